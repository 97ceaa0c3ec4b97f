import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import type { CallState, Fact } from "../call-state.ts";

/** What only one wish needs tells the wish: a need is new work, an outage is a client's. */
export function inferWish(
  { fields }: FrontDesk,
  facts: Record<string, Fact>,
  state: CallState,
): void {
  const wish = fields.find(({ name, kind }) => name === "wish" && kind === "choice");
  if (!wish || facts.wish || state.facts.wish) return;
  for (const { name, only, optional } of fields) {
    // "She got her license today" tells when, and no loss.
    if (optional) continue;
    const option = only?.length === 1 ? only[0] : undefined;
    if (!facts[name] || !wish.options?.some(({ id }) => id === option) || !option) continue;
    facts.wish = { option, inferred: true };
    return;
  }
}
