import { slipFields } from "#contract/slip-fields.ts";

/** The fields of a slip (content/lead-slip.ts) in a page's query; empty without one. */
export function slipQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const fields = slipFields.flatMap((name) => {
    const value = asked.getAll(name).join();
    return value ? [[name, value] as [string, string]] : [];
  });
  return `${new URLSearchParams(fields)}`;
}
