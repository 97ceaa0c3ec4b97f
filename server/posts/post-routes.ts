import { serverMessages } from "#content/server-messages.ts";
import type { Blog } from "#contract/blog.ts";
import { endpoints } from "#contract/http.ts";
import type { App, AppDeps } from "#server/app.ts";
import { methodNotAllowed } from "#server/http/refusal.ts";
import { madeFile } from "#server/site/made-file.ts";
import { serveFile } from "#server/site/serve-file.ts";
import type { StaticFile } from "#server/site/static-files.ts";

const cacheControl = "public, max-age=60";

/** GET /api/blogs?source=… and GET /api/blogs/{id}, for this and other sites. */
export function postRoutes(app: App, { posts }: AppDeps): void {
  // The list is the same array until a post changes, so each list is serialized and compressed only
  // once.
  const written = new WeakMap<readonly Blog[], Promise<StaticFile>>();
  app.get(endpoints.blogs, async (c) => {
    const list = await posts.list(c.req.query("source"));
    let file = written.get(list);
    if (!file) {
      file = madeFile(JSON.stringify(list), { type: "application/json", cacheControl });
      written.set(list, file);
    }
    return serveFile(c.req.raw, await file);
  });
  app.get(`${endpoints.blogs}/:id`, async (c) => {
    const post = await posts.get(c.req.param("id"));
    if (!post) return c.json({ message: serverMessages.blog.missing }, 404);
    c.header("Cache-Control", cacheControl);
    return c.json(post);
  });
  app.on(
    ["POST", "PUT", "PATCH", "DELETE"],
    [endpoints.blogs, `${endpoints.blogs}/:id`],
    methodNotAllowed("GET"),
  );
}
