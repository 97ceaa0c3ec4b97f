import { addDays } from "#contract/calendar-date.ts";
import type { Actions, OpenDay, Visitor } from "#server/receptionist/actions.ts";

/** A Thursday, 9 in the morning in Denver. */
export const testNow = Date.parse("2026-03-12T15:00:00Z");
/** The zone of the visitor. */
export const testZone = "America/Denver";
const hours = [15, 15.5, 16.5, 19, 20.5, 22];

/** Proof of the one booking that is there before a conversation. */
export const testToken = "booking-1.1.proof";

export interface TestActions extends Actions {
  booked: { start: string; visitor: Visitor }[];
  left: { visitor: Visitor; subject: string; text: string }[];
  taken: Set<string>;
  /** When the booking of `testToken` is. */
  mine: string;
  cancelled: boolean;
}

/** Actions in memory: two weeks of working days with six open times each. */
export function createTestActions(): TestActions {
  const actions: TestActions = {
    booked: [],
    left: [],
    taken: new Set(),
    mine: "2026-03-23T15:00:00.000Z",
    cancelled: false,
    now: () => testNow,
    zone: testZone,
    async openDays() {
      const days: OpenDay[] = [];
      for (let ahead = 1; ahead < 15; ahead++) {
        const date = addDays("2026-03-12", ahead);
        const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
        if (weekday === 0 || weekday === 6) continue;
        const slots = hours
          .map((hour) => new Date(Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000).toISOString())
          .filter((slot) => !actions.taken.has(slot));
        days.push({ date, slots });
      }
      return days;
    },
    async hold(start) {
      const days = await actions.openDays();
      return days.some((day) => day.slots.includes(start)) ? { hold: `hold-${start}` } : "gone";
    },
    async book({ start, visitor }) {
      if (actions.taken.has(start)) return "gone";
      actions.taken.add(start);
      actions.booked.push({ start, visitor });
      return "booked";
    },
    async findBooking(token) {
      return token === testToken ? { start: actions.mine } : undefined;
    },
    async move(token, to) {
      if (token !== testToken) return "spent";
      actions.mine = to.start;
      return "done";
    },
    async cancel(token) {
      if (token !== testToken) return "spent";
      actions.cancelled = true;
      return "done";
    },
    async leave({ facts: _, ...message }) {
      actions.left.push(message);
      return "sent";
    },
  };
  return actions;
}
