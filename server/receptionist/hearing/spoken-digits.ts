const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      "zero one two three four five six seven eight nine",
      "cero uno dos tres cuatro cinco seis siete ocho nueve",
      "〇 一 二 三 四 五 六 七 八 九",
    ].flatMap((row) => row.split(" ").map((word, digit) => [word, String(digit)])),
  ),
  oh: "0",
  o: "0",
  零: "0",
  幺: "1",
};
const tens: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "ten twenty thirty forty fifty sixty seventy eighty ninety",
    "diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
  ].flatMap((row) => row.split(" ").map((word, at) => [word, String((at + 1) * 10)])),
);
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3, doble: 2 };

const spoken = [...Object.keys(names), ...Object.keys(tens)].filter((one) => /^[a-z]/.test(one));
const token = new RegExp(
  `(?<![\\p{L}\\d])(?:double |triple |doble |(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) y )?(?:${spoken.join("|")}|hundred|\\d{1,4})(?![\\p{L}\\d])|[〇零幺一二三四五六七八九]`,
  "giu",
);

/** What may stand between two groups of a number: "303... 555... 0185". */
const between = /^(?:[\s,.·–-]{0,5}|[\s,.]{1,3}(?:and then|and|then|y luego|y)[\s,.]{1,3})$/u;

/** "555 0139, area code 970", "that's a 970 number": the area that is named behind a number. */
const areaBehind =
  /(?<![\d-]|\d )(\d{3}[ .-]?\d{4})(?![\d])[\s,.;]{1,3}(?:(?:and |y |with |con )?(?:the |la )?(?:area code|area|code|(?:clave )?lada|clave|c[oó]digo(?: de [aá]rea)?)(?: is| es)?:? |(?:that['’]?s|it['’]?s|its|es) an? (?=\d{3} number))(\d{3})(?: number)?(?!\d)/giu;

interface Token {
  digits: string;
  /** It was said as a word. */
  word: boolean;
  from: number;
  to: number;
}

/** Digits of an American number's area, exchange and line. */
const groups = [3, 6, 10];
/** More digits than a number to call and an hour behind it have. */
const longestPhone = 14;
/** Digit by digit, from so many on it is the number of something: "four one one nine two". */
const shortest = 4;

/**
 * A text with numbers that were said digit by digit in figures: "seven two zero triple five zero one
 * zero seven" → "720 555 0107". Counts and hours stay as they are.
 */
export function withSpokenDigits(text: string): string {
  let out = text.replace(areaBehind, "$2 $1");
  for (const run of runs(out).toReversed()) out = written(out, run);
  return out;
}

/** Numbers that stand next to each other. */
function runs(text: string): Token[][] {
  const found: Token[][] = [];
  for (const match of text.matchAll(token)) {
    const one = { ...read(match[0]), from: match.index, to: match.index + match[0].length };
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before && between.test(text.slice(before.to, one.from))) last.push(one);
    else found.push([one]);
  }
  return found;
}

function read(said: string): Pick<Token, "digits" | "word"> {
  const [first = "", second, unit = ""] = said.toLowerCase().split(" ");
  // "Cincuenta y cinco".
  if (second === "y")
    return { digits: `${tens[first]?.[0] ?? ""}${names[unit] ?? ""}`, word: true };
  const times = second === undefined ? 1 : (repeats[first] ?? 1);
  const word = second ?? first;
  const digits = word === "hundred" ? "00" : (names[word] ?? tens[word] ?? word);
  return { digits: digits.repeat(times), word: !/^\d/.test(word) };
}

function written(text: string, run: readonly Token[]): string {
  const single = run.every(({ digits }) => digits.length === 1);
  const words = run.every(({ word }) => word);
  const joined = run.map(({ digits }) => digits).join("");
  // A card's sixteen digits hold the ten of a telephone.
  const card = joined.length > longestPhone;
  for (let start = 0; start < run.length && !card; start++) {
    const number = telephone(run.slice(start));
    if (number) {
      const end = run[start + number.length - 1];
      return put(text, run[start], end, asWritten(number.digits));
    }
  }
  // "555 oh one six nine": the exchange, and the line digit by digit.
  const [exchange, ...line] = run;
  const local =
    exchange?.digits.length === 3 &&
    line.length === 4 &&
    line.every(({ digits }) => digits.length === 1) &&
    line.some(({ word }) => word);
  if (local) return put(text, exchange, run.at(-1), `${joined.slice(0, 3)} ${joined.slice(3)}`);
  // "Five five five 0151": the exchange digit by digit, and the line in figures.
  const last = run.at(-1);
  const mixed =
    run.length === 4 &&
    last?.digits.length === 4 &&
    run.slice(0, 3).every(({ digits, word }) => word && digits.length === 1);
  if (mixed) return put(text, run[0], last, `${joined.slice(0, 3)} ${joined.slice(3)}`);
  // "3 0 8 1 6", read off a tag: figures by themselves count things as well.
  if (!single || run.length < (words ? shortest : shortest + 1)) return text;
  return put(text, run[0], run.at(-1), joined);
}

const put = (text: string, from: Token | undefined, to: Token | undefined, number: string) =>
  from && to ? text.slice(0, from.from) + number + text.slice(to.to) : text;

const asWritten = (digits: string) =>
  `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;

/** Ten digits whose groups end where a number's do, from the first token on. */
function telephone(run: readonly Token[]): { digits: string; length: number } | undefined {
  let digits = "";
  let group = 0;
  for (const [at, one] of run.entries()) {
    digits += one.digits;
    const end = groups[group] ?? 0;
    if (digits.length > end) return undefined;
    if (digits.length === end) group++;
    // Neither an area nor an exchange begins with a nought or a one.
    if (group === groups.length)
      return /^[2-9]\d\d[2-9]/.test(digits) ? { digits, length: at + 1 } : undefined;
  }
  return undefined;
}
