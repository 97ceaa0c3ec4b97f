import type { ReactNode } from "react";
import { booking as words } from "#content/booking.ts";
import { scheduling } from "#content/scheduling.ts";
import type { Appointment } from "#contract/booking.ts";
import { dateIn } from "#contract/calendar-date.ts";
import { sayDay } from "#contract/say-time.ts";
import { classNames } from "../ui/class-names.ts";
import { Monogram } from "../ui/monogram.tsx";
import { Signature } from "../ui/signature.tsx";
import styles from "./appointment-card.module.css";
import { sayRange, sayZone } from "./say-time.ts";

interface AppointmentCardProps {
  /** The facts so far; missing ones are shown as empty lines. */
  day?: string | undefined;
  time?: string | undefined;
  name?: string | undefined;
  host?: string;
  cancelled?: boolean;
  /** The large, signed card on the pad. */
  large?: boolean;
}

/** The appointment card. It is filled in line by line. */
export function AppointmentCard(props: AppointmentCardProps) {
  const { day, time, name, host = words.card.host, cancelled, large } = props;
  const { terms } = words.card;
  const struck = (line: ReactNode) => (cancelled ? <s>{line}</s> : line);
  return (
    <div className={classNames(styles.card, large && styles.large)}>
      <p className={styles.title}>
        {cancelled ? words.card.cancelled : words.card.title}
        {large && <Monogram letters={words.call.company.slice(0, 1)} />}
      </p>
      <dl>
        <Line term={terms.day}>{struck(day)}</Line>
        <Line term={terms.time}>{struck(time)}</Line>
        <Line term={terms.name}>{name}</Line>
        <Line term={terms.host}>{host}</Line>
      </dl>
      {large ? (
        <Signature of={scheduling.host} className={styles.signature} />
      ) : (
        <p className={styles.text}>{words.card.text}</p>
      )}
    </div>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The lines of the card for an existing appointment. */
export function appointmentLines(appointment: Appointment): AppointmentCardProps {
  const { start, end, timeZone, fullName, by, state } = appointment;
  return {
    day: sayDay(dateIn(start, timeZone), "full"),
    time: words.card.inZone(sayRange(start, end, timeZone), sayZone(timeZone)),
    name: fullName,
    host: words.card.hostBy(by),
    cancelled: state === "cancelled",
  };
}
