/**
 * Crawlers may read all pages. Pages that must not be indexed have `noindex`, which a crawler can
 * see only if it may read them; so only the API is disallowed.
 */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
