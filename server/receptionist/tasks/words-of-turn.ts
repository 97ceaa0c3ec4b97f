import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";

/** The text in small letters without accents, numbers in figures, short forms without their sign. */
export const bareText = ({ text, language }: Pick<Hearing, "text" | "language">): string =>
  withoutAccents(withFigures(text, language)).replace(/['’]/g, "");

/** Whether a text says nothing beyond the words of a closed class, in Latin script or Chinese. */
export function onlyWords(
  text: string,
  words: ReadonlySet<string>,
  chinese: RegExp = /(?!)/gu,
): boolean {
  const rest = text.replace(chinese, " ");
  if (/\p{Script=Han}/u.test(rest)) return false;
  return (rest.match(/[\p{L}\d]+/gu) ?? []).every((word) => words.has(word));
}

/** Words divided by spaces. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
