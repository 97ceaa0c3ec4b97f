import { pricedPlans } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { bareText, onlyWords, wordSet } from "#server/receptionist/tasks/words-of-turn.ts";
import { asksBeyond } from "./asks-beyond.ts";
import { planNames } from "./classify.ts";
import type { Before } from "./plans-spoken-of.ts";
import { planParts } from "./question-in.ts";

const upWords =
  "up upward upwards higher above over beyond bigger larger dearer pricier after arriba encima superior siguiente sigue despues grande";
const downWords =
  "down downward downwards lower below beneath underneath under smaller cheaper before abajo debajo inferior anterior antes barato economico chico";
const topWords = "biggest largest highest top priciest dearest";
const endWords = "smallest cheapest lowest bottom";
/** "One more", "keep going": on in the direction of the step before. */
const onWords = "again another more keep continue further onward next otro otra nuevo sube baja";
/** What stands around a step, and asks for nothing else. */
const around = wordSet(
  `${upWords} ${downWords} ${topWords} ${endWords} ${onWords} and ok okay so now then but the a an one
  ones two 1 2 plan plans tier tiers level step steps notch rung size option package from than that it
  its this there theres is are any anything something nothing what whats which how about also too still
  yet even just right go going goes went climb move take took get if i id we you u got have has do does
  comes come same for on to of in at please pls most very yes yeah hm y el la lo los un uno una que le
  de del mas para hacia por ese eso esa este hay algo ahora entonces bueno mismo igual con plan todavia aun`,
);
const chinese =
  /[那呢再更还往要有没吗的是比这个档级一点些么贵大高上面下低小便宜套餐下一上一继续然后]/gu;
const direction = (words: string) =>
  new RegExp(`(?<![a-z])(?:${words.split(" ").join("|")})(?![a-z])`);
const [up, down, top, end, on] = [upWords, downWords, topWords, endWords, onWords].map(
  direction,
) as [RegExp, RegExp, RegExp, RegExp, RegExp];
/** "El más barato" is the least of all, and no step: its rank says it. "Uno más barato" is the next one down. */
const superlative =
  /(?<![a-z])(?:el|la|al|del|los) (?:plan )?mas (?:barato|economico|chico|pequeno|caro|grande|completo|alto)(?![a-z])/;
/** "If I go over": beyond the minutes of a plan, and no larger one. */
const beyond = /(?<![a-z])(?:go|goes|going|gone|went) over(?! (?:to|that one|this one)(?![a-z]))/;
const upChinese = /往上|上面|[更再]?[高大贵](?:一|的|点|些|呢)|再高|更高|上一[档级]/u;
const downChinese = /往下|下面|便宜|[更再]?[低小](?:一|的|点|些|呢)|再低|更低|下一[档级]/u;
const onChinese = /^(?:那)?(?:再|还|继续|然后|接着)/u;

type Way = "up" | "down";
interface Moved {
  way: Way | "top" | "end";
  /** Nothing but the words of a step. */
  only: boolean;
}

/** Longer lines say more than a step; of Chinese the signs count. */
const longest = 10;

/** How a line goes along the price list by its words; `last`: how the line before it did. */
function movedBy(text: string, last: Way | undefined): Moved | undefined {
  const only = onlyWords(text, around, chinese) && text.split(/\s+/).length <= longest;
  if (superlative.test(text) || beyond.test(text)) return undefined;
  if (top.test(text)) return { way: "top", only };
  if (end.test(text)) return { way: "end", only };
  if (down.test(text) || downChinese.test(text)) return { way: "down", only };
  if (up.test(text) || upChinese.test(text)) return { way: "up", only };
  // "The next plan", "next one?": up, unless it went down before.
  if (/\bnext (?:one|plan|tier|level|step|size|package|option)\b/.test(text))
    return { way: last ?? "up", only };
  // "Ok and next", "y el siguiente"; "what's next" asks what comes after all that.
  if (/^\W*(?:(?:and|ok|so|then|the|for|now|y)\W+){0,4}next\W*$/.test(text))
    return { way: last ?? "up", only };
  return last && (on.test(text) || onChinese.test(text)) ? { way: last, only } : undefined;
}

const wayOf = (moved: Moved | undefined): Way | undefined =>
  moved && (moved.way === "up" || moved.way === "end" ? "up" : "down");

/** The way that the visitor's lines before went along the list, if the last one did. */
function lastWay({ lines }: Before): Way | undefined {
  const said = lines.filter(({ who }) => who === "visitor").slice(-4);
  let way: Way | undefined;
  for (const { text } of said) {
    const bare = withoutAccents(text.toLowerCase()).replace(/['’]/g, "");
    const moved = movedBy(bare, way);
    way = moved && bare.split(/\s+/).length <= longest ? wayOf(moved) : undefined;
  }
  return way;
}

/** Where on the list a line goes that is only a step: below 0 where there is none, beyond the end for Custom. */
function stepOf(own: Pick<Hearing, "text" | "language">, before: Before): number | undefined {
  const { lines, table, task, beside = [] } = before;
  const told = lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  const isCustom = /\bCustom\b/.test(told) && pricedPlans.every(({ name }) => !told.includes(name));
  if (task?.kind === "booking" || task?.kind === "change" || beside.length > 0) return undefined;
  const at = isCustom
    ? pricedPlans.length
    : pricedPlans.findIndex(({ id, name }) => id === table.plan && told.includes(name));
  if (at < 0) return undefined;
  const text = bareText(own);
  const moved = movedBy(text, lastWay(before));
  if (!moved?.only) return undefined;
  const far = /(?<![\p{L}\d])(?:two|2|dos)(?![\p{L}\d])/u.test(text) ? 2 : 1;
  return { up: at + far, down: at - far, top: pricedPlans.length - 1, end: 0 }[moved.way];
}

/** Whether a line only goes on along the price list: "and up again", "anything below that?". */
export const isStep = (own: Pick<Hearing, "text" | "language">, before: Before): boolean =>
  stepOf(own, before) !== undefined;

/** Whether it asks for a plan below the smallest. */
export const stepsBelow = (own: Pick<Hearing, "text" | "language">, before: Before): boolean =>
  (stepOf(own, before) ?? 0) < 0;

/**
 * What a line asks that only goes on along the price list: the plan a step from the one that the last answer
 * told of, with what was asked of that one. Above the largest stands the one without a printed price.
 */
export function steppedTo(own: Hearing, before: Before): Concept[] | undefined {
  if (planNames.some((one) => own.concepts.has(one))) return undefined;
  // "And over that?", asked first after the minutes of a plan: those beyond them.
  if (lastWay(before) === undefined && asksBeyond(own, before)) return undefined;
  const next = stepOf(own, before);
  if (next === undefined || next < 0) return undefined;
  const plan = pricedPlans[next]?.id;
  const kept: readonly Concept[] = [...planParts, "monthly", "annual"];
  return plan ? [plan, ...kept.filter((one) => before.asked?.concepts.includes(one))] : ["custom"];
}
