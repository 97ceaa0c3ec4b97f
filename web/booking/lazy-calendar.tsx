import { BookingPanel } from "./booking-panel.tsx";
import { useBooking } from "./use-booking.ts";

/** The calendar where nothing is known yet, for pages that load it when it is seen. */
export function LazyCalendar() {
  return <BookingPanel booking={useBooking({})} />;
}
