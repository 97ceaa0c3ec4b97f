import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as received. */
export interface ReceivedHook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An endpoint on this machine. */
export interface HookReceiver {
  url: string;
  received: ReceivedHook[];
  /** Handles requests from now on; may leave a request without a response. */
  answer(with_: (response: ServerResponse, hook: ReceivedHook) => void): void;
  /** Stops listening, and listens again on the same port. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an endpoint that accepts everything with 204. */
export async function startHookReceiver(): Promise<HookReceiver> {
  const received: ReceivedHook[] = [];
  let respond: Parameters<HookReceiver["answer"]>[0] = (response) => {
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (text: string) => {
      body += text;
    });
    request.on("end", () => {
      const hook = { path: request.url ?? "", headers: request.headers, body };
      received.push(hook);
      respond(response, hook);
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const down = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer(with_) {
      respond = with_;
    },
    down,
    up: () => listen(port),
    close: () => (server.listening ? down() : Promise.resolve()),
  };
}
