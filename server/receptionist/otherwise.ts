import { closingPhrases } from "#content/receptionist/closing-phrases.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { Language } from "#contract/receptionist.ts";
import { certificateAnswer, nearestAnswer } from "./answering/answer.ts";
import type { Answer } from "./answering/facts.ts";
import { asksNothing, tellsSomething } from "./answering/meant-alone.ts";
import { common, plain } from "./finish.ts";
import { clausesOf } from "./hearing/clauses.ts";
import { withoutContact } from "./hearing/contact-details.ts";
import type { PassageIndex } from "./knowledge/passage-index.ts";
import { remindTask } from "./tasks/continue-task.ts";
import { emailMended } from "./tasks/corrected-fact.ts";
import { messageAbout, offerPerson } from "./tasks/message-task.ts";
import { settlesOnly } from "./tasks/settles-only.ts";
import type { Said, Step } from "./tasks/step.ts";
import type { Understood } from "./understand.ts";

/** Answers a question, and then returns to the task in progress. */
export async function answered(found: Answer, { step }: Understood): Promise<Said> {
  const { language } = step.hearing;
  const words = phrases[language];
  const { task } = step.conversation;
  const { name } = step.changes;
  const noted = name && !task ? `${turnPhrases[language].noted(name)} ` : "";
  const said: Said = {
    ...plain(noted + found.text),
    sources: found.sources,
    suggestions: [words.suggestions.plan, words.suggestions.book],
  };
  const back = task && (await remindTask(task, step));
  // What an answer given twice leaves open is for a person.
  const open = { kind: "message", offered: true, question: step.original } as const;
  if (!task || !back)
    return {
      ...said,
      ...(task?.kind === "plan" ? { task } : found.again && { task: open }),
    };
  const again = words.continue[task.kind === "message" ? "message" : "booking"];
  return {
    ...back,
    action: "answer",
    sources: found.sources,
    text: `${found.text} ${again} ${task.kind === "change" ? (back.again ?? back.text) : back.text}`,
    again: `${found.text} ${back.again ?? back.text}`,
  };
}

/** "We get 10 calls a day" in the middle of a booking: the sum is told, and the booking goes on. */
export async function besideBooking(said: Said, { step }: Understood): Promise<Said> {
  const { task } = step.conversation;
  const back = said.asks || !task ? undefined : await remindTask(task, step);
  if (!back) return said;
  const { action, status, table, facts, sources = [] } = said;
  return {
    ...back,
    action,
    status,
    sources,
    ...(table && { table }),
    ...(facts && { facts }),
    text: `${said.text} ${phrases[step.hearing.language].continue.booking} ${back.text}`,
    again: `${said.text} ${back.again ?? back.text}`,
  };
}

/** Handles messages that are neither a task nor found by a direct lookup. */
export async function otherwise(understood: Understood, index: PassageIndex): Promise<Said> {
  const { step, intent, hearing } = understood;
  const { conversation } = step;
  const { language } = step.hearing;
  const words = phrases[language];
  const more = turnPhrases[language];
  const back = conversation.task && (await remindTask(conversation.task, step));
  const resumed = (text: string): Said =>
    back ? { ...back, text: `${text} ${back.text}`, again: `${text} ${back.again}` } : plain(text);
  const dictated = unansweredText(understood);
  if (dictated) return dictated;
  switch (intent?.kind) {
    case "unknown":
      return back ? resumed(words.unknown) : unknown(step, words.unknown);
    case "certificate": {
      const { text, sources } = certificateAnswer({ ...hearing, language });
      // Said again after another misunderstanding too: it is an answer, not a failure to understand.
      return back
        ? resumed(text)
        : {
            ...offerPerson(step, step.original, text),
            again: more.sameAnswer(text, true),
            sources,
          };
    }
    case "off-topic":
      return back ? resumed(words.offTopic) : offTopic(language);
    case "greet":
      if (back) return { ...back, text: back.again ?? back.text };
      return {
        ...plain(words.greeting),
        again: more.what,
        action: "greet",
        suggestions: common(words),
      };
    case "aside":
      if (back) return { ...back, text: back.again ?? back.text };
      return toRemark(step);
    case "thanks":
      return { ...welcome(step), ...(back && { task: conversation.task }) };
    case "language":
      // "In english please", and then "how much is that": the sum is still spoken of.
      return {
        ...resumed(words.language),
        ...(conversation.task?.kind === "plan" && { task: conversation.task }),
      };
    case "repeat": {
      const last = conversation.lines.findLast((line) => line.who === "assistant");
      return {
        ...resumed(more.onceMore(last?.text ?? words.greeting)),
        ...(back && { text: more.onceMore(last?.text ?? "") }),
      };
    }
  }
  if (step.hearing.concepts.has("speakIn")) return resumed(words.language);
  if (step.hearing.concepts.has("hostile") && !intent) return resumed(more.calm);
  const agreed = step.hearing.concepts.has("yes") && step.hearing.words.length <= 4;
  if (back && agreed) return { ...back, text: back.again ?? back.text, lost: true };
  // "Fine": nothing is quoted to a word that only agrees.
  if (!back && !intent && agreed && step.hearing.words.length === 1) return plain(more.what);
  const nothing = !back && !intent ? asksNothing(step.hearing.spelled) : undefined;
  if (nothing === "aside") return toRemark(step);
  if (nothing) return offTopic(language);
  // "The last one": only what was said before tells what it points at, and no page is quoted to it.
  const near =
    pointsOnly.test(step.original) || settlesOnly(step, step.original)
      ? undefined
      : nearestAnswer(hearing, index, conversation);
  if (near) return answered(near, understood);
  if (back) return { ...back, text: back.again ?? back.text, lost: true };
  if (!intent && step.hearing.concepts.has("yes") && step.hearing.words.length <= 3)
    return plain(more.what);
  const noted = toldOnly(step);
  if (noted) return plain(noted);
  // "...", "gggghhj": nothing that could be known or not.
  if (unreadable(step.original))
    return { ...plain(closingPhrases[language].unreadable), again: more.what };
  if (!intent && tellsSomething(step.original, step.hearing.spelled)) return toRemark(step);
  return unknown(step, words.unknown);
}

