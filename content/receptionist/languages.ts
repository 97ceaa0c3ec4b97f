import type { Phrases } from "./phrases.ts";
import { english } from "./phrases-en.ts";
import { spanish } from "./phrases-es.ts";
import { chinese } from "./phrases-zh.ts";

/** The receptionist's own words, by language. */
export const phrases: Record<"en" | "es" | "zh", Phrases> = {
  en: english,
  es: spanish,
  zh: chinese,
};
