/** "Is that over the phone or video": in what way the booked call is held. */
const way =
  /\b(?:is|will|would|are)\b.{0,20}\b(?:over|by|on|via|through|a|in|the)? ?(?:the )?(?:phone|telephone|video|zoom|google meet|teams)(?: call)?(?: or\b|\s*\?|\s*$)|\b(?:phone|telephone)(?: call)? or (?:by |on |over )?(?:a |the )?(?:video|zoom)\b|\b(?:video|zoom)(?: call)? or (?:by |on |over )?(?:a |the )?(?:tele)?phone\b|\b(?:tel[eé]fono|llamada) o (?:por |es |una )?(?:video|zoom)|\b(?:video\w*|zoom) o (?:por |es |una )?(?:tel[eé]fono|llamada)|电话还是视频|视频还是电话|(?:用|是)(?:视频|zoom)吗/iu;
/** "Who would I be talking to", "is it still Nora who calls". */
const host =
  /\bwho(?:'?s|s| is)? (?:call(?:s|ing)|ring(?:s|ing)|phon(?:es|ing))(?: (?:who|whom))?\b\W+(?:me|is it me|do i|you|nora|them|her)\b.{0,12}\bor\b|\b(?:do|am|should) i (?:call|ring|calling)\b.{0,16}\bor\b|\b(?:do|does|is|are|will) (?:you|they|she|nora|somebody|someone) (?:call|calling|ring)(?: me)? or (?:do |am |should )?(?:i|me)\b|\bname of (?:the |whoever )?(?:person|one|guy|lady|man|woman|human|rep|whoever|who)\b.{0,20}\b(?:call|ring|phon|talk|speak|meet)\w*|\bwho (?:would|will|'?ll|do|shall|are)\b.{0,6}\b(?:i|we|you)\b.{0,6}\b(?:talk|speak|meet|see|chat|put)\w*|\bwho(?:'?s| is| will| would|'?ll| does)?(?: it that| be| going to| that)* (?:call|calls|calling|ring|rings|ringing|phones?|meeting|meets) (?:me|us)\b|\bnora\b.{0,10}\b(?:calls?|calling|i talk|i speak|that i|on the call)\b.{0,8}$|\bcon qui[eé]n (?:voy a|vamos a|hablar[eéií]|ser[aáií]|ser[ií]a|me toca|es la (?:cita|llamada|reuni[oó]n))|\bqui[eé]n (?:me|nos) (?:llama|va a llamar|llamar[aá]|atiende)|(?:谁|哪位)(?:会|来|要)?(?:打给我|给我打|联系我|跟我谈|和我谈|和我通话)|(?:和|跟|与)(?:谁|哪位)(?:谈|通话|聊|开会)/iu;
/** "How long is the call", "cuánto dura". */
const length =
  /\bhow long (?:is|does|do|will|would|are|s)\b.{0,8}\b(?:call|demo|meeting|appointment|chat|conversation|consultation)\b|\bcu[aá]nto (?:tiempo )?(?:dura|durar[aá]|tarda|toma|va a durar)\b.{0,12}\b(?:llamada|cita|reuni[oó]n|demo|pl[aá]tica|videollamada)\b|(?:通话|电话|会议|演示|预约).{0,4}(?:多久|多长|几分钟|多少分钟)/iu;
/** The call that is booked: "the call", "talking to her", "this half hour". */
const booked =
  /\b(?:the|this|that|your|my|a|thirty minute|30 minute|30 min|intro|booked) (?:call|demo|meeting|chat|talk|consultation|consult|appointment|half hour|zoom|conversation)(?!s)\b(?! (?:center|volume|handling|forwarding|minutes))|\btalk(?:ing)? (?:to|with) (?:her|nora|you guys|you|somebody|someone|a person)\b|(?<!\p{L})(?:la|esta|esa|una) (?:llamada|cita|reuni[oó]n|demo|pl[aá]tica|videollamada|consulta)(?!\p{L})|(?:这个?|这次|打|此)(?:电话|通话|会议|演示)|通话|预约/iu;
const price =
  /\b(?:free|costs?|charge[ds]?|charging|fee|pay|paying|paid|bill|billed|price)\b|(?<!\p{L})(?:gratis|gratuit[ao]|cuesta|costo|cobran?|cobrar\p{L}*|pagar|pago)(?!\p{L})|要钱|收费|免费|花钱|付费|付钱|收钱|多少钱/iu;
/** Prices of the product, and of other calls. */
const otherPrice =
  /\b(?:per|each|every|month(?:ly)?|minutes? over|extra|plan|basic|silver|gold|platinum|trial|implementation|set ?up|year(?:ly)?|service|software|we pay|i pay|we paid|free (?:time|to talk|on|at|mon|tue|wed|thu|fri))\b|(?<!\p{L})(?:mensual|plan|al mes|por mes|al a[nñ]o|servicio|cada|por llamada|instalaci[oó]n)(?!\p{L})|套餐|每月|每个月|月费/iu;

