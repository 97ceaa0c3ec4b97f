import { call } from "../trade-dialogue.ts";

/** Calls at an auto body shop. */
export const autoBodyRepairCalls = [
  call(
    "auto-body-repair",
    [
      "It drives, but it rubs. got hit from behind yesterday, everybody's ok",
      "her insurance, claim ends 88. 2021 Camry pearl white. do I have to go where they tell me",
      "Is it totaled? can you, um, work with the deductible?",
      "8:20 tomorrow. Oscar Beltran 213 555 0165",
    ],
    {
      facts: {
        damage: /hit|behind/i,
        drives: /drives|yes/i,
        claim: /88/,
        car: /Camry/,
        name: /Oscar Beltran/,
        when: /8:20/,
        phone: /0165/,
      },
      limits: { 3: "damage-verdict" },
      never: /it is totaled|not totaled|we can waive/i,
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    ["we just crashed and theres smoke coming out of the hood and I smell gasoline"],
    { emergency: 1 },
  ),
  call(
    "auto-body-repair",
    [
      "Bueno, este, me pegaron por atrás y la aseguranza me manda a otro taller. ¿Tengo que ir?",
      "fue ayer, estamos bien. anda, pero la cajuela no cierra",
      "¿y cuánto va a salir? soy Óscar Beltrán 213 555 0165",
      "mañana a las 8:20, es un Corolla gris 2016",
    ],
    {
      facts: {
        damage: /pegaron|cajuela/i,
        car: /corolla/i,
        drives: /anda|sí/i,
        name: /Beltrán/,
        when: /8:20/,
      },
      limits: { 3: "price" },
      done: true,
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
    "auto-body-repair",
    [
      "got keyed, whole passenger side of my black tesla model 3, 2022",
      "nobody hurt lol. yeah it drives",
      "how many days will u have it",
      "Max Ito (503) 555-0120 / monday first thing, 8",
    ],
    {
      facts: {
        damage: /keyed|side/i,
        drives: /drive|yes/i,
        car: /tesla/i,
        name: /Max Ito/,
        when: /Monday.*8:00/,
      },
      limits: { 3: "finish-date" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "got rear ended, trunk wont close. everyones ok, its parked at home",
      "it drives. 2021 rav4, blue",
      "State Farm, claim 44-9921. they want me at their shop do i have to",
      "Priya Nair 408 555 0136. next tues 8am",
    ],
    {
      facts: {
        damage: /trunk|rear/i,
        drives: /drives/i,
        car: /rav4/i,
        claim: /44-9921|State Farm/i,
        name: /Priya Nair/,
        when: /Tuesday.*8:00/,
      },
      limits: { 3: "choice-of-shop" },
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
    "auto-body-repair",
    [
      "somebody scratched my door in a lot, not hurt",
      "drives fine",
      "2022 crv white",
      "whose insurance pays if he left",
      "Abby Cole 408 555 0170 wed 5",
    ],
    {
      facts: {
        damage: /scratch|door/i,
        drives: /drives/i,
        car: /crv/i,
        name: /Abby Cole/,
        when: /Wednesday.*5:00/,
      },
      limits: { 4: "fault" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "mirror got knocked off my van last night, parked",
      "no one in it. drives",
      "2017 transit, white",
      "can you waive the deductible",
      "Oz Kemp 408 555 0133 mon 9:30",
    ],
    {
      facts: {
        damage: /mirror/i,
        drives: /drives/i,
        car: /transit/i,
        name: /Oz Kemp/,
        when: /Monday.*9:30/,
      },
      limits: { 4: "damage-verdict" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "backed into a pole, bumper n taillight. drives fine",
      "nobody hurt its in my driveway",
      "19 Civic white",
      "will they say its totaled",
      "Nadia Fox 669 555 0135 monday 7:45am",
    ],
    {
      facts: {
        damage: /bumper/i,
        drives: /^drives/i,
        car: /civic/i,
        name: /Nadia Fox/,
        phone: /0135/,
        when: /Monday.*7:45/,
      },
      limits: { 4: "damage-verdict" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "me chocaron de lado, la puerta no abre pero el carro anda",
      "fue ayer, nadie herido, está en mi casa",
      "¿quién tuvo la culpa según usted?",
      "2020 Sentra gris, Beto Lara 209 555 0178, el lunes a las 9",
    ],
    {
      facts: {
        damage: /puerta|lado/i,
        car: /Sentra/,
        name: /Beto Lara/,
        phone: /0178/,
        when: /lunes.*9:00/,
      },
      limits: { 3: "fault" },
    },
  ),
];
