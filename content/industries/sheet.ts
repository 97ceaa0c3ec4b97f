/**
 * Words that the caller says and that stand on the form stand in square brackets: "It hurts [bottom
 * right]". They are underlined in the conversation, and written with the pen on the form.
 */
export type MarkedText = string;

/** A box of a printed form. Its value is written with the pen. */
export interface FormBox {
  label: string;
  /** Empty: nobody may fill it by telephone. */
  value: string;
  /** Columns of twelve; `narrow` on phones. */
  span: number;
  narrow?: number;
}

/** Drawings in web/sections/industry/drawings; each is lines in the paper's printing ink. */
export type DrawingName =
  | "teeth"
  | "face"
  | "valves"
  | "house-valves"
  | "kitchen"
  | "room-walls"
  | "house-outline"
  | "car-damage"
  | "listing-plan"
  | "key-tag"
  | "dining-room"
  | "key-rack"
  | "crawlspace"
  | "curb-box"
  | "slab"
  | "photo-front-corner"
  | "photo-rear-corner"
  | "photo-damage"
  | "photo-gap"
  | "photo-sticker"
  | "photo-dash";

/** A cell of a table on a sheet; text alone is printed, text in brackets is written with the pen. */
export type SheetCell =
  | MarkedText
  | {
      text: MarkedText;
      /** taken: tinted. turnover: hatched. new: ringed in red. lot: a numbered sticker. */
      look: "taken" | "turnover" | "new" | "lot";
    };

/** The parts of a sheet, from top to bottom. */
export type SheetPart =
  | { kind: "boxes"; boxes: readonly FormBox[] }
  /** `label`: what a screen reader says of it. */
  | { kind: "drawing"; drawing: DrawingName; label: string }
  /** `hatched` rows are sold out; `hideNarrow`: index of a column that phones leave out. */
  | {
      kind: "table";
      head: readonly string[];
      rows: readonly { cells: readonly SheetCell[]; look?: "hatched" | "new" }[];
      hideNarrow?: number;
    }
  /** The conversation of the hero, as a box of the form. */
  | { kind: "talk"; title: string }
  | { kind: "note"; text: string }
  | { kind: "legend"; text: string }
  | { kind: "ticks"; items: readonly { label: string; on?: true }[] }
  /** Numbered lines of a letter. `struck`: crossed out. */
  | { kind: "clauses"; items: readonly { term: string; text: string; struck?: true }[] }
  /** `printed`: in ink; otherwise written with the pen. */
  | { kind: "headline"; text: string; under?: string; printed?: true }
  | { kind: "alarm"; text: string }
  /** Term and value, one to a line. `open`: left to a person. */
  | { kind: "lines"; rows: readonly { term: string; value: string; open?: true }[] }
  | { kind: "facts"; rows: readonly { term: string; value: string }[] }
  | { kind: "punches"; count: number; punched: number; ringed: number; label: string }
  | { kind: "colors"; items: readonly { name: string; color: string; on?: true }[]; label: string }
  /** Names of the circuits, left and right by turns. `ringed`: a number of a circuit. */
  | { kind: "circuits"; names: readonly string[]; ringed: number; label: string }
  | { kind: "key-number"; number: string; under: string }
  | { kind: "stub"; label: string; number: string }
  /** `name`: of somebody who signs in content/handwriting.ts. */
  | { kind: "signature"; name: string }
  | { kind: "chairs"; chairs: Chairs }
  /** Two columns inside the sheet; one below the other on phones. */
  | { kind: "beside"; left: readonly SheetPart[]; right: readonly SheetPart[] };

/** The columns of an appointment book; a row is five minutes, the first one `from`. */
export interface Chairs {
  label: string;
  names: readonly string[];
  /** Labels of the rows, each half an hour. */
  hours: readonly string[];
  /** `column` and `row` count from 1, `rows` is the length in steps of five minutes. */
  blocks: readonly {
    column: number;
    row: number;
    rows: number;
    text: MarkedText;
    /** wait: the color sits, the chair is free. off: nobody. new: just written in. */
    look?: "wait" | "off" | "new";
  }[];
}

/** A printed sheet, card, tag or pad. */
export interface Sheet {
  /**
   * sheet: plain. carbon: the first of three copies. clipboard, letter. card: small, tilted, cream.
   * hang-tag: with a hole, for a mirror. tilted: a little. spread: runs off the right edge. framed:
   * in one thin rule. loose: no sheet at all. hung: over the corner of the sheet before it.
   */
  look:
    | "sheet"
    | "carbon"
    | "clipboard"
    | "letter"
    | "card"
    | "hang-tag"
    | "tilted"
    | "spread"
    | "framed"
    | "loose"
    | "hung";
  title?: string;
  /** Right of the title. */
  note?: string;
  parts: readonly SheetPart[];
  /** In the lower corner: whose copy it is. */
  copy?: string;
}
