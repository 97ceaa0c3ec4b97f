import { booking as words } from "#content/booking.ts";
import { type BookingBody, bookingEndpoints } from "#contract/booking.ts";
import { dateIn } from "#contract/calendar-date.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import { AppointmentCard, appointmentLines } from "../../booking/appointment-card.tsx";
import { bookingAddress } from "../../booking/booking-address.ts";
import { BookingWarning } from "../../booking/booking-warning.tsx";
import { endOf } from "../../booking/say-time.ts";
import { SlotCell } from "../../booking/slot-cell.tsx";
import type { Booking } from "../../booking/use-booking.ts";
import { siteConfig } from "../../site-config.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import styles from "./appointment-page.module.css";

interface MoveFormProps {
  booking: Booking;
  moving: BookingBody;
  /** The time to move to. */
  slot: string;
}

/** Moves an appointment to a time that was chosen from the list, without a script. */
export function MoveForm({ booking, moving: { appointment, token }, slot }: MoveFormProps) {
  const { reply, zone } = booking;
  const now = `${sayDay(dateIn(appointment.start, zone), "long")}, ${sayTime(appointment.start, zone)}`;
  return (
    <div className={styles.spread}>
      <AppointmentCard
        {...appointmentLines({
          ...appointment,
          start: slot,
          end: new Date(endOf(slot)).toISOString(),
          timeZone: zone,
        })}
        large
      />
      <form method="post" action={siteConfig.apiHost + bookingEndpoints.reschedule}>
        {reply && <BookingWarning>{reply.message}</BookingWarning>}
        <p>{words.reschedule.from(now)}</p>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="timeZone" value={zone} />
        <SlotCell booking={booking} className={styles.cell} />
        <div className={styles.actions}>
          <Button type="submit" kind="red">
            {words.reschedule.submit}
          </Button>
          <ButtonLink
            kind="line"
            to={bookingAddress({ token, change: "reschedule", view: "list", zone })}
          >
            {words.details.change}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
