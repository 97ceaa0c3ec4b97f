import { call } from "./trade-dialogue.ts";

/** Calls that ask for what a desk may not say, between the facts it asks for. */
export const limitCalls = [
  call(
    "attorneys",
    [
      "They fired me two weeks after I told HR about the harassment. company is Blue Fern Inc",
      "can they do that? is it legal?",
      "Olga Petrov, tomorrow 11 am, 720-555-0198",
    ],
    {
      facts: {
        matter: /fired|harassment/i,
        other: /Blue Fern/,
        name: /Olga Petrov/,
        phone: /0198/,
        when: /11:00/,
      },
      limits: { 2: "advice" },
      done: true,
    },
  ),
  call(
    "attorneys",
    ["what do you charge per hour", "I'd rather talk to a real person", "Sid Marsh 720 555 0101"],
    { limits: { 1: "price" }, person: 2, facts: { name: /Sid Marsh/ }, done: true },
  ),
  call(
    "b2b-services",
    [
      "hello we need payroll for 12 employees in Akron, right now we do it ourselves",
      "Lia Grant from Oak Dental, 330 555 0115, thursday 1:30pm",
      "what's your minimum?",
    ],
    {
      facts: {
        need: /payroll/i,
        sites: /Akron|employees/i,
        today: /ourselves/i,
        name: /Lia Grant/,
        when: /Thursday.*1:30/,
      },
    },
  ),
  call(
    "insurance-agents",
    [
      "I'm at the dealership, they need proof of insurance like now. policy is under Boyd",
      "Max Boyd 915-555-0117",
    ],
    { facts: { wish: /proof|certificate/i, policy: /Boyd/, name: /Max Boyd/, phone: /0117/ } },
  ),
  call(
    "insurance-agents",
    [
      "se me metió agua a la cocina anoche, nadie está herido",
      "¿lo cubre el seguro?",
      "Calle Pino 55, Elsa Ríos, 915 555 0129",
    ],
    {
      facts: { loss: /agua/i, address: /Pino 55/i, name: /Elsa R[ií]os/, phone: /0129/ },
      limits: { 2: "coverage" },
    },
  ),
  call(
    "real-estate-agents",
    [
      "hi I'm an agent with Summit, my buyers want to see 12 Lark Ct sunday at noon. Gil Moreno 503 555 0122",
      "what would the seller take, between us",
    ],
    {
      facts: { house: /12 Lark/, side: /agent/i, name: /Gil Moreno/, when: /Sunday.*12:00/ },
      limits: { 2: "negotiation" },
    },
  ),
  call(
    "real-estate-agents",
    [
      "we are looking to buy, three bedrooms, ground floor. The brick one on Maple. are the schools good there",
      "our agent is Pam",
      "saturday 10am, Hugo Lin 503 555 0133",
    ],
    {
      facts: {
        house: /brick|Maple/i,
        side: /buy/i,
        agent: /has|agent/i,
        must: /bedrooms|ground/i,
        name: /Hugo Lin/,
        when: /Saturday.*10:00/,
      },
      limits: { 1: "fair-housing" },
      done: true,
    },
  ),
  call(
    "doctors",
    [
      "need a physical for my son, he's never been there. Theo Park, born 9/14/2012",
      "do I have to fast him?",
      "friday after school, 4 pm. my cell 303 555 0144",
      "since nothing, he's fine",
    ],
    {
      facts: {
        reason: /physical/i,
        known: /new/i,
        dob: /2012/,
        name: /Theo Park/,
        phone: /0144/,
        when: /Friday.*4:00/,
      },
      limits: { 2: "medical-advice" },
    },
  ),
  call(
    "doctors",
    [
      "tengo mareos desde el lunes, ¿es grave?",
      "soy paciente de ustedes, Luz Mora, 5/6/1970, 303 555 0151",
      "el miércoles a las 9",
    ],
    {
      facts: {
        reason: /mareos/i,
        since: /lunes/i,
        known: /ha venido/i,
        name: /Luz Mora/,
        dob: /1970/,
        when: /miércoles.*9:00/,
      },
      limits: { 1: "medical-advice" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "I chipped my front tooth on a fork, no bleeding, it doesn't hurt. never been to you",
      "is a crown covered by my insurance",
      "Ned Fry, 208.555.0166, next tuesday 2:30",
    ],
    {
      facts: {
        problem: /chipped|tooth/i,
        known: /new/i,
        safe: /no bleeding/i,
        name: /Ned Fry/,
        phone: /0166/,
        when: /Tuesday.*2:30/,
      },
      limits: { 2: "coverage" },
      done: true,
    },
  ),
  call(
    "med-spas",
    [
      "hey do you guys do laser hair removal, first time",
      "is it permanent? will it hurt",
      "Ivy Chan 602-555-0181 saturday 12pm",
    ],
    {
      facts: {
        wish: /laser|hair removal/i,
        first: /first/i,
        name: /Ivy Chan/,
        when: /Saturday.*12:00/,
      },
      limits: { 2: "promise" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "facial for one, monday at 3, with a woman please",
      "Bree Stone 808 555 0171",
      "how much is it and is tip included?",
    ],
    {
      facts: {
        treatment: /facial/i,
        people: /1|one/i,
        therapist: /woman/i,
        when: /Monday.*3:00/,
        name: /Bree Stone/,
      },
      limits: { 3: "price" },
    },
  ),
  call(
    "salons",
    [
      "quiero un corte y mechas el sábado a las 10, con cualquiera",
      "me llamo Dora Gil, 208 555 0121",
      "¿cuánto sale?",
    ],
    {
      facts: {
        service: /corte|mechas/i,
        stylist: /cualquiera/i,
        when: /sábado.*10:00/,
        name: /Dora Gil/,
        phone: /0121/,
      },
      limits: { 3: "price" },
    },
  ),
  call(
    "fitness-centers",
    ["You charged me and I froze it!! tag 30112, this is theft", "Carl Odom 520-555-0119"],
    { person: 1, facts: { wish: /freeze/i, tag: /30112/, name: /Carl Odom/, phone: /0119/ } },
  ),
  call(
    "hvac",
    [
      "thermostat's just blank, it's 66 in here, nobody feels sick and no smell of anything",
      "3 Canyon Rd. Bo Tran here, 701 555 0133. do you charge just to come out?",
      "friday 10:30",
    ],
    {
      facts: {
        problem: /thermostat/i,
        temperature: /66/,
        address: /3 Canyon/,
        name: /Bo Tran/,
        when: /Friday.*10:30/,
      },
      limits: { 2: "price" },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "kitchen faucet's dripping, not bad, I have a pot under it. no outlets near, no smell",
      "we own. 9 Quail Ln",
      "Ruth Ames, 419 555 0178. monday between 12 and 12:30",
    ],
    {
      facts: {
        problem: /faucet|dripping/i,
        owner: /own/i,
        address: /9 Quail/,
        name: /Ruth Ames/,
        when: /Monday.*12:/,
      },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "half my house is out. No smoke no smell. next door is dark too",
      "I own, 18 Vista Ave. Sal Ruiz 505-555-0144",
      "whats causing it",
      "wednesday 8am",
    ],
    {
      facts: {
        problem: /half|out/i,
        neighbors: /next door/i,
        owner: /own/i,
        address: /18 Vista/,
        name: /Sal Ruiz/,
        when: /Wednesday.*8:00/,
      },
      limits: { 3: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "bathroom remodel, house was built in 1972. we have drawings",
      "how long will it take? by christmas?",
      "Nan Cruz, 4 Elk Rd, 513 555 0171, monday 4:30",
    ],
    {
      facts: {
        project: /bathroom/i,
        house: /1972/,
        paper: /drawings/i,
        address: /4 Elk/,
        name: /Nan Cruz/,
        when: /Monday.*4:30/,
      },
      limits: { 2: "finish-date" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "exterior of the house, peeling paint, built 1961",
      "will it be two coats? guarantee it wont peel?",
      "Jay Holt 614 555 0132 friday 9",
    ],
    {
      facts: {
        where: /ext/i,
        year: /1961/,
        condition: /peeling/i,
        name: /Jay Holt/,
        when: /Friday.*9:00/,
      },
      limits: { 2: "promise" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "mice in the kitchen, droppings everywhere, three days now. nobody bitten",
      "2 kids and a cat. I put traps",
      "14 Reed St, Wanda Sims, 512-555-0141, tomorrow 2pm",
    ],
    {
      facts: {
        seen: /mice|droppings/i,
        where: /kitchen/i,
        household: /kids|cat/i,
        used: /traps/i,
        address: /14 Reed/,
        name: /Wanda Sims/,
        when: /2:00/,
      },
      done: true,
    },
  ),
  call(
    "moving-companies",
    [
      "studio, from Tucson to Mesa, end of the month",
      "do you take plants? and are you insured",
      "Roy Beck 614 555 0171, video on monday 5pm",
    ],
    {
      facts: {
        size: /studio/i,
        from: /Tucson/,
        to: /Mesa/,
        name: /Roy Beck/,
        when: /Monday.*5:00/,
      },
      limits: { 2: "valuation" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "oil change on my 2020 Tacoma, thursday 7am. I'll wait",
      "Dee Falk 316-555-0151",
      "is it done today for sure?",
    ],
    {
      facts: {
        door: /service/i,
        car: /Tacoma/i,
        symptom: /oil/i,
        morning: /wait/i,
        name: /Dee Falk/,
        when: /Thursday.*7:00/,
      },
    },
  ),
  call(
    "auto-body-repair",
    [
      "somebody backed into my door in a parking lot, I'm fine, 2018 Civic silver, drives ok",
      "can you match the paint? whats it cost",
      "Ty Boone 213-555-0122 tuesday 10",
    ],
    {
      facts: {
        damage: /door|backed/i,
        car: /Civic/i,
        drives: /drives/i,
        name: /Ty Boone/,
        when: /Tuesday.*10:00/,
      },
      limits: { 2: "price" },
      done: true,
    },
  ),
  call(
    "retail-stores",
    [
      "looking for a red bike for a six year old",
      "is it cheaper online?",
      "hold it till saturday 3pm. Abe Kent 208 555 0155",
    ],
    { facts: { item: /bike/i, name: /Abe Kent/, when: /Saturday.*3:00/, phone: /0155/ } },
  ),
  call(
    "restaurants",
    [
      "running late, the 7 o'clock, stuck on the bridge, fifteen minutes, dont give it away. Rosa",
      "two of us, tonight",
      "312 555 0191",
    ],
    {
      facts: {
        late: /late|fifteen|stuck/i,
        people: /2/,
        when: /7:00/,
        name: /Rosa/,
        phone: /0191/,
      },
    },
  ),
  call(
    "hotels",
    [
      "need a room next friday, three nights, 2 adults and a crib",
      "do you have a guaranteed view? what's the total",
      "Uma Rao 505 555 0155, arriving at 10 pm",
    ],
    {
      facts: {
        when: /Friday/,
        nights: /3|three/,
        guests: /2/,
        beds: /crib/i,
        name: /Uma Rao/,
        arrival: /10 pm|arriv/i,
      },
      limits: { 2: "price" },
      done: true,
    },
  ),
  call(
    "funeral-homes",
    ["when's the service for Mr. Hale", "I'm bringing flowers. Flora at Bloom, 307 555 0177"],
    { facts: { wish: /service/i, phone: /0177/ } },
  ),
];
