import { madeFile } from "./made-file.ts";

const path = "/next-pages.json";

/** On every page: where the browser reads which links it may fetch ahead (Speculation Rules). */
export const nextPagesHeader = { "Speculation-Rules": `"${path}"` };

/**
 * A page that the pointer rests on is fetched before the click. It is not prerendered: at the first
 * touch React wakes, and then the router moves between pages and has its own ways ahead. Left out
 * is what depends on a query or a token, what is no page, and what leaves the site.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/*\\?(.+)", "/*.*", "/api/*", "/sent", "/booking*"] } },
          { not: { selector_matches: "[target], [download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export const nextPages = {
  path,
  file: madeFile(JSON.stringify(rules), {
    type: "application/speculationrules+json",
    cacheControl: "public, max-age=86400",
  }),
};
