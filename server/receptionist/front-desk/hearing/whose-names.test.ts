import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { namesIn } from "./caller.ts";

const names = (text: string, expected = false) =>
  namesIn(text, { expected, near: /\d{3}/.test(text), other: false, isOther: () => false });

test.each([
  ["Its for Priya. and can we do outside", "Priya"],
  ["my names Linda not after lol", "Linda"],
  ["call me mike", "mike"],
  ["nobody's here. Paula Marsh is my name, 307 555 0163", "Paula Marsh"],
  ["its for Dee Lamb, 505 555 0133", "Dee Lamb"],
  ["put Dee Lamb on it", "Dee Lamb"],
  ["the name would be Dee Lamb", "Dee Lamb"],
])("%s: %s", (text, own) => expect(names(text).own).toBe(own));

test("a name that is said again is heard", () => {
  expect(names("priya like i said. and you said 7", true).bare).toEqual(["priya"]);
});

test.each(["call me after 3 not before", "its for Thursday", "its for Mothers Day, 505 555 0133"])(
  "%s names nobody",
  (text) => {
    expect(names(text)).toMatchObject({ bare: [] });
    expect(names(text).own).toBeUndefined();
  },
);

test.each([
  ["uncles name is Walter Beck", "Walter Beck"],
  ["is it true you represent Dave Kowalski too?", "Dave Kowalski"],
])("%s names somebody else", (text, relative) => {
  expect(names(text)).toMatchObject({ relative });
  expect(names(text).own).toBeUndefined();
});

test("a name on a policy is no caller's", () => {
  expect(names("Doyle is the name on the policy").own).toBeUndefined();
});

test("the other side gets its name where it had none", () => {
  const call = callAt("attorneys");
  call.say("my landlord is sitting on my deposit");
  expect(factsOf(call.say("Hillcrest Homes, that's what they're called")).other).toBe(
    "Hillcrest Homes",
  );
});

test("a name in small letters gives way to one beside a number", () => {
  const call = callAt("salons");
  call.say("tried a home bleach, can Tasha fix it");
  call.say("drugstore kit, it's down to my waist");
  expect(factsOf(call.say("Kit Barlow 208 555 0195")).name).toBe("Kit Barlow");
});

test("a name that was given in full is not cut short", () => {
  const call = callAt("restaurants");
  call.say("table for 6 saturday at 7 pm");
  call.say("Priya Nair 773 555 0162");
  expect(factsOf(call.say("so all of it under Priya")).name).toBe("Priya Nair");
});

test("a first name alone is nobody's who died where nobody has", () => {
  const call = callAt("funeral-homes");
  call.say("what does a simple cremation cost there");
  expect(factsOf(call.say("my aunt wants to come and talk. her names Bev")).died).toBeUndefined();
});

test("a family name that streets end with too is a name beside the address", () => {
  const call = callAt("pest-control");
  call.say("wasps under the porch roof, nobody stung");
  expect(factsOf(call.say("Bess Lane, 17 Mesa St, 512 555 0132"))).toMatchObject({
    name: "Bess Lane",
    address: "17 Mesa St",
  });
  const other = callAt("pest-control");
  other.say("wasps under the porch roof, nobody stung");
  expect(factsOf(other.say("its on Penny Lane, number 17, 512 555 0132")).name).toBeUndefined();
});

test.each([
  ["the guys name is Rick Baldoni", "Rick Baldoni"],
  ["the owner is Oscar Ibarra Luna", "Oscar Ibarra Luna"],
  ["es un señor Whitfield", "Whitfield"],
  ["some kid named Tyler", "Tyler"],
  ["Joan Weller, she lives in Boise", "Joan Weller"],
  ["brittany sloan, well marsh now, she remarried", "Brittany Sloan"],
  ["Midland Funding i think its called", "Midland Funding"],
])("%s: %s does not call", (said, relative) => {
  expect(names(said)).toMatchObject({ relative });
  expect(names(said).own).toBeUndefined();
});

test("whoever says that he asked calls", () => {
  expect(names("Dana Fox, she said to ask for the owner").relative).toBeUndefined();
});

test.each([
  ["Renee, last name Carr", "Renee Carr"],
  ["my name? Lexi. last name Rasmussen", "Lexi Rasmussen"],
])("%s: %s", (said, name) => {
  const { own, bare } = names(said, true);
  expect(own ?? bare[0]).toBe(name);
});

test("a name on the other side's line gives way to the caller's", () => {
  const call = callAt("attorneys");
  call.say("neighbor cut down my tree");
  call.say("Lundgren. Pete Lundgren I think");
  const facts = factsOf(call.say("Sara Wynn 303 555 0161"));
  expect(facts.name).toBe("Sara Wynn");
  expect(facts.other).toMatch(/Pete Lundgren/);
});

test("for whom a table is stays on the note", () => {
  const call = callAt("restaurants");
  call.say("my boss wants a table for 8 thursday at 6:30pm");
  call.say("Mr. Delvecchio");
  const facts = factsOf(call.say("im Kit, 505 555 0178"));
  expect(facts.name).toBe("Kit");
  expect(facts.note).toMatch(/Delvecchio/);
});

test("a first name joins the family name", () => {
  const call = callAt("general");
  call.say("call me back");
  call.say("Ms. Nguyen");
  expect(factsOf(call.say("first names Thuy")).name).toBe("Thuy Nguyen");
});

test("the dead one and the son are told in one line of Chinese", () => {
  const facts = factsOf(callAt("funeral-homes").say("我爸昨晚走了，叫李国强，我是他儿子李明"));
  expect(facts).toMatchObject({ died: "李国强", name: "李明" });
});

test("somebody for whom the form has no line stays in what is told", () => {
  const call = callAt("b2b-services");
  call.say("we need janitorial quotes");
  call.say("Brightbox Toys, four floors");
  const facts = factsOf(call.say("my boss Helen Yu reads it too"));
  expect(facts.decides).toMatch(/Helen Yu/);
  expect(facts.sites).toMatch(/Brightbox Toys/);
  expect(facts.name).toBeUndefined();
});

test("the policy keeps the caller's name", () => {
  const call = callAt("insurance-agents");
  call.say("i want to add my daughter to the policy");
  const facts = factsOf(call.say("policy's under Gwendolyn Achterberg thats me"));
  expect(facts.policy).toMatch(/Gwendolyn Achterberg/);
  expect(facts.name).toBe("Gwendolyn Achterberg");
});

test("the whole name takes the place of a part of it", () => {
  const call = callAt("restaurants");
  call.say("table for 4 friday 7pm");
  call.say("Marsh party");
  expect(factsOf(call.say("Whitney Marsh actually put my whole name")).name).toBe("Whitney Marsh");
});
