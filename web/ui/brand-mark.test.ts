import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { benefits } from "#content/home/benefits.ts";
import { integrations } from "#content/integrations.ts";
import { logos, type Mark } from "#content/marks.ts";
import { colorMarks } from "../brand-marks/color-marks.ts";
import { inkMarks } from "../brand-marks/ink-marks.ts";

const folder = new URL("../brand-marks/", import.meta.url);
const drawn = (marks: readonly Mark[]) => marks.filter((mark) => !mark.startsWith("monogram:"));

test("every mark of the rows and records is in the sprite, once", () => {
  const records = benefits.integration.scene.records.map(({ mark }): Mark => mark);
  const wanted = drawn([...logos.flatMap(({ mark }) => mark ?? []), ...records]);
  const sprite = readFileSync(new URL("ink.svg", folder), "utf8");
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const mark of wanted) {
    expect(Object.keys(inkMarks)).toContain(mark);
    expect(ids).toContain(mark.replace(":", "-"));
  }
});

test("every mark of the catalogue has a file of its own, and no file is left over", () => {
  const wanted = new Set(drawn(integrations.map(({ icon }) => icon)));
  expect(new Set(Object.keys(colorMarks))).toEqual(wanted);
  const files = readdirSync(new URL("color/", folder));
  expect(new Set(files)).toEqual(new Set([...wanted].map((m) => `${m.replace(":", "-")}.svg`)));
});
