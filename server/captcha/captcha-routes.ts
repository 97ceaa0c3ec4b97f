import { serverMessages } from "#content/server-messages.ts";
import { endpoints } from "#contract/http.ts";
import type { App, AppDeps } from "#server/app.ts";
import { methodNotAllowed } from "#server/http/refusal.ts";

/** GET /api/captcha: a fresh ALTCHA challenge, as the widget and altcha-lib read it. */
export function captchaRoutes(app: App, { captcha, limits }: AppDeps): void {
  app.get(endpoints.captcha, async (c) => {
    await limits.use("captcha", c.var.address);
    c.header("Cache-Control", "no-store");
    if (!captcha.challenge) return c.json({ message: serverMessages.captcha.other }, 404);
    return c.json((await captcha.challenge()) as Record<string, unknown>);
  });
  app.all(endpoints.captcha, methodNotAllowed("GET"));
}
