import { Fragment } from "react";
import { Link } from "react-router";
import { emptyLists, trayWords } from "#content/desk/tray-words.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { TrayPage, TrayQuery, TrayRow } from "#contract/desk-tray.ts";
import { Empty } from "../ui/empty.tsx";
import { dayOf, sayDay } from "../ui/say-time.ts";
import { LeadRow } from "./lead-row.tsx";
import { writeTrayQuery } from "./tray-query.ts";

const day = 86_400_000;

/** The rows under their headings: those that wait too long, then day by day. */
export function ListRows({
  page,
  query,
  people,
  now,
  open,
}: {
  page: TrayPage;
  query: TrayQuery;
  people: readonly DeskPerson[];
  now: number;
  open: string | undefined;
}) {
  if (page.rows.length === 0 && !page.next) return <EmptyList query={query} />;
  const address = writeTrayQuery(query);
  return (
    <>
      {page.rows.map((row, index) => {
        const group = groupOf(row, now, query);
        const before = page.rows[index - 1];
        return (
          <Fragment key={row.id}>
            {(!before || groupOf(before, now, query) !== group) && (
              <p className={row.late ? "grp l" : "grp"}>
                <b>{group}</b> {countIn(group, page, query, now)}
                {!query.words && isNear(row, now) && (
                  <span className="end">{sayDay(row.createdAt, now)}</span>
                )}
              </p>
            )}
            <LeadRow
              row={row}
              people={people}
              now={now}
              isOpen={row.id === open}
              list={address}
              mixed={query.folder === "all"}
            />
          </Fragment>
        );
      })}
      {page.next && (
        <p className="more">
          {page.cut && <span className="mute sm">{trayWords.cut} </span>}
          <Link className="btn line lo" to={`/${writeTrayQuery({ ...query, cursor: page.next })}`}>
            {page.cut ? trayWords.further : trayWords.older}
          </Link>
        </p>
      )}
    </>
  );
}

/** The heading is a word, not a date. */
const isNear = (row: TrayRow, now: number) => !row.late && dayOf(row.createdAt) >= dayOf(now - day);

/** How many rows a heading has; empty where some of them are on another page. */
function countIn(group: string, { rows, next }: TrayPage, query: TrayQuery, now: number): string {
  const isOf = (row: TrayRow | undefined) =>
    row !== undefined && groupOf(row, now, query) === group;
  const isCut = (query.cursor && isOf(rows[0])) || (next && isOf(rows.at(-1)));
  return isCut ? "" : String(rows.filter(isOf).length);
}

function groupOf(row: TrayRow, now: number, { folder, words }: TrayQuery): string {
  if (words) return trayWords.found;
  if (row.late && folder === "waiting") return trayWords.late;
  if (dayOf(row.createdAt) === dayOf(now)) return trayWords.today;
  if (dayOf(row.createdAt) === dayOf(now - day)) return trayWords.yesterday;
  return sayDay(row.createdAt, now);
}

function EmptyList({ query: { folder, words } }: { query: TrayQuery }) {
  return words ? (
    <Empty stroke="elsewhere" {...trayWords.nothingFound} />
  ) : (
    <Empty stroke="sent" {...emptyLists[folder]} />
  );
}
