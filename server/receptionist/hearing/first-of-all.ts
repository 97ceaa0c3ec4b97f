/** "Tell me the fee first": what is done before something else, and not the first of several. */
const before =
  /(?<=\b(?:tell|ask|answer|explain|check|know|see|need|want|talk|think|show|say|confirm|call|write|do|d[ií]game|dime|quiero|necesito|tengo)\b.{2,60})(?<!(?:^|[^a-z])(?:the|el|la|al|your|my) )\bfirst(?= *[.!?]*$)/g;
const opening =
  /(?<![a-z])(?<!(?:the|el|la|al) )(?:first(?: off| of all)?|primero(?: que (?:nada|todo))?),? (?=(?:tell|can|could|what|how|do|does|is|are|i|we|let|digame|dime|quiero|quisiera|necesito|cuanto|que|como|hay|tienen|me)(?![a-z]))/g;

/** A text without "first" where it stands for "before that". */
export const withoutFirstOfAll = (text: string): string =>
  text.replace(before, " ").replace(opening, " ");
