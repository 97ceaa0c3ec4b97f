import type { Touch } from "#contract/lead-source.ts";

type Columns<Which extends "first" | "last"> = {
  [Part in keyof Touch as `${Which}_${Part}`]: Touch[Part];
};

/** Where the visit behind a lead came from; no row exists when the source is unknown. */
export interface LeadSourceRow extends Columns<"first">, Columns<"last"> {
  lead_id: string;
}

/** The columns of the first and last arrival. */
export function sourceColumns({
  first,
  last,
}: {
  first: Touch;
  last: Touch;
}): Omit<LeadSourceRow, "lead_id"> {
  return { ...columns("first", first), ...columns("last", last) };
}

/** The first and last arrival of a row. */
export function touchesOf(row: LeadSourceRow): { first: Touch; last: Touch } {
  return { first: touch("first", row), last: touch("last", row) };
}

const parts: (keyof Touch)[] = [
  "at",
  "path",
  "referrer",
  "source",
  "medium",
  "campaign",
  "term",
  "content",
  "paid",
];

function columns<Which extends "first" | "last">(which: Which, touch: Touch): Columns<Which> {
  return Object.fromEntries(
    parts.map((part) => [`${which}_${part}`, touch[part]]),
  ) as Columns<Which>;
}

function touch(which: "first" | "last", row: LeadSourceRow): Touch {
  const values = parts.map((part) => [part, row[`${which}_${part}`]]);
  return Object.fromEntries(values) as Touch;
}
