import { asksOfProduct } from "#server/receptionist/answering/asks-of-product.ts";
import { isInforming } from "#server/receptionist/answering/question-in.ts";
import { frameIn } from "#server/receptionist/facts/message-frame.ts";
import { countsByHour } from "#server/receptionist/hearing/calls-an-hour.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { supposes } from "#server/receptionist/hearing/question-opening.ts";
import type { Understood } from "#server/receptionist/understand.ts";
import { asksForSomebody } from "./asks-for-somebody.ts";
import { asksOfTheirMessages } from "./asks-of-their-messages.ts";
import { wishesCall } from "./call-wished.ts";
import { isOpen } from "./continue-task.ts";
import {
  accounts,
  another,
  anyBooking,
  asksIfOneCalls,
  asksToBeCalled,
  atOnce,
  booked,
  bookIt,
  bookingLink,
  cannotCome,
  demandsPerson,
  dropsIt,
  forSize,
  freeTime,
  getsCall,
  getsOne,
  hasBooking,
  hasOtherDay,
  ifCallerAsks,
  insteadOf,
  isSold,
  leftOut,
  meeting,
  movesIt,
  namesPerson,
  noteThat,
  ofCallers,
  ofService,
  ofTheirs,
  ordersCall,
  others,
  ownBooking,
  ownChange,
  passOn,
  past,
  refusesCall,
  refusesMessage,
  saysItBooks,
  sendsMe,
  somebodyDoes,
  somebodyDoesSpanish,
  somebodySends,
  soonestTime,
  suits,
  tellsOfPhone,
  timeWithNora,
  wantsOne,
  whenToTalk,
  whoIsFree,
  whoKnows,
  whomToTalkTo,
  whoSpeaks,
  withSomebody,
} from "./wish-words.ts";
import { onlyWords, wordSet } from "./words-of-turn.ts";

/** Something that a message asks to be done. */
export type Wish = "book" | "change" | "message" | "plan" | "person" | "phone";

