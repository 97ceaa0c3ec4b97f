import { readFileSync } from "node:fs";
import { join } from "node:path";
import footer from "../pictures/footer.svg";
import sprite from "../pictures/icons.svg";
import { replaceOnce } from "./replace-once.ts";
import { serverInserts } from "./server-inserts.tsx";

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

/** Characters of drawings from which a page fetches the sprite: inlined they would weigh as much. */
const tooMany = 10_000;

/**
 * Inlines the icons of a page, so that they arrive with its text and without a request: 0.7 to 1 KB
 * instead of a round trip and the 10 KB of the sprite. The icons of the footer stay in a small
 * file, which is the same for every page.
 */
export function inlineIcons(html: string): string {
  const address = new RegExp(`${RegExp.escape(sprite)}#([\\w-]+)`, "g");
  const names = new Set(Array.from(html.matchAll(address), ([, name = ""]) => name));
  drawings ??= { all: drawingsOf(sprite), footer: drawingsOf(footer) };
  const { all, footer: apart } = drawings;
  const drawn = [...names]
    .filter((name) => !apart.has(name))
    .map((name) => {
      const drawing = all.get(name);
      if (!drawing) throw new Error(`The sprite has no "${name}": run npm run pictures.`);
      return drawing.replace(`id="${name}"`, `id="i-${name}"`);
    })
    .join("");
  if (drawn.length > tooMany) return replaceOnce(html, serverInserts.icons, "");
  return replaceOnce(
    html.replace(address, (_, name: string) =>
      apart.has(name) ? `${footer}#${name}` : `#i-${name}`,
    ),
    serverInserts.icons,
    `<svg>${drawn}</svg>`,
  );
}
