import { descriptions } from "./descriptions.ts";
import { integrationPageHeads } from "./integration-pages/find-integration-page.ts";
import { type Page, type PageId, pages } from "./pages.ts";

/** A page with an address of its own, and what search engines are told of it. */
export interface ListedPage extends Page {
  /** Names its share picture; for pages of the table, their key there. */
  id: string;
  description: string;
}

/**
 * Every page of the site that has a fixed address: the table of pages without its patterns, and one
 * page for each integration. Too long for the scripts of the pages: for the build and the server.
 */
export const everyPage: readonly ListedPage[] = [
  ...(Object.entries(pages) as [PageId, Page][])
    .filter(([, { path }]) => !path.includes(":"))
    .map(([id, page]) => ({ ...page, id, description: descriptions[id] })),
  ...integrationPageHeads.map(({ slug, ...page }) => ({ ...page, id: `integration-${slug}` })),
];
