import { anyMonth } from "#server/receptionist/hearing/month.ts";
import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { anyDay } from "#server/receptionist/hearing/weekday.ts";
import { isGiven } from "./given-name.ts";

/** "St. Louis", "Washington D.C."; the point of "Savannah. The order" ends the place. */
const placeWord = "(?:\\p{Lu}\\p{L}{1,2}\\.(?= \\p{Lu})|(?:\\p{Lu}\\.){1,3}|\\p{Lu}[\\p{L}'’]+)";
const place = `(?:\\d{1,5} )?${placeWord}(?: ${placeWord})*(?:, \\p{Lu}[\\p{L}]+)?`;
const from = new RegExp(`\\b(?:from|in|out of|leaving|[Dd]esde|[Dd]e) (${place})`, "u");
const plainly = new RegExp(`\\b(?:[Ff]rom|out of|leaving|[Dd]esde) (${place})`, "u");
const dwelling =
  "(?:(?:my|our|mi) (?:son|daughter|mom|mother|dad|father|brother|sister|parents|folks|hijo|hija|mama|papa)(?:['’]?s)?(?: (?:place|house|home))? (?:in|en) )?(?:(?:(?:an?|the|our|my|his|her|new|una?|la|el) )*(?:house|home|place|apartment|condo|townhouse|duplex|storage|(?:assisted|senior|independent) living|memory care|nursing home|retirement home|casa|apartamento|departamento) (?:(?:over|down|up|out) )?(?:in|at|near|en) )?";
const to = new RegExp(`\\b(?:to|[Aa]|[Hh]asta|into) ${dwelling}(${place})`, "u");
/** "To the Lark tower on High", "from the Willow apartments": a building by its name. */
const building = `${placeWord}(?: ${placeWord}){0,3} (?:[Tt]owers?|[Bb]uilding|[Aa]partments?|[Aa]pts|[Cc]omplex|[Cc]ondos?|[Cc]ondominiums?|[Ll]ofts?|[Hh]otel|[Vv]illage|[Cc]ourt|[Pp]laza|[Tt]ownhomes?|[Rr]esidences?|[Dd]orms?|[Ss]torage)(?!\\p{L})(?: (?:on|at|in|near) (?:the )?${place}|(?: (?:on|at) \\d{1,3}(?:st|nd|rd|th)(?: \\p{Lu}\\p{L}+)?))?`;
const toBuilding = new RegExp(`\\b(?:to|into) (?:the )?(${building})`, "u");
const fromBuilding = new RegExp(`\\b(?:[Ff]rom|out of|[Ll]eaving) (?:the )?(${building})`, "u");
const pair = new RegExp(`(${place}) (?:to|a) (${place})`, "u");
/** "Leaving Salem for Bend". */
const leaving = new RegExp(`\\b[Ll]eaving (${place}) for (${place})`, "u");

/** "Leaving our house on Primrose Hill for a flat at Willow Court", "moving out of my place in Salem into a condo in Bend". */
const fromHome = new RegExp(
  `(?<!\\p{L})(?:[Ll]eaving|[Mm]oving (?:out of|from)|[Ss]elling|[Gg]iving up|[Ff]rom) (?:our|my|the|an?|his|her|their) [^,.;!?\\n]{0,40}?(?:house|home|apartment|flat|condo|place|townhouse|duplex|unit|loft|studio|dorm|storage|office|garage) (?:on|in|at|near) (?:the )?(${place})[^,.;!?\\n]{0,12}? (?:for|to|into) (?:(?:our|my|an?|the|his|her|their) )?[^,.;!?\\n]{0,40}? ?(?:on|in|at|near) (?:the )?(${place})`,
  "u",
);

const chineseWay =
  /从 ?((?:\p{Script=Han}|\p{Script=Latin}| (?=\p{Lu})){2,20}?) ?(?:搬)?(?:到|去|往|至) ?((?:\p{Script=Han}|\p{Script=Latin}| (?=\p{Lu})){2,20}?)(?=[，。,.\s]|$|的|去|搬)/u;

/** "枫林路18号", "120 Oak St" within Chinese words. */
const chineseStreet =
  "(?:\\d{1,6} \\p{Lu}[\\p{Script=Latin}'’.]*(?: [#\\p{Lu}\\d][\\p{Script=Latin}\\d'’.]*){0,4}|(?:(?![从搬到住在去往是])\\p{Script=Han}){2,10}\\d{1,5}号(?:\\d{1,4}室)?)";
