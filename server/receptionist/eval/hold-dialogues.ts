import { emergencySentences } from "#content/front-desks/emergency-sentences.ts";
import type { Brain } from "#server/receptionist/brain.ts";
import {
  keptApartTrades,
  tunedTrades,
} from "#server/receptionist/front-desk/eval/trade-dialogues.ts";
import { knownFigures } from "../figures.ts";
import type { Dialogue } from "./dialogue.ts";
import { companyDialogues } from "./dialogues/company-dialogues.ts";
import { companyKeptApart } from "./dialogues/company-kept-apart.ts";
import { holdDialogue } from "./hold-dialogue.ts";
import { type DialogueVerdict, judgeDialogue } from "./judge-dialogue.ts";

/** Every dialogue that the receptionist was tuned on, and those that were kept apart. */
export const tunedDialogues: readonly Dialogue[] = [...companyDialogues, ...tunedTrades];
export const keptApartDialogues: readonly Dialogue[] = [...companyKeptApart, ...keptApartTrades];

/** Numbers to call that the approved sentences hold. */
const emergencyFigures = knownFigures(
  Object.values(emergencySentences).flatMap((sentence) => Object.values(sentence)),
);

/** Holds dialogues one after the other. `known`: the figures of what can be read on this site. */
export async function holdDialogues(
  list: readonly Dialogue[],
  brain: Brain,
  known: ReadonlySet<string>,
): Promise<DialogueVerdict[]> {
  const verdicts: DialogueVerdict[] = [];
  const figures = new Set([...known, ...emergencyFigures]);
  for (const dialogue of list)
    verdicts.push(judgeDialogue(await holdDialogue(dialogue, brain), figures));
  return verdicts;
}
