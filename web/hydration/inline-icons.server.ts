import { readFileSync } from "node:fs";
import { join } from "node:path";
import footer from "../pictures/footer.svg";
import sprite from "../pictures/icons.svg";
import { inlinedIconsMark } from "./inlined-icons.tsx";
import { replaceOnce } from "./replace-once.ts";

const client = join(import.meta.dirname, "..", "client");

/** The drawings of a built sprite, by name. */
const drawingsOf = (file: string) =>
  new Map(
    Array.from(
      readFileSync(join(client, file), "utf8").matchAll(/^<(?:symbol|path) id="([\w-]+)".*$/gm),
      ([drawing, name = ""]) => [name, drawing],
    ),
  );

let drawings: { all: Map<string, string>; footer: Map<string, string> } | undefined;

/**
 * Logos of other companies are large and come in rows, so a page that shows any of them fetches the
 * sprite.
 */
const isMark = (name: string) => /^(logos|si)-/.test(name);

/**
 * Inlines the icons of a page, so that they arrive with its text and without a request: 0.7 to 1 KB
 * instead of a round trip and the 10 KB of the sprite. The icons of the footer stay in a small
 * file, which is the same for every page.
 */
export function inlineIcons(html: string): string {
  const address = new RegExp(`${RegExp.escape(sprite)}#([\\w-]+)`, "g");
  const names = new Set(Array.from(html.matchAll(address), ([, name = ""]) => name));
  if ([...names].some(isMark)) return replaceOnce(html, inlinedIconsMark, "");
  drawings ??= { all: drawingsOf(sprite), footer: drawingsOf(footer) };
  const { all, footer: apart } = drawings;
  const drawn = [...names]
    .filter((name) => !apart.has(name))
    .map((name) => {
      const drawing = all.get(name);
      if (!drawing) throw new Error(`The sprite has no "${name}": run npm run pictures.`);
      return drawing.replace(`id="${name}"`, `id="i-${name}"`);
    });
  return replaceOnce(
    html.replace(address, (_, name: string) =>
      apart.has(name) ? `${footer}#${name}` : `#i-${name}`,
    ),
    inlinedIconsMark,
    `<svg>${drawn.join("")}</svg>`,
  );
}
