import { expect, test } from "vitest";
import { callAt } from "./eval/call-at.ts";

test.each([
  ["my husband died in the night, at our house", "Ada Cole 303 555 0111"],
  ["murió mi abuela en su casa, ya vino el doctor", "Lalo Ruiz 719 555 0101"],
])("%s: the address is asked for", (opening, caller) => {
  const call = callAt("funeral-homes");
  call.say(opening);
  call.say("Bernard Cole");
  call.say("the nurse was here");
  call.say("im alone");
  expect(call.say(caller).asks).toBe("address");
  expect(call.say("9 Kerr Street").asks).toBeUndefined();
});

test("where somebody died in a hospital it is not", () => {
  const call = callAt("funeral-homes");
  call.say("dad passed at Mercy hospital an hour ago, the doctor said so");
  call.say("Tom Ray");
  call.say("my wifes with me");
  expect(call.say("Gil Ray 303 555 0103").asks).toBeUndefined();
});

test.each(["how much is a cremation", "¿cuánto cuesta una cremación?", "火化多少钱"])(
  "%s: how the list is sent is asked for, without a name",
  (question) => {
    const call = callAt("funeral-homes");
    expect(call.say(question).asks).toBe("send");
    expect(call.say("303 555 0105").asks).toBeUndefined();
  },
);

test("by email alone says no address", () => {
  const call = callAt("funeral-homes");
  call.say("how much is a cremation");
  expect(call.say("by email please").asks).toBe("send");
  expect(call.say("ann@post.example").asks).toBeUndefined();
});
