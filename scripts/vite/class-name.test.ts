import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classNamer } from "./class-name.ts";

test("names classes alike in every build, and no two the same", () => {
  const folder = mkdtempSync(join(tmpdir(), "class-name-"));
  const sheets = Array.from({ length: 60 }, (_, index) => join(folder, `s${index}.module.css`));
  const classes = Array.from({ length: 40 }, (_, index) => `class${index}`);
  const rules = [...classes.map((name) => `.${name} {}`), "@keyframes turn {}"];
  for (const sheet of sheets) writeFileSync(sheet, rules.join("\n"));
  const name = () => {
    const namer = classNamer(folder);
    // The server build and the browser build see the sheets in different orders.
    return (files: string[]) =>
      new Map(
        files.flatMap((file) => [...classes, "turn"].map((one) => [file + one, namer(one, file)])),
      );
  };
  const first = name()(sheets);
  const second = name()(sheets.toReversed());
  for (const [key, value] of first) expect(second.get(key)).toBe(value);
  expect(new Set(first.values()).size).toBe(sheets.length * (classes.length + 1));
  expect([...first.values()].every((value) => /^[b-z][b-z0-9]{1,2}$/i.test(value))).toBe(true);
  expect(() => classNamer(folder)("absent", sheets[0] ?? "")).toThrow("absent");
});
