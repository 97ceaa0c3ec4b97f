import type { EmergencyId } from "./emergency-sentences.ts";

/** How a caller takes a danger back, tells that it was seen to, or goes on after a warning. */

/**
 * "It was a joke about the heart attack", "jk": what stands before it is taken back. "He said it as
 * a joke" and "this is no joke" take nothing back.
 */
export const takenBack =
  /(?<!\b(?:not|no|never|isnt|isn't|wasnt|wasn't|aint|ain't|nt|n't|thought|think|thinks|thinking|said|says|like|as|until|if|hope|wish|sounds) (?:(?:that |this |it |he |she |i )?(?:was |is |were |am |'s |all |just |even |like |as )*)?)(?<!\b(?:he|she|they)(?:['’]?s| is| was| were)? )(?<!不是|没有?|别)(?:\b|(?=[开说只闹]))(?:(?:(?:it|that|this)(?:['’]?s| was| is) (?:just |only |all |kind of |obviously |totally )*(?:an? |my |me )?(?:(?:bad|dumb|stupid|dark|little|silly) )*(?:jok(?:e|ing)|kidding)|(?:i['’]?m|i am|i was|we were|was|im) (?:just |only |obviously |totally )*(?:joking|kidding)|just (?:kidding|joking|a joke|messing|playing)|jus kidding|j\/k|jk+|(?:only|totally) (?:kidding|joking)|(?:an? |just a )?figure of speech|(?:bad|poor|dumb|stupid|dark) joke|(?:didn['’]?t|did not|don['’]?t|wasn['’]?t being|not being|not) (?:mean (?:it|that) )?literal(?:ly)?|kidding(?: aside)?(?=[\s.!?,]*(?:$|[.!?,;\n]|lol|haha))|(?:era|es|fue) (?:una |de |pura )?(?:broma|chiste|relajo|vacilada)|(?:es|era) (?:un )?(?:decir|dicho)|(?:estoy|estaba|ando) bromeando|bromeaba|no lo dije en serio)\b(?! (?:until|till|at first|but|anymore))|(?:开|开个|开了个)(?:的)?玩笑(?:的|而已)?|说着玩|只是(?:个)?比喻|(?<!不是)闹着玩)(?: (?:about|when|earlier|before|on|with|that|sobre|lo del|lo de)\b[^.!?,;\n]*)?/giu;

/** Means and goodbyes: thoughts of suicide that no "just kidding" takes back. */
export const meansIt =
  /\b(?:pills?|meds|gun|pistol|rope|noose|bridge|ledge|roof|razor|knife|blade|note|goodbye|tonight|plan|saved up|stash\w*|pastillas|pistola|soga|puente|navaja|despedida|esta noche)\b|药|枪|绳|桥|楼顶|刀|遗书|今晚/iu;

const agency =
  "(?:fire (?:dept|dep|department|fighters?|guys?|marshal|men|man|crew|truck|rescue)|fd|firem[ae]n|firefighters?|gas (?:company|co|guys?|man|men|people|utility|tech)|utility(?: company| guys?| people)?|(?:power|electric|light|water) (?:company|co|guys?)|xcel|paramedics?|ambulance|ems|emts?|medics|police|cops?|officers?|sheriff|deput(?:y|ies)|hazmat)";
const done =
  "(?:(?:was|were|been) (?:already |just |all |right )?(?:here|out|by|there|over|through|thru|on site)|(?:out )?here (?:already|earlier|last night|this morning|yesterday|and (?:gone|left))|came|left|showed up|(?:shut|turned|cut|switched)(?: \\w+){0,4} off|(?:disconnected|capped|locked)|red ?tagged|tagged|cleared|checked|aired|ventilated|vented|took|put (?:it|the fire|that) out|got (?:him|her|it|them|everybody|everyone|us) out|measured|metered|clocked|found|responded|arrested|(?:says?|said|told (?:us|me)|reported|confirmed)\\b[^.!?]*\\b(?:was|were|had|safe|clear|cleared|ok|okay|off|dead(?! (?:tree|limb|branch))|fine|fix|fixed|hvac|plumber|electrician|replaced?|tagged))";

/** "The fire department was here", "the gas company has shut it off". */
export const seenTo = new RegExp(
  [
    `(?<!\\b(?:no|not|before|until|till|when|if|for|on|call|called|calling|should|would|will) (?:the |my |our )?)\\b${agency}(?: (?:has|have|had|just|already|all|also|finally|both|then|they|who|that|guys|ve))* ${done}\\b`,
    `\\b(?:called|had|got) (?:the |our )?${agency}\\b[^.!?]{0,30}\\bthey(?:['’]?ve| have| had| just| already)* ${done}\\b`,
    `\\b(?:shut off|turned off|cut off|red ?tagged|tagged|cleared|capped|put out|taken|disconnected|locked out) (?:by|from) (?:the |our )?${agency}\\b`,
    // "The gas man is here, he shut it off".
    `(?<!\\b(?:no|not|before|until|till|when|if|call|called|calling|should|would|will) (?:the |my |our )?)\\b${agency}\\b[^.!?]{0,40}?\\b(?:he|she|they|who)(?:['’]?ve| has| have| had| just| already)* (?:shut|turned|capped|closed|cut|put) (?:it |that |the \\w+ |everything |us |gas |power )*(?:off|out)\\b`,
    "\\b(?:ya )?(?:vino|vinieron|estuvo|estuvieron|pas[oó]) (?:(?:el|la|los|las|gente) )?(?:(?:se[nñ]or|muchacho|compa[nñ][ií]a) )?(?:de la |del |de |los )?(?:gas|luz|bomberos|polic[ií]a|ambulancia)\\b",
    "\\b(?:got|been|was|were|is|were|furnace|meter|heater|boiler) (?:just |already )*red ?tagged\\b",
    "\\b(?:bomberos?|polic[ií]as?|ambulancia|param[eé]dicos?|(?:compa[nñ][ií]a|gente|los|el) (?:de la |de |del )?(?:gas|luz)) (?:ya |nos |lo |la |le |me |se )*(?:vinieron|vino|estuvieron|estuvo|cerraron|cerr[oó]|cortaron|cort[oó]|apagaron|apag[oó]|llevaron|llev[oó]|fueron|midieron|midi[oó]|revisaron|revis[oó]|dijeron que (?:estaba|hab[ií]a)|dijo que (?:estaba|hab[ií]a))\\b",
    "(?:消防队?员?|警察|救护车|急救|(?:燃气|煤气|天然气|电力|供电)公司)(?:的人)?(?:已经|刚刚?|都|把|也|来人)*[^，。！？还没]{0,6}(?:来过|来了又走|走了|关了|关掉|关上|关闭|切断|带走|送走|灭了|扑灭|测过|测了|检查过|处理)",
  ].join("|"),
  "iu",
);

const doctors =
  "(?:x-?rays?|scan|ct|mri|er|hospital|urgent care|doctors?|dr|pediatrician|vet|nurse|poison control|cardiologist|paramedics)\\b(?: (?:has|have|already|just|all|there|they|line|lady|guy))*";
/** "The ER sent him home", "the x-ray showed it passed". */
export const sentHome = new RegExp(
  `\\b${doctors} (?:showed (?:it |that |everything )*(?:passed|nothing|clear|fine)|cleared|sent (?:him|her|me|us) home|discharged|released|stitched)\\b|\\b(?:er|hospital|urgent care|doctors?)\\b[^.!?]{0,60}\\bthey (?:cleared|discharged|released|sent) (?:me|him|her|us)\\b|\\ball clear\\b|\\b(?:tests?|results?|scan|ekg|labs|it all|everything) (?:all )?(?:came back|were|was) (?:all )?(?:clear|clean|normal|fine|negative)\\b`,
  "iu",
);
/** "Poison control says she is fine": enough for what was swallowed, and for no pain in the chest. */
export const foundHarmless = new RegExp(
  `\\b${doctors} (?:says?|said|told (?:us|me))(?: that)?(?: (?:it|he|she|they|everything|its|it['’]s|hes|he['’]s|shes|she['’]s|is|was|were|are|not|going to be|gonna be|totally|all|perfectly|just))* (?:fine|ok|okay|good|clear|nothing|harmless|poison(?:ous)?|toxic|passed)\\b`,
  "iu",
);

/** Dangers that somebody else can end at the place: gone once that was done. */
export const endedBySeeingTo: readonly EmergencyId[] = [
  "gas",
  "carbon-monoxide",
  "fire",
  "water-near-power",
  "electrical",
  "wire-down",
  "crash",
  "locked-in-car",
];
/** Whoever is hurt or threatened can be in danger again. */
export const eased: readonly EmergencyId[] = ["medical", "violence", "poison"];

/** It goes on although somebody was there. */
export const goesOn =
  /\b(?:smell(?:s|ing|y)?|stink\w*|reek\w*|hiss\w*|beep\w*|chirp\w*|going off|goes off|dizzy|headaches?|sick|nause\w*|vomit\w*|throwing|still|again|now|back|worse|can['’]?t|cannot|won['’]?t|isn['’]?t|not|doesn['’]?t|stopped|passed out|faint\w*|feel\w*|hurts?|(?:is|are|keeps) (?:\w+ )?(?:smoking|sparking|leaking|burning|bleeding)|huele|apesta|sigue\w*|otra vez|ahora|todav[ií]a|mare\w*|duele|pita\w*|suena\w*|no puede|no puedo)\b|还|又|现在|仍|头晕|味|响|不醒|没反应/iu;

/** Signs that somebody else makes light of, and the question whether it must be: "he says its nothing". */
const playsDown =
  /\b(?:he|she|they|dad|mom|husband|wife|grandpa|grandma)(?:['’]?s| is| are)? (?:\w+ )?(?:stubborn|refus\w+|arguing)\b|\b(?:he|she|they|dad|mom|husband|wife) (?:(?:just|really|still|absolutely) )*(?:won['’]?t (?:go|let me|listen|get in|agree)|will not go|do(?:es)?n['’]?t want (?:to go|an? ambulance|me to|the ambulance|nobody|anybody|any fuss|to make)|sa(?:ys|id) (?:(?:that|no) )*(?:(?:it['’]?s|it is|its|that['’]?s|he['’]?s|she['’]?s|they['’]?re|theyre|i['’]?m) (?:(?:just|only|probably|all|totally) )*)?(?:fine|ok|okay|alright|not to (?:call|worry|make|bother)|nothing|from|the|his|her|gas|heartburn|stress|muscles?|a cramp|indigestion|no big deal|not that bad))|\bcan['’]?t (?:make|get) (?:him|her|them) (?:to )?(?:go|in)\b|\b(?:do|does|should|must) (?:i|he|she|we|they) (?:(?:really|still|even|actually) )*(?:(?:need|have|got) to )?(?:go (?:in|to (?:the |an )?(?:er|hospital|emergency|urgent care|doctor))|call 911|be seen|worry)\b|\bcan(?:['’]?t)? (?:it|he|she|this) (?:just )?wait\b|\b(?:no quiere ir|es terco|es terca|dice que (?:no es nada|es (?:el|la|por|gas|estr[eé]s)))\b|(?:他|她|爸|妈)[^，。]{0,6}(?:不肯去|不愿意?去|说没事)/iu;

/** What a caller in one danger says next, that tells of it no longer by itself. */
export const saidNext: Partial<Record<EmergencyId, RegExp>> = {
  medical: playsDown,
  "after-treatment": playsDown,
  poison: playsDown,
  "tooth-out":
    /^(?!.*\b(?:it['’]?s|is|put it) in (?:the |some |a cup of )?milk\b)(?=.*(?:\?|\b(?:found|does|do|should|can|could|in water|dry|dirty)\b))(?=.*\b(?:milk|dirt\w*|rinse|wash|scrub|clean it|socket|back in|in water|tissue|napkin)\b)|\b(?:leche|enjuag\w+|lav[oa]\w*)\b.*\?|牛奶|冲洗|洗一?下/isu,
  violence:
    /^(?!.*\?)(?!(?:can|could|should|do|does|did|what|when|how|will|would|is|are) )(?=.*\b(?:he|hes|he['’]s|she|shes|she['’]s|they|theyre|they['’]re|el|ella|ellos)\b|.*[他她])(?!.*\b(?:left|gone|drove (?:off|away)|leaving|arrested|se fue)\b).*(?:\b(?:(?:got|gets?|getting|stepp\w*|climb\w*|hopp\w*) out of|(?:coming|walking|running|headed|came|walked|ran) (?:up|toward\w*|in|inside|over|around|at|for (?:me|us|the door)|back|to (?:the|my|our) (?:\w+ )?(?:door|house|window|porch))|(?:at|on|by) (?:my|the|our) (?:front |back |side )?(?:door|window|gate|porch|steps)|(?:knock|bang|pound|kick|pull)(?:s|ing|ed)? (?:on|at|in|down|the)|(?:trying|tries) the (?:door|handle|knob)|(?:inside|in the house|in here) now|(?:has|got|holding|with) (?:a |the |his )?(?:gun|knife|bat|hammer|crowbar|weapon)|se baj[oó]|viene (?:para|hacia|ac[aá])|est[aá] (?:en|tocando|golpeando) la puerta|trae (?:una |un )?(?:pistola|cuchillo|bate))\b|下车|过来|敲门|砸门|在门口|进来)/iu,
  suicide:
    /\b(?:tell \w+(?: \w+)? (?:good)?bye|(?:say|said) goodbye|goodbye|won['’]?t be (?:around|here|needing|alive|there)|(?:saved|stashed|kept|hoarded|got|have) (?:up )?(?:all|enough|plenty|them all|a whole)\b|better off|easier without|(?:no|any|much|see the|what['’]?s the) point|tired of (?:it|all|this|every\w+|living|trying)|(?:doesn['’]?t|won['’]?t|don['’]?t) matter (?:anyway|anymore|now|soon)|(?:be|it['’]?s|all) over (?:soon|tonight|anyway)|nobody (?:would|will|cares?|d)\b|too late for me|already (?:decided|made up my mind|took (?:some|them|it))|(?:got|have) (?:the|my|a) (?:pills|gun|rope|razor|knife)|d[ií]gale adi[oó]s|adi[oó]s|ya no voy a estar|mejor sin m[ií]|ya (?:guard[eé]|junt[eé])|ya para qu[eé])\b|再见|道别|攒|没意思|没意义|更好|不会在了/iu,
};

const fluid =
  "(?:(?:green|pink|orange|blue|yellow|red|reddish|neon|brown|black|soapy) (?:stuff|fluid|liquid|goo|goop|water|juice|drops?|puddle|slime)|coolant|anti ?freeze|(?:motor |engine )?oil|(?:windshield |window )?(?:washer|wiper) (?:fluid|juice|stuff)|(?:transmission|trans|power steering) fluid|radiator (?:fluid|water)|rad fluid|ac water|condensation|anticongelante|aceite|refrigerante|l[ií]quido (?:verde|rosa|azul|anaranjado|de frenos))";
/** Coolant, oil or washer fluid under a car: no emergency, as gasoline is. The fluid is kept. */
export const harmlessLeaks: readonly RegExp[] = [
  new RegExp(
    `\\b(?:leak|drip|drizzl|ooz|dribbl|got|dropp)\\w*(?: (?:some|a|bit|lot|little|of|the|this|kinda|like|only|just|out|what looks|looks|clear|tons|ton|all|my|is|its))* (${fluid})`,
    "giu",
  ),
  new RegExp(
    `(${fluid})(?: ?['’]?s| is| are| was| keeps| just| only| all| kinda| that['’]?s| slowly| still)* (?:leak|drip|ooz|dribbl|coming out|running out|pour)\\w*`,
    "giu",
  ),
  new RegExp(
    `\\b(?:gotea|tira|tirando|goteando|est[aá] goteando|est[aá] tirando|chorrea)(?: (?:un|poco|de|el|puro|como))* (${fluid})`,
    "giu",
  ),
  /漏(?:了|着|一点|点|些|的是|出)*((?:冷却液|防冻液|机油|玻璃水|雨刮水|绿色(?:的)?(?:液体|水|东西)?))/gu,
];
/** With these, water too is only from the air conditioning or the radiator. */
export const waterUnderCar =
  /\b(?:leak|drip)\w*(?: (?:some|a|bit|little|of|clear|just|only))* (water)(?= (?:from |under |below |out )+(?:the |my )?(?:car|truck|hood|engine|radiator|bumper|ac|a\/c|front|passenger))/giu;
/** Fuel burns, whatever else leaks. */
export const fuel = /\b(?:gas|gasoline|fuel|petrol|diesel|gasolina|combustible)\b|汽油|柴油/iu;
/** Desks that ask what leaks under a car. */
export const desksOfCars = new Set([
  "auto-body-repair",
  "car-dealerships",
  "insurance-agents",
  "moving-companies",
]);

/** Water with current: begun where it makes a noise, sparks or smokes. */
export const water =
  /\b(?:water|rain|leak\w*|drip\w*|flood\w*|wet|pour\w*|pipe|agua|lluvia|gote\w*|mojad\w*|inund\w*)\b|水|漏|淹/iu;
export const begun =
  /(?<!\b(?:no|not|isnt|isn['’]?t|without|never|sin|if|doesnt|doesn['’]?t|any|aint|or) (?:\w+ )?)\b(?:sizzl\w*|buzz\w*|crackl\w*|fizz\w*|popp\w*|pops|hiss\w*|spark\w*|arcing|arcs|humm\w*|zapp\w*|flash\w*|smok(?:e|es|ing)|steam\w*|chisp\w*|chisporr\w*|zumb\w*|truena|tronando|humo|humea)\b|(?<!没有?|不)(?:滋滋|嗞|噼啪|火花|冒烟|嗡嗡|作响)/iu;
