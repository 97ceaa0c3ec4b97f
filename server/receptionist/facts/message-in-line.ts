import type { Conversation } from "#server/receptionist/conversation.ts";
import { asksOfSent } from "#server/receptionist/hearing/asks-of-sent.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import {
  type ContactDetails,
  withoutContact,
} from "#server/receptionist/hearing/contact-details.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { refusesCall } from "#server/receptionist/tasks/wish-words.ts";
import { amendmentOf } from "./amended-message.ts";
import { dictatedMessage, isReported } from "./dictated-message.ts";
import type { FactChanges } from "./facts.ts";
import { frameIn, isWriting } from "./message-frame.ts";
import { tellsMuch, withoutChatter, withoutName } from "./message-parts.ts";
import { announcesMessage, messageTextIn } from "./message-text.ts";

/** Words that begin a question in a slot's place: they are not the answer to it. */
export const asking =
  /[?？]\s*$|^(?:wait|what|how|why|when|who|where|which|do you|does|can you|is it|are you|qu[eé]|cu[aá]nto|c[oó]mo|pueden|多少|什么|怎么)\b|吗\s*$/iu;

/** "What will it refuse, e.g. tell someone they have a case": passes nothing on. */
const givesExample =
  /(?<!\p{L})(?:e\.?g\.?|for example|for instance|por ejemplo),? (?:tell|say|ask|inform|decir)(?:ing|le)?(?!\p{L})|比如.{0,4}(?:告诉|说)/iu;

/** The message to the company that a line tells, or makes of the one that is written down. */
export function messageIn(
  original: string,
  hearing: Hearing,
  conversation: Conversation,
  details: ContactDetails,
  { name, message }: FactChanges,
): FactChanges {
  const { asking: asked, task, facts } = conversation;
  const { language } = hearing;
  const reachable = Boolean(details.email || details.phone);
  const known = message ?? facts.message?.value ?? (task?.kind === "message" && task.question);
  const changes: FactChanges = {};
  // "Read it back to me" is no message, and no more of one.
  if ((conversation.sent || task?.kind === "message") && asksOfSent(original)) return changes;
  if (prefersCall.test(original) || givesExample.test(original)) return changes;
  const frame = frameIn(original, conversation);
  const framed = frame?.text
    ? withoutChatter(withoutName(withoutContact(frame.text, language).rest, details.name ?? name))
    : "";
  // "Tell them …", after a question that stayed open: that is the message, and not the question.
  if (framed && !(known && isWriting(conversation))) return { message: framed };
  // "Can I leave a note for whoever does partnerships" tells no text.
  if (frame?.kind === "leave" && !frame.text && !(known && isWriting(conversation))) {
    const told = frame.refers || tellsMuch(frame.before) ? toldBefore(frame.before) : "";
    return told ? { message: told } : changes;
  }
  const words = messageTextIn(original, language, details.name) ?? besideContact();
  if (known && task?.kind === "message" && (!task.offered || reachable || name)) {
    const rest = withoutName(withoutContact(original, language).rest, details.name ?? name);
    if (details.phone && onlyOfNumber(rest)) return {};
    const text = amendmentOf(rest, known, reachable || Boolean(name))?.text;
    return text ? { message: text } : {};
  }
  // "Can i leave a message", and the text of it in the place of a name.
  if (!known && !name && !reachable && asked === "name" && isTextAnnounced(original, conversation))
    return { message: original.trim() };
  const dictated = name || reachable ? undefined : dictatedMessage(original, hearing, conversation);
  const wish = hearing.concepts.has("message") || hearing.concepts.has("person");
  if (
    asked === "message" &&
    !agreement.test(original) &&
    !isOnlyContact(original, details) &&
    (!asking.test(original) || isReported(original)) &&
    !prefersCall.test(original)
  )
    changes.message = words ?? original.trim();
  else if (
    words &&
    (wish || announcesMessage(original) || (task?.kind === "message" && !facts.message)) &&
    // "Does your person know about wills", in the middle of a booking, is a question.
    !(task?.kind === "booking" && opensQuestion(original) && !hearing.concepts.has("message"))
  )
    changes.message = words;
  else if (details.email && !facts.message && sendsSomething.test(original)) {
    const told = withoutContact(original, language).rest.replace(details.name ?? "\n", "");
    changes.message = withoutChatter(told.replace(/\s+(?:to|at|a|al|is)?[\s,.;:]*$/iu, ""));
  }
  if (dictated && !changes.message) changes.message = dictated;
  return changes;

  /** "We were billed twice. Can I leave a message", where it asks nothing. */
  function toldBefore(text: string): string {
    if (clausesOf(text).some(({ asks }) => asks)) return "";
    const said = clausesOf(text)
      .filter(({ text }) => refusesCall.test(text) || noTimeToTalk.test(text))
      .reduce((left, { text }) => left.replace(text, " "), text)
      .replace(/[\s,]+(?:and|but|y|pero)[\s.,]*$/iu, "");
    const told = withoutChatter(
      withoutName(withoutContact(said, language).rest, details.name ?? name),
    );
    return tellsMuch(told) && told.split(/\s+/).length > 3 ? told : "";
  }

  /** "Kit Dorn, kit@dorn.example. Forwarding is broken", to the question whom a person may answer. */
  function besideContact(): string | undefined {
    if (task?.kind !== "message" || facts.message || task.question || !details.email)
      return undefined;
    const rest = withoutName(withoutContact(original, language).rest, details.name ?? name);
    if (clausesOf(rest).some(({ asks }) => asks)) return undefined;
    const text = withoutChatter(rest);
    return tellsMuch(text) && text.split(/\s+/).length > 2 ? text : undefined;
  }
}

