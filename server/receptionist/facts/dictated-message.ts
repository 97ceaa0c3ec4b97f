import { fieldLimits } from "#contract/field-limits.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";

/** Opens what is to be said in Spanish, and not only a question: "que me manden una cotización". */
const reported = /^\W*(?:que|si) /iu;
/** More for a message that is written down already. */
const adds =
  /^\W*(?:(?:oh|and|ok|no|wait|hold on|actually|espere|yes|y|ah|por favor|please|can you|could you)\W+)*(?:(?:also|plus)\W+(?:please )?(?:say|tell|mention|add|note|put|let|ask|that|it'?s|we|i)\b|(?:add|mention|include|put(?: in)?|say|note)\W+(?:also |too )?(?:that|it|we|i)\b|(?:tambi[eé]n|adem[aá]s)\W+(?:d[ií]|pon|agreg|a[nñ]ad|menci|que)|(?:agregu?e|a[nñ]ad[ae]|pon(?:ga)?|menciona|mencione)\p{L}* que\b)|^(?:还有|另外|再)(?:说|加|写|补充|告诉|提)/iu;
/** "Please add that": what opens an addition, and is no part of it. */
const addsThat =
  /^\W*(?:(?:oh|and|ok|no|wait|actually|yes|please|can you|could you|por favor|y)\W+)*(?:also\W+)?(?:say|add|mention|include|put(?: in)?|note|agregu?e|a[nñ]ad[ae]|pon(?:ga)?)\W+(?:also |too )?(?:that|que)\s+/iu;
/** Another text for a message that is written down already: "make it say that I will be late". */
const replaces =
  /^\W*(?:(?:no|ok|wait|actually|please|just|can you|could you|por favor|mejor)\W+)*(?:make it (?:say|read)|have it say|it should (?:say|read)|(?:change|edit|correct) (?:it|that|the (?:message|text|note))(?: to)?(?: say| read)?|tell (?:nora|her|him|them)|(?:let it|instead) say|que diga|(?:c[aá]mbi|corr[ií]j)\p{L}*(?: (?:el|ese) (?:mensaje|texto))? (?:a|por|para que diga)|d[ií]g[ae]le a nora|(?:把留言|留言)?(?:改成|改为|写成))[\s:,，：]+(?:that |que )?(.{8,})$/isu;
/** "And don't send it yet" is no part of the text. */
const notYet =
  /[\s,.;]*(?:and |but |y |pero )?(?:please )?(?:do(?:n'?t| not) (?:send|submit)|then send|and send|send it|wait (?:to|before)|no (?:lo |la )?(?:mande|env[ií]e)|先别发|先不要发).*$/isu;

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
  const known = facts.message?.value;
  if (known) {
    const instead = replaces.exec(original)?.[1]?.replace(notYet, "").trim();
    if (instead) return instead;
    const added = original.replace(addsThat, "").replace(notYet, "").trim();
    const more = `${known} / ${added}`;
    return adds.test(original) && more.length <= fieldLimits.note ? more : undefined;
  }
  if (task.question) return undefined;
  const long =
    language === "zh"
      ? /\p{Script=Han}{8}|\p{Script=Han}.*\p{Script=Han}{6}/u.test(original)
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
