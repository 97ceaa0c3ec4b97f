import { serverMessages } from "#content/server-messages.ts";
import type { PageServices } from "#contract/page-services.ts";
import { appointmentOf, tokenOf } from "./appointment.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { findBooking } from "./booking-store.ts";
import { readLink } from "./link-token.ts";
import { openMonth } from "./open-times.ts";

/** Booking queries for pages rendered on request and for the GET calls. */
export function bookingServices(deps: BookingDeps): PageServices["bookings"] {
  return {
    slots: (query) => openMonth(deps, query),
    async find(token) {
      const link = readLink(token, deps.linkSecret);
      const booking = link && (await findBooking(deps.database.db, link.id));
      if (!booking) return undefined;
      const appointment = appointmentOf(deps, booking, link);
      const message =
        appointment.state === "cancelled"
          ? serverMessages.booking.isCancelled
          : appointment.changeable
            ? serverMessages.booking.isBooked
            : serverMessages.booking.isOver;
      return { message, token: tokenOf(deps, link), appointment };
    },
  };
}
