import { writePath } from "#server/handwriting/write-path.ts";
import { embeddedFont } from "./embedded-font.ts";
import { keyframes, wiped, writtenAgain } from "./written-again.ts";

interface CaseFile {
  name: string;
  lines: readonly { term: string; written: string }[];
}

/** Baseline of the first line, distance between lines, and height of the picture. */
const first = 196;
const step = 84;
const height = 520;

/** The first page of a case file that fills itself in within five seconds. */
export async function caseFile(file: CaseFile, { moves }: { moves: boolean }): Promise<string> {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 ${height}" width="560" height="${height}">`,
    `<style>${await style(file, moves)}</style>`,
    `<path fill="#f0dcae" d="M0 0h560v${height}H0z"/>`,
    `<path fill="#fff" d="M60 ${height}V96h440v${height - 96}"/>`,
    '<path d="M60 96h440" stroke="#1b1813" stroke-opacity=".2"/>',
    `<path d="M122.5 96V${height}M127.5 96V${height}" stroke="#d3432f" opacity=".75"/>`,
    `<text x="150" y="144" class="h">${file.name}</text>`,
    ...file.lines.map((line, index) => drawLine(line, index, moves)),
    "</svg>",
  ].join("");
}

function drawLine(
  { term, written }: CaseFile["lines"][number],
  index: number,
  moves: boolean,
): string {
  const y = first + index * step;
  const delay = moves ? writtenAgain(0.3 + index * 1.05) : "";
  const { path } = writePath(written, { size: 34, grid: 0.5 });
  return [
    `<path d="M150 ${y}.5H500" stroke="#1b1813" stroke-opacity=".22"/>`,
    `<text x="150" y="${y - 4}" class="b">${term}</text>`,
    `<path class="w" pathLength="1"${delay} d="M270 ${y}${path}"/>`,
  ].join("");
}

async function style({ name, lines }: CaseFile, moves: boolean): Promise<string> {
  const serif = await embeddedFont("source-serif-4-display.woff2", name);
  const terms = lines.map(({ term }) => term).join("");
  const sans = await embeddedFont("hanken-grotesk-400-700.woff2", terms);
  const fonts = `@font-face{font-family:S;src:url(${serif})}@font-face{font-family:H;font-weight:400 700;src:url(${sans})}`;
  const look =
    ".w{fill:none;stroke:#bf2d1a;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}" +
    ".h{font:30px S,Georgia,serif;letter-spacing:-.02em;fill:#1b1813}.b{font:400 15px H,Arial,sans-serif;fill:#4f4527}";
  const motion =
    `.w{stroke-dasharray:1;animation:${wiped},d .9s cubic-bezier(.5,0,.3,1) forwards}` +
    `${keyframes}@media(prefers-reduced-motion:reduce){.w{animation:none}}`;
  return fonts + look + (moves ? motion : "");
}
