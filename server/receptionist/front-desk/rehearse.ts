import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { deskPhrases } from "#content/front-desks/phrases.ts";
import { phrases as companyPhrases } from "#content/receptionist/languages.ts";
import type { Persona } from "#contract/receptionist.ts";
import type { Reply } from "#server/receptionist/brain.ts";
import { saidBefore } from "#server/receptionist/conversation.ts";
import { withoutPrivateNumbers } from "#server/receptionist/hearing/kept-words.ts";
import { withSpokenDigits } from "#server/receptionist/hearing/spoken-digits.ts";

import { writtenOut } from "#server/receptionist/hearing/written-out.ts";
import { takesAlarmBack } from "#server/receptionist/safety/alarm-taken-back.ts";
import { type Danger, dangerIn } from "#server/receptionist/safety/danger.ts";
import { emergencyIn } from "#server/receptionist/safety/emergency.ts";
import { isNamedInJest } from "#server/receptionist/safety/figure-of-speech.ts";
import { isReassured } from "#server/receptionist/safety/seen-to.ts";
import { warning } from "#server/receptionist/safety/warning.ts";
import type { Step } from "#server/receptionist/tasks/step.ts";
import { withoutWho } from "./asks-machine.ts";
import { serviceAskedIn, withoutServiceAsked } from "./business-questions.ts";
import { answerQuestions } from "./call-answers.ts";
import { decline, note, noteDown, noteLeftOver, withoutRepeats } from "./call-notes.ts";
import { nextField, saysChoiceAgain } from "./call-questions.ts";
import {
  acknowledge,
  acknowledgeLate,
  acknowledgeTime,
  goOn,
  readBack,
  standing,
} from "./call-reply.ts";
import { takenFacts, takenSlip } from "./call-slip.ts";
import { sayTime } from "./call-time.ts";
import { another, type CallTurn, inLanguage, openTurn, say } from "./call-turn.ts";
import { withCorrectionsDone } from "./corrections-done.ts";
import { aboutTheCall } from "./hearing/about-the-call.ts";
import { asksReadBack, saysComplaint, saysDistress, withoutComplaint } from "./hearing/asides.ts";
import { withWishAdded } from "./hearing/asked-to-add.ts";
import { factText, shortened } from "./hearing/fact-text.ts";
import { type HeardFacts, hearFacts } from "./hearing/hear-facts.ts";
import { putRight } from "./hearing/put-right.ts";
import { withoutRefusals } from "./hearing/refused.ts";
import { takenApart } from "./hearing/run-together/taken-apart.ts";
import { timeSaid } from "./hearing/time-said.ts";
import { keepFacts, refuseHour } from "./kept-facts.ts";
import { deskForMatter, detailsOfThing } from "./left-behind.ts";
import { heardIn, isBeyond, isUnwritten } from "./limit-of-question.ts";
import { noteBeside } from "./note-beside.ts";
import { withoutOthersAsked } from "./of-others.ts";
import { withoutRefusedHour } from "./offered-time.ts";
import { openQuestions } from "./open-questions.ts";
import { pressedFact } from "./pressed-fact.ts";
import { dangerStillOn, limitAfterWarning } from "./still-in-danger.ts";
import { talkWishedWith, withoutTalkWished } from "./talk-wished.ts";
import { keepTimeWords } from "./time-words.ts";

/**
 * Make it mine: answers as the front desk of a trade would. Emergencies come before everything;
 * then what may not be said; then the next thing that is missing. Nothing is booked or kept.
 */
