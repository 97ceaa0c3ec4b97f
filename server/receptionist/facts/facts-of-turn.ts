import type { TalkTurn } from "#contract/receptionist.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import type { FactChanges } from "./facts.ts";
import { readFacts } from "./read-facts.ts";

export function factsOf(
  { message, choice }: TalkTurn,
  hearing: Hearing,
  conversation: Conversation,
) {
  if (!choice) return readFacts(message, hearing, conversation);
  if (choice.kind === "fact") return pressedFact(choice, conversation);
  if (choice.kind !== "details") return {};
  const told = Object.entries(choice.fields).filter(([, value]) => value);
  return Object.fromEntries(told) as FactChanges;
}

const asSaid = new Set(["name", "email", "phone", "firm", "place", "size", "message"]);

/** A corrected fact is read like an answer to its question. */
function pressedFact(
  { name, value }: { name: string; value: string },
  conversation: Conversation,
): FactChanges {
  if (value === "") return { [name]: null };
  if (asSaid.has(name)) return { [name]: value };
  const hearing = hear(`${value}`, conversation.language);
  const read = readFacts(value, hearing, { ...conversation, asking: name });
  return Object.hasOwn(read, name) ? { [name]: read[name as keyof FactChanges] } : {};
}
