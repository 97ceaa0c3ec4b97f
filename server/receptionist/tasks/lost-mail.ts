import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Step } from "./step.ts";

const ofMail = /confirmation|junk folder|confirmaci[oó]n|确认邮件/iu;
/** Where a mail was looked for, and that it is not there. */
const searched =
  /\b(?:spam|junk|trash|inbox|promotions|folders?|looked|checked|searched|dug|nowhere|no luck|(?:is|was)(?:n['’]?t| not) (?:there|in)|not (?:there|in (?:my|the))|nothing (?:there|in|came|at all|yet)|still nothing|never (?:got|came|arrived))\b|(?<!\p{L})(?:no deseados|papelera|bandeja|ya (?:busqu[eé]|revis[eé])|tampoco (?:est[aá]|lleg[oó]|aparece)|no (?:est[aá]|aparece|lleg[oó]|hay nada)|nada (?:en|tampoco))(?!\p{L})|垃圾(?:箱|邮件)|收件箱|找过|找了|翻遍|也没有|没找到|还是没/iu;
const most = 16;

/**
 * "I looked in spam too, nothing there", after the link in a confirmation mail was named: the mail is
 * lost for good.
 */
export function saysMailIsLost({ original, conversation, hearing, choice }: Step): boolean {
  const { lines, task } = conversation;
  if (choice || task?.kind === "booking" || task?.kind === "plan") return false;
  if (task?.kind === "message" && !task.offered) return false;
  const before = lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  return (
    ofMail.test(before) &&
    searched.test(original) &&
    hearing.words.length <= most &&
    clausesOf(original).every(({ asks }) => !asks)
  );
}
