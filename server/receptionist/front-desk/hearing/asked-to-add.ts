const politely =
  "(?:(?:can|could|would) (?:we|you|u|y['’]?all|they)(?: (?:guys|all))?|(?:would|is) it (?:be )?possible to|any chance (?:of|you could))";
/** What the house does at the caller's; "can I bring my dog too" asks for leave. */
const added = "(?:do|add|include|throw in|put in|put down)";
const worked =
  "(?:paint|clean|treat|replace|fix|repair|move|haul|wash|install|check|inspect|trim|patch|stain)";
const thing =
  "(?:the|my|our|an?|both|that|this|those|some|one more|another|two|three) [^,.;:?!\\n]{2,50}?";
const alsoBehind =
  "(?:,? (?:too|also|as well|while (?:you|u|they|ur|your)[^,.;:?!\\n]{0,30}|since (?:you|u|they|ur|your)[^,.;:?!\\n]{0,30}|at the same time|in there))+";

/** "Can we do the hallway too since you're here anyway": one thing more, and no question. */
const asksForMore = new RegExp(
  `(?<![\\p{L}'’])${politely}(?: (?:also|maybe|please|just|possibly)){0,2} (?:${added} (?<what>${thing})|(?<work>${worked} ${thing}))${alsoBehind}\\s*\\??(?=\\s*(?:$|[,.;:!\\n]))`,
  "giu",
);
/** "¿También pueden pintar el pasillo?", "me agregan la cochera también". */
const asksForMoreInSpanish =
  /(?<!\p{L})(?:(?<also>tambi[eé]n) )?(?:me |nos )?(?:pueden?|podr[ií]an?|podemos) (?<work>(?:hacer|agregar|incluir|pintar|limpiar|arreglar|revisar|cambiar|mover|poner|instalar) (?:el|la|los|las|una?|otr[oa]|mis?) [^,.;:?!¿\n]{2,50}?)(?<behind>,? tambi[eé]n)?\s*\?+(?=\s*(?:$|[,.;:!\n]))|(?<!\p{L})(?:me |nos )?(?:pueden?|podr[ií]an?|podemos) (?<work2>(?:hacer|agregar|incluir|pintar|limpiar|arreglar|revisar|cambiar|mover|poner|instalar) (?:el|la|los|las|una?|otr[oa]|mis?) [^,.;:?!¿\n]{2,50}?),? tambi[eé]n(?=\s*(?:$|[,.;:!\n]))/giu;

/**
 * A message in which what the caller wants besides stands without the question around it: "the hallway too". Nobody
 * has to answer it, and it belongs on the line where the rest stands.
 */
export const withWishAdded = (message: string): string =>
  message
    .replace(asksForMore, (...more) => {
      const { what, work } = more.at(-1) as Record<string, string | undefined>;
      return `${what ?? work} too`;
    })
    .replace(asksForMoreInSpanish, (all, ...more) => {
      const { also, work, behind, work2 } = more.at(-1) as Record<string, string | undefined>;
      if (work2) return `${work2} también`;
      return also || behind ? `${work} también` : all;
    });
