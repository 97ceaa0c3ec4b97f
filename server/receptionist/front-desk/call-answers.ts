import { serviceAnswers } from "#content/front-desks/business-questions.ts";
import { commonLimits } from "#content/front-desks/common-limits.ts";
import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { Cues, Limit, Trio } from "#content/front-desks/front-desk.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { withoutPrivateNumbers } from "#server/receptionist/hearing/kept-words.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import type { Danger } from "#server/receptionist/safety/danger.ts";
import { askedBefore } from "./asked-before.ts";
import { askedIn } from "./asked-in.ts";
import { asksIfMachine, withoutMachine } from "./asks-machine.ts";
import { asksOfItself } from "./asks-of-itself.ts";
import { asksForPersonWithoutVerb } from "./asks-person.ts";
import { asksToVisit } from "./asks-to-book.ts";
import {
  businessQuestionIn,
  isInterjection,
  type ServiceAsked,
  saysUnanswered,
  serviceAskedIn,
} from "./business-questions.ts";
import { questionLine } from "./call-slip.ts";
import { another, type CallTurn, inLanguage, say } from "./call-turn.ts";
import { learnedLimit } from "./clauses/learned-limit.ts";
import { readWords, type SaidPart, saidParts, sentences } from "./hearing/said-parts.ts";
import { heardIn, isUnwritten, likeLimit, limitOfKind, othersLimit } from "./limit-of-question.ts";
import { ofOthers } from "./of-others.ts";
import { asksPrice } from "./price-question.ts";

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
  const limits = [...desk.limits, ...commonLimits];
  for (const one of said) {
    const { text } = one;
    const secret = privateLimit(text);
    const heard = limits
      .filter(
        (each) =>
          each.id === secret ||
          (heardIn(each.heard, one) && !asksToVisit(text)) ||
          (each.takes?.includes("others") && ofOthers(text)),
      )
      .slice(0, atOnce);
    // What the business alone can answer is like no limit, whatever its words resemble.
    const beside = ofMachine ? withoutMachine(text) : text;
    const rest = isInterjection(beside) ? "" : answerForBusiness(turn, out, beside, heard, facts);
    const learned = learnedLimit(desk, rest, Object.keys(state.facts).length === 0);
    const [
      limit = learned.limit ??
        (learned.price
          ? undefined
          : (othersLimit(turn, rest) ?? likeLimit(turn, rest) ?? limitOfKind(turn, rest))),
    ] = heard;
    if (limit) nameLimit(turn, out, limit, text);
    for (const other of heard.slice(1)) nameLimit(turn, out, other, text);
    // A sentence may ask about a limit and about a price: "can I glue it, and what is it".
    // "Do you come to the house" asks for no sum.
    const priced = learned.price === true || asksPrice(rest === text ? one : readWords(rest));
    if (priced && !limit?.person) namePrice(turn, out, text);
    // "Does that matter", where nothing was asked for, is no question about a line of the form.
    const why = state.asked && !ofItself ? [everyDeskCues.why] : [];
    const usual = [everyDeskCues.hours, everyDeskCues.person, ...why, desk.handOver];
    const asked = readWords(text.replace(notAskedFor, " "));
    const met = limit !== undefined || priced || usual.some((cues) => heardIn(cues, asked));
    if (beside !== text && !met && opensQuestion(beside) && readWords(beside).words.length > 2)
      out.questions.push(beside);
    if (met || beside !== text || step.hearing.concepts.has("robot")) out.settled.push(text);
  }
  const whole = {
    // "Your hourly" is a price, and no opening hour.
    words: said.flatMap(({ words }) => words).filter((word) => word !== "hourly"),
    han: said.map(({ han }) => han).join(""),
  };
  if (heardIn(everyDeskCues.why, whole) && state.asked && !ofItself) giveReason(turn, out);
  if (heardIn(everyDeskCues.hours, whole))
    out.texts.push(
      say(turn, turn.clock.closes - turn.clock.opens >= 1440 ? phrases.hoursAllDay : phrases.hours),
    );
  if (heardIn(everyDeskCues.hostile, whole)) out.texts.unshift(say(turn, phrases.calm));
  const aside = step.original.replace(notAskedFor, " ");
  const person =
    said.some((one) => heardIn(desk.handOver, one)) ||
    asksForPersonWithoutVerb(desk, step.original, asksForOption(turn)) ||
    sentences(aside).some((one) => heardIn(everyDeskCues.person, readWords(one))) ||
    (step.hearing.concepts.has("person") && hear(aside, turn.language).concepts.has("person"));
  if (person || out.handed) handOver(turn, out);
  return { ...out, texts: [...new Set(out.texts)].slice(0, atOnce + 1) };
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

/** "The owner" may answer a question. */
const asksForOption = ({ desk, state }: CallTurn): boolean =>
  ["choice", "person-name"].includes(
    desk.fields.find(({ name }) => name === state.asked)?.kind ?? "",
  );

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

/** "A 40 person firm", "I'm the office manager", "找人做保洁": people of whom nobody is asked for. */
const notAskedFor =
  /\bhuman (?:resources|error)\b|\b(?:is|will) (?:any|some)(?:one|body) (?:be )?(?:free|available)(?= (?:at|on|for|this|next|tomorrow|today|tonight)\b)|\bfor sale\b|\b(?:en|a la) ventas?\b|\b(?:el|la|mi) due[nñ][oa] (?:me |nos |ya |no |lo |la |le )*(?:dij\w+|dic\w+|va|quier\w+|pag\w+|viv\w+|est\w+|tien\w+|sab\w+|es|pid\w+|mand\w+|autoriz\w+)\b|\bque me llamen (?:antes|primero|cuando)\b|\b(?:call|text|ring) me (?:first|before|when|ahead)\b|\b(?:per|(?<!\b(?:to|with|want|need|get|like|have|prefer|me|rather|real) )a|each|one|extra|in|the same|\d+|another|every|two|three|four|five|six|eight|ten)[ -]person\b|\b(?:\d+|cada|por|en|dos|tres|cuatro|cinco|seis) personas?\b|\b(?:una|otra) persona (?:es|tiene|no|con|que)\b|\bone person (?:is|has|cant|with)\b|\b(?:i['’]?m|i am|as|soy|we['’]?re) (?:the|a|an|la|el|una?)? ?(?:\w+ )?(?:managers?|supervisor|owners?|operator|boss|gerente|encargad[oa]|due[nñ][oa])\b|\b(?:my|our|his|her|their|property|case|office|mi|nuestr[oa]|su) (?:\w+ )?(?:manager|supervisor|boss|gerente|jef[ea]|encargad[oa])\b|(?:要|想|需要)?找人(?:做|来做|来修|来看|修|看看?|装|搬|打扫|帮忙|清理|维护|翻译|设计|保洁)|我是(?:经理|老板|负责人)|(?:我们|我的|他们)(?:经理|老板|主管)/giu;

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

function giveReason(turn: CallTurn, out: CallAnswers): void {
  const field = turn.desk.fields.find(({ name }) => name === turn.state.asked);
  if (field) out.texts.push(say(turn, inLanguage(field.why, turn.language)));
}

function handOver(turn: CallTurn, out: CallAnswers): void {
  const { state, phrases } = turn;
  out.texts.push(say(turn, state.handed ? phrases.handedAlready : phrases.handOver));
  out.handed = true;
  state.handed = true;
}
