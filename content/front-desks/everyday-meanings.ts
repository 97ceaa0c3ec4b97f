import type { MeantOtherwise } from "./emergency-circumstances.ts";

/** Somebody is named whose body tells of a danger: then every word of a message is read. */
const somebodyIll =
  /\b(?:he|she|hes|shes|dad|mom|father|mother|baby|husband|wife|son|daughter|him|her|guy|man|woman|kid|grandma|grandpa|they)(?:['’]?(?:s|re))? (?:(?:is|was|are|has|just|gone|all|really|very|so|kinda|looking|looks?|turning|turned|went|getting) ){0,4}(?:gr[ae]y|pale|white|ashen|clammy|blue|purple)\b(?! (?:one|box|car|truck))|\b(?:turn\w*|went|going|gone|goes) (?:\w+ )?(?:gr[ae]y|pale|white|ashen|blue|purple)\b|\b(?:lips?|face|skin|cheeks?|fingers?|hands?|eyes|gums|tongue|chest|heart|arms?|jaw|throat|breath\w*|chok\w*|sweat\w*|clammy|vomit\w*|throw\w* up|threw up|puk\w*|faint\w*|pass(?:ed|ing|es) out|unconscious|collaps\w*|limp|seiz\w*|shak\w*|on the (?:floor|ground)|fell|fall|wak\w*|dizzy|confus\w*|pains?|hurts?|bleed\w*|blood|swell\w*|swoll\w*|help|hurry|911|fever|strokes?|shock\w*|electrocut\w*|zapped|spray\w*|bit(?:ten|e)?|stung|took|swallow\w*|drank|ate|his name|her name|own name|my name|where (?:he|she|i|we)|who (?:i am|he is|she is|we are|his|her|they)|what (?:day|year|month)|labios|cara|piel|pecho|respir\w*|vomit\w*|desmay\w*|ayuda)\b/iu;

/** What leaks, splits and soaks a room, and has no body. */
export const ofPipes =
  /\b(?:hoses?|pipes?|(?:supply|water|ice ?maker) lines?|water heaters?|boilers?|dish ?washers?|washers?|washing machines?|toilets?|faucets?|spigots?|ice ?makers?|sinks?|tubs?|valves?|shut ?offs?|sprinklers?|sump|drains?|fridge|mangueras?|tubos?|tuber[ií]as?|calentador|lavadora|llave de paso|excusado|inodoro|fregadero)\b|水管|软管|热水器|洗衣机|马桶|水槽|水龙头|阀门/iu;
/** Somebody, or a part or a need of a body. */
export const ofBodies =
  /\b(?:he|hes|she|shes|him|her|his|they|them|baby|kids?|child|son|daughter|boys?|girls?|toddler|mom|mother|dad|father|grand\p{L}+|wife|husband|hubby|brother|sister|uncle|aunt|friend|neighbou?r|tenant|guy|man|woman|lady|somebody|someone|people|everyone|everybody|dog|cat|puppy|guest|customer|worker|helper|hands?|arms?|legs?|foot|feet|head|face|eyes?|mouth|throat|chest|heart|back|neck|stomach|belly|skin|fingers?|blood\p{L}*|bleed\p{L}*|burn\p{L}*|scald\p{L}*|breath\p{L}*|hurts?|pain\p{L}*|dizzy|faint\p{L}*|sick|vomit\p{L}*|throw\p{L}* up|puk\p{L}*|fell|fall|slipp\p{L}*|trapped|drown\p{L}*|shock\p{L}*|zapp\p{L}*|gas|smell\p{L}*|smok\p{L}*|spark\p{L}*|die|dying|dead|911|ambulance|help me|pregnant|wak\p{L}*|conscious|nin[oa]s?|beb[eé]|hij[oa]s?|mam[aá]|pap[aá]|espos[oa]|se[nñ]or[a]?|alguien|abuel[oa]|cabeza|mano|brazo|pierna|pecho|sangr\p{L}*|quem\p{L}*|respir\p{L}*|duele|cay[oó]|ayuda)\b|[他她我爸妈孩宝人手头脸血疼痛晕烫摔救]/iu;

/** What has a number, a make or a name that somebody may not know. */
const unknownThings =
  "panel|label|brand|make|model|size|colou?rs?|paint|shade|numbers?|policy|plate|vin|amps?|amperage|address|zip(?: code)?|measurements?|dimensions|square (?:feet|foot|footage)|street|price|cost|year|age of it|type|kind|name of (?:the|that|your|it|our)|exact name|dose|(?:company|dentist|doctor|agent|adjuster|contractor)['’]?s name|called|insurance|footage|weight|deductible|due date|paint was|stuff is|(?:it|they|that|this|those|these) (?:is|are|was|were)|who (?:booked|hit (?:us|me|it)|called)";

/** Things that have a color. */
const colored =
  "one|ones|box|house|home|hair|truck|car|suv|van|sedan|pills?|tablets?|walls?|paint|couch|sofa|chair|heater|water heater|unit|cover|panel|door|dress|shirt|jacket|sweater|bag|colou?r|tiles?|carpet|rug|cabinets?|roof|siding|bricks?|building|fence|trim|tank|tote|metal|plastic|honda|toyota|ford|chevy|tesla|nissan";

/** What callers of a business say every day in words that are signs of danger elsewhere. */
export const everydayMeanings: readonly MeantOtherwise[] = [
  // "Don't know the panel sorry, it's grey", "can't recall the brand": no mind that is clouded.
  {
    said: new RegExp(
      `\\b(?:(?:i|we|he|she|my \\w+)(?: really| honestly| just| still)? )?(?:do(?:es)?n['’]?t|do(?:es)? not|can['’]?t|cannot|could ?n['’]?t|didn['’]?t)(?: really| even| exactly| quite)? (?:know|remember|recall|think of)(?: (?:what|which|the|my|our|your|its|it['’]?s|it|is|was|of|that|this|exact|exactly|her|his|about|on|a|an|kind|type|says?|claim|stock|order|policy|serial|confirmation|phone|model|account|part|tracking|plate)){0,6}?(?= (?:${unknownThings})\\b)`,
      "giu",
    ),
    unless: somebodyIll,
  },
  // "The gray one", "a pale blue": the color of a thing.
  {
    said: new RegExp(
      `\\b(?:gr[ae]y|pale|white|blue|purple)(?: (?:pink|blue|green|yellow|brown|purple|metal|plastic|brick|leather|old|little|big|two|door|story))* (?:${colored})\\b|\\b(?:gr[ae]y|pale) (?:pink|blue|green|yellow|lavender|peach)\\b|\\b(?:${colored})(?:['’]s| is| are| was| were)? (?:gr[ae]y|pale|white)\\b`,
      "giu",
    ),
    unless: somebodyIll,
  },
  // "He wanted to be buried next to mom": a wish, and nobody under earth.
  {
    said: /\b(?:(?:to|be|get|is|was|are|were|him|her|them|already) ){0,4}buried\b/giu,
    where:
      /\b(?:want(?:s|ed)?|wish(?:es|ed)?|like[sd]?|ask(?:s|ed)|prefer\w*|plan\w*|cemetery|graveyard|plots?|graves?|funeral|mass|church|saint|st|ashes|cremat\w*|passed|died|next to|beside|alongside|with (?:my|his|her|our|dad|mom)|by (?:my|his|her|our)|family|to be)\b/iu,
    unless:
      /\b(?:trench|dirt|sand|snow|mud|gravel|grain|collaps\w*|caved?|cave-in|avalanche|dig|digging|alive|up to|waist|neck|chest|stuck|trapped|help|hurry|scream\w*|rubble|debris|under (?:the|a|it) (?:pile|wall|roof|dirt|house|car))\b/iu,
  },
  {
    said: /(?<!\p{L})(?:(?:ser|la|lo|los|las|est[aá]|estar|que) ){0,4}(?:enterr|sepult)(?:\p{L}+)/giu,
    where:
      /(?<!\p{L})(?:quier\p{L}*|quer[ií]\p{L}*|deseab?a|pidi[oó]|junto a|al lado de|pante[oó]n|cementerio|camposanto|funeral|misa|falleci\p{L}*|muri[oó])/iu,
    unless:
      /(?<!\p{L})(?:viv[oa]s?|tierra|derrumb\p{L}*|zanja|atrapad\p{L}*|muro|pared|escombros?|lodo|nieve|arena|ayuda|auxilio|cay[oó]|hasta (?:el|la))(?!\p{L})/iu,
  },
  // What happened to somebody years ago.
  {
    said: /\b(?:drowned|chok(?:ed|ing)|overdosed|bled|collapsed|(?:had|having|after) (?:a |his |her |the )?(?:strokes?|heart attacks?|seizures?))(?: (?!ago\b|again\b|now\b)[\w'’]+){0,5} (?:years?|decades?|months?) ago\b/giu,
  },
  // "Ya no sale agua": of a tap, where nobody has gone into the water.
  {
    said: /(?<!\p{L})(?:ya )?no (?:sale|ha salido|sal[ií]a|sali[oó]|cae|hay|llega|gotea|tira) (?:(?:nada|ni (?:una )?gota) de |el |m[aá]s |casi )?agua\b|(?<!\bal )(?<!\p{L})agua (?:caliente |fr[ií]a )?(?:ya )?no (?:sale|cae|llega)(?: nada)?(?!\p{L})/giu,
    unless:
      /(?<!\p{L})(?:ahog\p{L}*|se (?:me |nos )?(?:cay[oó]|meti[oó]|hundi[oó]|avent[oó]|fue|tir[oó])|flotando|boca abajo|nad(?:ar|ando|aba)|alberca|piscina|mar|r[ií]o|lago|fondo)(?!\p{L})/iu,
  },
  // "Shut the valve off so it's stopped now": of a leak, and of nobody's breath.
  {
    said: /\b(?:(?:i|we|but|then|just) ){0,3}(?:shut|turned|switched|closed|cut)(?: (?:the|it|off|my|our|down|main|water|valve|supply|cold|hot|breaker|under|underneath|there|itself|to|at|behind|from)){1,7}(?:,? (?:so|and|then|now) (?:it['’]?s?|that|they['’]?re?|nothing)(?: (?:is|has|it|all|just|now|not|dripping|leaking|coming|out)){0,4} ?(?:stopped|off|dry|quiet|fine|ok|okay|good|dripping|leaking)?(?: (?:now|for now|again))?)?/giu,
    where:
      /\b(?:leak\w*|drip\w*|heater|toilet|sink|faucet|tap|pipe|hose|shower|tub|drain|pump|disposal|washer|dishwasher|furnace|boiler|unit|ac|valve|fan|outlet|breaker)\b/iu,
    unless:
      /\b(?:he|she|him|her|baby|kids?|dad|mom|breath\w*|dizzy|head\w*|gas|smell\w*|smok\w*|spark\w*|outlets?|panel|electric\w*|fire|hot|shock\w*|still|but|wont|won['’]t|can['’]?t|alarm|red|shak\w*)\b/iu,
  },
  // "我有高血压", "水压低", "空调压缩机": nobody lies under anything.
  { said: /高血压|低血压|血压|降压(?=药)|水压|气压|电压|油压|胎压|液压|压力|减压|解压|压缩机?/gu },
  // "别压太重", "压在腿上用力": how a massage is wished.
  {
    said: /(?:别|不要|想|按|轻|重|可以|多|用力)?压(?:一压|太|得|一|在|到|轻|重|那么)/gu,
    where: /按摩|推拿|手法|力度|用力|太重|重一点|轻一点|敏感|酸|伤口|放松/u,
    unless: /动不了|出不来|塌|倒了|砸|车|机器|墙|树|救|流血|快来/u,
  },
  // "降压药吃完了，想续药": the pack is empty, and nobody took it at once.
  {
    said: /(?:药(?:都|快|要|已经)?)?(?:吃完|吃没)了|药(?:快|要)?没了|续药/gu,
    where: /续|再开|补开|配药|开药|复诊|开点/u,
    unless: /瓶|误|全部|一次|一口气|把|孩子|宝宝/u,
  },
  // "Tengo la presión alta y tomo pastillas": every day, for what one has.
  {
    said: /(?<!\p{L})tom(?:o|a|amos) (?:mis |mi |unas |sus |su |las |una )?(?:pastill\p{L}*|medicamentos?|medicinas?)/giu,
    where:
      /(?<!\p{L})(?:presi[oó]n(?: alta)?|diab\p{L}+|az[uú]car|tiroides|colesterol|tensi[oó]n|para (?:el|la|los) \p{L}+|todos los d[ií]as|diario)(?!\p{L})/iu,
    unless:
      /(?<!\p{L})(?:muchas|todas (?:las|mis|sus)|frasco|bote|demasiad\p{L}+|morir\p{L}*|error|de m[aá]s|de golpe|mareo|maread\p{L}+|vomit\p{L}*|duerm\p{L}+|despiert\p{L}+|ni[nñ][oa]|hij[oa]|beb[eé])(?!\p{L})/iu,
  },
  // "蛋糕压扁了": a thing, and nobody under it.
  {
    said: /压(?:扁|坏|碎|皱|变形)了?/gu,
    where: /蛋糕|衣服|裙|箱|盒|盘|杯|包裹|纸|花|水果|家具|沙发/u,
    unless: /人(?:被|给)?压|腿|手|头|救|动不|出不来/u,
  },
  // "Me queda apretado del pecho": a size.
  {
    said: /apretad[oa]s? (?:del?|en el|de la|en la) (?:pecho|cintura|garganta|cuello)/giu,
    where:
      /(?<!\p{L})(?:talla|camis\p{L}+|vestido|blusa|saco|chamarra|prenda|cambiar\p{L}*|me queda)(?!\p{L})/iu,
  },
  // "An outlet by the hot tub": how the thing is called.
  {
    said: /\bhot (?=(?:tub|plate|water (?:heater|tank))s?\b)/giu,
    where: /\b(?:outlets?|panel|breakers?|wires?|wiring|plugs?|switch(?:es)?|circuit)\b/iu,
    unless:
      /\b(?:spark\w*|smok\w*|melt\w*|burn\w*|shock\w*|buzz\w*|smell\w*|glow\w*|tingl\w*|zap\w*)\b/iu,
  },
  // "The outlet pipe of the water heater leaks": where water comes out, and no current.
  {
    said: /\b(?:(?:drain|overflow|water|tank) outlets?|outlets? (?=(?:pipes?|hoses?|valves?|sides?|fittings?|ports?|tubes?|nipples?|connections?|of the (?:tank|(?:water )?heater|pump|boiler))\b))/giu,
    unless:
      /\b(?:spark\w*|smok\w*|shock\w*|buzz\w*|plug\w*|breakers?|panel|electric\w*|wall outlets?|cover)\b/iu,
  },
  // "The guys were digging for our deck footings and they stopped": work, and nobody under earth.
  {
    said: /\b(?:dig|digs|digging|dug|excavat\w+)(?: (?:up|out|for|around|by|in|at|down|the|our|my|your|some|a|all)){0,4}/giu,
    where:
      /\b(?:guys|crew|crews|workers|men|people|they|contractors?|subs?|neighbors?|company|city|county|utility|(?:we|you|yall) (?:were|are|was|started|have))\b/iu,
    unless:
      /\b(?:hit|hits|struck|nick\w*|cut|cuts|broke|snag\w*|tore|ripped|ruptur\w*|punctur\w*|clip\w*|caught|gas|lines?|pipes?|main|wires?|cables?|smell\w*|stink\w*|stunk|reek\w*|hiss\w*|whistl\w*|whoosh\w*|bang|boom|pop|explo\w*|spark\w*|shock\w*|zap\w*|fell|fall\w*|collaps\w*|cav(?:e|ed|es|ing)|cave-in|trapp\w*|stuck|buried|under|underneath|pinned|crush\w*|hurt\w*|injur\w*|bleed\w*|blood|breath\w*|mov(?:e|es|ing)|unconscious|pass(?:ed)? out|scream\w*|yell\w*|running|help|hurry|chest|heart|dizzy|faint\w*|pain\w*|leg|arm|head|foot|he|hes|him|his|she|shes|her|one of|somebody|someone|nobody|body|bones?|skull|remains|grenade|bomb|shell)\b/iu,
  },
  // "The recall on the airbags, they said it could explode": some day.
  {
    said: /\b(?:could|can|might|may|will|would) (?:just |randomly |suddenly )?(?:explode|catch (?:on )?fire|burst into flames|blow up)\b/giu,
    where: /\brecall(?:s|ed)?\b/iu,
    unless:
      /\b(?:smok\w*|smell\w*|hiss\w*|burning|flames?|hot|on fire|spark\w*|now|just|leak\w*|hurt|swell\w*|swollen|bulg\w*)\b/iu,
  },
  // "She's trained for my seizures": a dog.
  {
    said: /\b(?:trained|alerts?|alert dog|detects?|meds?|medication|takes something|takes (?:pills|medicine)) (?:me |him |her |us )?(?:for|to|on|about|before) (?:my|his|her|our|their) (?:seizures?|strokes?|fainting|low blood sugar)\b/giu,
    unless: /\b(?:having|now|help|hurry|just had|on the floor)\b/iu,
  },
  // "AC blows hot, I'm burning up in there": a warm room or car, and no fever.
  {
    said: /\b(?:im|i['’]?m|we['’]?re|were|i was|its|it['’]?s) (?:burning up|roasting|melting|baking|cooking|boiling)\b/giu,
    where: /\b(?:acs?|a\/c|air|aircon|blow\w*|thermostat|upstairs|vents?|cool\w*|heat)\b/iu,
    unless:
      /\b(?:fever\w*|temperature of|baby|sick|smok\w*|flames?|fire|sparks?|smell\w*|alarm|trapped|pass(?:ed|ing) out|faint\w*|dizzy|hood|engine|stopped sweating)\b/iu,
  },
  // "A front tooth is chipped", of a tooth that stays in its place: "门牙磕掉一个角".
  {
    said: /(?:磕|撞|摔|崩|断|碰|咬)?(?:掉|断)了?(?:一|半)?(?:个|小)?(?:小)?(?:角|块|点)/gu,
    where: /牙/u,
    unless: /整|血|连根|掉出来/u,
  },
  // "Es alérgico al ajonjolí, se le cierra la garganta": what always happens.
  {
    said: /(?<!\p{L})al[eé]rgic[oa]s? (?:al?|a la|a los|a las) \p{L}+(?: y (?:al? )?\p{L}+)?[,;]? (?:y )?se (?:le|les|me) (?:cierra|hincha|inflama)n? (?:la|los|el) \p{L}+/giu,
    unless:
      /(?<!\p{L})(?:ahora|ahorita|ya|acab\p{L}+|comi[oó]|comimos|prob[oó]|ayuda|auxilio|respira\p{L}*|est[aá] \p{L}+ndo)(?!\p{L})/iu,
  },
  {
    said: /\b(?:is|are|am|he['’]?s|shes|she['’]?s|hes|im|i['’]?m) (?:very |super |really |deathly )?allergic to \w+(?: (?:and|or) \w+)?[,;]? (?:and )?(?:my|his|her|their) (?:throat|lips?|tongue|face) (?:closes|swells|tightens)(?: up)?\b/giu,
    unless:
      /\b(?:now|just|ate|had some|help|hurry|breath\w*|started|right|today|tonight|minutes?)\b/iu,
  },
  // "Shrimp closes her throat", "她一吃虾就喉咙肿": what always happens.
  {
    said: /\b(?!(?:it|that|this|he|she)\b)\w+ (?:closes?|swells?|tightens?)(?: up)? (?:my|his|her|their|our|my \w+['’]?s) (?:throat|lips?|face|airways?|tongue)\b/giu,
    unless:
      /\b(?:now|just|ate|had some|help|hurry|breath\w*|started|getting|right|today|tonight|minutes?)\b/iu,
  },
  {
    said: /\b\w+ makes? (?:my|his|her|their|our|my \w+['’]?s) (?:throat|lips?|face|tongue) (?:close|swell|tighten|itch)\w*(?: up)?/giu,
    unless:
      /\b(?:now|just|ate|had some|help|hurry|breath\w*|started|right|today|tonight|minutes?)\b/iu,
  },
  {
    said: /(?<!\p{L})si (?:com[eo]|toma|tomo|prueba|pruebo|toca) [\p{L} ]{2,24},? (?:se (?:le|me) (?:cierra|hincha|inflama)n?|se hincha)(?: (?:la|los|las|el) \p{L}+)?/giu,
    unless:
      /(?<!\p{L})(?:ahora|ahorita|acaba|ayuda|auxilio|respir\p{L}*|hoy|ya comi[oó]|r[aá]pido)(?!\p{L})/iu,
  },
  {
    said: /一(?:吃|喝|碰|沾|闻)\p{Script=Han}{0,6}就\p{Script=Han}{0,3}(?:肿|痒|起疹|过敏|喘|红)/gu,
    unless: /刚|现在|已经|快来|救|正在|今天|呼吸/u,
  },
  {
    said: /(?<!\p{L})(?:le|les|me|nos) cay[oó] (?:el |un |mucho |mucha )?(?:granizo|agua|lluvia|polvo|pintura|nieve|tierra|aceite)(?!\p{L})/giu,
    unless:
      /(?<!\p{L})(?:encima|ojos?|cara|hirviendo|caliente|atrapad\p{L}*|enterrad\p{L}*)(?!\p{L})/iu,
  },
  // "We had a fire in the den and it needs putting back together": put out, and now there is work.
  {
    said: /\b(?:had|there was|after) (?:a |an |the )?(?:\w+ )?fire\b/giu,
    where:
      /\b(?:put(?:ting)? back|rebuil\w*|restor\w*|repair\w*|redo\w*|replac\w*|remodel\w*|fixed|repaint\w*|adjuster|last (?:week|month|year|fall|winter|spring|summer))\b/iu,
    unless:
      /\b(?:smok(?:e|es|ing)\b(?! damage)|still|now|just|burning|flames?|again|help|hot|trapped|smell\w*|glow\w*|embers?)\b/iu,
  },
  // "He is going to kill me, i locked myself in the bathroom": who is killed is not oneself.
  {
    said: /(?<=\b(?:locked|shut|barricaded|hid) )myself\b/giu,
    where: /\b(?:kill|hurt|shoot|beat|stab) me\b/iu,
  },
  // "I heard aluminum wiring burns houses down", "space heaters set houses on fire": what such things do in general.
  {
    said: /\b(?:[\p{L}'’]+ ){0,2}(?:burn(?:s|ed|ing)?(?: down)? (?:the |your |people['’]?s )?(?:houses|homes|buildings|places|barns)|set(?:s|ting)? (?:houses|homes|buildings|kitchens|garages|places) on fire|(?:can|could|will|might|may) (?:start|cause|catch|spark) (?:(?:an?|on|electrical|house|the) ){0,3}fires?|(?:start|starts|cause|causes) (?:(?:electrical|house|kitchen|lots|of|so|many) ){0,3}fires)(?: down)?(?!\p{L})/giu,
    unless:
      /\b(?:now|right now|is|are|was|it['’]?s|its|i see|we see) (?:\p{L}+ ){0,2}(?:smok\w*|spark\w*|burning|hot|melt\w*|on fire|buzz\w*|glow\w*)\b|\b(?:smoke|smells?|flames?|sparks)\b|\b(?:help|hurry|911)\b/iu,
  },
  {
    said: /(?<!\p{L})(?:(?:cables?|alambres?|aluminio|instalaci[oó]n|calentones|eso|esos|que|de) ){0,4}(?:queman?|incendian?|prenden?) (?:las|muchas) casas(?!\p{L})/giu,
    unless:
      /(?<!\p{L})(?:humo|huele|llamas?|chispas?|ahorita|ahora mismo|ayuda|caliente|est[aá] quem\p{L}*)(?!\p{L})/iu,
  },
  {
    said: /(?:会|能|容易|可能)(?:引起|引发|造成|导致)?(?:烧房子|火灾|起火|着火|失火)/gu,
    where: /听说|据说|网上|人家说|邻居说|朋友说|是真的吗|真的吗/u,
    unless: /冒烟|烧焦|焦味|火花|现在|正在|发烫|很烫|有火/u,
  },
  // "Is the blue stuff ok once it's dry", "the green stuff is harmless": the color of something that was put down.
  {
    said: /\b(?:blue|green|pink|white|gr[ae]y|purple|yellow|red) (?:stuff|kind|ones?|spray|powder|gel|foam|granules|dust|goop)\b/giu,
    where:
      /\b(?:harmless|safe|ok|okay|fine|non ?toxic|kid friendly|pet friendly|bad for|dangerous)\b/iu,
    unless:
      /\b(?:ate|eat(?:s|en|ing)?|lick\w*|swallow\w*|dr[aiu]nk\w*|mouths?|hands|lips?|tongue|face|eyes?|got (?:into|some|it)|has some|chew\w*|vomit\w*|threw up|throw\w*|drool\w*|sick|cough\w*|breath\w*|foam\w* at|touched|put (?:it|some) in|open|spilled|limp|wak\w*|shak\w*|seiz\w*|not moving|unconscious|twitch\w*)\b/iu,
  },
  // "皮肤肯定能变白吧", "几次能变白": what a treatment is wished for.
  {
    said: /(?:能不能|会不会|能够?|会|想要?|要|可以|让|使|肯定|慢慢|越来越|真的|希望)[^，。！？]{0,5}(?:变|发)白(?:一点|一些|点|些)?/gu,
    unless:
      /疼|痛|凉|冰|发冷|麻|肿|紫|硬块|水泡|看不|模糊|视力|嘴唇|嘴巴|鼻|一块|那块|那里|突然|怎么|刚|昨天|今天|已经|了(?=[^吧吗]*$)/u,
  },
  // "The co detector chirped last week but that was just the battery": it is quiet again, and why is known.
  {
    said: /\b(?:(?:my|the|our|a) )?(?:(?:smoke|co|carbon monoxide|monoxide) )?(?:alarms?|detectors?|monitors?|sensors?)(?: (?:just|also|had|has|kept|was|were|in|the|hall|hallway|basement|kitchen)){0,4} (?:chirp(?:ed|ing)|beep(?:ed|ing)|went (?:off|crazy|nuts)|sounded|rang|going off|screamed)\b/giu,
    where:
      /\b(?:was|were|turned out(?: to be)?|it['’]?s|ended up(?: being)?)(?: (?:just|only|all|the|a|an|it|its|old|low|dead|bad|weak|dying|end|of|really)){0,4} (?:batter(?:y|ies)|expired|life)\b|\b(?:changed|replaced|swapped)(?: (?:the|it|its|both|all)){0,2} batter(?:y|ies)\b[^.!?]{0,40}\b(?:fine|quiet|good|stopped|ok|okay|nothing since|hasn['’]?t)\b/iu,
    unless:
      /\b(?:again|still|now it|keeps?|is (?:chirp|beep|going)\w*|goes off|headaches?|dizzy|sick|sleepy|nause\w*|throw\w*|vomit\w*|smell\w*|gas|maybe|might|think|guess|hope|hoping|probably|passed out|faint\w*|not the batter\w*|thought)\b/iu,
  },
  {
    said: /(?<!\p{L})(?:(?:el|la) )?(?:detector|alarma|sensor)(?: de (?:mon[oó]xido(?: de carbono)?|humo|co|gas))? (?:(?:me|nos|se|ya|estuvo|estaba) )?(?:pit[oó]|son[oó]|pitando|sonando|chill[oó])(?!\p{L})/giu,
    where:
      /(?<!\p{L})(?:era|fue|eran) (?:(?:solo|nom[aá]s|nada m[aá]s|pura|s[oó]lo|que) )?(?:la |las |una )?(?:pilas?|bater[ií]as?)(?!\p{L})|cambi[eéoó]\p{L}* (?:la |las )?(?:pilas?|bater[ií]as?)/iu,
    unless:
      /(?<!\p{L})(?:otra vez|sigue\p{L}*|todav[ií]a|ahora (?:suena|pita)|mare\p{L}*|dol\p{L}*|duele|n[aá]use\p{L}*|v[oó]mit\p{L}*|sue[nñ]o|huele|gas|creo|ser[aá]|tal vez|a lo mejor)(?!\p{L})/iu,
  },
  {
    said: /(?:一氧化碳|烟雾|煤气|燃气)?(?:报警器|警报器?|探测器)[^，。！？]{0,6}(?:响过|响了|叫过|叫了)/gu,
    where: /没电|换了?电池|电池(?:没电|低|旧)/u,
    unless: /又|还在|一直|现在|头晕|头痛|头疼|恶心|想吐|味|可能|也许|是不是/u,
  },
];
