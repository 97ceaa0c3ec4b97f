import type { CaptchaProvider } from "#contract/captcha-providers.ts";

/**
 * Result of a captcha check. `ok` carries the one-time id and how long it must be remembered (ms
 * since 1970); `no` a sentence for the visitor; `unknown` means that the provider could not decide,
 * and the message is kept as unverified.
 */
export type CaptchaVerdict =
  | { verdict: "ok"; use: { id: string; expiresAt: number } }
  | { verdict: "no"; message: string }
  | { verdict: "unknown" };

/** One provider. Implementations: altcha.ts (ours, offline) and siteverify.ts (three services). */
export interface Captcha {
  provider: CaptchaProvider;
  /** Never throws: when the provider fails, the verdict is `unknown`. */
  verify(token: string, clientAddress: string): Promise<CaptchaVerdict>;
  /** A new challenge for the widget; undefined when the provider's own script creates it. */
  challenge?(): Promise<unknown>;
}
