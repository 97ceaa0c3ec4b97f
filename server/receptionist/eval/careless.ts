import type { Dialogue, Expected, Turn } from "./dialogue.ts";

const isHan = (line: string) => /\p{Script=Han}/u.test(line);
/** Addresses of mails and links are not written otherwise. */
const hasAddress = (line: string) => /[@/]/.test(line);
const isLong = (line: string) => line.split(" ").length > 2;

/** Ways in which people write a line without care; what it says stays the same. */
export const carelessWays = {
  "small letters": (line: string) => line.toLowerCase(),
  capitals: (line: string) => (hasAddress(line) ? line : line.toUpperCase()),
  "no commas or points": (line: string) =>
    hasAddress(line)
      ? line
      : line
          .replace(/[,;!]| - |\.(?=\s|$)/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
  "no apostrophes": (line: string) => line.replace(/['’]/g, ""),
  "um before it": (line: string) =>
    isHan(line) ? `嗯，${line}` : isLong(line) ? `um ok so ${line}` : line,
  "thanks behind it": (line: string) =>
    isHan(line) ? `${line}，谢谢` : isLong(line) ? `${line}, thank you` : line,
} as const;

export type CarelessWay = keyof typeof carelessWays;

/** A conversation whose every line is written carelessly; capitals in what comes of it count no longer. */
export function carelessly(dialogue: Dialogue, way: CarelessWay): Dialogue {
  const { end } = dialogue;
  return {
    ...dialogue,
    turns: dialogue.turns.map(
      ([line, expected]): Turn => [carelessWays[way](line), expected && anyCase(expected)],
    ),
    ...(end && {
      end: {
        ...(end.booked !== undefined && { booked: end.booked && ignoringCase(end.booked) }),
        ...(end.left !== undefined && { left: end.left && ignoringCase(end.left) }),
      },
    }),
  };
}

const ignoringCase = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source, pattern.flags.includes("i") ? pattern.flags : `${pattern.flags}i`);

function anyCase(expected: Expected): Expected {
  const { says, facts } = expected;
  return {
    ...expected,
    ...(says && { says: [says].flat().map(ignoringCase) }),
    ...(facts && {
      facts: Object.fromEntries(
        Object.entries(facts).map(([name, value]) => [
          name,
          value && ignoringCase(asPattern(value)),
        ]),
      ),
    }),
  };
}

const asPattern = (value: string | RegExp): RegExp =>
  typeof value === "string" ? new RegExp(`^${RegExp.escape(value)}$`) : value;
