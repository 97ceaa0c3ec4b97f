import { useMemo } from "react";
import { data } from "react-router";
import type { BookingPageQuery, SlotMonth } from "#contract/booking.ts";
import { dateIn } from "#contract/calendar-date.ts";
import { zoneName } from "#contract/time-zone.ts";
import { openMonth } from "../booking/open-month.ts";
import { servicesContext } from "../page-context.ts";
import { pageMeta } from "../page-meta.ts";
import { AppointmentPage } from "../sections/booking/appointment-page.tsx";
import { BookPage } from "../sections/booking/book-page.tsx";
import { CancelPage } from "../sections/booking/cancel-page.tsx";
import { UnknownLink } from "../sections/booking/unknown-link.tsx";
import type { Route } from "./+types/booking";

export const meta = () => pageMeta("booking");

/** Without a token the times of a month; with one the appointment, and the times to move it to. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { bookings, formReply: reply } = context.get(servicesContext);
  const asked: BookingPageQuery = Object.fromEntries(new URL(request.url).searchParams);
  const { token, change } = asked;
  const found = token === undefined ? undefined : await bookings.find(token);
  const zone = zoneName(asked.zone ?? "") ?? zoneName(found?.appointment.timeZone ?? "");
  const slot = instant(reply?.values.slot ?? asked.slot);
  const month =
    asked.month && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked.month)
      ? asked.month
      : slot && dateIn(slot, zone ?? "UTC").slice(0, 7);
  const moves = found?.appointment.changeable && change === "reschedule";
  const times =
    token === undefined || moves
      ? await openMonth({ zone, month, token }, bookings.slots)
      : undefined;
  // A refused form is shown again, even if its link is no longer valid.
  const status = token !== undefined && !found && !reply ? 404 : 200;
  const query = { ...asked, zone, slot, month };
  // As one text: as objects, a month of times would make up a tenth of the document.
  return data({ query, found, times: times && JSON.stringify(times), reply }, { status });
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  const { query, found, times: text, reply } = loaderData;
  const times = useMemo(() => text && (JSON.parse(text) as SlotMonth), [text]);
  if (query.token !== undefined && !found) return <UnknownLink />;
  if (times) {
    // Another address is another start; the steps of one booking keep theirs.
    const key = Object.values(query).join();
    return <BookPage key={key} query={query} times={times} moving={found} reply={reply} />;
  }
  if (!found) return null;
  if (query.change === "cancel" && found.appointment.changeable) {
    return <CancelPage booking={found} reply={reply} />;
  }
  return <AppointmentPage booking={found} done={query.done} reply={reply} />;
}

/** The calendar's dates have years of four digits, in every zone. */
const firstTime = Date.UTC(2000, 0);
const lastTime = Date.UTC(9999, 0);

function instant(text: string | undefined): string | undefined {
  const time = Date.parse(text ?? "");
  return time >= firstTime && time < lastTime ? new Date(time).toISOString() : undefined;
}