export function rehearse(persona: Persona, said: Step, danger: Danger | undefined): Reply {
  const plain = writtenOut(withSpokenDigits(said.original))
    .replace(byTheWay, "")
    .replace(thinking, " ")
    .replace(shrug, "")
    .replace(withinWhich, "at ")
    .replace(spacedSigns, "，");
  const original = takenApart(withWishAdded(plain));
  const step = { ...said, original };
  const turn = openTurn(frontDeskOf(persona.industry), persona, step, step.hearing.language);
  const { state, language, phrases } = turn;
  const desk = deskForMatter(turn.desk, state, plain);
  turn.desk = desk;
  const pressed = pressedFact(turn);
  if (pressed) return finish(turn, [pressed, ...goOn(turn, {}, state.facts)]);

  const before = structuredClone(state.facts);
  const about = aboutTheCall(step.original);
  const right = putRight(withCorrectionsDone(turn, about.rest), state.facts);
  state.facts = right.facts;
  const complains = saysComplaint(step.original);
  const refusedHour = withoutRefusedHour(right.rest, state.offered);
  const asking = withoutServiceAsked(
    withoutTalkWished(withoutWho(withoutOthersAsked(withoutComplaint(refusedHour.rest)))),
  );
  const heard = listen(turn, withoutRefusals(asking, desk.fields));
  takeTopic(turn, heard, serviceAskedIn(right.rest)?.what);
  // Dangers are told in whole lines: no sign that was put in may divide one.
  const named = emergencyIn(
    plain,
    step.hearing.spelled,
    desk.slug,
    state.shaken ? "" : saidBefore(step.conversation),
    state.emergencies.at(-1),
  );
  const told = named && isNamedInJest(named.id, step.hearing.spelled) ? undefined : named;
  const asked = told || heard.danger ? undefined : dangerStillOn(turn);
  const emergency = told?.id ?? heard.danger ?? asked;
  if (emergency) {
    // Words of danger show the language even where the rest of a message is too short to.
    const spoken = told?.language ?? language;
    keepFacts(turn, heard, right.rest);
    noteBeside(turn, heard);
    const again = state.emergencies.includes(emergency);
    state.emergencies.push(emergency);
    state.shaken = true;
    delete state.calm;
    // A caller who has just described the danger is not asked about it.
    const safety = desk.fields.find(({ kind }) => kind === "safety");
    if (safety)
      state.facts[safety.name] ??= {
        text: shortened(withoutPrivateNumbers(step.original)),
      };
    const sentence = warning(emergency, told?.begun)[spoken];
    const { emergencyAgain } = deskPhrases[spoken];
    const last = step.conversation.lines.findLast(({ who }) => who === "assistant")?.text ?? "";
    const more = again && !last.includes(emergencyAgain) ? [emergencyAgain] : [];
    if (again) delete state.asked;
    const limit = asked && limitAfterWarning(desk, step.original);
    const refused = limit ? [inLanguage(limit.say, spoken)] : [];
    return finish({ ...turn, language: spoken }, [...refused, ...more, sentence]);
  }

  calmDown(turn);
  const rest: CallTurn = { ...turn, step: { ...step, original: about.rest } };
  // What visitors of this site say is no example of what callers of a trade do: only the rules count.
  const order = danger && dangerIn(step.hearing);
  const answers = answerQuestions(withoutName(rest, heard), order, heard.facts);
  if (refusedHour.hour !== undefined) refuseHour(turn, heard, refusedHour);
  const wasAsked = state.asked;
  const time = keepFacts(turn, heard, refusedHour.rest);
  const timeWords = keepTimeWords(turn, heard, wasAsked);
  if (heard.email) noteDown(state, [heard.email]);
  noteDown(state, heard.others);
  noteDown(state, talkWishedWith(about.rest));
  const refused = decline(turn, right.rest, heard.email !== undefined);
  noteDown(state, complains);
  if (state.unbooked) noteDown(state, [detailsOfThing(heard.left)]);
  else if (danger !== "role")
    noteLeftOver(turn, heard, [
      ...answers.questions,
      ...answers.settled.filter((one) => !answers.told.includes(one)),
      ...timeWords,
    ]);
  const answered = answers.texts.length > 0 || time !== undefined || refused;
  noteMiss(turn, before, answered || timeWords.length > 0);
  const used = [
    ...Object.values(heard.facts).flatMap(({ text }) => text?.split("; ") ?? []),
    ...timeWords,
  ];
  // "Can he come before five" asks for a time only where one is still to be found.
  const timed =
    Object.keys(heard.when).length > 0 &&
    (time !== undefined ||
      heard.when.either !== undefined ||
      JSON.stringify(before.when) !== JSON.stringify(state.facts.when) ||
      nextField(turn)?.kind === "when");
  const confirms = asksReadBack(about.rest);
  const wantsReading = about.readBack !== undefined || confirms;
  const open = confirms
    ? []
    : openQuestions(about.rest, used, [...answers.questions, ...answers.settled]).filter(
        (one) => !timed || !asksForTime(one, turn),
      );
  note(turn, [...answers.questions, ...open]);
  const texts = [...answers.texts];
  if (heard.when.wrongDay && !heard.when.disagree)
    texts.unshift(
      say(turn, phrases.today, { value: sayTime({ date: turn.clock.today }, language) }),
    );
  if (complains.length > 0) texts.unshift(say(turn, phrases.regret));
  if (about.rehearsal) texts.push(say(turn, phrases.whatRehearsal));
  if (about.standing) texts.push(standing(turn));
  if (wantsReading) texts.push(...readBack(turn, about.readBack));
  if (open.length > 0 && texts.length < 2) texts.push(another(turn, "unknown", phrases.unknown));
  if (state.shaken) {
    delete state.shaken;
    // Said once: again and again, it is heard no longer.
    if (!state.said.after && !state.calm && !isReassured(step.original)) {
      state.said.after = 1;
      texts.push(phrases.after);
    }
  }
  // "It's the homeowners, the house", said before: nothing new, and understood all the same.
  const known =
    turn.unheard !== undefined &&
    (Object.keys(heard.facts).length > 0 || saysChoiceAgain(turn, right.rest));
  const describes = state.unbooked === true && before.note?.text !== state.facts.note?.text;
  if (known || texts.length > 0) delete turn.unheard;
  if (time) texts.push(time);
  else if ((known || describes) && texts.length === 0)
    texts.push(another(turn, "noted", phrases.noted));
  else if (texts.length === 0)
    texts.push(
      ...acknowledge(turn, before, right.changed, heard.replaced, saysDistress(step.original)),
    );
  else if (!wantsReading)
    texts.push(...acknowledgeTime(turn, before), ...acknowledgeLate(turn, before));
  const offered = time !== undefined && state.asked === "when" && state.offered.length > 0;
  const action = answers.handed ? "person" : answers.limited ? "refuse-advice" : "rehearsal";
  // "I ask for no name": the name is not asked for in the same breath.
  const nameless =
    desk.anonymousPrice === true && answers.named.has("price") && nextField(turn)?.kind === "name";
  const next = offered || nameless ? [] : goOn(turn, heard.when, before);
  return finish(turn, [...texts, ...next], action);
}

