/**
 * Renames the subset fonts and removes tables that no browser reads: names of styles for menus, and
 * STAT, which describes them. Run it after subsetting a font again: npm run fonts
 */
import { readFile, writeFile } from "node:fs/promises";
import { convert } from "fontverter";
import { families, folder } from "./fonts/our-fonts.ts";
import { type Names, readNames, readTables, writeNames, writeTables } from "./fonts/sfnt.ts";

for (const [file, family] of Object.entries(families)) {
  const font = await convert(await readFile(new URL(file, folder)), "sfnt");
  const tables = readTables(font);
  const copyright = readNames(tables.get("name") as Buffer).get(0) ?? "";
  const names: Names = new Map([
    [0, copyright],
    [1, family],
    [2, "Regular"],
    [4, family],
    [6, family.replaceAll(" ", "")],
  ]);
  tables.set("name", writeNames(names));
  tables.delete("STAT");
  await writeFile(new URL(file, folder), await convert(writeTables(font, tables), "woff2"));
}
