import { expect, test } from "vitest";
import { integrationSlug, integrations } from "../integrations.ts";
import { findIntegrationPage, integrationPageHeads } from "./find-integration-page.ts";
import { integrationPages } from "./integration-pages.ts";

test("every entry of the catalog has one page, its own or a landing page", () => {
  const paged = integrations.filter((entry) => !entry.page).map(({ id }) => id);
  expect(integrationPages.map(({ id }) => id).sort((a, b) => a - b)).toEqual(paged);
});

test("every page is found by its address, and no other address finds one", () => {
  for (const { slug, path } of integrationPageHeads) {
    expect(path).toBe(`/integrations/${slug}`);
    expect(findIntegrationPage(slug)?.neighbors).toHaveLength(2);
  }
  expect(findIntegrationPage("no-such-system")).toBeUndefined();
  const slugs = integrations.map(integrationSlug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test("neighbors are other entries", () => {
  for (const { id, neighbors } of integrationPages) {
    expect(neighbors).not.toContain(id);
    expect(new Set(neighbors).size).toBe(2);
  }
});

test("what sends texts or writes first says the plan that can", () => {
  for (const { id, plan, events } of integrationPages) {
    const words = JSON.stringify(events);
    if (/\breminder\b.*goes to/i.test(words)) expect(plan.from, `entry ${id}`).toBe("gold");
    if (/by text|is sent by text/i.test(words) && id !== 20)
      expect(plan.from, `entry ${id}`).not.toBe("basic");
  }
});

/** Texts of one page that no other page shares. */
const wordsOf = ({
  headline,
  events,
  reads,
  writes,
  setup,
  limits,
  plan,
}: (typeof integrationPages)[number]) =>
  [
    headline,
    ...events.flatMap((one) => [one.event, one.action]),
    ...reads,
    ...writes,
    ...setup,
    ...limits,
    plan.why,
  ]
    .join(" / ")
    .toLowerCase()
    .split(/[^a-z’]+/)
    .filter(Boolean);

test("every page says enough of its own, and little enough for one window", () => {
  const wrong = integrationPages
    .map((page) => [page.id, wordsOf(page).length])
    .filter(([, length = 0]) => length < 70 || length > 140);
  expect(wrong).toEqual([]);
});

test("descriptions fit what search engines show", () => {
  const wrong = integrationPageHeads.filter(
    ({ description }) => description.length < 70 || description.length > 160,
  );
  expect(wrong.map(({ path, description }) => [path, description.length])).toEqual([]);
});
