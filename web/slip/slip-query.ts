const names = ["plan", "billing", "minutes", "texts", "agents", "extras", "trade"] as const;

/**
 * The fields of a slip (content/lead-slip.ts) in a page's query; empty without one. This file knows
 * the names alone, so that pages need not load what the fields mean.
 */
export function slipQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const fields = names.flatMap((name) => {
    const value = asked.getAll(name).join();
    return value ? [[name, value] as [string, string]] : [];
  });
  return `${new URLSearchParams(fields)}`;
}
