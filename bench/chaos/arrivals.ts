import { Agent } from "node:http";
import { pause } from "./finding.ts";
import { postLead } from "./visitors.ts";

/** Visitors who come at a fixed rate, however long the others wait, and what they got. */
export interface Arrivals {
  /** Markers whose message was answered with 200. */
  acknowledged: Set<string>;
  /** How often each status, or error of the socket, came. */
  statuses: Map<number | string, number>;
  /** Milliseconds of every request that was answered with 200. */
  times: number[];
  /** Milliseconds from a visitor's first attempt to the 200. */
  waits: number[];
  /** The longest time without any 200 since `watch` was last called, in milliseconds. */
  silence(): number;
  watch(): void;
  /** Nobody comes any more. Resolves to how many visitors were not answered with 200 in time. */
  stop(): Promise<number>;
}

interface Options {
  port: number;
  perSecond: number;
  prefix: string;
}

/** Milliseconds until the form repeats a message by itself, once, as in web/forms/post-json.ts. */
const formPause = 600;
/** Milliseconds until the visitor sends again: at first, and at most. */
const personPause = { first: 2_000, longest: 30_000 };
/** Milliseconds after the last arrival for which visitors go on. */
const patience = 60_000;
/** Addresses that they come from. */
const clients = 250;

/** Everybody posts one message, and repeats it with the same key until it is answered with 200. */
export function startArrivals({ port, perSecond, prefix }: Options): Arrivals {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const acknowledged = new Set<string>();
  const statuses = new Map<number | string, number>();
  const times: number[] = [];
  const waits: number[] = [];
  const inside = new Set<Promise<void>>();
  const start = performance.now();
  let goodAt = start;
  let silence = 0;
  let made = 0;
  let until = Number.POSITIVE_INFINITY;

  const quietNow = () => Math.max(silence, performance.now() - goodAt);

  async function attempt(marker: string, from: string): Promise<number | string> {
    const begun = performance.now();
    try {
      const { status } = await postLead(agent, port, marker, marker, { from });
      if (status === 200) {
        times.push(performance.now() - begun);
        silence = quietNow();
        goodAt = performance.now();
      }
      return status;
    } catch (error) {
      return (error as { code?: string }).code ?? "error";
    }
  }

  async function visit(number: number): Promise<void> {
    const marker = `${prefix}-${String(number).padStart(7, "0")}`;
    const from = `127.0.1.${(number % clients) + 1}`;
    const begun = performance.now();
    for (let tries = 0; performance.now() < until; tries++) {
      const what = await attempt(marker, from);
      statuses.set(what, (statuses.get(what) ?? 0) + 1);
      if (what === 200) {
        acknowledged.add(marker);
        waits.push(performance.now() - begun);
        return;
      }
      await pause(tries === 0 && typeof what === "string" ? formPause : patienceOf(tries));
    }
  }

  /** People give a busy site more and more time. */
  function patienceOf(tries: number): number {
    const { first, longest } = personPause;
    return Math.min(longest, first * 1.5 ** tries) * (0.75 + Math.random() / 2);
  }

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - start) * perSecond) / 1000);
    while (made < due) {
      const visitor = visit(++made).finally(() => inside.delete(visitor));
      inside.add(visitor);
    }
  }, 5);
  return {
    acknowledged,
    statuses,
    times,
    waits,
    silence: quietNow,
    watch() {
      silence = 0;
      goodAt = performance.now();
    },
    async stop() {
      clearInterval(timer);
      until = performance.now() + patience;
      await Promise.all(inside);
      agent.destroy();
      return made - acknowledged.size;
    },
  };
}
