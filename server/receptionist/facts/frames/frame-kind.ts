/**
 * What the words around a message ask for. `leave`: that a message be taken; `tell`: that a text be
 * passed on; `contact`: that somebody gets in touch; `label`: what follows is the message. Of a message
 * that is being written: `say` its text, `add` to it, `replace` it.
 */
export type FrameKind = "leave" | "tell" | "contact" | "label" | "say" | "add" | "replace";

/** Words around a message, read from the beginning of a part of a line. */
export interface FramePattern {
  kind: FrameKind;
  /** Matches from the beginning; what follows the match is the text. */
  pattern: RegExp;
  /** Only of a message that is being written: "say", by itself, also supposes. */
  writing?: true;
  /** "Pass that on": what was said before is meant, where no text follows. */
  refers?: true;
}
