import { Form, Link } from "react-router";
import { saySource } from "#content/desk/source-names.ts";
import {
  folderNames,
  formNames,
  standingNames,
  trayWords as words,
} from "#content/desk/tray-words.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { anyOwner, nobody, type TrayQuery } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { Choices, FilterChip } from "./filter-chip.tsx";
import { folderOrder } from "./folder-order.ts";
import { writeTrayQuery } from "./tray-query.ts";

const nameIn = (options: readonly (readonly [string, string])[], chosen: string) =>
  (chosen && options.find(([value]) => value === chosen)?.[1]) || "";

/** What a list is narrowed by; every choice is a link or a form. */
export function ListFilters({
  query,
  sources: offered,
  people,
  person,
}: {
  query: TrayQuery;
  /** Names of sources to choose from. */
  sources: readonly string[];
  people: readonly DeskPerson[];
  person: DeskPerson;
}) {
  const { folder, owner, form, sources, standing, from, to } = query;
  const at = (more: Partial<TrayQuery>) => `/${writeTrayQuery({ ...query, cursor: "", ...more })}`;
  const forms = [["", words.filters.anyForm], ...Object.entries(formNames)] as const;
  const standings = [["", words.filters.anyStanding], ...Object.entries(standingNames)] as const;
  const owners = [
    [anyOwner, words.filters.anyOwner],
    [person.address, words.mine],
    [nobody, words.nobodys],
    ...people
      .filter(({ address }) => address !== person.address)
      .map(({ address, name }) => [address, name] as const),
  ] as const;
  const narrowed = Boolean(
    query.words || owner || form || sources.length > 0 || standing || from || to,
  );
  return (
    // A choice leads to another address: the menu it was made in is closed there.
    <nav className="chips" aria-label={words.foldersAndFilters} key={writeTrayQuery(query)}>
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
      <FilterChip label={words.filters.form} chosen={nameIn(forms, form)}>
        <Choices
          options={forms}
          chosen={form}
          to={(value) => at({ form: value as TrayQuery["form"] })}
        />
      </FilterChip>
      <FilterChip label={words.filters.owner} chosen={nameIn(owners, owner)}>
        <Choices options={owners} chosen={owner} to={(value) => at({ owner: value })} />
      </FilterChip>
      <FilterChip
        label={words.filters.source}
        chosen={words.filters.sources(sources.map(saySource))}
      >
        <Form action="/" className="form">
          <KeptFilters query={{ ...query, sources: [] }} />
          <div>
            {[...new Set([...sources, ...offered])].map((name) => (
              <label className="tick" key={name}>
                <input
                  className="box"
                  type="checkbox"
                  name="source"
                  value={name}
                  defaultChecked={sources.includes(name)}
                />
                <span>{saySource(name)}</span>
              </label>
            ))}
          </div>
          <div className="cell">
            <label htmlFor="source">{words.filters.sourceHint}</label>
            <input id="source" name="source" maxLength={100} />
          </div>
          <ShowOrDrop any={words.filters.anySource} to={at({ sources: [] })} />
        </Form>
      </FilterChip>
      <FilterChip label={words.filters.standing} chosen={nameIn(standings, standing)}>
        <Choices options={standings} chosen={standing} to={(value) => at({ standing: value })} />
      </FilterChip>
      <FilterChip
        label={words.filters.time}
        chosen={from || to ? words.filters.span(from, to) : ""}
      >
        <Form action="/" className="form">
          <KeptFilters query={{ ...query, from: "", to: "" }} />
          <div className="cell">
            <label htmlFor="from">{words.filters.from}</label>
            <input id="from" name="from" type="date" defaultValue={from} />
          </div>
          <div className="cell">
            <label htmlFor="to">{words.filters.to}</label>
            <input id="to" name="to" type="date" defaultValue={to} />
          </div>
          <ShowOrDrop any={words.filters.anyTime} to={at({ from: "", to: "" })} />
        </Form>
      </FilterChip>
      {narrowed && (
        <Link className="chip" to="/">
          <DeskIcon name="x" small />
          {words.allOfWaiting}
        </Link>
      )}
    </nav>
  );
}

/** The other filters, which a form sends along. */
function KeptFilters({ query }: { query: TrayQuery }) {
  const kept = new URLSearchParams(writeTrayQuery({ ...query, cursor: "" }));
  return [...kept].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function ShowOrDrop({ any, to }: { any: string; to: string }) {
  return (
    <p className="row">
      <button type="submit" className="btn lo">
        {words.filters.show}
      </button>
      <Link className="btn bare lo" to={to}>
        {any}
      </Link>
    </p>
  );
}
