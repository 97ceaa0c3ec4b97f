import { serviceAnswers } from "#content/front-desks/business-questions.ts";
import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { Cues, Limit, Trio } from "#content/front-desks/front-desk.ts";
import { withoutPrivateNumbers } from "#server/receptionist/hearing/kept-words.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import type { Danger } from "#server/receptionist/safety/danger.ts";
import { askedBefore } from "./asked-before.ts";
import { askedIn } from "./asked-in.ts";
import { asksIfMachine, withoutMachine } from "./asks-machine.ts";
import { withoutForgotten } from "./asks-nobody.ts";
import { asksOfItself } from "./asks-of-itself.ts";
import { asksForPerson, withoutPersonsNamed } from "./asks-person.ts";
import { asksForStaff, asksToVisit } from "./asks-to-book.ts";
import {
  businessQuestionIn,
  isInterjection,
  type ServiceAsked,
  saysUnanswered,
  serviceAskedIn,
} from "./business-questions.ts";
import { questionLine } from "./call-slip.ts";
import { another, type CallTurn, inLanguage, say } from "./call-turn.ts";
import { type LearnedLimit, learnedLimit } from "./clauses/learned-limit.ts";
import { readWords, type SaidPart, saidParts, sentences } from "./hearing/said-parts.ts";
import {
  heardIn,
  isUnwritten,
  likeLimit,
  limitOfKind,
  limitsFor,
  othersLimit,
} from "./limit-of-question.ts";
import { ofOthers } from "./of-others.ts";
import { asksOnlyPrice, asksPrice, isEstimate } from "./price-question.ts";
import { asksWhatInsurerPays } from "./question-kind.ts";
import { reasonFor } from "./reason-asked.ts";
import { saysAnger } from "./says-anger.ts";
import { wishesToTalk } from "./talk-wished.ts";

/** Answers to questions that a caller asks the desk. */
export interface CallAnswers {
  texts: string[];
  /** A limit was named. */
  limited: boolean;
  /** A person was promised just now. */
  handed: boolean;
  /** Questions for somebody to answer later, in the caller's words. */
  questions: string[];
  /** Limits that were named in this answer. */
  named: Set<string>;
  /** Sentences that were answered, or that nobody may answer. */
  settled: string[];
  /** Sentences that met a limit and ask nothing. */
  told: string[];
}

/** Questions answered in one reply: more would bury the next one asked. */
const atOnce = 2;

/** Limits first, then prices, then whatever else was asked. */
export function answerQuestions(
  turn: CallTurn,
  danger: Danger | undefined,
  facts: CallTurn["state"]["facts"],
): CallAnswers {
  const { desk, step, phrases, state } = turn;
  const out: CallAnswers = {
    texts: [],
    limited: false,
    handed: false,
    questions: [],
    named: new Set(),
    settled: [],
    told: [],
  };
  if (danger === "role") out.texts.push(say(turn, phrases.role));
  const ofMachine = step.hearing.concepts.has("robot") || asksIfMachine(step.original);
  if (ofMachine) out.texts.push(say(turn, phrases.assistant));
  const ofItself = !facts[state.asked ?? ""] && asksOfItself(step.original);
  const said = sentences(step.original).map((text) => ({ text, ...readWords(text) }));
  for (const one of said) {
    const { text } = one;
    const secret = privateLimit(text);
    const heard = limitsFor(desk, text)
      .filter(
        (each) =>
          each.id === secret ||
          (heardIn(each.heard, one) && !asksToVisit(text)) ||
          (each.takes?.includes("others") && ofOthers(text) && !asksForStaff(desk, text)) ||
          (each.takes?.includes("payer") && asksWhatInsurerPays(one.words.join(" "))),
      )
      // "Reset my password" gives no number that has to be kept back.
      .filter(({ id }, _, all) => id !== "social-security" || all.length < 2 || /\d{3}/.test(text))
      .slice(0, atOnce);
    // What the business alone can answer is like no limit, whatever its words resemble.
    const beside = ofMachine ? withoutMachine(text) : text;
    const rest = isInterjection(beside)
      ? ""
      : answerForBusiness(turn, out, withoutForgotten(beside), heard, facts);
    const learned = learnedLimit(desk, rest, Object.keys(state.facts).length === 0);
    const [
      limit = learned.limit ??
        (learned.price
          ? undefined
          : (othersLimit(turn, rest) ??
            likeLimit(turn, rest, learned.open) ??
            (learned.open ? undefined : limitOfKind(turn, rest)))),
    ] = heard;
    if (limit) nameLimit(turn, out, limit, text);
    for (const other of heard.slice(1)) nameLimit(turn, out, other, text);
    const priced = asksPriceToo(rest, text, heard, learned);
    if (priced && !limit?.person) namePrice(turn, out, text);
    // "Does that matter", where nothing was asked for, is no question about a line of the form.
    const why = state.asked && !ofItself ? [everyDeskCues.why] : [];
    const usual = [everyDeskCues.hours, everyDeskCues.person, ...why, desk.handOver];
    const asked = readWords(withoutPersonsNamed(text));
    const met =
      limit !== undefined ||
      priced ||
      usual.some((cues) => heardIn(cues, asked)) ||
      wishesToTalk(text);
    if (beside !== text && !met && opensQuestion(beside) && readWords(beside).words.length > 2)
      out.questions.push(beside);
    if (met || beside !== text || step.hearing.concepts.has("robot")) out.settled.push(text);
  }
  const whole = {
    // "Your hourly" is a price, and no opening hour.
    words: said.flatMap(({ words }) => words).filter((word) => word !== "hourly"),
    han: said.map(({ han }) => han).join(""),
  };
  if (heardIn(everyDeskCues.why, whole) && state.asked && !ofItself)
    out.texts.push(...reasonFor(turn, step.original));
  if (heardIn(everyDeskCues.hours, whole))
    out.texts.push(
      say(turn, turn.clock.closes - turn.clock.opens >= 1440 ? phrases.hoursAllDay : phrases.hours),
    );
  if (saysAnger(step.original)) out.texts.unshift(say(turn, phrases.calm));
  const person = asksForPerson(turn, said);
  if (person || out.handed) handOver(turn, out);
  return { ...out, texts: [...new Set(out.texts)].slice(0, atOnce + 1) };
}

