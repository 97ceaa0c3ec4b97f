import { call } from "../trade-dialogue.ts";

/** Calls at a fitness center. */
export const fitnessCentersCalls = [
  call(
    "fitness-centers",
    [
      "I need to cancel, and please don't do the thing where you talk me out of it",
      "Pat Nguyen. it drafts on the fifteenth. I'm moving to Tucson",
      "tag 20417, this number 520 555 0148",
    ],
    {
      facts: {
        wish: /cancel|leave/i,
        name: /Pat Nguyen/,
        draft: /15|fifteenth/i,
        tag: /20417/,
        phone: /0148/,
      },
      never: /are you sure|reconsider|instead of cancel|stay with us/i,
      done: true,
    },
  ),
  call(
    "fitness-centers",
    [
      "is there a free trial or a day pass? how much a month like really with everything",
      "I've got a bad ankle, which exercises can I do",
      "wed 6pm, I'm Bea Ortiz 520 555 0101",
    ],
    {
      facts: { wish: /try|trial/i, injury: /ankle/i, when: /Wednesday.*6:00/, name: /Bea Ortiz/ },
      limits: { 1: "price", 2: "training-advice" },
      done: true,
    },
  ),
  call("fitness-centers", ["a guy collapsed on the treadmill, we can't feel a pulse"], {
    emergency: 1,
  }),
  call(
    "fitness-centers",
    ["You charged me and I froze it!! tag 30112, this is theft", "Carl Odom 520-555-0119"],
    { person: 1, facts: { wish: /freeze/i, tag: /30112/, name: /Carl Odom/, phone: /0119/ } },
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
  call("fitness-centers", ["guy on the treadmill dropped, no heartbeat i think"], { emergency: 1 }),
  call(
    "fitness-centers",
    [
      "my key fob wont let me in, its 5am and im standing outside",
      "88213",
      "Tom Rook 775 555 0121",
    ],
    { facts: { wish: /door/i, tag: /88213/, name: /Tom Rook/, phone: /0121/ }, done: true },
  ),
  call(
    "fitness-centers",
    [
      "i wanna quit. ive asked twice already, this is ridiculous",
      "tag 40718. it drafts on the 15th",
      "Rico Vance 915 555 0140",
      "so am i out yes or no",
    ],
    { facts: { wish: /cancel/i, tag: /40718/, draft: /15/, name: /Rico Vance/, phone: /0140/ } },
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
    "fitness-centers",
    [
      "wanna try a class, spin maybe",
      "tomorrow 6am",
      "is it ok w a bad hip",
      "Ozzy Hall 915 555 0126",
    ],
    {
      facts: { name: /Ozzy Hall/, when: /Friday.*6:00/ },
      limits: { 3: "training-advice" },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    ["a guy collapsed on the treadmill he isnt breathing right", "ok help is coming"],
    { emergency: 1 },
  ),
  call(
    "fitness-centers",
    ["door wont open for me, im outside its 5am", "tag 20911", "Hugo Bane 915 555 0151"],
    { facts: { wish: /door/i, tag: /20911/, name: /Hugo Bane/, phone: /0151/ }, done: true },
  ),
  call(
    "fitness-centers",
    [
      "i want OUT. cancel it. dont give me the freeze speech",
      "tag number 31882, comes out of my acct the 20th",
      "you people are thieves",
      "cuz im moving to Boise",
      "Dale Rusk 208 555 0123",
    ],
    {
      facts: {
        wish: /leave|cancel/i,
        tag: /31882/,
        draft: /20th/,
        "why-leave": /Boise|moving/i,
        name: /Dale Rusk/,
        phone: /0123/,
      },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    [
      "can i try it out saturday at 9",
      "is my bad knee ok for the spin class",
      "Jo Beck, 303 555 0195",
    ],
    {
      facts: { wish: /try/i, injury: /knee/i, name: /Jo Beck/, when: /Saturday.*9:00/ },
      limits: { 2: "training-advice" },
      done: true,
    },
  ),
];
