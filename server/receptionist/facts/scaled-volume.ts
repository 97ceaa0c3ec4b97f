import type { FactChanges, Facts } from "./facts.ts";

const whole =
  "(?:as many|as much|that|those|them|the (?:calls|volume|minutes)|it|our calls|of (?:that|those|them|it|the calls|our calls))";
const shares: readonly [RegExp, number][] = [
  [
    /\b(?:say|maybe|about|like|around|only|just|roughly) (?:a|1|one) (?:third|3rd)\W*$|\b(?:a |1 )?third of (?:that|those|them|it|the calls)\b|\bun tercio de\b|3分之1/iu,
    1 / 3,
  ],
  [
    /\b(?:two|2) thirds of (?:that|those|them|it|the calls)\b|\b(?:dos|2) tercios de\b|3分之2/iu,
    2 / 3,
  ],
  [
    /\b(?:say|maybe|about|like|around|only|just|roughly) (?:a|1|one) quarter\W*$|\b(?:a |1 )?quarter of (?:that|those|them|it|the calls)\b|\bla cuarta parte de\b|4分之1/iu,
    1 / 4,
  ],
  [
    new RegExp(
      `\\bhalf ${whole}\\b|\\b(?:that['’]?s|thats|it['’]?s|so|which is|maybe|only|just)(?: like| about| only| maybe| around)* half\\b(?! (?:an?|past|of|hour|price)\\b)|\\b(?:it|that|they|volume|calls?|business) (?:gets? |is |are |were )?halve[sd]?\\b|\\bcut (?:it |that |them )?(?:in|by) half\\b|(?<!\\p{L})la mitad(?!\\p{L})|一半|[1一]半|减半`,
      "iu",
    ),
    1 / 2,
  ],
  [
    new RegExp(
      `\\b(?:twice|double) ${whole}\\b|\\b(?:doubles?|doubled|doubling)\\b(?! (?:book|check|charg|bill|pay))|(?<!\\p{L})(?:el|al) doble(?!\\p{L})|\\bse (?:me |nos )?duplica\\p{L}*|翻倍|翻(?:1|一)番|加倍|(?:2|两|二)倍`,
      "iu",
    ),
    2,
  ],
  [
    // "If we add a second location with the same".
    /\b(?:add|open|get|have|start|take on|abr\p{L}+|agreg\p{L}+) (?:a |an |up |una? )*(?:second|2nd|another|one more|otra|segunda) (?:location|office|shop|store|branch|clinic|salon|place|site|sucursal|oficina|tienda)\b.{0,24}\b(?:same|just (?:like|as)|as (?:many|much|busy)|igual(?:es)?|l[oa]s? mism[oa]s?)\b/iu,
    2,
  ],
  [
    new RegExp(
      `\\b(?:three times|3 times|triple) ${whole}\\b|\\b(?:triples?|tripled)\\b|(?<!\\p{L})(?:el|al) triple(?!\\p{L})|\\bse (?:me |nos )?triplica\\p{L}*|[3三]倍`,
      "iu",
    ),
    3,
  ],
];
/** "20% more", "grow by 30 percent", "un 20 % menos", "多20%". */
const percent =
  /(?<![\d.])(\d{1,3}) ?(?:%|percent|por ciento) ?(?:more|higher|up|busier|growth|mas|de mas)(?!\p{L})|\b(?:grows?|goes up|increases?|rises?|up|crece\p{L}*|sube\p{L}*|aumenta\p{L}*)(?: by| un| en un| 1| en 1)? (\d{1,3}) ?(?:%|percent|por ciento)|(?:多|增加|涨)(?:了)?(\d{1,3})%/u;
const percentLess =
  /(?<![\d.])(\d{1,3}) ?(?:%|percent|por ciento) ?(?:less|fewer|lower|down|menos)(?!\p{L})|\b(?:drops?|falls?|goes down|down|shrinks?|baja\p{L}*)(?: by| un| 1| en 1)? (\d{1,3}) ?(?:%|percent|por ciento)|少(?:了)?(\d{1,3})%/u;

/** "Half of them are in Spanish": what a share of the calls is like, and not another number of them. */
const described =
  /(?<!\b(?:if|only|just)\b.{0,12})\b(?:half|third|quarter|thirds) of (?:that|those|them|it|the calls) (?:are|is|were|want|speak|ask|need|come)\b|(?<!\b(?:si|solo)\b.{0,12})\bla mitad (?:son|es|hablan|quieren|vienen|piden)\b|(?<!(?:如果|要是|只).{0,6})[1一]?半(?:的?(?:人|电话|客户))?(?:是|说|讲|要|想)/u;

/** What the volume is multiplied by; undefined where a text does not say so. */
function factorIn(text: string): number | undefined {
  const figures = text.match(/\d+/g)?.length ?? 0;
  const more = percent.exec(text);
  const less = percentLess.exec(text);
  const told = (more ?? less)?.slice(1).find(Boolean);
  if (told && figures === (more ?? less)?.[0].match(/\d+/g)?.length)
    return 1 + (more ? 1 : -1) * (Number(told) / 100);
  if (described.test(text)) return undefined;
  const share = shares.find(([pattern]) => pattern.test(text));
  // "Half of that, so 15": the new number is told.
  const own = share && (share[0].exec(text)?.[0].match(/\d+/g)?.length ?? 0);
  return share && figures === own ? share[1] : undefined;
}

/**
 * "Half as many calls", "si es el doble", "if it doubles", "20% more": the volume that is known,
 * times a share of it.
 */
export function scaledVolume(text: string, { calls, minutes }: Facts): FactChanges | undefined {
  const share = factorIn(text);
  if (share === undefined || share <= 0) return undefined;
  if (calls)
    return {
      calls: {
        count: Math.max(1, Math.round(calls.value.count * share)),
        per: calls.value.per,
        ...(calls.value.rates && {
          rates: calls.value.rates.map((one) => ({ ...one, count: one.count * share })),
        }),
      },
    };
  return minutes ? { minutes: Math.max(1, Math.round(minutes.value * share)) } : undefined;
}
