import { makersLikeNames } from "#content/front-desks/makers.ts";
import { familyNameIn } from "#server/receptionist/hearing/caller-name.ts";
import { capitals } from "#server/receptionist/hearing/name-capitals.ts";
import { fullName } from "#server/receptionist/hearing/name-shape.ts";
import { hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { asksOrTells, bareName, between, proper } from "./bare-name.ts";
import { isBookedUnder } from "./booked-under.ts";
import { chineseNamesIn } from "./chinese-caller.ts";
import { isGiven } from "./given-name.ts";
import { keptFor } from "./kept-for.ts";
import { nameAlone } from "./name-alone.ts";
import { nameAmongWords } from "./name-among-words.ts";
import { nameBesideNumber, nameSaidTwice } from "./name-given.ts";
import { withoutFirstTry } from "./name-restated.ts";
import { besideHour, kinCalling, ownName, pointsAt, stands } from "./own-name.ts";
import { withCapitals } from "./small-letters.ts";
import { somebodyElse } from "./somebody-else.ts";
import { spelledByHint } from "./spelled-hint.ts";
import { standsAlone } from "./stands-alone.ts";

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
  /** A family name, told as one where no other name was. */
  family?: string;
  rest: string;
  /** That one's name is the one it is kept under: "put it under my mom, Gladys Moreno". */
  booking?: true;
  /** The same, with the name of somebody else in its place. */
  kept?: string;
}

/** Hints for and against reading words as a name. */
export interface NameHints {
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
  /** A name and nothing else answers, whatever was asked. */
  alone?: boolean;
  /** The name that is taken down already. */
  known?: string;
  /** Words that mean something else at this desk. */
  isOther(words: readonly string[]): boolean;
}

