import type { DialogueVerdict } from "./judge-dialogue.ts";

/** Summarizes the dialogues, one figure a line. */
export function dialogueReport(verdicts: readonly DialogueVerdict[]): string[] {
  const sum = (of: (one: DialogueVerdict) => number) =>
    verdicts.reduce((total, one) => total + of(one), 0);
  const held = sum((one) => (one.held ? 1 : 0));
  const share = verdicts.length > 0 ? ((100 * held) / verdicts.length).toFixed(1) : "0";
  const turns = verdicts
    .flatMap(({ turnsToBooking }) => turnsToBooking ?? [])
    .sort((a, b) => a - b);
  const emergencies = sum((one) => one.emergencies.all);
  return [
    `held                ${held} of ${verdicts.length} (${share} %)`,
    `facts               ${sum((one) => one.facts.right)} right, ${sum((one) => one.facts.wrong)} wrong, ${sum((one) => one.facts.askedTwice)} asked twice`,
    `emergencies missed  ${sum((one) => one.emergencies.missed)} of ${emergencies}`,
    `invented figures    ${sum((one) => one.invented.length)}`,
    `forbidden sayings   ${sum((one) => one.forbidden)}`,
    `same answer twice   ${sum((one) => one.repeated)}`,
    `turns to booking    ${median(turns)} (median of ${turns.length} by words alone)`,
  ];
}

const median = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) / 2)] ?? "none";
