import { call } from "../trade-dialogue.ts";

/** Calls at a spa. */
export const spasCalls = [
  call(
    "spas",
    [
      "My parents, it's their fortieth. Can you do both of them at once? massage, saturday 12:30",
      "mom had her hip done in the fall",
      "no preference man or woman. Kim Rao, 808 555 0122",
    ],
    {
      facts: {
        people: /2|two|both/i,
        treatment: /massage/i,
        when: /Saturday.*12:30/,
        health: /hip/i,
        therapist: /no preference/i,
        name: /Kim Rao/,
        phone: /0122/,
      },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "i'm twenty weeks, can I get a massage? and does it help with sciatica",
      "do you do like... happy endings",
    ],
    { limits: { 1: "health-claims", 2: "conduct" }, never: /helps with|is safe/i },
  ),
  call("spas", ["my friend just passed out in your sauna and she's not breathing right!!"], {
    emergency: 1,
  }),
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
    "spas",
    [
      "couples massage for our anniversary, saturday, 2 o clock if you can",
      "im 5 months pregnant is that ok?",
      "Tess and Bill. Tess Hardy 808-555-0162",
    ],
    {
      facts: {
        treatment: /massage/i,
        people: /2/,
        name: /Tess Hardy/,
        phone: /0162/,
        when: /Saturday.*2:00/,
      },
      limits: { 2: "health-claims" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "hot stone for me and scrub for my mom",
      "two yes. anytime sunday after 11",
      "no wait sunday were out of town. monday then, noon",
      "Kira Dole 808 555 0130",
    ],
    {
      facts: {
        treatment: /stone|scrub/i,
        people: /2/,
        name: /Kira Dole/,
        when: /Monday.*12:00/,
      },
      done: true,
    },
  ),
  call("spas", ["my friend just slid off the table and shes not answering me"], { emergency: 1 }),
  call(
    "spas",
    [
      "do you have anything for two ladies tomorrow, we want to be pampered. facials maybe",
      "either is fine for who does it",
      "1 or 2? 2",
      "June Fox. 808 555 0155. is my gift card from 2019 still good",
    ],
    {
      facts: { treatment: /facial|pamper/i, people: /2/, name: /June Fox/, when: /Friday.*2:00/ },
      limits: { 4: "gift-card" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "couples massage for our anniversary this sat",
      "2 of us. 2pm? oh im 5 months pregnant btw",
      "is deep tissue safe then",
      "Wren Alder, 828 555 0102",
    ],
    {
      facts: {
        treatment: /couples|massage/i,
        people: /2/,
        health: /pregnant/i,
        occasion: /anniversary/i,
        name: /Wren Alder/,
        when: /Saturday.*2:00/,
      },
      limits: { 3: "health-claims" },
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
    "spas",
    [
      "hot stone for one, fri evening",
      "6ish. bad lower back",
      "will it fix it",
      "Dag Holm 828 555 0144",
    ],
    {
      facts: { treatment: /hot stone/i, people: /1/, name: /Dag Holm/, when: /Friday.*6:00/ },
      limits: { 3: "health-claims" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "quiero un masaje de una hora, para mí sola",
      "sábado a las 11, con mujer",
      "tengo la presión alta, ¿puedo?",
      "Eva Luna 828 555 0138",
    ],
    {
      facts: { treatment: /masaje/i, people: /1/, name: /Eva Luna/, when: /s[aá]bado.*11:00/ },
      limits: { 3: "health-claims" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "couples massage sat the 14th, anytime after 2",
      "my husband has a bad back, does deep tissue fix that",
      "two. dont care who",
      "Lena Voss, 828 555 0171, make it 3",
    ],
    {
      facts: {
        treatment: /massage/i,
        people: /2|two/i,
        therapist: /no preference/i,
        health: /back/i,
        name: /Lena Voss/,
        phone: /0171/,
        when: /Saturday.*3:00/,
      },
      limits: { 2: "health-claims" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "got a gift card from 2021, is it expired",
      "a facial i guess, just me",
      "im 20 weeks pregnant btw",
      "Opal Finch 919 555 0166 friday at 10 am",
    ],
    {
      facts: {
        gift: /2021/,
        treatment: /facial/i,
        people: /1|me/i,
        health: /pregnant|20 weeks/i,
        name: /Opal Finch/,
        when: /Friday.*10:00/,
      },
      limits: { 1: "gift-card" },
    },
  ),
];
