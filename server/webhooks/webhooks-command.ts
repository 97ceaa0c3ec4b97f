import { parseArgs } from "node:util";
import { type HookTopic, hookTopics } from "#contract/hook-events.ts";
import { shown, UsageError } from "#server/cli/run-command.ts";
import { type Audited, audit } from "#server/desk/audit.ts";
import { findHook, listDeliveries } from "./find-hooks.ts";
import { type HookFormat, hookFormats } from "./formats/formats.ts";
import { deliveryLine, listEndpoints } from "./hook-lines.ts";
import {
  addHook,
  changeHook,
  type HookChange,
  type HookDeps,
  HookError,
  pauseHook,
  removeHook,
  resumeHook,
  rotateSecret,
} from "./hook-services.ts";
import type { HookRow } from "./hook-tables.ts";
import { replayDeliveries } from "./replay-deliveries.ts";
import { testHook } from "./test-hook.ts";

const usage = `Usage: npm run webhooks -- COMMAND
  add URL              send events to an address, and print its secret once
    --name "N"         what it is called; otherwise its host
    --events a,b       of ${hookTopics.join(", ")}
    --format NAME      one of ${hookFormats.join(", ")}
    --header "N: v"    a fixed header, for receivers that check no signatures
    --suspects         also messages that look machine-made
  list                 all endpoints
  change ID            with --name, --events, --suspects or --no-suspects: what it is called, what it gets
  test ID              send an example now and show the answer (an ID may be shortened)
  deliveries ID        the last 50
  replay DELIVERY      send one delivery again
  replay ID --dead     send all dead deliveries again
  replay ID --since T  send all deliveries since a time again (2026-12-24T13:00Z)
  pause ID, resume ID  stop sending and keep events, or continue
  rotate ID            a new secret; the old one ends after 24 hours, or with --now at once
  remove ID            remove an endpoint and its waiting deliveries`;

/** Who acted, in the audit trail of the desk. */
const byCommand = "command line";

type Print = (line: string) => void;

const options = {
  name: { type: "string" },
  events: { type: "string" },
  format: { type: "string" },
  header: { type: "string" },
  suspects: { type: "boolean" },
  dead: { type: "boolean", default: false },
  since: { type: "string" },
  now: { type: "boolean", default: false },
} as const;

/**
 * Runs one command of the company's side, printing line by line.
 * @throws UsageError with what was wrong, in words for the caller
 */
export async function runWebhooksCommand(
  deps: HookDeps,
  words: string[],
  print: Print,
): Promise<void> {
  const { values, verb, subject } = read(words);
  /** Runs an act on the endpoint that was named, and records it. */
  const act = async (what: Audited, work: (hook: HookRow) => Promise<unknown>) => {
    const hook = await find(deps, subject);
    await work(hook);
    await record(deps, what, hook.id);
  };
  try {
    switch (verb) {
      case "add":
        return await add(deps, subject, values, print);
      case "list":
        return await listEndpoints(deps, print);
      case "change":
        return await act("changed a connection", (hook) => changeNamed(deps, hook, values, print));
      case "test":
        return await act("tested a connection", (hook) => test(deps, hook, print));
      case "deliveries":
        return await deliveries(deps, await find(deps, subject), print);
      case "replay":
        return await replay(deps, subject, values, print);
      case "pause":
        await act("paused a connection", ({ id }) => pauseHook(deps, id));
        return print("Paused. Events are kept until you resume.");
      case "resume":
        await act("resumed a connection", ({ id }) => resumeHook(deps, id));
        return print("Resumed.");
      case "rotate":
        return await act("made a new secret", (hook) => rotate(deps, hook, values.now, print));
      case "remove":
        return await act("removed a connection", async ({ id }) => {
          await removeHook(deps, id);
          print(`Removed ${id}.`);
        });
      default:
        throw new UsageError(usage);
    }
  } catch (error) {
    throw error instanceof HookError ? new UsageError(error.message) : error;
  }
}

function record({ database }: HookDeps, what: Audited, about: string): Promise<void> {
  return database.commit((trx) => audit(trx, database.now, { who: byCommand, what, about }));
}

