import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import type { Fact } from "../call-state.ts";

/** "April 28 or 29", taken for the day of the truck, is no time at which somebody comes to look. */
export const withoutOwnTimes = (
  { fields }: FrontDesk,
  facts: Record<string, Fact>,
  text: string,
): string =>
  fields
    .filter(({ name, optional }) => optional && ownTimes.has(name))
    .flatMap(({ name }) => facts[name]?.text?.split("; ") ?? [])
    .reduce((all, piece) => all.replace(piece, " "), text);
const ownTimes = new Set(["deadline", "day"]);
