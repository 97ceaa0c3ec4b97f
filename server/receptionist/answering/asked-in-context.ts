import { askedOnTopics } from "#content/receptionist/topics-asked-on.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { booksCall } from "./asked-on-context.ts";
import type { Intent } from "./classify.ts";
import { contextOf, type MeantInContext, meantInContext } from "./meant-in-context.ts";
import { plansIn } from "./plans-spoken-of.ts";
import type { Question } from "./question-in.ts";
import { isStrange, likelyMeanings } from "./recognized-meaning.ts";

/** Share from which a line is about a topic. */
const bars = {
  /** It asks something, and no task is open. */
  asks: 0.7,
  /** It does not, or a task is open. */
  otherwise: 0.9,
  /** A price was heard, or something that a task needs. */
  told: 0.97,
  /** A system, a trade or a wish was heard by its name. */
  firm: 0.995,
};
/** Up to here what was heard has nothing of what is meant. */
const hardly = 0.1;
/** From here on the words alone agree, and from here on a first line needs no more. */
const agrees = 0.3;
const sureAtFirst = 0.95;
/** Up to here nobody wishes for a task. */
const hardlyWished = 0.02;
/** From here on what was heard is sure by itself, whatever stood before it. */
const sureAlone = 0.9;

/** A question that what was said before gives away: "and once the two weeks are up?" */
export interface AskedInContext {
  question: Question;
  /** Whether a task may be wished for besides. */
  mayWish(kind: string): boolean;
}

/** A line of the company's, and what its words alone tell. */
interface Line {
  message: string;
  hearing: Hearing;
  conversation: Conversation;
  intent: Intent | undefined;
  questions: readonly Question[];
  /** Whether it tells a time, a name, an address, a volume: something that a task or a plan needs. */
  tells: boolean;
}

/** Things that were heard by their names: the words are seldom wrong about them. */
const firm = new Set<Intent["kind"]>(["integration", "missing-integration", "industry"]);
/** Nothing is put in the place of these. */
const settled = new Set<Intent["kind"]>([
  "certificate",
  "message",
  "person",
  "phone",
  "off-topic",
  "language",
  "repeat",
  "more",
]);
/** What has a price of its own: "a separate number for the Spanish line". */
const pricedParts = ["extraNumber", "otp", "webChat", "fee", "overage", "tokens"] as const;
/** A question of 911 has to name it or what comes: a burst pipe at night is an ordinary call. */
const ofEmergencyNumber = /911|ambulan|polic|emergency (?:services|number)|报警|急救/iu;

/**
 * The question that a line asks after what was answered before it, where the words alone tell another one or
 * none.
 */
export function askedInContext(line: Line): AskedInContext | undefined {
  const { message, hearing, conversation, intent, questions, tells } = line;
  const heard = [...questions.map((one) => one.intent), ...(intent ? [intent] : [])];
  if (heard.some(({ kind }) => settled.has(kind))) return undefined;
  // A first line has no context: what its words say stands.
  if (conversation.lines.length === 0) return undefined;
  const isFirm = heard.some(({ kind }) => firm.has(kind));
  // "Is there a setup fee for silver": a plan and what it costs.
  const prices = heard.some(({ kind }) => kind === "price");
  const part = pricedParts.some((one) => hearing.concepts.has(one));
  if (prices && (part || plansIn(hearing).length > 0)) return undefined;
  const inTask = isInTask(conversation);
  if ((inTask && !asks(message)) || isStrange(message)) return undefined;
  const context = contextOf(conversation);
  const meant = meantInContext(message, context);
  const bar = isFirm
    ? bars.firm
    : tells || prices
      ? bars.told
      : asks(message) && !inTask
        ? bars.asks
        : bars.otherwise;
  if (!meant || meant.share < bar) return undefined;
  const { id } = meant.topic;
  if (heard.some((one) => isTopic(one, id) || stands(one, meant, message))) return undefined;
  // "Can I cancel": without a call that is booked, no call is meant.
  if (id === "emergencyNumber" && !ofEmergencyNumber.test(message)) return undefined;
  // "Cancel the call" wants it done.
  if (ofCall.has(id) && !asks(message)) return undefined;
  if (ofCall.has(id) && !booksCall(conversation) && !context.after.some((one) => ofCall.has(one)))
    return undefined;
  // Where nothing was told before, the words alone have to say it too.
  const alone = likelihoodAlone(message, id);
  if (
    context.after.length === 0 &&
    alone < agrees &&
    !(isAskedOnTopic(id) && meant.share >= sureAtFirst)
  )
    return undefined;
  return {
    question: { hearing, intent: { kind: "topic", topic: meant.topic, score: 6 } },
    mayWish: (kind) => meant.of(`wish ${kind}`) >= hardlyWished,
  };
}

/** A message that the receptionist only offers to pass on is no task of the visitor's. */
const isInTask = ({ task }: Conversation): boolean =>
  task !== undefined && task.kind !== "plan" && !(task.kind === "message" && task.offered);

const isTopic = (intent: Intent, id: string) => intent.kind === "topic" && intent.topic.id === id;

/** Whether a question that was heard is likely in this place, or sure by its words. */
function stands(intent: Intent, meant: MeantInContext, message: string): boolean {
  if (intent.kind !== "topic") return false;
  const { id } = intent.topic;
  // What is only asked on was never learned without a context.
  const newToIt = isAskedOnTopic(meant.topic.id) && meant.share >= sureAtFirst;
  const alone = newToIt ? 0 : likelihoodAlone(message, id);
  return meant.of(id) > hardly || alone >= sureAlone;
}

/** How likely a line, or a part of it, means a topic whatever stood before it. */
const likelihoodAlone = (message: string, id: string): number =>
  Math.max(
    ...[message, ...clausesOf(message).map(({ text }) => text)].map(
      (text) => likelyMeanings(text).get(id) ?? 0,
    ),
  );

const askedOn = new Set(askedOnTopics.map(({ id }) => id));
const isAskedOnTopic = (id: string) => askedOn.has(id);
/** Topics about the call that can be booked. */
const ofCall = new Set([
  "introCall",
  "introCallPrice",
  "callCanceled",
  "callGuests",
  "callHost",
  "callShows",
]);

const asks = (message: string): boolean =>
  [message, ...clausesOf(message).map(({ text }) => text)].some(
    (text) => /[?？]/.test(text) || opensQuestion(text),
  );
