import { everyPage } from "#content/every-page.ts";
import { changedOn } from "#content/page-changes.ts";
import { pathOf } from "#content/pages.ts";
import type { Blog } from "#contract/blog.ts";
import { xml } from "./xml.ts";

/** Maximum URLs in one file, by the protocol (sitemaps.org). */
const limit = 50_000;

/** Every indexable page, and every post. `siteUrl`: without a trailing slash. */
export function siteMap(siteUrl: string, posts: readonly Blog[]): string {
  const fixed = everyPage
    .filter(({ noindex }) => !noindex)
    .map(({ path }) => {
      const changed = changedOn(path);
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
      return `<url><loc>${xml(siteUrl + path)}</loc>${lastmod}</url>`;
    });
  const written = posts
    .slice(0, limit - fixed.length)
    .map(
      ({ _id, date }) =>
        `<url><loc>${xml(siteUrl + pathOf("blogPost", { id: _id }))}</loc><lastmod>${xml(date)}</lastmod></url>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...fixed,
    ...written,
    "</urlset>\n",
  ].join("\n");
}
