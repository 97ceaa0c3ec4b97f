import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";

const heard = (industry: string, ...lines: string[]) => {
  const call = callAt(industry);
  return lines.map((line) => factsOf(call.say(line))).at(-1) ?? {};
};

test.each([
  [["omg that class last night killed me", "im moving so i gotta cancel"], /cancel/i],
  [["hey the door guy was super nice btw", "i wanna join"], /join/i],
  [["my husband already quit, i want a spot in pilates tomorrow"], /class/i],
  [["I was going to cancel but changed my mind, put it on hold instead"], /freeze/i],
  [["buenas, no quiero cancelar, nomás congelar dos meses"], /congelar/i],
  [["我不是要退会，就想暂停两个月"], /暂停/],
  // What is said plainly stays.
  [["i wanna cancel", "the yoga class was the only reason i came"], /cancel/i],
  [["my tag doesnt open the door", "i moved here in may, used to do zumba classes"], /door/i],
])("a mention gives way to a statement: %j", (lines, wish) => {
  expect(heard("fitness-centers", ...lines).wish).toMatch(wish);
});

test.each([
  [
    "dentists",
    "known",
    ["chipped a tooth", "no nothing", "my wife goes to you but not me"],
    /new/i,
  ],
  ["med-spas", "first", ["botox please", "my sister did it before, i havent"], /first/i],
  ["hvac", "owner", ["the tenants are freezing, im the landlord"], /owner/i],
  ["hvac", "owner", ["ac died. i rent, the owner is out of town"], /tenant/i],
  ["salons", "stylist", ["cut and color please", "anybody but sam"], /anyone/i],
  ["plumbers", "owner", ["kitchen sink clogged", "i rent", "owner lives in texas"], /tenant/i],
  ["doctors", "known", ["just moved here, i need a physical", "want to get established"], /new/i],
  ["painters", "where", ["quiero pintar la casa", "por fuera no, nada más adentro"], /dentro/i],
])("%s: %s, of what is told of others or denied: %j", (industry, name, lines, option) => {
  expect(heard(industry, ...lines)[name]).toMatch(option);
});

test.each([
  [["yall do motorcycles? need insurance on a shadow", "my car renews in june"], /motorcycle/i],
  [["hail got my roof and the truck", "its the auto one i mean"], /auto/i],
  [["need a quote on the house", "car is with geico"], /home/i],
  [["想给摩托车买个保险", "我的车六月到期"], /摩托车/],
])("the line of a policy: %j", (lines, line) => {
  expect(heard("insurance-agents", ...lines).line).toMatch(line);
});

test.each([
  ["yes ma'am", "Been here before"],
  ["he's a patient yes", "Been here before"],
  ["a while back yeah", "Been here before"],
  ["no ma'am", "New patient"],
  ["i dont think so", "New patient"],
])("%s, asked whether somebody has been there: %s", (answer, known) => {
  expect(heard("dentists", "chipped a tooth", "no nothing like that", answer).known).toBe(known);
});

test("who is not wanted again is not taken down", () => {
  expect(heard("salons", "haircut", "Not with Sam again please").stylist).not.toBe("Sam");
});

test("a question that demands a yes or a no answers nothing", () => {
  expect(heard("dentists", "chipped a tooth", "no nothing", "so yes or no").known).not.toBe(
    "Been here before",
  );
});
