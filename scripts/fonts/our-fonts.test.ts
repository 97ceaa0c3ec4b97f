import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { expect, test } from "vitest";
import { families, folder } from "./our-fonts.ts";
import { readNames, readTables, writeNames, writeTables } from "./sfnt.ts";

const fontOf = (file: string) => convert(readFileSync(new URL(file, folder)), "sfnt");

test.each(Object.entries(families))("%s bears a name that it may bear", async (file, family) => {
  const tables = readTables(await fontOf(file));
  const { 0: copyright, ...names } = Object.fromEntries(readNames(tables.get("name") as Buffer));
  expect(copyright).toMatch(/Copyright|©/);
  expect(names[1]).toBe(family);
  expect(Object.values(names).join(" ")).not.toMatch(/source/i);
});

test("tables and names come back as they were written", async () => {
  const font = await fontOf("hanken-grotesk-400-700.woff2");
  const tables = readTables(font);
  expect(readTables(writeTables(font, tables))).toEqual(tables);
  const names = new Map([
    [0, "© ‘A’"],
    [6, "B"],
  ]);
  expect(readNames(writeNames(names))).toEqual(names);
});
