import type { DrawingName, MarkedText } from "./sheet.ts";

/** `onSurface`: printed on the paper of the page instead of on white; two neighbors at most. */
export interface SectionWords {
  title: string;
  /** Beside the title. */
  text?: string;
  onSurface?: true;
}

/**
 * Sections that only one trade has. `kind` names the layout; each page chooses its own, and no two
 * pages may say the same in it.
 */
export type OwnSection =
  | ScheduleSection
  | ScaleSection
  | AnswersSection
  | ColumnsSection
  | TableSection
  | TimelineSection
  | DurationsSection
  | PicturesSection
  | DrawingSection
  | ProseSection
  | WordsSection
  | MessagesSection;

/** A day sheet: resources down, hours across. `from` and `to` count the hours from 1. */
export interface ScheduleSection extends SectionWords {
  kind: "schedule";
  /** The accessible name of the picture. */
  label: string;
  hours: readonly string[];
  rows: readonly {
    name: string;
    blocks: readonly { from: number; to: number; text: string; look?: "new" | "struck" }[];
  }[];
  /** How it came about, at its hours. */
  steps?: readonly { time: string; text: string }[];
}

/** Degrees of a thing, from the first that is urgent. `figure`: at most four characters. */
export interface ScaleSection extends SectionWords {
  kind: "scale";
  steps: readonly { figure: string; title: string; items: readonly string[]; result: string }[];
}

/**
 * Callers' questions and the agent's replies to them. Questions come with their quotation marks.
 */
export interface AnswersSection extends SectionWords {
  kind: "answers";
  pairs: readonly { question: string; answer: string }[];
}

/** Two to four lists side by side: trays, doors, people. */
export interface ColumnsSection extends SectionWords {
  kind: "columns";
  columns: readonly { title: string; note?: string; items: readonly string[]; result?: string }[];
}

/** A sheet that is filled in, with what it adds up to. Cells in brackets are written with the pen. */
export interface TableSection extends SectionWords {
  kind: "table";
  head: readonly string[];
  rows: readonly (readonly MarkedText[])[];
  total?: readonly MarkedText[];
  note?: string;
}

/** Stops along a line. `gap`: what lies between this stop and the next ("18 min"). */
export interface TimelineSection extends SectionWords {
  kind: "timeline";
  stops: readonly { time: string; title: string; text: string; gap?: string }[];
}

/** Parts of one thing as long as they last. `free`: something else fits in. */
export interface DurationsSection extends SectionWords {
  kind: "durations";
  parts: readonly { name: string; minutes: number; text: string; free?: true }[];
  note?: string;
}

/** Three to six small drawings, in order. */
export interface PicturesSection extends SectionWords {
  kind: "pictures";
  pictures: readonly { drawing: DrawingName; title: string; text: string }[];
}

/** One large drawing and its terms. */
export interface DrawingSection extends SectionWords {
  kind: "drawing";
  drawing: DrawingName;
  label: string;
  facts: readonly { term: string; text: string }[];
}

/** A few sentences, and nothing else. */
export interface ProseSection extends SectionWords {
  kind: "prose";
  paragraphs: readonly string[];
}

/** The card beside the telephone: which words do what. */
export interface WordsSection extends SectionWords {
  kind: "words";
  rules: readonly { words: readonly string[]; result: string }[];
}

/** Texts that go out, as the person reads them. */
export interface MessagesSection extends SectionWords {
  kind: "messages";
  to: string;
  messages: readonly string[];
  note?: string;
}
