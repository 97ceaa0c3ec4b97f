/** Where the pen is, in units of the picture; y grows downward. */
export interface Point {
  x: number;
  y: number;
}

/** A place that the pen passes: x, y, the direction in which it arrives, and in which it leaves. */
export type Knot = [x: number, y: number, into: number, out: number];

const radians = Math.PI / 180;

export const cos = (degrees: number) => Math.cos(degrees * radians);
export const sin = (degrees: number) => Math.sin(degrees * radians);
export const angle = (y: number, x: number) => Math.atan2(y, x) / radians;

/** The same direction between -180 and 180 degrees. */
export const turn = (degrees: number) => degrees - 360 * Math.round(degrees / 360);

/** A number of a path, at most one decimal and no needless zero. */
export const number = (value: number) =>
  String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, "$1.");

/** Hobby's length of a handle, as a part of the chord, from the two angles to it. */
export function reach(one: number, two: number): number {
  const bend = (sin(one) - sin(two) / 16) * (sin(two) - sin(one) / 16) * (cos(one) - cos(two));
  return Math.min(1, (2 + Math.SQRT2 * bend) / (3 + 1.854 * cos(one) + 1.146 * cos(two)));
}

/** A repeatable number from 0 to 1. */
export function hash(seed: number, char: string, index: number, salt: number): number {
  const code = char.codePointAt(0) ?? 0;
  let t = Math.imul(seed * 131 + code * 31 + index * 7 + salt, 0x9e3779b1);
  t = Math.imul(t ^ (t >>> 15), 0x85ebca6b);
  t = Math.imul(t ^ (t >>> 13), 0xc2b2ae35);
  return ((t ^ (t >>> 16)) >>> 0) / 4294967296;
}

/** The knots of a drawn stroke, moved to the right. */
export function knotsOf(drawn: string, right = 0): Knot[] {
  const all = drawn.split(" ");
  const knots: Knot[] = [];
  for (let at = 0; at < all.length; at += 3) {
    const [into = 0, out = into] = (all[at + 2] ?? "0").split("/").map(Number);
    knots.push([Number(all[at]) + right, Number(all[at + 1]), into, out]);
  }
  return knots;
}
