import { integrations } from "#content/integrations.ts";
import { rivalNames, rivalsInGeneral } from "#content/receptionist/rivals.ts";
import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { hasChinese, plain, withoutAccents } from "#server/receptionist/hearing/words.ts";

/** What a comparison with another company is about. */
export type Comparison = "price" | "whole";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const rivals = rivalNames.map(escaped).join("|");
/** The other one: known, in general, or a word that is no word of ours. */
const other = `(?<other>${rivals}|${rivalsInGeneral.en}|${rivalsInGeneral.es}|[\\p{L}\\d][\\p{L}\\d.&-]+)(?![\\p{L}\\d])`;
const known = new RegExp(
  `(?<![\\p{L}\\d])(?:${rivals}|${rivalsInGeneral.en}|${rivalsInGeneral.es})(?![\\p{L}\\d])|${rivalsInGeneral.zh}`,
  "iu",
);

const us =
  "(?:you(?: guys| all| people)?|u|y'?all|farline|yours|this(?: thing)?|your (?:\\p{L}+ )?(?:service|product|agent|ai|plans?|prices?|pricing|system))";
const is = "(?:are|is|r|do|does|can|would|will|how'?s|what'?s|makes?)";

/** Questions that set us beside somebody. The other one stands behind each. */
const patterns = [
  `\\b(?:${is} )?${us}\\b.{0,20}\\b(?:differ(?:s|ent)?(?: (?:any|at all))?|better|cheaper|worse|dearer|pricier|more expensive|less expensive|costs? (?:more|less))\\b.{0,6}\\b(?:from|than|to|of)\\b (?:the |what )?${other}`,
  `\\b(?:what'?s|what is|how'?s|how is|anything|what makes (?:it|this)) (?:so )?(?:differ(?:ent)?|better|special)(?: about (?:it|this|you|yours|farline))? (?:from|than|to) ${other}`,
  `\\b(?:is|are|it'?s) (?:it|this|that|they) (?:any )?(?:differ(?:ent)?|better|cheaper|worse|more expensive|less expensive)\\b.{0,6}\\b(?:from|than|to)\\b (?:the |what )?${other}`,
  `\\b(?:how|do|does|can|could|would)\\b.{0,16}\\b${us}\\b.{0,12}\\b(?:compares?|stacks? up|measures? up|holds? up|fares?)\\b.{0,10}\\b(?:to|with|against|versus|next to)\\b ${other}`,
  `\\b(?:difference|diff|comparison)\\b.{0,12}\\b(?:between|of)\\b ${us} (?:and|&|vs\\.?) ${other}`,
  `\\b(?:compar(?:e|ing)|weigh(?:ing)?|looking at|considering|deciding between|choosing between) ${us} (?:and|with|to|vs\\.?|against|or) ${other}`,
  `\\b(?:between|compare) ${us} (?:and|with|to|vs\\.?|against) ${other}`,
  `\\b${us} (?:vs\\.?|versus|v\\.|or|against) ${other}`,
  `\\bwhy\\b.{0,24}\\b${us}\\b.{0,16}\\b(?:and not|not|over|instead of|rather than|ahead of)\\b (?:just )?(?:(?:go|stick|stay) with )?${other}`,
  `\\bwhy (?:not|shouldn'?t (?:i|we)|wouldn'?t (?:i|we))(?: just)? (?:go with|use|pick|choose|take|stay with|stick with|keep) ${other}`,
  `\\b(?:why|should|reason|worth|would)\\b.{0,24}\\b(?:switch(?:ing)?|leav(?:e|ing)|mov(?:e|ing)|chang(?:e|ing)|drop(?:ping)?|ditch(?:ing)?)\\b.{0,8}?(?:\\b(?:from|away from) )?(?<![\\p{L}])${other}`,
  `\\bwhat (?:do|can|does) ${us}.{0,16}\\bthat ${other} (?:doesn'?t|does not|don'?t|can'?t|cannot|won'?t|hasn'?t|lacks?)`,
  `\\bwhat (?:do|does|have|has) ${us} (?:have |got |offer )?(?:over|on) ${other}`,
  `\\b(?:advantages?|edge|benefits?|upside)\\b.{0,16}\\b(?:over|compared to|against|versus|vs\\.?) ${other}`,
  `^\\W*(?:(?:ok|so|and|but|or|then|y|o|pero)\\W+)*(?:(?:better|cheaper|different|worse) (?:than|from)|mejor que|vs\\.?|versus|compared (?:to|with)) ${other}`,
  `\\b(?:ustedes|uds|farline|su servicio|esto|son|es|se)\\b.{0,20}\\b(?:diferen\\p{L}*|distint\\p{L}*|mejor(?:es)?|barat\\p{L}*|car[oa]s?|peor(?:es)?|compar\\p{L}*)\\b.{0,4}\\b(?:de|del|que|con|a|contra|frente a)\\b (?:el |la |lo de )?${other}`,
  `\\bdiferencia\\b.{0,16}\\b(?:con|entre (?:ustedes|farline) y)\\b (?:el |la )?${other}`,
  `\\bpor ?que\\b.{0,20}\\b(?:ustedes|farline)\\b.{0,12}\\b(?:y no|en (?:vez|lugar) de|antes que)\\b (?:con )?(?:el |la )?${other}`,
  `\\b(?:ustedes|farline) (?:vs\\.?|versus|o|contra) (?:el |la )?${other}`,
  `\\bque (?:tienen|ofrecen|hacen)\\b.{0,12}\\bque no (?:tenga|ofrezca|haga|tiene|ofrece|hace)n? ${other}`,
  `\\bventajas?\\b.{0,12}\\b(?:sobre|frente a|contra|respecto a)\\b (?:el |la )?${other}`,
].map((source) => new RegExp(source, "iu"));

