import { createServer, type Server, type Socket } from "node:net";

/** The current behavior of the sink. */
export interface SinkMood {
  /** Fraction of messages answered with 451, from 0 to 1. */
  failing: number;
}

/** A small SMTP server that counts the mails it receives, by Message-ID. */
export interface MailSink {
  port: number;
  url: string;
  mood: SinkMood;
  /** How often each Message-ID was received. */
  taken: Map<string, number>;
  /** Message-IDs in the order in which they were received. */
  order: string[];
  /** The most connections at the same time, and the total. */
  connections: { most: number; made: number };
  /** Stops listening (connections are refused) and listens again on the same port. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Built on plain sockets: in a run of 50,000 mails, a full SMTP library would take processor time
 * from the server under test.
 */
export async function startSink(): Promise<MailSink> {
  const mood: SinkMood = { failing: 0 };
  const taken = new Map<string, number>();
  const order: string[] = [];
  const connections = { most: 0, made: 0 };
  const sockets = new Set<Socket>();
  let server: Server;
  const take = (message: string) => {
    if (Math.random() < mood.failing) return "451 try later\r\n";
    const id = /^message-id: <([^@>]+)@/im.exec(message)?.[1] ?? "none";
    taken.set(id, (taken.get(id) ?? 0) + 1);
    order.push(id);
    return "250 taken\r\n";
  };
  const serve = (socket: Socket) => {
    sockets.add(socket);
    connections.made++;
    connections.most = Math.max(connections.most, sockets.size);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    let data: string[] | undefined;
    let rest = "";
    socket.write("220 sink\r\n");
    socket.on("data", (chunk: Buffer) => {
      rest += chunk.toString("latin1");
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data) {
          if (line !== ".") data.push(line);
          else {
            socket.write(take(data.join("\n")));
            data = undefined;
          }
        } else if (/^DATA/i.test(line)) {
          data = [];
          socket.write("354 go on\r\n");
        } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
      }
    });
  };
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer(serve).listen(port, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
  const down = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const port = await listen(0);
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mood,
    taken,
    order,
    connections,
    down,
    up: async () => void (await listen(port)),
    close: down,
  };
}
