import type { Concept } from "#content/receptionist/heard.ts";
import { dateIn } from "#contract/calendar-date.ts";
import type { Language, TalkTurn } from "#contract/receptionist.ts";
import type { Actions } from "./actions.ts";
import { type Intent, planNames } from "./answering/classify.ts";
import { languageWanted, type Question, questionIn, questionsIn } from "./answering/questions.ts";
import { asksItsPrice, withoutToldVolume } from "./answering/told-volume.ts";
import { type Conversation, saidBefore, type Task, warnedLately } from "./conversation.ts";
import { type FactChanges, withChanges } from "./facts/facts.ts";
import { readFacts } from "./facts/read-facts.ts";
import { scaledVolume } from "./facts/scaled-volume.ts";
import { clausesOf } from "./hearing/clauses.ts";
import { withoutContact } from "./hearing/contact-details.ts";
import { type Hearing, hear } from "./hearing/hear.ts";
import { hourChosen } from "./hearing/hour-chosen.ts";
import { keptWords, tokenIn } from "./hearing/kept-words.ts";
import { withFigures } from "./hearing/numbers.ts";
import { withSpokenDigits } from "./hearing/spoken-digits.ts";
import { refusedHoursBetween, type TimeWindow, windowIn } from "./hearing/time-window.ts";
import { refusedHours, withoutTimesBeside } from "./hearing/times-beside.ts";
import { nthIn, type When, whenIn } from "./hearing/when.ts";
import { withoutAskedDays } from "./hearing/work-days-asked.ts";
import { inOwnZone } from "./hearing/zone-said.ts";
import { type Danger, dangerIn } from "./safety/danger.ts";
import { dangerOfVisitor } from "./safety/danger-of-visitor.ts";
import type { ToldEmergency } from "./safety/emergency.ts";
import { emergencyOfVisitor } from "./safety/emergency-of-visitor.ts";
import { isAgreement } from "./tasks/agreement.ts";
import { isBareYes } from "./tasks/agrees.ts";
import { isOpen } from "./tasks/continue-task.ts";
import { refusesEmail } from "./tasks/email.ts";
import { minutesIn } from "./tasks/say-when.ts";
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
  said: TalkTurn,
  conversation: Conversation,
  actions: Actions,
): Understood {
  const turn = { ...said, message: withSpokenDigits(said.message) };
  const { choice } = turn;
  const inWords = turn.message !== said.message;
  const asTyped = hear(turn.message, conversation.language);
  // Numbers that were said in words tell the language too.
  const heard = inWords
    ? { ...asTyped, language: hear(said.message, conversation.language).language }
    : asTyped;
  const wanted = languageWanted(heard);
  // A press on a card has the language of the card.
  const agreed = conversation.task && isOpen(conversation.task) && isBareYes(turn.message);
  const language = choice || agreed ? conversation.language : (wanted ?? heard.language);
  const own = { ...heard, language };
  const words = keptWords(turn.message);
  const changes = factsOf(turn, own, conversation);
  const asked = choice
    ? turn.message
    : withoutDetails(
        turn.message.replace(/https?:\/\/\S+/gi, " ").replace(addressed, "$1"),
        changes,
        language,
      );
  const told = asked !== turn.message;
  const askedOf = !told ? own : { ...hear(asked, language), language };
  const whole = questionIn(wanted ? withoutLanguage(askedOf) : askedOf, conversation);
  const facts = withChanges(
    conversation.facts,
    changes,
    conversation.turn,
    choice ? "press" : "words",
  );
  const spoken = withoutContact(words, language).rest;
  // The trades' desks read days in their own way.
  const timed = turn.persona ? spoken : withoutTimesBeside(withoutAskedDays(spoken));
  const step: Step = {
    hearing: told ? { ...askedOf, text: own.text } : own,
    original: turn.message,
    choice,
    conversation: { ...conversation, facts },
    earlier: conversation.facts,
    actions,
    changes,
    // "Back at 415 555 0132" names no quarter past four.
    when: choice
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
        ),
  };
  const emergency = emergencyOfVisitor(
    own.text,
    own.spelled,
    warnedLately(conversation) ? "" : saidBefore(conversation),
  );
  const reckons = !choice && asksToReckon(step);
  const priced = asksItsPrice(whole.intent, whole.hearing, changes);
  const intent: Intent | undefined = reckons || priced ? { kind: "plan", score: 6 } : whole.intent;
  const questions =
    choice ||
    reckons ||
    agreed ||
    choosesTime(step, conversation) ||
    // "Dunno, like 60?", asked for the calls: the number is the answer.
    (conversation.asking === "calls" && changes.calls && own.words.length <= shortReply) ||
    onlyTells(step, asked) ||
    // "Here you go", and the link of the mail: no part of it asks.
    (tokenIn(turn.message) !== undefined && clausesOf(asked).every(({ asks }) => !asks)) ||
    (conversation.task && conversation.task.kind !== "plan" && refusesEmail(turn.message))
      ? []
      : withoutToldVolume(
          withoutSum(questionsIn(asked, whole, conversation), intent),
          changes,
          turn.message,
        );
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
        : ofWeekend
          ? { ...step, when: undated }
          : step,
    hearing: whole.hearing,
    intent,
    questions,
    danger: emergency ? "emergency" : turn.persona ? dangerIn(own) : dangerOfVisitor(own),
    emergency,
  };
}

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

