import { Form, Link, useNavigation } from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import type { AgendaCall } from "#contract/desk-agenda.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { dayOf, sayClock, sayWhen } from "../ui/say-time.ts";
import { detailsOf, stageOf } from "./call-words.ts";
import { sayRange } from "./say-week.ts";

/**
 * One call in the list, with what can be done about it. `back`: query of the list. `day`: the list
 * has no headings of days.
 */
export function CallLine({
  call,
  now,
  back,
  day = false,
}: {
  call: AgendaCall;
  now: number;
  back: string;
  day?: boolean;
}) {
  const stage = stageOf(call, now);
  const fresh = !call.seen && stage === "ahead";
  return (
    <div className={stage === "running" ? "call sel" : "call"}>
      <p className="tm">
        {day ? sayWhen(call.start, now) : sayRange(sayClock(call.start), sayClock(call.end))}
        {stage === "running" && `, ${words.now}`}
      </p>
      <div>
        <Link className="u b" to={`/leads/${call.leadId}`}>
          {fresh ? <span className="new">{call.name}</span> : call.name}
        </Link>
        {call.firm && `, ${call.firm}`}
        <p className="sm">{detailsOf(call)}</p>
      </div>
      <div className="row">
        {stage === "canceled" && <span className="tag out">{words.canceled}</span>}
        {stage === "over" && <OutcomeOfCall call={call} />}
        {stage === "running" && call.phone && (
          <a className="btn line lo" href={`tel:${call.phone.replace(/[^+\d]/g, "")}`}>
            <DeskIcon name="phone" small />
            {words.ring}
          </a>
        )}
        {stage === "ahead" && (
          <>
            {fresh && dayOf(call.createdAt) === dayOf(now) && (
              <span className="tag blue">{words.booked(sayClock(call.createdAt))}</span>
            )}
            <Link
              className="btn bare lo"
              to={`/agenda/calls/${call.id}/cancel${back}`}
              aria-label={words.cancelOf(call.name)}
            >
              {words.cancel}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}

/** Whether it took place, or the two buttons that say so. */
function OutcomeOfCall({ call: { id, name, outcome } }: { call: AgendaCall }) {
  const busy = useNavigation().state !== "idle";
  const choices = outcome
    ? [{ value: "", label: words.change }]
    : [
        { value: "held", label: words.heldAct },
        { value: "missed", label: words.missedAct },
      ];
  return (
    <Form method="post" className="row" preventScrollReset>
      <input type="hidden" name="act" value="outcome" />
      <input type="hidden" name="id" value={id} />
      {outcome === "held" && (
        <span className="tag green">
          <DeskIcon name="check" />
          {words.outcomes.held}
        </span>
      )}
      {outcome === "missed" && <span className="tag out">{words.outcomes.missed}</span>}
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="submit"
          name="outcome"
          value={value}
          className={value ? "btn line lo" : "btn bare lo"}
          disabled={busy}
        >
          {label}
          <span className="vh"> {name}</span>
        </button>
      ))}
    </Form>
  );
}
