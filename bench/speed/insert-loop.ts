import { randomUUID } from "node:crypto";
import { migrate } from "#server/db/migrate.ts";
import { connectSqlite, wrapSqlite } from "#server/db/sqlite.ts";

/**
 * Inserts the rows of a message (the lead, its mail, its key) as fast as the disk and SQLite allow:
 * `group` messages per transaction, prepared statements, the server's pragmas (WAL, an fsync for
 * each commit), no other work. @returns messages per second.
 */
export async function insertLoop(file: string, group: number, seconds: number): Promise<number> {
  const connection = connectSqlite(file);
  const database = wrapSqlite(connection);
  await migrate(database);
  const lead = connection.prepare(
    "insert into leads (id, created_at, standing, reason, full_name, email, office_number, mobile_number, company_name, subject, message) values (?, ?, 'open', '', ?, 'ada@example.com', '', '555 0100', '', 'MyCase Free Trial Request', ?)",
  );
  const mail = connection.prepare(
    "insert into outbox (id, lead_id, mail, state, attempts, next_at, lease_until, lease_token, created_at, last_error) values (?, ?, ?, 'queued', 0, 0, 0, '', ?, '')",
  );
  const key = connection.prepare(
    "insert into request_keys (key, fingerprint, status, body, lead_id, created_at) values (?, ?, 200, ?, ?, ?)",
  );
  const text = JSON.stringify({ text: "x".repeat(560) });
  const body = JSON.stringify({ message: "Your message has been sent successfully!" });
  let messages = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    connection.exec("begin immediate");
    for (let index = 0; index < group; index++) {
      const id = randomUUID();
      const now = Date.now();
      lead.run(id, now, `Visitor ${id}`, `Free trial request from Visitor ${id}`);
      mail.run(id, id, text, now);
      key.run(`lead:${randomUUID()}`, id + id.slice(0, 7), body, id, now);
    }
    connection.exec("commit");
    messages += group;
  }
  const perSecond = (messages / (performance.now() - start)) * 1000;
  await database.close();
  return perSecond;
}
