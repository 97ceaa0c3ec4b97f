import { expect, test } from "vitest";
import { descriptions } from "./descriptions.ts";
import { estimatorId } from "./estimate-query.ts";
import { everyPage } from "./every-page.ts";
import { homeFaq } from "./home/faq.ts";
import { directory, industries } from "./industries/directory.ts";
import { sectionOf } from "./industries/industry-page.ts";
import { attorneys } from "./industries/trades/attorneys.ts";
import { mycase } from "./landing/mycase.ts";
import { privacy } from "./legal/privacy.ts";
import { security } from "./legal/security.ts";
import { terms } from "./legal/terms.ts";
import { movedPages } from "./moved-pages.ts";
import { bookingPath, breadcrumb, type PageId, pages, pathOf } from "./pages.ts";
import { priceTerms } from "./price-terms.ts";

const modules = import.meta.glob(["./**/*.ts", "!./**/*.test.ts"], { eager: true });

/** Every text in the content room, with the place where it stands. */
function texts(value: unknown, place: string, seen: Set<unknown>): [string, string][] {
  if (typeof value === "string") return [[value, place]];
  if (value === null || typeof value !== "object" || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, one]) => texts(one, `${place}.${key}`, seen));
}
const all = Object.entries(modules).flatMap(([file, module]) => texts(module, file, new Set()));

test("every internal link leads to a page or a place on one", () => {
  const known = new Set([
    ...[...Object.values(pages), ...everyPage].map((page) => page.path),
    ...industries.map((one) => one.path),
    "/Services",
    directory.hourAction.href,
    bookingPath,
    `#${sectionOf(attorneys, "flow").id}`,
    `#${mycase.demo.id}`,
    `#${priceTerms.tokens.id}`,
    `#${priceTerms.terms.id}`,
    `${pages.pricing.path}#${estimatorId}`,
    ...(
      [
        ["terms", terms.sections],
        ["privacy", privacy.sections],
        ["security", security.sections],
        ["home", homeFaq.groups.flatMap((group) => group.items)],
        ["attorneys", sectionOf(attorneys, "questions").faq.items],
        ["mycase", mycase.faq.items],
      ] as const
    ).flatMap(([page, places]) => places.map(({ id }) => `${pages[page].path}#${id}`)),
  ]);
  const links = all.filter(
    ([text, place]) =>
      /^[/#]/.test(text) && /\.(href|path)$/.test(place) && !place.endsWith("dashboard"),
  );
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(([text]) => !known.has(text))).toEqual([]);
});

test("an address that moved leads to a page, and no page lies under one", () => {
  const paths = new Set(Object.values(pages).map((page) => page.path));
  expect(Object.values(movedPages).filter((path) => !paths.has(path))).toEqual([]);
  expect(Object.keys(movedPages).filter((path) => paths.has(path))).toEqual([]);
});

test("no text is empty by accident, a leftover or badly typed", () => {
  const bad = all.filter(([text]) =>
    /[Ll]orem|\bTODO\b|\bTBD\b|\bundefined\b|\bNaN\b|\[object|\s\s| ,| \.$/.test(text),
  );
  expect(bad).toEqual([]);
});

test("pages have paths, titles and descriptions of their own", () => {
  const list = Object.values(pages);
  for (const field of ["path", "title"] as const) {
    expect(new Set(list.map((page) => page[field])).size).toBe(list.length);
  }
  const texts = Object.values(descriptions);
  expect(new Set(texts).size).toBe(list.length);
  const wrong = texts.filter(({ length }) => length < 70 || length > 160);
  expect(wrong).toEqual([]);
});

test("the breadcrumb leads home, past the parent when there is one", () => {
  expect(breadcrumb("about").map((one) => one.path)).toEqual(["/"]);
  expect(breadcrumb("attorneys").map((one) => one.path)).toEqual(["/", "/industries"]);
  for (const id of Object.keys(pages) as PageId[]) {
    const { parent } = pages[id];
    if (parent) expect(pages).toHaveProperty(parent);
  }
});

test("a path takes its parameters, and refuses to be made without them", () => {
  expect(pathOf("blogPost", { id: "a b/c" })).toBe("/blogs/a%20b%2Fc");
  expect(() => pathOf("blogPost")).toThrow("id");
});
