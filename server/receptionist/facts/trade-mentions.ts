import { tradeNames } from "#content/receptionist/trade-names.ts";
import {
  hasChinese,
  latinWords,
  plain,
  withoutAccents,
} from "#server/receptionist/hearing/words.ts";

/** A trade that is named in a part of a line. `before` and `after`: what stands around it there. */
export interface TradeMention {
  slug: string;
  name: string;
  before: string;
  after: string;
  /** "Plumber", and no plumbing shop. */
  person: boolean;
  plural: boolean;
  /** "Furnaces", which name a trade behind "we fix". */
  work: boolean;
  /** "Shop", "garage": what stands for many trades, or for where somebody is. */
  weak: boolean;
  /** Where it stands in the line: of one who puts it right the last one counts. */
  part: number;
}

type Kind = "alone" | "with" | "work";
interface Named {
  slug: string;
  kind: Kind;
  spanish: boolean;
}

const split = (list = "") =>
  list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
const latin = new Map<string, Named[]>();
const han: [phrase: string, slug: string][] = [];
let longest = 1;
for (const [slug, { alone, with: fields, work, es, esWork, zh }] of Object.entries(tradeNames)) {
  const add = (list: string | undefined, kind: Kind, spanish: boolean) => {
    for (const phrase of split(list)) {
      const words = wordsOf(phrase);
      longest = Math.max(longest, words.length);
      const key = words.join(" ");
      latin.set(key, [...(latin.get(key) ?? []), { slug, kind, spanish }]);
    }
  };
  add(alone, "alone", false);
  add(fields, "with", false);
  add(work, "work", false);
  add(es, "alone", true);
  add(esWork, "work", true);
  for (const phrase of split(zh)) han.push([phrase, slug]);
}
han.sort(([a], [b]) => b.length - a.length);

const shops = new Set(
  "shop store company business outfit firm practice office clinic studio place joint service crew team agency group contractor school gym center centre salon operation spot truck supply parlor co box bar lounge industry trade biz chain franchise department dept lab room shops bakery kitchen garage yard barn club brokerage startup".split(
    " ",
  ),
);
const people = new Set(
  "guy tech technician contractor doctor doc attorney lawyer man lady woman agent therapist trainer instructor teacher surgeon specialist repairman artist dealer pro broker installer owner builder cleaner coach chef cook maker adjuster worker gal person folk nurse hand designer".split(
    " ",
  ),
);
const endsAsPerson =
  /(?:er|or|ist|ian|man|woman|smith|landlord|guy|tech|doc|doctor|attorney|vet|sparky|mechanic|nurse|paralegal|chef|mason|solicitor|injector|gc|cpa|dj|abogad[oa]|medic[oa]|plomer[oa]|pintor|fontaner[oa]|electricista|dentista|contador[a]?|mecanico|peluquer[oa]|barbero|estilista|carpintero|techador|contratista|terapeuta|masajista|veterinari[oa]|cerrajer[oa]|fotograf[oa]|dermatolog[oa]|cociner[oa])$/;
const shopsThoughPerson = new Set("center diner taller".split(" "));
/** Names that stand for many trades, and for rooms and offices of others. */
const weakNames = new Set(
  "shop store bar garage clinic broker retail hospital doctor insurance law legal law firm food pub house lodge consultant agency nursery church parish seguros comercio despacho clinica tienda truck".split(
    " ",
  ),
);
/** English words that a Spanish name of a trade is spelled like. */
const english = new Set(["taller", "chef"]);

/** Small words of a text, with "a/c", "b&b" and "n" written in one way. */
export function wordsOf(text: string): readonly string[] {
  return latinWords(
    plain(text)
      .replace(/\ba\/c\b|\ba\.c\./g, "ac")
      .replace(/\bb ?(?:&|n|and) ?b\b/g, "bnb")
      .replace(/\bp\.i\./g, "pi")
      .replace(/\bo\.?b\.? ?[/-]? ?g\.?y\.?n\b/g, "obgyn")
      .replace(/ (?:n|&|\+) /g, " and ")
      .replace(/(\p{L})-(?=\p{L})/gu, "$1 "),
  );
}

