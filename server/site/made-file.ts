import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTag } from "./content-tag.ts";
import type { StaticFile } from "./static-files.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Fast rather than small: content made while the server runs is soon made again. */
const quality = 5;

/** A text that the server made, as a file that is served like those of the build. */
export async function madeFile(
  text: string,
  { type, cacheControl }: Pick<StaticFile, "type" | "cacheControl">,
): Promise<StaticFile> {
  const identity = Buffer.from(text);
  // Off the event loop's thread: ten thousand posts are forty megabytes.
  const [br, gz] = await Promise.all([
    brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipAsync(identity),
  ]);
  return {
    type,
    bodies: { identity, br, gzip: gz },
    tag: contentTag(identity),
    cacheControl,
    policy: undefined,
  };
}
