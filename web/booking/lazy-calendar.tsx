import { BookingPanel } from "./booking-panel.tsx";
import { useBooking } from "./use-booking.ts";

/** The calendar without initial data, for pages that load it when it scrolls into view. */
export function LazyCalendar({ lifted }: { lifted?: boolean }) {
  return <BookingPanel booking={useBooking({})} lifted={lifted} />;
}
