import { shortPlaces } from "#content/receptionist/short-places.ts";

const names = Object.keys(shortPlaces);
/** Two letters are a city in capitals only: "la" is an article, and "Dr. Ana Ruiz, LA" a state. */
const capitals = names.filter((name) => name.length < 3).map((name) => name.toUpperCase());
const capital = new RegExp(
  `(?<![\\p{L}\\d@./'’-])(?<!\\p{Lu}\\p{Ll}+,? )(?:${capitals.join("|")})(?![\\p{L}\\d@'’-])`,
  "gu",
);
/** "Im a plumber in la". */
const small = new RegExp(
  `(?<=\\b(?:in|from|near|around|outside|downtown|in \\p{L}{2,12} not) )(?:${capitals.join("|")})(?=\\s*(?:[.,;!?]|$|and\\b|not\\b|with\\b|here\\b|now\\b))`,
  "giu",
);
const long = new RegExp(
  `(?<![\\p{L}\\d@./'’-])(?<!\\blas )(?:${names.filter((name) => name.length > 2).join("|")})(?![\\p{L}\\d@'’-])`,
  "giu",
);

const full = (name: string) => shortPlaces[name.toLowerCase()] ?? name;

/** A message with its cities written out: "a salon in LA" → "a salon in Los Angeles". */
export function withPlaces(message: string): string {
  // In a message of capitals "LA" says nothing.
  const shouted = !/\p{Ll}/u.test(message);
  const named = message.replace(small, full).replace(long, full);
  return shouted ? named : named.replace(capital, full);
}
