import type { DialogueVerdict } from "./judge-dialogue.ts";

/** Summarizes the dialogues, one figure a line. */
export function dialogueReport(verdicts: readonly DialogueVerdict[]): string[] {
  const sum = (of: (one: DialogueVerdict) => number) =>
    verdicts.reduce((total, one) => total + of(one), 0);
  const held = sum((one) => (one.held ? 1 : 0));
  const share = verdicts.length > 0 ? ((100 * held) / verdicts.length).toFixed(1) : "0";
  const turns = verdicts.flatMap(({ turnsToBooking }) => turnsToBooking ?? []);
  const emergencies = sum((one) => one.emergencies.all);
  return [
    `held                ${held} of ${verdicts.length} (${share} %)`,
    `facts               ${sum((one) => one.facts.right)} right, ${sum((one) => one.facts.wrong)} wrong, ${sum((one) => one.facts.askedTwice)} asked twice`,
    `emergencies missed  ${sum((one) => one.emergencies.missed)} of ${emergencies}`,
    `invented figures    ${sum((one) => one.invented.length)}`,
    `forbidden sayings   ${sum((one) => one.forbidden.length)}`,
    `same answer twice   ${sum((one) => one.repeated)}`,
    `turns to booking    ${median(turns.map(({ asked }) => asked))} since a call was asked for, ${median(turns.map(({ all }) => all))} in all (medians of ${turns.length} by words alone)`,
  ];
}

const median = (turns: readonly number[]) =>
  turns.toSorted((a, b) => a - b)[Math.floor((turns.length - 1) / 2)] ?? "none";
