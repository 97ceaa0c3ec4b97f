/** "Will it put appointments in google calendar" asks what it does. */
export const asksOfProduct =
  /^\W*(?:(?:and|so|ok|but|then|well|wait|no|y|i mean)\W+)*(?:how |where |when )?(?:can|does|do|will|would|could|are|is) (?:it|your|ur (?:thing|ai|bot|agent)|this thing|(?:that|this|the) (?:person|human|colleague)|the (?:agent|ai|bot|assistant)|(?:(?:a|my|our|the|your) )?(?:callers?|clients?|customers?|patients?|guests?|people|tenants?))\b|^\W*(?:y |pero )?(?:pueden?|podr[ií]an?) (?:(?:los|las|mis|nuestros|un|una|sus) )?(?:clientes?|pacientes?|hu[eé]spedes|personas|que llaman)\b|^(?:我的|我们的)?(?:客户|客人|病人|患者|来电者|顾客)(?:们)?(?:能|可以|会|可不可以|能不能)/iu;

/**
 * "What does it say to someone who got arrested", "would it pick up if somebody calls from jail":
 * what the product does with those who call its owner, whatever they call about.
 */
export const asksOfAgentsWork = (text: string): boolean =>
  doesWork.test(text) || (ifCaller.test(text) && !ofOwn.test(text));
/** "And if someone has tooth pain at night", and nothing of one's own. */
const ifCaller =
  /^\W*(?:(?:ok|and|so|but|alright|fine|then|y|pero|e)\W+)*(?:what |what happens |how about |qu[eé] pasa )?(?:if|when|si|cuando) (?:someone|somebody|a (?:caller|client|patient|customer|person)|(?:the |my )?(?:callers?|clients?|patients?|customers?)|alguien|un (?:cliente|paciente)) (?:has|have|calls?|says?|wants?|needs?|asks?|tiene|llama|dice|quiere|necesita|pregunta)(?![\p{L}])/iu;
const ofOwn = /\b(?:me|us|our|i|we|mine|sues?|sued|against|nos|m[ií])\b/iu;
/** "Does it tell a widow it's a machine, if she asks", "avisa que es un robot". */
export const asksIfItSaysWhatItIs = (text: string): boolean => saysWhatItIs.test(text);
const nature = "machine|robot|bot|computer|ai|a\\.i\\.|automated|artificial|recording";
const saysWhatItIs = new RegExp(
  `\\b(?:does|do|will|would|can|must) (?:it|this(?: thing)?|farline|they|(?:your|the|ur) \\p{L}+)(?: \\p{L}+){0,3}? (?:tell|say|admit|let on|disclose|reveal|own up|announce|mention|warn|inform|confess)\\b(?:\\s+\\S+){0,6}?\\s+(?:it['’]?s|its|it is|they['’]?re|being|to being|about being|is|theyre|that) (?:(?:an?|not|talking to|it['’]?s|its|it is) )*(?:${nature})\\b|(?<!\\p{L})(?:dice|avisa|admite|aclara|reconoce|confiesa)\\p{L}*(?: \\p{L}+){0,4} que es (?:un|una) (?:robot|m[aá]quina|bot|ia|asistente)|(?:会说|会告诉|承认|会不会说|说明).{0,8}(?:机器|AI|人工智能)`,
  "iu",
);
const it =
  "(?:it|this(?: thing)?|farline|(?:your|the|ur) (?:ai|agent|bot|assistant|product|system|receptionist|thing|service))";
const doesWork = new RegExp(
  `\\b(?:does|do|will|would|can|could|should) ${it} (?:actually |really |even |just |also |still |know (?:how|what|when) to )?(?:say|tell|answer|pick|take|handle|respond|talk|speak|ask|route|transfer|forward|deal|reply|react|respond|intake|screen|book|treat|text|call)\\b.{0,60}\\b(?:(?:to|with|for|if|when|from|as) )?(?:(?:a|an|the|some|my|our|new) )?(?:someone|somebody|anyone|anybody|callers?|clients?|customers?|patients?|people|person|guy|lady|calls?|they|them)\\b`,
  "iu",
);
