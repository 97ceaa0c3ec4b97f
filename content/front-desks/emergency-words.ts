import type { EmergencyId } from "./emergency-sentences.ts";

/** How an emergency is recognized. */
export interface EmergencyWords {
  id: EmergencyId;
  /** Phrases as in `Cues`: their words stand in this order, hardly apart. */
  en: string;
  es: string;
  /** Chinese signs; of a phrase of two, the second follows the first. */
  zh: string;
  /**
   * Words in any order, a row a line: each of the groups (divided by +) has one of its phrases
   * (divided by |) in the message; a star stands for any ending. In three languages.
   */
  anywhere: readonly string[];
  /** Desks that listen for it; absent: every desk, the company's own included. */
  desks?: readonly string[];
}

/** In the order in which they count when a sentence holds several. */
export const emergencyWords: readonly EmergencyWords[] = [
  {
    id: "suicide",
    en: "dont|do not want live|alive, dont want to be here anymore, want|wanna|wish|going|ready die|dead, kill|killing|hang|shoot myself, end|take|taking my life, end|ending it|things all|myself, end|ending it tonight|today|now, dont want|wanna exist|wake|go on|up, suicid*, hurt|harm|hurting|cut|cutting myself, better off dead, no reason to live, nothing to live for, kill|killing|hang|hanging|shoot himself|herself|hisself|themself|themselves, end|ending|take|taking his|her|their own life, wants|wanting die, wants|wanting to die, doesnt want live|alive, doesnt want to live|be alive, doesnt want to be here anymore",
    es: "quiero morir*, quisiera morir*, no quiero vivir, no quiero seguir viviendo, matarme, me quiero|voy|pienso matar|morir, ya no aguanto vivir, quitarme la vida, acabar con mi vida, suicid*, hacerme dano, se quiere|va|piensa matar|morir, se quiere|va|piensa a matar, quitarse la vida, quiere quitarse la, ya no quiere vivir|seguir",
    zh: "不想活, 想死, 自杀, 结束生命, 结束自己, 活不下去, 轻生, 伤害自己",
    anywhere: [
      "ending my life|dont want to live|dont want to be alive|self harm",
      "cant go on|cannot go on|no point in living|cant live without + join|without|living|alone|him|her",
      "cant do this|cannot do this|dont want to be here|dont see a reason|no reason to go on|nothing left|dont see the point|no point + without her|without him|without them|to go on|going on|to live for|anymore",
      "want to go with|want to be with|join|follow|be with + him|her|them + pills|gun|rope|knife|bridge",
      "no puedo seguir|no quiero seguir|no aguanto + sin el|sin ella|viviendo",
      "没有他|没有她 + 活不|不想活|跟着走",
      "自残",
    ],
  },
  {
    id: "violence",
    en: "has|got|with|pulled|pointing|waving|holding gun|knife|weapon|machete, shooter, shooting at, shots fired, being robbed, robbing us|me|the, armed robbery, being held up, breaking|kicking|smashing in|into|down|door, broke into, intruder, threatening us|everyone|everybody|people|family|guests|staff|customers, attacking me|us|him|her, hitting|beating|choking|strangling me|her|him, hitting|beating|choking|strangling|stabbing|punching|attacking sister|brother|mom|mother|dad|wife|husband|son|daughter|kid|kids|friend|neighbor|coworker|guard|girl|boy|woman, threatening to, threatening me, going|gonna kill|hurt me|us|her|him, will kill me, following me, somebody|someone in my house|home, wont let me leave, kidnap*, hostage",
    es: "tiene|trae|con|saco pistola|cuchillo|arma|machete, me|nos va a matar|pegar|golpear, quiere matarme, dice|dijo|jura|juro me|nos mata, me|la esta pegando|golpeando|ahorcando, rompiendo|tumbando|pateando puerta, se metio|entro ladron|alguien|hombre, hay ladron, nos|me estan robando|asaltando, me amenaza*, me esta siguiendo, secuestr*",
    zh: "有枪, 持枪, 拿枪, 拿着刀, 拿刀, 持刀, 有刀, 抢劫, 破门, 砸门, 闯进, 入室, 要杀, 在打我, 打我, 威胁我, 跟踪我",
    anywhere: [
      "breaking in|breaking into|broke in|broke into|trying to get in|trying to break in|trying to break into|kicking in + house|home|door|window|apartment|office|store|here|my|our|someone|somebody|someones",
      "intruder|burglar|prowler + house|home|here|inside|outside|in my|in our",
      "has a gun|with a gun|pulled a gun|has a knife|with a knife|being robbed|robbing us|robbing me|robbery|going to kill|trying to kill|threatened to kill|says he will kill|hitting me|hits me|beating me|beats me|attacking me|attacked me|shooting + at|me|us|him|her|them|here|now|help|just|someone|somebody|guy|man|he|she|the|in|is|are",
      "hurting me|raped|stabbed|been shot|got shot|was shot|active shooter|being attacked|being robbed|attacked me",
      "being followed|followed me|keeps following|am followed + help|home|here|into|by a|by some|wont|scared|car|now",
      "wont leave|refuses to leave + scared|screaming|threaten*|followed|drunk|attack*|hurt*",
      "se estan metiendo|se esta metiendo|vienen entrando|viene entrando|quieren meterse + casa|tienda|oficina|local|negocio|puerta|ventana|aqui|alguien",
      "alguien|hombre|ladron|ladrones|tipo + entrando|entro|quiere entrar|meterse|rompiendo|en mi casa|en la casa",
      "me pega|me golpea|me quiere matar|va a matarme|asaltando|apunalaron|apunalado|le dispararon|me dispararon|tiroteo|me sigue|me violaron",
      "有人 + 闯进|闯入|撬门|砸门|拿刀|有枪|拿枪|持刀|打我|跟踪我|要杀",
      "被打|被抢|被捅|中枪|枪击|绑架|家暴",
    ],
  },
  {
    id: "gas",
    en: "smell* gas, smell* propane, gas|propane smell*|leak*|odor|hissing|escaping, leak* gas|propane, rotten|rotting|bad egg*, sulfur smell, smell* sulfur, hit|cut|broke|ruptured|struck gas line|main|pipe, gas line|pipe|main hit|cut|broken|hissing|burst|ruptured, whiff gas",
    es: "huel* gas, oler gas, olor gas, fuga|escape gas, gas se escapa|fuga|sale, huevo* podrido*, rompieron|picaron tubo|tuberia|linea gas",
    zh: "煤气味, 煤气 漏, 闻 煤气, 煤气泄, 燃气味, 燃气 漏, 闻 燃气, 天然气味, 天然气 漏, 闻 天然气, 瓦斯味, 瓦斯 漏, 臭鸡蛋",
    anywhere: [
      "smell*|odor|odour|stink*|reek*|hiss*|leak* + gas|propane|rotten egg|rotten eggs|natural gas",
      "huele|olor|fuga|escape + gas|huevo podrido|huevos podridos",
      "煤气|燃气|天然气|瓦斯 + 味|漏|泄漏|泄露",
      "臭鸡蛋|鸡蛋味|臭蛋 + 味|家里|厨房|屋里|暖气|炉",
    ],
  },
  {
    id: "carbon-monoxide",
    en: "carbon monoxide, co alarm|detector|monitor|thing|sensor going|goes|went|sounding|beep*|chirp*|off|screaming|ringing, co alarm",
    es: "monoxido, alarma co",
    zh: "一氧化碳",
    anywhere: [
      "headache*|dizzy|nauseous|throwing up|sleepy|sick + everyone|everybody|all of us|we all|both of us|whole family + heater|furnace|boiler|generator|fireplace|garage",
      "carbon monoxide|co alarm|co detector|monoxide + alarm|going off|beep*|dizzy|headache*|leak*|poison*|sound*|chirp*",
      "monoxido + alarma|suena|sonando|mareo|mareados|mareada|dolor|intoxica*",
      "一氧化碳 + 报警|警报|响|头晕|中毒|泄漏",
    ],
  },
  {
    id: "fire",
    en: "shoulder|highway|freeway smok*, is|its|getting hot smoking, smoke coming|from|in|out|everywhere|filling|pouring, see|seeing smoke, full of smoke, smell* smoke, smoking outlet|panel|rags, rags smok*, on fire, caught|catching|started fire, there is|theres|a fire, fire in|at|alarm|inside, house|kitchen|building|garage fire, flame*, smell* gasoline|petrol, gasoline|fuel leak*|smell, engine|battery smok*, explod*, explosion",
    es: "hay|sale|saliendo|veo|mucho humo, humo sale|en|del|por, hay fuego, fuego en, se prendio, se incendi*, incendio, llamas, esta ardiendo, se quema casa|cocina, huele gasolina, explot*, explosion*",
    zh: "着火, 起火, 失火, 冒烟, 火灾, 烧起来, 火焰, 浓烟, 爆炸, 有火, 汽油味",
    anywhere: [
      "a fire started|something is burning|something burning|burning smell|smells burnt|smoke is|lots of smoke|so much smoke",
      "se quema|quemando|huele a quemado|huele a humo",
      "烧焦|很多烟",
      "full of smoke|filled with smoke|filling with smoke|thick smoke|smoke pouring|smoke billowing",
    ],
  },
  {
    id: "water-near-power",
    en: "water through|in|on|into|near|by|from light|lights|chandelier|outlet*|panel|socket|fixture|breaker, com*|drip*|leak*|pour*|run*|gush*|trickl*|drop* through|from|onto|out light|lights|chandelier|fixture, drip*|leak* light|chandelier|outlet*|panel|socket|breaker, light|outlet*|panel|chandelier full|wet|dripping|leaking, ceiling sagging|bulging|bowing",
    es: "agua cerca|por|en|sobre enchufe*|foco|lampara|tablero|contacto*|luces, cerca enchufe*|tablero|contacto*, gotea foco|lampara|tablero|enchufe, techo pandea*|hunde|abomba",
    zh: "水 插座, 水 电箱, 水 配电, 水 灯上, 水 吊灯, 灯 漏水, 天花板 鼓, 天花板 下垂",
    anywhere: [
      "outlet|outlets|socket|sockets|panel|breaker box|fuse box|power strip|light fixture + under water|underwater|submerged|flooded|soaked|water is up to|water up to|water reached|water reaching",
      "agua + llega a los enchufes|llega al enchufe|llega al tablero|llega a los contactos|tapa los enchufes|enchufes bajo",
      "水 + 淹到插座|淹了插座|没过插座|漫过插座|到插座|到电箱|泡了电",
    ],
  },
  {
    id: "water-near-power",
    en: "water coming|running|pouring|dripping through|from|down ceiling",
    es: "agua cae|sale|gotea|corre techo",
    zh: "天花板 漏水, 天花板 滴水",
    anywhere: [],
    desks: ["real-estate-agents", "insurance-agents"],
  },
  {
    id: "wire-down",
    en: "tree|trees|branch|limb garage|house|roof wire|wires|line|cable, wire|wires|line|cable down yard|street|road|ground|driveway|lawn, power line down|fell|fallen, downed wire|line|power|cable, wire is down, wire fell, ladder against|touching|on wire|line",
    es: "cable|linea caido|caida|tirado|suelto suelo|calle|patio|piso, cable|linea luz caido|caida, se cayo cable|linea|poste",
    zh: "电线 掉, 电线 断, 电线 落, 高压线, 电缆 掉",
    anywhere: [
      "power line|power lines|powerline|powerlines|electric wire|electrical wire|live wire|downed wire|downed line + down|downed|fell|fallen|ground|road|yard|street|spark*|car",
      "cable de luz|cable electrico|cables electricos|poste de luz|linea electrica + cayo|caido|caidos|suelo|piso|calle",
      "电线|高压线 + 掉|断|落",
    ],
  },
  {
    id: "electrical",
    en: "smell* burn*|fish* outlet|panel|wall|switch|plug|breaker|wire*|vent*|furnace, smell* burning, smell* burnt, burn* smell, burn* plastic, outlet|panel|breaker|switch|plug|wire* hot|sparking|sparks|spark|smoking|melt*|burn*|glowing, sparks from|outlet|panel|flying, hot outlet|panel|switch|breaker, panel|box|breaker|outlet buzz*|hum*|sizzl*|crackl*, buzz*|sizzl*|crackl* panel|outlet|breaker, fish* smell outlet|panel|wall",
    es: "huele quemado|pescado|plastico, olor quemado, enchufe|contacto|tablero|breaker|apagador|cable caliente|chispas|quemado|quemando|humea|zumba|derrit*, echa|salen|saca chispas, chispazo*, chispe*, chisporrot*, agua lampara|foco|enchufe|contacto|tablero chispe*|chispa*",
    zh: "烧焦, 焦味, 冒火花, 火花, 插座 烫, 插座 热, 电箱 响, 配电箱 响, 跳火",
    anywhere: [
      "outlet|socket|panel|breaker|fuse box|plug|wire|wires|wiring + spark*|smok*|burning|melt*|on fire",
      "enchufe|tablero|panel|breaker|cable*|contacto + chispa*|humo|quema*|derrit*",
      "插座|配电箱|电箱|电线 + 火花|冒烟|烧|烫",
    ],
  },
  {
    id: "after-treatment",
    en: "filler* white|gray|grey|mottled|blotchy|blue|cold|blurr*|vision|blind|see|pain*|hurt*|hurts, white|gray|grey|mottled|blotchy around|lip|lips|mouth|nose|cheek, gone|turned|turning white|gray|grey|mottled, cant|cannot|couldnt see, vision blurr*|gone|lost|weird|funny, blurr* vision, double vision, eyelid|lid droop*|lower|dropp*, blister* after|laser",
    es: "relleno blanc*|gris|vista|veo|duele|dolor, se puso|quedo blanc*|gris|morad*, no veo, veo borroso|doble, parpado caido|baj*, ampollas laser",
    zh: "填充 白, 变白, 发白, 看不清, 看不见, 视力, 眼睑 下垂, 水泡",
    anywhere: [
      "filler|botox|injected|injection|injections|laser|peel|dermaplan* + turning purple|turning black|turning white|gone purple|gone black|is white|are white|all white|whitish|so pale|is purple|is black|hurts like|hurts so|really hurts|throbbing|blurry|blurred|cant see|vision|double vision|went white|turned white|gone white|going white|gray|grey|blotchy|mottled|droop*|blister*|numb",
    ],
    desks: ["med-spas"],
  },
  {
    id: "tooth-out",
    en: "knock* tooth|teeth, tooth|teeth knock*, tooth|teeth fell|came|popped out, lost tooth|teeth hit|fall|fell|accident, tooth is out",
    es: "diente|dientes|muela cayo|salio|tumb*|volo, cayo|tumb*|salio|sacaron|volaron diente|dientes",
    zh: "牙 掉了, 牙 撞掉, 牙 磕掉, 牙 摔掉",
    anywhere: [],
    desks: ["dentists"],
  },
  {
    id: "locked-in-car",
    en: "keys in|inside baby|infant|toddler|child|grandson|granddaughter|dog, baby|child|kid|kids|son|daughter|dog|toddler|puppy|infant|grandson|granddaughter locked|stuck|trapped car|truck|van|vehicle|inside|suv, baby|child|kid|kids|son|daughter|dog|toddler|puppy|infant|grandson|granddaughter left car|truck|van|vehicle|suv, baby|child|kid|kids|son|daughter|dog|toddler|puppy|infant|grandson|granddaughter got|was|is|been|were left inside, locked baby|child|kid|kids|son|daughter|dog|toddler car|truck|van",
    es: "bebe|nino|nina|perro|hijo|hija|nieto|nieta encerrad*|atrapad* carro|coche|auto|camioneta|adentro, se quedo|deje encerrad* bebe|nino|nina|perro",
    zh: "孩子 锁 车, 宝宝 锁 车, 婴儿 锁 车, 狗 锁 车, 锁在车",
    anywhere: [
      "baby|child|kid|kids|toddler|infant|son|daughter|dog|grandson|granddaughter + locked|trapped|stuck + car|truck|van",
      "bebe|nino|nina|hijo|hija|perro + encerrad*|atrapad* + carro|coche|auto|camioneta",
      "孩子|宝宝|婴儿|小孩|狗 + 锁在|困在 + 车",
    ],
  },
  {
    id: "poison",
    en: "swallow*|drank|drunk|drinking|ate|eaten|eating|licked|inhaled bleach|poison|bait|spray|paint|pellets|cleaner|chemical*|detergent|battery|coin|magnet|pesticide|antifreeze|thinner|solvent, swallow*|drank|ate|eaten|licked ant|rat|mouse|roach|bug|wasp|lawn, spray*|chemical* in|into eye|eyes|face|mouth, breathed spray|fumes|fogger, poisoned",
    es: "trago|tomo|comio|bebio|lamio veneno|cloro|pintura|raticida|insecticida|pila|pilas|detergente|limpiador|moneda|iman|cebo|blanqueador, envenen*, intoxic* veneno|insecticida",
    zh: "误食, 误服, 误吞, 喝了 清洁, 喝了 漂白, 喝了 农药, 吃了 老鼠药, 吃了 蟑螂药, 吃了 油漆, 农药中毒, 吞了 电池",
    anywhere: [
      "swallowed|drank|ate|ingested|got into|inhaled + bleach|pills|pill|poison|battery|detergent|pod|chemical*|cleaner|antifreeze|medicine|medication|pesticide|bait|gasoline|drano|paint thinner|insecticide",
      "swallowed|swallows|drank|drinking|ate|eating|ingested|licked|sipped + under the sink|windex|dishwasher|lighter fluid|nail polish|hand sanitizer|perfume|mouthwash|fertilizer|weed killer|lamp oil|button battery|magnets|cigarette*|vape|gummies|edible*|grandmas pills|blood pressure pills",
      "trago|bebio|tomo|se comio|ingirio|inhalo + cloro|lejia|pastillas|veneno|pila|detergente|quimico*|anticongelante|medicina|gasolina|insecticida|pesticida",
      "intoxicad*",
      "误食|误喝|吞了|喝了|吞下 + 漂白|药|农药|电池|清洁剂|洗涤剂|毒|汽油",
      "中毒了",
      "put|got|has|had|found|chewing|chewed|bit|biting|sucking|sucked + bait|poison|pellets|bleach|tide pod|pods|detergent|battery|pesticide|antifreeze|cleaner|pills + mouth|chewed|chewing|bit|swallow*",
      "se metio|tenia|tiene + veneno|cebo|pastillas|pila|cloro|detergente + boca",
      "放进嘴|放嘴里|嘴里有 + 药|电池|清洁剂|老鼠药|毒",
    ],
  },
  {
    id: "crash",
    en: "crash*|accident|wreck just|bleeding|pinned|trapped, just crashed|crash|wrecked|flipped, just had|got accident|crash|wreck|hit, car|truck flipped|rolled|upside, stuck in lane|traffic|highway|freeway, no brakes",
    es: "acabo|acabamos|acaban chocar|estrellar*, choque|accidente ahora|ahorita|herid*|sangr*, chocamos ahora|ahorita, sin frenos, volco|volcamos",
    zh: "刚 撞车, 刚 车祸, 刚刚 车祸, 翻车, 车祸 流血, 车祸 受伤",
    anywhere: [
      "crash*|car accident|wreck|rear ended|hit by a car|rolled over|accident + trapped|just now|just happened|just had|just got|right now|bleeding|unconscious|cant get out|cant move|in the road|in the lane|stuck in the car",
      "brake|brakes|gas pedal|accelerator|throttle + cant stop|cannot stop|wont stop|not stopping|rolling|highway|freeway|hill|downhill|wont slow|speeding|stuck down",
      "car|truck|van|train|engine + out of control|rolling away|train tracks|on the tracks|railroad tracks",
      "hit someone|hit somebody|hit a person|hit a pedestrian|hit pedestrian|hit a kid|hit a child|hit a man|hit a woman|hit a boy|hit a girl|hit a guy|hit a cyclist|hit a bicyclist|hit a biker|ran over someone|ran over somebody|ran over a person|ran over a pedestrian|ran over pedestrian|ran over a kid|ran over a child|ran over a man|ran over a woman|ran over a boy|ran over a girl|ran over a guy|ran over a cyclist|ran over a bicyclist|ran over a biker|struck someone|struck somebody|struck a person|struck a pedestrian|struck pedestrian|struck a kid|struck a child|struck a man|struck a woman|struck a boy|struck a girl|struck a guy|struck a cyclist|struck a bicyclist|struck a biker|run over someone|run over somebody|run over a person|run over a pedestrian|run over pedestrian|run over a kid|run over a child|run over a man|run over a woman|run over a boy|run over a girl|run over a guy|run over a cyclist|run over a bicyclist|run over a biker + truck|car|van|driver|just|bus|now|i|my|on the ground|not moving",
      "just hit|got hit|was hit|hit me|hit us + middle of the road|in the road|on the highway|on the freeway|in the street|in the lane|in the intersection",
      "wife|husband|son|daughter|mom|dad|kid|baby|friend|driver|passenger|she|he|someone|somebody|i|im|we + stuck in|trapped in|pinned in|stuck under|trapped under|pinned under + car|truck|van|suv",
      "frenos|acelerador + no puedo parar|no puedo frenar|no para|no frena|bajada|autopista|se pego|fallaron",
      "刹车|油门 + 失灵|停不下|高速|卡住|坏了停",
      "choque|chocamos|accidente|atropell* + atrapad*|ahorita|ahora mismo|acaba de|sangra*|no puede salir|no se mueve|inconsciente",
      "车祸|撞车|被车撞 + 刚刚|刚才|困|流血|动不了|现在",
    ],
  },
  {
    id: "unexpected-death",
    en: "wont|wouldnt|not|doesnt|didnt|isnt wak*, nobody|noone been here yet, found him|her|them dead|cold|gone|lifeless",
    es: "no desperto|despierta|despertaba, lo|la encontre muert*|fri*",
    zh: "叫不醒, 没有醒, 没醒来",
    anywhere: [
      "passed|died|dies|dead|gone|lifeless|passing|death + at home|at the house|in the house|at our house|at my house|in bed|in his bed|in her bed|in his sleep|in her sleep|on the floor|in the kitchen|in the bathroom|in the shower|in the garage|in his chair|in her chair|in the yard + no hospice|without hospice|not on hospice|nobody has come|no one has come|nobody came|no one came|no doctor|unexpected*|suddenly|found him|found her|found my|we found|i found|nobody knows|no idea what to do|dont know what to do|what do i do|what do we do",
      "found him|found her|found my|found our|found them|we found|i found + dead|cold|hes cold|shes cold|stiff|blue|no pulse|lifeless|hes gone|shes gone|passed",
      "not pronounced|nobody has pronounced|no one has pronounced|nobody pronounced|no one pronounced|hasnt been pronounced|not been pronounced|havent called 911|havent called anyone|havent called anybody|didnt call 911|nobody called 911|before i call 911|should i call 911|do i call 911",
      "passed|died + unexpectedly|suddenly + at home|minutes ago|at the house|in the house",
      "think hes|think shes|think he is|think she is|think he|think she + dead|gone|passed|died",
      "murio|fallecio|muerto|muerta|morir|se fue|fallecer + en la casa|en casa|en su cama|en la cama|dormido|dormida|en el piso|en el bano|en su cuarto + de repente|no ha venido|no ha llegado|nadie|sin doctor|no sabemos|encontre|encontramos",
      "amanecio + muerto|muerta|frio|fria|sin vida",
      "encontre|encontramos|hallamos|halle + muerto|muerta|sin vida|frio|fria",
      "走了|去世|没了|过世|死了|断气 + 没有医生|没人来|没来过|突然|发现|不知道怎么办 + 家里|在家|床上|睡梦|地上",
    ],
    desks: ["funeral-homes"],
  },
  {
    id: "medical",
    en: "lip|lips|face|tongue|throat getting|got big|bigger|huge|fat, dresser|piano|fridge|couch|sofa|safe|cabinet on top him|her|me|them, chest tight*|pain*|pressure|hurt*|numb|squeez*|crushing|burning|ache*, chest feels|feeling, pain*|tight*|pressure|squeezing in|on|my|his|her chest, heart attack, heart stopp*|racing, having|had|think|maybe stroke, arm|arms|leg|side|face|hand numb|tingl*|weak, numb arm|arms|face|leg, face droop*|sag*|twisted, droop* face|mouth|side, words come|coming|wrong|jumbled, slur*, cant|cannot|couldnt|can not|hard|trouble|difficulty|barely|struggl*|gasping|unable breath*, not|isnt|stopped|aint|hardly|wasnt breath*, short|shortness breath, wheezing, lips|lip|face|skin|baby|he|she turning|turned|going blue, hard|trouble|difficulty|cant|cannot swallow*, unconscious, passed|passing out, not|isnt|wont|wouldnt|cant|doesnt wak*, cant|cannot|couldnt feel|find pulse, no pulse, not|isnt respond*|moving, unresponsive, collaps*, chok*, seizure*, seizing, convuls*, bleed* bad*|heavily|lot|everywhere|out|profusely, bleed* wont|not|doesnt|isnt|cant stop*, wont|cant|doesnt|not stop bleed*, blood everywhere|pouring|gushing, blow to head|jaw, anaphyla*, used|need*|gave|where|getting epipen, epipen now|fast|quick|isnt|not face|lip|lips|tongue|throat|mouth|eyes|neck swell*|swollen|closing|puff* breath*|hives|up|fast|fever|shut, lips|lip|tongue|throat|face is|are|was|getting swelling|swollen|closing, swell*|swollen face|lips|tongue|throat|lip, hives face|throat|everywhere, electrocut*, got|getting electric shock*|shocked, cant let go wire, guy|guys|he|she|husband|wife|worker|somebody|someone|dad|mom|painter|roofer|man|woman|crew fell off|from|down ladder|roof|stairs|truck|scaffold*, pinned, crushed under|by|leg|arm|hand, bad*|seriously hurt|injured, hurt|injured bad*|seriously, snake bit*, bit* snake, overdos*, bottle|handful|many of|all pills|tablets, drown*, lost consciousness, unconcious, fainted, defibrillator, severed, cut off finger|hand|arm|toe, still breathing, burn* face|eyes|badly, head injury, hit head hard|vomit*, stung many|everywhere|dozens, miscarr*, water broke, in labor",
    es: "pecho dolor|duele|aprieta|presion|opres*|aprietan|apretado, dolor|duele|presion|opresion|aprieta pecho, no|cuesta|dificil|apenas puedo|puede|respira* respir*, no respiro|respira bien|casi|nada, no|dejo respira*|respirar, cuesta|dificultad respirar, falta aire, sin aire, brazo|pierna|cara|lado dormid*|adormecid*|entumid*, cara|boca caida|torcida|chueca, habla raro|enredado|mal, no despierta|reacciona|responde, inconsciente, se|me desmay*, desmayad*, ahoga|ahogando|ahogo, atragant*, convulsi*, ataque corazon|cardiaco, infarto, derrame cerebral, embolia, sangr* mucho|mucha|no para|detiene, no|sin para|parar sangr*, sangrado no, no puedo|puede tragar, cuesta tragar, cara|labio|labios|lengua|garganta|ojos hinch*|cierra, hinch* cara|labio|labios|lengua|garganta|ojos, electrocut*, descarga electrica, se cayo escalera|techo|andamio, sobredosis, frasco|muchas pastillas, mordio vibora|serpiente, golpe fuerte cabeza, sin pulso, no tiene pulso, todavia respira, se corto dedo|mano",
    zh: "胸 痛, 胸 疼, 胸口 闷, 胸 紧, 胸闷, 喘不, 呼吸困难, 不能呼吸, 无法呼吸, 没有呼吸, 没呼吸, 不呼吸, 呼吸不, 昏倒, 晕倒, 昏迷, 不省人事, 叫不醒, 噎住, 噎到, 卡住 喉, 窒息, 抽搐, 流血 不止, 流血 停不, 血 止不住, 大出血, 很多血, 中风, 心脏病发, 心梗, 嘴 歪, 脸 歪, 半边 麻, 手臂 麻, 胳膊 麻, 说话不清, 嘴唇 肿, 脸 肿, 喉咙 肿, 舌头 肿, 触电, 没有脉搏, 没脉搏, 吃药过量, 一整瓶 药, 溺水, 骨折 流血, 吞不下, 咽不下",
    anywhere: [
      "chest + pain|pains|tight|tightness|pressure|hurts|hurting|heavy|crushing|squeez*",
      "left arm|arm is|arm went|arm feels|face is|face went|half of his|half of her|one side + numb|droop*|tingl*|paraly*",
      "cant|can not|cannot|trouble|hard to|difficulty|struggling|unable to|isnt|is not|not|stopped|barely|quit + breath*",
      "cardiac arrest|worst headache|thunderclap headache",
      "fell in|fell into|fallen in|fallen into|went under|jumped in|face down in|floating in|slipped under + pool|lake|river|pond|ocean|hot tub|bathtub|creek|water + baby|son|daughter|kid|child|toddler|boy|girl|he|she|him|her|hes|shes|man|woman|guy|someone|somebody|dad|mom|wife|husband|friend|grandma|grandpa|brother|sister|guest",
      "se cayo|cayo|se hundio|flotando|flota + a la alberca|en la alberca|a la piscina|en la piscina|al rio|al lago|al pozo|en el lago",
      "掉进|掉到|落入|沉下|跌进|掉下 + 池|河|湖|水里|井",
      "fell on|came down on|landed on|collapsed on|fallen on|dropped on|toppled on + him|her|me|us|them|someone|somebody|one of|worker|man|woman|neck|leg|legs|head|chest|foot|arm|kid|baby|boy|girl",
      "someone|somebody|he|she|people|man|woman|kid|worker|guy + is under it|are under it|trapped under|stuck under|buried under|pinned under|buried in",
      "cayo encima|lo aplasto|la aplasto|atrapado debajo|atrapada debajo|atrapado bajo|atrapada bajo",
      "压在|砸到|砸在|压住|砸中 + 他|她|人|我|腿|头",
      "got shocked|been shocked|was shocked|got zapped|been zapped + outlet|wire|wires|panel|breaker|burn*|hand|arm|guy|guys|worker|husband|wife|son|tech|electrician|touched|touching|heart",
      "no se mueve|no se levanta|no puede moverse|no se puede mover|no puede levantarse|asfixi*",
      "摔|跌|倒 + 动不了|不动了|站不起来|起不来|不能动",
      "cough*|vomit*|throwing up|threw up|spitting|puking + blood",
      "tosi*|tose|vomit*|escup* + sangre",
      "咳血|吐血|咯血|便血",
      "medio lado|media cara|mitad de la cara|mitad del cuerpo|un lado de la cara|un lado del cuerpo + dormid*|durmio|no siento|paraliz*|torcid*|caid*",
      "jaw|cheek|neck|face + swollen|swelling|swelled|puffy + fever|cant open|open my mouth|to my eye|spreading|breath*|swallow*",
      "mandibula|cachete|cara|cuello + hinch* + fiebre|no puedo abrir|respir*|tragar",
      "脸|下巴|腮|脖子 + 肿 + 发烧|张不开|呼吸|吞",
      "is blue|are blue|all blue|looks blue|is purple|is limp + baby|newborn|infant|lips|face",
      "eye|eyes + cant see|cannot see|blind|blinded|wont open + dye|bleach|chemical*|acid|paint|cleaner|splash*|spray*|got in",
      "bleeding + badly|a lot|wont stop|not stopping|doesnt stop|heavily|everywhere|out of control|to death|so much",
      "throat|face|tongue|lips + swelling|swollen|swelled|closing",
      "took|taken|takes|taking|downed|popped|swallowed + all his|all her|all their|all my|all of his|all of her|all the|whole bottle|entire bottle|bottle of|handful|fistful|too many|way too much|bunch of|everything in + pills|tablets|meds|medication|medicine|painkillers|tylenol|sleeping pill",
      "overdose|overdosed|overdosing|od ed|oding|narcan|naloxone",
      "call 911|call an ambulance|need an ambulance|send an ambulance|dial 911",
      "pecho + duele|dolor|aprieta|opresion|presion|apretado",
      "brazo|cara|lado + dormid*|entumecid*|paraliz*|caid*",
      "no puedo|no puede|apenas|cuesta|dificultad|dejo de|no + respir*",
      "ahogandose|se desplomo|desplomado|desplomada",
      "sangra*|sangrando|sangre + mucho|mucha|no para|no deja|no se detiene",
      "garganta|cara|lengua|labios + hinchad*|hinchando|cerrando",
      "tomo|tome|trago|trague|tomado|tragado|tomando + todas|todos|frasco|bote|puñado|punado|muchas|demasiadas|monton + pastillas|pildoras|medicinas|medicamentos",
      "sobredosis",
      "ambulancia|llame al 911|llamen al 911|llama al 911",
      "胸 + 痛|疼|闷|压|紧",
      "手臂|胳膊|半边|脸 + 麻|没知觉|歪",
      "停止呼吸",
      "吃了|吞了|服了|吃下|吞下 + 一瓶|整瓶|一把|很多|好多|大量|所有|全部 + 药|安眠|药片",
      "失去意识|没有意识|服药过量|倒下了|倒在地",
      "流血|出血 + 不止|很多|止不住|停不下",
      "救护车|打911|叫911",
      "keeled over|slumped over|went limp|gone limp|is limp|went down hard|dropped to the floor|hit the floor|foaming|gurgling|lifeless|no heartbeat|heart stopped|needs cpr|doing cpr|not answering me|isnt answering me|wont answer me|not responding|doesnt respond|eyes rolled",
      "turning|turned|going|gone|went + purple|blue + he|she|guy|man|woman|face|baby|lips|dad|mom|kid|friend|him|her|somebody|someone|customer|guest|client",
      "gone|went|turning|turned + grey|gray|ashen + grandpa|grandma|he|hes|she|shes|dad|mom|man|woman|husband|wife",
      "cant|cannot|can not|couldnt|isnt getting|not getting|no + get air|getting air|get a breath|catch my breath|catch his breath|catch her breath|any air|enough air",
      "throat|lip|lips|tongue + tight*|closing|closed|swell*|swoll*|puff*|tingl* + ate|eaten|eating|peanut*|nut|nuts|shellfish|shrimp|bee|wasp|sting|stung|allerg*|medicine|pill|bite|bit",
      "garganta|labio|labios|lengua + apret*|cierra|cerrando|hinch*|hormigue* + comio|comi|cacahuate*|mani|nuez|nueces|mariscos|abeja|avispa|pico|picadura|alerg*",
      "喉咙|嘴唇|舌头 + 肿|发紧|收紧|麻 + 吃了|花生|坚果|海鲜|蜂|叮|过敏",
      "elephant|weight|brick|anvil + chest",
      "chest + sitting on|squash*|vise|fist|stabbing|weird|funny|bursting",
      "face|lips|throat|tongue|eyes + blowing up|ballooning|puffing up|puffed up|blew up|swelling shut",
      "cant|cannot + feel|move + arm|leg|face|side|legs",
      "talking|speech|words + gibberish|making no sense|not making sense|garbled|slurred|slurring|all wrong|suddenly strange",
      "se desplomo|se colapso|se puso morado|se puso morada|se puso azul|no me contesta|no responde|sin latidos|echando espuma|le dio un ataque",
      "突然 + 说话不清|说不清|说不出话|没力气|站不住|倒下|倒了",
      "一边|半边|一侧 + 没力气|无力|动不了|不能动",
      "脸色|嘴唇|脸 + 发紫|发青|发灰|发白",
      "没有心跳|没心跳|口吐白沫|没反应|没有反应|喘不过来",
    ],
  },
];

