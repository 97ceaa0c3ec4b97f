import { expect, test } from "vitest";
import { industryPages } from "#content/industries/industry-pages.ts";
import type { PagedIndustry } from "#content/industries/titles.ts";
import { industryPath, pages } from "#content/pages.ts";
import routes from "./routes.ts";

test("every page of an industry has its route, under its place in the directory", () => {
  const paths = new Map(routes.map(({ id, path }) => [id, path]));
  for (const slug of Object.keys(industryPages) as PagedIndustry[]) {
    expect(pages[slug].path).toBe(industryPath(slug));
    expect(`/${paths.get(slug)}`).toBe(pages[slug].path);
  }
});

test("every page below the directory in the table of pages has its words", () => {
  const below = Object.entries(pages).filter(([, page]) => page.parent === "industries");
  expect(below.map(([id]) => id).sort()).toEqual(Object.keys(industryPages).sort());
});

test("every page of the table has a route", () => {
  const routed = routes.map(({ path, index }) => (index ? "/" : `/${path}`));
  expect(routed).toEqual(expect.arrayContaining(Object.values(pages).map(({ path }) => path)));
});
