import { booking as words } from "#content/booking.ts";
import { pages } from "#content/pages.ts";
import type { BookingBody, BookingPageQuery } from "#contract/booking.ts";
import type { FormReply } from "#contract/page-services.ts";
import { AppointmentCard, appointmentLines } from "../../booking/appointment-card.tsx";
import { bookingAddress } from "../../booking/booking-address.ts";
import { BookingSteps } from "../../booking/booking-steps.tsx";
import { BookingWarning } from "../../booking/booking-warning.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { siteConfig } from "../../site-config.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./appointment-page.module.css";
import { useFocusHeading } from "./use-focus-heading.ts";

interface AppointmentPageProps {
  booking: BookingBody;
  done?: BookingPageQuery["done"];
  reply?: FormReply | undefined;
}

/** The appointment as a page: the card, the ways into a calendar, the ways to change it. */
export function AppointmentPage({ booking, done, reply }: AppointmentPageProps) {
  useFocusHeading();
  const { appointment } = booking;
  const cancelled = appointment.state === "cancelled";
  return (
    <PageHead
      page="booking"
      title={titleOf(booking, done)}
      current={pages.booking.label}
      className={styles.page}
    >
      {done === "booked" && !cancelled && <BookingSteps at={2} />}
      <div className={styles.spread}>
        <AppointmentCard {...appointmentLines(appointment)} large />
        <div>
          {reply && <BookingWarning>{reply.message}</BookingWarning>}
          {cancelled ? (
            <>
              <p>{words.cancel.doneText}</p>
              <p className={styles.actions}>
                <ButtonLink to={pages.booking.path} arrow>
                  {words.cancel.again}
                </ButtonLink>
              </p>
            </>
          ) : appointment.changeable ? (
            <Kept booking={booking} done={done} />
          ) : (
            <p>{words.invalid.text}</p>
          )}
        </div>
      </div>
    </PageHead>
  );
}

function titleOf({ appointment }: BookingBody, done: BookingPageQuery["done"]): string {
  if (appointment.state === "cancelled") return words.cancel.done;
  if (!appointment.changeable) return words.invalid.title;
  return done === "rescheduled" ? words.reschedule.done : words.confirmed.title;
}

/** The next steps, and the actions on the appointment. */
function Kept({ booking: { appointment, token }, done }: Omit<AppointmentPageProps, "reply">) {
  const { confirmed } = words;
  const { google, outlook, ics } = appointment.links;
  return (
    <>
      <p>
        {done ? confirmed.text(appointment.email) : confirmed.kept} {confirmed[appointment.by]}
      </p>
      <h2 className={styles.label}>{confirmed.add}</h2>
      <p className={styles.actions}>
        <ButtonLink small to={google} target="_blank" rel="noopener">
          <BrandMark mark="si:googlecalendar" height={18} />
          {confirmed.google}
        </ButtonLink>
        <ButtonLink small kind="line" to={outlook} target="_blank" rel="noopener">
          {confirmed.outlook}
        </ButtonLink>
        <ButtonLink small kind="line" to={siteConfig.apiHost + ics} reloadDocument>
          <Icon name="calendar" />
          {confirmed.file}
        </ButtonLink>
      </p>
      <p className={styles.changes}>
        <TextLink to={bookingAddress({ token, change: "reschedule" })}>
          {confirmed.reschedule}
        </TextLink>
        <TextLink to={bookingAddress({ token, change: "cancel" })}>{confirmed.cancel}</TextLink>
      </p>
    </>
  );
}
