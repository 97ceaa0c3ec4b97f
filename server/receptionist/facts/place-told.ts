import { states, towns, townsOrWords } from "#content/receptionist/towns.ts";
import { withPlaces } from "#server/receptionist/hearing/place-names.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { partsOf, tradeMentions, wordsOf } from "./trade-mentions.ts";

const split = (list: string) => list.split(",").map((one) => one.trim());
const ambiguous = new Set(split(townsOrWords));
const alsoStates = new Set(["new york", "washington"]);
const wholeStates = new Set(split(states));
const known = new Set([...split(towns), ...wholeStates]);
const chinese =
  "休斯敦|休斯顿|丹佛|洛杉矶|旧金山|纽约|芝加哥|西雅图|波士顿|达拉斯|奥斯汀|凤凰城|拉斯维加斯|圣地亚哥|圣何塞|圣安东尼奥|亚特兰大|迈阿密|费城|华盛顿|波特兰|盐湖城|萨克拉门托|奥克兰|尔湾|法拉盛|布鲁克林|底特律|明尼阿波利斯|图森|埃尔帕索|夏威夷|檀香山|德州|加州|温哥华|多伦多";

/** A town or state that a line names, with what stands around it in its part. */
interface PlaceMention {
  name: string;
  words: string;
  before: string;
  after: string;
  part: string;
  state: boolean;
}

/** A line with its towns taken out: "el paso med spa" is a med spa. */
export const withoutTowns = (words: string): string =>
  mentions(words).reduce((left, one) => left.replace(one.words, "there"), words);

function mentions(text: string): PlaceMention[] {
  return partsOf(text).flatMap((part) => {
    const words = wordsOf(part);
    const found: PlaceMention[] = [];
    for (let from = 0; from < words.length; from++)
      for (let to = Math.min(words.length, from + 4); to > from; to--) {
        const name = words.slice(from, to).join(" ");
        if (!known.has(name)) continue;
        found.push({
          name: written(name, text),
          words: name,
          before: words.slice(0, from).join(" "),
          after: words.slice(to).join(" "),
          part,
          state: wholeStates.has(name),
        });
        from = to - 1;
        break;
      }
    return found;
  });
}