/** "False alarm, it was the toast": the call goes on, and the line about danger says so. */
function calmDown({ state, desk, step }: CallTurn) {
  const last = state.emergencies.at(-1);
  if (!last || state.calm || !takesAlarmBack(step.original, last)) return;
  state.calm = true;
  const safety = desk.fields.find(({ kind }) => kind === "safety");
  if (safety) state.facts[safety.name] = { text: shortened(withoutPrivateNumbers(step.original)) };
}

/** It says nothing, and holds words of deadlines. */
const byTheWay = /\s*,?\s*\bby the way\b,?/giu;

/** "It started, let me see, last Thursday", "sorry, that's the dog": said while thinking, and to what sounds beside. */
const thinking =
  /,? (?:(?:let me|lemme) (?:see|think)|what (?:is|was) it|how do you say|d[eé]jeme (?:ver|pensar)|c[oó]mo le dir[eé]),(?= )|(?<!\p{L})(?:sorry|excuse me|perd[oó]n|disculpe),? (?:that['’]?s|it['’]?s|es) (?:just )?(?:the|my|our|el|la|mi) (?:dog|cat|kids?|baby|tv|radio|doorbell|kettle|son|daughter|toddler|perro|perra|gato|ni[nñ]o|ni[nñ]a|beb[eé]|tele|timbre)(?=\s*(?:$|[.,;!]))/giu;

/** "My mother-in-law says it's not safe, but what can you do": nobody has to answer that. */
const shrug =
  /,? \b(?:(?:but|and|oh well,?|ah well,?|pero) (?:what can (?:you|ya|u) (?:do|say)|who knows(?: why)?|what do i know|qui[eé]n sabe|yo qu[eé] s[eé])|what (?:are|r) (?:you|ya|u) (?:gonna|going to) do|(?:can|would) (?:you|ya|u) believe (?:it|that|this)|qu[eé] (?:le|se le) (?:vamos|va) a hacer|ni modo)(?=\W*(?:$|[,.;!\n]))/giu;

/** "Before 11, say 10": the hour that is proposed. */
const withinWhich =
  /(?<!\p{L})(?:before|after|by|until|till?) (?:1[0-2]|[1-9])(?::\d\d)?(?: ?[ap]m)?,? (?:so )?(?:say|maybe|perhaps|ideally) (?:at )?(?=(?:1[0-2]|[1-9])(?!\d))/giu;

