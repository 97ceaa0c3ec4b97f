import { newConversation } from "#server/receptionist/conversation.ts";
import { createTestActions } from "#server/receptionist/eval/test-actions.ts";
import { understand } from "#server/receptionist/understand.ts";
import type { Facts } from "../facts.ts";
import { type Frame, frames, towns, trades } from "./business-frames.ts";
import { counterExamples } from "./not-of-the-business.ts";

const told = <T>(value: T) => ({ value, turn: 0, by: "words" as const });

/** What is known where a line is said in a conversation that has begun. */
const known: Record<string, Facts> = {
  plan: {
    trade: told("dentists"),
    place: told("Mesa"),
    calls: told({ count: 20, per: "day" as const }),
  },
  hvac: { trade: told("hvac"), place: told("Ogden"), size: told("4 trucks") },
};

/** The facts after a message. */
function factsAfter(message: string, state = ""): Record<string, unknown> {
  const before = { ...newConversation(), facts: known[state] ?? {} };
  if (state === "booking") {
    before.task = { kind: "booking", wanted: {}, offered: [] };
    before.asking = "name";
  }
  if (state === "plan") before.task = { kind: "plan" };
  const { step } = understand({ message }, before, createTestActions());
  return Object.fromEntries(
    Object.entries(step.conversation.facts).map(([name, { value }]) => [name, value]),
  );
}

const same = (a: unknown, b: string) =>
  JSON.stringify(a ?? "")
    .toLowerCase()
    .includes(b.toLowerCase());

/** The faults of a frame, with several of the values that may stand in it. */
export function faultsOf(frame: Frame, language: keyof typeof frames, from: number): string[] {
  const list = trades[language];
  const places = towns[language];
  return [0, 1, 2].flatMap((more) => {
    const [slug, shop, person] = list[(from + more) % list.length] ?? ["", "", ""];
    const town = places[(from + more * 2) % places.length] ?? "";
    const said = frame.said.replace("{s}", shop).replace("{p}", person).replace("{t}", town);
    const wanted = [
      ...(/\{[sp]\}/.test(frame.said) ? [["trade", slug]] : []),
      ...(frame.said.includes("{t}") ? [["place", town]] : []),
      ...frame.facts.map((fact) => fact.split("=")),
    ];
    const facts = factsAfter(said, frame.state);
    return wanted
      .filter(([name = "", value = ""]) => !same(facts[name], value))
      .map(
        ([name = "", value]) => `${said}: ${name} is ${JSON.stringify(facts[name])}, not ${value}`,
      );
  });
}

/** The facts that a counter-example was wrongly taken for. */
export function wronglyTaken({ said, facts, state }: Frame): string[] {
  const after = factsAfter(said, state);
  const before = Object.fromEntries(
    Object.entries(known[state ?? ""] ?? {}).map(([name, { value }]) => [name, value]),
  );
  return facts
    .filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
    .map((name) => `${said}: ${name} is ${JSON.stringify(after[name])}`);
}

/** Whether a name of a trade is understood as the trade of whoever says it. */
export const tradeAfter = (said: string) => factsAfter(said).trade;

export { counterExamples, frames };
