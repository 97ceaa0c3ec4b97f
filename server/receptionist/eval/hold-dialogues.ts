import type { Brain } from "#server/receptionist/brain.ts";
import {
  keptApartTrades,
  tunedTrades,
} from "#server/receptionist/front-desk/eval/trade-dialogues.ts";
import type { Dialogue } from "./dialogue.ts";
import { companyBluntDialogues } from "./dialogues/company-blunt-dialogues.ts";
import { companyBluntKeptApart } from "./dialogues/company-blunt-kept-apart.ts";
import { companyDialogues } from "./dialogues/company-dialogues.ts";
import { companyHurriedDialogues } from "./dialogues/company-hurried-dialogues.ts";
import { companyHurriedKeptApart } from "./dialogues/company-hurried-kept-apart.ts";
import { companyKeptApart } from "./dialogues/company-kept-apart.ts";
import { companyRushedDialogues } from "./dialogues/company-rushed-dialogues.ts";
import { companyRushedKeptApart } from "./dialogues/company-rushed-kept-apart.ts";
import { companyTerseDialogues } from "./dialogues/company-terse-dialogues.ts";
import { companyTerseKeptApart } from "./dialogues/company-terse-kept-apart.ts";
import { companyUntidyDialogues } from "./dialogues/company-untidy-dialogues.ts";
import { holdDialogue } from "./hold-dialogue.ts";
import { type DialogueVerdict, judgeDialogue } from "./judge-dialogue.ts";

/** Every dialogue that the receptionist was tuned on, and those that were kept apart. */
export const tunedDialogues: readonly Dialogue[] = [
  ...companyDialogues,
  ...companyUntidyDialogues,
  ...companyHurriedDialogues,
  ...companyRushedDialogues,
  ...companyBluntDialogues,
  ...companyTerseDialogues,
  ...tunedTrades,
];
export const keptApartDialogues: readonly Dialogue[] = [
  ...companyKeptApart,
  ...companyHurriedKeptApart,
  ...companyRushedKeptApart,
  ...companyBluntKeptApart,
  ...companyTerseKeptApart,
  ...keptApartTrades,
];

/** Holds dialogues one after the other. `known`: the figures of what can be read on this site. */
export async function holdDialogues(
  list: readonly Dialogue[],
  brain: Brain,
  known: ReadonlySet<string>,
): Promise<DialogueVerdict[]> {
  const verdicts: DialogueVerdict[] = [];
  for (const dialogue of list)
    verdicts.push(judgeDialogue(await holdDialogue(dialogue, brain), known));
  return verdicts;
}
