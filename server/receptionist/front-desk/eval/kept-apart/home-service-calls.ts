import { call } from "../trade-dialogue.ts";

/** Heating and cooling, plumbing, electricity, pests: never tuned to. */
export const homeServiceCallsKeptApart = [
  call(
    "hvac",
    [
      "ac quit, 88 in here n my moms 81",
      "no alarms no smell",
      "trane i think, from 2012, its on the roof",
      "can i just hit the reset button myself",
      "we rent. 2209 Juniper Ave, Amy Cho, 480-555-0103",
      "today at 5 pls",
    ],
    {
      facts: {
        problem: /quit/i,
        temperature: /88/,
        household: /81|mom/i,
        equipment: /trane|2012/i,
        owner: /tenant|rent/i,
        address: /2209 Juniper/,
        name: /Amy Cho/,
        phone: /0103/,
        when: /Thursday.*5:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "hvac",
    ["the carbon monoxide thing is going off and were all kinda sick", "were out in the car now"],
    { emergency: 1 },
  ),
  call("hvac", ["家里有煤气味，头很晕"], { emergency: 1 }),
  call(
    "plumbers",
    [
      "toilet upstairs is overflowing and wont quit",
      "nowhere near lights. i found the valve its off now",
      "own it",
      "do i pour draino in",
      "41 Sable Ct, Mitch Ober 614 555 0129, tomorrow 7am",
    ],
    {
      facts: {
        problem: /overflowing|toilet/i,
        running: /stopped/i,
        owner: /owner/i,
        address: /41 Sable/,
        name: /Mitch Ober/,
        phone: /0129/,
        when: /Friday.*7:00/,
      },
      limits: { 4: "repair-advice" },
      done: true,
    },
  ),
  call(
    "plumbers",
    ["el agua sale del techo justo encima de la lámpara y chispea", "ya apagué todo y salimos"],
    { emergency: 1 },
  ),
  call(
    "electricians",
    [
      "want a ev charger in the garage, how much we talkin",
      "no smoke no burning smell",
      "panel says 200 amp, house is 1998, i own it",
      "can i run the wire myself n you hook it up",
      "6 Larch Ln, Pat Dowd 207 555 0155, next wed 4pm",
    ],
    {
      facts: {
        problem: /charger/i,
        panel: /200/,
        owner: /owner/i,
        address: /6 Larch/,
        name: /Pat Dowd/,
        phone: /0155/,
        when: /Wednesday.*4:00/,
      },
      limits: { 1: "price", 4: "electrical-advice" },
      done: true,
    },
  ),
  call(
    "electricians",
    [
      "the outlet in my sons room is sparkin and its black around it",
      "breaker's off now. 19 Kite St, Ana Diaz, 207 555 0132",
    ],
    { emergency: 1, facts: { address: /19 Kite/, name: /Ana Diaz/, phone: /0132/ } },
  ),
  call(
    "pest-control",
    [
      "theres a wasp nest over the front door big as a football",
      "no one got stung",
      "since like a week. i sprayed it w a can",
      "hornets or yellowjackets u think",
      "we got a baby. 5 Moss St, Kip Lowe 706 555 0190, fri 8am",
    ],
    {
      facts: {
        seen: /wasp/i,
        where: /front door/i,
        used: /spray|can/i,
        household: /baby/i,
        address: /5 Moss/,
        name: /Kip Lowe/,
        phone: /0190/,
        when: /Friday.*8:00/,
      },
      limits: { 4: "identification" },
      done: true,
    },
  ),
  call(
    "pest-control",
    [
      "my toddler ate some of the mouse bait, green pellets",
      "poison control is on the other line, 12 Oak Rd",
    ],
    { emergency: 1 },
  ),
];
