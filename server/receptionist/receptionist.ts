import { closingPhrases } from "#content/receptionist/closing-phrases.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { TalkTurn } from "#contract/receptionist.ts";
import { adviceAnswer, answersTo, rulesAnswer } from "./answering/answer.ts";
import { asksOfAgentsWork } from "./answering/asks-of-product.ts";
import type { Intent } from "./answering/classify.ts";
import type { Reply } from "./brain.ts";
import { warnedLately } from "./conversation.ts";
import { refuse, warn } from "./decline.ts";
import { finish, plain } from "./finish.ts";
import { rehearse } from "./front-desk/rehearse.ts";
import { clausesOf } from "./hearing/clauses.ts";
import { opensQuestion } from "./hearing/question-opening.ts";
import { saysWhen } from "./hearing/when.ts";
import type { PassageIndex } from "./knowledge/passage-index.ts";
import { answered, besideBooking, farewell, otherwise, toRemark } from "./otherwise.ts";
import { afterWarning } from "./safety/after-warning.ts";
import { asksForHelp } from "./safety/asks-for-help.ts";
import { asksIfLegal, asksNoAdvice, reassures } from "./safety/asks-no-advice.ts";
import { helpComes } from "./safety/help-comes.ts";
import { isBareNo, isBareYes } from "./tasks/agrees.ts";
import { askedBeside } from "./tasks/asked-beside.ts";
import { bareNo, noInterest, onlyLooks } from "./tasks/asks-for-nothing.ts";
import { onlyTurnsToSomebody } from "./tasks/asks-for-somebody.ts";
import { begin, officeNumber } from "./tasks/begin-task.ts";
import { asksOfBooking, proposesOther, settles, undoesBooking } from "./tasks/beside-booking.ts";
import { askAnew } from "./tasks/booking-task.ts";
import { withoutMail } from "./tasks/change-task.ts";
import { dropTask, isOpen, remindTask } from "./tasks/continue-task.ts";
import { corrected } from "./tasks/corrected-fact.ts";
import { dropsMessage } from "./tasks/drops-message.ts";
import { refusesEmail } from "./tasks/email.ts";
import { estimateAsked } from "./tasks/estimate-asked.ts";
import { goOn } from "./tasks/go-on.ts";
import { afterLettingGo, callsInstead, goes, takesLeave } from "./tasks/lets-go.ts";
import { saysMailIsLost } from "./tasks/lost-mail.ts";
import { askMessageAnew } from "./tasks/message-task.ts";
import { priceRemark, saysTooExpensive } from "./tasks/price-remark.ts";
import { givesInstead } from "./tasks/put-right-instead.ts";
import { doneAnswer } from "./tasks/sent-asked.ts";
import { onlyAsks, onlyTells } from "./tasks/stray-wish.ts";
import { besideSum, sumAsked } from "./tasks/sum-asked.ts";
import { dropsBooked, wishIn } from "./tasks/wish.ts";
import {
  asksWhoKnows,
  bookIt,
  passesOn,
  refusesCall,
  sendsMe,
  soonestTime,
} from "./tasks/wish-words.ts";
import { wrongDetail } from "./tasks/wrong-detail.ts";
import { zoneAnswer } from "./tasks/zone-asked.ts";
import type { Understood } from "./understand.ts";
import { guestAnswer, withAnswers, withOthers } from "./with-answers.ts";

/**
 * Answers one turn: dangers first, then the task in progress, then requests for a task, then
 * questions. The same turn in the same conversation always gets the same answer.
 */
