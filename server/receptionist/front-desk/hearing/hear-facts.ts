import { deskCues } from "#content/front-desks/desk-cues.ts";
import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import type { Field, FrontDesk } from "#content/front-desks/front-desk.ts";
import type { Language } from "#contract/receptionist.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { findCues, hasCue } from "../cues.ts";
import { denied } from "../denials.ts";
import type { DeskState, Fact } from "../desk-state.ts";
import { contactIn, namesIn } from "./caller.ts";
import {
  birthIn,
  figureIn,
  peopleIn,
  streetIn,
  wayIn,
  withoutSecrets,
  yearIn,
} from "./figures-said.ts";
import { isBare, type SaidPart, saidParts } from "./said-parts.ts";
import { timeSaid } from "./time-said.ts";

/** Field values that a message contains. */
export interface HeardFacts {
  facts: Record<string, Fact>;
  when: When;
  parts: SaidPart[];
  /** The safety question was answered with a yes. */
  danger?: EmergencyId;
}

/** Context for reading a message. */
export interface Listening {
  desk: FrontDesk;
  state: DeskState;
  language: Language;
  /** YYYY-MM-DD on the caller's calendar. */
  today: string;
  /** Parts that are ignored. */
  skip: (part: SaidPart) => boolean;
}

/** Characters of a fact, and pieces of it. */
const longest = 110;
const pieces = 3;

/** Hears every field at once, whatever was asked. */
export function hearFacts(message: string, listening: Listening): HeardFacts {
  const { desk, state, language, today } = listening;
  const asked = desk.fields.find(({ name }) => name === state.asked);
  const facts: Record<string, Fact> = {};
  const has = (kind: Field["kind"]) => desk.fields.find((field) => field.kind === kind);
  const take = (field: Field | undefined, text: string | undefined) => {
    if (field && text) facts[field.name] = { text: text.trim().slice(0, longest) };
  };

  const birth = birthIn(withoutSecrets(message));
  take(has("birth"), birth.value);
  const contact = contactIn(birth.rest);
  take(has("phone"), contact.phone);
  take(has("email"), contact.email);
  const street = has("address") ? streetIn(contact.rest) : { value: undefined, rest: contact.rest };
  take(has("address"), street.value);
  const expected = asked?.kind === "name" || asked?.kind === "person-name";
  const names = namesIn(street.rest, {
    expected,
    near: Boolean(contact.phone || contact.email || birth.value),
    isOther: (words) => speaksOfField(desk, words),
  });
  takeNames(facts, names, listening, asked);
  const way = wayIn(contact.rest);
  take(has("from"), way.from);
  take(has("to"), way.to);

  const parts = saidParts(names.rest).filter((part) => !listening.skip(part));
  const corrects = saysCorrection(message);
  for (const field of desk.fields)
    hearField(field, { whole: names.rest, parts, facts, listening, asked, corrects });
  const when = has("when")
    ? timeSaid(names.rest, language, today, {
        asked: asked?.kind === "when" || state.done === true,
        settled: state.facts.when?.when?.time !== undefined,
      })
    : {};
  const danger = hearSafety(has("safety"), facts, parts, asked);
  if (asked && !facts[asked.name]) takeAnswer(asked, facts, parts, when);
  return { facts, when, parts, ...(danger && { danger }) };
}

/** Whether words belong to a field of the desk, and are therefore not a name. */
const speaksOfField = ({ fields }: FrontDesk, words: readonly string[]) =>
  fields.some(
    ({ heard, options }) =>
      heard?.some((cues) => hasCue(cues, words)) ||
      options?.some((option) => option.heard.some((cues) => hasCue(cues, words))),
  );

/** "No, I meant", "actually": what follows replaces what was said. */
export const saysCorrection = (message: string): boolean => {
  const words = latinWords(message);
  return deskCues.correction.some((cues) => hasCue(cues, words, 0));
};

interface FieldHearing {
  /** All that is left of the message once names and numbers are taken out. */
  whole: string;
  parts: SaidPart[];
  facts: Record<string, Fact>;
  listening: Listening;
  asked: Field | undefined;
  corrects: boolean;
}

