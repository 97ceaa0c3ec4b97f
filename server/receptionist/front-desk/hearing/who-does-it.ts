import type { SaidPart } from "./said-parts.ts";

/** Lines that name who shall do the work. */
export const byWhom: ReadonlySet<string> = new Set(["stylist", "therapist"]);

/** "Can Tasha fix it before saturday": may not be answered, and asks for her. */
export const asksToDo = ({ words }: SaidPart): boolean =>
  /\b(?:can|could|would|will|puede|podria|podra) \w+ (?:just |really |even |me |lo |la )?(?:fix|do|cut|color|take|fit|squeeze|see|work|help|save|make|get|lighten|redo|even|trim|hacer|arreglar|cortar|pintar|atender|quitar|salvar)\b/.test(
    words.join(" "),
  );

/** "Why is Tasha not there anymore", "when is she back": asked about somebody, and wished for nobody. */
export const asksOfStaff = ({ words }: SaidPart): boolean =>
  /^(?:(?:so|and|ok|hey|just) )*(?:why|when|where|whats|what|how|hows|whens|wheres)\b|^(?:is|was|did) \w+ (?:still|having|pregnant|married|sick|back|gone|leaving|leave|quit|fired)\b/.test(
    words.join(" "),
  );
