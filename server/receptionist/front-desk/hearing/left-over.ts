import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { tellsOfThingLeft } from "../left-behind.ts";
import { asksPrice } from "../price-question.ts";
import { onlyLeads } from "./broken-off.ts";
import { deniesTime } from "./denied-time.ts";
import { hasHan } from "./hear-option.ts";
import { namesPaper } from "./names-paper.ts";
import { isBare, isEmpty, isOfTime, isTimeOnly, type SaidPart } from "./said-parts.ts";
import type { SaidTime } from "./time-said.ts";
import { saysOnlyTime } from "./time-told.ts";

/** Words, or Chinese signs, from which a part tells something. */
const least = { words: 3, han: 4 };

/** What is answered by other means, as a price is: a request for a person, a reason. */
const answered = [everyDeskCues.person, everyDeskCues.why];

/** Words of agreement, of waiting and of the conversation itself. */
const aboutTheCall =
  /^(?:(?:i|you|we|it|thats|that|this|is|are|the|all|what|just|already|do|did|not|now|said|told|mean|see|think|guess|know|so|well|for|to|me|im|ill|here|there|like|be|was|ones?|works?|good|great|fine|then|wait|second|hold|on|sounds?|with|about|will|can|could|no|yes|y|lo|que|es|eso|ya|le|dije|digo|un|una|momento|last|first|name|number|phone|call|email|en|my|mi|a|an|of|at|in|more|other|another|also|things?|questions?|forgot|area|code|if|helps?|any|bother|bothering|small|little|quick|someone|somebody|too|english|spanish|put|let|theyre|called|thank|thanks|joke|really|cosa|mas|otra|sorry|lol|omg|after|before|didnt|dont|ask|asked|address|everything|anything|nothing|concludes|covers)(?: |$))+$/;

const beforehand =
  /\b(?:llam\w+|call|text|ring)(?: me| us)? (?:antes|primero|cuando|first|before|when|ahead)\b/;

/** "You didn't ask the address". */
export const isAboutTheCall = ({ words, han }: SaidPart): boolean =>
  han === "" && aboutTheCall.test(words.join(" "));

/** Whether a part that no field took is worth a line of its own on the note. */
export const isWorthNoting = (part: SaidPart): boolean => {
  const { words, han, asks } = part;
  // "Order 7719" is short, and what the office looks for.
  if (!asks && namesPaper(part.text)) return true;
  if (asks || (words.length < least.words && han.length < least.han)) return false;
  if (han === "" && (isBare(words) || isEmpty(words) || onlyLeads(words) || isTimeOnly(words)))
    return false;
  if (isAboutTheCall(part)) return false;
  // "Que me llamen antes": a request about the visit, and not for a person.
  if (beforehand.test(words.join(" "))) return true;
  // "You charged me a resort fee" asks for no price.
  if (asksPrice(part)) return false;
  return !answered.some((cues) => cues.some((one) => hasCue(one, words)) || hasHan(cues, han));
};

/**
 * Parts that no line has taken in their own words. `spent`: used for an option or a number alone;
 * `texts`: what stands on the lines; `when`: what was heard of a time.
 */
export function leftOver(
  parts: readonly SaidPart[],
  { used, spent }: { used: ReadonlySet<SaidPart>; spent: ReadonlySet<SaidPart> },
  texts: readonly string[],
  when: SaidTime,
): SaidPart[] {
  const timed = Object.keys(when).length > 0;
  return parts.filter(
    (part) =>
      (!used.has(part) || (spent.has(part) && tellsMore(part))) &&
      !deniesTime(part.words) &&
      !(timed && part.han !== "" && saysOnlyTime(part.text.replace(ofStay, ""))) &&
      // "Sat or sun both work", "moving from 12 Elm": the time and the place are taken already.
      !(
        timed &&
        part.words.length <= (when.either ? 10 : 6) &&
        part.words.some(isOfTime) &&
        !isRequest(part) &&
        !countsThings(part) &&
        // "I left a scarf there tuesday", beside the time of a table.
        !tellsOfThingLeft(part.text)
      ) &&
      !texts.some(
        (text) => text.includes(part.text) || (text.length > 3 && part.text.includes(text)),
      ),
  );
}

/** "下周三一晚", "十二号入住住两晚", "帮我订今晚": a stay, beside its day. */
const ofStay =
  /入住|住?(?:[一二两三四五六七八九十]|\d{1,2})个?[晚夜](?!上)|帮我|的房间?|房间|还是|嗯/gu;

/** "Wrong amount on invoice 7719": more than the option or the number that was taken from it. */
const tellsMore = ({ words, han, asks }: SaidPart): boolean => {
  const told = words.filter(
    (word) =>
      !onlyLeads([word]) && !isBare([word]) && !isOfTime(word) && !isTimeOnly([word, "monday"]),
  );
  return !asks && han === "" && (told.length >= 3 || words.some((word) => /^\d{4,}$/.test(word)));
};

/** "2 blades and like 8 knives", beside a time of its own: what is brought, and no hour. */
const countsThings = ({ words }: SaidPart) =>
  words.every((word) => !isOfTime(word) || /^\d+$/.test(word)) &&
  /\b\d{1,3} (?!(?:minutes|mins|hours|hrs|days|weeks|months|years|works|oclocks)\b)\p{L}{3,}s\b/u.test(
    words.join(" "),
  ) &&
  !/\b(?:at|around|after|before|by|until|till) \d/.test(words.join(" "));

/** "Tuesday at 10, and bring the paint samples": asked for beside the time. */
const isRequest = ({ words }: SaidPart) =>
  words.length >= 3 &&
  /^(?:please |pls |and |y |por favor )*(?:bring|send|text|email|call|ring|knock|use|park|tell|ask|have|leave|make sure|dont|do not|wear|come (?:to|through|around|in)|take|keep|need|be (?:careful|quiet)|watch|remind|traig\w*|mand\w*|llam\w*|toq\w*|us[ea]n?|avis\w*|dig\w*|dej\w*|entr\w*|que (?:me |nos |le )?(?:traig|mand|llam|toqu|avis|dig|dej|entr)\w*|no (?:toq|llam|us|dej)\w*|the (?:gate|dog|code|door|key|buzzer|bell)|hay (?:un|una) (?:perr|port|codig|rej)\w*|(?:im|were|shes|hes|i am|we are) (?:allergic|deaf|blind|in a wheelchair))\b/.test(
    words.join(" "),
  );
