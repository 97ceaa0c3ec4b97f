import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import type { Fact } from "../call-state.ts";
import { valuesIn } from "./values-said.ts";

/**
 * "April 28 or 29", taken for the day of the truck, is no time at which somebody comes to look; nor is
 * "the bus picks me up at 12:30", taken for when the caller has to leave, beside "tuesday at 10".
 */
export const withoutOwnTimes = (
  { fields }: FrontDesk,
  facts: Record<string, Fact>,
  text: string,
): string => {
  const piecesOf = (name: string) => facts[name]?.text?.split("; ") ?? [];
  const left = fields
    .filter(({ name, optional }) => optional && ownTimes.has(name))
    .flatMap(({ name }) => piecesOf(name))
    .reduce((all, piece) => all.replace(piece, " "), text);
  return fields
    .filter(({ name }) => besideVisit.has(name))
    .flatMap(({ name }) => piecesOf(name))
    .reduce((all, piece) => {
      const rest = all.replace(piece, " , ");
      return namesHour(piece) && namesHour(rest) ? rest : all;
    }, left);
};
const ownTimes = new Set(["deadline", "day"]);
/** Lines that tell an hour of their own, where another one is left for the visit. */
const besideVisit = new Set(["out", "happened", "since", "by", "renewal"]);

const namesHour = (text: string) => valuesIn(text).some(({ kind }) => kind === "hour");