/** Finds the task that a message asks for, if any: the clearest sign first. */
export function wishIn(understood: Understood): Wish | undefined {
  const { step, intent } = understood;
  const { changes, when, original } = step;
  const { concepts } = step.hearing;
  const kind = intent?.kind;
  if (bookingLink.test(original)) return "change";
  if (ifCallerAsks.test(original) && !changes.email) return undefined;
  const frame = step.choice ? undefined : frameIn(original, step.conversation);
  // "Take a message: please move my call": what is to be passed on wishes nothing here.
  if (frame?.text && (frame.kind === "leave" || frame.kind === "label")) return "message";
  // "I'd like to talk to somebody about reservations. Friday?": a time with one, as below.
  const somebody = !step.choice && when.date === undefined && asksForSomebody(original);
  if (demandsPerson(original) || somebody) {
    if (changes.email || changes.message || understood.dictates) return "message";
    // "Get me a human, thursday at 4": a time with one.
    return when.date !== undefined && !past.test(original) ? "book" : "person";
  }
  // "I want to book but i need someone who speaks spanish".
  if (saysItBooks(original) || (timeWithNora.test(original) && !changes.message)) return "book";
  if (isSold.test(original) && step.hearing.words.length <= 7 && !/[?？]/.test(original))
    return "book";
  if (whoSpeaks.test(original) && when.date === undefined)
    return changes.email || changes.message ? "message" : "person";
  if (hasBooking.test(original) || hasOtherDay.test(original)) return "change";
  if (ownChange.test(original) && !/[吗？?]|它|可不可以|能不能/u.test(original)) return "change";
  if (changesBooked(step)) return "change";
  if (cannotCome.test(original) && !ofCallers.test(original)) return "change";
  if (booked.test(original) && !ofCallers.test(original)) return "change";
  const product = /\b(it|you|farline|agent|ai|clients?|callers?|patients?|customers?)\b/i.test(
    original,
  );
  if (ownBooking.test(original) && !/\b(can|does|will|could) (it|your)\b/i.test(original))
    return "change";
  if (anyBooking.test(original) && !others.test(original)) return "change";
  const ofOthers = asksOfProduct.test(original.trim()) && others.test(original);
  if (
    concepts.has("move") &&
    !ofOthers &&
    !(product && /\b(clients?|callers?|patients?|customers?|can it|does it)\b/i.test(original))
  )
    return "change";
  const dated = when.date !== undefined || when.from !== undefined || when.soonest !== undefined;
  const timed = when.time !== undefined && (when.date !== undefined || when.from !== undefined);
  // "Now", after a person was offered.
  const offered = step.conversation.task?.kind === "message" && step.conversation.task.offered;
  if (offered && atOnce.test(original)) return "phone";
  if (clausesOf(original).some(({ text }) => whomToTalkTo.test(text)))
    return changes.email ? "message" : "person";
  if (whoKnows.test(original)) return changes.email ? "message" : "person";
  // "Figures. Can I talk to one".
  const spokenOf = namesPerson.test(step.conversation.lines.at(-1)?.text ?? "");
  if (
    clausesOf(original).some(({ text }) => wantsOne.test(text) || (spokenOf && getsOne.test(text)))
  )
    return changes.email ? "message" : "person";
  // "Mon-sat is 26 days": how many days there are calls, and no day for one.
  const ofDays = changes.days || changes.calls?.rates;
  if (ofDays && !(concepts.has("book") && !refusesCall.test(original))) return "plan";
  // "We get a call every 20 minutes from 9 to 5": its calls are told, and none is wished for.
  const hourly = countsByHour(withFigures(original.toLowerCase(), step.hearing.language));
  if (
    hourly &&
    !asksOfProduct.test(original) &&
    !(step.conversation.task && isOpen(step.conversation.task))
  )
    return "plan";
  if (changes.calls && kind === "book" && !concepts.has("book") && !dated) return "plan";
  // "You didn't count saturday": the volume, and no day for a call.
  if (step.conversation.facts.calls && leftOut.test(original)) return "plan";
  // "I don't want a call, can I just leave a message".
  if (frame?.kind === "leave" && refusesCall.test(original)) return "message";
  // "I don't want to book anything, just give me the number".
  if (refusesCall.test(original))
    return intent?.kind === "plan" || intent?.kind === "phone" ? intent.kind : undefined;
  if (refusesMessage.test(original) && !frame?.text) return wishBesideMessage(step);
  const { task } = step.conversation;
  if (!(task && isOpen(task)) && bookIt.test(original) && !ofOthers) return "book";
  if (frame && frame.kind !== "contact") return "message";
  if (!(task && isOpen(task)) && !changes.message && wishesCall(original)) return "book";
  if (noteThat.test(original) || passOn.test(original)) return "message";
  if (timed && (concepts.has("message") || meeting.test(original) || concepts.has("book")))
    return "book";
  if (dated && concepts.has("book") && !changes.message) return "book";
  if (ordersCall.test(original) && !ofOthers && !others.test(original) && !/[?？]/.test(original))
    return "book";
  const bounded = when.since !== undefined || when.until !== undefined;
  if (bounded && clausesOf(original).some(({ text }) => getsCall.test(text) && !others.test(text)))
    return "book";
  if (soonestTime.test(original) && !others.test(original) && !changes.message) return "book";
  // "Fine. thursday next week, any time after lunch".
  if (dated && !changes.message && onlyWords(original.toLowerCase(), timeWords)) return "book";
  const daytime = when.part ?? when.time ?? when.since ?? when.until;
  const hour = when.time !== undefined && !changes.phone;
  if ((when.date ? daytime !== undefined : hour) && asksToBeCalled(original)) return "book";
  if (when.date && asksIfOneCalls.test(original) && !changes.email && !changes.message)
    return "book";
  if (whenToTalk.test(original) && !others.test(original) && !changes.message) return "book";
  if (dated && somebodySends.test(original) && !concepts.has("book")) return "message";
  if (
    dated &&
    kind !== "message" &&
    (withSomebody.test(original) ||
      somebodyDoes.test(original) ||
      somebodyDoesSpanish.test(original) ||
      clausesOf(original).some(
        ({ text }) => (getsCall.test(text) || whoIsFree.test(text)) && !others.test(text),
      )) &&
    !changes.message &&
    !past.test(original) &&
    !changes.email
  )
    return "book";
  // "Can I talk to somebody on monday" wants a time with a person.
  if (kind === "person" && dated && !changes.email) return "book";
  if (changes.email && sendsMe.test(original)) return "message";
  if (!frame && !changes.email && asksOfTheirMessages(original)) return undefined;
  if (frame?.kind === "contact" || understood.dictates) return "message";
  // "If it doesn't know, does it take a message?"
  const asksProduct = clausesOf(original).some(
    ({ text }) => asksOfProduct.test(text) && /\bit\b/i.test(text),
  );
  const ofWork = asksProduct || supposes(original);
  if (kind === "message" && ofWork && !changes.email && !changes.message) return undefined;
  if (kind === "message") return "message";
  const told = changes.email || changes.phone || changes.name;
  const ofMessage = concepts.has("message") && !concepts.has("offTopic");
  // "Its Rick. I mean does it text me": the name says who asks about the product.
  if (ofMessage && (changes.message || (told && !asksProduct))) return "message";
  if (kind === "person") return changes.email || changes.message ? "message" : "person";
  if (kind === "book" && accounts.test(original)) return undefined;
  // "Lol ok. Can it book the appointments": of several sentences one asks about the product.
  const ofProduct =
    asksOfProduct.test(original.trim()) ||
    clausesOf(original).some(({ text }) => asksOfProduct.test(text));
  // What is said of the call that is booked begins no other one.
  const ofBooked = step.conversation.booked && !dated && !another.test(original);
  if (kind === "book") return ofProduct || ofBooked || ofTheirs.test(original) ? undefined : "book";
  if (dated && ofProduct) return undefined;
  if (dated && meeting.test(original) && (kind === "phone" || !intent || intent.score < 3))
    return "book";
  if (dated && freeTime.test(original) && step.hearing.words.length <= 14) return "book";
  // "I can do tuesday or wednesday, mornings": a day, and nothing else that is asked.
  if (
    dated &&
    (!intent || kind === "greet") &&
    !ofService.test(original) &&
    !past.test(original) &&
    !changes.message
  )
    return "book";
  if (dated && suits.test(original)) return "book";
  // "The number ends in 0180": the visitor's own.
  if (kind === "phone" && !changes.phone && !tellsOfPhone(original)) return "phone";
  // "3 trucks. do you do spanish, nights, and quickbooks?": what is asked is something else.
  const { questions } = understood;
  const asksOther = questions.length > 1 && !concepts.has("recommend") && !concepts.has("price");
  if (kind === "plan" && asksOther && !changes.calls && !changes.minutes) return undefined;
  // "Tuesday doesn't suit us either", of a call: a day, and no plan.
  if (kind === "plan" && task?.kind === "booking" && when.not) return undefined;
  if (kind === "plan") return "plan";
  // "What about for 50 employees".
  if (changes.size && forSize.test(original) && step.hearing.words.length <= 8) return "plan";
  if (timed && !intent) return "book";
  if (timed && told) return "book";
  const { calls, minutes, texts, agents, length } = changes;
  const reckoned = [calls, minutes, texts, agents, length].filter(Boolean);
  if (reckoned.length > 1 && (changes.calls || changes.minutes)) return "plan";
  // "Solo bankruptcy attorney here, about 8 calls a day": the trade is told, and nothing asked of it.
  const tellsTrade = changes.trade !== undefined && clausesOf(original).every(({ asks }) => !asks);
  // "25 al día, cerramos domingos": what sounded like a question was left out.
  const asksNothing = understood.questions.length === 0 || tellsTrade;
  if ((changes.calls || changes.minutes) && (!(intent && isInforming(intent)) || asksNothing))
    return "plan";
  return undefined;
}

