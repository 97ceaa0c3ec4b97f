import type { Language } from "#contract/receptionist.ts";
import { remembering } from "./remembering.ts";
import { plain } from "./words.ts";

const english: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const spanish: Record<string, number> = {
  cero: 0,
  uno: 1,
  una: 1,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  quinientos: 500,
  quinientas: 500,
};
const scales: Record<string, number> = {
  dozen: 12,
  docena: 12,
  docenas: 12,
  hundred: 100,
  thousand: 1000,
  mil: 1000,
  cientos: 100,
};
const digits: Record<string, number> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const units: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/**
 * A text with its numbers in figures: "thirty calls" → "30 calls", "三十个" → "30个",
 * "1,200" → "1200", "half an hour" → "30 minutes".
 */
export const withFigures = (text: string, language: Language): string => inFigures[language](text);

const inFigures: Readonly<Record<Language, (text: string) => string>> = {
  en: remembering((text) => spelled(digitsOf(text), english)),
  es: remembering((text) => spelled(digitsOf(text), spanish)),
  zh: remembering((text) => chineseFigures(digitsOf(text))),
};

/** A text with the numbers that do not need the words of one language. */
function digitsOf(text: string): string {
  return (
    plain(text)
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/(\d)[,.](?=\d{3}(?!\d))/g, "$1")
      // "2k", "1.2k".
      .replace(/(?<![\d.])(\d+(?:\.\d+)?)k\b/g, (_, figure) =>
        String(Math.round(Number(figure) * 1000)),
      )
      // "Two or three hundred": both count hundreds.
      .replace(
        /\b([a-z]+|\d) (or|to|o|a) ([a-z]+|\d) (hundred|thousand|cientos|mil)\b/g,
        (all, from, or, to, scale) =>
          small.test(from) && small.test(to) ? `${from} ${scale} ${or} ${to} ${scale}` : all,
      )
      // "30ish", "30+".
      .replace(/(\d)(?:-?ish\b|\+(?=\s))/g, "$1")
      // "3 thousand", "2千": figures before the word of a scale.
      .replace(
        /(?<![\d.])(\d{1,4}(?:\.\d)?) ?(thousand|mil|[百千万])(?![a-z])/g,
        (_, figure, scale) => String(Math.round(Number(figure) * (units[scale] ?? 1000))),
      )
      // "Yes, that's the one", "the later one" count nothing.
      .replace(
        /\b(the|that|this|which|either|another|(?:the|that|this|a|my) (?:late[rs]t?|later|early|earli(?:er|est)|first|second|third|last|other|next|same|middle|morning|afternoon|evening|big(?:ger)?|small(?:er)?|cheap(?:er|est)?|good|right|wrong|old|new|basic|silver|gold|platinum|\w+day)) one\b/g,
        "$1 same",
      )
      // "A couple dozen", "un par de docenas", "half a dozen".
      .replace(/\b(?:an? )?couple (?:of )?(?=dozen|hundred|thousand)/g, "two ")
      .replace(/\b(?:un )?par de (?=docenas|cientos|miles)/g, "dos ")
      .replace(/\bhalf (?:a )?dozen\b/g, "six")
      .replace(/\bmedia docena(?: de)?\b/g, "seis")
      .replace(/\ban? (?=hundred|thousand|dozen)/g, "one ")
      .replace(/half an hour|media hora|半个?小时/g, "30 minutes")
      .replace(/an hour each|una hora cada/g, "60 minutes each")
  );
}

/** A number of one digit. */
const small =
  /^(?:[2-9]|one|two|three|four|five|six|seven|eight|nine|uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)$/;

function chineseFigures(said: string): string {
  // "周六四十个": the day and the count are two numbers.
  const text = said.replace(
    /(周|星期|礼拜)([一二三四五六])(?=[零一二两三四五六七八九十百千\d])/g,
    (_, week: string, day: string) => `${week}${digits[day]} `,
  );
  return (
    text
      .replace(/[零一二两三四五六七八九十百千万]+/g, (run) => {
        let total = 0;
        let digit: number | undefined;
        for (const sign of run) {
          const unit = units[sign];
          if (unit !== undefined) {
            total += (digit ?? 1) * unit;
            digit = undefined;
          } else digit = digits[sign];
        }
        return String(total + (digit ?? 0));
      })
      // "八百来个", "二十多通": about so many.
      .replace(/(\d)[来多几](?=[个通次条位])/g, "$1")
  );
}

function spelled(text: string, words: Record<string, number>): string {
  const parts = text.split(/(\s+|-)/);
  const out: string[] = [];
  for (let index = 0; index < parts.length; ) {
    const run = readRun(parts, index, words);
    if (run) out.push(run.digits);
    else out.push(parts[index] ?? "");
    index = run ? run.next : index + 1;
  }
  return out.join("");
}

/** A run of number words: "twenty-five", "three hundred and ten", "treinta y cinco". */
function readRun(parts: string[], start: number, words: Record<string, number>) {
  let total = 0;
  let part = 0;
  let next = start;
  let seen = false;
  for (let index = start; index < parts.length; index += 2) {
    const raw = parts[index] ?? "";
    const word = raw.replace(/[^a-z]+$/, "");
    const value = Object.hasOwn(words, word) ? words[word] : undefined;
    const scale = Object.hasOwn(scales, word) ? scales[word] : undefined;
    if (value !== undefined && (part === 0 || part % 100 === 0 || (part % 10 === 0 && value < 10)))
      part += value;
    else if (scale && (seen || scale === 1000 || scale === 12)) {
      if (scale === 1000) {
        total += (part || 1) * 1000;
        part = 0;
      } else part = (part || 1) * scale;
    } else if (!(seen && (word === "and" || word === "y") && raw === word)) break;
    else continue;
    seen = true;
    next = index + 1;
    if (raw !== word) return { digits: `${total + part}${raw.slice(word.length)}`, next };
  }
  return seen ? { digits: String(total + part), next } : undefined;
}
