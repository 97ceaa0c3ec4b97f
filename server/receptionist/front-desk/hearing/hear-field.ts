import { deskCues } from "#content/front-desks/desk-cues.ts";
import type { Cues, Field, Option } from "#content/front-desks/front-desk.ts";
import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { findCues, hasCue } from "#server/receptionist/safety/cues.ts";
import { denied } from "#server/receptionist/safety/denials.ts";
import type { Fact } from "../desk-state.ts";
import { figureIn, nightsIn, peopleIn, withoutHours, yearIn } from "./figures-said.ts";
import type { Listening } from "./hear-facts.ts";
import { isBare, isEmpty, isTimeOnly, type SaidPart, sentences } from "./said-parts.ts";

/** Characters of a fact, and pieces of it. */
const longest = 110;
const pieces = 3;

/** "No, I meant", "actually": what follows replaces what was said. */
export const saysCorrection = (message: string): boolean => {
  const words = latinWords(message);
  return deskCues.correction.some((cues) => hasCue(cues, words, 0));
};

interface FieldHearing {
  /** All that is left of the message once names and numbers are taken out. */
  whole: string;
  parts: SaidPart[];
  /** Parts that a field has recognized; added to. */
  used: Set<SaidPart>;
  facts: Record<string, Fact>;
  listening: Listening;
  asked: Field | undefined;
  corrects: boolean;
}

/** Hears one field in all parts of a message. */
export function hearField(
  field: Field,
  { whole, parts, used, facts, listening, asked, corrects }: FieldHearing,
): void {
  const { language, state } = listening;
  const cued = field.heard
    ? parts.filter(
        ({ words, han }) =>
          !isTimeOnly(words) &&
          (field.heard?.some((cues) => hasCue(cues, words)) || hasHan(field.heard, han)),
      )
    : [];
  const use = (list: readonly SaidPart[]) => {
    for (const part of list) used.add(part);
  };

  switch (field.kind) {
    case "words": {
      // Somebody else's name, told as such, is the whole answer.
      if (field.named && facts[field.name]) return;
      const before = corrects ? undefined : state.facts[field.name]?.text;
      const told = asked === field && field.named ? parts.filter(({ asks }) => !asks) : cued;
      const own = told.filter((part) => belongs(field, part, before !== undefined, listening));
      if (own.length === 0) return;
      const more = own.flatMap((part) => continued(part, parts, used, listening));
      const chosen = [...new Set([...own, ...more])].slice(0, pieces);
      use(chosen);
      const texts = parts.filter((part) => chosen.includes(part)).map(({ text }) => text);
      facts[field.name] = { text: joined(before, texts) };
      return;
    }
    case "choice": {
      const chosen = optionIn(field, parts, asked === field);
      if (!chosen) return;
      use(chosen.parts);
      const path = ["wish", "door", "side", "where"].includes(field.name);
      const settled = state.facts[field.name] && !state.facts[field.name]?.inferred;
      if (settled && path && !corrects && asked?.name !== field.name) return;
      facts[field.name] = { option: chosen.option.id };
      return;
    }
    case "people": {
      const known = state.facts[field.name] !== undefined;
      // "Actually nine. One has an allergy": the sentence that holds only the number.
      const timed =
        state.facts.when?.when?.time !== undefined && listening.desk.fields[0] !== field;
      const lone = sentences(whole).find(
        (one) => isLone(one) || isLone(withFigures(one.toLowerCase(), language)),
      );
      const count =
        peopleIn(timed && corrects ? withoutMadeIt(whole) : whole, language) ??
        loneCount(
          asked?.kind === "people" ||
            (corrects && known && !timed && asked?.kind !== "when" && lone !== undefined),
          withoutHours(asked?.kind === "people" ? whole : (lone ?? whole)),
          language,
        );
      if (count) facts[field.name] = { text: count };
      return;
    }
    case "year": {
      const year = yearIn(whole, language);
      if (!year) return;
      facts[field.name] = { text: year };
      use(parts.filter(({ text, words }) => words.length <= 4 && text.includes(year)));
      return;
    }
    case "figure": {
      const nights = field.name === "nights" ? nightsIn(whole) : undefined;
      if (nights) {
        facts[field.name] = { text: nights };
        return;
      }
      const range = field.range ?? [0, 999_999];
      const where = asked === field ? parts : cued;
      const found = where.find(({ text }) => figureIn(text, language, range));
      if (!found) return;
      use([found]);
      facts[field.name] = { text: figureIn(found.text, language, range) ?? "" };
      return;
    }
  }
}

