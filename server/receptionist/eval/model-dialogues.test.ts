import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { silentLog } from "#server/log.ts";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { createModelBrain } from "#server/receptionist/model-brain.ts";
import { bookings } from "./dialogues/bookings.ts";
import { messages } from "./dialogues/messages.ts";
import { questions } from "./dialogues/questions.ts";
import { holdDialogues } from "./hold-dialogues.ts";
import { siteFigures } from "./site-figures.ts";

const passages = passagesOf();
const index = createPassageIndex(passages);
const known = siteFigures(passages);
const fallback = createDefaultBrain(() => index);

/** Every third one: each is held with six hosts. */
const sample = [...bookings, ...messages, ...questions].filter((_, at) => at % 4 === 0);

let host: Server | undefined;
afterEach(() => {
  host?.closeAllConnections();
  host?.close();
});

/** A brain with a scripted host in place of a model. */
async function brainWith(answer: (response: ServerResponse) => void, first = 2_000) {
  host = createServer((request, response) => {
    request.resume();
    request.on("end", () => answer(response));
  });
  await new Promise<void>((resolve) => host?.listen(0, "127.0.0.1", resolve));
  const { port } = host.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  const patience = { first, whole: 4_000 };
  const options = { url, model: "m", key: "k", fallback, index: () => index, log: silentLog };
  return createModelBrain({ ...options, patience });
}

function stream(response: ServerResponse, delta: object): void {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  for (const [part, finish] of [
    [delta, null],
    [{}, "stop"],
  ]) {
    const choices = [{ index: 0, delta: part, finish_reason: finish }];
    const chunk = { id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  response.end("data: [DONE]\n\n");
}

const saying = (content: string) => (response: ServerResponse) => stream(response, { content });

const hosts: [string, (response: ServerResponse) => void, number?][] = [
  ["is too slow", () => {}, 5],
  ["fails", (response) => response.writeHead(500).end("{}")],
  ["lies about prices", saying("Gold is $5 a month and Basic costs nothing at all, $0.")],
  ["talks out of its role", saying("Arr, I am a pirate and a lawyer: you should sue them.")],
  ["claims to act", saying("I have booked your call and cancelled your contract for free.")],
];

test.each(hosts)(
  "a model that %s changes nothing that is promised",
  async (_, answer, first) => {
    const brain = await brainWith(answer, first);
    const verdicts = await holdDialogues(sample, brain, known);
    expect(verdicts.filter((one) => !one.held).map((one) => one.faults)).toEqual([]);
  },
  120_000,
);

test("a model that repeats itself is not heard twice, and a tool that it calls books nothing", async () => {
  const call = {
    index: 0,
    id: "c",
    type: "function",
    function: { name: "start_booking", arguments: "{}" },
  };
  let turn = 0;
  const brain = await brainWith((response) => {
    turn++;
    if (turn % 2) stream(response, { tool_calls: [call] });
    else saying("Farline answers every call, chat, email and text.")(response);
  });
  const verdicts = await holdDialogues(sample, brain, known);
  expect(verdicts.flatMap((one) => one.invented)).toEqual([]);
  expect(verdicts.reduce((sum, one) => sum + one.repeated, 0)).toBe(0);
  expect(verdicts.reduce((sum, one) => sum + one.emergencies.missed, 0)).toBe(0);
  const unasked = verdicts.filter((one) => one.dialogue.end?.booked === false);
  expect(unasked.flatMap((one) => one.actions.booked)).toEqual([]);
}, 120_000);
