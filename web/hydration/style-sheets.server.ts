import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryContext } from "react-router";
import { sheetFile } from "./page-styles.tsx";

const client = join(import.meta.dirname, "..", "client");

interface Sheet {
  href: string;
  text: string;
  /** Names of all classes that the sheet styles. */
  classes: string[];
}

let sheets: Sheet[] | undefined;

/** Every style sheet of this build; those of what a part imports come first, so that its own win. */
function sheetsOfBuild(): Sheet[] {
  const chunks: Record<string, { css?: string[]; imports?: string[] }> = JSON.parse(
    readFileSync(join(client, ".vite/manifest.json"), "utf8"),
  );
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const imported of chunks[name]?.imports ?? []) visit(imported);
    for (const file of chunks[name]?.css ?? []) files.add(file);
  };
  for (const name of Object.keys(chunks)) visit(name);
  return Array.from(files, (file) => {
    const text = readFileSync(join(client, file), "utf8");
    const classes = Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name);
    return { href: `/${file}`, text: withoutOrder(text.trim()), classes };
  });
}

/** The order of the layers, which each sheet repeats, is declared once in the document's head. */
const withoutOrder = (sheet: string) => sheet.replace(/@layer [\w,]+;/g, "");

/** They fill a window of 900 pixels on every page that has more. */
const firstSections = 3;

/**
 * The HTML that a visitor can see before any interaction: the first sections, without dialogs. Of home
 * all of it, because its document does not fit into the first window anyway.
 */
function seenAtFirst(html: string, path: string): string {
  const sections = html.replace(/<dialog[\s\S]*?<\/dialog>/g, "").split("</section>");
  return path === "/" ? sections.join() : sections.slice(0, firstSections).join();
}

/** Whether this HTML wears a class of the sheet; `night` is in every footer, and in many sheets. */
function wears(html: string): (sheet: Sheet) => boolean {
  const worn = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g)).flatMap(([, names = ""]) => names.split(" ")),
  );
  return ({ classes }) => classes.some((name) => name !== "night" && worn.has(name));
}

/**
 * The text of the sheets that a page wears where it is seen at first, and the URLs of the others: those
 * that it wears elsewhere, and those of its routes, whose classes React may add later.
 */
export function stylesOf(
  html: string,
  { manifest, staticHandlerContext: { location, matches } }: EntryContext,
): { text: string; deferred: string[] } {
  sheets ??= sheetsOfBuild();
  const ofRoutes = matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const listed = new Set(ofRoutes.map(sheetFile));
  const isSeen = wears(seenAtFirst(html, location.pathname));
  const isWorn = wears(html);
  // Fonts, print and marks come after the paint, whoever wears them (styles/deferred.css).
  const [now, later] = [[] as Sheet[], [] as Sheet[]];
  for (const sheet of sheets)
    if (isSeen(sheet) && !sheet.href.includes("/deferred-")) now.push(sheet);
    else if (listed.has(sheet.href) || isWorn(sheet)) later.push(sheet);
  return { text: now.map(({ text }) => text).join(""), deferred: later.map(({ href }) => href) };
}
