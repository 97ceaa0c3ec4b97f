/** "Is that over the phone or video": in what way the booked call is held. */
const way =
  /\b(?:is|will|would|are)\b.{0,20}\b(?:over|by|on|via|through|a|in|the)? ?(?:the )?(?:phone|telephone|video|zoom|google meet|teams)(?: call)?(?: or\b|\s*\?|\s*$)|\b(?:phone|telephone)(?: call)? or (?:by |on |over )?(?:a |the )?(?:video|zoom)\b|\b(?:video|zoom)(?: call)? or (?:by |on |over )?(?:a |the )?(?:tele)?phone\b|\b(?:tel[eé]fono|llamada) o (?:por |es |una )?(?:video|zoom)|\b(?:video\w*|zoom) o (?:por |es |una )?(?:tel[eé]fono|llamada)|电话还是视频|视频还是电话|(?:用|是)(?:视频|zoom)吗/iu;
/** "Who would I be talking to", "is it still Nora who calls". */
const host =
  /\bwho(?:'?s|s| is)? (?:call(?:s|ing)|ring(?:s|ing)|phon(?:es|ing))(?: (?:who|whom))?\b\W+(?:me|is it me|do i|you|nora|them|her)\b.{0,12}\bor\b|\b(?:do|am|should) i (?:call|ring|calling)\b.{0,16}\bor\b|\b(?:do|does|is|are|will) (?:you|they|she|nora|somebody|someone) (?:call|calling|ring)(?: me)? or (?:do |am |should )?(?:i|me)\b|\bname of (?:the |whoever )?(?:person|one|guy|lady|man|woman|human|rep|whoever|who)\b.{0,20}\b(?:call|ring|phon|talk|speak|meet)\w*|\bwho (?:would|will|'?ll|do|shall|are)\b.{0,6}\b(?:i|we|you)\b.{0,6}\b(?:talk|speak|meet|see|chat|put)\w*|\bwho(?:'?s| is| will| would|'?ll| does)?(?: it that| be| going to| that)* (?:call|calls|calling|ring|rings|ringing|phones?|meeting|meets) (?:me|us)\b|\bnora\b.{0,10}\b(?:calls?|calling|i talk|i speak|that i|on the call)\b.{0,8}$|\bcon qui[eé]n (?:voy a|vamos a|hablar[eéií]|ser[aáií]|ser[ií]a|me toca|es la (?:cita|llamada|reuni[oó]n))|\bqui[eé]n (?:me|nos) (?:llama|va a llamar|llamar[aá]|atiende)|(?:谁|哪位)(?:会|来|要)?(?:打给我|给我打|联系我|跟我谈|和我谈|和我通话)|(?:和|跟|与)(?:谁|哪位)(?:谈|通话|聊|开会)/iu;
/** "How long is the call", "cuánto dura". */
const length =
  /\bhow long (?:is|does|do|will|would|are|s)\b.{0,8}\b(?:call|demo|meeting|appointment|chat|conversation|consultation)\b|\bcu[aá]nto (?:tiempo )?(?:dura|durar[aá]|tarda|toma|va a durar)\b.{0,12}\b(?:llamada|cita|reuni[oó]n|demo|pl[aá]tica|videollamada)\b|(?:通话|电话|会议|演示|预约).{0,4}(?:多久|多长|几分钟|多少分钟)/iu;
/** "Is that call for free", "do i pay for the demo". */
const cost =
  /\b(?:is|are|does|do|will|would)\b.{0,12}\b(?:call|demo|meeting|talk|chat|consultation)\b.{0,16}\b(?:free|cost|charged?|paid)\b|\b(?:pay|charge|cost)\w*\b.{0,16}\b(?:for|of) (?:the|that|this|my) (?:call|demo|meeting|talk|chat|consultation)\b/iu;
/** Calls that the product takes for its owner. */
const ofProduct =
  /\b(?:average|each|per|your (?:ai|agent)|callers?|clients?|customers?|patients?|it answers?)\b|客户|来电/iu;

/** "How long does it last", in the middle of a booking. */
const ownLength =
  /\bhow long (?:is|does|will|would|'?s)(?: it| that| this)?(?: (?:take|last|be|run|go))?(?: btw)?\W*$|\bcu[aá]nto (?:dura|tarda|va a durar)\W*$|(?:要|会|大概)?(?:多久|多长时间)[？?]?$/iu;
export const asksItsLength = (text: string): boolean => ownLength.test(text);

/** Whether a question is about the call that can be booked here: its way, its host, its length. */
export const asksOfCall = (text: string): boolean =>
  !ofProduct.test(text) &&
  (way.test(text) || host.test(text) || length.test(text) || cost.test(text));
