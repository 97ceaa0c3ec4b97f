import { angle, cos, type Knot, number, type Point, reach, sin, turn } from "./geometry.ts";
import type { WrittenLine } from "./write-path.ts";

/** Units of a glyph to units of the picture, and back. */
export interface Place {
  at(x: number, y: number): Point;
  back(point: Point): Point;
}

interface Stroke {
  from: Point;
  to: Point;
  parts: string;
}

/** A pen on a line: what it has drawn, where it is, and whether it touches the paper. */
export class Pen {
  readonly #grid: number;
  readonly #strokes: Stroke[] = [];
  #at: Point = { x: 0, y: 0 };
  /** Degrees; 0 is right, 90 is up. */
  #heading = 0;
  #ink: Stroke | undefined;

  constructor(grid: number) {
    this.#grid = grid;
  }

  get x(): number {
    return this.#at.x;
  }
  get y(): number {
    return this.#at.y;
  }
  get down(): boolean {
    return this.#ink !== undefined;
  }

  /** Draws along the line as far as `to`. */
  runTo(to: number): void {
    const x = this.#round(to);
    this.#ink ??= this.#touch(this.#at.x, 0);
    const ink = this.#ink;
    if (x > this.#at.x) {
      // Two pieces of straight line are one.
      const run = Number(/h([\d.]+)$/.exec(ink.parts)?.[1] ?? 0);
      ink.parts = `${ink.parts.replace(/h[\d.]+$/, "")}h${number(run + x - this.#at.x)}`;
      this.#at = ink.to = { x, y: 0 };
    }
    this.#heading = 0;
  }

  /** Goes on from a place in a direction; a new stroke where the pen is elsewhere. */
  startAt(start: Point, heading: number): void {
    const moved = this.#at.x !== this.#round(start.x) || this.#at.y !== this.#round(start.y);
    if (!this.#ink || moved) this.#ink = this.#touch(start.x, start.y);
    this.#heading = heading;
  }

  /** One cubic, from where the pen is to a knot of a letter. */
  curve(place: Place, [x, y, into, out]: Knot): void {
    this.#ink ??= this.#touch(this.#at.x, this.#at.y);
    const ink = this.#ink;
    const from = place.back(this.#at);
    const chord = angle(y - from.y, x - from.x);
    const length = Math.hypot(x - from.x, y - from.y);
    const handle = (one: number, other: number) => length * reach(turn(one), turn(other));
    const first = handle(this.#heading - chord, chord - into);
    const second = handle(chord - into, this.#heading - chord);
    const one = place.at(from.x + first * cos(this.#heading), from.y + first * sin(this.#heading));
    const two = place.at(x - second * cos(into), y - second * sin(into));
    const end = place.at(x, y);
    const to = { x: this.#round(end.x), y: this.#round(end.y) };
    const points = [one, two, to].flatMap((p) => [
      this.#round(p.x - this.#at.x),
      this.#round(p.y - this.#at.y),
    ]);
    ink.parts += `c${points.map(number).join(" ").replaceAll(" -", "-")}`;
    this.#at = ink.to = to;
    this.#heading = out;
  }

  /** A stroke that does not join; afterwards the pen continues from its earlier place. */
  apart(place: Place, knots: readonly Knot[]): void {
    const kept = [this.#at, this.#heading, this.#ink] as const;
    const [first, ...rest] = knots;
    if (!first) return;
    const start = place.at(first[0], first[1]);
    this.#ink = this.#touch(start.x, start.y);
    this.#heading = first[3];
    for (const knot of rest) this.curve(place, knot);
    [this.#at, this.#heading, this.#ink] = kept;
  }

  /** Leaves the paper and comes down on the line at `to`. */
  lift(to: number): void {
    this.#at = { x: this.#round(to), y: 0 };
    this.#ink = undefined;
  }

  /** Begins a new stroke where the pen is, if it touches the paper. */
  restart(): void {
    if (this.#ink) this.#ink = this.#touch(this.#at.x, this.#at.y);
  }

  written(): WrittenLine {
    let end: Point = { x: 0, y: 0 };
    const drawn = this.#strokes.filter(({ parts }) => parts);
    const moves = drawn.map(({ from, to, parts }) => {
      const move = `m${number(from.x - end.x)} ${number(from.y - end.y)}`.replace(" -", "-");
      end = to;
      return move + parts;
    });
    return { path: moves.join(""), width: Math.max(this.#at.x, ...drawn.map(({ to }) => to.x)) };
  }

  #touch(x: number, y: number): Stroke {
    this.#at = { x: this.#round(x), y: this.#round(y) };
    const stroke = { from: this.#at, to: this.#at, parts: "" };
    this.#strokes.push(stroke);
    return stroke;
  }

  #round(value: number): number {
    return Math.round(Math.round(value / this.#grid) * this.#grid * 10) / 10 || 0;
  }
}
