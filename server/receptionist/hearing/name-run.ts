import { isBookingWord } from "./booking-words.ts";
import { isCommon, isEnglishWord, isFamilyName, isFirstName, isNameWord } from "./name-words.ts";
import { opensQuestion } from "./question-opening.ts";

/** "Ray Dolan", "ana de la rosa": a first name in common use, and what may be family names. */
export function isWholeName(name: string): boolean {
  const [first = "", ...more] = name.split(" ");
  return (
    isFirstName(first) &&
    more.some((word) => isFamilyName(word) || capital(word)) &&
    more.every(
      (word) =>
        isFamilyName(word) ||
        capital(word) ||
        particle.test(word) ||
        initial.test(word) ||
        ending.test(word),
    )
  );
}

/** What the conversation tells about a line, before its name is looked for. */
export interface Expecting {
  /** Whether the name was asked for. */
  asked: boolean;
  /** Whether a booking or a message still lacks it, or a line puts right the one it has. */
  lacking: boolean;
  /** Whether a short text may be one without any opening. */
  alone: boolean;
}

/** Signs between the parts of a line; no period behind a single letter or a title. */
const between =
  /[,;:!?|()"“”/\n，。；！？：]+|(?<!(?:^|[\s.])(?:\p{L}|dr|mr|mrs|ms|sr|sra|dra|st))\.+(?=\s|$)|\s[-–—]+\s|\.{2,}/iu;

/** What stands right before the speaker's own name. */
const ownOpening =
  /(?:^|\s)(?:i'?m|i am|this is|it'?s|it is|its|that'?s|thats|that is|names?|name'?s|name is|should be|would be|will be|(?:it|that)'?d be|name to|called|under|put|from|by|caller is|speaking is|soy|habla|es|de parte de|me llamo|llamo|nombre(?: es| de| a)?|a nombre de|ponga|pon|anote)$/iu;
/** "Id like a call. im": where the name alone may follow whatever was said. */
const surely =
  /(?:^|\s)(?:i'?m|i am|this is|my (?:full |real |whole )?(?:names?|name'?s|name is)|the name is|name (?:should|would) be|soy|me llamo|(?:mi|el) nombre es|le habla|a nombre de)$/iu;
/** Before somebody's name for whom a call is booked: "for my husband, he's". */
const othersOpening =
  /(?:^|\s)(?:he'?s|she'?s|he is|she is|(?:his|her) names?|(?:his|her) name(?:'s| is)|(?:e|é)l es|ella es|se llama|su nombre es)$/iu;
const forOther =
  /\b(?:for|para) (?:my|our|mi|nuestr[oa]|the|el|la) \p{L}+|\b(?:book|schedule|call) (?:him|her)\b/iu;

/** "From lakeside dental", "and my mail is": behind a name, whatever follows. */
const closes =
  /^(?:from|with|at|of|de|del|here|speaking|and|y|e|but|pero|btw|by|calling|who|i|i'm|im|we|my|mi|just|could|can|do|does|is (?:my|me|the)|es mi|not|no|called|llamó|llamo|por cierto|the owner|owner|office|quiero|tengo|necesito|the last name|thats|that's|f[ou]r)(?:\s|$)/iu;

/** What stands before a name and is none by itself. */
export const title =
  /^(?:dr|mr|mrs|ms|miss|sr|sra|srta|dra|doctor|doctora|don|doña|prof|professor)\.?$/iu;
/** "De la", "van": parts of a name that begin no name. */
export const particle =
  /^(?:de|la|las|los|del|van|von|der|den|al|el|bin|ibn|da|dos|das|di|du|le|mac|st\.?)$/iu;
const initial = /^\p{L}\.?$/u;
const ending = /^(?:jr|sr|ii|iii)\.?$/iu;

/** A run of words that may be a name, with what stands around it in its part of the line. */
export interface Run {
  words: string[];
  before: string[];
  after: string[];
}

const isWord = (word: string) =>
  /^\p{L}[\p{L}'’-]*$/u.test(word) && (isFirstName(word) || !isBookingWord(word));
const capital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && !isCommon(word);

/** "De la" and "J." before a family name: parts of a name that are none by themselves. */
const joins = (word: string, next: string): boolean =>
  (initial.test(word) && !/^[ay]$/i.test(word) && isWord(next) && isFamilyName(next)) ||
  (particle.test(word) &&
    (particle.test(next) || (isWord(next) && (isFamilyName(next) || capital(next)))));

/** The parts of a line, as its signs divide it. */
export const partsOf = (line: string): string[] =>
  line
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .split(between)
    .flatMap((part) => part?.trim() || []);

/** All runs of words that may be a name, in a part of a line. */
export function runsOf(part: string): Run[] {
  const words = part.split(/\s+/).filter(Boolean);
  const runs: Run[] = [];
  for (let at = 0; at < words.length; at++) {
    let to = at;
    if (title.test(words[to] ?? "")) to++;
    const titled = to > at;
    while (initial.test(words[to] ?? "") && /\./.test(words[to] ?? "")) to++;
    const first = words[to] ?? "";
    if (!isWord(first) || !(isNameWord(first) || capital(first))) continue;
    to++;
    // "J. P. Moreau": initials stand for the first name.
    let families = titled || to - 1 > at ? 1 : 0;
    while (to < words.length) {
      const word = words[to] ?? "";
      const next = words[to + 1] ?? "";
      const family = isWord(word) && (isFamilyName(word) || capital(word));
      if (family) families++;
      else if (!(joins(word, next) || (ending.test(word) && families > 0))) break;
      to++;
    }
    const run = words.slice(at, to);
    // "Dunno ray dolan": the first name opens it.
    const from =
      run.length > 2 && isFirstName(run[1] ?? "") && !isFirstName(first) && !titled ? 1 : 0;
    if (families > 0 && run.length <= 6)
      runs.push({
        words: run.slice(from),
        before: words.slice(0, at + from),
        after: words.slice(to),
      });
    at = Math.max(at, to - 1);
  }
  return runs;
}

/** Whether what stands around a run leaves it the caller's name; surer is more. */
function sureness({ words, before, after }: Run, line: string, { asked, lacking }: Expecting) {
  const said = before.join(" ");
  const opened = ownOpening.test(said);
  const ofOther = othersOpening.test(said) && (asked || forOther.test(line));
  const plainBefore = before.every(isBookingWord) || surely.test(said) || ofOther;
  if (!plainBefore) return 0;
  const behind = after.join(" ");
  const plainAfter =
    after.every(isBookingWord) ||
    closes.test(behind) ||
    ((asked || lacking) && opensQuestion(behind));
  if (!plainAfter) return 0;
  const given =
    words.some((one) => title.test(one) || initial.test(one)) || isFirstName(words[0] ?? "");
  // "Its pretty bad": without a first name in common use, nothing else may stand beside it.
  if (!given && !asked && !lacking && !surely.test(said)) return 0;
  const stray = after.some((one) => isEnglishWord(one) && !isBookingWord(one));
  if (!given && stray && !(asked && closes.test(behind))) return 0;
  return (opened || ofOther ? 2 : 0) + (given ? 1 : 0) + 1;
}

const onForm = /^\s*(\p{L}[\p{L}'’-]+), (\p{L}[\p{L}'’-]+)\W*$/u;

/**
 * The whole name in a line: words that mean nothing else, a first name in common use before a family
 * name, where the rest of their part of the line only books, agrees, or opens a name: "9 works ray
 * dolan", "ray dolan and no you dont get my number". "My boss rick dolan said so" names no caller.
 */
export function nameRunIn(text: string, expecting: Expecting): string | undefined {
  const line = text.normalize("NFKC").replace(/[‘’]/g, "'");
  // "Dolan, ray": as it stands on a form.
  const [, last = "", first = ""] = onForm.exec(line) ?? [];
  if (expecting.alone && isFirstName(first) && !isFirstName(last) && isNameWord(last))
    return `${first} ${last}`;
  let found: { name: string; sure: number } | undefined;
  for (const part of partsOf(line)) {
    for (const run of runsOf(part)) {
      const sure = sureness(run, line, expecting);
      // Of two, the last one said puts the first right.
      if (sure > 0 && sure >= (found?.sure ?? 0)) found = { name: run.words.join(" "), sure };
    }
  }
  return found?.name;
}
