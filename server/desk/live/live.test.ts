import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Newest } from "#contract/desk-tray.ts";
import { createLiveHub, mostStreams } from "./live-hub.ts";
import { openStream } from "./live-routes.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const here = { stopping: () => false, signedIn: async () => true };
const state = (newest: string): Newest => ({ newest, waiting: 1 });

it("tells every listener what is new, once", async () => {
  let now = state("a");
  const hub = createLiveHub(
    async () => now,
    () => {},
  );
  const heard: unknown[] = [];
  const leave = [
    hub.listen((event) => heard.push(event)),
    hub.listen((event) => heard.push(event)),
  ];
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(heard).toEqual([state("a"), state("a")]);
  now = state("b");
  hub.wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(heard.slice(2)).toEqual([state("b"), state("b")]);
  for (const one of leave) one?.();
});

it("looks every half second at most, however many leads are stored", async () => {
  let looks = 0;
  const hub = createLiveHub(
    async () => state(String(++looks)),
    () => {},
  );
  const leave = hub.listen(() => {});
  for (let lead = 0; lead < 1_000; lead++) {
    hub.wake();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(looks).toBe(3);
  leave?.();
  expect(vi.getTimerCount()).toBe(0);
});

it("leaves no timer behind a thousand streams that were opened and dropped", async () => {
  const hub = createLiveHub(
    async () => state("a"),
    () => {},
  );
  for (let number = 0; number < 1_000; number++) {
    const stream = openStream(state("a"), hub.listen, here);
    const reader = stream?.getReader();
    await reader?.read();
    await reader?.cancel();
  }
  expect(hub.listening()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it("opens no more streams than it may, and closes them when the server stops", async () => {
  const hub = createLiveHub(
    async () => state("a"),
    () => {},
  );
  let stopping = false;
  const streams = Array.from({ length: mostStreams }, () =>
    openStream(state("a"), hub.listen, { ...here, stopping: () => stopping }),
  );
  expect(openStream(state("a"), hub.listen, { ...here, stopping: () => stopping })).toBeUndefined();
  stopping = true;
  await vi.advanceTimersByTimeAsync(500);
  expect(hub.listening()).toBe(0);
  const reader = streams[0]?.getReader();
  const texts: string[] = [];
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    texts.push(new TextDecoder().decode(value));
  }
  expect(texts.join("")).toBe(`retry: 2000\n\ndata: ${JSON.stringify(state("a"))}\n\n`);
  expect(vi.getTimerCount()).toBe(0);
});

it("ends a stream at its next heartbeat once its person is signed out", async () => {
  const hub = createLiveHub(
    async () => state("a"),
    () => {},
  );
  let signedIn = true;
  const stream = openStream(state("a"), hub.listen, { ...here, signedIn: async () => signedIn });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hub.listening()).toBe(1);
  signedIn = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(hub.listening()).toBe(0);
  expect(await new Response(stream).text()).toMatch(/(event: beat\ndata: 1\n\n){2,3}$/);
  expect(vi.getTimerCount()).toBe(0);
});
