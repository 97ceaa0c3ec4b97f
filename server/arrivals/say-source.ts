import type { Touch } from "#contract/lead-source.ts";
import type { LeadRow } from "#server/db/tables.ts";
import type { LeadSource } from "./read-lead-source.ts";
import { mediumName, sourceName } from "./touch.ts";

/** Describes where a lead came from, one line each: "Sent from: contact form on /contact". */
export function sayLeadSource(
  { form, page, slip }: Pick<LeadSource, "slip"> & Pick<LeadRow, "form" | "page">,
  touches: LeadSource["touches"],
): string[] {
  const sent = [form, page && `on ${page}`].filter(Boolean).join(" ");
  const lines = sent ? [`Sent from: ${sent}`] : [];
  if (slip) lines.unshift(`Worked out: ${slip}`);
  if (!touches) return [...lines, "Where from: not told"];
  const { first, last } = touches;
  const from = `Where from: ${sayTouch(first)}`;
  return isSameTouch(first, last)
    ? [...lines, from]
    : [...lines, from, `Last from: ${sayTouch(last)}`];
}

function sayTouch(touch: Touch): string {
  const { path, referrer, at } = touch;
  const details = [
    ...sayCampaign(touch),
    referrer && `led here by ${referrer}`,
    path && `landed on ${path}`,
    moment(at),
  ];
  const name = `${sourceName(touch)} (${mediumName(touch)})`;
  return [name, ...details.filter(Boolean)].join(", ");
}

/** What the link of an arrival said about its campaign. */
export function sayCampaign({ campaign, term, content, paid }: Touch): string[] {
  const parts = [
    campaign && `campaign ${campaign}`,
    term && `term ${term}`,
    content && `content ${content}`,
    paid && `click id ${paid}`,
  ];
  return parts.filter(Boolean);
}

/** The visitor's clock may be wrong, or not a date at all. */
function moment(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? ""
    : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** Whether two arrivals are one. */
export const isSameTouch = (a: Touch, b: Touch) => JSON.stringify(a) === JSON.stringify(b);
