import { isChineseName } from "#server/receptionist/hearing/chinese-names.ts";
import { fullName } from "#server/receptionist/hearing/name-shape.ts";
import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { personNameIn } from "#server/receptionist/hearing/person-name.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { anyDay } from "#server/receptionist/hearing/weekday.ts";
import { whenIn } from "#server/receptionist/hearing/when.ts";
import { hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { isBusiness } from "./business-name.ts";
import { familyNames, isGiven, nobodys, word, wordNames } from "./given-name.ts";
import { keptFor } from "./kept-for.ts";
import { nameAmongWords } from "./name-among-words.ts";
import { nameBesideNumber, nameGivenInChinese, nameSaidTwice } from "./name-given.ts";
import { capitals, withCapitals } from "./small-letters.ts";
import { somebodyElse } from "./somebody-else.ts";
import { standsAlone } from "./stands-alone.ts";

/** How streets end: "9 Birch Ln" is nobody. */
const streetEnd =
  "(?:Ln|Lane|St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ct|Court|Blvd|Way|Pl|Place|Ter|Terrace|Cir|Circle|Hwy|Pkwy|Trl|Trail|Loop|Sq)\\b";
/** Streets end so, and so do names. */
const endsLikeStreet = new RegExp(`^${word} (?:Lane|Street|Court|Way|Place)$`, "u");
const proper = new RegExp(
  `^(?:(?:Mr|Mrs|Ms|Dr|Don|Doña|Señora?)\\.? )?${word}(?: (?:\\p{Lu}\\.|de la|de|del|van|${word})){0,3}$`,
  "u",
);
const told =
  /(?:^|(?<!\b(?:her|his|their|uncles?['’]?s?|aunts?['’]?s?|dads?['’]?s?|moms?['’]?s?|mothers?['’]?s?|fathers?['’]?s?|husbands?['’]?s?|wifes?['’]?s?|wife['’]s|sons?['’]?s?|daughters?['’]?s?|brothers?['’]?s?|sisters?['’]?s?|kids?['’]?s?|dogs?['’]?s?|cats?['’]?s?))[\s,.;])(?:[Mm]y name\?|[Mm]y name['’]?s|(?<!(?:the|your|their|list of) )[Nn]ame['’]?s(?! (?:of|are|and|or|in)\b)|[Mm]y name is|[Nn]ame is|[Nn]ame (?:would|should|will) be|[Nn]ame(?=:)|[Nn]ombre(?=:)|(?:[Oo]rder|[Rr]eservation|[Bb]ooking|[Aa]ccount|[Mm]embership|[Ii]t)(?:['’]?s| is)? under(?: the name(?: of)?)?|(?<!\b[Pp]olicy(?:['’]?s| is| was|,)? )[Uu]nder(?: the name(?: of)?)?(?= \p{Lu})|[Ff]irst name(?: is)?|(?<=^|[,.;] (?:and )?)[Mm]ine(?:['’]?s| is)|[Yy]o soy(?= \p{Lu})|[Mm]e llamo|[Mm]i nombre es|a nombre de|[Aa] nombre de|[Cc]all me|[Aa]sk for)[\s:]+([\p{L}'’ .-]{2,60})/u;
const introduced = new RegExp(
  `(?:^|[\\s,.;])(?:I['’]?m|i['’]?m|I am|[Tt]his is|[Ii]t['’]?s|[Ss]oy|[Hh]abla)(?: (?:his|her|the|su|la|el) [\\p{Ll}]+,?)? (${word}(?: (?:de la |de los |de |del |van )?${word}){0,3})`,
  "u",
);
/** "Paula Marsh is my name"; "Doyle is the name on the policy" is no caller. */
const saidAfter = new RegExp(
  `(?:^|[\\s,.;])(${word}(?: (?:de la |de los |de |del |van )?${word}){0,3}) (?:is my (?:full )?name|is me(?!\\p{L})|is the name(?! (?:on|of|for|at)(?!\\p{L}))|es mi nombre)`,
  "u",
);
/** "Tues at 2 Mia Fox", next to a number. */
const behindHour = new RegExp(
  `(?:\\d|[ap]m|noon|morning|afternoon|today|tomorrow) (?!\\p{L}+ ${streetEnd})(${word} ${word}(?: ${word})?)\\s*(?:,|$)`,
  "u",
);
/** "She's Mia Lund", next to a birthday or a number: the person that the call is for. */
const spokenOf = new RegExp(
  `(?:^|[\\s,.;])(?:[Ss]he|[Hh]e|[Mm]om|[Dd]ad|[Mm]other|[Ff]ather|[Pp]arent|[Cc]ontact|[Gg]uest)(?:['’]?s| is| will be| would be) (${word}(?: ${word}){1,3})`,
  "u",
);
/** "她叫陈玉兰": somebody else's name. */
const chineseSpokenOf =
  /(?:她|他|逝者|老人|妈妈|爸爸|母亲|父亲|奶奶|爷爷|外婆|外公|太太|先生)(?:的?名字)?(?:是|叫做?)(\p{Script=Han}{2,4})(?=[，。,.\s]|$)/u;
/** "我是他妈妈王丽": the caller, by what she is to somebody else. */
const chineseKinCalls =
  /我是(?:他|她|孩子|病人|患者)的?(?:妈妈|爸爸|母亲|父亲|妻子|丈夫|太太|老公|老婆|女儿|儿子|姐姐|妹妹|哥哥|弟弟|奶奶|爷爷|外婆|外公|孙子|孙女|妈|爸)[，, ]?(?:我?叫)?(\p{Script=Han}{2,4})(?=[，。,.\s]|$)/u;
/** "Ned and Pam Forsythe". */
const couple = new RegExp(`^${word} (?:and|&|y) ${word} ${word}$`, "u");
const announced = /^([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}) here$/u;

/** Who calls, and what is left of the text without it. */
export interface Names {
  /** The name that the caller gives as his own. */
  own?: string;
  /** It stands for a booking or a business too: "it's under Apex Drywall". */
  passing?: true;
  /** The name of somebody of the caller's: "my uncle, Len Ford". */
  relative?: string;
  /** Names that stand for themselves. */
  bare: string[];
  rest: string;
}

/** Hints for and against reading words as a name. */
interface NameHints {
  /** One was asked for, so that small letters are a name too. */
  expected: boolean;
  /** A number or an address was said with it. */
  near: boolean;
  /** Somebody else's name was asked for: only who says "I am" is the caller. */
  other: boolean;
  /** A name that is said twice is the caller's: nobody else's was asked for. */
  twice?: boolean;
  /** A number or an address was said with it, and nobody's name is known yet. */
  beside?: boolean;
  /** An address was said too: "Bess Lane" beside it is no street. */
  addressed?: boolean;
  /** Words that mean something else at this desk. */
  isOther(words: readonly string[]): boolean;
}

/** Finds names. */
export function namesIn(said: string, hints: NameHints): Names {
  const text = withTitles(withCapitals(said)).replace(saidAgain, "");
  if (hasChinese(text)) {
    const caller = chineseKinCalls.exec(text)?.[1];
    if (caller && isChineseName(caller)) {
      const inner = namesIn(text.replace(caller, "，"), { ...hints, other: true });
      return { ...inner, own: caller };
    }
    const spoken = chineseSpokenOf.exec(text);
    if (spoken?.[1]) {
      const inner = namesIn(text.replace(spoken[0], "，"), hints);
      return { ...inner, bare: [spoken[1], ...inner.bare] };
    }
    const name =
      nameGivenInChinese(text) ??
      personNameIn(text, hints.expected && !hints.other, hints.near ? "" : undefined);
    const rest = name ? text.replace(name, "，") : text;
    // "陈建国" by itself is the name that was asked for, whoever's.
    if (name && !/[我叫姓名]/u.test(rest)) return { bare: [name], rest };
    return { ...(name && { own: name }), bare: [], rest };
  }
  const someone = somebodyElse(text);
  if (someone) {
    const without = text.replace(someone, " , ").replace(opensName, " ");
    return { ...namesIn(without, hints), relative: someone };
  }
  const first =
    ownName(text) ??
    (hints.twice ? nameSaidTwice(text) : undefined) ??
    (hints.beside ? nameBesideNumber(text, { alone: hints.near }) : undefined) ??
    keptFor(text, hints.expected || hints.near) ??
    (hints.near ? (spokenOf.exec(text)?.[1] ?? behindHour.exec(text)?.[1]) : undefined);
  if (first && pointsAt(text, first, hints.other)) return { bare: [], rest: text };
  if (hints.other) return { ...(first && { own: first }), bare: [], rest: text };
  const own = first && fullName(first, text);
  const passing = own !== undefined && stands.test(text.slice(0, text.indexOf(own)));
  let rest = (own ? text.replace(own, " , ").replace(first ?? own, " , ") : text).replace(
    /\b(Mrs?|Ms|Dr|Sra?)\.\s/g,
    "$1 ",
  );
  const bare: string[] = [];
  const pieces = rest.split(between).filter((piece) => piece.trim());
  for (const [at, piece] of pieces.entries()) {
    const expected =
      hints.expected &&
      bare.length === 0 &&
      (hints.near || !asksOrTells(text) || (at === 0 && standsAlone(piece.trim())));
    const name = bareName(piece.trim(), {
      expected,
      near: hints.near,
      amid: pieces.length > 1,
      addressed: hints.addressed === true,
    });
    // "Bree Stone" next to a number is a name, though stones are a treatment.
    // "Marcy Dole, is the pool heated": asked for, and written with capitals.
    const answers = hints.expected && at === 0 && said.includes(name ?? " ");
    const sure =
      name?.includes(" ") && proper.test(name) && (hints.near || answers || isGiven(name));
    if (!name || (!sure && hints.isOther(latinWords(name)))) continue;
    // "Sorry. Kim." One capital word that opens a message is seldom a name.
    if (!name.includes(" ") && at === 0 && !expected && !hints.near) continue;
    // "City of Golden, 1445 10th St, Golden": a word that is said twice is a place.
    if (!name.includes(" ") && times(rest, name) > 1) continue;
    bare.push(name);
    rest = rest.replace(piece, " ");
  }
  const whole = hints.near || hints.expected ? nameAmongWords(text, hints.near) : undefined;
  const [only] = bare;
  // "J. R. Maddox", of which a part was found; "pues Ana Ruiz", in which it was.
  const fuller = whole && own && whole.length > own.length && holds(whole, own);
  const cleaner =
    whole &&
    !own &&
    bare.length === 1 &&
    only !== whole &&
    (holds(whole, only) || holds(only, whole));
  if (whole && !fuller && (cleaner || (!own && bare.length === 0))) {
    bare.splice(0, 1, whole);
    rest = without(whole, rest);
  }
  const caller = fuller ? whole : own;
  return { ...(caller && { own: caller }), ...(passing && { passing }), bare, rest };
}

/** Whether a name holds another, whole words of it. */
const holds = (name = "", other = ""): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${other.toLowerCase()} `);

/** A text without a name, however its letters are written. */
function without(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} , ${text.slice(at + name.length)}`;
}

