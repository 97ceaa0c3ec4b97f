import { serverMessages } from "#content/server-messages.ts";
import type { App, AppDeps } from "#server/app.ts";
import { methodNotAllowed, Refusal } from "#server/http/refusal.ts";

/** Every path that no other module handles: the pages. Mounted last. */
export function siteRoutes(app: App, { site, metrics }: AppDeps): void {
  app.get("/api/*", (c) => c.json({ message: serverMessages.notFound }, 404));
  app.get("*", async (c) => {
    const request = c.req.raw;
    try {
      return await site.respond({ request, address: c.var.address });
    } catch (error) {
      const isPage = !c.req.path.endsWith(".data");
      const page = isPage && error instanceof Refusal && site.refused(request, error);
      if (!page) throw error;
      metrics.refused.inc({ reason: error.reason });
      return page;
    }
  });
  app.all("*", methodNotAllowed("GET, HEAD"));
}
