import type { Calls, FactChanges, Facts } from "./facts.ts";

/** "And 1100?", "ok and with 12?", "¿y 12?", "那12个呢": another figure, and nothing else. */
const another =
  /^[^\p{L}\d]*(?:(?:and|or|ok|okay|so|well|then|hm+|what|how|about|if|at|for|with|say|its|it's|it was|is|were|only|just|maybe|like|y|o|e|con|para|si|son|fueran|fuesen|que|tal|pues|bueno|entonces)[^\p{L}\d]+)*(\d{1,6}(?:\.\d)?)(?: (?:then|instead|though|tho|or so|entonces))?[^\p{L}\d]*$|^(?:那|那么|如果|要是|换成|是|有|呢)*(\d{1,6})(?:个|通|条)?(?:呢|的话|怎么样|多少钱)*[？?]?$/u;
const opens =
  /^\W*(?:(?:ok|okay|so|well|hm+|pues|bueno|entonces)\W+)*(?:and|or|what|how|if|at|with|say|y|o|con|si|que)(?!\p{L})|[?？]\W*$|^(?:那|如果|要是|换成)|呢\W*$/u;

/** What a figure may be put in the place of, in the order in which it is likelier. */
export const amounts = ["calls", "minutes", "texts", "agents", "length"] as const;

/** Whether a text is another figure, and nothing else. */
export const isBareAmount = (text: string): boolean => opens.test(text) && another.test(text);

/**
 * The amount that a bare figure stands for, after a sum: of what was told last, and of the calls or
 * minutes where several things were told together.
 * @param text small letters without accents, numbers in figures.
 */
export function bareAmount(text: string, facts: Facts): FactChanges | undefined {
  const found = opens.test(text) ? another.exec(text) : null;
  const figure = Number(found?.[1] ?? found?.[2]);
  if (!figure) return undefined;
  const told = amounts.filter((name) => facts[name]);
  const last = Math.max(...told.map((name) => facts[name]?.turn ?? 0));
  const name = told.find((one) => facts[one]?.turn === last);
  if (!name || (facts.calls?.value.rates && name === "calls")) return undefined;
  if (name !== "calls") return { [name]: figure };
  const calls: Calls = { count: figure, per: facts.calls?.value.per ?? "day" };
  return { calls };
}
