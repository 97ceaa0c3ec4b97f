import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { pause } from "../chaos/finding.ts";
import { postLead } from "../chaos/visitors.ts";

/** Responses to the visitors of one run. Times in milliseconds. */
export interface PostFigures {
  perSecond: number;
  times: number[];
}

interface Task {
  port: number;
  connections: number;
  seconds: number;
  /** Milliseconds between two messages of one connection; default 0. */
  rest?: number;
}

/** Posts messages over this many connections, from another process; each waits for its response. */
export function loadPosts(task: Task): Promise<PostFigures> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [JSON.stringify(task)], { execArgv: [] });
    child.once("message", (figures) => resolve(figures as PostFigures));
    child.once("exit", (code) => code && reject(new Error(`the load ended with ${code}`)));
  });
}

async function post({ port, connections, seconds, rest = 0 }: Task): Promise<PostFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const visit = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      const { status } = await postLead(agent, port, `Visitor ${randomUUID()}`, randomUUID());
      if (status !== 200) throw new Error(`answered ${status}`);
      times.push(performance.now() - begun);
      if (rest > 0) await pause(rest);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const perSecond = (times.length / (performance.now() - start)) * 1000;
  agent.destroy();
  return { perSecond, times };
}

if (process.send) {
  const figures = await post(JSON.parse(process.argv[2] ?? "") as Task);
  process.send(figures, () => process.disconnect());
}