/** Words of days and hours, and those that stand beside them. */
const timeWords = wordSet(
  `monday tuesday wednesday thursday friday mon tue tues wed weds thu thur thurs fri mondays tuesdays wednesdays thursdays
  fridays tomorrow next week this coming morning mornings afternoon afternoons noon lunch lunchtime am pm any time anytime
  sometime after before around about at on in or the a between till until early late earlier later first thing day
  half past quarter ok okay fine alright please pls then maybe perhaps say like either preferably ideally works good great
  for me us i m free open available thanks lunes martes miercoles miércoles jueves viernes mañana tarde próximo proximo
  próxima proxima semana que viene después despues antes de del la el las los por en a comida mediodía mediodia cualquier
  hora está bien bueno si sí o y como sobre temprano favor`,
);

/** "Actually can we do thursday instead", "cancel it", once a call is booked in this conversation. */
function changesBooked({ original, when, conversation, changes }: Understood["step"]): boolean {
  const { booked, task } = conversation;
  if (!booked || (task && isOpen(task)) || changes.message) return false;
  if (another.test(original)) return false;
  const timed = when.date !== undefined || when.time !== undefined || when.shift !== undefined;
  return dropsIt.test(original) || movesIt.test(original) || (timed && insteadOf.test(original));
}

/** "Cancel it", and nothing else, of a call that was booked in this conversation. */
export const dropsBooked = ({ original, conversation }: Understood["step"]) =>
  conversation.booked !== undefined && dropsIt.test(original);

/** What somebody who leaves no message wants instead: "I want the appointment on monday". */
function wishBesideMessage({ hearing, when }: Understood["step"]): Wish | undefined {
  const dated = when.date !== undefined || when.time !== undefined;
  if (hearing.concepts.has("book") || dated) return "book";
  return undefined;
}
