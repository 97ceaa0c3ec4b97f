import {
  askedBeside,
  asksBare,
  type BusinessQuestion,
  businessQuestions,
  interjection,
  ofTheBusiness,
  saidBefore,
  serviceAsked,
  unanswered,
  wrapped,
} from "#content/front-desks/business-questions.ts";
import type { Cues } from "#content/front-desks/front-desk.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { hasHan } from "./hearing/hear-option.ts";
import { isTimeOnly, type SaidPart } from "./hearing/said-parts.ts";

/** "Do you do that?", as it stands in a text. */
export interface ServiceAsked {
  /** The question as it was said, and with words such as "or not" behind it. */
  asked: string;
  whole: string;
  /** What it asks for, without the question around it; empty where that was said before. */
  what: string;
}

/** Whether a sentence asks if the business does something; undefined where it does not. */
export function serviceAskedIn(sentence: string): ServiceAsked | undefined {
  for (const pattern of serviceAsked) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const told = found.groups?.what ?? "";
    if (hasChinese(told) && notAService.test(chineseText(told))) continue;
    // "¿Hacen…?" and "hacen dos semanas" begin alike.
    if (/^\s*(?:\d|dos|tres|unos|unas|como|mucho|poco)\b/i.test(told)) continue;
    // "Do you do saturdays": asks for a day.
    if (isTimeOnly(latinWords(told))) continue;
    const beside = askedBeside.exec(told)?.[0] ?? "";
    // "Do you treat for carpenter ants too, or only termites".
    const other = orOnly.exec(sentence.slice(found.index + found[0].length))?.[0] ?? "";
    const plainly = found[0].slice(0, found[0].length - beside.length).replace(/^[\s¿?.,;!]+/, "");
    const asked = other ? found[0].replace(/^[\s¿?.,;!]+/, "") + other : plainly;
    const what = told
      .replace(askedBeside, "")
      .replace(/^\s*(?:for|with|on) (?=\p{L})/iu, "")
      .trim();
    const idle = /^\s*(?:or (?:not|no|what)|here|there|at all|too|as well)\s*$/i.test(beside);
    // "你们修热水器吗？": the particle belongs to the question.
    const behind = sentence.slice(found.index + found[0].length);
    const particle = hasChinese(asked) ? (/^[吗么嘛呢不]?[？?]?/u.exec(behind)?.[0] ?? "") : "";
    const whole = (idle ? asked + beside : asked) + particle;
    return { asked: asked.trim(), whole, what: saidBefore.test(what) ? "" : what };
  }
  return undefined;
}

const orOnly =
  /^\s*,? (?:or|o) (?:(?:is it|do (?:you|u|yall)) )?(?:only|just|solo|nada m[aá]s) [^.?!;,\n]{2,40}/iu;
const notAService = /^(?:什么|怎么|多少|几|哪|一下|得|好)/;

/**
 * A message in which what is asked for stands without the question around it, so that a line takes
 * "mini splits" from "do you guys service mini splits".
 */
export const withoutServiceAsked = (sentence: string): string => {
  const found = serviceAskedIn(sentence);
  // "A couple keys stick. Do you do that sort of thing?": what is meant stands before it.
  if (found && !found.what && found.whole !== sentence.replace(/[\s¿?.!]+/g, " ").trim())
    return sentence.replace(found.whole, " ");
  return found?.what ? sentence.replace(found.whole, `${found.what} `) : sentence;
};

/** The question about the business that a part asks. */
export function businessQuestionIn(part: SaidPart): BusinessQuestion | undefined {
  const { words, han, asks } = part;
  if (!asks && !asksBare.test(words.join(" ")) && !heardIn(wrapped, part)) return undefined;
  // "¿Me van a cobrar?" asks what will be done, and not where somebody goes.
  const plainly = latinWords(words.join(" ").replace(goingTo, " "));
  return businessQuestions.find(
    ({ heard }) => heard.some((cues) => hasCue(cues, plainly, 1)) || hasHan(heard, han),
  );
}

const goingTo = /\b(?:me|nos|le|les|lo|la|se) (?:va|van) a (?=\w+(?:ar|er|ir)\b)/g;

/** "Is it pet friendly": asks about the business, whatever line its words would fill. */
export const asksOfBusiness = ({ words, asks }: SaidPart): boolean =>
  (asks || asksBare.test(words.join(" "))) &&
  ofTheBusiness.some((one) => one.test(words.join(" ")));

/** "What?" */
export const isInterjection = (sentence: string): boolean =>
  interjection.test(latinWords(sentence).join(" "));

/** Whether a part only asks what the business alone can answer. */
export const isQuestionForBusiness = (part: SaidPart): boolean =>
  businessQuestionIn(part) !== undefined;

/** "When is the visitation for Mr. Okonkwo". */
export const asksServiceTime = (part: SaidPart): boolean =>
  businessQuestionIn(part)?.id === "service-time";

/** "Are you taking new patients": says nothing about what the call is for. */
export const asksOnlyOfBusiness = (part: SaidPart): boolean =>
  notTheReason.has(businessQuestionIn(part)?.id ?? "");

const notTheReason = new Set([
  "accepted",
  "callback",
  "language",
  "new-ones",
  "papers",
  "parking",
  "payment",
]);

/** "You didn't say how long", "hello? yes or no". */
export const saysUnanswered = (sentence: string): boolean =>
  heardIn(unanswered, {
    // As it is written: "contestó" is no "contrato".
    words: latinWords(sentence),
    han: hasChinese(sentence) ? chineseText(sentence) : "",
  });

const heardIn = (cues: Cues, { words, han }: Pick<SaidPart, "words" | "han">) =>
  cues.some((one) => hasCue(one, words, 1)) || hasHan(cues, han);
