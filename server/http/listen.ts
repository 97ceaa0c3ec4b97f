import type { Server } from "node:http";
import {
  type AddressInfo,
  connect,
  createServer,
  type ListenOptions,
  type Server as NetServer,
} from "node:net";
import { type Env, EnvError } from "#server/env.ts";

/** The port that a server listens on, and every socket that accepts connections. */
export interface Listening {
  port: number;
  sockets: NetServer[];
}

/**
 * Number of listening sockets on the one port. Node accepts one connection per socket and turn of
 * its event loop; with a single socket a busy machine accepted only twenty new visitors a second,
 * however fast the responses were.
 */
const socketCount = 16;

/**
 * Listens, and resolves when connections are accepted.
 * @throws EnvError with one clear line when the address cannot be bound.
 */
export async function listen(
  server: Server,
  { port, host }: Pick<Env, "port" | "host">,
): Promise<Listening> {
  const address = { port, ...(host && { host }), backlog: 2048 };
  try {
    if (process.platform !== "linux")
      return { port: await bind(server, address), sockets: [server] };
    if (port && (await answers(port, host))) throw taken();
    const shared = { ...address, reusePort: true };
    const sockets = [server, ...Array.from({ length: socketCount - 1 }, () => extraSocket(server))];
    for (const socket of sockets) shared.port = await bind(socket, shared);
    return { port: shared.port, sockets };
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, port, host);
  }
}

/** A listening socket whose connections the HTTP server handles as its own. */
function extraSocket(server: Server): NetServer {
  const options = { allowHalfOpen: true, noDelay: true };
  return createServer(options, (socket) => server.emit("connection", socket));
}

/**
 * Whether a process already listens there: sockets that share a port do not notice that another
 * Farline process uses it too. Tested by connecting, because opening a socket just for the test
 * would reset connections that arrive in the meantime.
 */
function answers(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const call = connect({ port, host, timeout: 1_000 });
    const end = (answered: boolean) => {
      call.destroy();
      resolve(answered);
    };
    call.on("connect", () => end(true));
    call.on("timeout", () => end(true));
    call.on("error", () => end(false));
  });
}

const taken = () => Object.assign(new Error("address in use"), { code: "EADDRINUSE" });

function bind(server: NetServer, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host = ""): Error {
  if (error.code === "EADDRINUSE")
    return new EnvError(
      `Port ${port} is taken: set PORT to a free one, or stop the program that uses it.`,
    );
  if (error.code === "EACCES")
    return new EnvError(
      `Port ${port} is not allowed to this user: set PORT to a number above 1023.`,
    );
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new EnvError(
      `HOST "${host}" is not an address of this machine: set it to one that is, or leave it unset.`,
    );
  return error;
}
