/*
 * Questions whose sentence tells what is asked, where their single words would mislead.
 */

/** "What would i be paying", "how much do you guys charge": a price, whatever stands beside it. */
export const asksPay =
  /\b(?:what|how much)(?:['’]?(?:ll|d))? (?:would |will |do |does |did |am |are |is |might |should |can |could )?(?:i|we|you|u|y'?all|it|this|that)(?: (?:all|guys|people|actually|really|be|end up|have to|need to|expect to|get to))* (?:pay|paying|charg(?:e|ing)|cost(?:ing)?|owe|shell(?:ing)? out|spend(?:ing)?|(?:run|running|cost|set) (?:me|us)(?: back)?)\b(?!.{0,20}\b(?:by card|with|late|cancel|when|before)\b)/iu;

/** "Say a pipe bursts and somebody calls, does it deal with that": what happens to such a call. */
const dealsWithThat =
  /\b(?:does|do|can|will|would|could|is) (?:it|this|farline|(?:the|your|ur) (?:ai|agent|bot|assistant|thing|system))(?: (?:even|really|actually|also|able to|know how to))* (?:deal with|handle|cope with|manage|take care of|know what to do with|up to) (?:that|this|it|those|them|such (?:calls?|people|things?|cases?))\W*$|\bwhat (?:does it|will it|would it|happens)(?: do)?(?: then)?\W*$|\b(?:lo |la |eso )(?:sabe|puede|podr[ií]a) (?:atender|manejar|resolver)(?:lo|la)?\W*$|(?:它|这个)?(?:应付|处理|搞定)得了吗[？?]?$/iu;
/** "So whats the one for me", "which one then", "help me decide on a package". */
export const asksForPlan =
  /\b(?:help (?:me|us)|(?:can|could) (?:you|u) help|need help|have to|trying to|not sure how to)(?: (?:to|with|me|us))* (?:decide|pick|choose|select|figure out|work out|settle|find|choosing|picking|deciding)\b.{0,24}\b(?:plan|package|tier|one|option|subscription)s?\b|\b(?:what(?:['’]?s| is)?|which(?: one)?(?:['’]?s| is)?) (?:the )?(?:one|right one|best one|best fit|right fit|plan) for (?:me|us|my \p{L}+|our \p{L}+)\b|^\W*(?:(?:and|so|ok|then|alright|well)\W+)*which (?:one|of them|of those|of these|do (?:i|we) (?:take|need|want|pick|get|go (?:with|for)))(?: then| now)*\W*$/iu;
const toldCall =
  /\b(?:calls?|calling|rings?|ringing|phones? (?:us|me|in)|callers?|llama\p{L}*|marca\p{L}*)\b|打来|打电话|来电/iu;
/** "Would it send a caller to 911": where it sends people in danger. */
const sendsForHelp =
  /\b(?:send|refer|point|direct|route|tell|transfer|connect|pass)\w*\b.{0,24}\b(?:callers?|someone|somebody|people|them|patients?|clients?|customers?)\b.{0,16}\b(?:911|emergency (?:services|room|line)|the (?:er|hospital|police|fire (?:department|brigade)|ambulance))(?!\p{L})/iu;

/** "Can new clients be interviewed in spanish": the language that those who call are served in. */
const servedIn =
  /\b(?:can|could|does|do|will|would|is|are)\b(?! (?:i|we|you|u)\b)[^.?!]{0,50}\b(?:it|callers?|clients?|customers?|patients?|guests?|people|intakes?|calls|interview\w*|receptionist|agent|ai|bot)\b[^.?!]{0,40}\bin (?:spanish|chinese|mandarin|cantonese|english|french|other languages|another language|their (?:own )?language)\b/iu;

/** "From when would it pick up for us", "when could it start answering": how soon it works. */
export const asksFromWhen =
  /\b(?:from|starting|as of) (?:when|(?:which|what) (?:day|date)) (?:would|will|does|do|can|could|is|are)\b|\bwhen (?:could|can|would|will|does|do|might) (?:it|this|you|we|i|the (?:ai|agent|bot|thing))(?: (?:actually|really|first|earliest))* (?:start|begin|go live|be (?:live|ready|running|on|up))\b(?!.{0,10}\b(?:call|recording|charging|billing)\b)/iu;

/** "Can calls be passed on to my mobile": what is handed over. */
const passesCalls =
  /\b(?:calls?|callers?|it|them|people|someone)\b.{0,20}\b(?:pass|put|hand|send|patch|rout|forward|transfer|switch|connect)\w*\b.{0,20}\b(?:to|over|through) (?:my|our|me|us|a|an|the) ?(?:(?:own|personal|real|actual|right) )?(?:cell|mobile|phone|cellphone|self|staff|team|office|assistant|partner|colleague|person|people|human|desk)?(?:s|phone)?\b/iu;
/** "Whom should i talk to about that": a person is wanted. */
export const asksWhom =
  /\b(?:who|whom) (?:should|can|could|may|might) (?:i|we) (?:please )?(?:talk|speak|chat|turn|write) (?:to|with)\b/iu;

/** "Does that person know what was said": what goes along with a call that is handed over. */
const knowsBefore =
  /\b(?:does|do|will|would|is|are|can) (?:that|the|this|my|your) (?:person|human|colleague|staff|team|people|employee)s?\b.{0,24}\b(?:know|knows|told|informed|aware|briefed|summary|notes)\b/iu;
const asksIt = /^\W*(?:(?:and|so|ok|also)\W+)*(?:can|could|does|do|will|would|is|are)\b/iu;

/** "Do they press 2", "tienen que apretar un número": how a caller chooses a language. */
const pressesKey =
  /\b(?:they|callers?|clients?|customers?|patients?|people|you|someone|nobody|anybody|have to|gotta|need to)\b.{0,16}\b(?:press|hit|push|dial|punch)(?:es|ing)? (?:an? |any )?(?:[1-9]|one|two|three|button|number|key|anything)\b(?! (?:to|for) (?!spanish|chinese|english|another|their))|(?<!\p{L})(?:apret|presion|marc|puls)(?:ar|an|a|en) (?:un |el |una )?(?:[1-9]|uno|dos|n[uú]mero|bot[oó]n|tecla|nada)(?!\p{L})|按(?:[1-9一二两三]|数字|键)/iu;

/** Money beside it: what a language costs. */
const priced = /\b(?:costs?|charges?|pay|pricier|expensive|surcharge|rates?|price|extra)\b/iu;

export const asksServedIn = (text: string): boolean =>
  (servedIn.test(text) || pressesKey.test(text)) && !priced.test(text);

export const dealsWithCall = (text: string): boolean =>
  (dealsWithThat.test(text) && toldCall.test(text)) ||
  sendsForHelp.test(text) ||
  knowsBefore.test(text) ||
  (asksIt.test(text) && passesCalls.test(text));

/** "Can it accept collect calls", of a bail office: calls that the called one pays, which no page speaks of. */
export const ofCollectCalls =
  /\bcollect (?:phone )?calls?\b|\b(?:call|calls|calling|called|ring|rings)(?: (?:me|us|it|you|in))? collect\b|\breverse[ -]charges?\b|\bllamadas? (?:por|a) cobrar\b|\bllam\p{L}+ por cobrar\b|对方付费|被叫付费|受话人付费/iu;
/** "Does it do quotes", "¿hace cotizaciones?": whether callers are told a price, which no page says. */
export const quotesToCallers =
  /\b(?:does|do|can|could|will|would|is) (?:it|this(?: thing)?|that thing|(?:the|your|ur) (?:ai|agent|bot|assistant|receptionist|thing))(?: (?:also|even|actually|really|just|able to|gonna))* (?:do|give|giving|make|send|provide|offer|write|prepare|generate|handle|quote)(?: (?:out|any|some|an?|price|the|our|my|free|rough|quick|job|moving|ballpark))* ?(?:quotes?|estimates?|bids?|prices|pricing|rates)\b(?! (?:me|us|for (?:me|us|farline|this|it|your))\b)|\b(?:can|does|will|could|would) it quote(?! (?:me|us)\b)|\bit (?:can|could|will) (?:do|give|send) (?:out )?(?:quotes|estimates)\b|(?<!\p{L})(?:¿)?(?:y |pero )?(?:eso |esto |el asistente )?(?:puede |sabe )?(?:hac|d|mand)(?:e|a|er|ar) (?:las |los )?(?:cotizaciones|presupuestos)(?!\p{L})|(?:它|ai|助手)(?:能|会|可以)?(?:不会|给客户|帮客户)?报价/iu;
