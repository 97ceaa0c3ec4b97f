import { call } from "../trade-dialogue.ts";

/** Calls at any other business. */
export const generalCalls = [
  call(
    "general",
    [
      "hi do you groom doodles? he bites a little",
      "what do you charge",
      "Fay Odom, 701 555 0112, saturday at 10",
    ],
    {
      facts: { about: /doodles/i, name: /Fay Odom/, phone: /0112/, when: /Saturday.*10:00/ },
      limits: { 2: "price" },
      done: true,
    },
  ),
  call(
    "general",
    [
      "hey do you fix bicycles, my gears skip",
      "Rex Ford rex@ford.example",
      "206 555 0150 .. tues, no thurs, 3pm",
    ],
    {
      facts: { about: /bicycles|gears/i, name: /Rex Ford/, phone: /0150/, when: /Thursday.*3:00/ },
      done: true,
    },
  ),
  call(
    "general",
    [
      "hey i need someone to look at my gate opener, it wont close",
      "Ward Ellis, 480 555 0183",
      "tomorrow 10? or 10:30 even better",
    ],
    { facts: { name: /Ward Ellis/, phone: /0183/, when: /Friday.*10:30/ }, done: true },
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
    "general",
    [
      "my dog needs a groom, hes a doodle",
      "saturday 10 if you got it",
      "Bix Hale 480 555 0119",
      "oh and hes scared of dryers",
    ],
    { facts: { name: /Bix Hale/, phone: /0119/, when: /Saturday.*10:00/ } },
  ),
  call(
    "general",
    [
      "¿arreglan lavadoras? la mía no gira",
      "Nico Sáenz 480 555 0166",
      "el jueves a las 10, no, mejor a las 11",
    ],
    { facts: { name: /Nico S[aá]enz/, phone: /0166/, when: /jueves.*11:00/ }, done: true },
  ),
  call(
    "general",
    [
      "you guys do piano tuning? its a baby grand hasnt been tuned in 10 yrs",
      "how much",
      "Ida Noor 303 555 0142. next friday 2pm",
    ],
    {
      facts: { name: /Ida Noor/, phone: /0142/, when: /Friday.*2:00/ },
      limits: { 2: "price" },
      done: true,
    },
  ),
];
