import { expect, test } from "vitest";
import { writtenOut } from "./written-out.ts";

test.each([
  ["we'd get in around 9 pm", "we would get in around 9 pm"],
  ["what do you think wed get", "what do you think we would get"],
  ["wed at 2", "wed at 2"],
  ["i complained to hr", "i complained to hr"],
  ["within 2 hr", "within 2 hour"],
  ["can u come tmrw", "can you come tomorrow"],
])("%s: %s", (said, written) => {
  expect(writtenOut(said)).toBe(written);
});
