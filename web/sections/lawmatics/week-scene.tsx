import type { CSSProperties } from "react";
import type { lawmatics } from "#content/landing/lawmatics.ts";
import styles from "./week-scene.module.css";

/** A working week in which only one hour was really free. */
export function WeekScene({ week }: { week: typeof lawmatics.features.booking.scene }) {
  return (
    <ol className={styles.week}>
      {week.map(({ day, date, events }) => (
        <li key={day}>
          <b>{date}</b>
          {day}
          {events.map(({ start, length, text, fresh }) => (
            <i
              key={text}
              className={fresh && styles.fresh}
              style={{ "--start": start, "--length": length } as CSSProperties}
            >
              {text}
            </i>
          ))}
        </li>
      ))}
    </ol>
  );
}
