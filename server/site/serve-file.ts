import { emptyPolicy } from "./content-security-policy.ts";
import { type Encoding, immutable, isCompressible, type StaticFile } from "./static-files.ts";

/**
 * Responds to GET or HEAD with a file: best encoding, 304 when the client has it, a range on
 * request.
 */
export function serveFile(request: Request, file: StaticFile, status = 200): Response {
  const range = status === 200 && isMedia(file) ? readRange(request, file) : undefined;
  const encoding = range ? "identity" : bestEncoding(request.headers.get("Accept-Encoding"), file);
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const headers = new Headers(fileHeaders(file, encoding));
  if (status === 200 && knows(request, file)) return new Response(null, { status: 304, headers });
  if (range) return serveRange(range, body, headers);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/** Headers of a file in one encoding, without its length. */
export function fileHeaders(file: StaticFile, encoding: Encoding): Record<string, string> {
  return {
    "Content-Type": file.type,
    "Cache-Control": file.cacheControl,
    // Clients never revalidate files that never change, so these need no ETag.
    ...(file.cacheControl !== immutable && { ETag: etagOf(file, encoding) }),
    ...(isCompressible(file.type) && { Vary: "Accept-Encoding" }),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Security-Policy": file.policy ?? emptyPolicy,
    ...(isMedia(file) && { "Accept-Ranges": "bytes" }),
  };
}

const etagOf = ({ tag }: StaticFile, encoding: Encoding) =>
  `"${tag}${encoding === "identity" ? "" : `-${encoding}`}"`;

const isMedia = ({ type }: StaticFile) => /^(video|audio)\//.test(type);

interface Range {
  /** Digits, or empty; never both empty. */
  from: string;
  to: string;
}

/**
 * The one range that a video player requests. Undefined, which gets the whole file, for several
 * ranges, for a malformed one, and for one of another version than ours.
 */
function readRange({ method, headers }: Request, file: StaticFile): Range | undefined {
  const known = headers.get("If-Range");
  if (method !== "GET" || (known !== null && known !== etagOf(file, "identity"))) return undefined;
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("Range") ?? "") ?? [];
  const isOne = from ? !to || Number(from) <= Number(to) : to;
  return isOne ? { from, to } : undefined;
}

function serveRange({ from, to }: Range, body: Buffer<ArrayBuffer>, headers: Headers): Response {
  const size = body.length;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (start > end || start >= size) {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  headers.set("Content-Length", String(end - start + 1));
  return new Response(body.subarray(start, end + 1), { status: 206, headers });
}

/** The smallest encoding that the client accepts; `q=0` means that it refuses one. */
export function bestEncoding(
  accept: string | null | undefined,
  { bodies }: Pick<StaticFile, "bodies">,
): Encoding {
  const accepted = new Set(
    (accept ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  return (["br", "gzip"] as const).find((name) => bodies[name] && accepted.has(name)) ?? "identity";
}

function knows(request: Request, file: StaticFile): boolean {
  const known = request.headers.get("If-None-Match");
  if (!known) return false;
  const tags = known.split(",").map((tag) => tag.trim().replace(/^W\//, "").replaceAll('"', ""));
  return tags.some((tag) => tag === "*" || tag === file.tag || tag.startsWith(`${file.tag}-`));
}
