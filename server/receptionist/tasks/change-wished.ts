import { clausesOf } from "#server/receptionist/hearing/clauses.ts";

const before =
  "^\\W*(?:(?:no|nah|nope|ok|oh|wait|actually|well|so|then|just|please|pls|lets|let us|maybe|better|instead|rather|(?:i|we) (?:want|need|would like|d like|d rather)(?: to)?|id (?:rather|like to)|can (?:you|we|i)|could (?:you|we|i)|you can|mejor|entonces|pues|quiero|puede|prefiero)[\\s,]+){0,6}";
const it =
  "(?: ?(?:it|that|this|(?:the|my|that) (?:call|booking|meeting|appointment|whole thing)|la (?:llamada|cita)))?";
const cancels = new RegExp(
  `${before}(?:cancel${it}|call${it} off|an[uú]l(?:ar|e|en)(?:la)?|canc[eé]l(?:ar|e|en)(?:la)?${it})(?!\\p{L})(?! ?(?:link|policy|fee))|^(?:不|那|还是|就|请|帮我|算了|直接){0,4}取消`,
  "iu",
);
const moves = new RegExp(
  `${before}(?:(?:move|reschedule|push|change|postpone|shift|bump)${it}|(?:mover|muev[ae]|cambiar|c[aá]mbie)(?:la)?|postergar)(?!\\p{L})(?! (?:my|the) (?:name|email|number|mind))|^(?:不|那|还是|就|请|帮我|算了|直接){0,4}改(?:期|时间|到)`,
  "iu",
);

/** What a line wants done with the booked call, in place of what was wished before: "forget that, cancel it". */
export function changeWished(line: string): "move" | "cancel" | undefined {
  const clauses = clausesOf(line.replace(/https?:\/\/\S+/gi, " ").replace(/['’]/g, ""));
  const last = clauses.findLast(({ text }) => cancels.test(text) || moves.test(text))?.text;
  return last === undefined ? undefined : cancels.test(last) ? "cancel" : "move";
}
