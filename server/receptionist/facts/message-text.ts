import type { Language } from "#contract/receptionist.ts";
import { withoutContact } from "#server/receptionist/hearing/contact-details.ts";

/** Shows that a sentence states its subject, and not only the wish to leave a message. */
const about =
  /\b((?:about|regarding|concerning)(?! (?:this|that|it|these|those)\b)|because|please (?:ask|have|fix|check|call|send)|tell (?:them|her|him|nora|the team|whoever|somebody|someone|your \p{L}+|(?!me|us|you)\p{L}+ (?:that|to|about|we|i|our|my))|(?:they|you|somebody|someone|nora) (?:need|have|should|must|forgot|can|could)s? to|let (?:them|her) know|i want to know|i'd like to know|wants? to know|asking (?:if|whether|for)|(?:sobre|acerca de)(?! (?:esto|eso)\b)|porque|d[ií]g[aá](?:n?le|nles)|quiero saber|necesito saber|av[ií]se(?:n?le|les)|let (?:somebody|someone|your \p{L}+|whoever)\b.{0,30}\bknow|decirle a|avisarle a)\b|关于|因为|告诉|转告|通知|想知道|问一下/iu;

/** "What about shoelaces": a question, and no subject. */
const asksAbout =
  /^\W*(?:(?:and|so|ok) )?(?:what|how) about\b|^\W*(?:¿?y )?qu[eé] (?:tal|hay de)\b/iu;

/** "A note for Nora: we need four numbers". */
const afterColon =
  /(?:note|message|msg|memo|word|recado|mensaje|留言|转告)[^:：]{0,30}[:：]\s*(.+)/isu;

const ofName =
  /(?:^|[\s,.;:])(?:hi|hello|hey)?[,\s]*(?:my name is|my name's|this is|i am|i'm|me llamo|mi nombre es|soy|我叫|我是)\s*/giu;

/**
 * Reads the text of a message to the company from a message that also holds a name or an address.
 */
export function messageTextIn(
  original: string,
  language: Language,
  name: string | undefined,
): string | undefined {
  const announced = afterColon.exec(original)?.[1];
  if (announced && !name && announced.trim().length > 8)
    return tidy(withoutContact(announced, language).rest.replace(/\s+/g, " "));
  if (!about.test(original) && !announced) return undefined;
  if (asksAbout.test(original)) return undefined;
  let { rest } = withoutContact(original, language);
  if (name) {
    rest = rest.replace(new RegExp(`${literal(name)}`, "giu"), "\n");
    rest = rest.replace(ofName, (opening) => (opening.startsWith("\n") ? opening : " "));
  }
  const parts = rest
    .split(/\n|(?<=[.!?。！？])\s+/)
    .map((part) => tidy(part))
    .filter((part) => part.length > 3);
  const text = parts.join(" ").replace(/\s+/g, " ").trim();
  return text.length > 8 || /\p{Script=Han}{4}/u.test(text) ? text : undefined;
}

const tidy = (part: string) =>
  part
    .replace(/^[\s,.;:，。-]+|[\s,;:，-]+$/g, "")
    .replace(/\s+(?:on|at|and|al|en|or)$/i, "")
    .replace(/^(?:fine|ok|okay|and|y|then)[\s,.]+/i, "")
    .trim();

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
