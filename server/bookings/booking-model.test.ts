import fc from "fast-check";
import { expect, it } from "vitest";
import { scheduling } from "#content/scheduling.ts";
import { type BookingBody, bookingEndpoints, type SlotMonth } from "#contract/booking.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { cellsOf } from "./occupancy.ts";
import { bookingApp } from "./test-bookings.ts";

const slotNumber = fc.nat(9);
const visitor = fc.nat(5);
const step = fc.oneof(
  fc.record({ kind: fc.constant("book" as const), slot: slotNumber }),
  fc.record({ kind: fc.constant("move" as const), visitor, slot: slotNumber }),
  fc.record({ kind: fc.constant("cancel" as const), visitor }),
);

describeEngines("whatever visitors do at the same time", ({ open }) => {
  it("leaves each minute with one call, and each call with its minutes", async () => {
    const database = await open();
    const { book, call, mails } = await bookingApp(database);
    const month = await call<SlotMonth>(`${bookingEndpoints.slots}?month=2026-03`);
    const slots = month.body.days.slice(0, 1).flatMap((day) => day.slots.map((one) => one.start));
    let visitors = 0;

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 4 }),
        async (rounds) => {
          for (const table of ["outbox", "request_keys", "leads"] as const)
            await database.commit((trx) => trx.deleteFrom(table).execute());
          const links: string[] = [];
          let changes = 0;
          for (const round of rounds) {
            const known = [...links];
            const answers = await Promise.all(
              round.map((one) => {
                const slot = slots[("slot" in one ? one.slot : 0) % slots.length] ?? "";
                if (one.kind === "book")
                  return book({ slot, email: `visitor-${++visitors}@example.com` });
                const token = known[one.visitor % Math.max(1, known.length)] ?? "none";
                if (one.kind === "cancel")
                  return call<BookingBody>(bookingEndpoints.cancel, { token });
                return call<BookingBody>(bookingEndpoints.reschedule, { token, slot });
              }),
            );
            for (const { status, body } of answers) {
              expect([200, 201, 404, 409, 410, 422]).toContain(status);
              if (status > 201) continue;
              changes++;
              // Used links stay in the list, so that later steps try them again.
              links.unshift(body.token);
            }
          }
          const confirmed = await database.db
            .selectFrom("bookings")
            .select(["id", "start"])
            .where("state", "=", "confirmed")
            .execute();
          const cells = await database.db.selectFrom("slot_cells").selectAll().execute();
          const owned = cells.map(({ cell, booking_id }) => `${cell} ${booking_id}`).sort();
          const wanted = confirmed.flatMap(({ id, start }) =>
            cellsOf(scheduling, start).map((cell) => `${cell} ${id}`),
          );
          expect(owned).toEqual(wanted.sort());
          expect(await mails()).toHaveLength(2 * changes);
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);
});
