import { withoutContact } from "#server/receptionist/hearing/contact-details.ts";
import { takenBack } from "#server/receptionist/hearing/taken-back.ts";

/**
 * The email and the telephone number of a text: "555 0101. well, 406 555 0101". Of several numbers
 * the one that is called a telephone number is taken, then one as long as ours, then the longest.
 */
export function contactIn(text: string): {
  email?: string;
  phone?: string;
  /** Other whole numbers that somebody answers, with the words before them. */
  others: string[];
  rest: string;
} {
  const { email } = withoutContact(text, "en");
  const without = email ? text.replace(/[\w.+-]+@[\w.-]+/g, " , ") : text;
  const numbers = numbersIn(without);
  // "307 555 0158, no wait, that's old. 307 555 0185": what puts another right counts.
  const [first, ...later] = takenBack(without);
  const wrong = first === undefined ? [] : numbersIn(first);
  const right = later
    .flatMap(numbersIn)
    .filter((one) => one.rank >= sureRank || wrong.some((other) => areAlike(one, other)));
  const left = withdrawnFrom(without, numbers);
  const put = wrong.length > 0 ? (right.at(-1) ?? left) : left;
  const phone = put ?? numbers.toSorted((a, b) => b.rank - a.rank)[0];
  const rest = numbers
    .filter(({ rank }) => rank > 0)
    .reduce((all, one) => all.replace(one.text, " , "), withoutBetween(without, left, numbers))
    .replace(introduced, " ");
  // "555 0101. well, 406 555 0101" is one number; "or my husband's, 720 555 0149" another.
  const others = (put ? [] : numbers)
    .filter((one) => one !== phone && digitsOf(one.text).length >= 10)
    .filter((one) => digitsOf(one.text) !== digitsOf(phone?.text ?? ""))
    .filter((one) => !taken.test(without.slice(0, without.indexOf(one.text)).slice(-24)))
    .flatMap(({ text: one }) => beside(without, one));
  return {
    ...(email && { email }),
    ...(phone && { phone: grouped(phone.text.trim()) }),
    others,
    rest,
  };
}

