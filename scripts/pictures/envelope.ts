import { site } from "#content/site.ts";
import { writePath } from "#server/handwriting/write-path.ts";

const ink = 'stroke="#1b1813" stroke-opacity=".22"';
const pen =
  'fill="none" stroke="#bf2d1a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** An envelope, addressed in one pen line, stamped and canceled. */
export function envelope(): string {
  const hand = (text: string, size: number) => writePath(text, { size, haste: 0, grid: 0.5 }).path;
  const waves = [0, 8, 16].map((y) => `M196 ${46 + y}q6-6 12 0t12 0 12 0 12 0 12 0`).join("");
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="340" height="220" viewBox="0 0 340 220">',
    '<g transform="rotate(-2.2 170 110)">',
    `<path fill="#1b1813" fill-opacity=".1" d="M20 28h306v178H20z"/>`,
    `<path fill="#fffdf7" ${ink} d="M14 20h312v180H14z"/>`,
    `<path fill="#fbd3d5" stroke="#6d2e37" stroke-opacity=".5" stroke-dasharray="2 2" d="M268 34h42v50h-42z"/>`,
    `<path ${pen} d="M277 68${hand("1c", 24)}"/>`,
    `<path fill="none" stroke="#1b1813" stroke-opacity=".5" stroke-width="1.5" d="${waves}"/>`,
    `<path fill="none" ${ink} d="M30 42h64M30 52h46"/>`,
    `<path ${pen} d="M112 116${hand(site.name, 32)}"/>`,
    `<path ${pen} d="M112 150${hand(site.address.street, 24)}"/>`,
    `<path ${pen} d="M112 182${hand(`${site.address.locality}, ${site.address.region}`, 24)}"/>`,
    "</g></svg>",
  ].join("");
}
