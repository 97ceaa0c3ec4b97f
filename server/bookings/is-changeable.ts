import type { BookingRow } from "./booking-tables.ts";

/**
 * Whether a call can still be moved or canceled: until it begins.
 * @param now milliseconds since 1970
 */
export function isChangeable({ state, start }: Pick<BookingRow, "state" | "start">, now: number) {
  return state === "confirmed" && start > now;
}
