import { Link } from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import type { AgendaDay, AgendaWeek } from "#contract/desk-agenda.ts";
import { sayClock } from "../ui/say-time.ts";
import { partOn, type TypedBlock } from "./block-part.ts";
import { shortDetailsOf, stageOf } from "./call-words.ts";
import { firstMinute, lastMinute, placeClasses } from "./grid-place.ts";
import { NowLine } from "./now-line.tsx";
import { sayDate, sayHour, sayLongDate, sayMinutes, sayRange } from "./say-week.ts";
import type { DragHandlers } from "./use-drag-block.ts";

const fullHours = Array.from(
  { length: (lastMinute - firstMinute) / 60 },
  (_, index) => firstMinute / 60 + index,
);

const wholeDay = placeClasses({ from: 0, to: 24 * 60 });

/** The week as columns of half hours. */
export function WeekGrid({
  week,
  now,
  typed,
  drag,
}: {
  week: AgendaWeek;
  now: number;
  typed: TypedBlock;
  drag: DragHandlers;
}) {
  const { days, today, monday } = week;
  return (
    <section className="week" aria-label={words.gridLabel(sayLongDate(monday))} {...drag}>
      {days.map((day, index) => (
        <DayHead key={day.date} day={day} column={index + 1} isToday={day.date === today} />
      ))}
      {fullHours.map((hour) => (
        <span
          key={hour}
          className={`hr ${placeClasses({ from: hour * 60, to: hour * 60 + 30 })}`}
          aria-hidden="true"
        >
          {sayHour(hour, words.noon)}
        </span>
      ))}
      <span className="mg" />
      {days.map((day, index) => (
        <DayColumn key={day.date} day={day} column={`d${index + 1}`} now={now} typed={typed} />
      ))}
      <NowLine week={week} />
    </section>
  );
}

function DayHead({ day, column, isToday }: { day: AgendaDay; column: number; isToday: boolean }) {
  const count = day.calls.filter(({ state }) => state === "confirmed").length;
  const calls = words.calls(count);
  const look = isToday ? "today" : day.off ? "off" : "";
  return (
    <h2 className={`dh d${column} ${look}`}>
      <b>{sayDate(day.date)}</b>
      <span>{isToday ? `${words.isToday}, ${calls}` : day.off || calls}</span>
    </h2>
  );
}

function DayColumn({
  day,
  column,
  now,
  typed,
}: {
  day: AgendaDay;
  column: string;
  now: number;
  typed: TypedBlock;
}) {
  const pick = partOn(day.date, typed);
  const pickPlace = pick && placeClasses(pick);
  return (
    <>
      <span className={`col ${column} ${wholeDay} ${day.off ? "off" : ""}`} data-date={day.date} />
      {day.off ? (
        <span className={`shut t ${column} ${wholeDay}`}>{words.noCallsOn(day.off)}</span>
      ) : (
        closedOf(day).map((span) => (
          <span key={span.from} className={`shut ${column} ${placeClasses(span) ?? "vh"}`} />
        ))
      )}
      {day.blocks.map((block) => {
        const place = placeClasses(block);
        return (
          place && (
            <a key={block.id} className={`ev blk ${column} ${place}`} href={`#block-${block.id}`}>
              <b>{words.blocked}</b>
              {block.why || sayRange(sayMinutes(block.from), sayMinutes(block.to))}
            </a>
          )
        );
      })}
      {pick && pickPlace && (
        <span className={`ev pick ${column} ${pickPlace}`}>
          <b>{sayRange(sayMinutes(pick.from), sayMinutes(pick.to))}</b>
          {words.toBlock}
        </span>
      )}
      {day.holds.map((hold) => (
        <span key={hold.start} className={`ev held ${column} ${placeClasses(hold) ?? "vh"}`}>
          <b>{words.beingChosen}</b>
          {words.until(sayClock(hold.until))}
        </span>
      ))}
      {day.calls.map((call) => (
        <Link
          key={call.id}
          className={`ev ${looks[stageOf(call, now)]} ${column} ${placeClasses(call) ?? "vh"}`}
          to={`/leads/${call.leadId}`}
        >
          <b>{call.name}</b>
          <span className="vh">{sayClock(call.start)}, </span>
          <span>{shortDetailsOf(call, now)}</span>
        </Link>
      ))}
    </>
  );
}

const looks = { canceled: "gone", over: "past", running: "cur", ahead: "" } as const;

/** The hours between and around the opening hours of a day. */
function closedOf({ open }: AgendaDay) {
  const edges = [firstMinute, ...open.flatMap(({ from, to }) => [from, to]), lastMinute];
  return open
    .map((_, index) => ({ from: edges[index * 2] ?? 0, to: edges[index * 2 + 1] ?? 0 }))
    .concat({ from: edges.at(-2) ?? 0, to: lastMinute })
    .filter(({ from, to }) => to > from);
}