export async function reply(
  turn: TalkTurn,
  understood: Understood,
  index: PassageIndex,
): Promise<Reply> {
  const { step, danger, emergency } = understood;
  const { conversation } = step;
  if (turn.persona) return rehearse(turn.persona, step, danger);
  // "The ambulance is coming, thank you", after the emergency was told.
  if (emergency && !helpComes(step)) return warn(emergency, understood);
  const warned = warnedLately(conversation);
  // "What do I do", after an emergency was told, is still about it.
  if (warned && asksForHelp.test(step.original) && !reassures(step))
    return warn(warned, understood);
  // "Ok cops are here", "no wait its just a marker": nothing else is asked.
  const after = turn.choice ? undefined : afterWarning(step);
  if (after) return finish({ ...understood, questions: [] }, after);
  const { task } = conversation;
  const writing =
    turn.choice?.kind === "details" ||
    (task?.kind === "message" && isOpen(task)) ||
    understood.dictates;
  // A message for a person may be about anything.
  const reassured = danger === "advice" && asksNoAdvice(step);
  if (danger && !writing && !reassured) return refuse(danger, understood);
  if (turn.choice?.kind === "fact") return finish(understood, await corrected(step));
  const { language } = step.hearing;
  // What a caller of the visitor's asks for advice is not answered by the product either.
  const ofCallers = danger === "advice" && understood.questions.length === 0 && !writing;
  const wrong = wrongDetail(step);
  if (wrong && task?.kind === "booking" && task.confirming)
    return finish(understood, await askAnew(task, wrong, step));
  if (wrong && task?.kind === "message" && task.confirming)
    return finish(understood, askMessageAnew(task, wrong, step));
  if (task?.kind !== "change" && saysMailIsLost(step)) return finish(understood, withoutMail(step));
  const { inContext } = understood;
  // A topic that is asked by what stood before it is no sum, and no remark on one.
  const otherwiseAsked = understood.dictates || inContext?.intent.kind === "topic";
  const sum = otherwiseAsked ? undefined : sumAsked(step);
  if (sum) {
    const open = task && isOpen(task);
    const { text, sources = [] } = sum;
    return finish(
      understood,
      open
        ? await answered({ text, sources }, understood)
        : withAnswers(answersTo(besideSum(understood), language, conversation), sum),
    );
  }
  const ofEstimate = otherwiseAsked ? undefined : estimateAsked(step);
  if (ofEstimate)
    return finish(
      understood,
      task && task.kind !== "plan" && isOpen(task)
        ? await answered({ text: ofEstimate.text, sources: ofEstimate.sources ?? [] }, understood)
        : ofEstimate,
    );
  const ofPrice = otherwiseAsked ? undefined : priceRemark(step);
  if (ofPrice) return finish(understood, ofPrice);
  const ofDone = doneAnswer(step);
  const anyWish = turn.choice || ofDone ? undefined : wishIn(understood);
  const wished = anyWish && inContext?.mayWish(anyWish) === false ? undefined : anyWish;
  const aside = await askedBeside(step);
  const found =
    (danger === "advice" && asksIfLegal(step) ? rulesAnswer(language) : undefined) ??
    (wished === "phone" && settles(step, wished) ? officeNumber(language) : ofDone) ??
    guestAnswer(step) ??
    zoneAnswer(step) ??
    (aside && withOthers(aside, understood)) ??
    answersTo(understood.questions, language, conversation) ??
    (ofCallers && asksOfAgentsWork(step.original) ? adviceAnswer(language) : undefined);
  const tells = onlyTells(understood, wished);
  const framed = wished === "message" && (understood.frame !== undefined || understood.dictates);
  const stray = !framed && (asksOfBooking(step, wished) || onlyAsks(understood, wished) || tells);
  const ofAside = aside && !framed && wished !== "book" && !step.changes.message;
  const wish = stray || ofAside || settles(step, wished) ? undefined : wished;
  // Nothing is booked a second time, either.
  const undone = undoesBooking(step);
  if (task && (undone || (task.kind === "booking" && ofDone && step.conversation.booked))) {
    const dropped =
      undone && !ofDone ? dropTask(task, language) : { ...dropTask(task, language), text: "" };
    return finish(understood, withAnswers(found, dropped));
  }
  const offered = task?.kind === "message" && task.offered;
  if (offered && !wish && callsInstead(step))
    return finish({ ...understood, questions: [] }, plain(closingPhrases[language].goes));
  if (task && ofDone) return finish(understood, await answered(ofDone, understood));
  if (task) {
    // "El correo déjalo igual".
    const asIs = !turn.choice && keepsAsIs.test(step.original);
    // "Hold on, leave it as it is", of a call that was to be moved or canceled: it stays.
    if (asIs && task.kind === "change") return finish(understood, dropTask(task, language));
    const kept = asIs && (await remindTask(task, step));
    if (kept) return finish(understood, kept);
    const instead = !turn.choice && givesInstead(step);
    const letGo =
      instead || (framed && task.kind === "message")
        ? undefined
        : await afterLettingGo(step, wished, found);
    if (letGo) return finish(understood, letGo);
    const stopped =
      step.hearing.concepts.has("stop") &&
      !turn.choice &&
      !framed &&
      !instead &&
      !proposesOther(step) &&
      !isBareNo(step.original) &&
      // "I'd rather not give an email" refuses only that.
      !refusesEmail(step.original) &&
      !asksLast(step.original) &&
      // What is said to the question for a message is the message, short refusals excepted.
      step.hearing.words.length <= (step.conversation.asking === "message" ? 3 : 8);
    if (stopped && task.kind !== "plan") return finish(understood, dropTask(task, language));
    if (task.kind === "message" && !wish && dropsMessage(step))
      return finish(understood, withAnswers(found, dropTask(task, language)));
    // "Ok ill call. Thanks", after a person was offered: nothing is taken down.
    if (!wish && !turn.choice && !isOpen(task) && task.kind === "message" && goes(step))
      return finish({ ...understood, questions: [] }, plain(closingPhrases[language].goes));
    const said = await goOn(understood, wish);
    // "Can't find the email", of the link in it, asks for no address.
    const withoutLink = task.kind === "change" && said?.action === "person";
    // "Something earlier", "I can't that day", of a call that is not booked yet: no link moves it.
    const { nth: _, ...dated } = step.when;
    const unbooked =
      task.kind === "booking" &&
      !conversation.booked &&
      saysWhen(dated) &&
      questionsOfChange(understood);
    if (said)
      return finish(understood, withAnswers(unbooked || withoutLink ? undefined : found, said));
  }
  // "Alright, I'll talk to the wife": whoever goes names no system.
  if (!wish && !turn.choice && !(task && isOpen(task)) && goes(step))
    return finish({ ...understood, questions: [] }, plain(closingPhrases[language].goes));
  if (!wish && !turn.choice && !(task && isOpen(task)) && takesLeave(step))
    return finish({ ...understood, questions: [] }, farewell(step));
  // "Yes", "no", where nothing was asked; "ok thanks" thanks.
  const thanks = step.hearing.concepts.has("thanks");
  if (!task && !turn.choice && !thanks && (isBareYes(step.original) || bareNo.test(step.original)))
    return finish(understood, plain(turnPhrases[language].what));
  // "I don't want to book" asks for nothing, unless something else stands beside it.
  const said = clausesOf(step.original);
  const refused =
    !wish &&
    ((refusesCall.test(step.original) && said.length === 1) ||
      (noInterest.test(step.original) && said.length === 1) ||
      (onlyLooks.test(step.original) && !found && said.every(({ asks }) => !asks)));
  if (refused && !task) return finish(understood, plain(turnPhrases[language].what));
  // The number is told, and the task goes on.
  if (wish === "phone" && task && "withoutEmail" in task && task.withoutEmail)
    return finish(understood, await begin(wish, step));
  if (wish === "phone" && task && isOpen(task)) {
    const { text, sources = [] } = await begin(wish, step);
    return finish(understood, await answered({ text, sources }, understood));
  }
  // "Cancel it", of a call that was just booked, asks nothing about contracts.
  const sends = wish === "message" && sendsMe.test(step.original) && !/[?？]/.test(step.original);
  // "Ok book it then" asks nothing about calendars.
  const clauses = clausesOf(step.original);
  const orders =
    wish === "book" &&
    ((bookIt.test(step.original) && clauses.every(({ asks }) => !asks)) ||
      (soonestTime.test(step.original) && understood.questions.length < 2));
  // "Can we do saturday", "can i do 2:30 instead": the whole of it is the wish.
  const proposes =
    (wish === "book" || (wish === "change" && step.conversation.booked !== undefined)) &&
    clauses.length === 1 &&
    proposesTime.test(step.original);
  // To move or cancel it is begun, and not also explained.
  const ofChange = wish === "change" && questionsOfChange(understood);
  // "Can I talk to her today": what else could be meant by it is no question.
  const onlyPerson =
    wish === "person" &&
    clauses.length === 1 &&
    understood.questions.every(({ intent }) => intent.score < 2);
  const beside =
    sends ||
    // "Can a person get back to me on german": that one replies is said with the message.
    (wish === "message" && understood.questions.every(({ intent }) => isReplyTime(intent))) ||
    onlyPerson ||
    // "Too expensive, let me speak with the owner": what stands before it asks for no prices.
    ((wish === "person" || wish === "message") &&
      onlyTurnsToSomebody(step.original, saysTooExpensive)) ||
    ofChange ||
    orders ||
    proposes ||
    asksWhoKnows(step.original) ||
    // "Pass on that our mail never came": what is passed on asks nothing here.
    (wish === "message" && passesOn(step.original) && clauses.length === 1) ||
    (wish === "change" && dropsBooked(step))
      ? undefined
      : found;
  if (wish === "plan" && task?.kind === "booking")
    return finish(
      understood,
      await besideBooking(withAnswers(beside, await begin(wish, step)), understood),
    );
  if (wish) return finish(understood, withAnswers(beside, await begin(wish, step)));
  if (found) return finish(understood, await answered(found, understood));
  if (tells && !task) return finish(understood, toRemark(step));
  return finish(understood, await otherwise(understood, index));
}

