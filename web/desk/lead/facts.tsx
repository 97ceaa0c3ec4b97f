import { Link } from "react-router";
import { agendaWords } from "#content/desk/agenda-words.ts";
import { leadWords } from "#content/desk/lead-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import { agendaAddress } from "../agenda/agenda-query.ts";
import { placeOf } from "../agenda/say-week.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { dayOf, sayClock, sayDay } from "../ui/say-time.ts";
import { Trail } from "./trail.tsx";
import { WhereFrom } from "./where-from.tsx";

const words = leadWords.facts;

/** The details next to the message: booked call, where it came from, standing, trail. */
export function Facts({ lead, now, list }: { lead: DeskLead; now: number; list: string }) {
  const { call, standing, reason, agreed } = lead;
  const theirs = call ? sayClock(call.start, call.timeZone) : "";
  const trusted = ["verified", "open", "ok"].includes(standing);
  return (
    <>
      {call && (
        <div className="appt">
          <span>
            {call.state === "confirmed" ? leadWords.call.booked : leadWords.call.canceled}
          </span>
          <b>
            {sayDay(call.start, now)}, {sayClock(call.start)}
          </b>
          <span>
            {theirs === sayClock(call.start)
              ? leadWords.call.sameTime(call.by, placeOf(call.timeZone))
              : leadWords.call.by(call.by, theirs, placeOf(call.timeZone))}
          </span>
          <p className="row">
            <Link className="btn line lo" to={agendaAddress({ week: dayOf(call.start) })}>
              {agendaWords.title}
            </Link>
            {call.outcome && <span className="tag out">{agendaWords.outcomes[call.outcome]}</span>}
            {call.ahead && (
              <Link className="btn bare lo" to={`/agenda/calls/${call.id}/cancel?from=lead`}>
                {agendaWords.cancelCall.open}
              </Link>
            )}
          </p>
        </div>
      )}
      <aside className="facts">
        <WhereFrom lead={lead} now={now} list={list} />
        <section>
          <h2>{words.standing}</h2>
          <p>
            <span className={trusted ? "tag green" : "tag out"}>
              {trusted && <DeskIcon name="check" />}
              {standing}
            </span>{" "}
            {reason}
          </p>
          {agreed && <p className="mute">{words.agreed(agreed)}</p>}
        </section>
        <Trail trail={lead.trail} now={now} />
      </aside>
    </>
  );
}
