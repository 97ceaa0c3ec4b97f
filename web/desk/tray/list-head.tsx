import { Form, Link } from "react-router";
import {
  exportNames,
  folderNames,
  formNames,
  standingNames,
  trayWords as words,
} from "#content/desk/tray-words.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { exportFormats, nobody, type TrayQuery } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { SelectCell } from "../ui/select-cell.tsx";
import { folderOrder } from "./folder-order.ts";
import { exportPath, writeTrayQuery } from "./tray-query.ts";

/** Title, search and filters of a list; every choice is a link or a form. */
export function ListHead({
  query,
  people,
  person,
}: {
  query: TrayQuery;
  people: readonly DeskPerson[];
  person: DeskPerson;
}) {
  const { folder, words: searched, owner, form, source, standing, from, to } = query;
  const filtered = Boolean(form || source || standing || from || to);
  const at = (more: Partial<TrayQuery>) => `/${writeTrayQuery({ ...query, cursor: "", ...more })}`;
  const owners = [
    { owner: person.address, label: words.mine },
    { owner: nobody, label: words.nobodys },
    ...people
      .filter(({ address }) => address !== person.address)
      .map(({ address, name }) => ({ owner: address, label: name })),
  ];
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
      <nav className="chips" aria-label={words.foldersAndOwners}>
        {folderOrder.map((name) => (
          <Link
            key={name}
            className={name === folder ? "chip on narrow-only" : "chip narrow-only"}
            aria-current={name === folder ? "true" : undefined}
            to={at({ folder: name })}
          >
            {folderNames[name]}
          </Link>
        ))}
        {owners.map((one) => (
          <Link
            key={one.owner}
            className={one.owner === owner ? "chip on" : "chip"}
            aria-current={one.owner === owner ? "true" : undefined}
            to={at({ owner: one.owner === owner ? "" : one.owner })}
          >
            {one.label}
          </Link>
        ))}
        {(searched || filtered) && (
          <Link className="chip" to="/">
            <DeskIcon name="x" small />
            {words.allOfWaiting}
          </Link>
        )}
      </nav>
      <details className="tbl" open={filtered}>
        <summary>{words.filters.summary}</summary>
        <Form className="form" action="/">
          <input type="hidden" name="folder" value={folder} />
          {searched && <input type="hidden" name="words" value={searched} />}
          {owner && <input type="hidden" name="owner" value={owner} />}
          <SelectCell
            name="form"
            label={words.filters.form}
            any={words.filters.anyForm}
            options={Object.entries(formNames)}
            chosen={form}
          />
          <div className="cell">
            <label htmlFor="source">{words.filters.source}</label>
            <input id="source" name="source" maxLength={100} defaultValue={source} />
          </div>
          <SelectCell
            name="standing"
            label={words.filters.standing}
            any={words.filters.anyStanding}
            options={Object.entries(standingNames)}
            chosen={standing}
          />
          <div className="cell">
            <label htmlFor="from">{words.filters.from}</label>
            <input id="from" name="from" type="date" defaultValue={from} />
          </div>
          <div className="cell">
            <label htmlFor="to">{words.filters.to}</label>
            <input id="to" name="to" type="date" defaultValue={to} />
          </div>
          <button type="submit" className="btn line lo">
            {words.filters.show}
          </button>
        </Form>
      </details>
    </div>
  );
}
