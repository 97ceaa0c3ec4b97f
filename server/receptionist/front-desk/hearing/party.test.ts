import { expect, test } from "vitest";
import { partyIn } from "./party.ts";

test.each([
  ["me and 3 coworkers", 4],
  ["me + 3", 4],
  ["my mom, my sister and me", 3],
  ["2 adults and a 4 year old", 3],
  ["4 plus a baby", 5],
  ["yo y mis 2 hijas", 3],
  ["2大1小", 3],
  ["us 2 and baby", 3],
  ["para mi y mi hermana", 2],
  ["me, my husband and our 2 little ones", 4],
  ["me my wife and 2 kids", 4],
  ["me my mom and my aunt", 3],
  // The number counts them all.
  ["5 with the baby", undefined],
  ["for 2, my sister and me", undefined],
  ["just me, 1 person", undefined],
  ["friday at 4 and call me", undefined],
  ["2 nights and 3 days", undefined],
])("%s", (text, count) => expect(partyIn(text)).toBe(count));
