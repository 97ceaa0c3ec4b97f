import { expect, test } from "vitest";
import { amendmentOf } from "./amended-message.ts";

const known = "please send your terms / we use Dentrix";

test.each([
  ["yes send. and tell them mornings before 10 are best", "mornings before 10 are best", true],
  ["yes and afternoons only", "afternoons only", true],
  ["yes. after 10 tomorrow tho not before", "after 10 tomorrow tho not before", true],
  ["wait, make that before noon friday. then send it", "before noon friday", true],
  ["add that it should be mornings, then send", "it should be mornings", true],
  ["please add that we have 3 locations", "we have 3 locations", false],
  ["no, it is about the march invoice", "it is about the march invoice", false],
  ["want to know about moving our number", "want to know about moving our number", false],
  ["we want to bring our number over", "we want to bring our number over", false],
  ["i'm having trouble with my invoice", "i'm having trouble with my invoice", false],
  ["不对，是请寄报价单", "是请寄报价单", false],
  ["no, the message is urgent too", "the message is urgent too", false],
  ["no, it should be tue-fri mornings", "it should be tue-fri mornings", false],
  ["sí, y por las tardes solamente", "por las tardes solamente", true],
])("%s adds", (line, added, sends) => {
  expect(amendmentOf(line, known, false)).toEqual({ text: `${known} / ${added}`, sends });
});

test.each([
  ["no take out the first part, just say how long it takes", "how long it takes", false],
  ["no thats not the message. I want: please move my call", "please move my call", false],
  ["and the msg should just be: how long for 12 lawyers", "how long for 12 lawyers", false],
  ["ugh no. dont drop it. send: how long does it take. to nora", "how long does it take", true],
  ["make it say that i am late", "i am late", false],
  ["no, mejor diga: me urge la factura", "me urge la factura", false],
  ["no, tell her we need the prices instead", "we need the prices", false],
])("%s replaces", (line, text, sends) => {
  expect(amendmentOf(line, known, false)).toEqual({ text, sends });
});

test.each([
  ["take out the dentrix part", "please send your terms"],
  ["no, remove the first part", "we use Dentrix"],
])("%s takes a part out", (line, text) => {
  expect(amendmentOf(line, known, false)).toEqual({ text, sends: false });
});

test.each([
  ["yes but change dentrix to eaglesoft", "please send your terms / we use eaglesoft"],
  ["no, it's eaglesoft not dentrix", "please send your terms / we use eaglesoft"],
])("%s puts a word right", (line, text) => {
  expect(amendmentOf(line, known, false)).toEqual({ text, sends: false });
});

test("the word before a figure is not said twice", () => {
  const text = amendmentOf("no, invoice 21 not 12", "call me about invoice 12", false)?.text;
  expect(text).toBe("call me about invoice 21");
});

test.each([
  ["sí, y que me llamen antes del viernes", "que me llamen antes del viernes"],
  ["好的，另外说下午打给我", "下午打给我"],
])("%s adds in its language", (line, added) => {
  expect(amendmentOf(line, known, false)).toEqual({ text: `${known} / ${added}`, sends: true });
});

test.each([
  ["no keep the terms and dentrix part!! both. then yes send", true],
  ["yes send it", true],
  ["no, that's all, send it", true],
  ["no, that is not right at all", false],
])("%s leaves the text", (line, sends) => {
  const amended = amendmentOf(line, known, false);
  expect(amended?.sends).toBe(sends);
});

test.each([
  "no thanks",
  "no",
  "no, forget it",
  "no, i changed my mind",
  "yes. is nora calling me",
  "don't send it yet",
  "what does it cost",
  "mejor no",
  "不用了",
  "不对，不用了",
])("%s makes nothing of it", (line) => {
  expect(amendmentOf(line, known, false)).toBeUndefined();
});

test("what stands beside an address belongs to the message", () => {
  expect(amendmentOf("\n but call dont email", known, true)?.text).toBe(
    `${known} / call dont email`,
  );
  expect(amendmentOf("it's \n thanks", known, true)).toBeUndefined();
});

test("repeated words take no long time", () => {
  const long = "yes send it and tell them ".repeat(40);
  const before = performance.now();
  amendmentOf(long, known, false);
  expect(performance.now() - before).toBeLessThan(200);
});
