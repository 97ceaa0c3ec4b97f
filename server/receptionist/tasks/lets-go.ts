import { closingPhrases } from "#content/receptionist/closing-phrases.ts";
import { dateIn } from "#contract/calendar-date.ts";
import { proposesTime } from "#server/receptionist/answering/asked-beside-times.ts";
import type { Answer } from "#server/receptionist/answering/facts.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { saysWhen, whenIn } from "#server/receptionist/hearing/when.ts";
import { withAnswers } from "#server/receptionist/with-answers.ts";
import { begin } from "./begin-task.ts";
import { asksForCall } from "./call-wished.ts";
import { dropTask, isOpen } from "./continue-task.ts";
import { refusesEmail } from "./email.ts";
import type { Said, Step } from "./step.ts";
import type { Wish } from "./wish.ts";

const before =
  "(?:(?:eh|ah|um+|uh|hm+|oh|ok|okay|no|nah|nope|well|actually|sorry|wait|you know what|and|but|so|then|please|just|let['’]?s|yeah|pues|ay|bueno|entonces|mejor|pens[aá]ndolo bien|la verdad|on second thought|after all|perd[oó]n|oiga|sabe qu[eé])[\\s,.…!]+)*";
const thing =
  "(?:it|that|this|all (?:that|this|of it)|(?:the|that|this|my) (?:whole )?(?:call|booking|appointment|demo|meeting|message|msg|note|memo|call ?back|thing|cancellation))";

/** A part of a line that lets go of what is under way. */
const drops = new RegExp(
  `^\\W*${before}(?:(?:forget(?: about)?|drop|scrap|skip|scratch|ditch) ${thing}|(?:leave|let) it(?: be| alone| there)?|(?:never ?mind|nvm)(?: (?:then|that|it|the \\p{L}+))?(?=\\W*$| (?:next|this|it|i|im|we|that|my|the)\\b)|call (?:it|the whole thing) off|(?:i )?changed my mind|don['’]?t bother|not (?:now|today|anymore)|i['’]?ll pass|(?:olv[ií]d[ea]l[oa]|d[eé]j[ea]l[oa]|d[eé]jel[oa] as[ií]|olv[ií]dese|ya no(?: quiero)?|mejor no|ahora no))(?: then| for now| please| thanks| por ahora| gracias| entonces)*(?=\\W*$|(?<=nvm|never ?mind) )`,
  "iu",
);
const call =
  "(?:the|that|this|an?|any|my|your) (?:\\p{L}+ )?(?:call|booking|appointment|demo|meeting|slot|thing)";
const atTheEnd =
  "(?: (?:then|now|right now|for now|please|pls|thanks|at all|anymore|any more|after all|today|actually|sorry))*(?=\\W*$)";
/** "Don't book it", "no call after all", "I'm good without the call", "no me agende nada". */
const refuses = new RegExp(
  `^\\W*${before}(?:(?:(?:do(?: not|n['’]?t)|lets not|let['’]?s not|no need to|i['’]?d rather not|i would rather not|please don['’]?t) (?:(?:book|schedule|reserve)(?: (?:it|that|this|me|one|anything|${call}))?|(?:set|put|do|make) (?:it|that|this|me|one|anything|${call}))(?: (?:up|down|in))?|no (?:more )?(?:call|meeting|demo|appointment|booking)|(?:i|we) (?:(?:do(?: not|n['’]?t)|no longer) (?:think (?:i|we) )?(?:want|need)) ${call}|(?:i|we)(?:['’]?m| am|['’]?re| are)? (?:good|fine|ok|okay) without (?:it|${call})|i take (?:it|that) back)${atTheEnd}|(?:ya )?no (?:quiero|necesito|hace falta) (?:la|una|esa|ninguna) (?:llamada|cita|reuni[oó]n|demo)|no (?:(?:la|lo|me|me la|nos) )?(?:agend|reserv|apart|program|anot)(?:e|en|es)(?: nada| ninguna| la (?:cita|llamada))?|(?:ninguna|no) (?:llamada|cita)(?: no)?(?=\\W*$|[.,;]))(?: todav[ií]a| por ahora| gracias| mejor| entonces)*(?=\\W*$)`,
  "iu",
);
/** "Actually no message", "no note then". */
const noMessage = new RegExp(
  `^\\W*${before}(?:no (?:message|msg|note)|(?:instead of|rather than) (?:(?:leaving|sending|writing) )?(?:an?|the) (?:message|msg|note)|(?:sin|ning[uú]n) (?:mensaje|recado))${atTheEnd}`,
  "iu",
);
const dropsChinese = /^(?:那|嗯|还是)?(?:算了|不用了|不约了|先不|不弄了|取消吧)/u;

