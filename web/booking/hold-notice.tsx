import { useEffect, useState } from "react";
import { booking as words } from "#content/booking.ts";
import type { Held } from "#contract/booking.ts";
import { sayTime } from "#contract/say-time.ts";
import formStyles from "../forms/lead-form.module.css";
import { classNames } from "../ui/class-names.ts";
import styles from "./details-form.module.css";

/** Shows how long the time is held, and when the hold has expired. */
export function HoldNotice({ held, zone }: { held: Held; zone: string }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    const timer = setTimeout(() => setOver(true), held.seconds * 1000);
    return () => clearTimeout(timer);
  }, [held]);
  const time = sayTime(held.slot, zone);
  return (
    <p role="status" className={classNames(formStyles.note, styles.held)}>
      {over ? words.details.heldOver(time) : words.details.held(time)}
    </p>
  );
}
