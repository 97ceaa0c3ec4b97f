import { messageFrame } from "#server/receptionist/facts/message-frame.ts";
import {
  tellsMuch,
  withoutChatter,
  withoutName,
} from "#server/receptionist/facts/message-parts.ts";
import { withoutContact } from "#server/receptionist/hearing/contact-details.ts";
import type { Step } from "./step.ts";

/** "Get back to me on that", "pass it on": what was said before is the message. */
const refersBack =
  /\b(?:on|about|regarding|with) (?:that|this|it)\b|\b(?:write|note|take|jot) (?:it|that|this) down\b|\b(?:pass|send|forward|give|tell) (?:it|that|this)\b|\b(?:sobre|de) (?:eso|esto)\b|\b(?:an[oó]te|p[aá]se|d[eé])(?:lo|selo)\b|关于这个|就这件事|(?:记|转)(?:下来|告|达)/iu;
/** Words by which somebody asks for a message to be taken, and those that agree to it. */
const wishing =
  /\b(?:(?:i|we)(?:'?d| would)? (?:like|want|need|wanna)(?: to)?|id like to|can (?:i|you|somebody|someone)|could (?:i|you|somebody|someone)|please|hi|hello|hey|yes|ok|sure|(?:have|get|let) (?:someone|somebody|a person|nora|your team)|(?:leave|take|pass on|send) (?:an?|this|the|my)? ?(?:note|message|msg|word)(?: for (?:whoever \p{L}+|the \p{L}+|\p{L}+))?|(?:call|write|get back|reply|ring|text|email|talk|speak|complain|contact)(?: me| us)?(?: back)?(?: to)?|(?:talk|speak) (?:to|with)|an? (?:\p{L}+ )?(?:person|human|man|woman)|someone|somebody|anyone|anybody|(?:is|are|isn'?t) there|live|actual|i (?:can|could|may|might)|let me|allow me|(?:who|whom)(?:ever)?(?: is|'?s)? (?:in charge|i can|i could|can help)?|(?:give|drop) me an? (?:ring|call|shout|bell|line|buzz)|put me through to|connect me (?:to|with)|(?:one|anyone) of you|there|me|thanks?|quiero|quisiera|necesito|me gustar[ií]a|pueden?|podr[ií]an?|que|alguien|por favor|soy|me llamo|mi nombre es|(?:me )?(?:llam|contact|escrib|marqu|devuelv)\p{L}*|la llamada|hablar|con|una? (?:persona|humano|recado|mensaje|nota)|dejar|dejo|gracias|hola|s[ií]|favor|de verdad|real)\b|我?(?:想|要|可以)?(?:给|跟|对|向)?(?:你们|您)?留(?:个|一?条|下|一下|一个)?(?:言|口信|消息|话)/giu;

/** Words that a message has at the least, beside the wish to leave one. */
const fewest = 4;

const toBeCalled =
  /\b(?:call|ring|phone|text) (?:me|us)\b|\bcall ?back\b|\b(?:me|nos) (?:llam|marqu)|ll[aá]m[ea]n?(?:me|nos)|(?:给我|回)(?:打|个)?电/iu;

/** "Get back to me on german", "call me about pricing": few words, and yet what it is about. */
const namesSubject =
  /\b(?:(?:back|reply|respond|answer)(?: to)? (?:me|us) (?:on|about|regarding|re)|about|regarding|sobre|acerca de) (?!(?:that|this|it|them|those|these|something|anything|things?|me|us|you|an?|the|eso|esto|mon|tues?|wednes|thurs?|fri)(?:day)?\b)\p{L}{4,}|关于(?!这|那)\p{Script=Han}{2}/iu;

/** What an earlier line tells beside the wish for a message or a person; nothing if too little. */
function subjectOf(line: string, step: Step): string | undefined {
  const { name } = step.conversation.facts;
  const bare = withoutName(withoutContact(line, step.hearing.language).rest, name?.value);
  const left = line
    .replace(name?.value ?? "\n", " ")
    .replace(/\S+@\S+/g, " ")
    .replace(wishing, " ");
  // "Have somebody call me", with a number: to be called is all that is wanted.
  const enough =
    (step.conversation.facts.phone && toBeCalled.test(line)) ||
    namesSubject.test(bare) ||
    (left.match(/\p{L}{2,}/gu)?.length ?? 0) >= fewest ||
    /\p{Script=Han}{8}/u.test(left);
  return enough ? withoutChatter(bare) : undefined;
}

/**
 * The text of a message whose visitor tells it no more: the line that asked for the message, where
 * it says more than that, or the line before it, where it points back ("on that").
 */
export function earlierSubject(step: Step): string | undefined {
  const before = step.conversation.lines
    .filter(({ who }) => who === "visitor")
    .map((one) => one.text);
  const last = before.at(-1);
  const frame = messageFrame(step.original, false);
  const tellsBefore = frame !== undefined && tellsMuch(withoutChatter(frame.before));
  if (frame?.refers && !frame.text && !tellsBefore) return last && subjectOf(last, step);
  // "Just want to leave a note for whoever does partnerships" says nothing of its subject.
  if (frame?.kind === "leave" && !frame.text && !tellsBefore)
    return last && refersBack.test(last) ? before.at(-2) : undefined;
  // "We lost two calls and i want somebody to call me about it": the line itself says what.
  const own =
    frame && tellsMuch(withoutChatter(frame.before)) ? subjectOf(step.original, step) : undefined;
  if (own) return own;
  if (refersBack.test(step.original)) return last && subjectOf(last, step);
  return (
    subjectOf(step.original, step) ?? (last && refersBack.test(last) ? before.at(-2) : undefined)
  );
}
