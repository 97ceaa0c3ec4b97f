import type { App, AppDeps } from "#server/app.ts";
import { methodNotAllowed } from "#server/http/refusal.ts";

/** Every path that no other module took: the pages. Mounted last. */
export function siteRoutes(app: App, { site }: AppDeps): void {
  app.get("/api/*", (c) => c.json({ message: "There is nothing at this address." }, 404));
  app.get("*", (c) => site.respond(c.req.raw));
  app.all("*", methodNotAllowed("GET, HEAD"));
}
