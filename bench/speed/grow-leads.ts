import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openDatabase } from "#server/db/database.ts";
import { eraseLead } from "#server/leads/erase-lead.ts";
import { type FoundLead, findLead, listLeads } from "#server/leads/find-leads.ts";
import { claimRows } from "#server/outbox/claim-rows.ts";
import { mailQueue } from "#server/outbox/queue.ts";
import { startServer } from "../server-process.ts";
import { exportAll, exportDay, searchRows } from "./grow-reading.ts";
import type { Filled, GrowthTable } from "./growth.ts";
import { postOne, sideBySide } from "./timed.ts";

const turns = 40;

/**
 * Times of visitors' requests, of the outbox, of the commands and of the desk's list, by the number
 * of stored messages.
 */
export async function growLeads(engine: string, filled: Filled[]): Promise<GrowthTable> {
  const noRelay = { SMTP_URL: "smtp://127.0.0.1:1" };
  const servers = await Promise.all(
    filled.map(({ dataDir, databaseUrl }) => startServer({ dataDir, databaseUrl, env: noRelay })),
  );
  const post = await sideBySide(servers, 5 * turns, ({ port }) => postOne(port));
  for (const server of servers) await server.end("SIGTERM");

  const stages = await Promise.all(filled.map(openStage));
  const claim = await sideBySide(stages, turns, ({ database }) =>
    claimRows(database, mailQueue("bench"), { limit: 1, lease: 60_000 }),
  );
  const list = await sideBySide(stages, turns, ({ database }) => listLeads(database, 50));
  const show = await sideBySide(stages, turns, ({ database, found }, turn) =>
    findLead(database, (found[turn]?.lead.id ?? "").slice(0, 12)),
  );
  const growths = [
    { what: "POST /sendMail", times: post },
    { what: "outbox: claim a mail", times: claim },
    { what: "leads list", times: list },
    { what: "leads show ID", times: show },
    ...(await searchRows(stages, turns)),
    await exportDay(stages),
    await exportAll(stages),
  ];
  const erase = await sideBySide(stages, turns, async ({ database, found, dataDir }, turn) => {
    const lead = found[turn];
    if (lead) await eraseLead(database, lead, join(dataDir, "outbox"));
  });
  for (const { database } of stages) await database.close();
  return {
    stored: `messages (${engine})`,
    sizes: filled.map(({ size }) => size),
    growths: [...growths, { what: "leads erase ID", times: erase }],
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

async function openStage({ size, dataDir, databaseUrl }: Filled) {
  const database = openDatabase({ databaseUrl, dataDir });
  // Of any age: the newest ones would all be on pages that are in memory.
  const found: FoundLead[] = [];
  while (found.length <= turns) {
    const { id } = await database.db
      .selectFrom("leads")
      .select("id")
      .where("id", ">=", randomUUID().replace(/^f/, "e"))
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    const lead = await findLead(database, id);
    if (lead && !found.some((other) => other.lead.id === id)) found.push(lead);
  }
  return { size, dataDir, database, found };
}
