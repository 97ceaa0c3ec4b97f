import { hasSlip } from "#content/lead-slip.ts";
import { pages } from "#content/pages.ts";
import { slipFields } from "#contract/slip-fields.ts";

/**
 * Whether the built contact page lacks something for this URL: a slip in the query, which without
 * scripts only the server can show (content/lead-slip.ts).
 */
export function carriesSlip(path: string, query: string): boolean {
  return query !== "" && path === pages.contact.path && hasSlip(query);
}

/** A query that may carry a slip, as a pattern for web servers in front of ours. */
export const slipPattern = `(^|&)(${slipFields.join("|")})=`;
