import { call } from "./trade-dialogue.ts";

/** Calls with half sentences that nothing is tuned to. */
export const rushedCallsKeptApart = [
  call(
    "b2b-services",
    [
      "want a quote for cleaning 3 offices",
      "Apex Dental Group, Tulsa and Broken Arrow",
      "some outfit does it til june 30",
      "boss signs. insurance cert needed",
      "Nan Weir 918 555 0129 thurs 2",
    ],
    {
      facts: {
        wish: /new work/i,
        need: /cleaning/i,
        sites: /Apex|Tulsa/i,
        today: /june 30|outfit/i,
        name: /Nan Weir/,
        when: /Thursday.*2:00/,
      },
    },
  ),
  call(
    "insurance-agents",
    [
      "need proof of insurance for my landlord asap",
      "holder: Birch Court Apts, 12 Birch Ct Salem",
      "under Tom Reyes, same as my auto",
      "541 555 0177, email tom@reyes.example",
    ],
    {
      facts: {
        wish: /certificate/i,
        holder: /Birch Court/,
        email: /tom@reyes/,
        name: /Tom Reyes/,
        phone: /0177/,
      },
    },
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
    "med-spas",
    [
      "how much is lip filler",
      "first time. got it done? no never",
      "im nursing, is that a problem",
      "Cleo Hart 480 555 0132 sat 10am",
    ],
    {
      facts: { wish: /filler/i, first: /first/i, name: /Cleo Hart/, when: /Saturday.*10:00/ },
      limits: { 1: "price", 3: "clinical" },
      done: true,
    },
  ),
  call(
    "contractors",
    [
      "deck rebuild, its rotten, 12 by 20",
      "1988 house",
      "hoa wants drawings",
      "how long would it take you",
      "9 Loon Way. Hal Dietz 503 555 0163, sat 10",
    ],
    {
      facts: {
        project: /deck/i,
        house: /1988/,
        paper: /hoa|drawings/i,
        address: /9 Loon/,
        name: /Hal Dietz/,
        when: /Saturday.*10:00/,
      },
      limits: { 4: "finish-date" },
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
    "funeral-homes",
    [
      "when is the service for Mr Hale",
      "im a coworker. can i send flowers there",
      "Bess Tully 303 555 0151",
    ],
    { facts: { wish: /service/i, service: /Hale/, name: /Bess Tully/, phone: /0151/ } },
  ),
];
