import type { SiteConfig } from "#contract/site-config.ts";

declare const __SITE_CONFIG__: SiteConfig;

/** The configuration that the pages were built with. */
export const siteConfig: SiteConfig = __SITE_CONFIG__;
