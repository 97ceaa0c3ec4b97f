import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { postLead } from "../chaos/visitors.ts";
import { median } from "./figures.ts";

/**
 * Milliseconds that `work` takes at each stage. Medians of several rounds; each round runs every
 * stage once, so that a busy moment of the machine affects all stages. The first round does not
 * count.
 * @param restore undoes the changes of a round and is not timed.
 */
export async function sideBySide<Stage>(
  stages: Stage[],
  turns: number,
  work: (stage: Stage, turn: number) => Promise<unknown>,
  restore?: (stage: Stage) => Promise<unknown>,
): Promise<number[]> {
  const times = stages.map((): number[] => []);
  for (let turn = 0; turn <= turns; turn++)
    for (const [index, stage] of stages.entries()) {
      const start = performance.now();
      await work(stage, turn);
      if (turn > 0) times[index]?.push(performance.now() - start);
      await restore?.(stage);
    }
  return times.map(median);
}

const agent = new Agent({ keepAlive: true });

/** Posts a message like the trial form. @throws when it is not accepted. */
export async function postOne(port: number): Promise<void> {
  const { status } = await postLead(agent, port, `Visitor ${randomUUID()}`, randomUUID());
  if (status !== 200) throw new Error(`POST was answered with ${status}`);
}
