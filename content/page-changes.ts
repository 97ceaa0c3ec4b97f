import { industryNames } from "./industries/names.ts";
import { integrationPageHeads } from "./integration-pages/find-integration-page.ts";
import { industryPath, pages } from "./pages.ts";

/** News about the pages: one entry for everything that changed together. */
export interface PageChange {
  /** Names the entry for feed readers: once published it stays. */
  id: string;
  /** Day, as in 2026-11-22. */
  date: string;
  title: string;
  text: string;
  /** Addresses that were added or rewritten. */
  paths: readonly string[];
}

const trades = Object.keys(industryNames) as (keyof typeof industryNames)[];

/** The newest first. Posts have feeds of their own. */
export const pageChanges: readonly PageChange[] = [
  {
    id: "every-trade",
    date: "2026-11-22",
    title: "A page for every trade of the directory",
    text: "Each trade has its own sheet: a call, the questions that are asked, an emergency, what is never said, and the front desk to talk to.",
    paths: [pages.industries.path, ...trades.map(industryPath)],
  },
  {
    id: "every-system",
    date: "2026-11-22",
    title: "A page for every system of the catalog",
    text: "What each one reads and writes, when, what a person has to set up, and what it does not do.",
    paths: [pages.integrations.path, ...integrationPageHeads.map(({ path }) => path)],
  },
];

/** Day of the last change of a page, as in 2026-11-22; undefined where none is noted. */
export const changedOn = (path: string): string | undefined =>
  pageChanges.find(({ paths }) => paths.includes(path))?.date;
