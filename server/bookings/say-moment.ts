/** "Tuesday, March 17, 2026 at 10:30 AM MDT": an instant in a zone, for people. */
export function sayMoment(instant: number, zone: string): string {
  return format(instant, zone, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}

/** "Tue, Mar 17, 10:30 AM MDT": the same, for a subject line or a list. */
export function sayMomentShort(instant: number, zone: string): string {
  return format(instant, zone, {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}

function format(instant: number, zone: string, parts: Intl.DateTimeFormatOptions): string {
  // Newer time zone data puts a narrow space before AM, which some mail programs show as a box.
  return new Intl.DateTimeFormat("en-US", { timeZone: zone, ...parts })
    .format(instant)
    .replace(/[\u202f\u00a0]/g, " ");
}
