import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { contentTag } from "./content-tag.ts";
import { typeOf } from "./media-types.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A built file in memory, in every encoding that makes it smaller. */
export interface StaticFile {
  type: string;
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>> & { identity: Buffer<ArrayBuffer> };
  /** Hash of the content, without quotes; each encoding appends its name. */
  tag: string;
  cacheControl: string;
  /** Only for HTML. */
  policy: string | undefined;
}

export interface StaticFiles {
  /** By decoded path such as `/about` (a page) or `/assets/x.js`. */
  get(path: string): StaticFile | undefined;
  /** The actual spelling of a page's path, for any case: `/Services` → `/services`. */
  pagePath(path: string): string | undefined;
  /** Paths of all files, in the form that `get` takes. */
  paths(): Iterable<string>;
}

/** Cache-Control of files whose name changes with their content. */
export const immutable = "public, max-age=31536000, immutable";

/** Minimum bytes for compression: smaller files fit into one packet anyway. */
export const smallestCompressed = 201;

/** Options for pages that are not served as they are on disk. */
interface LoadOptions {
  policyFor: (html: string) => string;
  /** Pages rendered with this server's configuration, which replace the files. */
  made?: ReadonlyMap<string, string>;
}

/**
 * Reads folders of the build into memory; if two folders have a file of the same name, the first
 * folder wins. HTML files get clean paths (`about.html` and `about/index.html` are `/about`). The
 * `.br` and `.gz` files that the build created are used; missing ones are compressed now. A missing
 * folder counts as empty.
 */
export function loadStaticFiles(
  folders: readonly string[],
  { policyFor, made }: LoadOptions,
): StaticFiles {
  const files = new Map<string, StaticFile>();
  const pages = new Map<string, string>();
  for (const folder of folders)
    for (const name of list(folder)) {
      if (/\.(br|gz)$/.test(name)) continue;
      const path = `/${name.split(sep).join("/")}`;
      const isPage = path.endsWith(".html");
      const address = isPage ? path.replace(/(\/index)?\.html$/, "") || "/" : path;
      if (files.has(address)) continue;
      const html = made?.get(address);
      const file = html === undefined ? read(folder, name) : inMemory(name, Buffer.from(html));
      if (isPage) {
        file.policy = policyFor(file.bodies.identity.toString("utf8"));
        pages.set(address.toLowerCase(), address);
      }
      files.set(address, file);
    }
  return {
    get: (path) => files.get(path),
    pagePath: (path) => pages.get(path.toLowerCase()),
    paths: () => files.keys(),
  };
}

function list(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}

function read(folder: string, name: string): StaticFile {
  const path = join(folder, name);
  const identity = readFileSync(path);
  const br = sibling(`${path}.br`, path);
  const gzip = sibling(`${path}.gz`, path);
  if (!br && !gzip) return inMemory(name, identity);
  return described(name, { identity, ...(br && { br }), ...(gzip && { gzip }) });
}

/** A file without compressed versions. Compressed with speed over size, because startup waits. */
function inMemory(name: string, identity: Buffer<ArrayBuffer>): StaticFile {
  const type = typeOf(extname(name));
  if (!isCompressible(type) || identity.length < smallestCompressed)
    return described(name, { identity });
  return described(name, { identity, br: brotli(identity, 5), gzip: gzipSync(identity) });
}

function described(name: string, bodies: StaticFile["bodies"]): StaticFile {
  return {
    type: typeOf(extname(name)),
    bodies: smaller(bodies),
    tag: contentTag(bodies.identity),
    cacheControl: cacheControl(name),
    policy: undefined,
  };
}

/** Content-hashed files never change; pages are revalidated every time (usually with 304). */
function cacheControl(name: string): string {
  if (name.startsWith(`assets${sep}`)) return immutable;
  if (/\.(html|data)$/.test(name)) return "no-cache";
  return "public, max-age=86400";
}

/** A compressed sibling, unless it is older than its file (left over from an earlier build). */
function sibling(path: string, original: string): Buffer<ArrayBuffer> | undefined {
  try {
    return statSync(path).mtimeMs >= statSync(original).mtimeMs ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function smaller(bodies: StaticFile["bodies"]): StaticFile["bodies"] {
  const { identity, ...others } = bodies;
  const kept = Object.entries(others).filter(([, body]) => body.length < identity.length);
  return { identity, ...Object.fromEntries(kept) };
}

/** Compresses text at a quality from 0 (fast) to 11 (small). */
export function brotli(content: Buffer, quality: number): Buffer<ArrayBuffer> {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/.test(type);
}
