import sharp from "sharp";
import { handwriting } from "#content/handwriting.ts";
import { site } from "#content/site.ts";
import { sharePicture } from "#contract/share-picture.ts";
import { writePath } from "#server/handwriting/write-path.ts";
import { type Lettering, serifLettering } from "./lettering.ts";

const { width, height } = sharePicture;

/** Left edge of the text, and its maximum width. */
const left = 190;
const measure = 940;

/** Largest first: a title uses the first size in which it fits, one line on every second rule. */
const settings = [
  { size: 150, rule: 84, lines: 1 },
  { size: 100, rule: 56, lines: 3 },
  { size: 76, rule: 43, lines: 4 },
  { size: 56, rule: 32, lines: 5 },
];

/** Colors of a share picture's background. */
export interface SharePaper {
  ground: string;
  rules: string;
  margin: string;
  pen: string;
}

const pad: SharePaper = {
  ground: "#ffe38c",
  rules: "#e3ca7e",
  margin: "#d9604a",
  pen: "#bf2d1a",
};

/** The handwritten line below the title. */
const signOff = writePath(handwriting["footer-line"] ?? "", {
  size: 76,
  lead: 14,
  tail: 1,
  grid: 0.5,
}).path;

/** Draws the picture of a shared link: a title on its paper, and the pen line below. */
export interface SharePictures {
  /** True when the font has all letters of the title. */
  canDraw(title: string): boolean;
  /**
   * A PNG of 1200 by 630 pixels, with the same bytes for the same title; on the yellow pad by
   * default.
   */
  draw(title: string, paper?: SharePaper): Promise<Buffer>;
}

export async function openSharePictures(): Promise<SharePictures> {
  const letters = await serifLettering();
  return {
    canDraw: (title) => letters.covers(title),
    draw: (title, paper = pad) =>
      sharp(Buffer.from(drawSheet(letters, title, paper)))
        .png({ palette: true, colors: 16, dither: 0, effort: 7 })
        .toBuffer(),
  };
}

function drawSheet(letters: Lettering, title: string, paper: SharePaper): string {
  const { size, rule, lines } = set(letters, title);
  // The last line of a short title is a little above the middle, on a rule.
  const first = Math.ceil((240 + size * 0.35 - (lines.length - 1) * rule) / rule) * rule;
  let rules = "";
  for (let y = rule; y < height; y += rule) rules += `M0 ${y}.5H${width}`;
  const ground = Math.floor((height - 40) / rule) * rule;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${paper.ground}" d="M0 0h${width}v${height}H0z"/>`,
    `<path stroke="${paper.rules}" d="${rules}"/>`,
    `<path stroke="${paper.margin}" stroke-width="2" d="M140 0v${height}M147 0v${height}"/>`,
    `<g fill="#1b1813">${lines.map((line, index) => letters.draw(line, size, left, first + index * 2 * rule - 2)).join("")}</g>`,
    `<path fill="none" stroke="${paper.pen}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" d="M0 ${ground}h${left}${signOff}H${width}"/>`,
    `<g fill="#1b1813">${letters.draw(site.name, 44, 990, ground - 16)}</g>`,
    "</svg>",
  ].join("");
}

function set(letters: Lettering, title: string) {
  const tries = settings.map(({ size, rule, lines }) => ({
    size,
    rule,
    room: lines,
    lines: letters.wrap(title, size, measure),
  }));
  const fitting = tries.find(({ lines, room }) => lines.length <= room) ?? tries.at(-1);
  if (!fitting) throw new Error("No size fits the title");
  const lines = fitting.lines.slice(0, fitting.room);
  if (lines.length < fitting.lines.length) lines.push(`${lines.pop()} …`);
  return { ...fitting, lines };
}
