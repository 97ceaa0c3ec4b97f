import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Letters must differ at least this much from their background, in steps of 255. */
const contrast = 70;

/** First and last texts of sections that a picture of the whole page shows as one color. */
export async function unpaintedTexts(page: Page): Promise<string[]> {
  const places = await textPlaces(page);
  if (places.length < 3) return ["fewer than three texts"];
  // JPEG is made in a third of the time of PNG, and its blur is far below the contrast of letters.
  return unpainted(await page.screenshot({ fullPage: true, type: "jpeg", quality: 70 }), places);
}

/**
 * Texts of the main part that are displayed and that `innerText` does not give. Closed disclosures
 * and dialogs, the other billing and the other layout are not displayed.
 */
export function missingSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
    const held = plain(main?.innerText ?? "");
    const texts = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT);
    const missing: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const text = plain(texts.currentNode.textContent ?? "");
      if (
        parent?.checkVisibility({ visibilityProperty: true }) &&
        !parent.closest("svg,option,textarea") &&
        !held.includes(text)
      )
        missing.push(text);
    }
    return missing;
  });
}

/** A piece of text, by its place on the whole page in px. */
interface TextPlace {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The first and the last text that each section shows. */
function textPlaces(page: Page): Promise<TextPlace[]> {
  return page.evaluate(() => {
    const placesIn = (section: Element) => {
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const places: TextPlace[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const parent = text.parentElement;
        if (!text.data.trim() || !parent?.checkVisibility()) continue;
        if (parent.closest("[aria-hidden=true],dialog,.visually-hidden")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, top, width, height } = range.getBoundingClientRect();
        if (width > 8 && height > 8 && left >= 0 && left + width <= innerWidth)
          places.push({
            text: text.data.trim().slice(0, 40),
            left,
            top: top + scrollY,
            width,
            height,
          });
      }
      return [places[0], places.at(-1)].filter((place) => place !== undefined);
    };
    return [...document.querySelectorAll("main section, footer")].flatMap(placesIn);
  });
}

/** The texts at whose places a picture of the whole page has one color. */
async function unpainted(picture: Buffer, places: TextPlace[]): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const range = ({ left, top, width, height }: TextPlace) => {
    let [darkest, lightest] = [255, 0];
    for (let y = Math.ceil(top); y < top + height && y < info.height; y++)
      for (let x = Math.ceil(left); x < left + width; x++) {
        const tone = data[(y * info.width + x) * info.channels] ?? 0;
        if (tone < darkest) darkest = tone;
        if (tone > lightest) lightest = tone;
      }
    return lightest - darkest;
  };
  return places.filter((place) => range(place) < contrast).map(({ text }) => text);
}
