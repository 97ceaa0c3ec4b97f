import { writePath } from "#server/handwriting/write-path.ts";
import { embeddedFont } from "./embedded-font.ts";
import { keyframes, wiped, writtenAgain } from "./written-again.ts";

interface Day {
  heading: string;
  lines: readonly { task: string; result: string }[];
}

/** Baseline of the first line, distance between lines, and height of the pad. */
const first = 166;
const step = 98;
const height = 520;

/** A list on a legal pad that is written and checked off within five seconds. */
export async function workingDay(day: Day, { moves }: { moves: boolean }): Promise<string> {
  const lines = day.lines.map((line, index) => drawLine(line, index, moves)).join("");
  let rules = "";
  for (let y = 68; y < height; y += step / 2) rules += `M0 ${y}.5H560`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 ${height}" width="560" height="${height}">`,
    `<style>${await style(day, moves)}</style>`,
    `<path fill="#ffe38c" d="M0 0h560v${height}H0z"/>`,
    `<path stroke="#1b1813" stroke-opacity=".12" d="${rules}"/>`,
    `<path d="M128.5 0V${height}M133.5 0V${height}" stroke="#d3432f" opacity=".75"/>`,
    `<text x="170" y="58" class="h">${day.heading}</text>`,
    lines,
    "</svg>",
  ].join("");
}

function drawLine({ task, result }: Day["lines"][number], index: number, moves: boolean): string {
  const y = first + index * step;
  const start = 0.25 + index * 1.05;
  const after = (seconds: number) => (moves ? writtenAgain(start + seconds) : "");
  const { path } = writePath(task, { size: 38, grid: 0.5 });
  return [
    `<path class="w" pathLength="1"${after(0)} d="M170 ${y}${path}"/>`,
    `<path fill="#fff" stroke="#1b1813" stroke-width="1.6" d="M66 ${y - 28}h26v26H66z"/>`,
    `<path class="k" pathLength="1"${after(0.75)} d="M71 ${y - 16}l7 9 17-27"/>`,
    `<text x="170" y="${y + 36}" class="f"${after(0.6)}>${result}</text>`,
  ].join("");
}

async function style(day: Day, moves: boolean): Promise<string> {
  const serif = await embeddedFont("source-serif-4-display.woff2", day.heading);
  const text = day.lines.map(({ task, result }) => task + result).join("");
  const sans = await embeddedFont("hanken-grotesk-400-700.woff2", text);
  const fonts = `@font-face{font-family:S;src:url(${serif})}@font-face{font-family:H;font-weight:400 700;src:url(${sans})}`;
  const look =
    ".w,.k{fill:none;stroke-linecap:round;stroke-linejoin:round}.w{stroke:#bf2d1a;stroke-width:2.2}.k{stroke:#1b1813;stroke-width:3.4}" +
    '.h{font:34px S,Georgia,serif;letter-spacing:-.02em;fill:#1b1813}.f{font:400 22px H,"Helvetica Neue",Arial,sans-serif;fill:#4d4422}.b{font-weight:700;fill:#1b1813}';
  const motion =
    `.w,.k{stroke-dasharray:1;animation:${wiped},d .8s cubic-bezier(.5,0,.3,1) forwards}.k{animation-duration:1ms,.3s}.f{animation:${wiped},o .3s forwards}` +
    `${keyframes}@keyframes o{from{opacity:0}to{opacity:1}}` +
    "@media(prefers-reduced-motion:reduce){.w,.k,.f{animation:none}}";
  return fonts + look + (moves ? motion : "");
}
