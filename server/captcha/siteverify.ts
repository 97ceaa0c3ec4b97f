import { createHash } from "node:crypto";
import * as v from "valibot";
import { serverMessages } from "#content/server-messages.ts";
import { type CaptchaServiceName, captchaServices } from "#contract/captcha-providers.ts";
import type { Captcha, CaptchaVerdict } from "./captcha.ts";

const answerSchema = v.object({
  success: v.boolean(),
  "error-codes": v.fallback(v.optional(v.array(v.string()), []), []),
});

/** Milliseconds. A visitor should not wait longer; after that the message is kept as unverified. */
const timeout = 5_000;
/** How long an `ok` is remembered here, so that a retry after a failed write still passes. */
const memory = 10 * 60_000;

export interface SiteverifyOptions {
  provider: CaptchaServiceName;
  secret: string;
  verifyUrl?: string | undefined;
  fetch?: typeof fetch;
}

/** reCAPTCHA, Turnstile and hCaptcha: the same call to three URLs. */
export function createSiteverify(options: SiteverifyOptions): Captcha {
  const { provider, secret, fetch: get = fetch } = options;
  const verifyUrl = options.verifyUrl ?? captchaServices[provider].verify;
  const passed = new Map<string, CaptchaVerdict & { verdict: "ok" }>();
  return {
    provider,
    async verify(token) {
      if (token.length > 8000) return { verdict: "no", message: serverMessages.captcha.wrong };
      const id = createHash("sha256").update(token).digest("base64url");
      const known = passed.get(id);
      if (known && known.use.expiresAt > Date.now()) return known;
      const answer = await ask(get, verifyUrl, { secret, response: token });
      if (!answer) return { verdict: "unknown" };
      if (!answer.success) return refusalFor(answer["error-codes"]);
      const verdict = { verdict: "ok" as const, use: { id, expiresAt: Date.now() + memory } };
      if (passed.size > 1000) passed.clear();
      passed.set(id, verdict);
      return verdict;
    },
  };
}

async function ask(get: typeof fetch, url: string, form: Record<string, string>) {
  try {
    const response = await get(url, {
      method: "POST",
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeout),
    });
    const parsed = v.safeParse(answerSchema, await response.json().catch(() => undefined));
    if (aboutToken.has(response.status))
      return { success: false, "error-codes": parsed.success ? parsed.output["error-codes"] : [] };
    return response.ok && parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Statuses for a refused request. The token is the only part of it that comes from the visitor. */
const aboutToken = new Set([400, 413, 422]);

/**
 * Errors in our configuration or at the provider must not cost the visitor the message. Anything
 * else, named or not, is a refusal: an odd enough token is reported as a bad request.
 */
const ours = new Set(["missing-input-secret", "invalid-input-secret", "internal-error"]);

function refusalFor(codes: string[]): CaptchaVerdict {
  if (codes.some((code) => ours.has(code))) return { verdict: "unknown" };
  const expired = codes.includes("timeout-or-duplicate");
  return {
    verdict: "no",
    message: expired ? serverMessages.captcha.expired : serverMessages.captcha.wrong,
  };
}
