import { call } from "./trade-dialogue.ts";

/** Terse calls that nothing is tuned to. */
export const terseCallsKeptApart = [
  call(
    "attorneys",
    [
      "tripped at a grocery store, broke my wrist",
      "FoodBarn on 5th. last saturday. went to urgent care",
      "what could i get for it",
      "Ned Opal 385 555 0133 friday 2",
    ],
    {
      facts: {
        matter: /tripped|wrist/i,
        other: /FoodBarn/,
        hurt: /doctor/i,
        name: /Ned Opal/,
        when: /Friday.*2:00/,
      },
      limits: { 3: "advice" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "cleaning plz, its been 2 yrs",
      "nope all good",
      "used to come there. 7-7-77",
      "you take medicaid?",
      "Abe Fonda 208 555 0199 wed 1",
    ],
    {
      facts: {
        problem: /cleaning/i,
        known: /been/i,
        dob: /77/,
        name: /Abe Fonda/,
        when: /Wednesday.*1:00/,
      },
      limits: { 4: "coverage" },
      done: true,
    },
  ),
  call(
    "plumbers",
    [
      "马桶堵了，水快溢出来了",
      "没有，离插座很远",
      "我自己的房子",
      "88 Oak St，张强 314 555 0144，今天下午三点",
    ],
    {
      facts: { problem: /马桶/, address: /88 Oak/, name: /张强/, phone: /0144/, when: /3:00/ },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "roof is leaking into the bedroom, tarp on it",
      "1975 house",
      "55 Vale Rd",
      "how soon can it be done",
      "Stu Lamb 503 555 0122, tomorrow 8",
    ],
    {
      facts: {
        project: /roof|leak/i,
        house: /1975/,
        open: /tarp|leak/i,
        address: /55 Vale/,
        name: /Stu Lamb/,
        when: /Friday.*8:00/,
      },
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
    "car-dealerships",
    [
      "busco una camioneta usada, con poco pago",
      "la F-150 2020 que tienen en la página",
      "¿me dan crédito si tengo mal historial?",
      "Chuy Mata 702 555 0144 sábado a la 1",
    ],
    {
      facts: { car: /F-150/i, name: /Chuy Mata/, when: /s[aá]bado.*1:00/ },
      limits: { 3: "finance" },
      done: true,
    },
  ),
  call(
    "salons",
    [
      "my scalp is burning bad since the color yesterday and my eyes are swelling shut",
      "Ro Vega 646 555 0155",
    ],
    { emergency: 1, facts: { name: /Ro Vega/ } },
  ),
  call(
    "plumbers",
    [
      "i smell rotten eggs by the water heater, kinda strong",
      "ok out. 9 Fox Rd Kit Orr 314 555 0188",
    ],
    { emergency: 1, facts: { address: /9 Fox/, name: /Kit Orr/ } },
  ),
  call(
    "restaurants",
    ["someone at our table is choking cant talk", "he coughed it up, ok. thanks"],
    { emergency: 1 },
  ),
];
