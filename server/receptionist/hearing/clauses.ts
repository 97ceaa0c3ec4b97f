/** Separators between statements. */
const between =
  /[?？;；!！\n。、]+|\.(?=\s|$)|,\s+|，|\s+\+\s+|\s+(?:and|also|plus|but|e|y|adem[aá]s|tambi[eé]n|pero)\s+(?=\p{L})|还有|另外|以及|而且/giu;

/** One of several statements in a message. `asks`: it reads like a question. */
export interface Clause {
  text: string;
  asks: boolean;
}

const question =
  /^(?:(?:and|so|ok|okay|but|also|then|y|e|那|那么)\s+)?(?:do|does|did|can|could|will|would|is|are|what|whats|what's|which|how|why|when|where|who|whose|may(?! \d)|should|any|qu[eé]|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|c[oó]mo|cu[aá]ndo|d[oó]nde|pueden?|tienen?|hay|es|son|contestan|mandan|hablan|funciona|trabajan|atienden|env[ií]an|能|可以|会|有没有|是不是|多少|什么|怎么|几)(?=\s|$|\p{Script=Han})|吗$|多少|什么|怎么|几个|哪/iu;

/** The parts of a message, in their order; a message of one part is that part. */
export function clausesOf(message: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const add = (text: string, end: string) => {
    const clean = text.replace(/^[\s¿¡]+/, "").trim();
    if (clean) clauses.push({ text: clean, asks: /[?？]/.test(end) || question.test(clean) });
  };
  for (const match of message.matchAll(between)) {
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
}
