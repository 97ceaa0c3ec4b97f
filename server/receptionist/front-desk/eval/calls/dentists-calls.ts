import { call } from "../trade-dialogue.ts";

/** Calls at a dental office. */
export const dentistsCalls = [
  call(
    "dentists",
    [
      "Hi so I bit into, it's embarrassing, caramel. My crown is in a napkin. no swelling or anything",
      "Left, on top. you did it like two years ago. Bell, I mean my name is Andrea Bell, August 3rd 84",
      "Can I glue it? and what's it cost",
      "8:10 tomorrow? 208 555 0143",
    ],
    {
      facts: {
        problem: /crown/i,
        safe: /no|none/i,
        known: /known|before/i,
        name: /Andrea Bell/,
        dob: /84/,
        phone: /0143/,
        when: /8:10/,
      },
      limits: { 3: "dental-advice" },
      never: /you can glue|yes, glue|\$\d/i,
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "my face is kind of puffy and it's getting hard to swallow",
      "it's been since yesterday, what should I take for it?",
    ],
    { emergency: 1, limits: { 2: "dental-advice" }, never: /ibuprofen|amoxicillin|\bmg\b/i },
  ),
  call(
    "dentists",
    [
      "im a new patient, need a cleaning for me and my two kids, any tuesday",
      "actually not tuesday. wednesday at 3",
      "do you guarantee its painless? and will delta pay for it",
      "no swelling. lee ann novak, four oh six 555 0101. well 406 555 0101",
      "4/12/1988",
    ],
    {
      facts: {
        problem: /cleaning/i,
        known: /new/i,
        when: /Wednesday.*3:00/,
        name: /novak/i,
        phone: /406.?555.?0101/,
      },
      limits: { 3: "coverage" },
      never: /painless|will pay/i,
      done: 4,
    },
  ),
  call(
    "dentists",
    [
      "hola, se me cayó un diente... es que me pegaron",
      "actually can we do english? my name is Luz Vega 208 555 0176",
    ],
    {
      emergency: 1,
      facts: { problem: /diente/i, name: /Luz Vega/, phone: /0176/ },
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
    "dentists",
    [
      "hi um my filling fell out i think? back left, lower. at lunch",
      "nope none of that",
      "never been no. do u take cigna",
      "Holly Voss. monday or tuesday, tuesday's better. 11",
      "208 555 0182",
    ],
    {
      facts: {
        problem: /filling/i,
        known: /new/i,
        name: /Holly Voss/,
        phone: /0182/,
        when: /Tuesday.*11:00/,
      },
      limits: { 3: "coverage" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "quiero una limpieza para mi esposo",
      "no, nada de eso",
      "ya somos pacientes. Raúl Mena, 4/9/1975",
      "sorry can we do english? wednesday 10 am, 208 555 0163",
    ],
    {
      facts: {
        problem: /limpieza/i,
        name: /Ra[uú]l Mena/,
        dob: /1975/,
        phone: /0163/,
        when: /Wednesday.*10:00/,
      },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "我牙疼，右下边，两天了",
      "没有肿，没有发烧",
      "第一次来",
      "会很贵吗",
      "陈美玲，208 555 0155",
      "周五上午十点",
    ],
    {
      facts: { problem: /牙疼/, known: /新病人/, name: /陈美玲/, phone: /0155/, when: /10:00/ },
      limits: { 4: "price" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "我想洗牙",
      "没有不舒服",
      "第一次来，Delta 保险",
      "周六可以吗？哦周一上午九点吧",
      "黄丽 208 555 0164",
    ],
    { facts: { problem: /洗牙/, name: /黄丽/, phone: /0164/, when: /9:00/ } },
  ),
  call(
    "dentists",
    [
      "my filling came out, back left on the bottom. doesnt hurt much",
      "no none of that",
      "been there before, i was born 11 2 1990",
      "do you guys take delta dental and will they pay",
      "mon 8:30. Iris Cole, same number you have, its 208 555 0171",
    ],
    {
      facts: {
        problem: /back left/i,
        known: /been here/i,
        dob: /1990/,
        name: /Iris Cole/,
        phone: /0171/,
        when: /Monday.*8:30/,
      },
      limits: { 4: "coverage" },
      done: true,
    },
  ),
  call(
    "dentists",
    [
      "se me hinchó toda la cara por una muela y tengo fiebre, me cuesta tragar",
      "Saúl Prado 208 555 0119",
    ],
    { emergency: 1, facts: { name: /Saúl Prado/, phone: /0119/ } },
  ),
  call(
    "dentists",
    [
      "hola, se me quebró una muela de arriba a la derecha comiendo",
      "no, nada de eso",
      "nunca he ido",
      "¿aceptan Medicaid?",
      "Lidia Paz 208 555 0186, martes 10:30",
    ],
    {
      facts: { problem: /muela|quebr/i, name: /Lidia Paz/, phone: /0186/, when: /martes.*10:30/ },
      limits: { 4: "coverage" },
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
    "dentists",
    [
      "my filling fell out eating popcorn, back right bottom",
      "no swelling nothing",
      "can i put super glue on it lol",
      "been w you guys yrs. 11/02/1979",
      "Carlos Wynn, 385 555 0108, any chance tmrw 8:30",
    ],
    {
      facts: {
        problem: /filling/i,
        known: /before/i,
        dob: /1979/,
        name: /Carlos Wynn/,
        phone: /0108/,
        when: /Friday.*8:30/,
      },
      limits: { 3: "dental-advice" },
      done: true,
    },
  ),
  call("dentists", ["my jaw is swelled up so bad i cant swallow", "ok going"], { emergency: 1 }),
];
