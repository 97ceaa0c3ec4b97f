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
}

/**
 * Reads a folder of the build into memory. HTML files get clean paths (`about.html` and
 * `about/index.html` are `/about`). The `.br` and `.gz` files that the build created are used;
 * missing ones are compressed now. A missing folder gives an empty site.
 */
export function loadStaticFiles(folder: string, policyFor: (html: string) => string): StaticFiles {
  const files = new Map<string, StaticFile>();
  const pages = new Map<string, string>();
  for (const name of list(folder)) {
    if (/\.(br|gz)$/.test(name)) continue;
    const file = read(folder, name, policyFor);
    const path = `/${name.split(sep).join("/")}`;
    if (!path.endsWith(".html")) {
      files.set(path, file);
      continue;
    }
    const page = path.replace(/(\/index)?\.html$/, "") || "/";
    files.set(page, file);
    pages.set(page.toLowerCase(), page);
  }
  return {
    get: (path) => files.get(path),
    pagePath: (path) => pages.get(path.toLowerCase()),
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

function read(folder: string, name: string, policyFor: (html: string) => string): StaticFile {
  const path = join(folder, name);
  const identity = readFileSync(path);
  const type = typeOf(extname(name));
  const isPage = name.endsWith(".html");
  const compressed = isCompressible(type) && identity.length > 200;
  return {
    type,
    bodies: smaller({
      identity,
      ...(compressed && {
        br: sibling(`${path}.br`, path) ?? brotli(identity, 11),
        gzip: sibling(`${path}.gz`, path) ?? gzipSync(identity, { level: 9 }),
      }),
    }),
    tag: contentTag(identity),
    cacheControl: cacheControl(name, isPage),
    policy: isPage ? policyFor(identity.toString("utf8")) : undefined,
  };
}

/** Content-hashed files never change; pages are revalidated every time (usually with 304). */
function cacheControl(name: string, isPage: boolean): string {
  if (name.startsWith(`assets${sep}`)) return "public, max-age=31536000, immutable";
  if (isPage || name.endsWith(".data")) return "no-cache";
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
