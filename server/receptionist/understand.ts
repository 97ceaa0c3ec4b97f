import { dateIn } from "#contract/calendar-date.ts";
import type { Language, TalkTurn } from "#contract/receptionist.ts";
import type { Actions } from "./actions.ts";
import { questionsBesideTimes } from "./answering/asked-beside-times.ts";
import { askedInContext } from "./answering/asked-in-context.ts";
import { asksBeyond } from "./answering/asks-beyond.ts";
import type { Intent } from "./answering/classify.ts";
import type { InContext, Line } from "./answering/line-in-context.ts";
import { contextOf } from "./answering/meant-in-context.ts";
import { questionsInContext } from "./answering/more-in-context.ts";
import { openBesideTrade } from "./answering/open-beside-trade.ts";
import { ofOwnBusiness } from "./answering/own-business.ts";
import { isStep } from "./answering/plan-steps.ts";
import { type Question, questionIn } from "./answering/question-in.ts";
import { languageWanted } from "./answering/questions.ts";
import { systemInContext } from "./answering/system-in-context.ts";
import { asksItsPrice, withoutToldVolume } from "./answering/told-volume.ts";
import { wishedInContext } from "./answering/wished-in-context.ts";
import { type Conversation, saidBefore, warnedLately } from "./conversation.ts";
import { withChanges } from "./facts/facts.ts";
import { factsOf } from "./facts/facts-of-turn.ts";
import { frameIn, isToldBefore, type MessageFrame, outsideOf } from "./facts/message-frame.ts";
import { withoutOwnHours } from "./facts/own-hours.ts";
import { addressed, withoutDetails } from "./facts/without-details.ts";
import { clausesOf } from "./hearing/clauses.ts";
import { withoutContact } from "./hearing/contact-details.ts";
import { type Hearing, hear } from "./hearing/hear.ts";
import { keptWords, tokenIn } from "./hearing/kept-words.ts";
import { withFigures } from "./hearing/numbers.ts";
import { plainLine } from "./hearing/plain-line.ts";
import { supposes } from "./hearing/question-opening.ts";
import { withSpokenDigits } from "./hearing/spoken-digits.ts";
import { refusedHoursBetween, windowIn } from "./hearing/time-window.ts";
import { refusedHours, withoutTimesBeside } from "./hearing/times-beside.ts";
import { withoutOtherThings } from "./hearing/told-beside.ts";
import { asksUsualHours } from "./hearing/usual-hours.ts";
import { nthIn, saysWhen, whenIn } from "./hearing/when.ts";
import { withHourChosen, withWindow } from "./hearing/when-of-turn.ts";
import { withNames } from "./hearing/with-names.ts";
import { withoutAskedDays } from "./hearing/work-days-asked.ts";
import { withMoney } from "./hearing/written-out.ts";
import { inOwnZone } from "./hearing/zone-said.ts";
import { goesOnAfter } from "./safety/after-warning.ts";
import { type Danger, dangerIn } from "./safety/danger.ts";
import { dangerOfVisitor } from "./safety/danger-of-visitor.ts";
import type { ToldEmergency } from "./safety/emergency.ts";
import { emergencyOfVisitor } from "./safety/emergency-of-visitor.ts";
import { isBareYes } from "./tasks/agrees.ts";
import { asksToReckon, withoutSum } from "./tasks/asks-to-reckon.ts";
import { choosesTime, shortReply } from "./tasks/chooses-time.ts";
import { asksAboutBill } from "./tasks/complains-of-bill.ts";
import { isOpen } from "./tasks/continue-task.ts";
import { refusesEmail } from "./tasks/email.ts";
import { settlesOnly, tellsOnly } from "./tasks/settles-only.ts";
import type { Step } from "./tasks/step.ts";

/** A turn, with the results of understanding it before it is answered. */
export interface Understood {
  step: Step;
  /** The message, filled up from the ones before where it only makes sense with them. */
  hearing: Hearing;
  intent: Intent | undefined;
  /** All questions in it that can be looked up. */
  questions: Question[];
  /** The words around a message for a person; what it passes on asks nothing here. */
  frame: MessageFrame | undefined;
  /** Whether the line tells something for a person: a message, or a complaint about an invoice. */
  dictates: boolean;
  danger: Danger | undefined;
  emergency: ToldEmergency | undefined;
  /** What is meant as what was said before it gives away. */
  inContext: InContext | undefined;
}

