import { hash, type Knot, knotsOf } from "./geometry.ts";
import { accents, glyphs, low, signs, tick } from "./glyphs.ts";
import { Pen, type Place } from "./pen.ts";

/** Height of a tall letter in units of the glyphs: what `size` is measured by. */
const tall = 114;

/** How a line is written. Lengths are units of the picture. */
export interface Hand {
  /** Height of a tall letter. */
  size?: number;
  /** To the right, as a part of the height. */
  slant?: number;
  /** 0: two e's are the same. */
  wobble?: number;
  seed?: number;
  /** Straight line before the first word, and behind the last. */
  lead?: number;
  tail?: number;
  /** Units of the glyphs, added to each join. */
  tracking?: number;
  /** 0: a careful hand. 0.8: a signature, flat and wide toward its end. */
  haste?: number;
  /** The pen stays on the line between words. */
  line?: boolean;
  /** Units of the glyphs between two words. */
  gap?: number;
  /** Coordinates are rounded to this. */
  grid?: number;
}

export interface WrittenLine {
  /** A relative SVG path that starts on the line at 0 0. */
  path: string;
  width: number;
}

/**
 * Writes words as one line. An accent without a drawing is left out, as is a sign without one.
 */
export function writePath(text: string, hand: Hand = {}): WrittenLine {
  const writer = new Writer(hand);
  const words = text.split(" ").filter(Boolean);
  writer.begin();
  words.forEach((word, at) => {
    writer.word(word, at === words.length - 1);
  });
  return writer.end();
}

class Writer {
  readonly #hand: Required<Hand>;
  readonly #scale: number;
  readonly #pen: Pen;
  /** Dots and bars of a word are written when its letters stand. */
  #later: (() => void)[] = [];

