import { everyTopic } from "#content/receptionist/every-topic.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import { refusesYear } from "#server/receptionist/hearing/billing-said.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { titleCase } from "#server/receptionist/hearing/title-case.ts";
import { askedOn } from "./asked-on.ts";
import { asksOfProduct } from "./asks-of-product.ts";
import { classify, type Intent, money } from "./classify.ts";
import { followUp } from "./follow-up.ts";
import { likeInstead } from "./like-intent.ts";
import { ofOneTrade } from "./one-trade.ts";
import { withoutOtherTokens } from "./parts-asked.ts";
import { planQuestion } from "./plan-question.ts";
import { type Before, planIn, plansIn } from "./plans-spoken-of.ts";
import { asksToQuit } from "./question-form.ts";
import { beyondDoubt } from "./recognized-intent.ts";
import { otherSystemIn } from "./systems-named.ts";
import { asksOfCancellations, withoutTheirCanceling } from "./their-canceling.ts";
import { ofCollectCalls, quotesToCallers } from "./whole-question.ts";

/** Something that is asked for, with the words it was asked in. */
export interface Question {
  hearing: Hearing;
  intent: Intent;
}

const informing = new Set<Intent["kind"]>([
  "topic",
  "price",
  "integration",
  "missing-integration",
  "industry",
]);
export const isInforming = ({ kind }: Intent) => informing.has(kind);

const scheduling = everyTopic.find(({ id }) => id === "scheduling");

/** "What about housecall pro", after other systems: a name, and nothing else that we know. */
const namedNext =
  /^\W*(?:(?:ok|so|then|great|cool|and|y|or)[\s,]+)*(?:and|y|or|what about|how about|qu[eé] tal|y con)\s+(?:with |con )?((?!(?:the|that|this|it|them|those|my|our|if|for|when|how|what|you|no|yes)\b)[\p{L}\d.&-]{3,}(?: [\p{L}\d.&-]+){0,2})\W*$/u;

/** "Jobnimbus?" */
const nameAlone = /^\W*([\p{L}\d][\p{L}\d.&-]{4,}(?: [\p{L}\d.&-]+)?)\s*[?？]\W*$/u;
/** "Vinsolutions too?" */
const alsoIt = / (?:too|also|as well|tambi[eé]n)$/u;
/** "Retainers thru lawpay?": the system behind a few words asks whether it can be used. */
function systemBehind({ things, words, text }: Hearing): string | undefined {
  const [thing, ...others] = things;
  const id = others.length === 0 && thing?.startsWith("integration:") && thing.split(":")[1];
  return id && words.length <= 4 && through.test(text) ? id : undefined;
}

const through = /^[^\p{L}]*(?:\p{L}+ )?\p{L}+ (?:thru|through|via|por|desde) \p{L}+\W*$/iu;

/**
 * Reads the subject of a question, completed from earlier messages.
 * @param isWhole whether it is all of a message: a part of one may point back to the other parts.
 */
