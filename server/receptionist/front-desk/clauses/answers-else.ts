import type { Field, FrontDesk } from "#content/front-desks/front-desk.ts";
import type { SaidPart } from "../hearing/said-parts.ts";
import { isAside, meaningOf } from "./learned-clauses.ts";

/** Share of a line below which callers hardly ever say such things there. */
const hardly = 0.05;
/** The same of two words, of which the classifier may know neither. */
const never = 0.0005;
/** Share of what a clause is instead. */
const likely = 0.7;

/** Lines on which a caller tells what happened, in whatever words. */
const stories = new Set(
  "problem matter reason about need project damage down seen symptom wrong".split(" "),
);

/** "The van belongs to Quick Parcel": a name that the classifier never heard. */
const holdsName = /\p{L} \p{Lu}/u;

/** "I've known her 6 years": a number with which nothing is counted that a line asks for. */
const ofCaller = /^(?:i|i['’]?ve|we|we['’]?ve) (?!do\b|don)/i;

/** "Its about a quilt", "es por una colcha", "是关于一床被子": says in so many words what a call is about. */
const saysAbout =
  /^(?:(?:it['’]?s|its|it is|this is|i['’]?m (?:calling|writing)|calling|just|only) ){0,2}(?:about|regarding|concerning|in regards? to) (?!(?:it|that|this|time|what|an hour)\b)\S|^(?:es|se trata|llamo|hablo) (?:sobre|de|por|acerca de) (?!(?:favor|eso|esto|todo)\b)\S|^(?:是|我想)?(?:关于|有关)/iu;

/** Whether a clause answers what a call is about, where that was asked in general. */
export const answersAbout = ({ name }: Field, { text, asks }: SaidPart): boolean =>
  name === "about" && !asks && saysAbout.test(text);

/**
 * Whether a clause that no word gave away answers something else than a line asks: "it's at the
 * Walgreens on 5th", asked since when.
 */
export function answersElse(desk: FrontDesk, field: Field, part: SaidPart): boolean {
  if (answersAbout(field, part)) return false;
  if (isAside(desk, part)) return true;
  const meant = meaningOf(desk, part);
  if (!meant) return false;
  const own = meant.of(`field ${field.name}`);
  if (own < hardly && meant.share >= likely) return true;
  if (stories.has(field.name) || (field.named && holdsName.test(part.text))) return false;
  // "It is only about money", asked who is on the other side: longer words that name nobody there.
  const isLong = part.words.length > 2 || part.han.length > 5;
  return (!/\d/.test(part.text) || ofCaller.test(part.text)) && own < (isLong ? hardly / 2 : never);
}
