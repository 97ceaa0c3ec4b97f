import { randomUUID } from "node:crypto";
import { addDays } from "#contract/calendar-date.ts";
import { UsageError } from "#server/cli/run-command.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { type Booking, comingBookings } from "./booking-store.ts";
import type { BlockRow } from "./booking-tables.ts";
import type { Span } from "./open-slots.ts";
import { instantOf } from "./zone-clock.ts";

/** Blocks a time span in the calendar. Calls already booked in it stay booked and are returned. */
export async function addBlock(
  deps: BookingDeps,
  span: Span,
): Promise<{ id: string; booked: Booking[] }> {
  const id = randomUUID();
  await deps.database.commit((trx) =>
    trx
      .insertInto("booking_blocks")
      .values({ id, ...span, created_at: deps.clock() })
      .execute(),
  );
  const length = deps.rules.minutes * 60_000;
  const near = await comingBookings(deps.database.db, span.start - length);
  return { id, booked: near.filter(({ start }) => start < span.end) };
}

/** Removes a block; false when there is no such block. */
export async function removeBlock(deps: BookingDeps, id: string): Promise<boolean> {
  const gone = await deps.database.commit((trx) =>
    trx.deleteFrom("booking_blocks").where("id", "=", id).returning("id").execute(),
  );
  return gone.length > 0;
}

/** Blocks that have not ended yet. */
export async function comingBlocks(deps: BookingDeps): Promise<BlockRow[]> {
  return await deps.database.db
    .selectFrom("booking_blocks")
    .selectAll()
    .where("end", ">", deps.clock())
    .orderBy("start")
    .execute();
}

/**
 * Parses a span from two arguments: dates (2026-12-24, both days included) or times in the
 * company's zone (2026-12-24T13:00).
 * @throws UsageError that explains the expected format.
 */
export function parseSpan(from: string, to: string, zone: string): Span {
  const start = parseMoment(from, zone, 0);
  const end = parseMoment(to, zone, 1);
  if (start === undefined || end === undefined)
    throw new UsageError("Write dates as 2026-12-24 and times as 2026-12-24T13:00.");
  if (end <= start) throw new UsageError("The end has to come after the start.");
  return { start, end };
}

function parseMoment(text: string, zone: string, daysAfter: 0 | 1): number | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d))?$/.exec(text);
  const date = parts?.[1];
  if (!date || Number.isNaN(Date.parse(date)) || addDays(date, 0) !== date) return undefined;
  if (parts[2] === undefined)
    return instantOf({ date: addDays(date, daysAfter), minutes: 0 }, zone);
  return instantOf({ date, minutes: Number(parts[2]) * 60 + Number(parts[3]) }, zone);
}