/** "Priya, like I said". */
const saidAgain =
  /[\s,]+(?:like|as|como) (?:i (?:already )?(?:said|told you)|(?:le |ya )+dije)(?!\p{L})/giu;

/** "Its Safeway that we'd sue": somebody is named, and does not call. */
function pointsAt(text: string, name: string, other: boolean): boolean {
  const at = text.indexOf(name);
  if (!/\bit['’]?s $/i.test(text.slice(0, at))) return false;
  return other || /^ (?:that|who|which|we|i) /i.test(text.slice(at + name.length));
}

const times = (text: string, name: string) => text.split(name).length - 1;

/** What stands before a name that a booking or a business may have as well. */
const stands =
  /\b(?:under|it['’]?s|for|hold|keep|reserve|book|put|save|set|a nombre de|es)\b[^,.;]*$/iu;

/** "Se llamaba", once the name behind it is taken out. */
const opensName =
  /\b(?:se llama(?:ba)?|su nombre (?:es|era)|(?:her|his|their) name(?:['’]?s| is| was)|name was|(?:he|she|they)(?:['’]?s|['’]?re| is| was| were| are)? (?:called|named|known as|goes by|go by|went by)) (?= ,)/giu;

/** "This is mrs huang": a title, and the name behind it written as one. */
const withTitles = (text: string) =>
  text.replace(
    /\b((?:this is|i['’]?m|it['’]?s|i am|soy|habla) )(?:la |el )?(?:mrs?|ms|miss|dr|sra?|señora?)\.? (\p{L})/giu,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );

/** Names stand between signs, or before somebody else: "Meg Sloan and my husband". */
const between =
  /[,.;!?…\n/|]+|\s[-–]\s|\s+(?:but|pero)\s+|\s+(?:and|y|con|with)\s+(?=(?:my|mi|our|the|i|we)\b)/u;

/** More than a name fits in: small letters in it are words. */
const asksOrTells = (text: string) => /[?？]/.test(text) || text.split(/\s+/).length > 7;

function ownName(text: string): string | undefined {
  const called = told.exec(text)?.[1];
  if (called) {
    const cut =
      called
        .split(/[,.;]|\s(?:and|from|at|my|y|mi|con|here|para|phone|number|tel|cell|not)\b/iu)[0]
        ?.trim() ?? "";
    const words = cut.split(" ").slice(0, 4);
    while (words.length > 0 && isOther(words.at(-1) ?? "")) words.pop();
    const name = words.join(" ");
    // "Call me after 3": a small word that means something else is nobody.
    const small = /^\p{Ll}/u.test(name) && !isGiven(name) && isCommon(words[0] ?? "");
    const opens = words[0] ?? "";
    const asName = words.length > 1 && wordNames.has(opens.toLowerCase());
    if (name && (asName || (!small && !isOther(opens) && !isTime(cut)))) return name;
  }
  const said = saidAfter.exec(text)?.[1] ?? introduced.exec(text)?.[1];
  if (!said) return undefined;
  const words = said.split(" ");
  while (words.length > 0 && isOther(words.at(-1) ?? "")) words.pop();
  const [opens = ""] = words;
  const named = words.length > 1 && wordNames.has(opens.toLowerCase());
  return words.length > 0 && (named || !isOther(opens)) ? words.join(" ") : undefined;
}

function bareName(
  piece: string,
  {
    expected,
    near,
    amid,
    addressed,
  }: { expected: boolean; near: boolean; amid: boolean; addressed: boolean },
): string | undefined {
  if (!piece || piece.length > 50) return undefined;
  if ((near || expected) && couple.test(piece) && !isOther(piece.split(" ")[0] ?? "")) return piece;
  const clean = piece
    .replace(
      /^(?:(?:i (?:already )?said|i (?:already )?told you|like i said|again|ya le dije|ya dije|yes|yeah|sure|ok|okay|fine|it['’]?s|and|sí|si|claro|y|then|under|put)\s+)+/iu,
      "",
    )
    .trim();
  const placed = new RegExp(`^(${word}(?: ${word}){0,2}) (?:from|at|with|of|over at|de|con) `, "u");
  const from = placed.exec(clean)?.[1];
  // "Lily from Petal": one word is a name where it is a first name.
  const here =
    announced.exec(clean)?.[1] ??
    (from?.includes(" ") || (from && near && isGiven(from)) ? from : undefined);
  const words = (here ?? clean).split(/\s+/);
  const given = words.length > 1 && wordNames.has((words[0] ?? "").toLowerCase());
  const family = words.length === 2 && familyNames.has((words[1] ?? "").toLowerCase());
  const whole =
    (near || family || isBusiness(here ?? clean)) &&
    words.length > 1 &&
    !isOther(words[0] ?? "") &&
    proper.test(here ?? clean);
  const particles = (one: string) => /^(?:de|la|del|van|von)$/.test(one) && isGiven(words[0] ?? "");
  const odd = words.slice(given ? 1 : 0).some((one) => isOther(one) && !particles(one));
  if ((!whole && odd) || words.length > 4) return undefined;
  const surname = (addressed || isGiven(clean)) && near && endsLikeStreet.test(clean);
  if (
    isTime(here ?? clean) ||
    (!surname && new RegExp(`\\p{L} ${streetEnd}\\.?$`, "u").test(clean))
  )
    return undefined;
  if (proper.test(here ?? clean))
    return words.length > 1 || clean.length > 2 ? (here ?? clean) : undefined;
  if (!/^[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u.test(here ?? clean)) return undefined;
  // "Will people notice" asks; "will marsh" is a name.
  if (words.length > 2 && opensQuestion(clean)) return undefined;
  const said = here ?? clean;
  const called = isGiven(said) || given;
  // "jim halloran, 303 555 0101": a first name in small letters with another behind it.
  if (
    called &&
    near &&
    /^\p{Ll}+(?: (?:de la|de|del|van|von))?(?: \p{Ll}[\p{Ll}'’-]+){1,2}$/u.test(said)
  )
    return capitals(said);
  const small =
    (here !== undefined && !words.some(isCommon)) ||
    expected ||
    (near && words.length > 1 && !words.every(isCommon));
  // "Its a old omega, stopped ticking": small letters beside other words are a name only where no word is.
  if (small && !near && !here && amid && words.some(isCommon)) return undefined;
  return small && words.length <= 3 ? (here ?? clean) : undefined;
}

/** "Thur morning", "noon": a time in the place of a name. */
const isTime = (text: string) => {
  // "Wes Lund": nearly the name of a day, in capitals.
  const words = latinWords(text);
  const given =
    (/^\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(text) ||
      (words.length === 2 && wordNames.has(words[0] ?? ""))) &&
    !words.some(isDay);
  if (given) return false;
  const plain = text.replace(/(?<=noon|morning|evening|night)-?ish\b/gi, "");
  const { date, time, part, not, soonest } = whenIn(plain, "en", "2026-01-01");
  return Boolean(date || time !== undefined || part || not || soonest);
};

const isDay = (word: string) =>
  new RegExp(`^(?:${anyDay}|noon|morning|afternoon|evening|tomorrow|today|tonight)$`).test(word);

const isOther = (name: string) => {
  const [plain = ""] = latinWords(name);
  // "Mondays", but not "Wes".
  return nobodys.has(plain) || (plain.length > 4 && nobodys.has(plain.replace(/s$/, "")));
};
