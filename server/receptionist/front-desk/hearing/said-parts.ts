import { latinWords } from "#server/receptionist/hearing/words.ts";

/** A part of a message with a meaning of its own. */
export interface SaidPart {
  text: string;
  words: string[];
  /** It asks something. */
  asks: boolean;
}

const asking =
  /^(?:is|are|am|do|does|did|can|could|will|would|should|may|what|whats|when|whens|where|wheres|who|whos|whose|how|why|which|have you|got any|puedo|puede|pueden|cual|cuales|cuanto|cuanta|cuantos|cuando|donde|quien|como|por que|que|hay|tienen|debo|es|esta)\b/;
/** Filler words. */
const thinking =
  /^(?:i don['’]?t know|um+|uh+|like|you know|i guess|let me see|no sé|este|a ver|bueno)$/i;
const dangling =
  /\s(?:since|from|at|on|for|like|is|it['’]?s|was|the|a|an|with|under|my|of|to|desde|con|el|la|de|en|un|una)$/i;

/** A piece that breaks off goes on with the next: "fever since, I don’t know, Sunday". */
function mended(pieces: string[], piece: string): string[] {
  const before = pieces.at(-1);
  if (before === undefined || !dangling.test(before)) return [...pieces, piece];
  return [...pieces.slice(0, -1), `${before} ${piece}`];
}
const opening =
  /^(?:(?:hi|hello|hey|yeah|yes|yep|so|um|uh|okay|ok|well|oh|and|also|like|just|sorry|please|hola|bueno|pues|este|oiga|y|es que|mire)\b[\s,.…]*)+/i;

/** Words from which a piece is two things that "and" holds together. */
const longPiece = 8;
const joining = /\s(?:and|but|pero|plus|also)\s|\s+y\s+(?=\S{3})/iu;

/** Divides a message where one statement ends and another begins. */
export function saidParts(text: string): SaidPart[] {
  return sentences(text).flatMap((sentence) => {
    const question = /[?？]\s*$/.test(sentence) || sentence.includes("¿");
    return sentence
      .split(/,(?!\d)|[;:](?!\d)/u)
      .flatMap((piece) => (piece.split(/\s+/).length > longPiece ? piece.split(joining) : [piece]))
      .map((piece) =>
        piece
          .replace(/[.?!¿¡…]+/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
      )
      .filter((piece) => !thinking.test(piece))
      .reduce(mended, [] as string[])
      .map((piece) => piece.replace(opening, "").trim())
      .filter((piece) => /[\p{L}\d]/u.test(piece))
      .map((piece) => {
        const words = latinWords(piece);
        return { text: piece, words, asks: question || asking.test(words.join(" ")) };
      });
  });
}

/** Whole sentences, their ends kept; a point inside "Mr. Ames" or "St." ends none. */
export function sentences(text: string): string[] {
  return (
    text
      .replace(/\b(mr|mrs|ms|dr|st|ave|sr|sra)\.\s/gi, "$1 ")
      .match(/[^.?!…\n。！？]+[.?!…\n。！？]*/gu)
      ?.map((one) => one.trim())
      .filter(Boolean) ?? []
  );
}

/** Only a courtesy, a yes or a no. */
export const isBare = (words: readonly string[]) => words.every((word) => courteous.has(word));

const courteous = new Set(
  "yes yeah yep yup ok okay sure no nope nah none nothing thanks thank you please fine good great right correct hi hello hey um uh well oh so and the si claro vale bueno gracias por favor nada hola pues works that is it all for now".split(
    " ",
  ),
);