/** "El Paso", for "el paso"; what was written with capitals stays as it is. */
function written(name: string, text: string): string {
  const loose = new RegExp(name.split(" ").join("[\\s.]+"), "iu").exec(text)?.[0];
  const said = loose && /^\p{Lu}/u.test(loose) ? loose : name;
  return said.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const prep =
  "(?:in|near|from|out of|outta|around|outside|outside of|over in|down in|up in|here in|based in|based out of|located in|right in|in downtown|downtown|just outside|north of|south of|east of|west of|en|de|desde|por|cerca de|aqui en|in the)";
const to = "(?:to|into|over to|out to|up to|down to|a|para)";
/** "We're in", "our office is in", "estamos en": where somebody or a business is. */
const ours = new RegExp(
  `(?:(?:^|\\s)(?:i am|im|we are|were|we re|were all|based|located|live|work|operate|serve|serving|(?:the|our|my|its?|everything|it|that|she|he|business|one)(?: \\w+){0,3} is|shops?|offices?|hes|shes|its|theyre|we do|home is|here|both|soy|somos|estamos|estoy|vivo|vivimos|trabajo|trabajamos|(?:esta|estan|queda)|ubicad[oa]s?|(?:la|el|mi|nuestr[oa]) (?:\\w+ ){1,3}(?:esta|queda|es)|open(?:ed)?|abrimos)(?: (?:now|actually|here|just|over|down|up|out|right|located|based|all|only|both|currently|mainly|mostly|una?|el|la|dos|a|an|our|two|the|first|second|third|another|new|place|shop|office|ahora|business|jobs|work))*)\\s${prep}$`,
);
const moved = new RegExp(
  `\\b(?:moved|moving|relocated|relocating|move|relocate|mudamos|mudo|cambiamos|switched)(?: \\w+){0,6} ${to}$`,
);
/** "The {t} office is home", "it's Reno". */
const itIs =
  /^(?:no |sorry |actually |oh |wait |and |so |ok |yeah )*(?:its|it is|thats|the town is|city is|we are|the city is|es|la ciudad es)(?: (?:actually|now))*$/;
const greeting =
  /^(?:hi |hey |hello |good (?:morning|afternoon) |hola |buenas |saludos |and |so |ok |greetings |howdy |cheers |we |im |\w+ here )*(?:from|out of|in|calling from|writing from|desde|llamo de|llamamos de|le hablo de|here in)$/;

/** Where others are, or somebody is for a while. */
const others =
  /\b(?:(?:are|were|r) (?:you|u|they|y?all)|(?:you|u)(?: guys| all)?|youre|your (?:\w+ )?(?:office|rep|team|hq|server|company|people)s?|ustedes|(?:brother|sister|friend|buddy|cousin|aunt|uncle|mom|dad|son|daughter|kid|neighbor|guy|hermano|hermana|amigo|amiga|primo|prima|conference|convention|meeting|flight|expo|show|wedding|customers?|clients?|callers?|patients?|guests?|clientes?|jobs?|competitors?|supplier|vendor)(?: \w+)? (?:is |are |lives |live |here |just |show |now )?(?:in|from|near|out of|to|en|de)$|met|flight|flying|fly|lands?|driving|drive|trip|travel(?:l?ing)?|visiting|vacation|towns like|cities like|places like|know|grew up|born|(?:moved|moving|relocated|mudamos)(?: \w+){0,2} (?:from|de)$|used to be|originally|not|nor|dont|isnt|no (?:es|soy|estamos))\b/;
const forAWhile =
  /^(?:this (?:week|month|weekend|morning)|today|tomorrow|tonight|right now|rn|atm|at the moment|for (?:a|an|the|my|work)(?: \w+)? ?(?:conference|wedding|trip|meeting|convention|vacation|expo|days?|weeks?|show|training|game|funeral)|until|till|on (?:vacation|business|a trip)|next week|visiting|recommended|told|law|time|esta semana|hoy|manana|de vacaciones)\b/;
const asked =
  /^(?:do|does|did|can|could|will|would|which|who|what|where|wheres|how|is your|is there|are there|have you|ustedes|puede|tienen)\b/;

/** Whether a mention says where a business is; `trade`: whether the line tells whose trade it is. */
function isOwn(one: PlaceMention, trade: boolean, text: string): boolean {
  const { before, after, words, part } = one;
  if (forAWhile.test(after)) return false;
  if (ours.test(before) || moved.test(before)) return !others.test(lastClause(before));
  // "My sister's shop in Laredo": the sister has it.
  if (others.test(before) && !(trade && tradeMentions(before, true).length > 0)) return false;
  if (itIs.test(before) || greeting.test(before)) return true;
  // "Not in Mesa, in Reno".
  if (/^(?:its |but |now )?(?:in|en)$/.test(before) && /\b(?:not|no) (?:in|en)\b/i.test(text))
    return true;
  if (!trade) return false;
  if (new RegExp(`(?:^|\\s)${prep}$`).test(before)) return !asked.test(before) || trade;
  if (opensQuestion(part) && before) return false;
  const alone = wordsOf(part).length - words.split(" ").length;
  // "Plumber, Tucson", "Tucson plumber"; a town that is a first name too stands alone.
  if (alone === 0) return true;
  return !ambiguous.has(words) || before === "";
}
const lastClause = (before: string) =>
  before.split(/ (?:and|but|so|cause|because|y|pero) /).at(-1) ?? "";

/**
 * The place of a business that is a town or state we know: undefined where none is named, `null` where
 * one is named and is another's.
 */
export function townTold(
  said: string,
  { trade, place }: { trade: boolean; place: string | undefined },
): string | null | undefined {
  const text = withPlaces(said);
  const han = hanTown(text);
  if (han !== undefined) return han;
  const all = mentions(text);
  if (all.length === 0) return undefined;
  const told = all.filter((one) => isOwn(one, trade, text));
  // "The shop is in El Paso but I live in Las Cruces".
  const atWork = told.filter(({ before }) => !/\b(?:live|vivo)\b/.test(lastClause(before)));
  const own = atWork.length > 0 ? atWork : told;
  // "Albany, New York".
  const found = own.findLast(({ state, words }) => !state && !alsoStates.has(words)) ?? own.at(-1);
  if (!found) return null;
  // A state says less than the town that is known.
  if (found.state && place && !moved.test(found.before)) return null;
  return found.name;
}

/** "我在休斯敦", "我们店在丹佛"; a question about the company's place is none. */
function hanTown(text: string): string | null | undefined {
  const found = new RegExp(`(${chinese})`, "u").exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index);
  const clause = before.split(/[，。！？,.?!\s]/u).at(-1) ?? "";
  if (/[你您]|朋友|客人|开会|出差|我[哥弟姐妹]/u.test(clause)) return null;
  return found[1] ?? null;
}
