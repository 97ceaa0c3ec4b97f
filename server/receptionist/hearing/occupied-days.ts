import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "./numbers.ts";
import { anyDay, weekdays, withoutRefused } from "./weekday.ts";
import { withoutAccents } from "./words.ts";

/** Where one thing that is told of a day ends; kept in the text. */
const between =
  /([.,;:!?\n，。！？；、]+|(?<![a-z])(?:since|because|cause|cuz|so|but|porque|ya que|pero|asi que|así que)(?![a-z])|因为|所以)/iu;

const fillers =
  "(?:(?:and|oh|ah|no|wait|sorry|actually|shoot|ugh|hm+|well|but|since|because|that|on|is|y|es|que|perdon|ay|bueno)\\W+)*";
const dayParts =
  "(?: (?:all day|morning|afternoon|evening|night|por la (?:manana|tarde)|en la (?:manana|tarde)|todo el dia))*";
const who =
  "(?:i|im|ive|ill|we|were|weve|he|she|they|theres|there|my|our|the|mi|mis|me|nos|se|ya|tengo|tenemos|tiene|estoy|estamos|ando|andamos|hay|voy|vamos|salgo|salimos|trabajo|trabajamos|viajo|viajamos|llego|cierro|cerramos)";
const state =
  "(?:(?:i|we|he|she|they)(?: (?:will|already|still|also|got to|have to|need to|must))* (?:be|have|has|had|got|am|are|is|leave|fly|travel|work|drive)|im|ive|ill be|were|weve|theres|there is|(?:my|our|the) [a-z]+(?: [a-z]+)? (?:is|are|has|have|s|gets|comes|starts)|tengo|tenemos|estoy|estamos|ando|andamos|hay|voy|vamos|salgo|salimos|trabajo|viajo|(?:me|nos) toca|(?:mi|la|el) [a-z]+ (?:es|esta|tiene))";
const occupying = [
  // "Tuesday i've got court", "el martes tengo juzgado".
  new RegExp(`^${fillers}(?:(?:el|los|este|this|next) )?(?:${anyDay})${dayParts} ${who}(?![a-z])`),
  // "Wednesday is inventory", "wed's my surgery day".
  new RegExp(
    `^${fillers}(?:(?:el|this|next) )?(?:(?:${anyDay}) (?:is|was|turned out|turns out|es|era|resulta)|(?:${anyDay})s (?:my|our|the|an?)) `,
  ),
  // "I'm in court tuesday", "tengo audiencia el martes".
  new RegExp(`^${fillers}${state} .*(?<![a-z])(?:${anyDay})(?![a-z])`),
  /^(?:那|不过|但是?)?(?:下|这)?(?:周|星期|礼拜)[1-6日天](?:上午|下午|晚上|全天|整天)?(?:我们?|咱们?)?(?:都|已经|正好)?(?:要|得|有|去|在|是|约了)/,
];
/** A wish for the day, whatever else is told of it. */
const wished =
  /(?<![a-z])(?:works?|better|best|good|great|fine|perfect|ok|okay|free|open|off|available|suits?|please|pls|instead|prefer\w*|rather|could|can|would|like|want|book|schedule|thinking|hoping|looking|how about|what about|then|time|opening|slot|call|talk|chat|mejor|bien|libre|prefiero|quiero|quisiera|puedo|podemos|podria|gustaria|disponible|conviene|llamada|hablar|sirve|queda|people|guests|of us|kids?(?= (?:and|or))|personas)(?![a-z])|\?$|[吧吗可行好约改换聊谈空]|电话|方便/;
/** What keeps somebody for sure, where no other day is named: "tuesday i have court". */
const kept =
  /(?<![a-z])(?:court|hearing|(?<!free |[^a-z]a |[^a-z]the )trial(?! (?:run|class|session|lesson|visit|day|week|pass))|deposition|surgery|appointment|dentist|doctor|meetings?|conference|class|flight|flying|wedding|funeral|vacation|inspection|out of town|traveling|travelling|juzgado|audiencia|juicio|cirugia|junta|reunion|viaje|viajo|medico|dentista|vacaciones|de viaje|fuera)(?![a-z])|开庭|手术|开会|上课|出差|医院|法院|考试|看病|飞/;

const daysIn = (text: string): number[] =>
  weekdays
    .filter(({ latin, han }) => new RegExp(`(?<![a-z])(?:${latin})(?![a-z])|${han}`).test(text))
    .map(({ number }) => number);

/** The one day that a segment says somebody is taken on. */
function occupied(segment: string): number | undefined {
  const said = segment.trim().replaceAll("'", "");
  const [day, ...others] = daysIn(said);
  if (day === undefined || others.length > 0) return undefined;
  return occupying.some((one) => one.test(said)) && !wished.test(said) ? day : undefined;
}

/**
 * Days on which somebody is taken ("mejor el jueves 19, el martes tengo juzgado"), and the text
 * without them. `text`: small letters without accents, numbers in figures.
 */
export function withoutOccupied(text: string): { text: string; not: number[] } {
  const parts = text.split(between);
  const named = new Set(parts.flatMap(daysIn));
  const not: number[] = [];
  const left = parts.map((part) => {
    const day = occupied(part);
    if (day === undefined || (named.size < 2 && !kept.test(part))) return part;
    not.push(day);
    return " ";
  });
  return not.length > 0 && not.length < named.size + 1
    ? { text: left.join(""), not }
    : { text, not: [] };
}

/** What is told behind the day that does not suit: "my van's in the shop". */
const reason =
  /^\W*(?:(?:cause|because|since|and|but|so|as|porque|es que|ya que|y)\W+)*(?:i|i'm|im|i've|ive|i'll|we|we're|we've|my|our|the|he|she|they|it's|its|mi|mis|me|nos|se|tengo|tenemos|estoy|estamos|hay|voy|vamos|我|我们|要|得|(?:\p{L}+ )?\p{L}+(?:['’]s| is| are) (?:in|at|out|off|down|broken|coming|here)|(?:el|la|los|las) \p{L}+ (?:est[aá]n?|anda|viene))(?![a-z])/iu;

/**
 * A message without why a day does not suit: in "monday is bad, my van's in the shop. wednesday?"
 * nothing is asked of shops.
 */
export function withoutReasons(message: string, language: Language): string {
  const parts = message.split(between);
  const bare = (part: string) =>
    withoutAccents(withFigures(part.toLowerCase(), language)).replaceAll(/['’]/g, "");
  const named = new Set(parts.flatMap((part) => daysIn(bare(part))));
  const refused = parts.map((part) => {
    const said = bare(part);
    if (daysIn(said).length === 0) return false;
    const day = occupied(said);
    return (
      withoutRefused(said).not.length > 0 ||
      (day !== undefined && (named.size > 1 || kept.test(said)))
    );
  });
  if (!refused.includes(true)) return message;
  return parts
    .map((part, at) => {
      const asks = /[?？]/.test(parts[at + 1] ?? "");
      const told = !asks && daysIn(bare(part)).length === 0 && reason.test(part);
      return refused[at] || told ? " " : part;
    })
    .join("");
}
