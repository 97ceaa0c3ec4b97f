import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as TextBuffer } from "harfbuzzjs";

/** Text as outlines, so that it looks the same on every machine, whatever fonts are installed. */
export interface Lettering {
  /** True when the font has every letter of the text. */
  covers(text: string): boolean;
  /**
   * Breaks at spaces into the fewest lines, so that no line is wider than `width` pixels unless a
   * single word is, and the widest line is as short as possible.
   */
  wrap(text: string, size: number, width: number): string[];
  /** An SVG group with its baseline starting at the point. Sizes in pixels. */
  draw(text: string, size: number, x: number, y: number): string;
}

/** Letter spacing as a fraction of the size: the design's value for large type. */
const tracking = -0.024;

/** The site's serif. */
export async function serifLettering(): Promise<Lettering> {
  const file = join(import.meta.dirname, "../../web/styles/fonts/source-serif-4-display.woff2");
  const face = new Face(new Blob(await convert(readFileSync(file), "sfnt")));
  const font = new Font(face);
  const letters = new Set(face.collectUnicodes());

  const glyphs = (text: string) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const places = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
      path: font.glyphToPath(codepoint),
      advance: (places[index]?.xAdvance ?? 0) + tracking * face.upem,
    }));
  };
  const widthOf = (text: string, size: number) =>
    (glyphs(text).reduce((sum, { advance }) => sum + advance, 0) * size) / face.upem;

  /** Each line takes the words that fit; a word that is wider has a line of its own. */
  const filled = (words: string[], size: number, width: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };

  return {
    covers: (text) => Array.from(text).every((letter) => letters.has(letter.codePointAt(0) ?? 0)),
    wrap(text, size, width) {
      const words = text.trim().split(/\s+/);
      let lines = filled(words, size, width);
      for (;;) {
        const widest = Math.max(...lines.map((line) => widthOf(line, size)));
        const evener = filled(words, size, widest - 1);
        if (evener.length > lines.length || evener.join("\n") === lines.join("\n")) return lines;
        lines = evener;
      }
    },
    draw(text, size, x, y) {
      const scale = size / face.upem;
      let along = 0;
      const paths = glyphs(text).map(({ path, advance }) => {
        const place = along;
        along += advance;
        return path && `<path transform="translate(${place.toFixed(1)})" d="${path}"/>`;
      });
      return `<g transform="translate(${x} ${y})scale(${scale} -${scale})">${paths.join("")}</g>`;
    },
  };
}
