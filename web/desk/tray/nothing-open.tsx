import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { agendaWords } from "#content/desk/agenda-words.ts";
import { placeNames } from "#content/desk/place-names.ts";
import { trayWords } from "#content/desk/tray-words.ts";
import type { AgendaCall, AgendaWeek } from "#contract/desk-agenda.ts";
import type { Today } from "#contract/desk-tray.ts";
import { CallLine } from "../agenda/call-line.tsx";
import { deskOf } from "../desk-context.ts";
import { sayWait } from "../figures/say-figure.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { pathOf } from "../shell/navigation.ts";
import { dayOf } from "../ui/say-time.ts";
import { writeTrayQuery } from "./tray-query.ts";
import { useChosen } from "./use-chosen.ts";

export const handle: DeskHandle = { body: "at-list" };
export const meta = () => pageTitle(placeNames.tray);

const words = trayWords.nothingOpen;

/** Milliseconds. */
const minute = 60_000;
/** Calls that are shown while nobody waits. */
const mostCalls = 5;

/** With nobody waiting, the calls of this week are what comes next, or those of the next one with any. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { tray, agenda } = deskOf(context);
  const now = Date.now();
  const { waiting } = await tray.counts();
  if (waiting > 0) return { now, calls: [], today: undefined };
  const [week, today] = await Promise.all([agenda.week(undefined), tray.today()]);
  const calls = callsAhead(week, now);
  const later = calls.length === 0 && week.nextCall;
  return { now, today, calls: later ? callsAhead(await agenda.week(dayOf(later)), now) : calls };
}

const callsAhead = ({ days }: AgendaWeek, now: number): AgendaCall[] =>
  days
    .flatMap((day): AgendaCall[] => day.calls)
    .filter(({ state, end }) => state === "confirmed" && end > now)
    .sort((a, b) => a.start - b.start)
    .slice(0, mostCalls);

/** The second pane while no lead is open. */
export default function NothingOpen() {
  const { calls, today, now } = useLoaderData<typeof loader>();
  const chosen = useChosen();
  return (
    <section className="pane one" aria-label={words.label}>
      {today && today.leads + today.suspect + calls.length > 0 && chosen === 0 ? (
        <div className="lead">
          <TodaySoFar today={today} />
          {calls.length > 0 && (
            <>
              <h2 className="gap">{words.callsAhead}</h2>
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
            </>
          )}
        </div>
      ) : (
        <div className="none">
          <h2>{chosen > 0 ? trayWords.bulk.title(chosen) : words.title}</h2>
          <p>{chosen > 0 ? trayWords.bulk.text : words.text}</p>
          {chosen > 0 && (
            <p className="keys">
              <kbd>x</kbd> {trayWords.hints.choose} <kbd>Shift</kbd> + <kbd>j</kbd>{" "}
              {trayWords.bulk.chooseOn} <kbd>Esc</kbd> {trayWords.bulk.noneShort}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** What came today, and what may have been marked wrongly. */
function TodaySoFar({ today: { leads, answered, slowest, suspect } }: { today: Today }) {
  const { today } = words;
  return (
    <>
      <h2 className="subj">{today.title}</h2>
      <p className="mute">
        {today.leads(leads, answered)}
        {answered > 0 ? today.slowest(sayWait(slowest / minute)) : leads > 0 && "."}{" "}
        {suspect > 0 && (
          <>
            {today.suspect(suspect)}{" "}
            <Link className="u" to={`/${writeTrayQuery({ folder: "marked" })}`}>
              {today.look}
            </Link>
            {today.why}
          </>
        )}
      </p>
    </>
  );
}
