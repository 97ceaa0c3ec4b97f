import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import type { Field } from "#content/front-desks/front-desk.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { denied } from "#server/receptionist/safety/denials.ts";
import type { Fact } from "../call-state.ts";
import { hasHan } from "./hear-option.ts";
import type { SaidPart } from "./said-parts.ts";

const refusal =
  /^(?:no|nope|nah|naw|none|nothing|nobody|noone|neither|nada|nadie|ninguno|ninguna|tampoco)$/;
const denial =
  /^(?:no|not|nothing|nobody|nobodys|none|without|doesnt|dont|didnt|isnt|arent|wasnt|hasnt|havent|never|everyone|everybody|everyones|nada|nadie|sin|ni)$/;
/** "Nowhere near the lights", "lejos de los enchufes", "离插座很远". */
const farFrom =
  /\b(?:nowhere|not anywhere|not|isnt|arent|aint) (?:even |really )?(?:near|close|by|around)\b|\b(?:far|away|clear) from\b|\b(?:feet|rooms?|floors?|yards?) (?:away|off)\b|\blejos(?: de)?\b|\bno (?:hay|esta) (?:nada )?cerca\b|离[^，。]{0,8}(?:远|够不着)|不在[^，。]{0,6}(?:附近|旁边)|(?:附近|旁边)(?:都)?没有/;
const well = /\b(?:ok|okay|fine|safe|alright|unhurt|bien|a salvo)\b/;
/** "Drives fine": how a thing does. */
const ofThings =
  /\b(?:drives?|driving|runs?|works?|car|truck|engine|camina|anda|prende|arranca|maneja|carro|coche|troca|camioneta|motor)\b/;
/** "A mí no me pasó nada", "nobody was in it", "I wasn't even in the car". */
const unharmed =
  /\bno (?:me|nos|le|les) (?:paso|pasa|hizo|hice|hicimos) nada\b|\b(?:estoy|estamos|todos|quedamos|quede) (?:muy )?bien\b|\b(?:nobody|noone|no one) (?:was|is) (?:in|near|inside|even|there|around)\b|\b(?:i|we|she|he|they) (?:wasnt|werent|was not|were not) (?:even )?(?:in|inside|there|home|around)\b|\b(?:im|were|shes|hes|i am|we are) (?:all )?(?:unhurt|unharmed|in one piece)\b|\b(?:everyone|everybody|all of us|we all|both of us|the kids)(?: is| are|s| was| were)? (?:(?:quite|all|totally|perfectly|just|thankfully|completely) ){0,3}(?:right|alright|ok|okay|fine|safe|unhurt)$|\bno ?(?:body|one)(?: was| got| is)? hurt$/;
const agreements = [
  // At most three words more: a longer sentence says more than a yes.
  "(?:yes+|yea|yeah+|yep|yup|yah|ya(?! (?:esta|estan|no|se|lo|la|le|les|me|nos|te|vino|vinieron|fue|fueron|llego|llame|cerre|cerramos|apague|apagamos|paro|pague|pase|con|es|son|hay|todo|todos|para|puse|hice|tengo|tenemos|va|voy|vamos|quedo|compre|era)\\b)|ye|mhm|uh huh|si+|sip|claro|simon|correct|definitely|absolutely|affirmative)(?: \\w+){0,3}",
  "(?:(?:i am |im )?afraid so|unfortunately|sadly|por desgracia|asi es|por supuesto|(?:i|we) think so)(?: (?:yes|si))?",
  "(?:there|it|they|one|someone|somebody|i|we|she|he|both|all)(?: of (?:them|us))?(?: (?:is|are|does|do|was|were|did|has|have|can|hay|una?|some|a|bit|little|lot|very|now|too|really|sure|yes|both|think)){1,4}",
];
const agrees = new RegExp(
  `^(?:(?:oh|well|um+|uh+|hm+|pues|ay|bueno|sorry|so) )*(?:${agreements.join("|")})$`,
);
const perhaps =
  /^(?:i think so|kind of|kinda|sort of|maybe(?! (?:\d|one\b|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half|a (?:dozen|couple|hundred|week|month|day)|about|around|in|on|at|next|tomorrow|tonight|the|my|we|you|its|it is|from|since|because|monday|tuesday|wednesday|thursday|friday|saturday|sunday))|a (?:bit|little|faint|slight|few)|creo que si|un poco|un poquito|tantito)/;

/** Danger that was told, and the part that only denies it. */
interface HeardSafety {
  danger?: EmergencyId | undefined;
  denied?: SaidPart | undefined;
}

