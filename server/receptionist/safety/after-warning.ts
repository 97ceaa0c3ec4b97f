import { closingPhrases } from "#content/receptionist/closing-phrases.ts";
import type { TalkTurn } from "#contract/receptionist.ts";
import { type Conversation, warnedLately } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { saysWhen } from "#server/receptionist/hearing/when.ts";
import { isOpen } from "#server/receptionist/tasks/continue-task.ts";
import type { Said, Step } from "#server/receptionist/tasks/step.ts";
import { takesAlarmBack } from "./alarm-taken-back.ts";
import { asksForHelp } from "./asks-for-help.ts";
import { reassures } from "./asks-no-advice.ts";
import { helpComes, saysHelpComes } from "./help-comes.ts";

const lead =
  "(?:(?:ok(?:ay)?|oh|phew|so|and|well|yes|yeah|anyway|um+|uh|sorry|good news|thank god|thankfully|luckily|looks like|i think|ya|bueno|gracias a dios|pues|y) )*";
const who =
  "(?:he|she|they|we|it|everyone|everybody|all|(?:my|our|the) \\p{L}+(?: \\p{L}+)?)(?: ?(?:is|are|was|['’]?s|['’]?re|all|both|gonna be|going to be|will be|['’]?ll be|seems?|doing|much|back|already|now))*";
const well =
  "(?:ok(?:ay)?|fine|good|alright|all right|better|safe|breathing|talking|awake|up|conscious|stable|standing|walking|laughing|in good hands|on (?:his|her|their) feet|with (?:them|the medics)|over|under control|handled|out(?= |$))";
const helpers =
  "(?:they|(?:the |some )?(?:medics?|paramedics?|ambulance|ems|emts?|cops?|police|firemen|fire (?:dept|department|truck)s?|firefighters?|gas (?:guy|man|company)|doctors?|nurse|crew))";
const them = "(?:him|her|them|us|it|the \\p{L}+)";

/** "Medics have him", "she's talking", "ya lo atienden": the danger is over, or in good hands. */
const saysOver = [
  `${who} ${well}(?: (?:and|n) ${well})*(?: (?:now|again|too|lol|already|thank god|i think))*`,
  `${helpers}(?: ?(?:is|are|has|have|['’]?s|['’]?ve|just|already|finally))*(?: (?:have|has|got|took|taking|with|here|came|arrived|showed up|put|got it|loaded|checked|treated|there))(?: ${them})?(?: (?:now|away|out|over|already|off|to the (?:er|hospital)|and (?:are|is) with ${them}))*`,
  "(?:false alarm|all (?:good|clear|ok|okay|fine|over|sorted)|crisis (?:over|averted)|fire(?: is|['’]?s)? out|its over|we (?:are|re) (?:all )?(?:ok|okay|good|fine|safe))(?: (?:now|here|lol))*",
  "(?:ya )?(?:lo|la|los|las|nos) (?:atienden|atendieron|est[aá]n atendiendo|revisaron|apagaron|llevaron|tienen)(?: (?:ya|los|las|la|el|bomberos|param[eé]dicos|ambulancia|m[eé]dicos))*",
  "(?:ya )?(?:se (?:lo|la|los) (?:llevaron|llev[oó])|lleg[oó]|llegaron|est[aá]n? aqu[ií]|vinieron|apagaron (?:el fuego|todo))(?: (?:ya|los|las|la|el|bomberos|param[eé]dicos|ambulancia|m[eé]dicos))*",
  "(?:[eé]l |ella |todos |mi \\p{L}+ )?(?:ya )?(?:est[aá]n?|se siente|respira|habla|despert[oó])(?: (?:bien|mejor|estable|despiert[oa]|a salvo|hablando|respirando|ya|todos?))*",
  "falsa alarma|todo (?:bien|tranquilo|en orden)(?: ya| ahora)?|ya (?:pas[oó]|todo bien)",
].map((source) => new RegExp(`^${lead}(?:${source})$`, "iu"));
const isWell = new RegExp(`^${well}(?: (?:now|again))*$`, "iu");
const inChinese =
  /^(?:好了?|嗯|现在)?(?:他|她|他们|人|大家|我们)?(?:已经|都)?(?:没事|好了|醒了|能说话|送走|送医院|送去医院|安全|脱离危险|救护车(?:已经)?(?:来了|接走|送走)|火(?:已经)?灭|虚惊一场)了?$/u;

