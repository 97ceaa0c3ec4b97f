import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { isAgreement } from "./agreement.ts";

/** The verb of the question alone: "send", "book", "cancel it". */
const verb =
  /^\W*(?:(?:yes|yep|yeah|correct|right|ok|okay|s[ií]|correcto|exacto|claro|bueno)\W+)?(?:please )?(?:send|book|reserve|submit|cancel|move|do|go)(?: (?:it|that|them|the call))?(?: please)?\W*$|^\W*y\W*$|^\W*(?:(?:s[ií]|correcto|exacto|claro|bueno|ok|est[aá] bien|perfecto)\W+)?(?:enviar|env[ií]elo|env[ií]e|confirm[ae]r?(?:l[oa])?|agend[ae]r?(?:l[oa])?|mand[ea]r?lo|reservar|res[eé]rvel[ao]|h[aá]galo|cancel[ae]r?la|mu[eé]vala)\W*$|^(?:发送|发吧|预约|约吧|订吧|定吧|订了|取消|改吧|可以|行|对|好)[吧了的。！]*$/iu;

/** A yes in one word, whatever the language of the conversation. */
const anywhere =
  /^\W*(?:o?k+(?:ay|ey|ie)?|y+|ya+|ye+|ye+s+(?: ?sir| ?ma'?am)?|ye+a+h*|yep+|yup+|mhm+|uh[- ]?huh|sure|s[ií]+p?|dale|claro|perfecto|perfect|vale|(?:(?:sounds|looks|that'?s|all|very|just|está|esta|todo|muy)\s+)?(?:great|good|lovely|awesome|excellent|wonderful|brilliant|super|terrific|fantastic|splendid|superb|ideal|fab|right|fine|excelente|genial|estupendo|buen[íi]simo|bien))(?: please| por favor| thanks| thank you| thx| gracias)?\W*$|^\W*(?:yes|yep|yeah|sí|si)?\W*(?:that'?ll do|that does it|works|that'?s (?:me|all right|alright|the one)|all right|alright)\W*$|^(?:(?:好|是|对|可以|行|嗯|没错|没问题|就这样|约吧|订吧|定吧|发吧|预约|发送)[吧了的啊呀，,、\s。！!]*(?:(?:谢谢|多谢|麻烦)(?:你|您|了)*[啊，,\s。！!]*)?)+$/iu;

/** Whether a text is nothing but a yes of one word. */
export const isYesWord = (text: string): boolean => anywhere.test(text.trim());

/** "No, that's all, send it": the no is to anything more, and the order stands. */
export const ordered =
  /\b(?:send|book|submit|reserve|confirm) (?:it|them|that|away)\b|\bgo ahead\b|\b(?:that|this) (?:is|looks) (?:right|correct|fine|good|perfect)\b|\blooks (?:right|good|fine)\b|\b(?:m[aá]nd|env[ií]|res[eé]rv|ag[eé]nd|conf[ií]rm)(?:e|a|en|el)(?:lo|la)\b|\bas[ií] est[aá] bien\b|发吧|约吧|就这样/iu;
