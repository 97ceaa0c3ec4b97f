import { booking as words } from "#content/booking.ts";
import { ButtonLink } from "../ui/button.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import { bookingAddress } from "./booking-address.ts";
import { BookingLayout } from "./booking-layout.tsx";
import styles from "./calendar-placeholder.module.css";
import { SlotPlaceholders } from "./slot-placeholders.tsx";

/**
 * The calendar before its times are loaded, at the same size, with a link that works without
 * scripts.
 */
export function CalendarPlaceholder({
  lifted,
  slip,
}: {
  lifted?: boolean;
  slip?: string | undefined;
}) {
  return (
    <BookingLayout card={<AppointmentCard />} lifted={lifted}>
      <div>
        <div className={styles.month}>
          <ButtonLink to={bookingAddress({ view: "list", slip })} reloadDocument arrow>
            {words.time.open}
          </ButtonLink>
        </div>
        <div className={styles.zone} />
      </div>
      <SlotPlaceholders />
    </BookingLayout>
  );
}
