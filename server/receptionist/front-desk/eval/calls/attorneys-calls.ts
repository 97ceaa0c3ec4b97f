import { call } from "../trade-dialogue.ts";

/** Calls at a law firm. */
export const attorneysCalls = [
  call(
    "attorneys",
    [
      "hi um I got rear ended on I-25 saturday, my neck is killing me, is that something you do",
      "her name is Carol Pruitt, shes with the other insurance",
      "do I have a case? what's it worth like ballpark",
      "ok. Marisol Vega, 307 555 0161",
      "thursday at 10:30 works",
    ],
    {
      facts: {
        matter: /rear.?ended/i,
        other: /Pruitt/,
        name: /Marisol Vega/,
        phone: /555.?0161/,
        when: /Thursday.*10:30/,
      },
      limits: { 3: "advice" },
      done: true,
    },
  ),
  call("attorneys", ["he's outside my door right now, he has a gun, I need a restraining order"], {
    emergency: 1,
  }),
  call(
    "attorneys",
    [
      "Necesito un abogado, me despidieron el martes porque estoy embarazada",
      "la empresa es Lark Foods. me llamo Rosa Medina, 307 555 0188",
      "mañana a las 4 de la tarde",
    ],
    {
      facts: {
        matter: /despidieron/i,
        other: /Lark/,
        name: /Rosa Medina/,
        phone: /0188/,
        when: /4:00/,
      },
      done: true,
    },
  ),
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
    "attorneys",
    [
      "my mother passed and my brother won't show us the will. he's hiding stuff",
      "brother, Gordon Pell. no court date no",
      "would we win something like that",
      "Nell Pell, 720 555 0143, mornings, so friday 9:30",
    ],
    {
      facts: { matter: /will|brother/i, other: /Gordon/, name: /Nell Pell/, when: /Friday.*9:30/ },
      limits: { 3: "advice" },
      done: true,
    },
  ),
  call(
    "attorneys",
    [
      "me chocaron en la autopista y el seguro no quiere pagar",
      "fue un camion de Valle Foods, el lunes pasado. si fui al doctor",
      "¿cuánto me pueden dar?",
      "Nico Vera 915 555 0173, el martes a las tres",
    ],
    {
      facts: {
        matter: /choca|seguro/i,
        other: /Valle Foods/,
        name: /Nico Vera/,
        when: /martes.*3:00/,
      },
      done: true,
    },
  ),
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
    "attorneys",
    [
      "got a speeding ticket going 40 over, court is april 2",
      "no one else, just the city",
      "will i lose my license",
      "Ty Moon 385 555 0162 wed 3:30",
    ],
    {
      facts: {
        matter: /ticket|speeding/i,
        deadline: /april 2/i,
        name: /Ty Moon/,
        when: /Wednesday.*3:30/,
      },
      limits: { 3: "advice" },
      done: true,
    },
  ),
  call(
    "attorneys",
    [
      "got served papers today, ex wants full custody",
      "Dale Horn, thats the ex. says i gotta answer in 20 days",
      "can she just take them",
      "its Mona Horn 385 555 0121, tomorrow 11 or so",
    ],
    {
      facts: {
        matter: /custody|served/i,
        other: /Dale Horn/,
        deadline: /20 days/,
        name: /Mona Horn/,
        phone: /0121/,
        when: /Friday.*11:00/,
      },
      limits: { 3: "advice" },
      done: true,
    },
  ),
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
    "attorneys",
    [
      "my landlord kept my deposit n changed the locks on me, can you guys help w that",
      "hes called Rick Dunlap, Dunlap Properties",
      "so do i win this or what",
      "theres court papers says april 2",
      "Tasha Greer, 720-555-0119, wed at 3ish",
    ],
    {
      facts: {
        matter: /deposit|locks/i,
        other: /Dunlap/,
        deadline: /april 2/i,
        name: /Tasha Greer/,
        phone: /0119/,
        when: /Wednesday.*3:00/,
      },
      limits: { 3: "advice" },
      done: true,
    },
  ),
  call(
    "attorneys",
    [
      "is this a robot? I want a lawyer NOW not a computer",
      "fine. my brother got arrested last nite, dui",
      "its the county, no clue about a date",
      "Leon Mack 303 555 0176 call whenever, tmrw 9 ok",
    ],
    {
      facts: {
        matter: /arrested|dui/i,
        name: /Leon Mack/,
        phone: /0176/,
        when: /Friday.*9:00/,
      },
      person: 1,
    },
  ),
];
