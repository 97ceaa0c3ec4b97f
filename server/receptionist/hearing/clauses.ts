import { opensQuestion } from "./question-opening.ts";
import { remembering } from "./remembering.ts";

/** Separators between statements. */
const between =
  /[?？;；!！\n。、]+|\s+(?=¿)|\.(?=\s|$)|,\s+|，|(?<=\p{L}{3}):\s+(?=(?:when|if|what|how|does|do|can|could|will|would|is|are|which|who|where)\s)|\s+\+\s+|\s+(?:and|n|also|plus|but|e|y|adem[aá]s|tambi[eé]n|pero)\s+(?=\p{L})|还有|另外|以及|而且|(?<=\p{Script=Han}{3})\s+(?=\p{Script=Han}{3})/giu;

/** Words with which a question of its own begins, in a line without any sign. */
const asksAnew =
  "(?:what['’]?s (?:your|the|ur)|what (?:does|do|would|are|is) (?:it|that|you|the|your|silver|gold|basic|platinum)|what['’]?s (?:silver|gold|basic|platinum)|how (?:much|many|long) (?:is|are|does|do|would|for)|do (?:you|u|ya|yall|both|they|these|those|i have to|i need)|does (?:it|that|this)|can (?:it|you|u|i|we|yall)|could (?:it|you|u)|will (?:it|you|my)|is (?:it|there|that)|are there|am i)";
const asksAnewInSpanish =
  "(?:contestan|atienden|hablan|tienen|se (?:conecta|enlaza|integra)|cu[aá]nto (?:cuesta|sale|cobran)|puede[ns]?|funciona)";
/** "I want to know how much", "the ones that do you": no question begins there. */
const goesOn =
  "much|many|long|far|soon|often|know|tell|me|wonder|wondering|wondered|ask|asking|asked|see|sure|idea|understand|explain|remember|of|to|if|whether|that|which|who|what|when|where|why|how|than|as|like|on|for|in|with|by|about|at|from|but|and|or|so|because|cuz|not|no|i|we|you|it|they|he|she|the|a|an|my|our|your|is|are|was|please|just|then|also|say|says|saying|said|guess|think|hope|want|wants|need|needs|heard|dont|doesnt|didnt|cant|even|que|si|y|o|pero|no|se|me|le|les|de|en|a|con|para|por|como|cuando|donde|quien|saber|los|las|el|la|un|una|ya|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]nto";
/** A space with so many words before it (at least), in front of a question. */
const anewAt = (words: number, opening: string) =>
  `(?<=(?:\\S+\\s+){${words}}(?!(?:${goesOn})\\s)[\\p{L}\\d]{2,}) (?=${opening}(?!\\p{L}))`;
const anew = new RegExp(
  [
    anewAt(2, asksAnew),
    anewAt(4, asksAnewInSpanish),
    // "Just tell me is there a free trial".
    "(?<=\\btell me) (?=(?:is there|are there|do (?:you|u)|does (?:it|that|this)|can (?:it|i|we))(?!\\p{L}))",
    // "How much is it is there a contract".
    "(?<=\\b(?:is|does|do|can|have|cost) (?:it|that|this)) (?=(?:is there|are there|do (?:you|u)|does it|can it|can i|am i)(?!\\p{L}))",
  ].join("|"),
  "giu",
);

/** One of several statements in a message. `asks`: it reads like a question. */
export interface Clause {
  text: string;
  asks: boolean;
}

const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0);

/** The parts of a message, in their order; a message of one part is that part. */
export const clausesOf = remembering((message: string): readonly Clause[] => {
  const clauses: Clause[] = [];
  let from = 0;
  const add = (text: string, end: string) => {
    const clean = text.replace(/^[\s¿¡]+/, "").trim();
    if (clean) clauses.push({ text: clean, asks: /[?？]/.test(end) || opensQuestion(clean) });
  };
  const ends = [...message.matchAll(between), ...message.matchAll(anew)]
    .sort((one, two) => one.index - two.index)
    .filter((one, at, all) => at === 0 || one.index >= endOf(all[at - 1]));
  for (const match of ends) {
    add(message.slice(from, match.index), match[0]);
    from = match.index + match[0].length;
  }
  add(message.slice(from), "");
  // "Does it work with A and B?": what follows a question without a verb of its own belongs to it.
  return clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const short = clause.text.split(/\s+/).length <= 4;
    return short && before?.asks ? { ...clause, asks: true } : clause;
  });
});