export const withheld =
  /\b(?:don'?t|do not|not|never|stop|cancel|forget|without|wrong|incorrect)\b|\bno (?:lo |la )?(?:mand|env|reserv|agend)/iu;

/** "Can you book it please", "me la puede agendar": an order, in the form of a question. */
const politely =
  /^\W*(?:(?:yes|ok|okay|sure|and|then|please|so)\W+)*(?:(?:can|could|would|will) (?:you|u)|why don'?t you) (?:please |just |go ahead and )*(?:send|book|submit|reserve|confirm|do|cancel|move|lock|set)(?: (?:it|that|this|them|me)(?: (?:in|up|down))?)?(?: (?:please|now|then|for me|pls))*\W*$|^\W*(?:s[ií]\W+)?(?:(?:me|nos) )?(?:l[oa] )?(?:puede|podr[ií]a)s? (?:agendar|reservar|mandar|enviar|confirmar|cancelar|mover)(?:l[oa]|me|mel[oa])?(?: por favor)?\W*$/iu;

/** Words that only lead on to a question: "ok, how long is it", "claro, y cuánto dura". */
const leadsOn =
  /^(?:[^\p{L}\p{N}]|(?:o?k+(?:ay|ey)?|right|alright|all|well|so|great|good|cool|nice|fine|perfect|sure|y+|ya|awesome|excellent|lovely|claro|bueno|vale|perfecto|bien|muy|si|genial|excelente|hm+|oh|ah|and|thanks|thank|you|gracias|listo|dale|sale|órale|orale)(?!\p{L})|[好对行嗯是可以的了吧啊呀哦])+$/iu;

/** A yes that something stands behind: "yes that time is good for nora too". */
const opensWithYes =
  /^(?:[^\p{L}]|(?:oh|ah|ok|okay|k|alright|well|great|good|cool|nice|awesome|lovely|perfect|hm+|um+|mhm+|uh huh|no|pues|bueno|claro|perfecto|so|then|and)(?!\p{L}))*(?:(?:ye+s+|yep+|ye+a+h*|yup+|(?:that|this|it|everything|all)(?:'?s| is)? (?:all )?(?:right|correct|fine|good|perfect)(?=\W*$| (?:for|with|by|to) )|(?:that|it|this) (?:works|suits)(?= (?:for|with|me|us|great|well|fine|perfectly)(?!\p{L})|\W*$)|works for (?:me|us)|sounds (?:good|great|right|fine|perfect)|looks (?:good|right|fine|great|correct)|please do|do it|go for it|let'?s (?:do (?:it|that)|go)|all (?:good|correct|set)|you got it|yes please|así es|de acuerdo|por supuesto|sí|está (?:bien|perfecto|correcto)|si(?=[,.!]| (?:por favor|gracias|se[nñ]or\p{L}*|claro|est[aá]|as[ií]|todo|adelante|perfecto)))(?!\p{L})|(?:嗯[，,\s]*)?(?:是的|好的|对的|可以的|没问题|没错|行吧|好啊|好呀|就这样|[好对行](?=[\s，,。！!]))(?![话吗么]))/iu;

/** What is still to be thought about or asked, though the line begins with a yes. */
const unsettled =
  /\b(?:but|except|question\p{L}*|wonder\p{L}*|curious|maybe|perhaps|dunno|idk|no|not|(?:do|does|did|is|was|ca|wo|would|could|should)n'?t|first|before|if|unless|let me|(?:need|have|want|got) to (?:think|check|ask|see|know)|gotta|pero|pregunta\p{L}*|duda|quiz[aá]s?|tal vez|d[eé]jeme|primero|antes|cu[aá]nt\p{L}*)\b|(?:但|可是|不过|想想|考虑|先|如果|要是|再说|问)/iu;

/** "Do it", "that works": nothing but a yes. */
const isPlain = (text: string): boolean => verb.test(text) || isYesWord(text) || isAgreement(text);

/** Whether a clause that asks nothing says yes in words of its own. */
const saysYes = (text: string): boolean =>
  isPlain(text) ||
  (ordered.test(text) && !withheld.test(text)) ||
  (opensWithYes.test(text) &&
    !unsettled.test(text.replace(/\bno (?:problem|changes|worries)\b/giu, "")));

const tag = /\s*,?\s*(?:ok(?:ay)?|right|please|yeah|sí|vale|好吗|行吗)[?？]\s*$/iu;
const isYesAsked = /^\W*(?:ye+s+|yep|yeah|s[ií])(?: please| por favor)?\W*$/iu;

/** What a yes is often said with: a farewell, or a remark that the line is for somebody. */
const farewell =
  /^\W*(?:and |i'?ll |we'?ll )*(?:see (?:you|ya|u)|talk|speak|bye|later|cheers|(?:have a|good) \p{L}+|looking forward|nos vemos|hasta|adi[oó]s|saludos|que tenga|再见|拜拜|回头见|到时见)(?!\p{L}).{0,30}$/iu;

/**
 * Whether a line has a yes that is an answer of its own. A word for it inside a question or a sentence
 * is none ("el asistente si les habla español", "do you do yes/no calls"), nor is one that only leads
 * on to something else ("ok so how long is it", "ok and the price").
 */
export function hasOwnYes(message: string): boolean {
  const line = message.trim();
  if (isYesAsked.test(line) || politely.test(line)) return true;
  const told = line.length > 12 ? line.replace(tag, "") : line;
  const clauses = clausesOf(told)
    .filter(({ text }) => !(goesOn(told, text) && onlyOfSomebody.test(text)))
    .map(({ text }) => ({
      text,
      asks:
        (opensQuestion(text) && !isPlain(text)) ||
        told.includes(`${text}?`) ||
        told.includes(`${text}？`),
    }));
  if (clauses.some(({ text, asks }) => politely.test(text) || (!asks && saysSo(text)))) return true;
  const yes = ({ text, asks }: { text: string; asks: boolean }) => !asks && saysYes(text);
  return clauses.some(yes) && clauses.every((one) => yes(one) || farewell.test(one.text));
}

/** "Its me and a crew of 3": with what it is joined to, a clause tells something. */
const goesOn = (line: string, clause: string): boolean =>
  /^\s+\p{L}/u.test(line.slice(line.indexOf(clause) + clause.length));
const onlyOfSomebody =
  /^\W*(?:it|that|this)['’]?s? (?:is )?(?:just |only |all )*(?:me|us|all|it)\W*$/iu;

/** Says yes in more than a word that could only lead on to something else. */
const saysSo = (text: string): boolean => saysYes(text) && !leadsOn.test(text);