/** The option that a message names; a short answer may use the words that it is printed with. */
function optionIn(
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

/** A plain yes or no to "have you been here before?". */
function yesOrNo(options: readonly Option[], parts: readonly SaidPart[]) {
  const words = parts.flatMap((part) => part.words);
  const han = parts.map((part) => part.han).join("");
  const no = /^(?:no|nope|nah|never|nunca)$/.test(words[0] ?? "") || /^(?:没|不)/.test(han);
  const yes =
    /^(?:yes|yeah|yep|si|claro|i have|sure)$/.test(words[0] ?? "") ||
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

/**
 * Whether a part with a cue of a field is for this field: not a price that is asked, and not what
 * only adds to it while another field listens for just that.
 */
function belongs(field: Field, part: SaidPart, filled: boolean, { desk }: Listening): boolean {
  const asksPrice = part.asks && deskCues.price.some((cues) => hasCue(cues, part.words));
  if (asksPrice && (field.optional || filled)) return false;
  if (!filled) return true;
  return !desk.fields.some(
    (other) =>
      other !== field &&
      (other.kind === "words" || other.kind === "safety") &&
      other.heard?.some((cues) => hasCue(cues, part.words)),
  );
}

/** Words of a piece that goes on with what stands before it. */
const shortPiece = 6;

/** "My crown came off, back left on top": short pieces of the same sentence that no field knows. */
function continued(
  part: SaidPart,
  parts: readonly SaidPart[],
  used: ReadonlySet<SaidPart>,
  { desk }: Listening,
): SaidPart[] {
  const next: SaidPart[] = [];
  for (const one of parts.slice(parts.indexOf(part) + 1)) {
    const { words } = one;
    const short = words.length > 0 && words.length <= shortPiece && one.han === "";
    const other = desk.fields.some(
      ({ heard, options = [] }) =>
        heard?.some((cues) => hasCue(cues, words)) ||
        options.some((option) => option.heard.some((cues) => hasCue(cues, words))),
    );
    const mere = one.asks || isTimeOnly(words) || isBare(words) || isEmpty(words);
    if (one.sentence !== part.sentence || !short || other || mere || used.has(one)) break;
    next.push(one);
  }
  return next;
}

/** A cue that is not denied; one that begins with its own "no" stands as it is. */
const undenied = (cues: string | undefined, words: readonly string[]) =>
  findCues(cues, words).some(({ from }) => !denied(words, from));

/** "Actually 9": nothing but a number and words of correction. */
const isLone = (text: string) =>
  latinWords(text).every((word) => /^\d{1,3}$/.test(word) || correcting.has(word));
const correcting = new Set(
  "actually no sorry wait make it that we are were its i mean meant rather now so ok perdon mejor somos no".split(
    " ",
  ),
);

/** "Make it 3", once a time is known, is another hour. */
const withoutMadeIt = (text: string) => text.replace(/\bmake it (?=\d{1,2}\b|\p{L}+$)/giu, "");

const loneCount = (asked: boolean, text: string, language: Language) =>
  asked ? figureIn(text, language, [1, 400]) : undefined;

function joined(before: string | undefined, texts: readonly string[]): string {
  const known = before?.split("; ") ?? [];
  const all = [...known, ...texts.filter((text) => !known.includes(text))].slice(0, pieces + 1);
  return all.join("; ").slice(0, longest);
}
