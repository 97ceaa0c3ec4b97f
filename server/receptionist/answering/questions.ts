import type { PricedPlan } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import { classify, type Intent, money } from "./classify.ts";
import { followUp } from "./follow-up.ts";
import { likeInstead } from "./like-intent.ts";
import { agentsAlone, planMeant, startingFee } from "./plan-reference.ts";

/** Something that is asked for, with the words it was asked in. */
export interface Question {
  hearing: Hearing;
  intent: Intent;
}

/** Questions of one message that are answered at most. */
const most = 3;

const informing = new Set<Intent["kind"]>([
  "topic",
  "price",
  "integration",
  "missing-integration",
  "industry",
]);
export const isInforming = ({ kind }: Intent) => informing.has(kind);

/** "Which plan has that". */
const planWithIt =
  /\b(?:which|what) (?:plan|tier|one)s? (?:has|have|includes?|comes? with|do i need for|does|is|gets?(?: me)?|would i need for) (?:that|it|this|those)\b|^\W*(?:and |so |ok )?(?:on|in|with|from)? ?(?:which|what) (?:plan|tier)s?\W*$|(?:que|cual) plan(?:es)? (?:lo |la |se )?(?:tienen?|incluyen?|traen?|necesito)|^\W*(?:y )?(?:en|con|desde) (?:que|cual) plan\W*$|哪[个些]套餐(?:有|包括|包含|才有|可以)|^哪个套餐[？?]?$/;
/** "Difference between them", "compare the two". */
const compares =
  /\b(?:differences?|compare|vs|versus|between (?:them|those|the two|both)|diferencia|comparar?)\b|区别|比较/u;
/** What some plans have and others have not. */
const inPlans: Concept[] = ["otp", "webChat", "extraNumber", "text"];
/** Jobs that need calls and messages going out. */
const outgoing = new Set<Concept>(["reminders", "outbound", "campaigns"]);

type Before = Pick<Conversation, "asked" | "table">;

/** Reads the subject of a question, completed from earlier messages. */
export function questionIn(own: Hearing, before: Before): { hearing: Hearing; intent?: Intent } {
  const { plans = [] } = before.table;
  if (plans.length > 1 && compares.test(own.text) && plansIn(own).length === 0)
    return {
      hearing: { ...own, concepts: new Set<Concept>(plans) },
      intent: { kind: "price", score: 5 },
    };
  const plan = planMeant(own, before.table);
  if (plan) {
    const concepts = new Set(own.concepts);
    for (const other of ["basic", "silver", "gold", "platinum"] as const) concepts.delete(other);
    concepts.delete("recommend");
    concepts.add(plan);
    // "And the fee?" of a plan is what is paid at its start.
    if (startingFee.test(own.text)) concepts.add("fee");
    if (agentsAlone.test(own.text)) concepts.add("agents");
    return { hearing: { ...own, concepts }, intent: { kind: "price", score: 5 } };
  }
  const bought = planWithIt.test(own.text.normalize("NFD").replace(/\p{M}/gu, "")) && before.asked;
  const part = bought && inPlans.find((one) => bought.concepts.includes(one));
  if (bought && (part || bought.concepts.some((one) => outgoing.has(one))))
    return {
      hearing: { ...own, concepts: new Set<Concept>([part || "outbound"]) },
      intent: { kind: "price", score: 5 },
    };
  const follows = standsAlone(own, before) ? undefined : followUp(own, before.asked);
  const hearing = follows && classify(follows) ? follows : own;
  const heard = classify(hearing);
  const named = heard?.kind === "price" && plansIn(own).length > 0;
  const like = hearing === own && !named ? likeInstead(heard, own.spelled) : undefined;
  const intent = like ?? heard;
  return intent ? { hearing, intent } : { hearing };
}

const tongues: Concept[] = ["language", "spanish", "chinese", "english", "otherLanguage"];

/** Asks for enough by itself; a language, unless languages were spoken of. */
function standsAlone(own: Hearing, { asked }: Before): boolean {
  if ((classify(own)?.score ?? 0) >= 3.5) return true;
  // "Tell me about gold" after a question about languages asks nothing about them.
  if (planIn(own) && !money.some((one) => asked?.concepts.includes(one))) return true;
  const spoken = tongues.some((one) => own.concepts.has(one));
  return spoken && !tongues.some((one) => asked?.concepts.includes(one));
}

/**
 * The questions of a message, each to be answered: of several sentences each that asks, else the
 * message as a whole.
 */
export function questionsIn(
  original: string,
  whole: { hearing: Hearing; intent?: Intent },
  before: Before,
): Question[] {
  const found: Question[] = [];
  let { table } = before;
  const clauses = clausesOf(original);
  const asking = clauses.filter(({ asks }) => asks).length;
  for (const { text, asks } of clauses) {
    const heard = hear(text, whole.hearing.language);
    const { hearing, intent } = questionIn(heard, { ...before, table });
    const plan = planIn(hearing);
    if (plan) table = { ...table, plan };
    if (!intent || !isInforming(intent) || intent.score < 1.5) continue;
    const named = intent.kind === "integration";
    if (asks || named) found.push({ hearing, intent });
  }
  const distinct = found.filter(
    (one, at) => found.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  );
  const main =
    whole.intent && isInforming(whole.intent)
      ? { hearing: whole.hearing, intent: whole.intent }
      : undefined;
  const [only] = distinct;
  // "Back to it. How many texts are included?": the sentence that asks says it best.
  const sole = distinct.length === 1 && only && asking === 1 && clauses.length > 1;
  const clearer = sole && only.intent.score >= (main?.intent.score ?? 0);
  const chosen = distinct.length > 1 || !main || clearer ? distinct : [main];
  return withEachThing(chosen, whole.hearing).slice(0, most);
}

/** Every integration that a message names, where it asks for one. */
function withEachThing(questions: Question[], { things }: Hearing): Question[] {
  const at = questions.findIndex(({ intent }) => intent.kind === "integration");
  const asked = questions[at];
  if (!asked) return questions;
  const ids = [...things].flatMap((thing) => /^integration:(.+)$/.exec(thing)?.[1] ?? []);
  const each = ids.map(
    (id): Question => ({ ...asked, intent: { kind: "integration", id, score: 4 } }),
  );
  const others = questions.filter(({ intent }) => intent.kind !== "integration");
  return [...others.slice(0, at), ...(each.length > 0 ? each : [asked]), ...others.slice(at)];
}

export const plansIn = ({ concepts }: Hearing): PricedPlan["id"][] =>
  (["basic", "silver", "gold", "platinum"] as const).filter((id) => concepts.has(id));

export const planIn = (hearing: Hearing): PricedPlan["id"] | undefined => plansIn(hearing)[0];

/** The same question in other words has the same key. */
function keyOf({ hearing, intent }: Question): string {
  switch (intent.kind) {
    case "topic":
      return `topic ${intent.topic.id}`;
    case "integration":
      return `integration ${intent.id}`;
    case "industry":
      return `industry ${intent.slug}`;
    case "price":
      return `price ${[...hearing.concepts].sort().join(" ")}`;
    default:
      return intent.kind;
  }
}

/** The languages a visitor can ask for by name. */
const named: [concept: "english" | "spanish" | "chinese", Language][] = [
  ["english", "en"],
  ["spanish", "es"],
  ["chinese", "zh"],
];

/** The language that a message asks to be answered in. */
export const languageWanted = ({ concepts }: Hearing): Language | undefined =>
  concepts.has("speakIn") ? named.find(([concept]) => concepts.has(concept))?.[1] : undefined;
