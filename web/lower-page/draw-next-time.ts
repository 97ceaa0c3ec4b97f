import type { SlotMonth } from "#contract/booking.ts";
import { count } from "../arrivals/count.ts";
import { fetchMonth } from "../booking/booking-calls.ts";
import { openMonth } from "../booking/open-month.ts";
import { detectZone } from "../booking/zones.ts";
import { sayNextTime } from "./say-next-time.ts";

/** Milliseconds for which a fetched time is shown without asking again. */
const fresh = 60_000;
/** Milliseconds to wait for the times. */
const timeout = 10_000;

/**
 * Writes the next free time into a line that at first only says what can be booked. The server is
 * asked each time the line comes into view. If it does not answer, or no time is free, the line
 * stays as it was.
 */
export function drawNextTime(line: HTMLElement): void {
  let asked = Number.NEGATIVE_INFINITY;
  const draw = async () => {
    const ask = (query: { zone: string; month?: string }): Promise<SlotMonth> =>
      fetchMonth(query, AbortSignal.timeout(timeout));
    const times = await openMonth({ zone: detectZone() }, ask);
    const said = sayNextTime(times, Date.now());
    if (!said) return;
    line.textContent = said;
    line.dataset.nextTime = "known";
  };
  line.addEventListener("click", () => line.dataset.nextTime && count("next"));
  new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting || performance.now() - asked < fresh) return;
    asked = performance.now();
    draw().catch(() => {
      asked = Number.NEGATIVE_INFINITY;
    });
  }).observe(line);
}