export function questionIn(
  said: Hearing,
  before: Before,
  isWhole = true,
): { hearing: Hearing; intent?: Intent } {
  const own = withoutTheirCanceling(withoutOtherTokens(byMonth(said)));
  const on = askedOn(own, before);
  if (on) return { hearing: own, intent: on };
  if (scheduling && asksOfCancellations(own, before))
    return { hearing: own, intent: { kind: "topic", topic: scheduling, score: 6 } };
  const quits = asksToQuit(own.text) ? classify(own) : undefined;
  if (quits) return { hearing: own, intent: quits };
  if (quotesToCallers.test(own.text) || ofCollectCalls.test(own.text))
    return { hearing: own, intent: { kind: "unknown", score: 6 } };
  const ofPlans = planQuestion(own, before);
  if (ofPlans) return ofPlans;
  const through = systemBehind(own);
  if (through) return { hearing: own, intent: { kind: "integration", id: through, score: 4 } };
  // "We're on clio. Can we have it anyway": what was asked before, once more.
  const again = before.asked &&
    haveIt.test(own.text) && {
      ...own,
      concepts: new Set<Concept>(before.asked.concepts),
      things: new Set<string>(),
    };
  const asAgain = again && classify(again);
  if (again && asAgain && isInforming(asAgain)) return { hearing: again, intent: asAgain };
  const named = (namedNext.exec(own.text) ?? nameAlone.exec(own.text))?.[1]?.replace(alsoIt, "");
  const spokeOfSystems =
    before.asked?.concepts.includes("works") === true ||
    before.asked?.things.some((one) => one.startsWith("integration:")) === true;
  // "And follow up boss", "do you work with simple practice": a name, whatever its words mean.
  const other = own.things.size === 0 || own.concepts.has("works") ? otherSystemIn(own.text) : "";
  const asksName = own.concepts.has("works") || spokeOfSystems || nameAlone.test(own.text);
  if (other && asksName && ![...own.things].some((one) => one.startsWith("integration:")))
    return { hearing: own, intent: { kind: "missing-integration", name: other, score: 4 } };
  const bare = [...own.concepts].every((one) => one === "yes");
  // "Open Dental" has a trade in its name.
  const asTrade =
    [...own.things].every((one) => one.startsWith("industry:")) &&
    /\p{L} \p{L}+[^s]\W*$/u.test(named ?? "");
  if (named && spokeOfSystems && bare && (own.things.size === 0 || asTrade))
    return {
      hearing: own,
      intent: { kind: "missing-integration", name: titleCase(named), score: 4 },
    };
  const first = isWhole && before.lines.length === 0;
  const follows = standsAlone(own, before) ? undefined : followUp(own, before.asked);
  const hearing = follows && classify(follows) ? follows : own;
  const heard = classify(hearing);
  const ofPlan = heard?.kind === "price" && plansIn(own).length > 0;
  // "Your stupid bot hung up on me": anger asks for nothing.
  const rants =
    !heard && own.concepts.has("hostile") && !clausesOf(own.text).some(({ asks }) => asks);
  const mayDiffer = hearing === own && !rants;
  const like = !mayDiffer
    ? undefined
    : ofPlan
      ? beyondDoubt(own.spelled)
      : likeInstead(heard, own.spelled, { inTask: before.task !== undefined, first });
  const intent = ofOneTrade(like ?? heard, hearing, first);
  return intent ? { hearing, intent } : { hearing };
}

/** "Monthly not yearly": the year is refused, and not asked about. */
function byMonth(said: Hearing): Hearing {
  const { concepts, text, language } = said;
  // "It's all year or can I quit in summer": how long, and no way to pay.
  if (concepts.has("annual") && allYear.test(text) && !concepts.has("price"))
    return { ...said, concepts: new Set([...concepts].filter((one) => one !== "annual")) };
  if (!concepts.has("annual") || !refusesYear(withFigures(text, language))) return said;
  const left = [...concepts].filter((one) => one !== "annual");
  return { ...said, concepts: new Set([...left, "monthly" as const]) };
}

const allYear =
  /\b(?:all year(?: long| round)?|year[- ]round|the rest of the year)\b|\btodo el a[nñ]o\b|全年/u;

/** "Can we have it anyway". */
const haveIt =
  /^\W*(?:(?:and|but|so|ok|then|y|pero)\W+)*(?:can|could) (?:we|i) (?:still |also )?(?:have|get|use|try|do) (?:it|that|one)(?: (?:anyway|too|still|as well|then|though|here))?\W*$|^\W*(?:y |pero )?(?:la|lo) (?:podemos|puedo) (?:tener|usar|probar)(?: igual| tambi[eé]n)?\W*$|^(?:那)?我们(?:也)?(?:能|可以)用吗/iu;

export const planParts: Concept[] = ["text", "minutes", "agents", "fee", "overage", "tokens"];
const tongues: Concept[] = ["language", "spanish", "chinese", "english", "otherLanguage"];

/** Asks for enough by itself; a language, unless languages were spoken of. */
function standsAlone(own: Hearing, { asked }: Before): boolean {
  if ((classify(own)?.score ?? 0) >= 3.5) return true;
  // "And who sets it up": by itself as clear as can be.
  if (own.words.length > 3 && beyondDoubt(own.spelled)?.kind === "topic") return true;
  // "Does it text them": what the product does, whatever was spoken of.
  if (
    asksOfProduct.test(own.text) &&
    own.concepts.has("text") &&
    !asked?.concepts.some((one) => money.includes(one))
  )
    return true;
  // "Tell me about gold" after a question about languages asks nothing about them.
  if (planIn(own) && !money.some((one) => asked?.concepts.includes(one))) return true;
  const spoken = tongues.some((one) => own.concepts.has(one));
  return spoken && !tongues.some((one) => asked?.concepts.includes(one));
}
