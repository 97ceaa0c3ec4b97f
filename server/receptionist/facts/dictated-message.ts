import type { Conversation } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";

/** Opens what is to be said in Spanish, and not only a question: "que me manden una cotización". */
const reported = /^\W*(?:que|si) |^(?:我|就是)?(?:想问|想知道)/iu;
/** Whether a text tells what is to be said, and asks nothing. */
export const isReported = (text: string) => reported.test(text) && !/[?？]/.test(text);
/** Words that every message has at the least. */
const fewest = 5;

/** Concepts of somebody who does something else than dictate. */
const otherwise = ["stop", "book", "move", "person", "hostile", "speakIn", "thanks"] as const;

/**
 * A message for the company that is said before it is asked for: in place of a name, several words
 * that ask nothing. A message that is known gets what is added to it, while it is not too long; the
 * transcript has the rest.
 */
export function dictatedMessage(
  original: string,
  { concepts, words, language }: Hearing,
  { task, facts }: Conversation,
): string | undefined {
  if (task?.kind !== "message" || task.offered) return undefined;
  if (facts.message || task.question) return undefined;
  const long =
    language === "zh"
      ? /^\W*(?:我|就是|是)?(?:想问|想知道|关于|问一下|请问)\p{Script=Han}{3}|\p{Script=Han}{8}|\p{Script=Han}.*\p{Script=Han}{6}/u.test(
          original,
        )
      : words.length >= fewest;
  if (!long || otherwise.some((one) => concepts.has(one))) return undefined;
  const [first, ...others] = clausesOf(original);
  if (!first || /[?？]/.test(original)) return undefined;
  return (first.asks && !reported.test(first.text)) ||
    others.some(({ text, asks }) => asks && question.test(text))
    ? undefined
    : original.trim();
}

/** A clause that would be a question by itself, and no part of a list: "and what is it". */
const question =
  /^\W*(?:what|how|when|where|why|who|do you|does|can you|is it|are you|cu[aá]nto|c[oó]mo|cu[aá]ndo)\b|吗$|多少/iu;
