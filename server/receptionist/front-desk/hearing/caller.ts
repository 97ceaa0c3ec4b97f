import { notNames } from "#content/front-desks/desk-cues.ts";
import { fullName, isCommon, personNameIn } from "#server/receptionist/hearing/person-name.ts";
import { anyDay } from "#server/receptionist/hearing/weekday.ts";
import { whenIn } from "#server/receptionist/hearing/when.ts";
import { hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";

const others = new Set(notNames.split(" "));
const word = "\\p{Lu}[\\p{Ll}]+(?:['’-]\\p{L}+)*";
const proper = new RegExp(
  `^(?:(?:Mr|Mrs|Ms|Dr|Don|Doña|Señora?)\\.? )?${word}(?: (?:\\p{Lu}\\.|de la|de|del|van|${word})){0,3}$`,
  "u",
);
const told =
  /(?:^|(?<!\b(?:her|his|their))[\s,.;])(?:[Mm]y name['’]?s|[Nn]ame['’]?s|[Mm]y name is|[Nn]ame is|(?:[Oo]rder|[Rr]eservation|[Bb]ooking|[Aa]ccount|[Mm]embership|[Ii]t)(?:['’]?s| is)? under(?: the name(?: of)?)?|(?<!\b[Pp]olicy(?:['’]?s| is| was|,)? )[Uu]nder(?: the name(?: of)?)?(?= \p{Lu})|[Ff]irst name(?: is)?|[Mm]e llamo|[Mm]i nombre es|a nombre de|[Aa] nombre de|[Cc]all me|[Aa]sk for)[\s:]+([\p{L}'’ .-]{2,60})/u;
const introduced = new RegExp(
  `(?:^|[\\s,.;])(?:I['’]?m|i['’]?m|I am|[Tt]his is|[Ii]t['’]?s|[Ss]oy|[Hh]abla)(?: (?:his|her|the|su|la|el) [\\p{Ll}]+,?)? (${word}(?: ${word}){0,3})`,
  "u",
);
/** "Tues at 2 Mia Fox", next to a number. */
const behindHour = new RegExp(
  `(?:\\d|[ap]m|noon|morning|afternoon|today|tomorrow) (${word} ${word}(?: ${word})?)\\s*(?:,|$)`,
  "u",
);
/** "She's Mia Lund", next to a birthday or a number: the person that the call is for. */
const spokenOf = new RegExp(
  `(?:^|[\\s,.;])(?:[Ss]he|[Hh]e)(?:['’]?s| is) (${word}(?: ${word}){1,3})`,
  "u",
);
/** "她叫陈玉兰": somebody else's name. */
const chineseSpokenOf =
  /(?:她|他|逝者|老人|妈妈|爸爸|母亲|父亲|奶奶|爷爷|外婆|外公|太太|先生)(?:的?名字)?(?:是|叫做?)(\p{Script=Han}{2,4})(?=[，。,.\s]|$)/u;
const announced = /^([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}) here$/u;

/** Who calls, and what is left of the text without it. */
export interface Names {
  /** The name that the caller gives as his own. */
  own?: string;
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
  /** Words that mean something else at this desk. */
  isOther(words: readonly string[]): boolean;
}

/** Finds names. */
export function namesIn(said: string, hints: NameHints): Names {
  const text = withTitles(said);
  if (hasChinese(text)) {
    const spoken = chineseSpokenOf.exec(text);
    if (spoken?.[1]) {
      const inner = namesIn(text.replace(spoken[0], "，"), hints);
      return { ...inner, bare: [spoken[1], ...inner.bare] };
    }
    const name = personNameIn(text, hints.expected && !hints.other, hints.near ? "" : undefined);
    return { ...(name && { own: name }), bare: [], rest: name ? text.replace(name, "，") : text };
  }
  const someone =
    relative.exec(text)?.[1] ??
    pointedAt.exec(text)?.[1] ??
    calledSo.exec(text)?.[1] ??
    calledByRole.exec(text)?.[1] ??
    against.exec(text)?.[1];
  if (someone) {
    const inner = namesIn(text.replace(someone, " , "), hints);
    return { ...inner, relative: someone };
  }
  const first =
    ownName(text) ??
    keptFor.exec(text)?.[1] ??
    onBehalf.exec(text)?.[1] ??
    (hints.near ? (spokenOf.exec(text)?.[1] ?? behindHour.exec(text)?.[1]) : undefined);
  if (hints.other) return { ...(first && { own: first }), bare: [], rest: text };
  const own = first && fullName(first, text);
  let rest = (own ? text.replace(own, " , ").replace(first ?? own, " , ") : text).replace(
    /\b(Mrs?|Ms|Dr|Sra?)\.\s/g,
    "$1 ",
  );
  const bare: string[] = [];
  const pieces = rest.split(between).filter((piece) => piece.trim());
  for (const [at, piece] of pieces.entries()) {
    const expected = hints.expected && bare.length === 0 && (hints.near || !asksOrTells(text));
    const name = bareName(piece.trim(), { expected, near: hints.near, amid: pieces.length > 1 });
    // "Bree Stone" next to a number is a name, though stones are a treatment.
    const sure = hints.near && name?.includes(" ") && proper.test(name);
    if (!name || (!sure && hints.isOther(latinWords(name)))) continue;
    // "Sorry. Kim." One capital word that opens a message is seldom a name.
    if (!name.includes(" ") && at === 0 && !expected && !hints.near) continue;
    bare.push(name);
    rest = rest.replace(piece, " ");
  }
  return { ...(own && { own }), bare, rest };
}

/** "This is mrs huang": a title, and the name behind it written as one. */
const withTitles = (text: string) =>
  text.replace(
    /\b((?:this is|i['’]?m|it['’]?s|i am|soy|habla) )(?:la |el )?(?:mrs?|ms|miss|dr|sra?|señora?)\.? (\p{L})/giu,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );

const kin =
  "uncle|aunt|dad|father|papa|mom|mother|mama|wife|husband|son|daughter|brother|sister|grandma|grandmother|grandpa|grandfather|partner|friend|neighbor|boss|cousin|nephew|niece|tío|tía|tio|tia|papá|mamá|padre|madre|esposa|esposo|hijo|hija|hermano|hermana|abuelo|abuela|abuelita|abuelito|primo|prima|amigo|amiga|suegra|suegro";
const relative = new RegExp(
  `(?:[Mm]y|[Oo]ur|[Mm]i|[Nn]uestr[oa]) (?:${kin})(?:['’]?s name is|,? (?:is|was|named|called|se llama|se llamaba))?,? (${word}(?: ${word}){1,2})`,
  "u",
);

/** "Dale Horn, thats the ex": a name, and who that is. */
const pointedAt = new RegExp(
  `(${word}(?: ${word}){1,2}),? (?:that['’]?s|thats|is|he['’]?s|she['’]?s|hes|shes|es) (?:the|my|our|his|her|el|la|mi) \\p{Ll}`,
  "u",
);

/** "He's called Rick Dunlap", "her name was Edith Crane": somebody else's name. */
const calledSo = new RegExp(
  `\\b(?:(?:[Hh]er|[Hh]is|[Tt]heir) name(?:['’]?s| is| was)|[Nn]ame was|[Ss]e llama(?:ba)?|[Ss]u nombre (?:es|era)) (${word}(?: ${word}){0,2})`,
  "u",
);
const calledByRole = new RegExp(
  `\\b(?:[Hh]e|[Ss]he|[Tt]hey|[Gg]uy|[Cc]ompany|[Bb]oss|[Ll]andlord|[Oo]wner)(?:['’]?s| is| are|s)? (?:called|named) (${word}(?: ${word}){0,2})`,
  "u",
);

/** "A dispute with Halt Corp", "I am suing Dale Horn": the other side. */
const against = new RegExp(
  `\\b(?:against|versus|vs\\.?|suing|sued by|sue|dispute with|contra|demandar a) (${word}(?: ${word}){0,2})`,
  "u",
);

/** "Mina Roy for Asha Roy": the caller, and whom the call is for. */
const onBehalf = new RegExp(
  `(?:^|[,.;]\\s*)(${word}(?: ${word}){1,2}) (?:calling for|on behalf of|for|por|para) ${word}(?: ${word}){1,2}`,
  "u",
);

/** "Hold it till noon for Vera Bloom". */
const keptFor = new RegExp(
  `\\b(?:hold|keep|reserve|book|put|save|set)\\b.*\\bfor (${word}(?: ${word}){1,2})`,
  "u",
);

/** Names stand between signs, or before somebody else: "Meg Sloan and my husband". */
const between = /[,.;!?\n]+|\s[-–]\s|\s+(?:and|y|con|with)\s+(?=(?:my|mi|our|the|i|we)\b)/u;

/** More than a name fits in: small letters in it are words. */
const asksOrTells = (text: string) => /[?？]/.test(text) || text.split(/\s+/).length > 7;

function ownName(text: string): string | undefined {
  const called = told.exec(text)?.[1];
  if (called) {
    const cut =
      called.split(/[,.;]|\s(?:and|from|at|my|y|mi|con|here|para|phone|number)\b/u)[0]?.trim() ??
      "";
    const words = cut.split(" ").slice(0, 4);
    while (words.length > 0 && isOther(words.at(-1) ?? "")) words.pop();
    const name = words.join(" ");
    if (name && !isOther(words[0] ?? "") && !isTime(cut)) return name;
  }
  const said = introduced.exec(text)?.[1];
  if (!said) return undefined;
  const words = said.split(" ");
  while (words.length > 0 && isOther(words.at(-1) ?? "")) words.pop();
  const [opens = ""] = words;
  const named = words.length > 1 && wordNames.has(opens.toLowerCase());
  return words.length > 0 && (named || !isOther(opens)) ? words.join(" ") : undefined;
}

function bareName(
  piece: string,
  { expected, near, amid }: { expected: boolean; near: boolean; amid: boolean },
): string | undefined {
  if (!piece || piece.length > 50) return undefined;
  const clean = piece
    .replace(
      /^(?:(?:yes|yeah|sure|ok|okay|fine|it['’]?s|and|sí|si|claro|y|then|under|put)\s+)+/iu,
      "",
    )
    .trim();
  const placed = new RegExp(`^(${word}(?: ${word}){1,2}) (?:from|at|with|of|over at|de|con) `, "u");
  const here = announced.exec(clean)?.[1] ?? placed.exec(clean)?.[1];
  const words = (here ?? clean).split(/\s+/);
  const given = words.length > 1 && wordNames.has((words[0] ?? "").toLowerCase());
  const family = words.length === 2 && familyNames.has((words[1] ?? "").toLowerCase());
  const whole =
    (near || family) && words.length > 1 && !isOther(words[0] ?? "") && proper.test(here ?? clean);
  if ((!whole && words.slice(given ? 1 : 0).some(isOther)) || words.length > 4) return undefined;
  if (isTime(here ?? clean)) return undefined;
  if (proper.test(here ?? clean))
    return words.length > 1 || clean.length > 2 ? (here ?? clean) : undefined;
  if (!/^[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u.test(here ?? clean)) return undefined;
  const small = here !== undefined || expected || (near && words.length > 1);
  // "Its a old omega, stopped ticking": small letters beside other words are a name only where no word is.
  if (small && !near && !here && amid && words.some(isCommon)) return undefined;
  return small && words.length <= 3 ? (here ?? clean) : undefined;
}

/** "Thur morning", "noon": a time in the place of a name. */
const isTime = (text: string) => {
  // "Wes Lund": nearly the name of a day, in capitals.
  const given = /^\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(text) && !latinWords(text).some(isDay);
  if (given) return false;
  const { date, time, part, not, soonest } = whenIn(text, "en", "2026-01-01");
  return Boolean(date || time !== undefined || part || not || soonest);
};

const isDay = (word: string) =>
  new RegExp(`^(?:${anyDay}|noon|morning|afternoon|evening|tomorrow|today|tonight)$`).test(word);

/** Words that are family names too, behind a first name. */
const familyNames = new Set(
  "ford may march august austin dayton day young green brown stone".split(" "),
);

/** Words that people are called by, where a family name follows. */
const wordNames = new Set(
  "april may june august will mark bill grant rob hope faith art".split(" "),
);

const isOther = (name: string) => {
  const [plain = ""] = latinWords(name);
  // "Mondays", but not "Wes".
  return others.has(plain) || (plain.length > 4 && others.has(plain.replace(/s$/, "")));
};
