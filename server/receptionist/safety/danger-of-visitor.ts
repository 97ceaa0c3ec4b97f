import { asksPriceOfHour } from "#server/receptionist/answering/question-form.ts";
import { recognizedMeaning } from "#server/receptionist/answering/recognized-meaning.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { type Danger, dangerIn } from "./danger.ts";

/** What must not be answered, by the meanings that the classifier knows. */
const refused: Readonly<Record<string, Exclude<Danger, "emergency">>> = {
  "wish role": "role",
  "wish advice": "advice",
};
/** From here on a message that no phrase holds asks for what is refused. */
const surelyAsked = 0.85;
/** From here on a message with such a phrase asks about the product: "can it talk like us". */
const surelyHarmless = 0.99;

/**
 * What a visitor of this site asks for that must not be answered. Phrases cannot hold every way to ask
 * for advice or another role, so the classifier is asked beside them. What is written as an instruction
 * to a model is refused whatever it says.
 */
export function dangerOfVisitor(hearing: Hearing): Exclude<Danger, "emergency"> | undefined {
  const told = dangerIn(hearing);
  const found = recognizedMeaning(hearing.spelled);
  if (told === "role" && found && found.share >= surelyHarmless && !refused[found.meaning])
    return isInstruction(hearing) ? told : undefined;
  if (told || !found || found.share < surelyAsked) return told;
  const danger = refused[found.meaning];
  // "How much for nights": a price, and no dose.
  if (danger === "advice" && asksPriceOfHour(hearing.text)) return undefined;
  // A story asks for no advice.
  return danger === "advice" && !clausesOf(hearing.text).some(({ asks }) => asks)
    ? undefined
    : danger;
}

/** Marks and orders by which instructions to a model are known. */
const isInstruction = ({ text }: Hearing): boolean =>
  /[<[{|#]|\b(?:ignore|disregard|forget|override|bypass|prompt|instructions?|jailbreak|verbatim|reveal|ignora|olvida|instrucciones)\b|忽略|无视|忘记|忘掉|指令|提示词/u.test(
    text,
  );
