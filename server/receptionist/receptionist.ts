import { phrases } from "#content/receptionist/languages.ts";
import { place, type Topic } from "#content/receptionist/topic.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import type { Language, TalkTurn } from "#contract/receptionist.ts";
import type { Actions } from "./actions.ts";
import { classify, followUp, type Intent } from "./answering/classify.ts";
import { type Answer, industryAnswer, integrationAnswer, priceAnswer } from "./answering/facts.ts";
import { createNearTopics } from "./answering/near-topic.ts";
import { retrievedAnswer } from "./answering/retrieve.ts";
import type { Reply } from "./brain.ts";
import type { Conversation, Task } from "./conversation.ts";
import { common, drop, finish, plain } from "./finish.ts";
import { rehearse } from "./front-desk/rehearse.ts";
import { type Hearing, hear } from "./hearing/hear.ts";
import type { PassageIndex } from "./knowledge/passage-index.ts";
import { type Danger, dangerIn } from "./safety/danger.ts";
import { beginBooking, continueBooking, remindBooking } from "./tasks/booking-task.ts";
import { beginMessage, continueMessage, offerPerson, remindMessage } from "./tasks/message-task.ts";
import { beginPlan, continuePlan } from "./tasks/plan-task.ts";
import type { Said, Step } from "./tasks/step.ts";

/** A turn and everything that was found out about it before it is answered. */
export interface Understood {
  step: Step;
  /** The message, filled up from the one before where it only makes sense with it. */
  hearing: Hearing;
  intent: Intent | undefined;
  danger: Danger | undefined;
}

/** Understands a turn, without answering it. */
export function understand(
  turn: TalkTurn,
  conversation: Conversation,
  actions: Actions,
): Understood {
  const heard = hear(turn.message, conversation.language);
  // A press on a card is said in the language of the card.
  const own = turn.choice ? { ...heard, language: conversation.language } : heard;
  const follows = followUp(own, conversation.asked);
  const hearing = follows && classify(follows) ? follows : own;
  const step = { hearing: own, original: turn.message, choice: turn.choice, conversation, actions };
  return { step, hearing, intent: classify(hearing), danger: dangerIn(own) };
}

/**
 * Answers one turn: rules first, then what it is in the middle of, then the question. The same
 * turn in the same conversation always gets the same answer.
 */
export async function reply(
  turn: TalkTurn,
  understood: Understood,
  index: PassageIndex,
): Promise<Reply> {
  const { step, danger } = understood;
  const { conversation, hearing: own } = step;
  if (turn.persona) return rehearse(turn.persona, step, danger);
  const { task } = conversation;
  const writing = turn.choice?.kind === "details" || (task?.kind === "message" && !task.offered);
  // What somebody writes to a person may be about anything.
  if (danger && !writing) return refuse(danger, understood);
  if (task) {
    const stopped = own.concepts.has("stop") && !turn.choice && own.words.length <= 6;
    if (stopped && task.kind !== "plan") return finish(understood, drop(task, own.language));
    const said = await goOn(task, understood);
    if (said) return finish(understood, said);
  }
  return answer(understood, index);
}

/** Goes on with a task, unless the message plainly asks for something else. */
async function goOn(task: Task, { step, intent }: Understood): Promise<Said | undefined> {
  const pressed = step.choice !== undefined;
  if (task.kind === "plan") return continuePlan(task, step);
  const other = !pressed && intent && leaves(task, intent);
  if (other) return undefined;
  return task.kind === "booking" ? continueBooking(task, step) : continueMessage(task, step);
}

/** Whether an intent is strong enough to interrupt a task that waits for a time or a name. */
function leaves(task: Task, { kind, score }: Intent): boolean {
  const own = task.kind === "booking" ? ["book"] : ["message", "person"];
  const courteous = ["greet", "thanks", "repeat", "more"].includes(kind);
  return !courteous && !own.includes(kind) && score >= 2;
}

const nearTopics = createNearTopics([...companyTopics, ...productTopics]);

/** The languages a visitor can ask for by name. */
const named: [concept: "english" | "spanish" | "chinese", Language][] = [
  ["english", "en"],
  ["spanish", "es"],
  ["chinese", "zh"],
];

