import { createServer, type Socket } from "node:net";
import { migrate } from "#server/db/migrate.ts";
import { silentLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { smtpTransport } from "#server/outbox/smtp-transport.ts";
import { withFolder } from "../with-folder.ts";
import type { Scenario } from "./finding.ts";
import { freeLeases, openLedger, sentTwice } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";

/** A faulty relay's response to a line; undefined: none. */
type Manner = (line: string, socket: Socket) => string | undefined;

const manners: Record<string, { greet: string; answer: Manner; search?: string; login?: string }> =
  {
    slow: { greet: "2", answer: () => undefined },
    "TLS-less": { greet: "220 hi\r\n", answer: () => "250 ok\r\n", search: "?requireTLS=true" },
    "auth-refusing": {
      greet: "220 hi\r\n",
      login: "me:wrong@",
      answer: (line) => (/^EHLO/i.test(line) ? "250-hi\r\n250 AUTH PLAIN\r\n" : "535 no\r\n"),
    },
    "ack-losing": {
      greet: "220 hi\r\n",
      answer: (line, socket) => {
        if (line === ".") socket.destroy();
        return /^DATA/i.test(line)
          ? "354 go on\r\n"
          : /^(EHLO|MAIL|RCPT|HELO)/i.test(line)
            ? "250 ok\r\n"
            : undefined;
      },
    },
  };

/** Sends a mail through faulty relays, and finally through a working one. */
export const oddRelays: Scenario = () =>
  withFolder(async (dataDir) => {
    const database = openLedger(dataDir);
    await migrate(database);
    await database.commit((trx) =>
      enqueueMail(trx, database.now, {
        id: "the-mail",
        mail: { to: "hello@farline.example", subject: "s", text: "t" },
      }),
    );
    const seen: string[] = [];
    const tryWith = async (url: string) => {
      await freeLeases(database);
      await database.commit((trx) => trx.updateTable("relays").set({ closed_until: 0 }).execute());
      const transport = smtpTransport({ url, from: "website@farline.example", timeout: 1_500 });
      await createOutbox({
        database,
        transport,
        log: silentLog,
        metrics: createMetrics(),
      }).deliverDue();
      return database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    };
    let held = true;
    for (const [name, { greet, answer, search = "", login = "" }] of Object.entries(manners)) {
      const relay = await listen(greet, answer);
      const row = await tryWith(`smtp://${login}127.0.0.1:${relay.port}${search}`);
      held &&= row.state === "queued";
      seen.push(`${name}: ${row.state}`);
      await relay.close();
    }
    const sink = await startSink();
    const row = await tryWith(sink.url);
    const delivered = sink.taken.get("the-mail") ?? 0;
    const twice = sentTwice(sink);
    await sink.close();
    await database.close();
    return {
      did: "one mail against a slow, a TLS-less, an auth-refusing and an ack-losing relay, then a sound one",
      found: `${seen.join(", ")}; at last ${row.state}, taken ${delivered} time`,
      promise: "kept each time, sent in the end",
      ok: held && row.state === "sent" && delivered === 1 && twice === 0,
    };
  });

function listen(greet: string, answer: Manner): Promise<{ port: number; close(): Promise<void> }> {
  return new Promise((resolve) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.write(greet);
      socket.on("data", (chunk: Buffer) => {
        for (const line of chunk.toString("latin1").split("\r\n").filter(Boolean)) {
          const reply = answer(line, socket);
          if (reply && !socket.destroyed) socket.write(reply);
        }
      });
    }).listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({
        port: typeof address === "object" && address ? address.port : 0,
        close: () =>
          new Promise((done) => {
            for (const socket of sockets) socket.destroy();
            server.close(() => done());
          }),
      });
    });
  });
}
