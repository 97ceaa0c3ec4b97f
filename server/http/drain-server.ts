import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** The state of the shutdown, visible to every request. */
export interface Drain {
  draining: boolean;
  /** While set, requests wait for it before they are worked on. */
  held?: Promise<void>;
}

export interface DrainOptions {
  /** Every socket that listens for the server. */
  sockets?: NetServer[];
  /**
   * Milliseconds during which we still listen and answer with `Connection: close`, so that clients
   * leave.
   */
  grace?: number;
  /** Milliseconds after that in which a connection may still bring a request. */
  quiet?: number;
  /** Milliseconds after which requests still running are aborted. */
  limit?: number;
}

/**
 * Turns of the event loop without a new connection after which none is expected. Counts turns in
 * addition to time: on a busy machine the process may not get to check for a second.
 */
const enoughTurns = 50;

/**
 * Ends a server without cutting anybody off: for a moment requests are still taken and every
 * answer closes its connection, then nothing new is accepted, then what runs is finished.
 * `server.close()` of HTTP is not used: it also closes connections that were accepted a moment ago
 * and whose request is still on its way, which then meets a reset.
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
 * Closing the listening socket resets the connections that the kernel has made and Node has not yet
 * taken, and Node takes one per turn of its loop: under load some always wait. So work is held for
 * a moment, every waiting connection is accepted, and the socket is closed when none is left.
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
  // Each right after Node has looked for connections once more: closing all of them in one turn
  // would leave the last ones open long enough for a new connection.
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
