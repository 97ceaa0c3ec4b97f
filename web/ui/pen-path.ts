/** One stroke: cursive loops (l, e, n, y) that stand on a line. Units are SVG user units. */
export interface PenStroke {
  seed?: number;
  /** Letters in each word. */
  words?: number[];
  /** Width of a letter. */
  unit?: number;
  /** Height of a tall letter. */
  height?: number;
  slant?: number;
  /** Space between two words. */
  gap?: number;
  /** Straight line before the first word. */
  lead?: number;
}

/** A relative SVG path that starts and ends on the line, and how far it went. */
export function penPath(stroke: PenStroke): { path: string; width: number } {
  const {
    seed = 1,
    words = [5, 3, 7, 4],
    unit = 11,
    height = 44,
    slant = 0.42,
    gap = 26,
    lead = 0,
  } = stroke;
  const next = random(seed);
  const parts: Part[] = [];
  if (lead) parts.push(line(lead));
  for (const letters of words) {
    for (let index = 0; index < letters; index++) {
      const kind = next();
      // A hand has few shapes for a letter; 0.4 KB of the home page are saved by their coming again.
      const w = unit * pick(next, 0.88, 1.12);
      parts.push(
        ...(kind < 0.2 || (index === 0 && kind < 0.55)
          ? letterL(w, height * pick(next, 0.86, 1), slant)
          : kind < 0.6
            ? letterE(w, height * 0.39, slant)
            : kind < 0.88
              ? letterN(w, height * 0.38, slant)
              : letterY(w, height * 0.36, height * 0.47, slant)),
      );
    }
    parts.push(line(gap * (0.7 + 0.6 * next())));
  }
  return {
    path: parts.map(({ path }) => path).join(""),
    width: parts.reduce((sum, { advance }) => sum + advance, 0),
  };
}

/** A repeatable sequence of numbers from 0 to 1 (mulberry32): the same seed draws the same line. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = (next: () => number, one: number, other: number) => (next() < 0.5 ? one : other);

/** A piece of the path, and how far to the right it ends. */
interface Part {
  path: string;
  advance: number;
}

function letterL(w: number, h: number, slant: number): Part[] {
  const top = w * 0.62 + h * slant;
  return [
    curve(w * 0.95, -h * 0.06, top + w * 0.62, -h, top, -h),
    curve(-w * 0.62, 0, -top, h, w * 1.15 - top, h),
  ];
}

function letterE(w: number, h: number, slant: number): Part[] {
  const top = w * 0.56 + h * slant;
  return [
    curve(w * 0.95, -h * 0.02, top + w * 0.55, -h, top, -h),
    curve(-w * 0.6, 0, w * 0.12 - top, h, w - top, h),
  ];
}

function letterN(w: number, h: number, slant: number): Part[] {
  const arch = w * 0.78;
  const top = arch * 0.3 + h * slant;
  return [
    curve(arch * 0.25, -h * 0.1, top - arch * 0.35, -h, top + arch * 0.2, -h),
    curve(arch * 0.35, 0, arch * 0.1 - h * slant * 0.3, h, arch * 0.9 - h * slant, h),
  ];
}

function letterY(w: number, high: number, deep: number, slant: number): Part[] {
  const h = Math.round(high);
  const depth = Math.round(deep);
  const right = w * 0.55 + h * slant;
  const down = -depth * slant - w * 0.75;
  const back = w * 1.25 + depth * slant - h * slant;
  return [
    curve(w * 0.3, -h * 0.3, w * 0.4 + h * slant, -h, right, -h),
    curve(0, h * 0.9, -depth * slant - w * 0.2, h + depth, down, h + depth),
    curve(-w * 0.7, 0, w * 0.3, -depth * 0.75, back, -depth),
  ];
}

/** Whole units: half the weight of a decimal, and the eye does not see the difference. */
function curve(...points: number[]): Part {
  const whole = points.map(round);
  return { path: `c${whole.join(" ").replaceAll(" -", "-")}`, advance: whole[4] ?? 0 };
}

function line(length: number): Part {
  const advance = round(length);
  return { path: `h${advance}`, advance };
}

/** The same distance up and down, so that every letter comes back to the line. */
function round(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) || 0;
}