/**
 * Whether a sentence asks for a price beside a limit: "can I glue it, and what is it". What meets a limit
 * itself asks for no price: "how much could I get", "how much Motrin can I give him".
 */
function asksPriceToo(
  rest: string,
  sentence: string,
  heard: readonly Limit[],
  learned: LearnedLimit,
): boolean {
  const isMet = (part: SaidPart) =>
    !asksOnlyPrice(part) &&
    (heard.some((limit) => heardIn(limit.heard, part)) ||
      learned.part?.text === part.text ||
      (asksWhatInsurerPays(part.words.join(" ")) &&
        heard.some(({ takes }) => takes?.includes("payer"))));
  const parts = saidParts(rest);
  const left = parts.filter((part) => !isMet(part));
  // "How much does Cigna pay, I think I have 600 left": what is told beside it asks for no price.
  const ofInsurer = parts.some((part) => asksWhatInsurerPays(part.words.join(" ")) && isMet(part));
  if (learned.price && !ofInsurer) return heard.length === 0 || left.length > 0;
  // "How long until somebody is here, ballpark": no estimate of a price.
  const behind = saidParts(sentence)[0]?.text;
  return left.some((part) => asksPrice(part) && (part.text === behind || !isEstimate(part)));
}

/**
 * Answers what a sentence asks about the business: its services, who comes, how long it takes. What is
 * left of the sentence comes back.
 * @param heard Limits whose own words stand in the sentence: they count more.
 */
