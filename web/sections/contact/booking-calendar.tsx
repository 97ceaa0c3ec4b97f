import { lazy, Suspense } from "react";
import type { contact } from "#content/contact.ts";
import { CalendarPlaceholder } from "../../booking/calendar-placeholder.tsx";
import { siteConfig } from "../../site-config.ts";
import { useInView } from "../../ui/use-in-view.ts";
import { SchedulingEmbed } from "./scheduling-embed.tsx";

const LazyCalendar = lazy(async () => ({
  default: (await import("../../booking/lazy-calendar.tsx")).LazyCalendar,
}));

interface BookingCalendarProps {
  words: typeof contact.calendar;
  /** The slip in the address of the page, as a query. */
  slip?: string | undefined;
}

/** The booking calendar: another company's where SCHEDULING_URL names one, else our own. */
export function BookingCalendar({ words, slip }: BookingCalendarProps) {
  return (
    <div id="calendar">
      {siteConfig.schedulingUrl ? (
        <SchedulingEmbed url={siteConfig.schedulingUrl} words={words} />
      ) : (
        <OwnCalendar slip={slip} />
      )}
    </div>
  );
}

/** Its code and its times are loaded when it comes near, and never before the first touch. */
function OwnCalendar({ slip }: Pick<BookingCalendarProps, "slip">) {
  const { place, seen } = useInView<HTMLDivElement>("300px");
  return (
    <div ref={place}>
      {seen ? (
        <Suspense fallback={<CalendarPlaceholder lifted />}>
          <LazyCalendar lifted />
        </Suspense>
      ) : (
        <CalendarPlaceholder lifted slip={slip} />
      )}
    </div>
  );
}
