import { serverMessages } from "#content/server-messages.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Captcha } from "./captcha.ts";

/** A passed check: the captcha to mark as used, or none, which leaves the message unverified. */
export type CaptchaPass = { use: { id: string; expiresAt: number } } | { use: undefined };

/**
 * Checks the token of a form that asks for a captcha.
 * @throws Refusal 403 when it is missing or wrong. A provider that cannot say lets it pass unused.
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

/** Names the field, so that the form knows that its token is spent and asks for another. */
export function captchaRefusal(message: string): Refusal {
  return new Refusal(403, "captcha", message, { fields: { captcha: message } });
}
