import { Form } from "react-router";
import { exportNames, folderNames, trayWords as words } from "#content/desk/tray-words.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { exportFormats, type TrayQuery } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { ListFilters } from "./list-filters.tsx";
import { exportPath } from "./tray-query.ts";

/** Title, search and filters of a list. */
export function ListHead({
  query,
  sources,
  people,
  person,
}: {
  query: TrayQuery;
  sources: readonly string[];
  people: readonly DeskPerson[];
  person: DeskPerson;
}) {
  const { folder, words: searched } = query;
  return (
    <div className="lh">
      <div className="row">
        <h1>{searched ? words.searched(searched) : folderNames[folder]}</h1>
        <nav className="end row" aria-label={words.export}>
          {exportFormats.map((format) => (
            <a
              key={format}
              className="btn bare lo"
              href={exportPath(query, format)}
              download
              title={exportNames[format].title}
            >
              <DeskIcon name="download" small />
              {exportNames[format].label}
            </a>
          ))}
        </nav>
      </div>
      <Form className="find" role="search" action="/">
        <DeskIcon name="search" small />
        <label className="vh" htmlFor="words">
          {words.search}
        </label>
        <input
          key={searched}
          id="words"
          name="words"
          type="search"
          placeholder={words.searchHint}
          defaultValue={searched}
          maxLength={200}
          data-key="/"
        />
        <kbd>/</kbd>
      </Form>
      <ListFilters query={query} sources={sources} people={people} person={person} />
    </div>
  );
}
