import { pages } from "#content/pages.ts";
import type { BookingPageQuery } from "#contract/booking.ts";

/** Address of the booking page with fields of its query; undefined ones are left out. */
export function bookingAddress(
  query: {
    [Name in keyof BookingPageQuery]: BookingPageQuery[Name] | undefined;
  },
): string {
  const fields = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(fields).toString();
  return search ? `${pages.booking.path}?${search}` : pages.booking.path;
}
