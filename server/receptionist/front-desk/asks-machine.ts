/** "Or is this a machine", "are you one of those computers". */
const machine =
  /\b(?:is (?:this|it|that)|are (?:you|u)|am i (?:talking|speaking|texting) (?:to|with)|you|u) (?:just |really |even |like )*(?:an? |one of (?:those|them) |some )?(?:(?:talking|answering|automated|phone|chat) )?(?:machines?|robots?|bots?|computers?|recordings?|programs?|ai)\b|(?<!\p{L})(?:es|eres|son|hablo con) (?:usted )?(?:una? |de esas )?(?:m[aá]quinas?|robots?|computadoras?|grabaci[oó]n(?:es)?)(?!\p{L})|是(?:不是)?(?:机器|电脑|录音)/iu;

const places =
  "company|co|office|pharmacy|drug ?store|store|shop|bank|hospital|clinic|dealership|school|church|library|city|county|court(?:house)?|utility|utilities|front desk|hotel|restaurant|salon|spa|gym|vet|animal hospital|dmv|post office|police(?: department)?|fire department|doctor|dentist|lawyer|insurance|warehouse|headquarters|customer service|tech support|main (?:office|line|number)";
const starts = String.raw`(?<=^|[.,!?;…] ?|\b(?:so|and|but|wait|oh|um|uh|hi|hello|ok|okay|sorry|hey|well),? )`;
const stops = String.raw`(?=\s*(?:$|[.,!?;…]))`;
/** "So who are you", "is this the gas company", "wrong number?": whom somebody has called. */
const whoIsThis: readonly RegExp[] = [
  new RegExp(
    `${starts}(?:who (?:are|r) (?:you|u)(?: (?:guys|people|anyway|again|then|exactly))*|who(?:['’]?s| is) (?:this|that)|who am i (?:talking|speaking|texting) (?:to|with)|who (?:did|have) i (?:call|called|reach|reached|get|dial|dialed)|what (?:company|business|place|number|office|shop) (?:is|did) (?:this|that|i (?:call|reach))|(?:is|was) (?:this|that) (?:the |an? )?(?:right|wrong) (?:number|place|office|line)(?: for (?:\\p{L}+ ?){1,4})?|(?:i (?:have|got|dialed) the )?wrong number|(?:is|was) (?:this|that) (?:not )?(?:the |an? )?(?:(?:(?!(?:one|from|for|of|in|at|that|my|your|still|ok|covered|good|best|nice|busy|near|by|new|old|only|open|fine|for)\\b)[\\p{L}'’]+ ){0,3}(?:${places})|walgreens|cvs|walmart|costco|target|home depot|lowe['’]?s|comcast|xfinity|at&t|verizon))${stops}`,
    "giu",
  ),
  // "Is this Joe's Plumbing": a name.
  new RegExp(
    `${starts.replace("so|and", "[Ss]o|[Aa]nd")}[Ii]s (?:this|that) (?:the )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Medic|I\\b)(?:\\p{Lu}[\\p{L}&'’]*)(?: (?:of|and|&|the|\\p{L}[\\p{L}&'’]*)){0,3}${stops}`,
    "gu",
  ),
  /(?<!\p{L})(?:(?:con )?qui[eé]n (?:habla|hablo|es usted|eres|son ustedes|me contesta)|a d[oó]nde (?:llam[eé]|marqu[eé])|n[uú]mero equivocado|(?:es|hablo a|llamo a|llam[eé] a) (?:la|el) (?:(?:compa[nñ][ií]a|oficina|farmacia|tienda|banco|cl[ií]nica|hospital)(?: (?:de|del) (?:la |el )?\p{L}+)?|n[uú]mero correcto))(?=\s*(?:$|[.,!?;]))/giu,
  /(?:你|您|你们)(?:是谁|是哪位|是哪家|是哪里)|这(?:里|儿)?是(?:不是)?(?:哪里|哪儿|哪家)|打错(?:电话|号码)?了?(?:吗|吧)|这(?:里|儿)?是(?:不是)?[\p{Script=Han}]{1,6}(?:公司|药店|银行|医院|诊所)(?:吗|吧)/gu,
];

/** Whether a text asks if a machine speaks, or who it is that does. */
export const asksIfMachine = (text: string): boolean =>
  machine.test(text) || withoutWho(text) !== text;

/** A text without the question whom somebody has called. */
export const withoutWho = (text: string): string =>
  whoIsThis.reduce((rest, one) => rest.replace(one, " "), text);

/** "Do you take calls on Sundays or is this a machine" asks of the calls besides. */
export const withoutMachine = (text: string): string =>
  withoutWho(text)
    .replace(machine, " ")
    .replace(/(?:[\s,]*\b(?:or|o)\b)?[\s?!.,]*$/iu, "");
