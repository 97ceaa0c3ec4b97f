import { type PenStroke, penPath } from "./pen-path.ts";

export interface PenLine extends PenStroke {
  /** The line goes on for so many units behind the last word. */
  tail?: number;
}

/** Width of the lines that stand under the kinds of agent, in units. */
export const kindWidth = 140;

/**
 * Lines that are drawn into icons.svg (scripts/pictures/icons.ts): pages that show many of them
 * only name them, and are lighter by it. After a change run `npm run pictures`.
 */
export const penLines = {
  ...named("hand", [40, 47, 54], (seed) => {
    return { seed, words: [4, 5], unit: 9, height: 34, gap: 8, slant: 0.5 };
  }),
  ...named("scene", [2, 5, 8], (seed) => {
    return { seed, words: [seed === 5 ? 4 : 3], unit: 12, height: 34 };
  }),
  ...named("kind", [1, 2, 3, 5, 7, 9, 12], centered),
  hero: {
    seed: 8,
    words: [4, 6, 2, 7, 3, 5, 4, 6],
    unit: 13,
    height: 46,
    gap: 30,
  },
  quote: { seed: 40, words: [4, 6], unit: 11, height: 40, gap: 9, slant: 0.5 },
  film: { seed: 5, words: [4, 5], unit: 9, height: 34, gap: 14, tail: 20 },
} satisfies Record<string, PenLine>;

export type PenLineName = keyof typeof penLines;

function named<Name extends string, Of extends number>(
  name: Name,
  all: readonly Of[],
  line: (one: Of) => PenLine,
): Record<`${Name}-${Of}`, PenLine> {
  const entries = all.map((one) => [`${name}-${one}`, line(one)]);
  return Object.fromEntries(entries);
}

/** So many letters in the middle of a line: the more an agent thinks, the more it writes. */
function centered(letters: number): PenLine {
  const stroke = { seed: 1582, words: [letters], unit: 8, height: 30, gap: 0 };
  const { width } = penPath(stroke);
  const lead = Math.max(2, Math.round((kindWidth - width) / 2));
  return { ...stroke, lead, tail: kindWidth - lead - width };
}

/** The `d` of a line's path, and how wide it is. */
export function drawLine({ tail = 0, ...stroke }: PenLine): { d: string; width: number } {
  const { path, width } = penPath(stroke);
  return { d: `M0 0${path}${tail ? `h${tail}` : ""}`, width: width + tail };
}