const latinTown = "\\p{Lu}\\p{Script=Latin}+(?: \\p{Lu}\\p{Script=Latin}+){0,2}";
const chineseEnd = `(${chineseStreet}|${latinTown})`;
/** "从枫林路18号搬到榆树街52号", "120 Oak St 搬去 Fresno". */
const chineseStreets = new RegExp(
  `${chineseEnd}(?:这边|这里|那边)? ?(?:搬家?)?(?:到|去|往|至) ?${chineseEnd}`,
  "u",
);
/** "现在住在枫林路18号", "新家在 88 Reed St": each end told by itself. */
const chineseStart = new RegExp(`(?:住在?|现在在|从) ?${chineseEnd}`, "u");
const chineseGoal = new RegExp(
  `(?:(?:搬家?|送|运)(?:到|去|往|至|进)|新(?:家|房子?|地址|公寓)(?:在|是)|目的地是?) ?${chineseEnd}`,
  "u",
);

/** "Moving from boulder to fort collins": towns in small letters, as they are typed. */
const typed =
  /(?<!\p{L})(?:from|de|desde|out of) ((?:\d+\S* (?:[\p{L}.]+ ){1,4}?)?\p{L}{3,}(?: \p{L}{3,})?) (?:to|a|hasta|into) (\p{L}{3,}(?: \p{L}{3,})?)(?=\s*(?:$|[,.;!?]|(?:next|this|on|in|at|by|for|and|around|about|sometime|early|late|mid|end|the|el|la|en|para|y|como|con)(?!\p{L})))/iu;
/** "De aurora, calle havana 1200, a pueblo": an address in small letters. */
const typedStreet =
  /(?:^|[.;] )(?:from|de|desde) (?=[^.;!?\n]{0,50}\d)([^.;!?\n]{3,60}?),? (?:to|a|hasta) (\p{L}{3,}(?: \p{L}{3,})?)(?=\s*(?:$|[,.;!?]))/iu;
/** "Fort collins to loveland": two towns with nothing around them. */
const typedPair =
  /(?:^|[,.;!?]\s*)(\p{L}{3,}(?: \p{L}{3,})?) to (\p{L}{3,}(?: \p{L}{3,})?)(?=\s*(?:$|[,.;!?]))/iu;
/** "Need to move": words that we listen for are no towns. */
const isTownPair = ([, one = "", other = ""]: RegExpExecArray) =>
  !isCommon(one.split(" ").at(-1) ?? "") && !isCommon(other.split(" ").at(0) ?? "");

/** "From monday to friday", "de la casa a la bodega": no towns. */
const noTown =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|today|tomorrow|now|start|top|one|two|what|that|this|here|there|time|the|my|our|his|her|their|las?|los|mi|place|house|storage|home|work|work|uno|una|hoy|casa|end|left|right|inside|outside|first|second|third|floor|bottom|back|front|unit)(?!\p{L})/iu;

const address = "(?:\\d{1,5} )?\\p{Lu}[\\p{L}'’.]*(?: (?:#?\\d\\w*|\\p{Lu}[\\p{L}'’.]*))*";
/** "Origin 1600 Wynkoop St #512 Denver, dest Santa Fe NM": as it is noted down. */
const origin = new RegExp(
  `(?<!\\p{L})(?:[Oo]rigin|[Oo]rigen|[Ff]rom:|[Dd]e:|[Dd]esde:|[Pp]ick ?-?up(?: at| from)?|[Ll]oad(?:ing)?(?: at| in| from)?|ex)[:=]? ?(${address})`,
  "u",
);
const destination = new RegExp(
  `(?<!\\p{L})(?:[Dd]est(?:ination)?\\.?|[Dd]estino|[Tt]o:|[Aa]:|[Hh]asta:|[Dd]eliver(?:y|ing)?(?: to| at| in)?|[Dd]rop ?-?off(?: at| in)?|[Uu]nload(?:ing)?(?: at| in)?)[:=]? ?(${address})`,
  "u",
);
const arrow = new RegExp(`(${address}) ?(?:-+>|=+>|→) ?(${address})`, "u");
/** "From Pueblo to, uh, is Fort Collins far": thought about. */
const hesitating = new RegExp(
  `(?<!\\p{L})(?:to|a)[,.…]* (?:uh|um|er|eh|este|hmm?)[,.…\\s]+(?:(?:is|it['’]?s|es) )?(${place})`,
  "u",
);

/** "Voy para Charlotte, salgo de Newark", "me mudo a Orlando, ahorita estoy en Hialeah". */
const goes = new RegExp(
  `(?<!\\p{L})(?:[Vv]oy|[Vv]amos|[Mm]udar(?:me|nos)|[Mm]udo|[Mm]udamos|[Cc]ambio|[Cc]ambiamos|[Cc]ambiar(?:me|nos)) (?:de casa )?(?:para|a|hasta) (?:la |el )?(${place})`,
  "u",
);
const leaves = new RegExp(
  `(?<!\\p{L})(?:[Ss]algo|[Ss]alimos|(?:ahorita |ahora |actualmente )?(?:[Ee]stoy|[Ee]stamos|[Vv]ivo|[Vv]ivimos)(?: ahorita| ahora)?) (?:de|desde|en) (?:la |el )?(${place})`,
  "u",
);

