import { hasChinese } from "#server/receptionist/hearing/words.ts";
import { isLed, namesBetween, tellsOfName } from "./names-between.ts";
import { type Cut, opensClause } from "./opens-clause.ts";
import { correctionCuts, countCut, hourCut } from "./told-after-another.ts";

/** Words from which a sentence may be several. */
const fewest = 4;

/**
 * A message with the signs that its writer left out, where one thing ends and another begins: "house is 1949. is
 * the old paint dangerous". A line that has a comma of its own is left as it is.
 */
export function takenApart(message: string): string {
  if (hasChinese(message)) return message;
  const asking = message.replace(behindWord, (_, question: string) =>
    pointsBack.test(question) ? `, ¿${question}` : `. ¿${question}`,
  );
  if (/[,;](?!\d)|\s[-–—]\s|@|\/\//.test(message)) return asking;
  return asking
    .split(/(?<=[.?!…]+)\s+/u)
    .map(apart)
    .join(" ");
}

/** "Es la primera vez ¿mi seguro lo cubre?": a question begins at its sign. */
const behindWord =
  /(?<!(?:^|\s)(?:y|e|o|pero|entonces|que|pues|bueno|oiga))(?<=[\p{L}\d])\s+¿([^?]*)/giu;
/** "¿Es grave?": asks about what stands before it. */
const pointsBack =
  /^(?:es|lo|eso|verdad)(?!\p{L})|(?<!\p{L})(?:eso|me l[oa]s?|hacerl[oa])(?!\p{L})/iu;

const asksOf = /^(?:is|has|did|was)$/;

function apart(sentence: string): string {
  const words = sentence.split(/\s+/).filter(Boolean);
  if (words.length < fewest) return sentence;
  const plain = words.map((one) => one.toLowerCase().replace(/[.?!…]+$/u, ""));
  const cuts = new Map<number, Cut>(correctionCuts(plain));
  const cut = (at: number, sign: Cut) => {
    if (at > 0 && at < words.length && !cuts.has(at)) cuts.set(at, sign);
  };
  const names = namesBetween(words.map((one) => one.replace(/[.?!…]+$/u, "")));
  for (const { from, to } of names) {
    // "The 18th is Tom Brandvold signed up": a question about somebody.
    const timed = /\d|^[ap]m$/.test(plain[from - 2] ?? "");
    if (timed && asksOf.test(plain[from - 1] ?? "") && plain[to]) cut(from - 1, ".");
    if (isLed(words, from)) continue;
    cut(from, ",");
    if (!tellsOfName(words[to] ?? "")) cut(to, ",");
  }
  let from = 0;
  for (let at = 1; at < words.length; at++) {
    const inName = names.some((name) => at > name.from && at < name.to);
    const sign = inName
      ? undefined
      : (cuts.get(at) ?? opensClause(plain, at, from) ?? countCut(plain, at) ?? hourCut(plain, at));
    if (!sign) continue;
    cut(at, sign);
    from = at;
  }
  return words
    .map((one, at) =>
      cuts.has(at + 1) ? one.replace(/(?<![.?!…]["”]?)$/u, cuts.get(at + 1) ?? "") : one,
    )
    .join(" ");
}
