import { capitals, isEveryday, isPlainWord, isStrange } from "./name-capitals.ts";
import { particle } from "./name-run.ts";
import { isCommon, isEnglishWord, isFamilyName, isFirstName, isNameWord } from "./name-words.ts";

/** Words that people are called by, and that say something else more often. */
const saysMore = new Set(
  "april may june august abril mayo julio will mark bill grant rob hope faith art chase dale dee sue pat drew dawn grace joy rose ray earl gene guy ivy jean merry misty penny rich sandy skip summer van victor wade ward angel dulce luz sol paz pilar rosario mercedes socorro consuelo reyes jesus cal don jack josh nick max lee mina deja ella pearl ruby opal violet hazel iris jewel jade crystal amber olive sterling blanca perla".split(
    " ",
  ),
);

/** What stands before somebody's whole name. */
const named =
  /(?:\bthis is|\bmy (?:full |whole )?name(?:['’]?s| is)|\b(?:his|her|their) (?:full |whole )?name(?:['’]?s| is| was| would be)|\bname(?:['’]?s| is| was)|\bi['’]?m|\bi am|\bsoy|\bme llamo|\bse llama(?:ba)?|\b(?:mi|su) nombre (?:es|era)|\bhabla|\ba nombre de|\bunder)\s$/iu;
/** "303 555 0101", "kit@dorn.example" behind a name. */
const reached = /^,?\s+(?:[+(]?\d{3}(?:[ .)-]|\d{4})|[\w.+-]+@)/u;
/** What a number is called by. */
const ofNumber =
  /^(?:cel|cell|celular|tel|telefono|teléfono|phone|mobile|movil|móvil|home|house|work|office|desk|text|whatsapp|wsp|numero|número|casa|trabajo|oficina|extension|ext|fax|policy|tag|order|stock|claim|invoice|dob|born)$/u;
const opening = /(?:^|[,.;:!?\n，。])\s*$/u;
const ends = /^\s*(?:$|[,.;:!?\d(+，。]|-\s)/u;
const goesOn = /^ (?:from|at|with|calling|here|and|again|y|aqu[ií]|my|phone|number|about|for)\b/u;

const one = "\\p{Ll}[\\p{Ll}'’-]*";
const letters = new RegExp(`(?<![\\p{L}\\p{N}@.'’/-])${one}(?![\\p{L}\\p{N}@'’]|\\.\\p{L})`, "gu");

interface Word {
  text: string;
  at: number;
  end: number;
}

/** A line in small letters with the capitals of people's names. */
export function withPeople(line: string): string {
  const words: Word[] = [...line.matchAll(letters)].map(({ 0: text, index }) => ({
    text,
    at: index,
    end: index + text.length,
  }));
  const names: Word[][] = [];
  for (let at = 0; at < words.length; at++) {
    const name = nameFrom(words, at, line);
    if (!name) continue;
    names.push(name);
    at += name.length - 1;
  }
  const written = names.reduce((all, name) => {
    const [from, to] = [name[0]?.at ?? 0, name.at(-1)?.end ?? 0];
    return all.slice(0, from) + capitals(all.slice(from, to)) + all.slice(to);
  }, line);
  // "Its under delacroix, Simone Delacroix": the family name that stands alone before.
  const families = names.flatMap((name) => (name.length > 1 ? [name.at(-1)?.text ?? ""] : []));
  return families
    .filter((family) => isStrange(family))
    .reduce(
      (all, family) =>
        all.replace(
          new RegExp(
            `(?<![\\p{L}@.-]|(?<!\\p{L})(?:at|arroba) )${family}(?![\\p{L}@.-]\\p{L}|\\p{L}| (?:dot|punto|at|arroba)(?!\\p{L}))`,
            "gu",
          ),
          capitals,
        ),
      written,
    );
}

const ofThing =
  /(?<!\p{L})(?:the|an?|this|that|these|those|your|big|small|new|old|blue|red|black|white|green|el|la|los|las|una?)\s$/u;

/** The name that begins with a word, if one does. */
function nameFrom(words: Word[], at: number, line: string): Word[] | undefined {
  const first = words[at];
  if (!first) return undefined;
  const given = isFirstName(first.text);
  const plain = isPlainWord(first.text);
  if (plain && !given) return undefined;
  const before = line.slice(0, first.at);
  const [opens, isNamed] = [opening.test(before), named.test(before)];
  // "The big stanley thermos": a thing.
  if (!isNamed && ofThing.test(before)) return undefined;
  const common =
    saysMore.has(first.text) || plain || isCommon(first.text) || isEveryday(first.text);
  const family = familyBehind(words, at + 1, line);
  if (family.length === 0) {
    const next = words[at + 1];
    if (given && next && (opens || isNamed) && standsAlone(first, next, line)) return [first, next];
    const alone = given && !common && first.text.length > 2;
    const behind = line.slice(first.end);
    // "Se llama chema, josé maría escamilla": the whole name follows.
    const shorter = isNamed && /^, \p{Ll}+ \p{Ll}/u.test(behind);
    return alone && (opens || isNamed) && !shorter && ends.test(behind) ? [first] : undefined;
  }
  const behind = line.slice(family.at(-1)?.end);
  const closes = ends.test(behind) || goesOn.test(behind);
  const beside = opens && reached.test(behind) && !ofNumber.test(first.text);
  const surely = beside || isNamed;
  const isName = given
    ? surely || !common || (closes && !plain && family.every(({ text }) => isNameWord(text)))
    : surely && closes && (beside || isStrange(first.text));
  return isName ? [first, ...family] : undefined;
}

/** The words of a family behind a first name, with "de la" and the like. */
function familyBehind(words: Word[], from: number, line: string): Word[] {
  const run: Word[] = [];
  for (let at = from; at < words.length && run.length < 4; at++) {
    const [word, before] = [words[at], words[at - 1]];
    if (!word || !before || line.slice(before.end, word.at) !== " ") break;
    const joins = /^(?:de|la|las|los|del|van|von|der|den|bin|da|dos|di)$/.test(word.text);
    if (!joins && (isPlainWord(word.text) || !isFamilyName(word.text))) break;
    run.push(word);
  }
  while (run.length > 0 && particle.test(run.at(-1)?.text ?? "")) run.pop();
  return run;
}

/** "jane partner", "dolores quick, dquick@x.example": whatever stands behind a first name, and alone with it. */
function standsAlone(first: Word, next: Word, line: string): boolean {
  const behind = line.slice(next.end);
  const several = isEnglishWord(next.text) && /[^s]s$/.test(next.text);
  return (
    !saysMore.has(first.text) &&
    line.slice(first.end, next.at) === " " &&
    next.text.length > 1 &&
    !isPlainWord(next.text) &&
    !several &&
    ((/^\P{L}*$/u.test(line.slice(0, first.at)) && /^[\s.!]*$/u.test(behind)) ||
      reached.test(behind))
  );
}
