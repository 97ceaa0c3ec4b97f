const latinDay =
  "mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|today|tomorrow|tonight|hoy|ma[nñ]ana";
const opens = `(?:let['’]?s|how about|what about|maybe|say|make it|make that|at|around|about|like|half|quarter|noon|the|this|next|on|then|(?:can|could|would|may) (?:you|u|we|i|he|she|they|someone|somebody)|i['’]?d (?:like|say|take|go)|id (?:like|say|take|go)|i (?:can|could) (?:do|come|make)|i['’]?ll (?:take|do|say|go)|ill (?:take|do|say|go)|put|book|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|el|la|las|los|a|como|mejor|digamos|que sea|pues|puede|podr[ií]a|pueden|\\d|(?:${latinDay})\\p{L}*)`;

/** What a caller concludes from what stands before it: "im off at 2 so friday 2:30", "那就五点". */
const concluding = new RegExp(
  [
    `[,.;]? ?(?<![\\p{L}'’])(?:so|then|therefore|entonces|as[ií] que|as[ií] es que|por eso|por lo que)(?![\\p{L}])[, ]+(?=${opens}(?![\\p{L}]|['’]))`,
    "[,.;]? ?(?<![\\p{L}'’])(?:let['’]?s (?:say|do|go with|make it|try|go for)|i['’]?d say|digamos|que sea|pongamos|qu[eé] tal|mejor dicho|mejor)(?![\\p{L}])",
    // "Monday or tuesday, say 11".
    "[,.;] ?(?:just |or )?say(?= )",
    "(?:，|。| )?(?:那就|所以|那么|因此)(?:定|约|改)?",
  ].join("|"),
  "giu",
);

/**
 * A sentence in pieces, what a caller concludes apart from the circumstances before it: "my shift ends
 * at 4, lets do thursday at 5". `tells`: whether a piece names an hour; without one nothing is apart.
 */
export function withConclusion(sentence: string, tells: (piece: string) => boolean): string[] {
  const marks = [...sentence.matchAll(concluding)];
  for (const mark of marks.toReversed()) {
    const before = sentence.slice(0, mark.index);
    const chosen = sentence.slice(mark.index + mark[0].length);
    if (/[\p{L}\d]/u.test(before) && tells(chosen)) return [before, chosen];
  }
  return [sentence];
}
