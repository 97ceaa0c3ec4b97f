import { call } from "../trade-dialogue.ts";

/** Every third call of five more writers: nobody has read them since they were written. */
export const everyThirdCallByFiveMoreWriters = [
  call(
    "b2b-services",
    [
      "calling for my boss hes driving. we need it support for 14 people our guy is retiring",
      "the guy is Walt, just Walt, hes done april 30",
      "were High Plains Dental Lab up in greeley. is Frontier Smiles one of yours too? they said somebody good does them",
      "put me on it Gloria Whitcomb 970 555 0127 but Pete Sandoval signs so he reads everything",
      "wed the 18th 1pm come by theres donuts sometimes",
    ],
    {
      facts: {
        wish: /New work|Trabajo nuevo/i,
        need: /support|14 people/i,
        sites: /High Plains|Greeley/i,
        today: /Walt|April 30/i,
        decides: /Pete|Sandoval/i,
        name: /Gloria Whitcomb/i,
        phone: /0127/,
        when: /Wednesday 18 March.*1:00/i,
      },
      limits: { 3: "clients" },
      done: true,
    },
  ),
  // School bus driver between two routes; the truck is her husband's.
  call(
    "doctors",
    [
      "Need somebody to look at my daughters ear she keeps pulling on it since Tuesday night and this morning its worse",
      "June Abernathy like the month she was born August 9 2021 no sorry 2020 I have three of them",
      "can I give her the leftover pink amoxicillin from her brother till then",
      "We've been coming to you guys since she was born basically. Aetna. Today is fine if its after nap 2:45",
      "use her dads number 303.555.0151 my phone is at 4 percent",
    ],
    {
      facts: {
        reason: /ear/i,
        since: /Tuesday/i,
        known: /Been here before|Ya ha venido/i,
        plan: /Aetna/i,
        dob: /2020/,
        name: /June Abernathy/i,
        phone: /0151/,
        when: /Thursday 12 March.*2:45/i,
      },
      limits: { 3: "medical-advice" },
      done: true,
    },
  ),
  // Waiter; the hour he names first is his shift.
  call(
    "spas",
    [
      "whats the one with the hot rocks. that. i want that",
      "just me. id rather have a woman do it, had the right shoulder operated so go easy there",
      "kids gave me a gift card like 2022 is it still any good",
      "sunday. no thats church. tuesday the 17th ten thirty in the morning",
      "Ray Delacroix seven one nine 555 0170. turning 60 that day so be nice",
    ],
    {
      facts: {
        treatment: /hot (rock|stone)/i,
        people: /1|one|just me/i,
        therapist: /A woman|Mujer/i,
        health: /shoulder/i,
        gift: /gift|2022|card/i,
        occasion: /60/,
        name: /Ray Delacroix/i,
        phone: /0170/,
        when: /Tuesday 17 March.*10:30/i,
      },
      limits: { 3: "gift-card" },
      done: true,
    },
  ),
  // Only sounds like an emergency.
  call(
    "hvac",
    [
      "furnace at my rental clicks and clicks then nothing. no gas smell no alarm nobody dizzy i asked",
      "lady in there is 81, shes got sweaters on, says it reads 59",
      "640 South Pearl the back unit. i own it",
      "can i talk her thru relighting it or pushing that red reset thing",
      "today 11. no 11:30 shes at dialysis til 11. Bev Tomczak 303 555 0198",
    ],
    {
      facts: {
        problem: /click|furnace/i,
        temperature: /59/,
        household: /81/,
        owner: /Owner|Dueño/i,
        address: /640 S(outh|\.)? Pearl/i,
        name: /Bev Tomczak/i,
        phone: /0198/,
        when: /Thursday 12 March.*11:30/i,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  // Grandmother, short messages, her brother-in-law is the landlord.
  call(
    "contractors",
    [
      "quiero tumbar la pared entre la cocina y el living la casa es del 64",
      "esa pared carga algo o la puedo ir tumbando yo este finde",
      "el HOA pide un papel y todavia no hay dibujo ni permit ni nada",
      "9315 Zuni Street. mi esposa es la q manda jaja asi que tenemos que estar los dos",
      "martes 17 a las 6 de la tarde, Fabián Urrutia",
      "3 0 3 5 5 5 0 1 5 7 perdon el dictado",
    ],
    {
      facts: {
        project: /pared|cocina/i,
        house: /64/,
        paper: /HOA|dibujo|permi/i,
        decides: /Both|Los dos/i,
        address: /9315 Zuni/i,
        name: /Fabi[aá]n Urrutia/i,
        phone: /0\s?1\s?5\s?7/,
        when: /(martes 17 de marzo|Tuesday 17 March).*(18:00|6:00)/i,
      },
      limits: { 2: "structure" },
      done: true,
    },
  ),
  // Father to be, in a supermarket line.
  call(
    "moving-companies",
    [
      "truck on the 28th. or 29th either one. its for my mom",
      "shes at 1120 Grape St denver going to a senior place up in Loveland",
      "1 bedroom no garage, one closet thats all yarn. upright piano, dont ask",
      "2nd floor there w a tiny elevator. you guys do the packing i cant look at yarn again",
      "eric vanderholt 970 555 0143 or evanderholt@mailbox.example. we can look by video monday noon",
    ],
    {
      facts: {
        from: /1120 Grape/i,
        to: /Loveland/i,
        size: /(1|one) bedroom/i,
        day: /28|29/,
        stairs: /2nd|second|elevator/i,
        heavy: /piano/i,
        packing: /you guys|pack/i,
        email: /evanderholt@mailbox\.example/i,
        name: /Eric Vanderholt/i,
        phone: /0143/,
        when: /Monday 16 March.*12:00/i,
      },
      done: true,
    },
  ),
  // Wife, on break, for her husband's truck.
  call(
    "retail-stores",
    [
      "scooter i got my kid there sunday, the handlebar spins n the wheel doesnt. dont want the money want another one",
      "is there a purple one on the shelf like right now",
      "B20418 i think thats the order",
      "ugh can a real person just call me",
      "Shanice Worrell 303-555-0129",
    ],
    {
      facts: {
        wish: /Something bought|Algo comprado/i,
        wrong: /handlebar|wheel|another/i,
        size: /purple/i,
        order: /20418/,
        name: /Shanice Worrell/i,
        phone: /0129/,
      },
      limits: { 2: "stock" },
      person: 4,
      done: true,
    },
  ),
  // Daughter-in-law arranging the birthday from the bus.
  call(
    "funeral-homes",
    [
      "nobody died im 58 and i make lists. want to get mine planned so my kids dont fight",
      "does colorado law say you have to be embalmed? id like cremation and the ashes up at Horsetooth",
      "Corinne Vasquez-Holt",
      "thurs the 19th ten past 12, my lunch. 970 555 0150",
    ],
    {
      facts: {
        wish: /Planning ahead|Plan anticipado/i,
        wishes: /cremation|ashes|Horsetooth/i,
        name: /Corinne Vasquez-Holt/i,
        phone: /0150/,
        when: /Thursday 19 March.*12:10/i,
      },
      limits: { 2: "law-claims" },
      done: true,
    },
  ),
  // desks.md has no section for this desk: only the two fields that every desk shares.
  call(
    "b2b-services",
    [
      "oh hello, i do hope i have the right people, this is Lorraine at St Bede's parish office, well the volunteer, Judy is on her cruise",
      "it's the phones that you put in for us, i think since about seven this morning there's not a peep out of any of them, all four of us just sitting here with our knitting so to speak",
      "and, while i have you, somebody emailed that your bank account has changed, would you mind telling me which account we ought to send the march payment to?",
      "Lorraine Ostrowski. the office line is no good of course ha ha so take my cell, 720-555-0164",
    ],
    {
      facts: {
        wish: /A client, something is down|Cliente, algo no funciona/i,
        down: /phones|seven|peep/i,
        name: /Lorraine Ostrowski/,
        phone: /0164/,
      },
      limits: { 3: "payment-details" },
      done: true,
    },
  ),
  call(
    "doctors",
    [
      "hi there, it's about my water pill, the little white one, furosemide i think it says, i've got four left and my pharmacist Gary retired so it is all a mess over there",
      "i've been coming to you since dr Halloran had hair. anyhow i'd have rung sooner but i had to sit down on the way up from the mailbox, there's this heaviness on my chest and it's gone down my left arm a bit, probably the snow shovel",
      "Harold Stemple, feb 9 1947",
      "my number's three oh three, five five five, oh one four two. i really don't care to make a fuss",
    ],
    {
      facts: { refill: /furosemide|water pill/i, name: /Harold Stemple/, phone: /0142/ },
      emergency: 2,
      never: /probably (nothing|the shovel)|your dose/i,
    },
  ),
  call(
    "spas",
    [
      "mire, es que mis hijos me regalaron para navidad, no la pasada sino la otra, una tarjetita de regalo y nunca la usé porque se me atravesó la operación de la cadera. ¿todavía sirve o ya se venció?",
      "quisiera algo como un masaje suavecito, de esos que le quitan a una lo tenso de los hombros, para mi hermana Chelo y para mí, las dos juntas si se puede, es que cumple 70 y le da pena ir sola",
      "que sea mujer la que nos atienda, si no es mucho pedir",
      "el viernes 20 a las 4 de la tarde, no, espéreme, a esa hora es el rosario, mejor a las 11 de la mañana el mismo viernes",
      "a nombre de Graciela Montes de Oca, y el numerito es el 505-555-0188",
    ],
    {
      facts: {
        treatment: /masaje/i,
        people: /2|dos/i,
        therapist: /A woman|Mujer/i,
        health: /cadera/i,
        gift: /navidad|tarjet/i,
        occasion: /70|cumple/i,
        name: /Graciela Montes de Oca/i,
        phone: /0188/,
        when: /viernes 20 de marzo.*11:00/i,
      },
      limits: { 1: "gift-card" },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "morning. i taught shop at Wheat Ridge 30 years so i know enough to know i don't know. the furnace lights, runs about a minute, quits, lights, quits. like my old buick",
      "nothing stinks, no alarm going, everybody's feeling fine, just cranky",
      "it's a Lennox, sticker says 04, and it's 61 in the den by the thermometer my wife's aunt brought back from Lourdes. what do you fellows charge just to come look?",
      "2207 Sagebrush Court, we own it, paid off in 1999 and i danced in the driveway",
      "Clyde Yoakum here. the wife says saturday's no good so monday, first thing, 7:30. oh, phone, 303 555 0120",
    ],
    {
      facts: {
        problem: /furnace|quits|lights/i,
        temperature: /61/,
        equipment: /Lennox/i,
        owner: /Owner|Dueño/,
        address: /2207 Sagebrush/i,
        name: /Clyde Yoakum/,
        phone: /0120/,
        when: /Monday 16 March.*7:30 am/,
      },
      limits: { 3: "price" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "mom's going in with my niece in lincoln nebraska at last. she's been in the same apartment here in denver, 1401 Ogden st, since eisenhower, or it feels like it",
      "two bedrooms, no garage, but there's a storage cage in the basement full of my dad's National Geographics. third floor, elevator's tiny, one lady and one shopping bag",
      "and a Hammond organ. nobody ever remembers to mention the organ till the men are standing there",
      "the lease ends april 30 so the 29th for the truck, or the 28th if you've got nothing. we do the boxes ourselves, my sisters are at it already",
      "could we do the video look on march 18, four o'clock, my son will hold the telephone. i'm Roy Abernathy, 402-555-0177, roy.abernathy@plainsmail.example",
    ],
    {
      facts: {
        from: /Ogden|Denver/i,
        to: /Lincoln/i,
        size: /two bedrooms|cage/i,
        day: /29/,
        stairs: /third|elevator|tiny/i,
        heavy: /organ/i,
        packing: /ourselves|sisters/i,
        email: /roy\.abernathy@plainsmail\.example/i,
        name: /Roy Abernathy/,
        phone: /0177/,
        when: /18 March.*4:00 pm/,
      },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "i have a small complaint, if that's the word. it's the jigsaw puzzle i bought from you for my husband's rehab, 1000 pieces, the lighthouse. well 999. we did it over three weeks and there's a hole right where the lamp should be",
      "i kept the slip, it's order 66120. i don't want my money back so much, i'd love another one the same, the lighthouse, or failing that the piece",
      "it's for Eileen, Eileen McCready",
      "oh and a telephone... my neighbor's landline is best, 719 555 0103, ask for upstairs",
    ],
    {
      facts: {
        wish: /Something bought|Algo comprado/i,
        order: /66120/,
        wrong: /999|hole|piece|another/i,
        name: /Eileen McCready/,
        phone: /0103/,
      },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "buenos días. no se ha muerto nadie, no se asuste. es que ya tengo 84 y quiero dejar lo mío arreglado para que mis hijas no anden peleando",
      "mi deseo es que me lleven con mariachi y me pongan junto a mi Hortensia, en Las Cruces. dígame una cosa, ¿la ley obliga a que lo embalsamen a uno?",
      "el martes 24 por la mañana, a las 10, me lleva mi hija la menor",
      "Evaristo Quezada Rentería. el número de la casa, 575 555 0140",
    ],
    {
      facts: {
        wish: /Planning ahead|Plan anticipado/i,
        wishes: /mariachi|Hortensia/i,
        name: /Evaristo Quezada/,
        phone: /0140/,
        when: /martes 24 de marzo.*10:00/i,
      },
      limits: { 2: "law-claims" },
      done: true,
    },
  ),
  // desks.md lists no fields for the general desk: only what every desk has is asked for here.
  call(
    "b2b-services",
    [
      "morning. need somebody to clean our office, two evenings a week, nothing fancy. Bev whos done it for 20 years is retiring end of this month",
      "Tri-County Printing, were up in Greeley. 12 people and two bathrooms that have seen things",
      "what do you guys usually run a month for something that size",
      "my sister Joanne does the books so shell want to read it before we say yes",
      "Curt Hanley, 970-555-0126. come by monday after lunch, 1:30, and ring the bell cause nobody hears the door",
    ],
    {
      facts: {
        wish: /New work|Trabajo nuevo/i,
        need: /clean/i,
        sites: /Tri-County|Greeley/i,
        today: /Bev/i,
        decides: /Joanne|sister/i,
        name: /Curt Hanley/i,
        phone: /0126/,
        when: /Monday 16.*1:30/i,
      },
      limits: { 3: "price" },
      done: true,
    },
  ),
  call(
    "doctors",
    [
      "good morning, need my lisinopril filled again, down to 3 pills",
      "Walt Dembinski, born 9/2/1954. been coming to you folks since the old building",
      "say while i got you, theres been this tight band across my chest since breakfast and my left arm is like lead. i did shovel yesterday",
      "well alright. Dots right here next to me, she can hear you",
    ],
    {
      facts: {
        refill: /lisinopril/i,
        known: /Been here before|Ya ha venido/i,
        dob: /1954/,
        name: /Walt Dembinski/i,
      },
      emergency: 3,
    },
  ),
  call(
    "spas",
    [
      "hey so my mother in law turns 70 and im sending her and my wife for a massage, the two of them, same room if you got one",
      "nothing rough, just the relaxing kind. and ladies to do it please, her mom is shy",
      "saturday the 21st, 11 in the morning. theres one of your gift cards in our junk drawer from xmas, ill use that",
      "put it under Shelly Brandt thats my wife, but call me cause she never picks up. 720-555-0183",
    ],
    {
      facts: {
        treatment: /massage|relax/i,
        people: /2|two/i,
        therapist: /A woman|Mujer/i,
        gift: /gift card|xmas|yes/i,
        occasion: /70/,
        name: /Shelly Brandt/i,
        phone: /0183/,
        when: /Saturday 21.*11:00/i,
      },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "my brother in law started finishing our basement, got the studs up, then got a girlfriend. havent seen him since october",
      "so we need the rest: drywall, a bathroom, one bedroom. house was built in 87",
      "no drawings, no permit i know of, no hoa",
      "we have a baby coming in august so it kinda has to be before that. me and Kelsey decide together, well both be there",
      "9024 W Alder Ct. thursday the 19th at 5 pm, we're both off by then. Derek Sorensen 303-555-0135",
    ],
    {
      facts: {
        project: /basement|drywall|bathroom/i,
        house: /87/,
        paper: /no permit|no drawing|no hoa/i,
        deadline: /august|baby/i,
        decides: /Both|Los dos/i,
        open: /studs|brother/i,
        address: /9024 W\.? Alder/i,
        name: /Derek Sorensen/i,
        phone: /0135/,
        when: /Thursday 19.*5:00/i,
      },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "Neil Gustafson here, moving my mom from Arvada down to Albuquerque, shes going to be by my sister",
      "one bedroom apartment plus a storage closet. second floor, theres an elevator but the couch wont stand up in it, i tried",
      "no piano, but her sewing cabinet weighs more than i do. we'll pack it all ourselves",
      "truck on april 11, the 12th would be ok too. mail stuff to neil.g@hightrail.example",
      "we could do the video thing wednesday at 6 in the evening. 720 555 0168",
    ],
    {
      facts: {
        from: /Arvada/i,
        to: /Albuquerque/i,
        size: /one bedroom|1 bedroom/i,
        day: /april 11|11 april/i,
        stairs: /second floor|elevator/i,
        heavy: /sewing/i,
        packing: /ourselves|we.*pack/i,
        email: /neil\.g@hightrail\.example/i,
        name: /Neil Gustafson/i,
        phone: /0168/,
        when: /Wednesday 18.*6:00/i,
      },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "bought a slow cooker off you sunday, the red one, and the lid was cracked right out of the box",
      "i dont want the money back, just want the same one with a good lid. number on the receipt is 88213",
      "honestly id rather talk to a real person about it, is anybody there?",
      "Gloria Haines. 303, 555, 01 22",
    ],
    {
      facts: {
        wish: /Something bought|Algo comprado/i,
        size: /red/i,
        order: /88213/,
        wrong: /lid|crack/i,
        name: /Gloria Haines/i,
        phone: /0122/,
      },
      person: 3,
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "hello. nobody has died, im 74 and id like to get mine planned ahead so the kids dont squabble",
      "I want to be cremated and the ashes go up to Grand Lake, please put that down",
      "my friend Bernice says the law makes you get embalmed first. is that so?",
      "Judith Pell, p e l l. 303-555-0108",
      "monday the 23rd at 2 would be nice, my neighbor can drive me",
    ],
    {
      facts: {
        wish: /Planning ahead|Plan anticipado/i,
        wishes: /cremat|Grand Lake|ashes/i,
        name: /Judith Pell/i,
        phone: /0108/,
        when: /Monday 23.*2:00/i,
      },
      limits: { 3: "law-claims" },
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "buenas, hablo por mi mamá que no oye bien en el teléfono. anoche el viento le tumbó el nogal encima del porche",
      "no hay nadie lastimado ni agua cerca de ningún foco, gracias a dios, nomás el susto. oiga ¿y eso sí lo cubre su seguro?",
      "es la casa, 418 Pecos Street... perdón, 481 Pecos Street, siempre los volteo",
      "la póliza está a nombre de ella, Eulalia Baca, pero apunte mi nombre porque yo contesto, Rosario Montoya",
      "720 555 0148, y que el agente me marque mañana a las cuatro, no, a las tres y media de la tarde",
    ],
    {
      facts: {
        wish: /Something happened|Pasó algo/i,
        line: /Home|Casa/i,
        loss: /nogal|porche/i,
        happened: /anoche/i,
        address: /481 Pecos/i,
        policy: /Eulalia|Baca/i,
        name: /Rosario Montoya/i,
        phone: /0148/,
        when: /viernes 13 de marzo.*(15:30|3:30)/i,
      },
      limits: { 2: "coverage" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "my husband bit a pretzel and his crown came out. bottom left, second from the back i think, or is it third? second",
      "no he did NOT swallow it, its in an egg cup on the windowsill. no fever no swelling no bleeding, the swelling was my brother in law two years ago, different story",
      "hes a patient of yours, Teodor Wisniak, born 9/4/1971.. 1972, he'd kill me",
      "will the plan pay for gluing it back? its delta, through his union",
      "friday 8:15 or monday 8:15? monday. ring my phone, 614 555 0139, he works nights and sleeps like the dead",
    ],
    {
      facts: {
        problem: /crown/i,
        known: /Been here before|Ya ha venido/i,
        dob: /72/,
        plan: /delta/i,
        name: /Teodor Wisniak/i,
        phone: /0139/,
        when: /Monday 16 March.*8:15/,
      },
      limits: { 4: "coverage" },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "its for my nana, 84, she goes to dee since forever. sam did her once. we dont talk about sam",
      "wash and set like in the old films and a bit off the back. no color! well the violet rinse, does that count as color?",
      "short and white, fine as a dandelion",
      "thursday next week 10.15, hang on shes shouting. 10, not quarter past",
      "she must be out by noon, her ride is the church van. Opal Renfro is her, call me tho, 405 555 0104",
    ],
    {
      facts: {
        service: /wash|set/i,
        stylist: /Dee/i,
        hair: /white|short|dandelion/i,
        out: /noon/i,
        name: /Opal Renfro/i,
        phone: /0104/,
        when: /Thursday 19 March.*10:00/,
      },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "oiga, le hablo por el vecino de arriba, don Chuy, que no tiene teléfono. se le sale el agua debajo del fregadero, bueno, de la cocina no, del lavabo del baño",
      "ya le cerramos la llavecita y paró. no hay nada eléctrico cerca ni huele a gas ni nada",
      "él renta y el dueño ni contesta. ¿a quién le toca pagar eso, a él o al dueño?",
      "1907 Quincy Street, departamento 4... digo 5, el 4 es el mío. pregunte por Jesús Arellano, así se llama",
      "¿mi número? 720 555 0115. y él puede el viernes, el de mañana no, el 20, a las 8 de la mañana",
    ],
    {
      facts: {
        problem: /agua|lavabo|baño/i,
        running: /Stopped|Paró/i,
        owner: /Tenant|Inquilino/i,
        address: /1907 Quincy/i,
        name: /Jesús Arellano/i,
        phone: /0115/,
        when: /viernes 20 de marzo.*8:00/i,
      },
      limits: { 3: "landlord" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "Hi good morning, I call for the lady I work for, Mrs. Feldman. perdón, ¿puedo en español?",
      "quiere pintar por dentro, el pasillo y el cuarto del bebé. la sala no. bueno sí, la sala también",
      "la casa es del 76... dice la señora que no, que de 1974. ¿la pintura no le hace daño al bebé, verdad?",
      "hay papel tapiz viejo en una pared, y un gato que duerme ahí mero",
      "póngalo a nombre de ella, Judith Feldman, pero mi celular: 303, 555, 0128",
      "el martes 17, ¿a qué hora empiezan? a las 7 no, 7:30 de la mañana",
    ],
    {
      facts: {
        where: /Interior|Por dentro/i,
        rooms: /pasillo/i,
        year: /1974/,
        condition: /papel tapiz/i,
        living: /gato/i,
        name: /Judith Feldman/i,
        phone: /0128/,
        when: /martes 17 de marzo.*7:30/i,
      },
      limits: { 3: "safety-claims" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "qué tal, hablo de parte de mi tío Fermín, trae una Tacoma 2019... 2018, la gris, y quiere llevarla a servicio",
      "se le prendió un foco amarillo, el del motor, y tiembla en los altos. ¿así la puede seguir manejando? va a Durango el domingo",
      "lunes 16 a las 7 de la mañana. ¿o 7 y cuarto? sí, 7:15, que desayune primero",
      "él ahí espera, lleva su periódico. Fermín Saldaña, 602 555 01 09",
    ],
    {
      facts: {
        door: /Service|Servicio/i,
        car: /2018/,
        symptom: /foco|amarillo|tiembla/i,
        morning: /espera/i,
        name: /Fermín Saldaña/i,
        phone: /0109/,
        when: /lunes 16 de marzo.*7:15/i,
      },
      limits: { 2: "drive-advice" },
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "oiga estamos afuera de la obra y el de la puerta no nos deja pasar sin el mentado certificado del seguro",
      "dice que tiene que salir a nombre de Torres del Parque LLC, 2280 Blake Street, Denver 80205, así tal cual",
      "la póliza la sacó mi papá, yo nomás soy el de la escalera jaja. ponga mi nombre, Iván Quiñones, 720 555 01 88",
      "si lo mandan por correo es ivan@techosquinones.example porfa que ya nos está dando el sol",
    ],
    {
      facts: {
        wish: /Certificate or proof|Certificado o comprobante/i,
        holder: /Torres del Parque/i,
        email: /ivan@techosquinones\.example/i,
        name: /Iván Quiñones/i,
        phone: /0188|01 88/,
      },
      done: true,
    },
  ),

  // two roommates in a parked car, first house hunt
  call(
    "dentists",
    [
      "wey se me tronó un cachito de muela con un dulce de esos duros jajaja, la de hasta atrás abajo del lado derecho",
      "no tengo fiebre ni hinchado ni sangre nada, nomás la lengua que no la deja en paz",
      "nunca he ido con ustedes, traigo el Delta de mi mamá. Yahir Montes",
      "el lunes salgo a las 3.. no espérate el lunes tengo lab, el martes 17 a las 3 y media de la tarde",
      "mi cel es 720-555-0135 pero mejor mensaje porque en clase no contesto",
    ],
    {
      facts: {
        problem: /muela/i,
        known: /New patient|Paciente nuevo/i,
        plan: /Delta/i,
        name: /Yahir Montes/i,
        phone: /0135/,
        when: /martes 17 de marzo.*(15:30|3:30)/i,
      },
      done: true,
    },
  ),

  // filler yesterday, told as a joke: a vessel is blocked
  call(
    "plumbers",
    [
      "Field adjuster, Tallgrass Mutual, on site at 77 Sable Ct, insured's water heater let go in the basement, 2011 Rheem, need a plumber out for a cause of loss letter",
      "only other thing to note it reeks of rotten eggs down here next to the heater, eyes are watering, insured says its been like that since last night, anyway",
      "Warren Tso, 720-555-0159",
    ],
    {
      facts: {
        problem: /heater/i,
        address: /77 Sable/i,
        name: /Warren Tso/i,
        phone: /0159/,
      },
      emergency: 2,
    },
  ),

  // gamer with half a bedroom
  call(
    "painters",
    [
      "so i had a goth era and painted my bedroom black and now the lease is up march 31 and my landlord is not a fan",
      "bedroom + the hallway, the ceiling in there is black too dont ask me how. its an old house 1931",
      "walls have a million poster holes and some tape ripped the paint off. three of us living here, one has asthma and theres a ferret",
      "Ivy Castellano, 808 S Pearl St, thurs 19th at noon someones always home",
      "7205550113 thats my cell",
    ],
    {
      facts: {
        where: /Interior|Por dentro/i,
        rooms: /bedroom|hallway/i,
        extras: /ceiling/i,
        year: /1931/,
        condition: /holes|ripped/i,
        living: /asthma|ferret/i,
        deadline: /march 31/i,
        address: /808 S Pearl/i,
        name: /Ivy Castellano/i,
        phone: /0113/,
        when: /Thursday 19 March.*12:00/,
      },
      done: true,
    },
  ),

  // an aunt laughs, the child has eaten bait
  call(
    "car-dealerships",
    [
      "yooo the red mazda3 hatch, the 2021, stock # P2287, tell me its still there, my brother is gonna have a heart attack when he sees it",
      "id buy it, hes just 6 foot 5 so he has to sit in it first to check if he folds",
      "what would u give me for my 2012 civic, 143k miles, no loan, smells a lil like dog",
      "sat 2pm we can both come. Noor Haddad",
      "my nr 970 555 0104",
    ],
    {
      facts: {
        door: /Sales|Ventas/i,
        car: /P2287|mazda/i,
        trade: /civic/i,
        sits: /brother|6 foot 5/i,
        name: /Noor Haddad/i,
        phone: /0104/,
        when: /Saturday 14 March.*2:00/,
      },
      limits: { 3: "trade-value" },
      done: true,
    },
  ),

  // spanglish, rear-ended
  call(
    "restaurants",
    [
      "hola hola una mesa pa la abuela que cumple 80 y todavía baila más que yo, sábado 21 a las 7 y media de la noche",
      "somos siete, ah no, ocho con el bebé y su sillita",
      "que no haya escalones porque trae andador. y mi prima es alérgica al camarón, pero alérgica alérgica",
      "los tacos de pescado no llevan nada de camarón verdad? o lo fríen todo junto",
      "Fernanda Olguín, 303-555-0151",
    ],
    {
      facts: {
        people: /8|ocho/i,
        when: /sábado 21 de marzo.*(19:30|7:30)/i,
        allergy: /camarón/i,
        seat: /escalones|andador/i,
        occasion: /80|cumple/i,
        name: /Fernanda Olguín/i,
        phone: /0151/,
      },
      limits: { 4: "allergen" },
      done: true,
    },
  ),

  // a band with a trailer
  call(
    "general",
    [
      "heya is this the right place, i run a chess club (yes really) and we wanna rent whatever space you got for a tournament, like 30 nerds",
      "can i just read you my visa number now so nobody steals the spot",
      "lol ok. Anders Kowalczyk, call or text 720/555-0115",
      "monday the 23rd at 10 am is good for talking, no lectures",
    ],
    {
      facts: { name: /Anders Kowalczyk/i, phone: /0115/ },
      limits: { 2: "card" },
    },
  ),
];
