import { place } from "#content/receptionist/topic.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { callAnswer, callPriceAnswer } from "#server/receptionist/answering/answer.ts";
import {
  asksIfHuman,
  asksItsLength,
  asksItsPrice,
} from "#server/receptionist/answering/asks-of-call.ts";
import type { Answer } from "#server/receptionist/answering/facts.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { asksUsualHours } from "#server/receptionist/hearing/usual-hours.ts";
import { minutesIn, sayMinutes } from "./say-when.ts";
import type { Step } from "./step.ts";

/** Whether a clause asks for the price of the call that is booked, or for the need of an email. */
export const asksBeside = (text: string, asks: boolean): boolean =>
  asksItsPrice(text) || needsEmail(text, asks);

/**
 * What is asked of the call, of its times or of the email in the middle of a booking. Undefined where
 * nothing of the kind is.
 */
export async function askedBeside(step: Step): Promise<Answer | undefined> {
  const { original, choice, hearing, conversation } = step;
  if (choice || conversation.task?.kind !== "booking") return undefined;
  const { language } = hearing;
  const said = clausesOf(original);
  if (said.some(({ text }) => asksItsPrice(text))) return callPriceAnswer(language);
  if (asksItsPrice(original)) return callPriceAnswer(language);
  if (said.some(({ text, asks }) => needsPhone(text, asks)))
    return { text: turnPhrases[language].phoneOptional, sources: [] };
  const pointed = conversation.asking === "email" && whyNeeded.test(original);
  if (pointed || said.some(({ text, asks }) => needsEmail(text, asks)))
    return { text: turnPhrases[language].noEmail.booking.needed, sources: [] };
  if (asksUsualHours(original)) return usualHours(step);
  return asksItsLength(original) || [original, ...said.map(({ text }) => text)].some(asksIfHuman)
    ? callAnswer(language)
    : undefined;
}

const email = /\be-?mail\b|(?<!\p{L})correo|邮箱|邮件/iu;
const need =
  /\b(?:have to|has to|need(?:ed|s)?|required?|must|mandatory|necessary|optional|obligat\p{L}*|why|without|gotta|got to|skip|what for|for what)\b|(?<!\p{L})(?:tengo que|hay que|necesita\p{L}*|hace falta|obligatori\p{L}*|por qu[eé]|para qu[eé]|sin)(?!\p{L})|必须|一定要|非要|为什么|可以不|不留|不给/iu;
/** "Do i have to give an email", "why do you need my email". */
const needsEmail = (text: string, asks: boolean): boolean =>
  email.test(text) &&
  need.test(text) &&
  !/@|\byour e-?mail|\b(?:does|can|will|could|would) it\b|\be-?mails\b/iu.test(text) &&
  (asks || /[吗呢]/u.test(text) || opens.test(text));
/** "Why do you need it", asked for the email. */
const whyNeeded =
  /^\W*(?:(?:and|but|so|ok|y|pero)\W+)*(?:why|what for|for what|por qu[eé]|para qu[eé])(?: (?:do|would|does|you|u|they|it|need|want|have to|must|that|this|lo|la|eso|necesita[ns]?|quieren?|piden?))*\W*$|^(?:为什么|干嘛)(?:要|需要)?(?:这个)?[？?]?$/iu;
const phone =
  /\b(?:my|a|the|phone|cell|mobile|telephone) (?:phone )?(?:numbers?|phone|cell)\b|\bphone\b|(?<!\p{L})(?:tel[eé]fono|celular|n[uú]mero)(?!\p{L})|电话号码|手机号|电话/iu;
/** "Do you need my number", "is my phone number required". */
const needsPhone = (text: string, asks: boolean): boolean =>
  phone.test(text) &&
  need.test(text) &&
  !/\d{3}|\b(?:keep|forward|port|your (?:phone )?number|by phone|over the phone|on the phone|callers?|customers?|agents?)\b|\bit (?:need|require)/iu.test(
    text,
  ) &&
  (asks || /[吗呢]/u.test(text) || opens.test(text));
const opens =
  /^\W*(?:(?:and|so|but|wait|y|pero)\W+)*(?:do|does|is|can|could|would|will|why|what|must|tengo que|es|por qu[eé]|para qu[eé]|puedo|hace falta|hay que)(?!\p{L})/iu;

/** The first and the last time of a day, of all that are free. */
async function usualHours({ actions, hearing }: Step): Promise<Answer | undefined> {
  const { language } = hearing;
  const days = await actions.openDays();
  const times = days.flatMap(({ slots }) => slots.map((slot) => minutesIn(slot, actions.zone)));
  if (times.length === 0) return undefined;
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const text = turnPhrases[language].time.hours(
    sayMinutes(first, language),
    sayMinutes(last, language),
  );
  return { text, sources: [place("contact", "Booking calendar")] };
}
