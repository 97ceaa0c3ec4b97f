import { pricedPlans } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import {
  billingAlone,
  isChoice,
  spokeOfPrices,
} from "#server/receptionist/answering/fragments-after-price.ts";
import { asksFeeAgain } from "#server/receptionist/answering/plans-spoken-of.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import { refusesYear } from "#server/receptionist/hearing/billing-said.ts";
import { contactDetails, withoutContact } from "#server/receptionist/hearing/contact-details.ts";
import { guestIn } from "#server/receptionist/hearing/guest.ts";
import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import { isWholeName } from "#server/receptionist/hearing/name-run.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { volumeIn } from "#server/receptionist/hearing/volume.ts";
import { writtenOut } from "#server/receptionist/hearing/written-out.ts";
import { refusesCall, refusesMessage } from "#server/receptionist/tasks/wish-words.ts";
import { placeIn, sizeIn } from "./business.ts";
import { callersLanguage } from "./callers-language.ts";
import { emailPutRight } from "./email-put-right.ts";
import type { FactChanges } from "./facts.ts";
import { firmIn } from "./firm.ts";
import { frameIn } from "./message-frame.ts";
import { asking, messageIn } from "./message-in-line.ts";
import { nameOfLine } from "./name-of-line.ts";
import { townTold } from "./place-told.ts";
import { correcting, readVolume } from "./read-volume.ts";
import { takenOut } from "./taken-out.ts";
import { tradeInName } from "./trade-mentions.ts";
import { tradeTold } from "./trade-told.ts";

