import { call } from "./trade-dialogue.ts";

/** Calls with half sentences and second thoughts. */
export const rushedCalls = [
  call(
    "attorneys",
    [
      "need a will done for me and my wife, nothing fancy",
      "nobody on the other side, no date either",
      "how much is it",
      "Earl Simms 615 555 0131 monday 9 sharp",
    ],
    {
      facts: { matter: /will/i, name: /Earl Simms/, when: /Monday.*9:00/ },
      limits: { 3: "price" },
      done: true,
    },
  ),
  call(
    "real-estate-agents",
    [
      "want to sell my moms condo, 2 bed on Pine",
      "by end of summer i guess",
      "whats it worth ballpark",
      "Gwen Holt 919 555 0120, wed 6pm",
    ],
    {
      facts: {
        house: /condo|Pine/i,
        side: /seller/i,
        by: /summer/i,
        name: /Gwen Holt/,
        when: /Wednesday.*6:00/,
      },
      limits: { 3: "value" },
      done: true,
    },
  ),
  call(
    "doctors",
    [
      "my daughters got an ear ache and a lil fever",
      "since last night, shes 4",
      "never been, new in town. Blue Cross",
      "can i give her tylenol",
      "Mina Roy for Asha Roy, born 2/8/2022. 303 555 0106. tomorrow 8:30",
    ],
    {
      facts: {
        reason: /ear/i,
        since: /last night/i,
        known: /new/i,
        dob: /2022/,
        name: /Mina Roy/,
        phone: /0106/,
        when: /Friday.*8:30/,
      },
      limits: { 4: "medical-advice" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "facial for me and my mom, mothers day gift",
      "next fri 11. no wait 12",
      "a woman please. allergic to lavender",
      "Joy Pham 828 555 0115",
    ],
    {
      facts: {
        treatment: /facial/i,
        people: /2/,
        therapist: /woman/i,
        health: /lavender|allergic/i,
        name: /Joy Pham/,
        when: /Friday.*12:00/,
      },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "quiero un corte y tinte con cualquiera",
      "lo tengo largo, teñido de negro hace un año",
      "¿me pueden dejar rubia en una sola cita?",
      "Dani Cruz 646 555 0109 viernes a las 4",
    ],
    {
      facts: { service: /corte/i, name: /Dani Cruz/, when: /viernes.*4:00/ },
      limits: { 3: "promise" },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    [
      "can i freeze it for 2 months, had knee surgery",
      "tag? its 55120",
      "charges on the 1st",
      "Val Moreno 915 555 0134",
    ],
    {
      facts: { wish: /freeze/i, tag: /55120/, draft: /1st/, name: /Val Moreno/, phone: /0134/ },
      done: true,
    },
  ),
  call(
    "hvac",
    [
      "theres a burning smell from the vents n the lights dimmed",
      "ok everyones outside",
      "14 Mesa Dr, Al Boone 505 555 0101",
    ],
    { emergency: 1, facts: { address: /14 Mesa/, name: /Al Boone/, phone: /0101/ } },
  ),
  call(
    "plumbers",
    [
      "no hot water since yesterday",
      "no gas smell, dry floor",
      "its a Rheem from 2012. i own",
      "could i relight it myself",
      "3 Cobb Ct, Sid Marlow 314 555 0117, today 4?",
    ],
    {
      facts: {
        problem: /hot water/i,
        equipment: /Rheem|2012/i,
        owner: /owner/i,
        address: /3 Cobb/,
        name: /Sid Marlow/,
        when: /Thursday.*4:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "breaker for the bedroom keeps popping, nothing hot no smell",
      "renting, landlord knows",
      "77 Gull St apt 2",
      "is it safe to sleep in there",
      "Nora Quill 207 555 0124 sat 9",
    ],
    {
      facts: {
        problem: /breaker|popping/i,
        owner: /rents/i,
        address: /77 Gull/,
        name: /Nora Quill/,
        when: /Saturday.*9:00/,
      },
      limits: { 4: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "mice. heard em in the attic n found droppings in the pantry",
      "nobody hurt. couple weeks",
      "2 cats, no kids",
      "is the poison safe for cats",
      "18 Rill Rd Ken Abe 775 555 0118 mon 9",
    ],
    {
      facts: {
        seen: /mice|droppings/i,
        where: /attic|pantry/i,
        household: /cats/i,
        address: /18 Rill/,
        name: /Ken Abe/,
        when: /Monday.*9:00/,
      },
      limits: { 4: "safety-claims" },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "moving from Tacoma to Bend june 3, 3 bedroom house plus garage",
      "no stairs. we pack",
      "what if you scratch the floors",
      "Uma Diaz 253 555 0142, video fri 11",
    ],
    {
      facts: {
        from: /Tacoma/,
        to: /Bend/,
        size: /3 bedroom|garage/i,
        packing: /pack/i,
        name: /Uma Diaz/,
        when: /Friday.*11:00/,
      },
      limits: { 3: "valuation" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "hit a deer, hood and a headlight. im fine car is home",
      "wont start no",
      "2018 Subaru Outback green. Geico, no claim yet",
      "how many days you need it",
      "Liv Stone 408 555 0105 thurs 8",
    ],
    {
      facts: {
        damage: /deer|hood/i,
        drives: /does not/i,
        car: /Outback/i,
        name: /Liv Stone/,
        when: /Thursday.*8:00/,
      },
      limits: { 4: "finish-date" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    ["你们有黑色的登山鞋吗", "四十二码", "帮我留到明天中午，李伟 541 555 0119"],
    { facts: { item: /登山鞋/, size: /黑色|四十二/, name: /李伟/, phone: /0119/, when: /12:00/ } },
  ),
  call(
    "restaurants",
    [
      "8 ppl tmrw at 7:30, two high chairs incl",
      "actually 9",
      "gluten thing, one of us, celiac. is the fries ok",
      "outside if its nice. Ivo Marsh 206 555 0108",
    ],
    {
      facts: {
        people: /9/,
        when: /Friday.*7:30/,
        allergy: /celiac|gluten/i,
        seat: /outside/i,
        name: /Ivo Marsh/,
      },
      limits: { 3: "allergen" },
      done: true,
    },
  ),
  call(
    "hotels",
    [
      "two queens fri and sat, 2 adults 2 kids",
      "its the marriott website says 40 less, match it?",
      "arriving around 9 by car",
      "Tam Vo 970 555 0137",
    ],
    {
      facts: { when: /Friday/, guests: /4|2/, beds: /queens/i, arrival: /9/, name: /Tam Vo/ },
      limits: { 2: "match" },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    [
      "se murió mi abuelita en el hospital hace un rato",
      "Carmen Ruiz, se llamaba. la doctora ya firmó",
      "estoy con mi tía. ¿tenemos que embalsamarla?",
      "soy su nieto, Abel Ruiz, 303 555 0160",
    ],
    {
      facts: {
        died: /Carmen Ruiz/,
        where: /hospital/i,
        company: /t[ií]a/i,
        name: /Abel Ruiz/,
        phone: /0160/,
      },
      limits: { 3: "law-claims" },
    },
  ),
  call(
    "general",
    [
      "do you rent bounce houses? party is the 28th",
      "yard is grass, 12 kids",
      "how much",
      "Kay Lind 480 555 0150, call me tmrw at 2",
    ],
    {
      facts: { name: /Kay Lind/, phone: /0150/, when: /Friday.*2:00/ },
      limits: { 3: "price" },
      done: true,
    },
  ),
  call(
    "med-spas",
    [
      "had filler yesterday and now my lip is white and it hurts like hell",
      "Sia Moon 480 555 0193",
    ],
    { emergency: 1, facts: { name: /Sia Moon/, phone: /0193/ } },
  ),
];
