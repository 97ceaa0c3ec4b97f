import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import type { Field, FrontDesk } from "#content/front-desks/front-desk.ts";
import type { Language } from "#contract/receptionist.ts";
import { withoutPrivateNumbers } from "#server/receptionist/hearing/kept-words.ts";
import {
  asksOnlyOfBusiness,
  asksServiceTime,
  isQuestionForBusiness,
} from "../business-questions.ts";
import type { CallState, Fact } from "../call-state.ts";
import { onItsLine, onOneLine, withoutDoubtedClauses } from "../clauses/doubted-clauses.ts";
import { alsoOnLine, isMeant, isSaidOf, takeLearned } from "../clauses/learned-clauses.ts";
import { isIdleThreat, onlyAsksForPerson, saysOfTalk } from "../clauses/of-no-line.ts";
import { isThingLeft, withoutThingsLeft } from "../left-behind.ts";
import { namesOnlyPrice } from "../price-question.ts";
import { questionKinds } from "../question-kind.ts";
import { alsoCalled } from "./also-called.ts";
import { withoutAskedAbout, withWhose } from "./asked-about.ts";
import { birthIn } from "./birth-said.ts";
import { firmCalling, firmInStory, isBusiness } from "./business-name.ts";
import { namesIn } from "./caller.ts";
import { takeChineseHolder } from "./chinese-holder.ts";
import { contactIn } from "./contact-said.ts";
import { factText, shortened } from "./fact-text.ts";
import { nameTown, takeHolder, withoutOtherFirm } from "./firms-on-lines.ts";
import { takeFollowing } from "./follow-on.ts";
import { hearField, saysCorrection } from "./hear-field.ts";
import { deniesBeside, hearSafety, opensDenial } from "./hear-safety.ts";
import { inferWish } from "./infer-wish.ts";
import { leftOver } from "./left-over.ts";
import { isOfCall, mayFill, speaksOfField } from "./lines-of-call.ts";
import { mayBeOthers } from "./name-alone.ts";
import { ofName } from "./name-among-words.ts";
import { streetIn } from "./numbers-said.ts";
import { withoutOpeningCount } from "./opening-count.ts";
import { withoutOwnTimes } from "./own-times.ts";
import { countsAsHour, madeIt } from "./people-said.ts";
import { isBare, type SaidPart, saidParts, sentences, tellsOfSelf } from "./said-parts.ts";
import {
  addDetails,
  addStatement,
  isStory,
  leadAnswer,
  takeAnswer,
  takeOpening,
} from "./take-answer.ts";
import { takeNames } from "./take-names.ts";
import { hourPutRight, type SaidTime, timeSaid } from "./time-said.ts";
import { wayIn } from "./way-said.ts";
import { asksOfStaff, asksToDo, byWhom } from "./who-does-it.ts";
import { holderIn, isForClient, nameOfDead } from "./whom-it-is-about.ts";

/** Field values that a message contains. */
export interface HeardFacts {
  facts: Record<string, Fact>;
  when: SaidTime;
  parts: SaidPart[];
  /** An email address that the form of this trade has no line for. */
  email?: string;
  /** Parts that no field has taken. */
  left: SaidPart[];
  /** What names somebody for whom the form has no line. */
  others: string[];
  /** Fields whose earlier value a correction has replaced. */
  replaced: ReadonlySet<string>;
  /** The safety question was answered with a yes. */
  danger?: EmergencyId;
}

/** Context for reading a message. */
export interface Listening {
  desk: FrontDesk;
  state: CallState;
  language: Language;
  /** YYYY-MM-DD on the caller's calendar. */
  today: string;
  /** Parts that only ask for what may not be said. */
  skip: (part: SaidPart) => boolean;
  /** Parts that no line may hold, in whatever words. */
  unwritten: (part: SaidPart) => boolean;
}

/** Lines about what the call is for. */
const ofCall = new Set(["wish", "door", "side", "order"]);

/** Lines whose option says less than the clause that chose it: "wrong amount on invoice 7719". */
const reasons = new Set(["wish", "door", "line", "order", "booked"]);

/** "Can you promise a grab bar by the toilet" may not be answered, and tells what somebody needs. */
const ofNeeds = new Set(["access"]);

/** Lines about how somebody is: a question may tell of it. */
const ofPeople = new Set(["health", "household", "allergy", "pet"]);

