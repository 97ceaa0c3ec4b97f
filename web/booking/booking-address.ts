import { pages } from "#content/pages.ts";
import type { BookingPageQuery } from "#contract/booking.ts";

/** URL of the booking page with query fields; undefined ones are omitted. */
export function bookingAddress(
  query: {
    [Name in keyof BookingPageQuery]: BookingPageQuery[Name] | undefined;
  },
): string {
  const fields = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(fields).toString();
  return search ? `${pages.booking.path}?${search}` : pages.booking.path;
}
