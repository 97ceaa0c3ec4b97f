import { phrases } from "#content/receptionist/languages.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { takenFacts } from "#server/receptionist/facts/taken-facts.ts";
import { plain } from "#server/receptionist/finish.ts";
import { remindTask } from "./continue-task.ts";
import { continuePlan } from "./plan-task.ts";
import type { Said, Step } from "./step.ts";

/** "Sorry, it's .com": the address that was put right, read back; undefined where none was. */
export function emailMended({ changes, earlier, hearing: { language } }: Step): string | undefined {
  const { email } = changes;
  if (!email || !earlier?.email || earlier.email.value === email) return undefined;
  return turnPhrases[language].corrected(phrases[language].fields.email, email);
}

/** A taken fact was put right by pressing it. */
export async function corrected(step: Step): Promise<Said> {
  const { conversation, hearing, choice } = step;
  const { language } = hearing;
  const name = choice?.kind === "fact" ? choice.name : "";
  const fact = takenFacts(conversation.facts, language).find((one) => one.name === name);
  const said = fact
    ? turnPhrases[language].corrected(fact.label, fact.value)
    : turnPhrases[language].noted(undefined);
  const plan = continuePlan({ kind: "plan" }, step);
  if (plan && (conversation.task?.kind === "plan" || conversation.table.plan))
    return { ...plan, text: `${said} ${plan.text}` };
  const back = conversation.task && (await remindTask(conversation.task, step));
  return back ? { ...back, text: `${said} ${back.text}` } : plain(said);
}