function hearField(
  field: Field,
  { whole, parts, facts, listening, asked, corrects }: FieldHearing,
): void {
  const { language, state } = listening;
  const cued = field.heard
    ? parts.filter(({ words }) => field.heard?.some((cues) => hasCue(cues, words)))
    : [];

  switch (field.kind) {
    case "words": {
      const before = corrects ? undefined : state.facts[field.name]?.text;
      const own = cued.filter((part) => belongs(field, part, before !== undefined, listening));
      if (own.length === 0) return;
      const texts = own.map(({ text }) => text).slice(0, pieces);
      facts[field.name] = { text: joined(before, texts) };
      return;
    }
    case "choice": {
      const path = ["wish", "door", "side", "where"].includes(field.name);
      const settled = state.facts[field.name] !== undefined;
      if (settled && path && !corrects && asked?.name !== field.name) return;
      const option = field.options?.find(({ heard }) =>
        parts.some(({ words }) => heard.some((cues) => undenied(cues, words))),
      );
      if (option) facts[field.name] = { option: option.id };
      return;
    }
    case "people": {
      const count =
        peopleIn(whole, language) ?? loneCount(asked?.kind === "people", whole, language);
      if (count) facts[field.name] = { text: count };
      return;
    }
    case "year": {
      const year = yearIn(whole, language);
      if (year) facts[field.name] = { text: year };
      return;
    }
    case "figure": {
      const range = field.range ?? [0, 999_999];
      const where = asked === field ? parts : cued;
      const figure = where.map(({ text }) => figureIn(text, language, range)).find(Boolean);
      if (figure) facts[field.name] = { text: figure };
      return;
    }
  }
}

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

/** A cue that is not denied; one that begins with its own "no" stands as it is. */
const undenied = (cues: string, words: readonly string[]) =>
  findCues(cues, words).some(({ from }) => !denied(words, from));

const loneCount = (asked: boolean, text: string, language: Language) =>
  asked ? figureIn(text, language, [1, 400]) : undefined;

function joined(before: string | undefined, texts: readonly string[]): string {
  const known = before?.split("; ") ?? [];
  const all = [...known, ...texts.filter((text) => !known.includes(text))].slice(0, pieces + 1);
  return all.join("; ").slice(0, longest);
}

function takeNames(
  facts: Record<string, Fact>,
  { own, bare }: { own?: string; bare: string[] },
  { desk, state }: Listening,
  asked: Field | undefined,
): void {
  const left = [...bare];
  const other = desk.fields.find(({ kind }) => kind === "person-name");
  if (other && left[0] && !state.facts[other.name] && (own || asked?.kind !== "name"))
    facts[other.name] = { text: left.shift() ?? "" };
  const name = own ?? left.at(-1);
  const settled = state.facts.name && !own && asked?.kind !== "name";
  if (name && !settled) facts.name = { text: name };
}

/** The question before all others: a denial settles it, a yes to it is an emergency. */
function hearSafety(
  field: Field | undefined,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  asked: Field | undefined,
): EmergencyId | undefined {
  if (!field) return undefined;
  const fine = parts.find(
    ({ words, asks }) =>
      !asks &&
      field.heard?.some((cues) => hasCue(cues, words)) &&
      (/^(?:no|not|nothing|nobody|nobodys|none|without|nada|nadie|sin|ni)$/.test(words[0] ?? "") ||
        words.some((word, at) => denied(words, at) && word.length > 2) ||
        /\b(?:ok|okay|fine|safe|alright|bien|a salvo)\b/.test(words.join(" "))),
  );
  if (fine) facts[field.name] = { text: fine.text };
  if (asked !== field) return undefined;
  const first = parts[0]?.words[0] ?? "";
  if (/^(?:no|nope|nah|none|nothing|nobody|neither|nada|nadie|ninguno|ninguna)$/.test(first)) {
    facts[field.name] ??= { text: parts[0]?.text ?? "No" };
    return undefined;
  }
  const yes =
    /^(?:yes|yeah|yep|yup|si|claro|a)$/.test(first) ||
    /^(?:i think so|kind of|sort of|maybe|creo que si)/.test(parts[0]?.words.join(" ") ?? "");
  return yes && !fine ? field.danger : undefined;
}

/** An answer without a word that is known: it belongs to what was asked. */
function takeAnswer(
  field: Field,
  facts: Record<string, Fact>,
  parts: SaidPart[],
  when: When,
): void {
  if (
    field.kind !== "words" &&
    field.kind !== "choice" &&
    field.kind !== "address" &&
    field.kind !== "from" &&
    field.kind !== "to"
  )
    return;
  const free = parts.filter(
    ({ asks, words, text }) => !asks && words.length > 0 && !heardElsewhere(text, facts),
  );
  const [first] = free;
  if (!first || Object.keys(when).length > 0) return;
  const words = free.flatMap((part) => part.words);
  if (isBare(words)) {
    const no = words.find((word) => /^(?:no|nope|nah|none|nothing|nada)$/.test(word));
    if (no) facts[field.name] = { text: field.kind === "choice" ? "No" : first.text };
    else if (field.kind === "choice" && /^(?:yes|yeah|si|yep)$/.test(words[0] ?? ""))
      facts[field.name] = { text: first.text };
    return;
  }
  facts[field.name] = {
    text: free
      .map(({ text }) => text)
      .slice(0, pieces)
      .join("; ")
      .slice(0, longest),
  };
}

const heardElsewhere = (text: string, facts: Record<string, Fact>) =>
  Object.values(facts).some((fact) => fact.text?.includes(text));
