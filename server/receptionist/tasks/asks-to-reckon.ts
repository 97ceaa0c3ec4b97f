import type { Concept } from "#content/receptionist/heard.ts";
import { type Intent, planNames } from "#server/receptionist/answering/classify.ts";
import { tellsAgents } from "#server/receptionist/answering/fragments-after-price.ts";
import { asksFee } from "#server/receptionist/answering/plan-reference.ts";
import type { Question } from "#server/receptionist/answering/question-in.ts";
import { amounts, isBareAmount } from "#server/receptionist/facts/bare-amount.ts";
import { scaledVolume } from "#server/receptionist/facts/scaled-volume.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { isOpen } from "./continue-task.ts";
import { toldSum } from "./same-on-plan.ts";
import type { Step } from "./step.ts";

/** "What would I pay", "and with two agents", once the volume is known: the sum of it is meant. */
export function asksToReckon(step: Step): boolean {
  const { hearing, changes, conversation } = step;
  const { facts, task } = conversation;
  // "That was texts, not calls": the calls are asked for anew.
  if (changes.calls === null && changes.texts) return true;
  const ofAgents = tellsAgents(hearing) || cheapestWith.test(hearing.text);
  if (changes.agents && !(task && isOpen(task)) && ofAgents) return true;
  if ((!facts.calls && !facts.minutes) || (task && isOpen(task))) return false;
  const { concepts, words, things } = hearing;
  const text = withFigures(hearing.text, hearing.language);
  // "And 1100?": the sum for it.
  if (isBareAmount(text) && amounts.some((name) => name in changes)) return true;
  // "And whats cheapest if we only send you half of that": the sum once more.
  if ((changes.calls || changes.minutes) && words.length <= 14 && scaledVolume(text, facts))
    return true;
  if (asksAgain.test(text) && words.length <= 14) return true;
  if (words.length > 9 || things.size > 0) return false;
  const ofSum = task?.kind === "plan" && task.last?.plan === conversation.table.plan;
  if (thatMuch.test(withoutAccents(text)) && ofSum && toldSum(step)) return true;
  // "And what does it cost to start", "if i go over": a part of the price.
  if (asksFee(hearing.text) || goesOver.test(hearing.text)) return false;
  if (youCharge.test(hearing.text)) return true;
  const named = planNames.some((one) => concepts.has(one));
  if (named && (forThat.test(hearing.text) || changes.minutes || changes.calls)) return true;
  if (whichOne.test(hearing.text) || whatWouldItCost.test(hearing.text)) return true;
  if (whyNot.test(hearing.text) && planNames.some((one) => concepts.has(one))) return true;
  if (tellsVolume(step)) return true;
  const added = reckonedAnew.some((name) => name in changes);
  if (added && !counts.test(hearing.text)) return true;
  const own = /\b(?:i|we|me|us|our|pagar[ií]a\w*|me|nos)\b|我|我们/iu.test(hearing.text);
  return own && concepts.has("price") && [...concepts].every((one) => ofPrice.has(one));
}

/** "30 calls a day, how much": the sum is the answer, and not the list of prices. */
export const withoutSum = (questions: Question[], intent: Intent | undefined) =>
  intent?.kind === "plan"
    ? questions.filter(
        (one) =>
          one.intent.kind !== "price" ||
          [...one.hearing.concepts].some((each) => !ofPrice.has(each)),
      )
    : questions;

/** "Why not basic": the sum says which plans are left out, and why. */
const whyNot =
  /\bwhy (?:not|isn'?t it|can'?t (?:i|we) (?:take|use|get|have))\b|\bpor qu[eé] no\b|为什么不|怎么不/u;

/** "And what does it cost if i go over", of the minutes. */
const goesOver =
  /\b(?:go|goes|going|went|get|run) (?:over|past|beyond)\b|\b(?:me|nos) (?:paso|pasamos)\b|超(?:了|过|出)/u;

