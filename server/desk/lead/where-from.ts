import type { LeadArrival, WhereFrom } from "#contract/desk-lead.ts";
import type { Touch } from "#contract/lead-source.ts";
import type { LeadSource } from "#server/arrivals/read-lead-source.ts";
import { isSameTouch, sayCampaign } from "#server/arrivals/say-source.ts";
import { mediumName, sourceName } from "#server/arrivals/touch.ts";
import type { LeadRow } from "#server/db/tables.ts";

/** Where a lead came from, as its page shows it. */
export function whereFromOf(
  { page, slip }: Pick<LeadRow, "page" | "slip">,
  touches: LeadSource["touches"],
): WhereFrom {
  if (!touches) return { page, slip, first: undefined, last: undefined };
  const { first, last } = touches;
  return {
    ...{ page, slip, first: arrivalOf(first) },
    last: isSameTouch(first, last) ? undefined : arrivalOf(last),
  };
}

function arrivalOf(touch: Touch): LeadArrival {
  const medium = mediumName(touch);
  const details = [
    touch.referrer,
    ...(touch.referrer || medium === "none" ? [] : [medium]),
    ...sayCampaign(touch),
  ];
  return {
    name: sourceName(touch),
    details: details.filter(Boolean).join(", "),
    at: touch.at,
    path: touch.path,
  };
}
