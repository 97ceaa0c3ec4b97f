import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons, inlinedIcons, sharedIcons } from "./icons.ts";

test.each([
  ["icons.svg", icons],
  ["inlined.json", inlinedIcons],
  ["shared.svg", sharedIcons],
])("%s is drawn as the pages refer to it", (name, draw) => {
  const file = new URL(`../../web/pictures/${name}`, import.meta.url);
  expect(readFileSync(file, "utf8"), "run: npm run pictures").toBe(`${draw()}\n`);
});
