import { site } from "#content/site.ts";
import type { LeadRow } from "#server/db/tables.ts";

/** Milliseconds within which the company promises an answer. */
const promised = site.replyWithinHours * 3_600_000;

/** A waiting lead that was stored before this instant is late. @param at the time of the database */
export const lateBefore = (at: number): number => at - promised;

/** Whether a lead waits longer than the company promises. */
export const isLate = (
  { folder, created_at }: Pick<LeadRow, "folder" | "created_at">,
  at: number,
): boolean => folder === "waiting" && created_at < lateBefore(at);
