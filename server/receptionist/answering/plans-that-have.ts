import { type PlanExtra, pricedPlans } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { bareText } from "#server/receptionist/tasks/words-of-turn.ts";
import { agentsAlone, asksFee } from "./plan-reference.ts";
import { type Before, plansIn } from "./plans-spoken-of.ts";

/** What some plans have and others have not, by the words for it. */
const extras: readonly [readonly Concept[], PlanExtra][] = [
  [["otp"], "otp"],
  [["webChat"], "webChat"],
  [["outbound", "reminders", "campaigns"], "outbound"],
];
/** In words; longer lines ask for more. */
const longest = 11;
/** "How much is that extra": what comes on top, and no plan. */
const onTop =
  /\b(?:why|por que|extra|more|on top|separate\w*|additional|included|include|another|each|per|text|texts|call|calls|aparte|ademas|incluid\w+|por (?:mensaje|llamada|minuto))\b|为什么|另外|额外|单独|每[通条个]/u;
const one = /\b(?:that|it|this|one|then|es[eoa]|entonces)\b|[那它这]/u;
const parts: readonly Concept[] = ["minutes", "agents", "overage", "tokens"];

/**
 * The plans that the last answer named for what was asked, with what a line asks of them: "whats that a month if i
 * pay monthly", after which plan calls out. Undefined where something else is asked.
 */
export function ofPlansThatHave(own: Hearing, before: Before): Concept[] | undefined {
  const { asked, lines, beside = [] } = before;
  const { concepts, words } = own;
  const text = bareText(own);
  if (plansIn(own).length > 0 || words.length > longest || /\d/.test(text) || beside.length > 0)
    return undefined;
  const extra = extras.find(([ways]) => ways.some((way) => asked?.concepts.includes(way)));
  if (!extra || onTop.test(text) || extra[0].some((way) => concepts.has(way))) return undefined;
  const having = pricedPlans.filter((plan) => plan.extras.includes(extra[1]));
  const told = lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  const named = pricedPlans.filter(({ name }) => told.includes(name));
  // The plans that have it were told, and no others.
  if (named[0]?.id !== having[0]?.id || named.some((plan) => !having.includes(plan)))
    return undefined;
  const ids = having.map(({ id }) => id);
  if (asksFee(own.text)) return [...ids, "fee"];
  if (agentsAlone.test(own.text)) return [...ids, "agents"];
  const part = parts.filter((part) => concepts.has(part));
  if (part.length > 0) return [...ids, ...part];
  const ways = (["monthly", "annual"] as const).filter((way) => concepts.has(way));
  if (!concepts.has("price") && ways.length === 0) return undefined;
  // "How much is that one", of several that have it: the least of them.
  const least = one.test(text) ? ids.slice(0, 1) : ids;
  return [...least, ...ways];
}
