/** Dangers to life that every desk recognizes; a trade's desk has more of its own. */
export type EmergencyKind =
  | "medical"
  | "suicide"
  | "violence"
  | "gas"
  | "carbon-monoxide"
  | "fire"
  | "electrical"
  | "wire-down"
  | "poison"
  | "crash"
  | "locked-in-car";

/**
 * Rows of words by which an emergency is known, one row a line. A row holds when each of its groups
 * (divided by +) has one of its phrases (divided by |) in the message; a star stands for any ending.
 * Latin ones are compared without accents and apostrophes.
 */
export const emergencies: Record<EmergencyKind, readonly string[]> = {
  suicide: [
    "suicid*|kill myself|killing myself|end my life|ending my life|take my own life|take my life|want to die|wanna die|wish i was dead|wish i were dead|better off dead|dont want to live|do not want to live|dont want to be alive|no reason to live|end it all|self harm|hurt myself|harm myself|cutting myself",
    "suicidarme|suicidarse|suicidio|matarme|quitarme la vida|hacerme dano|quiero morir*|no quiero vivir|ya no quiero vivir|acabar con mi vida",
    "自杀|想死|不想活|自残|活不下去|结束生命|轻生",
  ],
  medical: [
    "chest + pain|pains|tight|tightness|pressure|hurts|hurting|heavy|crushing|squeez*",
    "left arm|arm is|arm went|arm feels|face is|face went|half of his|half of her|one side + numb|droop*|tingl*|paraly*",
    "cant|can not|cannot|trouble|hard to|difficulty|struggling|unable to|isnt|is not|not|stopped|barely|quit + breath*",
    "unconscious|unresponsive|passed out|collapsed|collaps* on|wont wake up|not waking up|isnt waking|no pulse|having a seizure|seizing|convuls*|having a stroke|heart attack|overdos*|choking|anaphyla*|drowning|cardiac arrest|electrocuted",
    "bleeding + badly|a lot|wont stop|not stopping|doesnt stop|heavily|everywhere|out of control|to death|so much",
    "throat|face|tongue|lips + swelling|swollen|swelled|closing",
    "call 911|call an ambulance|need an ambulance|send an ambulance|dial 911",
    "pecho + duele|dolor|aprieta|opresion|presion|apretado",
    "brazo|cara|lado + dormid*|entumecid*|paraliz*|caid*",
    "no puedo|no puede|apenas|cuesta|dificultad|dejo de|no + respir*",
    "inconsciente|se desmayo|desmayad*|no despierta|convulsion*|infarto|ataque al corazon|derrame cerebral|sobredosis|ahogando|se ahoga|ahogandose|sin pulso|se desplomo|desplomado|desplomada",
    "sangra*|sangrando|sangre + mucho|mucha|no para|no deja|no se detiene",
    "garganta|cara|lengua|labios + hinchad*|hinchando|cerrando",
    "ambulancia|llame al 911|llamen al 911|llama al 911",
    "胸 + 痛|疼|闷|压|紧",
    "手臂|胳膊|半边|脸 + 麻|没知觉|歪",
    "无法呼吸|不能呼吸|喘不上气|喘不过气|呼吸困难|没有呼吸|没呼吸|不呼吸|停止呼吸",
    "昏迷|晕倒|昏倒|失去意识|没有意识|叫不醒|抽搐|心脏病发作|中风|服药过量|窒息|噎住|溺水|没有脉搏|倒下了|倒在地",
    "流血|出血 + 不止|很多|止不住|停不下",
    "救护车|打911|叫911",
  ],
  gas: [
    "smell*|odor|odour|stink*|reek*|hiss*|leak* + gas|propane|rotten egg|rotten eggs|natural gas",
    "huele|olor|fuga|escape + gas|huevo podrido|huevos podridos",
    "煤气|燃气|天然气|瓦斯 + 味|漏|泄漏|泄露",
  ],
  "carbon-monoxide": [
    "carbon monoxide|co alarm|co detector|monoxide + alarm|going off|beep*|dizzy|headache*|leak*|poison*|sound*|chirp*",
    "monoxido + alarma|suena|sonando|mareo|mareados|mareada|dolor|intoxica*",
    "一氧化碳 + 报警|警报|响|头晕|中毒|泄漏",
  ],
  fire: [
    "on fire|caught fire|there is a fire|theres a fire|there was a fire|fire in|fire at|a fire started|house fire|kitchen fire|flames|something is burning|something burning|burning smell|smells burnt|smell smoke|smells like smoke|smell of smoke|smoke coming|smoke is|smoke from|smoke in|full of smoke|lots of smoke|so much smoke|smoke everywhere",
    "incendio|hay fuego|se quema|quemando|en llamas|se incendia|se esta incendiando|hay humo|mucho humo|sale humo|saliendo humo|huele a quemado|huele a humo",
    "着火|起火|失火|火灾|冒烟|烧起来|烧焦|很多烟",
  ],
  electrical: [
    "outlet|socket|panel|breaker|fuse box|plug|wire|wires|wiring + spark*|smok*|burning|melt*|on fire",
    "enchufe|tablero|panel|breaker|cable*|contacto + chispa*|humo|quema*|derrit*",
    "插座|配电箱|电箱|电线 + 火花|冒烟|烧|烫",
  ],
  "wire-down": [
    "power line|power lines|powerline|powerlines|electric wire|electrical wire|live wire|downed wire|downed line + down|downed|fell|fallen|ground|road|yard|street|spark*|car",
    "cable de luz|cable electrico|cables electricos|poste de luz|linea electrica + cayo|caido|caidos|suelo|piso|calle",
    "电线|高压线 + 掉|断|落",
  ],
  violence: [
    "breaking in|breaking into|broke in|broke into|trying to get in|kicking in + house|home|door|window|apartment|office|store|here|my|our|someone|somebody",
    "intruder|burglar|prowler + house|home|here|inside|outside|in my|in our",
    "has a gun|with a gun|pulled a gun|has a knife|with a knife|being robbed|robbing us|robbing me|robbery|going to kill|trying to kill|threatened to kill|says he will kill|hitting me|hits me|beating me|beats me|attacking me|attacked me|being attacked|stabbed|been shot|got shot|was shot|active shooter|shooting + at|me|us|him|her|them|here|now|help|just|someone|somebody|guy|man|he|she|the|in|is|are",
    "going to hurt me|hurting me|threatening me|following me home|held hostage|kidnap*|wont let me leave|raped",
    "alguien|hombre|ladron|ladrones|tipo + entrando|entro|quiere entrar|meterse|rompiendo|en mi casa|en la casa",
    "tiene una pistola|con una pistola|tiene un arma|con un arma|tiene un cuchillo|con un cuchillo|me esta pegando|me pega|me golpea|me esta golpeando|me quiere matar|va a matarme|me amenaza|me esta amenazando|nos estan robando|me estan robando|asaltando|apunalaron|apunalado|le dispararon|me dispararon|tiroteo|me sigue|secuestr*|me violaron",
    "有人 + 闯进|闯入|撬门|砸门|拿刀|有枪|拿枪|持刀|打我|跟踪我|要杀",
    "抢劫|被打|被抢|被捅|中枪|枪击|绑架|家暴|威胁要杀",
  ],
  poison: [
    "swallowed|drank|ate|ingested|got into|inhaled + bleach|pills|pill|poison|battery|detergent|pod|chemical*|cleaner|antifreeze|medicine|medication|pesticide|bait|gasoline|drano|paint thinner|insecticide",
    "poisoned",
    "trago|bebio|tomo|se comio|ingirio|inhalo + cloro|lejia|pastillas|veneno|pila|detergente|quimico*|anticongelante|medicina|gasolina|insecticida|pesticida",
    "envenenad*|intoxicad*",
    "误食|误喝|吞了|喝了|吞下 + 漂白|药|农药|电池|清洁剂|洗涤剂|毒|汽油",
    "中毒了",
  ],
  crash: [
    "crash*|car accident|wreck|rear ended|hit by a car|rolled over|accident + trapped|just now|just happened|just had|just got|right now|bleeding|unconscious|cant get out|cant move|in the road|in the lane|stuck in the car",
    "choque|chocamos|accidente|atropell* + atrapad*|ahorita|ahora mismo|acaba de|sangra*|no puede salir|no se mueve|inconsciente",
    "车祸|撞车|被车撞 + 刚刚|刚才|困|流血|动不了|现在",
  ],
  "locked-in-car": [
    "baby|child|kid|kids|toddler|infant|son|daughter|dog|grandson|granddaughter + locked|trapped|stuck + car|truck|van",
    "bebe|nino|nina|hijo|hija|perro + encerrad*|atrapad* + carro|coche|auto|camioneta",
    "孩子|宝宝|婴儿|小孩|狗 + 锁在|困在 + 车",
  ],
};

