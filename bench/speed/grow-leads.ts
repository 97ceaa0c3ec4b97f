import { join } from "node:path";
import { openDatabase } from "#server/db/database.ts";
import { eraseLead } from "#server/leads/erase-lead.ts";
import { findLead, listLeads } from "#server/leads/find-leads.ts";
import { claimMails } from "#server/outbox/claim-mails.ts";
import { startServer } from "../server-process.ts";
import { median } from "./figures.ts";
import { fillLeads } from "./fill.ts";
import type { Growth, GrowthTable } from "./growth.ts";
import { postTimes, timed } from "./timed.ts";

/** Stored messages against what is asked of them: by visitors, by the outbox, by the commands. */
export async function growLeads(dataDir: string, sizes: number[]): Promise<GrowthTable> {
  const post: Growth = { what: "POST /sendMail", times: [] };
  const claim: Growth = { what: "outbox: claim a mail", times: [] };
  const list: Growth = { what: "leads list", times: [] };
  const show: Growth = { what: "leads show ID", times: [] };
  const erase: Growth = { what: "leads erase ID", times: [] };
  for (const size of sizes) {
    const database = openDatabase({ databaseUrl: undefined, dataDir });
    await fillLeads(database, size);
    process.stderr.write(`${size} messages\n`);
    const server = await startServer({ dataDir, env: { SMTP_URL: "smtp://127.0.0.1:1" } });
    post.times.push(median(await postTimes(server.port, 200)));
    await server.end("SIGTERM");
    await database.db.deleteFrom("relays").execute();
    claim.times.push(
      await timed(50, () => claimMails(database, { relay: "bench", limit: 1, lease: 60_000 })),
    );
    list.times.push(await timed(20, () => listLeads(database, 50)));
    const ids = (await listLeads(database, 20)).map(({ id }) => id);
    show.times.push(await timed(20, (turn) => findLead(database, (ids[turn] ?? "").slice(0, 12))));
    const found = await Promise.all(ids.map((id) => findLead(database, id)));
    erase.times.push(
      await timed(10, async (turn) => {
        const lead = found[turn];
        if (lead) await eraseLead(database, lead, join(dataDir, "outbox"));
      }),
    );
    await database.close();
  }
  return { stored: "messages", sizes, growths: [post, claim, list, show, erase] };
}
