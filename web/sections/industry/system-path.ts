import { integrationPath, integrations } from "#content/integrations.ts";

/** Where a system of the catalog is described, by its name. */
export function systemPath(name: string): string {
  const entry = integrations.find((one) => one.name === name);
  if (!entry) throw new Error(`No integration is called "${name}"`);
  return integrationPath(entry);
}
