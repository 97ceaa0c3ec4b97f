import type { AgendaServices, BlockRequest } from "#contract/desk-agenda.ts";
import type { AppDeps } from "#server/app.ts";
import { addBlock, readSpan, removeBlock } from "#server/bookings/blocks.ts";
import type { BookingDeps } from "#server/bookings/booking-deps.ts";
import { findBooking, LinkSpent } from "#server/bookings/booking-store.ts";
import type { BlockRow } from "#server/bookings/booking-tables.ts";
import { setOutcome } from "#server/bookings/call-outcome.ts";
import { changeBooking } from "#server/bookings/change-booking.ts";
import { wallTimeAt } from "#server/bookings/zone-clock.ts";
import { type Audited, audit } from "#server/desk/audit.ts";
import { noteEvent } from "#server/desk/lead/lead-events.ts";
import { callsIn, findCall } from "./find-calls.ts";
import { readWeek } from "./read-week.ts";

const outcomeNames = {
  "": "noted nothing of the call",
  held: "noted that the call was held",
  missed: "noted that nobody came",
} as const satisfies Record<string, Audited>;

/** The calendar of calls, acting for one person. */
export function agendaServices(
  { bookings, outbox, hooks }: Pick<AppDeps, "bookings" | "outbox" | "hooks">,
  who: string,
): AgendaServices {
  const { now } = bookings.database;
  return {
    week: (date) => readWeek(bookings, date),
    call: (id) => findCall(bookings, id),
    async block(request) {
      const span = spanOf(bookings, request);
      if (typeof span === "string") return { is: "refused", why: span };
      const { id } = await addBlock(bookings, span, {
        why: request.why,
        record: (trx) => audit(trx, now, { who, what: "blocked a time" }),
      });
      const length = bookings.rules.minutes * 60_000;
      const near = await callsIn(bookings, { start: span.start - length + 1, end: span.end });
      return { is: "blocked", id, booked: near.filter(({ state }) => state === "confirmed") };
    },
    async unblock(id) {
      const gone = await removeBlock(bookings, id, (trx) =>
        audit(trx, now, { who, what: "opened a blocked time", about: id }),
      );
      return gone && requestOf(bookings, gone);
    },
    async cancel(id) {
      const booking = await findBooking(bookings.database.db, id);
      if (!booking) return false;
      const { lead_id: leadId } = booking;
      try {
        await changeBooking(bookings, {
          booking,
          by: "company",
          key: undefined,
          record: (trx) => noteEvent(trx, now, { leadId, who, what: "canceled the call" }),
        });
      } catch (error) {
        if (error instanceof LinkSpent) return false;
        throw error;
      }
      outbox.wake();
      hooks.wake();
      return true;
    },
    async setOutcome(id, outcome) {
      const call = await findCall(bookings, id);
      if (!call) return false;
      const { leadId } = call;
      return setOutcome(bookings, id, outcome, (trx) =>
        noteEvent(trx, now, { leadId, who, what: outcomeNames[outcome] }),
      );
    },
    feed: async () => ({
      url: await bookings.feed.url(),
      renewable: bookings.feed.renew !== undefined,
    }),
    async renewFeed() {
      const { renew } = bookings.feed;
      if (!renew) return false;
      await bookings.database.commit(async (trx) => {
        await renew(trx);
        await audit(trx, now, { who, what: "made a new calendar address" });
      });
      return true;
    },
  };
}

/** Without times whole days are meant. */
function spanOf({ rules }: BookingDeps, { from, fromTime, to, toTime }: BlockRequest) {
  const word = (date: string, time: string) => (time ? `${date}T${time}` : date);
  return readSpan(word(from, fromTime), word(to, toTime), rules.zone);
}

/** A block as the request that would make it again. */
function requestOf({ rules }: BookingDeps, { start, end, why }: BlockRow): BlockRequest {
  const first = wallTimeAt(start, rules.zone);
  const last = wallTimeAt(end, rules.zone);
  return {
    from: first.date,
    fromTime: clock(first.minutes),
    to: last.date,
    toTime: clock(last.minutes),
    why,
  };
}

/** "13:05": minutes after midnight. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
