import { expect, test } from "vitest";
import { framesHeld } from "./eval/frames/frames-held.ts";

test("prices and sums hold in many wordings, and nothing is taken for them", async () => {
  const { failed, unreadFrames } = await framesHeld();
  expect(failed).toEqual([]);
  expect(unreadFrames[0]).toBeGreaterThanOrEqual(57);
});
