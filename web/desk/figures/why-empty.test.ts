import { expect, it } from "vitest";
import type { DeskFigures } from "#contract/desk-figures.ts";
import { whyEmpty } from "./why-empty.ts";

const nothing = { visits: 0, leads: 0 } as DeskFigures["total"];

it("says that nothing is counted, or that nothing came in this time and the one before", () => {
  expect(whyEmpty({ total: nothing, before: nothing }, false)).toBe("off");
  expect(whyEmpty({ total: { ...nothing, leads: 3 }, before: nothing }, false)).toBe("off");
  expect(whyEmpty({ total: nothing, before: nothing }, true)).toBe("begins");
  for (const came of [{ visits: 1 }, { leads: 1 }])
    for (const when of ["total", "before"] as const)
      expect(
        whyEmpty({ total: nothing, before: nothing, [when]: { ...nothing, ...came } }, true),
      ).toBeUndefined();
});
