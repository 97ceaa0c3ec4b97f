import { listAudit } from "#server/desk/audit.ts";
import { findPerson } from "#server/desk/people.ts";
import { signOutEverywhere } from "#server/desk/sign-in/sessions.ts";
import { commandLink } from "#server/desk/sign-in/sign-in-links.ts";
import { print, runCommand, UsageError } from "./run-command.ts";

const usage = `Usage: npm run desk              a sign-in link for the first address of DESK
       npm run desk -- ADDRESS   the same for another address of DESK
  sign-out ADDRESS               ends all sessions of an address
  audit                          the record of acts at the desk, newest first`;

const unset = `There is no desk yet: DESK lists the people who may enter. Add this line to .env and restart:
DESK="Nora Bell <nora@example.com>"`;

/** Maximum lines of the audit record to print. */
const mostLines = 200;

await runCommand(async ({ database, env }, [verb, argument]) => {
  if (verb === "audit") {
    const lines = await listAudit(database, mostLines);
    for (const { at, who, what, about } of lines)
      print([new Date(at).toISOString(), who, what, about].join("  ").trimEnd());
    if (lines.length === 0) print("Nothing has been recorded yet.");
    return;
  }
  if (verb === "sign-out") {
    if (!argument) throw new UsageError(usage);
    const address = argument.toLowerCase();
    return print(`${await signOutEverywhere(database, address)} sessions of ${address} ended.`);
  }
  const [first] = env.desk;
  if (!first) throw new UsageError(unset);
  if (verb && !verb.includes("@")) throw new UsageError(usage);
  const person = verb ? findPerson(env.desk, verb) : first;
  if (!person) throw new UsageError(`${verb} is not in DESK.`);
  print(`${person.name}, open this link once within ten minutes, in any browser:`);
  print(await commandLink({ database, siteUrl: env.siteUrl }, person));
});
