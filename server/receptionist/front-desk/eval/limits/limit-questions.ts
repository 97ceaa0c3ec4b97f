import type { Language } from "#contract/receptionist.ts";

/** Questions by trade, then by the limit that each of them meets; `none`: it meets no limit. */
export type LimitQuestions = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>>
>;
