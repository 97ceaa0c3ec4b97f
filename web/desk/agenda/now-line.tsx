import type { AgendaWeek } from "#contract/desk-agenda.ts";
import { firstMinute, lastMinute, placeClasses, rowHeight, rowMinutes } from "./grid-place.ts";
import { sayMinutes } from "./say-week.ts";

/** The red line of this minute, from the margin to today; its time stands in the margin. */
export function NowLine({ week: { days, today, minute } }: { week: AgendaWeek }) {
  const column = days.findIndex(({ date }) => date === today) + 1;
  if (column === 0 || minute < firstMinute || minute >= lastMinute) return null;
  const place = placeClasses({ from: minute, to: minute + 1 });
  const y = ((minute % rowMinutes) / rowMinutes) * rowHeight;
  const time = sayMinutes(minute).replace(/ .m$/, "");
  return (
    <>
      <svg
        className={`now ${place} until-d${column}`}
        viewBox={`0 0 100 ${rowHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 ${y}H100`} />
      </svg>
      <svg className={`nowt ${place}`} width="58" height={rowHeight} aria-hidden="true">
        <text x="50" y={y + 5} textAnchor="end">
          {time}
        </text>
      </svg>
    </>
  );
}
