import { type ReactNode, useId } from "react";
import { booking as words } from "#content/booking.ts";
import type { Slot } from "#contract/booking.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import styles from "./slot-list.module.css";
import { Placeholders } from "./slot-placeholders.tsx";

interface SlotListProps {
  day: string | undefined;
  /** Undefined while they are loading. */
  slots: readonly Slot[] | undefined;
  zone: string;
  slot: string | undefined;
  onSlot(start: string): void;
  /** The warning above the times. */
  warning?: ReactNode;
  /** Shown when there is no time to choose. */
  empty?: ReactNode;
  /** The button for the chosen time. */
  action: ReactNode;
}

/** The times of a day, as radio buttons: arrow keys choose, taken times are disabled. */
export function SlotList(props: SlotListProps) {
  const { day, slots, zone, slot, onSlot, warning, empty, action } = props;
  const name = useId();
  const open = slots?.some(({ state }) => state === "open");
  return (
    <div className={styles.times}>
      {warning}
      {slots && !open ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        <fieldset className={styles.day}>
          <legend>{day && slots ? sayDay(day, "short") : words.time.loading}</legend>
          <div className={styles.slots} data-many={!slots || slots.length > 7 || undefined}>
            {slots ? (
              slots.map(({ start, state }) => (
                <label key={start}>
                  <input
                    type="radio"
                    name={name}
                    value={start}
                    checked={start === slot}
                    disabled={state === "taken" && start !== slot}
                    onChange={() => onSlot(start)}
                  />
                  <span>
                    {sayTime(start, zone)}
                    {state === "taken" && (
                      <span className="visually-hidden">, {words.time.taken}</span>
                    )}
                  </span>
                </label>
              ))
            ) : (
              <Placeholders />
            )}
          </div>
        </fieldset>
      )}
      {action}
    </div>
  );
}
