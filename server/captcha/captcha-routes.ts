import { serverMessages } from "#content/server-messages.ts";
import { endpoints } from "#contract/http.ts";
import type { App, AppDeps } from "#server/app.ts";
import { createCapacity } from "#server/http/capacity.ts";
import { methodNotAllowed } from "#server/http/refusal.ts";

/** A challenge is a key derivation in the thread pool, which files and DNS lookups need too. */
const atOnce = 2;
const mostWaiting = 200;

/** Limits the challenges that are made at the same time. */
export const challengeCapacity = () => createCapacity(atOnce, { line: mostWaiting });

/** GET /api/captcha: a new ALTCHA challenge, in the format of the widget and altcha-lib. */
export function captchaRoutes(app: App, { captcha, limits }: AppDeps): void {
  const withCapacity = challengeCapacity();
  app.get(endpoints.captcha, async (c) => {
    await limits.use("captcha", c.var.address);
    c.header("Cache-Control", "no-store");
    if (!captcha.challenge) return c.json({ message: serverMessages.captcha.other }, 404);
    const challenge = captcha.challenge;
    return c.json((await withCapacity(async () => challenge())) as Record<string, unknown>);
  });
  app.all(endpoints.captcha, methodNotAllowed("GET"));
}
