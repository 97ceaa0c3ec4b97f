import type { Language } from "#contract/receptionist.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { withoutReasons } from "#server/receptionist/hearing/occupied-days.ts";
import { tellsWithoutAsking } from "#server/receptionist/hearing/tells-without-asking.ts";
import { anyDay } from "#server/receptionist/hearing/weekday.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { asksForCall } from "#server/receptionist/tasks/call-wished.ts";
import { onlyWords, wordSet } from "#server/receptionist/tasks/words-of-turn.ts";
import type { Intent } from "./classify.ts";
import { type Question, questionIn } from "./question-in.ts";
import { questionsIn } from "./questions.ts";

/** What a time is proposed with, and nothing else. */
const proposing = wordSet(
  `then or and what how about maybe perhaps instead at on in the an a this next ok okay so please pls
  even rather any anything something got is there possible would work works good for me us today
  tomorrow tonight tmrw morning mornings afternoon afternoons evening evenings night nights noon midday
  lunchtime early late earlier later am pm oclock y o el la los las en por de entonces que tal si puede
  following same hour time start could can we instead do make it start
  ser seria algo hoy manana tarde noche temprano mediodia pasado mejor bien`,
);
const proposingChinese =
  /(?:下|这)?(?:周|星期|礼拜)[1-6日天]|[今明后]天|上午|下午|早上|晚上|中午|\d+[号日点]半?|那么?|或者|呢|吗|可以|行|怎么样|呀|吧|的话|要不|如果|是/gu;
const dayOrPart = new RegExp(
  `(?<![a-z])(?:${anyDay}|tomorrow|tonight|mornings?|afternoons?|evenings?|nights?|manana|tarde|noche)(?![a-z])|周|星期|礼拜|[今明后]天|[上下]午|晚上|早上`,
);
const days = new RegExp(`(?<![a-z])(?:${anyDay})(?![a-z])`, "g");

/** "Sunday night then?", while times are on offer. */
export function proposesTime(clause: string, language: Language): boolean {
  const said = withoutAccents(withFigures(clause.toLowerCase(), language)).replace(/['’]/g, "");
  if (!dayOrPart.test(said)) return false;
  return onlyWords(
    said.replace(days, " ").replace(/\d+(?:st|nd|rd|th)?/g, " "),
    proposing,
    proposingChinese,
  );
}

/**
 * What of a line can ask something beside a time for a call: without the wish for one, the times that
 * it proposes, and why a day does not suit.
 */
function askedBesideTimes(
  message: string,
  language: Language,
  { task }: Pick<Conversation, "task">,
): string {
  const choosing = task?.kind === "booking" || task?.kind === "change";
  const left = withoutReasons(message, language);
  const clauses = clausesOf(left);
  const asked = clauses.filter(
    ({ text }) => !asksForCall(text) && !(choosing && proposesTime(text, language)),
  );
  if (asked.length === clauses.length) return left;
  return asked.map(({ text, asks }) => (asks ? `${text}?` : text)).join(". ");
}

/** The questions of a line; of what it tells of times, none. */
export function questionsBesideTimes(
  asked: string,
  whole: { hearing: Hearing; intent?: Intent },
  conversation: Conversation,
): Question[] {
  const { language } = whole.hearing;
  const left = askedBesideTimes(asked, language, conversation);
  // "Saturdays are best for me. Could somebody talk to me then": the rest only tells.
  if (left !== asked && tellsWithoutAsking(left)) return [];
  const of = left === asked ? whole : questionIn(hear(left, language), conversation);
  return questionsIn(left, of, conversation);
}
