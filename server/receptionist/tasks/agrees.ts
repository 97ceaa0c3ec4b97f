import { tellsMuch } from "#server/receptionist/facts/message-parts.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { hasOwnYes, isYesWord, ordered, withheld } from "./own-yes.ts";
import type { Step } from "./step.ts";

/** Whether a message says yes to what was just asked. */
export const agrees = ({ original }: Step) => !holdsBack.test(original) && hasOwnYes(original);

/** Whether a message says no outside of what it asks: not "do you do yes/no calls". */
export const refuses = ({ original, hearing }: Step) => {
  if (isBareNo(original)) return true;
  if (!hearing.concepts.has("no")) return false;
  const told = clausesOf(original).filter(({ asks }) => !asks);
  return told.some(({ text }) => hear(text, hearing.language).concepts.has("no"));
};

/** "Don't send it yet", "yes. wait, who calls whom": nothing is done before that is settled. */
const holdsBack =
  /\bmake sure\b|\b(?:can|could|may|do) (?:i|we)\b.*\bwithout\b|\b(?:don'?t|do not|not|never|hold off|before you|wait (?:to|before)|without)\b.{0,12}\b(?:send|book|submit|reserve|confirm|cancel|move)\p{L}*\b|\b(?:not|don'?t).{0,10}\byet\b|[.,!?]\s*(?:but )?(?:wait|hold on|hang on|one (?:sec|second|moment)|actually)\b|\bno (?:lo |la )?(?:mande|env[ií]e|reserve|agende|confirme)|\btodav[ií]a no\b|\bespere\b|(?:先别|别|不要|还没|等等|等一下).{0,4}(?:发|约|预约|取消)?/iu;

/** Whether a message gives the order, beside whatever else it says. */
export const ordersIt = ({ original }: Step) => ordered.test(original) && !withheld.test(original);

/** Whether a message is nothing but a yes; such a word changes no language. */
export const isBareYes = (message: string) =>
  isYesWord(message) &&
  // "Ok. 中文呢" asks something.
  !(/\p{Script=Latin}/u.test(message) && /\p{Script=Han}/u.test(message));

/** Whether a message asks to wait, and takes nothing back: "not yet". */
export const waits = ({ original }: Step) => later.test(original);
const later =
  /\b(?:yet|wait|hold (?:on|off)|hang on|one (?:sec|second|moment)|before|todav[ií]a|a[uú]n no|espere|un momento)\b|还没|先别|先不|等等|等一下/iu;

/** What stands before or after a no, and takes everything back. */
const takesAll =
  /\b(?:forget|never ?mind|changed my mind|rather (?:call|not)|scrap|cancel|delete|stop|drop(?! it)|(?:do(?:n'?t| not)|no longer|not) (?:want|need|bother|send|submit|book|reserve|like|interested)|no (?:message|call|thanks|thank you|quiero|gracias|reserve|mande|env[ií]e)|olv[ií]d|mejor no|ya no)|不用|不要|算了|取消|别/iu;
const kept =
  /\b(?:do(?:n'?t| not) (?:drop|cancel|delete|forget)|(?:still|yes|no) (?:want|book|send))\b/iu;
const negative =
  /^\W*(?:(?:no|nope|nah|not really|oh|ok|sorry|um|hm+|para nada|eso no|perd[oó]n|wait)(?![\p{L}])\W*)+/iu;

/** Ways to say that what was read back is not right, and not what would be. */
const notIt =
  "no+|nope|nah|not (?:really|quite|exactly|right|correct|yet right)|(?:(?:that|it|this)(?:['’]?s| is|s)? )?(?:all )?(?:not (?:it|right|correct|quite right|what i said|what i meant)|wrong|incorrect|off)|isn['’]?t (?:right|it)|something(?:['’]?s| is|s)? (?:off|wrong|not right)|para nada|eso no(?: es)?|no es as[ií]|no es correcto|(?:est[aá] )?(?:mal|equivocad[oa]|incorrect[oa])|algo est[aá] mal";
const beside =
  "oh|ok|okay|um+|uh|hm+|sorry|wait|hold on|actually|yet|there|here|perd[oó]n|ay|uy|espere|pues";
const bareNo = new RegExp(
  `^\\W*(?=.*(?<!\\p{L})(?:${notIt})(?!\\p{L}))(?:(?:${notIt}|${beside})(?!\\p{L})\\W*)+$|^(?:不|不对|不是|错了|有错|不太对|不正确)[的了啊。！]*$`,
  "iu",
);

/** "No", "no wait", "thats not right": nothing but a no to what was read back. */
export const isBareNo = (message: string) => bareNo.test(message.trim());

/** Whether a message drops everything in so many words, and does not only say no. */
export const takesAllBack = ({ original }: Step) => takesAll.test(original) && !kept.test(original);

/** Whether a no to what was read back takes all of it back, and puts nothing right. */
export const dropsAll = ({ original }: Step) => {
  if (kept.test(original)) return false;
  const rest = original.replace(negative, "");
  const put = /\p{Script=Han}/u.test(rest) ? /\p{Script=Han}{7}/u.test(rest) : tellsMuch(rest);
  return takesAll.test(original) || !put;
};
