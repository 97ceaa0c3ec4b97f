import { useSyncExternalStore } from "react";

interface LocalDateProps {
  /** ISO 8601. */
  date: string;
  className?: string;
}

const never = () => () => {};

/**
 * A day in the reader's own format; in American English until React knows the reader's settings. It
 * is the day as written, wherever the reader is.
 */
export function LocalDate({ date, className }: LocalDateProps) {
  const locale = useSyncExternalStore(
    never,
    () => navigator.language,
    () => "en-US",
  );
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time className={className} dateTime={date}>
      {time.toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" })}
    </time>
  );
}
