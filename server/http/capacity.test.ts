import { describe, expect, it } from "vitest";
import { createCapacity } from "./capacity.ts";
import { Refusal } from "./refusal.ts";

describe("createCapacity", () => {
  it("works on so many at once, lets so many wait, and refuses the rest at once", async () => {
    const withCapacity = createCapacity(2, { line: 3 });
    let now = 0;
    let most = 0;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const job = () =>
      withCapacity(async () => {
        most = Math.max(most, ++now);
        await gate;
        now--;
      });
    const first = [job(), job()];
    await new Promise((resolve) => setTimeout(resolve, 20));
    const rest = Array.from({ length: 5 }, job);
    const refused = await Promise.allSettled(rest.slice(3));
    expect(refused.map((outcome) => outcome.status === "rejected" && outcome.reason)).toEqual([
      expect.any(Refusal),
      expect.any(Refusal),
    ]);
    release();
    await Promise.all([...first, ...rest.slice(0, 3)]);
    expect(most).toBe(2);
  });

  it("gives a place back when the work fails", async () => {
    const withCapacity = createCapacity(1);
    await expect(withCapacity(() => Promise.reject(new Error("mine")))).rejects.toThrow("mine");
    expect(await withCapacity(async () => "next")).toBe("next");
  });

  it("lets other things happen between pieces of work", async () => {
    const withCapacity = createCapacity(100, { budget: 1 });
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const busy = () => {
      for (const end = performance.now() + 2; performance.now() < end; );
      return Promise.resolve();
    };
    await Promise.all(Array.from({ length: 20 }, () => withCapacity(busy)));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});
