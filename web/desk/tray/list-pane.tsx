import { trayWords as words } from "#content/desk/tray-words.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { LeadCount, Today, TrayPage, TrayQuery } from "#contract/desk-tray.ts";
import { ArrivalBar } from "../live/arrival-bar.tsx";
import { LostBar } from "../live/lost-bar.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { ListHead } from "./list-head.tsx";
import { ListRows } from "./list-rows.tsx";

/** The contents of the list pane. `open`: id of the lead next to it. */
export interface ListProps {
  query: TrayQuery;
  page: TrayPage;
  newest: string;
  /** When a search found nothing: the leads that it looked through. */
  searched: LeadCount | undefined;
  /** When nobody waits: who answered last today. */
  lastAnswer: Today["lastAnswer"];
  /** Names of sources that a list can be narrowed to. */
  sources: readonly string[];
  people: readonly DeskPerson[];
  person: DeskPerson;
  now: number;
  open: string | undefined;
  /** The result of an act on several leads: how many were done, and how many had changed. */
  done: number;
  kept: number;
}

export function ListPane(props: ListProps) {
  const { query, page, newest, sources, people, person, now, open, done, kept } = props;
  return (
    <section className="pane list" aria-label={words.leads}>
      <ListHead query={query} sources={sources} people={people} person={person} />
      <BulkBar query={query} />
      <LostBar />
      {(done > 0 || kept > 0) && (
        <p className="say fresh" role="status">
          {words.done(done)}
          {kept > 0 && ` ${words.kept(kept)}`}
        </p>
      )}
      <div className="rows">
        <ArrivalBar newest={newest} isFirstPage={!query.cursor} />
        <ListRows
          page={page}
          query={query}
          people={people}
          now={now}
          open={open}
          anyLead={newest !== ""}
          searched={props.searched}
          lastAnswer={props.lastAnswer}
        />
      </div>
      <div className="lf keys">
        <span>
          <kbd>j</kbd> <kbd>k</kbd> {words.hints.move}
        </span>
        <span>
          <kbd>x</kbd> {words.hints.choose}
        </span>
        <span>
          <kbd>a</kbd> {words.hints.answer}
        </span>
        <span>
          <kbd>?</kbd> {words.hints.allKeys}
        </span>
      </div>
    </section>
  );
}
