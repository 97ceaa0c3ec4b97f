import { useEffect, useState } from "react";
import {
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { isUnsent, sendOrKeep, unlessUnsent } from "../shell/unsent.ts";
import { UnsentBar } from "../shell/unsent-bar.tsx";
import { agendaAction } from "./agenda-action.ts";
import { AgendaHead } from "./agenda-head.tsx";
import { AgendaNote } from "./agenda-note.tsx";
import { readAgendaQuery } from "./agenda-query.ts";
import { BlockForm } from "./block-form.tsx";
import { callsInside, type TypedBlock } from "./block-part.ts";
import { BlockedList } from "./blocked-list.tsx";
import { DayList } from "./day-list.tsx";
import { EmptyWeek } from "./empty-week.tsx";
import { FeedAddress } from "./feed-address.tsx";
import { useDragBlock } from "./use-drag-block.ts";
import { WeekGrid } from "./week-grid.tsx";
import "../styles/agenda.css";
import "../styles/agenda-event.css";
import "../styles/agenda-grid.css";

export const meta = () => pageTitle(words.title);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { agenda } = deskOf(context);
  const search = new URL(request.url).searchParams;
  const query = readAgendaQuery(search);
  const [week, feed] = await Promise.all([agenda.week(query.week), agenda.feed()]);
  return {
    query,
    week,
    feed,
    canceled: search.get("done") === "canceled",
    now: Date.now(),
  };
}

export const action = agendaAction;

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(() => serverAction<typeof action>());

/** Also after an act that was refused: the week is then shown as it is now. */
export const shouldRevalidate = unlessUnsent;

const nothing: TypedBlock = { from: "", fromTime: "", to: "", toTime: "", why: "", whole: false };

/** The calls of a week, and what is closed to them. */
export default function Agenda() {
  const { query, week, feed, canceled, now } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof clientAction>();
  const unsent = isUnsent(sent) ? sent : undefined;
  const result = isUnsent(sent) ? undefined : sent;
  const outcome = result?.outcome;
  const refused = outcome?.is === "refused";
  const [typed, setTyped] = useState(refused ? (result?.typed ?? nothing) : nothing);
  useEffect(() => {
    if (outcome?.is === "blocked") setTyped(nothing);
  }, [outcome]);
  const type = (change: Partial<TypedBlock>) => setTyped((before) => ({ ...before, ...change }));
  const drag = useDragBlock(({ date, from, to }) =>
    type({ from: date, to: date, fromTime: clock(from), toTime: clock(to), whole: false }),
  );
  const back = query.week ? `?week=${query.week}` : "";
  const inside = callsInside(week, typed);
  return (
    <div className="page">
      <AgendaHead week={week} query={query} />
      {unsent && <UnsentBar unsent={unsent} />}
      <AgendaNote outcome={outcome} canceled={canceled} week={week} now={now} back={back} />
      <div className="agenda">
        <div>
          {query.view === "week" && (
            <div className="wk-only">
              <WeekGrid week={week} now={now} typed={typed} drag={drag} />
            </div>
          )}
          <EmptyWeek week={week} view={query.view} now={now} />
          <div className={query.view === "week" ? "narrow-only" : undefined}>
            <DayList week={week} now={now} back={back} />
          </div>
        </div>
        <aside>
          <BlockForm
            typed={typed}
            onType={type}
            onClear={() => setTyped(nothing)}
            inside={inside}
            refused={refused ? outcome.why : undefined}
            now={now}
            back={back}
          />
          <BlockedList week={week} now={now} />
          <FeedAddress feed={feed} />
        </aside>
      </div>
    </div>
  );
}

/** "13:30", as a field for a time has it. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
