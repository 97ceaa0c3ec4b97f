/** "My husband will kill me if we get that table", "mi jefe me mata": nobody is in danger. */

const someone =
  "(?:my|the|our|her|his) (?:[\\p{L}'’]+[- ])?(?:in[- ]laws?|[\\p{L}'’]+)|he|she|they|everyone|everybody|somebody|someone";
const will =
  "(?:(?:['’]?s|['’]?ll|['’]?d|is|will|would|are|was|were|probably|literally|definitely|actually|just|really|absolutely|about to|going to|gonna|gon|finna) ?)+";

/** Who is said to kill the caller, and what follows. */
export const idleThreats: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}])(?:${someone}) ?${will}(?:kill|murder|strangle|shoot|end|throttle|skin) (?:me|us)(?: all| both| alive)?(?<behind>[^.!?\\n]*)`,
    "giu",
  ),
  /(?<!\p{L})(?:(?:mi|la|el|su) \p{L}+ )?(?:me|nos) (?:va a |van a |vaya a )?(?:matar?|matan|ahorca|ahorcan|ahorcar)(?!\p{L})(?<behind>[^.!?\n]*)/giu,
  /(?<!他说|她说|说|威胁)(?:我?(?:老婆|老公|太太|先生|妈妈?|爸爸?|老板|婆婆|丈母娘|女朋友|男朋友|媳妇|领导|客户))(?:肯定|一定|非|得|要|会|就)*(?:杀|打死|骂死|宰|弄死|掐死)(?:了|死)?我(?:不可|的)?(?<behind>[^。！？\n]*)/gu,
];

/** On what the threat hangs: "if I forget again", "when he sees the bill". */
export const hangsOn =
  /^(?:,|，| |了|的)*(?:if|when|cuz|cause|because|over|for|about|once|unless|on account|si|cuando|porque|por|como|如果|要是|假如|因为)/iu;

/** Who is named in such a saying: one of the family, and not the bare "he" of a threat. */
export const ofFamily =
  /^(?:my|mi|我)|(?<!\p{L})(?:mi|la|el) \p{L}+ (?:me|nos)|^(?:老婆|老公|太太|先生|妈|爸|老板|婆婆|丈母娘|女朋友|男朋友|媳妇|领导|客户)/iu;

/** What the caller has spoiled, lost or forgotten, told behind the threat: "i bent her wedding ring". */
export const ownMishap =
  /(?<!\p{L})(?:(?:i|ive|i['’]ve|we|we['’]ve)(?: (?:have|just|accidentally|totally|kinda|kind of|may have|might have|already|completely|stupidly|only|went and|somehow)){0,3} (?:bent|broke|broken|scratch\w*|scuff\w*|lost|forgot|forgotten|missed|spilled|spilt|dropped|backed|bumped|dent\w*|ding\w*|dinged|curbed|scraped|ruined|wrecked|trashed|crack\w*|chip\w*|shr[aiu]nk|stained|bleached|burn(?:ed|t) (?:the|her|his|a)|cut (?:the|her|his|it)|gave|washed|dyed|misplaced|locked (?:the|her|his|our) keys|left (?:it|the|her|his)|ran (?:over|into)|clogged|flooded|messed|screwed|booked|ordered|spent|promised|waited|snapped|tore|ripped|flushed|threw (?:out|away)|painted|sold|put)|(?:(?:le|lo|la|se me) )?(?:perd[ií]|romp[ií]|ray[eé]|choqu[eé]|manch[eé]|olvid[eé]|quebr[eé]|dobl[eé]|tir[eé]|abol[lé]+|quem[eé] (?:el|la|su)|encog[ií]|se me (?:rompi[oó]|perdi[oó]|cay[oó]|olvid[oó]|pas[oó]|quem[oó]|dobl[oó]|manch[oó])))(?!\p{L})|把(?:他|她|老婆|老公|我妈|妈妈?|爸爸?)?的?\p{Script=Han}{0,8}(?:弄|忘|丢|刮|摔|打碎|洗坏|撞|烧坏|剪)|忘了|弄丢/iu;

/** Nobody who is in danger laughs so. */
export const laughs =
  /(?<!\p{L})(?:lo+l+|lmf?ao+|rofl|(?:ha){2,}h?|(?:he){2,}|(?:ja){2,}j?|(?:je){2,}j?|j\/k|jk|jaj+)(?!\p{L})|😂|🤣|😅|哈哈|呵呵|嘻嘻/iu;

/** With these a threat is meant, whatever it hangs on. */
export const threatWords =
  /(?<!\p{L})(?:guns?|kni(?:fe|ves)|weapons?|bat|belt|armed|on (?:his|her|their) way|(?:locked|hiding|shut) in (?:the|my|a|our)|driveway|(?:locked|shut) (?:myself|us|ourselves)|(?:kick|bang|pound|knock|break|trying|at|behind|through)\w*(?: (?:down|on|at|in))? (?:the|my|our) (?:\p{L}+ )?door|please|bathroom floor|throw(?:s|ing)?|smash(?:es|ing)|yell(?:s|ing)?|scream(?:s|ing)?|filed|hates?|bruis\w*|watch(?:es|ing)|follow(?:s|ing)|police|cops?|911|help|hid(?:e|ing)|scared|afraid|terrified|fear|drunk|drinking|angry|mad|hit(?:s|ting)?|hurts?|beat(?:s|ing)?|chok(?:e|es|ed|ing)|punch\w*|threat\w*|abus\w*|violent|sa(?:ys?|id)|told|swore|promised|leave|leaving|left|divorce|custody|court|restraining|finds? (?:out|me|us)|found (?:out|me|us)|knows|knew (?:i|where|that i|about)|(?:go(?:es|ing)?|get(?:s|ting)?|come?s?|coming) (?:back )?home|stay|escape|run|running|talk(?:ing)?(?: to)?|tell(?:ing)?|call(?:ed|ing)?|here|outside|inside|upstairs|downstairs|coming|cheat\w*|affair|kids|tonight|serious|ex|stalk\w*|pistola|cuchillo|arma|machete|polic[ií]a|ayuda|ay[uú]d\p{L}*|miedo|borrach\w*|golpe\p{L}*|peg[aoó]\p{L}*|amenaz\p{L}*|dice|dijo|jur[oó]|dej[oa]|me voy|irme|salg[oa]|salir|entera\p{L}*|encuentra|sabe|divorci\p{L}*|escond\p{L}*|aqu[ií]|afuera|hablo|llam[oé]|denunci\p{L}*|esta noche|me encerr[eé]|tomad[oa]|grit\p{L}*|tir(?:a|ando)|romp(?:e|iendo)|celos\p{L}*|cintur[oó]n)(?!\p{L})|刀|枪|救|打我|怕|威胁|离婚|离开|走|报警|警察|喝|说要|发现|知道|告诉|躲|家暴|皮带|砸|摔东西|骂|吼|追|门口|外面/iu;
