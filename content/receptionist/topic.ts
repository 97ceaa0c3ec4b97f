import { type PageId, pages } from "../pages.ts";
import type { Concept } from "./heard.ts";

/** One text in the languages of the receptionist. */
export interface Spoken {
  en: string;
  es: string;
  zh: string;
}

/** A place on this site: its page, what stands there, and the anchor. */
export interface Place {
  title: string;
  detail: string;
  href: string;
}

/** `place("privacy", "Security", "security")`. */
export function place(page: PageId, detail: string, anchor = ""): Place {
  const { label, path } = pages[page];
  return { title: label, detail, href: anchor ? `${path}#${anchor}` : path };
}

/** Kinds of things that a visitor can name beside concepts. */
export type Kind = "@integration" | "@industry";

/** One thing that visitors ask about, and the answer. */
export interface Topic {
  id: string;
  /** Any of these rows answers it; every word of a row has to be heard. */
  when: readonly (readonly (Concept | Kind)[])[];
  from: readonly Place[];
  say: Spoken;
}

type Word = Concept | Kind;
/** `when("secure data | certificate")`: rows divided by bars; an unknown word does not compile. */
export function when<const T extends string>(
  rows: [Exclude<Words<T>, Word>] extends [never] ? T : never,
): readonly (readonly Word[])[] {
  return rows.split(" | ").map((row) => row.split(" ") as Word[]);
}

type Words<T extends string> = T extends `${infer A} | ${infer B}`
  ? Words<A> | Words<B>
  : T extends `${infer A} ${infer B}`
    ? A | Words<B>
    : T;
