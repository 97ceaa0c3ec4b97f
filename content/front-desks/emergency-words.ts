import type { EmergencyId } from "./emergency-sentences.ts";

/** How an emergency is recognized: phrases as in `Cues`; Chinese signs as they stand. */
export interface EmergencyWords {
  id: EmergencyId;
  en: string;
  es: string;
  zh: string;
  /** Desks that listen for it; absent: every desk. */
  desks?: readonly string[];
}

/** In the order in which they count when a sentence holds several. */
export const emergencyWords: readonly EmergencyWords[] = [
  {
    id: "suicide",
    en: "dont|do not want live|alive, dont want to be here anymore, want|wanna|wish|going|ready die|dead, kill|killing|hang|shoot myself, end|take|taking my life, end it all, suicid*, hurt|harm|hurting|cut|cutting myself, better off dead, no reason to live, nothing to live for",
    es: "quiero morir*, quisiera morir*, no quiero vivir, no quiero seguir viviendo, matarme, me voy a matar, quitarme la vida, acabar con mi vida, suicid*, hacerme dano",
    zh: "不想活, 想死, 自杀, 结束生命, 结束自己, 活不下去, 轻生, 伤害自己",
  },
  {
    id: "violence",
    en: "has|got|with|pulled|pointing|waving|holding gun|knife|weapon|machete, shooter, shooting at, shots fired, being robbed, robbing us|me|the, armed robbery, being held up, breaking|kicking|smashing in|into|down|door, broke into, intruder, attacking me|us|him|her, hitting|beating|choking|strangling me|her|him, threatening to, threatening me, going|gonna kill|hurt me|us|her|him, will kill me, following me, somebody|someone in my house|home, wont let me leave, kidnap*, hostage",
    es: "tiene|trae|con|saco pistola|cuchillo|arma|machete, me|nos va a matar|pegar|golpear, quiere matarme, me|la esta pegando|golpeando|ahorcando, rompiendo|tumbando|pateando puerta, se metio|entro ladron|alguien|hombre, hay ladron, nos|me estan robando|asaltando, me amenaza*, me esta siguiendo, secuestr*",
    zh: "有枪, 持枪, 拿枪, 拿着刀, 拿刀, 持刀, 有刀, 抢劫, 破门, 砸门, 闯进, 入室, 要杀, 在打我, 打我, 威胁我, 跟踪我",
  },
  {
    id: "gas",
    en: "smell* gas, smell* propane, gas|propane smell*|leak*|odor|hissing|escaping, leak* gas|propane, rotten|rotting|bad egg*, sulfur smell, smell* sulfur, hit|cut|broke|ruptured|struck gas line|main|pipe, gas line|pipe|main hit|cut|broken|hissing|burst|ruptured, whiff gas",
    es: "huel* gas, oler gas, olor gas, fuga|escape gas, gas se escapa|fuga|sale, huevo* podrido*, rompieron|picaron tubo|tuberia|linea gas",
    zh: "煤气味, 煤气 漏, 闻 煤气, 煤气泄, 燃气味, 燃气 漏, 闻 燃气, 天然气味, 天然气 漏, 闻 天然气, 瓦斯味, 瓦斯 漏, 臭鸡蛋",
  },
  {
    id: "carbon-monoxide",
    en: "carbon monoxide, co alarm|detector|monitor|thing|sensor going|goes|went|sounding|beep*|chirp*|off|screaming|ringing, co alarm",
    es: "monoxido, alarma co",
    zh: "一氧化碳",
  },
  {
    id: "fire",
    en: "smoke coming|from|in|out|everywhere|filling|pouring, see|seeing smoke, full of smoke, smell* smoke, smoking outlet|panel|rags, rags smok*, on fire, caught|catching|started fire, there is|theres|a fire, fire in|at|alarm|inside, house|kitchen|building|garage fire, flame*, smell* gasoline|petrol, gasoline|fuel leak*|smell, engine|battery smok*, explod*, explosion",
    es: "hay|sale|saliendo|veo|mucho humo, humo sale|en|del|por, hay fuego, fuego en, se prendio, se incendi*, incendio, llamas, esta ardiendo, se quema casa|cocina, huele gasolina, explo*",
    zh: "着火, 起火, 失火, 冒烟, 火灾, 烧起来, 火焰, 浓烟, 爆炸, 有火, 汽油味",
  },
  {
    id: "water-near-power",
    en: "water through|in|on|into|near|by|from light|lights|chandelier|outlet*|panel|socket|fixture|breaker, through|from|onto light|chandelier|fixture, drip*|leak* light|chandelier|outlet*|panel|socket|breaker, light|outlet*|panel|chandelier full|wet|dripping|leaking, ceiling sagging|bulging|bowing",
    es: "agua cerca|por|en|sobre enchufe*|foco|lampara|tablero|contacto*|luces, cerca enchufe*|tablero|contacto*, gotea foco|lampara|tablero|enchufe, techo pandea*|hunde|abomba",
    zh: "水 插座, 水 电箱, 水 配电, 水 灯上, 水 吊灯, 灯 漏水, 天花板 鼓, 天花板 下垂",
  },
  {
    id: "wire-down",
    en: "wire|wires|line|cable down yard|street|road|ground|driveway|lawn, power line down|fell|fallen, downed wire|line|power|cable, wire is down, wire fell, ladder against|touching|on wire|line",
    es: "cable|linea caido|caida|tirado|suelto suelo|calle|patio|piso, cable|linea luz caido|caida, se cayo cable|linea|poste",
    zh: "电线 掉, 电线 断, 电线 落, 高压线, 电缆 掉",
  },
  {
    id: "electrical",
    en: "smell* burn*|fish* outlet|panel|wall|switch|plug|breaker|wire*|vent*|furnace, smell* burning, smell* burnt, burn* smell, burn* plastic, outlet|panel|breaker|switch|plug|wire* hot|sparking|sparks|spark|smoking|melt*|burn*|glowing, sparks from|outlet|panel|flying, hot outlet|panel|switch|breaker, panel|box|breaker|outlet buzz*|hum*|sizzl*|crackl*, buzz*|sizzl*|crackl* panel|outlet|breaker, fish* smell outlet|panel|wall",
    es: "huele quemado|pescado|plastico, olor quemado, enchufe|contacto|tablero|breaker|apagador|cable caliente|chispas|quemado|quemando|humea|zumba|derrit*, echa|salen|saca chispas, chispazo*",
    zh: "烧焦, 焦味, 冒火花, 火花, 插座 烫, 插座 热, 电箱 响, 配电箱 响, 跳火",
  },
  {
    id: "after-treatment",
    en: "filler* white|gray|grey|mottled|blotchy|blue|cold|blurr*|vision|blind|see|pain*|hurt*|hurts, white|gray|grey|mottled|blotchy around|lip|lips|mouth|nose|cheek, gone|turned|turning white|gray|grey|mottled, cant|cannot|couldnt see, vision blurr*|gone|lost|weird|funny, blurr* vision, double vision, eyelid|lid droop*|lower|dropp*, blister* after|laser",
    es: "relleno blanc*|gris|vista|veo|duele|dolor, se puso|quedo blanc*|gris|morad*, no veo, veo borroso|doble, parpado caido|baj*, ampollas laser",
    zh: "填充 白, 变白, 发白, 看不清, 看不见, 视力, 眼睑 下垂, 水泡",
    desks: ["med-spas"],
  },
  {
    id: "tooth-out",
    en: "knock* tooth|teeth, tooth|teeth knock*, tooth|teeth fell|came|popped out, lost tooth|teeth hit|fall|fell|accident, tooth is out",
    es: "diente|dientes|muela cayo|salio|tumb*|volo, cayo|tumb*|salio|sacaron|volaron diente|dientes",
    zh: "牙 掉了, 牙 撞掉, 牙 磕掉, 牙 摔掉",
    desks: ["dentists"],
  },
  {
    id: "locked-in-car",
    en: "baby|child|kid|kids|son|daughter|dog|toddler|puppy|infant|grandson|granddaughter locked|stuck|trapped|left car|truck|van|vehicle|inside|suv, locked baby|child|kid|kids|son|daughter|dog|toddler car|truck|van",
    es: "bebe|nino|nina|perro|hijo|hija|nieto|nieta encerrad*|atrapad* carro|coche|auto|camioneta|adentro, se quedo|deje encerrad* bebe|nino|nina|perro",
    zh: "孩子 锁 车, 宝宝 锁 车, 婴儿 锁 车, 狗 锁 车, 锁在车",
  },
  {
    id: "poison",
    en: "swallow*|drank|drunk|drinking|ate|eaten|eating|licked|inhaled bleach|poison|bait|spray|paint|pellets|cleaner|chemical*|detergent|battery|coin|magnet|pesticide|antifreeze|thinner|solvent, swallow*|drank|ate|eaten|licked ant|rat|mouse|roach|bug|wasp|lawn, spray*|chemical* in|into eye|eyes|face|mouth, breathed spray|fumes|fogger, poisoned",
    es: "trago|tomo|comio|bebio|lamio veneno|cloro|pintura|raticida|insecticida|pila|pilas|detergente|limpiador|moneda|iman|cebo|blanqueador, envenen*, intoxic* veneno|insecticida",
    zh: "误食, 误服, 误吞, 喝了 清洁, 喝了 漂白, 喝了 农药, 吃了 老鼠药, 吃了 蟑螂药, 吃了 油漆, 农药中毒, 吞了 电池",
  },
  {
    id: "crash",
    en: "crash*|accident|wreck just|bleeding|pinned|trapped, just crashed|crash|wrecked|flipped, just had|got accident|crash|wreck|hit, car|truck flipped|rolled|upside, stuck in lane|traffic|highway|freeway, no brakes",
    es: "acabo|acabamos|acaban chocar|estrellar*, choque|accidente ahora|ahorita|herid*|sangr*, chocamos ahora|ahorita, sin frenos, volco|volcamos",
    zh: "刚 撞车, 刚 车祸, 刚刚 车祸, 翻车, 车祸 流血, 车祸 受伤",
  },
  {
    id: "medical",
    en: "chest tight*|pain*|pressure|hurt*|numb|squeez*|crushing|burning|ache*, chest feels|feeling, pain*|tight*|pressure|squeezing in|on|my|his|her chest, heart attack, heart stopp*|racing, having|had|think|maybe stroke, arm|arms|leg|side|face|hand numb|tingl*|weak, numb arm|arms|face|leg, face droop*|sag*|twisted, droop* face|mouth|side, words come|coming|wrong|jumbled, slur*, cant|cannot|couldnt|can not|hard|trouble|difficulty|barely|struggl*|gasping|unable breath*, not|isnt|stopped|aint|hardly|wasnt breath*, short|shortness breath, wheezing, lips|lip|face|skin|baby|he|she turning|turned|going blue, hard|trouble|difficulty|cant|cannot swallow*, unconscious, passed|passing out, not|isnt|wont|wouldnt|cant|doesnt wak*, cant|cannot|couldnt feel|find pulse, no pulse, not|isnt respond*|moving, unresponsive, collaps*, chok*, seizure*, seizing, convuls*, bleed* bad*|heavily|lot|everywhere|out|profusely, bleed* wont|not|doesnt|isnt|cant stop*, wont|cant|doesnt|not stop bleed*, blood everywhere|pouring|gushing, blow to head|jaw, anaphyla*, epipen, face|lip|lips|tongue|throat|mouth|eyes|neck swell*|swollen|closing|puff* breath*|hives|up|fast|fever|shut, lips|lip|tongue|throat|face is|are|was|getting swelling|swollen|closing, swell*|swollen face|lips|tongue|throat|lip, hives face|throat|everywhere, electrocut*, got|getting electric shock*|shocked, cant let go wire, guy|guys|he|she|husband|wife|worker|somebody|someone|dad|mom|painter|roofer|man|woman|crew fell off|from|down ladder|roof|stairs|truck|scaffold*, pinned, crushed under|by|leg|arm|hand, bad*|seriously hurt|injured, hurt|injured bad*|seriously, snake bit*, bit* snake, overdos*, bottle|handful|many of|all pills|tablets, drown*, lost consciousness, unconcious, fainted, defibrillator, severed, cut off finger|hand|arm|toe, still breathing, burn* face|eyes|badly, head injury, hit head hard|vomit*, stung many|everywhere|dozens, miscarr*, water broke, in labor",
    es: "pecho dolor|duele|aprieta|presion|opres*|aprietan|apretado, dolor|duele|presion|opresion|aprieta pecho, no|cuesta|dificil|apenas puedo|puede|respira* respir*, no|dejo respira*|respirar, cuesta|dificultad respirar, falta aire, sin aire, brazo|pierna|cara|lado dormid*|adormecid*|entumid*, cara|boca caida|torcida|chueca, habla raro|enredado|mal, no despierta|reacciona|responde, inconsciente, se|me desmay*, desmayad*, ahoga|ahogando|ahogo, atragant*, convulsi*, ataque corazon|cardiaco, infarto, derrame cerebral, embolia, sangr* mucho|mucha|no para|detiene, no|sin para|parar sangr*, sangrado no, no puedo|puede tragar, cuesta tragar, cara|labio|labios|lengua|garganta|ojos hinch*|cierra, hinch* cara|labio|labios|lengua|garganta|ojos, electrocut*, descarga electrica, se cayo escalera|techo|andamio, sobredosis, frasco|muchas pastillas, mordio vibora|serpiente, golpe fuerte cabeza, sin pulso, no tiene pulso, todavia respira, se corto dedo|mano",
    zh: "胸 痛, 胸 疼, 胸口 闷, 胸 紧, 胸闷, 喘不, 呼吸困难, 不能呼吸, 无法呼吸, 没有呼吸, 没呼吸, 不呼吸, 呼吸不, 昏倒, 晕倒, 昏迷, 不省人事, 叫不醒, 噎住, 噎到, 卡住 喉, 窒息, 抽搐, 流血 不止, 流血 停不, 血 止不住, 大出血, 很多血, 中风, 心脏病发, 心梗, 嘴 歪, 脸 歪, 半边 麻, 手臂 麻, 胳膊 麻, 说话不清, 嘴唇 肿, 脸 肿, 喉咙 肿, 舌头 肿, 触电, 没有脉搏, 没脉搏, 吃药过量, 一整瓶 药, 溺水, 骨折 流血, 吞不下, 咽不下",
  },
];