  constructor(hand: Hand) {
    const { lead = 0, tail = 0, line = lead > 0 || tail > 0, size = 44, grid = 0.1 } = hand;
    this.#hand = {
      slant: 0.43,
      wobble: 1.2,
      seed: 1,
      tracking: 12,
      haste: 0.15,
      gap: line ? 60 : 34,
      ...hand,
      lead,
      tail,
      line,
      size,
      grid,
    };
    this.#scale = size / tall;
    this.#pen = new Pen(grid);
  }

  begin(): void {
    if (this.#hand.lead) this.#pen.runTo(this.#hand.lead);
  }

  end(): WrittenLine {
    if (this.#hand.tail) this.#pen.runTo(this.#pen.x + this.#hand.tail);
    return this.#pen.written();
  }

  word(word: string, last: boolean): void {
    const { line, tail, gap } = this.#hand;
    const { chars, ticks } = spell(word);
    this.#later = [];
    chars.forEach((char, index) => {
      if (!bare(char)) this.#sign(char, index);
      else {
        const onwards = line && (tail > 0 || !last || index < chars.length - 1);
        this.#letter(chars, index, onwards, ticks.has(index) ? 12 : 0);
      }
      // An apostrophe does not part a word: it is written above the join.
      if (ticks.has(index + 1)) {
        const place = this.#placed("'", index);
        const knots = knotsOf(tick, /[A-Z]/.test(char) ? 15 : 0);
        this.#later.push(() => this.#pen.apart(place, knots));
      }
    });
    for (const write of this.#later) write();
    // The line goes on as a stroke of its own, so that the dots of this word come before the next one.
    if (this.#later.length) this.#pen.restart();
    if (last) return;
    const next = this.#pen.x + gap * this.#scale;
    if (line) this.#pen.runTo(next);
    else this.#pen.lift(next);
  }

  /** Where a letter stands. Its width, height and slant vary in three steps, so that paths compress. */
  #placed(char: string, index: number, hurry = 0, grow = 1, left = this.#pen.x): Place {
    const { seed, wobble, slant } = this.#hand;
    const vary = (salt: number, by: number) =>
      (hash(seed, char, index % 3, salt) - 0.5) * by * wobble;
    const wide = this.#scale * grow * (1 + vary(1, 0.12) + 0.2 * hurry);
    const high = this.#scale * grow * (1 + vary(2, 0.1) - 0.6 * hurry);
    const lean = high * (slant + vary(3, 0.07));
    const x = left + (this.#pen.y / high) * lean;
    return {
      at: (px, py) => ({ x: x + px * wide + py * lean, y: -py * high }),
      back: (p) => ({ x: (p.x - x + (p.y / high) * lean) / wide, y: -p.y / high }),
    };
  }

  #sign(char: string, index: number): void {
    const { line } = this.#hand;
    const [advance = "0", drawn = ""] = (signs[char] ?? "").split("|");
    const stands = /[\d!?¿¡]/.test(char);
    // After a word at which the line ends, a period is set closer than on a line that continues.
    const left = this.#pen.x - (char === "." && !line ? 14 * this.#scale : 0);
    const place = this.#placed(char, index, 0, 1, left);
    for (const part of drawn.split(";")) {
      if (stands) this.#pen.apart(place, knotsOf(part));
      else this.#later.push(() => this.#pen.apart(place, knotsOf(part)));
    }
    const end = this.#pen.x + Number(advance) * this.#scale;
    if (line && this.#pen.down && !stands) this.#pen.runTo(end);
    else this.#pen.lift(end);
  }

  #letter(chars: readonly string[], index: number, onwards: boolean, room: number): void {
    const { line, haste, tracking, seed, wobble } = this.#hand;
    const pen = this.#pen;
    const char = chars[index] ?? "";
    const [base, middle, accent] = accents[char] ?? [char];
    const next = bare(chars[index + 1]);
    const joined = index > 0 && bare(chars[index - 1]) !== "";
    const shape = (!next && onwards && low[base]) || glyphs[base] || "";
    const [drawn = "", ...after] = shape.split(";");
    const before = drawn.split("|");
    const knots = knotsOf(before.pop() ?? "");
    const capital = /[A-Z&]/.test(base);
    const share = Math.round(3 * Math.sqrt(index / Math.max(1, chars.length - 1))) / 3;
    const hurry = haste * share * (/[bdfhklt]/.test(base) ? 0.4 : 1);
    const isHigh = pen.y < -this.#scale * 10;
    let right = 0;

    // The line runs to where a capital stands on it.
    const foot = knots.find(([, y]) => y <= 0)?.[0] ?? 0;
    const place = this.#placed(base, index, hurry, capital ? 1 + 0.3 * haste : 1);
    if (capital && line && pen.down) pen.runTo(place.at(foot, 0).x);
    for (const part of before) pen.apart(place, knotsOf(part));

    if (capital || !(joined || (line && pen.down))) {
      const round = "acdgoq".includes(base);
      if (round) knots.shift();
      const [x, y, , out] = ((capital || round) && knots.shift()) || [3, 3, 42, 42];
      pen.startAt(place.at(x, y), out);
    } else {
      right = room + tracking + (hash(seed, base, index % 3, 4) - 0.5) * 7 * wobble;
      if (isHigh && "acdegoqbfhkl".includes(base)) knots.shift();
      for (const knot of knots) knot[0] += right;
    }
    leave(knots, { next, onwards, haste });
    for (const knot of knots) pen.curve(place, knot);
    if (!next && !onwards) pen.lift(pen.x);

    for (const part of accent ? accent.split(";") : after) {
      const mark = knotsOf(part, right + (middle ?? 0));
      const from = mark[0]?.[0] ?? 0;
      const spread = mark.map(([x, ...rest]): Knot => [x + (x - from) * haste * 0.8, ...rest]);
      this.#later.push(() => pen.apart(place, spread));
    }
  }
}

/** How the pen leaves a letter: to the next one, back to the line, or away from the paper. */
function leave(
  knots: Knot[],
  { next, onwards, haste }: { next: string; onwards: boolean; haste: number },
): void {
  const exit = knots.at(-1);
  if (!exit) return;
  const high = Number.isNaN(exit[1]);
  if (high) exit[1] = next && "es".includes(next) ? 20 : 32;
  if (next) return;
  if (onwards) {
    if (exit[3]) knots.splice(-1, 1, [exit[0] + 14, 0, 0, 0]);
  } else if (haste > 0.5) knots.push([exit[0] + 20 + 50 * haste, exit[1] + 6, 8, 8]);
  else if (high) knots.push([exit[0] + 12, 36, 25, 25]);
  else if (!exit[3]) knots.push([exit[0] + 15, 7, 34, 34]);
}

/** The letter under an accent; nothing for what does not join. */
const bare = (char = ""): string => accents[char]?.[0] ?? (glyphs[char] ? char : "");

/** The letters and signs of a word that can be written, and before which an apostrophe stands. */
function spell(word: string): { chars: string[]; ticks: Set<number> } {
  const chars: string[] = [];
  const ticks = new Set<number>();
  for (const written of word) {
    const char =
      bare(written) || signs[written] ? written : (written.normalize("NFD")[0] ?? written);
    if ("'’".includes(char)) ticks.add(chars.length);
    else if (bare(char) || signs[char]) chars.push(char);
  }
  return { chars, ticks };
}
