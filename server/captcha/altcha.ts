import { createHash } from "node:crypto";
import {
  type Challenge,
  createChallenge,
  randomInt,
  type Solution,
  verifySolution,
} from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { serverMessages } from "#content/server-messages.ts";
import { proofLifetime } from "#contract/captcha-providers.ts";
import type { Captcha } from "./captcha.ts";

/**
 * Work of one challenge: 100 to 300 rounds of 5,000 PBKDF2 steps, about half a second on one core.
 * Making a challenge costs us one key derivation; checking a token needs only an HMAC, so that
 * false tokens cost us almost nothing.
 */
const work = { algorithm: "PBKDF2/SHA-256", cost: 5_000, counter: [100, 300] as const };

/** A token is this object in base64, as the ALTCHA widget and altcha-lib create it. */
const tokenSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal(work.algorithm),
      nonce: v.pipe(v.string(), v.maxLength(100)),
      salt: v.pipe(v.string(), v.maxLength(100)),
      expiresAt: v.number(),
    }),
    signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  solution: v.looseObject({
    counter: v.number(),
    derivedKey: v.pipe(v.string(), v.maxLength(200)),
  }),
});

export interface AltchaOptions {
  secret: string;
  /** Rounds of work; fewer in tests. */
  counter?: readonly [number, number];
}

/**
 * The built-in captcha: a proof of work, made and checked here. It stores nothing about the
 * visitor.
 */
export function createAltcha({ secret, counter = work.counter }: AltchaOptions): Captcha {
  const hmac = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}:key` };
  return {
    provider: "altcha",
    challenge: () =>
      createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(counter[1], counter[0]),
        deriveKey,
        expiresAt: new Date(Date.now() + proofLifetime),
        ...hmac,
      }),
    async verify(token) {
      const parsed = parseToken(token);
      if (!parsed) return { verdict: "no", message: serverMessages.captcha.wrong };
      const { challenge, solution } = parsed;
      const result = await verifySolution({
        challenge: challenge as unknown as Challenge,
        solution: solution as Solution,
        deriveKey,
        ...hmac,
      }).catch(() => undefined);
      if (result?.expired) return { verdict: "no", message: serverMessages.captcha.expired };
      if (!result?.verified) return { verdict: "no", message: serverMessages.captcha.wrong };
      const id = createHash("sha256").update(challenge.signature).digest("base64url");
      return { verdict: "ok", use: { id, expiresAt: challenge.parameters.expiresAt * 1000 } };
    },
  };
}

function parseToken(token: string) {
  if (token.length > 4000) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    const parsed = v.safeParse(tokenSchema, value);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
