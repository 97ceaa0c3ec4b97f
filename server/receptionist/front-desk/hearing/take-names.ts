import type { Field } from "#content/front-desks/front-desk.ts";
import type { Fact } from "../desk-state.ts";
import type { Listening } from "./hear-facts.ts";

/** Puts the names of a message on the lines they belong to: the caller's own, and somebody else's. */
export function takeNames(
  facts: Record<string, Fact>,
  { own, bare }: { own?: string; bare: string[] },
  { desk, state }: Listening,
  asked: Field | undefined,
): void {
  const left = [...bare];
  const other = desk.fields.find(({ kind }) => kind === "person-name");
  if (other && left[0] && !state.facts[other.name] && (own || asked?.kind !== "name"))
    facts[other.name] = { text: left.shift() ?? "" };
  const name = own ?? left.at(-1);
  const settled = state.facts.name && !own && asked?.kind !== "name";
  if (name && !settled) facts.name = { text: name };
}
