import { asksOfProduct } from "./asks-of-product.ts";

const wantsOfProduct =
  /^\W*(?:(?:and|so|but|i|we|also|just|really|would|id|wed)\W+)*(?:need|want|like) (?:it|something|one|this) to\b/iu;
/** Verbs of what the product does or is asked to do, without who does it. */
const bareVerb =
  /^(?:text|remind|send|take|collect|book|answer|call|speak|handle|transfer|schedule|reschedule|cancel|move|check|update|sync|qualify|screen|record|freeze|pause|order|charge|accept|process|know|tell|route|forward|message|email|e-mail)\b(?! (?:me|us|you|it|that|this|a call|your)\b)/iu;

/** "How long is the call and is it free": the call is meant. */
const ofCall =
  /\b(?:the|that|this|your|an?) (?:intro(?:ductory)? |demo |30 minute )?(?:call|meeting|demo)\b/iu;
const itAlone =
  /^(?:(?:is|does|do|will|would|how long|whats?|how much|who|can)(?:['’]s)? )(?:\p{L}+ )?it\b(?: \p{L}+){0,3}$/iu;

/** "Can it text people, remind them and take deposits": what follows is asked of the product too. */
export function withItsSubject(text: string, earlier?: string, next = ""): string {
  // "Need it to message people, send reminders": a list of what is wanted.
  const wanted = bareVerb.test(next) ? wantsOfProduct.exec(text) : null;
  if (wanted) return `can it ${text.slice(wanted.index + wanted[0].length).trim()}`;
  const call = earlier !== undefined && itAlone.test(text) ? ofCall.test(earlier) : false;
  if (call) return text.replace(/\bit\b/iu, "the call");
  return earlier !== undefined && bareVerb.test(text) && asksOfProduct.test(earlier)
    ? `can it ${text}`
    : text;
}
