import { useEffect, useRef, useState } from "react";
import { booking as words } from "#content/booking.ts";
import { dateIn } from "#contract/calendar-date.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import { Button } from "../ui/button.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import { BookingLayout } from "./booking-layout.tsx";
import { BookingWarning } from "./booking-warning.tsx";
import { DetailsForm } from "./details-form.tsx";
import { MonthCalendar } from "./month-calendar.tsx";
import { MoveButton } from "./move-button.tsx";
import { hasOpen } from "./open-month.ts";
import { endOf, sayMonth, sayRange } from "./say-time.ts";
import { SlotList } from "./slot-list.tsx";
import type { Booking } from "./use-booking.ts";
import { ZonePicker } from "./zone-picker.tsx";

/** The calendar and, once a time is chosen, the form for the details. */
export function BookingPanel({
  booking,
  lifted,
  slip,
}: {
  booking: Booking;
  lifted?: boolean | undefined;
  /** The slip in the address of the page, as a query. */
  slip?: string | undefined;
}) {
  const { step, zone, day, slot, times, name, moving } = booking;
  const place = useRef<HTMLDivElement>(null);
  // Once shown, the form stays in the page, hidden, so that its text survives choosing another
  // time.
  const [reached, setReached] = useState(step === "details");
  if (step === "details" && !reached) setReached(true);
  const lastStep = useRef(step);
  useEffect(() => {
    // When the visitor returns from the details, moves the focus to the chosen time.
    if (lastStep.current === "details" && step === "time" && !booking.gone)
      place.current?.querySelector<HTMLElement>("input[type=radio]:checked")?.focus();
    lastStep.current = step;
  }, [step, booking.gone]);

  const slotDay = slot && dateIn(slot, zone);
  const shownDay = slotDay ?? (step === "time" ? day : undefined);
  return (
    <div ref={place}>
      <BookingLayout
        lifted={lifted}
        heading={booking.heading}
        wide={step === "details"}
        busy={step === "time" && !times && !booking.failed}
        card={
          <AppointmentCard
            day={shownDay && sayDay(shownDay, "short")}
            time={slot && sayRange(slot, endOf(slot), zone)}
            name={moving?.appointment.fullName ?? name}
          />
        }
      >
        {step === "time" && (
          <div>
            <MonthCalendar
              heading={booking.heading}
              month={booking.month}
              times={times}
              bounds={booking.bounds}
              day={day}
              onMonth={booking.chooseMonth}
              onDay={booking.chooseDay}
            />
            <ZonePicker zone={zone} onZone={booking.chooseZone} />
          </div>
        )}
        {step === "time" && (
          <SlotList
            day={day}
            slots={booking.failed && !times ? [] : slotsOf(booking)}
            zone={zone}
            slot={slot}
            onSlot={booking.chooseSlot}
            warning={<Refusal booking={booking} />}
            empty={<NoTimes booking={booking} />}
            action={moving ? <MoveButton booking={booking} /> : <Next booking={booking} />}
          />
        )}
        {reached && <DetailsForm booking={booking} slip={slip} />}
      </BookingLayout>
    </div>
  );
}

function slotsOf({ times, day }: Booking) {
  return times && (times.days.find(({ date }) => date === day)?.slots ?? []);
}

/** Explains why the requested time was not booked. */
function Refusal({ booking: { gone, refused, zone } }: { booking: Booking }) {
  if (gone) return <Gone gone={gone} zone={zone} />;
  return refused && <BookingWarning focus={refused.focus}>{refused.message}</BookingWarning>;
}

/** Says that the time was taken, and offers the nearest free one. */
function Gone({ gone, zone }: { gone: NonNullable<Booking["gone"]>; zone: string }) {
  const sayWith = (other: string, instant: string) =>
    dateIn(instant, zone) === dateIn(other, zone)
      ? sayTime(instant, zone)
      : `${sayDay(dateIn(instant, zone), "short")}, ${sayTime(instant, zone)}`;
  return (
    <BookingWarning focus>
      <b>{words.time.gone(sayTime(gone.slot, zone))}</b>
      {gone.next && <p>{words.time.goneNext(sayWith(gone.slot, gone.next))}</p>}
    </BookingWarning>
  );
}

function NoTimes({ booking }: { booking: Booking }) {
  const { times, failed, month } = booking;
  if (failed && !times) {
    return (
      <div role="alert">
        <p>{words.time.failed}</p>
        <Button kind="line" small onClick={booking.refresh}>
          {words.time.retry}
        </Button>
      </div>
    );
  }
  const said = sayMonth(month, "alone");
  return (
    <p role="status">{times && !hasOpen(times) ? words.time.noMonth(said) : words.time.noTimes}</p>
  );
}

function Next({ booking }: { booking: Booking }) {
  const { busy, slot } = booking;
  return (
    <Button
      kind="red"
      small
      arrow={!busy}
      disabled={!slot || busy}
      data-react=""
      onClick={booking.next}
    >
      {words.time.next}
    </Button>
  );
}
