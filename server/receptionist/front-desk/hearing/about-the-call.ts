import { saysReadBack } from "./read-back.ts";

/** What a message asks about the call itself, and what is left of it. */
export interface AboutTheCall {
  rest: string;
  /** "What rehearsal?", "nothing is booked?" */
  rehearsal?: true;
  /** "Am I coming or not", "did you move it to friday": how things stand. */
  standing?: true;
  /** The slip is to be read back: the words it is asked for by, empty for all of it. */
  readBack?: string;
}

const clause = "[^,.;?!¿，。？！\\n]*";
const opens =
  "(?:^|(?<=[,.;?!¿，。？！\\n]\\s*)|(?<=\\b(?:so|and|but|wait|ok|okay|or|y|entonces)\\s+))";

const rehearsals: readonly RegExp[] = [
  /(?:\bwh?at(?:['’]?s| is| do (?:you|u) mean(?: by)?)?|\bhuh\W*|\bwhich) (?:an? |the |this |that )?rehe?a?rsal(?! (?:dinner|party|lunch|brunch))[^,.;?!\n]*[?!]*/giu,
  /^\W*(?:huh|what|wait|ok|a|the)?\W*(?:a |the )?rehe?a?rsal\s*(?:[?!.]+|$)/iu,
  /\b(?:why|wh?at(?:['’]?s| is| do (?:you|u) mean(?: by)?)?|how come) (?:nothing|not)(?:['’]?s| is| was)? (?:booked|kept|saved)\b[^.;?!\n]{0,24}[?!]*/giu,
  /\b(?:wait |huh |so )*nothing(?:['’]?s| is) (?:booked|kept|saved)[^,.;?!\n]{0,16}\?+/giu,
  /¿?\b(?:c[oó]mo (?:que|es que)|por qu[eé]|qu[eé] (?:es )?eso de que) no se (?:reserva|guarda)[^.;?!\n]*\??|¿?\b(?:qu[eé]|cu[aá]l) ensayo[^,.;?!\n]*\??/giu,
  /(?:什么|啥|哪门子|怎么是)(?:是|叫)?演练[^，。？！]*[？?]?|(?:什么叫|为什么|怎么)(?:没有?|不)(?:预约|保存)[^，。？！]*[？?]?/gu,
];

const somebody =
  "(?:someone|somebody|anyone|anybody|they|he|she|(?:a|the|your|my) (?:plumber|tech|technician|director|nurse|agent|guy|crew|truck|van|electrician|adjuster|lawyer|attorney|driver|team))";
const place =
  "(?:an? |the |my |our )?(?:table|appointment|appt|reservation|booking|spot|slot|room|time|visit)";
const standings: readonly RegExp[] = [
  `${opens}(?:am i|are we) (?:really |actually |still |even )?(?:coming|seeing|booked|set|confirmed|scheduled|on for|good for|getting|in for|all set)\\b${clause}`,
  `${opens}(?:is|are) ${somebody} (?:really |actually |even |still )?(?:coming|on (?:the|his|her|their) way|being (?:called|sent)|going to (?:come|call|be here))(?! (?:from|with|in(?:side)?|out|through|back)\\b)${clause}`,
  `${opens}(?:any ?one|any ?body|some ?one) (?:really |actually |even |still )?(?:coming|on (?:the|their) way)(?! (?:from|with|in(?:side)?|out|through|back)\\b)${clause}`,
  `${opens}(?:[^,.;?!\\n]{0,24} )?is (?:it|that|this|everything|my ${place}) (?:all |really |actually |now )?(?:set|booked|confirmed|scheduled|settled|reserved)\\b${clause}`,
  `${opens}(?:do|did) (?:i|we) (?:have|get|got) (?:${place}|it)(?: (?:or (?:not|no)|then|now|for|on|at|yet)\\b${clause}|\\s*(?=[?!]|$))`,
  `${opens}did (?:you|u|ya|yall|they) (?:move|change|switch|book|put|cancel|reschedule|update|fix) (?:it|me|us|that|the (?:time|day|date|appointment|booking|reservation))\\b${clause}`,
  `${opens}(?:entonces )?(?:s[ií] )?(?:ya )?tengo (?:la |el |mi |una? )?(?:mesa|cita|reserva|reservaci[oó]n|lugar) o no\\b${clause}`,
  `${opens}(?:entonces )?(?:ya )?(?:qued[oó]|est[aá]) (?:apartad|reservad|agendad|confirmad)[oa]\\b${clause}`,
  `${opens}(?:s[ií] )?(?:viene|vienen|va a venir|van a venir|mandan) (?:alguien|el plomero|el t[eé]cnico|el director) o no\\b${clause}`,
  `${opens}(?:ya )?(?:lo|la) (?:cambi[oó]|movi[oó]|cambiaron|movieron)(?= (?:a|al|para)\\b|\\s*\\?)${clause}`,
  "(?:到底)?(?:订|约|定|改)(?:好|上)了(?:吗|没有|没)|到底(?:有没有人|来不来)[^，。？！]*|(?:有人|师傅)(?:会)?来吗",
].map((one) => new RegExp(`${one}[?？!！]*`, "giu"));

/** Finds what a message asks about the call itself, and takes it out. */
export function aboutTheCall(message: string): AboutTheCall {
  const without = (patterns: readonly RegExp[], text: string) =>
    patterns.reduce((all, one) => all.replace(one, " . "), text);
  const one = without(rehearsals, message);
  const two = without(standings, one);
  const asked = saysReadBack(two);
  return {
    rest: asked?.rest ?? two,
    ...(one !== message && { rehearsal: true as const }),
    ...(two !== one && { standing: true as const }),
    ...(asked && { readBack: asked.about }),
  };
}
