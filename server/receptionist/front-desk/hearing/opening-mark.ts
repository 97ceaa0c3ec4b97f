import { correctionOpening } from "./correction-marks.ts";
import { isTime, unitsOf } from "./said-units.ts";
import { valuesIn } from "./values-said.ts";

/** "Sorry, we are 7": people. */
const counting = /(?<!\p{L})(?:somos|son|seremos|we are|we['’]?re|there['’]?s|for|para)\s*$/iu;

/**
 * A line that begins by putting right the time that is known: "ugh no 2" as "no wait, at 2".
 * @param day Whether a text names the day that is known already.
 */
export function withOpeningMark(line: string, isKnown: (day: string) => boolean): string {
  const [unit] = unitsOf(line, valuesIn(line));
  if (!unit?.values.every((one) => isTime(one) || (one.kind === "number" && !one.unit)))
    return line;
  const [first] = unit.values;
  const opening = line.slice(0, unit.from);
  if (!first || !correctionOpening.test(opening) || counting.test(opening)) return line;
  if (unit.values.length === 1 && first.kind === "day" && isKnown(first.text)) return line;
  const size = Number(first.text);
  if (first.kind === "number" && !(size > 0 && size <= 12)) return line;
  const bare = first.kind === "number" || (first.kind === "hour" && /^\d/.test(first.text));
  return `no wait, ${bare ? "at " : ""}${line.slice(unit.from)}`;
}