/** "I need to ask my partner first": it is decided later; "I want to talk to the owner" is not. */
const asksOthers =
  /\b(?:need|have|has|got|gotta|let me|lemme|i['’]?ll|ill|should|better|going|gonna)\b(?: (?:to|just|go|really|first|probably))*(?: (?:ask|check (?:with|it with)|talk (?:it over )?(?:to|with)|speak (?:to|with)|run (?:it|this|that) (?:by|past)|clear (?:it|this) with|consult|discuss (?:it|this) with)) (?:my|our|him|her|them|the (?:wife|husband|boss|partners?|team|others?))\b|\b(?:think about it|think it over|sleep on it|come back (?:later|to you)|(?:i['’]?ll|ill|let me|gotta|i will|can i) (?:get back to you|be back))\b|\b(?:tengo|necesito|d[eé]jeme|voy)\b(?: que| a)? (?:preguntar|consultar|hablar|pensar)\p{L}*(?: (?:con|a|lo con))? (?:mi|mis|ello|bien)\b|\blo (?:pienso|consulto|platico)\b|(?<!想)(?:问问|问一下)(?:我的?)?(?:先生|太太|老婆|老公|爱人|合伙人|搭档|同事|老板|家人|他|她)|商量|(?:再|先|要|得)(?:考虑|想一?想)/iu;

/** Whether a line puts a decision off, and asks nothing else. */
const putsOff = (original: string): boolean =>
  asksOthers.test(original) && clausesOf(original).every(({ asks }) => !asks);

const calls =
  /^\W*(?:(?:ok|okay|cool|alright|fine|great|thanks|well|so|hm+|bummer|perfect|got it|good)\W+)*(?:i['’]?ll|ill|i will|gonna|i['’]?m gonna|gotta)(?: just)? (?:try (?:calling|it|that)|call(?: (?:you|them|you guys|instead|later|back|tomorrow))?|show (?:(?:it|this|that) to )?(?:him|her|them|my \p{L}+|the \p{L}+)|tell (?:him|her|them|my \p{L}+)|do that|look into (?:it|that)|let (?:him|her|them) know|read (?:it|that)|check it out|go)(?: (?:then|later|instead|now|it))*(?:\W+(?:thanks|thank you|thx|ty|cheers|bye|appreciate it|gracias))*\W*$|^(?:算了|好|那)?[，, ]*我(?:打过去|直接打|回头再|再想想|先走)/iu;

/** "Not today", "maybe another time", "going to bed, will show my partners". */
const later =
  /^\W*(?:(?:ok|okay|no|hm+|thanks|thank you|well|good|great|cool|nice|alright|sorry|gracias|pues|bueno)\W+)*(?:not (?:today|tonight|yet)|(?:maybe|perhaps) (?:later|tomorrow|another (?:time|day))|(?:another|some other) (?:time|day)|(?:i['’]?m |im )?(?:going|off|heading|headed) to (?:bed|sleep)|hoy no|(?:quiz[aá]s?|mejor|tal vez) (?:luego|despu[eé]s|otro d[ií]a)|otro d[ií]a)(?:[,. ]+(?:thanks|thank you|gracias|then|though|tho|now))*(?:[,.]? (?:i['’]?ll|i will|will) (?:show|tell|ask|talk to) [^?]{2,40})?\W*$|^(?:那|还是)?(?:改天|今天不了|下次)(?:吧|再说|再聊)?[。！]?$/iu;

/** "Ok ill call. thanks", to the offer of a person: the offer is not taken. */
export const callsInstead = (step: Step): boolean =>
  /\bcall\b|打/iu.test(step.original) && calls.test(step.original) && goes(step);

/** What somebody tells of a business, and not of a task. */
const ofBusiness = new Set(["trade", "place", "size", "firm", "language"]);

