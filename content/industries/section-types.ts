import type { Faq } from "../types/faq.ts";
import type { Link } from "../types/link.ts";
import type { OwnSection, SectionWords } from "./own-section-types.ts";
import type { DrawingName, FormBox, MarkedText, Sheet } from "./sheet.ts";

/** A call is set as a transcript, a text message as bubbles. */
export interface Conversation {
  medium: "call" | "text";
  /** The accessible name: "A telephone call to Northside Heating & Air". */
  label: string;
  /** Names of the two speakers: "Desk" and "Patient". */
  agent: string;
  caller: string;
  /** `pictures`: what is sent instead of the words, which then say what it shows. */
  lines: readonly {
    who: "agent" | "caller";
    text: MarkedText;
    pictures?: readonly DrawingName[];
  }[];
}

/** The first screen: an hour, a talk, and the paper that the talk fills. */
export interface HeroSection {
  kind: "hero";
  /**
   * side: paper beside the talk. wide: paper below, as broad as the sheet. spread: a book that runs
   * off the right edge. form: the talk is a box of the form. night: drawing first, after hours.
   * quiet: no red, the sheet beside the talk.
   */
  layout: "side" | "wide" | "spread" | "form" | "night" | "quiet";
  title: string;
  text: string;
  book: string;
  /** Opens the receptionist as this trade's front desk. */
  hear: string;
  /** In the margin. */
  time: string;
  scene?: string;
  talk: Conversation;
  /** Across the page, in the layout `night`. */
  drawing?: { name: DrawingName; label: string };
  papers: readonly Sheet[];
}

/** The questions that the agent asks, in the order of the form. */
export type AsksSection = SectionWords & { kind: "asks" } & (
    | {
        /** list: two columns. boxes: tight. messages: bubbles. card: on a registration card. */
        look: "list" | "boxes" | "messages" | "card";
        questions: readonly { question: string; label: string; answer: string }[];
      }
    /** One printed form. */
    | { look: "sheet"; sheet: Sheet }
    /** A guest check, with a sum at its end. */
    | {
        look: "check";
        more: readonly string[];
        check: {
          title: string;
          number: string;
          boxes: readonly FormBox[];
          lines: readonly { text: string; value: string }[];
          sum: { text: string; value: string };
          foot: string;
        };
      }
    /** Questions, and why they are asked. */
    | { look: "quiet"; questions: readonly { question: string; why: string }[] }
  );

/** Things the agent never does; shown beside the page's emergency. */
export interface NeverSection {
  kind: "never";
  title: string;
  /** card: the emergency on a card. band: its sentence runs across the page. */
  look: "card" | "band";
  /** paper: white. surface: the page's paper. night: where danger is the business. */
  ground: "paper" | "surface" | "night";
  limits: readonly { never: string; because: string }[];
}

/** A day, or a week, of calls. Sentences that are said come with their quotation marks. */
export interface DaySection extends SectionWords {
  kind: "day";
  /** line: one wave of the voice for each hour. week: days. night: cards after hours. */
  look: "rows" | "leaf" | "line" | "week" | "night";
  hours: readonly {
    time: string;
    title: string;
    text: string;
    /** How tall the line stands at that hour. */
    busy?: 1 | 2 | 3 | 4 | 5;
  }[];
}

/** Systems by their names in the catalog, with what each is for here. */
export interface TradeSystem {
  name: string;
  text: string;
}

/** Where it writes; what is not connected is said in `text`. */
export type SystemsSection = Pick<SectionWords, "title" | "text"> & { kind: "systems" } & (
    | { look: "list" | "columns"; systems: readonly TradeSystem[] }
    | { look: "copies"; copies: readonly { title: string; systems: readonly TradeSystem[] }[] }
  );

/** "Make it mine" in one sentence: the page's front desk, changeable. */
export interface TalkSection {
  kind: "talk";
  title: string;
  text: string;
  button: string;
  /** Three things to say, without quotation marks. */
  say: readonly [string, string, string];
}

export interface QuestionsSection {
  kind: "questions";
  faq: Faq;
}

/** The closing call; flat and without an arrow on the quiet paper. */
export interface HorizonSection {
  kind: "horizon";
  title: readonly [string, string];
  text: string;
  book: string;
  /** The prices, unless said otherwise. */
  second?: Link;
}

export type TradeSection =
  | HeroSection
  | AsksSection
  | OwnSection
  | NeverSection
  | DaySection
  | SystemsSection
  | TalkSection
  | QuestionsSection
  | HorizonSection;