/** Long over: an insurer hears of last year's fire every day. Not for illness or thoughts of suicide. */
export const longOver =
  "last week|last month|last year|last summer|last winter|last spring|last fall|last monday|last tuesday|last wednesday|last thursday|last friday|last saturday|last sunday|days ago|weeks ago|months ago|years ago|a week ago|a month ago|a year ago|back in|yesterday|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|la semana pasada|el mes pasado|el ano pasado|hace dias|hace semanas|hace meses|hace anos|ayer|上周|上个月|去年|昨天|前天";

/** Asked about what the product does when somebody else says it on the phone. */
export const aboutProduct =
  "caller|callers|calls like|emergency calls|urgent calls|can it|does it|will it|would it|could it|is it able|your agent|your agents|your ai|your assistant|your system|your software|your bot|the agent|the ai|the bot|puede reconocer|puede atender|reconoce|su agente|su sistema|el agente|quien llama|quienes llaman|来电者|你们的系统|智能体|能不能识别|能识别|会不会识别";

/** Said by somebody who is in it. */
export const happening =
  "i smell|we smell|i feel|i think|i am having|im having|my chest|my house|my kitchen|my mom|my dad|my wife|my husband|my son|my daughter|my baby|my kid|my coworker|my boss|my friend|right now|help me|help us|please help|omg|oh god|oh my god|hurry|in here|me duele|mi casa|mi esposo|mi esposa|mi hijo|mi hija|mi mama|mi papa|mi abuela|mi abuelo|ayuda|ahora mismo|auxilio|我家|我妈|我爸|我老公|我老婆|我孩子|救命|快来|我胸";
