import type { Concept } from "#content/receptionist/heard.ts";
import type { FactChanges } from "#server/receptionist/facts/facts.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { asksOfProduct } from "./asks-of-product.ts";
import type { Intent } from "./classify.ts";
import type { Question } from "./question-in.ts";

/** Topics that the days and the trade of a volume sound like. */
const soundsLike = new Set(["always", "law", "industries"]);

const isOfBilling = ({ intent }: Question) =>
  intent.kind === "topic" && intent.topic.id === "billing";

const namesPlan = /basic|silver|gold|platinum/iu;

/** "15 a day, 20 on saturdays, closed mondays": the days count the calls and ask for no hours. */
export function withoutToldVolume(
  questions: Question[],
  { calls, days, length, billing }: FactChanges,
  original: string,
): Question[] {
  // "Y si lo pago cada mes", of a volume that is reckoned: the sum, and not when bills are sent.
  if (billing && questions.every(isOfBilling)) return [];
  // "每个两分钟": minutes of a call, and none of a plan.
  const told = (calls || length) && clausesOf(original).every(({ asks }) => !asks);
  const priced = ({ intent, hearing }: Question) =>
    intent.kind === "price" && hearing.concepts.has("minutes") && !namesPlan.test(original);
  const left = told ? questions.filter((one) => !priced(one)) : questions;
  if (!calls && !days) return left;
  return left.filter(
    ({ intent, hearing }) =>
      !(
        intent.kind === "topic" &&
        soundsLike.has(intent.topic.id) &&
        /\d/.test(hearing.text) &&
        !asksOfProduct.test(hearing.text)
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