/** "The new place is in Bend", "moving my mom in with us in Dayton". */
const newHome = new RegExp(
  `(?<!\\p{L})(?:[Nn]ew (?:place|house|home|apartment|apt|condo|one)(?:['’]?s| is)?|[Ii]n with (?:us|me|my \\p{L}+)|[Ll]a (?:casa )?nueva (?:es|est[aá])) (?:over |down |up |out )?(?:in|at|on|en) (${place})`,
  "u",
);
/** "It left boise last week going to reno". */
const town =
  "(\\p{L}{3,}(?: (?!last|this|on|for|yesterday|going|headed|heading|bound|early|late)\\p{L}{3,})?)";
const onItsWay = new RegExp(
  `(?<!\\p{L})(?:left|leaving|loaded in|picked up in|sali[oó] de) ${town}(?: [^.,;!?\\n]{0,30}?)? (?:going|headed|heading|bound|on the way|rumbo|con destino) (?:to|for|a) ${town}`,
  "iu",
);

/** "To Tulsa, no, Tucson", "sorry, from Boulder": where another place takes the place of one. */
const putRight =
  /[,.;…]+\s*(?:(?:no|sorry|wait|i mean|actually|make that|perd[oó]n|digo|mejor dicho)[\s,]+)+(?=(?:(?:from|to|a|de|desde) )?\p{Lu})/iu;
const alone = new RegExp(`^(${place})\\s*(?:[,.;!?]|$)`, "u");

/** Both ends of a move; what puts one of them right takes its place. */
export function wayIn(text: string): { from: string | undefined; to: string | undefined } {
  const [first = "", ...later] = text.split(putRight);
  let way = oneWayIn(later.length > 0 ? first : text);
  for (const piece of later) {
    if (!way.from && !way.to) return oneWayIn(text);
    const bare = alone.exec(piece)?.[1];
    const next = bare ? { to: isGiven(bare) || !way.to ? undefined : bare } : oneWayIn(piece);
    way = { from: ("from" in next && next.from) || way.from, to: next.to ?? way.to };
  }
  return way;
}

/** "From Columbus to Muncie", "5 Lake St to 90 Hill Rd". */
function oneWayIn(text: string): { from: string | undefined; to: string | undefined } {
  const noted = arrow.exec(text);
  const labelled = {
    from: origin.exec(text)?.[1] ?? noted?.[1] ?? leaves.exec(text)?.[1],
    to:
      destination.exec(text)?.[1] ??
      noted?.[2] ??
      hesitating.exec(text)?.[1] ??
      goes.exec(text)?.[1],
  };
  const small = typed.exec(text) ?? typedStreet.exec(text);
  const named = (found: RegExpExecArray | null) =>
    found && !found.slice(1).some((one) => noTown.test(one)) ? found : undefined;
  const bare = typedPair.exec(text);
  const towns = named(small) ?? (bare && isTownPair(bare) ? named(bare) : undefined);
  const home = newHome.exec(text);
  const both =
    named(onItsWay.exec(text)) ??
    chineseStreets.exec(text) ??
    chineseWay.exec(text) ??
    fromHome.exec(text) ??
    leaving.exec(text) ??
    pair.exec(text) ??
    towns;
  // "To my son in Tulsa, from Cheyenne": what is called the start is it.
  const ahead = home ? text.replace(home[0], " ") : text;
  const start = plainly.exec(ahead) ?? from.exec(ahead);
  // "From 12 Baker St denver": the town in small letters belongs to it.
  const whole = both?.[1]?.startsWith(start?.[1] ?? " ") ? both : start;
  return {
    from:
      labelled.from ??
      fromBuilding.exec(text)?.[1] ??
      whole?.[1] ??
      both?.[1] ??
      chineseStart.exec(text)?.[1],
    to:
      labelled.to ??
      toBuilding.exec(text)?.[1] ??
      home?.[1] ??
      townBehind(text) ??
      both?.[2] ??
      chineseGoal.exec(text)?.[1],
  };
}

/** The place behind "to"; "April 18th, a Saturday" names none. */
function townBehind(text: string): string | undefined {
  const found = to.exec(text)?.[1];
  return found && !ofCalendar.test(found) ? found : undefined;
}
const ofCalendar = new RegExp(`^(?:${anyDay}|${anyMonth})$`, "iu");