/** "And the call is free right", "no me cobran por la llamada": the price of the call that is booked. */
export const asksItsPrice = (text: string): boolean =>
  booked.test(text) && price.test(text) && !otherPrice.test(text) && !ofProduct.test(text);

/** Calls that the product takes for its owner. */
const ofProduct =
  /\b(?:average|each|per|your (?:ai|agent)|callers?|clients?|customers?|patients?|it answers?)\b|客户|来电/iu;

/** "How long does it last", in the middle of a booking. */
const ownLength =
  /\bhow long (?:is|does|will|would|'?s)(?: it| that| this)?(?: (?:take|last|be|run|go))?(?: btw)?\W*$|\bcu[aá]nto (?:dura|tarda|va a durar)\W*$|(?:要|会|大概)?(?:多久|多长时间)[啊呀呢了]?[？?]?$/iu;
export const asksItsLength = (text: string): boolean => ownLength.test(text);

const human =
  "(?:(?:an? |the |some|any)?(?:real |live |actual |human )*(?:person|human(?: being)?)|someone (?:real|human)|somebody (?:real|human)|one of you|people|nora)";
const machine =
  "(?:an? |the |this |your )?(?:you(?: again)?|(?:chat)?bot|robot|machine|ai|computer|recording|assistant|program)";
const lead =
  "^\\W*(?:(?:and|so|but|ok|okay|wait|oh|hm+|then|also|sorry|hold on|quick question)\\W+)*";
/** "Is that with a person or with you again", "so a real person calls me". */
const withHuman = [
  `${lead}(?:is|will|would|was) (?:it|that|this|(?:that|this|the|my) \\p{L}+)(?: be| really| actually| at least)?(?: with| by| from)? ${human}(?!\\p{L})`,
  `${lead}(?:it|that|this|the call)(?:['’]?s| is|['’]?ll be| will be)(?: really| still)? (?:with|by) ${human}(?!\\p{L})`,
  `${lead}${human} (?:calls?|is calling|will call|(?:will|is going to) be on|rings?|is on)(?!\\p{L})`,
  `${lead}(?:i['’]?(?:ll| will|m)|(?:am|will|do|would) i)(?: be| get to| actually| really)* (?:talk|speak|meet)(?:ing)? (?:to|with) ${human}(?!\\p{L})`,
  `${lead}(?:so |is )?nora (?:is |['’]?s )?(?:an? )?(?:real|human|person)(?!\\p{L})`,
  `(?<!\\p{L})${human}(?!\\p{L})[^.?!]{0,24}(?:\\bor|\\bnot)(?: is it| it['’]?s)?(?: with| by| from| to)? ${machine}(?!\\p{L})`,
  `(?<!\\p{L})${machine}(?!\\p{L})[^.?!]{0,24}\\bor (?:is it |it['’]?s )?(?:with |by |from |to )?${human}(?!\\p{L})`,
  "(?<!\\p{L})(?:es|ser[ií]?a|ser[aá]|hablo|hablar[eéií]a?|voy a hablar|la llamada es) con (?:una persona|un humano|alguien (?:real|de verdad|de carne)|gente|nora)(?=.{0,20}(?:[?]|(?<!\\p{L})(?:o|no|verdad|cierto)(?!\\p{L})))",
  "(?<!\\p{L})(?:persona|humano|alguien)(?!\\p{L})[^.?!]{0,16} o (?:con |por |me llama )?(?:una?|el|la|este)? ?(?:m[aá]quina|robot|bot|usted|grabaci[oó]n|contestador\\p{L}*)",
  "(?:是|跟|和|由)(?:一个)?(?:真人|人工|真的人)[^。！]{0,8}(?:吗|还是)|(?:机器人?|AI|你)还是(?:真人|人工|人)",
].map((source) => new RegExp(source, "iu"));
/** Somebody wants a person, and asks nothing of the call. */
const demandsOne =
  /\b(?:get|give|put|connect|transfer|pass) me\b|\bi(?:['’]?d| would)? (?:just )?(?:want|need|rather|prefer|like)\b|\b(?:can|could|may|let) (?:i|me)\b|(?<!\p{L})(?:quiero|prefiero|necesito|p[aá]seme|puedo)(?!\p{L})|我[要想]|转/iu;

/** Whether a text asks if it is a person with whom the booked call is held. */
export const asksIfHuman = (text: string): boolean =>
  !ofProduct.test(text) && !demandsOne.test(text) && withHuman.some((one) => one.test(text));

/** Whether a question is about the call that can be booked here: its way, its host, its length. */
export const asksOfCall = (text: string): boolean =>
  !ofProduct.test(text) && (way.test(text) || host.test(text) || length.test(text));
