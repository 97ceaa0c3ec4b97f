import { expect, test } from "vitest";
import {
  type Held,
  holdAdded,
  holdBeside,
  holdComplained,
  holdOther,
  holdReplaced,
  holdTold,
  holdWished,
} from "./eval/hold-frames.ts";
import { messageFrame } from "./message-frame.ts";

const failed = (all: Held[]) =>
  all.filter(({ held }) => !held).map(({ line, got }) => `${line} → ${got}`);

test.each([
  ["what is to be passed on is the text, without the words around it", holdTold],
  ["what is added joins a text that is known", holdAdded],
  ["another text takes the place of the one that is known", holdReplaced],
  ["a wish for a message or for contact asks for the text", holdWished],
  ["a complaint about an invoice goes to a person, without a price", holdComplained],
  ["questions about the product's messages leave none", holdOther],
  ["questions beside a message change nothing in it", holdBeside],
])("%s", async (_, hold) => {
  expect(failed(await hold())).toEqual([]);
});

test.each([
  ["tell them to call me back", "contact", ""],
  ["tell nora to send the contract", "tell", "send the contract"],
  ["please pass that on to billing", "tell", ""],
  ["no quiero dejar mensaje", undefined, undefined],
  ["nos llaman unas 100 veces al día", undefined, undefined],
  ["不想留言", undefined, undefined],
  ["nah leave it", undefined, undefined],
  ["does it page the doctor or tell her what to do", undefined, undefined],
])("%s", (line, kind, text) => {
  const frame = messageFrame(line, false);
  expect([frame?.kind, frame?.text]).toEqual([kind, text]);
});

test("repeated words take no long time", () => {
  const started = performance.now();
  messageFrame("ok so please can you just tell them and ".repeat(40), true);
  messageFrame("no, please, ".repeat(120), true);
  expect(performance.now() - started).toBeLessThan(400);
});
