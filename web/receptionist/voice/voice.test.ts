import { expect, test } from "vitest";
import { isEcho, takesFloor } from "./echo.ts";

test("its own voice does not interrupt it, a person does", () => {
  const spoken = "Four printed plans. On annual billing Basic is cheap.";
  expect(isEcho("four printed plans on annual", spoken)).toBe(true);
  expect(takesFloor("wait I have a question", spoken)).toBe(true);
  expect(takesFloor("hm", spoken)).toBe(false);
});
