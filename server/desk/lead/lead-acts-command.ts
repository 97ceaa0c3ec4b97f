import { parseArgs } from "node:util";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { LeadAct } from "#contract/desk-tray.ts";
import { UsageError } from "#server/cli/run-command.ts";
import type { Database } from "#server/db/database.ts";
import { findPerson } from "#server/desk/people.ts";
import { actOnLead, addNote } from "./act-on-lead.ts";
import { actNames } from "./lead-machine.ts";

/** Lines of the usage of `npm run leads`. */
export const leadActsUsage = `  take|release|answered|close|wait ID
                     as at the desk; wait puts it back to Waiting
  hand-over ID ADDRESS
  note ID "TEXT"     a note for the team
                     all of these in the name of --as ADDRESS, or of the first address of DESK`;

const acts: Readonly<Record<string, LeadAct>> = {
  take: "take",
  release: "release",
  answered: "answered",
  close: "close",
  wait: "wait",
  "hand-over": "handOver",
};

/** Whether the command is one of the acts of the desk. */
export const isLeadAct = (verb: string | undefined): boolean =>
  verb === "note" || Object.hasOwn(acts, verb ?? "");

/**
 * Does what a person does to a lead at the desk, in their name.
 * @param find the lead of an id that may be shortened
 * @returns what was done, in a line
 * @throws UsageError
 */
export async function runLeadAct(
  database: Database,
  people: readonly DeskPerson[],
  words: string[],
  find: (id: string | undefined) => Promise<{ id: string; version: number; full_name: string }>,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { as: { type: "string" } },
    allowPositionals: true,
  });
  const [verb = "", id, more = ""] = positionals;
  const person = values.as ? findPerson(people, values.as) : people[0];
  if (!person)
    throw new UsageError(values.as ? `${values.as} is not in DESK.` : "DESK names nobody yet.");
  const lead = await find(id);
  const who = person.address;
  if (verb === "note") {
    const text = more.trim();
    if (!text) throw new UsageError(`The note is missing: npm run leads -- note ${id} "TEXT"`);
    await addNote(database, who, { id: lead.id, text });
    return `${person.name} noted it with ${lead.full_name}.`;
  }
  const act = acts[verb] as LeadAct;
  const to = act === "handOver" ? findPerson(people, more)?.address : undefined;
  if (act === "handOver" && !to) throw new UsageError(`${more || "Nobody"} is not in DESK.`);
  const result = await actOnLead(database, who, {
    id: lead.id,
    version: lead.version,
    act,
    ...(to && { to }),
  });
  if (result.is === "done") return `${person.name} ${actNames[act]} ${lead.full_name}.`;
  const by = result.is === "conflict" ? result.by : undefined;
  throw new UsageError(by ? `${by.who} ${by.what} it before.` : "It changed meanwhile. Try again.");
}
