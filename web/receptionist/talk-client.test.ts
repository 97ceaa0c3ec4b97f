import { expect, test } from "vitest";
import { LineDropped, talkTo } from "./talk-client.ts";

const done =
  '{"type":"done","language":"en","action":"answer","status":"Answered","sources":[],"suggestions":[],"state":"s"}';

/** A host whose answer comes in the given pieces. */
function host(pieces: string[], status = 200): typeof fetch {
  return async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      }),
      { status },
    );
}

async function read(fetch: typeof globalThis.fetch) {
  const signal = new AbortController().signal;
  const events = [];
  for await (const event of talkTo({ apiHost: "", request: { message: "hi" }, signal, fetch }))
    events.push(event);
  return events;
}

test("events are read whole, however the network divides them", async () => {
  const text = `data: {"type":"text","text":"多少"}\n\ndata: ${done}\n\n`;
  const bytes = [...text].flatMap((sign) => [sign]);
  const events = await read(host(bytes));
  expect(events.map((one) => one.type)).toEqual(["text", "done"]);
});

test("an answer without its end, a refusal and a dead network are a dropped line", async () => {
  await expect(read(host(['data: {"type":"text","text":"a"}\n\n']))).rejects.toThrow(LineDropped);
  await expect(read(host(['{"message":"Too much."}'], 429))).rejects.toThrow("Too much.");
  await expect(read(async () => Promise.reject(new TypeError("offline")))).rejects.toThrow(
    LineDropped,
  );
  await expect(read(host(['data: {"type":"error","message":"Broken."}\n\n']))).rejects.toThrow(
    "Broken.",
  );
});
