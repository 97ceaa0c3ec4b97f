import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { testDatabases } from "#server/testing/postgres.ts";
import { openDatabase } from "./database.ts";

/** Forwards connections to a port until `silence` cuts them without telling either end. */
async function relayTo(port: number) {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on("error", () => {});
    sockets.push(near, far);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" ? address?.port : undefined,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it("gives up a connection that fell silent after one timeout, and then takes a new one", async () => {
  const databases = testDatabases(inject("postgresPort"));
  const url = new URL(await databases.createDatabase());
  const relay = await relayTo(Number(url.port));
  url.port = String(relay.port);
  const timeout = 2_000;
  const database = openDatabase({ databaseUrl: url.href, dataDir: "", timeout });
  const write = () => database.commit((trx) => sql`select 1`.execute(trx));
  await write();
  relay.silence();
  const start = performance.now();
  await expect(write()).rejects.toThrow(/timeout/);
  expect(performance.now() - start).toBeLessThan(5 * timeout);
  await write();
  relay.silence();
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow(/timeout/);
  await sql`select 1`.execute(database.db);
  await database.close();
  relay.close();
  await databases.close();
});
