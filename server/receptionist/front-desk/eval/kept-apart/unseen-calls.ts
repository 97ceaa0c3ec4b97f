import { call } from "../trade-dialogue.ts";

/** One call at every trade's desk: never tuned to. */
export const unseenCalls = [
  call(
    "attorneys",
    [
      "i slipped on ice outside a grocery store and broke my hip",
      "Fresh Barn on 8th. was jan 20",
      "are they gonna have to pay me",
      "Edith Crowe, 607 555 0114. friday at 2 works",
    ],
    {
      facts: { matter: /slipped|hip/i, name: /Edith Crowe/, phone: /0114/, when: /Friday.*2:00/ },
      limits: { 3: "advice" },
    },
  ),
  call(
    "b2b-services",
    [
      "we need IT support, 25 people in Boise, our guy quit",
      "nobody right now",
      "my boss Ann signs off",
      "how much per seat",
      "Theo Marsh, theo@lumen.example, 208 555 0139, tues 1pm",
    ],
    {
      facts: {
        need: /IT support/i,
        sites: /Boise/,
        name: /Theo Marsh/,
        email: /theo@lumen\.example/,
        when: /Tuesday.*1:00/,
      },
      limits: { 4: "price" },
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "my basement flooded last night, pipe burst",
      "everyones ok, water is away from the outlets",
      "will you guys pay for the carpet",
      "12 Aspen Ct, policy under Novak",
      "Jan Novak 970 555 0151, tomorrow at 9",
    ],
    {
      facts: {
        line: /home/i,
        loss: /flood|pipe/i,
        address: /12 Aspen/,
        policy: /Novak/,
        name: /Jan Novak/,
        when: /Friday.*9:00/,
      },
      limits: { 3: "coverage" },
      done: true,
    },
  ),
  call(
    "real-estate-agents",
    [
      "estamos afuera de la casa azul en la calle Roble, ¿sigue disponible?",
      "queremos comprar, no tenemos agente",
      "¿es segura la zona?",
      "Marta Solís 915 555 0126, mañana a las 5",
    ],
    {
      facts: {
        house: /azul|Roble/i,
        name: /Marta Solís/,
        phone: /0126/,
        when: /viernes.*5:00/,
        question: /disponible/i,
      },
      limits: { 3: "fair-housing" },
    },
  ),
  call(
    "doctors",
    [
      "my son has a rash all over since yesterday, no fever",
      "been there before. Kaiser",
      "is it measles do you think",
      "Leo Park, born 5/6/2019, im his mom Jin Park 619 555 0103, tmrw 9:30",
    ],
    {
      facts: {
        reason: /rash/i,
        since: /yesterday/i,
        known: /before/i,
        dob: /2019/,
        phone: /0103/,
        when: /Friday.*9:30/,
      },
      limits: { 3: "medical-advice" },
    },
  ),
  call("med-spas", ["had lip filler an hour ago and now i cant see out of one eye"], {
    emergency: 1,
  }),
  call(
    "spas",
    [
      "swedish massage, 60 minutes, just for me",
      "prefer a woman. i have a herniated disc",
      "can you do it saturday at 1",
      "Fran Lowe 802 555 0163",
    ],
    {
      facts: {
        treatment: /massage/i,
        people: /1/,
        therapist: /woman/i,
        health: /disc/i,
        name: /Fran Lowe/,
        when: /Saturday.*1:00/,
      },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "trim and highlights with anyone",
      "short curly hair, no color on it",
      "will it damage my hair",
      "Gina Roth 773 555 0190, wednesday 11",
    ],
    {
      facts: {
        service: /highlights|trim/i,
        hair: /curly/i,
        name: /Gina Roth/,
        when: /Wednesday.*11:00/,
      },
    },
  ),
  call(
    "fitness-centers",
    [
      "want to join, how much is it really",
      "i had knee surgery in january",
      "can come by monday at 6pm. Walt Ames 417 555 0128",
    ],
    {
      facts: { wish: /join/i, injury: /knee/i, name: /Walt Ames/, when: /Monday.*6:00/ },
      limits: { 1: "price" },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "se fue la calefacción, estamos a 55 grados y hay un bebé",
      "no hay alarma ni olor a gas",
      "calle Lirio 45, Hugo Salas, 505 555 0148, hoy a las 6",
    ],
    {
      facts: {
        temperature: /55/,
        household: /bebé/i,
        address: /Lirio 45/i,
        name: /Hugo Salas/,
        when: /jueves.*6:00/,
      },
      done: true,
    },
  ),
  call("electricians", ["电箱在冒烟，有烧焦的味道"], { emergency: 1 }),
  call(
    "contractors",
    [
      "need a bathroom redone, shower and floor",
      "built 1988. condo board has to approve",
      "will it be done before easter",
      "9 Harbor Way unit 3, Lena Orr 360 555 0122, thursday 4pm",
    ],
    {
      facts: {
        project: /bathroom/i,
        house: /1988/,
        paper: /board/i,
        address: /9 Harbor/,
        name: /Lena Orr/,
        when: /Thursday.*4:00/,
      },
      limits: { 3: "finish-date" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "living room and two bedrooms inside, walls only",
      "house is from 1999",
      "do you guarantee it wont peel",
      "Otto Berg 218 555 0165, next monday 9am",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /living room/i,
        year: /1999/,
        name: /Otto Berg/,
        when: /Monday.*9:00/,
      },
      limits: { 3: "promise" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "roaches in the kitchen, lots of em at night",
      "nobody hurt, about a month",
      "two cats and my grandma",
      "is the spray safe for her",
      "55 Dune Rd, Nico Bell 941 555 0117, saturday 10",
    ],
    {
      facts: {
        seen: /roaches/i,
        where: /kitchen/i,
        household: /cats|grandma/i,
        address: /55 Dune/,
        name: /Nico Bell/,
        when: /Saturday.*10:00/,
      },
      limits: { 4: "safety-claims" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "moving a studio from Oakland to Fresno on april 28",
      "2nd floor, theres stairs. no big stuff",
      "is everything insured",
      "Amy Voss 510 555 0143, call me tmrw at 11",
    ],
    {
      facts: {
        from: /Oakland/,
        to: /Fresno/,
        size: /studio/i,
        stairs: /2nd|stairs/i,
        name: /Amy Voss/,
        when: /Friday.*11:00/,
      },
      limits: { 3: "valuation" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "oil change and theres a squeak when i brake",
      "2020 Honda CRV",
      "i can wait there. Rosa Lind 316 555 0109 friday 8am",
    ],
    {
      facts: {
        door: /service/i,
        car: /Honda|CRV/i,
        symptom: /squeak/i,
        morning: /wait/i,
        name: /Rosa Lind/,
        when: /Friday.*8:00/,
      },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "got rear ended yesterday, trunk is smashed",
      "im fine, everybodys fine. it drives but the trunk wont close",
      "2017 Mazda 3, red. claim number is 44-8812",
      "can i pick you or does the insurance decide",
      "Uri Katz 415 555 0186 tuesday 8am",
    ],
    {
      facts: {
        damage: /trunk|rear/i,
        drives: /^drives/i,
        car: /Mazda/i,
        claim: /8812/,
        name: /Uri Katz/,
        when: /Tuesday.*8:00/,
      },
      limits: { 4: "choice-of-shop" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "my order says delivered but its not here",
      "order 55173",
      "i just want a refund. Ken Moss 614 555 0138",
    ],
    {
      facts: { order: /55173/, wrong: /delivered|refund/i, name: /Ken Moss/, phone: /0138/ },
    },
  ),
  call(
    "restaurants",
    [
      "mesa para ocho el sábado a las 7",
      "una persona es alérgica al maní, ¿es seguro comer ahí?",
      "Lalo Cruz 210 555 0155",
    ],
    {
      facts: { people: /8/, when: /sábado.*7:00/, allergy: /maní/i, name: /Lalo Cruz/ },
      limits: { 2: "allergen" },
    },
  ),
  call(
    "hotels",
    [
      "one room saturday night, two of us and a toddler",
      "do you have a crib. and a shower i can roll a wheelchair into",
      "whats the cheapest you got",
      "Pat Quill 541 555 0162",
    ],
    {
      facts: { when: /Saturday/, access: /wheelchair/i, name: /Pat Quill/, phone: /0162/ },
      limits: { 3: "price" },
    },
  ),
  call(
    "general",
    [
      "can you sharpen kitchen knives, i got about 12",
      "is there a charge for pickup",
      "Roy Dell 503 555 0144, wednesday 3pm",
    ],
    {
      facts: { about: /kniv/i, name: /Roy Dell/, phone: /0144/, when: /Wednesday.*3:00/ },
      done: true,
    },
  ),
];
