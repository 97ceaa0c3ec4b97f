import { askedOnTopics } from "#content/receptionist/topics-asked-on.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { booksCall } from "./asked-on-context.ts";
import type { Intent } from "./classify.ts";
import { contextOf, type MeantInContext, meantInContext } from "./meant-in-context.ts";
import { plansIn } from "./plans-spoken-of.ts";
import type { LineContext } from "./question-features.ts";
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
/** From here on the words alone agree. */
const agrees = 0.3;
/** From here on a topic that is only asked on needs no other sign. */
const sureOfAskedOn = 0.95;
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
/** Nothing is put in the place of these: "15 calls a day, which plan" wants one named. */
const settled = new Set<Intent["kind"]>([
  "plan",
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
  const { message, hearing, conversation } = line;
  // A first line has no context: what its words say stands.
  if (conversation.lines.length === 0 || isStrange(message)) return undefined;
  const heard = heardIn(line);
  if (heard.some(({ kind }) => settled.has(kind)) || namesItsPrice(line)) return undefined;
  if (isInTask(conversation) && !asks(message)) return undefined;
  const context = contextOf(conversation);
  const meant = meantInContext(message, context);
  if (!meant || meant.share < barFor(line)) return undefined;
  const { id } = meant.topic;
  if (heard.some((one) => isTopic(one, id) || stands(one, meant, message))) return undefined;
  if (!fits(meant, line, context)) return undefined;
  return {
    question: { hearing, intent: { kind: "topic", topic: meant.topic, score: 6 } },
    // To move or cancel a call was never learned: it may be wished for.
    mayWish: (kind) => (meant.of(`wish ${kind}`) ?? 1) >= hardlyWished,
  };
}

const heardIn = ({ questions, intent }: Line): Intent[] => [
  ...questions.map((one) => one.intent),
  ...(intent ? [intent] : []),
];

/** "How much is it, we'd pay monthly": the price, whatever stands behind it. */
const howMuch =
  /^\W*(?:(?:and|so|ok|y)\W+)*(?:how much is (?:it|that)|what(?:['’]?s| does) it cost|cu[aá]nto (?:cuesta|sale)(?: eso)?)\s*(?:[,.;?!]|$)/iu;

/** "Is there a setup fee for silver": a plan, or a part of one, and what it costs. */
function namesItsPrice(line: Line): boolean {
  const { hearing } = line;
  const named =
    pricedParts.some((one) => hearing.concepts.has(one)) ||
    plansIn(hearing).length > 0 ||
    howMuch.test(line.message);
  return named && heardIn(line).some(({ kind }) => kind === "price");
}

function barFor(line: Line): number {
  const heard = heardIn(line);
  if (heard.some(({ kind }) => firm.has(kind))) return bars.firm;
  if (line.tells || heard.some(({ kind }) => kind === "price")) return bars.told;
  return asks(line.message) && !isInTask(line.conversation) ? bars.asks : bars.otherwise;
}

/** Whether a topic can be meant here, whatever its share. */
function fits(
  { topic: { id }, share }: MeantInContext,
  { message, conversation }: Line,
  { after }: LineContext,
): boolean {
  if (id === "emergencyNumber" && !ofEmergencyNumber.test(message)) return false;
  if (ofCall.has(id)) {
    // "Cancel the call" wants it done, and without a call that is booked none is meant.
    const spokenOf = booksCall(conversation) || after.some((one) => ofCall.has(one));
    if (!asks(message) || !spokenOf) return false;
  }
  // Where nothing was told before, the words alone have to say it too.
  return (
    after.length > 0 ||
    likelihoodAlone(message, id) >= agrees ||
    (isAskedOnTopic(id) && share >= sureOfAskedOn)
  );
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
  const newToIt = isAskedOnTopic(meant.topic.id) && meant.share >= sureOfAskedOn;
  const alone = newToIt ? 0 : likelihoodAlone(message, id);
  return (meant.of(id) ?? 0) > hardly || alone >= sureAlone;
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
