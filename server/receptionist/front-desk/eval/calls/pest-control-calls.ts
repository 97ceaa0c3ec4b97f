import { call } from "../trade-dialogue.ts";

/** Calls at a pest control company. */
export const pestControlCalls = [
  call(
    "pest-control",
    [
      "Okay I don't want this written anywhere, but I think we have bed bugs. nobody's been bitten bad or anything",
      "Little brown things, in the seam, in the bedroom. my husband bought a bomb but its not used. just a parrot lives with us",
      "how long do we have to leave for? is it safe for the parrot",
      "Unit 4, 210 Pine St. thursday at ten, name is Cara, 512 555 0118",
    ],
    {
      facts: {
        seen: /brown|bed ?bugs/i,
        where: /bedroom|seam/i,
        household: /parrot/i,
        address: /210 Pine/,
        when: /Thursday.*10:00/,
        name: /Cara/,
      },
      limits: { 3: "safety-claims" },
      never: /is safe|harmless|\d+ hours/i,
      done: true,
    },
  ),
  call("pest-control", ["my kid got stung, like, five times and his lips are swelling"], {
    emergency: 1,
  }),
  call(
    "pest-control",
    [
      "there's, like, a lot of them. with wings. on the window sill. is it termites or ants",
      "closings friday, we need the letter thing. 9 Mill Rd",
      "you people were here monday and I STILL see them. idiots. give me a manager",
    ],
    {
      facts: { seen: /wings/i, where: /window/i, address: /9 Mill/ },
      limits: { 1: "identification" },
      person: 3,
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
    "pest-control",
    [
      "scratching in the attic at night, every night for like 2 weeks",
      "nobody bit no",
      "just me and the dog. no i put nothing",
      "is it rats?",
      "77 Pine St. Cal Moss. 919 555 0148, tues 10am",
    ],
    {
      facts: {
        where: /attic/i,
        household: /dog/i,
        address: /77 Pine/,
        name: /Cal Moss/,
        when: /Tuesday.*10:00/,
      },
      limits: { 4: "identification" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "wasps in the wall, my son got stung on the neck n his lips are swelling",
      "ok calling. 40 Ridge Ln",
    ],
    { emergency: 1, facts: { address: /40 Ridge/ } },
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
    "pest-control",
    [
      "hay cucarachas en la cocina, muchas",
      "desde hace un mes, nadie picado",
      "tengo un bebé",
      "¿es peligroso lo que ponen?",
      "calle Luna 12, Olga Paz 775 555 0177 lunes a las 9",
    ],
    {
      facts: {
        seen: /cucarachas/i,
        where: /cocina/i,
        household: /beb[eé]/i,
        name: /Olga Paz/,
        when: /lunes.*9:00/,
      },
      limits: { 4: "safety-claims" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "lil brown bugs in the mattress seams, 5 or 6, bites on my legs",
      "bedroom, about 2 weeks. nobody got stung or sick",
      "i sprayed raid. got a newborn",
      "are they bed bugs?",
      "22 Alpine Ct. Jo Reyes 775 555 0161, fri 8:30",
    ],
    {
      facts: {
        seen: /brown|bugs/i,
        where: /bedroom|2 weeks/i,
        used: /raid|sprayed/i,
        household: /newborn/i,
        address: /22 Alpine/,
        name: /Jo Reyes/,
        when: /Friday.*8:30/,
      },
      limits: { 4: "identification" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "ants everywhere, tiny black",
      "kitchen n bath, few days",
      "nobody stung. 1 cat",
      "can the cat stay home",
      "2 Bay Ct, Lou Ives 775 555 0133 tues 3",
    ],
    {
      facts: {
        seen: /ants/i,
        where: /kitchen/i,
        household: /cat/i,
        address: /2 Bay/,
        name: /Lou Ives/,
        when: /Tuesday.*3:00/,
      },
      limits: { 4: "safety-claims" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "theres a wasp nest over the front door big as a football",
      "no one got stung",
      "since like a week. i sprayed it w a can",
      "hornets or yellowjackets u think",
      "we got a baby. 5 Moss St, Kip Lowe 706 555 0190, fri 8am",
    ],
    {
      facts: {
        seen: /wasp/i,
        where: /front door/i,
        used: /spray|can/i,
        household: /baby/i,
        address: /5 Moss/,
        name: /Kip Lowe/,
        phone: /0190/,
        when: /Friday.*8:00/,
      },
      limits: { 4: "identification" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "my toddler ate some of the mouse bait, green pellets",
      "poison control is on the other line, 12 Oak Rd",
    ],
    { emergency: 1 },
  ),
];
