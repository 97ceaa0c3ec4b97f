import type { Unit } from "./said-units.ts";
import type { Value } from "./values-said.ts";

/** The value that a new one replaces: the nearest of its kind. */
export function oldOf(value: Value, known: readonly Value[], { values }: Unit): Value | undefined {
  if (value.kind !== "number" || values.length > 1)
    return known.findLast(({ kind }) => kind === value.kind);
  // A bare number may be an hour, a day of the month, or a count of the same thing.
  const numbers = known.filter(({ kind }) => kind !== "email" && kind !== "phone");
  // "For 6 saturday at 7, no 8 of us": what counts people replaces no hour.
  const last = value.unit ? numbers.findLast(({ kind }) => kind === "number") : numbers.at(-1);
  if (!last) return undefined;
  if (last.kind === "number") {
    const alike = last.unit
      ? value.unit?.slice(0, 4) === last.unit.slice(0, 4)
      : countsAlone.test(value.unit ?? "people");
    return !value.unit || alike ? last : undefined;
  }
  if (value.unit) return undefined;
  const size = Number(value.text);
  if (last.kind === "hour")
    return Number.isNaN(size) || (size > 0 && size <= 12) ? last : undefined;
  return last.kind === "day" && /\d/.test(last.text) && size > 12 ? last : undefined;
}

/** "Tuesday? 2.. make it 2:45": a number with nothing around it is an hour. */
export const loneHour = (
  text: string,
  { kind }: Value,
  last: Value | undefined,
): Value | undefined =>
  kind === "hour" &&
  last?.kind === "number" &&
  !last.unit &&
  (/[.,;!?…]\s*$/.test(text.slice(0, last.from)) || last.from === 0) &&
  Number(last.text) <= 12
    ? last
    : undefined;

/** What a number without its noun may have counted: "for 4, no 5 people", but no beds. */
const countsAlone =
  /^(?:people|persons?|personas?|人|adults?|adultos?|guests?|nights?|noches|degrees|grados)$/;

/** "The 28th" with 29 in it; "2 pm" with 3. */
export function inPlaceOf(old: Value, { text, kind }: Value): string {
  if (old.kind === "day" && kind === "number")
    return old.text.replace(/\d{1,2}(?:st|nd|rd|th)?/, `${text}th`);
  const ofDay = old.kind === "hour" && keepsHalf(old.text, text);
  const half =
    ofDay && !/[ap]\.?m|点|:/i.test(text)
      ? / ?(?:[ap]\.?m\.?| de la (?:ma[nñ]ana|tarde|noche))$/i.exec(old.text)?.[0]
      : undefined;
  const part = /^[上下]午|^[早晚]上/u.exec(old.text)?.[0];
  if (ofDay && part && /点/.test(text) && !/[上下]午|[早晚]上|中午/.test(text)) return part + text;
  const article = /^(?:the|el) /i.exec(old.text)?.[0] ?? "";
  return (article && /^\d/.test(text) ? article : "") + text + (half ?? "");
}

/**
 * Whether the half of the day goes on for a new hour: "4 pm, no 5" is in the afternoon, "4 pm, no 10"
 * in the morning, "9 am, no 2" after noon.
 */
function keepsHalf(old: string, fresh: string): boolean {
  const [before, after] = [hourOf(old), hourOf(fresh)];
  if (before === undefined || after === undefined) return true;
  if (/a\.?m|ma[nñ]ana|上午|早上/i.test(old)) return after >= early;
  return after < early || after === 12 || (before >= early && before < 12);
}
/** The first hour that may be one of the morning: nobody is visited at six. */
const early = 7;

const hourOf = (text: string): number | undefined => {
  const figure = /\d{1,2}/.exec(text)?.[0];
  if (figure) return Number(figure) % 12 || 12;
  const word = text.toLowerCase().match(/\p{L}+/u)?.[0] ?? "";
  const place = hourWords.indexOf(word);
  if (place >= 0) return (place % 12) + 1;
  const signs = /([一二两三四五六七八九十]{1,2})点/u.exec(text)?.[1]?.replace("两", "二") ?? "";
  const value = [...signs].reduce((all, sign) => all + chineseFigures.indexOf(sign) + 1, 0);
  return value > 0 ? value : undefined;
};
const chineseFigures = "一二三四五六七八九十";
const hourWords =
  "one two three four five six seven eight nine ten eleven twelve una dos tres cuatro cinco seis siete ocho nueve diez once doce".split(
    " ",
  );
