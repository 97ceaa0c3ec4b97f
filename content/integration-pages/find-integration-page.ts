import { type Industry, industryBySlug } from "../industries/directory.ts";
import {
  type Category,
  categoryOf,
  type Integration,
  integrationPath,
  integrationSlug,
  integrations,
} from "../integrations.ts";
import { type Page, pages, pathOf } from "../pages.ts";
import { type Plan, plans } from "../plans.ts";
import { site } from "../site.ts";
import type { IntegrationPage } from "./integration-page.ts";
import { integrationPages } from "./integration-pages.ts";

/** All that the page about an integration shows, with its references resolved. */
export interface ShownIntegration extends Omit<IntegrationPage, "plan" | "trades" | "neighbors"> {
  entry: Integration;
  category: Category;
  plan: { name: string; why: string };
  trades: readonly Pick<Industry, "name" | "path">[];
  neighbors: readonly { name: string; path: string }[];
}

function entryOf(id: number): Integration {
  const entry = integrations.find((one) => one.id === id);
  if (!entry) throw new Error(`No integration has the id ${id}`);
  return entry;
}

function planOf(id: Plan["id"]): Plan {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`No plan is called "${id}"`);
  return plan;
}

/** The page about the integration with that last step in its address; undefined when none has it. */
export function findIntegrationPage(slug: string): ShownIntegration | undefined {
  const found = integrationPages.find(({ id }) => integrationSlug(entryOf(id)) === slug);
  if (!found) return undefined;
  const entry = entryOf(found.id);
  return {
    ...found,
    entry,
    category: categoryOf(entry),
    plan: { name: planOf(found.plan.from).name, why: found.plan.why },
    trades: found.trades.map((trade) => {
      const { name, path } = industryBySlug(trade);
      return { name, path };
    }),
    neighbors: found.neighbors.map((id) => {
      const neighbor = entryOf(id);
      return { name: neighbor.name, path: integrationPath(neighbor) };
    }),
  };
}

/** Address, title and description of every page about an integration. */
export const integrationPageHeads: readonly (Page & { description: string; slug: string })[] =
  integrationPages.map(({ id, headline }) => {
    const entry = entryOf(id);
    const slug = integrationSlug(entry);
    return {
      ...pages.integration,
      slug,
      path: pathOf("integration", { slug }),
      label: entry.name,
      title: `${entry.name}: ${headline} · ${site.name}`,
      description: `${site.name} and ${entry.name}: ${entry.description} ${headline}.`,
    };
  });
