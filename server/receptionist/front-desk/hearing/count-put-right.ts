import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";

/** Words that put something right, or say that somebody is added. */
const opens =
  "(?:(?:wait|nope|no|oh|ah|ay|um|uh|sorry|oops|actually|hold (?:up|on)|hang on|make (?:it|that)|so|and|1 more|scratch that|my bad|we are|we're|it's|its|that's|espere|espera|esperate|perdon|digo|bueno|mejor|somos|seremos|1 mas)[\\s,.…]*)";
const openedCount = new RegExp(
  `^\\W*${opens}{1,4}(\\d{1,2})(?: (?:then|now|actually|pues|people|personas|of us))?\\W*$`,
  "u",
);
const onlyOpens = new RegExp(`^\\W*${opens}{1,4}$`, "u");
/** "Six actually". */
const countThenMark = /^\W*(\d{1,2}) (?:actually|now|sorry|then|instead|mejor|perdon)\W*$/u;
const chineseCount = /^\W*(?:(?:是|我们|变成|要)?(\d{1,2})(?:个人|[个位人])了?)\W*$/u;
const chineseOpening = /等一下|等等|不对|说错了|记错了|哦不|再加|还有|忘了/u;

/** Who joins, or stays away. */
const comesOrNot =
  /\b(?:coming(?! (?:from|at|by|in|later|after|home|over|off))|comes(?! (?:home|in|back))|to come|joins?|joining|joined|tag(?:ging|s) along|wants? in|said yes|brings?|bringing|forgot (?:my|our|about|the|her|him|to count)|cant|can't|cannot|(?:not|isnt|isn't|wont|won't) (?:come|make it)|bailed|backed out|dropped out|stays? home|1 more|vienen?|se (?:une|suma|apunta|baja)|no puede|(?:se me )?olvid\w* (?:mi|el|la)|1 mas)\b|来|去不了|忘了|[再]加/u;
const ofCaller = /\b(?:i'?m|i am|we're|we are|were|i|we) (?:coming|cant|can't|cannot)\b/gu;

/**
 * "Wait six, Jess is coming", once it is known how many come: said plainly, so that nobody takes the
 * number for an hour. Any other line stays as it is.
 * @param known How many came until now.
 */
export function withCountSaid(line: string, language: Language, known: string): string {
  const pieces = line.split(/(?<=[.;!?…。！？，]|,(?!\d{3}))/u);
  const counts = pieces.map((piece, place) =>
    countIn(piece, pieces[place - 1] ?? "", { line, language, known }),
  );
  const at = counts.findIndex((one) => one !== undefined);
  if (at < 0) return line;
  const others = pieces.filter((_, place) => place !== at);
  const rest = withFigures(others.join(" ").replace(/等一下/g, " "), language).replace(
    ofCaller,
    " ",
  );
  // "No 6, I can't at 5": an hour.
  if (!comesOrNot.test(rest) || /\d/.test(rest.replace(/\b[12] more\b/g, " "))) return line;
  const count = counts[at];
  const plainly = {
    en: `we are ${count} people, `,
    es: `somos ${count} personas, `,
    zh: `我们${count}个人，`,
  }[language];
  return [...pieces.slice(0, at), plainly, ...pieces.slice(at + 1)].join("");
}

function countIn(
  piece: string,
  before: string,
  { line, language, known }: { line: string; language: Language; known: string },
): string | undefined {
  const text = withFigures(piece, language).trim();
  const [, count] =
    openedCount.exec(text) ??
    (onlyOpens.test(withFigures(before, language).trim()) ? /^(\d{1,2})\W*$/.exec(text) : null) ??
    countThenMark.exec(text) ??
    (chineseOpening.test(line) ? chineseCount.exec(text) : null) ??
    [];
  const difference = Math.abs(Number(count) - Number.parseInt(known, 10));
  return Number(count) > 0 && difference > 0 && difference <= most ? count : undefined;
}
/** As many are rarely added or taken away at once. */
const most = 6;
