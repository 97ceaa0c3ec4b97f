/** What is paid, owed or counted, and grows. */
const growing =
  "premiums?|rates?|rents?|bills?|prices?|pricing|costs?|fees?|tax(?:es)?|dues|deductibles?|mortgage|payments?|quotes?|estimates?|invoices?|budget|interest|insurance|hoa|tuition|copays?|balance|debt|populations?|demand|bookings|wait ?list|guest list|workload|inbox|e-?mails?|schedule|weeds|ants|roaches|gnats|mice|mosquitoe?s|acne|breakouts?|pimples|zits";
const creciente =
  "prima|primas|recibo|recibos|renta|cuota|cuotas|cuenta|factura|precios?|costos?|tarifas?|impuestos?|pagos?|deducible|presupuesto|inter[eé]s(?:es)?|seguro|hipoteca|deuda|acn[eé]|hormigas|cucarachas|trabajo|agenda";

/**
 * Words of danger that nobody means literally, cut out before dangers are listened for. Whatever
 * else a message says is still heard: "nearly had a heart attack, and my arm is numb". Each names
 * who or what it speaks of, so that "the laser burned me" is none.
 */
export const figuresOfSpeech: readonly RegExp[] = [
  // "My wife nearly had a heart attack", "the bill almost gave me a stroke".
  /\b(?:nearly|almost|about|practically|damn near|near about|bout|liked? to(?: have)?|just about|basically) (?:had|gave (?:me|us|him|her|them|my \w+|the \w+)|have|having) (?:an? |me an? |me |us )?(?:full blown |mini |literal )?(?:heart attacks?|strokes?|coronary|seizures?|aneurysm|cardiac arrest|panic attack)\b/giu,
  /\b(?:that|the|your|this|its|it) (?:\w+ ){0,3}(?:gave|gives|giving|give) (?:me|us|him|her|them|my \w+) (?:an? )?(?:near |mini )?(?:heart attacks?|strokes?|coronary|aneurysm)\b/giu,
  /\bhaving an? (?:heart attack|stroke|coronary|aneurysm|seizure) (?:over|about|because of|at) (?:the|this|that|your|my|our|these|how) (?:\w+ ){0,2}(?:bill|price|quote|cost|mess|color|colour|bid|invoice|estimate|total|bills|prices|email|rent|news)\b/giu,
  // "He is going to have a heart attack when he sees everybody", "about to have a stroke planning this".
  /\b(?:going to|gonna|about to|bout to|will|would|might as well|['’]ll|['’]d|ll) (?:probably |literally |actually |just |all )*(?:have|had|get|die of) an? (?:full blown |mini |literal )?(?:heart attack|stroke|coronary|aneurysm) (?:when|if|once|trying|organi[sz]ing|planning|doing|over|because|cause|from all|just (?:thinking|looking|trying|planning)|thinking about|looking at|reading|seeing|at (?:the|this|that|how)|before (?:the|this|we|my))\b/giu,
  /\b(?:me|le|nos|les) va a dar (?:un |el |una )?(?:infarto|ataque|paro|patatus|soponcio|embolia|derrame) (?:cuando|si|al|con (?:est[aeo]s?|la cuenta|el precio|tanto|todo)|de (?:ver|pensar)|organizando|planeando|nomas|nada mas|del (?:coraje|susto|estres))\b/giu,
  // "The last guys burned us badly", "been burned by contractors before".
  /\b(?:last|previous|old|other|prior|former|first|that|another|a) (?:guys?|people|company|contractors?|vendor|provider|firm|agency|lawyer|attorney|agent|shop|crew|outfit|realtor|dealer|mechanic|movers?|painters?|insurer|msp|landlord|broker|place) (?:really |totally |kind of |kinda |badly |just |has |have |had )*(?:burn(?:ed|t)|screwed|killed|robbed|murdered|butchered|hosed) (?:us|me|my \w+)(?: (?:pretty |really |so )?(?:badly|bad|twice|once|before|good|over|hard))*\b/giu,
  /\b(?:been|got|gotten|getting|was|were|we|i|ive|have|get) (?:really |totally |kind of |badly )*(?:burn(?:ed|t)|robbed|killed|shafted) (?:(?:badly|bad|twice|once|before) )*by (?:the |our |my |a |an |some |that |your )?(?:last|previous|old|other|prior|former|first|another|two|contractors?|vendors?|lawyers?|agents?|dealers?|company|companies|guys|realtors?|movers?|competitors?|insurers?)\b[^.!?,;]*/giu,
  /\b(?:last|previous|other|prior|former|current) (?:\w+ ){0,2}(?:is|are|was|were) (?:just )?(?:killing|robbing|bleeding) (?:me|us)\b/giu,
  // "Am I stuck in a contract", "stuck in traffic".
  /\b(?:stuck|trapped|locked|trap (?:me|us)|lock (?:me|us)) in(?:to)? (?:(?:an?|the|your|this|that|my|our|some|another|these|those|one|two|three|\d+|long|short|years?|yearly|annual|month|monthly|term|service|phone|bad|new|old|terrible|crappy|minimum|auto|renewing) )*(?:contracts?|agreements?|plans?|subscriptions?|commitments?|meetings?|loops?|traffic|phone (?:menus?|trees?)|voice ?mail)\b/giu,
  /\b(?:atrapad[oa]s?|atorad[oa]s?|atad[oa]s?|amarrad[oa]s?|encerrad[oa]s?) (?:en|a|con) (?:un |el |su |este |ese |mi |nuestro |una |la )?(?:contrato|plan|acuerdo|suscripci[oó]n|trafico|tráfico|junta|reuni[oó]n|permanencia)\b/giu,
  // "Somebody had me locked in for three years": a contract, and no door.
  /\b(?:ha(?:d|s|ve)|got|gets?|kept|keeps?) (?:me|us) locked in(?:to)? (?:for|until|til|till) (?:\w+ )?(?:more )?(?:months?|years?|weeks?|renewal|the (?:end|term)|an? (?:year|month|term))\b/giu,
  // "Do your ads follow me around", "is this page following me".
  /\b(?:pages?|sites?|websites?|cookies?|ads?|adverts?|browsers?|trackers?) (?:always |still |just |keeps? |is |are |be |been )*(?:follow(?:s|ed|ing)?|track(?:s|ed|ing)?|stalk(?:s|ed|ing)?) (?:me|us|people|visitors)\b/giu,
  /(?:cookies?|网站|网页|页面|广告|浏览器)(?:会不会|会|能|是不是|有没有|一直|用|在|上|的|cookies?|程序)*(?:跟踪|追踪)(?:我们?)?/giu,
  // "I need to push my meeting", "push her highlights to next week".
  /\bpush(?:ing|ed)? (?:back |out |off )?(?:(?:my|our|the|this|that|her|his|a|an) (?:\w+ )?(?:meetings?|calls?|appointments?|demos?|slots?|bookings?|dates?|sessions?|visits?|deadlines?)|(?:my|our|the) (?:thirty|30|fifteen|15) minutes|(?:it|(?:my|our|the|this|that|her|his) \w+) to (?:next (?:week|month|year|mon|tues|wednes|thurs|fri|satur|sun)|tomorrow|later|mon|tues|wednes|thurs|fri|satur|sun)\w*)/giu,
  /\bflesh and blood (?:secretar\w+|receptionists?|persons?|people|humans?|staff|employees?|assistants?)\b/giu,
  /\bexploits?\b|\b(?:does|will|would|did|do|can) (?:it|this|that|the (?:bot|system|thing|line|ai)) (?:ever |just )?choke\b(?! on)/giu,
  // "I'm not talking to a machine, get somebody"; "is somebody sitting there answering me".
  /\b(?:not|never|don['’]?t|wont|won['’]?t) (?:talk|speak)(?:ing)? (?:to|with) (?:an? |the |some |this |your )?(?:machines?|bots?|robots?|computers?|ai|recordings?)\b/giu,
  /\b(?:somebody|someone|anybody|anyone|person|human|people) (?:actually |really )?sitting (?:there|here) (?:answering|reading|typing|talking)\b/giu,
  /\b(?:apuntar|apunta|apunte|apunten|apuntas)(?:me|lo|la|le)? (?:la |el |una |un |mi |su |los |las )?(?:visitas?|citas?|nombre|datos|recados?|mensajes?|pedidos?|hora|tel[eé]fono|n[uú]mero)\b/giu,
  /\bme (?:ahogo|estoy ahogando) (?:en|con|de) (?:la |el |tanto |tantos |tantas )?(?:bandeja|correos?|trabajo|llamadas|papeleo|mensajes|emails?|papeles)/giu,
  /\bgente que no (?:me|nos|te|los|la) conoce\b/giu,
  // "Somebody is going to kill themselves on these steps".
  /\bkill(?:s|ing)? (?:him|her|them|my|your|our)sel(?:f|ves) (?:on|over|off|with|walking|climbing|going|getting|coming|working|trying to|tripping|falling|running|lifting|carrying)\b/giu,
  /\bse va a matar (?:en|con|por) (?:el|la|los|las|un|una|es[aeo]s?|est[aeo]s?)\b/giu,
  // "I'd die for that kitchen", "dying to try it", "died laughing".
  /\b(?:i['’]?d|i would|we['’]?d|would|could|gonna|going to|to|i) (?:just |literally |totally |about |nearly |almost )*die(?:d)? (?:for (?:(?:that|those|this|these|your|a|an|the|some|it)\b)|of (?:embarrassment|boredom|shame|laughter|laughing|curiosity|happiness|joy|jealousy|envy)|laughing)/giu,
  /\bdy(?:ing|in) (?:to (?:try|see|know|get|have|go|meet|eat|taste|hear|book|come|start|move|buy|find)|for (?:a|an|some|that|those|your|the|this|more|one)|of (?:embarrassment|boredom|shame|curiosity|laughter))\b/giu,
  /\b(?:died|dying|dead) (?:laughing|from laughing|of laughter|inside lol)\b/giu,
  /\bdrop[- ]dead (?:gorgeous|beautiful|date|simple|easy|handsome|stunning)\b/giu,
  /\b(?:scared|worried|bored|tickled|thrilled|sick|loved?|talked?|nickel ?and ?dimed?|taxed|frightened) (?:half |me |us |him |her )*to death\b/giu,
  // "This rack is going to kill somebody's back".
  /\bkill(?:s|ing|ed)? (?:my|his|her|our|your|their|(?:some|every|any)(?:body|one)(?:['’]?s)?) (?:back|knees?|feet|shoulders?|arms?|ankles?|wrists?)\b/giu,
  // "These shoes are killing me"; the chest or the head is no shoe.
  /\b(?:prices?|bills?|rent|rates?|premiums?|fees?|traffic|wait(?:ing)?|shoes|heels|boots|feet|suspense|commute|taxes|kids|in-?laws|job|work|boss|heat|humidity|hours|mortgage|interest|competition|competitors?|deductibles?|payments?|dues|insurance|invoice|quote|electric bill|phones?|silence|deadline|deadlines|paperwork|stairs|allergies|weeds|moles|ivy) (?:is |are |was |were |just |really |absolutely |be )*kill(?:ing|ed|in|s) (?:me|us|him|her|my \w+|our \w+|business)\b/giu,
  // A boss or a mother says so; a partner may mean it.
  /\b(?:my |the |our )?(?:boss|mom|mother|teacher|coach|accountant|editor)(?:['’]?s|['’]?ll| is| will| would| going to| gonna)* (?:kill|murder|shoot|strangle) (?:me|us)\b/giu,
  // "Phones have been on fire", "her career took a hit".
  /\b(?:phones?|business|sales|inbox|team|season|career|market|dj|playlist) (?:['’]s |is |are |was |were |has |have )?(?:absolutely |literally |just |really |totally )*(?:(?:been|went) (?:absolutely |literally |just )*(?:on fire|in flames)|(?:been )?(?:blowing up|exploding|bleeding))\b/giu,
  /\b(?:we['’]?re|we are|were|we) (?:absolutely |just |totally |completely |kind of |really )*(?:drown|drowning|going under|get drowned|are drowning)\b(?! in (?:the|a) (?:pool|lake|river|water|car|ocean|creek|flood))/giu,
  /\b(?:every|each|all(?: of)?(?: our| my| the)?|our|both(?: of)?(?: our| my| the)?|(?:the |our |my )?phone) lines? (?:is |are |was |were |has been |have been )(?:absolutely |literally |just |really |totally )*(?:on fire|in flames|blowing up|exploding|melting)\b/giu,
  /\b(?:i['’]?m|she['’]?s|he['’]?s|you(?:['’]?re| guys are)|they['’]?re|we['’]?re) (?:absolutely |just |so |totally )*on fire (?:today|lately|this (?:week|month|year)|lol)\b/giu,
  /\bshoot (?:me|us|him|her|them|over|you) (?:an? |the |your |some |over )?(?:quick )?(?:email|text|message|price|quote|estimate|number|note|line|link|time|invoice|call|reply|address|list|pic|photo)s?\b/giu,
  /\b(?:dumpster|tire|trash) fire (?:of an? )?\w*/giu,
  /\b(?:jump(?:ed|ing)? the gun|gun[- ]?shy|under the gun|stick(?:ing)? to (?:my|our|your) guns|pull(?:ed|ing)? the trigger (?:on|yet|now|today|if|when)|bite the bullet|silver bullet|bullet points?|stabs? (?:at|in the dark)|back ?stab\w*|shot in the dark|long shot|best shot|dead (?:serious|set|tired|simple|weight|line|quiet|last|end|zone|giveaway|wrong|center|battery|phone|car|lawn|grass|tree|trees|bulb|outlet|plants?|mouse|rats?|bugs?|roach\w*))\b/giu,
  /\b(?:me|nos|le) (?:muero|morimos|muere|mori|estoy muriendo|ando muriendo) (?:de|por) (?:la |el |las |un |una )?(?:risa|hambre|ganas|pena|verguenza|vergüenza|sueno|sueño|aburrimiento|curiosidad|sed|amor|probar|ver|saber|antojo|calor|frio|frío|emocion|emoción)\b/giu,
  /\b(?:casi|por poco|por poquito)(?: (?:me|le|nos|les|a mi \w+ le|se me|que))* (?:da|dio|diera|daba|doy) (?:un |el |algo|una )?(?:infarto|ataque|paro|patatus|soponcio|embolia|derrame)?/giu,
  /\b(?:muert[oa]s?|muerto) de (?:risa|hambre|cansancio|sueno|sueño|pena|verguenza|vergüenza|ganas|sed|miedo|frio|frío|envidia)\b/giu,
  /\b(?:precios?|renta|zapatos|tacones|trafico|tráfico|espera|calor|intereses|impuestos|taxes|suegra|trabajo) (?:me|nos) (?:esta|está|estan|están|tiene|tienen)? ?(?:mata|matan|matando|asaltan|muert[oa]s?)\b/giu,
  /(?:吓|气|笑|急|累|烦|饿|困|忙|冷|热|贵|羡慕|丑|无聊|尴尬)死(?:我|人|了|啦|掉)*|差点(?:就|没|把我|给我)*(?:心脏病(?:发作?|都)?(?:犯了|出来)?|吓晕|吓死|气晕|笑晕|中风)(?:了)?/gu,
  // "A limb came down on her carport": a thing of hers, where nobody is said to be in or under it.
  /\b(?:fell|came down|landed|collapsed|fallen|dropped|toppled) (?:right |smack )?on (?=her (?:(?:new|old|back|front|parked) )?(?:carport|car|truck|van|house|roof|garage|porch|fence|deck|shed|driveway|yard|lawn|patio|mailbox|trailer|camper|boat|barn)\b)(?!.*\b(?:inside|in it|in there|under|underneath|trapped|stuck|pinned|hurt|bleeding|wires?|lines?|with (?:her|him|me|us|them|someone|somebody|my|the (?:kids?|baby)))\b)/giu,
  // What happens to messages, files and lines of a business.
  /\bdrown(?:s|ed|ing)? (?:me|us|them|you) in (?:(?!water\b|the (?:pool|tub|river|lake)\b)\p{L}+ ){0,2}(?:buzzwords?|jargon|paper\w*|e-?mails?|calls|messages|voicemails?|forms|texts|leads|spam|details|work)\b/giu,
  /\b(?:hold|holds|held|holding|keeps?|kept) (?:our|my|your|his|their) (?:\p{L}+ ){0,2}(?:numbers?|lines?|records?|data|notes|domain|files|account) hostage\b/giu,
  /\b(?:the |our |my )?phones? (?:lines? )?(?:just )?(?:explodes?|blows? up|exploded|is exploding|are exploding)\b/giu,
  // What bursts with water or air, and with no fire.
  /(?<!\b(?:gas|propane|fuel|oil|steam) (?:\p{L}+ )?)\b(?:faucets?|taps?|spigots?|showers?|shower ?heads?|sprinklers?|hoses?|toilets?|bidets?|tires?|diapers?|zippers?|sodas?|(?:hot )?tubs?|(?:water )?pipes?|sinks?|drains?|jeans|ballo+ns?) (?:just |kind of |kinda |literally |basically |completely |has |have )*exploded\b(?!.{0,40}\b(?:fire|smoke|flames?|spark\w*|gas)\b)/giu,
  // Moths and beetles from the pantry.
  /\b(?:(?:kind of|kinda|sort of|just|all|basically) )*explodes?d? out of (?:the|a|their|its|every|my|our) (?:bags?|box(?:es)?|jars?|packages?|packets?|containers?|cartons?|closets?|drawers?)\b/giu,
  /\b(?:server|site|page|form|browser|app|system|software|laptop|computer)s? (?:just )?crash(?:es|ed|ing)?\b|\b(?:does|would|will|if|after|did) (?:a|the|your) crash\b(?=.{0,16}\b(?:wipe|lose|lost|delete|eat|take)\w*)/giu,
  /\bcan i cut in\b|\bflesh and blood\b(?= (?:or|then|right))/giu,
  // "I look electrocuted", "passed out laughing", "set my mouth on fire", "went up in smoke".
  /\blook(?:s|ed|ing)? (?:(?:all|totally|like i (?:got|was|been)) )?electrocuted\b|\bpass(?:ed|ing)? out (?:from )?laughing\b|\b(?:set|sets|setting|lit) (?:my|our|his|her) (?:mouth|tongue|taste ?buds|lips) on fire\b|\b(?:crews?|plans?|deals?|company|guys|money|refund|deposit) (?:all |just )?went up in smoke\b/giu,
  /\bme qu(?:iero|isiera) morir (?:con (?:est[ea]|el|la|mi) (?:\p{L}+ )?(?:flequillo|fleco|corte|pelo|cabello|tinte|color|peinado|foto)|de (?:la )?(?:pena|verg[uü]enza|risa|cansancio|hambre|calor|antojo))\b|\bcasi me (?:desmayo|muero) (?:(?:nomas|nom[aá]s|nada m[aá]s|solo) )?(?:de|con|cuando|al) (?:pensar|ver|o[ií]r|vi|dijeron|el precio|la cuenta)\p{L}*/giu,
  /\bsmoking (?:my|his|a|the) (?:pipe|cigars?)\b|\bwent into (?:the|a) home\b/giu,
  // What bursts and harms nobody; a bomb for the bath or the hair.
  /\b(?:bath|color|glitter|confetti|jager|photo|stink|cherry|cocoa) bombs?\b(?:(?: \p{L}+){0,5} (?:explod\w*|blew up|burst))?|\b(?:pens?|closet|makeup|yogurt|shampoo|conditioner|lotion|nail polish|suitcase|toiletries|ketchup|lipstick|purse|balloons?|balloon arch)(?: \p{L}+){0,2} (?:explod\w*|blew up|burst)(?: (?:all over|in) (?:my|our|his|her|the) (?:face|bag|purse|suitcase|shirt|car|kitchen))?/giu,
  // "My premium exploded again", "the ants have exploded": what grows at once, and what has no fire.
  new RegExp(
    `\\b(?:${growing})(?: (?:on|for|of|in|at|from) (?:(?:my|our|the|this|your|his|her) )?\\p{L}+)?(?:,? (?:that|which|has|have|had|just|is|are|all|suddenly|absolutely|literally|completely|really|basically|kind|kinda|of|totally|also|nearly|almost|practically|went|and|pretty|much)){0,4} (?:explod\\w+|blew up|blown up|blowing up)\\b|\\bexplod(?:ing|ed) (?:\\p{L}+ )?(?:${growing})\\b`,
    "giu",
  ),
  new RegExp(
    `\\b(?:${growing})(?: (?:is|are|will|would|might|going|gonna|to|just|about|really|literally|probably|alone)){1,5} kill (?:me|us)\\b`,
    "giu",
  ),
  /\b(?:skin|face|chin|back|forehead|cheeks?|hair|curls|frizz)(?: (?:just|has|is|all|totally|literally|kind|kinda|of|basically|completely|went|and)){0,3} (?:explod\w+|blew up)(?= (?:with|in|into|from|because|cause|after|overnight|this|when|at)\b(?! (?:hives|welts))|\W*$)(?!.*\b(?:swell\w*|swoll\w*|hives|welts|throat|lips|tongue|breath\w*)\b)/giu,
  new RegExp(
    `(?<!\\p{L})(?:${creciente})(?: (?:de (?:la |el |mi )?\\p{L}+|que|se|me|nos|le|ya|ha|han|casi)){0,4} (?:explot|dispar|revent)\\p{L}*|(?<!\\p{L})(?:me |nos |le |se (?:me |nos )?)(?:explot|dispar|revent)\\p{L}+ (?:el|la|los|las|mi|mis) (?:${creciente})(?!\\p{L})(?:,? (?:explot|revent)\\p{L}*)?|(?<!\\p{L})explot[oó]\\p{L}* de (?:un (?:mes|d[ií]a|a[nñ]o) (?:a otro|al otro|para otro)|la nada|repente el precio)`,
    "giu",
  ),
  /(?:保费|保险费|房租|租金|电费|水费|账单|价格|费用|成本|房价|利率|税|人数|信息|消息|订单|业务|生意|预约|痘|闭口|头发)(?:最近|突然|一下子|又|全|都|直接|真的|简直|快要|快|要|大|就)*(?:爆炸|爆了|炸了|炸毛)/gu,
  // "Hair you could choke a horse with", "screams bloody murder", "shakes like it's having a seizure".
  /\b(?:chok|kill)(?:e|es|ed|ing)? (?:an? )?(?:horse|mule|elephant|goat|moose|ox)\b|\b(?:scream|yell|cr(?:y|ie)|holler)(?:s|d|ed|ing)? (?:bloody|blue) murder\b|\blike (?:it['’]?s?|it is|it was|it|the (?:car|thing|engine|washer|dryer|motor|truck|machine)(?:['’]?s| is)?) (?:having|has|had) an? (?:seizure|stroke|heart attack|fit)\b/giu,
  /\b(?:about|nearly|almost|just|basically|totally|completely|he|she|they|i|we|it) (?:drown|drowned|drowns) (?:the|my|our|your|all (?:the|my|our)) (?:whole )?(?:kitchen|bathroom|basement|garage|floor|carpet|lawn|yard|garden|plants?|flowers|engine|motor|phone|laptop|salad|pancakes|fries|cabinets?|hallway)\b/giu,
  /(?<!\b(?:in|inside|into|near|by|of|from|behind) (?:the|my|our|his|her|a|that) (?:\p{L}+ )?)\b(?:car|truck|van|suv|engine|motor|mower|bike|motorcycle)(?: (?:just|kind of|kinda|sort of|always|almost|and|sputters?|sputtered|coughs?|coughed|then)){0,4} (?:chok(?:es|ed)|(?:keeps?|kept|is) choking)\b(?! on)|(?<!\p{L})(?:carro|coche|camioneta|troca|motor|moto|auto)(?: (?:que|ya|casi|siempre|como que)){0,2} se (?:me |le )?(?:ahog\p{L}+)/giu,
  /(?:头发|发尾|发梢|刘海|吐司|面包|锅|菜|饭|蛋糕|肉|牛排|披萨)(?:都|全|被|给|有点|又|也|染得|烫得|做得|烤得)*(?:烧焦|烤焦|烫焦|焦了)/gu,
  /\b(?:housing |real estate |job |stock |whole )?(?:market|zip code|listing|listings|menu|wings|wing sauce|salsa|chili) (?:is|was|has been|['’]s) (?:just |really |still |absolutely |literally )?on fire\b(?! (?:department|now|right)\b)/giu,
  // What a thing does that chokes, dies or trips.
  /\b(?:disposal|mower|engine|vacuum|printer|motor|shredder|blender|drain|carburetor)\b[^.!?]{0,30}\bchok\w*|\bbreakers?(?: for \p{L}+(?: \p{L}+)?)? (?:keeps?|kept) (?:on )?popping\b|\bcollapsed (?:carport|fence|shed|porch|gutter)s?\b|\b(?:flame sensors?|fire hydrants?|labor day|(?:give|gave|giving) (?:it|her) (?:some )?gas)\b|打不着火|点不着火|火花塞/giu,
  /\bhurt (?:my|the|our|his|her) (?:wallet|pocket\w*|budget|resale|credit|record|value)\b|\bbleed\w* (?:a little )?when (?:i|he|she) (?:floss|brush)\w*/giu,
  // "Apúnteme con Sam", "se me prendió el foquito", "la llave no se mueve", "el dueño no me contesta".
  /\bap[uú]nt(?:a|e|en)(?:me|nos|lo|la|le)\b|\b(?:estamos|estoy|est[aá]n?|ya) apuntad[oa]s?\b|\bse apuntaron con (?:ustedes|[A-Z])|\bse (?:me |le )?prendi[oó] (?:el|la|un|una) (?:foc\p{L}+|luz|dibuj\p{L}+|testigo|check|se[ñn]al)|\bno se mueve nada\b|\b(?:llave|v[aá]lvula|tuerca|tr[aá]fico|fila|tren|tornillo)\b[^.!?]{0,12} no se mueve\b|\b(?:due[ñn][oa]|caser[oa]|agente|abogad[oa]|contratista|aseguradora|plomero|mec[aá]nico)\b[^.!?]{0,20}\bno (?:me |nos )?contesta\p{L}*/giu,
  // A branch on the roof, a tree on the truck: a thing lies on a thing.
  /\b(?:cay[oó]|cayeron|vino|vinieron)(?: \p{L}+){0,3} encima (?:de(?:l| la| mi| un| una| el| su)?) (?:techo|casa|carro|troca|camioneta|coche|cochera|barda|cerca|garaje|porche|patio|jard[ií]n|auto|alberca|cobertizo|tejado)\b|(?<!\b(?:lo|la|le|los|las|me|nos|te) )\baplast[oó] (?:el|la|mi|un|una|su|nuestr[oa]) (?:troca|carro|camioneta|coche|cochera|barda|cerca|garaje|porche|auto|techo|cobertizo|buz[oó]n)\b/giu,
  /(?:钥匙|系统|扫码|刷|按|开关|遥控|屏幕|机器|空调|手机|插座)[^，。！？]{0,8}没(?:有)?反应|(?:表单|发送|提交|页面|网站|网页|按钮|点了)[^，。！？]{0,6}没(?:有)?反应/gu,
];