/** The facts in one message. Nothing is inferred. */
export function readFacts(
  original: string,
  hearing: Hearing,
  conversation: Conversation,
): FactChanges {
  const { asking: asked, task, facts } = conversation;
  const { language } = hearing;
  const changes: FactChanges = {};
  const waiting = task?.kind === "booking" || task?.kind === "message" || task?.kind === "change";
  const details = contactDetails(writtenOut(original), language, {
    asked: asked === "name",
    lacking: (waiting && !facts.name) || (asked === "confirm" && putsRight.test(original)),
    alone: asked === "name" && !asking.test(original),
  });
  // "My paralegal joins, she's luz@firm.example", after the caller's own address.
  const ofOther = details.email && ofSomebodyElse(original, details.email);
  const guest = guestIn(original, facts.email?.value);
  if (guest || (facts.email && ofOther && !replaces.test(original))) delete details.email;
  // "Oops .com", "gmail, not hotmail", of the address that is known.
  const fixed =
    facts.email && !guest && !details.email && asked !== "message"
      ? emailPutRight(original, facts.email.value, {
          ...(facts.name && { name: facts.name.value }),
          readBack: Boolean(waiting) && !details.name,
        })
      : undefined;
  if (fixed) details.email = fixed;
  const reachable = details.email || details.phone;
  const name = nameOfLine(original, hearing, conversation, details);
  if (name) changes.name = name;
  if (details.email) changes.email = details.email;
  if (details.phone) changes.phone = details.phone;
  else if (facts.phone && endsIn.test(original))
    changes.phone = withEnding(facts.phone.value, endingIn(original));
  // The message may hold the number too: whoever reads it dials that one.
  if (changes.phone && facts.phone && facts.message?.value.includes(facts.phone.value))
    changes.message = facts.message.value.replace(facts.phone.value, changes.phone);

  const other =
    !changes.name && (hearing.concepts.has("book") || books.test(original))
      ? forWhom.exec(original)?.[1]
      : "";
  if (other) changes.name = other;
  const firm = firmIn(original, language, changes.name ?? undefined);
  // "Rowan Roofing in Mesa": its name tells the trade.
  const trade =
    tradeOf(original, hearing, conversation) ??
    (firm && !facts.trade ? tradeInName(firm) : undefined);
  if (trade) changes.trade = trade;
  if (firm) changes.firm = firm;
  const outsideFirm = firm ? withoutFirm(original, firm) : original;
  const town = townTold(outsideFirm, { trade: trade !== undefined, place: facts.place?.value });
  const place = town === undefined ? placeIn(outsideFirm, trade !== undefined) : town;
  if (place) changes.place = place;
  // "Plumbing, Tulsa, 6 trucks": a town, and nobody's name.
  if (place && changes.name === place) {
    if (isWholeName(place) || (asked === "name" && place.includes(" "))) delete changes.place;
    else delete changes.name;
  }
  // "Can it be two people", of the call itself, tells nothing of a business.
  const ofCall = task?.kind === "booking" && /[?？]/.test(original);
  const size = ofCall ? undefined : sizeIn(hearing);
  if (size) changes.size = size;
  const spoken = callersLanguage(hearing, facts);
  if (spoken) changes.language = spoken;
  const withoutDigits = reachable
    ? hear(withoutContact(original, language).rest.replace(/\s+/g, " "), language)
    : hearing;
  Object.assign(changes, readVolume({ ...withoutDigits, language }, conversation));
  const plan = pricedPlans.filter(({ id }) => hearing.concepts.has(id));
  // "Ari Gold, ari@gold.example" names no plan.
  const inName = `${details.name ?? ""} ${details.email ?? ""}`.toLowerCase();
  if (plan.length === 1 && plan[0] && !inName.includes(plan[0].id)) changes.plan = plan[0].id;

  const places = changes.size ?? facts.size?.value;
  if (places && ownAgentEach.test(original)) {
    const count = Number.parseInt(places, 10);
    if (count > 0) changes.agents = count;
  }
  const { billing } = volumeIn(hearing);
  // "By the month?", of a sum that was told.
  const ofSum =
    task?.kind === "plan" &&
    // "Every month that??", of the fee.
    !asksFeeAgain(hearing.text, conversation.lines) &&
    (facts.calls || facts.minutes) &&
    hearing.words.length <= 5;
  const way = (["monthly", "annual"] as const).filter((one) => hearing.concepts.has(one));
  if (changes.plan && billing && !opensQuestion(original)) changes.billing = billing;
  else if (ofSum && [...hearing.concepts].every((one) => ofBilling.has(one)) && way[0])
    // "Paid by the year, how much a month": the month is only what the price is told for.
    changes.billing =
      way.includes("annual") && !refusesYear(withFigures(hearing.text, hearing.language))
        ? "annual"
        : way[0];
  else if (!billing || billing === billingAlone(hearing)) {
    const chosen = spokeOfPrices(conversation) && isChoice(original) && billingAlone(hearing);
    if (chosen) changes.billing = chosen;
  }

  // "And cc my accountant", beside a second address: it is for whoever reads the message.
  if (guest && task?.kind === "message" && facts.message)
    changes.message = `${facts.message.value} / ${original.trim()}`;
  else if (!fixed)
    Object.assign(changes, messageIn(original, hearing, conversation, details, changes));
  if (refusesMessage.test(original) && !frameIn(original, conversation)?.text)
    changes.message = null;
  // "I don't want to book anything": a day that was named is no longer one for a call.
  if (refusesCall.test(original)) {
    if (facts.day) changes.day = null;
    if (facts.time) changes.time = null;
  }
  if (reachable) return changes;
  return { ...changes, ...takenOut(original, facts) };
}

