/** One word, figure, date or address of a message in place of another. */

/** "Change friday to thursday", "it's 8x8, not ringcentral": a word of the message in place of another. */
export function withSwapped(known: string, said: string): string | undefined {
  const found = swaps.exec(said);
  const [, was = found?.[4]?.trim(), is = found?.[3]?.trim()] = found ?? [];
  if (!was || !is) return undefined;
  const place = new RegExp(
    `(?<![\\p{L}\\d])${was.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`,
    "iu",
  ).exec(known);
  if (!place) return known.toLowerCase().includes(is.trim().toLowerCase()) ? known : undefined;
  const before = known.slice(0, place.index);
  const words = is.trim().split(" ");
  // "Invoice 21, not 12": the word before the figure stands there already.
  const from = words.findIndex(
    (_, at) =>
      at > 0 && before.trimEnd().toLowerCase().endsWith(words.slice(0, at).join(" ").toLowerCase()),
  );
  return (
    before + words.slice(Math.max(from, 0)).join(" ") + known.slice(place.index + place[0].length)
  );
}
const swaps =
  /^\W*(?:(?:please )?(?:change|replace|switch|swap|correct|cambi[ae]|把) ?([^,.;!?]{2,40}?) ?(?:to|with|into|for|by|por|改成|换成) ?([^,.;!?]{2,40})|(?:(?:it|that)['’]?s |it is )?([^,.;!?]{2,30}?),? not ([^,.;!?]{2,30}))\W*$/iu;

/** "Make it 3 locations", of two in the message: the number before the same word is another. */
export function withCountPutRight(known: string, said: string): string | undefined {
  const [, figure, measure] = countPutRightChinese.exec(said) ?? [];
  if (figure && measure) {
    const place = new RegExp(`[\\d一二两三四五六七八九十]+(?=${measure})`, "u");
    return place.test(known) ? known.replace(place, figure) : undefined;
  }
  const [, count, of = ""] = countPutRight.exec(said) ?? [];
  if (!count) return undefined;
  const noun = of.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const place = new RegExp(`(?<![\\p{L}\\d])${counted}(?= ${noun}(?![\\p{L}\\d]))`, "iu");
  return place.test(known) ? known.replace(place, count) : undefined;
}

/** A pattern for the whole name of a day. */
export const weekday =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|(?:周|星期)[一二三四五六日天])";
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const kinds = [
  weekday,
  `(?:${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2} de \\p{L}+|\\d{1,2}月\\d{1,2}[日号]?)`,
  month,
  "(?:\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\.?|\\d{1,2}:\\d\\d)",
  "(?:\\$ ?\\d[\\d,.]*)",
  "(?:\\d{3,8})",
  "(?:[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)",
].map((kind) => ({
  alone: new RegExp(
    `^\\W*(?:(?:it|that)(?: should| shall)? (?:say|be|read)|(?:it|that)['’]?s|make (?:it|that)|change (?:it|that) to|should (?:say|be)|i meant?|meant|es|que diga|mejor|改成|是)?\\s*(${kind})(?:,? (?:not|instead of|rather than) ${kind})?(?:,? (?:actually|sorry|instead|please|i mean|mejor|perd[oó]n))?\\W*$`,
    "iu",
  ),
  within: new RegExp(`(?<![\\p{L}\\d])${kind}(?![\\p{L}\\d])`, "giu"),
}));

/** "It should say july 1", of june 1: the only day, date, hour, amount or address in the message. */
export function withKindPutRight(known: string, said: string): string | undefined {
  for (const { alone, within } of kinds) {
    const is = alone.exec(said)?.[1];
    const places = is ? [...known.matchAll(within)] : [];
    if (is && places.length === 1) return known.replace(within, is);
  }
  return undefined;
}

const counted =
  "(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)";
const countPutRightChinese =
  /^\W*(?:不对|不是|错了|其实)?[，, ]*(?:应该)?(?:是|有|改成)?([\d一二两三四五六七八九十]+)((?:家|个|间|位|名|台|辆)\p{Script=Han}{0,3})\W*$/u;
const countPutRight = new RegExp(
  `^\\W*(?:(?:make|have) (?:it|that)|change (?:it|that) to|it['’]?s|i meant?|we have|there are|it should (?:be|say)|should (?:be|say)|que sean|son|es|pon(?:ga)?)?\\s*(${counted}) (\\p{L}+(?: \\p{L}+)??)(?:,? (?:actually|now|sorry|instead|in total|in all|not ${counted}(?: \\p{L}+)?|perd[oó]n|en total|no ${counted}(?: \\p{L}+)?))*\\W*$`,
  "iu",
);
