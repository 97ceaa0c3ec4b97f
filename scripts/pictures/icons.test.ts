import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons } from "./icons.ts";

test("the drawn sprite is the one that the pages refer to", () => {
  const file = new URL("../../web/pictures/icons.svg", import.meta.url);
  expect(readFileSync(file, "utf8"), "run: npm run pictures").toBe(`${icons()}\n`);
});
