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

/** A file that a web server hands out under its own address, with the headers of ours. */
export interface BuiltFile {
  /** `/about`, `/share/home.png`. */
  path: string;
  /** Its place in the folder of the built files, slash first. */
  file: string;
  /** Headers of every encoding, without the tag and the encoding's own. */
  headers: Record<string, string>;
  /** Hash of the content, for the ETag. */
  tag: string;
  /** Whether compressed siblings lie next to it. */
  compressed: boolean;
  lengths: Lengths;
}

/** Bytes that are sent to a client that takes this encoding. */
export type Lengths = Record<Encoding, number>;

/** What the server sends for files of the build, for web servers that stand in front of it. */
export interface BuiltFiles {
  /** Pages, pictures and videos, which have an ETag each. */
  named: BuiltFile[];
  /** Kinds of files of `/assets/`, whose names change with their content. */
  assets: { extension: string; headers: Record<string, string> }[];
  /** Of each file of `/assets/`, by its path. */
  assetLengths: ReadonlyMap<string, Lengths>;
}

/** Reads a folder of built files as the server does. `env`: as the server gets it. */
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