/** The question before all others: a denial settles it, a yes to it is an emergency. */
export function hearSafety(
  field: Field | undefined,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  asked: Field | undefined,
  message: string,
  isOfOther: (part: SaidPart) => boolean,
): HeardSafety {
  if (!field) return {};
  const inChinese = ({ han }: SaidPart) =>
    (asked === field && /没有|没事|都没|不是/.test(han)) ||
    (/没有?|不|无/.test(han) && hasHan(field.heard, han));
  const spoken = (part: SaidPart) =>
    !part.asks && field.heard?.some((cues) => hasCue(cues, part.words));
  const fine =
    parts.find(
      (part) =>
        spoken(part) &&
        (denial.test(part.words[0] ?? "") ||
          farFrom.test(part.words.join(" ")) ||
          part.words.some((word, at) => denied(part.words, at) && word.length > 2)),
    ) ??
    parts.find(
      (part) =>
        (spoken(part) &&
          // "I got no answer, but fine": of nothing in particular.
          (asked === field || part.words.length > 1) &&
          well.test(part.words.join(" ")) &&
          !ofThings.test(part.words.join(" "))) ||
        inChinese(part),
    );
  // "But fine": asked about something else, one word tells nothing of danger.
  if (fine && (asked === field || fine.words.some((one) => !idle.test(one)) || fine.han !== ""))
    facts[field.name] = { text: fine.text };
  // "My head kinda hurts now that you mention it", some lines after a no.
  if (asked !== field) {
    const ill = field.danger === "gas" && parts.some((part) => !part.asks && fallsIll(part));
    // "I scraped the fender. Everyone is quite all right", before anybody asked.
    const unhurt =
      !fine && field.danger === "crash"
        ? parts.find((part) => !part.asks && unharmed.test(part.words.join(" ")))
        : undefined;
    if (unhurt && facts[field.name] === undefined) facts[field.name] = { text: unhurt.text };
    return { denied: fine ?? unhurt, ...(ill && { danger: "carbon-monoxide" as const }) };
  }
  const [first] = parts;
  const far = parts.find(
    (part) => !part.asks && (farFrom.test(part.words.join(" ")) || farFrom.test(part.han)),
  );
  // What is far away counts only where nothing else of the answer tells a danger.
  if (far && !fine && !parts.some((part) => part !== far && isSign(part, field))) {
    facts[field.name] = { text: far.text };
    return { denied: far };
  }
  const whole = parts.find((part) => !part.asks && unharmed.test(part.words.join(" ")));
  if (whole && !fine && !parts.some((part) => part !== whole && isSign(part, field))) {
    facts[field.name] = { text: whole.text };
    return { denied: whole };
  }
  // "A nadie le pasó nada".
  const opens = first?.words.find((word) => word !== "a") ?? "";
  // "No wait, thursday" takes something back, and denies nothing.
  if (
    refusal.test(opens) &&
    !/^no (?:wait|hang on|hold on|espere)\b|^no (?:sorry|perdon) \w/.test(
      first?.words.join(" ") ?? "",
    )
  ) {
    // "No claim yet": denied is what another line asks for.
    if (first && isOfOther(first)) return { denied: fine };
    facts[field.name] ??= { text: first?.text ?? "No" };
    return { denied: fine };
  }
  const yes =
    saysYes(message) ||
    perhaps.test(first?.words.join(" ") ?? "") ||
    saysYesInChinese(first?.han ?? "", field);
  const sign = parts.some((part) => !part.asks && isSign(part, field));
  if (fine || !(yes || sign)) return { denied: fine };
  const unwell = field.danger === "gas" && parts.some(({ words }) => fumes.test(words.join(" ")));
  return { danger: unwell ? "carbon-monoxide" : field.danger };
}

/** "有一点", "有烟味"; "是我买的" and "有个大鱼缸" tell something else. */
const saysYesInChinese = (han: string, { heard }: Field): boolean =>
  /^(?:是|有|对|嗯|好像有|好像是|应该有)(?:的|啊|呀|吧|呢|哦|一点|点|一些|过|两个|几个|人|不少)*$/u.test(
    han,
  ) ||
  (/^(?:是|有|对|嗯|好像有|好像是|应该有)/u.test(han) &&
    (hasHan(heard, han) || /[味响烟烫漏疼痛晕伤蜇咬吞火麻血肿喷]/u.test(han)));

