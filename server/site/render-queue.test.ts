import { expect, it } from "vitest";
import { Refusal } from "#server/http/refusal.ts";
import { noLimits } from "#server/testing/no-limits.ts";
import { createRenderQueue } from "./render-queue.ts";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const page = async () => {
  await pause(10);
  return "page";
};
/** How often each status was returned. */
async function tally(answers: Promise<string>[]) {
  const count: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(answers)) {
    const key =
      outcome.status === "fulfilled" ? outcome.value : String((outcome.reason as Refusal).status);
    count[key] = (count[key] ?? 0) + 1;
  }
  return count;
}

it("gives one client a few places and all a short line, and refuses the rest at once", async () => {
  const render = createRenderQueue({ limits: noLimits, most: 6, mostOfOne: 4 });
  const one = Array.from({ length: 32 }, () => render("203.0.113.1", page));
  const others = Array.from({ length: 4 }, (_, index) => render(`203.0.113.${index + 2}`, page));
  const [ofOne, ofOthers] = await Promise.all([tally(one), tally(others)]);
  expect(ofOne).toEqual({ page: 4, 429: 28 });
  expect(ofOthers).toEqual({ page: 2, 503: 2 });
  expect(await render("203.0.113.1", page)).toBe("page");
});

it("renders one at a time and rests as long as it worked", async () => {
  const render = createRenderQueue({ limits: noLimits });
  let now = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++now);
    await pause(20);
    now--;
  };
  const start = performance.now();
  await Promise.all([1, 2, 3].map((client) => render(`203.0.113.${client}`, work)));
  expect(most).toBe(1);
  // Three times twenty, and two pauses; no request waits for the last pause.
  expect(performance.now() - start).toBeGreaterThanOrEqual(95);
});

it("goes on after a page that failed, and counts a client's pages", async () => {
  const counted: string[] = [];
  const render = createRenderQueue({
    limits: {
      async use(action, address) {
        counted.push(`${action} ${address}`);
        if (counted.length > 2) throw new Refusal(429, "limited", "Later.");
      },
    },
  });
  const failing = render("203.0.113.1", () => Promise.reject(new Error("mine")));
  await expect(failing).rejects.toThrow("mine");
  expect(await render("203.0.113.1", page)).toBe("page");
  await expect(render("203.0.113.1", page)).rejects.toBeInstanceOf(Refusal);
  expect(counted).toEqual(Array(3).fill("render 203.0.113.1"));
});
