import { countsPath } from "#contract/counts.ts";
import type { SiteConfig } from "#contract/site-config.ts";

declare const __SITE_CONFIG__: SiteConfig;

/** What the pages were built with: every default. */
const defaults: Readonly<SiteConfig> = __SITE_CONFIG__;

/**
 * The configuration of this site. The server sets it before it renders; in the browser it is the
 * defaults, and what the page says of its own (`data-config` of the document).
 */
export const siteConfig: SiteConfig = { ...defaults, ...fromPage() };

/** Sets the configuration of every page that this process renders. */
export function configure(config: SiteConfig): void {
  Object.assign(siteConfig, config);
}

/**
 * What scripts have to be told: the values that are no defaults, as JSON; undefined when there are
 * none. They never ask for the site's own address.
 */
export function configData(): string | undefined {
  const { siteUrl: _, ...read } = siteConfig;
  const own = Object.entries(read).filter(
    ([name, value]) => value !== defaults[name as keyof SiteConfig],
  );
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : undefined;
}

/** Where the page's own script sends its counts (`data-counts`): empty for nowhere, undefined for the page's own origin. */
export function countsUrl(): string | undefined {
  if (!siteConfig.counts) return "";
  return siteConfig.apiHost ? siteConfig.apiHost + countsPath : undefined;
}

function fromPage(): Partial<SiteConfig> {
  return import.meta.env.SSR ? {} : JSON.parse(document.documentElement.dataset.config ?? "{}");
}
