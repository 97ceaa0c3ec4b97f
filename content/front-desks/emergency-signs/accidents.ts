import type { EmergencySigns } from "./emergency-signs.ts";

/** Crashes, closed cars, lost children, water, falls, and what fell on somebody. */
export const accidentSigns: readonly EmergencySigns[] = [
  {
    id: "locked-in-car",
    latin: [
      "{child}, dog, puppy, little one, year old, hes, shes + {car} + locked, locks, lock itself, shut, windows up, cant get in|to|any|door|it, wont open|unlock, cant open, keys in|inside, fob, no key, dont have key|keys|a|the, ac off, ac is, unlock, unattended, by itself, by himself, by herself, alone, nobody around, no grownup|adult|parent, sweating, crying, panting, 90|95|98|100 out|degrees - nobody inside|no one inside|empty|child lock|locksmith number|carrier|trade|kennel|leash|bike",
      "keys, key, fob, purse + in there, inside, in the, in it, seat, on the + {child}, dog, puppy, little one + shut, locked, windows, and so is, in there, inside, with, too - house keys|dog park|nobody inside|empty|in the trunk|kid locked my|son locked my|daughter locked my",
      "{nino}, perro, perrito, perrita + {carro} + cerro, cerrad*, encerr*, llaves, no abre|abren, adentro, solo, sola, solito, solita, ventanas, seguro*, quedo - silla nueva|comprar|asiento vacio",
      "lil one|man|girl|guy|boy, little one|man, {child}, granddaughters, dog, dogs, puppy, pup + strapped, buckled, carseat, car seat, in back, hot car, by himself|herself|itself, alone, tongue, windows up, bawling, crying, screaming, panting, red + locks, locked, lock, fob, keys, key, shut the, cant open, wont open, hot, alone, himself, herself, nobody, windows up, by - im alone|i am alone|dog hair|install|strap is stuck|recline|cleaning",
      "{nino}, perro, perrito, bebe + carro, coche, camioneta, troca, auto, estacionamiento + solo, sola, solit*, sud*, llor*, calor, encerr*, cerrad*, llaves, roj* - silla nueva|comprar",
    ],
    han: [
      "车 + 宝宝|孩子|小孩|狗|婴儿 + 锁|还在里面|一个人|关着|出不来|打不开|窗户 - 安全锁|座椅|空的",
      "车里|车内|后座|车上 + 孩子|小孩|宝宝|狗|婴儿 + 一个人|没人|满脸|通红|哭|热|锁|关",
    ],
  },
  {
    id: "crash",
    latin: [
      "left|right|center|middle|fast|slow|travel lane, middle of the|road|street|intersection|highway|freeway, highway, freeway, interstate, intersection, tracks, onramp, offramp, on ramp, off ramp + sitting, stuck, stalled, dead, died, wont move|start|go, stopped, rolled, on its side|roof, flipped, flying by, cant move + car, truck, van, it, im, we, trucks, our, my, cars - loud|noise|near|exit is|take the",
      "hit, hits, clipped, struck, t boned, tboned, rear ended, crashed, crash, wrecked, wreck, rolled, slid, flipped, collision, accident, ran over, sideswiped, drove + window, windshield, bleeding, blood, hanging in|upside|from, cant get out|up|her|him, wont move|wake|answer, not|isnt|doesnt answering|moving|responding|awake|talking, cant feel|move, still in there|it, trapped, stuck in, pinned, unconscious, gas|fuel|gasoline dripping|leaking, dripping under, smoking, in the road|lane, laying|lying there|on|in, on the ground, waters|water coming|in|rising, coming in the, head went|hit|thru|through, cant breathe, airbag* and, knocked out + {self}, {somebody}, car, truck, bike, bus, van - software|website|computer|app|system|rating|phone|parked car|last year|hail",
      "brake, brakes, pedal, gas pedal + gone, to the floor, nothing, are out, went out, fail*, dont work, wont work, stuck + hill, freeway, coasting, highway, cant stop, rolling, im on, were on, test drive, interstate, exit, doing 60|70|80 - price|appointment|pads|squeak*|quote",
      "slid, drove, went, crashed, car, truck + creek, river, lake, canal, pond, ditch + water|waters coming|is|in|rising, sinking, cant open, hanging, trapped, stuck in, belt, inside, doors",
      "parado, parada, varado, varada, atorado, quede, quedo, quedamos + autopista, carril, freeway, en medio, via, vias, interestatal + no prende|arranca|camina|se, carros, apago, descompuso, camiones",
      "atropell*, chocaron, chocamos, choque, choco, pegaron, volco, volcamos, volte*, accidente, estrell* + suelo, tirad*, sangr*, cabeza, no se mueve|levanta, no puede, cargad*, atorad*, inconsciente, prensad*, no responde, llora*, no reacciona - estacionamiento|nadie|ano pasado|estacionado",
      "jackknif*, tipped over, spun out, across both|all|two|three lanes, sideways on|in + lane, lanes, road, highway, traffic, cars keep|coming|flying - game|price",
      "in the|my car|truck|van, car, truck, van, behind wheel + wont open, cant open|get out, jammed, crushed in + dripping, leaking, smok*, pinned, upside, smell gas, still in - locksmith|oil change|keys",
    ],
    han: [
      "翻车|翻在|翻了|追尾|撞|车祸 + 卡|出不来|没反应|流血|不动|躺|昏|着火|漏油 + 车|人|他|她|司机|太太|我",
      "高速|路中间|马路中间|车道 + 停|抛锚|打不着|动不了|翻 + 车",
    ],
  },
  {
    id: "medical",
    latin: [
      // A child, or somebody who forgets, is gone.
      "cant find, couldnt find, dont see, not|isnt|arent here|there|where, isnt in there|here, gone, vanish*, disappear*, lost my|our|her|him|track, ran off, wander*, walked off, got out, got away, nobody|noone has|seen seen, dont know where, nowhere, where is|did|are he|she|they, bed|crib|room is|was empty, no sign + my|our|the|a|her|his little|son|boy|girl|daughter|kid|child|grandson|toddler|old|niece|nephew|kids|boys|girls|daughters|sons|baby|twins|autistic, my daughter|daughters|son|sons|boys|boy + minute, just, right here|beside|next|behind, turned, everywhere, up and down, three, four, five, six, seven, two, 2|3|4|5|6|7|8 yr|year|and|yo|years, seen, answering, not answering, nobody, looking, page, pool, bathroom, daycare, open house, hours, autis*, hes gone, shes gone, crowd, vanished, restroom, door, doors, woke - isnt here yet|not here yet|dust|running late|minutes late|gone for|away for|freeze|camp|jacket|coat|phone|charger|toy|shoes|shoe|section|bag|backpack|hat|glasses|tooth|teeth|card|appetite|nuggets|cat|custody|account|school|appointment|doll|ring|wallet|ipad|stroller|form|gone off|voice|coverage|insurance|interest|filling|crown|weight|size",
      "dementia, alzheimer*, autis*, memory problems, confused grandma|grandpa + walked off|out|away, wander*, left, gone, missing, cant find, got out, outside, disappeared",
      "walked|ran|left|went|took|taking|taken|grabbed|drove out|off|away|with my|our|a|the|with son|daughter|grandson|kid|baby|girl|boy|granddaughter|child, with|took my grandson|son|daughter|baby|kid|boy|girl + man, woman, guy, stranger, somebody, someone, lady + isnt his|hers|my, not his|hers|my, dont know, some man|guy|woman, stranger, out the door",
      "se me|nos perdio|extravio|solto, no encuentro|encontramos|aparece|veo, ya no esta|estan, nadie lo|la vio|ha|han, no esta por|aqui + {nino}, abuelo, abuela, papa, mama, chiquito - chamarra|mochila|celular|chaqueta|juguete|zapato*|gorra|cita|cuenta",
      // In water.
      "pool, tub, hot tub, bathtub, deep end, lake, pond, river, float tank, ocean, sea, creek, jacuzzi, spa, bath + at|on bottom, the bottom, face down, not|isnt|hasnt|havent coming|come|came|up up, went under, slipped under|in, fell in|down|into, in the water, got through|thru|past gate|fence, under in, pulled|dragged|fished a|him|her|the|out, found, not moving, under the water, sank, sinking, floating + {somebody}, {self} - phone|keys|ring|fell in love|floaties|toys|filter|leaves|pump|sandal*|teach|heated|lessons|float for",
      "floating face|facedown, found face down, face down in + {somebody}",
      "pool|lake|bath|sea water, water + swallow*, inhal*, chok*, breathed in + sleepy, breathing, cough*, limp, throwing, purple, blue, foam*, not right + {somebody} - price|softener",
      "fell|fallen|went down|in|into well|shaft|cistern|manhole|septic|hole|pit + {somebody}",
      "fondo, se hundio|ahog*, no sale, no ha salido, boca abajo, flotando, ya no la|lo vemos + alberca, piscina, mar, rio, lago, agua, jacuzzi, tina, pozo + {familiar}",
      // Under something, or down from something.
      "trench, wall, ceiling, dirt, roof, ditch, scaffold*, shelf, shelves, rack, car, truck, lift, piano, safe, fridge, refrigerator, tree, machine, forklift, pallet, beam, load, bar, barbell, dresser, tv, jack, tractor, deck, balcony, building, porch, stairs, floor, armoire, crate, table, elevator, gate, hole, boulder, bleachers, drywall, chimney + caved, cave, came in|down|through|thru|over, coming down, fell, tipped, slipped, rolled, dropped, collapsed, landed, got away, crush*, pinned, slid, toppled, closed, gave out|way, broke off, went over, through + on|onto|over|under|between|against|underneath him|her|them|me|us|someone|somebody|a|two|one|guy|kid|man|woman|it|people|there, on|onto|under|against my|his|her|their|techs|one|the leg|foot|hand|neck|arm|chest|back|head|guy|worker|wife|son|techs|helper|tech, only his|her|feet|a, see|just his|her|feet|hat|hand|shoe*, screaming, cant get|lift it|him|her|off|out|up|them, cant find my|him|her, still in|under there|it, is under, are under, people are|on, somebody|someone on|under|was|is, three|two|four on it|guys|people|men|workers, wont open|budge, trapped, dining room, room is, under the, underneath, customers|guests|kids|clients on|under|inside|are + {somebody}, {self}, roy, people, room, two, three, four - nobody near|nobody was|nobody inside|nobody hurt|nobody home|no one near|no one hurt|price|haul|quote|last month|last year|in line|on my car|some day|someday|on sale",
      "fell|came|falling|slipped|dropped|went|stepped off|from|through|thru|down roof|second|third|ladder|scaffold*|attic|skylight|lift|bucket|deck|balcony|two|flight|steps|stairs|hole|shaft|story, through|thru the roof|ceiling|floor + landed, slab, ground, back, concrete, awake, cant, leg, hurt*, dont touch, neck, feel, broke, bone, head, not moving, scream*, hip, ankle, bent, sticking - tree|shingle*|ice|paint|water|gutter*|branch|leak*|snow|tile*|siding|wind|satellite|antenna|rain|squirrel*|last month|last year|light",
      "stuck|pinned|trapped|wedged|caught under|underneath|beneath + backhoe, bucket, tractor, car, truck, forklift, tree, machine, beam, wall, load, lift, pallet, mower, atv, trailer, bulldozer, skid + is, got, hes, im, shes, are, his, my, he, she - keys|phone|ball|cat|paper|wheel|leaves|toy",
      "bone sticking|poking|showing|out, bent wrong|backwards|back|sideways|the, wrong way + leg, arm, wrist, ankle, knee, neck, finger, bone, foot + {somebody}, {self} - door|frame|pipe|bike|gutter",
      "arm, hand, sleeve, hair, finger, fingers, leg, foot, neck, scarf, hands, arms + caught, pulled, stuck, sucked, trapped, still in, closed on, jammed, wont come out, in there, pinched + mixer, machine, elevator, grinder, press, belt, auger, conveyor, gate, escalator, lift, slicer, presser, gears, fan, loader, dough, roller, garage door, treadmill",
      "no lo|la|los podemos|puedo|pueden sacar|mover|levantar, prenso, prensaron, aplast*, machuco, apachurr*, atrapad*, quedo|quedaron abajo|debajo|adentro, le cayo, hay uno|gente|alguien abajo|adentro|debajo, habia gente|personas|uno, uno abajo, con dos|tres personas + zanja, refri, caja, piano, pared, losa, techo, andamio, elevador, carro, vino, cayo, resbal*, maquina, pierna, mano, brazo, arbol, barda, balcon, desprendio, desplomo - precio|cotiz*",
      "se vino|cayo|cayeron|fue|desplomo|desprendio|volteo|tumbo encima|abajo|techo|pared|losa|zanja|balcon|andamio|barda + clientes, gente, personas, compadre, uno, ninos, trabajador*, companero, hijo, hija, encima, abajo, muchacho, ahi - nadie|precio|cotiz*|vacio|vacia",
      "se cayo|cai|cayeron andamio|techo|azotea|escalera|segundo|poste|del + no siente, no se mueve, no puede, piernas, cabeza, espalda, sangr*, quebr*, tirado - mes pasado|ano pasado|precio",
      // Shock.
      "shock*|zapped|jolt*|bit|bitten|hit by|from|off|bad|by|when|the outlet|wire|panel|plug|line|dryer|box|socket|switch|stove|breaker|bad, cant|couldnt|wouldnt let go, grabbed the|a panel|wire|line|outlet|cable + arm, heart, numb, buzzing, burn*, thrown, hand, chest, ground, flutter*, black, cant, couldnt, on the floor, down, got thrown + {somebody}, {self} - sticker|price",
      "ladder, pole, line, wire, panel, outlet + got thrown, thrown across|back|off, blown back|across, knocked back|off|down, frozen up|there + {somebody}",
      "toque, descarga, corriente, electrocut*, dio|dieron|agarro corriente|toque|cable, toco|agarro cable + no lo|la|se suelta, tirad*, fuerte, quemad*, brazo, no se suelta, pegado, no responde, mano, desmay*, no se mueve - precio",
      "buried|burried|trapped|pinned|stuck|caught to|up|under|in|by|below|inside|between his|the|a|dirt|waist|chest|neck, buried to|up|in|under + {somebody}, buddy, im, i - couch|sofa|mattress|furniture|key|in traffic|in line|keys|ball|phone|paper|cat|work|bill|bills|cable|line|treasure",
      "let go|came|come|gave|dropped|crashed|fell|falling|caved down|way|in|go|with|on|thru|through|out, let go, caved in, gave way, came thru|down|in|through + ceiling, roof, deck, porch, balcony, stairs, wall, shelf, shelves, scaffold*, floor, tree, window, trench, bleachers, awning, rack + people|guys|kids|folks|workers|guests on|it|under|in|still, under the|it|there, on top, on my|him|her|us, uncle, tenant, buddy, was out there, were out|on|in, somebody, someone, still in, with people|eight|kids|five|ten, people under|on - nobody|no one|was empty|price|quote|estimate|insurance paid|last summer|last year|dropped price",
      "stuck, locked, trapped, shut, wont open, handle broke, latch*, door closed + freezer, walk in, cooler, elevator, vault, safe room, container, moving truck, trunk, trailer, fridge, dryer, washer, crawlspace, tank, manhole, chute, sauna, steam room, tanning + {somebody} + contractions, pregnant, breath*, crying, scream*, panic*, dark, cold, hot, pass*, in there, inside, cant get, pound*, faint*, diabetic, chest, air, old, handle broke - slow|lower floor|couch|sofa|mattress|keys|dresser|piano|phone",
      "isnt|not|arent|gone|left|wasnt in|out|from|the her|his|the|house room|bed|house|tent|yard|crib|bathroom|nightgown, gone, missing, vanish*, disappear*, cant find, wandered, slipped out, got out + four|three|two|five|six|seven year|yr, {child}, toddler, alzheimer*, dementia, grandma, grandpa, mom, autistic + pool, lake, road, street, highway, freezing, snow, door open|was, gate, nightgown, pajamas, barefoot, dark, woods, river, stranger, some man|guy, in the cold, hours - school|voicemail|pool hours|heated|custody|doll|phone|toy",
      "pulled|dragged|fished|got|lifted|found her|him|a|them|lady|kid|man|out + pool, lane, tub, water, lake, pond, jacuzzi, river, lap, bottom, hot tub + gray, grey, blue, foam, limp, cough*, breath*, not moving, cpr, out cold, purple - phone|hair|leaves|toy",
      "roll*, flipped, crash*, wreck*, hit, t boned, tumbled + suv, truck, car, van, bus, atv, golf cart, tractor, bike, motorcycle, four wheeler, jeep + isnt crying|moving|answering|talking|awake, not crying|moving|answering|talking|awake, wont wake|answer|move|talk|open, quiet, pinned, under it, thrown, stuck in, blood, neck hurts|broken|snapped|bent|twisted|bleeding|wont|cant|bad|killing, neck is|really|so|feels bent|broken|twisted|numb|wrong, hurt|hurts|broke|cut my|his|her neck, cant feel|move|get|turn|bend - parked|quiet ride|mechanic|hit or miss",
    ],
    han: [
      "孩子|女儿|儿子|宝宝|小孩|奶奶|爷爷|老人|爸|妈 + 不见了|走丢|找不到|丢了|走失 - 衣服|手机|东西|包|鞋|玩具",
      "沉|溺|呛水|掉进|掉到|没上来|捞 + 池|水|浴缸|海|河|湖|井 + 孩子|宝宝|人|他|她|儿子|女儿|客",
      "塌|倒|砸|滑下|掉下|压|翻 + 人|工人|他|她|客人|孩子|脚|腿|手 + 压|夹|里面|下面|底下|砸|动不|出不来|搬不|受伤",
      "被电|触电|电到|电了|漏电 + 手|黑|倒|他|她|儿子|孩子|人|弹",
      "孩子|人|她|他|客人 + 水里|池|水底|海里|湖 + 捞|不动|沉|没气|漂|没上来",
      "压|埋|砸|困|夹 + 工人|人|他|她|孩子|同事|师傅 + 货架|墙|机|车|土|屋顶|天花板|坑|冰柜|电梯|门",
    ],
  },
];
