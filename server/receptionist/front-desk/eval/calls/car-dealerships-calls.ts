import { call } from "../trade-dialogue.ts";

/** Calls at a car dealership. */
export const carDealershipsCalls = [
  call(
    "car-dealerships",
    [
      "Yeah is the blue hybrid still there, and what's it, like, out the door?",
      "A Civic. 2016. hundred ten thousand miles, I still owe some. what's it worth",
      "Saturday 10:15, me and my wife. Lou Petrakis 316 555 0144",
    ],
    {
      facts: {
        door: /sales/i,
        car: /blue hybrid/i,
        trade: /Civic/,
        when: /Saturday.*10:15/,
        name: /Petrakis/,
        phone: /0144/,
      },
      limits: { 1: "price", 2: "trade-value" },
      never: /\$\d|it is still there|it'?s worth/i,
      done: true,
    },
  ),
  call("car-dealerships", ["my baby is locked in the car in your lot and the keys are inside"], {
    emergency: 1,
  }),
  call(
    "car-dealerships",
    [
      "The light's on, it's orange. Now it's blinking. can I drive it till monday",
      "2019 RAV4, 61k. Need a ride to work. tues 7:30",
      "Nia Cole, 316 555 0107",
    ],
    {
      facts: {
        door: /service/i,
        symptom: /light|blinking/i,
        car: /RAV4/i,
        name: /Nia Cole/,
        when: /Tuesday.*7:30/,
      },
      limits: { 1: "drive-advice" },
      never: /you can drive|safe to drive/i,
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
    "car-dealerships",
    [
      "hey looking at that white f150 on your site, stock number 5512",
      "nah no trade",
      "what would payments be with like 2 down",
      "Deb Orlo 602 555 0118. tomorrow 5:15 to drive it",
    ],
    {
      facts: { door: /sales/i, car: /f150|5512/i, name: /Deb Orlo/, when: /Friday.*5:15/ },
      limits: { 3: "finance" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "my 2019 civic has the check engine light on, steady, shakes a little",
      "service yeah. i'll need a ride",
      "ok to drive it to vegas sunday?",
      "Hank Moody jr, 702 555 0170. sat 8",
    ],
    {
      facts: {
        door: /service/i,
        car: /2019 civic/i,
        symptom: /engine light|shakes/i,
        morning: /ride/i,
        name: /Hank Moody/,
        when: /Saturday.*8:00/,
      },
      limits: { 3: "drive-advice" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "is that white tacoma still there, the 2022",
      "looking to trade my 2015 focus, 90k miles",
      "what would you give me for it",
      "Sal Orr 702 555 0112 sat 11",
    ],
    {
      facts: {
        door: /sales/i,
        car: /tacoma/i,
        trade: /focus/i,
        name: /Sal Orr/,
        when: /Saturday.*11:00/,
      },
      limits: { 3: "trade-value" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    ["oil change n rotate, 2020 camry", "ill wait there", "fri 7:30", "Jin Ho 702 555 0166"],
    {
      facts: {
        door: /service/i,
        car: /camry/i,
        morning: /wait/i,
        name: /Jin Ho/,
        when: /Friday.*7:30/,
      },
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
    "car-dealerships",
    [
      "check engine lights flashin n it shakes",
      "can i drive it to yall",
      "15 Malibu. plate 7KZ 204",
      "need a ride to work. Dee Hammond 316 555 0157, tmrw 7:30",
    ],
    {
      facts: {
        door: /service/i,
        symptom: /flash|shakes|engine/i,
        car: /Malibu/i,
        morning: /ride/i,
        name: /Dee Hammond/,
        phone: /0157/,
        when: /Friday.*7:30/,
      },
      limits: { 2: "drive-advice" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "that silver tacoma online, 21, still got it?",
      "id trade my 2014 corolla, 120k, paid off. what would u give me",
      "whats the monthly w 3 down",
      "sat 2pm, wife too. Abe Stanz 620 555 0126",
    ],
    {
      facts: {
        door: /sales/i,
        car: /tacoma/i,
        trade: /corolla/i,
        name: /Abe Stanz/,
        phone: /0126/,
        when: /Saturday.*2:00/,
      },
      limits: { 1: "stock", 2: "trade-value", 3: "finance" },
      done: true,
    },
  ),
];
