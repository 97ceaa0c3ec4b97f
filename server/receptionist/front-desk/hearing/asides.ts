import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { sentences } from "./said-parts.ts";

const complaint =
  /\b(?:never|nobody|noone|no one|didnt|havent|hasnt|wont|not)(?: \w+){0,3} (?:calls?|called|calling|returns?|returned|answers?|answered|picks?|picked|shows?|showed|came|responds?|responded)(?: \w+){0,2} (?:back|up|me|us|my (?:calls?|messages?|emails?))\b|\b(?:never|nobody|noone|no one|didnt|havent|hasnt)(?: \w+){0,3} (?:gets?|got)(?: \w+){0,2} back\b|\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th|\d+ ?th|\d+) (?:time|times) (?:(?:i|im|ive|i have|i am|we|weve|were) )?(?:had to |been )?(?:call\w*|tr\w+|ask\w*|leav\w+|left|email\w*)\b|\b(?:still|been) waiting (?:for|on) (?:\w+ ){0,3}(?:call|someone|somebody|you|answer|tech\w*|crew)\b|\b(?:nunca|nadie) (?:me |nos )?(?:ha |han )?(?:llam\w+|contest\w+|devuelv\w+|respond\w+|regres\w+)(?: \w+){0,3}$|\bno (?:me|nos) (?:ha |han )?(?:llamaron|llamado|contestan|contestaron|devolvieron|regresaron|responden|respondieron)\b|\b(?:segunda|tercera|cuarta|quinta) vez que (?:llamo|marco|hablo)\b/;
const chineseComplaint =
  /(?:没人|从来不|一直不|一直没)(?:有人)?(?:给我)?(?:回电|回复|接|理)|第[二三四五两\d]次(?:打|来|问)/;

/** "You never call back, third time I'm calling": the sentences in which a caller was let down. */
export const saysComplaint = (message: string): string[] =>
  sentences(message).filter((one) =>
    hasChinese(one)
      ? chineseComplaint.test(chineseText(one))
      : complaint.test(latinWords(one).join(" ")),
  );

/** A message without its short sentences of complaint, which tell nothing else. */
export const withoutComplaint = (message: string): string =>
  saysComplaint(message)
    .filter((one) => one.split(/\s+/).length <= 7)
    .reduce((all, one) => all.replace(one, " "), message);

const readBack =
  /\b(?:confirm(?:e|ame|eme)?(?=$| (?:that|it|me|for|what|the|everything|\d))|can you confirm|(?:read|repeat|say) (?:it|that|everything|all that|this) back|what (?:do|did) you (?:have|put|write|get)(?: \w+){0,3} (?:down|so far|for me)|did you get (?:all )?(?:that|it|everything)|you got (?:all )?that|me lo (?:repite|confirma|puede repetir)|que (?:anoto|apunto|tiene anotado))\b/;
const chineseReadBack = /(?:确认一下|再念一遍|重复一遍|都记下来了吗|记了什么)/;

/** "Confírmame: 5 personas el sábado, ¿verdad?": asks for what was written down. */
export const asksReadBack = (message: string): boolean =>
  hasChinese(message)
    ? chineseReadBack.test(chineseText(message))
    : readBack.test(latinWords(message).join(" "));

const distress =
  /\b(?:this|it|its|thats|all this) (?:(?:is|just|all|so|really|very|too) )*hard(?: (?:for (?:me|us)|right now))?$|\b(?:im|i am|were|we are|i feel) (?:(?:just|so|really|kind of|kinda|totally|pretty|still) )*(?:a mess|in shock|heartbroken|scared|freaking out|terrified|overwhelmed|devastated|stressed|panicking|crying|worried sick)\b|\b(?:dont|do not) (?:really |even )?know what to do\b|\bcant (?:stop crying|believe (?:hes|shes|he is|she is) gone)\b|\b(?:es|esta siendo) (?:muy |tan )?(?:dificil|duro)(?: para (?:mi|nosotros))?$|\b(?:estoy|estamos|ando) (?:muy |tan |bien )?(?:asustad|destrozad|desesperad|angustiad|trist)\w*|\bno se (?:ni )?que hacer\b|\bno (?:puedo dejar|paro) de llorar\b/;
const chineseDistress =
  /太难(?:了|受)|(?:很|好|太)难过|不知道(?:该)?怎么办|(?:快|要)?崩溃|吓坏了|(?:很|好|太)害怕|一直(?:在)?哭/;

/** "Sorry. this is hard": a caller who needs a kind word before the next question. */
export const saysDistress = (message: string): boolean =>
  sentences(message).some((one) =>
    hasChinese(one)
      ? chineseDistress.test(chineseText(one))
      : one.split(/,/).some((piece) => distress.test(latinWords(piece).join(" "))),
  );
