import type { FrameKind } from "#server/receptionist/facts/frames/frame-kind.ts";

/** "We got charged twice", "my invoice is wrong": money of the visitor's own, that a person looks into. */
const complainsOfBill = (text: string): boolean => ofBill.test(text);

/** Whether a line wants somebody to look into such a complaint. `frame`: the words around a message. */
export const asksAboutBill = (
  text: string,
  frame: FrameKind | undefined,
  asksPerson: boolean,
): boolean =>
  complainsOfBill(text) && (frame ? frame === "contact" : asksPerson || asksWhom.test(text));

const ofBill =
  /\b(?:(?:i|we|you|u|they|it)(?:['’]?ve|['’]?re|['’]?m)?(?: \p{L}+){0,2} (?:over ?|double ?|mis)?(?:charged|billed|invoiced)|(?:was|were|been|got|getting|being) (?:\p{L}+ )?(?:over|double)?[ -]?(?:charged|billed|invoiced)|(?:my|our|the|your|last|this|an?) (?:\p{L}+ )?(?:invoice|bill|charge|statement)s?\b.{0,40}\b(?:wrong|twice|error|mistake|too (?:high|many|much)|off|incorrect|double|mixed up|not right|(?:do|does)n'?t (?:match|add)|don'?t understand|has|shows|says|problem)|(?:problem|issue|question|mistake|error)s? (?:with|on|about|in) (?:my|our|the|an?|your) (?:\p{L}+ )?(?:invoice|bill|charge|payment)|(?:my|our|get a|want a|need a|owe (?:me|us)(?: a)?) (?:money back|refund))\b|(?<!\p{L})(?:(?:me|nos) (?:cobr|factur|cargaron)\p{L}*|(?:mi|la|nuestra|una|su) (?:factura|cuenta)(?!\p{L}).{0,40}(?:mal|error|de m[aá]s|equivoc|no (?:entiendo|cuadra|coincide)|trae|doble|dos veces)|reembols\p{L}*|devu[eé]lv\p{L}* (?:el|mi) dinero)|(?:多收|收了我们?|扣了我们?|重复(?:收费|扣款)|收了.{0,6}两次|发票.{0,10}(?:错|不对|多)|账单.{0,10}(?:错|不对|多)|退款)/iu;

/** "Who do i write to", "i need to complain". */
const asksWhom =
  /\bcomplain(?:t|ing)?\b|\bwho (?:do|can|should|could) (?:i|we) (?:write|talk|speak|e-?mail|contact|call|ask)\b|\bqueja|\bcon qui[eé]n (?:hablo|puedo)|投诉|找谁/iu;
