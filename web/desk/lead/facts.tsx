import { Fragment } from "react";
import { Link } from "react-router";
import { agendaWords } from "#content/desk/agenda-words.ts";
import { leadWords } from "#content/desk/lead-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import { agendaAddress } from "../agenda/agenda-query.ts";
import { dayOf, sayClock, sayDay } from "../ui/say-time.ts";
import { Trail } from "./trail.tsx";

const words = leadWords.facts;

/** The details next to the message: booked call, standing, other messages, trail. */
export function Facts({ lead, now, list }: { lead: DeskLead; now: number; list: string }) {
  const { call, standing, reason, agreed, others } = lead;
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
            {leadWords.call.by(call.by, sayClock(call.start, call.timeZone), call.timeZone)}
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
        <WhereFrom lines={lead.whereFrom} />
        <section>
          <h2>{words.standing}</h2>
          <p>
            <span
              className={["verified", "open", "ok"].includes(standing) ? "tag green" : "tag out"}
            >
              {standing}
            </span>{" "}
            {reason}
          </p>
          {agreed && <p className="mute">{words.agreed(agreed)}</p>}
        </section>
        <section>
          <h2>{words.others}</h2>
          {others.length === 0 && <p className="mute">{words.noOthers}</p>}
          <ul>
            {others.map(({ id, createdAt, subject, folder }) => (
              <li key={id} className="u">
                <Link to={`/leads/${id}${list}`}>{subject}</Link>
                <br />
                <span className="sm mute">
                  {sayDay(createdAt, now)}, {folder}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <Trail trail={lead.trail} now={now} />
      </aside>
    </>
  );
}

/** "Where from: google (search)" and so on; what stands before the colon names the line. */
function WhereFrom({ lines }: { lines: string[] }) {
  return (
    <section>
      <h2>{words.whereFrom}</h2>
      <dl className="kv">
        {lines.map((line) => {
          const [name = "", ...said] = line.split(": ");
          return (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{said.join(": ")}</dd>
            </Fragment>
          );
        })}
      </dl>
    </section>
  );
}
