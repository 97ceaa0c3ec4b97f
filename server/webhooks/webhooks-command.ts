import { parseArgs } from "node:util";
import { type HookTopic, hookTopics } from "#contract/hook-events.ts";
import { shown, UsageError } from "#server/cli/run-command.ts";
import { findHook, type ListedDelivery, listDeliveries, listHooks } from "./find-hooks.ts";
import { type HookFormat, hookFormats } from "./formats/formats.ts";
import {
  addHook,
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
    --events a,b       of ${hookTopics.join(", ")}
    --format NAME      one of ${hookFormats.join(", ")}
    --header "N: v"    a fixed header, for receivers that check no signatures
    --suspects         also messages that look machine-made
  list                 all endpoints
  test ID              send an example now and show the answer (an ID may be shortened)
  deliveries ID        the last 50
  replay DELIVERY      send one delivery again
  replay ID --dead     send all dead deliveries again
  replay ID --since T  send all deliveries since a time again (2026-12-24T13:00Z)
  pause ID, resume ID  stop sending and keep events, or continue
  rotate ID            a new secret; the old one ends after 24 hours, or with --now at once
  remove ID            remove an endpoint and its waiting deliveries`;

type Print = (line: string) => void;

const options = {
  events: { type: "string" },
  format: { type: "string" },
  header: { type: "string" },
  suspects: { type: "boolean", default: false },
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
  try {
    switch (verb) {
      case "add":
        return await add(deps, subject, values, print);
      case "list":
        return await list(deps, print);
      case "test":
        return await test(deps, await find(deps, subject), print);
      case "deliveries":
        return await deliveries(deps, await find(deps, subject), print);
      case "replay":
        return await replay(deps, subject, values, print);
      case "pause":
        await pauseHook(deps, (await find(deps, subject)).id);
        return print("Paused. Events are kept until you resume.");
      case "resume":
        await resumeHook(deps, (await find(deps, subject)).id);
        return print("Resumed.");
      case "rotate":
        return await rotate(deps, await find(deps, subject), values.now, print);
      case "remove": {
        const hook = await find(deps, subject);
        await removeHook(deps, hook.id);
        return print(`Removed ${hook.id}.`);
      }
      default:
        throw new UsageError(usage);
    }
  } catch (error) {
    throw error instanceof HookError ? new UsageError(error.message) : error;
  }
}

function read(words: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
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
  const named = values.events?.split(",").map((name) => name.trim());
  const unknown = named?.find((name) => !hookTopics.includes(name as HookTopic));
  if (unknown !== undefined)
    throw new UsageError(`There is no event "${unknown}": ${hookTopics.join(", ")}.`);
  const hook = await addHook(deps, {
    url,
    format: format as HookFormat,
    suspects: values.suspects,
    ...(named && { events: named as HookTopic[] }),
    ...(values.header && { header: values.header }),
  });
  print(`Added ${hook.id}`);
  print(`Events: ${hook.events.replaceAll(",", ", ")}`);
  print(`Secret, shown only now: ${hook.secret}`);
  print(`Try it: npm run webhooks -- test ${hook.id.slice(0, 8)}`);
}

async function list({ database }: HookDeps, print: Print): Promise<void> {
  const hooks = await listHooks(database);
  for (const hook of hooks) {
    const sent = hook.lastSent ? `last sent ${iso(hook.lastSent)}` : "nothing sent yet";
    const counts = `${hook.waiting} waiting, ${hook.dead} dead`;
    const since = hook.failing_since ? ` since ${iso(hook.failing_since)}` : "";
    print(
      [
        hook.id.slice(0, 8),
        `${hook.state}${since}`.padEnd(7),
        hook.format.padEnd(9),
        shortUrl(hook.url),
        counts,
        sent,
      ].join("  "),
    );
    print(`          ${hook.events.replaceAll(",", ", ")}`);
  }
  if (hooks.length === 0) print("No endpoints yet.");
}

/** The address of a catch hook is a secret: its end is enough to tell two apart. */
function shortUrl(text: string): string {
  const { origin, href } = new URL(text);
  const rest = href.slice(origin.length);
  return rest.length <= 16 ? href : `${origin}/…${rest.slice(-6)}`;
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

/** The outcome of a delivery, in one line. */
export function deliveryLine(delivery: ListedDelivery): string {
  const { id, type, state, attempts, last_error, status, took, lead_id } = delivery;
  const result = last_error || (status ? `status ${status}, ${took} ms` : "");
  return [
    id,
    iso(delivery.created_at).slice(0, 16).replace("T", " "),
    type.padEnd(17),
    (lead_id ?? "").slice(0, 8).padEnd(8),
    state.padEnd(6),
    `tries: ${attempts}`,
    result,
  ]
    .join("  ")
    .trimEnd();
}

async function replay(deps: HookDeps, subject: string | undefined, values: Values, print: Print) {
  if (!subject) throw new UsageError(usage);
  const { database } = deps;
  const again = async (which: Parameters<typeof replayDeliveries>[1]) => {
    const count = await replayDeliveries(database, which);
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

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
