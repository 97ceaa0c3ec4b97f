import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "./numbers.ts";

/** Two figures of which the second is the larger: "20 to 30", "between 20 and 30", "20, 30 tops". */
const ranges =
  /(?<![\d$.:-])(\d{1,5}(?:\.\d)?)(?: ?[-–~] ?| ?(?:to|or|a|o|u|到|至|或) ?|, ?(?:maybe |perhaps |or )?)(\d{1,5}(?:\.\d)?)(?![\d:]|-\d|%)/gu;
const between =
  /(?:between|entre|anywhere from|from) (\d{1,5}) (?:and|to|y|a) (\d{1,5})(?![\d:])/gu;
/** "二三十个": two signs before their unit. */
const chinese = /([一二两三四五六七八])([二三四五六七八九])([十百千])/gu;

/** The ranges of numbers that a message tells. */
export function rangesIn(said: string, language: Language): [from: number, to: number][] {
  const text = withFigures(said, language);
  const found = [...text.matchAll(ranges), ...text.matchAll(between)].map(
    ([, from, to]): [number, number] => [Number(from), Number(to)],
  );
  const two = [...said.matchAll(chinese)].map(([, from, to, unit]): [number, number] => [
    Number(withFigures(`${from}${unit}`, "zh")),
    Number(withFigures(`${to}${unit}`, "zh")),
  ]);
  return [...found, ...two].filter(([from, to]) => from < to);
}
