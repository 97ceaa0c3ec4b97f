import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { type HookTopic, mostHookNameLetters } from "#contract/hook-events.ts";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import { checkUrl, demandAllowed, type Resolve, systemResolve } from "./check-target.ts";
import { formats, type HookFormat } from "./formats/formats.ts";
import { hookQueue } from "./hook-queue.ts";
import type { HookRow } from "./hook-tables.ts";
import { newSecret } from "./sign.ts";

/** The part of a request that was refused; `change`: it was changed or removed in the meantime. */
export type RefusedPart = "url" | "name" | "events" | "header" | "change";

/** A request that cannot be fulfilled; the message says why, in words for the person who asked. */
export class HookError extends Error {
  readonly part: RefusedPart;
  constructor(part: RefusedPart, message: string) {
    super(message);
    this.part = part;
  }
}

/** The dependencies of the functions that change endpoints. */
export interface HookDeps {
  database: Database;
  env: Pick<Env, "hookAllow">;
  resolve?: Resolve;
}

export interface NewHook {
  url: string;
  /** What people call it. Default: its host. */
  name?: string;
  format?: HookFormat;
  /** Default: the usual events of the format. */
  events?: readonly HookTopic[];
  /** Whether it also receives leads that a bot probably sent. */
  suspects?: boolean;
  /** `Name: value`. */
  header?: string;
}

/**
 * Adds an endpoint. The result contains its secret, which is not shown again.
 * @throws HookError
 */
export async function addHook(deps: HookDeps, wish: NewHook): Promise<HookRow> {
  const { database } = deps;
  const format = wish.format ?? "standard";
  const row = {
    id: randomUUID(),
    name: checkedName(wish.name ?? ""),
    events: checkedEvents(format, wish.events ?? formats[format].usual),
    url: await checkedUrl(deps, wish.url),
    format,
    suspects: wish.suspects ? 1 : 0,
    header: checkedHeader(wish.header ?? ""),
    secret: newSecret(),
    old_secret: "",
    old_until: 0,
    state: "on" as const,
    failing_since: 0,
    version: 1,
  };
  return database.commit((trx) =>
    trx
      .insertInto("hooks")
      .values({ ...row, created_at: database.now() })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

function checkedName(text: string): string {
  const name = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  if ([...name].length > mostHookNameLetters)
    throw new HookError("name", `A name has at most ${mostHookNameLetters} letters.`);
  return name;
}

function checkedEvents(format: HookFormat, events: readonly HookTopic[]): string {
  const { takes } = formats[format];
  const untaken = events.find((name) => !takes.includes(name));
  if (untaken) throw new HookError("events", `The format ${format} has nothing for ${untaken}.`);
  if (events.length === 0) throw new HookError("events", "Name at least one event.");
  return events.join(",");
}

/** The same check that every connection makes, so that a mistake is reported at once. */
async function checkedUrl({ env, resolve = systemResolve }: HookDeps, text: string) {
  const url = URL.parse(text);
  if (!url)
    throw new HookError("url", "That is not a valid address. Addresses begin with https://");
  try {
    checkUrl(url, env.hookAllow);
    demandAllowed(await resolve(url.hostname.replace(/^\[|\]$/g, "")), url, env.hookAllow);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code) throw new HookError("url", `The host of this address cannot be found (${code}).`);
    throw new HookError("url", `This address ${message}.`);
  }
  url.hash = "";
  return url.href;
}

/** Headers that a custom header must not replace. */
const ours =
  /^(?:host|content-.*|user-agent|webhook-.*|connection|transfer-encoding|expect|te|trailer|upgrade|keep-alive|proxy-.*)$/i;

function checkedHeader(header: string): string {
  if (header === "") return "";
  const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]+): *([\x20-\x7e]+)$/.exec(header) ?? [];
  if (!name || header.length > 1_000)
    throw new HookError("header", "A header is one line such as X-Api-Key: abc.");
  if (ours.test(name)) throw new HookError("header", `The header ${name} is set by us.`);
  return `${name}: ${value.trim()}`;
}

/**
 * Removes an endpoint and its pending deliveries.
 * @returns whether there was one.
 */
export async function removeHook({ database }: HookDeps, id: string): Promise<boolean> {
  return database.commit(async (trx) => {
    const removed = await trx.deleteFrom("hooks").where("id", "=", id).returning("id").execute();
    await trx.deleteFrom("hook_deliveries").where("hook_id", "=", id).execute();
    await trx.deleteFrom("relays").where("name", "=", hookQueue(id).relay).execute();
    return removed.length > 0;
  });
}

/** What may be changed of an endpoint; what is left out stays. */
export type HookChange = Pick<NewHook, "name" | "events" | "suspects">;

/**
 * Changes the name of an endpoint and what it gets from now on. An empty name is its host again.
 * @throws HookError
 */
export async function changeHook(
  deps: HookDeps,
  { id, format }: Pick<HookRow, "id" | "format">,
  { name, events, suspects }: HookChange,
  version?: number,
): Promise<void> {
  await change(deps, id, version, {
    ...(name !== undefined && { name: checkedName(name) }),
    ...(events && { events: checkedEvents(format, events) }),
    ...(suspects !== undefined && { suspects: suspects ? 1 : 0 }),
  });
}

/** Stops sending; events during the pause are kept. @throws HookError */
export async function pauseHook(deps: HookDeps, id: string, version?: number): Promise<void> {
  await change(deps, id, version, { state: "paused" });
}

/** Resumes sending at once, even to an endpoint that answered 410. @throws HookError */
export async function resumeHook(deps: HookDeps, id: string, version?: number): Promise<void> {
  await change(deps, id, version, { state: "on", failing_since: 0 });
  await reopen(deps, id);
}

/** Retries an endpoint that did not answer, without waiting for its next attempt. */
export async function reopen({ database }: Pick<HookDeps, "database">, id: string): Promise<void> {
  await database.commit((trx) =>
    trx
      .updateTable("relays")
      .set({ closed_until: 0 })
      .where("name", "=", hookQueue(id).relay)
      .execute(),
  );
}

/** How long an old secret continues to sign along with the new one. Milliseconds. */
const overlap = 24 * 3_600_000;

/**
 * Creates a new secret. For 24 hours both sign, unless the old one ends at once.
 * @returns the new secret. @throws HookError
 */
export async function rotateSecret(
  deps: HookDeps,
  id: string,
  { atOnce = false, version }: { atOnce?: boolean; version?: number } = {},
): Promise<string> {
  const secret = newSecret();
  const { now } = deps.database;
  const until = sql<number>`${now()} + ${overlap}`;
  const old = atOnce
    ? { old_secret: "", old_until: 0 }
    : { old_secret: sql<string>`secret`, old_until: until };
  await change(deps, id, version, { secret, ...old });
  return secret;
}

/** New values of columns, or SQL expressions. */
type Change = { [Column in keyof HookRow]?: HookRow[Column] | RawBuilder<HookRow[Column]> };

/** @param version of the row that the person saw; default: the current one */
async function change(
  { database }: HookDeps,
  id: string,
  version: number | undefined,
  values: Change,
): Promise<void> {
  const changed = await database.commit((trx) => {
    let update = trx
      .updateTable("hooks")
      .set(values)
      .set((row) => ({ version: row("version", "+", 1) }))
      .where("id", "=", id);
    if (version !== undefined) update = update.where("version", "=", version);
    return update.returning("id").execute();
  });
  if (changed.length > 0) return;
  if (version === undefined) throw new HookError("change", "There is no such endpoint.");
  throw new HookError("change", "Somebody else has changed this.");
}
