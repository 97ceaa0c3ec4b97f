import { otherSystems } from "#content/receptionist/other-systems.ts";
import type { Language } from "#contract/receptionist.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { books } from "#server/receptionist/hearing/phrase-book.ts";
import { hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { englishVectors } from "./english-vectors.ts";
import { linksTo } from "./links-to.ts";

/** Systems that a message names one after the other, in its own writing. */
export interface SystemsNamed {
  /** Ids of the catalog. */
  known: string[];
  /** Names that the catalog does not have. */
  unknown: string[];
}

/** What stands before the systems of a question, or before those that somebody has. */
const opener = new RegExp(
  `(?<![\\p{L}])(?:with|${linksTo}|into|between|use|using|used|run|running|on|have|got|con|entre|usamos|uso|usa|tenemos|tengo)\\s+|[和与跟用接]\\s*`,
  "giu",
);
/** Up to where they go: the end of a sentence, but not the point in "monday.com". */
const sentenceEnd = /[?？!！;；。\n]|\.(?=\s|$)|，/u;
const divider =
  /\s*(?:,\s*(?:and|or|y|o|e)\s+|,|\/|&|\+|、|或者|还是|或|和|与|跟)\s*|\s+(?:and|or|plus|nor|y|o|u|e|ni)\s+/iu;
const before =
  /^(?:(?:both|either|our|my|the|your|software|systems? like|el|la|los|las|ambos|tanto|nuestr[oa]s?|mi)\s+)+/iu;
const word = /^[\p{L}\d][\p{L}\d.&+'’-]*$/u;
/** Words that end the name of a system, though they mean something by themselves. */
const endsName =
  /^(?:pro|cloud|dental|desk|suite|one|plus|go|works|soft|hub|crm|legal|books|connect|360|365)$/iu;
/** Kinds of places, behind a trade: "dental office" is no system. */
const place =
  /(?:s|practice|office|clinic|software|system|firm|shop|company|crm|calendar|school|care|work)$/iu;
const nobody =
  /^(?:both|either|others?(?: (?:systems?|integrations?|apps?|tools?|ones|things|stuff))?|more|else|them|those|these|that|this|it|each|all|any|each other|ambos|ellos|eso|esos)$/iu;

const longest = 3;

/** The name of a system that nobody here knows; undefined for other words. */
function nameIn(item: string, language: Language): string | undefined {
  if (hasChinese(item)) return nameIn(/^[\w.&+-]+(?: [\w.&+-]+){0,2}/u.exec(item)?.[0] ?? "", "en");
  const listed = otherSystemIn(item);
  if (listed && item.toLowerCase().startsWith(listed.toLowerCase())) return listed;
  const words = item.split(/\s+/).filter(Boolean);
  const [first = "", ...others] = words;
  if (!word.test(first) || first.length < longest || nobody.test(first)) return undefined;
  const capitals = words.length <= longest && words.every((one) => /^[\p{Lu}\d]/u.test(one));
  // "Open Dental": a trade behind another word, and no plural of those who have it.
  const ofTrade =
    words.length === 2 &&
    !place.test(item) &&
    isCommon(first) &&
    [...hear(item, language).things].some((one) => one.startsWith("industry:"));
  if (ofTrade || (capitals && words.length > 1)) return item;
  if (isCommon(first) || isCommon(first.replace(/s$/u, ""))) return undefined;
  const more = others.slice(0, longest - 1);
  const end = more.findIndex(
    (one) => !endsName.test(one) && (!/^\p{Lu}/u.test(one) || !word.test(one)),
  );
  return [first, ...(end < 0 ? more : more.slice(0, end))].join(" ");
}

const ofOrdinaryWords = new RegExp(
  `(?<![\\p{L}\\d])(?:${otherSystems.join("|")})(?![\\p{L}\\d])`,
  "iu",
);

/** "Follow up boss": a system that is not in the catalog, and whose name means something by itself. */
export function otherSystemIn(text: string): string | undefined {
  const found = ofOrdinaryWords.exec(text)?.[0];
  return found && withCapitals(found);
}

/** "jobber" as "Jobber"; what has a capital is written as its visitor knows it. */
const withCapitals = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Letters of a name that stands anywhere: shorter ones are rather a typing error. */
const strangeFrom = 5;

/**
 * The one word of an English question about systems that is in no list of words: "practicepanther
 * compatible?", "anything for filevine".
 */
export function strangeNameIn(said: string): string | undefined {
  const strange = [...new Set(latinWords(said.replace(/\S*[@/]\S*/g, " ")))].filter(
    (one) =>
      one.length >= strangeFrom &&
      !/\d/.test(one) &&
      !englishVectors.knows(one) &&
      !englishVectors.knows(one.replace(/s$/, "")) &&
      books.en.speller.correct(one) === one &&
      !isCommon(one),
  );
  return strange.length === 1 && strange[0] ? withCapitals(strange[0]) : undefined;
}

/** The systems that a message names behind "with" or "we use". */
export function systemsNamed(said: string, language: Language): SystemsNamed {
  const message = said.replace(/[^\S\n]+/gu, " ");
  const known = new Set<string>();
  const unknown = new Map<string, string>();
  for (const match of message.matchAll(opener)) {
    const [rest = ""] = message.slice(match.index + match[0].length).split(sentenceEnd);
    for (const said of rest.split(divider)) {
      const item = said.trim().replace(before, "");
      const words = item.split(/\s+/).length;
      const ids =
        words <= longest
          ? [...hear(item, language).things].flatMap(
              (one) => /^integration:(.+)$/.exec(one)?.[1] ?? [],
            )
          : [];
      for (const id of ids) known.add(id);
      const name = ids.length > 0 ? undefined : nameIn(item, language);
      if (name) unknown.set(name.toLowerCase(), withCapitals(name));
      if (ids.length === 0 && !name) break;
    }
  }
  return { known: [...known], unknown: [...unknown.values()] };
}
