import { join } from "node:path";
import { type Database, openDatabase } from "#server/db/database.ts";
import { eraseLead } from "#server/leads/erase-lead.ts";
import { type FoundLead, findLead, listLeads } from "#server/leads/find-leads.ts";
import { claimRows } from "#server/outbox/claim-rows.ts";
import { mailQueue } from "#server/outbox/queue.ts";
import { startServer } from "../server-process.ts";
import { fillLeads, openFilled } from "./fill.ts";
import type { GrowthTable } from "./growth.ts";
import { postOne, sideBySide } from "./timed.ts";

const turns = 40;

/**
 * Times of visitors' requests, of the outbox and of the commands, by the number of stored messages.
 */
export async function growLeads(folder: string, sizes: number[]): Promise<GrowthTable> {
  const dataDirs = sizes.map((size) => join(folder, `messages-${size}`));
  for (const [index, dataDir] of dataDirs.entries()) {
    process.stderr.write(`filling ${sizes[index]} messages\n`);
    await openFilled(dataDir, (database) => fillLeads(database, sizes[index] ?? 0));
  }
  const noRelay = { SMTP_URL: "smtp://127.0.0.1:1" };
  const servers = await Promise.all(
    dataDirs.map((dataDir) => startServer({ dataDir, env: noRelay })),
  );
  const post = await sideBySide(servers, 5 * turns, ({ port }) => postOne(port));
  for (const server of servers) await server.end("SIGTERM");

  const stages = await Promise.all(dataDirs.map(openStage));
  const claim = await sideBySide(stages, turns, ({ database }) =>
    claimRows(database, mailQueue("bench"), { limit: 1, lease: 60_000 }),
  );
  const list = await sideBySide(stages, turns, ({ database }) => listLeads(database, 50));
  const show = await sideBySide(stages, turns, ({ database, found }, turn) =>
    findLead(database, (found[turn]?.lead.id ?? "").slice(0, 12)),
  );
  const erase = await sideBySide(stages, turns, async ({ database, found, dataDir }, turn) => {
    const lead = found[turn];
    if (lead) await eraseLead(database, lead, join(dataDir, "outbox"));
  });
  for (const { database } of stages) await database.close();
  return {
    stored: "messages",
    sizes,
    growths: [
      { what: "POST /sendMail", times: post },
      { what: "outbox: claim a mail", times: claim },
      { what: "leads list", times: list },
      { what: "leads show ID", times: show },
      { what: "leads erase ID", times: erase },
    ],
  };
}

interface Stage {
  dataDir: string;
  database: Database;
  found: FoundLead[];
}

async function openStage(dataDir: string): Promise<Stage> {
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const leads = await listLeads(database, turns + 1);
  const found = await Promise.all(leads.map(({ id }) => findLead(database, id)));
  return { dataDir, database, found: found.filter((one) => one !== undefined) };
}
