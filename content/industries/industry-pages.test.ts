import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { integrations } from "../integrations.ts";
import { industries } from "./directory.ts";
import type { IndustrySection } from "./industry-page.ts";
import { industryPages } from "./industry-pages.ts";
import { postTitles } from "./post-titles.ts";
import type { ProofSection } from "./proof-section-types.ts";
import { industryTitles } from "./titles.ts";

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

/** What stands on figures, customers or roles that were given for law firms. */
const proof: readonly ProofSection["kind"][] = [
  "intake-hero",
  "partners",
  "badges",
  "benefits",
  "roles",
  "flow",
  "features",
  "testimonial",
  "reasons",
  "results",
];

test("figures, customers and roles of law firms stand on the attorneys' page alone", () => {
  const proven = pages.filter(({ sections }) =>
    sections.some(({ kind }) => proof.some((one) => one === kind)),
  );
  expect(proven.map(({ slug }) => slug)).toEqual(["attorneys"]);
});

test("no two pages have the same sections in the same order", () => {
  const orders = pages.map(({ sections }) =>
    sections.map((one) => ("look" in one ? `${one.kind} ${one.look}` : one.kind)).join(", "),
  );
  expect(new Set(orders).size).toBe(pages.length);
});

function systemsOf(section: IndustrySection): string[] {
  if (section.kind !== "systems") return [];
  const list =
    section.look === "copies" ? section.copies.flatMap((copy) => copy.systems) : section.systems;
  return list.map(({ name }) => name);
}

test("the posts that trades lead to have the titles that stand in posts/", () => {
  const folder = join(import.meta.dirname, "../../posts");
  for (const [id, title] of Object.entries(postTitles))
    expect(readFileSync(join(folder, `${id}.md`), "utf8")).toContain(`\ntitle: ${title}\n`);
  const led = pages.flatMap((page) => [...(page.posts ?? [])]);
  expect(Object.keys(postTitles)).toEqual(expect.arrayContaining(led));
});

test("no title is another one with the trade exchanged", () => {
  const shapes = Object.entries(industryTitles).map(([slug, title]) => {
    const names = slug.split("-").map((part) => part.slice(0, 5));
    return title
      .toLowerCase()
      .split(/\W+/)
      .map((word) => (names.some((name) => word.startsWith(name)) ? "…" : word))
      .join(" ");
  });
  expect(new Set(shapes).size).toBe(shapes.length);
});
