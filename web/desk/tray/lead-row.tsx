import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { saySource } from "#content/desk/source-names.ts";
import { folderNames, sayForm, trayWords as words } from "#content/desk/tray-words.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { TrayRow } from "#contract/desk-tray.ts";
import { dayOf, sayClock, sayDay } from "../ui/say-time.ts";
import { Who } from "../ui/who.tsx";
import { bulkForm } from "./bulk-bar.tsx";
import { Hits } from "./hits.tsx";

const hour = 3_600_000;

/** The time of today, the day of others. */
const whenOf = (at: number, now: number) =>
  dayOf(at) === dayOf(now) ? sayClock(at) : sayDay(at, now);

/**
 * One lead in a list. `list`: the address of the list, which the lead's page shows next to it.
 * `mixed`: the list has leads of several folders. `terms`: what a search looked for.
 */
export function LeadRow({
  row,
  people,
  now,
  isOpen,
  list,
  mixed,
  terms,
}: {
  row: TrayRow;
  people: readonly DeskPerson[];
  now: number;
  isOpen: boolean;
  list: string;
  mixed: boolean;
  terms: readonly string[];
}) {
  const fresh = !row.seen && row.folder === "waiting";
  const owner = people.findIndex(({ address }) => address === row.owner);
  const person = people[owner];
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) article.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <article
      ref={article}
      className={fresh ? "r fresh" : "r"}
      aria-current={isOpen ? "true" : undefined}
    >
      <input
        className="box"
        type="checkbox"
        name="pick"
        form={bulkForm}
        value={`${row.id}:${row.version}`}
        aria-label={words.choose(row.name)}
      />
      <p className="nm">
        <Link className="go" to={`/leads/${row.id}${list}`} discover="none">
          <b className={fresh ? "new" : undefined}>
            <Hits text={row.name} terms={terms} />
          </b>
        </Link>{" "}
        <span>
          <Hits text={row.firm} terms={terms} />
        </span>
      </p>
      <p className="ag">
        {fresh && <span className="vh">{words.fresh}</span>}
        {row.late ? (
          <span className="late">{words.waits(Math.floor((now - row.createdAt) / hour))}</span>
        ) : (
          whenOf(row.createdAt, now)
        )}
      </p>
      <p className="tx">
        <b>
          <Hits text={row.subject} terms={terms} />
        </b>
        <Hits text={` ${row.opening}`} terms={terms} />
      </p>
      <p className="mt">
        {mixed && row.folder !== "waiting" && <i>{folderNames[row.folder]}</i>}
        <span>{sayForm(row.form)}</span>
        <span>{saySource(row.source)}</span>
        {row.booked && <span className="tag blue with-date">{words.booked}</span>}
        {["unverified", "suspect", "spam"].includes(row.standing) && (
          <span className="tag out">{row.standing}</span>
        )}
        {person && <Who person={person} second={owner > 0} />}
      </p>
    </article>
  );
}
