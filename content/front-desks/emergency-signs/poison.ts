import type { EmergencySigns } from "./emergency-signs.ts";

/** Something harmful in a mouth, a body or an eye. */
export const poisonSigns: readonly EmergencySigns[] = [
  {
    id: "poison",
    latin: [
      "ate, eaten, eating, eats, drank, drink*, drunk, swallow*, swig*, swigged, sip*, gulp*, chew*, lick*, ingest*, sucked, sucking, bit, bite, bitten, in her|his|their|the mouth, into the, half chewed, teeth marks, inhal* + bleach, bait, poison, pellets, cleaner, degreaser, drano, drain cleaner|opener, lye, ammonia, antifreeze, coolant, thinner, turpentine, solvent, gasoline, kerosene, lamp oil, lighter fluid, weed killer, roundup, pesticide, insecticide, bug spray|stuff, roach, rat, mouse|ant|snail bait|trap|poison, mothball*, fertilizer, detergent, pod, pods, battery, batteries, magnet, magnets, vape, nicotine, peroxide, acetone, polish remover, relaxer, spirits, varnish, sealer, epoxy, sanitizer, lysol, descaler, eye drops, essential oil, bowl cleaner, acid, chlorine, pool chemicals, chemical*, pink stuff, blue stuff, green stuff, mystery, wild mushrooms + {child}, {somebody}, {self} - pets|restaurant|prices|seafood|roaches are|ants are|mice are|rats are|they ate|something ate|mice ate|rats ate|termites|cookie|cake",
      "eating, ate, eats, eaten, chew*, lick*, swallow*, mouth, teeth marks, putting, drank, drinking, sucking, bit + {child}, she, he + flakes, chips, paint, caulk, glue, cube, cubes, block, blocks, tray, trap, station, beads, pellets, gel, coin, button, pill, pills, marker, jug, bottle of, tiny battery, battery, plant leaves, berries, one in, the pink|blue|green, bait - chocolate chips|potato chips|corn flakes|food|menu|fries|veggies|cookie|cake|birthday|highchair|allerg*",
      "{child}, year old + got into, get into, opened, cap|lid was|is off|open, bottle was|is open|empty, ten gone, some gone, missing, took, found + pills, meds, medicine, medication, blood pressure, heart pills, tablets, gummies, edibles, insulin, tylenol, vitamins, pain pills, purse, cleaner, under the sink, cabinet - appointment|refill|prescribed|this morning at|fever",
      "swallow*|took|taken|ate|drank everything|anything|all|whole in|of|the + cabinet, bottle, medicine, meds, pills, drawer, purse + {somebody} - as prescribed",
      "gel, stuff, powder, spray, chemical*, paste, poison, cleaner, bait, glue, paint + on|over|in|around his|her|their|the tongue|mouth|lips, foaming at + {child} - toothpaste|face paint|food|cake|chocolate|mouth guard|fluoride",
      "tiny|button|coin|watch battery|batteries, magnet*, battery + gone, missing, cant find, swallow*, mouth, ate + {child} + drool*, gone, cough*, chok*, cry*, vomit*, appetite, throwing",
      "gave, given, giving, took, taken, taking, double|doubled + pills, pill, dose, meds, insulin, medicine, medication, heart ones, blood pressure + twice, double, doubled, by mistake, by accident, wrong one|pills|pill|bottle, too many, too much, mixed up, extra - charged|billed|appointment",
      "eye, eyes, face + peroxide, bleach, fogger, acid, cleaner, chemical*, thinner, dye, developer, pepper spray, lye, relaxer, drain, sprayed, bleach, paint, solvent, glue, fumes + burn*, on fire, cant, sting*, wont open, splash*, in his|her|my|their|the eye|eyes - face paint|painting|eye color",
      "breath*|inhal*|sprayed|fogger|fumes|bomb|bombed + {somebody}, {self} + cough*, throwing up, burning, cant breathe, dizzy, tight chest, in her|his|my face - bath|cost|before|price",
      "blue, purple, gray, grey, not waking, wont wake, barely, limp, nodding, gurgl*, not breath* + did something|some|too, took something|some|too, shot up, snorted, used something, powder, fent*, heroin, oxy*, percs, molly, xanax, needle, pills + {somebody}",
      "tomo, tomaron, trago, comio, bebio, chupo, mordio, lamio, metio, agarro, comiendo, tomando, probo, mordid*, masco, mascando, en|de la|su boca, le falta un|una|el|la pedazo|pedacito|mordida + {nino}, perro, le, ella, alguien + cucarachas, ratas, ratones, hormigas, veneno, cloro, pila, pintura, cebo, jabon, trampa, raticida, thinner, gasolina, acido, limpi*, detergente, insecticida, pinol, fabuloso, suavitante, bolita*, iman, moneda, destapacanos, aguarras - restaurante|les caemos",
      "pastillas, medicina*, medicamento, pastilla, capsulas, frasco + {nino} + faltan, abuel*, tomo varias, trago, comio, bote abierto, frasco abierto, jugando, abrio, agarro, de mas, por error, todas - cita|recetar|receta",
      "se metio|inyecto|echo, consumio, heroina, fentanilo, piedra, cristal + azul, morad*, no responde|despierta|respira, ronca, mal, tirado, tirada",
      "pup, puppy, dog, dogs, cat, kitten, pet, lab, poodle, chihuahua + ate, eaten, eating, chewed, chewing, licked, drank, swallowed, got into + block, blocks, bait, green stuff, blue stuff, pink stuff, pellets, poison, antifreeze, chocolate, xylitol, lily, lilies, edible*, gummies, ibuprofen, advil, tylenol, pills, meds, slug, snail, rat, mouse, bleach, grapes, raisins, whole - cat food|dog food|pet safe|furniture|couch|shoe|shoes|carpet|wall|safe if|pet friendly|trim|baseboard*",
      "{child}, yr old, year old, two, three, lil one, little one, niece, nephew + tray, bait, block, station, trap, packet, granules, pellets, powder, bottle, container, can, jug, wipe, pod + hand, hands, mouth, lips, face, tongue, teeth, chew*, lick*, blue, green, pink, drank, ate, open, spilled + {child}, he, she, her, his, him - lunch|bottle feeding|formula|baby bottle|soda|water bottle|sippy|paint night|toy",
      "got|get|getting ahold|hold|into|a|at of|hold, ahold, got in|into the|grandmas|my|his, found|opened|emptied the|my|grandmas|his + {child}, he, she + pills, pill, meds, medicine, medication, gummies, edibles, vape, tablets, patch, patches, insulin, cleaner, detergent, bleach, antifreeze, paint, thinner, batteries, berries, mushrooms, heart pills - refill|appointment|prescribed",
      "swig, gulp, sip, drank, drink, chugged, took a + gatorade, water bottle, soda bottle, cup, mug, jar, bottle, can + degreaser, cleaner, bleach, chemical*, thinner, antifreeze, gas, acid, solvent, lye, sanitizer, pesticide, floor, wax, stripper, we keep|kept|store|put|use - price",
      "double|twice|two|wrong|extra|too dose*|doses|pills|insulin|much|many, took his|her|my insulin|pills|meds twice|again|double, gave her|him the|wrong wrong|pill|pills + shak*, mean, confused, sleepy, sweating, dizzy, weird, wont, pale, passed, talk*, dunno, panic*, ive - appointment",
      "swallow*, ate, inhaled, choked + little round|batteries|battery, round battery|batteries, watch battery, hearing aid, magnet, magnets, magnet balls, screw, nail, pin, coin, quarter, penny, water beads, bead",
      "did|took|snorted|smoked|used|shot|popped + bump, line, lines, hit, something, pill, fent*, laced, needle, dose, percs, perc + blue, purple, gray, grey, snor*, wont wake, breathing weird|funny|slow, limp, nodding, not answering, out cold, unresponsive + {somebody} - line dance",
      "{nino}, perro, perrito, gato, ella, el, se + comio, trago, mastico, chupo, tomo, bebio, metio, lamio, mordid*, en la boca, le falta un|una|el|la pedazo|pedacito|mordida + bolitas, bolita, azul*, verde*, veneno, cebo, detras, polvo, liquido, botellita, frasco, pastillas, pila, iman, cloro, jabon, desinfectante, pastilla, medicina - cena|comida|croquetas",
      "cat, dog, pup, puppy, kitten, dogs, horse, bird + twitch*, seizing, seizure*, foam*, drool*, wobbl*, shaking, collapsed, vomit*, puking, limp, stagger*, bleeding gums, gums, convuls* + stuff, bait, poison, ate, got into, got in, treatment, spray, sprayed, fogger, licked, snail, trap, chemical* - car sick",
    ],
    han: [
      "孩子|宝宝|儿子|女儿|小孩|婴儿|小朋友|狗 + 吃|吞|喝|塞|舔|咬|放进|嘴里 + 蟑螂药|老鼠药|鼠药|降压药|安眠药|奶奶的|爷爷的|好几颗|一瓶|一把|电池|漂白|清洁|油漆|汽油|毒|洗衣|消毒|磁铁|硬币|杀虫|药片|洁厕",
      "喝了|吞了|误吞|误喝 + 漂白|清洁|农药|消毒|汽油|稀释|洁厕|油漆|洗衣",
      "眼睛|眼 + 漂白|消毒|喷到|溅|药水|双氧水|油漆 + 睁不开|痛|疼|烧",
      "吸毒|打针|吸了|嗑药 + 叫不醒|发紫|没反应|不醒",
      "孩子|宝宝|小孩|儿子|女儿|孙|狗|猫|他|她|我妈|我爸 + 喝|吃|吞|舔|嚼|咬 + 洗洁|洁|清洗|消毒|漂白|药|电池|蓝色|绿色|毒|干燥剂|油漆|酒精|樟脑|磁 - 吃药提醒|吃过药|吃饭|开药|买药",
      "眼睛|嘴|脸 + 溅|喷|弄到|进了|进去 + 药|剂|漂|油|胶|酸|碱",
      "误吃|误食|误吞|偷吃|吃掉|吃了一把 + 药|奶奶的|爷爷的|毒|电池|洗 + 孩子|宝宝|狗|儿子|女儿|他|她",
    ],
  },
];
