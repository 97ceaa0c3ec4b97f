/** Ends of a statement. */
const stop = "[\\s]*[,.;:!?…，。–—-]+[\\s]*";
const word = (list: string) => `(?<![\\p{Script=Latin}\\d])(?:${list})(?![\\p{Script=Latin}\\d])`;

/** Sounds before a correction, which by themselves correct nothing. */
const sounds =
  "um+|uh+|er+|eh+|oh|ah+|ugh+|argh|hm+|mm+|dang|darn|damn|shoot|crap|gosh|geez|jeez|man|ok|okay|well|so|but|and|y|pero|ay|uy|este|bueno|ah|pues|ese";
/** A plain no: a correction only where it begins a statement. */
const plainNo = "no|nope|nah|naw|noo+|nono";
/** Words that take back what was said, wherever they stand. */
const strong =
  "no mentira|miento|wait|sorry|sry|srry|my bad|my mistake|oops|whoops|woops|just (?:looked|checked)|actually|rather|i meant?|i ment|scratch that|strike that|scrap that|hang on|hold on|hold up|make that|make it|correction|on second thought|come to think of it|change that|you know what|let me change that|never ?mind|perd[oó]n|perdona|disculpa|disculpe|espera|espere|esp[eé]rate|esp[eé]rese|aguanta|digo|mejor dicho|mejor|m[aá]s bien|corrijo|quise decir|me equivoqu[eé]|pens[aá]ndolo bien|en realidad";
/** Words that refuse what was said. */
const refusal =
  "(?:(?:i|we|that|it|ese d[ií]a|ah[ií])(?:['’]?s)? )?(?:can['’]?t|cant|cannot|won['’]?t work|wont work|doesn['’]?t work|doesnt work|is no good|no good|not good|is out|no puedo|no se puede|no me (?:sirve|queda))(?: (?:do|make)(?: (?:it|that))?| that day| then| after all)?|(?:\\p{L}+ ){1,2}says no|not? (?:right|correct)";
const chineseMarks =
  "(?:哦|噢|啊|嗯|呃)?(?:不对|不是|不不|等等|等一下|我?说错了?|我?记错了?|搞错了|我是说|改一下|不行|没空|不)(?:不好意思)?";

/** What may stand between such a word and the value. */
const glue =
  "it['’]?s|it is|that['’]?s|is|was|it was|should be|more like|make it|make that|let['’]?s (?:say|do|make it|go with)|how about|what about|try|on|for|at|to|the|i meant?|say|like|around|maybe|then|we are|we['’]?re|were|there['’]?s|can (?:we|you|i) do|do|go with|this|next|el|los|a|las?|son|somos|es|era|ser[ií]a|seremos|que sea|para|mejor|como|tipo|no|sorry|wait";
const chineseGlue = "(?:应该|还|是|改成|改到|改为|换成|换到|要|在|到)*";

const marks = `(?:(?:${word(`${sounds}|${plainNo}|${strong}|${refusal}`)}|${chineseMarks})[\\s,.!?…，、–—-]*)`;
const core = new RegExp(`${word(`${plainNo}|${strong}|${refusal}`)}|${chineseMarks}`, "iu");
const onlyPlain = new RegExp(`^(?:(?:${sounds}|${plainNo})(?!\\p{L})[\\s,.!?…–—-]*)+$`, "iu");
const gluing = `(?:${word(glue)}\\s*)*${chineseGlue}`;
/** "My husband says", "mi marido dice que a las", "我老公说": somebody else names the value. */
const relative = "(?:my|our|the|mi|el|la|su) (?:\\p{L}+ )?\\p{L}+";
const verb =
  "(?:['’]?s (?:saying|telling me)|is (?:saying|telling me)|says?|said|tells me|wants|needs|prefers|(?:['’]d|would) (?:like|prefer|rather)|can only do|(?:me )?dice|dijo|quiere|prefiere)";
const reportEnd = "(?: (?:it['’]?s|it is|que(?: sea)?|for|at|a las?))*\\s*";
const report = `(?:(?:${relative}|he|she|they|[eé]l|ella) ?${verb}${reportEnd}|(?:我?(?:老公|老婆|先生|太太|爸|妈|儿子|女儿|老板)|他|她)(?:说|想要?|要))`;
/** The same without a word of correction before it: only somebody of the caller's own has a say. */
const reportAlone = new RegExp(
  `[,.;!?…，。–—-]\\s*(?:but |pero |但是?)?(?<report>${relative} ?${verb}${reportEnd}|我(?:老公|老婆|先生|太太|爸|妈|儿子|女儿|老板)(?:说|想要?|要))$`,
  "iu",
);
/** "Can we say", "¿puede ser", "能不能": asks for another value than the one just named. */
const asksFor =
  "(?:can|could|may|would) (?:we|you|u|i|it|that) (?:please |maybe |just )?(?:say|do|make (?:it|that)|have|get|try|be|(?:push|move) (?:it|that) to)|better(?: yet| make it)?|closer to|(?:me |nos )?(?:puede|podr[ií]a|pudiera) ser|se puede|podemos(?: hacerlo)?|能不能|可不可以|可以";
