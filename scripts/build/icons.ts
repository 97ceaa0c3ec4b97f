import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { site } from "#content/site.ts";

/** Yellow of the pad: fills the corners that a device cuts off. */
const pad = "#ffe38c";

/** Derives every icon from favicon.svg, and writes the manifest that names them. */
export async function makeIcons(folder: string): Promise<void> {
  const drawing = await readFile(join(folder, "favicon.svg"));
  const png = (size: number) =>
    sharp(drawing, { density: (72 * size) / 32 })
      .resize(size)
      .flatten({ background: pad })
      .png({ palette: true })
      .toBuffer();
  const write = (name: string, content: Buffer | string) => writeFile(join(folder, name), content);
  await Promise.all([
    write("favicon.ico", ico(await png(32))),
    write("apple-touch-icon.png", await png(180)),
    write("icon-192.png", await png(192)),
    write("icon-512.png", await png(512)),
    write("manifest.webmanifest", JSON.stringify(manifest())),
  ]);
}

/** The line is within the middle four fifths, so the same pictures also work as maskable icons. */
function manifest() {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    id: "/",
    start_url: "/",
    display: "browser",
    lang: "en",
    background_color: "#ffffff",
    theme_color: pad,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...[192, 512].flatMap((size) => [icon(size), { ...icon(size), purpose: "maskable" }]),
    ],
  };
}

/** A PNG of 32 by 32 pixels wrapped as an .ico file: a directory with one entry. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
