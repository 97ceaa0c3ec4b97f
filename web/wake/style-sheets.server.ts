import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryContext } from "react-router";

/** What Vite says of a built file. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const client = join(import.meta.dirname, "..", "client");

/** Addresses of the style sheets that the page of this context needs, in the order of the document. */
export function styleSheets({ manifest, staticHandlerContext }: EntryContext): string[] {
  const routes = staticHandlerContext.matches.flatMap(
    (match) => manifest.routes[match.route.id] ?? [],
  );
  const sheets = routes.flatMap((route) => [
    ...(route.css ?? []).map(sheetFile),
    ...sheetsAtRest(route.module),
  ]);
  return [...new Set(sheets)];
}

/** The router marks a sheet that two routes share with an empty fragment; the file is the same. */
const sheetFile = (href: string) => href.replace(/#.*$/, "");

/** Sheets of the parts that a route's module loads as `at-rest.tsx` (wake/at-rest.tsx); the router does not know them. */
function sheetsAtRest(module: string): string[] {
  const chunks = chunksOfBuild();
  const route = Object.values(chunks).find(({ file }) => `/${file}` === module);
  const parts = withImports(route)
    .flatMap(({ dynamicImports }) => dynamicImports ?? [])
    .filter((name) => name.endsWith("at-rest.tsx"));
  return parts
    .flatMap((name) => withImports(chunks[name]))
    .flatMap(({ css }) => css ?? [])
    .map((file) => `/${file}`);
}

/** A chunk and everything that it imports, itself last. */
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

const texts = new Map<string, string>();

/** The text of a built style sheet. */
export function styleText(href: string): string {
  let text = texts.get(href);
  if (text === undefined) {
    text = readFileSync(join(client, href), "utf8");
    texts.set(href, text);
  }
  return text;
}
