/** Who a danger happens to, when, and who is there already: what makes words of danger none. */

/** Something said that is no danger. */
export interface MeantOtherwise {
  /** Cut out before dangers are listened for. */
  said: RegExp;
  /** Only where this stands in the same message. */
  where?: RegExp;
  /** Not where this stands in the same message. */
  unless?: RegExp;
}

const illnesses =
  "(?:heart attacks?|strokes?|seizures?|aneurysm|overdosed?|cardiac arrest|infarto|derrame|embolia|sobredosis)";

/** Whatever else the message says is still heard. */
export const meantOtherwise: readonly MeantOtherwise[] = [
  // What somebody died of, once others have seen to it.
  {
    said: new RegExp(
      `\\b(?:(?:it was |by |of |from |with )?(?:an? |his |her )?${illnesses}|(?:they|he|she|it) (?:said|says|ruled|called)(?: it)?(?: was| a| an)* suicide|(?:by|was(?: a)?|was ruled|ruled a) suicide)\\b`,
      "giu",
    ),
    where:
      /\b(?:passed(?: away)?|died|death|deceased|coroner|medical examiner|autopsy|obituary|the body|remains|fallecio|falleció|murio|murió)\b/iu,
    unless: /\b(?:just|now|minutes?|found|here|think|might|breath\w*|cpr|floor|ahorita|acaba)\b/iu,
  },
  // "Home from the hospital after the heart attack": known, and treated.
  {
    said: new RegExp(
      `\\b(?:after|since|from|for|following|despues de|después de|desde) (?:the|his|her|my|that|a|an|el|la|un) ${illnesses}\\b`,
      "giu",
    ),
    where:
      /\b(?:(?:home|back|out|released|discharged) from (?:the )?(?:hospital|er|icu|rehab)|discharged|follow ?-?up|cardiolog\w+|rehab|salio del hospital|salió del hospital|dado de alta)\b/iu,
  },
  {
    said: /\b(?:can|could)(?:no|['’]?n)?['’]?t (?:really |hardly )?breathe? (?:through|thru|out of) (?:my|his|her|the) nose\b/giu,
    unless: /\b(?:baby|newborn|infant|month old|weeks? old|mouth|either|lips?|swoll?en|throat)\b/iu,
  },
  {
    said: /\bhow long (?:does|do|will|would|is|are) (?:the |my |this |lip |that )*(?:swelling|bruising|numbness|redness|peeling|pain)(?: \w+){0,2} (?:last|take|stay|be)\b/giu,
  },
  // "Will they fix it for free": an insurer, and nobody under the tree.
  {
    said: /\b(?:will|would|do|does|can|could) (?:they|insurance|the policy) (?:\w+ ){0,2}(?:fix|repair|pay|cover|replace|reimburse|compensate)\b/giu,
  },
  // "She gets hives from nuts": what a body does again and again, and not now.
  {
    said: /\b(?:(?:i|we|they|my \w+) (?:always |usually |sometimes |easily |often )?(?:get|break out in)|(?:he|she|my \w+) (?:always |usually |sometimes |easily |often )?(?:gets|breaks out in)) (?:hives|welts|an? (?:\w+ )?rash|rashes) (?:from|when|whenever|if|with|around)\b(?: (?!(?:and|but|so|then|or|now)\b)[\p{L}'’]+){0,4}|\b\w+ (?:always )?gives? (?:me|us|him|her|them) (?:hives|welts|an? (?:\w+ )?rash|rashes)\b/giu,
    unless:
      /\b(?:now|just|today|tonight|this morning|minutes?|ate|had some|swell\w*|swoll\w*|breath\w*|throat|lips?|tongue|spreading|help)\b/iu,
  },
  // A low battery; an alarm that goes on with a new one is none.
  {
    said: /\b(?:(?:smoke|co|fire|carbon monoxide) )?(?:detectors?|alarms?|sensors?|co thing)(?: in (?:\w+ ){0,2}\w+)? (?:just |only |keeps? |is |are |has been )*(?:chirp|beep)\w*(?: (?:once|every|each|a|per|one|about|like|\d+|thirty|sixty|few|minute|minutes|min|seconds|sec|hour))*/giu,
    where:
      /\b(?:low|weak|dead|new|change|replace|swap|needs?|its|think)\b[^.!?]{0,24}\bbatter(?:y|ies)\b|\bbatter(?:y|ies)\b[^.!?]{0,16}\b(?:low|weak|dead|dying)\b/iu,
    unless:
      /\b(?:[345] (?:beeps|times|chirps)|put in|took (?:it )?out|pulled|changed|replaced|swapped|still|sleepy|dizzy|sick|headaches?|throw\w*|nause\w*|smell\w*|going off|gas)\b|\b(?:tried|with) (?:a )?new batter/iu,
  },
  // Devices and things that are named after what they are for.
  {
    said: /\b(?:smoke|fire|heat|co|co2|carbon monoxide|gas)(?:(?: and|\/|,| or| \+| &) ?(?:smoke|fire|heat|co|carbon monoxide|gas))* (?:detectors?|alarms?|sensors?|monitors?)\b|\b(?:detector(?:es)?|alarmas?|sensor(?:es)?) (?:de|contra) (?:humo|incendios?|fuego|mon[oó]xido(?: de carbono)?|gas)(?: y (?:de )?(?:humo|incendios?|mon[oó]xido(?: de carbono)?|gas))*/giu,
    unless:
      /\b(?:go(?:es|ing|ne)? off|went (?:off|crazy|nuts)|sound\w*|scream\w*|blar\w*|beep\w*|chirp\w*|ring\w*|rang|shriek\w*|wail\w*|trip(?:ped|ping|s)|won['’]?t (?:stop|quit|shut)|(?:keep|kept|not) (?:stopp\w*|quit\w*)|says?|reads?|reading|show\w*|evacuat\w*|red|ppm|smok(?:y|ing|ed)|smoke(?! (?:and|or|detectors?|alarms?|sensors?|monitors?)\b)|haz[ey]\w*|flam\w*|burn\w*|smell\w*|stink\w*|hot|hiss\w*|sick|headaches?|dizzy|woozy|nause\w*|sleepy|faint\w*|ill|throw\w*|puk\w*|vomit\w*|get (?:every\w+ )?out|loud\w*|acting|drunk|confus\w*|wak\w*|suen\w*|sonando|pit(?:a|an|ando)|son[oó]|dispar\w*|activ\w*|quema\w*|huele|olor|humo (?:en|por|sale|negro)|mare\w*|dol\w*|duel\w*)\b|\bhay (?:mucho )?humo\b/iu,
  },
  {
    said: /\bfire (?:extinguishers?|pits?|places?|doors?|escapes?|exits?|lanes?|codes?|sprinklers?|hydrants?|stations?|insurance|ratings?|rated|blankets?|engine red)\b|\bextint(?:or|ores)\b/giu,
    unless:
      /\b(?:us(?:ed|ing)|spray\w*|grab\w*|empt\w*|jumped|got (?:away|out)|spread\w*|smok(?:e|ing|y)(?! (?:and|or|detectors?|alarms?)\b)|flames?|on fire|burn(?:s|ed|t|ing)?|trapped|hurt|fell)\b/iu,
  },
  { said: /\bused to (?:carry|keep|have|need) (?:an? |one |her |his |my )?epi ?-?pens?\b/giu },
  // A lamp that shows what a device does.
  {
    said: /\b(?:red|green|orange|yellow|blue|amber|white|little|status|error) (?:led )?lights?(?: (?:is|are|keeps|just|that|which|thats))* (?:blink\w*|flash\w*|on the (?:front|side|panel|unit|heater|furnace|thermostat|board|control\w*))\b/giu,
    unless:
      /\b(?:wet|drip\w*|leak\w*|pour\w*|soak\w*|spark\w*|smok\w*|ceiling|smell\w*|alarm|detector|beep\w*|co|gas)\b/iu,
  },
  // "Knock through to the dining room": a wish, and nobody under it.
  {
    said: /\b(?:knock|break|open|cut|punch|bust)(?:ing)? (?:it |that wall |the wall |a wall |this wall |a door |a doorway )?(?:on )?(?:through|thru|out|down|up)\b(?= (?:from|to|into|between|the|that|a|this|our)\b)|\btumbar(?: (?:la|una|esa) pared)?\b/giu,
    where:
      /\b(?:want\w*|like|thinking|looking to|plan\w*|hoping|could|can|quote|estimate|price|how much|queremos|quiero|cu[aá]nto)\b/iu,
    unless:
      /\b(?:fell|came down|collaps\w*|caved|trapped|pinned|stuck|under it|hurt|bleed\w*|cay[oó])\b/iu,
  },
  // "My head is on fire. as in the color": hair and paint that are red.
  {
    said: /\b(?:(?:is|are|looks?|looking|literally|totally|it['’]?s|s|like|all|basically) )*(?:on fire|in flames|en llamas|flaming|burning)\b/giu,
    where:
      /\b(?:as in|i mean|meaning|i['’]?m talking|color wise|colou?r ?-?wise|o sea|digo)\b(?: \p{L}+){0,3} (?:colou?rs?|red|orange|copper|ginger|neon|brass\w*|tone|shade|candy|hue|fire engine|ringing|busy|rojo|naranja|cobrizo|tinte|color)\b|\b(?:hair|head|roots?|ends|highlights|bangs|pelo|cabeza|cabello|ra[ií]ces)\b.{0,60}\b(?:orange|copper|neon|traffic cone|carrot|pumpkin|cheeto|ginger|brassy|naranja|zanahoria|cobrizo)\b|\bcolou?r ?-?wise\b/iu,
    unless:
      /\b(?:scalp|skin|blister\w*|flat ?iron|curling|candle|lighter|matches|caught|smok\w*|flames?|smell\w*|real|actual(?:ly)?|itch\w*|swell\w*|swoll\w*|bleach (?:is |still )?(?:on|in)|dryer|outlet|hurt\w*|pain(?:s|ful)?|stings?|stinging|sore|throat|face|eyes|cuero cabelludo|arde|quem\w*|duele|hinch\w*|vela|plancha)\b/iu,
  },
  {
    said: /\bfire alarm(?: \w+){0,8}/giu,
    where: /\bfalse alarm\b/iu,
    unless: /\b(?:smok\w+|flames?|burn\w*|again|right now|not a false)\b/iu,
  },
  {
    said: /\bchok(?:e|es|ed|ing) up (?:when|at|over|about|hearing|seeing|talking|thinking|watching|a (?:bit|little)|every)\b/giu,
  },
  {
    said: /\b(?:wo|do|does|would)n?['’]?t (?:even )?(?:wake|get) up (?:before|until|till|til) (?:around |about |like )?(?:\d|noon|six|seven|eight|nine|ten|eleven|late|lunch)/giu,
  },
  // The last one to do the work: "the last guy fell off a ladder and quit".
  {
    said: /\b(?:last|previous|other|old|first|former) (?:guy|one|contractor|crew|painter|roofer|company|handyman)s? [^.!?,]{3,50}?\b(?:quit|never came back|ghosted(?: us| me)?|walked off|left us)\b/giu,
  },
  { said: /\bgas caps?(?: light)?\b|\bfire drills?\b/giu },
  // A device that is said to be dry; a wet one is named as that.
  {
    said: /\b(?:outlets?|panel|breaker(?: box)?s?|lights?|plugs?|switch(?:es)?|fixture)\b(?: (?!not|isnt|no|never)\w+){0,7}? (?:is |are |stays |all |totally |still |now )*dry\b/giu,
    unless: /\b(?:not|isn['’]?t|never|wet|soak\w*|spark\w*|buzz\w*|sizzl\w*)\b/iu,
  },
  {
    said: /\bactive shooter (?:training|drills?|plan|policy|class\w*|response|course|preparedness)\b/giu,
  },
  // Anybody, some day.
  {
    said: /\bif (?:somebody|someone|anybody|anyone|a (?:guest|kid|child|person|visitor|neighbor|client|customer|worker)) (?:ever )?(?:drowns?|dies|falls|chokes|gets (?:hurt|burned|shocked|bitten|stung|electrocuted)|has an? (?:\w+ ){1,2}(?=[.,?!]|$|in |at |on ))/giu,
    unless: /\b(?:now|hurry|help|just|what do (?:i|we) do)\b/iu,
  },
  // Put out, some days ago.
  {
    said: /\b(?:(?:house|kitchen|grease|garage|small|little|electrical|shed|car) )*(?:on )?fires?\b/giu,
    where:
      /^(?=.*\b(?:(?:it|fire)['’]?s|(?:it|fire) (?:is|was|got)|all|completely|was|been) (?:(?:all|now|completely|already|totally) )*(?:out|put out)\b)(?=.*\b(?:days? ago|yesterday|last (?:night|week|month|\w+day)|weeks? ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/iu,
    unless:
      /\b(?:smok(?:e|es|ing)\b(?! damage)|hot|warm|smells?|still|again|flames?|glow\w*|embers?|think)\b/iu,
  },
  // What a policy covers, and what a medicine is for.
  {
    said: /\b(?:cover|covers|covered for|covering|pay for|pays for|include|includes) (?:for )?(?:an? |the |any )?(?:(?:gas|water|electrical|house|kitchen|car) )?(?:leaks?|fires?|crash(?:es)?|explosions?|floods?)\b/giu,
  },
  {
    said: /\b(?:seizure|stroke|heart attack|overdose|suicide) (?:meds?|medications?|medicines?|pills?|dogs?|disorder|free|survivors?|rehab|center|support group|insurance)\b/giu,
  },
  {
    said: /\b(?:faint(?:s|ed)?|pass(?:es|ed)? out|threw up|throws up) (?:at|from|over|when (?:i|he|she|they) sees?) (?:the )?(?:sight|needles?|blood|shots?|dentists?)\b/giu,
  },
  {
    said: /(?<=\b(?:eyes?|throat|lungs|nose|mouth) (?:is|are|feels?) (?:like (?:its |theyre )?)?)on fire\b/giu,
  },
  {
    said: /\b(?:nearly|almost|about) (?:choked|died|fainted|passed out|fell over) when (?:i|we|he|she) (?:saw|heard|got|opened|read)\b|\bdead to the world\b|\bstinking (?:high|cheap|rich|expensive)\b|\b(?:drains?|toilet|sink|tub|pipes?|disposal) (?:\w+ ){0,3}gurgl\w*/giu,
  },
  {
    said: new RegExp(`\\b(?:signs|symptoms|history) of (?:an? )?${illnesses}`, "giu"),
    unless: /\b(?:having|showing|has all|he|she|my (?:dad|mom|husband|wife)|all the)\b/iu,
  },
  {
    said: /\bthe (?:boy|girl|man|woman|kid|guy|lady|family) (?:who|that) (?:drowned|died|was (?:killed|shot|hit)|got (?:killed|shot|hit))/giu,
    where: /\b(?:service|funeral|visitation|viewing|obituary|paper|news|memorial)\b/iu,
  },
  // Nobody is in it.
  {
    said: /\b(?:broke|broken|breaking|break|got) in ?to (?:my|our|the|his|her) (?:car|truck|van|shed|storage(?: unit)?|locker|mailbox|trailer|rv|boat|camper)\b/giu,
    unless: /\b(?:inside|still|now|hiding|he['’]?s|they['’]?re|gun|knife)\b/iu,
  },
  {
    said: /\b(?:smell\w*|odor) (?:(?:a bit|kind of|kinda|like|of|slightly|a little|burning|burnt|hot) )*dust\w*/giu,
    unless: /\b(?:smok\w+|plastic|electrical|fishy|spark\w*|rubber)\b/iu,
  },
  {
    said: /\b(?:last|old|previous|first|other) (?:car|house|place|truck|apartment|furnace|dryer|van) (?:caught (?:on )?fire|was on fire|had a fire|burned (?:down|up)|blew up)/giu,
  },
  {
    said: /\b(?:pulled|pulling|pull|set off|tripped) the (?:fire )?alarm\b/giu,
    where: /\b(?:last night|yesterday|again|this morning|refund|points)\b/iu,
    unless: /\b(?:smok\w+|flames?|burn\w*|evacuat\w*)\b/iu,
  },
  // A water heater is no water.
  {
    said: /\b(?:hot )?water (?=(?:heater|tank|softener|meter)s?\b)/giu,
    where: /\b(?:breakers?|panel|outlets?|fuse box|power)\b/iu,
    unless:
      /\b(?:leak\w*|drip\w*|flood\w*|spray\w*|burst\w*|pour\w*|wet|puddle|soak\w*|gush\w*|puddles?|inch(?:es)?|everywhere|running)\b/iu,
  },
];

/** A collision on the road, and no blow of a person. */
export const ofTraffic =
  /\b(?:rear[- ]?end\w*|t[- ]?boned|side ?swiped?|fender|bumper|insurance|insurer|adjuster|deductible|car|truck|suv|van|vehicle|at the (?:red |stop ?)?(?:light|sign)|intersection|parking lot|parked|from behind|backed into|lane|highway|freeway|airbags?|seat ?belt|accident|crash|wreck|collision|drunk driver|choque|choc[oó]|carro|coche|camioneta|seguro|estacionamiento|por atr[aá]s|sem[aá]foro)\b|车祸|撞车|追尾|保险/iu;
export const ofPersons =
  /\b(?:punch\w*|slap\w*|chok\w*|beat\w*|kick\w*|strangl\w*|shov\w*|fists?|face|(?:baseball )?bat|knife|gun|husband|wife|boyfriend|girlfriend|partner|step ?dad|father|dad|mother|mom|my ex|our ex|her ex|brother|son|always|used to|on purpose|with his (?:car|truck)|(?:coming|came) back|tried to|chas\w+|follow\w*|road rage|yell\w*|scream\w*|scared|afraid|hiding|kill|threat\w*|hurt me|esposo|marido|novio|pareja|ex|miedo|pu[ñn]\w+|golpe[aó]\w*)\b|老公|丈夫|男朋友|爸/iu;
/** How a collision is told like a blow. */
export const collided =
  /\b(?:(?:that|who|one|guy|person|driver|lady|he|she|they|it|truck|car|someone|somebody)(?:['’]?s)? )?(?:just )?(?:hit|hits|hitting|struck)(?= (?:me|us|my|our|him|her|from|not)\b)|\b(?:me|nos) (?:peg[oó]|pegaron|dio|golpe[oó])\b/giu;

const inGeneral =
  "(?:people|clients|patients|tenants|customers|guests|callers|folks|women|residents|homeowners|moms|parents|members|students|owners|families)";
const oneOfThem =
  "(?:a|an|some|any|one of (?:my|our)|another) (?:\\w+ ){0,2}?(?:client|patient|tenant|customer|guest|caller|person|woman|man|guy|lady|mom|parent|resident|homeowner|kid|member|student)";

/** What callers of a business say in general, told to ask how such calls are answered. */
export const callsInGeneral = new RegExp(
  [
    `\\b(?:my |our |the |your |half (?:my|our) |most |these |those |when |if )*${inGeneral}(?: who \\w+)? (?:always |often |usually |also |sometimes |do |will |might )*(?:call|text|phone|ring|dial)\\b`,
    `\\b(?:if|when|whenever|say|suppose|after|who picks up|what happens) (?:\\w+ ){0,2}?(?:${oneOfThem}|someone|somebody|anyone|anybody)(?: \\w+['’]?\\w*){0,4} (?:calls|texts|phones|rings|dials|calling|leaves a)\\b(?! (?:911|me\\b))`,
    `\\bon an? (?:\\w+ ){0,2}call at\\b`,
    "\\b(?:si|cuando) (?:me |nos |les )?(?:llama|llaman|marca|marcan)(?: (?:alguien|un|una|el|la|los|las|mis|nuestros|gente))?\\b|\\b(?:mis|nuestros|los) (?:clientes|pacientes|inquilinos|huespedes) (?:me |nos )?(?:llaman|marcan|escriben)\\b",
    "(?:客户|客人|病人|患者|租客|顾客|来电(?:的人|者))[^，。！？]{0,6}(?:打来|打电话|来电|打进来|说)(?=.*(?:怎么|如何|会不会|能不能|谁))",
  ].join("|"),
  "iu",
);
/** A question about what happens with such calls, and people of whom none is named. */
export const asksOfService =
  /\b(?:who (?:picks up|answers|gets|takes)|(?:what|how) (?:does|would|will|do|should) (?:it|you|this|that|the \w+)|what happens|(?:does|do|can|could|will|would) (?:it|that|this|those|you|they) (?:\w+ ){0,2}(?:go|get|page|send|forward|transfer\w*|handle|ring|answer|route|pass|tell|know|do)\b|i (?:need|want|do ?n['’]?t want|would want) a (?:person|human|robot|machine|bot)|transferred|send those|qu[eé] (?:hace|hacen|pasa))\b/iu;
/** What might happen, or happens on the phone; "a client has a gun in our office" does. */
export const supposed =
  /\b(?:if|when|whenever|in case|suppose|calls?|callers?|phones?|si|cuando|llaman?)\b/iu;
export const ofNobodyNamed = new RegExp(
  `\\b(?:${oneOfThem}|(?:my|our|your|their) ${inGeneral}|${inGeneral}|someone|somebody|anyone|anybody|alguien|un cliente|una clienta)\\b`,
  "iu",
);

/** What ends a danger that the caller was warned of: a valve or a breaker, shut by somebody. */
const shutBy = (who: string) =>
  new RegExp(
    `\\b(?:${who})(?:['’]?(?:s|ve|re)| has| have| had| is| are)? (?:just |already |now |all |finally )*(?:shut|turned|switched|cut|flipped|killed|capped|closed|threw)\\b(?: (?!not|on\\b|but\\b|i\\b|we\\b)\\w+){0,3}`,
    "iu",
  );
const others =
  "he|she|they|somebody|someone|(?:the|a|my|our) (?:\\w+ )?(?:guy|man|men|tech|company|neighbor|landlord|super|husband|wife|dad|son|plumber|electrician|department|firem[ae]n)";
/** Gas goes on where the caller alone has closed a valve. */
export const shutByOthers = shutBy(others);
export const shutOff = new RegExp(
  `${shutBy(`i|we|${others}`).source}|\\b(?:breakers?|power|main|electric\\w*|valve|water)(?:['’]?s| is| are)? (?:all |now |already |both )*(?:off|shut|closed)\\b|\\b(?:it|that)['’]?s (?:all |now )*shut(?: off)?\\b|\\b(?:cerr[eé]|cerr[oó]|cerramos|baj[eé]|baj[oó]|bajamos|apagu[eé]|apag[oó]|apagamos) (?:la|el|los|las|ya)\\b|(?:关了|关掉|关上|拉了|断了)(?:水|电|闸|阀|总)?`,
  "iu",
);

/** Help is called, there, or on the way: the caller does what the warning asks. */
export const helpIsComing =
  /(?<!\b(?:not|no|never|havent|haven['’]?t|didnt|didn['’]?t|should|do|can|until|before|if|when|nobody|wont|won['’]?t|dont|don['’]?t) (?:\w+ ){0,3})\b(?:(?:calling|called|dialing|dialed|(?:on|talking|speaking)(?: the)?(?: phone| line)? (?:with|to)) (?:\w+ ){0,2}?(?:911|an ambulance|the ambulance|ems|dispatch|the fire department|poison control|988|the gas company|them)\b|(?:ambulance|paramedics|medics|ems|fire (?:dept|department|truck)|firem[ae]n|police|cops)(?:['’]?s|['’]?re| is| are)? (?:just |now |already |finally )*(?:here|there|outside|coming|on (?:the|their|its) way|pulling (?:up|in)|almost here)\b|(?:driving|taking|bringing|rushing|headed|heading|going|on (?:my|our|the) way)\b[^.!?,]{0,24}\b(?:er|emergency room|emergency|hospital|urgent care)\b)|\b(?:llamando|llam[eé]|llamamos|llam[oó]) (?:ya )?al? (?:911|ambulancia|bomberos)|\bla ambulancia (?:ya )?(?:viene|lleg[oó]|est[aá])|(?:在打|打了|已经打)911|救护车(?:来了|到了|在路上|快到)/iu;

/** Beside it, a warning is given once more. */
export const graver =
  /\b(?:breath\w*|chok\w*|blue|purple|gr[ae]y|unconscious|pass(?:ed|ing) out|faint\w*|collaps\w*|limp|seiz\w*|convuls\w*|bleed\w*|blood|(?:wo|ca)n['’]?t (?:wake|move|talk|stand|see|swallow)|not (?:moving|waking|responding|answering)|what (?:do|should) (?:i|we) do|worse|stronger|louder|smell\w*|stink\w*|hiss\w*|dizzy|headaches?|spark\w*|smok\w*|flam\w*|fire|burn\w*|hot|warm|buzz\w*|humm?\w*|crackl\w*|sizzl\w*|wet|pour\w*|gush\w*|running|spread\w*|trapped|stuck|inside|beep\w*|alarm|shock\w*|respira|huele|humo|chispas?|mojad\w*|zumba|desmay\w*|sangr\w*)\b|呼吸|昏|血|味|火|烟/iu;

/** The caller is safe, or wonders at the warning. */
export const saysSafe =
  /\b(?:i['’]?m|im|i am|we['’]?re|we are|were|he['’]?s|hes|she['’]?s|shes|everybody['’]?s?|everyone['’]?s?|nobody['’]?s?)(?: is| are)? (?:(?:all|totally|perfectly|still|ok|really|just|actually|not) )*(?:safe|fine|ok|okay|alright|hurt|outside|out)\b|^\W*(?:what|why|911|huh|no+)\b[^.]{0,28}\?|\b911 (?:why|for)\b|\b(?:false alarm|all clear|no emergency|not an emergency|go back in)\b|\b(?:estoy|estamos|est[aá]) (?:todos )?(?:bien|a salvo)\b|没事|都好|安全/iu;
