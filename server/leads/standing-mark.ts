import type { Standing } from "#server/db/tables.ts";

/** Subject prefixes that warn the company before it opens the mail. */
const marks: Partial<Record<Standing, string>> = {
  suspect: "[suspect] ",
  unverified: "[unverified] ",
};

/** "[suspect] ": begins the subject of a mail about a lead that may not be trusted; else empty. */
export const standingMark = (standing: Standing): string => marks[standing] ?? "";

/** "suspect (too fast)": how far a lead is trusted, and why. */
export const sayStanding = ({
  standing,
  reason,
}: {
  standing: Standing;
  reason: string;
}): string => (reason ? `${standing} (${reason})` : standing);
