/**
 * All pages may be read. What is not to be found says so itself (`noindex`), and for that it must
 * be readable too; only answers for programs are out of bounds.
 */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
