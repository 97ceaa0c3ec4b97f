import { glob, readFile, stat, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { typeOf } from "#server/site/media-types.ts";
import { isCompressible, smallestCompressed } from "#server/site/static-files.ts";

/**
 * Writes a .br and a .gz next to every file that gets smaller by compression, unless they are up to
 * date.
 */
export async function precompress(folder: string): Promise<void> {
  const work: Promise<void>[] = [];
  for await (const file of glob("**/*.*", { cwd: folder })) {
    if (isCompressible(typeOf(extname(file)))) work.push(compress(`${folder}/${file}`));
  }
  await Promise.all(work);
}

async function compress(file: string) {
  if (await isFresh(`${file}.gz`, file)) return;
  const content = await readFile(file);
  if (content.length < smallestCompressed) return;
  const [brotli, gzipped] = await Promise.all([
    smallestBrotli(content, file.endsWith(".html")),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}

async function isFresh(compressed: string, file: string): Promise<boolean> {
  const [made, original] = await Promise.all([stat(compressed).catch(() => undefined), stat(file)]);
  return made !== undefined && made.mtimeMs >= original.mtimeMs;
}

/** Brotli's options for distances, each [NPOSTFIX, NDIRECT]: none is the best for every page. */
const distances = [
  [0, 0],
  [0, 14],
  [1, 2],
  [1, 8],
  [2, 4],
  [2, 16],
] as const;

/**
 * Pages are compressed with a small window and every option for distances; the best saves up to 0.1
 * KB per page.
 */
const pageTries = distances.map(([postfix, direct]) => ({
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_LGBLOCK]: 17,
  [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  [constants.BROTLI_PARAM_NDIRECT]: direct,
}));

async function smallestBrotli(content: Buffer, isPage: boolean): Promise<Buffer> {
  const tries = [{}, ...(isPage ? pageTries : [])].map((params) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        ...params,
      },
    }),
  );
  const [first, ...others] = (await Promise.all(tries)) as [Buffer, ...Buffer[]];
  return others.reduce((best, one) => (one.length < best.length ? one : best), first);
}
