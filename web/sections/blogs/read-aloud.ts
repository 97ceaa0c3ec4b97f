import type { Blog } from "#contract/blog.ts";

/** Words that a calm reader speaks in a minute. */
const wordsPerMinute = 150;
/** More bars than this are too thin to be seen on a phone. */
const mostBars = 120;
/** Stroke of a bar (article.module.css). */
const barWidth = 8;
const barGap = 12;
const paragraphGap = 30;

/** How a text sounds: a bar for each breath, and the minutes it takes to read aloud. */
export interface ReadAloud {
  /** An SVG path of upright strokes around the line at 0. */
  path: string;
  width: number;
  minutes: number;
}

/** The paragraphs of a post; a string is one. */
export function paragraphsOf(content: Blog["content"]): string[] {
  return (typeof content === "string" ? [content] : content).filter((text) => text.trim() !== "");
}

/** Reads a text clause by clause: the more words in one breath, the higher its bar. */
export function readAloudOf(content: Blog["content"]): ReadAloud {
  const paragraphs = paragraphsOf(content).map(clauses);
  const all = paragraphs.flat();
  const together = Math.ceil(all.length / mostBars);
  let path = "";
  let x = barWidth / 2 - barGap;
  for (const [index, words] of paragraphs.entries()) {
    if (index > 0) x += paragraphGap - barGap;
    for (const half of barHeights(words, together)) {
      x += barGap;
      path += `M${x} ${-half}V${half}`;
    }
  }
  const total = all.reduce((sum, words) => sum + words, 0);
  return {
    path,
    width: x + barWidth / 2,
    minutes: Math.max(1, Math.round(total / wordsPerMinute)),
  };
}

/** Words in each breath of a paragraph: a breath ends where a clause does. */
function clauses(text: string): number[] {
  const parts = text.match(/[^.!?,:;…]+[.!?,:;…]*/g) ?? [];
  return parts.map((part) => part.trim().split(/\s+/).filter(Boolean).length).filter(Boolean);
}

/** Half the height of every bar in px; in a long text several breaths share one. */
function barHeights(words: number[], together: number): number[] {
  const bars: number[] = [];
  for (let from = 0; from < words.length; from += together) {
    const group = words.slice(from, from + together);
    const mean = group.reduce((sum, one) => sum + one, 0) / group.length;
    bars.push(Math.round(Math.min(56, 5 + mean * 3.3)));
  }
  return bars;
}
