import type { Language } from "#contract/receptionist.ts";

/** How a number of people is noted that nobody put a noun to. */
export const ofHeads: Readonly<Record<Language, string>> = {
  en: " people",
  es: " personas",
  zh: "人",
};

/** What may follow the number: where they are, or nothing. "6 of us want to join" counts who comes. */
const end =
  "(?=\\W*$|\\s*[,.;:!?，。、；]|\\s+(?:here|at|in|on staff|on the team|total|altogether|all told|and|plus|now|right now|full ?time|part ?time|running|working|doing|answering|aqui|en|y|los que|trabajando|nada mas|nomas|en total)(?![a-z]))";

const counted = [
  // "6 of us", "there's nine of us", "just the 2 of us".
  `(?<!(?:were|was|had|for|handle|take|with|by|join|joined|joining)(?: (?:about|the|all))? )(?<![\\d$])(\\d{1,4}) of us${end}`,
  `(?<!there )\\b(?:we are|we're|were|there are|there's|theres)(?: (?:about|around|only|just|like|roughly|some|currently|now|a))* (\\d{1,4})(?: (?:strong|of us|total|all told|altogether))?${end}(?!\\s*,? ?(?:minutes?|calls?|miles?|years?))`,
  `\\b(?:team|crew|staff|company|office|firm|shop|outfit) of (?:about |around |just |only )?(\\d{1,4})${end}`,
  // "Somos 9", "somos como doce".
  `(?<!si )\\bsomos(?: (?:como|unos|unas|apenas|solo|nada mas|nomas|alrededor de|un equipo de|en total))* (\\d{1,4})${end}`,
  `\\b(?:equipo|plantilla) de (?:unos |como )?(\\d{1,4})${end}`,
  // "一共8人", "12人的律所", "就我们3个".
  "(?:我们|公司|店里|诊所|团队|律所|一共|总共|共|有|是)[^，。？！,.?!]{0,6}?(\\d{1,4})个?人(?!电话|工|说|打|来|都|想|要|预约)",
  "我们(?:就|才|只有|一共|总共)?(\\d{1,4})个(?=$|[，。,.])",
].map((source) => new RegExp(source, "u"));

/**
 * "6 of us", "somos 9", "一共8人": how many people a business is, told without a noun for them.
 * @param figures small letters without accents, numbers in figures.
 */
export function headsIn(figures: string): number | undefined {
  for (const pattern of counted) {
    const found = Number(pattern.exec(figures)?.[1]);
    if (found > 0) return found;
  }
  return undefined;
}