/** Hears every field at once, whatever was asked. */
export function hearFacts(message: string, listening: Listening): HeardFacts {
  const { desk, state, language, today } = listening;
  const asked = desk.fields.find(({ name }) => name === state.asked);
  const facts: Record<string, Fact> = {};
  const has = (kind: Field["kind"]) => desk.fields.find((field) => field.kind === kind);
  const take = (field: Field | undefined, text: string | undefined) => {
    if (field && text) facts[field.name] = { text: shortened(text.trim()) };
  };

  const withoutSpelling = withoutPrivateNumbers(message.replace(spelledOut, " "), " ");
  const birth = birthIn(withoutSpelling, language, asked?.kind === "birth");
  take(has("birth"), birth.value);
  // "Carmen Duarte viuda de Leyva" is one name.
  const contact = contactIn(
    birth.rest
      .replace(/ (?:viuda|vda\.?) de (?=\p{Lu})/gu, " de ")
      .replace(/,(?= (?:Inc|LLC|Ltd|Corp|LLP)\b)/giu, ""),
  );
  take(has("phone"), contact.phone);
  take(has("email"), contact.email);
  // "Holder is City of Norman, 225 N Webster": no address of the caller's, where none is asked for.
  const place = has("address");
  const street =
    place && isMeant(place, desk, state.facts)
      ? streetIn(contact.rest)
      : { value: undefined, rest: contact.rest };
  take(has("address"), street.value);
  const near = Boolean(contact.phone || contact.email || birth.value);
  // "Cuánto cuestan", asked for a name, is none.
  const pricesAlone = saidParts(street.rest).every(({ words, han }) => namesOnlyPrice(words, han));
  // "Ann Marie on paper": the one who was named, and no caller.
  const ofNamed = desk.fields.find(
    ({ name, kind, named }) =>
      (kind === "person-name" || named) && (state.facts[name] || asked?.name === name),
  );
  const also = ofNamed ? alsoCalled(street.rest) : { names: [], rest: street.rest };
  const ofDead = has("person-name");
  const dead = ofDead && !state.facts[ofDead.name] ? nameOfDead(also.rest) : { rest: also.rest };
  const names = namesIn(dead.rest, {
    expected:
      (asked?.kind === "name" || asked?.kind === "person-name" || ofName.test(also.rest)) &&
      !pricesAlone,
    near,
    // "My ex, Lorna Dietz" answers who is on the other side.
    other: asked?.named === true && !near,
    twice: asked?.kind !== "person-name" && asked?.named !== true,
    ...(state.facts.name?.text && { known: state.facts.name.text }),
    alone: !asked || !mayBeOthers.has(asked.name),
    beside: (near || street.value !== undefined) && !state.facts.name,
    addressed: street.value !== undefined || state.facts.address !== undefined,
    isOther: (words) => speaksOfField(desk, words),
  });
  const unplaced = takeNames(
    facts,
    {
      ...withoutAskedAbout(names, street.rest, listening.unwritten),
      near,
      first: firstName.test(message),
      corrects: saysCorrection(message),
      forClient: isForClient(message, state.facts),
    },
    listening,
    asked,
  );
  take(ofDead, dead.name);
  unplaced.push(...withoutOtherFirm(desk, facts, street.rest));
  if (ofNamed && also.names.length > 0) {
    const { text = "" } = facts[ofNamed.name] ?? state.facts[ofNamed.name] ?? {};
    take(ofNamed, [text, ...also.names].filter(Boolean).join("; "));
  }
  // "My boss Helen Yu reads it too": a name that no line takes stays in what is told.
  const takesNames = desk.fields.some(({ kind, named }) => kind === "birth" || named);
  const placed = Object.values(facts).some(({ text }) => text?.includes(names.relative ?? " "));
  // "It's under my husband's name, Terrence Yoo": the name is put behind that below.
  const follows = namesSomebody.test(
    names.kept?.split(names.relative ?? " ")[0]?.replace(/[\s,]+$/, "") ?? "",
  );
  const rest = names.kept && !placed && !takesNames && !follows ? names.kept : names.rest;
  const way = wayIn(contact.rest);
  take(has("from"), way.from);
  take(has("to"), way.to);

  // "Scratch that" tells of no scratch.
  const plainly = rest.replace(takingBack, " , ");
  const all = saidParts(plainly).filter((part) => !listening.unwritten(part));
  const parts = all.filter((part) => !listening.skip(part));
  // "Just give me the code, we'll peek and leave" answers no question that has options.
  const beyond = new Set(
    saidParts(plainly).flatMap((part) =>
      listening.skip(part) || listening.unwritten(part) ? part.sentence : [],
    ),
  );
  // "I want him NOW", "whatever": of the conversation, and on no line of words.
  // "I left my hat at the bar last week" is no wish for a seat.
  const ofNoLine = new Set(
    all.filter(
      (part) =>
        onlyAsksForPerson(desk, part) ||
        saysOfTalk(part) ||
        isIdleThreat(part, all) ||
        isThingLeft(desk, part.text),
    ),
  );
  const onLines = (among: readonly SaidPart[]) => among.filter((part) => !ofNoLine.has(part));
  const main = desk.fields.find(isStory);
  const used = new Set<SaidPart>();
  // "How long does it take" tells nothing of the hair, and names no plan.
  // "Why's sam not there anymore" chooses no Sam.
  const ofOthers = (part: SaidPart) =>
    part.asks && questionKinds(part.text, part.han).includes("others");
  const told = parts.filter((part) => !isQuestionForBusiness(part) && !ofOthers(part));
  const safety = has("safety");
  const deniedParts = new Set<SaidPart>();
  const { danger, denied } = hearSafety(
    safety,
    facts,
    parts,
    asked,
    message,
    (part) => safety !== undefined && isSaidOf(desk, safety, part),
  );
  if (safety && denied && facts[safety.name]?.text === denied.text) {
    const answer = parts.filter(({ sentence }) => asked === safety || sentence === denied.sentence);
    const also = new Set(alsoOnLine(desk, safety, denied, answer));
    const all = answer.filter((part) => also.has(part) || deniesBeside(part, denied));
    for (const part of all) if (!also.has(part)) deniedParts.add(part);
    facts[safety.name] = { text: factText(all.map(({ text }) => text)) };
  }
  // "No, it's nowhere near power", to the question about danger, puts nothing right.
  const corrects = saysCorrection(message) && asked?.kind !== "safety";
  const tells = parts.filter((part) => asked?.kind !== "safety" || !opensDenial(part));
  const spent = new Set<SaidPart>();
  const partsOf = (field: Field): SaidPart[] => {
    // "Nobody got sick", to the question about danger, tells nothing about who lives there.
    if (field === main && !state.facts[field.name] && asked?.kind !== "safety")
      // "How much botox do I need" may not be answered, but says what the call is for.
      return all.filter((part) => !asksOnlyOfBusiness(part));
    // "Where is my stuff" may not be answered either, and is what the call is about.
    if (ofCall.has(field.name) || (ofNeeds.has(field.name) && asked !== field)) return all;
    // "Can Tasha fix it before saturday" may not be answered, and asks for her.
    if (byWhom.has(field.name))
      return all.filter(
        (part) =>
          !asksOfStaff(part) &&
          (told.includes(part) || (part.asks && !ofOthers(part) && asksToDo(part))),
      );
    // "No odors, nobody feeling ill" denies a danger, and tells nothing of who lives there.
    if (ofPeople.has(field.name))
      return all.filter((part) => part !== denied && (parts.includes(part) || tellsOfSelf(part)));
    if (field.optional || asked?.kind === "safety")
      return (field.name === "plan" || field.name === "claim" ? parts : told).filter(
        (part) => part !== denied && !(asked === safety && deniedParts.has(part)),
      );
    return field === main ? tells : parts;
  };
  const hear = (field: Field, among: SaidPart[]) => {
    const before = new Set(used);
    const meant = field.kind === "words" ? onLines(among) : among;
    hearField(field, { whole: rest, parts: meant, used, facts, listening, asked, corrects });
    if (field.kind === "people" || reasons.has(field.name))
      for (const part of used) if (!before.has(part)) spent.add(part);
  };
  // "14 people can't do anything", told by a client whose portal is down: lines that callers with
  // another wish fill take only what is left.
  const later = (field: Field) =>
    field.kind === "words" &&
    field !== asked &&
    !state.facts[field.name] &&
    !isMeant(field, desk, { ...state.facts, ...facts });
  const left: Field[] = [];
  for (const field of desk.fields)
    if (!isOfCall(field, desk, { ...state.facts, ...facts })) continue;
    else if (later(field)) left.push(field);
    else hear(field, partsOf(field));
  const otherSide = desk.fields.find(({ named }) => named);
  if (otherSide && !facts[otherSide.name] && !state.facts[otherSide.name])
    take(otherSide, firmInStory(street.rest));
  // "It's under my husband's name, Terrence Yoo", "it's under Boyd": the name belongs to what is said before it.
  const whose = names.relative ?? (names.passing ? names.own : undefined);
  for (const [name, fact] of Object.entries(facts)) {
    const follows =
      namesSomebody.test(fact.text ?? "") ||
      (name === policyLine && names.booking) ||
      (name === policyLine && nameOnIt.test(fact.text ?? ""));
    const one = whose ?? (name === policyLine ? names.own : undefined);
    if (one && follows && fact.text && !fact.text.includes(one)) fact.text = `${fact.text}, ${one}`;
  }
  if (main && !state.facts[main.name]) addStatement(main, facts, onLines(parts), used);
  inferWish(desk, facts, state);
  const chosen = { ...state.facts.wish, ...facts.wish }.option;
  const firmLine = desk.fields.find(
    ({ firm, only }) => firm && (!only || (chosen !== undefined && only.includes(chosen))),
  );
  const firm = firmCalling(street.rest);
  const ofFirm = firmLine && (facts[firmLine.name] ?? state.facts[firmLine.name])?.text;
  if (firm && firmLine && !isBusiness(ofFirm ?? ""))
    take(firmLine, ofFirm ? `${ofFirm}; ${firm}` : firm);
  // "Its Pell & Vance CPAs" names no Pell.
  if (firm?.includes(" & ") && facts.name?.text && firm.includes(facts.name.text))
    delete facts.name;
  // "Pam Yost with Halvorsen Dental", whose portal is down: no line asks for the firm, and the note has it.
  if (firm && !firmLine) unplaced.push(firm);
  // "It's Brightwell Logistics in Dayton", taken by its name: the town stands behind it.
  nameTown(desk, facts, street.rest);
  const settled = state.facts.when?.when?.time !== undefined;
  // "Can he drive today": the day in what may not be answered is no appointment.
  const timeText =
    asked?.kind === "when" || state.facts.when
      ? withoutThingsLeft(desk, rest)
      : sentences(withoutThingsLeft(desk, rest))
          .filter((one) => {
            const own = saidParts(one);
            // "What time is the visitation on saturday": a day of theirs, and no appointment.
            return (
              own.length === 0 ||
              !own.every((part) => part.asks && (listening.skip(part) || asksServiceTime(part)))
            );
          })
          .join(" ");
  const visit = () => (asked?.kind === "when" ? timeText : withoutOwnTimes(desk, facts, timeText));
  const timeIn = (said: string): SaidTime => {
    const text = has("people") ? withoutOpeningCount(said) : said;
    return has("when")
      ? timeSaid(hourPutRight(text, state.facts.when?.when?.time), language, today, {
          asked:
            asked?.kind === "when" ||
            state.done === true ||
            (corrects && settled && desk.fields[0]?.kind !== "people") ||
            (state.facts.when?.when?.date !== undefined &&
              state.facts.when.when.time === undefined),
          settled,
          calls: has("when")?.calls === true,
        })
      : {};
  };
  const readText = visit();
  let when = timeIn(readText);
  const counted = has("people");
  if (counted && countsAsHour(facts[counted.name]?.text, when, madeIt(message, language)))
    delete when.time;
  const free = parts.filter((part) =>
    asked?.kind === "choice"
      ? // "Its 88 hazel, the blue house", beside an address, tells nothing of the options.
        !used.has(part) && !beyond.has(part.sentence) && !facts.address
      : !used.has(part) || part.words.length > 6,
  );
  // "I'm only curious", once it is known that the caller sells, chooses nothing else.
  const isChosen = asked?.kind === "choice" && state.facts[asked.name]?.option !== undefined;
  // "No, no court date", asked who is on the other side: the no belongs to what follows.
  const onlyDenies =
    asked?.named &&
    parts.length > 1 &&
    isBare(parts[0]?.words ?? []) &&
    parts.some((part) => used.has(part));
  if (asked && !facts[asked.name] && !isChosen && !onlyDenies)
    takeAnswer(desk, asked, facts, asked.kind === "words" ? onLines(free) : free, when);
  else if (asked?.kind === "words" && !state.facts[asked.name])
    leadAnswer(asked, facts, onLines(parts), used);
  withoutDoubtedClauses({ desk, state, asked, main }, facts, all, used);
  const tellsOnly = told.filter((part) => !part.asks || !/[?？]/.test(message));
  takeLearned(desk, facts, onLines(tellsOnly), used, state, (field) =>
    isOfCall(field, desk, { ...state.facts, ...facts }),
  );
  onOneLine({ desk, state, main }, facts, all);
  onItsLine(desk, facts, { state, asked, main }, all);
  // "The bus gets there at 4", put on its line by what others said, is no visit either.
  if (visit() !== readText) when = timeIn(visit());
  // "A blue sweater, and it's too small", exchanged: the thing is told where only its color was taken.
  const stands = (field: Field, { text: piece }: SaidPart) =>
    desk.fields.some(
      ({ name, optional }) =>
        facts[name]?.text?.includes(piece) && (field.optional || !optional || field.firm),
    );
  for (const field of left)
    hear(
      field,
      partsOf(field).filter((part) => !stands(field, part) && mayFill(desk, field, part)),
    );
  takeFollowing(desk, facts, tellsOnly, used);
  if (!asked && Object.keys(state.facts).length === 0) takeOpening(desk, facts, onLines(parts));
  if (main && !state.facts[main.name]) addDetails(main, facts, onLines(parts), used);
  // "It is my homeowner's policy, in the name of Winifred Cobb".
  const named = [whose, names.own, ...names.bare].filter((one) => one !== undefined);
  const holder = holderIn(street.rest, named);
  if (holder && desk.fields.some(({ name }) => name === policyLine)) {
    const told = facts[policyLine]?.text ?? "";
    if (!told.includes(holder)) facts[policyLine] = { text: told ? `${told}; ${holder}` : holder };
  }
  takeHolder(desk, facts, contact.rest);
  takeChineseHolder(facts, policyLine, message);
  const replaced = new Set(
    corrects
      ? Object.entries(facts).flatMap(([name, { text }]) => {
          // Of many pieces the first one stays where something is only added.
          const [before] = state.facts[name]?.text?.split("; ") ?? [];
          return before && text?.startsWith(before) ? [] : [name];
        })
      : [],
  );
  if (saysCorrection(message) && Object.keys(when).length > 0) replaced.add("when");
  const isUnwritten = (one: string) =>
    rest !== names.kept ||
    one !== names.relative ||
    !Object.values(facts).some(({ text }) => text?.includes(one));
  const texts = [...Object.values(state.facts), ...Object.values(facts)].map(
    ({ text = "" }) => text,
  );
  return {
    facts,
    when,
    parts,
    left: leftOver(parts, { used, spent }, texts, when),
    // "Or my brother Cal Marsh 303 555 0125" is noted once, name and number together.
    others: [
      ...unplaced.filter(isUnwritten).map((name) => withWhose(name, message)),
      ...contact.others,
    ].filter((one, _, all) => !all.some((other) => other !== one && other.includes(one))),
    replaced,
    ...(danger && { danger }),
    ...(contact.email && !has("email") && { email: contact.email }),
  };
}

const takingBack =
  /(?<!\p{L})(?:(?:oh|no|actually|wait|sorry|ok)[\s,]+)*(?:(?:scratch|strike|scrap) that|hang on|hold on|let me change that)(?=\s*[,.;!]|\s+(?:make|my|i|we|it|let|can|no|she|he|they|the|id|i['’]?d)\b)/giu;

/** Only the first one follows. */
const firstName = /\bfirst names?\b|\bnombre de pila\b/i;

/** "That is A-S-K-E-W": a name that was said already, letter by letter. */
const spelledOut =
  /,? ?(?:\b(?:that is|that['’]?s|spelled|it['’]?s spelled|spelt|se escribe|con)\b:? ?)?(?<![\p{L}\d])\p{L}(?:[-. ]+\p{L}(?![\p{L}\d])){2,}/gu;

/** A fact that ends where a name has to follow. */
const namesSomebody =
  /\b(?:names?|(?<!\bcall )under(?: (?:my|our) \p{L}+)?|nombre de(?: mi \p{L}+)?)$/iu;

/** The line that tells whose policy it is. */
const policyLine = "policy";
/** "Name on it is". */
const nameOnIt = /\bnames? on (?:it|the \p{L}+)(?: is|['’]s)?$/iu;
