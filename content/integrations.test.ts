import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { categories, categoryOf, categoryVariants, integrations } from "./integrations.ts";
import { logos, type Mark } from "./marks.ts";

interface IconSet {
  icons: Record<string, unknown>;
}
const root = new URL("../node_modules/", import.meta.url);
const { icons }: IconSet = JSON.parse(
  readFileSync(new URL("@iconify-json/logos/icons.json", root), "utf8"),
);

function exists(mark: Mark): boolean {
  const [set, name = ""] = mark.split(/:(.*)/);
  if (set === "logos") return name in icons;
  if (set === "si") return existsSync(new URL(`simple-icons/icons/${name}.svg`, root));
  return /^[A-Z][A-Za-z]$/.test(name);
}

test("the catalog holds 68 entries with ids of their own", () => {
  expect(integrations.map((one) => one.id)).toEqual(Array.from({ length: 68 }, (_, k) => k + 1));
});

test("six entries are partner built", () => {
  expect(integrations.filter((one) => one.partnerBuilt).map((one) => one.name)).toEqual(
    expect.arrayContaining(["MyCase", "Lawmatics", "Mailchimp", "OpenAI"]),
  );
  expect(integrations.filter((one) => one.partnerBuilt)).toHaveLength(6);
});

test("only the marketing tool is listed twice", () => {
  const names = integrations.map((one) => one.name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  expect(twice).toEqual(["Mailchimp"]);
  expect(integrations.filter((one) => one.name === "Mailchimp").map(categoryOf)).toEqual([
    "Marketing",
    "Productivity",
  ]);
});

test("the variants of categories occur, and mean a category", () => {
  const written = new Set(integrations.map((one) => one.category));
  expect(Object.keys(categoryVariants).filter((variant) => !written.has(variant))).toEqual([]);
  const meant = new Set(integrations.map(categoryOf));
  expect(categories.filter((category) => !meant.has(category))).toEqual([]);
  expect(() => categoryOf({ category: "Fax Machines" })).toThrow("Fax Machines");
});

test("descriptions fit two lines and differ", () => {
  const texts = integrations.map((one) => one.description);
  expect(texts.filter((text) => text.length > 80)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test("every mark exists in its icon set", () => {
  const marks = [...integrations.map((one) => one.icon), ...logos.flatMap((one) => one.mark ?? [])];
  expect(marks.filter((mark) => !exists(mark))).toEqual([]);
});

test("no file outside the catalog names a mark that is missing", () => {
  const files = readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" });
  const missing = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, import.meta.url), "utf8");
      return [...source.matchAll(/"((?:logos|si):[\w-]+)"/g)].map(([, mark]) => mark as Mark);
    })
    .filter((mark) => !exists(mark));
  expect(missing).toEqual([]);
});
