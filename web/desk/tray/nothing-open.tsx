import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { agendaWords } from "#content/desk/agenda-words.ts";
import { placeNames } from "#content/desk/place-names.ts";
import { trayWords } from "#content/desk/tray-words.ts";
import type { AgendaCall, AgendaWeek } from "#contract/desk-agenda.ts";
import { CallLine } from "../agenda/call-line.tsx";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { pathOf } from "../shell/navigation.ts";
import { dayOf } from "../ui/say-time.ts";
import { useChosen } from "./use-chosen.ts";

export const handle: DeskHandle = { body: "at-list" };
export const meta = () => pageTitle(placeNames.tray);

const words = trayWords.nothingOpen;

/** Calls that are shown while nobody waits. */
const mostCalls = 5;

/** With nobody waiting, the calls of this week are what comes next, or those of the next one with any. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { tray, agenda } = deskOf(context);
  const now = Date.now();
  const { waiting } = await tray.counts();
  if (waiting > 0) return { now, calls: [] };
  const week = await agenda.week(undefined);
  const calls = callsAhead(week, now);
  const later = calls.length === 0 && week.nextCall;
  return { now, calls: later ? callsAhead(await agenda.week(dayOf(later)), now) : calls };
}

const callsAhead = ({ days }: AgendaWeek, now: number): AgendaCall[] =>
  days
    .flatMap((day): AgendaCall[] => day.calls)
    .filter(({ state, end }) => state === "confirmed" && end > now)
    .sort((a, b) => a.start - b.start)
    .slice(0, mostCalls);

/** The second pane while no lead is open. */
export default function NothingOpen() {
  const { calls, now } = useLoaderData<typeof loader>();
  const chosen = useChosen();
  return (
    <section className="pane one" aria-label={words.label}>
      {calls.length > 0 && chosen === 0 ? (
        <div className="lead">
          <h2 className="subj">{words.callsAhead}</h2>
          <div className="gap">
            {calls.map((call) => (
              <CallLine key={call.id} call={call} now={now} back="" day />
            ))}
          </div>
          <p className="gap">
            <Link className="btn line" to={pathOf("agenda")}>
              {agendaWords.title}
            </Link>
          </p>
        </div>
      ) : (
        <div className="none">
          <h2>{chosen > 0 ? trayWords.bulk.title(chosen) : words.title}</h2>
          <p>{chosen > 0 ? trayWords.bulk.text : words.text}</p>
        </div>
      )}
    </section>
  );
}
