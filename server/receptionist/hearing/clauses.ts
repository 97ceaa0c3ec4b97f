import { opensQuestion } from "./question-opening.ts";

/** Separators between statements. */
const between =
  /[?？;；!！\n。、]+|\.(?=\s|$)|,\s+|，|(?<=\p{L}{3}):\s+(?=(?:when|if|what|how|does|do|can|could|will|would|is|are|which|who|where)\s)|\s+\+\s+|\s+(?:and|n|also|plus|but|e|y|adem[aá]s|tambi[eé]n|pero)\s+(?=\p{L})|还有|另外|以及|而且|(?<=\p{Script=Han}{3})\s+(?=\p{Script=Han}{3})/giu;

/** One of several statements in a message. `asks`: it reads like a question. */
export interface Clause {
  text: string;
  asks: boolean;
}

/** The parts of a message, in their order; a message of one part is that part. */
export function clausesOf(message: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const add = (text: string, end: string) => {
    const clean = text.replace(/^[\s¿¡]+/, "").trim();
    if (clean) clauses.push({ text: clean, asks: /[?？]/.test(end) || opensQuestion(clean) });
  };
  for (const match of message.matchAll(between)) {
    add(message.slice(from, match.index), match[0]);
    from = match.index + match[0].length;
  }
  add(message.slice(from), "");
  // "Does it work with A and B?": what follows a question without a verb of its own belongs to it.
  return clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const short = clause.text.split(/\s+/).length <= 4;
    return short && before?.asks ? { ...clause, asks: true } : clause;
  });
}
