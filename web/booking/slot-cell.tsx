import { useId } from "react";
import { booking as words } from "#content/booking.ts";
import { dateIn } from "#contract/calendar-date.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import { ChoiceCell } from "../forms/choice-cell.tsx";
import type { Booking } from "./use-booking.ts";

/** Maximum number of other times offered when the chosen one is taken. */
const most = 40;

/**
 * The time that a form is about, for posting without scripts. If the time is taken in the meantime,
 * it becomes a choice of other times, so that nothing has to be typed twice.
 */
export function SlotCell({
  booking,
  className,
}: {
  booking: Pick<Booking, "slot" | "times" | "zone" | "reply" | "chooseSlot">;
  className?: string | undefined;
}) {
  const { slot, times, zone, reply, chooseSlot } = booking;
  const id = useId();
  const open = (times?.days ?? []).flatMap(({ slots }) =>
    slots.filter(({ state }) => state === "open").map(({ start }) => start),
  );
  const posted = reply?.values.slot;
  if (!posted || !times || open.includes(posted)) {
    return <input type="hidden" name="slot" value={slot ?? ""} />;
  }
  const after = open.filter((start) => start > posted);
  const offered = (after.length > 0 ? after : open).slice(0, most);
  return (
    <ChoiceCell id={id} label={words.list.time} wide className={className}>
      <select
        id={id}
        name="slot"
        defaultValue={offered[0]}
        onChange={(event) => chooseSlot(event.currentTarget.value)}
      >
        {offered.map((start) => (
          <option key={start} value={start}>
            {sayDay(dateIn(start, zone), "long")}, {sayTime(start, zone)}
          </option>
        ))}
      </select>
    </ChoiceCell>
  );
}