/** "发动机灯亮了 还能开吗": between Chinese signs a space divides as a comma does; "王 丽" is a name. */
const spacedSigns = /(?<=\p{Script=Han}{2})\s+(?=\p{Script=Han}{2})/gu;

/** "Is Invisalign something you do": what is asked for is what the call is about. */
function takeTopic({ desk, state }: CallTurn, { facts }: HeardFacts, what: string | undefined) {
  // "Do you do Invisalign Teen too": no name.
  if (facts.name?.text && what?.toLowerCase().includes(facts.name.text.toLowerCase()))
    delete facts.name;
  if (!what || Object.values(facts).some(({ text = "" }) => text.includes(what))) return;
  const chosen = Object.values({ ...state.facts, ...facts }).flatMap(({ option }) => option ?? []);
  const main = desk.fields.find(
    ({ kind, optional, only }) =>
      kind === "words" && !optional && (!only || only.some((one) => chosen.includes(one))),
  );
  if (!main || state.facts[main.name]) return;
  facts[main.name] = { text: factText([what, ...(facts[main.name]?.text?.split("; ") ?? [])]) };
}

/** "Can we make it four?" moves the time, and is no question for somebody else. */
const asksForTime = (sentence: string, { language, clock }: CallTurn) =>
  Object.keys(timeSaid(sentence, language, clock.today, { asked: true, settled: false })).length >
  0;

/** "Wendell Price": a name asks for nothing. */
function withoutName(turn: CallTurn, { facts }: HeardFacts): CallTurn {
  const name = facts.name?.text;
  if (!name) return turn;
  const { original } = turn.step;
  const at = original.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return turn;
  const behind = original.slice(at + name.length).replace(firmBehind, "");
  const rest = `${original.slice(0, at)} , ${behind}`;
  return { ...turn, step: { ...turn.step, original: rest } };
}

/** "Pam Yost with Dunmore Schools": for whom the caller works asks nothing about clients. */
const firmBehind =
  /^,? (?:(?:here|calling|over) )?(?:w\/|with|from|at|of|de|con) \p{Lu}[\p{L}'’&.-]*(?: (?:&|and|of|y|de) \p{Lu}[\p{L}'’&-]*| \p{Lu}[\p{L}'’&-]*){0,4}(?=\s*(?:$|[.,;!]))/u;

/** Reads the facts, except from questions that must not be answered. */
function listen(turn: CallTurn, message: string): HeardFacts {
  const { desk, state, language, clock } = turn;
  return hearFacts(message, {
    desk,
    state,
    language,
    today: clock.today,
    skip: (part) => isBeyond(desk, part) || (part.asks && heardIn(everyDeskCues.why, part)),
    unwritten: (part) => isUnwritten(desk, part),
  });
}

/** Counts a question that got no usable answer. */
function noteMiss(turn: CallTurn, before: CallTurn["state"]["facts"], answered: boolean): void {
  const { state } = turn;
  const { asked } = state;
  if (!asked || answered || JSON.stringify(before) !== JSON.stringify(state.facts)) return;
  state.missed[asked] = (state.missed[asked] ?? 0) + 1;
  turn.unheard = asked;
}

function finish(
  turn: CallTurn,
  texts: readonly string[],
  action: Reply["action"] = "rehearsal",
): Reply {
  withoutRepeats(turn);
  const { step, state, language, phrases } = turn;
  const joined = texts.filter(Boolean).join(language === "zh" ? "" : " ");
  // "That's everything": of a slip that was handed in nothing is noted again.
  const over = state.done && !/\b(?:thanks?|thx|gracias)\b|谢/i.test(step.original);
  const otherwise = () =>
    over
      ? another(turn, "rehearsal-again", phrases.rehearsalAgain)
      : another(turn, "noted", phrases.noted);
  const text = joined || otherwise();
  const last = step.conversation.lines.findLast(({ who }) => who === "assistant")?.text;
  return {
    language,
    action,
    text: text === last ? `${phrases.same} ${text}` : text,
    status: companyPhrases[language].status.rehearsal,
    sources: [],
    suggestions: [],
    facts: takenFacts(turn),
    slip: takenSlip(turn),
    ...(state.asked && { asks: state.asked }),
    conversation: { ...step.conversation, language, rehearsal: state },
  };
}
