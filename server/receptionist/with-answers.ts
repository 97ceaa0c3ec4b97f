import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { answersTo } from "./answering/answer.ts";
import type { Answer } from "./answering/facts.ts";
import { clausesOf } from "./hearing/clauses.ts";
import { guestIn } from "./hearing/guest.ts";
import { asksBeside } from "./tasks/asked-beside.ts";
import type { Said, Step } from "./tasks/step.ts";
import type { Understood } from "./understand.ts";

/** What is said of a guest, of a call that is being booked or is booked. */
export function guestAnswer({ original, choice, hearing, conversation }: Step): Answer | undefined {
  const { task, booked, facts } = conversation;
  const guest = choice ? undefined : guestIn(original, facts.email?.value);
  if (!guest || !(task?.kind === "booking" || booked)) return undefined;
  return { text: turnPhrases[hearing.language].guest(guest), sources: [] };
}

/** "Is the call free? and do your agents speak spanish": what is asked of the product is answered too. */
export function withOthers(aside: Answer, { step, questions }: Understood): Answer {
  // "Is this gonna cost me anything, the call": all of it asks for one thing.
  const said = clausesOf(step.original);
  if (asksBeside(step.original, true) && !said.some(({ text, asks }) => asksBeside(text, asks)))
    return aside;
  const others = questions.filter(({ hearing: { text } }) => !asksBeside(text, true));
  const found =
    clausesOf(step.original).length > 1
      ? answersTo(others, step.hearing.language, step.conversation)
      : undefined;
  if (!found || found.text.includes(aside.text)) return aside;
  return {
    ...aside,
    text: `${aside.text} ${found.text}`,
    sources: [...aside.sources, ...found.sources],
  };
}

/** Puts the answer to a question in the same message first. */
export function withAnswers(found: Answer | undefined, said: Said): Said {
  if (!found) return said;
  // "Yes, book it. How long is it?": what was done comes first.
  if (said.action === "booked" || said.action === "sent")
    return { ...said, text: `${said.text} ${found.text}` };
  return {
    ...said,
    text: `${found.text} ${said.text}`,
    sources: [...found.sources, ...(said.sources ?? [])],
  };
}
