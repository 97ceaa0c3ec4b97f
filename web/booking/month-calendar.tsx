import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { booking as words } from "#content/booking.ts";
import type { SlotMonth } from "#contract/booking.ts";
import { addMonths } from "#contract/calendar-date.ts";
import { sayDay } from "#contract/say-time.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./month-calendar.module.css";
import { clampDay, dayAfterKey, weekdays, weeksOf } from "./month-days.ts";
import { sayMonth } from "./say-time.ts";

interface MonthCalendarProps {
  heading: "h2" | "h3";
  /** YYYY-MM. */
  month: string;
  /** Its times; undefined while they are loading. */
  times: SlotMonth | undefined;
  /** The first and last month that can be shown. */
  bounds: Pick<SlotMonth, "firstMonth" | "lastMonth"> | undefined;
  /** The day whose times are shown. */
  day: string | undefined;
  onMonth(month: string): void;
  onDay(date: string): void;
}

/** A month in the grid pattern of the ARIA practices: one tab stop, arrow keys inside. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { heading: Heading, month, times, bounds, day, onMonth, onDay } = props;
  const grid = useRef<HTMLTableElement>(null);
  /** The day at the keyboard; the focus follows once that day is on the page. */
  const [at, setAt] = useState<string>();
  const follow = useRef(false);
  const stop = [at, day].find((date) => date?.startsWith(month)) ?? `${month}-01`;

  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(stop, event.key);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const within = bounds ? clampDay(next, bounds.firstMonth, bounds.lastMonth) : next;
    if (within === stop) return;
    follow.current = true;
    setAt(within);
    if (!within.startsWith(month)) onMonth(within.slice(0, 7));
  };

  const weeks = weeksOf(month);
  const states = new Map(times?.days.map(({ date, slots }) => [date, dayState(slots)]));
  const cell = (date: string) => {
    const free = states.get(date) ?? (times ? "closed" : "loading");
    const open = typeof free === "number";
    return (
      <td
        key={date}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is pressed
        role="gridcell"
        data-react=""
        data-day={date}
        data-state={open ? "open" : free}
        tabIndex={date === stop ? 0 : -1}
        aria-selected={date === day}
        aria-disabled={!open}
        aria-label={dayLabel(date, free)}
        onFocus={() => setAt(date)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          if (open) onDay(date);
        }}
        onClick={() => open && onDay(date)}
      >
        {Number(date.slice(8))}
      </td>
    );
  };

  return (
    <div>
      <div className={styles.head}>
        <Heading aria-live="polite">{sayMonth(month)}</Heading>
        <Turn
          label={words.time.previousMonth}
          icon="left"
          to={addMonths(month, -1)}
          open={!!bounds && month > bounds.firstMonth}
          onMonth={onMonth}
        />
        <Turn
          label={words.time.nextMonth}
          icon="right"
          to={addMonths(month, 1)}
          open={!!bounds && month < bounds.lastMonth}
          onMonth={onMonth}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA practices
        role="grid"
        aria-label={words.time.days(sayMonth(month))}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ "--weeks": weeks.length } as CSSProperties}>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) => (date ? cell(date) : <td key={weekdays[index]?.short} />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TurnProps {
  label: string;
  icon: "left" | "right";
  to: string;
  open: boolean;
  onMonth(month: string): void;
}

/** Goes to another month. At the last one the button keeps the focus and does nothing. */
function Turn({ label, icon, to, open, onMonth }: TurnProps) {
  return (
    <button
      type="button"
      data-react=""
      className={styles.turn}
      aria-label={label}
      aria-disabled={!open}
      onClick={() => open && onMonth(to)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The accessible name of a day: its date and its free times. */
function dayLabel(date: string, free: number | "full" | "closed" | "loading"): string {
  const day = sayDay(date, "long");
  if (typeof free === "number") return words.time.free(day, free);
  return free === "loading" ? day : words.time[free](day);
}

/** The number of free times, or "full" if there are none. */
function dayState(slots: SlotMonth["days"][number]["slots"]): number | "full" {
  return slots.filter(({ state }) => state === "open").length || "full";
}