/** A firm that was written small is noted with capitals. */
const withoutFirm = (text: string, firm: string) => {
  const at = text.toLowerCase().indexOf(firm.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)},${text.slice(at + firm.length)}`;
};

/** The trade in a message. One that is known changes only where another is said outright. */
function tradeOf(
  original: string,
  hearing: Hearing,
  { facts, asking: asked }: Conversation,
): string | undefined {
  const told = tradeTold(hearing, original);
  if (!told) return undefined;
  const known = facts.trade?.value;
  if (!known || asked === "trade" || told.slug === known) return told.slug;
  // "No wait, thats both clinics": places, and no other trade.
  if (told.mention.weak && !/\b(?:an?|una?)$/u.test(told.mention.before)) return undefined;
  const putRight = correcting.test(hearing.text) || /\b(?:not|dont|isnt)\b/.test(hearing.text);
  const besides = /\b(?:too|as well|also|tambien)\b|也/.test(hearing.text);
  return putRight || (told.sure && !told.mention.weak && !besides) ? told.slug : undefined;
}

/** "Cheapest monthly?": what may stand beside a way to pay. */
const ofBilling = new Set<Concept>(["monthly", "annual", "recommend", "plans"]);

/** "No no, ngozi okafor": what is read back is wrong. */
const putsRight =
  /^\W*(?:no|nope|nah|not|almost|wrong|wait|sorry|actually|oops|perd[oó]n)(?!\p{L})|\b(?:name|nombre|not|instead)\b|错|不[对是]|应该/iu;
const books = /\b(?:book|schedule|reserve|set up)\b/iu;
/** "Booking for my boss Dr Elaine Cho": whose call it is. */
const forWhom =
  /\b[Ff]or (?:my|our|the) (?:\p{Ll}+ ){1,2}?((?:(?:Dr|Mr|Mrs|Ms|Doctor)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})/u;

/** "The number ends in 0180", of the telephone number that is known. */
const endsIn =
  /\b(?:ends?(?: in| with)?|ending (?:in|is)|last (?:four|4|two|2|three|3)(?: digits)?(?: are| is|:)?|termina en|terminaci[oó]n)\s+(\d{2,4})(?!\d)|(?<!\d)(\d{3,4})(?:,? (?:and )?not \d{3,4})? at the end\b|\b(?:(?:phone|number|cell)(?: is|'?s)?|fix|change|correct)(?: (?:that|it|the number|my number))?(?: to)? (\d{4})(?:,? not \d{4})?(?!\d|-| ?\d)|(?<!\d)(?<!\d[ -])(\d{4}),? not \d{4}(?!\d)|尾号是?\s*(\d{2,4})(?!\d)/iu;

const endingIn = (text: string) => endsIn.exec(text)?.slice(1).find(Boolean) ?? "";

/** A telephone number with other digits at its end. */
const withEnding = (phone: string, ending: string): string =>
  ending && ending.length < phone.length
    ? phone.slice(0, phone.length - ending.length) + ending
    : phone;

/** "Five offices, and each needs its own agent". */
const ownAgentEach =
  /\b(?:each|every|all of them|apiece|per (?:office|shop|store|location|branch))\b.{0,30}\b(?:own|an|one|a separate|separate)\b.{0,10}\bagents?\b|\bcada (?:una|uno|oficina|sucursal|tienda|local)\b.{0,24}\b(?:propio|un)\b.{0,8}\bagente\b|每(?:家|个|间|店).{0,8}(?:一个|自己的|单独|各).{0,4}(?:智能体|代理|座席)/iu;

/** "Actually make it my wife's email". */
const replaces =
  /\b(?:make it|use|change|switch|swap|replace|instead|rather|put|correct|send (?:it|that|the \p{L}+) to|mejor|cambi\p{L}*|us[ea])\b|改成|换成|用/iu;

/** Whether an address stands behind the words for somebody else. */
const ofSomebodyElse = (text: string, email: string): boolean => {
  const at = text.toLowerCase().indexOf(email);
  return at > 0 && somebodyElse.test(text.slice(0, at));
};
const somebodyElse =
  /\b(?:(?:she|he)(?:['’]?s| is)|they(?:['’]?re| are)|(?:her|his|their)(?: e-?mail| address)*(?:['’]?s| is)?|(?:my|our) (?:paralegal|assistant|partner|associate|colleague|secretary|wife|husband|office manager)(?: \p{Lu}\p{Ll}+)?(?:['’]?s)?(?: e-?mail| address)*(?: is|,| at)?)\s*$/u;
