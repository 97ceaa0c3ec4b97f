import { Link } from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import type { AgendaWeek } from "#contract/desk-agenda.ts";
import { dayOf, sayWhen } from "../ui/say-time.ts";
import { type AgendaQuery, agendaAddress } from "./agenda-query.ts";
import { sayLongDate } from "./say-week.ts";

/** Shown for a week without a call: what is open, and when the next call is. */
export function EmptyWeek({
  week,
  view,
  now,
}: {
  week: AgendaWeek;
  view: AgendaQuery["view"];
  now: number;
}) {
  const { days, openTimes, nextCall } = week;
  if (days.some(({ calls }) => calls.length > 0)) return null;
  const next = nextCall ? words.nextCall(sayWhen(nextCall, now)) : words.noNextCall;
  return (
    <div className="none l">
      <h2>{words.empty}</h2>
      <p>{words.emptyText(openTimes, next)}</p>
      {nextCall && (
        <Link className="btn line" to={agendaAddress({ view, week: dayOf(nextCall) })}>
          {words.goTo(sayLongDate(dayOf(nextCall)))}
        </Link>
      )}
    </div>
  );
}
