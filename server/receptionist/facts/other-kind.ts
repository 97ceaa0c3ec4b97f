import { workDays, workWeeks } from "#server/receptionist/hearing/volume.ts";
import type { FactChanges, Facts } from "./facts.ts";

type Kind = "calls" | "texts" | "minutes";

const kinds: [Kind, string][] = [
  ["texts", "(?:texts?|text messages|sms|mensajes(?: de texto)?|textos|短信)"],
  ["minutes", "(?:minutes|mins|minutos|分钟)"],
  ["calls", "(?:(?:phone )?calls?|llamadas?|电话|来电|通话)"],
];
const is =
  "(?:(?:it|that|those|these|they|i|eso|esos|esas|eran|son|era|是)(?:['’]?s|['’]?re| was| were| is| are| meant?)? ?)?";
const not =
  "(?:,? ?(?:and )?(?:not|no|en vez de|instead of|rather than|不是|而不是) ?(?:the |de |las? |los? )?)";

/** "That was texts, not calls": what was counted, and what it was taken for. */
function kindsIn(text: string): { to: Kind; from: Kind } | undefined {
  for (const [to, words] of kinds)
    for (const [from, others] of kinds) {
      if (to === from) continue;
      const forward = new RegExp(`${is}${words}${not}${others}(?!\\p{L})`, "u");
      const back = new RegExp(
        `(?:(?<!\\p{L})(?:not|no)|不是) ?(?:the |las? |los? )?${others},? ?(?:but|sino|its|it'?s|they'?re|是|而是)? ?${words}(?!\\p{L})`,
        "u",
      );
      if (forward.test(text) || back.test(text)) return { to, from };
    }
  return undefined;
}

/**
 * "No, that was texts, not calls": the number that is known counts something else.
 * @param text small letters without accents, numbers in figures.
 */
export function otherKind(text: string, facts: Facts): FactChanges | undefined {
  if (/\d/.test(text)) return undefined;
  const told = kindsIn(text);
  if (!told) return undefined;
  const count = amountOf(told.from, facts);
  if (count === undefined) return undefined;
  if (told.to === "calls") return { [told.from]: null, calls: { count, per: "month" } };
  return { [told.from]: null, [told.to]: count };
}

/** So many a month. */
function amountOf(from: Kind, { calls, texts, minutes }: Facts): number | undefined {
  if (from === "texts") return texts?.value;
  if (from === "minutes") return minutes?.value;
  if (!calls) return undefined;
  const times = { day: workDays, week: workWeeks, month: 1 }[calls.value.per];
  return Math.round(calls.value.count * times);
}
