import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * The letters of `text` from one of the site's fonts, as a data URL: an image cannot use the
 * page's fonts.
 */
export async function embeddedFont(file: string, text: string): Promise<string> {
  const font = await readFile(new URL(`../../web/styles/fonts/${file}`, import.meta.url));
  const letters = await subsetFont(font, text, { targetFormat: "woff2" });
  return `data:font/woff2;base64,${letters.toString("base64")}`;
}
