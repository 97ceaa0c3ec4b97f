import { Agent } from "node:http";
import { ask, solvedToken } from "./ask.ts";
import { pause } from "./finding.ts";
import { postLead } from "./visitors.ts";

/** Results of a visitor who sends one message a second during an attack. */
export interface HonestVisitor {
  /** Milliseconds to the response to each message. */
  times: number[];
  /** Milliseconds to the response of /healthz, requested along with each message. */
  health: number[];
  /** Messages whose response was not 200: the status, or the socket's error. */
  refused: (number | string)[];
  stop(): Promise<void>;
}

/**
 * Sends one message per second, each from another address: four trial requests, then one by the
 * contact form with a solved captcha, and so on. Finally books a call.
 */
export function startHonestVisitor(port: number): HonestVisitor {
  const agent = new Agent({ keepAlive: true });
  const visit: HonestVisitor = { times: [], health: [], refused: [], stop };
  let stopped = false;
  let number = 0;

  const timed = async (list: number[], work: () => Promise<{ status: number }>) => {
    const start = performance.now();
    const status = await work().then(
      (answer) => answer.status,
      (error: { code?: string }) => error.code ?? "error",
    );
    list.push(performance.now() - start);
    return status;
  };

  async function once(): Promise<void> {
    const index = number++;
    const headers: Record<string, string> = {
      "X-Forwarded-For": `203.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    };
    const byContact = index % 5 === 4;
    const fields: Record<string, string> = byContact ? { subject: "A question" } : {};
    if (byContact)
      headers["X-Captcha-Token"] = await solvedToken(agent, port, "/api/captcha", headers);
    const marker = `honest-${index}`;
    const status = await timed(visit.times, () =>
      postLead(agent, port, marker, marker, { headers, fields }),
    );
    if (status !== 200) visit.refused.push(status);
    await timed(visit.health, () => ask(agent, port, { path: "/healthz" }));
  }

  const all = (async () => {
    while (!stopped) {
      const next = pause(1_000);
      await once().catch((error: unknown) => visit.refused.push(String(error)));
      await next;
    }
  })();

  async function stop(): Promise<void> {
    stopped = true;
    await all;
    agent.destroy();
  }
  return visit;
}
