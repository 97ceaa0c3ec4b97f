import { Agent } from "node:http";
import { type Answer, ask } from "./ask.ts";
import { pause } from "./finding.ts";

/** What a message has besides its marker. */
export interface Extra {
  headers?: Record<string, string>;
  fields?: Record<string, string>;
  /** Address of 127.0.0.0/8 to send from. */
  from?: string;
}

/** Posts a trial request (the form without a captcha). Rejects with the socket's error. */
export function postLead(
  agent: Agent,
  port: number,
  marker: string,
  key = marker,
  extra: Extra = {},
): Promise<Answer> {
  const payload = {
    to: "hello@farline.example",
    fullName: marker,
    companyName: "",
    email: "ada@example.com",
    mobileNumber: "555 0100",
    subject: "MyCase Free Trial Request",
    message: `Free trial request from ${marker}`,
    ...extra.fields,
  };
  const body = JSON.stringify(payload);
  const headers = { "Idempotency-Key": key, ...extra.headers };
  return ask(agent, port, { path: "/sendMail", body, headers, from: extra.from });
}

/** Posts JSON to /sendMail. */
export function post(
  agent: Agent,
  port: number,
  body: string,
  headers: Record<string, string>,
): Promise<Answer> {
  return ask(agent, port, { path: "/sendMail", body, headers });
}

/** Responses that a crowd of visitors got. */
export interface Crowd {
  /** Markers whose message was answered with 200. */
  acknowledged: Set<string>;
  /** Every marker that was ever sent, with or without a response. */
  sent: Set<string>;
  statuses: Map<number | string, number>;
  stop(): Promise<void>;
}

export interface CrowdOptions {
  /** Port to post to now; undefined while no server is listening. */
  port(): number | undefined;
  visitors: number;
  /** Fraction of messages that are posted twice at the same time, from 0 to 1. */
  double?: number;
  /** Attempts per message with the same key before the visitor gives up. */
  tries?: number;
  prefix: string;
  /** Milliseconds between two messages of one visitor. */
  rest?: number;
  /** Milliseconds until a refused visitor tries again. */
  retryPause?: number;
}

/** Visitors who post one message after the other, and repeat a message after a network failure. */
export function startCrowd(options: CrowdOptions): Crowd {
  const { port, visitors, double = 0, tries = 1000, prefix, rest = 0, retryPause = 20 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: visitors * 2 });
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  const statuses = new Map<number | string, number>();
  const count = (what: number | string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  let stopped = false;
  let number = 0;

  async function once(marker: string): Promise<boolean> {
    const at = port();
    if (at === undefined) {
      await pause(10);
      return false;
    }
    try {
      const { status } = await postLead(agent, at, marker);
      count(status);
      if (status === 200) acknowledged.add(marker);
      else await pause(retryPause);
      return status === 200;
    } catch (error) {
      count((error as { code?: string }).code ?? "error");
      await pause(10);
      return false;
    }
  }

  async function visit(): Promise<void> {
    while (!stopped) {
      const marker = `${prefix}-${String(++number).padStart(7, "0")}`;
      sent.add(marker);
      for (let attempt = 0; attempt < tries && !stopped; attempt++) {
        const posts = Math.random() < double ? [once(marker), once(marker)] : [once(marker)];
        if ((await Promise.all(posts)).includes(true)) break;
      }
      if (rest) await pause(rest);
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, visit));
  return {
    acknowledged,
    sent,
    statuses,
    async stop() {
      stopped = true;
      await all;
      agent.destroy();
    },
  };
}
