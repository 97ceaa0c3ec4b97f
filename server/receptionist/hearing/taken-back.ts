/** Where somebody takes back what was just said; what follows replaces it. */
const takesBack =
  /(?<![\p{L}])(?:no wait|wait no|hmm? no|no sorry|sorry no|no make it|oh wait|actually|i meant?|or rather|scratch that|make it|make that|no perdon|no perdón|perdón|mejor|digo|no espere|más bien|mas bien)(?![\p{L}]),?|(?<=\d|\d ?[ap]m)\s+(?:no|nope|sorry|perdón|perdon),?\s+(?=(?:a las?|at)?\s*\d)|[,.]\s*(?:no|nope),?\s+(?=(?:a las?|at|las|el|la una|on|the|\d|(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]*(?![\p{L}]))(?:\s|\d|$|[,.!?]))|不对|我说错了|应该是/iu;

/** A sentence in the pieces of which each later one puts right what stands before it. */
export const takenBack = (sentence: string): string[] =>
  sentence.split(new RegExp(takesBack, "giu")).filter((piece) => /[\p{L}\d]/u.test(piece));
