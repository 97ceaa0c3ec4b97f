import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { sentences } from "./said-parts.ts";

/** Whether an answer says yes or no: "yes ma'am", "a while back yeah", "i dont think so". */
export function polarityOf(text: string): boolean | undefined {
  // "So, yes? no?" asks.
  const told = sentences(text).filter((one) => !/[?？]\s*$/.test(one));
  const [first = ""] = told;
  if (hasChinese(first)) return inChinese(chineseText(told.join("")));
  const words = wordsOf(first);
  // "So yes or no" wants an answer.
  if (words.includes("or")) return undefined;
  if (words.length <= 5) {
    const said = plainly(words.join(" ")) ?? (told.length === 1 ? atAnEnd(words) : undefined);
    if (said !== undefined) return said;
  }
  // "No, apenas llegué", "yep, Linda at Keller".
  const piece = wordsOf(first.split(/[,;:]| [-–—] /)[0] ?? "");
  return piece.length <= 4 ? plainly(piece.join(" ")) : undefined;
}

const wordsOf = (text: string) => latinWords(text).filter((word) => !addressed.has(word));
const addressed = new Set(
  "maam mam sir miss madam hon dude man bro doc lol haha hm hmm um uh well oh so ok okay please thanks senora senorita senor joven gracias pues bueno".split(
    " ",
  ),
);

/** An answer that is only a yes or a no. */
function plainly(said: string): boolean | undefined {
  if (noPlainly.test(said)) return false;
  return yesPlainly.test(said) ? true : undefined;
}
const noPlainly =
  /^(?:(?:no|nope|nah|naw)(?: (?:no|never|nunca|not (?:yet|really)|todavia|aun|(?:i|we) (?:havent|dont|didnt|have not|do not)|it (?:doesnt|isnt|wont)|it does not))?|never|nunca|jamas|not (?:yet|really|anymore|that i (?:know|remember)(?: of)?|once|ever|at all)|(?:i|we) (?:havent|have not|dont|do not|didnt)|(?:i )?(?:dont|do not) (?:think|believe)(?: so)?|no longer|(?:todavia|aun|creo que|ya|para nada) ?no)$/;
const yesPlainly =
  /^(?:(?:yes|yeah|yep|yup|ya|yea|si|claro|sure|correct|right|absolutely|definitely|of course|always|simon|asi es|por supuesto)(?: (?:yes|si|indeed|que si|(?:i|we|it|he|she|they) (?:have|do|does|did|am|are|is|has)|have|did|does|do|is|am|has|soy|fui|he ido))?|(?:i|we|it|he|she|they) (?:have|do|does|did|has|sure (?:have|do|does|did)))$/;

/** "Barely but yeah", "wheel is bent so no", "yeah twice". */
function atAnEnd(words: readonly string[]): boolean | undefined {
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (words.length <= 4 && /^(?:no|nope|nah|never|nunca)$/.test(first)) return false;
  if (words.length <= 4 && /^(?:yes|yeah|yep|yup|si|claro|sure)$/.test(first)) return true;
  if (words.length <= 4 && /^(?:i|we) have\b/.test(words.join(" "))) return true;
  if (/^(?:yes|yeah|yep|yup)$/.test(last)) return true;
  return /^(?:no|nope|nah)$/.test(last) ? false : undefined;
}

function inChinese(han: string): boolean | undefined {
  if (han.length > 8) return undefined;
  if (/^(?:没|不|否)/u.test(han)) return false;
  return /^(?:是|有|来过|去过|对|能|可以|会|嗯)(?!不|没)/u.test(han) ? true : undefined;
}