/** Long over: an insurer hears of last year's fire every day. Not for illness or thoughts of suicide. */
export const longOver =
  "last week|last month|last year|last summer|last winter|last spring|last fall|last monday|last tuesday|last wednesday|last thursday|last friday|last saturday|last sunday|days ago|weeks ago|months ago|years ago|a week ago|a month ago|a year ago|back in january|back in february|back in march|back in april|back in may|back in june|back in july|back in august|back in september|back in october|back in november|back in december|back in the|back in high|back in college|yesterday|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|la semana pasada|el mes pasado|el ano pasado|hace dias|hace semanas|hace meses|hace anos|ayer|上周|上个月|去年|昨天|前天";

/** So long ago that illness is over too. */
export const longAgo =
  "last year|last summer|last winter|last spring|last fall|months ago|years ago|a year ago|when i was|years back|el ano pasado|hace meses|hace anos|hace tiempo|去年|几年前|多年前|几个月前|以前";

/** It is there once more, or has not stopped. */
export const stillSo =
  "again|still|now|right now|since|tonight|today|this morning|otra vez|todavia|sigue|ahora|desde|hoy|现在|又|还";

/** Forms of the present. */
export const presentForms =
  /\b(?:is|are|am|im|hes|shes|its|theyre|isn[’']?t|aren[’']?t|can[’']?t|cannot|won[’']?t|keeps?|hurts?|smells?|feels?|looks?|huele|esta|está|están|duele|sale|hay|tiene|tengo|siente|siento|puedo|puede)\b|[’'](?:s|m|re)\b|在|正|现在/iu;

/** Forms of the present that only a danger has. */
export const dangerForms =
  /\b(?:smells?|stinks|(?:is|are|its|keeps) (?:\w+ )?(?:smoking|leaking|sparking|hissing|beeping|burning|bleeding|drooping|on fire)|huele|(?:est[aá]|sigue) (?:saliendo|echando|oliendo|goteando|sangrando)|(?:sale|echa|saca) (?:humo|chispas|gas))\b/iu;

/** Weeks over: told to a desk for the paper of it. */
export const weeksOver =
  "last week|last month|weeks ago|months ago|a week ago|a month ago|in january|in february|in march|in april|in may|in june|in july|in august|in september|in october|in november|in december|la semana pasada|el mes pasado|hace semanas|hace meses|hace un mes|hace una semana|en enero|en febrero|en marzo|en abril|en mayo|en junio|en julio|en agosto|en septiembre|en octubre|en noviembre|en diciembre|上个月|上周|上星期|几周前|几个月前|一个月前";

/** A break-in that somebody came home to: a claim or a report, and nobody is in danger. */
export const breakIn =
  "broke in|broke into|break in|broken into|burglar*|robbed|robbery|intruder|stole|stolen|se metieron|entraron|robaron|robo|闯入|入室|被偷|被盗";
export const wasAway =
  "while we were|while i was|when we were|when i was|were out|was out|on vacation|at dinner|came home to|got home to|came back to|last night|yesterday|while i slept|mientras|cuando llegue|cuando llegamos|anoche|de vacaciones|昨晚|不在家|出去";

/** "Threatening to sue" is no violence. */
export const threatensLaw =
  /\bthreat\w* (?:\w+ )?(?:to|with) (?:sue|suing|take|fire|leave|quit|report|evict|eviction|call|cancel|sell|file|keep|cut|stop|not|a lawsuit|court|legal|foreclos\w*|deport\w*|small claims|collections)\b|\bamenaz\w* con (?:demand\w*|quit\w*|despedir\w*|correr\w*|desaloj\w*|sacar\w*|report\w*|llamar)\b|威胁(?:要)?(?:起诉|告|开除|赶)/giu;

/** A death that somebody whose office it is has seen. */
export const attended =
  /(?<!\b(?:no|not|not on|without|any|sin|never had) )\b(?:hospice(?! (?:isn|wasn|hasn|is not|was never))|hospicio|nurse|enfermera|paramedics?|param[eé]dicos?|coroner|hospital|nursing home|medical examiner|already pronounced|was pronounced|been pronounced)\b|(?<!没有?)(?:安宁|护士|医院|救护|法医)/iu;

/** A death that is expected, or that somebody has pronounced. */
export const underCare =
  /(?<!\b(?:no|not|not on|without|any|never had|before|until) )\b(?:hospice(?! (?:isn|wasn|hasn|is not|was never|till|until))|(?:was|been|already|and|nurse) pronounced|pronounced (?:him|her) (?:at|dead|this)|coroner|medical examiner)\b/iu;

/** A collision that nobody was hurt in, and nobody stands in the road. */
export const unhurt =
  /\b(?:no ?(?:one|body)(?:['’]?s| is| was| got| were)? (?:is |was |got )?(?:hurt|injured)|no injuries|(?:every(?:one|body)|we|all)(?:['’]?re| is| are|['’]?s)? (?:ok|okay|fine|all right|alright)|nadie (?:est[aá] |sali[oó] |fue |result[oó] )?(?:herid[oa]|lastimad[oa])|sin heridos|no hay heridos|todos (?:estamos |est[aá]n )?bien)\b|没有?人受伤|没人受伤|人没事|都没事/iu;
/** More than the collision itself: somebody hurt or held, or standing in traffic. */
export const badCrash =
  /\b(?:hurt|injur\w*|blood\w*|bleed\w*|stuck|trap\w*|pinn\w*|can['’]?t|won['’]?t|isn['’]?t|not (?:moving|breathing|awake|responding|answering)|unconscious|road|lane|street|flipped|rolled|upside|brakes?|pedestrian|cyclist|hit (?:a|some)|head|neck|herid\w*|lastimad\w*|no (?:puede|se|responde|despierta|siente|reacciona|deja)|v[oó]mit\w*|throwing up|sleepy|confus\w*|passed out|doesn['’]?t know|keeps asking|same question|chest|legs?|face|glass in|dripping|ain['’]?t|shak\w*|dizzy|volc\w*|frenos|atropell\w*|i-?\d{2,3}|highway|freeway|creek|river|lake|ditch|water)\b|伤|血|困|卡|翻|动不|刹车/iu;
export const stillInRoad =
  /\b(?:highway|freeway|interstate|lane|intersection|in traffic|middle of the (?:road|street)|smok\w+|leak\w*|trapped|bleed\w*|autopista|carril|tr[aá]fico|humea\w*|humo|gotea\w*|atrapad\w*|sangr\w*)\b|高速|路中间|冒烟|漏/iu;

/** "I don't smell any gas", "no one smells smoke", "can't see any sparks": what nobody perceives is not there. */
export const notPerceived =
  /\b(?:(?:does|did|do|could)n['’]?t|can['’]?t|(?:does|did|do|can|could) not|cannot|never|no ?one|nobody|(?:none|neither) of us)(?: (?:really|even|actually|currently|personally|here|can|could))* (?:smell(?:s|ed|ing)?(?: (?:any(?: of the)?|anything like|of|like|a|the|no))?|(?:sees?|saw|hears?|heard|notices?|noticed|have|has|had|got) any)(?: (?:gas|smoke|propane|fumes?|fire|flames?|sparks?|burning|burnt|hissing|beeping|alarms?|smells?|odors?|leaks?|rotten eggs?|plastic|or|and|any|strange|funny|weird))+\b(?! any ?more)(?!.{0,40}\b(?:does|do|did|can|smells)\b)|\b(?:no|nadie|tampoco)(?: (?:me|nos|se|le))?(?: (?:huel[oe]n?|olemos|ol[ií]|perciben?|percibo|siento|sentimos|siente|nota|noto))(?: (?:a|al|el|la|nada|de|ning[uú]n|como|olor))* (?:gas|humo|quemado)\b|没有?(?:人)?(?:闻到|闻见|闻着|看到|看见)(?:什么|任何|有)?(?:煤气|燃气|天然气|瓦斯|烟|糊|焦|火)+味?/gu;

/** Words of danger in names of things and in figures of speech. */
export const harmless =
  /\b(?:(?:the|our|my|no|and) )?(?:(?:co|carbon monoxide|monoxide|gas|smoke) )?(?:alarms?|detectors?|monitors?)(?:['’]?s| is| are| stays?)(?: all| still| also| totally)? (?:quiet|silent|fine|okay|ok|green|normal|clear|not (?:going off|beeping|sounding|chirping|ringing))\b(?!.{0,80}\b(?:but|now|then|though|earlier|was|were|went|before|until|headaches?|dizzy|sick|sleepy)\b)|(?:la alarma|el detector|las alarmas)(?: de (?:co|mon[oó]xido|gas|humo))? (?:est[aá]n? (?:callad[oa]s?|en silencio|en verde|normal)|no (?:suena|ha sonado|est[aá] sonando|son[oó]))|(?:警报器?|报警器)(?:没响|没有响|不响|正常)|\b(?:this|that|its|it['’]s|thats|that['’]s) (?:is |was )?(?:just |plain |pure |straight up |absolute |total )*robbery\b|\b(?:highway|daylight) robbery\b|\byou(?:['’]re| are|re)? (?:guys |people |all |just )*(?:are )?robbing (?:me|us|people)\b|\b(?:esto|eso) es un (?:robo|asalto)\b|(?:这|简直|就)(?:简直)?(?:是|就是)?抢(?:劫|钱)|\bkill me if (?:this|that|it|the \w+|they) (?:isn|is not|doesn|don|won|aren|are not|gets?|takes?|costs?|goes|comes)\b|\b(?:crown|filling|veneer|cap|bridge|temporary|bonding|braces?|bracket|retainer|denture) (?:on|of|from|for|in) (?:my|the|a|that|his|her) (?:\w+ ){0,2}(?:tooth|teeth)\b|\b(?:fake|false|wisdom) (?:tooth|teeth)\b|\b(?:se (?:me|le) (?:cayo|cayó|salio|salió|zafo|zafó|despego|despegó|esta cayendo|está cayendo|solto|soltó) (?:la |el |una? )?)?(?:tapadura|empaste|amalgama|corona|funda|relleno|calza|puente|resina) (?:de |del |en )(?:la |el |un |una |mi )?(?:muela|diente)s?\b|\bdientes? (?:postizos?|de mentira)\b|牙(?:冠|套|桥|贴面|托)|假牙|(?:补的?牙|补牙)(?:的?材料)?|\b(?:fire|smoke)[ -](?:damaged?|stain(?:s|ed)?|pits?|places?|stations?|exits?|extinguishers?|protection|tables?|sale|truck toy|escape plan)\b|\b(?:fire|smoke|co|carbon monoxide) (?:alarms?|detectors?) (?:needs?|battery|batteries|installed|install|hardwired)\b|\b(?:fake|toy|prop|plastic|rubber|cap|nerf|squirt|foam) (?:knife|knives|guns?|swords?|pistols?|rifles?|blood)\b|\b(?:gets?|is|was|got|gonna be) (?:stabbed|shot|killed|murdered|poisoned|strangled) (?:in|on|at) (?:act|scene|chapter|episode|season|the (?:play|movie|film|show|book|game|skit))\b|\bsuicide (?:wings?|sauce|hot|ones|rolls?|squeeze|doors?|soda|drinks?)\b|\bcontra incendios?\b|\bextintor(?:es)?\b|\b(?:drown\w*|buried|swamped|choking|dying|bleeding) (?:in|under|on|from|of) (?:\w+ ){0,2}(?:calls?|work|invoices?|bills|debts?|orders|forms|tickets|mail|laundry|emails?|paperwork|messages|voicemails?|requests|leads|money|cash|laughter|laughing)\b|\b(?:me )?ahog\w* (?:de|en|con|entre) (?:\w+ ){0,2}(?:llamadas?|trabajo|correos|mensajes|papeles)\b|\b(?:far(?: away)?|away|nowhere near|lejos) (?:from|de)? ?(?:(?:the|any|an|all|los|las|el|la) )?(?:outlets?|panel|lights?|breakers?|enchufes?|tablero|luces)\b|没有?(?:碰到|接触到?|流到|到|靠近)(?:插座|电箱|配电箱|灯)|\bno (?:\w+ )?beep(?:ing|s)?\b/giu;

/** Words of danger in questions about a business, about things, and about what is over. */
export const spokenOfThings =
  /\bdo you (?:guys |all )?(?:have|sell|offer|use|do|make|carry|teach|give|install|inspect|test)\b[^.!?,]*|\bdoes (?:(?:lip |cheek )?filler|botox|laser|(?:my |the )?(?:life )?insurance|it|the policy)\b[^.!?,]*\b(?:ever|cover)\b[^.!?,]*|\bis there (?:a |any )[^.!?,]* i should (?:know|worry)[^.!?,]*|\b(?:talk|class|training|course|speaker|seminar) (?:on|about|in|for) (?:\w+ )?suicide(?: prevention)?|\bsuicide prevention\b|\b(?:jacket|shirt|coat|dress|suit|vest|bra|sweater|blouse|uniform)s?\b[^.!?]{0,30}\bchest\b|\b(?:cedar|toy|hope|ice|freezer|tool) chest\b|\bchest (?:of drawers|freezer|press|hair|workout)\b|\bso (?:hot|spicy|good|loud|sour) (?:that )?it (?:attack|kill|punch|hit|stab)\w* me\b|\b(?:phone|website|site|thermostat|screen|computer|laptop|app|system|tablet|server|remote|keypad|tv|television|printer|console|lock)\b[^.!?]{0,30}\b(?:unresponsive|dead|frozen|(?:won'?t|doesn'?t|isn'?t|not) (?:even )?(?:wak\w+|respond\w*|com\w+ on)(?: up)?)|\b(?:yard|lawn|garden|plants?|flower ?beds?) (?:is|are) drowning\b|\b(?:shed|fence|souffl[eé]|cake|tent|barn|umbrella|couch)\b[^.!?]{0,20}\bcollaps\w*\b(?! (?:on|onto|over|with) )|\bcollapsed (?:on|into|onto) (?:the |my |our )?(?:couch|bed|sofa)\b|\bwater (?:line |main |pipe |heater )?broke (?:through|thru|into|out|down)\b|\bwater heater (?:is|sits) in\b|\b(?:new|another|refill\w*|prescription for an?) epi-?pens?\b|\bepi-?pens? (?:refill|expire\w*|prescription)\b|\bflames (?:at|on) (?:the|my) (?:tips|ends|car|nails)\b|\b(?:something|mice|rats|roaches|ants|termites) (?:ate|eats?|(?:is|are) eating) (?:all |up )*(?:the )?(?:bait|poison|pellets|blocks)\b|\b(?:all clear|fine|nothing|ok|okay|good|well) since\b|\b(?:gas|power|water|electric) company (?:already |has |came and )*(?:fixed|repaired) (?:the |a |our )?(?:\w+ ){0,2}(?:leak|line|wire)\b|(?<=\b(?:abuel[oa]|mam[aá]|pap[aá]|hij[oa]|ni[nñ][oa]|beb[eé]|espos[oa]) )est[aá] ardiendo\b|\b(?:bills?|prices?|rates?|costs?|premiums?) (?:(?:is|are|went|goes|gone|going|shot) )*(?:thru|through) the roof\b|\bkilled (?:him|her|them)sel(?:f|ves) (?:when i was|years|in (?:19|20)\d\d|a long time)\b|\b(?:died|passed|death) by suicide in (?:19|20)\d\d\b|\bmakes? me (?:want|wanna) (?:to )?die (?:lol|haha)|\b(?:arms?|legs?|hands?) (?:is|are|feels?) (?:so )?(?:weak|numb) (?:after|from) [^.!?,]*\b(?:class|workout|session|lifting)\b|\bchok\w* on (?:the|that|your) (?:price|bill|cost|quote)|\b(?:hair|curls?|lettuce|plants?|leaves|fries) (?:went|gone|goes?|is|are) limp\b|\bwater (?:is |was )?(?:just )?shooting\b|\bbrakes? (?:squeal|squeak|grind|pulsat)\w*[^.!?,]*|\bpaint[- ]your[- ]own\b|\b(?:fell|fall|falling) in love\b|\bme sigue (?=\w+(?:ando|iendo)\b)|\b(?:sticker|price) shock\b|\bdead on the floor (?:haha|lol)/giu;

/** Asked about what the product does when somebody else says it on the phone. */
export const aboutProduct =
  "caller|callers|calls like|emergency calls|urgent calls|can it|does it|will it|would it|could it|is it able|your agent|your agents|your ai|your assistant|your system|your software|your bot|the agent|the ai|the bot|puede reconocer|puede atender|reconoce|su agente|su sistema|el agente|quien llama|quienes llaman|来电者|你们的系统|智能体|能不能识别|能识别|会不会识别";

/** Said by somebody who is in it. */
export const happening =
  "i smell|we smell|i feel|i think|i am having|im having|my chest|my house|my kitchen|my mom|my dad|my wife|my husband|my son|my daughter|my baby|my kid|my coworker|my boss|my friend|right now|help me|help us|please help|omg|oh god|oh my god|hurry|in here|me duele|mi casa|mi esposo|mi esposa|mi hijo|mi hija|mi mama|mi papa|mi abuela|mi abuelo|ayuda|ahora mismo|auxilio|我家|我妈|我爸|我老公|我老婆|我孩子|救命|快来|我胸";

/**
 * "Is it gonna explode", "does filler hurt": worries, and questions about a treatment. `unless`: signs
 * of the danger itself beside them.
 */
export const onlyAsked: readonly { asked: RegExp; unless?: RegExp }[] = [
  {
    asked:
      /(?<![\p{L}])(?:is|will|would|could|can|might|does|do you think) (?:it|this|that|they|the [\p{L}]+(?: [\p{L}]+)?)(?: (?:is|will|would|could|might))?(?: (?:going to|gonna|just|really|actually|ever))* (?:explode|blow up|blow)(?![\p{L}])/giu,
    unless:
      /hiss|smell|smok|flam|fire|glow|\bred\b|rumbl|shak|scream|whistl|bulg|spark|sizzl|steam|pressure|\bgas\b|\bhot\b/iu,
  },
  // "Can I just pour hot water on it or open the panel": water that nobody has poured yet.
  {
    asked:
      /\b(?:(?:can|could|should|may|do|shall) (?:i|we)|(?:is|would|will) it (?:be |help |hurt )?(?:ok|okay|safe|alright|all right|fine|bad|smart)?(?: to| if (?:i|we))?|what if (?:i|we)|wonder\w* if (?:i|we))(?: (?:just|like|maybe|go ahead and|try to|have to|need to|should|can|could)){0,3} (?:pour|dump|throw|toss|splash|spray|run|put|use|hose|rinse|wash)(?:ing)?(?: (?:it|some|a|an|the|with|little|bit|of|bucket|kettle|pot|down|off|hot|warm|boiling|cold|salt)){0,5} (?:water|hose)(?: (?:on|over|onto|down|at|into|in|through) (?:it|that|there|them|(?:the|my|this|that) (?:\p{L}+ ){0,2}?\p{L}+))?/giu,
    unless:
      /\b(?:spark\w*|smok\w*|flam\w*|fire|burn\w*|leak\w*|drip\w*|flood\w*|soak\w*|gush\w*|wet|ceiling|buzz\w*|sizzl\w*|shock\w*|(?:coming|running|pouring) (?:down|out|in|from|through|into|onto))\b/iu,
  },
  {
    asked: /(?<![\p{L}])(?:va a|puede|podr[ií]a|vaya a) (?:explotar|tronar|reventar)(?![\p{L}])/giu,
    unless: /huele|olor|humo|llama|fuego|roj[oa]|tiembla|chifl|silb|presi[oó]n|vapor|chisp|gas/iu,
  },
  {
    asked: /(?:会不会|会|要)爆炸?(?:吗|呢|吧)?/gu,
    unless: /煤气|漏气|冒烟|着火|烟|红|蒸汽|火花|味/u,
  },
  {
    asked:
      /(?<![\p{L}])(?:does|do|will|would)(?: (?:the|a|lip|lips|cheek|your|getting))*(?: (?:filler|fillers|botox|laser|injections?|shots?|needles?|peels?|it|they|that|this|these)) (?:(?:really|even|usually|actually|ever|still) )*hurts?(?: (?:a lot|alot|much|bad|at all|or not|though|tho))*(?=\s*(?:$|[.,?!;]|(?:and|or|but|for|when|if)(?![\p{L}])))/giu,
  },
  {
    asked:
      /(?<![\p{L}])(?:el |los )?(?:relleno|rellenos|botox|eso|l[aá]ser)(?: de labios?)? (?:duele|duelen|va a doler)(?: mucho)?(?=\s*\?)|(?<![\p{L}])duele(?: mucho)? (?:el|los|ponerse|hacerse)(?: (?:relleno|rellenos|botox|l[aá]ser))?(?: de labios?)?(?=\s*\?)/giu,
  },
];
