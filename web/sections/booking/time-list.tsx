import { useNavigate } from "react-router";
import { booking as words } from "#content/booking.ts";
import { pages } from "#content/pages.ts";
import type { BookingPageQuery, SlotMonth } from "#contract/booking.ts";
import { addMonths } from "#contract/calendar-date.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import { bookingAddress } from "../../booking/booking-address.ts";
import { sayMonth, sayZone } from "../../booking/say-time.ts";
import { ZonePicker } from "../../booking/zone-picker.tsx";
import { mainZones } from "../../booking/zones.ts";
import { ChoiceCell } from "../../forms/choice-cell.tsx";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./time-list.module.css";

interface TimeListProps {
  query: BookingPageQuery;
  times: SlotMonth;
  /** Of the appointment that is being moved. */
  token?: string | undefined;
}

/** The open times of a month as links: no script, no table, nothing but days and times. */
export function TimeList({ query, times, token }: TimeListProps) {
  const { zone, month } = times;
  const kept = {
    ...(token && ({ token, change: "reschedule" } as const)),
    view: query.view,
    slip: query.slip,
    zone,
  };
  const days = times.days
    .map(({ date, slots }) => ({ date, open: slots.filter(({ state }) => state === "open") }))
    .filter(({ open }) => open.length > 0);
  const others = [
    ...(month > times.firstMonth ? [addMonths(month, -1)] : []),
    ...(month < times.lastMonth ? [addMonths(month, 1)] : []),
  ];
  return (
    <div className={styles.sheet}>
      <h2>{`${words.list.title}, ${sayMonth(month)}`}</h2>
      <JumpingZone query={{ ...kept, month }} zone={zone} />
      <noscript>
        <ZoneForm query={{ ...kept, month }} zone={zone} />
      </noscript>
      <p className={styles.said}>{words.list.zone(sayZone(zone))}</p>
      {days.length === 0 && <p>{words.time.noMonth(sayMonth(month, "alone"))}</p>}
      <ul className={styles.days}>
        {days.map(({ date, open }) => (
          <li key={date}>
            <h3>{sayDay(date, "short")}</h3>
            <div>
              {open.map(({ start }) => (
                <TextLink
                  key={start}
                  to={bookingAddress({ ...kept, view: undefined, slot: start })}
                >
                  {sayTime(start, zone)}
                </TextLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.others}>
        {others.map((other) => (
          <TextLink key={other} to={bookingAddress({ ...kept, month: other })}>
            {words.list.later(sayMonth(other, "alone"))}
          </TextLink>
        ))}
        <TextLink
          className={styles.scripted}
          to={bookingAddress({ ...kept, month, view: undefined })}
        >
          {words.list.calendar}
        </TextLink>
      </p>
    </div>
  );
}

interface ZoneProps {
  query: Parameters<typeof bookingAddress>[0];
  zone: string;
}

/** Chooses the zone where no script runs. */
function ZoneForm({ query, zone }: ZoneProps) {
  const { zone: _, ...kept } = query;
  return (
    <form method="get" action={pages.booking.path} className={styles.zone}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <ChoiceCell id="zone" label={words.time.zone} className={styles.cell}>
        <select id="zone" name="zone" defaultValue={zone}>
          {mainZones(zone).map(({ id, name, city }) => (
            <option key={id} value={id}>
              {`${name}, ${city}`}
            </option>
          ))}
        </select>
      </ChoiceCell>
      <Button type="submit" kind="line">
        {words.list.show}
      </Button>
    </form>
  );
}

/** Chooses the zone where scripts run. */
function JumpingZone({ query, zone }: ZoneProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.scripted}>
      <ZonePicker
        zone={zone}
        onZone={(id) =>
          navigate(bookingAddress({ ...query, zone: id }), { preventScrollReset: true })
        }
      />
    </div>
  );
}