/** The whole message, because the parts of what was said leave out its first "yes". */
function saysYes(message: string): boolean {
  const [first = ""] = message
    .replace(/\.{2,}|…/g, " ")
    .trim()
    .split(/[.!?]/);
  const words = latinWords(first);
  return (
    agrees.test(words.join(" ")) &&
    !words.some((word) => denial.test(word) || refusal.test(word)) &&
    !well.test(words.join(" ")) &&
    !plainAnswer.test(words.join(" "))
  );
}

/** "Well the kids have a headache": neither a yes nor a no, and what was asked about is there. */
const isSign = ({ words }: SaidPart, { heard }: Field) =>
  heard?.some((cues) =>
    hasCue(
      cues,
      words.filter((word) => !vague.has(word)),
    ),
  ) === true &&
  !words.some((word) => denial.test(word) || refusal.test(word)) &&
  !well.test(words.join(" ")) &&
  !plainAnswer.test(words.join(" "));
/** Words of an answer that say nothing about danger by themselves. */
const vague = new Set(
  "near gas electric electrical emergency urgent urgente fine bien luz alarm alarma".split(" "),
);
/** Somebody feels what bad air does; "the noise gives me a headache" is said of a nuisance. */
const fallsIll = ({ words, han }: SaidPart) => {
  const said = words.join(" ");
  return (
    (feelsIll.test(said) && !nuisance.test(said)) ||
    /(?:头|脑袋)(?:有点|很|好|也|都)?(?:疼|痛|晕)/.test(han)
  );
};
const feelsIll =
  /\b(?:my|our|his|her|their|moms?|the kids?|everybodys?|everyones?) heads? (?:\w+ ){0,2}(?:hurts?|hurting|aches?|aching|pounding|spinning)\b|\b(?:i|we|im|were|she|he|shes|hes|they|mom|dad|the kids?|my \w+) (?:\w+ ){0,3}(?:headaches?|dizzy|nauseous|nauseated|lightheaded|woozy)\b|\b(?:me|nos|le|les) (?:duele|esta doliendo|empezo a doler)(?: \w+)? la cabeza\b|\b(?:estoy|estamos|esta|anda|ando) (?:\w+ )?maread[oa]s?\b/;
const nuisance =
  /\b(?:gives?|giving|gave|such a|big|real) (?:\w+ )?headaches?\b|\bno (?:headaches?|one|body)\b|\b(?:not|isnt|arent|dont|never|nobody|no) (?:\w+ ){0,2}(?:headaches?|dizzy|nauseous|hurts?|duele|maread[oa]s?)\b|\b(?:yesterday|last (?:week|month|year)|years? ago|ayer)\b/;

/** "Mm ok": tells nothing by itself. */
const idle =
  /^(?:m+|h+m+|um+|uh+|oh|ah|but|and|ok|okay|fine|good|bien|bueno|y|pues|ya|si|yes|yeah)$/;

/** Signs of bad air rather than of gas. */
const fumes = /\b(?:headaches?|dizzy|nause\w*|beep\w*|alarm|throw\w* up|cabeza|mare\w*|nause\w*)\b/;
/** What smells of nothing dangerous, and what is over. */
const plainAnswer =
  /\b(?:dust\w*|must\w*|mold\w*|socks?|sewer|only|just (?:a )?(?:little )?(?:warm|cold)|nowhere|away|far|lejos|off|last (?:week|month|year)|yesterday|stopped|gone|used to|drenaje|cano|coladera|alcantarilla|excusado|inodoro|bano|polvo|humedad|ya no)\b/;

/** "No gas smell either". */
export const opensDenial = ({ words }: SaidPart) =>
  /^(?:no|not|none|nothing|ni|nada|sin)$/.test(words[0] ?? "");

/** "No smell of gas, no water on the floor": denied with it; "no hot water" is what the call is about. */
export const deniesBeside = (part: SaidPart, denied: SaidPart): boolean =>
  part.sentence === denied.sentence &&
  !part.asks &&
  // "No tira nada y anda bien" tells of the car as well.
  !/\S \b(?:and|but|y|pero)\b/.test(part.words.join(" ")) &&
  /^(?:(?:and|y) )?(?:no|not|nothing|nobody|ni|nada|sin)\b/.test(part.words.join(" ")) &&
  !/^(?:(?:and|y) )?no (?:heat|hot|power|lights?|water (?:pressure|at all|in|from|coming)|cooling|cold|air|luz|agua (?:caliente|en)|calefaccion|kids?|pets?|ninos|mascotas|one (?:lives|home)|idea|leak\w* (?:now|anymore)|rush)\b/.test(
    part.words.join(" "),
  );
