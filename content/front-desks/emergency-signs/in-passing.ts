import type { EmergencySigns } from "./emergency-signs.ts";

/** Dangers told in passing, played down, or half in one line and half in the next. */
export const signsInPassing: readonly EmergencySigns[] = [
  {
    id: "suicide",
    latin: [
      "nothing left, no reason left|anymore, nothing to live|lose, done with it|everything + pistol, gun, rifle, shotgun, revolver, rope, pills, razor + {self} - collection|safe|license|permit|charge|charges",
      "next to|beside|with her|hers|him|his|them|mom|dad, join|see|be her|him|them soon|again|with + doing it|this tonight|this|today|tomorrow|weekend|soon, wont be|need long|it|needing, after tonight|today + plot, grave, ashes, buried, urn, wife, husband - service|meeting|appointment|paperwork|pre plan|preplan|visit",
    ],
    han: [],
  },
  {
    id: "suicide",
    desks: ["doctors", "dentists", "attorneys", "insurance-agents"],
    latin: [
      "tell|say|give the|dr|doctor|nurse|everybody|everyone|him|her|my|mom|dad|kids bye, say bye|byes + for tonight, set for|tonight, tonight, for good, all set|ready|done, last time - see you|vacation|moving|retir*|cancel",
      "tome|tomo|tomado veinte|treinta|quince|diez|doce|cuarenta|muchas|todas|tantas + dormir, pastillas, nervios, pildoras - cada|al dia|receta|desde hace",
    ],
    han: [],
  },
  {
    id: "suicide",
    desks: ["funeral-homes"],
    latin: [
      "prepay*, pre pay*, mine, my own, for myself + wont be|need here|around|alive|it, not be|gonna here|be|around|alive - next month|in town|out of town|traveling|back by",
    ],
    han: [],
  },
  {
    id: "violence",
    latin: [
      "broke|broken|fractured|busted|cracked|dislocated my|her jaw|nose|arm|ribs|rib|wrist|tooth|teeth|cheekbone|finger, gave|left me|her a black|with, split my|her lip + he, hes, husband, boyfriend, ex, dad, stepdad, she, shes + asleep, next room, sleeping, home, tonight, coming back|home, scared, wont let, again, outside, hiding - crash|car accident|truck|ran a|red light|surgery|surgeon",
      "end|kill|take|finish us both|all, end|take everyone|everybody|her|him with me|them, kill her|him and|then myself|me + {self}, gonna, outside, tonight",
      "threaten*|threatened|swears|says|vowed to|hell|shell|hes|gonna|going shoot|stab|kill|strangle|burn, threaten*|threatened to|with hurt|beat|blow|gun|knife|bomb + {self}, {somebody} - the engine|video|photo|photos|wedding|hoops|pool|prices",
      "has|got|have|theres|is|planted|left a|the bomb|explosive|grenade, bomb threat|vest + {somebody}, here, lobby, says, bag, building - bath|bug|photo|sake|shelter|cyclone|seed",
      "scream*|yelling|shouting|crying help|stop|for, screams for|help + {somebody}, room, next, door, wall, things - game|football|kids playing|help desk|roller|customer service",
      "out of|on jail|prison|bail|bond, got out, bonded out, released from + pictures|photos|video of my|front|door|house, outside my, at my|the door, following, watching me|us|the, parked outside|by|across + he, hes, ex, husband, she, shes",
      "smash*, hammer, hammers, crowbar, masks, masked, grabbing + still in|here, in here|the, inside now|the, right now + they, theyre, guys, men, them, somebody, case, store, window - movie|costume|halloween",
      "loading, loaded, racked, cocked, went to|for get|his|the, getting|got|grabbed his|the|a|dads + gun, shotgun, rifle, pistol, revolver + he, hes, she, shes, ex, husband, boyfriend, dad + said, says, tonight, ill, hell, will, if, gonna, going, scared, me, us, kids - range|hunting|safe|truck|divorce decree|permit|collection|gun back|guns back",
      "on purpose, tried to run|hit, ran us|me|him|her over|off, chasing|circling us|me|him|her|the + truck, car, van, suv, he + he, hes, she, shes, ex, husband + circling, chasing, block, back, again, now, outside, still - insurance|claim",
      "put|putting me|us|her in ground|grave|hospital|box|morgue + he, hes, she, shes, ex, they, husband, boyfriend, says, said - ambulance|they put|doctor|nurses|accident|crash",
    ],
    han: [],
  },
  {
    id: "gas",
    latin: [
      "gas, propane, meter, valve, furnace, boiler + smell|odor|stink|stench|hissing is|came|back|again|got|getting|its back|again|worse|stronger|returned, smells|stinks|reeks|hissing again|worse|still|stronger, still smells|smell|stinks|reeks|hissing, sigue oliendo, huele otra|de|mas vez|nuevo|fuerte - paint|dust|musty|sewer|cigarette|cigarettes|burgers|perfume|cat|dog",
    ],
    han: [],
  },
  {
    id: "carbon-monoxide",
    latin: [
      "locked|stuck|trapped|shut in|inside garage|bay|trailer|shed + running, idling, engine on, generator",
    ],
    han: [],
  },
  {
    id: "after-treatment",
    desks: ["med-spas"],
    latin: [
      "seeing gray|grey|black|dark|spots|fog*|flashes, gray|grey|black|dark|foggy out|in of|my|the left|right|one|that|eye, see gray|grey|black|fog|nothing + eyes, eye, filler, did, yesterday, since, woke, left, right, lips - circles|eyeliner|shadow",
    ],
    han: [],
  },
  {
    id: "water-near-power",
    latin: [
      "water, pour*, drip*, leak*, gush*, flood*, coming down|thru|through + onto|into|over|on the|a|washer|dryer|my plug|outlet|outlets|socket|panel|breaker|cord|strip, by|near|around|beside|next|behind|over|above|under the|a|to light|lights|outlet|outlets|panel|breaker|socket|plugs|bulb|fan, out|of|through|thru|down|inside|in the|a|my|our|of light|lights|bulb|fixture|socket|outlet + ceiling, upstairs, pour*, drip*, coming, running, leak* - nowhere|far from|away from|stain|dried|dry|fixed|not near|isnt near|not by|isnt by",
    ],
    han: [],
  },
  {
    id: "fire",
    latin: [
      "car, cars, truck, trucks, hood, engine, van + smoking, smokes, flames, in flames + side of|the, shoulder, road, highway, freeway, interstate, pulled over, out of|in the|it|grass - non smoking|cigarette*|smell of smoke|last owner",
      "rags, bucket, pile, bin, trash, oven, toaster, dryer, outlet, hood, battery, charger, mulch, vent, wall + little|bit|some|wisp of|smoke, smoke + smoke off|coming|rising|from|out, wisp of + warm, hot, and, theres, still - detector|damage|smell of|last|cigarette*",
    ],
    han: [],
  },
  {
    id: "electrical",
    latin: [
      "outlet, plug, socket, switch, receptacle, plate + brown, black, scorch*, melted, discolor* + warm, hot, buzz*, smell* - coffee|paint|want|wire nut|black plate|black switch",
    ],
    han: [],
  },
  {
    id: "tooth-out",
    desks: ["dentists"],
    latin: [
      "slipped, fell, hit, knock*, elbow*, bike, tub, stairs, punched, crash*, tripped, ball + tooth|teeth|one is|are|got|was|were|pushed|shoved|jammed|driven|bent way|pushed|shoved|jammed|up|in|back|sideways|bent, tooth|teeth|one out|is|on on|floor|ground|hand|the - denture|dentures|crown|crowns|retainer",
    ],
    han: [],
  },
  {
    id: "poison",
    latin: [
      "bleach, ammonia, drain cleaner, drano, acid, lye, chemicals + mixed|mixing|poured with|w|and|bleach|in|it|them|together, cloud, fumes, fume, yellow gas, green gas, haze, mist, gas coming + cough*, burn*, breath*, chest, throat, eyes, dizzy - before|hair",
    ],
    han: [],
  },
  {
    id: "crash",
    latin: [
      "accelerator, accelerators, gas pedal, pedal, pedals, throttle, cruise control + stuck, jammed, wont let|release|come|disengage + doing, going, im, mph, speeding, freeway, highway, cant stop|slow, 60, 70, 80, 90 - parked|in park|driveway|bike|sewing",
    ],
    han: [],
  },
  {
    id: "medical",
    latin: [
      // A heart, called something else.
      "indigestion, heartburn, reflux, gas pain|pains, pulled muscle|something, heavy|weird|funny feeling, pesa el pecho, back, jaw, shoulder + {discolored}, gray, grey, ashen, clammy, sweaty, sweating + {somebody}, {self} - hair|paint|workout|massage|gym|dye|tooth color|siding|shingles",
      "cant|couldnt|wont lift|hold|grip|squeeze|raise the|a|his|her|cup|fork|phone|arm|hand|with + hand, arm, side, fork, cup + says, pulled, slept, probably, suddenly, since, morning, muscle, he, she - tennis elbow|surgery|shoulder surgery|months",
      "entumi*, adormec*, durmio, dormida + cara, brazo, lado, boca, mitad + {familiar} - dentista|anestesia|muela|masaje",
      "lips|lip|face went|turned|are|is|got white|gray|grey|blue|pale, pale, white as, clammy + cant|couldnt|cannot|not|hard talk|speak|talking|answer right|straight|clear|to|me|us, talk*|speech funny|weird|slurr*|wrong - filler|lipstick",
      "bleeding|blood|fluid|blood is from|out|coming|in ear|ears|his|her|my ear|ears, bleeding|blood from|out|in ear|ears + {somebody}, {self} - piercing|pierced|dog|cat|wax",
      "red streak|streaks|line|lines, streak*|lines up|going|running + fever, leg, arm, foot, hand, nail, bite, cut - paint|hair|wood|window|car|siding",
      "swelling|swollen|swole|puffiness went|going|goes|moved|moving|spread*|spreading|down|into|now down|into|to|in|toward neck|throat|eye|my|his|her, hot potato, muffled voice, voice is|sounds muffled|thick + {self}, {somebody}",
      "months, weeks, pregnant, expecting + belly|stomach|tummy hit|slammed|hurts|hard, hit|slammed belly|stomach|dash|dashboard|wheel|steering + {somebody}, {self} - last month|months ago|weeks ago|vacation",
      "cant|couldnt|cannot get|make|push a|any|sound|word|noise sound|word|noise|out, no sound + grape, food, meat, steak, candy, hot dog, eating, ate, throat, boy, girl, kid, table, chok* - speaker|speakers|tv|guitar|alarm|doorbell",
      "vomit*|throwing|threw|puk*|spitting up black|coffee|blood|dark, vomit* black|coffee|blood, up black|blood|coffee, coffee grounds|ground, black|tarry|bloody stool|stools|poop|diarrhea + {self}, {somebody}, day - want coffee|coffee table|countertop*|dog|cat",
      "leg|calf|arm is|swelled|swollen|twice|double|bigger twice|double|bigger|huge|size, leg|calf twice|double + winded, breath*, breathless, chest - gym|workout|squats",
      "left|right|one side|half feels|feel|is|went|gone asleep|numb|dead|heavy|weak|funny, side of|feels|is his|her|my|asleep|numb|dead body|face|asleep + {sudden}, says, woke, hiccup*, face, hand, leg - slept on|filling|shot|novocaine|dentist|lidocaine|of the house|of the bed",
      "lips|lip|tongue|mouth are|is|feel|feels|tingl*|itch* tingl*|itchy|itching|numb|weird, lips|tongue tingl* + throat weird|funny|tight|itchy|scratchy|closing|thick, throats, itchy|hives|rash|welts all|over|everywhere, hives - chapped",
      "door wont|doesnt|cant|is|stuck|jammed open|stuck|jammed|unlock, locked|stuck|trapped|shut in|inside the|a|walk|sauna|freezer|cooler|vault + in it|there, inside, {somebody} + bang*, scream*, pounding, yelling, freezer, cooler, vault - car door|keys in|locker",
      "went|climbed|goes|gone in|down|into|inside|after + tank, pit, sewer, sewage, manhole, septic, trench, silo, crawlspace, vat, well + laying|lying|layin down|there|on, not|isnt|wont|stopped answer*|moving|talk*|respond*, passed, quiet, slumped - went in last|pump out",
      "sprayed, spraying, fumes, epoxy, lacquer, thinner, fogged, solvent, glue, stain, varnish + fell asleep, asleep, sleepy, drowsy, nodding, giggling, drunk, loopy + wont|cant|couldnt|not|isnt get|wake|answer*|moving|stand|talk, hard to wake",
      "burnt|burned|burn|scalded|cooked|is|got|really bad|badly|burnt|burned|scalded|pretty + arm, arms, hand, hands, face, leg, legs, chest, neck, back + fryer, oil, grease, steam, flame, flared, fire, stove, torch, boiling, water, cook, cooks, acid, chemical - hair|sunburn*|sun burn|tongue|years ago|last",
      // The face swells.
      "eye|eyes|eyelid|eyelids|lid|lids almost|nearly|practically|about|half|completely|swelling|swollen|swole|puffed|puffing|puffy shut|closed, eye|eyes|lids is|are|wont|cant swollen|swelling|puffed|open shut - tired|sleepy|asleep|stye|makeup|lashes fell|picture|photo|movie",
      "lip|lips|tongue|face|throat|eye like|are|is|got|gotten|three|two|twice|double|triple times|twice|double|triple the|size|as, tongue|throat|lips getting|gets|got|going|feels|feeling|is|real|kinda thick|thicker|tight|fat|numb|big + {self}, {somebody}, size - want|wanna|would like|make my|price|before and after|filled|novocaine|numbing shot|lidocaine",
      // After a collision or a blow, what a stiff neck is not.
      "wreck, wrecked, crash*, accident, rear ended, hit, collided, flipped, choque, choco, chocaron + legs|leg|arm|arms|hands|hand|feet|fingers|side|face going|are|is|went|gone|feels|feel numb|tingl*|asleep|weak, cant|cannot|couldnt turn|move|feel|lift|stand|walk, threw|throwing up, vomit*, everything double|blurry|spinning, seeing double, passed out, blacked out, durmiendo, vomit*, no siente|mueve - last month|months ago|last year|years ago|novocaine",
      "golpe*, pego, choque, choco, cayo + cabeza, nuca, frente + durmiendo, dormido, dormida, duerme, sueno, vomit*, mareado, mareada, confundid* - mes pasado|ano pasado",
      "sugar, sugars, glucose, insulin, numbers + 20|25|28|30|32|35|38|40|42|45|48|50|52|low|lo|500|550|600|hi, is|are|at|says low|lo|30|35|38|40|42|45|50 + shak*, sweat*, confus*, stupid, weird, foggy, sleepy, faint*, pass*, blurry, out of it, talk* - sugar free|calories|workout",
      "blistered, blistering, blisters, blister + whole, entire, all over, big, huge, coming off + back, legs, leg, stomach, chest, face, arms, arm, neck, hands + {self}, {somebody} - paint|siding|deck|wall|stucco|shoes|boots|hiking|sunburn",
      "pee, urine, peeing, piss + cola, coke, coca, brown, tea, black, bloody, rust + squats, workout, class, crossfit, legs, arms, lift*, muscle*, swollen, spin, bend - dog|cat|puppy|carpet|stain",
      // Something heavy.
      "trench, ditch, hole, excavation, hillside, wall, scaffold*, tunnel + gave|caved|collapsed|slid|came way|in|down, gave, caved, collapsed + down|was|still|is in|under|there|it, nobody|noone|ones|one heard|seen|from, cant find|see|hear + {somebody}, no ones, nobody - rain water|fence|garden wall|last",
      "piano, safe, dresser, fridge, pallet, beam, tree, machine, couch, load, crate, armoire, forklift, jack, car, truck, table, cabinet, lift, door, log, boulder, engine + slid, fell, tipped, rolled, slipped, dropped, came down, let go, gave, failed, landed + on|under|onto the|him|her|me|them|his|her|my|leg|foot|hand|arm|chest|somebody leg|legs|foot|hand|arm|chest|head|him|her|me|them|car, on|onto leg|legs|foot|hand|arm|chest|him|her|me|them, under the|it car|it|truck|lift + {somebody}, guys, guy, one of, mechanic, worker, tech, leg, foot - last year|hood|insurance|scratch|claim|broke my dresser|dent",
      // "On the floor and not making sense".
      "on|in the|a floor|carpet|ground|bathroom|kitchen|tub|shower|sidewalk|stairs + {somebody} + {cannot} making|make|talk*|making any|sense|right, mumbl*, babbl*, nonsense - website|report|map|flooring",
      "on|in the|a bathroom|kitchen|shower|restroom|stairwell|garage floor + dad, mom, mother, father, wife, husband, grandma, grandpa, roommate, neighbor, guest, man, woman, guy, lady, client, customer, member, patient + is, hes, shes, laying, lying, found, still, there - playing|sitting|sleeping|install|tile|tiles|mop|mopping|paint|stretch|clean|wet floor",
      "took|taken|swallowed|ate|downed|taking all|whole|bottle|handful|every of|her|his|my|their|the|bottle|last xanax|ambien|klonopin|valium|ativan|norco|percocet|oxy*|vicodin|adderall|benadryl|advil|aspirin|insulin|trazodone|lithium|seroquel + {somebody}, {self} - as prescribed|refill",
    ],
    han: [],
  },
];
