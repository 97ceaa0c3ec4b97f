import { random } from "./random.ts";

/** Bar heights in px, high in the middle and low at both ends. */
export function barHeights(count: number, seed: number, height: number): number[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const envelope = Math.sin((Math.PI * (index + 0.5)) / count) ** 0.8;
    const rhythm = 0.5 + 0.5 * Math.sin(index / 3.1 + seed) * Math.sin(index / 5.3);
    const share = 0.1 + 0.9 * envelope * (0.35 * next() + 0.65 * rhythm);
    return Math.max(4, 2 * Math.round((height * share) / 2));
  });
}
