import type { Language } from "#contract/receptionist.ts";
import { type Clause, clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { joinedQuestions } from "./joined-questions.ts";
import type { Before } from "./plans-spoken-of.ts";

/** Pieces of a list that is asked as one have so many words at most. */
const longestPiece = 3;

/**
 * The clauses of a message: those that join two questions apart, and of a bare list with one question mark
 * ("price, setup time and contract?") each as one that asks.
 */
export function askingClauses(original: string, language: Language, before: Before): Clause[] {
  const clauses = clausesOf(original).flatMap((clause) => {
    const both = joinedQuestions(clause.text, language, before);
    return both ? both.map((text) => ({ text, asks: true })) : [clause];
  });
  const isList =
    clauses.length > 2 &&
    /[?？]\s*$/.test(original) &&
    clauses.every(({ text }) => text.split(/\s+/).length <= longestPiece);
  return isList ? clauses.map(({ text }) => ({ text, asks: true })) : clauses;
}
