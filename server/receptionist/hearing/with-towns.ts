import { states, towns, townsOrWords } from "#content/receptionist/towns.ts";
import { titleCase } from "./title-case.ts";

const split = (list: string) => list.split(",").map((name) => name.trim());
const known = new Set([...split(towns), ...split(states)]);
const words = new Set([
  ...split(townsOrWords),
  "mesa",
  "amarillo",
  "reading",
  "orange",
  "the bronx",
]);
const inOrder = (names: string[]) => names.toSorted((a, b) => b.length - a.length).join("|");
const sure = inOrder([...known].filter((name) => !words.has(name)));
const all = inOrder([...known]);
const end = "(?![\\p{L}\\p{N}@'’-])";

/** "Moving to fort collins": a town that is called by no other word. */
const town = new RegExp(
  `(?<![\\p{L}\\p{N}@.'’/-])(?:${sure})${end}(?:,? (?:[a-z]{2})(?=\\s*(?:$|[,.;\\d])))?`,
  "gu",
);
/** "In salem", "from bend": one that is, behind a word of place. */
const placed = new RegExp(
  `(?<=(?<!\\p{L})(?:from|in|near|leaving|outside|desde|en) )(?:${all})${end}(?:,? (?:[a-z]{2})(?=\\s*(?:$|[,.;\\d])))?`,
  "gu",
);
/** "From toledo to bend": both ends of a way, where one of them is a town. */
const way = new RegExp(
  `(?<=(?<!\\p{L})(?:from|leaving|desde|de) )(${all})( (?:to|for|a|hasta) )(${all}|\\p{Ll}{3,})${end}|(?<=(?<!\\p{L})(?:from|leaving|desde|de) )(\\p{Ll}{3,})( (?:to|for|a|hasta) )(${all})${end}`,
  "gu",
);
const state =
  /^(?:a[lkzr]|c[aot]|d[ec]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])$/;

const written = (name: string) => {
  const [, place = name, gap = "", short = ""] = /^(.*?)(,? )(\p{L}{2})$/u.exec(name) ?? [];
  if (!known.has(place) || known.has(name)) return titleCase(name);
  return titleCase(place) + gap + (state.test(short) ? short.toUpperCase() : short);
};

/** A line in small letters with the capitals of its towns. */
export const withTowns = (line: string): string =>
  // "salt lake city", asked for a name, is nobody.
  line.replace(town, "").replace(placed, "").replace(/\P{L}/gu, "") === "" ? line : townsIn(line);

const townsIn = (line: string) =>
  line
    .replace(way, (found: string) =>
      found.replace(
        /^(.+?)( (?:to|for|a|hasta) )(.+)$/u,
        (_, from: string, to: string, last: string) =>
          /^(?:the|my|our|his|her|la|el|mi|su|una?|this|that|here|there|home)$/.test(last)
            ? written(from) + to + last
            : written(from) + to + written(last),
      ),
    )
    .replace(placed, written)
    .replace(town, written);
