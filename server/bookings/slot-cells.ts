import type { Kysely } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import type { TakenCells } from "./holds.ts";
import { cellLength } from "./occupancy.ts";
import type { Span } from "./open-slots.ts";

/** Owner of cells that do not count as taken: a hold, or a booking that is being moved. */
export interface Claimant {
  hold?: string | undefined;
  bookingId?: string | undefined;
}

/** The cells that others have taken, within a span widened by the length of the longest call. */
export async function readOccupancy(
  { db, now }: Pick<Database, "db" | "now">,
  { start, end }: Span,
  claimant: Claimant = {},
): Promise<TakenCells> {
  const around = 24 * 3_600_000;
  const rows = await db
    .selectFrom("slot_cells")
    .select(["cell", "booking_id", "hold"])
    .where("cell", ">=", Math.floor(start / cellLength))
    .where("cell", "<=", Math.ceil((end + around) / cellLength))
    .where((or) => or.or([or("booking_id", "is not", null), or("held_until", ">", now())]))
    .execute();
  const calls = rows.filter((row) => row.booking_id && row.booking_id !== claimant.bookingId);
  const holds = rows.filter((row) => !row.booking_id && row.hold !== claimant.hold);
  const blocks = await db
    .selectFrom("booking_blocks")
    .select(["start", "end"])
    .where("end", ">", start)
    .where("start", "<", end + around)
    .execute();
  const cellsIn = (some: typeof rows) => new Set(some.map((row) => row.cell));
  return { calls: cellsIn(calls), holds: cellsIn(holds), blocks };
}

/**
 * Claims the cells of a call, inside the transaction that writes it. One statement compares and
 * sets, so of any number of transactions in any number of processes only one gets all the cells. A
 * call may take cells of its own booking and of any hold (the caller has already checked whether
 * that hold blocks the time). A hold may take its own cells and those of expired holds.
 * @returns whether all cells were claimed; if not, the caller must roll back.
 */
export async function claimCells(
  trx: Kysely<Tables>,
  { now }: Pick<Database, "now">,
  cells: readonly number[],
  claim: { bookingId: string; hold?: string | undefined } | { hold: string; holdMinutes: number },
): Promise<boolean> {
  const bookingId = "bookingId" in claim ? claim.bookingId : null;
  const holdFor = "holdMinutes" in claim ? claim.holdMinutes * 60_000 : 0;
  const got = await trx
    .insertInto("slot_cells")
    .values((row) =>
      cells.map((cell) => ({
        cell,
        booking_id: bookingId,
        hold: bookingId ? null : (claim.hold ?? null),
        held_until: bookingId ? 0 : row(now(), "+", holdFor),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column("cell")
        .doUpdateSet((row) => ({
          booking_id: row.ref("excluded.booking_id"),
          hold: row.ref("excluded.hold"),
          held_until: row.ref("excluded.held_until"),
        }))
        .where((row) =>
          row.or([
            row.and([
              row("slot_cells.booking_id", "is", null),
              row.or([
                row.val(bookingId !== null),
                row("slot_cells.held_until", "<=", now()),
                row("slot_cells.hold", "=", claim.hold ?? ""),
              ]),
            ]),
            row("slot_cells.booking_id", "=", bookingId ?? ""),
          ]),
        ),
    )
    .returning("cell")
    .execute();
  return got.length === cells.length;
}

/** Frees the cells that a hold still has. */
export async function releaseHold(trx: Kysely<Tables>, hold: string): Promise<void> {
  await trx
    .deleteFrom("slot_cells")
    .where("hold", "=", hold)
    .where("booking_id", "is", null)
    .execute();
}

/** Frees the cells of a booking, except those that it keeps. */
export async function releaseBooking(
  trx: Kysely<Tables>,
  bookingId: string,
  keep: readonly number[] = [],
): Promise<void> {
  let release = trx.deleteFrom("slot_cells").where("booking_id", "=", bookingId);
  if (keep.length > 0) release = release.where("cell", "not in", keep);
  await release.execute();
}
