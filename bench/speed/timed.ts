import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { postLead } from "../chaos/visitors.ts";
import { median } from "./figures.ts";

/**
 * Milliseconds that `work` takes: the median of so many turns, after two that are not counted.
 * `restore` brings back, untimed, what a turn has changed.
 */
export async function timed(
  turns: number,
  work: (turn: number) => Promise<unknown>,
  restore?: () => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let turn = -2; turn < turns; turn++) {
    const start = performance.now();
    await work(Math.max(0, turn));
    if (turn >= 0) times.push(performance.now() - start);
    await restore?.();
  }
  return median(times);
}

/** Milliseconds of each of so many messages, one after the other. */
export async function postTimes(port: number, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    const start = performance.now();
    const { status } = await postLead(agent, port, `Visitor ${turn}`, randomUUID());
    if (status !== 200) throw new Error(`POST was answered with ${status}`);
    times.push(performance.now() - start);
  }
  agent.destroy();
  return times;
}
