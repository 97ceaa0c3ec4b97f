import { Fragment } from "react";
import { Link } from "react-router";
import type { DeskLead } from "#contract/desk-lead.ts";
import { sayClock, sayDay } from "../ui/say-time.ts";
import { Trail } from "./trail.tsx";

/** The details next to the message: booked call, standing, other messages, trail. */
export function Facts({ lead, now, list }: { lead: DeskLead; now: number; list: string }) {
  const { call, standing, reason, agreed, others } = lead;
  return (
    <>
      {call && (
        <div className="appt">
          <span>{call.state === "confirmed" ? "Call booked" : "Call canceled"}</span>
          <b>
            {sayDay(call.start, now)}, {sayClock(call.start)}
          </b>
          <span>
            By {call.by}. For them: {sayClock(call.start, call.timeZone)} ({call.timeZone}).
          </span>
        </div>
      )}
      <aside className="facts">
        <WhereFrom lines={lead.whereFrom} />
        <section>
          <h2>Standing</h2>
          <p>
            <span
              className={["verified", "open", "ok"].includes(standing) ? "tag green" : "tag out"}
            >
              {standing}
            </span>{" "}
            {reason}
          </p>
          {agreed && <p className="mute">Agreed to {agreed}.</p>}
        </section>
        <section>
          <h2>Before and after</h2>
          {others.length === 0 && <p className="mute">Nothing else under this address.</p>}
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
      <h2>Where from</h2>
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
