import { contactIn } from "./hearing/contact-said.ts";
import { streetIn } from "./hearing/numbers-said.ts";
import { asksByItself, type SaidPart, saidParts } from "./hearing/said-parts.ts";
import { asksPrice } from "./price-question.ts";

/** Words, or Chinese signs, up to which a question needs what stands before it: "can they do that". */
const short = { words: 5, han: 5 };

/** Forms of a question in the middle of a part: "wall between is that load bearing", "la puedo seguir manejando o que hago". */
const questionForms =
  /(?<!\b(?:cant|can|to|dont|not|never|i|you|we|they|he|she|it|nobody|someone|somebody|one|who|that) )\b(?:(?:can|could|should|will|would|does|is|are) (?:i|you|it|we|they|that|this|there)|(?:do|did|have|has) (?:i|you|we|they)|(?:does|did|will|would) (?:the|my|your|our) \w+|(?:is|are) (?:the|my|your) (?:\w+ ){1,3}(?:ok|okay|safe|fine|bad|normal|allowed|legal|covered|included|open|free))\b|\b(?:who|whose \w+) (?:pays|covers|has to|gets|would|will)\b|\bhow (?:much|long|many|soon|fast|bad)\b|\bwhat (?:if|happens|should|would|do you|are you)\b|^(?:cant|couldnt|wont|isnt|arent|doesnt|dont) (?:you|u|it|they|that|this)\b|^you (?:guys |all )?(?:still |also |even )*(?:got|have|had|do|take|carry|sell|accept|guarantee|promise)\b|\b(?:que hago|o que|o no|(?:la|lo|las|los|se|me|yo|ya) (?:puedo|puede|pueden|podria|necesita|ocupa|cubre))\b|\bcuant[oa]s? (?!d)\w|\bcuantos dias\b/;

/** A wish or an order that waits for an answer, and "they say I have to": more than a statement. */
const wants =
  /^(?:please |just |and |pls )*(?:tell me|let me know|show me|match|waive|start|promise me|guarantee|swear)\b|\b(?:want|wanna|need|like to know|hoping|wonder\w*|curious|quote|estimate|ballpark|give (?:me|us)|should|(?:have|has|supposed|allowed|got) to|must|think|reckon|quiero|queremos|quisiera|necesito|necesitamos|cotizacion|presupuesto|digame|dime|deme|que me (?:den|digan|hagan|quiten)|tengo que)\b/;
const wantsInChinese = /要|想|请|帮|给我|保证|报价|应该|必须/;

/** "Qué pena": no question. */
const exclaims =
  /^qu[eé] (?:pena|verg[uü]enza|l[aá]stima|bueno|mal|horror|susto|coraje|miedo|no )/iu;
const opensStatement =
  /^(?:i|im|ive|id|ill|we|were|weve|my|our|its|it|he|hes|she|shes|they|theyre|theyd|the|this|theres|there|just|soy|es|estoy|tengo|mi)\b/;
/** "If the car got scratched too, is that covered": the condition belongs to the question. */
const condition = /^(?:(?:y|and|but|so|ok) )*(?:if|since|what if|si|como)\b|^(?:那?如果|要是)/;

const asks = (part: SaidPart): boolean =>
  !exclaims.test(part.text) &&
  (asksByItself(part) || asksPrice(part) || questionForms.test(part.words.join(" ")));

const isShort = ({ words, han }: SaidPart): boolean =>
  han ? han.length <= short.han : words.length <= short.words;

/**
 * What a sentence asks, without the statements before it and the names and numbers beside it;
 * undefined where it only tells.
 * @param sentence One sentence. `unwritten`: parts that nobody may note.
 */
export function askedIn(
  sentence: string,
  unwritten: (part: SaidPart) => boolean,
): string | undefined {
  const parts = saidParts(sentence).filter((part) => !unwritten(part));
  const marked = /[?？]/.test(sentence);
  const first = parts.findIndex(asks);
  if (first < 0) {
    const waits = parts.some(
      ({ words, han }) => wants.test(words.join(" ")) || wantsInChinese.test(han),
    );
    return parts.length > 0 && (marked || waits) ? between(sentence, parts) : undefined;
  }
  const goesOn = (part: SaidPart) =>
    asks(part) ||
    ((marked || part.asks || joined(sentence, part)) &&
      !opensStatement.test(part.words.join(" ")) &&
      !telephone.test(part.text));
  let last = parts.findLastIndex(asks);
  while (parts[last + 1] && goesOn(parts[last + 1] as SaidPart)) last += 1;
  return between(sentence, parts.slice(startOf(parts, first, last), last + 1));
}

/** Where a question starts: a short one, and one with a condition, includes what stands before it. */
function startOf(parts: readonly SaidPart[], first: number, last: number): number {
  const asked = parts[first];
  const before = parts.slice(0, first);
  const nearest = before.at(-1);
  if (!nearest || !asked) return first;
  if (condition.test(nearest.words.join(" ") || nearest.han)) return first - 1;
  if (first < last || !isShort(asked) || asksPrice(asked)) return first;
  if (tag.test(asked.words.join(" "))) return 0;
  const clause = before.findLastIndex(({ words, han }) => words.length > 2 || han.length > 3);
  const start = Math.max(0, clause);
  return before.slice(start).some(({ text }) => telephone.test(text)) ? first : start;
}
/** "It lasts a year, right?" */
const tag = /^(?:right|correct|no|yes|promise|huh|verdad|cierto)$/;
const telephone = /\d{3}\D{0,2}\d{4}/;

/** "Open it up and clean the burner": held together by more than a comma. */
const joined = (sentence: string, { text }: SaidPart): boolean =>
  /\s(?:and|y|or|o)\s+$/iu.test(sentence.slice(0, Math.max(0, sentence.indexOf(text))));

/** The words of a sentence from the first of these parts to the last. */
function between(sentence: string, parts: readonly SaidPart[]): string {
  const [one] = parts;
  const other = parts.at(-1);
  if (!one || !other) return sentence;
  const start = sentence.indexOf(one.text);
  const end = sentence.lastIndexOf(other.text);
  if (start < 0 || end < start) return parts.map(({ text }) => withoutContact(text)).join(", ");
  const mark = sentence[start - 1] === "¿" ? "¿" : "";
  const behind = /^\s*[?？]/.exec(sentence.slice(end + other.text.length))?.[0] ?? "";
  const text = sentence.slice(start, end + other.text.length);
  return mark + withoutContact(text) + behind.trim();
}

/** "1402 Pine Ave can i just swap the outlet": the address and the number stand on lines of their own. */
function withoutContact(text: string): string {
  const rest = streetIn(contactIn(text).rest)
    .rest.replace(/^[\s,.]+|[\s,.]+$/g, "")
    .replace(/\s+/g, " ");
  const before = saidParts(text).length;
  const [one, ...more] = saidParts(rest);
  return one && asks(one) && more.length < before ? rest : text;
}
