import { agendaWords as words } from "#content/desk/agenda-words.ts";
import { addDays } from "#contract/calendar-date.ts";
import type { AgendaDay, AgendaWeek } from "#contract/desk-agenda.ts";
import { sayClock } from "../ui/say-time.ts";
import { CallLine } from "./call-line.tsx";
import { sayDate, sayMinutes, sayRange } from "./say-week.ts";

/** The week as days with their lines, which a phone shows in place of the grid. */
export function DayList({ week, now, back }: { week: AgendaWeek; now: number; back: string }) {
  return (
    <div className="days">
      {week.days.map((day) => (
        <section key={day.date} className={day.date === week.today ? "today" : undefined}>
          <h2>
            <b>{sayDate(day.date)}</b>
            <span>{whenOf(day, week.today)}</span>
          </h2>
          <Lines day={day} now={now} back={back} />
        </section>
      ))}
    </div>
  );
}

function whenOf({ date, off }: AgendaDay, today: string): string {
  if (date === today) return words.isToday;
  if (off) return words.closed;
  if (date < today) return words.isPast;
  return date === addDays(today, 1) ? words.isTomorrow : "";
}

function Lines({ day, now, back }: { day: AgendaDay; now: number; back: string }) {
  const { off, calls, blocks, holds } = day;
  const lines = [
    ...calls.map((call) => ({
      from: call.from,
      line: <CallLine key={call.id} call={call} now={now} back={back} />,
    })),
    ...blocks.map(({ id, from, to, why }) => ({
      from,
      line: (
        <div className="call" key={id}>
          <p className="tm">{sayRange(sayMinutes(from), sayMinutes(to))}</p>
          <div>
            {words.blocked}
            {why && <p className="sm">{why}</p>}
          </div>
        </div>
      ),
    })),
    ...holds.map(({ start, from, to, until }) => ({
      from,
      line: (
        <div className="call" key={start}>
          <p className="tm">{sayRange(sayMinutes(from), sayMinutes(to))}</p>
          <div>
            {words.beingChosen}
            <p className="sm">{words.until(sayClock(until))}</p>
          </div>
        </div>
      ),
    })),
  ].sort((a, b) => a.from - b.from);
  if (lines.length > 0 || !off)
    return (
      <div>
        {off && <p className="mute">{words.noCallsOn(off)}</p>}
        {lines.length === 0 && <p className="mute">{words.calls(0)}</p>}
        {lines.map(({ line }) => line)}
      </div>
    );
  return <p className="mute">{words.noCallsOn(off)}</p>;
}
