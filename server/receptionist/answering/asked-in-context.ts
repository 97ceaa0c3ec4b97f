import { supposes } from "#server/receptionist/hearing/question-opening.ts";
import { isAskedOn } from "./asked-on.ts";
import { booksCall } from "./asked-on-context.ts";
import type { Intent } from "./classify.ts";
import { nameOf, topics } from "./compared-meanings.ts";
import {
  asks,
  firm,
  hardly,
  hardlyWished,
  heardIn,
  type InContext,
  isInTask,
  type Line,
  likelihoodAlone,
  ofEmergencyNumber,
  settled,
} from "./line-in-context.ts";
import { meantInContext, type TopicInContext } from "./meant-in-context.ts";
import { isStep } from "./plan-steps.ts";
import { plansIn } from "./plans-spoken-of.ts";
import type { LineContext } from "./question-features.ts";
import { isStrange, likelyMeanings } from "./recognized-meaning.ts";

/** So few words hold hardly more than a time or a name. */
const fewWords = 5;
/** Share from which a line is about a topic. */
const bars = {
  /** It asks something after an answer, and no task is open. */
  asks: 0.6,
  /** The same where the last answer told about no topic. */
  asksAnew: 0.7,
  /** It does not, or a task is open. */
  otherwise: 0.8,
  /** A price was heard, or something that a task needs. */
  told: 0.93,
  /** A system, a trade or a wish was heard by its name. */
  firm: 0.995,
};
/** From here on the words alone agree. */
const agrees = 0.3;
/** From here on a topic needs no other sign. */
const sure = 0.97;
/** From here on what was heard is sure by itself, whatever stood before it. */
const sureAlone = 0.9;

/** What has a price of its own: "a separate number for the Spanish line". */
const pricedParts = ["extraNumber", "otp", "webChat", "fee", "overage", "tokens"] as const;
/**
 * The question that a line asks after what was answered before it, where the words alone tell another one or
 * none.
 */
export function askedInContext(line: Line): InContext | undefined {
  const { message, hearing, conversation, context } = line;
  // A first line has no context: what its words say stands.
  if (conversation.lines.length === 0) return undefined;
  // "And up again", from one plan to the next.
  if (isStep(hearing, conversation)) return undefined;
  const heard = heardIn(line);
  // "Can it accept collect calls": its form says that no page speaks of it.
  if (heard.some((one) => one.kind === "unknown" && one.score >= 6)) return undefined;
  const meant = meantInContext(message, context);
  if (!meant || meant.share < barFor(line, context)) return undefined;
  // "25 al día, cerramos domingos", "sunday night then?": what a task or a plan needs, and nothing else.
  if (
    line.tells &&
    (!asks(message) || (isInTask(conversation) && hearing.words.length <= fewWords))
  )
    return undefined;
  // "Y eso me lo cobran", while times are on show: no form of a question, and still no answer.
  const mayAsk = asks(message) || meant.share >= sure;
  if (isInTask(conversation) && !mayAsk) return undefined;
  if (isStrange(message) && meant.share < sure) return undefined;
  // "You were quicker than my answering service, I'll give you that. Thanks".
  if (meant.quiet >= sureAlone && !asks(message)) return undefined;
  const noPrice = meant.share >= sure && (meant.of("wish price") ?? 1) < hardlyWished;
  if (
    heard.some(({ kind }) => kind === "price") &&
    (namesPart(line) || (namesItsPrice(line) && !noPrice))
  )
    return undefined;
  // "And what else do i pay on top of that", of Silver: by its figures.
  if (meant.topic.id === "catch" && pricesPlan(line)) return undefined;
  if (heard.some(({ kind }) => settled.has(kind)) && !isOverruled(heard, meant)) return undefined;
  const { id } = meant.topic;
  const others = heard.filter((one) => !isTopic(one, id));
  const heardItself = others.length < heard.length;
  // "Can she move her own slot": heard by its words as well; what it keeps off is the wish to move a call.
  if (heardItself && (others.length > 0 || meant.share < sure)) return undefined;
  if (others.some((one) => stands(one, meant, message))) return undefined;
  if (!fits(meant, line, context)) return undefined;
  // "Can i at least hear it before i pay", after the trial: what was just told is not meant again.
  if (context.after.includes(id) && asksElseAlone(message, id)) return undefined;
  const intent: Intent = { kind: "topic", topic: meant.topic, score: 6 };
  return {
    intent,
    share: meant.share,
    questions: [{ hearing, intent }],
    mayWish: (kind) => likelihoodOfWish(kind, meant) >= hardlyWished,
  };
}

/** Whether the words of a line alone are all but certain about another topic. */
const asksElseAlone = (message: string, id: string): boolean =>
  [...likelyMeanings(message)].some(
    ([meaning, share]) => meaning !== id && topics.has(meaning) && share >= sure,
  );