/** Shorter lines may be a name. In words. */
const shortestText = 6;
/** "How long until somebody replies", "wait, who reads it": asks about the message itself. */
const ofProcess =
  /^\W*(?:(?:but|and|ok|so|hm+|y|pero)\W+)*(?:wait|hold on|hang on|first|before|why|what for|who|how (?:long|soon|fast)|when|do (?:i|you) (?:have|need)|will (?:you|somebody|someone|they)|is (?:this|that|it)|espere|por qu[eé]|qui[eé]n|cu[aá]nto|cu[aá]ndo|para qu[eé])(?!\p{L})|^(?:等|为什么|谁|多久)/iu;

/** Whether a line is the text of a message that the line before it wished to leave. */
function isTextAnnounced(line: string, { lines, task }: Conversation): boolean {
  if (task?.kind !== "message" || task.offered || ofProcess.test(line)) return false;
  if (line.trim().split(/\s+/).length < shortestText || agreement.test(line)) return false;
  if (prefersCall.test(line) || letsGoOfIt.test(line)) return false;
  const before = lines.findLast(({ who }) => who === "visitor")?.text ?? "";
  const frame = frameIn(before, {});
  return frame?.kind === "leave" && !frame.text;
}

/** "Nah forget the msg, monday 9:30 instead", "actually no message": none is told any more. */
const letsGoOfIt =
  /^\W*(?:(?:nah|no|nope|eh|oh|ok|wait|actually|sorry|you know what|on second thought)\W+){0,4}(?:(?:forget|skip|scrap|drop|cancel|ditch|scratch)(?: about)? (?:it|that|this|(?:the|that|this|my) (?:whole )?(?:message|msg|note|memo|thing))|never ?mind|nvm|no (?:message|msg|note)|(?:instead of|rather than) (?:(?:leaving|sending|writing) )?(?:an?|the|this|that) (?:message|msg|note))(?!\p{L})(?! (?:you|from|of|i (?:left|sent)|my)(?!\p{L}))/iu;

