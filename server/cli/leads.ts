import { join } from "node:path";
import type { TrayRow } from "#contract/desk-tray.ts";
import { sayLeadSource } from "#server/arrivals/say-source.ts";
import type { Database } from "#server/db/database.ts";
import type { LeadRow } from "#server/db/tables.ts";
import { isLeadAct, leadActsUsage, runLeadAct } from "#server/desk/lead/lead-acts-command.ts";
import { formatLeads, leadsOf } from "#server/desk/tray/export-tray.ts";
import { listTray } from "#server/desk/tray/list-tray.ts";
import { readTrayOptions, trayOptionsUsage } from "#server/desk/tray/tray-command.ts";
import { emptyLog, eraseLead } from "#server/leads/erase-lead.ts";
import { findLead } from "#server/leads/find-leads.ts";
import { leadColumns, writeParts } from "#server/leads/leads-csv.ts";
import { markLead } from "#server/leads/mark-lead.ts";
import { retryMails } from "#server/outbox/retry-mails.ts";
import { deliveriesOfLead, type ListedDelivery } from "#server/webhooks/find-hooks.ts";
import { deliveryLine } from "#server/webhooks/hook-lines.ts";
import { print, runCommand, shown, UsageError } from "./run-command.ts";

const usage = `Usage: npm run leads -- COMMAND
  list               the last 50 messages, newest first
  export --csv       all messages, oldest first, to standard output; --jsonl: with all that is known
${trayOptionsUsage}
  show ID            one message, its mail and webhooks (an ID may be shortened)
  retry [ID|--dead]  send all waiting mails now, or one message's, or all refused ones
  mark ID spam|ok    record a person's verdict
  erase ID           delete a message for good
${leadActsUsage}`;

/** Columns that are printed separately. */
const said = new Set<string>(["message", "form", "page", "source", "slip"]);

await runCommand(async ({ database, env }, words) => {
  const [verb, argument, more] = words;
  if (isLeadAct(verb)) {
    const lead = async (id: string | undefined) => (await find(database, id)).lead;
    return print(shown(await runLeadAct(database, env.desk, words, lead)));
  }
  switch (verb) {
    case "list": {
      const { query } = readTrayOptions(words.slice(1), env.desk);
      return list((await listTray(database, query)).rows);
    }
    case "show": {
      const found = await find(database, argument);
      return show(found, await deliveriesOfLead(database, found.lead.id));
    }
    case "export": {
      const { query, format } = readTrayOptions(words.slice(1), env.desk);
      if (!format) throw new UsageError(usage);
      const find = await leadsOf(database, query);
      return writeParts(formatLeads(database, find, format), process.stdout);
    }
    case "retry": {
      const lead = argument && argument !== "--dead" && (await find(database, argument)).lead;
      const which = lead ? { leadId: lead.id } : argument ? "dead" : "waiting";
      return print(`${await retryMails(database, which)} mails will be retried now.`);
    }
    case "mark":
      if (more !== "spam" && more !== "ok") throw new UsageError(usage);
      return mark(database, (await find(database, argument)).lead, more);
    case "erase": {
      // An erase that was interrupted after deleting the last row may have left data in the
      // write-ahead log.
      await emptyLog(database, 0);
      const found = await find(database, argument);
      const { logEmptied } = await eraseLead(database, found, join(env.dataDir, "outbox"));
      print(`Erased ${found.lead.id}. Backups and mails already delivered still contain it.`);
      if (logEmptied) return;
      return print(
        "Another program is reading the database, so its log still holds the text. The server empties it within an hour after that program has ended.",
      );
    }
    default:
      throw new UsageError(usage);
  }
});

async function find(database: Database, id: string | undefined) {
  if (!id) throw new UsageError(usage);
  const found = await findLead(database, id);
  if (!found)
    throw new UsageError(`No message, or more than one, has an id that starts with ${id}.`);
  return found;
}

function list(leads: readonly TrayRow[]): void {
  for (const { id, createdAt, standing, name, subject } of leads) {
    const when = iso(createdAt).slice(0, 16).replace("T", " ");
    print([when, id.slice(0, 8), standing.padEnd(10), shown(name), shown(subject)].join("  "));
  }
  if (leads.length === 0) print("No messages.");
}

function show(
  { lead, mails, touches }: Awaited<ReturnType<typeof find>>,
  webhooks: ListedDelivery[],
): void {
  for (const column of leadColumns) {
    const value = lead[column];
    if (value === null || value === "" || said.has(column)) continue;
    print(
      `${column.padEnd(14)}${column === "created_at" ? iso(lead.created_at) : shown(String(value))}`,
    );
  }
  for (const line of sayLeadSource(lead, touches)) print(shown(line));
  print(`\n${shown(lead.message)}\n`);
  for (const mail of mails) {
    const cause = mail.last_error && `, last: ${mail.last_error}`;
    const sent = mail.sent_at ? ` at ${iso(mail.sent_at)}` : "";
    print(`Mail ${mail.id}: ${mail.state}${sent}, attempts: ${mail.attempts}${cause}`);
  }
  for (const delivery of webhooks) print(`Webhook ${deliveryLine(delivery)}`);
}

async function mark(database: Database, lead: LeadRow, standing: "spam" | "ok"): Promise<void> {
  await markLead(database, lead.id, standing);
  print(`Marked ${lead.id} as ${standing}.`);
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
