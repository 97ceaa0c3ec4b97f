import { Fragment } from "react";
import { Link } from "react-router";
import { leadsInAll } from "#content/desk/say-count.ts";
import { emptyLists, emptyReasons, lastAnswered, trayWords } from "#content/desk/tray-words.ts";
import { addDays } from "#contract/calendar-date.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { LeadCount, Today, TrayPage, TrayQuery, TrayRow } from "#contract/desk-tray.ts";
import { searchTerms } from "#contract/search-terms.ts";
import { Empty } from "../ui/empty.tsx";
import { dayOf, sayClock, sayDay } from "../ui/say-time.ts";
import { LeadRow } from "./lead-row.tsx";
import { writeTrayQuery } from "./tray-query.ts";

/** The rows under their headings: those that wait too long, then day by day. */
export function ListRows({
  page,
  query,
  people,
  now,
  open,
  anyLead,
  searched,
  lastAnswer,
}: {
  page: TrayPage;
  query: TrayQuery;
  people: readonly DeskPerson[];
  now: number;
  open: string | undefined;
  /** Whether there is a lead in any list. */
  anyLead: boolean;
  searched: LeadCount | undefined;
  lastAnswer: Today["lastAnswer"];
}) {
  if (page.rows.length === 0 && !page.next) {
    const last = lastAnswer && { ...lastAnswer, who: nameOf(people, lastAnswer.who) };
    return <EmptyList query={query} anyLead={anyLead} searched={searched} last={last} />;
  }
  const address = writeTrayQuery(query);
  const terms = searchTerms(query.words);
  const groups = page.rows.map((row) => groupOf(row, now, query));
  return (
    <>
      {page.rows.map((row, index) => {
        const group = groups[index];
        return (
          <Fragment key={row.id}>
            {group !== groups[index - 1] && (
              <p className={row.late ? "grp l" : "grp"}>
                <b>{group}</b> {countIn(groups, group, page, query)}
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
              terms={terms}
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
const isNear = (row: TrayRow, now: number) =>
  !row.late && dayOf(row.createdAt) >= addDays(dayOf(now), -1);

/** How many rows a heading has; empty where some of them are on another page. */
function countIn(
  groups: readonly string[],
  group: string | undefined,
  { next }: TrayPage,
  { cursor }: TrayQuery,
): string {
  const isCut = (cursor && groups[0] === group) || (next && groups.at(-1) === group);
  return isCut ? "" : String(groups.filter((one) => one === group).length);
}

/** The heading under which a row stands. */
function groupOf(row: TrayRow, now: number, { folder, words }: TrayQuery): string {
  if (words) return trayWords.found;
  if (row.late && folder === "waiting") return trayWords.late;
  if (dayOf(row.createdAt) === dayOf(now)) return trayWords.today;
  if (dayOf(row.createdAt) === addDays(dayOf(now), -1)) return trayWords.yesterday;
  return sayDay(row.createdAt, now);
}

const nameOf = (people: readonly DeskPerson[], who: string) =>
  people.find(({ address }) => address === who)?.name ?? who;

function EmptyList({
  query,
  anyLead,
  searched,
  last,
}: {
  query: TrayQuery;
  anyLead: boolean;
  searched: LeadCount | undefined;
  last: Today["lastAnswer"];
}) {
  const { folder, words } = query;
  const { noneEver, found, narrowed } = emptyReasons;
  const list = `/${writeTrayQuery({ folder })}`;
  if (!anyLead)
    return (
      <Empty stroke="enter" {...noneEver}>
        <a className="btn line" href="/contact">
          {noneEver.way}
        </a>
      </Empty>
    );
  if (words)
    return (
      <Empty
        stroke="elsewhere"
        title={found.title(words)}
        text={found.text(searched && leadsInAll(searched))}
      >
        <Link className="btn line" to="/">
          {found.way}
        </Link>
      </Empty>
    );
  if (writeTrayQuery({ ...query, cursor: "" }) !== writeTrayQuery({ folder }))
    return (
      <Empty stroke="elsewhere" {...narrowed}>
        <Link className="btn line" to={list}>
          {narrowed.way}
        </Link>
      </Empty>
    );
  const { title, text } = emptyLists[folder];
  const answered = folder === "waiting" && last && lastAnswered(last.who, sayClock(last.at));
  return <Empty stroke="sent" title={title} text={answered || text} />;
}
