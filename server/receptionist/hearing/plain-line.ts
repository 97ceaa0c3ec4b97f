import { onlyWords, wordSet } from "#server/receptionist/tasks/words-of-turn.ts";
import { clausesOf } from "./clauses.ts";
import { withoutAccents } from "./words.ts";

/** Sounds and openings before what is said: "um ok so", "uh", "well", "este". */
const opening =
  /^(?:(?:u+m+|u+h+|e+r+m?|h+m+|m+m+|m+hm+|este|pues|嗯+|呃+|额|那个|就是)(?=[\s,.…，。-])[\s,.…，。-]*)+(?:(?:ok(?:ay)?|yeah|yes|well|so|alright|bueno|pues)[\s,]+so[\s,]+|so[\s,]+)?|^(?:(?:ok(?:ay)?|yeah|alright|well|hey|hi|right)[\s,]+so|ok(?:ay)?[\s,]+(?:um+|uh+|well))[\s,]+/iu;

/** Thanks behind what is said. */
const thanks =
  /[\s,.!;，。！-]+(?:(?:ok(?:ay)?|and|many|muchas|mil) )?(?:thank (?:you|u)|thanks|thx|thnx|tysm|ty|gracias|谢谢|多谢)(?:[\s,]*(?:so much|very much|a lot|a bunch|again|in advance|you|guys|man|mate|muchas|mil|de nuevo|bye|您|你|了|啦))*[\s.!。！]*$/iu;

/** Words that say nothing without the thanks behind them. */
const courtesies = wordSet(
  `ok okay k no nope nah great good fine cool perfect awesome nice alright all right lovely wonderful super
  got it im thats that is nothing else not now bye bueno bien muy perfecto listo vale esta eso es todo nada
  mas ya`,
);
const chineseCourtesies = /好的?|行|可以|没有?了?|不用了?|就这些|知道了?|明白了?/gu;
const isCourtesy = (text: string): boolean =>
  onlyWords(withoutAccents(text.toLowerCase()).replace(/['’]/g, ""), courtesies, chineseCourtesies);

/** Figures, days and orders: what is said is for somebody to do. */
const wants =
  /[\d@]|\b(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs)?|fri)(?:day)?\b|\b(?:tomorrow|today|noon|half past)\b|\b(?:put|book|sign) (?:me|us)\b|\b(?:do|are|can) (?:you|u)\b|\b(?:tell|have|ask|let|get) (?:them|him|her|nora|somebody|someone|your)\b|\b(?:call|ring|text|email|write|mail) (?:me|us)\b|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|ma[nñ]ana|hoy)\b|\b(?:d[ií]ga|ll[aá]me|m[aá]nde|escr[ií]ba)(?:me|nos|les?)\b|星期|周[一二三四五]|明天|回电|转告|联系我/iu;

/** Letters in capitals from which on a message is one that was typed with the caps lock on. */
const shouted = 6;

/** What a message answers. */
interface Answers {
  /** Something was asked, so that "yes, thanks" answers it. */
  open: boolean;
  /** It is the text of a message, and stays as it is written. */
  dictated: boolean;
}

/**
 * A message without what people say around it: capitals everywhere, "um ok so" before it, "thank you"
 * behind it. None of it is a name, a trade or another language.
 */
export function plainLine(message: string, { open, dictated }: Answers): string {
  const letters = message.match(/\p{L}/gu) ?? [];
  const loud =
    !dictated &&
    letters.length >= shouted &&
    message === message.toUpperCase() &&
    message.split(/\s+/).length >= 2 &&
    /[A-Z]/.test(message);
  const line = loud ? message.toLowerCase() : message;
  const opened = line.replace(opening, "");
  const said = /[\p{L}\p{N}]/u.test(opened) ? opened : line;
  const bare = said.replace(thanks, (match) => /[?!]/.exec(match)?.[0] ?? "");
  if (bare === said || !/[\p{L}\p{N}]/u.test(bare)) return said;
  // "好的，谢谢" agrees to what was asked; "ok thanks" is known as it stands.
  if (isCourtesy(bare)) return open && /\p{Script=Han}/u.test(bare) ? bare : said;
  // "I will talk to my wife, thanks" says goodbye.
  const goesOn = open || wants.test(bare) || clausesOf(bare).some(({ asks }) => asks);
  return goesOn ? bare : said;
}
