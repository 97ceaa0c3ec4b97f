import { pagePicture, sharePicture } from "#contract/share-picture.ts";
import type { App, AppDeps } from "#server/app.ts";
import { shownPost } from "#server/seo/shown-posts.ts";
import { contentTag } from "#server/site/content-tag.ts";
import { serveFile } from "#server/site/serve-file.ts";
import type { StaticFile } from "#server/site/static-files.ts";
import { openSharePictures, type SharePictures } from "./share-picture.ts";

/** Pictures kept in memory, about 30 KB each; the oldest is dropped first. */
const room = 200;

/**
 * GET /share/blogs/{id}.png: the picture of a post, drawn on the first request. A title with
 * letters that the font lacks gets the blog's picture. Only existing posts get pictures, so clients
 * cannot make us draw without end.
 */
export function postPictures(app: App, deps: AppDeps): void {
  const drawn = new Map<string, Promise<StaticFile>>();
  let opened: Promise<SharePictures> | undefined;
  app.get(`${sharePicture.folder}/blogs/:file{.+\\.png}`, async (c) => {
    const id = c.req.param("file").replace(/\.png$/, "");
    const title = (await shownPost(deps, id))?.title;
    if (title === undefined) return c.text("Not found\n", 404);
    opened ??= openSharePictures();
    const pictures = await opened;
    if (!pictures.canDraw(title)) return c.redirect(pagePicture("blogs"));
    let file = drawn.get(title);
    if (!file) {
      file = pictures.draw(title).then(fileOf);
      drawn.set(title, file);
      file.catch(() => drawn.delete(title));
      if (drawn.size > room) drawn.delete(drawn.keys().next().value ?? "");
    }
    return serveFile(c.req.raw, await file);
  });
}

function fileOf(picture: Buffer): StaticFile {
  const identity = Buffer.from(picture);
  return {
    type: "image/png",
    bodies: { identity },
    tag: contentTag(identity),
    cacheControl: "public, max-age=86400",
    policy: undefined,
  };
}
