import { serverMessages } from "#content/server-messages.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Captcha } from "./captcha.ts";

/**
 * A passed check: the captcha to mark as used, or undefined, which leaves the message unverified.
 */
export type CaptchaPass = { use: { id: string; expiresAt: number } } | { use: undefined };

/**
 * Checks the token of a form that requires a captcha.
 * @throws Refusal 403 when it is missing or wrong. When the provider cannot decide, the check
 * passes and nothing is marked as used.
 */
export async function requireCaptcha(
  captcha: Captcha,
  token: string | null,
  clientAddress: string,
): Promise<CaptchaPass> {
  if (!token) throw captchaRefusal(serverMessages.captcha.missing);
  const result = await captcha.verify(token, clientAddress);
  if (result.verdict === "no") throw captchaRefusal(result.message);
  return { use: result.verdict === "ok" ? result.use : undefined };
}

/** Names the field, so that the form knows that its token is used up and gets a new one. */
export function captchaRefusal(message: string): Refusal {
  return new Refusal(403, "captcha", message, { fields: { captcha: message } });
}
