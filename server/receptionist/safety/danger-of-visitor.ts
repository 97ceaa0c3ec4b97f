import { askedByForm } from "#server/receptionist/answering/asked-by-form.ts";
import { asksPriceOfHour } from "#server/receptionist/answering/question-form.ts";
import {
  hardlyAdvice,
  isStrange,
  likeAdvice,
  likelyMeanings,
  recognizedMeaning,
} from "#server/receptionist/answering/recognized-meaning.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { adviceIn, type Danger, dangerIn } from "./danger.ts";

/** What must not be answered, by the meanings that the classifier knows. */
const refused: Readonly<Record<string, Exclude<Danger, "emergency">>> = {
  "wish role": "role",
  "wish advice": "advice",
};
/** From here on a message that no phrase holds asks for what is refused. */
const surelyAsked = 0.85;
/** From here on a message with such a phrase asks about the product: "can it talk like us". */
const surelyHarmless = 0.99;

/** A longer line tells a matter of its own beside the question. In words. */
const shortQuestion = 10;

/**
 * What a visitor of this site asks for that must not be answered. Phrases cannot hold every way to ask
 * for advice or another role, so the classifier is asked beside them. What is written as an instruction
 * to a model is refused whatever it says.
 * @param ofTopic how likely it asks about a topic after what was said before it, from 0 to 1.
 */
export function dangerOfVisitor(
  hearing: Hearing,
  ofTopic = 0,
): Exclude<Danger, "emergency"> | undefined {
  const told = dangerIn(hearing);
  // "What if theyre drunk and yelling", "do you sign an nda": asked of the product, by its form.
  const ofProduct =
    hearing.words.length <= shortQuestion && asksOfCallersOrPapers(bareOf(hearing.text));
  if (ofProduct && told !== "role") return undefined;
  const found = recognizedMeaning(hearing.spelled);
  if (told === "role" && found && found.share >= surelyHarmless && !refused[found.meaning])
    return isInstruction(hearing) ? told : undefined;
  // "And on my phone would it pretend to be human", after robots.
  if (told === "role" && ofTopic >= surelyHarmless && found && !refused[found.meaning])
    return isInstruction(hearing) ? told : undefined;
  if (told === "advice" && (onlyTells(hearing) || onlyNamesMatter(hearing))) return undefined;
  // "Is that even legal", after calls that go out.
  if (told === "advice" && ofTopic >= surelyOfTopic && likeAdvice(hearing.spelled) <= hardlyAdvice)
    return undefined;
  if (told || !found || found.share < surelyAsked) return told;
  const danger = refused[found.meaning];
  // "How much for nights": a price, and no dose.
  if (danger === "advice" && asksPriceOfHour(hearing.text)) return undefined;
  // A story asks for no advice.
  return danger === "advice" && !clausesOf(hearing.text).some(({ asks }) => asks)
    ? undefined
    : danger;
}

/** From here on a message asks about a topic of what was said before it. */
const surelyOfTopic = 0.9;

/**
 * "So saturday night dui calls", "judge is late as usual", "que tengo que poner en el correo": a word of law or health,
 * and like no request for advice. What no example is like stays refused.
 */
function onlyNamesMatter(hearing: Hearing): boolean {
  if (adviceIn(hearing) !== "matter" || isStrange(hearing.spelled)) return false;
  return likeAdvice(hearing.spelled) <= hardlyAdvice;
}

/** From here on a text without a question tells of somebody's business or days. */
const surelyTells = 0.6;
const tellsOf = ["wish statement", "wish smallTalk", "wish harmless", "law"];

/** "My assistant is on maternity leave", "criminal defense, two attorneys": words of a matter, and no request. */
function onlyTells({ text, spelled }: Hearing): boolean {
  if (/[?？]/.test(text) || clausesOf(text).some(({ asks }) => asks)) return false;
  const meanings = likelyMeanings(spelled);
  return tellsOf.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0) >= surelyTells;
}

/** What callers do, and a paper of ours, are asked for by their forms; a landlord's deposit is not. */
function asksOfCallersOrPapers(bare: string): boolean {
  const form = askedByForm(bare, "");
  if (form?.kind === "topic") return form.topic.id === "stuck";
  return form?.kind === "unknown" && papers.test(bare);
}
const papers =
  /\b(?:ndas?|non ?disclosure|confidentiality|dpas?|data processing|w ?9s?|certificates? of insurance|coi|confidencialidad)\b|保密协议/u;

const bareOf = (text: string) => withoutAccents(text).replace(/['’]/g, "");

/** Marks and orders by which instructions to a model are known. */
const isInstruction = ({ text }: Hearing): boolean =>
  /[<[{|#]|\b(?:ignore|disregard|forget|override|bypass|prompt|instructions?|jailbreak|verbatim|reveal|ignora|olvida|instrucciones)\b|忽略|无视|忘记|忘掉|指令|提示词/u.test(
    text,
  );
