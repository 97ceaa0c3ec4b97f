import * as v from "valibot";
import { captchaProviders } from "./captcha-providers.ts";

/** The public part of the configuration, which is written into the pages. It contains no secret. */
export const siteConfigSchema = v.object({
  /** Base URL of another API host, without a trailing slash; empty: the page's own origin. */
  apiHost: v.string(),
  /** `source` of the blog list. */
  blogSource: v.string(),
  dashboardUrl: v.string(),
  captchaProvider: v.picklist(captchaProviders),
  captchaSiteKey: v.string(),
  /** URL of an external booking embed; empty: our own calendar. */
  schedulingUrl: v.string(),
  /** URL of an external voice agent; empty: our own receptionist. */
  voiceAgentUrl: v.string(),
  /** Public origin without a trailing slash. */
  siteUrl: v.string(),
  /** Whether visits are counted. */
  counts: v.boolean(),
  /** The company inbox: the `to` of every message. */
  mailTo: v.string(),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