/** Whether somebody goes, and asks nothing else: "ill talk to my partner first, were a dental office". */
export const goes = ({ original, changes, conversation, hearing }: Step): boolean =>
  conversation.lines.length > 0 &&
  Object.keys(changes).every((name) => ofBusiness.has(name)) &&
  hearing.words.length <= 18 &&
  (later.test(original) ||
    ((putsOff(original) || calls.test(original)) &&
      clausesOf(original).every(({ asks }) => !asks)));

const leadsOut =
  "^\\W*(?:(?:ok|okay|k|cool|alright|alrighty|all right|fine|great|thanks|thank you|thx|ty|well|so|hm+|bummer|perfect|got it|good|nice|awesome|sorry|hey|listen|anyway|yeah|yep|no|nope|lol|oh|bueno|pues|listo|gracias|perfecto|vale|ya)\\W+)*";
/** "Gotta run", "that's all I needed", "me tengo que ir": whoever says it goes. */
const leaving = [
  "(?:(?:i|we)(?:['’]?(?:ve|d|m)| have| am)? )?(?:really |probably )?(?:gotta|got to|have to|need to|must|better|should|gonna|going to|about to)(?: really| probably| actually)? (?:run|jump|bounce|dash|split|scoot|jet|hop off|go|get going|head (?:out|off|back)|leave|get back to (?:work|it|the \\p{L}+))(?!\\p{L})(?! (?:over|through|by|past|with|it|this|that|ask|check|find|talk|figure|look|see|get|for (?:the|a|gold|silver|basic|platinum)|numbers|(?:the|some|my|our) (?:numbers|math|figures))(?!\\p{L}))",
  "(?:ttyl|bye+|laters?|see (?:you|ya|u)(?: later)?|take care|have a (?:good|great|nice) (?:one|day|night|evening|weekend)|good ?(?:night|bye)|talk (?:soon|later)|cheers|ciao|chao|adi[oó]s|hasta (?:luego|pronto|ma[nñ]ana)|nos vemos|que tenga \\p{L}+ \\p{L}+)\\W*$",
  "(?:that['’]?s|that is|this is) (?:all|it|everything|what)(?: that)? ?(?:i|we) (?:needed|wanted|had)|(?:that['’]?s|thats) (?:all|it)(?: for (?:now|today))?\\W*$|no (?:more|other|further) questions|(?:that['’]?s|thats|that was|that is) (?:very |really |super |so )?helpful\\W*$",
  "(?:i['’]?ll|ill|i will) (?:leave it (?:there|at that|here)|(?:come|be|write|check) back(?: (?:later|soon|tomorrow|then|sometime|here|if|when|to (?:you|this|it)|next week))?\\b|keep (?:it|that|you) in mind)|back to (?:work|it|the (?:job|grind|shop|kitchen))|(?:i['’]?m|im|i am) (?:late for|off to|heading|on (?:my|a) (?:way|job)|getting called)|heading (?:in|into|out|to|back)(?!\\p{L})|(?:my|our|the|a|an)? ?(?:\\p{L}+ )?(?:ride|customer|client|patient|boss|wife|husband|phone|guy|guest|kids?)(?:['’]?s| is| are| just)? (?:here|calling(?: me)?|ringing|walked in|waiting|pulled up|needs me)(?: now| lol| haha)*\\W*$",
  "me (?:voy|tengo que ir|tengo que salir|retiro)(?!\\p{L})(?! a (?:quedar|pensar))|tengo que (?:irme|salir|colgar|volver al trabajo)(?!\\p{L})|(?:es|era|eso (?:es|era|ser[ií]a)) todo(?!\\p{L})(?! (?:lo|el))|l[oa] dejo\\W*$",
].map((source) => new RegExp(leadsOut + source, "iu"));
const leavingChinese = /先这样|先去忙|我先忙|再见|拜拜|先挂了|回头再?聊/u;

/** Whether a line takes leave, with its excuse: "cool gotta run theres water everywhere lol". */
export const takesLeave = ({ original, changes, conversation, hearing }: Step): boolean =>
  conversation.lines.length > 0 &&
  Object.keys(changes).length === 0 &&
  hearing.words.length <= 16 &&
  (leavingChinese.test(original) ||
    clausesOf(original).some(({ text }) => leaving.some((one) => one.test(text)))) &&
  clausesOf(original).every(({ asks }) => !asks);