/** "I can't talk right now", before the wish for a message: why it is one, and no part of it. */
const noTimeToTalk =
  /^\W*(?:(?:hi|hey|ok|so|but|sorry|i|i['’]?m|im|we|id|i['’]?d|really|just|no|dont|don['’]?t|do not|cant|can['’]?t|cannot|rather not|not|hate|prefer not to|would rather not|too busy to|no time to|dont have time to|don['’]?t have time to|want to|wanna|like to|feel like)\W+)+(?:talk(?:ing)?|call(?:s|ing)?|(?:be on |on )?the phone|phone calls?|do (?:a |the )?calls?|speak)(?: (?:now|right now|today|on the phone|to anyone|to anybody|at work|rn|with anyone|for a call))*\W*$|^\W*no (?:puedo|quiero|tengo tiempo (?:de|para)) (?:hablar|una llamada|llamadas)(?: ahora| ahorita)?\W*$|^(?:我)?(?:现在)?(?:不方便|没空|不想)(?:打电话|接电话|讲电话|通话)/iu;

/** "Hang on, that's our fax. Cell is", around a number. */
const aroundNumber =
  /(?<!\p{L})(?:oh|hang on|hold on|wait|sorry|ah|no|actually|and|but|that['’]?s|thats|that|this|it['’]?s|its|is|was|the|our|my|an?|old|wrong|right|better|new|use|instead|fax|cell|mobile|phone|numbers?|line|landline|home|work|office|shop|tel|me|at|on|to|if|they|you|theyd|they['’]d|rather|call|text|by the way|btw|ese|es|era|el|mi|de|la|n[uú]mero|tel[eé]fono|celular|casa|oficina|perd[oó]n|mejor)(?!\p{L})|[^\p{L}]/giu;
const onlyOfNumber = (rest: string) => rest.replace(aroundNumber, "") === "";

/** "Eh actually just book me a call", in place of the message. */
const prefersCall =
  /^\W*(?:(?:eh|um|hm+|no|nah|nope|oh|wait|actually|sorry|ok|well|you know what|let'?s|can (?:you|we|i)|could (?:you|we|i)|i'?d rather|i (?:just )?want to|just|instead|better|please|mejor|perd[oó]n|pues|espere|quiero)\W+)+(?:book it\b|(?:book|schedule) (?:mon|tue|wed|thu|fri|tom)|(?:book|schedule|set up|have|get|do|ag[eé]nd\p{L}*|res[eé]rv\p{L}*|h[aá]game)\b.{0,12}\b(?:call|demo|meeting|appointment|time|slot|llamada|cita|reuni[oó]n)\b)|^(?:算了|还是|不如).{0,4}(?:约|预约)/iu;

/** "Send me the prices", beside an address: what is to be sent. */
const sendsSomething =
  /^\W*(?:(?:please|pls|can you|could you|just|ok|hi|and)\W+)*(?:send|e-?mail|mail|forward) (?!(?:it|that|this|you|them)\b)\p{L}{4,}.{0,30}\bto [\w.+-]+@|\b(?:send|e-?mail|mail|forward|shoot) (?:me|us|over) (?!(?:it|that|this|you|them)\b)(?:\p{L}+ ){0,3}\p{L}{4,}|\b(?:m[aá]nd|env[ií])\p{L}*(?:me|nos) (?:\p{L}+ ){0,3}\p{L}{4,}|把.{1,12}发(?:给我|到)/iu;

/** "Send it" is no message. */
export const agreement =
  /^(?:[^\p{L}]*(?:ok|okay|yes|yep|sure|please|send(?: it)?|go ahead|s[ií]|por favor|enviar|env[ií][ea]?(?:lo)?|m[aá]nd[ae]lo|发送?|发吧|好的?|对)(?!\p{L}))+[^\p{L}]*$/iu;

/** A name, an address or a number alone does not count as a message. */
function isOnlyContact(text: string, { name, email, phone }: ContactDetails) {
  if (!name && !email && !phone) return false;
  return text.trim().split(/\s+/).length <= 6;
}
