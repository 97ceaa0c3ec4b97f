import { endpoints } from "#contract/http.ts";
import type { App, AppDeps } from "#server/app.ts";
import { methodNotAllowed } from "#server/http/refusal.ts";

/** GET /api/blogs?source=… and GET /api/blogs/{id} (specification 7), for this and other sites. */
export function postRoutes(app: App, { posts }: AppDeps): void {
  app.get(endpoints.blogs, async (c) => {
    c.header("Cache-Control", "public, max-age=60");
    return c.json(await posts.list(c.req.query("source")));
  });
  app.get(`${endpoints.blogs}/:id`, async (c) => {
    const post = await posts.get(c.req.param("id"));
    if (!post) return c.json({ message: "There is no post at this address." }, 404);
    c.header("Cache-Control", "public, max-age=60");
    return c.json(post);
  });
  app.on(
    ["POST", "PUT", "PATCH", "DELETE"],
    [endpoints.blogs, `${endpoints.blogs}/:id`],
    methodNotAllowed("GET"),
  );
}
