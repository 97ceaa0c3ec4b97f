import { commonLimits } from "#content/front-desks/common-limits.ts";
import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { Cues, Limit, QuestionKind } from "#content/front-desks/front-desk.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { asksForStaff, asksToBook, asksToVisit } from "./asks-to-book.ts";
import type { CallTurn } from "./call-turn.ts";
import { hasHan } from "./hearing/hear-option.ts";
import {
  isTimeOnly,
  isTimeOnlyInChinese,
  readWords,
  type SaidPart,
  saidParts,
} from "./hearing/said-parts.ts";
import { saysOnlyTime } from "./hearing/time-told.ts";
import { nearestLimit } from "./nearest-limit.ts";
import { asksPrice } from "./price-question.ts";
import { askedBehind } from "./question-inside.ts";
import { questionKinds } from "./question-kind.ts";

/** Likeness from which a question counts as a limit that holds a word of prices, or is likely open. */
const closely = 0.62;

/** "Is that a problem", "does it matter": asks about what stands before it. */
const aboutBefore =
  /^(?:so |and |but |y |then )?(?:(?:do|must|should|can) (?:i|we) (?:really |actually |even )?(?:have|need|got) to|must (?:i|we)|is that (?:true|right|legal|allowed|so|how it works)|(?:can|could) (?:they|he|she|it) (?:just |really |even |actually )?(?:do that|do this|make me)|(?:are they|is he|is she) allowed(?: to)?(?: do that)?|tengo que|a fuerza|es (?:cierto|verdad|legal)|pueden hacer eso)$|^(?:so |and |but |y |well |i guess )?(?:thats|that is|this is|its|it is|im|i am|were|i should be|that should be|eso es|es|esta|estoy|todo) (?:still |all |totally |probably |also |just )?(?:fine|ok|okay|safe|normal|allowed|good|bad|alright|permitido|bien|normal|segur[oa]|mal[oa])(?: (?:to do|for me|con eso))?,? (?:right|no|correct|yeah|isnt it|is it|verdad|cierto|o no)$|^(?:so |and |but |y )?(?:is|would|does|will|can|es|importa)(?: (?:that|this|it|eso|esto))?(?: (?:be|is))? ?(?:an? |un )?(?:problem|issue|ok|okay|bad|fine|safe|matter|normal|dangerous|risky|hurt|problema|malo|grave|peligroso|seguro|normal|importa)?$/;

/** Questions that want a verdict: a smaller likeness is enough where a desk may give none. */
const wantsVerdict =
  /^(?:so |and |but |ok )?(?:can|could|should|may|do|does|did|is|are|will|would|what if|what happens|how long|u think|you think|puedo|debo|es|esta|tengo que)\b|\b(?:you|u) think$/;
const likely = 0.4;

const opensStatement =
  /^(?:its|it is|i|im|ive|my|he|hes|she|shes|we|they|theyre|theres) (?!can|should|could|would|will|d\b)/;

/**
 * A part that asks what no phrase knows, and is worded like a question that meets a limit.
 * `open`: it is rather one that no limit is about.
 */
export function likeLimit({ desk }: CallTurn, text: string, open = false): Limit | undefined {
  if (asksToBook(text) || asksForStaff(desk, text)) return undefined;
  const parts = saidParts(text);
  for (const part of parts) {
    const usual = [everyDeskCues.hours, everyDeskCues.person, everyDeskCues.why];
    if (usual.some((cues) => heardIn(cues, part))) continue;
    if (asksForTime(part)) continue;
    // "His son, 614 555 0171" says who calls.
    if (!part.asks && !part.han && part.words.filter((word) => !/\d/.test(word)).length < 3)
      continue;
    // "It's not really hurting, but can you put it back?" asks nothing in its first part.
    if (part !== parts.at(-1) && opensStatement.test(part.words.join(" "))) continue;
    // "What is it worth, ballpark" asks for a price too: only a close likeness is a limit.
    if (asksPrice(part)) {
      const close = nearestLimit(desk, part.han || part.words.join(" "), closely);
      if (close) return close;
      continue;
    }
    const asked = part.asks
      ? part.han || part.words.join(" ")
      : askedBehind.exec(part.words.join(" "))?.[0];
    // "My pressure is high, can I?" asks about what stands before it.
    const words = part.words.join(" ");
    if (!asked || asksWhoCounts(words)) continue;
    const short =
      part.asks && part.han === "" && (part.words.length <= 2 || aboutBefore.test(words));
    const bar = open ? closely : undefined;
    const found =
      (short && nearestLimit(desk, readWords(text).words.join(" "), bar)) ||
      nearestLimit(desk, asked, bar ?? (wantsVerdict.test(asked) ? likely : undefined)) ||
      nearestLimit(desk, words, bar);
    // "Can he go swimming": advice is asked for, and nothing about a patient.
    const own = ownDoing.test(words) || ofOwnKind.test(words);
    if (found && !(found.takes?.includes("others") && own)) return found;
  }
  return undefined;
}

/** "Do you work with companies our size": about the caller, and no one else. */
const ofOwnKind =
  /\b(?:our|my|this|that) (?:size|small|big|tiny|far)\b|\b(?:like|as (?:small|big|tiny|little) as) (?:us|ours?|mine|me|we are|this one)\b|\bde nuestro tamano\b|\bcomo (?:nosotros|el nuestro|la nuestra|la mia|el mio)\b/;
/** "Is that with her": how many come. */
export const asksWhoCounts = (words: string): boolean => countsIn.test(words);
const countsIn =
  /^(?:so |and |wait |y )?(?:(?:is|does|was|would) (?:that|it|this)(?: be)?(?: already)? (?:with(?:out)?|count(?:ing)?|includ(?:e|es|ing)) (?:her|him|me|us|them|you|everybody|(?:the|my|our) \w+|grandma|grandpa|mom|dad)|(?:(?:es|son|eso es) )?(?:con|contando(?: a)?|sin) (?:ella|el|ellos|el bebe|la nina|el nino|mi \w+))$/;

