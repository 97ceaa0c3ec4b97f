import type { CallOutcome } from "#contract/desk-agenda.ts";
import type { BookingDeps, RecordIn } from "./booking-deps.ts";

/** Records whether a call took place; false unless it was booked and has started. */
export function setOutcome(
  deps: BookingDeps,
  id: string,
  outcome: CallOutcome,
  record?: RecordIn,
): Promise<boolean> {
  return deps.database.commit(async (trx) => {
    const noted = await trx
      .updateTable("bookings")
      .set({ outcome })
      .where("id", "=", id)
      .where("state", "=", "confirmed")
      .where("start", "<=", deps.clock())
      .returning("id")
      .executeTakeFirst();
    if (noted) await record?.(trx);
    return noted !== undefined;
  });
}
