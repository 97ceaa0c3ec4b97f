import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type Lettering, serifLettering } from "./lettering.ts";
import { openSharePictures, type SharePictures } from "./share-picture.ts";

describe("the picture of a shared link", () => {
  let pictures: SharePictures;
  beforeAll(async () => {
    pictures = await openSharePictures();
  });

  it.each([
    "Pricing",
    "What does it cost, and other fair questions",
    "Word ".repeat(60),
    "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel",
    "<b>&amp;</b>",
    "",
  ])("is 1200 by 630 and under 60 KB, for title %#", async (title) => {
    const picture = await pictures.draw(title);
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    expect(picture.length).toBeLessThan(60_000);
  });

  it("is the same bytes for the same title, others for another", async () => {
    const [one, again, other] = await Promise.all(
      ["A", "A", "B"].map((title) => pictures.draw(title)),
    );
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  it("is not drawn of letters that the font lacks", () => {
    expect(pictures.canDraw("Façade, “quoted” – 24/7")).toBe(true);
    expect(pictures.canDraw("电话")).toBe(false);
  });
});

describe("lettering", () => {
  let letters: Lettering;
  beforeAll(async () => {
    letters = await serifLettering();
  });

  it("breaks between words and loses none", () => {
    const text = "two in the morning in Spanish and in Chinese";
    const lines = letters.wrap(text, 100, 600);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(" ")).toBe(text);
  });

  it("leaves no short word alone on the last line", () => {
    expect(letters.wrap("Industries we answer for", 100, 940)).toEqual([
      "Industries we",
      "answer for",
    ]);
  });

  it("leaves a word alone that is wider than the line", () => {
    expect(letters.wrap("a incomprehensibilities b", 100, 300)).toEqual([
      "a",
      "incomprehensibilities",
      "b",
    ]);
  });
});
