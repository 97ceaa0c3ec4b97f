import { askedIn } from "./asked-in.ts";
import { asksNobody } from "./asks-nobody.ts";
import { asksOfBusiness, isInterjection } from "./business-questions.ts";
import { asksByItself, isBare, type SaidPart, saidParts, sentences } from "./hearing/said-parts.ts";

/**
 * Questions that nothing else has answered: somebody tells the caller later.
 * @param used Facts that were heard. A question that gives one is answered by the next step, unless it
 * asks about the business itself.
 * @param answered Questions that were answered or noted already.
 */
export function openQuestions(
  message: string,
  used: readonly string[],
  answered: readonly string[],
): string[] {
  return sentences(message).flatMap((sentence) => {
    if (isInterjection(sentence)) return [];
    const told = saidParts(sentence).filter(({ words }) => !greets.test(words.join(" ")));
    const parts = told.filter((part) => !asksNobody(part));
    if (
      parts.length === 0 ||
      (parts.filter(({ asks }) => asks).length <= 1 && wantsAppointment.test(sentence))
    )
      return [];
    const free = parts.find(asksIfFree);
    if (free && !answered.some((one) => sentence.includes(one) || one.includes(free.text)))
      return [free.text];
    // "You people are vultures, you know that?": the mark belongs to what asks nobody.
    const whole = parts.at(-1) === told.at(-1);
    const asking = (part: SaidPart) => (whole ? part.asks : asksByItself(part));
    const marked = whole && /[?？]\s*$/.test(sentence) && parts.some(({ asks }) => asks);
    // "We are not preapproved yet, does that matter".
    const last = parts.at(-1);
    const ends = parts.length > 1 && last !== undefined && asking(last);
    const opens = parts[0] !== undefined && asking(parts[0]);
    if (!marked && !opens && !ends && !parts.some(asksOfBusiness)) return [];
    const isFree = (text: string) =>
      !answered.some((one) => text.includes(one) || one.includes(text)) &&
      !used.some((one) => one.length > 2 && text.includes(one));
    // "It's her birthday, can you play music": the part that asks is enough, where one does.
    const apart = parts.filter(
      (part) => asksOfBusiness(part) && !answered.some((one) => one.includes(part.text)),
    );
    if (apart.length > 0)
      return [parts.length === apart.length ? sentence : apart.map(({ text }) => text).join(", ")];
    const [{ words, han } = { words: [], han: "" }] = parts;
    if (parts.length === 1 && han.length < 3 && (words.length < 2 || isBare(words))) return [];
    if (!marked && !opens && !ends) return [];
    const text = whole ? sentence : parts.map((part) => part.text).join(", ");
    if (isFree(text)) return [askedIn(text, () => false) ?? text];
    // "Can i send flowers there, my wife wants to send lilies": what asks is answered by no line.
    const asked = parts.filter(
      (part) =>
        asksByItself(part) &&
        (part.words.length > 2 || part.han.length > 3) &&
        !/@|\d{3}/.test(part.text) &&
        isFree(part.text),
    );
    if (asked.length > 0 && asked.length < parts.length && parts[0]?.asks)
      return [asked.map(({ text }) => text).join(", ")];
    // "We rent, 9 Oak Ave, can someone come tonight": what asks stands apart from what lines took.
    const alone = ends && !parts[0]?.asks && last !== undefined && last.words.length > 2;
    return alone && isFree(last.text) ? [last.text] : [];
  });
}

/** "Is that yellow house still up", "has it sold": a question, though its words fill a line too. */
const asksIfFree = ({ words, han, asks }: SaidPart): boolean =>
  (asks && (stillThere.test(words.join(" ")) || /还在|还有吗|[卖租](?:了|掉)/u.test(han))) ||
  /^(?:still available|todavia (?:esta|disponible)|(?:has|did) (?:it|that one) (?:sold|sell|rented?)(?: \w+)?)$/.test(
    words.join(" "),
  );
const stillThere =
  /\bstill (?:up|available|there|around|open|listed|vacant|on the market|for (?:sale|rent))\b|\b(?:has|have|did|is|are|was) (?:it|that|they|this|the|those)(?: \w+){0,3} (?:sold|sell|rented|taken|gone|available|pending|under contract)\b|\b(?:todavia|aun|sigue[ns]?) (?:la |lo |las |los )?(?:esta|estan|ahi|disponible|en (?:venta|renta)|tienen?|venden|rentan)\b/;

/** "How are you": a courtesy. */
const greets =
  /^(?:and |so |hi |hello )*(?:how (?:are|r) (?:you|u|ya|yall)(?: (?:doing|all|today|guys|this morning))*|hows it going|how do you do|como (?:esta|estan|le va)(?: usted| ustedes)?)$/;

/** "Can I get an appointment for my husband": what the desk is there for, and no open question. */
const wantsAppointment =
  /\b(?:can|could|may) (?:i|we) (?:please )?(?:get|make|book|schedule|set up|have) (?:an? )?(?:\w+ )?(?:appts?|appointments?)\b(?!.*\b(?:if|without|with|same day)\b)/iu;