function read(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options,
      allowPositionals: true,
      allowNegative: true,
    });
    const [verb, subject, ...more] = positionals;
    if (more.length > 0) throw new UsageError(usage);
    return { values, verb, subject };
  } catch {
    throw new UsageError(usage);
  }
}
type Values = ReturnType<typeof read>["values"];

async function find({ database }: HookDeps, id: string | undefined): Promise<HookRow> {
  if (!id) throw new UsageError(usage);
  const hook = await findHook(database, id);
  if (!hook) throw new UsageError(`There is no single endpoint whose id begins with ${id}.`);
  return hook;
}

async function add(deps: HookDeps, url: string | undefined, values: Values, print: Print) {
  if (!url) throw new UsageError(usage);
  const format = values.format ?? "standard";
  if (!hookFormats.includes(format as HookFormat))
    throw new UsageError(`There is no format ${format}: ${hookFormats.join(", ")}.`);
  const hook = await addHook(deps, {
    url,
    format: format as HookFormat,
    ...changeOf(values),
    ...(values.header && { header: values.header }),
  });
  await record(deps, "added a connection", hook.id);
  print(`Added ${hook.id}`);
  print(`Events: ${hook.events.replaceAll(",", ", ")}`);
  print(`Secret, shown only now: ${hook.secret}`);
  print(`Try it: npm run webhooks -- test ${hook.id.slice(0, 8)}`);
}

/** The options that are given of those that can be changed later. */
function changeOf({ name, events, suspects }: Values): HookChange {
  const named = events?.split(",").map((topic) => topic.trim());
  const unknown = named?.find((topic) => !hookTopics.includes(topic as HookTopic));
  if (unknown !== undefined)
    throw new UsageError(`There is no event "${unknown}": ${hookTopics.join(", ")}.`);
  return {
    ...(name !== undefined && { name }),
    ...(named && { events: named as HookTopic[] }),
    ...(suspects !== undefined && { suspects }),
  };
}

async function changeNamed(deps: HookDeps, hook: HookRow, values: Values, print: Print) {
  const wish = changeOf(values);
  if (Object.keys(wish).length === 0) throw new UsageError(usage);
  await changeHook(deps, hook, wish);
  print(`Changed ${hook.id}.`);
}

async function test(deps: HookDeps, hook: HookRow, print: Print): Promise<void> {
  const { status, took, fault, excerpt } = await testHook(deps, hook);
  print(status ? `Answered ${status} after ${took} ms.` : `No answer after ${took} ms: ${fault}`);
  if (excerpt) print(shown(excerpt));
}

async function deliveries(deps: HookDeps, hook: HookRow, print: Print): Promise<void> {
  const found = await listDeliveries(deps.database, hook.id);
  for (const delivery of found) print(deliveryLine(delivery));
  if (found.length === 0) print("No deliveries yet.");
}

async function replay(deps: HookDeps, subject: string | undefined, values: Values, print: Print) {
  if (!subject) throw new UsageError(usage);
  const { database } = deps;
  const again = async (which: Parameters<typeof replayDeliveries>[1]) => {
    const count = await replayDeliveries(database, which);
    const about = "delivery" in which ? which.delivery : which.hookId;
    if (count > 0) await record(deps, "sent deliveries again", about);
    print(`${count} deliveries will be sent again.`);
  };
  if (values.dead) return again({ hookId: (await find(deps, subject)).id, dead: true });
  if (values.since !== undefined) {
    const since = Date.parse(values.since);
    if (Number.isNaN(since)) throw new UsageError("A time is written as 2026-12-24T13:00Z.");
    return again({ hookId: (await find(deps, subject)).id, since });
  }
  return again({ delivery: subject });
}

async function rotate(deps: HookDeps, hook: HookRow, atOnce: boolean, print: Print) {
  const secret = await rotateSecret(deps, hook.id, { atOnce });
  print(`Secret, shown only now: ${secret}`);
  if (!atOnce) print("The old secret also signs for 24 hours.");
}
