import { handwriting } from "#content/handwriting.ts";
import { type Hand, type WrittenLine, writePath } from "#server/handwriting/write-path.ts";

/** A quick hand for names. */
const signature: Hand = {
  size: 36,
  slant: 0.5,
  haste: 0.8,
  tracking: 4,
  line: true,
  gap: 10,
  grid: 0.5,
};

/** A word on a line that continues after it. */
const onLine: Hand = { size: 38, line: true, tail: 1, grid: 0.5 };

/** How lines are written that are neither signatures nor steps. */
const hands: Record<string, Hand> = {
  hero: { size: 46, tail: 4, grid: 0.5 },
  "hero-narrow": { size: 46, tail: 4, grid: 0.5 },
  "footer-line": { size: 64, lead: 70, tail: 700, grid: 0.5 },
  closing: { ...onLine, size: 36 },
  morning: { ...onLine, size: 46 },
  thanks: { ...onLine, size: 36, tail: 60 },
  nothing: { size: 30, lead: 60, tail: 60, grid: 0.5 },
  waiting: { ...onLine, size: 34 },
  written: { ...onLine, size: 28 },
  film: { ...onLine, size: 36, tail: 20 },
};

const kinds: Hand = { size: 30, haste: 0, tail: 1, grid: 0.5 };

function handOf(name: string): Hand {
  if (name.startsWith("signature-")) return signature;
  if (name.startsWith("step-")) return { ...onLine, size: 34 };
  if (name.startsWith("kind-")) return kinds;
  return hands[name] ?? onLine;
}

/** A line in icons.svg, and the space it needs above and below, in units. */
export interface DrawnLine extends WrittenLine {
  name: string;
  up: number;
  down: number;
}

/** Every handwritten line of the pages, in the order of content/handwriting.ts. */
export const penLines: readonly DrawnLine[] = Object.entries(handwriting).map(([name, text]) => {
  const hand = handOf(name);
  const size = hand.size ?? 44;
  const { path, width } = writePath(text, hand);
  return {
    name,
    path: `M0 0${path}`,
    width: Math.ceil(width),
    up: Math.ceil(size * 1.05),
    down: /[fgjpqy]/.test(text) ? Math.ceil(size * 0.6) : 3,
  };
});

/** For the pages, which name a line and reserve its space: written next to icons.svg. */
export const penSizes = (): string =>
  `${JSON.stringify(
    Object.fromEntries(penLines.map(({ name, width, up, down }) => [name, { width, up, down }])),
    null,
    2,
  )}\n`;
