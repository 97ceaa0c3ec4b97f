import type { CaptchaProvider } from "#contract/captcha-providers.ts";

/** What the pages were built with: the public part of the environment (server/env.ts). */
export interface SiteConfig {
  /** Base URL of another API host; empty: the page's own origin. */
  apiHost: string;
  blogSource: string;
  dashboardUrl: string;
  captchaProvider: CaptchaProvider;
  captchaSiteKey: string;
  schedulingUrl: string;
  voiceAgentUrl: string;
  /** Public origin without a trailing slash. */
  siteUrl: string;
  /** The company inbox: the `to` of every message. */
  mailTo: string;
}

declare const __SITE_CONFIG__: SiteConfig;

export const siteConfig: SiteConfig = __SITE_CONFIG__;
