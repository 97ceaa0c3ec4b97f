import type { MetaDescriptor } from "react-router";
import { siteConfig } from "../site-config.ts";

/** One thing as schema.org describes it. */
export type Thing = { "@type": string } & Record<string, unknown>;

/**
 * Data about a page for search engines, as one block; React Router escapes its `<`. Only the
 * server writes it: React passes over elements of the head that it does not know.
 */
export function jsonLd(things: readonly Thing[]): MetaDescriptor[] {
  if (!import.meta.env.SSR || things.length === 0) return [];
  return [{ "script:ld+json": { "@context": "https://schema.org", "@graph": [...things] } }];
}

/** The full address of a path of this site. */
export const absolute = (path: string) => siteConfig.siteUrl + path;
