import type { EmergencySigns } from "./emergency-signs.ts";

/** After a treatment, in the chair of a dentist, and where somebody has died. */
export const careSigns: readonly EmergencySigns[] = [
  {
    id: "after-treatment",
    desks: ["med-spas"],
    latin: [
      "sight, vision, eye, eyes, see, seeing, everything in + dim*, blur*, fog*, curtain, shadow*, spots, double, two of, gone dark|black|gray|grey, hazy, cloudy, dark, black, flash*, cant see, lost, half of + filler, fillers, filled, botox, inject*, shot|shots, cheeks, lips, done, since, after, troughs, needle, yesterday - eye cream|eye shadow|eye liner|before and after|dark circles|dark spots|brown spots",
      "vision, sight, seeing, see, eye + blur*, fuzzy, dim, double, gone, cant see, lost, half of, black|dark spot + left|right|one|my|her eye, now, sudden*, hour|hr|hrs|hours, this morning, woke up - eye cream|eye shadow|eye liner|dark circles|dark spots|brown spots|glasses|contacts|lasik|double chin",
      "skin, spot, nose, corner, lip, lips, cheek, patch, chin, area, side, forehead, mouth + white, whitish, gray, grey, grayish, greyish, lacy, ash, ashy, mottl*, marble*, cold, purple, purplish, blue, bluish, dusky, black, pale, blotch*, net, web + filler, filled, inject*, put, done, got, since, after, pain*, ache*, aches, numb - dress|wedding|gown|shirt|cold sore*|cold sores|price|blackhead*|white strips|bruis*|in photos|in pictures",
      "cant|cannot|hard|trouble|couldnt|difficulty swallow*|water|breath*|drink*|get, choking + botox, filler, inject*, shots, neck, masseter, treatment, since, after",
      "breathing, breath, breathe + off|weird|funny|wrong|odd|shallow|harder|worse since, not|isnt|arent|really right|normal|good, feels|is|gets off|weird|wrong|harder|hard|worse|tight|shallow + filler, fillers, botox, inject*, shots, treatment, laser, peel, since - mask|exercise*|breathing easy|do you",
      "spread*, bigger, larger, growing, worse, moving|creeping|climbing up|toward|down|across|into + white, gray, grey, greyish, grayish, pale, purple, mottl*, blotch*, lacy, dusky, ashy, black, skin + filler, fillers, filled, inject*, injector, lips done, cheeks done, treatment, you|she did - fading|cannula|do you|how far|spread out|spread them|over sessions|price",
      "lid|eyelid|lids|eyelids wont|cant|droop*|dropp*|lift|open|half|hang*|heavy|closed + {self}, botox, shots, since",
      "bubbl*, blister*, weep*, oozing, raw, peeled off + laser*, zapped, peel, ipl, treatment, since",
      "pain, hurts, ache*, throb* + climb*, grow*|growing, worse, unbearable, cant stand + filler, chin, lips, cheek, nose, inject*, hrs, hours, since",
      "vista, ojo, ojos, veo, ver + neblina, borros*, nublad*, doble, oscur*, manch*, sombra*, negro, no veo + relleno, inyect*, botox, despues, desde, pusieron, pusieron",
      "vista, veo, ver, vision, ojo + borros*, nublad*, doble, no veo, perdi, perdio, oscur* + ojo, ahora, repente, pronto, hora, horas, amaneci",
      "palid*, blanc*, fri*o, frio, gris, morad*, negro + labio*, labios, nariz, lado, cachete, piel, menton + relleno, inyect*, pusieron, desde, punza*, duele - vestido|boda",
      "no puedo|cuesta|no pasar|tragar|respirar|pasa + botox, inyect*, pusieron, relleno",
      "filler*, botox, tox, sculptra, juvederm, restylane, dysport, kybella, radiesse, voluma, xeomin, injection*, injected, injector, treatment, she did, you did, yall did + wrong way|pipe|hole, down wrong|the wrong, gets|getting|got stuck, voice is|going|gone|weak|weird, hoarse, raspy, choking, choke, cant|hard hold|swallow|breathe|to head|up, neck weak|feels, hold my head, weak, drool* - voice coach|voicemail|weak coffee|do you|can i|should i|how long",
      "filler*, botox, tox, sculptra, juvederm, restylane, dysport, kybella, radiesse, voluma, xeomin, injection*, injected, injector, cheek, she did, lips done, nose done, after the + eye, vision, sight, lip, nose, skin, tip, spot, patch + dark, dusky, black, gray, grey, cement, cold, ice cold, white, blue, purple, blotchy, lacy, marbl*, dim, foggy, blurry + went|got|turned|gone|is|looks|half|right|today|now|since|after|one, going - photos|pictures|want filler|i want|dark circles|eye shadow|dress|bruise*|do you|wedding",
      "swelling, swollen, swole, puffy, hives + botox, filler, inject*, peel, cream + breathe, throat, tongue, eyes shut, swallow, lips huge",
    ],
    han: [
      "眼|视力|看东西|看 + 模糊|发黑|黑影|看不|重影|雾|暗 + 填充|玻尿酸|打完|打了|肉毒|注射",
      "眼|视力|看东西 + 模糊|发黑|看不见|看不清|重影 + 左|右|一只|突然|现在|今天",
      "发白|发紫|发灰|发黑|冰凉|变白|花斑 + 填充|玻尿酸|打完|打了|注射|鼻|唇|脸",
      "吞|咽|喝水 + 困难|不下|呛 + 肉毒|打完|打了|注射",
      "打了|打完|注射|玻尿酸|肉毒|填充|水光 + 吞|呛|声音|抬不起|喘|看不清|发黑|发白|冰",
    ],
  },
  {
    id: "tooth-out",
    desks: ["dentists"],
    latin: [
      "baseball, ball, softball, elbow*, puck, hockey, punch*, fell off|from|down|on|face, i fell, he fell, she fell, bike, scooter, wreck, got hit, was hit, hit him|her|me|by|in|mouth, smack*, knock*, kick*, trampoline, skate*, slipped, tripped, face plant*, bat, accident, collid*, basketball, soccer, crash* + tooth, tooths, teeth, front one|ones|two, root, mouth + out, gone, my hand, hand, napkin, grass, ice, hanging, thread, pushed, root, popped, milk, missing, found, loose, bag - fairy|years ago|implant|implants|crown popped|filling",
      "grown|adult|permanent|front tooth|teeth|one knocked|smacked|popped|out|came|flew|hanging + {somebody}, {self} - fairy|crowns|veneers|whitening|implant|implants|filling",
      "golpe*, pego, pegaron, dieron, cai, cayo, codazo, balon, balonazo, pelota, bici*, patada, punetazo, choco + diente*, dientes, muela, enfrente + mano, volo, volaron, salio, perdio, perdi, raiz, zafo, tumb*, afloj*, cuelga, colgando, entero",
    ],
    han: ["牙|门牙 + 摔|撞|打|球|磕|碰 + 掉|飞|手上|手里|出来|松"],
  },
  {
    id: "unexpected-death",
    desks: ["funeral-homes"],
    latin: [
      "cold, stiff, blue, not|isnt warm, not|isnt breathing, no pulse, hanging, purple, lifeless + {somebody} + found, just, came in, come out, breakfast, crib, bed, couch, chair, garage, floor, nobody, not called, morning, wake, now, bathroom, hes, shes - hospice|weather|hospital|price|flowers",
      "gone, died, dead, passed, hanging + just now, minutes ago, just came, just found, just walked, not|havent|ive called, nobody has|knows|been, was fine, he|she was, found + {somebody} + garage, house, home, couch, bed, floor, bathroom, here, shed, now, basement, crib, called, fine - hospice|hospital|nursing|nurse|coroner|last week|weeks",
      "breath|still breath|left|warm|moving|moves, bit of breath, pulse left, still warm, moved his|her|a + {somebody}, think",
      "helad*, friecito, tieso, tiesa, sin pulso, morado, morada, amaneci, amanecio + {familiar} - hospital|hospicio|clima",
      "creo que ya|se se|fue|murio|fallecio, se nos fue|murio, se fue|murio|quedo + piso, nadie, cama, casa, bano, ahorita, silla, sofa - hospital|hospicio|hospice",
      "cold, stiff, ice, hard, gone, blue, stopped + {somebody}, mama + fine last|yesterday|at|when|this, was fine, last night, went to bed, put her|him down, wasnt sick, hospice isnt|wasnt|never, no hospice|doctor|warning, hands are, wont wake, what do i|we, in her|his chair|recliner|bed, layin*, laying, layed, now shes|hes, this mornin|morning - chapel|weather|hospital|food|water|price*|casket|price|flowers|a cold",
      "gone, passed, dead, not alive, died, not with us + a while, i think, think, maybe, looks like, might be + chair, bed, floor, couch, recliner, house, tv, porch, bathroom, tub, garage, truck, came by|over|in, walked in, groceries, just - hospital|nursing home|last week|hospice nurse|gone up|gone home",
      "hung|hanged|shot|hang|killed him*|her*|himself|herself, hangin from|in, hanging from|in|there + still, garage, now, found, closet, basement, just, tree, shed, room, bathroom - picture|painting|years ago|plant*",
      "frio, fria, helad*, tieso, tiesa, no respira, ya no, no se mueve + papa, mama, abuel*, esposo, esposa, hermano, hermana, bebe, hijo, hija, suegr*, tio, tia + encontre, amaneci*, piso, cama, silla, nadie, anoche, estaba bien, llamado, bano, llegue - hospital|hospicio|clima|comida",
    ],
    han: [
      "凉了|冰凉|没气|断气|僵|发硬|没有气 + 早上|家|刚|床|身体|爸|妈|弟|哥|爷|奶|孩子 - 医院|护士|安宁",
      "叫不醒|身体|手|人 + 硬|凉|冷|冰|没气|没有呼吸 + 爸|妈|爷|奶|公|婆|老|他|她|孩子|宝宝 - 医院|护士|安宁",
    ],
  },
];
