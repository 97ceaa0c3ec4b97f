/**
 * Crawlers may read all pages. Those that must not be indexed carry `noindex`, which a crawler must
 * be able to read; only the API is disallowed.
 */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
