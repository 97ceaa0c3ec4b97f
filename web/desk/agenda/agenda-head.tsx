import { Link } from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import { addDays } from "#contract/calendar-date.ts";
import type { AgendaWeek } from "#contract/desk-agenda.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { type AgendaQuery, agendaAddress } from "./agenda-query.ts";
import { sayLongDate, sayWeek } from "./say-week.ts";

/** The week in words, and the ways to another week or view. */
export function AgendaHead({ week, query }: { week: AgendaWeek; query: AgendaQuery }) {
  const { monday, days, today, zoneShort, clockChange } = week;
  const { view } = query;
  const first = days[0]?.date ?? monday;
  const last = days.at(-1)?.date ?? addDays(monday, 6);
  const views = [
    { name: "week", label: words.week, key: "w" },
    { name: "list", label: words.list, key: "l" },
  ] as const;
  return (
    <header>
      <div>
        <h1>{sayWeek(first, last, today)}</h1>
        <p>
          {words.zone(zoneShort)} {words.about}
          {clockChange && (
            <>
              {" "}
              <b className="b">{words.clocksChange(sayLongDate(clockChange))}</b>
            </>
          )}
        </p>
      </div>
      <div className="tools">
        <nav className="seg wk-only" aria-label={words.views}>
          {views.map(({ name, label, key }) => (
            <Link
              key={name}
              to={agendaAddress({ ...query, view: name })}
              aria-current={name === view ? "true" : undefined}
              data-key={key}
            >
              {label} <kbd>{key}</kbd>
            </Link>
          ))}
        </nav>
        <Link
          className="btn line sq"
          to={agendaAddress({ view, week: addDays(monday, -7) })}
          aria-label={words.before}
          data-key="ArrowLeft"
        >
          <DeskIcon name="left" />
        </Link>
        <Link className="btn line" to={agendaAddress({ view })} data-key="t">
          {words.today} <kbd>t</kbd>
        </Link>
        <Link
          className="btn line sq"
          to={agendaAddress({ view, week: addDays(monday, 7) })}
          aria-label={words.after}
          data-key="ArrowRight"
        >
          <DeskIcon name="right" />
        </Link>
      </div>
    </header>
  );
}
