import { readLeadSlip, saySlip } from "#content/lead-slip.ts";
import type { Facts } from "./facts.ts";
import { minutesOf } from "./minutes-of-facts.ts";

/**
 * The slip of a lead from a conversation, in words: what was said in it replaces the same field of
 * what the visitor had worked out on the pages.
 * @param query the slip of the visitor's tab (content/lead-slip.ts); empty without one.
 */
export function slipOfFacts(query: string, facts: Facts): string {
  const slip = new URLSearchParams(query);
  const told = {
    plan: facts.plan?.value,
    billing: facts.billing?.value,
    minutes: minutesOf(facts),
    texts: facts.texts && Math.round(facts.texts.value),
    agents: facts.agents && Math.round(facts.agents.value),
    extras: facts.extras?.value.join(),
    trade: facts.trade?.value,
  };
  for (const [field, value] of Object.entries(told))
    if (value !== undefined) slip.set(field, String(value));
  return saySlip(readLeadSlip(String(slip))).join("; ");
}
