import { expect, test } from "vitest";
import { languageOf } from "./language.ts";
import { vocabulary } from "./phrase-book.ts";

test("Spanish words that are written as they sound", () => {
  expect(languageOf("kuanto kobran", "en", vocabulary)).toBe("es");
  expect(languageOf("kit and kim like it", "en", vocabulary)).toBe("en");
});
