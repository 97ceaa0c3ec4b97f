/** "Just browsing": asks for nothing. */
export const onlyLooks =
  /\b(?:just|only) (?:looking(?: around)?|browsing|curious|having a look|checking (?:it|this|you) out|shopping around)\b|\bs[oó]lo (?:estoy )?(?:viendo|mirando)\b|(?:只是|先|随便)看看/iu;

/** "No", and nothing else. */
export const bareNo =
  /^[^\p{L}]*(?:no+|nope|nah|no,? (?:thanks|thank you|gracias))[^\p{L}]*$|^(?:不|不用|不是|不了)[了吧]?[。！]?$/iu;

/** "Nope not interested". */
export const noInterest =
  /^\W*(?:(?:no|nope|nah|sorry|thanks|thank you|i['’]?m|we['’]?re|still|really)\W+)*not (?:really |that |so )?interested(?: (?:thanks|thank you|sorry|right now))?\W*$|^\W*no (?:me|nos) interesa(?:,? gracias)?\W*$|^(?:我)?(?:不感兴趣|没兴趣)[。！]?$/iu;
