import { readWords } from "./hearing/said-parts.ts";

/** Share of its words in which a question agrees with an earlier one. */
const alike = 0.6;

/** "I asked if", "again": the caller says so. */
const saysSo =
  /\b(?:i (?:already |just )?asked|i(?:['’]?m| am) asking|again|like i said|le pregunt[eé]|otra vez)\b|我(?:刚才|已经)?问/i;

/** Words that many questions have. */
const common = new Set(
  "the and but for you your this that with what when where which who how does did can could will would should have has are was were they them there then just about like know need want get got que como cuando donde para por los las una con esta este".split(
    " ",
  ),
);

/**
 * Whether a question was asked before.
 * @param asked What stands on the slip, divided by " / ".
 */
export function askedBefore(question: string, asked = ""): boolean {
  if (saysSo.test(question)) return true;
  const mine = contentOf(question);
  if (mine.size === 0) return false;
  return asked.split(" / ").some((one) => {
    const theirs = contentOf(one);
    const shared = [...mine].filter((word) => theirs.has(word)).length;
    return shared >= alike * mine.size;
  });
}

function contentOf(text: string): Set<string> {
  const { words, han } = readWords(text);
  // Chinese in pairs of signs.
  const signs = [
    ...han.replace(/能不能|可不可以|会不会|是不是|要不要|可以|什么|怎么|[能会吗呢么我您你]/g, ""),
  ];
  const pairs = signs.map((sign, at) => sign + (signs[at + 1] ?? "")).slice(0, -1);
  return new Set([...words.filter((word) => word.length > 2 && !common.has(word)), ...pairs]);
}
