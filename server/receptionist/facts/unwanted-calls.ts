/** A share of a whole in words, between 0 and 1, with the number of those counted where one is told. */
interface Part {
  share?: number;
  count?: number;
}

const unwanted =
  "(?:spam|scams?|scammers?|junk|robo ?-?calls?|robo ?-?callers?|bots?|telemarket\\p{L}*|solicit\\p{L}*|sales ?(?:calls?|pitches|people|reps)|wrong numbers?|hang ?-?ups?|pranks?|basura|no deseadas?|publicidad|vendedores|estafas?|numeros? equivocados?|equivocad\\p{L}*|骚扰|推销|垃圾|广告|诈骗|打错)";
const wanted =
  "(?:real|genuine|legit|actual (?:clients?|customers?|patients?|people)|de verdad|reales|真正|真的)";
const part =
  "(?:(?<half>(?:one |a )?half|(?:la )?mitad|1半|一半)|(?<word>(?:(?<of>\\d{1,2}|an?|one) )?(?<name>thirds?|quarters?|fifths?|tercios?|tercera parte|cuartos?|cuarta parte|quint[oa]s?(?: parte)?))|(?<percent>\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent|por ciento)|(?<whole>\\d{1,3})分之(?<some>\\d{1,3})|(?<tenths>[1-9])成|(?<nth>\\d{1,2}) (?:in|out of|of every|de cada) (?<every>\\d{1,3})|(?<count>\\d{1,5})(?: or so)?(?= ?(?:of|are|is|were|de (?:esas|ellas|esos)|son|个是|通是|spam|robo|junk|scam)))";
/** What stands between a share and what it is a share of, without another figure. */
const gap = "[^\\d.?!;。？！；]{0,40}?";
const behind = new RegExp(
  `${part}(?<gap>${gap})(?<![a-z])(?:(?<bad>${unwanted})|(?<good>${wanted}))(?![a-z]{3})`,
  "u",
);
const before = new RegExp(
  `(?<![a-z])(?:(?<bad>${unwanted})|(?<good>${wanted}))(?:\\s(?:calls?|ones|llamadas?))?(?<gap>[^\\d,.?!;，。？！；]{0,24}?)${part}`,
  "u",
);
const sizes: [RegExp, number][] = [
  [/^(?:third|tercio|tercera)/, 3],
  [/^(?:quarter|cuart)/, 4],
  [/^(?:fifth|quint)/, 5],
];

/** What a message tells of the calls that nobody wants, and the message without it. */
export interface Unwanted extends Part {
  rest: string;
}

/**
 * "A third are spam", "half of that is robocalls", "only half are real": the share of the calls that
 * is not to be counted.
 * @param text small letters without accents, numbers in figures.
 */
export function unwantedIn(text: string): Unwanted | undefined {
  const found = behind.exec(text) ?? before.exec(text);
  const groups = found?.groups;
  if (!found || !groups) return undefined;
  const told = partOf(groups);
  const denied = /\b(?:not|n'?t|no(?= son| es))(?!\p{L})|不是/u.test(groups.gap ?? "");
  const bad = (groups.bad !== undefined) !== denied;
  const rest = text.replace(found[0], " ");
  if (told.count !== undefined) return bad ? { count: told.count, rest } : undefined;
  const share = told.share ?? 0;
  if (share <= 0 || share >= 1) return undefined;
  return { share: bad ? share : 1 - share, rest };
}

function partOf(groups: Record<string, string | undefined>): Part {
  const { half, name, of, percent, whole, some, tenths, nth, every, count } = groups;
  if (half) return { share: 1 / 2 };
  if (name) {
    const size = sizes.find(([pattern]) => pattern.test(name))?.[1] ?? 0;
    return { share: (Number(of) || 1) / size };
  }
  if (percent) return { share: Number(percent) / 100 };
  if (whole) return { share: Number(some) / Number(whole) };
  if (tenths) return { share: Number(tenths) / 10 };
  if (nth) return { share: Number(nth) / Number(every) };
  return { count: Number(count) };
}

const takes =
  "(?:minus|without|less|excluding|except|not counting|(?:do(?:n'?t| not) )(?:count|include)|take (?:out|away|off)|leave out|subtract|menos|sin(?: contar)?|quitando|restando|不算|去掉|扣掉|除去|除掉)";
const takesOut = new RegExp(
  `${takes} (?:the |all |el |la |las |los |that |any )*${unwanted}|${takes}${unwanted}`,
  "u",
);
const counts = new RegExp(
  `\\b(?:with|including|include|count|plus|con|contando) (?:all )?(?:the |el |la |las |los )?${unwanted}(?: too| as well| back)?|(?:算上|包括)${unwanted}`,
  "u",
);

/** "Minus the spam": the share that was told, or is still to be told, is left out. */
export const leavesOutUnwanted = (text: string): boolean => takesOut.test(text);

/** "Count the spam too". */
export const countsUnwanted = (text: string): boolean => !takesOut.test(text) && counts.test(text);
