import { expect, test } from "vitest";
import { isEcho, takesFloor } from "./echo.ts";
import { sentences } from "./speech-output.ts";

test("a text is spoken by sentences, and no price is divided", () => {
  const text = "Silver is $0.50 a minute. 每月$545。还有吗？ Yes";
  const parts = sentences(text);
  expect(parts.map((part) => part.text.trim())).toEqual([
    "Silver is $0.50 a minute.",
    "每月$545。",
    "还有吗？",
    "Yes",
  ]);
  for (const part of parts) expect(text.startsWith(part.text, part.from)).toBe(true);
});

test("its own voice does not interrupt it, a person does", () => {
  const spoken = "Four printed plans. On annual billing Basic is cheap.";
  expect(isEcho("four printed plans on annual", spoken)).toBe(true);
  expect(takesFloor("wait I have a question", spoken)).toBe(true);
  expect(takesFloor("hm", spoken)).toBe(false);
});
