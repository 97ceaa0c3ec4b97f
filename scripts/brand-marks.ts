/**
 * Writes other companies' logos from @iconify-json/logos and simple-icons (both CC0) into
 * web/brand-marks. Run it after adding a mark to the content: node scripts/brand-marks.ts
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as simpleIcons from "simple-icons";
import { benefits } from "#content/home/benefits.ts";
import { integrations } from "#content/integrations.ts";
import { logos, type Mark } from "#content/marks.ts";

const target = new URL("../web/brand-marks/", import.meta.url);
const logoSet: LogoSet = createRequire(import.meta.url)("@iconify-json/logos/icons.json");
/** The color of text, for marks whose own color is too pale on paper. */
const ink = "#1b1813";
/** Height of a mark in the sheet. */
const line = 24;
/** From one mark to the next in it, in heights of a mark. */
const pitch = 1.25;

interface LogoSet {
  icons: Record<
    string,
    { body: string; left?: number; top?: number; width?: number; height?: number }
  >;
  width?: number;
  height?: number;
}

interface Drawing {
  body: string;
  viewBox: string;
  width: number;
  height: number;
}

await rm(target, { recursive: true, force: true });
await mkdir(new URL("color/", target), { recursive: true });
await writeInkSheet();
await writeColorFiles();

/** For the rows of logos: one below the other in one file, which web/ui/brand-mark.tsx uses as a mask. */
async function writeInkSheet() {
  const records: readonly Mark[] = benefits.integration.scene.records.map(({ mark }) => mark);
  const marks = drawn([...logos.flatMap(({ mark }) => mark ?? []), ...records]);
  const width = (mark: Mark) => {
    const { width, height } = drawing(mark);
    return (width / height) * line;
  };
  const lines = marks.map((mark, index) => {
    const { viewBox, body } = drawing(mark, ink);
    return `<svg y="${index * line * pitch}" width="${width(mark)}" height="${line}" viewBox="${viewBox}">${body}</svg>`;
  });
  const size = [Math.max(...marks.map(width)), marks.length * line * pitch];
  const attributes = ` width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size.join(" ")}"`;
  await write("ink.svg", svg(lines.join("\n"), attributes));
  await writeSizes("ink-marks.ts", "Marks in ink.svg from its top", "inkMarks", marks);
}

/** One file for each mark of the catalog, in its own colors. */
async function writeColorFiles() {
  const marks = drawn(integrations.map(({ icon }) => icon));
  for (const mark of marks) {
    const pale = integrations.some((entry) => entry.icon === mark && entry.ink);
    const { viewBox, body } = drawing(mark, pale ? ink : undefined);
    await write(`color/${fileName(mark)}.svg`, svg(body, ` viewBox="${viewBox}"`));
  }
  await writeSizes("color-marks.ts", "Marks in color/", "colorMarks", marks);
}

/** The marks that have a drawing, each once. */
function drawn(marks: readonly Mark[]): Mark[] {
  return [...new Set(marks)].filter((mark) => !mark.startsWith("monogram:")).sort();
}

/** The picture of a mark, in one `color` or in its own. */
function drawing(mark: Mark, color?: string): Drawing {
  const [set, name = ""] = mark.split(":");
  if (set === "si") {
    const icon = Object.values(simpleIcons).find((one) => "slug" in one && one.slug === name);
    if (!icon || !("path" in icon)) throw new Error(`simple-icons has no "${name}"`);
    const fill = color ?? `#${icon.hex}`;
    return {
      body: `<path fill="${fill}" d="${icon.path}"/>`,
      viewBox: "0 0 24 24",
      width: 24,
      height: 24,
    };
  }
  const icon = logoSet.icons[name];
  if (!icon) throw new Error(`@iconify-json/logos has no "${name}"`);
  const width = icon.width ?? logoSet.width ?? 256;
  const height = icon.height ?? logoSet.height ?? 256;
  return {
    body: color ? oneColor(icon.body, color) : icon.body,
    viewBox: `${icon.left ?? 0} ${icon.top ?? 0} ${width} ${height}`,
    width,
    height,
  };
}

/**
 * Shown about 24 px high, a drawing 512 wide needs only one decimal: this shrinks the files by a
 * third.
 */
function coarse(body: string): string {
  return body.replace(
    /\.(\d)(\d)\d*/g,
    (_, first: string, second: string) => `.${Math.min(9, +first + (+second >= 5 ? 1 : 0))}`,
  );
}

function oneColor(body: string, color: string): string {
  const plain = coarse(body)
    .replace(/<defs>.*?<\/defs>/gs, "")
    .replace(/ style="[^"]*"/g, "")
    .replace(/fill="(?!none)[^"]*"/g, `fill="${color}"`);
  return plain.includes("fill=") ? plain : `<g fill="${color}">${plain}</g>`;
}

async function writeSizes(file: string, what: string, name: string, marks: Mark[]) {
  const lines = marks.map((mark) => {
    const { width, height } = drawing(mark);
    return `  "${mark}": [${width}, ${height}],`;
  });
  await write(
    file,
    `/** ${what}: width and height. Written by scripts/brand-marks.ts. */\nexport const ${name} = {\n${lines.join("\n")}\n} as const;\n`,
  );
}

function fileName(mark: Mark): string {
  return mark.replace(":", "-");
}

function svg(body: string, attributes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${body}</svg>\n`;
}

async function write(file: string, text: string) {
  await writeFile(new URL(file, target), text);
}
