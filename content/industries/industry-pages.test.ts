import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { integrations } from "../integrations.ts";
import { industries } from "./directory.ts";
import type { IndustrySection } from "./industry-page.ts";
import { industryPages } from "./industry-pages.ts";

const pages = await Promise.all(Object.values(industryPages).map((load) => load()));
const posts = readdirSync(join(import.meta.dirname, "../../posts"));
const systemNames = new Set(integrations.map(({ name }) => name));

test("every page is registered under the slug it has in the directory", () => {
  expect(pages.map(({ slug }) => slug)).toEqual(Object.keys(industryPages));
  expect(industries.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(pages.map(({ slug }) => slug)),
  );
});

test.each(pages.map((page) => [page.slug, page] as const))(
  "%s names only systems, trades and posts that exist",
  (_slug, page) => {
    const named = page.sections.flatMap(systemsOf);
    expect(named.filter((name) => !systemNames.has(name))).toEqual([]);
    const slugs = industries.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining([...(page.neighbors ?? [])]));
    expect(page.neighbors ?? []).not.toContain(page.slug);
    expect(posts).toEqual(expect.arrayContaining((page.posts ?? []).map((id) => `${id}.md`)));
  },
);

test.each(pages.map((page) => [page.slug, page] as const))(
  "%s begins with a hero, ends with a horizon, and has an emergency where it says what it never does",
  (_slug, { sections, emergency }) => {
    expect(sections[0]?.kind).toMatch(/hero$/);
    expect(sections.at(-1)?.kind).toBe("horizon");
    expect(sections.some(({ kind }) => kind === "never")).toBe(emergency !== undefined);
    const kinds = sections.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  },
);

function systemsOf(section: IndustrySection): string[] {
  if (section.kind !== "systems") return [];
  const list =
    section.look === "copies" ? section.copies.flatMap((copy) => copy.systems) : section.systems;
  return list.map(({ name }) => name);
}
