import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { benefits } from "#content/home/benefits.ts";
import { integrations } from "#content/integrations.ts";
import { logos, type Mark } from "#content/marks.ts";
import { colorMarks } from "../brand-marks/color-marks.ts";
import { inkMarks } from "../brand-marks/ink-marks.ts";

const inRows: readonly Mark[] = [
  ...logos.flatMap(({ mark }) => mark ?? []),
  ...benefits.integration.scene.records.map(({ mark }) => mark),
];
const inCatalog: readonly Mark[] = integrations.map(({ icon }) => icon);

const drawn = (marks: readonly Mark[]) =>
  new Set(marks.filter((mark) => !mark.startsWith("monogram:")));

test("every mark of the rows is in the sheet", () => {
  const marks = Object.keys(inkMarks);
  expect(new Set(marks)).toEqual(drawn(inRows));
  const style = readFileSync(new URL("../styles/deferred.css", import.meta.url), "utf8");
  expect(style).toContain(`auto ${marks.length * 1.25}em`);
});

test("every mark of the catalog has a file of its own, and no file is left over", () => {
  const wanted = drawn(inCatalog);
  expect(new Set(Object.keys(colorMarks))).toEqual(wanted);
  const files = readdirSync(new URL("../brand-marks/color/", import.meta.url));
  expect(new Set(files)).toEqual(new Set([...wanted].map((m) => `${m.replace(":", "-")}.svg`)));
});