/** "Where were we", "sorry about that": leads back to what was spoken of before. */
const leadsBack =
  /^\W*(?:(?:ok(?:ay)?|so|um+|uh|anyway|and|well|now|y|bueno|pues|entonces)\W+)*(?:where were we|where was i|what were we (?:saying|doing|talking about)|sorry (?:about|for) that|anyways?|so|um+|ok(?:ay)?|phew|thank god|thanks?(?: you)?(?: so much)?|thx|gracias|lo siento|perd[oó]n(?: por eso)?|(?:en|d[oó]nde|de) qu[eé] (?:[ií]bamos|est[aá]bamos)|d[oó]nde (?:nos quedamos|[ií]bamos)|gracias a dios|刚才说到哪|说到哪了|不好意思|谢谢)\W*$/iu;

/** Whether a clause says that somebody is well again or looked after, and nothing else. */
const saysItIsOver = (text: string): boolean => {
  const said = text
    .replace(/[^\p{L}\p{N}'’ ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return saysOver.some((one) => one.test(said)) || inChinese.test(said) || saysHelpComes(text);
};

/**
 * What a line goes on with after an emergency: "ok medics have him. so, 3 minutes each" goes on with its
 * last sentence. The whole line, where it says nothing but that help came, or nothing of it.
 */
export function goesOnAfter(
  { message, choice, persona }: TalkTurn,
  conversation: Conversation,
): string {
  if (choice || persona || !warnedLately(conversation)) return message;
  if (asksForHelp.test(message)) return message;
  const clauses = clausesOf(message);
  if (!clauses.some(({ text }) => saysItIsOver(text))) return message;
  const left = clauses.filter(
    // "He's up and talking": what is joined to it.
    ({ text }, at) =>
      !saysItIsOver(text) && !leadsBack.test(text) && !(at > 0 && isWell.test(text)),
  );
  if (left.length === 0) return message;
  return left
    .map(({ text }) =>
      /[?？]/.test(message.charAt(message.indexOf(text) + text.length)) ? `${text}?` : text,
    )
    .join(". ");
}

/** Signs of a message that goes on with what was spoken of before the emergency. */
const goesOn = ["book", "message", "person", "price", "plans", "trial"] as const;

/** What is said where help comes or the danger is over; what was open before it stays open. */
export function afterWarning(step: Step): Said | undefined {
  const { original, conversation, hearing, changes, when } = step;
  const warned = warnedLately(conversation);
  if (!warned) return undefined;
  const words = closingPhrases[hearing.language];
  const kept = {
    action: "answer",
    status: "answered",
    ...(conversation.task && { task: conversation.task }),
    ...(conversation.asking && { asks: conversation.asking }),
  } as const;
  if (helpComes(step)) return { ...kept, text: words.helpComes, again: words.over };
  const told =
    Object.keys(changes).length > 0 ||
    saysWhen(when) ||
    goesOn.some((one) => hearing.concepts.has(one)) ||
    clausesOf(original).some(({ text, asks }) => asks && !leadsBack.test(text));
  const { task } = conversation;
  const over =
    reassures(step) ||
    takesAlarmBack(original, warned.id) ||
    clausesOf(original).some(({ text }) => saysItIsOver(text));
  if (told || (task && isOpen(task)) || !over) return undefined;
  return { ...kept, text: words.over, again: words.goes };
}
