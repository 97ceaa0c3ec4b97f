import { booking as words } from "#content/booking.ts";
import { pages } from "#content/pages.ts";
import { type BookingBody, bookingEndpoints } from "#contract/booking.ts";
import type { FormReply } from "#contract/page-services.ts";
import { AppointmentCard, appointmentLines } from "../../booking/appointment-card.tsx";
import { bookingAddress } from "../../booking/booking-address.ts";
import { BookingWarning } from "../../booking/booking-warning.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { siteConfig } from "../../site-config.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import styles from "./appointment-page.module.css";

interface CancelPageProps {
  booking: BookingBody;
  reply?: FormReply | undefined;
}

/** Asks for confirmation: opening a link changes nothing, submitting this form does. */
export function CancelPage({ booking: { appointment, token }, reply }: CancelPageProps) {
  return (
    <PageHead
      page="booking"
      title={words.cancel.title}
      current={pages.booking.label}
      className={styles.page}
    >
      <div className={styles.spread}>
        <AppointmentCard {...appointmentLines(appointment)} large />
        <form method="post" action={siteConfig.apiHost + bookingEndpoints.cancel}>
          {reply && <BookingWarning>{reply.message}</BookingWarning>}
          <input type="hidden" name="token" value={token} />
          <p>{words.cancel.text}</p>
          <div className={styles.actions}>
            <Button type="submit" kind="red">
              {words.cancel.submit}
            </Button>
            <ButtonLink kind="line" to={bookingAddress({ token })}>
              {words.cancel.keep}
            </ButtonLink>
          </div>
        </form>
      </div>
    </PageHead>
  );
}
