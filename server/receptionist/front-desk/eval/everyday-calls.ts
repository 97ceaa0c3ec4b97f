import { call } from "./trade-dialogue.ts";

/** Everyday calls: a wish, a price, a day, a name. */
export const everydayCalls = [
  call(
    "attorneys",
    [
      "my landlord is trying to evict us, got a letter, hearing next month on the 9th",
      "his name is Dale Cobb. should we just leave?",
      "I'm Keisha Brown and my number is (720) 555-0177, whenever on friday afternoon",
      "second one",
    ],
    {
      facts: {
        matter: /evict/i,
        other: /Dale Cobb/,
        deadline: /9th|hearing/i,
        name: /Keisha Brown/,
        phone: /0177/,
        when: /Friday/,
      },
      limits: { 2: "advice" },
      done: true,
    },
  ),
  call(
    "b2b-services",
    [
      "Looking for a quote on network support, 3 branches, Toledo mostly. Contract with the current guys ends in May",
      "me and the CFO decide",
      "this is Amir Shah. 419 555 0120. monday morning?",
      "the first",
    ],
    {
      facts: {
        need: /network/i,
        sites: /branches|Toledo/i,
        today: /May/,
        decides: /CFO/i,
        name: /Amir Shah/,
        when: /Monday/,
      },
      limits: { 1: "price" },
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "want a quote for a new car, 2024 CR-V, renews april 2 with the old one",
      "whats the cheapest you have",
      "Tina Vogel 915 555 0170 tomorrow at noon",
    ],
    {
      facts: { line: /auto/i, renewal: /april/i, name: /Tina Vogel/, when: /12:00/ },
      limits: { 2: "coverage" },
      done: true,
    },
  ),
  call(
    "real-estate-agents",
    [
      "quiero vender mi casa, calle Olmo 12, este verano",
      "¿cuánto vale más o menos?",
      "Raúl Mena, 503 555 0166, el viernes a las 3",
    ],
    {
      facts: { side: /vende/i, house: /Olmo/i, name: /Raúl Mena/, when: /viernes.*3:00/ },
      limits: { 2: "value" },
      done: true,
    },
  ),
  call(
    "doctors",
    [
      "refill for metformin, two days left. Nora West 3/3/1949, I come every three months",
      "the number is 303-555-0190",
      "do I really have to come in?",
    ],
    { facts: { refill: /metformin|two days/i, dob: /1949/, name: /Nora West/, phone: /0190/ } },
  ),
  call(
    "dentists",
    [
      "need to move my cleaning, it's thursday, can you do the week after? Omar Diaz",
      "no swelling no nothing",
      "wednesday 11 and my birthday is 1/2/90",
      "208-555-0109",
    ],
    {
      facts: {
        problem: /cleaning/i,
        known: /before/i,
        name: /Omar Diaz/,
        dob: /90/,
        phone: /0109/,
        when: /Wednesday.*11:00/,
      },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "how much is a root canal, ballpark? i'm new",
      "tooth in the back hurts, no fever no swelling",
      "Kay Lund. 208 555 0188. tomorrow 10",
    ],
    {
      facts: {
        problem: /tooth|root canal/i,
        known: /new/i,
        safe: /no/i,
        name: /Kay Lund/,
        when: /10:00/,
      },
      limits: { 1: "price" },
      done: true,
    },
  ),
  call(
    "med-spas",
    [
      "quiero botox para la frente, ya me lo puse el año pasado",
      "¿cuántas unidades necesito?",
      "Paz Ortega 602 555 0122, el martes a las 5",
    ],
    {
      facts: { wish: /botox/i, first: /ya se lo/i, name: /Paz Ortega/, when: /martes.*5:00/ },
      limits: { 2: "clinical" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "couples massage for our anniversary, sunday 1pm. I'm allergic to almond oil",
      "Pete Wong, 808-555-0166",
    ],
    {
      facts: {
        treatment: /massage/i,
        people: /2/,
        health: /almond/i,
        occasion: /anniversary/i,
        when: /Sunday.*1:00/,
        name: /Pete Wong/,
      },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "can you fit me in for a blowout today at 4?",
      "anyone is fine. Gia Rossi",
      "actually 4:30. 208-555-0190",
    ],
    {
      facts: {
        service: /blowout/i,
        stylist: /any/i,
        when: /4:30/,
        name: /Gia Rossi/,
        phone: /0190/,
      },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    [
      "hi id like to join, what's it cost all in",
      "Lee Tran 520 555 0155, thursday at 7 am",
      "my shoulder is bad, can I still lift",
    ],
    {
      facts: { wish: /join/i, name: /Lee Tran/, when: /Thursday.*7:00/, injury: /shoulder/i },
      limits: { 1: "price", 3: "training-advice" },
    },
  ),
  call(
    "hvac",
    [
      "my ac is leaking water on the ceiling of the hallway, it still cools. No smell no alarm",
      "Renting, landlord is Mr. Cole. 1200 Pine Ave, apt 3. Dina Fox 701-555-0166",
      "tuesday 9",
    ],
    {
      facts: {
        problem: /leaking/i,
        owner: /tenant/i,
        address: /1200 Pine/,
        name: /Dina Fox/,
        when: /Tuesday.*9:00/,
      },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "necesito mantenimiento de la calefacción, no hay olores ni alarmas",
      "Avenida Sol 88, Tomás Gil, 701 555 0144",
      "el lunes por la tarde",
      "la primera",
    ],
    {
      facts: { problem: /mantenimiento/i, address: /Sol 88/, name: /Tomás Gil/, when: /lunes/ },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "water heater is leaking in the garage, nothing electric near it, I shut it off",
      "my house. 77 Ridge Rd. Carl Ott 419-555-0155",
      "how long till you come, like an hour?",
      "ok tomorrow 7:30",
    ],
    {
      facts: {
        problem: /water heater/i,
        running: /stopped/i,
        owner: /owner/i,
        address: /77 Ridge/,
        name: /Carl Ott/,
        when: /7:30/,
      },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "ceiling fan install, two of them, no emergency nothing burning or anything",
      "I own it - 40 Sage Ct",
      "May Liu, 505 555 0166, thursday after 2",
      "the first one",
    ],
    {
      facts: {
        problem: /fan/i,
        owner: /own/i,
        address: /40 Sage/,
        name: /May Liu/,
        when: /Thursday/,
      },
      done: true,
    },
  ),
  call(
    "contractors",
    ["Your truck's blocking my driveway, 3rd time this week", "Ann Bock, 513 555 0111"],
    { person: 1, facts: { name: /Ann Bock/, phone: /0111/ }, done: true },
  ),
  call(
    "painters",
    [
      "dining room and hallway, walls only, house is 1999, we have two dogs",
      "what do you charge a room",
      "Vic Lowe, 614-555-0166, next monday 8am",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /dining/i,
        extras: /walls/i,
        year: /1999/,
        living: /dogs/i,
        name: /Vic Lowe/,
        when: /Monday.*8:00/,
      },
      limits: { 2: "price" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "wasps, big nest under the porch roof, nobody stung so far",
      "my dog and two toddlers live here, I sprayed once",
      "82 Hill St, Edie Marsh 512 555 0166 friday 8am",
    ],
    {
      facts: {
        seen: /wasps|nest/i,
        where: /porch/i,
        household: /dog|toddlers/i,
        used: /spray/i,
        address: /82 Hill/,
        name: /Edie Marsh/,
        when: /Friday.*8:00/,
      },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "3 bedroom house in Reno, going to Boise. the 28th",
      "we have a gun safe and a treadmill, ground floor",
      "in person on tuesday 4pm. Cy Webb 614 555 0199",
    ],
    {
      facts: {
        size: /3 bedroom/i,
        from: /Reno/,
        to: /Boise/,
        heavy: /safe|treadmill/i,
        name: /Cy Webb/,
        when: /Tuesday.*4:00/,
      },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "I'd like to test drive the red Mazda saturday at 11",
      "what'll you give me for my 2014 Jetta?",
      "Ana Cho (316) 555-0166",
    ],
    {
      facts: {
        door: /sales/i,
        car: /Mazda/i,
        name: /Ana Cho/,
        when: /Saturday.*11:00/,
        phone: /0166/,
      },
      limits: { 2: "trade-value" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "hit a deer last night. we're ok. it doesn't drive, it's at Al's tow yard",
      "2016 Sienna. state farm, claim 4471",
      "will it be totaled",
      "Jo Pratt 213 555 0166, wednesday 9am",
    ],
    {
      facts: {
        damage: /deer/i,
        drives: /does not|tow/i,
        car: /Sienna/i,
        claim: /4471|state farm/i,
        name: /Jo Pratt/,
        when: /Wednesday.*9:00/,
      },
      limits: { 3: "damage-verdict" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "I want to return a jacket, it's the wrong size, bought it last week",
      "Hal Reed 208-555-0123",
      "will I get my money back?",
    ],
    { facts: { wish: /bought/i, wrong: /wrong size/i, name: /Hal Reed/, phone: /0123/ } },
  ),
  call(
    "restaurants",
    [
      "table for 2 tomorrow 7pm, name is Novak",
      "312-555-0188. it's our anniversary, somewhere quiet",
      "do you have parking?",
    ],
    {
      facts: {
        people: /2/,
        when: /7:00/,
        name: /Novak/,
        phone: /0188/,
        occasion: /anniversary/i,
        seat: /quiet/i,
      },
    },
  ),
  call(
    "hotels",
    [
      "is breakfast included? we're 4, two queens, checking in saturday for 2 nights",
      "Bo Hart 505-555-0177",
    ],
    {
      facts: {
        guests: /4/,
        beds: /queens/i,
        when: /Saturday/,
        nights: /2/,
        name: /Bo Hart/,
        phone: /0177/,
      },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "my dad passed this morning at Mercy hospital. the doctor said so",
      "Walter Reed Senior",
      "I'm by myself. Janet Reed, 307-555-0166",
    ],
    {
      facts: {
        wish: /death/i,
        where: /hospital/i,
        pronounced: /doctor/i,
        died: /Walter/,
        company: /myself/i,
        name: /Janet Reed/,
      },
      done: true,
    },
  ),
];
