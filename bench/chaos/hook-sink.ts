import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

/** An endpoint that counts what it receives, by `webhook-id`. */
export interface HookSink {
  url: string;
  /** Fraction of requests answered with 503, from 0 to 1; `down` drops the connection. */
  mood: { failing: number; down: boolean };
  /** How often each event was received, and the hash of its body. */
  taken: Map<string, { times: number; hash: string; type: string; name: string }>;
  /** Ids in the order in which they were first received. */
  order: string[];
  /** Requests with a wrong signature, or with a different body for a known id. */
  wrong: number;
  /** All requests, and the most at the same time. */
  requests: { made: number; most: number };
  /** From now on, requires the signature of this secret. */
  trust(secret: string): void;
  close(): Promise<void>;
}

export async function startHookSink(): Promise<HookSink> {
  let verifier: Webhook | undefined;
  let running = 0;
  const server = createServer((request, response) => {
    sink.requests.made++;
    sink.requests.most = Math.max(sink.requests.most, ++running);
    response.once("close", () => running--);
    if (sink.mood.down) {
      request.socket.destroy();
      return;
    }
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (text: string) => {
      body += text;
    });
    request.on("end", () => {
      if (Math.random() < sink.mood.failing) response.writeHead(503).end();
      else {
        take(request.headers as Record<string, string>, body);
        response.writeHead(204).end();
      }
    });
  });
  function take(headers: Record<string, string>, body: string): void {
    const id = headers["webhook-id"] ?? "none";
    const hash = createHash("sha256").update(body).digest("hex");
    try {
      verifier?.verify(body, headers);
    } catch {
      sink.wrong++;
    }
    const known = sink.taken.get(id);
    if (known) {
      known.times++;
      if (known.hash !== hash) sink.wrong++;
      return;
    }
    const { type, data } = JSON.parse(body) as { type: string; data: { name?: string } };
    sink.taken.set(id, { times: 1, hash, type, name: data.name ?? "" });
    sink.order.push(id);
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const sink: HookSink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    mood: { failing: 0, down: false },
    taken: new Map(),
    order: [],
    wrong: 0,
    requests: { made: 0, most: 0 },
    trust(secret) {
      verifier = new Webhook(secret);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return sink;
}

/** Events received more than once, by the number of extra times. */
export function takenTwice({ taken }: HookSink): number {
  return [...taken.values()].reduce((sum, { times }) => sum + times - 1, 0);
}
