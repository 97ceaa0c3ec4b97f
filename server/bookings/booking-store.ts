import type { Kysely } from "kysely";
import { serverMessages } from "#content/server-messages.ts";
import { besideOthers } from "#server/db/one-at-a-time.ts";
import type { Tables } from "#server/db/tables.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { BookingDeps } from "./booking-deps.ts";
import type { BookingRow } from "./booking-tables.ts";
import { isChangeable } from "./is-changeable.ts";
import { cellsOf } from "./occupancy.ts";
import { isOpen } from "./open-times.ts";
import { type Claimant, claimCells, releaseBooking, releaseHold } from "./slot-cells.ts";

/** A booking with its visitor's details, which are stored in its lead. */
export interface Booking extends BookingRow {
  full_name: string;
  email: string;
  office_number: string;
  message: string;
}

/** Another visitor booked the time, or it is no longer offered. */
export class SlotGone extends Error {
  readonly start: number;
  constructor(start: number) {
    super("The time is taken.");
    this.start = start;
  }
}

/** A link that changes nothing: it was used, or the call is canceled or has begun. */
export class LinkSpent extends Error {
  readonly why: "used" | "canceled" | "over";
  /** @param booking as it is now; undefined: it was erased. */
  constructor(booking: Booking | undefined, now: number) {
    super("The link was used, or the call is canceled or over.");
    if (booking?.state === "cancelled") this.why = "canceled";
    else this.why = booking && isChangeable(booking, now) ? "used" : "over";
  }
}

/**
 * Writes a booking for a lead of the same transaction and claims its time.
 * @throws SlotGone, after which the caller must roll back the transaction.
 */
export async function storeBooking(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  booking: BookingRow,
  hold: string | undefined,
): Promise<void> {
  await trx.insertInto("bookings").values(booking).execute();
  const cells = cellsOf(deps.rules, booking.start);
  const claim = { bookingId: booking.id, hold };
  if (!(await claimCells(trx, deps.database, cells, claim))) throw new SlotGone(booking.start);
  if (hold) await releaseHold(trx, hold);
}

/** Upcoming calls allowed per address: enough for people, too few to fill a calendar. */
export const mostAhead = 3;

/** @throws Refusal 409 when an address already has that many upcoming calls. */
export async function requireFewAhead(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  email: string,
): Promise<void> {
  const { ahead } = await trx
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select((row) => row.fn.countAll<number>().as("ahead"))
    .where("bookings.state", "=", "confirmed")
    .where("bookings.start", ">", deps.clock())
    .where((row) => row(row.fn<string>("lower", ["leads.email"]), "=", email.toLowerCase()))
    .executeTakeFirstOrThrow();
  if (Number(ahead) >= mostAhead)
    throw new Refusal(409, "conflict", serverMessages.booking.manyAhead);
}

/**
 * Moves a booking to another time and invalidates its links.
 * @throws LinkSpent, SlotGone
 */
export async function moveBooking(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  booking: Booking,
  to: { start: number; hold?: string | undefined },
): Promise<void> {
  await change(trx, deps, booking, { start: to.start });
  const claim = { bookingId: booking.id, hold: to.hold };
  await requireOpen(trx, deps, to.start, claim);
  const cells = cellsOf(deps.rules, to.start);
  if (!(await claimCells(trx, deps.database, cells, claim))) throw new SlotGone(to.start);
  await releaseBooking(trx, booking.id, cells);
  if (to.hold) await releaseHold(trx, to.hold);
}

/** Cancels a booking, frees its time and invalidates its links. @throws LinkSpent */
export async function cancelBooking(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  booking: Booking,
): Promise<void> {
  await change(trx, deps, booking, { state: "cancelled" });
  await releaseBooking(trx, booking.id);
}

/** Held by every transaction that takes a time, so that a block waits for them and they for it. */
export const calendarLock = "calendar";

/**
 * Checks before writing, so that most of the requests that lose a race for a time never start a
 * write.
 * @throws SlotGone
 */
export async function requireOpen(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  start: number,
  claimant: Claimant,
): Promise<void> {
  await besideOthers(trx, deps.database.engine, calendarLock);
  const database = { db: trx, now: deps.database.now };
  if (!(await isOpen(deps, start, claimant, database))) throw new SlotGone(start);
}

/** One booking by its id. */
export async function findBooking(db: Kysely<Tables>, id: string): Promise<Booking | undefined> {
  return await withLead(db).where("bookings.id", "=", id).executeTakeFirst();
}

/** Confirmed bookings that end after an instant, earliest first. */
export async function upcomingBookings(db: Kysely<Tables>, after: number): Promise<Booking[]> {
  return await withLead(db)
    .where("bookings.state", "=", "confirmed")
    .where("bookings.start", ">", after)
    .orderBy("bookings.start")
    .limit(5_000)
    .execute();
}

/**
 * Compare-and-set on the sequence, which every change increments: however many times a link is
 * used, only one use changes the booking.
 */
async function change(
  trx: Kysely<Tables>,
  deps: BookingDeps,
  booking: Booking,
  values: { start: number } | { state: "cancelled" },
): Promise<void> {
  const { id, sequence } = booking;
  const now = deps.clock();
  if (!isChangeable(booking, now)) throw new LinkSpent(booking, now);
  const changed = await trx
    .updateTable("bookings")
    .set({ ...values, sequence: sequence + 1, updated_at: now })
    .where("id", "=", id)
    .where("sequence", "=", sequence)
    .returning("id")
    .execute();
  if (changed.length === 0) throw new LinkSpent(await findBooking(trx, id), now);
}

function withLead(db: Kysely<Tables>) {
  return db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .selectAll("bookings")
    .select(["leads.full_name", "leads.email", "leads.office_number", "leads.message"]);
}
