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

test.each([
  "my wife is gonna kill me, i bent her wedding ring in the vise",
  "my wife is gonna kill me. i shrunk her favorite sweater",
  "my dads gonna kill me i curbed the rims on his charger",
  "mi esposa me va a matar, perdi el anillo de bodas",
  "我老婆要杀了我，我把她的戒指弄弯了",
])("what the caller has spoiled: %s", (said) => {
  expect(emergencyIn(said, "", "general")).toBeUndefined();
});

test.each([
  "my husband is going to kill me, i burned his shirt and im locked in the bathroom",
  "my husband is going to kill me, i locked myself in the bathroom",
  "my husband will kill me, i broke his phone and hes on his way",
  "my husband is going to kill me, i burned dinner and he is throwing plates",
  "my dad will kill me, i broke the window and he has the belt",
  "he is going to kill me, i broke his phone",
  "my boyfriend is gonna kill me, he keeps kicking the door",
  "mi esposo me va a matar, esta tomado y me encerre en el baño",
  "老公要打死我，我把他的手机摔了，他在门外砸门",
])("something spoiled, and a threat that is meant: %s", (said) => {
  expect(emergencyIn(said, "", "general")?.id).toBe("violence");
});
