import { expect, test } from "vitest";
import { onlyLeads, withoutLead } from "./broken-off.ts";

test.each([
  ["you can reach me at", "you can reach me at 720 555 0134", ""],
  ["the callback is", "Jo. the callback is 720 555 0134", ""],
  ["my whole name is", "my whole name is Dora Hale", ""],
  ["ponla a nombre de", "ponla a nombre de Beto Sandoval", ""],
  ["yo me llamo", "yo me llamo Beto", ""],
  ["i got rear ended on", "i got rear ended on 5th St", "i got rear ended"],
  // Nothing was taken out behind these.
  ["the dog is what i came for", "the dog is what i came for", "the dog is what i came for"],
  ["there is nothing to worry of", "there is nothing to worry of.", "there is nothing to worry of"],
  ["the tap is on", "the tap is on and it drips", "the tap is on"],
])("%s, in: %s", (part, message, rest) => {
  expect(withoutLead(part, message)).toBe(rest);
});

test("what leads to something is told by nothing else", () => {
  expect(onlyLeads("i live at name is".split(" "))).toBe(true);
  expect(onlyLeads("put it under her name".split(" "))).toBe(false);
  expect(onlyLeads("its for my son".split(" "))).toBe(false);
});
