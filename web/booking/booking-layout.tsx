import type { ReactNode } from "react";
import { booking as words } from "#content/booking.ts";
import { scheduling } from "#content/scheduling.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./booking-layout.module.css";

interface BookingLayoutProps {
  /** The current step: month and times, or the details. */
  children: ReactNode;
  /** The card that is filled in. */
  card: ReactNode;
  /** One wide part instead of month and times. */
  wide?: boolean;
  busy?: boolean | undefined;
  heading?: "h2" | "h3";
  /** Shown on the yellow pad. */
  lifted?: boolean | undefined;
}

/**
 * The calendar's frame: the description of the call and its card on the left, the current step on
 * the right.
 */
export function BookingLayout({
  children,
  card,
  wide,
  busy,
  lifted,
  heading: Heading = "h3",
}: BookingLayoutProps) {
  return (
    <div
      className={classNames(styles.panel, wide && styles.wide, lifted && styles.lifted)}
      aria-busy={busy || undefined}
    >
      {children}
      <div className={styles.call}>
        <Heading className={styles.title}>
          <small>{words.call.company}</small> {words.call.title}
        </Heading>
        <ul>
          <li>
            <Icon name="clock" />
            {words.call.facts[0]}
          </li>
          <li>
            <Icon name="phone" />
            {words.call.facts[1]}
          </li>
          <li>
            <Icon name="globe" />
            {words.time.companyZone(scheduling.zoneName)}
          </li>
        </ul>
        {card}
      </div>
    </div>
  );
}
