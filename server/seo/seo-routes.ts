import type { Blog } from "#contract/blog.ts";
import { feeds } from "#contract/feeds.ts";
import type { App, AppDeps } from "#server/app.ts";
import { madeFile } from "#server/site/made-file.ts";
import { serveFile } from "#server/site/serve-file.ts";
import { changesFeed } from "./changes-feed.ts";
import { jsonFeed, rssFeed } from "./feeds.ts";
import { llmsText } from "./llms-text.ts";
import { robots } from "./robots.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";
import { shownPosts } from "./shown-posts.ts";
import { siteMap } from "./site-map.ts";

type Write = (siteUrl: string, posts: readonly Blog[]) => string;

/** Documents for programs. They contain posts or a date, so they change without a build. */
const documents: Record<string, { type: string; write: Write }> = {
  "/sitemap.xml": { type: "application/xml", write: siteMap },
  "/robots.txt": { type: "text/plain; charset=utf-8", write: robots },
  [securityTxtPath]: {
    type: "text/plain; charset=utf-8",
    write: (siteUrl) => securityTxt(siteUrl, Date.now()),
  },
  "/llms.txt": { type: "text/plain; charset=utf-8", write: llmsText },
  [feeds.rss]: { type: "application/rss+xml; charset=utf-8", write: rssFeed },
  [feeds.changes]: { type: "application/atom+xml; charset=utf-8", write: changesFeed },
  [feeds.json]: { type: "application/feed+json; charset=utf-8", write: jsonFeed },
};

/** Milliseconds that a document is served from memory before the posts are read again. */
const freshness = 60_000;

/** GET of each document, compressed and with an ETag; the posts are read once a minute at most. */
export function seoRoutes(app: App, deps: AppDeps): void {
  for (const [path, { type, write }] of Object.entries(documents)) {
    const kept = keep(async () => {
      const posts = await shownPosts(deps);
      const text = write(deps.env.siteUrl, posts);
      return madeFile(text, { type, cacheControl: "public, max-age=300" });
    });
    app.get(path, async (c) => serveFile(c.req.raw, await kept()));
  }
}

/** Creates a value once for all concurrent callers; a failure is not cached. */
function keep<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  let until = 0;
  return () => {
    // A monotonic clock, because the system clock can be set back.
    if (value && performance.now() < until) return value;
    until = performance.now() + freshness;
    value = make();
    value.catch(() => {
      value = undefined;
    });
    return value;
  };
}
