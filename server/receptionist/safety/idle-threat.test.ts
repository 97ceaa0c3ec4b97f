import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";

test.each([
  "my husband will kill me if we get the table by the bathroom lol, a booth if you can",
  "my wife's gonna kill me when she sees the bill haha",
  "my sister is going to murder me if i get the wrong size",
  "mi esposa me va a matar si se me olvida la reservacion jaja",
  "老婆会杀了我的，如果我忘了订位哈哈",
])("an idle threat: %s", (said) => {
  expect(emergencyIn(said, "", "restaurants")).toBeUndefined();
});

test.each([
  "my husband is going to kill me",
  "my husband will kill me if he finds out i called",
  "he says he's going to kill me if i leave",
  "mi esposo me va a matar si no salgo de aqui",
  "dice que me mata si lo dejo",
  "他说如果我走就杀了我",
])("a threat that is meant: %s", (said) => {
  expect(emergencyIn(said, "", "restaurants")?.id).toBe("violence");
});
