import { Link } from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import type { AgendaWeek } from "#contract/desk-agenda.ts";
import { Empty } from "../ui/empty.tsx";
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
    <Empty left stroke="elsewhere" title={words.empty} text={words.emptyText(openTimes, next)}>
      {nextCall && (
        <Link className="btn line" to={agendaAddress({ view, week: dayOf(nextCall) })}>
          {words.goTo(sayLongDate(dayOf(nextCall)))}
        </Link>
      )}
    </Empty>
  );
}
