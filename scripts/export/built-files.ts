import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { fixedHeaders } from "#server/http/security-headers.ts";
import { contentSecurityPolicy } from "#server/site/content-security-policy.ts";
import { fileHeaders } from "#server/site/serve-file.ts";
import {
  type Encoding,
  immutable,
  loadStaticFiles,
  type StaticFile,
} from "#server/site/static-files.ts";

/** A file that a web server serves under its own URL, with the same headers as our server. */
export interface BuiltFile {
  /** `/about`, `/share/home.png`. */
  path: string;
  /** Path in the folder of the built files, with a leading slash. */
  file: string;
  /** Headers common to all encodings, without the ETag and the encoding's own headers. */
  headers: Record<string, string>;
  /** Hash of the content, for the ETag. */
  tag: string;
  /** Whether compressed versions are next to it. */
  compressed: boolean;
  lengths: Lengths;
}

/** Body lengths in bytes, by encoding. */
export type Lengths = Record<Encoding, number>;

/** What our server sends for built files, for web servers in front of it. */
export interface BuiltFiles {
  /** Pages, pictures and videos, each with an ETag. */
  named: BuiltFile[];
  /** File types in `/assets/`, whose names change with their content. */
  assets: { extension: string; headers: Record<string, string> }[];
  /** For each file of `/assets/`, by path. */
  assetLengths: ReadonlyMap<string, Lengths>;
}

/** Reads a folder of built files in the same way as the server. `env`: the server's. */
export function readBuiltFiles(client: string, env: Env): BuiltFiles {
  const files = loadStaticFiles([client], { policyFor: contentSecurityPolicy(env) });
  const fixed = fixedHeaders(env);
  const named: BuiltFile[] = [];
  const assets = new Map<string, Record<string, string>>();
  const assetLengths = new Map<string, Lengths>();
  for (const path of [...files.paths()].sort()) {
    const file = files.get(path);
    if (!file || path.startsWith("/.")) continue;
    const headers = { ...fixed, ...plainHeaders(file) };
    const extension = path.split(".").at(-1) ?? "";
    if (file.cacheControl === immutable) {
      assets.set(extension, headers);
      assetLengths.set(path, lengthsOf(file));
    } else
      named.push({
        path,
        file: file.policy ? join(path, "index.html") : path,
        headers,
        tag: file.tag,
        compressed: Object.keys(file.bodies).length > 1,
        lengths: lengthsOf(file),
      });
  }
  return {
    named,
    assets: [...assets].map(([extension, headers]) => ({ extension, headers })),
    assetLengths,
  };
}

function lengthsOf({ bodies }: StaticFile): Lengths {
  const { identity, br = identity, gzip = identity } = bodies;
  return { br: br.length, gzip: gzip.length, identity: identity.length };
}

function plainHeaders(file: StaticFile): Record<string, string> {
  const { ETag: _, ...rest } = fileHeaders(file, "identity");
  return rest;
}
