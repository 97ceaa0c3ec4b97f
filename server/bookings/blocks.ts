import { randomUUID } from "node:crypto";
import { addDays } from "#contract/calendar-date.ts";
import { UsageError } from "#server/cli/run-command.ts";
import { oneAtATime } from "#server/db/one-at-a-time.ts";
import type { BookingDeps, RecordIn } from "./booking-deps.ts";
import { type Booking, calendarLock, upcomingBookings } from "./booking-store.ts";
import type { BlockRow } from "./booking-tables.ts";
import type { Span } from "./open-slots.ts";
import { instantOf } from "./zone-clock.ts";

/** Blocks a time span in the calendar. Calls already booked in it stay booked and are returned. */
export async function addBlock(
  deps: BookingDeps,
  { start, end }: Span,
  { why = "", record }: { why?: string; record?: RecordIn } = {},
): Promise<{ id: string; booked: Booking[] }> {
  const id = randomUUID();
  await deps.database.commit(async (trx) => {
    await oneAtATime(trx, deps.database.engine, calendarLock);
    await trx
      .insertInto("booking_blocks")
      .values({ id, start, end, why, created_at: deps.clock() })
      .execute();
    await record?.(trx);
  });
  const length = deps.rules.minutes * 60_000;
  const near = await upcomingBookings(deps.database.db, start - length);
  return { id, booked: near.filter((booking) => booking.start < end) };
}

/** Removes a block; undefined when there is no such block. */
export function removeBlock(
  deps: BookingDeps,
  id: string,
  record?: RecordIn,
): Promise<BlockRow | undefined> {
  return deps.database.commit(async (trx) => {
    const gone = await trx
      .deleteFrom("booking_blocks")
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (gone) await record?.(trx);
    return gone;
  });
}

/** Blocks that have not ended yet. */
export async function upcomingBlocks(deps: BookingDeps): Promise<BlockRow[]> {
  return await deps.database.db
    .selectFrom("booking_blocks")
    .selectAll()
    .where("end", ">", deps.clock())
    .orderBy("start")
    .execute();
}

/**
 * Parses a span from two arguments: dates (2026-12-24, both days included) or times in the
 * company's zone (2026-12-24T13:00). Returns a word that says what is wrong if they are invalid.
 */
export function readSpan(from: string, to: string, zone: string): Span | "unreadable" | "order" {
  const start = parseMoment(from, zone, 0);
  const end = parseMoment(to, zone, 1);
  if (start === undefined || end === undefined) return "unreadable";
  return end > start ? { start, end } : "order";
}

/** @throws UsageError that explains the expected format. */
export function parseSpan(from: string, to: string, zone: string): Span {
  const span = readSpan(from, to, zone);
  if (span === "unreadable")
    throw new UsageError("Write dates as 2026-12-24 and times as 2026-12-24T13:00.");
  if (span === "order") throw new UsageError("The end has to come after the start.");
  return span;
}

function parseMoment(text: string, zone: string, daysAfter: 0 | 1): number | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d))?$/.exec(text);
  const date = parts?.[1];
  if (!date || Number.isNaN(Date.parse(date)) || addDays(date, 0) !== date) return undefined;
  if (parts[2] === undefined)
    return instantOf({ date: addDays(date, daysAfter), minutes: 0 }, zone);
  return instantOf({ date, minutes: Number(parts[2]) * 60 + Number(parts[3]) }, zone);
}
