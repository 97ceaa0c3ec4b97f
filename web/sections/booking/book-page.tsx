import { booking as words } from "#content/booking.ts";
import { pages } from "#content/pages.ts";
import type { BookingBody, BookingPageQuery, SlotMonth } from "#contract/booking.ts";
import type { FormReply } from "#contract/page-services.ts";
import { bookingAddress } from "../../booking/booking-address.ts";
import { BookingPanel } from "../../booking/booking-panel.tsx";
import { BookingSteps } from "../../booking/booking-steps.tsx";
import { titleOf, useBooking } from "../../booking/use-booking.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./book-page.module.css";
import { MoveForm } from "./move-form.tsx";
import { TimeList } from "./time-list.tsx";

interface BookPageProps {
  query: BookingPageQuery;
  times: SlotMonth;
  /** The appointment that is being moved. */
  moving?: BookingBody | undefined;
  reply?: FormReply | undefined;
}

/**
 * Choosing a time and writing the details. The calendar needs scripts; without them a link leads to
 * the same times as a list, and the forms post by themselves.
 */
export function BookPage({ query, times, moving, reply }: BookPageProps) {
  const booking = useBooking({
    heading: "h2",
    times,
    zone: query.zone,
    slot: query.slot,
    moving,
    reply,
  });
  const asList = query.view === "list" && booking.step === "time";
  const listAddress = bookingAddress({ ...query, view: "list" });
  return (
    <PageHead
      page="booking"
      title={titleOf(booking)}
      current={pages.booking.label}
      className={styles.page}
    >
      {moving ? (
        <p className={styles.text}>{words.reschedule.text}</p>
      ) : (
        <BookingSteps at={booking.step === "time" ? 0 : 1} />
      )}
      {asList ? (
        <TimeList query={query} times={times} token={moving?.token} />
      ) : (
        <>
          <div className={booking.step === "time" ? styles.calendar : styles.details}>
            <BookingPanel booking={booking} lifted slip={query.slip} />
            {booking.step === "time" && (
              <p className={styles.other}>
                <TextLink to={listAddress}>{words.time.list}</TextLink>
              </p>
            )}
          </div>
          {booking.step === "time" && (
            <noscript>
              {moving && query.slot ? (
                <MoveForm booking={booking} moving={moving} slot={query.slot} />
              ) : (
                <p className={styles.other}>
                  <ButtonLink to={listAddress} arrow>
                    {words.time.list}
                  </ButtonLink>
                </p>
              )}
            </noscript>
          )}
        </>
      )}
    </PageHead>
  );
}