const singular = (word: string) =>
  /(?:ss|us|is|as|os)$/.test(word) || word.length < 4
    ? word
    : word
        .replace(/ies$/, "y")
        .replace(/(?<=ch|sh|x)es$/, "")
        .replace(/(?<!s)s$/, "");

/** A phrase of the book, whatever its number: "roofers", "plomeros", "law firms". */
function namedBy(words: readonly string[]): { named: Named[]; plural: boolean } | undefined {
  const exact = latin.get(words.join(" "));
  if (exact) return { named: exact, plural: false };
  const last = words.at(-1) ?? "";
  for (const one of [singular(last), last.replace(/s$/, ""), last.replace(/es$/, "")]) {
    if (one === last) continue;
    const found = latin.get([...words.slice(0, -1), one].join(" "));
    if (found) return { named: found, plural: true };
  }
  return undefined;
}

/** The parts of a line that stand by themselves. */
export const partsOf = (text: string): string[] =>
  text
    .split(
      /[?？!！;；。，、…()\n]+|,(?=\s|$|\p{L})|\.(?=\s|$)|\.{2,}|:(?=\s)|\s[-–—]+\s|\s(?:no wait|wait no|i mean|scratch that|quise decir)\s/iu,
    )
    .map((part) => part.trim());

/** Every trade that a line names, part by part. */
export function tradeMentions(text: string, spanish: boolean): TradeMention[] {
  return partsOf(text).flatMap((part, at) => [
    ...latinMentions(wordsOf(part), at, spanish),
    ...(hasChinese(part) ? hanMentions(part, at) : []),
  ]);
}

/** The trade in the name of a firm: "Rowan Roofing". */
export const tradeInName = (firm: string): string | undefined =>
  (
    tradeMentions(firm, false).findLast(({ work }) => !work) ??
    tradeMentions(`${firm} company`, false).at(-1)
  )?.slug;

function latinMentions(words: readonly string[], part: number, spanish: boolean): TradeMention[] {
  const found: TradeMention[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const phrase = words.slice(from, to);
      const known = namedBy(phrase);
      if (!known) continue;
      const named = known.named.filter(
        (one) =>
          spanish ||
          !one.spanish ||
          !english.has(phrase.join(" ")) ||
          /^(?:un|el|mi|nuestro|su|este|del|al|tu)$/.test(words[from - 1] ?? ""),
      );
      const next = singular(words[to] ?? "");
      const kindOf = shops.has(next) ? "shop" : people.has(next) ? "person" : undefined;
      const pick =
        named.find(({ kind }) =>
          kindOf ? kind === "with" || kind === "alone" : kind === "alone",
        ) ?? named.find(({ kind }) => kind === "work");
      if (!pick) continue;
      const wide = pick.kind !== "work" && kindOf !== undefined;
      const end = wide ? to + 1 : to;
      const last = words[end - 1] ?? "";
      const bare = singular(last);
      const name = words.slice(from, end).join(" ");
      found.push({
        slug: pick.slug,
        name,
        before: words.slice(0, from).join(" "),
        after: words.slice(end).join(" "),
        person: wide
          ? kindOf === "person"
          : endsAsPerson.test(bare) && !shopsThoughPerson.has(bare),
        plural: wide ? bare !== last : known.plural,
        work: pick.kind === "work",
        weak: weakNames.has(singular(name)),
        part,
      });
      from = end - 1;
      break;
    }
  }
  return found;
}

function hanMentions(said: string, part: number): TradeMention[] {
  const text = withoutAccents(plain(said)).replace(/\s+/g, "");
  const found: (TradeMention & { at: number })[] = [];
  for (const [name, slug] of han)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      if (found.some((one) => one.at <= at && at < one.at + one.name.length)) continue;
      found.push({
        at,
        slug,
        name,
        before: text.slice(0, at),
        after: text.slice(at + name.length),
        person: /[师医人工]$/u.test(name),
        plural: false,
        work: false,
        weak: false,
        part,
      });
    }
  return found.sort((a, b) => a.at - b.at);
}
