import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryContext } from "react-router";
import { sheetFile } from "./page-styles.tsx";

/** A built file in Vite's output. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const client = join(import.meta.dirname, "..", "client");

/**
 * URLs of the style sheets for the page of this context, in the order of the document. `worn`: the
 * class names that the page uses.
 */
function styleSheets(
  { manifest, staticHandlerContext }: EntryContext,
  worn: ReadonlySet<string>,
): string[] {
  const routes = staticHandlerContext.matches.flatMap(
    (match) => manifest.routes[match.route.id] ?? [],
  );
  const sheets = routes.flatMap((route) => [
    ...(route.css ?? []).map(sheetFile),
    ...sheetsOfStaticParts(route.module, worn),
  ]);
  return [...new Set(sheets)];
}

/**
 * Sheets of the parts that a route's module loads as `static-part.tsx` (hydration/static-part.tsx),
 * which the router does not know about. For an `optional-part.tsx` and its imports, only the sheets
 * whose classes the page uses.
 */
function sheetsOfStaticParts(module: string, worn: ReadonlySet<string>): string[] {
  const chunks = chunksOfBuild();
  const route = Object.values(chunks).find(({ file }) => `/${file}` === module);
  const sheetsOf = (part: string) =>
    withImports(chunks[part]).flatMap(({ css }) => (css ?? []).map((file) => `/${file}`));
  return withImports(route)
    .flatMap(({ dynamicImports }) => dynamicImports ?? [])
    .flatMap((part) => {
      if (part.endsWith("static-part.tsx")) return sheetsOf(part);
      if (!part.endsWith("optional-part.tsx")) return [];
      return sheetsOf(part).filter((href) => isWorn(href, worn));
    });
}

/** `night` does not count: every footer has this class, and many sheets have rules for it. */
const isWorn = (href: string, worn: ReadonlySet<string>) =>
  sheetAt(href).classes.some((name) => name !== "night" && worn.has(name));

/** A chunk and all its imports, the chunk itself last. */
function withImports(chunk: Chunk | undefined, seen = new Set<Chunk>()): Chunk[] {
  if (!chunk || seen.has(chunk)) return [];
  seen.add(chunk);
  const chunks = chunksOfBuild();
  const imported = (chunk.imports ?? []).flatMap((name) => withImports(chunks[name], seen));
  return [...imported, chunk];
}

let chunks: Record<string, Chunk> | undefined;

function chunksOfBuild(): Record<string, Chunk> {
  chunks ??= JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  return chunks as Record<string, Chunk>;
}

interface Sheet {
  text: string;
  /** Names of all classes that the sheet styles. */
  classes: string[];
}

const sheets = new Map<string, Sheet>();

/** A built style sheet. */
function sheetAt(href: string): Sheet {
  let sheet = sheets.get(href);
  if (!sheet) {
    const text = readFileSync(join(client, href), "utf8");
    const classes = Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name);
    sheet = { text, classes };
    sheets.set(href, sheet);
  }
  return sheet;
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g)).flatMap(([, names = ""]) => names.split(" ")),
  );

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

/** The text of the sheets that this HTML uses where it is seen at first, and the URLs of the others. */
export function stylesOf(
  html: string,
  context: EntryContext,
): { text: string; deferred: string[] } {
  const worn = classesIn(seenAtFirst(html, context.staticHandlerContext.location.pathname));
  const isDeferred = (href: string) => {
    const { classes } = sheetAt(href);
    // Named in vite.config.ts.
    if (href.includes("/print-")) return true;
    return classes.length > 0 && !classes.some((name) => worn.has(name));
  };
  const all = styleSheets(context, classesIn(html));
  const now = all.filter((href) => !isDeferred(href));
  return {
    text: now.map((href) => withoutOrder(sheetAt(href).text.trim())).join(""),
    deferred: all.filter(isDeferred),
  };
}

/** The order of the layers, which each sheet repeats, is declared once in the document's head. */
const withoutOrder = (sheet: string) => sheet.replace(/@layer [\w,]+;/g, "");
