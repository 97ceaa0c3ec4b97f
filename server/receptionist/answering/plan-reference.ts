import { type PricedPlan, pricedPlans } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { volumeIn } from "#server/receptionist/hearing/volume.ts";

const up =
  /\b(next (?:one )?up|(?:one|plan|tier|level|step) (?:up|above|higher)|one that is bigger|bigger one|larger one|next (?:one|plan|tier)(?! (?:week|month|monday|tuesday|wednesday|thursday|friday|down|below))|the next higher|above (?:that|it|this|basic|silver|gold)|siguiente|mas arriba|de arriba|superior|mas grande)\b|高一档|上一档|再高|更高一|下一个套餐|往上|上面那个|大一点的/;
const down =
  /\b(next (?:one )?down|(?:one|plan|tier) (?:down|below|lower|under)|smaller one|cheaper one|below (?:that|it|this|silver|gold|platinum)|mas abajo|de abajo|inferior|mas pequeno|el anterior)\b|低一档|下一档|再低|往下|下面那个|小一点的|便宜一点的/;
const ranked: [RegExp, number][] = [
  [/\b(second[- ]?(?:cheapest|lowest|smallest)|segundo mas barato)\b|第二便宜/, 1],
  [/\b(third[- ]?(?:cheapest|lowest)|tercero mas barato)\b|第三便宜/, 2],
  [
    /\b(most expensive|biggest plan|largest plan|top plan|top tier|highest plan|mas caro|mas grande de todos)\b|最贵|最大的套餐/,
    3,
  ],
];
const aspects: Concept[] = [
  "minutes",
  "agents",
  "fee",
  "overage",
  "text",
  "monthly",
  "annual",
  "tokens",
  "extraNumber",
  "price",
];
const pronoun =
  /\b(it|that|that one|this one|this plan|that plan|ese|eso|esa|este|incluye|tiene|trae|does it have|is that|do i get|do we get|included)\b|那个|这个|它|包含|有多少/;

/**
 * The plan that a message means without naming it: "the next one up", "how many minutes does it
 * have". `table`: the plan that was spoken of last.
 */
export function planMeant(
  { text, concepts, words, language }: Hearing,
  table: PricedPlan["id"] | undefined,
): PricedPlan["id"] | undefined {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
  const named = pricedPlans.find(({ id }) => concepts.has(id))?.id;
  const rank = ranked.find(([pattern]) => pattern.test(bare))?.[1];
  if (rank !== undefined) return pricedPlans[rank]?.id;
  const base = named ?? table;
  const at = pricedPlans.findIndex(({ id }) => id === base);
  if (at >= 0 && up.test(bare)) return pricedPlans[Math.min(at + 1, pricedPlans.length - 1)]?.id;
  if (at >= 0 && down.test(bare)) return pricedPlans[Math.max(at - 1, 0)]?.id;
  if (named || !table) return undefined;
  const long = language === "zh" ? text.length > 24 : words.length > 10;
  if (long || volumeIn({ text, concepts, words, language } as Hearing).calls || /\d/.test(text))
    return undefined;
  const aspect = aspects.filter((one) => concepts.has(one));
  // "Does it answer texts" asks for no price.
  const only = aspect.filter(
    (one) =>
      one !== "price" && (one !== "text" || concepts.has("price") || concepts.has("howMany")),
  );
  if (/^\W*(?:and |y |the |la |what'?s the )*(?:fees?|cuota|费用)\W*$/.test(text)) return table;
  if (only.length > 0 && !concepts.has("plans")) return table;
  return aspect.length > 0 && pronoun.test(bare) ? table : undefined;
}
