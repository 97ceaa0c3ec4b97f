/** "I'm on Accutane, does that matter": asks of what stands before it, and not of the form. */
export const asksOfItself = (text: string): boolean =>
  /(?<=\p{L}{2}(?:,| and| so|\.)?) (?:does|would|will|is) (?:that|this|it) (?:matter|a problem|bad|ok|okay)\b|(?<=\p{L}{3}.*) ¿?(?:eso )?(?:importa|afecta)(?: eso)?\W*$/iu.test(
    text,
  ) && !/^\W*(?:why|so|and|but|what|ok|por qu[eé]|y)?\W*(?:does|is|eso|importa)/iu.test(text);