/** How likely a task is wished for; to move or cancel a call was learned as a question of how. */
const likelihoodOfWish = (kind: string, { of }: TopicInContext): number =>
  kind === "change"
    ? Math.max(of("move") ?? 1, of("callCanceled") ?? 1)
    : (of(`wish ${kind}`) ?? 1);

/** What a few words bring about that mean something else in a conversation: "and that's in which plan". */
const misheard = new Set<Intent["kind"]>([
  "plan",
  "phone",
  "person",
  "message",
  "off-topic",
  "price",
  "topic",
]);

/** Whether a topic is all but certain, and nothing of what was heard is likely here. */
const isOverruled = (heard: readonly Intent[], meant: TopicInContext): boolean =>
  meant.share >= sure &&
  heard.every((one) => misheard.has(one.kind) && (meant.of(nameOf(one)) ?? 1) < hardlyWished);

/** "How much is it, we'd pay monthly": the price, whatever stands behind it. */
const howMuch =
  /^\W*(?:(?:and|so|ok|y)\W+)*(?:prices?(?=\s*[?？])|how much is (?:it|that)|what(?:['’]?s| does) it cost|cu[aá]nto (?:cuesta|sale)(?: eso)?)\s*(?:[,.;?!]|$)/iu;

/** "Is there a setup fee", "another number", "calls going out on that": what has a price of its own, or is in some plans only. */
const namesPart = ({ hearing, questions }: Line): boolean =>
  pricedParts.some((one) => hearing.concepts.has(one)) ||
  questions.some(
    (one) =>
      one.intent.kind === "price" &&
      plansIn(one.hearing).length > 0 &&
      [...pricedParts, "outbound" as const].some((part) => one.hearing.concepts.has(part)),
  );

/** Whether the price of a plan is asked for, a named one or the one on the table. */
const pricesPlan = ({ questions }: Line): boolean =>
  questions.some((one) => one.intent.kind === "price" && plansIn(one.hearing).length > 0);

/** "How much is silver": a plan and what it costs. */
const namesItsPrice = ({ hearing, message }: Line): boolean =>
  plansIn(hearing).length > 0 || howMuch.test(message);

function barFor(line: Line, { after }: LineContext): number {
  const heard = heardIn(line);
  if (heard.some(({ kind }) => firm.has(kind))) return bars.firm;
  if (line.tells || heard.some(({ kind }) => kind === "price")) return bars.told;
  if (!asks(line.message) || isInTask(line.conversation)) return bars.otherwise;
  return after.length > 0 ? bars.asks : bars.asksAnew;
}

/** Whether a topic can be meant here, whatever its share. */
function fits(
  { topic: { id }, share }: TopicInContext,
  { message, conversation }: Line,
  { after }: LineContext,
): boolean {
  if (id === "emergencyNumber" && !ofEmergencyNumber.test(message)) return false;
  if (ofCall.has(id)) {
    // "Cancel the call" wants it done, and without a call that is booked none is meant.
    const spokenOf = booksCall(conversation) || after.some((one) => ofCall.has(one));
    const orders = id === "callCanceled" && !supposes(message);
    if (!asks(message) && (orders || share < sure)) return false;
    // "Can i cancel the plan when it rains", without a call: the plan is meant.
    if (!spokenOf && (share < sure || /\bplans?\b|套餐/iu.test(message))) return false;
  }
  // "So you dont know" asks for somebody who does.
  if (id === "robot" && !asks(message) && share < sure) return false;
  // "Is that extra", of appointments, asks for no price of integrations.
  if (id === "integrationsPrice" && after.some((one) => !ofIntegrations.has(one))) return false;
  // Where nothing was told before, the words alone have to say it too.
  return after.length > 0 || likelihoodAlone(message, id) >= agrees || share >= sure;
}

const isTopic = (intent: Intent, id: string) => intent.kind === "topic" && intent.topic.id === id;

/** Whether a question that was heard is likely in this place, or sure by its words. */
function stands(intent: Intent, meant: TopicInContext, message: string): boolean {
  if (intent.kind !== "topic") return false;
  const { id } = intent.topic;
  // "What do you do": asked by its form, whatever was said before.
  if (id === "what" && intent.score >= 6) return true;
  // What was never learned is no unlikely meaning: its form says it.
  if (meant.of(id) === undefined && isAskedOn(intent)) return true;
  const alone = meant.share >= sure ? 0 : likelihoodAlone(message, id);
  return (meant.of(id) ?? 0) > hardly || alone >= sureAlone;
}

const ofIntegrations = new Set([
  "integrations",
  "howManyIntegrations",
  "integrationsPrice",
  "wish integration",
]);
/** Topics about the call that can be booked. */
const ofCall = new Set([
  "introCall",
  "introCallPrice",
  "callCanceled",
  "callGuests",
  "callHost",
  "callShows",
]);
