import { call } from "../trade-dialogue.ts";

/** Calls at a painting company. */
export const paintersCalls = [
  call(
    "painters",
    [
      "I want a price for two bedrooms, nothing fancy, white",
      "ceilings yes, theres a brown ring in one. closets no. doors… yes",
      "'52. the house. does that matter? we have a cat",
      "is it safe for the baby, and no lead right",
      "Tuesday 5:15pm, Dot Hale, 614 555 0123",
    ],
    {
      facts: {
        rooms: /two bedrooms/i,
        extras: /ceilings/i,
        year: /52/,
        condition: /ring/i,
        living: /cat/i,
        name: /Dot Hale/,
        when: /Tuesday.*5:15/,
        phone: /0123/,
      },
      limits: { 1: "price", 4: "safety-claims" },
      never: /non.?toxic|no lead\b.*right|is safe|\$\d/i,
      done: true,
    },
  ),
  call("painters", ["my toddler just ate a bunch of paint chips off the porch"], { emergency: 1 }),
  call(
    "painters",
    [
      "Quiero pintar la casa por fuera, es de 1985, tres pisos, se está pelando del lado sur",
      "me llamo Óscar Beltrán, 614 555 0180. ¿cuánto cuesta por cuarto?",
      "el jueves a las 4",
    ],
    {
      facts: {
        where: /fuera|exterior/i,
        year: /1985/,
        condition: /pelando/i,
        name: /Beltrán/,
        when: /jueves.*4:00|jueves.*16:00/i,
      },
      limits: { 2: "price" },
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
    "painters",
    [
      "dining room and hallway, walls only, house is 1999, we have two dogs",
      "what do you charge a room",
      "Vic Lowe, 614-555-0166, next monday 8am",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /dining/i,
        extras: /walls/i,
        year: /1999/,
        living: /dogs/i,
        name: /Vic Lowe/,
        when: /Monday.*8:00/,
      },
      limits: { 2: "price" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "inside, 3 bedrooms and the hallway, and oh the ceilings",
      "1971. walls have some cracks",
      "will you be done before easter for sure",
      "Bo Lind 6145550102, friday 8:30",
    ],
    {
      facts: {
        where: /inter/i,
        rooms: /bedrooms/i,
        year: /1971/,
        condition: /cracks/i,
        name: /Bo Lind/,
        when: /Friday.*8:30/,
      },
      limits: { 3: "promise" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "la fachada de la casa, dos pisos",
      "es de 1962, la pintura se está pelando",
      "¿cuánto cobran?",
      "Nora Paz 614 555 0191, el martes a las 5",
    ],
    {
      facts: { where: /fuera/i, year: /1962/, name: /Nora Paz/, when: /martes.*5:00/ },
      limits: { 3: "price" },
    },
  ),
  call(
    "painters",
    [
      "just the outside trim, its peeling bad on the south side",
      "house is a 1955",
      "could there be lead in that",
      "Opal Reyes. six one four 555 0110. thursday 4",
    ],
    {
      facts: { where: /exter/i, year: /1955/, name: /Opal Reyes/, when: /Thursday.*4:00/ },
      limits: { 3: "safety-claims" },
    },
  ),
  call(
    "painters",
    [
      "living room dining room and hallway. inside obv",
      "ceilings too not the trim. built 1971",
      "ballpark?",
      "Faye Orton 971 555 0194 mon 9am",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /living/i,
        extras: /ceiling/i,
        year: /1971/,
        name: /Faye Orton/,
        when: /Monday.*9:00/,
      },
      limits: { 3: "price" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "kitchen cabinets n the trim",
      "inside. 2010 build",
      "two dogs",
      "how much roughly",
      "Fern Lutz 971 555 0155 wed 10:30",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /cabinets|kitchen/i,
        year: /2010/,
        living: /dogs/i,
        name: /Fern Lutz/,
        when: /Wednesday.*10:30/,
      },
      limits: { 4: "price" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "outside of the house, all 4 sides",
      "its from the 50s... 1956",
      "peeling on the south side",
      "will it last 10 years",
      "6 Dune Rd, Ana Beck 971 555 0103, tues 1",
    ],
    {
      facts: {
        where: /exterior/i,
        rooms: /sides/i,
        year: /1956/,
        condition: /peeling/i,
        name: /Ana Beck/,
        when: /Tuesday.*1:00/,
      },
      limits: { 4: "promise" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "just one bedroom, nursery. baby due in may",
      "inside yeah. walls only",
      "1999 house",
      "are the fumes safe",
      "Kit Dorn 971 555 0120 mon 3",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /bedroom|nursery/i,
        year: /1999/,
        name: /Kit Dorn/,
        when: /Monday.*3:00/,
      },
      limits: { 4: "safety-claims" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "outside of the house, 2 story, south side is peelin bad",
      "built 1961",
      "will one coat do it",
      "2 dogs and a toddler, is the paint safe for em",
      "17 Fern Way, Gail Nance 541 555 0160 thurs next week 8am",
    ],
    {
      facts: {
        where: /exterior/i,
        rooms: /south|story|house/i,
        condition: /peel/i,
        year: /1961/,
        living: /dogs|toddler/i,
        address: /17 Fern/,
        name: /Gail Nance/,
        phone: /0160/,
        when: /Thursday.*8:00/,
      },
      limits: { 3: "promise", 4: "safety-claims" },
      done: true,
    },
  ),
  call(
    "painters",
    [
      "just the kitchen n hallway, inside",
      "ceilings too, not the doors",
      "2004 house",
      "how much per room",
      "Lyle Ng, 503-555-0118, saturday 9 works",
    ],
    {
      facts: {
        where: /interior/i,
        rooms: /kitchen|hallway/i,
        extras: /ceiling/i,
        year: /2004/,
        name: /Lyle Ng/,
        phone: /0118/,
        when: /Saturday.*9:00/,
      },
      limits: { 4: "price" },
      done: true,
    },
  ),
];
