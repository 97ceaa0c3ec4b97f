import { note, noteDown, noteLeftOver } from "./call-notes.ts";
import type { CallTurn } from "./call-turn.ts";
import type { HeardFacts } from "./hearing/hear-facts.ts";
import { openQuestions } from "./open-questions.ts";

/** Notes what a line of danger tells and asks besides: "who pays, him or me". */
export function noteBeside(turn: CallTurn, heard: HeardFacts): void {
  const used = Object.values(heard.facts).flatMap(({ text }) => text?.split("; ") ?? []);
  noteDown(turn.state, heard.others);
  noteLeftOver(turn, heard, []);
  note(turn, openQuestions(turn.step.original, used, []));
}
