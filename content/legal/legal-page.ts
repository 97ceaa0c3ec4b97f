import type { Link } from "../types/link.ts";

/** A run of text, or a link inside it. */
export type Inline = string | Link;

/** A paragraph, or a list of them. */
export type Block = { text: readonly Inline[] } | { list: readonly (readonly Inline[])[] };

/** A numbered section. Its number is its place in the page. */
export interface LegalSection {
  /** Anchor. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalPage {
  title: string;
  text: string;
  /** In words, as printed: "August 2025". */
  updated: string;
  contents: string;
  sections: readonly LegalSection[];
}

/** The first sentence below the heading. */
export const legalIntro = ({ updated, text }: LegalPage) => `Last updated ${updated}. ${text}`;

/** Beside the word "Contents", where the list is folded. */
export const sectionCount = ({ sections }: LegalPage) => `${sections.length} sections`;

/** A paragraph of text and links. */
export const paragraph = (...text: Inline[]): Block => ({ text });

/** A list; each entry is a text, or a row of texts and links. */
export const list = (...entries: (string | readonly Inline[])[]): Block => ({
  list: entries.map((entry) => (typeof entry === "string" ? [entry] : entry)),
});
