import type { Concept } from "#content/receptionist/heard.ts";
import type { FactChanges } from "#server/receptionist/facts/facts.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { asksOfProduct } from "./asks-of-product.ts";
import type { Intent } from "./classify.ts";
import type { Question } from "./question-in.ts";

/** Topics that the days and the trade of a volume sound like. */
const soundsLike = new Set(["always", "law", "industries", "officeHours"]);

/** What no topic is heard by, beside a number of calls. */
const idle = new Set<Concept>(
  "offTopic yes no thanks greeting volume minutes trade phoneNumber".split(" ") as Concept[],
);

const isOfBilling = ({ intent }: Question) =>
  intent.kind === "topic" && intent.topic.id === "billing";

const namesPlan = /basic|silver|gold|platinum/iu;

/** "15 a day, 20 on saturdays, closed mondays": the days count the calls and ask for no hours. */
export function withoutToldVolume(
  questions: Question[],
  { calls, days, length, minutes, billing }: FactChanges,
  original: string,
): Question[] {
  // "Y si lo pago cada mes", of a volume that is reckoned: the sum, and not when bills are sent.
  if (billing && questions.every(isOfBilling)) return [];
  // "每个两分钟": minutes of a call, and none of a plan.
  const told = (calls || length || minutes) && clausesOf(original).every(({ asks }) => !asks);
  const priced = ({ intent, hearing }: Question) =>
    intent.kind === "price" && hearing.concepts.has("minutes") && !namesPlan.test(original);
  // "Qué plan me conviene, taller mecánico, unas 15 llamadas": the sum, and no entry of a directory.
  const ofTrade = ({ intent, hearing }: Question) =>
    intent.kind === "industry" && clausesOf(hearing.text).every(({ asks }) => !asks);
  const counted = Boolean(calls || length);
  // "They're more like 4 min, people chat about their cats": no word of it is a topic's.
  const byLikeness = ({ intent, hearing }: Question) =>
    told &&
    intent.kind === "topic" &&
    /\d/.test(hearing.text) &&
    [...hearing.concepts].every((one) => idle.has(one));
  const left = questions.filter(
    (one) => !(told && priced(one)) && !(counted && ofTrade(one)) && !byLikeness(one),
  );
  if (!calls && !days && !minutes) return left;
  return left.filter(
    ({ intent, hearing }) =>
      !(
        intent.kind === "topic" &&
        soundsLike.has(intent.topic.id) &&
        // "25 al día, cerramos domingos": nothing of it asks.
        ((told && !/[?？]/.test(hearing.text)) ||
          (/\d/.test(hearing.text) && !asksOfProduct.test(hearing.text)))
      ),
  );
}

const ofOnePlan: Concept[] = [
  "basic",
  "silver",
  "gold",
  "platinum",
  "fee",
  "overage",
  "tokens",
  "text",
  "discount",
];

/** "What does it cost, about 25 calls a day": the price of that volume, and not the whole list. */
export const asksItsPrice = (
  intent: Intent | undefined,
  { concepts }: Hearing,
  { calls, minutes }: FactChanges,
): boolean =>
  Boolean(calls || minutes) &&
  intent?.kind === "price" &&
  !ofOnePlan.some((one) => concepts.has(one));
