import type { Language } from "#contract/receptionist.ts";
import { asksOfProduct } from "#server/receptionist/answering/asks-of-product.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { withoutContact } from "#server/receptionist/hearing/contact-details.ts";
import { asksOfTheirMessages } from "#server/receptionist/tasks/asks-of-their-messages.ts";
import { withoutChatter, withoutName } from "./message-parts.ts";

/** Shows that a sentence states its subject, and not only the wish to leave a message. */
const about =
  /\b((?:about|regarding|concerning)(?! (?:this|that|it|these|those)\b)|because|please (?:ask|have|fix|check|call|send)|tell (?:them|her|him|nora|the team|whoever|somebody|someone|your \p{L}+|(?!me|us|you)\p{L}+ (?:that|to|about|we|i|our|my))|(?:they|you|somebody|someone|nora) (?:need|have|should|must|forgot|can|could)s? to|let (?:them|her) know|i want to know|i'd like to know|wants? to know|(?:pass(?: it)? (?:on|along)|relay|mention|report)(?: to \p{L}+(?: \p{L}+)?)? that|asking (?:if|whether|for)|(?:sobre|acerca de)(?! (?:esto|eso)\b)|porque|d[ií]g[aá](?:n?le|nles)|quiero saber|necesito saber|av[ií]se(?:n?le|les)|let (?:somebody|someone|your \p{L}+|whoever)\b.{0,30}\bknow|decirle a|avisarle a)\b|关于|因为|告诉|转告|通知|想知道|问一下/iu;

/** "What about shoelaces", "what if it tells them nonsense": a question, and no subject. */
const asksAbout =
  /^\W*(?:(?:and|so|ok) )?(?:(?:what|how) about|what (?:if|happens (?:if|when)))\b|^\W*(?:¿?y )?qu[eé] (?:tal|hay de)\b/iu;

/** "A note for Nora: we need four numbers". */
const afterColon =
  /(?:note|message|msg|memo|word|recado|mensaje|留言|转告|\b(?:pass|send|relay|forward|hand|give|tell|write|note|put)\b.{0,12}\b(?:this|on|along|down|over|them|him|her|nora))[^:：]{0,30}[:：]\s*(.+)/isu;

/** "Pass this along: we got billed twice": what follows is the message. */
export const announcesMessage = (text: string): boolean =>
  (afterColon.exec(text)?.[1]?.trim().length ?? 0) > 8;

/**
 * Reads the text of a message to the company from a message that also holds a name or an address.
 */
export function messageTextIn(
  original: string,
  language: Language,
  name: string | undefined,
): string | undefined {
  const announced =
    afterColon.exec(original)?.[1] ??
    afterColon.exec(withoutName(withoutContact(original, language).rest, name))?.[1];
  if (announced && announced.trim().length > 8)
    return withoutChatter(withoutName(withoutContact(announced, language).rest, name));
  if (!about.test(original) && !announced) return undefined;
  if (asksAbout.test(original) || asksOfTheirMessages(original)) return undefined;
  // "Does it page the doctor or tell her what to do" asks what the product does.
  if (clausesOf(original).some(({ text }) => asksOfProduct.test(text) && about.test(text)))
    return undefined;
  const parts = withoutName(withoutContact(original, language).rest, name)
    .split(/\n|(?<=[.!?。！？])\s+/)
    .map((part) => tidy(part))
    .filter((part) => part.length > 3);
  const text = withoutChatter(parts.join(" "));
  return text.length > 8 || /\p{Script=Han}{4}/u.test(text) ? text : undefined;
}

const tidy = (part: string) =>
  part
    .replace(/^[\s,.;:，。-]+|[\s,;:，-]+$/g, "")
    .replace(/\s+(?:on|at|and|al|en|or)$/i, "")
    .replace(/^(?:fine|ok|okay|and|y|then)[\s,.]+/i, "")
    .trim();
