import type { Language } from "#contract/receptionist.ts";

/** A question of the evaluation. Only the answer to the last line is judged. */
export interface Question {
  language: Language;
  lines: readonly string[];
  /** The action wanted, and for an answer the page (with or without anchor) it has to come from. */
  action: string;
  source?: string;
  /** Text the answer must contain, where the source alone proves little. */
  says?: RegExp;
}

/** `["What does it cost?", "answer /pricing"]`; earlier lines of a conversation stand first. */
export type Row = readonly (string | RegExp)[];

/** Reads rows: the last string is `action source?`, a leading expression is what must be said. */
export function questions(language: Language, rows: readonly Row[]): Question[] {
  return rows.map((row) => {
    const says = row.find((part) => part instanceof RegExp);
    const texts = row.filter((part) => typeof part === "string");
    const [action = "", source] = (texts.at(-1) ?? "").split(" ");
    return {
      language,
      lines: texts.slice(0, -1),
      action,
      ...(source && { source }),
      ...(says && { says }),
    };
  });
}
