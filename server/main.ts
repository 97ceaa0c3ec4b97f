import type { Server } from "node:http";
import type { Server as NetServer } from "node:net";
import { createApp } from "./app.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { createHttpServer } from "./http/create-server.ts";
import { drainServer } from "./http/drain-server.ts";
import { listen } from "./http/listen.ts";
import { createServices, type Services } from "./services.ts";

// The process ends by itself once nothing is open: `process.exit()` waits for V8's background
// compilers, and they may wait for the main thread to collect garbage, which it no longer does. One
// start in twenty with a wrong setting never ended (nodejs/node#54918).

/** Milliseconds after which a process that should have ended by itself is ended. */
const endLimit = 10_000;

/** Prints one line for the operator, and sets a failing exit code. */
function giveUp(message: string): void {
  process.stderr.write(`${message}\n`);
  endWith(1);
}

function endWith(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), endLimit).unref();
}

async function start(): Promise<void> {
  const env = readEnv();
  const services = await createServices(env);
  try {
    await serve(env, services);
  } catch (error) {
    await services.close();
    throw error;
  }
}

async function serve(env: Env, services: Services): Promise<void> {
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
  endWith(0);
}

try {
  await start();
} catch (error) {
  if (error instanceof EnvError) giveUp(error.message);
  else {
    const { code, message } = error as { code?: string; message?: string };
    // A name with several addresses, none of which responds, has an error without a message.
    giveUp(`Farline could not start: ${message || code || "unknown error"}`);
  }
}
