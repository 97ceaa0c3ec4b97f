import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { namesOnlyPrice } from "../price-question.ts";
import { spelledRight } from "./front-desk-spelling.ts";
import { asksWithoutVerb, tellsAll } from "./told-or-asked.ts";

/** A part of a message with a meaning of its own. */
export interface SaidPart {
  text: string;
  /** Its words in Latin script, spelling put right. */
  words: readonly string[];
  /** Its Chinese signs, without punctuation. */
  han: string;
  /** It asks something. */
  asks: boolean;
  /** Which sentence of the message it stands in, from 0. */
  sentence: number;
}

/** Filler words, courtesies and blessings: they tell nothing, and refuse nothing. */
const thinking =
  /^(?:i don['’]?t know|um+|uh+|like|you know|i guess|let me see|no sé|este|a ver|bueno|(?:and )?no (?:joke|kidding|lie)|i kid you not|no es (?:broma|mentira)|(?:en serio|de veras)|para servirle?s?|a sus [oó]rdenes|que (?:en paz descansen?|dios l[oae]s? tenga en su gloria)|(?:god |lord )?(?:rest|bless) (?:him|her|them|his soul|her soul|your heart)|bless (?:his|her) heart)$/i;
const dangling =
  /\s(?:since|from|at|on|for|like|is|it['’]?s|was|the|a|an|with|under|my|of|to|desde|con|el|la|de|en|un|una)$/i;

/** A piece that breaks off goes on with the next: "fever since, I don’t know, Sunday". */
function mended(pieces: string[], piece: string): string[] {
  const before = pieces.at(-1);
  if (before === undefined || !dangling.test(before)) return [...pieces, piece];
  return [...pieces.slice(0, -1), `${before} ${piece}`];
}
/** "My wife and I both have headaches": who does something is divided from it by no "and". */
function together(pieces: string[], piece: string): string[] {
  const before = pieces.at(-1);
  const isOne = before !== undefined && lone.test(before) && weDo.test(piece);
  return isOne ? [...pieces.slice(0, -1), `${before} and ${piece}`] : [...pieces, piece];
}
/**
 * "My former business partner, Greg Stanhope, is suing me", "though the tenant, Kayla, will open the door":
 * who does something is divided from it by the name, and nothing is asked.
 */
function withSubject(pieces: string[], piece: string): string[] {
  const before = pieces.at(-1);
  const isOne = before !== undefined && subject.test(before) && doesIt.test(piece);
  return isOne ? [...pieces.slice(0, -1), `${before} ${piece}`] : [...pieces, piece];
}
const subject =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Bb]ecause|[Tt]hough|[Aa]lthough|[Nn]ow|[Ww]ell) )*(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Tt]heir) (?:\p{L}+ ){0,3}\p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})$/u;
const doesIt =
  /^(?:(?:is|are|was|were) (?:\p{L}+ing (?:me|us|him|her|it|them|my|our|the|a|an|in|out|for|to|with|over|at|on|from)|(?:not|now|still|also|just|never) |\p{L}{2,}(?:ed|en) (?:by|in|on|at|to|from|up|out|me|us))|(?:will|would|can|could|should) (?:not |also |just |never )?(?:be|have|open|come|pay|sign|let|meet|call|drive|take|bring|pick|do|go|need|get|give|stay|show|help|know|tell|send|wait|answer|decide) ?|(?:does|did)(?: not|n['’]?t) |(?:has|had|have) (?:been|a|an|the|no|not|to|got|had|never|his|her|my|our|\p{L}{2,}ed) )/u;
const lone = /^(?:(?:so|but|well|because|cause) )*(?:my|our) (?:\p{L}+ )?\p{L}+$/iu;
const weDo = /^(?:i|me) (?:are|were|both|all|have|had|live|want|need|got|just|would|will|can)\b/i;
const opening =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|yeah|yes|yep|so|um|uh|(?:okay|ok)(?! (?:to (?!be\b|start\b|answer\b|confirm\b|recap\b|the\b)|if (?:i|my)\b|while\b|for (?:my|pets|dogs|kids)\b))|well|oh|and|also|like|just(?! (?:me|us|myself)\b)|sorry|please|hola|buenas(?: tardes| noches)?|buenos d[ií]as|disculpe|bueno|pues|este|oiga|y|es que|mire)\b[\s,.…]*)+/i;

/** "Her boss i guess?": a fact of which the caller is not sure. */
const unsure =
  /(?:\bi (?:guess|think|believe)|\bmaybe|\bprobably|\bidk|\bcreo|\bsupongo|\bquiz[aá]s?|\btal vez|吧)\s*[?？]+\s*$/iu;

/** Words from which a piece is two things that "and" holds together; "slip and fall" is one. */
const longPiece = 8;
const joining =
  /(?!(?<=\bnow) and then\b|(?<=\b(?:on|off|in|out|up|back|again|more|here|black|hot|salt|over)) and (?:off|on|out|in|down|forth|again|more|there|white|cold|pepper|over)\b)(?<!\b(?:between|entre) (?:las? )?\S{1,8})(?<!\b(?:slip|trip|hit|wash|cut|bed|meet|assault|breaking|heating|shampoo))(?:\s(?:and|pero|plus|also)\s|(?<!\b(?:any|no|every)(?:thing|body|one))\sbut\s|\s+y\s+(?!(?:media|cuarto|pico|cinco|diez|quince|veinte|treinta|cuarenta)(?!\p{L}))(?=\S{3}))/iu;

/** Divides a message where one statement ends and another begins. */
export function saidParts(text: string): SaidPart[] {
  return sentences(text).flatMap((sentence, at) => {
    const question =
      (/[?？]\s*$/.test(sentence) && !unsure.test(sentence)) ||
      sentence.includes("¿") ||
      (hasChinese(sentence) && opensQuestion(sentence));
    let asked = false;
    return sentence
      .split(/,(?!\d)|，|、|[;:](?!\d)/u)
      .flatMap((piece) => (piece.split(/\s+/).length > longPiece ? piece.split(joining) : [piece]))
      .map((piece) =>
        piece
          .replace(/(?<!\d)\.|\.(?!\d)|[?!¿¡…]+/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
      )
      .filter((piece) => !thinking.test(piece))
      .reduce(mended, [] as string[])
      .reduce(together, [] as string[])
      .filter((piece) => /[\p{L}\d]/u.test(piece))
      .reduce(withSubject, [] as string[])
      .map((piece) => piece.replace(opening, "").trim())
      .filter((piece) => /[\p{L}\d]/u.test(piece))
      .map((piece) => {
        const { words, han } = readWords(piece);
        // "What kind of people live there, families or what", "by law, or a coffin": the question goes on.
        const asks =
          question ||
          (asked && goesOn.test(piece)) ||
          (asksByItself({ text: piece, words }) && !tellsInChinese.test(han)) ||
          namesOnlyPrice(words, han);
        asked = asks;
        return { text: piece, words, han, asks, sentence: at };
      });
  });
}

/** Whether a part is worded like a question, whatever stands beside it. */
export const asksByItself = ({ text, words }: Pick<SaidPart, "text" | "words">): boolean =>
  (opensQuestion(text) && !tellsAll(words.join(" "))) ||
  wantsToKnow.test(words.join(" ")) ||
  asksWithoutVerb(words.join(" "));

/** "Por eso quiero saber qué usan", "I'd like to know if you use anything toxic". */
const wantsToKnow =
  /\b(?:quiero|queremos|quisiera|quisieramos|queria|necesito|me gustaria|quisiera) saber (?:que|como|si|cual|cuando|cuanto|cuanta|donde|quien|por que|de que|con que)\b|\b(?:want|wanted|need|like|love) to know (?:what|how|if|whether|when|which|who|where|why)\b/;

const goesOn =
  /^(?:or|o) (?!\d)(?!maybe|better|rather|mejor)|(?: or (?:what|not|no|something|anything)| o (?:qu[eé]|no)|还是什么)\W*$/iu;

/** "没肿，能吞咽": what somebody can do. */
const tellsInChinese = /^(?:能|会|可以)(?!不)[^吗呢么吧]{1,3}$/u;
/** The words of a text as the desks compare them. */
export const readWords = (text: string): Pick<SaidPart, "words" | "han"> => ({
  words: spelledRight(latinWords(text)),
  han: hasChinese(text) ? chineseText(text) : "",
});

/** Whole sentences, their ends kept; a point inside "Mr. Ames" or "St." ends none. */
export function sentences(text: string): string[] {
  return (
    text
      // "Theo.mudhens@mail.example" is one word.
      .replace(/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, (mail) => mail.replaceAll(".", "\u2024"))
      // "My fever is 101.5 since monday" is one statement.
      .replace(/(?<![\d.:/-])(\d{1,4})\.(?=\d{1,2}(?![\d.:/-]))/g, "$1\u2024")
      .replace(/\b(mr|mrs|ms|dr|st|ave|sr|sra)\.\s/gi, "$1 ")
      .replace(/(\p{L})\.(?=(?:com|net|org|example)\b)/giu, "$1 ")
      .match(/[^.?!…\n。！？]+[.?!…\n。！？]*/gu)
      ?.map((one) => one.replaceAll("\u2024", ".").trim())
      .filter(Boolean) ?? []
  );
}

/** Only a courtesy, a yes or a no. */
export const isBare = (words: readonly string[]) => words.every((word) => courteous.has(word));

const courteous = new Set(
  "ugh argh geez jeez wow oof yikes sigh lol haha omg yes yeah yep yup ok okay sure no nope nah none nothing thanks thank you please fine good great right correct hi hello hey um uh well oh so and the si claro vale bueno gracias por favor nada hola pues works that is it all for now para servirle".split(
    " ",
  ),
);

/** Nothing but openings of sentences: "I'm", "it's for". */
export const isEmpty = (words: readonly string[]) => words.every((word) => idle.has(word));

const idle = new Set(
  "shes hes theyre were born dob birthday birthdate nacio naci nacido nacida fecha nacimiento i im me my mine its it is this that thats am name names for from under and so well just there here you your we us our a an the to of soy es mi me llamo habla el la un una de para".split(
    " ",
  ),
);

/** Nothing but a time: "make it 9:30", "tuesday works better", "el lunes a las diez". */
export const isTimeOnly = (said: readonly string[]): boolean => {
  const words = latinWords(said.join(" ").replace(aroundTime, ""));
  return isBareTime(words.length > 0 ? words : said);
};
/** "Call me tuesday at 9:30", "today at 1 if theres any way". */
const aroundTime =
  /^(?:(?:please|just|you can|can you|could you) )*(?:call|ring|phone|text|reach|try|ll?amame|llameme|marqueme|hableme) (?:(?:me|us|back) )*(?=\S)|(?<=\S) (?:if (?:theres?|thats|that is|that|its|it is|at all|you can|yall can|u can|possible|it works|that works|youre|you have|u have)(?: \S+){0,4}|si se puede|si hay(?: \S+){0,2}|si es posible|or so)$/;

/** "I'm 84", "in a nine": of somebody's age or a size, and no hour. */
const noHour =
  /^(?:im|i am) (?:3[2-9]|[4-9]\d)$|^(?:(?:in|its|need|want|like|maybe) ){0,2}an? (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})$/;

const isBareTime = (words: readonly string[]) =>
  !noHour.test(words.join(" ")) &&
  words.some((word) => timely.has(word) || /^\d/.test(word)) &&
  words.every(
    (word) =>
      timely.has(word) ||
      beside.has(word) ||
      courteous.has(word) ||
      // "I'm 84": no hour, and no day.
      /^[0-5]?\d(?:am|pm|ish|st|nd|rd|th|h)?$/.test(word),
  ) &&
  words.some(
    (word) => timely.has(word) || /^\d{1,2}(?:am|pm|ish|h)$/.test(word) || beside.has(word),
  );

/** "周六可以吗", "上午十一点去看行吗": asks for nothing but a time. */
export const isTimeOnlyInChinese = (han: string): boolean =>
  /[点号天午上]|周|星期|礼拜|月/.test(han) && han.replace(chineseTime, "") === "";
const chineseTime =
  /(?:下下|下|上|这)?个?(?:周|星期|礼拜)[一二三四五六日天末]?|今天|明天|后天|早上|上午|下午|晚上|中午|傍晚|[\d零一二两三四五六七八九十]+(?:点钟?|号|月|日)?|半|[一三]刻|以后|之后|以前|之前|左右|那|就|我|您|你们|过?去看看?|过去|过?来|去|可不可以|可以|行不行|行|能|好|方便|有空|有时间|有没有|有|是|或者?|还是|都|改到|改|换到|约|吗|呢|吧|哦|啊|嗯|的话|的/g;

/** A day, a part of it, or a number. */
export const isOfTime = (word: string) => timely.has(word) || /^\d/.test(word);

const timely = new Set(
  "noonish tmrw weds thurs monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat tomorrow today tonight noon midnight morning afternoon evening am pm oclock lunes martes miercoles jueves viernes sabado domingo manana hoy tarde mediodia asap weekend week".split(
    " ",
  ),
);
const beside = new Set(
  "at on the a an to by in around about after before like make it move can could do we i im you u yall id say better best take ill id lets let say pick choose sometime somewhere maybe perhaps either both prefer want need oh hm hmm should instead actually rather early late first thing next this coming or then works work would be is ok ish half past quarter suits suit thirty fifteen one two three four five six seven eight nine ten eleven twelve una dos tres cuatro cinco seis siete ocho nueve diez once doce whenever anytime any time same day days hour only misma mejor a las la el los por de y media cuarto puede puedo seria entonces que".split(
    " ",
  ),
);

/** "Is it ok if I'm pregnant", "tengo diabetes, ¿puedo?": a question that tells of the caller. */
export const tellsOfSelf = ({ words, han }: SaidPart): boolean =>
  selfTold.test(words.join(" ")) || selfToldInChinese.test(han);
/** "怀孕了能做吗". */
const selfToldInChinese =
  /怀孕|哺乳|备孕|糖尿病|高血压|心脏病|过敏|在吃.{0,4}药|(?:做过|刚做|动过)手术/u;
const selfTold =
  /\b(?:bring|bringing|travel(?:ing)? with|coming with|traer|llevar) (?:my|our|a mi|a nuestr[oa]|mi|nuestr[oa])\b|\b(?:if|since|because|when|while|with|but|cuz) (?:i|im|ive|my|were|we|she|shes|he|hes)\b|\b(?:i have|im|i am|ive|i take|i had|i got|i was|my (?:wife|husband|kid|son|daughter|mom|dad) (?:is|has))\b|\b(?:si |que |pero |es que )?(?:estoy|tengo|tomo|soy|me operaron|padezco)\b/;