/** Finds names. */
export function namesIn(said: string, hints: NameHints): Names {
  const hint = spelledByHint(
    withoutFirstTry(
      withOpeningName(withTitles(withCapitals(said)))
        .replace(saidAgain, "")
        .replace(likeThing, "$1"),
    ),
  );
  // "Renee, last name Carr": both are one name.
  const { family, rest: text } = hasChinese(hint.rest)
    ? { rest: hint.rest }
    : familyNameIn(hint.rest);
  if (family) return withFamily(namesIn(text, { ...hints, alone: false }), family, text);
  if (hasChinese(text)) return chineseNamesIn(text, hints);
  const named = somebodyElse(text);
  if (named) {
    // "His name was Arthur. Arthur Lindqvist".
    const someone = fullName(named, text);
    const first = someone === named ? text : text.replace(`${named}.`, " , ");
    const others = first.replace(someone, " , ").replace(opensName, " ").replace(closesName, " ");
    const names = namesIn(others, hints);
    const kept = [names.own, ...names.bare]
      .reduce<string>((all, one) => without(one, all), first.replace(someone, place))
      .replace(place, someone);
    const booking = isBookedUnder(text, named);
    return { ...names, relative: someone, kept, ...(booking && { booking }) };
  }
  const alone = hints.alone ? nameAlone(text, hints.known) : undefined;
  if (alone && !isMaker(alone) && !hints.isOther(latinWords(alone)))
    return { bare: [alone], rest: " " };
  const spelled = hint.name && text.toLowerCase().includes(hint.name.toLowerCase());
  if (spelled && hint.name && hints.twice === false) {
    return { bare: [hint.name], rest: without(hint.name, text) };
  }
  const first =
    (spelled && !hints.other ? hint.name : undefined) ??
    ownName(text) ??
    (hints.other || hints.twice === false ? undefined : kinCalling(text)) ??
    (hints.twice ? nameSaidTwice(text) : undefined) ??
    (hints.beside ? nameBesideNumber(text, { alone: hints.near }) : undefined) ??
    keptFor(text, hints.expected || hints.near) ??
    (hints.near ? besideHour(text) : undefined);
  if (first && pointsAt(text, first, hints.other)) return { bare: [], rest: text };
  if (hints.other) return { ...(first && { own: first }), bare: [], rest: text };
  const own = first && fullName(first, text);
  const passing = own !== undefined && stands.test(text.slice(0, text.indexOf(own)));
  // "The policy's under Ana Ruiz, that's me": the policy keeps the name.
  const ofPolicy = own !== undefined && policyOf.test(text.slice(0, text.indexOf(own)));
  let rest = (ofPolicy ? text : without(first, without(own, text))).replace(
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
    // "Bradford White from 2009", asked whether they own the place: who made the heater.
    if (isMaker(name) && !hints.near && !hints.expected) continue;
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

/** Names with the family name that was told behind them: that of the caller, or of the one who was named. */
function withFamily(names: Names, family: string, text: string): Names {
  const join = (one: string | undefined) => (one && !one.includes(" ") ? `${one} ${family}` : one);
  if (names.own) return { ...names, own: join(names.own) ?? names.own };
  if (names.relative) return { ...names, relative: join(names.relative) ?? names.relative };
  const [only, ...more] = names.bare;
  if (only) return { ...names, bare: [join(only) ?? only, ...more] };
  // "Renee, same last name": nothing but a first name stands before it.
  const first = nameAlone(text.split(/[,.;!?]/)[0] ?? "");
  return first && !first.includes(" ")
    ? { ...names, bare: [`${first} ${family}`], rest: without(first, names.rest) }
    : { ...names, family };
}

const isMaker = (name: string) => makersLikeNames.has(name.toLowerCase());

const policyOf = /\bpolic(?:y|ies)(?:['’]?s)?\b[^,.;!?]*under $/iu;

/** Stands for a name while others are taken out. */
const place = "\u{E000}";

/** Whether a name holds another, whole words of it. */
const holds = (name = "", other = ""): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${other.toLowerCase()} `);

/** A text without a name, however its letters are written. */
function without(name: string | undefined, text: string): string {
  if (!name) return text;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} , ${text.slice(at + name.length)}`;
}

/** "Brittany sloan, she remarried": a whole name in small letters that opens a message, before a sign. */
const withOpeningName = (text: string) =>
  text.replace(/^(\p{Ll}+)((?: \p{Ll}+){1,2})(?=, )/u, (all: string) =>
    nameAlone(all) ? capitals(all) : all,
  );

/** "Ignacio Bell like the ring": how a name is written. */
const likeThing =
  /(\p{Lu}\p{L}+ \p{Lu}\p{L}+),? (?:like|as in) (?:the|an?) \p{Ll}+(?=\s*(?:$|[,.;!?\d]))/gu;

/** "Priya, like I said". */
const saidAgain =
  /[\s,]+(?:like|as|como) (?:i (?:already )?(?:said|told you)|(?:le |ya )+dije)(?!\p{L})/giu;

const times = (text: string, name: string) => text.split(name).length - 1;

/** "Se llamaba", once the name behind it is taken out. */
const opensName =
  /\b(?:(?:ella |[eé]l )?se llama(?:ba)?|su nombre (?:es|era)|(?:her|his|their) name(?:['’]?s| is| was)|name was|(?:he|she|they)(?:['’]?s|['’]?re| is| was| were| are)? (?:called|named|known as|goes by|go by|went by)) (?= ,)/giu;

/** "I think it's called", "se llama la empresa", once the name before it is taken out. */
const closesName =
  /(?<= , ,? ?)(?:(?:i (?:think|believe|guess)|creo(?: que)?) )?(?:(?:is|it['’]?s|that['’]?s) (?:what (?:it|they|he|she)(?:['’]?(?:s|re)| is| are) )?called|se llama(?: (?:la|el|mi) \p{L}+)?)(?!\p{L})/giu;

/** "This is mrs huang": a title, and the name behind it written as one. */
const withTitles = (text: string) =>
  text.replace(
    /\b((?:this is|i['’]?m|it['’]?s|i am|soy|habla) )(?:la |el )?(?:mrs?|ms|miss|dr|sra?|señora?)\.? (\p{L})/giu,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );
