import type { Cues, Field, Option } from "#content/front-desks/front-desk.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { findCues } from "#server/receptionist/safety/cues.ts";
import { denied } from "#server/receptionist/safety/denials.ts";
import { isBare, type SaidPart } from "./said-parts.ts";

/** The option that a message names; a short answer may use the words that it is printed with. */
export function optionIn(
  { options = [] }: Field,
  parts: readonly SaidPart[],
  asked: boolean,
): { option: Option; parts: SaidPart[] } | undefined {
  const found = (holds: (option: Option, part: SaidPart) => boolean) => {
    for (const option of options) {
      const own = parts.filter((part) => holds(option, part));
      if (own.length > 0) return { option, parts: own };
    }
    return undefined;
  };
  return (
    found(
      ({ heard }, { words, han }) =>
        heard.some((cues) => undenied(cues, words)) || hasHan(heard, han),
    ) ??
    (asked ? yesOrNo(options, parts) : undefined) ??
    (asked
      ? found(
          ({ label }, { words, asks }) =>
            !asks &&
            words.length <= 5 &&
            !words.some((word) => negative.has(word)) &&
            printed(label, words),
        )
      : undefined)
  );
}

/** "It has NOT stopped": of two options the other one, where the one that was taken down is denied. */
export function oppositeIn(
  { options = [] }: Field,
  parts: readonly SaidPart[],
  known: string | undefined,
): { option: Option; parts: SaidPart[] } | undefined {
  const taken = options.find(({ id }) => id === known);
  const other = options.find(({ id }) => id !== known);
  if (!taken || !other || options.length !== 2) return undefined;
  const own = parts.filter(
    ({ words, asks }) =>
      !asks &&
      taken.heard.some((cues) => findCues(cues, words).some(({ from }) => denied(words, from))),
  );
  return own.length > 0 ? { option: other, parts: own } : undefined;
}

/** A plain yes or no to "have you been here before?". */
function yesOrNo(options: readonly Option[], parts: readonly SaidPart[]) {
  // "So, yes? no?" asks.
  if (parts.every(({ asks }) => asks)) return undefined;
  const words = parts.flatMap((part) => part.words);
  const han = parts.map((part) => part.han).join("");
  const no = /^(?:no|nope|nah|never|nunca)$/.test(words[0] ?? "") || /^(?:没|不)/.test(han);
  const yes =
    /^(?:yes|yeah|yep|si|claro|sure|(?:i|we) have)\b/.test(words.join(" ")) ||
    /^(?:是|有|来过|对)/.test(han);
  if ((!yes && !no) || words.length > 4) return undefined;
  const meant = no ? ["new", "first", "no"] : ["known", "before", "yes"];
  const option = options.find(({ id }) => meant.includes(id));
  return option && { option, parts: [...parts] };
}

const negative = new Set("no not never none dont isnt without sin ningun nunca".split(" "));

/** "Own" for "Owner", "rent" for "Renting": the beginnings agree. */
const printed = (label: readonly string[], words: readonly string[]): boolean => {
  const names = label.flatMap(latinWords).filter((word) => word.length >= 3);
  return words.some(
    (word) =>
      word.length >= 3 &&
      !isBare([word]) &&
      names.some((name) => name.startsWith(word) || (name.length >= 4 && word.startsWith(name))),
  );
};

/** Whether a Chinese text holds one of the signs that are listened for. */
export const hasHan = (heard: Cues | undefined, han: string): boolean =>
  han.length > 0 && (heard?.[2]?.split(",").some((sign) => han.includes(sign.trim())) ?? false);

/** A cue that is not denied; one that begins with its own "no" stands as it is. */
const undenied = (cues: string | undefined, words: readonly string[]) =>
  findCues(cues, words).some(
    ({ from }) => !denied(words, from) && !notNeeded.test(words.slice(0, from).join(" ")),
  );

/** "Doesn't have to be Tasha", "no tiene que ser con Dee": what stands behind it is not asked for. */
const notNeeded =
  /\b(?:(?:doesnt|dont|does not|do not|needn?t?) (?:really )?(?:have|need|got|care if its|care if it is)(?: to)?(?: be| get)?|not necessarily|no (?:tiene|hace falta|necesita) (?:que )?(?:ser|sea)?)(?: (?:with|con|a))?$/;
