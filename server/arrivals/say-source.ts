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
  return same(first, last) ? [...lines, from] : [...lines, from, `Last from: ${sayTouch(last)}`];
}

function sayTouch(touch: Touch): string {
  const { path, referrer, campaign, term, content, paid, at } = touch;
  const details = [
    campaign && `campaign ${campaign}`,
    term && `term ${term}`,
    content && `content ${content}`,
    paid && `click id ${paid}`,
    referrer && `led here by ${referrer}`,
    path && `landed on ${path}`,
    moment(at),
  ];
  const name = `${sourceName(touch)} (${mediumName(touch)})`;
  return [name, ...details.filter(Boolean)].join(", ");
}

/** The visitor's clock may be wrong, or not a date at all. */
function moment(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? ""
    : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

const same = (a: Touch, b: Touch) => JSON.stringify(a) === JSON.stringify(b);
