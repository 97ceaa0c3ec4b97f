import type { EmergencySigns } from "./emergency-signs.ts";

const anybody = "{somebody}, {self}, {familiar}, le, me";
const ordinary =
  "checkup|physical|refill|last year|years ago|bill|price|prices|website|phone|computer|app|screen|system|invoice|quote|estimate|car seat|paint color|gray paint|hair color|nail|polish";
const unlike = ` - ${ordinary}`;

/** Where two things fail at once in one body, whatever they are called for. */
export const vitalSigns: readonly EmergencySigns[] = [
  {
    id: "medical",
    latin: [
      `{wreck} + {unclear}, {breathless}, {grave}, {failing}, {vomits}, glass in, in his|her|my face|eye|eyes|neck, sleepy, he|hes|she|shes|im|we|they|theyre|driver|passenger|guy|man|woman|kid|baby|husband|wife|son|daughter|mom|dad|arm|leg|legs|wrist|foot|feet|hand|skin|finger|eye|jaw|somebody|someone hanging|stuck, hanging upside, hanging from|in|by the belt|seatbelt|seat, stuck inside|in|under, trapped, pinned, dripping, leaking, no despierta|siento|siente|mueve|responde, vomit*, sangr*, dormid* + ${anybody}${unlike}|website crashed|phone crashed|airbag light|airbags light`,
      "turning|turned|changing|changed colors|colours, lips|lip|face|fingers|fingernails|nails look|looks|are|is|went|gone|turned|turning like blueberries|blue|purple|gray|grey|bluish, hard|impossible|cant|couldnt to wake|rouse|get|up wake|up|rouse, hasnt|isnt|wont|didnt|not|aint|still come|came|coming|comes around|to|round, nobodys|nobody|no one|lights home|there, looks|look like like a balloon|ghost|corpse|death, isnt|hasnt|not|quit|stopped|aint crying|cried|talking|talkin|moving|breathing|movin|answering|answered|making since|yet|at|noise|anymore|a|when|up|and|the|his|her|down, quit|stopped talking|moving|answering|breathing|responding|crying|making, squished|smashed|crushed|squashed|pinned|sandwiched|mashed between|against|under|by|up, not|isnt|doesnt know|recognize me|us|anyone|anybody, no me|nos conoce|reconoce, puras|habla|dice tonterias|incoherencias|disparates, se|le abrio|corto|volo|rebano la|el mano|dedo|brazo|pierna|cabeza + {somebody}, {familiar}, i - hair|paint|screen|website|app|tv|phone|computer|your office|nobody home to|dog park|salsa|leaves|light|lights|bulb|mood|the leaves|color changing|spam|bug|boxes|box|price|wrist watch|clock|thermostat|voicemail|calls|bread|carrot",
      "slid|fell|went|falling|keeled|tipped|toppled|collapsed|dropped|folded|flipped out|off|over|down|backwards|forward of|in|from|the|his|her|and|onto chair|stool|table|bench|booth|counter|treadmill|balcony|window|bleachers|bike|machine|wheelchair|toilet|shower|bed|roof, grabb*|clutch*|holding his|her neck|throat|chest|head|stomach, fell over, fell off|down|from the|a balcony|roof|stairs|bleachers|third|second|window|ledge + just, third floor, second floor, then fell, stood up, not, wont, isnt, bleed*, blood, head, now, out cold, eyes, help, floor + {somebody} - last month|last year|cover*|does my policy|insurance|wallet|earring|phone|tree|branch|if i",
      "nail, rebar, screw, glass, stick, rod, knife, bolt, splinter, hook, wire, fork, pole, pipe, drill, dart, screwdriver, branch + in|thru|through|into|inside|went|stuck his|her|my|the|their eye|eyeball|skull|head|neck|chest|stomach|belly|throat|lung|thigh, went|goes|gone thru|through|into|in his|her|my|the hand|foot|eye|leg|arm|cheek|palm|finger|thumb|knee|boot|glove - nail polish|nail salon|wall|tire|pierc*|contact lens|contacts",
      "thumb, finger, fingers, hand, toe, foot, ear, arm, leg, scalp, fingertip, lip, eye + hanging, dangling, hangin, hanging by|on|off, turning white, turned black, crushed, mangled, shredded, half off, clean off, all the way|thru, down to bone, see bone, squirting, went limp + saw, blade, kicked back, gun, door, machine, hatch, drill, press, {self}, {somebody} - hand made|on foot|towel|art|picture|earring|banana|nail",
      "paint gun, grease gun, sprayer, airless, pressure washer, nail gun, hydraulic, injector + finger, hand, glove, leg, foot, palm, skin, arm, eye + thru|through my|his|the, into, in my|his, shot, white, numb, swell*, hole - rent|buy|price",
      "steam room, sauna, bathroom, restroom, stall, room, shower, tanning, pod, tub, bath, tank, hole, sewer, manhole, pit, attic, crawlspace, crawl space, tunnel, vault, silo, well + isnt|not|hasnt|wont|doesnt|quit|stopped|stopped|aint answer*|talking|talkin|responding|respond|coming|come|came|knock|moving + {somebody} - phone|email|calls|call|price|door hinge|reservation|website|front desk isnt",
      "blood + under the|a door, coming from|out|under, all over, everywhere, trail of, pool of, puddle of, so much, a lot, nonstop, handprint* - blood orange|blood pressure|blood work|bloodwork|tests|stain*|old|draw|drive|paint",
      "bleed*, bleeding, gush*, hemorrhag* + so much, a lot, nonstop, non stop, clots, had the baby, gave birth, days ago, postpartum, since the birth, buckets, all over, pouring, not stopping + {somebody}, {self}, theres - water|gums|when i floss|radiator|brakes|money|profit|hose|pipe",
      "touch*, grabbed, plugged, leaned on, brushed + threw me|him|her|us, knocked me|him|her|us, blew me|him|her, tossed me|him, couldnt let go, cant let go, shot across + {self}, {somebody} - ball|price",
      "boiler, water heater, tank, pressure cooker, compressor, furnace, propane tank + in|into|past|all the|way red, glowing|cherry|turning red, red hot, gauge, shaking, shakin, screaming, whistling, bulging, bulg*, rumbl*, hissing + shaking, screaming, about to, explode, blow, bulg*, pressure, in|into|past|all the|way red, glowing|cherry|turning red, red hot, hissing, steam - temperature|thermostat|red light|paint|color|snake|lizard|fish tank|hand is|hands are",
    ],
    han: [
      "撞|车祸|追尾|翻车 + 血|叫不|不醒|昏|吐|动不|不动|没反应|困|腿 + 人|他|她|我|妈|爸|老公|老婆|太太|先生|孩子|司机 - 上个月|去年",
      "不认人|不认识人|不认得 + 突然|抬不|手|话|今天|早上|刚",
      "掉进|掉下|摔进|摔下 + 化粪池|井|坑|电梯|楼|屋顶|梯|池 + 人|他|她|工人|孩子|师傅|客人|我",
    ],
  },
  {
    id: "poison",
    latin: [
      `{chemical} + {unclear}, {breathless}, {vomits}, eyes on|are fire|burning, cant see, burning my|his|her chest|lungs|throat|eyes, dizzy, giggling, giggly, cant stand, no puedo|puede dejar|respirar|parar, arde* pecho|ojos|garganta, mareado, mareada + ${anybody}${unlike}|do you use|how long|before the|scared of|planning ahead|hair spray|peppermint|smell of`,
    ],
    han: [
      "漂白|洁厕|消毒|油漆|刷漆|农药|杀虫|溶剂|稀料|氯 + 喘|咳|晕|叫不|吐|喉咙|睁不开|没反应|倒",
    ],
  },
  {
    id: "medical",
    latin: [
      `{unclear} + {breathless}, {discolored}, {failing}, {vomits}, {grave} + ${anybody}${unlike}`,
      `{unclear} + {struck} + ${anybody}${unlike}|fell asleep|fell in love`,
      `{breathless} + {discolored}, {failing}, hives, welts, rash, bumps + ${anybody}${unlike}`,
      `{grave} + {discolored}, {failing}, {breathless}, {vomits}, no quiere ir hospital, jaw, to my|his|her back|jaw|arm|neck, dizzy, tight*, heavy, pressure, weird + ${anybody}${unlike}|workout|massage|heart goes out|heart set|chest freezer|treasure chest|toy chest|filling|braces|numb from|flu shot|vacuna|tattoo|sunburn|dress|jacket|shirt|bench`,
      `{struck} + {vomits}, {failing}, {discolored}, clear stuff|fluid|liquid, out|from his|her|my ear|ears|nose, vomit*, mucho sueno, sleepy + ${anybody}${unlike}`,
      `{discolored} + {failing}, {vomits}, holding|hold|grabbing|clutching|rubbing his|her|my arm|chest|neck|jaw|belly|stomach, cold to touch, shak*, shiver* + ${anybody}${unlike}|room is|floor|wall|sheets|coat|teeth`,
    ],
    han: [
      "摔|撞|磕|砸|碰到头|掉下来 + 吐|叫|迷糊|想睡|睡着|不醒|没反应|说胡话|记不 + 他|她|孩子|儿子|女儿|宝宝|爸|妈|爷|奶|头|老 - 手机|电话",
      "叫不应|喊不应|叫不醒|叫不起来|怎么叫都|叫他没|叫她没|喊他没|喊她没 - 电话|客服",
      "冷汗|脸色|嘴唇|发白|发紫|发青|惨白 + 胸|喘|晕|没力|手麻|吐|站不 - 口红|油漆|墙",
    ],
  },
];
