import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classNamer } from "./class-name.ts";

test("names classes alike in every build, and no two the same", () => {
  const folder = mkdtempSync(join(tmpdir(), "class-name-"));
  const sheets = Array.from({ length: 30 }, (_, index) => join(folder, `s${index}.module.css`));
  for (const sheet of sheets) writeFileSync(sheet, "");
  const classes = Array.from({ length: 40 }, (_, index) => `class${index}`);
  const name = () => {
    const namer = classNamer(folder);
    // The server's build and the browser's meet the sheets in different orders.
    return (files: string[]) =>
      new Map(files.flatMap((file) => classes.map((one) => [file + one, namer(one, file)])));
  };
  const first = name()(sheets);
  const second = name()(sheets.toReversed());
  for (const [key, value] of first) expect(second.get(key)).toBe(value);
  expect(new Set(first.values()).size).toBe(sheets.length * classes.length);
  expect([...first.values()].every((value) => /^[A-Z]+[0-9a-z]+$/.test(value))).toBe(true);
});