/** "230 pls", "4 instead", while a time is being chosen: a figure that picks an hour. */
function withHourChosen(
  when: When,
  message: string,
  language: Language,
  task: Task | undefined,
  zone: string,
): When {
  if (when.time !== undefined || when.nth !== undefined) return when;
  if (task?.kind !== "booking" && task?.kind !== "change") return when;
  const shown = task.offered.map((slot) => minutesIn(slot, zone));
  const time = hourChosen(message, language, shown);
  return time === undefined ? when : { ...when, time };
}

/** "Before 10", "after 3 pm": the hour is a limit, and not the time itself. */
function withWindow(when: When, window: TimeWindow, notAt: readonly number[]): When {
  const { time, ...rest } = when;
  const limit = time === window.since || time === window.until;
  return {
    ...(limit ? rest : when),
    ...window,
    ...(notAt.length > 0 && { notAt: [...notAt] }),
  };
}

/** "Ok bot, I need somebody": who is spoken to, and no question what answers. */
const addressed =
  /^(\W*(?:(?:ok(?:ay)?|hey|hi|listen|look|no|yes|alright|fine|so|hola|oye|oiga)\W+)*)(?:mr |ms |dear )?(?:bot|robot|machine|computer|robotito|m[aá]quina),\s*/iu;

/** "Wait, my email is", "reach me at": words around a detail. */
const introducesDetail =
  /\b(?:can|could|may) (?:i|you|we) (?:change|fix|correct|update|put) (?:my |the )?(?:e-?mail|phone|number|name)(?: address)?(?: to| as)?|^\W*(?:wait|hold on|hang on|oops|sorry|no|actually|perd[oó]n|espere)[,\s]+|\b(?:my |the |mi |el )?(?:e-?mail|phone|number|cell|name|correo|tel[eé]fono|celular|nombre)(?: address)?(?:['’]?s| is| es)\b/giu;

/** "Me llamo Ana": without the name, "me llamo" would ask for a call. */
const introducesName =
  "(?:(?:me llamo|mi nombre es|soy|my name(?:['’]?s| is)|this is|i['’]?m|i am|我叫|我是|我的名字是)\\s*)?";

/** "Bo Reyes is my name". */
const followsName =
  "(?: (?:is|es) (?:my|the|mi|el) (?:\\p{L}+ )?(?:name|nombre)|是我的?(?:名字|姓名))?";

/** "Priya from Lakeside Ortho can you tell me": the firm hides where the question begins. */
const ofFirm =
  /,\s*(?:over |here |calling )?(?:from|at|with|of|de) (?:[\p{L}'’&]+ ){1,4}(?=(?:do|does|can|could|what|how|is|are|will|would|qu[eé]|cu[aá]nto|pueden|tienen)(?![\p{L}]))/iu;

/** A message without the name and the addresses in it: "Wes Tran" asks nothing about training. */
function withoutDetails(message: string, changes: FactChanges, language: Language): string {
  if (!changes.name && !changes.email && !changes.phone) return message;
  let { rest } = withoutContact(message, language);
  const name = changes.name?.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const label =
    /(?:\b(?:my|mi|the|and|y)\s+)?\b(?:e-?mail|phone|cell|mobile|number|tel|correo|tel[eé]fono|celular|n[uú]mero)(?: es| is|:)?\s*(?=\n)|(?:电话|邮箱|手机|号码)(?:是|:|：)?\s*(?=\n)/giu;
  rest = rest.replace(label, " ");
  const left = name
    ? rest.replace(new RegExp(`${introducesName}${name}${followsName}`, "iu"), ",")
    : rest;
  return left.replace(introducesDetail, " ").replace(ofFirm, ", ");
}

/** Words of a message that names a time, or agrees, and nothing else. */
const shortReply = 7;

/**
 * "Same time", "no wait wednesday", "yes book it" in the middle of a task: nothing else is asked in
 * it.
 */
const choosesTime = ({ when, original, hearing }: Step, { task }: Conversation) => {
  if (!task || !isOpen(task)) return false;
  // "Looks right, lock it in", of what was read back.
  if ("confirming" in task && task.confirming && isAgreement(original)) return true;
  // "Could we do 9:30 rather than 9".
  const named =
    when.time !== undefined || when.date !== undefined || when.same || when.shift !== undefined;
  const proposes = task.kind !== "message" && named && proposal.test(original);
  if (proposes && clausesOf(original).length === 1) return true;
  if (clausesOf(original).some(({ asks }) => asks)) return false;
  const short = hearing.words.length <= shortReply;
  if (short && (hearing.concepts.has("yes") || isBareYes(original))) return true;
  if (task.kind === "message") return false;
  const refers = when.same !== undefined || when.none !== undefined || when.shift !== undefined;
  const names = when.date ?? when.time ?? when.nth ?? when.not;
  if (refers || (short && names !== undefined)) return true;
  // "Tues works, afternoon, not 1 tho im at lunch": no part of it asks for anything.
  // "Ok but i'm in boston so make it 10:30 my time".
  if (when.time !== undefined || when.toward !== undefined) return true;
  return when.date !== undefined && when.part !== undefined;
};

const proposal =
  /^\W*(?:(?:and|or|so|ok|actually|hm+|y) )*(?:why not(?= )|(?:can|could|may|shall|should) (?:we|i|you|it) (?:please )?(?:do|make|have|move|change|switch|push|get|be)|what about|how about|podemos|podr[ií]a\p{L}*|puede ser)(?!\p{L})/iu;

/** "What would I pay", "and with two agents", once the volume is known: the sum of it is meant. */
function asksToReckon(step: Step): boolean {
  const { hearing, changes, conversation } = step;
  const { facts, task } = conversation;
  // "That was texts, not calls": the calls are asked for anew.
  if (changes.calls === null && changes.texts) return true;
  if ((!facts.calls && !facts.minutes) || (task && isOpen(task))) return false;
  const { concepts, words, things } = hearing;
  if (words.length > 9 || things.size > 0) return false;
  if (youCharge.test(hearing.text)) return true;
  const named = planNames.some((one) => concepts.has(one));
  if (named && (forThat.test(hearing.text) || changes.minutes || changes.calls)) return true;
  if (whichOne.test(hearing.text) || whatWouldItCost.test(hearing.text)) return true;
  if (whyNot.test(hearing.text) && planNames.some((one) => concepts.has(one))) return true;
  // "What about half as many": the sum once more.
  if (changes.calls && scaledVolume(withFigures(hearing.text, hearing.language), facts))
    return true;
  if (tellsVolume(step)) return true;
  const added = reckonedAnew.some((name) => name in changes);
  if (added && !/\b(?:how many|cu[aá]nt[oa]s)\b|几|多少/u.test(hearing.text)) return true;
  const own = /\b(?:i|we|me|us|our|pagar[ií]a\w*|me|nos)\b|我|我们/iu.test(hearing.text);
  return own && concepts.has("price") && [...concepts].every((one) => ofPrice.has(one));
}

/** "30 calls a day, how much": the sum is the answer, and not the list of prices. */
const withoutSum = (questions: Question[], intent: Intent | undefined) =>
  intent?.kind === "plan"
    ? questions.filter(
        (one) =>
          one.intent.kind !== "price" ||
          [...one.hearing.concepts].some((each) => !ofPrice.has(each)),
      )
    : questions;

/** "Why not basic": the sum says which plans are left out, and why. */
const whyNot =
  /\bwhy (?:not|isn'?t it|can'?t (?:i|we) (?:take|use|get|have))\b|\bpor qu[eé] no\b|为什么不|怎么不/u;
/** "What would gold cost for that", of a volume that is known. */
/** "So which", "what would that cost", once the volume is known. */
const whichOne =
  /^\W*(?:(?:so|ok|and|the|y|el|what['’]?s|whats)\W*)*(?:cheapest|m[aá]s barato)(?: one| plan)?(?: monthly| yearly| by the month| by the year| mensual| anual| then)?\W*$|^\W*(?:(?:so|ok|then|and|y|entonces|那)\W*)*(?:which(?: one| plan)?|cu[aá]l(?: plan)?|哪个(?:套餐)?)(?: then| is it| entonces| ser[ií]a)?\W*$/u;
const whatWouldItCost =
  /\bwhat (?:would|does|will|did) (?:that|it|all that)(?: all)? (?:cost|run|come (?:out )?to|be)\b|\bcu[aá]nto (?:ser[ií]a|saldr[ií]a|costar[ií]a)(?: eso| todo)?\W*$/u;
/** "So what would you charge", once the volume is known. */
const youCharge =
  /\bwhat (?:would|do|will|did|are) (?:you|u)(?: guys)? (?:charge|charging|want)\b|\bcu[aá]nto (?:me |nos )?cobr(?:an|ar[ií]an|a)\b|你们收多少/iu;
const forThat =
  /\b(?:for|with|at) (?:that|this|those|our|my)(?: (?:calls|volume|minutes|many))?\W*$|\b(?:para|con) (?:eso|esas?|esos)(?: (?:llamadas|minutos))?\W*$|(?:这|那)(?:个|样的?)?(?:用量|电话量)/u;
const reckonedAnew = ["texts", "agents", "extras", "unwanted", "season", "billing"] as const;
/** "So 48 a day", "call it 30": numbers are told, and nothing is asked. */
const tellsVolume = ({ changes, original }: Step) =>
  (["calls", "minutes", "length", "days"] as const).some((name) => changes[name]) &&
  !clausesOf(original).some(({ asks }) => asks);
/** "¿Cuánto me sale?" has a word that says yes elsewhere. */
const ofPrice = new Set<Concept>(["price", "plans", "monthly", "annual", "recommend", "yes"]);

/** "Ambulance took him. Rena Cole, rena@cole.example" in the middle of a task: nothing is asked. */
const onlyTells = ({ changes, conversation: { task, asking } }: Step, asked: string) =>
  task !== undefined &&
  isOpen(task) &&
  // What is dictated for a person asks nothing here.
  ((task.kind === "message" && Boolean(changes.message)) || tellsDetails(changes, asking, asked));

const tellsDetails = (changes: FactChanges, asking: string | undefined, asked: string) =>
  (Boolean(changes.name || changes.email || changes.phone) || asking === "message") &&
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

const asSaid = new Set(["name", "email", "phone", "firm", "place", "size", "message"]);

/** A corrected fact is read like an answer to its question. */
function pressedFact(
  { name, value }: { name: string; value: string },
  conversation: Conversation,
): FactChanges {
  if (value === "") return { [name]: null };
  if (asSaid.has(name)) return { [name]: value };
  const hearing = hear(`${value}`, conversation.language);
  const read = readFacts(value, hearing, { ...conversation, asking: name });
  return Object.hasOwn(read, name) ? { [name]: read[name as keyof FactChanges] } : {};
}