/** "We have ruby. Why switch": the other one stands in another sentence. */
const namedRival = new RegExp(`(?<![\\p{L}\\d])(?:${rivals})(?![\\p{L}\\d])`, "iu");
const switches =
  /\b(?:why|how|what makes|are|is|would|will|can|do)\b.{0,16}\b(?:you|u|yours|it|this|farline)\b.{0,16}\b(?:better|different|cheaper|less|beat|under)\b|\b(?:why|worth|reason to|should (?:i|we)) (?:would (?:i|we) |should (?:i|we) |to )?(?:switch|change|bother|move|leave|drop)\p{L}*\b|\bpor que (?:me )?(?:cambi|dej)\p{L}*/iu;

/** "We pay 900 a month to an answering service": what the other one costs. */
const paysOther =
  /\b(?:pay(?:s|ing)?|spend(?:s|ing)?|charg(?:es?|ed|ing)|quot(?:es?|ed|ing)|costs?)\b.{0,24}\d.{0,40}|\b(?:cobran?|cobra\p{L}*|pago|pagamos|cuesta|cotiz\p{L}+)\b.{0,24}\d.{0,40}|(?:收|付|花|报价).{0,12}(?:\d|[一二三四五六七八九两几]百|千).{0,20}/iu;
/** "Would you come in under that", "换成你们会便宜吗". */
const undercuts =
  /\b(?:are|is|would|can|could|will|do)\b.{0,8}\b(?:you(?:rs| guys)?|u|this|it|farline)\b.{0,24}\b(?:cheaper|less|under|below|beat|undercut|lower|better (?:price|deal|rate))\b|\b(?:mas barat\p{L}*|menos que|mas econ\p{L}+|mejor precio)\b|便宜|更低|更省/iu;
/** Another answer to calls, and not the plans that we were asked about before. */
const ofAnother =
  /\b(?:answering|call cent(?:er|re)|virtual|receptionists?|current|now|right now|today|currently|already|present)\b|\b(?:ahora|actual|recepcion\p{L}*|contestador\p{L}*)\b|现在|目前|那家/iu;

/** "We have weave already", and nothing else. */
const hasAlready =
  /^\W*(?:but |well |pero )?(?:we|i|ya) (?:already |currently )?(?:have|use|pay|got|are with|tenemos|usamos)\b[^?,;.]{0,24}\W*$/iu;

/** "Why are you different": from whom is left open. */
const differs =
  /^\W*(?:(?:so|and|ok|but|y|pero)\W+)*(?:why|how|what makes|por que|en que)(?: (?:are|is|son|es))? (?:you(?: guys)?|u|this|it|farline|ustedes|esto)(?: (?:any|so|really))? (?:different|special|better|diferentes?|mejor(?:es)?|distint[oa]s?)\W*$/iu;

/** "Them", in a question whose other one was named before. */
const them =
  /\bwhy (?:not|shouldn'?t (?:i|we)|wouldn'?t (?:i|we))(?: just)? (?:go with|use|pick|choose|take|stay with|stick with) (?:them|theirs|the other (?:one|guys))\b|\b(?:better|cheaper|different|worse) (?:than|from) (?:them|theirs)\b|\bmejor(?:es)? que ell[oa]s\b|比(?:他们|它们)/iu;

const chinese =
  /(?:和|跟|与|比).{0,14}(?:相比|比).{0,6}(?:你们|您们).{0,6}(?:好|强|便宜|不同|特别|区别)|(?:你们|您们|你|farline).{0,4}(?:和|跟|与|比|同|相比|vs\.?|对比).{0,14}(?:区别|不同|不一样|差别|哪里好|哪个好|谁好|好在哪|优势|相比|便宜|贵|强|更好|怎么样)|(?:和|跟|与|比).{0,14}(?:相比|比起来|区别|不同|不一样|差别|便宜|更好|强).{0,6}|为什么.{0,4}(?:选|用|找)(?:你们|您们|farline).{0,6}(?:而不|不)(?:是|选|用|找)?/iu;
const ofPrice =
  /\b(?:cheap\p{L}*|expensive|pric\p{L}*|dear\p{L}*|costs?|rates?|barat\p{L}*|car[oa]s?|cuest\p{L}*|precios?)\b|便宜|贵|价/iu;

/** Systems of the catalog may be compared with us too, where one of their names stands alone. */
const systems = new Set(integrations.map(({ name }) => name.toLowerCase()));
const isOther = (name: string) =>
  known.test(name) ||
  systems.has(name) ||
  (name.length > 2 && !isCommon(name) && !isCommon(name.replace(/s$/, "")));

/** Whether a question sets us beside another company, and whether by price; undefined for any other. */
export function comparisonIn(said: string): Comparison | undefined {
  const text = withoutAccents(plain(said));
  const compares = hasChinese(text)
    ? chinese.test(text) && (known.test(text) || /[a-z]{3,}/.test(text.replaceAll("farline", "")))
    : them.test(text) ||
      differs.test(text) ||
      patterns.some((pattern) => {
        const name = pattern.exec(text)?.groups?.other;
        return name !== undefined && isOther(name);
      });
  if (paysOther.test(text) && undercuts.test(text) && ofAnother.test(text)) return "price";
  const told = namedRival.test(text) && (switches.test(text) || hasAlready.test(text));
  if (!compares && !told) return undefined;
  return ofPrice.test(text) ? "price" : "whole";
}
