import { call } from "./trade-dialogue.ts";

/** Untidy calls: misspelled, out of order, angry, in two languages at once. */
export const misspelledCalls = [
  call(
    "attorneys",
    [
      "got rear ended tuesday and now thier insurance keeps calling me",
      "state farm, the other guy is uhh Wendell Price",
      "no not badly, my neck is stiff thats all. do i have a case",
      "Rosa Kemp, 720 555 0133 or better 720 555 0134",
      "monday wont work.. wensday 2ish",
    ],
    {
      facts: {
        matter: /rear ended/i,
        other: /state farm|Wendell Price/i,
        name: /Rosa Kemp/,
        when: /Wednesday.*2:00/,
      },
      limits: { 3: "advice" },
      done: true,
    },
  ),
  call(
    "attorneys",
    [
      "need somebody for a custody thing",
      "my ex, Lorna Dietz",
      "you people never pick up, this is the third time i call!!",
      "fine. Carl Dietz. 720.555.0161. tomorrow 10am",
    ],
    {
      facts: {
        matter: /custody/i,
        other: /Lorna Dietz/,
        name: /Carl Dietz/,
        phone: /0161/,
        when: /Friday.*10:00/,
      },
      done: true,
    },
  ),
  call(
    "b2b-services",
    [
      "we want bids for cleaning our 2 clinics, dayton + xenia, current vendor's out end of april",
      "the practice manager and me",
      "Joy Tate joy@claytonclinics.example 937-555-0112. tues 9",
      "actually make it 9:30",
    ],
    {
      facts: {
        wish: /new work/i,
        need: /clean/i,
        today: /april/i,
        name: /Joy Tate/,
        phone: /0112/,
        when: /Tuesday.*9:30/,
      },
      done: 3,
    },
  ),
  call(
    "b2b-services",
    [
      "our phones have been dead since 8 this morning, the whole office, were a client!!",
      "Delco Freight. I'm Ron, Ron Ibarra",
      "937 555 0148. when is someone coming",
    ],
    { facts: { wish: /client/i, down: /phones/i, name: /Ron Ibarra/, phone: /0148/ } },
  ),
  call(
    "insurance-agents",
    [
      "hi so hail got my roof last nite and the truck too",
      "nobody hurt no",
      "88 Birch Ln. i think its the homeowners one we have with you",
      "are you guys gonna pay for it",
      "under Neva Holt, 915 555 0155, i can do friday at 4",
    ],
    {
      facts: { wish: /happened/i, loss: /hail/i, address: /88 Birch/, name: /Neva Holt/ },
      limits: { 4: "coverage" },
    },
  ),
  call(
    "insurance-agents",
    [
      "Necesito una cotización para el carro, un Sentra 2021",
      "se me vence el 2 de abril. ¿puede empezar la cobertura hoy?",
      "Beto Cruz, 915 555 0177, el lunes a las 10",
    ],
    {
      facts: {
        line: /auto/i,
        renewal: /abril/i,
        name: /Beto Cruz/,
        phone: /0177/,
        when: /lunes.*10:00/,
      },
      limits: { 2: "binding" },
      done: true,
    },
  ),
  call(
    "real-estate-agents",
    [
      "is that yellow bungalow on fig street still up",
      "buying. no agent yet",
      "is it safe around there? like who lives there",
      "ok sat morning. say 10:30. im Petra, Petra Novak 503 555 0108",
    ],
    {
      facts: {
        house: /yellow|fig/i,
        side: /buy/i,
        agent: /no/i,
        name: /Petra Novak/,
        when: /Saturday.*10:30/,
      },
      limits: { 3: "fair-housing" },
      done: true,
    },
  ),
  call(
    "real-estate-agents",
    [
      "thinking of selling my moms house, 41 Cedar Ave, she passed in january",
      "what's it worth you think",
      "Ty Boone. 5035550149. next thursday, afternoon, like 3",
    ],
    {
      facts: { house: /41 Cedar/, side: /sell/i, name: /Ty Boone/, when: /Thursday.*3:00/ },
      limits: { 2: "value" },
      done: true,
    },
  ),
  call(
    "doctors",
    [
      "my kid's had an ear ache 3 days, pulling at it all nite",
      "first time w you guys. she's Mia Lund, born 2/11/2021",
      "should i give her tylenol",
      "303 555 0119, tomorow erly, 8:30",
    ],
    {
      facts: {
        reason: /ear/i,
        since: /3 days/i,
        known: /new/i,
        dob: /2021/,
        name: /Mia Lund/,
        when: /Friday.*8:30/,
      },
      limits: { 3: "medical-advice" },
      done: true,
    },
  ),
  call(
    "doctors",
    [
      "need my lisinopril refilled, im out on sunday",
      "yeah been coming there for years. Walt Greer 7-30-49",
      "i keep getting this elephant sitting on my chest tho",
    ],
    { facts: { reason: /lisinopril|refill/i, known: /been here/i, dob: /49/ }, emergency: 3 },
  ),
  call(
    "dentists",
    [
      "hi um my filling fell out i think? back left, lower. at lunch",
      "nope none of that",
      "never been no. do u take cigna",
      "Holly Voss. monday or tuesday, tuesday's better. 11",
      "208 555 0182",
    ],
    {
      facts: {
        problem: /filling/i,
        known: /new/i,
        name: /Holly Voss/,
        phone: /0182/,
        when: /Tuesday.*11:00/,
      },
      limits: { 3: "coverage" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "quiero una limpieza para mi esposo",
      "no, nada de eso",
      "ya somos pacientes. Raúl Mena, 4/9/1975",
      "sorry can we do english? wednesday 10 am, 208 555 0163",
    ],
    {
      facts: {
        problem: /limpieza/i,
        name: /Ra[uú]l Mena/,
        dob: /1975/,
        phone: /0163/,
        when: /Wednesday.*10:00/,
      },
      done: true,
    },
  ),
  call(
    "med-spas",
    [
      "can i get lip filler before my sisters wedding on the 28th",
      "ive had it before, last yr somewhere else",
      "how many syringes do you think id need",
      "Dana Orr - 602 555 0107 - this friday 1 or so",
    ],
    {
      facts: { wish: /lip|filler/i, first: /before/i, name: /Dana Orr/, when: /Friday.*1:00/ },
      limits: { 3: "clinical" },
      done: true,
    },
  ),
  call(
    "med-spas",
    [
      "i had filler this morning and the skin around my nose went white and my eye is blurry",
      "Gwen Ash 602 555 0129",
    ],
    { emergency: 1, facts: { name: /Gwen Ash/, phone: /0129/ } },
  ),
  call(
    "spas",
    [
      "couples massage for our anniversary, saturday, 2 o clock if you can",
      "im 5 months pregnant is that ok?",
      "Tess and Bill. Tess Hardy 808-555-0162",
    ],
    {
      facts: {
        treatment: /massage/i,
        people: /2/,
        name: /Tess Hardy/,
        phone: /0162/,
        when: /Saturday.*2:00/,
      },
      limits: { 2: "health-claims" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "hot stone for me and scrub for my mom",
      "two yes. anytime sunday after 11",
      "no wait sunday were out of town. monday then, noon",
      "Kira Dole 808 555 0130",
    ],
    {
      facts: {
        treatment: /stone|scrub/i,
        people: /2/,
        name: /Kira Dole/,
        when: /Monday.*12:00/,
      },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "can tasha squeeze me in for a trim + gloss tmrw",
      "after 3 is best. 3:30",
      "is she married lol",
      "Bex Tran, 208 555 0144",
    ],
    {
      facts: {
        service: /trim|gloss/i,
        stylist: /Tasha/i,
        name: /Bex Tran/,
        when: /Friday.*3:30/,
      },
      limits: { 3: "staff-privacy" },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "box dye went orange, help. whole head",
      "today?? ok tomorrow 9 then",
      "whoever. Jan Pruitt",
      "2085550119",
    ],
    {
      facts: {
        service: /dye|orange/i,
        name: /Jan Pruitt/,
        phone: /0119/,
        when: /Friday.*9:00/,
      },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    [
      "i wanna stop my membership, moving to reno",
      "tag no 20418, draft is the 1st",
      "and dont try to talk me out of it",
      "Lee Ocampo 775 555 0150",
    ],
    {
      facts: { wish: /cancel/i, tag: /20418/, draft: /1st/, name: /Lee Ocampo/, phone: /0150/ },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    [
      "hola, ¿puedo congelar dos meses? me operan de la rodilla",
      "el llavero dice 5521 y me cobran el 15",
      "Saúl Ortega, 775 555 0166",
    ],
    {
      facts: { wish: /congel|pausa/i, tag: /5521/, draft: /15/, name: /Sa[uú]l Ortega/ },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "house is 54 and dropping, furnace just hums, got a newborn",
      "no no smell no alarm were ok",
      "212 Ash Ct. we rent",
      "should i flip the breaker for it",
      "Omar Sayed 701 555 0138, asap like today 4pm",
    ],
    {
      facts: {
        problem: /furnace|hums/i,
        temperature: /54/,
        household: /newborn/i,
        address: /212 Ash/,
        owner: /tenant/i,
        name: /Omar Sayed/,
        when: /4:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "no heat, and theres a funny smell by the furnace like rotten eggs",
      "ok were outside. Gus Hale, 701 555 0152, 9 Mill Rd",
    ],
    { emergency: 1, facts: { name: /Gus Hale/, phone: /0152/, address: /9 Mill/ } },
  ),
  call(
    "plumbers",
    [
      "toilets running nonstop and the upstairs sink drips, nothing near any wires",
      "i own the place",
      "77 Garnet St",
      "whats it gonna run me",
      "Fay Ito 412 555 0111 thur morning, 9",
    ],
    {
      facts: {
        problem: /toilet/i,
        owner: /owner/i,
        address: /77 Garnet/,
        name: /Fay Ito/,
        when: /Thursday.*9:00/,
      },
      limits: { 4: "price" },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "water heater bursted basement is filling up and the outlets are under water",
      "Al Marsh 412 555 0126, 5 Rose Ln",
    ],
    { emergency: 1, facts: { name: /Al Marsh/, address: /5 Rose/ } },
  ),
  call(
    "electricians",
    [
      "half the kitchen outlets quit yesterday",
      "no burning no sparks nothing hot",
      "own. 1402 Pine Ave. can i just swap the outlet myself",
      "Dot Ames 614 555 0120 tues or wed... wed. 10 30",
    ],
    {
      facts: {
        problem: /outlets/i,
        owner: /owner/i,
        address: /1402 Pine/,
        name: /Dot Ames/,
        when: /Wednesday.*10:30/,
      },
      limits: { 3: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "electricians",
    ["the panel is hot and buzzing like crazy and theres smoke comin out", "Hank Ruiz"],
    { emergency: 1 },
  ),
  call(
    "contractors",
    [
      "want to take out the wall between kitchen and living room",
      "1958 ish, 30 Quarry Rd",
      "is that wall load bearing do you know",
      "Meg Sloan and my husband decides too, 614 555 0177",
      "saturdays only. 9am",
    ],
    {
      facts: {
        project: /wall/i,
        house: /1958/,
        address: /30 Quarry/,
        name: /Meg Sloan/,
        when: /Saturday.*9:00/,
      },
      limits: { 3: "structure" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "roof's leaking over the bedroom since the storm, tarp on it now",
      "built 1990",
      "8 Holly Dr. when would it be finished if you start monday",
      "Ike Dunn 614-555-0160 tomorrow noon",
    ],
    {
      facts: { project: /roof|leak/i, house: /1990/, name: /Ike Dunn/, when: /Friday.*12:00/ },
      limits: { 3: "finish-date" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "inside, 3 bedrooms and the hallway, and oh the ceilings",
      "1971. walls have some cracks",
      "will you be done before easter for sure",
      "Bo Lind 6145550102, friday 8:30",
    ],
    {
      facts: {
        where: /inter/i,
        rooms: /bedrooms/i,
        year: /1971/,
        condition: /cracks/i,
        name: /Bo Lind/,
        when: /Friday.*8:30/,
      },
      limits: { 3: "promise" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "la fachada de la casa, dos pisos",
      "es de 1962, la pintura se está pelando",
      "¿cuánto cobran?",
      "Nora Paz 614 555 0191, el martes a las 5",
    ],
    {
      facts: { where: /fuera/i, year: /1962/, name: /Nora Paz/, when: /martes.*5:00/ },
      limits: { 3: "price" },
    },
  ),
  call(
    "pest-control",
    [
      "theres little brown bugs in the pantry, like in the flour. had em since xmas",
      "nobody hurt or sick",
      "kids yes, and a cat. tried that bay leaf thing",
      "what are they?",
      "16 Elm St, Lou Katz, 919 555 0145, monday 8am",
    ],
    {
      facts: {
        seen: /bugs/i,
        where: /pantry/i,
        household: /kids|cat/i,
        address: /16 Elm/,
        name: /Lou Katz/,
        when: /Monday.*8:00/,
      },
      limits: { 4: "identification" },
      done: true,
    },
  ),
  call("pest-control", ["my two year old put rat bait in his mouth", "Ann Bly 919 555 0133"], {
    emergency: 1,
    facts: { name: /Ann Bly/, phone: /0133/ },
  }),
  call(
    "moving-companies",
    [
      "2 bdrm apt from Akron to Erie, end of the month, theres an upright piano",
      "third floor no elevator",
      "can you promise itll be there by the 1st",
      "Vic Stone 330 555 0168. thursday 11 to talk",
    ],
    {
      facts: {
        from: /Akron/,
        to: /Erie/,
        size: /2 b/i,
        heavy: /piano/i,
        stairs: /third|elevator/i,
        name: /Vic Stone/,
        when: /Thursday.*11:00/,
      },
      limits: { 3: "delivery-date" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "where is my stuff? it was supposed to be here monday",
      "this is a joke. im Pru Dalton, order 4471",
      "get me a manager. 330 555 0171",
    ],
    { facts: { name: /Pru Dalton/, phone: /0171/ }, limits: { 1: "delivery-date" }, person: 3 },
  ),
  call(
    "car-dealerships",
    [
      "check engine lights on, 2017 rav4, is it ok to drive it",
      "service yeah",
      "drop it off tmrw 7:30",
      "Mo Farid 602 555 0198",
    ],
    {
      facts: {
        door: /service/i,
        car: /rav4/i,
        symptom: /engine/i,
        name: /Mo Farid/,
        when: /Friday.*7:30/,
      },
      limits: { 1: "drive-advice" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "u still got the blue tacoma, stock 8841? have a 2015 civic to trade",
      "what would i get for the civic",
      "Sky Ellis. sat, noon. 602-555-0187",
    ],
    {
      facts: {
        door: /sales/i,
        car: /tacoma/i,
        trade: /civic/i,
        name: /Sky Ellis/,
        when: /Saturday.*12:00/,
      },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "some idiot backed into my door at the store, everyones fine",
      "drives ok. its a 2020 outback",
      "whose fault is it if its a parking lot",
      "Jill Hart, (503) 555-0184; wed 8am",
    ],
    {
      facts: {
        damage: /door/i,
        drives: /yes|drives/i,
        car: /outback/i,
        name: /Jill Hart/,
        when: /Wednesday.*8:00/,
      },
      limits: { 3: "fault" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "deer. front end smashed, towed to my house, nobody hurt",
      "Camry, the 2018 one, no it doesnt run",
      "Abe Linn 503 555 0191 any day next week, morning",
      "the 2nd",
    ],
    {
      facts: { damage: /deer|front/i, drives: /no|tow/i, car: /camry/i, name: /Abe Linn/ },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "do you have the green lamp from the window, the big one",
      "can u hold it till sat",
      "Cleo Park 208 555 0129, sat 11",
    ],
    {
      facts: {
        wish: /look/i,
        item: /lamp/i,
        name: /Cleo Park/,
        phone: /0129/,
        when: /Saturday.*11:00/,
      },
      limits: { 1: "stock" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "the kettle i bought last week leaks. order 30551",
      "i want my money back!!",
      "Stan Webb 208 555 0136",
    ],
    {
      facts: { wish: /bought/i, wrong: /leak/i, order: /30551/, name: /Stan Webb/, phone: /0136/ },
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "table for 6 on sat, 7 ish, its moms 70th",
      "oh and one of us cant have nuts, is the pad thai safe",
      "no sorry we're 7 now",
      "Gina Rossi 206 555 0170",
    ],
    {
      facts: {
        people: /7/,
        when: /Saturday.*7:00/,
        allergy: /nuts/i,
        occasion: /70th|mom/i,
        name: /Gina Rossi/,
      },
      limits: { 2: "allergen" },
      done: true,
    },
  ),
  call(
    "restaurants",
    [
      "mesa para cuatro hoy a las ocho y media",
      "afuera si se puede, una viene en silla de ruedas",
      "Iván Soto 206 555 0188",
    ],
    {
      facts: {
        people: /4/,
        when: /8:30/,
        seat: /afuera|silla/i,
        name: /Iv[aá]n Soto/,
        phone: /0188/,
      },
      done: true,
    },
  ),
  call(
    "hotels",
    [
      "got anything tonite for 2 w a dog? gettin in around midnight",
      "one nite. king bed",
      "booking.com has it cheaper will you match",
      "Ted Moss 575 555 0142",
    ],
    {
      facts: {
        guests: /2/,
        pet: /dog/i,
        arrival: /midnight/i,
        beds: /king/i,
        name: /Ted Moss/,
      },
      limits: { 3: "match" },
      done: true,
    },
  ),
  call(
    "hotels",
    [
      "is a Mr Kowalski staying with you? im his wife",
      "fine then i need a room, friday, just me, two nights",
      "Ola Kowalski. 575 555 0157",
    ],
    {
      facts: { guests: /1|me/i, when: /Friday/, name: /Ola Kowalski/ },
      limits: { 1: "guest-privacy" },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "my dad just passed.. at home, hospice nurse is here, she said the time already",
      "Emil Hansen. im his daughter Ruth Hansen",
      "my brother is on his way. i dont know what to do",
      "605 555 0123",
    ],
    {
      facts: {
        wish: /death|died/i,
        died: /Emil Hansen/,
        where: /home/i,
        pronounced: /nurse|said/i,
        name: /Ruth Hansen/,
        phone: /0123/,
      },
    },
  ),
  call(
    "funeral-homes",
    [
      "how much is a simple cremation, just looking ahead for myself",
      "do i have to be embalmed by law",
      "Iris Wynn, 605 555 0131, next tuesday 10",
    ],
    {
      facts: { wish: /plan/i, name: /Iris Wynn/, when: /Tuesday.*10:00/ },
      limits: { 1: "price", 2: "law-claims" },
      done: true,
    },
  ),
  call(
    "general",
    [
      "hey do you fix bicycles, my gears skip",
      "Rex Ford rex@ford.example",
      "206 555 0150 .. tues, no thurs, 3pm",
    ],
    {
      facts: { about: /bicycles|gears/i, name: /Rex Ford/, phone: /0150/, when: /Thursday.*3:00/ },
      done: true,
    },
  ),
  call("restaurants", ["a guy at table five is turning purple he cant get air"], { emergency: 1 }),
  call("hotels", ["the hallway on two is full of smoke", "room 214"], { emergency: 1 }),
  call("spas", ["my friend just slid off the table and shes not answering me"], { emergency: 1 }),
  call("fitness-centers", ["guy on the treadmill dropped, no heartbeat i think"], { emergency: 1 }),
  call("salons", ["her whole face is blowing up from the dye"], { emergency: 1 }),
  call("plumbers", ["hay agua por todos lados y llega a los enchufes"], { emergency: 1 }),
  call("doctors", ["我爸说话突然不清楚，一边手没力气"], { emergency: 1 }),
  call("hvac", ["家里有股臭鸡蛋味，暖气也不热"], { emergency: 1 }),
];