const ownDoing = /^(?:so |and |but )?(?:can|could|should|may) (?:he|she|they|i|we|my \w+) /;

/** "Se ocupa permiso o así nomás se puede": a question without a mark. */
export const asksUnmarked = ({ words, text, han }: SaidPart): boolean => {
  const said = words.join(" ").replace(whileIt, " ");
  return (
    askedBehind.test(said) ||
    opensAdvice.test(said) ||
    aboutBefore.test(said) ||
    openEnd.test(said) ||
    questionKinds(text, han).length > 0
  );
};
/** "My scalp burned when I dyed it" asks nothing. */
const whileIt = /(?<=\w )(?:when(?:ever)?|what|how|who) (?:i|we|it|he|she|they|you|my|the)\b/;
const openEnd =
  /\b(?:or (?:not|no|what|how|can i|do i|is it)|is that (?:ok|okay|true|right)|do (?:i|we) have to|o (?:que|como|no|cuanto|asi nomas|nomas asi|(?:tengo|hay) que)(?: \w+){0,3})$/;

/** What somebody else does, bought or had is told to nobody, whatever else the question is like. */
export const othersLimit = ({ desk }: CallTurn, text: string): Limit | undefined =>
  !asksToBook(text) &&
  !asksForStaff(desk, text) &&
  saidParts(text).some((part) => questionKinds(part.text, part.han).includes("others"))
    ? desk.limits.find(({ takes }) => takes?.includes("others"))
    : undefined;

/** The limit for questions of this form, where no word and no example decides. */
export function limitOfKind({ desk }: CallTurn, text: string): Limit | undefined {
  const usual = [everyDeskCues.hours, everyDeskCues.person, everyDeskCues.why];
  if (asksToBook(text) || asksForStaff(desk, text)) return undefined;
  for (const part of saidParts(text)) {
    const words = part.words.join(" ");
    const asked = part.asks || askedBehind.test(words) || opensAdvice.test(words);
    // "I'm on Accutane, does that matter": what to think of it, and not why the desk asks.
    const own: QuestionKind[] =
      part.words.length > 4 && /\b(?:matter|importa)$/.test(words) ? ["verdict"] : [];
    if (!asked || asksForTime(part)) continue;
    if (own.length === 0 && usual.some((cues) => heardIn(cues, part))) continue;
    const priced = asksPrice(part);
    for (const kind of [...questionKinds(part.text, part.han), ...own]) {
      // "How much does my plan pay": no price of the house.
      if (priced && kind !== "payer") continue;
      const found = desk.limits.find(({ takes }) => takes?.includes(kind));
      if (found) return found;
    }
  }
  return undefined;
}

/** "Does Tuesday at 5:30 work", "周六可以吗": asks for nothing but a time. */
export const asksForTime = ({ words, han, text }: SaidPart): boolean =>
  isTimeOnly(words) ||
  isTimeOnlyInChinese(han) ||
  (ofDay.test(words.join(" ")) && saysOnlyTime(text));
/** "Will it get there by may 1" asks for more. */
const ofDay =
  /^(?:(?:so|and|ok|or) )*(?:does|do|would|will|is|can we do|could we do|how about|what about) (?:the |this |next |on )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun|tomorrow|today|tonight|noon|\d)/;

/** "What if I light it", "wonder if I can open it". */
const opensAdvice =
  /^(?:so |and |you |u )*(?:think|reckon|figure) (?:i|id|ill|we|wed|he|she|they|theyd|it|its|itd|itll|thats|the|my|there)\b|\b(?:is it|isnt it|are they|huh|who pays|who pays for (?:it|that|them))$|\bhow (?:long|soon|fast)$|^y si \w+ .*quien paga|(?:您|你|你们)(?:觉得|认为)|\b(?:what if|what happens|wonder\w* if|not sure if) (?:i|we)\b|\bmust i$/;

/** Whether words hold one of the cues. */
export const heardIn = (cues: Cues, { words, han }: Pick<SaidPart, "words" | "han">) =>
  cues.some((one) => hasCue(one, words)) || hasHan(cues, han);

/** The limits that a text may meet. */
export const limitsFor = (desk: CallTurn["desk"], text: string): Limit[] =>
  [...desk.limits, ...commonLimits].filter(({ id }) => id !== "card" || !isMembersCard(desk, text));

/** "El número de mi tarjeta es 55821", at a gym that asks for it: too short for a payment card. */
const isMembersCard = ({ fields }: CallTurn["desk"], text: string): boolean =>
  fields.some(({ name }) => name === "tag") &&
  /(?<!\d)\d{3,8}(?!\d)/.test(text) &&
  !/\d{9}|\d[ -]\d{4}|\b(?:cvv|credit|debit|visa|amex|mastercard|cr[eé]dito|d[eé]bito)\b/i.test(
    text,
  );

/** Whether a part of a message only asks for what the desk may not say: it holds no fact. */
export const isBeyond = (desk: CallTurn["desk"], part: SaidPart): boolean =>
  limitsFor(desk, part.text).some(
    (one) =>
      (one.quiet || (part.asks && !one.tells && !asksToVisit(part.text))) &&
      heardIn(one.heard, part),
  );

/** Whether a part is about what the rule forbids even to note. */
export const isUnwritten = (desk: CallTurn["desk"], part: SaidPart): boolean =>
  limitsFor(desk, part.text).some((one) => one.quiet && heardIn(one.heard, part));