/**
 * What a line says beside the words that let go of the open task: "nah forget it. How much is silver".
 * Undefined where it lets go of nothing: another time for it, or an address that is refused.
 */
function besideLettingGo(step: Step): string[] | undefined {
  const { original, choice, conversation, changes } = step;
  const { task, asking } = conversation;
  if (choice || !task || !isOpen(task) || refusesEmail(original) || changes.email) return undefined;
  // "No call, just leave a message: about 9 lawyers": what is passed on proposes no time.
  const dictated = asking === "message" ? undefined : changes.message;
  const clauses = clausesOf(dictated ? original.replace(dictated, " ") : original);
  // What is said to the question for a message is the message, unless it begins with the refusal.
  const heard = asking === "message" ? clauses.slice(0, 1) : clauses;
  const letGo =
    task.kind === "booking"
      ? [drops, refuses, dropsChinese]
      : task.kind === "message"
        ? [drops, noMessage, dropsChinese]
        : [drops, dropsChinese];
  const dropped = heard.filter(({ text }) => letGo.some((one) => one.test(text)));
  if (dropped.length === 0) return undefined;
  const rest = clauses.filter((one) => !dropped.includes(one)).map(({ text }) => text);
  return task.kind === "message" || !rest.some((text) => proposesOther(text, step))
    ? rest
    : undefined;
}

const wishes =
  /\b(?:instead|rather|make it|book|schedule|move|do|can we|could we|let['’]?s|better|how about|what about|works?|mejor|ag[eé]nd\p{L}*|c[aá]mbi\p{L}*|puede ser)\b|改|约/iu;

/** Says how things are: "next week is nuts", "we're closed monday". */
const tells =
  /(?<!\p{L})(?:i|i['’]?m|im|we|we['’]?re|were|my|our|he|she|they|it|it['’]?s|its|is|are|was|have|has|got|es|soy|estoy|est[aá]|ando|tengo|tenemos|cerramos|hay|voy)(?!\p{L})|我|是|有|很/iu;

/** "Scrap that, the monday after": another time for the same call; "next week is nuts" is none. */
function proposesOther(text: string, { hearing: { language }, actions }: Step): boolean {
  if (asksForCall(text) || proposesTime(text, language)) return true;
  const { nth: _, ...when } = whenIn(text, language, dateIn(actions.now(), actions.zone));
  return saysWhen(when) && (wishes.test(text) || !tells.test(text));
}

const own: Record<string, Wish> = { booking: "book", message: "message", change: "change" };

/** Drops the open task where a line lets go of it, and does or answers what else it asks. */
export async function afterLettingGo(
  step: Step,
  wished: Wish | undefined,
  found: Answer | undefined,
): Promise<Said | undefined> {
  const { task, ...rest } = step.conversation;
  const read = task && "confirming" in task && task.confirming === true;
  const chosen = task?.kind === "booking" && task.start !== undefined;
  // "Let me see what my partner says, thursday would be better": what is told is taken.
  const tellsFacts = Object.keys(step.changes).length > 0 || saysWhen(step.when);
  if (!task) return undefined;
  // "Never mind, I need to ask my partner first" lets go.
  const beside = besideLettingGo(step);
  if (!beside)
    return (read || chosen) && !tellsFacts && putsOff(step.original) ? waiting(step) : undefined;
  const dropped = dropTask(task, step.hearing.language);
  // "No quiero la llamada": nothing else is wished, or asked.
  if (beside.length === 0 && !step.changes.message) return dropped;
  if (!wished || wished === own[task.kind]) return withAnswers(found, dropped);
  const facts = { ...rest.facts };
  for (const name of Object.keys(dropped.facts ?? {})) delete facts[name as keyof typeof facts];
  const next = await begin(wished, { ...step, conversation: { ...rest, facts } });
  return { ...next, facts: { ...dropped.facts, ...next.facts } };
}

/** Nothing is done meanwhile, and nothing is asked. */
const waiting = ({ conversation: { task, asking }, hearing }: Step): Said => ({
  action: "answer",
  status: "answered",
  text: closingPhrases[hearing.language].waits,
  again: closingPhrases[hearing.language].goes,
  ...(task && { task }),
  ...(asking && { asks: asking }),
});