/** "So which", "what would that cost", once the volume is known. */
const whichOne =
  /^\W*(?:(?:so|ok|and|the|y|el|what['’]?s)\W+)*(?:cheapest|m[aá]s barato)(?: one| plan)?(?: monthly| yearly| by the month| by the year| mensual| anual| then)?\W*$|^(?:[^\p{L}\p{N}]|(?:so|ok|then|and|y|entonces)(?!\p{L})|那)*(?:which(?: one| plan)?|cu[aá]l(?: plan)?|哪个(?:套餐)?)(?: then| is it| entonces| ser[ií]a)?\W*$/u;
const whatWouldItCost =
  /\bwhat (?:would|does|will|did) (?:that|it|all that)(?: all)? (?:cost|run|come (?:out )?to|be)\b|\bcu[aá]nto (?:ser[ií]a|saldr[ií]a|costar[ií]a)(?: eso| todo)?\W*$/u;

/** "Whats the cheapest way to get 2 agents". */
const cheapestWith =
  /\b(?:cheapest|least|lowest|m[aá]s barat[oa])\b.{0,30}\b(?:agents|agentes)\W*$|最便宜.{0,8}(?:智能体|代理)/u;

/** "How much is that per month", right behind a sum. */
const thatMuch =
  /^\W*(?:(?:so|ok|okay|and|then|wait|sorry|hm+|y|entonces|o sea)\W+)*(?:(?:how much|what)(?:['’]?s| is| does| would| will| did)? (?:that|it|this|all that|the total)(?: be| cost| run| come to| come out to)?|(?:cuanto|que) (?:es|seria|sale|saldria|cuesta|costaria|viene siendo)(?: eso| todo eso)?)(?: (?:per|a|each|every|by the|al|por|cada) (?:month|mo|mes))?(?: (?:monthly|then|total|altogether|in total|again|en total|entonces))*\W*$|^(?:那)?(?:这样|这)?(?:每|一)个月(?:要)?多少(?:钱)?(?:呢)?[？?]?$/u;
/** "What did you say for the cheaper month again": the sum once more. */
const asksAgain =
  /\b(?:what|how much) (?:did (?:you|u) (?:say|tell)|was (?:it|that|the (?:price|total|number|cost|sum|monthly|month|first \p{L}+|cheap\p{L}* \p{L}+)))\b.{0,40}\b(?:again|before|earlier)\W*$|\b(?:cuanto|que) (?:dijo|dijiste|me dijo|era) .{0,30}\b(?:otra vez|antes)\W*$|(?:刚才|之前)说(?:的)?(?:是)?多少/u;

/** "So what would you charge", once the volume is known. */
const youCharge =
  /\bwhat (?:would|do|will|did|are) (?:you|u)(?: guys)? (?:charge|charging|want)\b|\bcu[aá]nto (?:me |nos )?cobr(?:an|ar[ií]an|a)\b|你们收多少/iu;

/** "What would gold cost for that", of a volume that is known. */
const forThat =
  /\b(?:for|with|at) (?:that|this|those|our|my)(?: (?:calls|volume|minutes|many))?\W*$|\b(?:para|con) (?:eso|esas?|esos)(?: (?:llamadas|minutos))?\W*$|(?:这|那)(?:个|样的?)?(?:用量|电话量)/u;
const counts = /\b(?:how many|cu[aá]nt[oa]s)\b|(?:几|多少)(?:个|分钟|条|次|通)/u;
const reckonedAnew = ["texts", "agents", "extras", "unwanted", "season", "billing"] as const;

/** "So 48 a day", "call it 30": numbers are told, and nothing is asked. */
const tellsVolume = ({ changes, original }: Step) =>
  (["calls", "minutes", "length", "days"] as const).some((name) => changes[name]) &&
  !clausesOf(original).some(({ asks }) => asks);

/** "¿Cuánto me sale?" has a word that says yes elsewhere. */
const ofPrice = new Set<Concept>(["price", "plans", "monthly", "annual", "recommend", "yes"]);