const changing = new Set(["move", "leave", "scheduling"]);
const questionsOfChange = ({ questions }: Understood) =>
  questions.every(({ intent }) => isOfChange(intent));
const isOfChange = (intent: Intent) => intent.kind === "topic" && changing.has(intent.topic.id);

const isReplyTime = (intent: Intent) => intent.kind === "topic" && intent.topic.id === "replyTime";

const proposesTime =
  /^\W*(?:(?:and|so|ok|hi|hey|then|oh|wait|actually)\W+)*(?:can|could|may) (?:we|i|you|u) (?:please )?(?:do|make it|meet|talk|chat|move|change|have)\b/iu;

/** What was told so far stays. */
const keepsAsIs =
  /\b(?:leave|keep) (?:it|that|them|(?:the|my) \p{L}+) (?:the same|as (?:it )?(?:is|was)|like that|the way it is)\b|(?<!\p{L})d[eé]j[ae](?:l[oa]s?)?(?: \p{L}+){0,2} (?:igual|as[ií]|como est[aá])(?!\p{L})|(?:保持)?不变|照旧|不用改/iu;

/** "No weekends? Forget it": only what is asked last wants an answer. */
const asksLast = (message: string) =>
  /[?？]\s*$/.test(message) || opensQuestion(clausesOf(message).at(-1)?.text ?? "");
