/**
 * Draws the pictures of web/pictures that would be too large inside a page. Run it after changing
 * their words or strokes: node scripts/pictures.ts
 */
import { writeFile } from "node:fs/promises";
import { aiEmployees } from "#content/home/ai-employees.ts";
import { mycase } from "#content/landing/mycase.ts";
import { caseFile } from "./pictures/case-file.ts";
import { envelope } from "./pictures/envelope.ts";
import { horizon } from "./pictures/horizon.ts";
import { icons, inlinedIcons, sharedIcons } from "./pictures/icons.ts";
import { penSizes } from "./pictures/pen-lines.ts";
import { workingDay } from "./pictures/working-day.ts";

const pictures = {
  "case-file.svg": await caseFile(mycase.faq.picture, { moves: true }),
  "case-file-still.svg": await caseFile(mycase.faq.picture, { moves: false }),
  "envelope.svg": envelope(),
  "horizon.svg": horizon(),
  "icons.svg": icons(),
  "inlined.json": inlinedIcons(),
  "shared.svg": sharedIcons(),
  "working-day.svg": await workingDay(aiEmployees.picture, { moves: true }),
  "working-day-still.svg": await workingDay(aiEmployees.picture, { moves: false }),
};

for (const [file, svg] of Object.entries(pictures)) {
  await writeFile(new URL(`../web/pictures/${file}`, import.meta.url), `${svg}\n`);
}

await writeFile(new URL("../web/pictures/pen-sizes.json", import.meta.url), penSizes());
