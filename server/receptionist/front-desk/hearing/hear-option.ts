import type { Cues, Field, Option } from "#content/front-desks/front-desk.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { findCues } from "#server/receptionist/safety/cues.ts";
import { denied } from "#server/receptionist/safety/denials.ts";
import { saysCorrection } from "./hear-field.ts";
import { firmness, type Naming, namingOf, type OptionOf, ofCallers } from "./option-said.ts";
import { isBare, type SaidPart } from "./said-parts.ts";
import { polarityOf } from "./yes-or-no.ts";

/** The option that a message names, and the parts that do. */
export interface Chosen {
  option: Option;
  parts: SaidPart[];
  /** How firmly; a yes, a no or an answer has none. */
  firm?: number;
  /** Words of the phrase that names it. */
  words?: number;
}

/**
 * The option that a message names most firmly; a short answer may use the words that it is printed
 * with, or say yes or no.
 */
export function optionIn(
  of: OptionOf,
  parts: readonly SaidPart[],
  asked: boolean,
  whole: string,
): Chosen | undefined {
  const { options = [] } = of.field;
  const named = mostFirm(of, putRightIn(of, parts));
  if (!asked || (named && named.firm !== firmness.mention)) return named;
  return (
    answered(options, parts) ?? yesOrNo(options, parts, whole) ?? printedIn(options, parts) ?? named
  );
}

/** "Cancel it. no wait, just freeze it": where such words stand before another option, only what follows counts. */
function putRightIn(of: OptionOf, parts: readonly SaidPart[]): readonly SaidPart[] {
  const { options = [] } = of.field;
  const named = (list: readonly SaidPart[]) =>
    options.filter((option) =>
      list.some((part) => (namingOf(of, option, part)?.firm ?? 0) >= firmness.statement),
    );
  const at = parts.findLastIndex(
    ({ text, words }) => saysCorrection(text) || instead.test(words.join(" ")),
  );
  if (at < 1) return parts;
  const later = named(parts.slice(at));
  const earlier = named(parts.slice(0, at));
  const [fresh, ...more] = later;
  return fresh && more.length === 0 && earlier.length > 0 && !earlier.includes(fresh)
    ? parts.slice(at)
    : parts;
}
const instead =
  /^(?:que )?mejor\b|^(?:he|she|they)? ?says? (?:no|just)\b|^dice que (?:no|mejor)\b|\bsecond thought\b/;

/** Of options that are named equally firmly, the first; where it tells of the caller, the one by more words: "my tenants". */
function mostFirm(of: OptionOf, parts: readonly SaidPart[]): Chosen | undefined {
  const { options = [] } = of.field;
  let best: (Chosen & Naming) | undefined;
  for (const option of options) {
    const namings = parts.map((part) => namingOf(of, option, part));
    const firm = Math.max(0, ...namings.map((one) => one?.firm ?? 0));
    const words = Math.max(0, ...namings.map((one) => (one?.firm === firm ? one.words : 0)));
    if (
      firm > (best?.firm ?? 0) ||
      (ofCallers.has(of.field.name) && firm === best?.firm && words > 1 && best.words === 1)
    )
      best = { option, parts: parts.filter((_, at) => namings[at]), firm, words };
  }
  if (best?.firm !== firmness.mention || options.length !== 2) return best;
  const other = options.find(({ id }) => id !== best.option.id);
  const own = parts.filter(({ words }) => notI.test(words.join(" ")));
  return other && own.length > 0 ? { option: other, parts: own, firm: firmness.statement } : best;
}

/** "My sister did it before, I HAVEN'T", "my wife goes to you BUT NOT ME". */
const notI =
  /^(?:(?:but|and|pero|y) )?(?:i|we) (?:havent|have not|dont|do not|didnt|am not|never have)$|\bbut not me$|^(?:(?:pero|y) )?yo (?:todavia |aun )?no$/;

/** "My call", asked who decides: words that choose an option only in answer to its question. */
function answered(options: readonly Option[], parts: readonly SaidPart[]): Chosen | undefined {
  for (const option of options) {
    const own = parts.filter(
      ({ asks, words, han }) =>
        !asks &&
        words.length <= longestAnswer &&
        (option.answer?.some((cues) => findCues(cues, words, 0, false).length > 0) ||
          option.answer?.[2].split(",").some((sign) => sign.trim() === han)),
    );
    if (own.length > 0) return { option, parts: own };
  }
  return undefined;
}

function printedIn(options: readonly Option[], parts: readonly SaidPart[]): Chosen | undefined {
  const shared = (word: string) =>
    options.filter(({ label }) => label.flatMap(latinWords).includes(word)).length > 1;
  for (const option of options) {
    const own = parts.filter(
      ({ words, asks }) =>
        !asks &&
        words.length <= longestAnswer &&
        !words.some((word) => negative.has(word)) &&
        printed(
          option.label.flatMap(latinWords).filter((word) => !shared(word)),
          words,
        ),
    );
    if (own.length > 0) return { option, parts: own };
  }
  return undefined;
}

/** Words of an answer that names no option as it is listened for. */
const longestAnswer = 5;

/** "It has NOT stopped": of two options the other one, where the one that was taken down is denied. */
export function oppositeIn(
  { options = [] }: Field,
  parts: readonly SaidPart[],
  known: string | undefined,
): Chosen | undefined {
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
function yesOrNo(
  options: readonly Option[],
  parts: readonly SaidPart[],
  whole: string,
): Chosen | undefined {
  const meant = polarityOf(whole);
  if (meant === undefined) return undefined;
  const ids = meant ? meantByYes : meantByNo;
  const option = options.find(({ id }) => ids.has(id));
  return (
    option && {
      option,
      parts: parts.filter(({ asks, words }) => !asks && words.length <= longestAnswer),
    }
  );
}
const meantByYes = new Set(["known", "before", "yes", "running", "begun"]);
const meantByNo = new Set(["new", "first", "no", "stopped"]);

const negative = new Set("no not never none dont isnt without sin ningun nunca".split(" "));

/** "It's the new phone": what is new is no caller. */
const newThing =
  /\bnew (?!(?:patient|client|customer|guest|member|there|here|to|with|one|please|thanks|yes|yeah|i|im)\b)\w+/g;

/** "Own" for "Owner", "rent" for "Renting", "looking" for "Looks for": the beginnings agree. */
const printed = (label: readonly string[], said: readonly string[]): boolean => {
  const words = said.join(" ").replace(newThing, " ").split(" ");
  const names = label.filter((word) => word.length >= 3);
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
