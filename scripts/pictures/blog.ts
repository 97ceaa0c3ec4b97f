import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writePath } from "#server/handwriting/write-path.ts";
import { random } from "#web/ui/random.ts";

/**
 * Draws the seven pictures of the blog into web/pictures. Run it after changing the drawings: `node
 * scripts/pictures/blog.ts`.
 */
const width = 400;
const height = 250;
const paper = {
  pad: "#ffe38c",
  tint: "#fff1c0",
  ink: "#1b1813",
  pink: "#fbd3d5",
  blue: "#e8f1f3",
  manila: "#f0dcae",
  red: "#bf2d1a",
  night: "#ff8169",
  margin: "#d3432f",
};
const times = <T>(count: number, draw: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => draw(index));
const ground = (color: string) => `<path fill="${color}" d="M0 0h${width}v${height}H0z"/>`;
const pen = (d: string, color = paper.red, stroke = 2) =>
  `<path fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const pictures = [horizon, slips, nightCall, weekOfHours, folders, breath, appointment];

for (const [index, draw] of pictures.entries()) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>\n`;
  await writeFile(join(import.meta.dirname, "../../web/pictures", `blog-${index + 1}.svg`), svg);
}

/** A pad that runs to the horizon, where somebody writes. */
function horizon(): string {
  const top = 96;
  const rules = times(40, (index) => {
    const y = top + ((height - top) * 4) / (4 + index);
    const opacity = 0.16 * Math.min(1, (y - top) ** 2 / ((height - top) * 4) / 7);
    return `<path stroke="${paper.ink}" stroke-opacity="${opacity.toFixed(3)}" d="M0 ${y.toFixed(1)}h${width}"/>`;
  });
  const line = writePath("see beyond", { size: 34, line: true, tail: 1, grid: 0.5 });
  return `${ground(paper.tint)}<path fill="${paper.pad}" d="M0 ${top}h${width}v${height - top}H0z"/>${rules.join("")}<path stroke="${paper.margin}" d="M200 ${top} 60 252M200 ${top} 68 252"/>${pen(`M0 ${top}h96m0 0${line.path}H${width}`)}`;
}

/** Four slips on a pink desk. */
function slips(): string {
  const sheets = times(
    4,
    (index) =>
      `<rect x="${96 + index * 14}" y="${34 + index * 12}" width="190" height="150" fill="#ffc9cd" stroke="${paper.ink}" stroke-opacity=".25" transform="rotate(${index * 3 - 5} 200 120)"/>`,
  );
  return `${ground(paper.pink)}${sheets.join("")}<path stroke="${paper.ink}" stroke-opacity=".45" d="M154 112h158M154 136h158M154 160h100" transform="rotate(4 200 120)"/>`;
}

/** A line that continues in the dark. */
function nightCall(): string {
  const line = writePath("good evening", { size: 66, lead: 60, tail: 80, grid: 0.5 });
  return ground(paper.ink) + pen(`M-10 150${line.path}H420`, paper.night, 2.4);
}

/** Seven days of twenty-four hours; the dark ones are staffed. */
function weekOfHours(): string {
  const hours = (staffed: boolean) =>
    times(7, (day) =>
      times(24, (hour) => {
        const open = day < 5 && hour >= 9 && hour < 17;
        return open === staffed ? `M${32 + hour * 14} ${44 + day * 24}h11v17h-11z` : "";
      }).join(""),
    ).join("");
  return `${ground(paper.blue)}<path fill="${paper.pad}" d="${hours(false)}"/><path fill="${paper.ink}" d="${hours(true)}"/>`;
}

/** Four folders, each with its tab further along. */
function folders(): string {
  const colors = [paper.tint, paper.pad, paper.manila, paper.pink];
  const drawn = colors.map(
    (color, index) =>
      `<path fill="${color}" stroke="${paper.ink}" stroke-opacity=".3" d="M30 ${90 + index * 40}v170h340v-170H${150 + index * 60}l-8-18h-84l-8 18Z"/>`,
  );
  return ground(paper.manila) + drawn.join("");
}

/** A voice, and the silence after it. */
function breath(): string {
  const next = random(5);
  const bars = times(44, (index) => {
    const bar =
      14 + Math.abs(Math.sin(index / 3.3) * Math.sin(index / 11)) * 150 * (0.5 + 0.5 * next());
    return `M${26 + index * 8} ${(125 - bar / 2).toFixed(1)}v${bar.toFixed(0)}`;
  });
  return `${ground("#fff")}${pen(`M0 125h${width}`)}${pen(bars.join(""), paper.red, 3.4)}<path fill="none" stroke="#c5d8de" d="M.5.5h${width - 1}v${height - 1}H.5z"/>`;
}

/** A month on the wall, with one day ringed by hand. */
function appointment(): string {
  const cell = { width: 40, height: 30 };
  const taken = new Set([2, 5, 9, 10, 15, 18, 22, 24, 27, 31]);
  const days = times(35, (index) => {
    const x = 60 + (index % 7) * cell.width;
    const y = 62 + Math.floor(index / 7) * cell.height;
    return taken.has(index) ? `M${x + 4} ${y + 4}h32v22h-32z` : "";
  });
  const grid = [
    ...times(8, (index) => `M${60 + index * cell.width} 62v150`),
    ...times(6, (index) => `M60 ${62 + index * cell.height}h280`),
  ];
  const ring =
    "M207 145c-18-3-37 6-38 21-1 15 15 23 32 22 18-1 31-11 30-24-1-14-18-21-36-17-6 1-12 4-16 8";
  return `${ground(paper.pad)}<path fill="#fff" d="M48 28h304v198H48z"/><path fill="${paper.ink}" d="M48 28h304v14H48z"/><path stroke="#c5d8de" d="${grid.join("")}"/><path fill="${paper.pad}" d="${days.join("")}"/>${pen(ring, paper.red, 2.4)}`;
}
