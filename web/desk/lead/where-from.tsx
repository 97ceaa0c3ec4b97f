import { Link } from "react-router";
import { leadWords } from "#content/desk/lead-words.ts";
import { saySource } from "#content/desk/source-names.ts";
import { folderNames } from "#content/desk/tray-words.ts";
import type { DeskLead, LeadArrival } from "#contract/desk-lead.ts";
import { sayDay, sayWhen } from "../ui/say-time.ts";

const words = leadWords.whereFrom;

/** The way to this lead: first and last arrival, the page, and earlier messages. */
export function WhereFrom({ lead, now, list }: { lead: DeskLead; now: number; list: string }) {
  const { whereFrom, others } = lead;
  const { first, last, page, slip } = whereFrom;
  return (
    <section>
      <h2>{words.title}</h2>
      <dl className="kv">
        <dt>{words.first}</dt>
        <dd>{first ? <Arrival arrival={first} now={now} /> : saySource("")}</dd>
        {first?.path && (
          <>
            <dt>{words.landedOn}</dt>
            <dd>
              <SitePath path={first.path} />
            </dd>
          </>
        )}
        {first && (
          <>
            <dt>{words.last}</dt>
            <dd>{last ? <Arrival arrival={last} now={now} /> : words.theSame}</dd>
          </>
        )}
        {page && (
          <>
            <dt>{words.sentFrom}</dt>
            <dd>
              <SitePath path={page} />
            </dd>
          </>
        )}
        {slip && (
          <>
            <dt>{words.slip}</dt>
            <dd>{slip}</dd>
          </>
        )}
        <dt>{words.others}</dt>
        <dd>
          {others.length === 0 && words.noOthers}
          <ul>
            {others.map(({ id, createdAt, subject, folder }) => (
              <li key={id} className="u">
                <Link to={`/leads/${id}${list}`}>{subject}</Link>
                <span className="sm">
                  {sayDay(createdAt, now)}, {folderNames[folder].toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </section>
  );
}

function Arrival({ arrival: { name, details, at }, now }: { arrival: LeadArrival; now: number }) {
  return (
    <>
      <b>{saySource(name)}</b>
      <span className="sm">{[details, sayWhen(at, now)].filter(Boolean).join(", ")}</span>
    </>
  );
}

/** A page of the public site; it is another application, so the whole document is loaded. */
function SitePath({ path }: { path: string }) {
  return (
    <a className="u" href={path}>
      {path}
    </a>
  );
}
