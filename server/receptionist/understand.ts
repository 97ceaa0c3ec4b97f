import { dateIn } from "#contract/calendar-date.ts";
import type { Language, TalkTurn } from "#contract/receptionist.ts";
import type { Actions } from "./actions.ts";
import type { Intent } from "./answering/classify.ts";
import { languageWanted, type Question, questionIn, questionsIn } from "./answering/questions.ts";
import type { Conversation } from "./conversation.ts";
import { type FactChanges, withChanges } from "./facts/facts.ts";
import { readFacts } from "./facts/read-facts.ts";
import { clausesOf } from "./hearing/clauses.ts";
import { withoutContact } from "./hearing/contact-details.ts";
import { type Hearing, hear } from "./hearing/hear.ts";
import { whenIn } from "./hearing/when.ts";
import { type Danger, dangerIn } from "./safety/danger.ts";
import { emergencyIn, type ToldEmergency } from "./safety/emergency.ts";
import { withoutToken } from "./tasks/change-task.ts";
import { isOpen } from "./tasks/continue-task.ts";
import type { Step } from "./tasks/step.ts";

/** A turn, with the results of understanding it before it is answered. */
export interface Understood {
  step: Step;
  /** The message, filled up from the ones before where it only makes sense with them. */
  hearing: Hearing;
  intent: Intent | undefined;
  /** All questions in it that can be looked up. */
  questions: Question[];
  danger: Danger | undefined;
  emergency: ToldEmergency | undefined;
}

/** Understands a turn, without answering it: what it asks, and what it tells. */
export function understand(
  turn: TalkTurn,
  conversation: Conversation,
  actions: Actions,
): Understood {
  const { choice } = turn;
  const heard = hear(turn.message, conversation.language);
  const wanted = languageWanted(heard);
  // A press on a card has the language of the card.
  const language = choice ? conversation.language : (wanted ?? heard.language);
  const own = { ...heard, language };
  const words = withoutToken(turn.message);
  const changes = factsOf(turn, own, conversation);
  const asked = choice ? turn.message : withoutDetails(turn.message, changes, language);
  const told = asked !== turn.message;
  const askedOf = !told ? own : { ...hear(asked, language), language };
  const whole = questionIn(wanted ? withoutLanguage(askedOf) : askedOf, conversation);
  const facts = withChanges(
    conversation.facts,
    changes,
    conversation.turn,
    choice ? "press" : "words",
  );
  const step: Step = {
    hearing: told ? { ...askedOf, text: own.text } : own,
    original: turn.message,
    choice,
    conversation: { ...conversation, facts },
    actions,
    changes,
    when: choice ? {} : whenIn(words, own.language, dateIn(actions.now(), actions.zone)),
  };
  const emergency = emergencyIn(own.text, own.spelled);
  const questions =
    choice || choosesTime(step, conversation) || onlyTells(step, asked)
      ? []
      : questionsIn(asked, whole, conversation);
  const { nth, ...unnumbered } = step.when;
  return {
    // "What is the difference first" picks no time.
    step:
      questions.length > 0 && nth !== undefined && clausesOf(asked).some(({ asks }) => asks)
        ? { ...step, when: unnumbered }
        : step,
    hearing: whole.hearing,
    intent: whole.intent,
    questions,
    danger: emergency ? "emergency" : dangerIn(own),
    emergency,
  };
}

/** "Wait, my email is", "reach me at": words around a detail. */
const introducesDetail =
  /^\W*(?:wait|hold on|hang on|oops|sorry|no|actually|perd[oó]n|espere)[,\s]+|\b(?:my |the |mi |el )?(?:e-?mail|phone|number|cell|name|correo|tel[eé]fono|celular|nombre)(?: address)?(?:['’]?s| is| es)\b/giu;

/** A message without the name and the addresses in it: "Wes Tran" asks nothing about training. */
function withoutDetails(message: string, changes: FactChanges, language: Language): string {
  if (!changes.name && !changes.email && !changes.phone) return message;
  const { rest } = withoutContact(message, language);
  const name = changes.name?.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const left = name ? rest.replace(new RegExp(name, "iu"), ",") : rest;
  return left.replace(introducesDetail, " ");
}

/** "Same time", "neither of those" while a time is being chosen: nothing else is asked in it. */
const choosesTime = ({ when, original }: Step, { task }: Conversation) =>
  (task?.kind === "booking" || task?.kind === "change") &&
  (when.same !== undefined || when.none !== undefined || when.shift !== undefined) &&
  !clausesOf(original).some(({ asks }) => asks);

/** "Ambulance took him. Rena Cole, rena@cole.example" in the middle of a task: nothing is asked. */
const onlyTells = ({ changes, conversation: { task } }: Step, asked: string) =>
  task !== undefined &&
  isOpen(task) &&
  Boolean(changes.name || changes.email || changes.phone) &&
  !clausesOf(asked).some(({ asks }) => asks);

/** "And in English please, the minutes": what is left is asked in that language. */
function withoutLanguage(hearing: Hearing): Hearing {
  const concepts = new Set(hearing.concepts);
  for (const one of ["speakIn", "english", "spanish", "chinese", "language"] as const)
    concepts.delete(one);
  return { ...hearing, concepts };
}

function factsOf({ message, choice }: TalkTurn, hearing: Hearing, conversation: Conversation) {
  if (!choice) return readFacts(message, hearing, conversation);
  if (choice.kind === "fact") return pressedFact(choice, conversation);
  if (choice.kind !== "details") return {};
  const told = Object.entries(choice.fields).filter(([, value]) => value);
  return Object.fromEntries(told) as FactChanges;
}

const asSaid = new Set(["name", "email", "phone", "place", "size", "message"]);

/** A corrected fact is read like an answer to its question. */
function pressedFact(
  { name, value }: { name: string; value: string },
  conversation: Conversation,
): FactChanges {
  if (value === "") return { [name]: null };
  if (asSaid.has(name)) return { [name]: value };
  const hearing = hear(`${value}`, conversation.language);
  const read = readFacts(value, hearing, { ...conversation, asking: name });
  return name in read ? { [name]: read[name as keyof FactChanges] } : {};
}
