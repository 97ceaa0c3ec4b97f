import { expect, test } from "vitest";
import { firmCalling } from "./business-name.ts";

test.each([
  ["a bid for Pell & Vance CPAs", "Pell & Vance CPAs"],
  ["I'm the manager at Corley Freight", "Corley Freight"],
  ["limpieza para las oficinas de Bravo Logistics", "Bravo Logistics"],
  ["我们公司叫恒通物流，需要清洁", "恒通物流"],
])("%s: %s", (said, firm) => expect(firmCalling(said)).toBe(firm));

test.each(["a quote for Dana Fox", "we have SwiftClean Services now", "我们要清洁"])(
  "%s names no business that calls",
  (said) => expect(firmCalling(said)).toBeUndefined(),
);
