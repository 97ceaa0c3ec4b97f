/** Where somebody takes back what was just said; what follows replaces it. */
const takesBack =
  /(?<![\p{L}])(?:no wait|wait no|hmm? no|no sorry|sorry no|no make it|oh wait|actually|i meant?|or rather|scratch that|make it|make that|you know what|on second thought|come to think of it|let me change that|strike that|scrap that|correction|take that back|hang on|hold on|oops|whoops|my bad|my mistake|no lets (?:do|say)|no let['’]s (?:do|say)|no perdon|no perdón|ay no|uy no|bueno no|perdón|mejor dicho|mejor|digo|no espere|no mentira|no miento|miento|espere|espérese|esp[eé]rate|me equivoqu[eé]|pens[aá]ndolo bien|corrijo|más bien|mas bien)(?![\p{L}]),?|(?<!\p{L})(?:(?:but|pero) )?(?:can|could) (?:that|it|we|you|i) (?:please )?(?:be|do|make it|have)(?= (?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]m )?instead(?!\p{L}))|(?<!\p{L})pero (?:puede|podr[ií]a|podemos) (?:ser|hacerlo|que sea) (?:mejor )?(?=a las? \d)|(?<=\d|\d ?[ap]\.?m\.?)\s+(?:or |o )?(?:no|nope|nah|sorry|wait|perdón|perdon)+,?\s+(?=(?:a las?|at)?\s*\d)|[,.…-]\s*(?:or |o )?(?:no|nope|nah|sorry|wait|uh no|um no|mm no)+[,.]?\s+(?=(?:a las?|at|las|el|la una|on|the|\d|(?:mon|tues?|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom)[a-z]*(?![\p{L}]))(?:\s|\d|:|$|[,.!?]))|不对|不不|哦不|噢不|等等|等一下|我?说错了|我?记错了|应该是|还是改成|改成|我是说|[，,](?:嗯|呃|额|哦|那)+[，,]?还是(?=[^，,。]{1,12}(?:吧|好了)?(?:[，,。]|$))/iu;

/** "No, that's us.", "no, ese ya lo cortaron,", "no older,": what was just said is taken back with its reason. */
const withReason =
  /[,.;:!?…–-]+\s*(?:(?:oh|ay|uy|ah|um|uh|wait|sorry|perd[oó]n|espera|espere)[\s,]+)*(?:no|nope)[\s,]+(?:(?:no|sorry|wait|perd[oó]n)[\s,]+)?(?:(?:that|thats|that['’]s|those|[eé]s[eao]s?)(?!\p{L})(?!(?: is)? (?:fine|ok|okay|good|great|right|all|it|cool|perfect|works|bien|todo)(?!\p{L}))[^.,;:!?…\d]{1,40}|(?:older|newer|earlier|later|m[aá]s viej[ao]))[.,;:!?…]+/iu;

const anyOf = new RegExp(`${withReason.source}|${takesBack.source}`, "giu");

/** A sentence in the pieces of which each later one puts right what stands before it. */
export const takenBack = (sentence: string): string[] =>
  sentence.split(anyOf).filter((piece) => /[\p{L}\d]/u.test(piece));