/** Signs alone, or letters that make no word. */
const unreadable = (text: string) =>
  !/[\p{L}\p{N}]/u.test(text) ||
  (!/\s/.test(text.trim()) && /(\p{L})\1{3,}|^[^aeiouyáéíóú\W\d]{6,}$/iu.test(text.trim()));

const pointsOnly =
  /^\W*(?:(?:ok|and|so|then)\W+)*(?:which|what)(?: (?:one|of (?:those|them|these)))?(?:['’]?s| is| are| do you| would you)* (?:(?:the )?best|better|recommend(?:ed)?|most popular|good)(?: one)?\W*$|^\W*(?:(?:ok|and|so|no|yes|i guess|maybe|just)\W+)*(?:the|that|this|those|these) (?:\w+ )?(?:ones?|things?)(?: then| please| pls| too)?\W*$|^\W*(?:ese|esa|eso|aquel|aquella|(?:el|la|lo) (?:otr[oa]|primer[oa]|segund[oa]|[uú]ltim[oa]))\W*$|^(?:那个|这个|最后一?个|第.个)$/iu;

/** Asked for the text of a message, a question that nobody here can answer is that text. */
function unansweredText({ step, intent, hearing }: Understood): Said | undefined {
  const { task, asking, facts } = step.conversation;
  const unanswered = !intent || intent.kind === "unknown" || intent.kind === "certificate";
  if (task?.kind !== "message" || asking !== "message" || facts.message || !unanswered)
    return undefined;
  if (!clausesOf(step.original).some(({ asks }) => asks)) return undefined;
  const said = messageAbout(step.original.trim(), step);
  if (intent?.kind !== "certificate") return said;
  const { text, sources } = certificateAnswer({ ...hearing, language: step.hearing.language });
  return { ...said, text: `${text} ${said.text}`, sources };
}

/** What is said to a message that asks for nothing. */
export function toRemark(step: Step): Said {
  const words = turnPhrases[step.hearing.language];
  const noted = toldOnly(step);
  // "You were quicker than my answering service. Thanks": a remark, with a farewell.
  if (!noted && step.hearing.concepts.has("thanks")) return welcome(step);
  return { ...plain(noted ?? words.aside), again: words.what };
}

/** To thanks. */
const welcome = ({ hearing: { language } }: Step): Said => ({
  ...plain(phrases[language].thanks),
  again: turnPhrases[language].gladly,
  action: "thanks",
});

/** To somebody who goes. */
export const farewell = (step: Step): Said =>
  step.hearing.concepts.has("thanks")
    ? welcome(step)
    : plain(closingPhrases[step.hearing.language].goes);

const offTopic = (language: Language): Said => ({
  ...plain(phrases[language].offTopic),
  again: turnPhrases[language].offTopicAgain,
  action: "off-topic",
  suggestions: common(phrases[language]),
});

/** What is said to a message that tells facts and asks for nothing; undefined when it tells none. */
function toldOnly(step: Step): string | undefined {
  const { changes, hearing } = step;
  if (Object.keys(changes).length === 0) return undefined;
  const words = turnPhrases[hearing.language];
  return `${emailMended(step) ?? words.noted(changes.name ?? undefined)} ${words.what}`;
}

/**
 * Admits that it does not know and offers a person; after the second time in a row it says so
 * differently.
 */
function unknown(step: Step, opening: string): Said {
  const { lost, facts } = step.conversation;
  // A question that stays open, with an address to answer it to.
  if (step.changes.email && !facts.message)
    return messageAbout(
      withoutContact(step.original, step.hearing.language).rest.replace(/\s+/g, " ").trim(),
      step,
    );
  const ways = turnPhrases[step.hearing.language].lost;
  const text = lost === 0 ? opening : (ways[Math.min(lost, ways.length) - 1] ?? opening);
  // "Who can tell me", after a question that stayed open: that one is passed on too.
  const { task } = step.conversation;
  const before = lost > 0 && task?.kind === "message" && task.offered ? task.question : undefined;
  const open =
    before && !before.includes(step.original) ? `${before} / ${step.original}` : step.original;
  return { ...offerPerson(step, open, text), lost: true };
}
