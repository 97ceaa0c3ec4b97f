import type { AgendaWeek, BlockRequest, Placed } from "#contract/desk-agenda.ts";

/** Letters of the reason of a block at most. */
export const mostReasonLetters = 200;

/** What stands in the fields of the form. */
export interface TypedBlock extends BlockRequest {
  whole: boolean;
}

const minutesOf = (time: string) => {
  const [hour, minute] = time.split(":").map(Number);
  return hour === undefined || minute === undefined ? undefined : hour * 60 + minute;
};

/** The part of a day that a typed stretch takes; undefined when none, or when it is not whole. */
export function partOn(date: string, typed: TypedBlock): Placed | undefined {
  const { from, to, whole } = typed;
  const last = to || from;
  if (!from || date < from || date > last) return undefined;
  if (whole) return { from: 0, to: 24 * 60 };
  const start = minutesOf(typed.fromTime);
  const end = minutesOf(typed.toTime);
  if (start === undefined || end === undefined || (from === last && end <= start)) return undefined;
  return { from: date === from ? start : 0, to: date === last ? end : 24 * 60 };
}

/** The booked calls of the week that stand in a typed stretch. */
export const callsInside = (week: AgendaWeek, typed: TypedBlock) =>
  week.days.flatMap(({ date, calls }) => {
    const part = partOn(date, typed);
    return part
      ? calls.filter(
          (call) => call.state === "confirmed" && call.from < part.to && call.to > part.from,
        )
      : [];
  });
