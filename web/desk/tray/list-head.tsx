import { Form, Link } from "react-router";
import type { DeskPerson } from "#contract/desk-person.ts";
import { exportFormats, nobody, type TrayQuery } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { exportPath, writeTrayQuery } from "./tray-query.ts";
import { exportNames, folderNames, folderOrder, formNames, standingNames } from "./tray-words.ts";

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
  const { folder, words, owner, form, source, standing, from, to } = query;
  const filtered = Boolean(form || source || standing || from || to);
  const at = (more: Partial<TrayQuery>) => `/${writeTrayQuery({ ...query, cursor: "", ...more })}`;
  const owners = [
    { owner: person.address, label: "Mine" },
    { owner: nobody, label: "Nobody’s" },
    ...people
      .filter(({ address }) => address !== person.address)
      .map(({ address, name }) => ({ owner: address, label: name })),
  ];
  return (
    <div className="lh">
      <div className="row">
        <h1>{words ? `“${words}”` : folderNames[folder]}</h1>
        <nav className="end row" aria-label="Export what is shown">
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
          Search leads
        </label>
        <input
          key={words}
          id="words"
          name="words"
          type="search"
          placeholder="Name, firm, address, words"
          defaultValue={words}
          maxLength={200}
          data-key="/"
        />
        <kbd>/</kbd>
      </Form>
      <nav className="chips" aria-label="Folders and owners">
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
        {(words || filtered) && (
          <Link className="chip" to="/">
            <DeskIcon name="x" small />
            All of Waiting
          </Link>
        )}
      </nav>
      <details className="tbl" open={filtered}>
        <summary>Form, source, standing, time</summary>
        <Form className="form" action="/">
          {folder !== "waiting" && <input type="hidden" name="folder" value={folder} />}
          {words && <input type="hidden" name="words" value={words} />}
          {owner && <input type="hidden" name="owner" value={owner} />}
          <div className="cell">
            <label htmlFor="form">Form</label>
            <select id="form" name="form" defaultValue={form}>
              <option value="">Any form</option>
              {Object.entries(formNames).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div className="cell">
            <label htmlFor="source">Source, such as google</label>
            <input id="source" name="source" maxLength={100} defaultValue={source} />
          </div>
          <div className="cell">
            <label htmlFor="standing">Standing</label>
            <select id="standing" name="standing" defaultValue={standing}>
              <option value="">Any standing</option>
              {Object.entries(standingNames).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div className="cell">
            <label htmlFor="from">From</label>
            <input id="from" name="from" type="date" defaultValue={from} />
          </div>
          <div className="cell">
            <label htmlFor="to">To</label>
            <input id="to" name="to" type="date" defaultValue={to} />
          </div>
          <button type="submit" className="btn line lo">
            Show
          </button>
        </Form>
      </details>
    </div>
  );
}
