import { utcText } from "./calendar-text.ts";
import type { CalendarEvent } from "./invitation.ts";

type Linked = Pick<CalendarEvent, "start" | "end" | "summary" | "description" | "location">;

/** Links that open a prefilled event in Google Calendar and Outlook. */
export function calendarLinks(event: Linked): { google: string; outlook: string } {
  const google = new URLSearchParams({
    action: "TEMPLATE",
    text: event.summary,
    dates: `${utcText(event.start)}/${utcText(event.end)}`,
    details: event.description,
    location: event.location,
  });
  const outlook = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.summary,
    startdt: new Date(event.start).toISOString(),
    enddt: new Date(event.end).toISOString(),
    body: event.description,
    location: event.location,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    // Outlook shows a plus sign where other programs read a space.
    outlook: `https://outlook.live.com/calendar/0/action/compose?${String(outlook).replaceAll("+", "%20")}`,
  };
}
