import type { Value } from "./values-said.ts";

/** A day, an hour, or both side by side; any other value by itself. */
export interface Unit {
  values: Value[];
  from: number;
  to: number;
}

/** "Thursday next week at 4", "wednesday afternoon at 2", "el jueves que viene a las 3": a day and its hour. */
export const besideTime =
  /^(?:,? *(?:(?:of )?(?:next|this|that) week|(?:in the )?(?:morning|afternoon|evening)|(?:de la semana |de esta semana |de la )?(?:que viene|pr[oó]xima|que entra)|(?:en|por|de) la (?:ma[nñ]ana|tarde|noche))?,? *(?:at|@|a las?|around|like|tipo|on|el|de la ma[nñ]ana|,)? *)$/iu;

/** Values in the groups in which they are said: "tues at 10" is one. */
export function unitsOf(text: string, values: readonly Value[]): Unit[] {
  const units: Unit[] = [];
  for (const value of values) {
    const last = units.at(-1);
    const before = last?.values.at(-1);
    const joins =
      last &&
      before &&
      last.values.length < 2 &&
      isTime(before) &&
      isTime(value) &&
      before.kind !== value.kind &&
      besideTime.test(text.slice(before.to, value.from));
    if (joins) {
      last.values.push(value);
      last.to = value.to;
    } else units.push({ values: [value], from: value.from, to: value.to });
  }
  return units;
}

/** Whether a value is a day or an hour. */
export const isTime = ({ kind }: Value) => kind === "day" || kind === "hour";