/** Said of a number: it reaches nobody any more. */
const dead =
  /(?<!\p{L})(?:dead|broken|lost|disconnected|(?:shut|cut|turned) (?:it |that |this )?off|typo|wrong|swapped|mixed (?:it|them|that) up|backwards?|let me (?:check|look|see)|no longer|do(?:es)?(?:n['’]?t| not|nt) (?:work|use)|not working|(?:my|the|an) old|ya no|cortaron|cancelaron|no sirve|se perdi[oó]|(?:el|mi) viejo|de antes|anterior)(?!\p{L})|旧|以前的|打错|停机|不用了/iu;
/** "Or no", "oh wait no": opens the words between two numbers. */
const opensBack =
  /^\W*(?:(?:oh|or|o|ay|um|uh|ah|wait|actually|pero|but)[\s,]+)*(?:no|nope)(?!\p{L}| (?:need|rush|problem|hurry|texts?))/iu;
/** "Don't use", "not", "used to be": ahead of a number that does not count. */
const denies =
  /(?<!\p{L})(?:don['’]?t (?:use|call|try)|not|not at|no (?:use|usen|marque|marquen|llame|llamen)(?: al| el)?|used to be|antes era(?: el)?)\s*$/iu;

/** "That's the landline, better use": ahead of the number that counts. */
const prefers =
  /(?<!\p{L})(?:(?:better|rather|instead)(?: (?:use|call|try|text))?|(?<!(?:not|n['’]?t|also|can|could) )use|mejor(?: (?:use|usen|marque|marquen|llame|llamen))?(?: al?| el)?)\s*$/iu;

/** Of two numbers the one that is left, where the words around one take it back. */
function withdrawnFrom(text: string, numbers: readonly Said[]): Said | undefined {
  const pair = pairOf(text, numbers);
  if (!pair) return undefined;
  const [one, other] = pair;
  const [before, gap] = [
    text.slice(0, text.indexOf(one.text)),
    text.slice(text.indexOf(one.text) + one.text.length, text.indexOf(other.text)),
  ];
  if (denies.test(gap)) return one;
  const back = denies.test(before) || opensBack.test(gap) || dead.test(gap) || prefers.test(gap);
  return back ? other : undefined;
}

/** Two numbers that a caller may be called at, in their order: as long as ours, or both without the area. */
function pairOf(text: string, numbers: readonly Said[]): [Said, Said] | undefined {
  const inOrder = numbers.toSorted((a, b) => text.indexOf(a.text) - text.indexOf(b.text));
  const sure = inOrder.filter(({ rank }) => rank >= sureRank);
  const [one, other, more] = sure.length === 2 ? sure : inOrder;
  const isPair = one && other && !more && (sure.length === 2 || areAlike(one, other));
  return isPair ? [one, other] : undefined;
}

/** "555 0164" and "555 0146": as long as each other. */
const areAlike = (one: Said, other: Said) =>
  digitsOf(one.text).length === digitsOf(other.text).length && one.rank > 0 && other.rank > 0;

/** A text without the words that take one of two numbers back. */
function withoutBetween(text: string, left: Said | undefined, numbers: readonly Said[]): string {
  const gone = left && pairOf(text, numbers)?.find((one) => one !== left);
  if (!left || !gone) return text;
  const [from, to] = [text.indexOf(gone.text) + gone.text.length, text.indexOf(left.text)];
  return from < to && to - from < 80 ? `${text.slice(0, from)} , ${text.slice(to)}` : text;
}

/** "720 5550 182": ten digits in groups that no number has. Abroad they go two, four and four. */
const grouped = (number: string) => {
  const digits = digitsOf(number);
  const sizes = number
    .split(/\D+/)
    .filter(Boolean)
    .map(({ length }) => length);
  const odd = sizes.length > 1 && !/^(?:3,3,4|3,7|6,4|2,4,4)$/.test(String(sizes));
  return odd && /^[2-9]\d\d[2-9]\d{6}$/.test(digits)
    ? `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
    : number;
};

const digitsOf = (text: string) => text.replace(/\D/g, "");
/** What is put right stands no longer. */
const taken = /\b(?:no|sorry|wait|not|actually|i mean|perd[oó]n|digo)\W*$/iu;

/** "Or my husbands 720 555 0149": a number with at most four words before it. */
function beside(text: string, number: string): string[] {
  const words = /(?:[\p{L}'’]+ ){0,4}$/u.exec(text.slice(0, text.indexOf(number)))?.[0] ?? "";
  const whose = words.trim();
  return whose && !/\b(?:cell|number|phone)\b/i.test(whose)
    ? [`${whose} ${number.trim()}`]
    : [number.trim()];
}

/** "And my number is", once the number itself is taken out: a policy has a number too. */
const introduced =
  /(?:\b(?:and|y) )?\b(?!(?<=\b(?:on|over) )the phone\b)(?:my|the|mi|el|our|her|his|moms?|dads?) (?:(?:cell|mobile|home|work|phone|tel\.?|celular|tel[eé]fono|n[uú]mero|number)\b ?){1,2}(?:['’]?s|is|es|:)?(?: el| the)?,?(?=\s*,)/giu;

interface Said {
  text: string;
  rank: number;
}

/** Numbers that can be dialed, with how likely each is the caller's. */
function numbersIn(text: string): Said[] {
  // The ten digits first: "303 555 0192 4:30" goes on with a time.
  const found = [...text.matchAll(american), ...text.replace(american, apart).matchAll(any)];
  return found.flatMap(({ 0: number, index }) => {
    const count = number.replace(/\D/g, "").length;
    if (count < 7 || count > 15 || otherNumber.test(number)) return [];
    const before = text.slice(0, index);
    if (otherName.test(before)) return [];
    if (othersNumber.test(before) && !phoneName.test(before)) return [];
    const rank = (phoneName.test(before) ? 100 : 0) + (usual.has(count) ? 50 : 0) + count;
    return [{ text: number, rank }];
  });
}

/** A number as long as ours, or one that is called a telephone number. */
const sureRank = 50;

/** Digits of an American number, with the country and without the area. */
const usual: ReadonlySet<number> = new Set([10, 11]);

/** A day of the calendar, a ZIP code with its four digits, and a span of amounts or years. */
const otherNumber =
  /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-\d{4}|\d{5}-\d{4}|\d{4} ?- ?\d{4}|\d{5} ?- ?\d{5})$/;

/** A word before a number that makes it something else than a telephone number. */
const otherName =
  /\b(?:policy|claim|invoice|order|account|member|reference|case|plate|vin|zip|budget|p[oó]liza|reclamo|factura|pedido|cuenta|expediente)(?: (?:number|no\.?|id|code|n[uú]mero))?(?: (?:is|es))?[ :#]*$/iu;

/** "My landlord is Mr. Ames 614 555 0199": who owns the place, or is on the other side, is not calling. */
const othersNumber =
  /\b(?:landlord|landlady|property manager|the other driver|neighbou?r|mi casero|mi casera|el due[nñ]o|la due[nñ]a|el vecino|la vecina)(?:['’]?s)?(?: (?:is|es|se llama|called|named|number|n[uú]mero|at))? ?[^\d,;.?!]{0,30}$|\b(?:his|her|their) (?:number|cell|phone)?(?:['’]?s| is)? ?$/iu;

/** Words before a number that make it one to call. */
const phoneName =
  /\b(?:phone|cell|mobile|tel|call|text|reach|number|tel[eé]fono|celular|n[uú]mero|llam\w+)\b[^\d,;.]{0,24}$|(?:电话|手机|号码)[^\d，。]{0,6}$/iu;

/** Ten digits as they are written here. */
const american =
  /(?<![\d:+]|(?!\p{sc=Han})\p{L}-?)(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}(?![\d-])/gu;

/** Other numbers; a last figure that begins a time is none of theirs. */
const any =
  /(?<![\d:]|(?!\p{sc=Han})\p{L}-?)(?:\+|\()?\d(?:[\d()-]|\.(?=\d)| (?=[\d(-])){5,18}\d(?![\d:]| ?[ap]\.?m)/gu;

/** As many signs that are no part of a number. */
const apart = (number: string) => ",".repeat(number.length);