const askedFor = new RegExp(
  `[,.;!?…，。–—-]\\s*(?:or |o |well,? |bueno,? |还是)?(?:${asksFor})\\s*${"(?:(?:at|a las?|mejor|改成|改到|是)\\s*)*"}$`,
  "iu",
);

/** "I got that wrong", "let me look": admits a mistake. */
const admits =
  "(?:i (?:got|said|had|read|wrote) (?:that|it) wrong|(?:that|thats|that is|that['’]?s) (?:wrong|not right|my old one|the old one)|let me (?:look|check|see|think)|lemme (?:look|check|see|think)|(?:i['’]?m|im) (?:wrong|lying|mistaken)|eso no|me equivoqu[eé]|no es cierto|a ver)";
/** Why a time will not do: "thats inventory", "i have court". */
const reason =
  "(?:that(?:['’]?s| is)|thats|its|it['’]?s|is that|i|i['’]?m|im|we|we['’]?re|she|he|shes|hes|my|our|the|tomorrow['’]?s|today['’]?s|\\p{L}{3,6}day['’]?s|mi|there['’]?s|theres|tengo|hay|es|estoy|trabajo|ese d[ií]a|ah[ií]) [\\p{L}'’ ]{1,40}";

const ending = (clause: string) =>
  new RegExp(`(?<marks>${marks}+)(?:(?:${clause})${stop})?(?:${report})?${gluing}\\s*$`, "iu");
const plainGap = ending(admits);
const timedGap = ending(`${admits}|${reason}`);
/** "Hmm 10:30": a sound is enough behind the end of a statement. */
const soundGap = new RegExp(`^${stop}(?:${sounds})[\\s,…]+${gluing}\\s*$`, "iu");

/** Refusals without a subject of their own. */
const saidOfThing =
  /^(?:won['’]?t work|wont work|doesn['’]?t work|doesnt work|is no good|no good|not good|is out)(?!\p{L})/iu;

/** Words between two values that do not keep them apart. */
const longest = 70;

/**
 * Where, between two values, the words begin by which the second takes the first back; undefined
 * where it does not. `timed`: the second one is a day, so that a reason may stand between. `again`: both
 * are hours, so that it is enough to ask for the second, or to tell who wants it.
 */
export function correctionGap(between: string, timed: boolean, again = false): number | undefined {
  if (between.length > longest) return undefined;
  const gap = between.replace(/[¿¡]/g, " ");
  const asked = again ? (askedFor.exec(gap) ?? reportAlone.exec(gap)) : null;
  if (asked) return asked.index;
  if (soundGap.test(gap) && !/^\W*(?:ok|okay|and|y|so|but|pero|well|pues|bueno)\b/iu.test(gap))
    return 0;
  const found = (timed ? timedGap : plainGap).exec(gap);
  const said = found?.groups?.marks;
  if (!found || !said || !core.test(said)) return undefined;
  const ahead = gap.slice(0, found.index);
  const opens =
    /^\s*(?:(?:or|o)\s*)?$/iu.test(ahead) || /[,.;:!?…，。–—-]\s*(?:or |o )?$/iu.test(ahead);
  // "There is no 2": only a no that begins a statement takes something back.
  if (!opens && onlyPlain.test(said)) return undefined;
  // "The furnace is out. Monday": said of a thing, it refuses no time.
  if (!opens && saidOfThing.test(said)) return undefined;
  const stopAhead = /\s*(?:or|o)?\s*[,.;:!?…，。–—-]*\s*(?:or|o)?\s*$/iu.exec(ahead);
  return stopAhead?.index ?? found.index;
}

/** The words that open a correction of what an earlier line said. */
export const correctionOpening = new RegExp(
  `^\\W*(?=.*${core.source})${marks}+${gluing}\\s*$`,
  "iu",
);

/** "11 sorry", "wed rather": behind the value that counts. */
export const trailingMark =
  /^\s*,?\s*(?:sorry|rather|i mean|i meant|instead|actually|perd[oó]n|mejor|digo|(?:(?:would be|is|works|might be|suits (?:me|us)|(?:me |nos )?(?:queda|conviene|va|viene)|es|ser[ií]a) )(?:better|mejor)|更好|更方便)(?![\p{L}])(?! (?:for|about|to|por|than|que)\b)/iu;

/** "Saturday 10, is 10:45 possible": what stands around an hour that is asked for instead. */
export const asksWhether = (gap: string, behind: string): boolean =>
  /^\s*[,.;…–—-]+\s*(?:or |o )?(?:is|would|does|est[aá]|ser[ií]a)\s+(?:a las? |at )?$/iu.test(
    gap.replace(/[¿¡]/g, ""),
  ) &&
  /^ (?:an? )?(?:ok|okay|possible|available|free|open|doable|work|be (?:ok|okay|possible|better)|posible|libre|disponible|an option)(?!\p{L})/iu.test(
    behind,
  );
