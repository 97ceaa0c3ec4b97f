import { formNames } from "#content/desk/tray-words.ts";
import { deskBase, deskForms } from "#contract/desk-paths.ts";
import {
  anyOwner,
  type ExportFormat,
  type Folder,
  folders,
  type TrayQuery,
} from "#contract/desk-tray.ts";
import type { LeadForm } from "#contract/lead-source.ts";

const date = /^\d{4}-\d\d-\d\d$/;

/** Reads the filters of a list from its address. Malformed ones are ignored. */
export function readTrayQuery(search: URLSearchParams): TrayQuery {
  const said = (name: string) => search.get(name)?.trim().slice(0, 200) ?? "";
  const folder = said("folder");
  const isDate = (text: string) => date.test(text) && !Number.isNaN(Date.parse(text));
  const [from, to] = [said("from"), said("to")];
  const words = said("words");
  return {
    folder: isFolder(folder) ? folder : usualFolder(words),
    owner: said("owner") || anyOwner,
    words,
    form: isForm(said("form")) ? (said("form") as LeadForm) : "",
    sources: sourcesIn(search),
    standing: said("standing"),
    from: isDate(from) ? from : "",
    to: isDate(to) ? to : "",
    cursor: said("cursor"),
  };
}

/** Sources at most: no page offers as many. */
const mostSources = 20;

const sourcesIn = (search: URLSearchParams): string[] => {
  const names = search.getAll("source").map((name) => name.trim().slice(0, 100).toLowerCase());
  return [...new Set(names.filter(Boolean))].slice(0, mostSources);
};

/** A search is in all folders unless it names one. */
const usualFolder = (words: string | undefined) => (words ? "all" : "waiting");

const isForm = (text: string) => Object.hasOwn(formNames, text);

const isFolder = (text: string): text is Folder | "all" =>
  text === "all" || (folders as readonly string[]).includes(text);

/** "?folder=all&words=spanish": the address of a list; empty filters are left out. */
export function writeTrayQuery(query: Partial<TrayQuery>): string {
  const { folder, sources = [], ...others } = query;
  const search = new URLSearchParams();
  if (folder && folder !== usualFolder(query.words)) search.set("folder", folder);
  for (const [name, value] of Object.entries(others)) if (value) search.set(name, value);
  for (const source of sources) search.append("source", source);
  const text = search.toString();
  return text && `?${text}`;
}

/** Where a list is exported: all of its pages. */
export function exportPath(query: TrayQuery, format: ExportFormat): string {
  const search = new URLSearchParams(writeTrayQuery({ ...query, cursor: "" }));
  search.set("folder", query.folder);
  search.set("format", format);
  return `${deskBase}${deskForms.export}?${search}`;
}
