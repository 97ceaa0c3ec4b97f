import type { CaptchaProvider } from "#contract/captcha-providers.ts";

/**
 * Result of a captcha check. `ok` carries the id that may be used once and until when it must be
 * remembered (ms since 1970); `no` a sentence for the visitor; `unknown` means that the provider
 * could not say, and the message is kept as unverified.
 */
export type CaptchaVerdict =
  | { verdict: "ok"; use: { id: string; expiresAt: number } }
  | { verdict: "no"; message: string }
  | { verdict: "unknown" };

/** One provider. Implementations: altcha.ts (ours, offline) and siteverify.ts (three services). */
export interface Captcha {
  provider: CaptchaProvider;
  /** Never throws: a failure of the provider is `unknown`. */
  verify(token: string, clientAddress: string): Promise<CaptchaVerdict>;
  /** A fresh challenge for the widget; undefined where the provider's own script makes it. */
  challenge?(): Promise<unknown>;
}
