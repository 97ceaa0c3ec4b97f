import type { TalkLine } from "#contract/desk-lead.ts";
import type { LeadSource } from "#server/arrivals/read-lead-source.ts";
import type { CaptchaPass } from "#server/captcha/require-captcha.ts";
import type { Standing } from "#server/db/tables.ts";
import type { RequestKey } from "#server/http/request-keys.ts";

/** Data about the request that a lead arrived with, besides its fields. */
export interface LeadRequest {
  standing: Standing;
  reason: string;
  key: RequestKey | undefined;
  captcha: CaptchaPass;
  source: LeadSource;
  /** The conversation that led to it. */
  lines?: readonly TalkLine[];
}