function answerForBusiness(
  turn: CallTurn,
  out: CallAnswers,
  text: string,
  heard: readonly Limit[],
  facts: CallTurn["state"]["facts"],
): string {
  const { desk, state } = turn;
  let rest = text;
  const answered = (id: string, asked: string, ways: Trio) => {
    rest = rest.replace(asked, " ");
    out.questions.push(asked);
    if (out.named.has(id)) return;
    out.named.add(id);
    out.texts.push(sayOnce(turn, id, ways));
  };
  // A trade's own sentence about plans, or about how long it takes, says more.
  const isOwn = (id: string) =>
    (id === "accepted" && desk.limits.some((limit) => limit.id === "coverage")) ||
    (id === "duration" && desk.limits.some(({ takes }) => takes?.includes("duration")));
  for (const part of saidParts(text)) {
    if (heard.some((limit) => heardIn(limit.heard, part))) continue;
    const usual = [everyDeskCues.hours, everyDeskCues.person, everyDeskCues.why];
    if (usual.some((cues) => heardIn(cues, part))) continue;
    const found = businessQuestionIn(part);
    if (!found || isOwn(found.id)) continue;
    answered(found.id, part.text, found.say);
  }
  const service = heard.length === 0 ? serviceAskedIn(rest) : undefined;
  if (service)
    answered(
      "service",
      service.asked,
      serviceAnswers[isUsual(turn, service, facts) ? "usual" : "unknown"],
    );
  if (saysUnanswered(rest)) {
    const matter = rest
      .replace(/^.*?\bi (?:just |already )?asked(?: (?:you|if|about|whether))*/i, "")
      .trim();
    const isNew = matter !== rest.trim() && !askedBefore(matter, state.facts[questionLine]?.text);
    if ((isNew || !state.facts[questionLine]) && out.questions.length === 0)
      out.questions.push(rest.trim());
    out.settled.push(text);
    if (out.texts.length === 0) out.texts.push(another(turn, "stillOpen", turn.phrases.stillOpen));
    rest = "";
  }
  return /[\p{L}\d]/u.test(rest) ? rest : "";
}

/** A sentence about one matter; asked for it again, the desk says that it is still open. */
function sayOnce(turn: CallTurn, id: string, ways: Trio): string {
  const { state, language, phrases } = turn;
  const topic = `about-${id}`;
  const again = (state.said[topic] ?? 0) > 0;
  state.said[topic] = 1;
  return again
    ? another(turn, "stillOpen", phrases.stillOpen)
    : say(turn, inLanguage(ways, language));
}

/** Whether calls about this are what the form of the trade is for. */
function isUsual(
  { desk, state }: CallTurn,
  { what }: ServiceAsked,
  facts: CallTurn["state"]["facts"],
): boolean {
  const words = readWords(what);
  const told = { ...state.facts, ...facts };
  if (!what) return desk.fields.some(({ name, kind }) => kind === "words" && told[name]);
  return desk.fields.some(
    ({ kind, heard = [], options = [] }) =>
      (kind === "words" || kind === "choice") &&
      [heard, ...options.map((option) => option.heard)].some((cues) =>
        heardIn(cues as Cues, words),
      ),
  );
}

/** The limit that a number itself meets, whatever is said about it. */
function privateLimit(text: string): string | undefined {
  if (withoutPrivateNumbers(text) === text) return undefined;
  return /\b\d{3}-\d{2}-\d{4}\b/.test(text) ? "social-security" : "card";
}

function nameLimit(turn: CallTurn, out: CallAnswers, limit: Limit, text: string): void {
  const { state, language, phrases } = turn;
  const asked = limit.quiet ? undefined : askedIn(text, unwritten(turn));
  if (asked) out.questions.push(asked);
  else if (!limit.quiet) out.told.push(text);
  if (out.named.has(limit.id)) return;
  out.named.add(limit.id);
  const again = state.limits.includes(limit.id);
  const question = asked ?? text;
  // What nobody may note is left to nobody either: it is said as it was.
  const plainly = !again || limit.quiet === true;
  const same = askedBefore(question, state.facts[questionLine]?.text);
  out.texts.push(
    plainly
      ? say(turn, inLanguage(limit.say, language))
      : same
        ? another(turn, "limit", phrases.limitAgain)
        : another(turn, "limit-too", phrases.limitToo),
  );
  if (!again) state.limits.push(limit.id);
  out.limited = true;
  if (limit.person) out.handed = true;
}

/** What nobody may note stands in no question either. */
const unwritten =
  ({ desk }: CallTurn) =>
  (part: SaidPart) =>
    isUnwritten(desk, part);

function namePrice(turn: CallTurn, out: CallAnswers, text: string): void {
  const { state, desk, language, phrases } = turn;
  if (out.named.has("price")) return;
  out.named.add("price");
  const again = state.limits.includes("price");
  out.texts.push(
    again
      ? another(turn, "price", phrases.priceAgain)
      : say(turn, inLanguage(desk.price, language)),
  );
  if (!again) state.limits.push("price");
  out.limited = true;
  out.questions.push(askedIn(text, unwritten(turn)) ?? text);
}

function handOver(turn: CallTurn, out: CallAnswers): void {
  const { state, phrases } = turn;
  out.texts.push(say(turn, state.handed ? phrases.handedAlready : phrases.handOver));
  out.handed = true;
  state.handed = true;
}
