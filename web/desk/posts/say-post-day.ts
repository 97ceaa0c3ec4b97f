const format = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** "10 Mar 2026"; what is no date stays as it was typed. */
export function sayPostDay(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : format.format(time);
}
