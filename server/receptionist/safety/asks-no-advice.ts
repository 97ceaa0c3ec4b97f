import type { Concept } from "#content/receptionist/heard.ts";
import { asksOfAgentsWork } from "#server/receptionist/answering/asks-of-product.ts";
import { namesPrice } from "#server/receptionist/answering/classify.ts";
import { asksOfTopic, asksTopicAlone } from "#server/receptionist/answering/meant-alone.ts";
import { warnedLately } from "#server/receptionist/conversation.ts";
import { withoutDetails } from "#server/receptionist/facts/without-details.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { withoutReasons } from "#server/receptionist/hearing/occupied-days.ts";
import { isOpen } from "#server/receptionist/tasks/continue-task.ts";
import { goes, takesLeave } from "#server/receptionist/tasks/lets-go.ts";
import type { Step } from "#server/receptionist/tasks/step.ts";
import { dangerIn } from "./danger.ts";
import { dangerOfVisitor } from "./danger-of-visitor.ts";

/** Whether a message with the words of a legal or medical question asks for no advice. */
export const asksNoAdvice = (step: Step): boolean =>
  reassures(step) ||
  namesPrice.test(step.original) ||
  asksOfTopic(step.hearing.spelled) ||
  asksOfAgentsWork(step.original) ||
  // "What should i take, we have 30 calls daily": a plan.
  step.changes.calls !== undefined ||
  step.changes.minutes !== undefined ||
  isBusy(step) ||
  asksBesideReason(step) ||
  asksIfLegal(step) ||
  tellsWhoItIs(step) ||
  asksOfTopicBeside(step) ||
  goes(step) ||
  takesLeave(step) ||
  (asksForCall(step) && !asksAdvice.test(step.original));

/** "Denise Tafoya, tafoya collision, denise@tafoya.example", of a call or a message: whose it is. */
const tellsWhoItIs = ({ original, changes, hearing, conversation: { task } }: Step): boolean =>
  task !== undefined &&
  isOpen(task) &&
  Boolean(changes.name || changes.email || changes.phone) &&
  !asksAdvice.test(original) &&
  clausesOf(withoutDetails(original, changes, hearing.language)).every(({ asks }) => !asks);

/** "You guys do plumbers? phone rings every time I'm under a house": what is asked is a topic by itself. */
function asksOfTopicBeside({ original, changes, hearing: { language } }: Step): boolean {
  const clauses = clausesOf(original).map(({ text, asks }) => ({
    asks,
    heard: hear(text, language),
  }));
  return (
    clauses.length > 1 &&
    clauses.some(({ asks, heard }) => asks && asksTopicAlone(heard.spelled)) &&
    clauses.every(
      ({ asks, heard }) =>
        !dangerOfVisitor(heard) ||
        asksTopicAlone(heard.spelled) ||
        // "I have a divorce practice": whose it is, and no matter of law.
        (!asks && changes.trade !== undefined),
    )
  );
}

/** "A call tomorrow after court, like 5": when somebody is busy is no matter of law. */
const asksForCall = ({ original, when }: Step) =>
  (when.date !== undefined || when.time !== undefined) && wishesCall.test(original);
const wishesCall =
  /\b(?:can|could|may|let'?s|want|need|like|book|schedule|set up)\b.{0,16}\b(?:an? )?(?:quick |short )?(?:call|demo|meeting|chat|appointment|talk)\b.{0,40}$|\b(?:quiero|quisiera|necesito|puedo|podemos|agendar?)\b.{0,16}\b(?:cita|llamada|reuni[oó]n|demo)\b|(?:约|预约).{0,8}(?:电话|通话|时间)/iu;
/** "Wait no I've got court friday. Make it monday at 9": where somebody is, and nothing is asked. */
const isBusy = ({ original, when, conversation: { task } }: Step) =>
  (when.date !== undefined || when.time !== undefined || (task !== undefined && isOpen(task))) &&
  inCourt.test(original) &&
  !asksAdvice.test(original) &&
  clausesOf(original).every(({ asks }) => !asks);
const inCourt =
  /\b(?:have|has|had|got|'ve|in|at|at the|to|from|after|before|tengo|tenemos|en|en la|en el|al?) (?:an? |una? )?(?:court|depositions?|hearings?|trials?|mediation|arraignment|surgery|surgeries|juzgado|audiencia|juicio|corte|cirug[ií]a)\b|开庭|出庭|手术/iu;

/** "Is that even legal in california", after recordings or calls were asked about. */
export const asksIfLegal = ({ original, conversation: { asked } }: Step) =>
  legalThere.test(original) && asked?.concepts.some((one) => underRules.has(one)) === true;
const underRules = new Set<Concept>(["record", "outbound", "campaigns", "reminders"]);
const legalThere =
  /^\W*(?:(?:and|but|so|ok|wait|y|pero)\W+)*(?:is|are|isn'?t) (?:that|this|it|those|they)(?: even| really| all)? (?:legal|allowed|ok|illegal)\b|^\W*(?:y |pero )?(?:es|eso es|son) (?:legal|permitid[oa])|^(?:那|这)?(?:合法吗|违法吗|这合法吗)/iu;

/** "Wed's my surgery day. Friday?": what asks names a day, and what is told says why. */
const asksBesideReason = ({ original, when, hearing: { language } }: Step) => {
  const left = when.date === undefined ? original : withoutReasons(original, language);
  return (
    left !== original && !asksAdvice.test(original) && dangerIn(hear(left, language)) === undefined
  );
};

/** Beside it something that only a lawyer or a doctor answers. */
const asksAdvice =
  /\b(?:can|could|should|do|may|am|will) (?:i|we|he|she|they|my \p{L}+) (?:be |get |have to |go to )?(?:sued?|legal|jail|prison|liable|arrested|take|stop taking|win|owe|plead|testify|sign|evict)\b|\b(?:is it|is that) (?:legal|illegal|safe to)\b|\b(?:lawyer'?s? advice|legal advice|medical advice)\b/iu;

/** "She is ok, poison control says fine", after an emergency was told: no advice is asked for. */
export const reassures = ({ original, conversation }: Step) =>
  warnedLately(conversation) !== undefined &&
  /(?<!\b(?:not|isn['’]?t|aren['’]?t|never|no est[aá]) (?:\w+ )?)\b(?:ok|okay|fine|better|safe|coming|(?:cops?|police|ambulance|paramedics|firemen|fire (?:trucks?|department)|they|help) (?:is|are|'re|'s) (?:here|on (?:their|its|the) way)|on (?:the|their|its) way|false alarm|bien|mejor|en camino|falsa alarma)\b|没事|好了|来了/iu.test(
    original,
  );
