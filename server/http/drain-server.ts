import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** The shutdown state that every request can see. */
export interface Drain {
  draining: boolean;
  /** While set, requests wait for it before being handled. */
  held?: Promise<void>;
}

export interface DrainOptions {
  /** Every listening socket of the server. */
  sockets?: NetServer[];
  /**
   * Milliseconds during which we still listen and respond with `Connection: close`, so that clients
   * leave.
   */
  grace?: number;
  /** Milliseconds after that in which an open connection may still send a request. */
  quiet?: number;
  /** Milliseconds after which requests still running are aborted. */
  limit?: number;
}

/**
 * Turns of the event loop without a new connection after which we expect no more. Turns are counted
 * in addition to time, because on a busy machine a second may pass without the process running.
 */
const enoughTurns = 50;

/**
 * Shuts a server down without cutting anybody off. For a moment requests are still accepted and
 * every response closes its connection; then nothing new is accepted; then running requests finish.
 * HTTP's `server.close()` is not used, because it also closes connections that were just accepted:
 * a request still on its way there would get a connection reset.
 */
export async function drainServer(
  server: Server,
  drain: Drain,
  { sockets = [server], grace = 300, quiet = 500, limit = 15_000 }: DrainOptions = {},
): Promise<void> {
  drain.draining = true;
  await pause(grace);
  await stopListening(server, sockets, drain);
  const start = performance.now();
  for (let turn = 0; (await connections(sockets)) > 0; turn++) {
    const passed = performance.now() - start;
    if (passed > limit) server.closeAllConnections();
    else if (passed > quiet && turn > enoughTurns) server.closeIdleConnections();
    await pause(10);
  }
}

/**
 * Closing the listening socket resets connections that the kernel has accepted but Node has not
 * yet, and Node accepts one per turn of the event loop: under load some are always waiting. So
 * requests are held for a moment, every waiting connection is accepted, and the socket is closed
 * when none is left.
 */
async function stopListening(server: Server, sockets: NetServer[], drain: Drain): Promise<void> {
  let release = () => {};
  drain.held = new Promise((resolve) => {
    release = resolve;
  });
  let quietTurns = 0;
  const onConnection = () => {
    quietTurns = 0;
  };
  server.on("connection", onConnection);
  for (let turn = 0; turn < 1_000 && quietTurns < enoughTurns; turn++, quietTurns++) await pause(1);
  // Each socket is closed right after Node has checked for connections again: closing all of them
  // in one turn would leave the last ones open long enough for a new connection.
  for (const socket of sockets) {
    await new Promise((resolve) => setImmediate(resolve));
    NetServer.prototype.close.call(socket);
  }
  server.off("connection", onConnection);
  delete drain.held;
  release();
}

async function connections(sockets: NetServer[]): Promise<number> {
  const count = (socket: NetServer) =>
    new Promise<number>((resolve) => socket.getConnections((_, open) => resolve(open)));
  return (await Promise.all(sockets.map(count))).reduce((sum, open) => sum + open, 0);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