/** Understands a turn, without answering it: what it asks, and what it tells. */
export function understand(
  said: TalkTurn,
  conversation: Conversation,
  actions: Actions,
): Understood {
  const dictated = conversation.asking === "message";
  const plain = plainLine(goesOnAfter(said, conversation), {
    open: conversation.asking !== undefined || said.persona !== undefined,
    dictated,
  });
  const typed = dictated ? plain : withNames(plain);
  const turn = { ...said, message: withSpokenDigits(typed) };
  const { choice } = turn;
  const inWords = turn.message !== typed;
  const asTyped = hear(turn.message, conversation.language);
  // Numbers that were said in words tell the language too.
  const heard = inWords
    ? { ...asTyped, language: hear(typed, conversation.language).language }
    : asTyped;
  const wanted = languageWanted(heard);
  // A press on a card has the language of the card.
  const agreed = conversation.task && isOpen(conversation.task) && isBareYes(turn.message);
  const language = choice || agreed ? conversation.language : (wanted ?? heard.language);
  const own = { ...heard, language };
  const words = keptWords(turn.message);
  const changes = factsOf(turn, own, conversation);
  const frame = choice || turn.persona ? undefined : frameIn(turn.message, conversation);
  // "I got charged twice, get me a person": looked into by one, and answered with no price.
  const asksForBill =
    !choice &&
    !turn.persona &&
    asksAboutBill(turn.message, frame?.kind, own.concepts.has("person"));
  const asked = choice
    ? turn.message
    : withoutDetails(
        (asksForBill || isToldBefore(frame, changes) ? "" : outsideOf(frame, turn.message))
          .replace(/https?:\/\/\S+/gi, " ")
          .replace(addressed, "$1"),
        changes,
        language,
      );
  const told = asked !== turn.message;
  const askedOf = !told ? own : { ...hear(asked, language), language };
  const whole = openBesideTrade(
    ofOwnBusiness(
      questionIn(wanted ? withoutLanguage(askedOf) : askedOf, conversation),
      changes,
      asked,
    ),
    asked,
    language,
    conversation,
  );
  const facts = withChanges(
    conversation.facts,
    changes,
    conversation.turn,
    choice ? "press" : "words",
  );
  const spoken = withoutContact(words, language).rest;
  // The trades' desks read days in their own way.
  const timed = turn.persona
    ? spoken
    : withoutTimesBeside(
        withoutOtherThings(
          withoutAskedDays(withoutOwnHours(spoken, changes, conversation)),
          isChosen(conversation),
        ),
      );
  const step: Step = {
    hearing: told ? { ...askedOf, text: own.text } : own,
    original: turn.message,
    choice,
    conversation: { ...conversation, facts },
    earlier: conversation.facts,
    actions,
    changes,
    // "Back at 415 555 0132" names no quarter past four.
    when:
      choice || (conversation.task?.kind === "booking" && asksUsualHours(turn.message))
        ? {}
        : inOwnZone(
            withWindow(
              withHourChosen(
                whenIn(timed, own.language, dateIn(actions.now(), actions.zone)),
                timed,
                own.language,
                turn.persona ? undefined : conversation.task,
                actions.zone,
              ),
              turn.persona ? {} : windowIn(timed, own.language),
              turn.persona
                ? []
                : [
                    ...refusedHours(spoken, own.language),
                    ...refusedHoursBetween(spoken, own.language),
                  ],
            ),
            words,
            actions,
            conversation.task?.kind === "booking" || conversation.task?.kind === "change",
            conversation.lines
              .filter(({ who }) => who === "visitor")
              .map(({ text }) => text)
              .join(". "),
          ),
  };
  // "Y más arriba todavía", from one plan to the next: no word of it tells of a danger.
  const steps = !choice && !turn.persona && isStep(own, conversation);
  const emergency = steps
    ? undefined
    : emergencyOfVisitor(
        own.text,
        own.spelled,
        warnedLately(conversation) ? "" : saidBefore(conversation),
      );
  const framed = (frame !== undefined || asksForBill) && !/[\p{L}\p{N}]/u.test(asked);
  const reckons = !choice && !framed && asksToReckon(step);
  const priced = asksItsPrice(whole.intent, whole.hearing, changes);
  const heardIntent: Intent | undefined = framed
    ? undefined
    : reckons || priced
      ? { kind: "plan", score: 6 }
      : whole.intent;
  const heardQuestions =
    choice ||
    framed ||
    reckons ||
    agreed ||
    choosesTime(step, conversation) ||
    // "Dunno, like 60?", asked for the calls: the number is the answer.
    (conversation.asking === "calls" && changes.calls && own.words.length <= shortReply) ||
    tellsOnly(step, asked) ||
    settlesOnly(step, asked) ||
    // "Gmail, not hotmail", of the address that is known, asks for no system.
    (changes.email &&
      conversation.facts.email &&
      !turn.message.includes("@") &&
      clausesOf(asked).every(({ asks }) => !asks)) ||
    // "Here you go", and the link of the mail: no part of it asks.
    (tokenIn(turn.message) !== undefined && clausesOf(asked).every(({ asks }) => !asks)) ||
    (conversation.task && conversation.task.kind !== "plan" && refusesEmail(turn.message))
      ? []
      : withoutToldVolume(
          withoutSum(questionsBesideTimes(asked, whole, conversation), heardIntent),
          changes,
          turn.message,
        );
  const line: Line = {
    message: withMoney(asked),
    hearing: whole.hearing,
    conversation,
    context: contextOf(conversation),
    intent: heardIntent,
    questions: heardQuestions,
    tells:
      told ||
      tokenIn(turn.message) !== undefined ||
      Object.keys(changes).some((name) => tellsOfTask.has(name)) ||
      saysWhen(step.when),
  };
  const openToMore =
    !choice &&
    !turn.persona &&
    frame === undefined &&
    !asksForBill &&
    !emergency &&
    !agreed &&
    conversation.asking !== "message";
  const inContext = openToMore
    ? (askedInContext(line) ?? systemInContext(line) ?? wishedInContext(line))
    : undefined;
  const questions = inContext
    ? [...inContext.questions]
    : openToMore
      ? [...questionsInContext(line, own.language)]
      : heardQuestions;
  const intent = inContext?.intent ?? heardIntent;
  const { nth, ...unnumbered } = step.when;
  const { date: _, ...undated } = step.when;
  // "Do you answer on weekends", in the middle of a booking, names no day for it.
  const ofWeekend =
    questions.length > 0 &&
    conversation.task !== undefined &&
    weekend.test(asked) &&
    clausesOf(asked).every(({ asks }) => asks);
  return {
    // "What is the difference first" picks no time.
    step:
      questions.length > 0 && nth !== undefined && onlyAsks(asked, language)
        ? { ...step, when: unnumbered }
        : conversation.task && supposes(asked)
          ? { ...step, when: {} }
          : ofWeekend
            ? { ...step, when: undated }
            : step,
    hearing: whole.hearing,
    intent,
    questions,
    frame,
    dictates: Boolean(frame?.text) || asksForBill,
    danger: emergency
      ? "emergency"
      : // "What happens once we burn through them", of minutes: an ordinary question.
        steps || asksBeyond(own, conversation)
        ? undefined
        : turn.persona || changes.texts || changes.minutes
          ? dangerIn(own)
          : dangerOfVisitor(own, inContext?.intent.kind === "topic" ? inContext.share : 0),
    emergency,
    inContext,
  };
}

/** Facts that a task or a plan needs. */
const tellsOfTask = new Set(["email", "phone", "name", "calls", "minutes", "length", "texts"]);

/** Whether a time of a call is kept. */
const isChosen = ({ task }: Conversation): boolean =>
  (task?.kind === "booking" || task?.kind === "change") && task.start !== undefined;

const weekend = /\bweekends?\b|\bfin(?:es)? de semana\b|周末/iu;

/** "What is the difference first", and not "the second one. How long is it": no time is chosen. */
const onlyAsks = (message: string, language: Language): boolean => {
  const clauses = clausesOf(message);
  const told = clauses.filter(({ asks }) => !asks);
  return (
    told.length < clauses.length &&
    !told.some(({ text }) => nthIn(withFigures(text, language)) !== undefined)
  );
};

/** "And in English please, the minutes": what is left is asked in that language. */
function withoutLanguage(hearing: Hearing): Hearing {
  const concepts = new Set(hearing.concepts);
  for (const one of ["speakIn", "english", "spanish", "chinese", "language"] as const)
    concepts.delete(one);
  return { ...hearing, concepts };
}
