import type { Server } from "node:http";
import type { Server as NetServer } from "node:net";
import { createApp } from "./app.ts";
import { EnvError, readEnv } from "./env.ts";
import { createHttpServer } from "./http/create-server.ts";
import { drainServer } from "./http/drain-server.ts";
import { listen } from "./http/listen.ts";
import { createServices, type Services } from "./services.ts";

/** Prints one line for the operator, and sets a failing exit code. */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readEnv();
  const services = await createServices(env);
  const { deps } = services;
  const app = createApp(deps);
  const server = createHttpServer(app, deps);
  const { port, sockets } = await listen(server, env);
  const stop = () => void end(server, sockets, services);
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // An unexpected error must not end the process for everybody, so it is logged and counted.
  process.on("unhandledRejection", (error) => {
    deps.metrics.errors.inc();
    deps.log.error({ error }, "unhandled rejection");
  });
  // The reader of our output may exit first; that must not stop the server.
  process.stdout.on("error", () => {});
  deps.outbox.start();
  deps.hooks.start();
  deps.counts.start();
  process.stdout.write(`Farline is on http://localhost:${port}\n`);
}

async function end(server: Server, sockets: NetServer[], { deps, close }: Services): Promise<void> {
  await drainServer(server, deps.drain, { sockets });
  await close();
  process.exit(0);
}

try {
  await start();
} catch (error) {
  if (error instanceof EnvError) giveUp(error.message);
  const { code, message } = error as { code?: string; message?: string };
  // A name with several addresses, none of which responds, has an error without a message.
  giveUp(`Farline could not start: ${message || code || "unknown error"}`);
}