async function answer(understood: Understood, index: PassageIndex): Promise<Reply> {
  const { step, hearing, intent } = understood;
  const { conversation } = step;
  const { language } = hearing;
  const words = phrases[language];
  const { suggestions } = words;
  switch (intent?.kind) {
    case "book":
      return finish(understood, await beginBooking(step));
    case "message":
      return finish(understood, beginMessage(step));
    case "plan":
      return finish(understood, beginPlan(step));
    case "person":
      return finish(understood, offerPerson(step, undefined, ""));
    case "unknown":
      return finish(understood, offerPerson(step, step.original, words.unknown));
    case "certificate":
      return finish(understood, offerPerson(step, step.original, words.unknownCertificate));
    case "phone":
      return finish(understood, {
        ...plain(words.phone),
        action: "phone",
        sources: [place("contact", "Always answered")],
      });
    case "off-topic":
      return finish(understood, {
        ...plain(words.offTopic),
        action: "off-topic",
        suggestions: common(words),
      });
    case "greet":
      return finish(understood, {
        ...plain(words.greeting),
        action: "greet",
        suggestions: common(words),
      });
    case "thanks":
      return finish(understood, { ...plain(words.thanks), action: "thanks" });
    case "language": {
      const wanted = named.find(([concept]) => hearing.concepts.has(concept))?.[1] ?? language;
      const other = {
        ...understood,
        step: { ...step, hearing: { ...step.hearing, language: wanted } },
      };
      return finish(other, {
        ...plain(phrases[wanted].language),
        suggestions: common(phrases[wanted]),
      });
    }
    case "repeat": {
      const last = conversation.lines.findLast((line) => line.who === "assistant");
      return finish(understood, plain(last?.text ?? words.greeting));
    }
  }
  const found = intent && factual(intent, hearing);
  if (found) return answered(understood, found, [suggestions.plan, suggestions.book]);
  const near = nearTopics.find(hearing);
  if (near) return answered(understood, topicAnswer(near, language), []);
  const retrieved = retrievedAnswer(hearing, index);
  if (retrieved) return answered(understood, retrieved, []);
  return finish(understood, offerPerson(step, step.original, words.unknown));
}

/** An answer that is written down in content, in the visitor's language. */
export function factual(intent: Intent, { concepts, language }: Hearing): Answer | undefined {
  switch (intent.kind) {
    case "topic":
      return topicAnswer(intent.topic, language);
    case "price":
      return priceAnswer(concepts, language);
    case "integration":
      return integrationAnswer(intent.id, language);
    case "missing-integration":
      return {
        text: phrases[language].unknownIntegration(intent.name),
        sources: [place("integrations", "Integrations catalogue")],
      };
    case "industry":
      return industryAnswer(intent.slug, language);
    default:
      return undefined;
  }
}

function topicAnswer({ say, from }: Topic, language: Language): Answer {
  return { text: say[language], sources: [...from] };
}

/** Answers, and brings back what the visitor was in the middle of. */
async function answered(
  understood: Understood,
  found: Answer,
  suggestions: string[],
): Promise<Reply> {
  const { step, hearing } = understood;
  const { task } = step.conversation;
  const words = phrases[hearing.language];
  const said: Said = { ...plain(found.text), sources: found.sources, suggestions };
  if (task?.kind === "booking" || (task?.kind === "message" && !task.offered)) {
    const back = await (task.kind === "booking"
      ? remindBooking(task, step)
      : remindMessage(task, step));
    const { kind } = task;
    return finish(understood, {
      ...back,
      action: "answer",
      sources: found.sources,
      text: `${found.text} ${words.continue[kind]} ${back.text}`,
    });
  }
  return finish(understood, said);
}

function refuse(danger: Danger, understood: Understood): Reply {
  const { step } = understood;
  const words = phrases[step.hearing.language];
  const text = { role: words.refuseRole, advice: words.refuseAdvice, emergency: words.emergency }[
    danger
  ];
  const said = finish(understood, {
    ...plain(text),
    action: danger === "role" ? "refuse-role" : "refuse-advice",
    suggestions: danger === "emergency" ? [] : common(words),
  });
  const { task, asked } = step.conversation;
  return {
    ...said,
    status: words.status.declined,
    conversation: {
      ...said.conversation,
      ...(task && { task }),
      ...(asked && { asked }),
    },
  };
}
