import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A new secret: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `${prefix}${randomBytes(32).toString("base64")}`;
}

export interface Signed {
  /** `webhook-id`. */
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/**
 * The three headers of the Standard Webhooks specification. With several secrets each signs, so
 * that a receiver may change to the new one whenever it likes.
 */
export function signatureHeaders(signed: Signed, secrets: string[]): Record<string, string> {
  return {
    "webhook-id": signed.id,
    "webhook-timestamp": String(signed.timestamp),
    "webhook-signature": secrets.map((secret) => signature(signed, secret)).join(" "),
  };
}

function signature({ id, timestamp, body }: Signed, secret: string): string {
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}
