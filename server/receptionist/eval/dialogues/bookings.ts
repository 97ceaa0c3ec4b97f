import { dialogues } from "../dialogue.ts";

/** Calls that are booked. */
export const bookings = dialogues([
  {
    name: "a name said before any time is chosen",
    turns: [
      ["book me a call wednesday afternoon", { action: "book" }],
      ["Jane Partner", { action: "book", facts: { name: "Jane Partner" } }],
      ["307 555 0142", { action: "book", facts: { phone: /307.?555.?0142/ } }],
      ["4", { facts: { time: /4:00/, day: /Wednesday 18/ }, asks: "email" }],
      ["jane@partner.example", { asks: "confirm" }],
      ["go ahead", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T22:00.*Jane Partner/, left: false },
  },
  {
    name: "name known from the message, booking asks no more",
    turns: [
      [
        "hi, I'm Carla Mendes, carla@mendes.example, we run a hair salon in Austin",
        {
          facts: {
            name: "Carla Mendes",
            email: "carla@mendes.example",
            trade: /salon/i,
            place: /Austin/,
          },
        },
      ],
      ["how much is silver", { action: "answer", says: /\$545/ }],
      [
        "ok book thirty minutes tuesday 2:30 pm",
        { asks: "confirm", facts: { day: /Tuesday 17/, time: /2:30/ } },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T20:30.*Carla Mendes.*carla@mendes\.example/ },
  },
  {
    name: "a wrong email is asked for again, once",
    turns: [
      ["book friday 10:30 for Lou Reed", { asks: "email", facts: { name: "Lou Reed" } }],
      ["lou@reed", { asks: "email", says: /unfinished|example\.com/i }],
      ["lou@reed.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /Lou Reed/ },
  },
  {
    name: "español: corrige el día",
    turns: [
      [
        "quisiera una llamada el martes a las 9",
        { action: "book", facts: { day: /martes.*17/, time: /9:00/ } },
      ],
      ["mejor el jueves", { facts: { day: /jueves.*19/ } }],
      [
        "a la una, soy Luis Vega luis@vega.example",
        { asks: "confirm", facts: { time: /13:00/, name: "Luis Vega" } },
      ],
      ["sí, confirmo", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T19:00.*Luis Vega/ },
  },
  {
    name: "books for soonest",
    turns: [
      [
        "soonest call you have? Nia Holt, nia@holt.example",
        {
          action: "book",
          asks: "confirm",
          facts: { day: /Friday 13/, time: /9:00/, name: "Nia Holt" },
        },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T15:00.*Nia Holt/ },
  },
  {
    name: "presses after words",
    turns: [
      ["book friday", { action: "book" }],
      [
        "Friday 13 March, 9:30 am",
        { choice: { kind: "slot", start: "2026-03-13T15:30:00.000Z" }, asks: "name" },
      ],
      ["Tess Ford", { asks: "email" }],
      [
        "tess@ford.example",
        {
          choice: {
            kind: "details",
            fields: { name: "Tess Ford", email: "tess@ford.example", phone: "", message: "" },
          },
          action: "booked",
        },
      ],
    ],
    end: { booked: /2026-03-13T15:30.*Tess Ford/ },
  },
  {
    name: "painter, two crews, texts, a call tomorrow",
    turns: [
      [
        "we're painters in Omaha with 2 crews, can you send texts, and could we talk tomorrow afternoon?",
        {
          action: "book",
          says: /text/i,
          offers: /Friday 13 March, .*pm/,
          facts: { trade: /paint/i, place: /Omaha/, size: /2 crews/ },
        },
      ],
      ["2:30 is good", { facts: { time: /2:30/ }, asks: "name" }],
      ["it's Ed Marsh, ed@marsh.example", { asks: "confirm", facts: { name: "Ed Marsh" } }],
      ["sounds good", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T20:30.*Ed Marsh/ },
  },
  {
    name: "puts right the name and the email before it is booked",
    turns: [
      [
        "book monday 10:30, my name is Ana Bell, ana@bel.example",
        { asks: "confirm", facts: { name: "Ana Bell" } },
      ],
      [
        "sorry the email is ana@bell.example",
        { asks: "confirm", facts: { email: "ana@bell.example" } },
      ],
      ["and the name is Anna Bell", { asks: "confirm", facts: { name: "Anna Bell" } }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Anna Bell.*ana@bell\.example/ },
  },
  {
    name: "untidy: neither, then a day of my own",
    turns: [
      ["can i talk to someone on monday", { action: ["book", "person"] }],
      ["book it, monday 11:15", { action: "book", says: /10:30/ }],
      ["neither works. what about tues", { action: "book", offers: /Tuesday 17/ }],
      ["the last one", { asks: "name", facts: { time: /4:00/ } }],
      ["its Abel, Abel Quintero, abel@q.example", { asks: "confirm" }],
      ["yup", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*Abel Quintero/ },
  },
  {
    name: "untidy: everything in one line",
    turns: [
      [
        "book me friday 1pm, kim lowe, kim@lowe.example, 307 555 0190 thx",
        { asks: "confirm", facts: { name: /Kim Lowe/i, email: "kim@lowe.example" } },
      ],
      ["correct", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*kim@lowe/i },
  },
  {
    name: "untidy: wrong email put right",
    turns: [
      ["set up a call tuesday 9am", { action: "book", asks: "name" }],
      ["Nils Berg nils@berg.exmple", { asks: "confirm" }],
      ["oops nils@berg.example", { asks: "confirm", facts: { email: "nils@berg.example" } }],
      ["ok", { action: "booked" }],
    ],
    end: { booked: /nils@berg\.example/ },
  },
  {
    name: "untidy: name corrected before the yes",
    turns: [
      ["schedule a call wed 10:30", { asks: "name" }],
      ["Jon Smit", { asks: "email" }],
      ["jon@smit.example", { asks: "confirm" }],
      ["no its John Smith", { asks: "confirm", facts: { name: "John Smith" } }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /John Smith/ },
  },
  {
    name: "untidy: asks for what the second one was",
    turns: [
      ["any time thursday afternoon for a call?", { action: "book", offers: /Thursday 19.*pm/ }],
      ["second one", { asks: "name", facts: { time: /2:30/ } }],
      ["do u need my number", { never: /Thursday 19 March, 2:30 pm\? Shall/ }],
      ["Ada Crane ada@crane.example", { asks: "confirm" }],
      ["go for it", { action: "booked" }],
    ],
    end: { booked: /Ada Crane/ },
  },
  {
    name: "untidy: as soon as possible",
    turns: [
      ["need to speak w sales asap", { action: ["book", "person"] }],
      ["earliest slot u got", { action: "book" }],
      ["Ed Poe", { asks: "email" }],
      ["ed@poe.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T15:00.*Ed Poe/ },
  },
  {
    name: "untidy: booked in two lines",
    turns: [
      [
        "need a demo monday 10:30, im Rae Lund rae@lund.example",
        { asks: "confirm", facts: { name: "Rae Lund", day: /Monday 16/, time: /10:30/ } },
      ],
      ["yep thats right", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Rae Lund/ },
  },
  {
    name: "untidy: booked in three lines",
    turns: [
      ["can someone show me this tues at 4", { action: "book" }],
      ["Cy Doe, cy@doe.example, 406 555 0110", { asks: "confirm", facts: { phone: /0110/ } }],
      ["book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*Cy Doe/ },
  },
  {
    name: "hurried: neither, afternoon, the first one",
    turns: [
      ["need a demo monday morning", { action: "book", offers: /Monday 16.*am/ }],
      ["8am?", { offersNo: /8:00/ }],
      ["none of those, afternoon then", { offers: /Monday 16.*pm/ }],
      ["first one", { asks: "name", facts: { day: /Monday 16/, time: /1:00/ } }],
      ["Tess", { facts: { name: /Tess/ } }],
      ["tess@orr.example", { asks: "confirm" }],
      ["sure", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T19:00.*Tess/ },
  },
  {
    name: "rushed: the earliest, then later that day",
    turns: [
      [
        "soonest call you have",
        { action: "book", asks: "name", facts: { day: /Friday 13/, time: /9:00/ } },
      ],
      ["later that day pls", { offers: /Friday 13/, offersNo: /9:00/, facts: { time: null } }],
      ["2:30 perfect", { asks: "name", facts: { time: /2:30/ } }],
      ["Moe Kent, moe@kent.example", { asks: "confirm" }],
      ["yes!", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T20:30.*Moe Kent/ },
  },
  {
    name: "terse: electrician, two cities, spanish crews",
    turns: [
      [
        "electrical contractor, 3 vans, Reno. half my customers speak spanish",
        { facts: { trade: /electric/i, place: /Reno/, size: /3 vans/, language: /Spanish/i } },
      ],
      ["18 calls a day, 4 min", { action: "plan", facts: { calls: /18/, length: /4/ } }],
      ["and if it doubles", { action: ["plan", "answer", "unknown"] }],
      [
        "can i get a call about it friday 2:30",
        { action: "book", asks: "name", facts: { day: /Friday 13/, time: /2:30/ } },
      ],
      ["Cruz Delgado, cruz@delgado.example", { asks: "confirm" }],
      ["perfect", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T20:30.*Cruz Delgado/ },
  },
  {
    name: "terse: the day before, then noon",
    turns: [
      ["id like wed at 1", { action: "book", facts: { day: /Wednesday 18/, time: /1:00/ } }],
      ["the day before is better", { facts: { day: /Tuesday 17/, time: /1:00/ } }],
      ["Zoe Lark zoe@lark.example", { asks: "confirm" }],
      ["go", {}],
    ],
    end: { booked: /2026-03-17T19:00.*Zoe Lark/ },
  },
  {
    name: "hurried: name in the middle of a question",
    turns: [
      [
        "its Pat Noor from noor plumbing, do you take over nights only?",
        { says: /night|hour|forward/i, facts: { name: /Pat Noor/ } },
      ],
      ["cool book fri at 10", { asks: "time", offers: /Friday 13/ }],
      ["1030 then", { asks: "email", facts: { time: /10:30/ } }],
      ["pat@noor.example", { asks: "confirm" }],
      ["book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T16:30.*Pat Noor/ },
  },
  {
    name: "hurried: two people, one call",
    turns: [
      [
        "want a call next tuesday, me and my partner both",
        { action: "book", offers: /Tuesday 17/ },
      ],
      ["whichever is latest", { asks: "name", facts: { time: /4:00/ } }],
      [
        "Ines Falk and Rob Dietz, ines@falk.example",
        { asks: "confirm", facts: { name: /Ines Falk/ } },
      ],
      ["great, confirm", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*Ines Falk/ },
  },
  {
    name: "blunt: picks a time by part and number",
    turns: [
      ["set up a call for tomorrow", { action: "book", offers: /Friday 13/ }],
      ["the third one", { asks: "name", facts: { time: /10:30/ } }],
      ["no the fourth", { facts: { time: /1:00/ } }],
      ["Ada Quist ada@quist.example", { asks: "confirm" }],
      ["ok do it", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*Ada Quist/ },
  },
  {
    name: "a roofer wants a call on monday",
    turns: [
      [
        "hey can i get a call monday like 10:30, im Tess Rowan w Rowan Roofing in Mesa",
        {
          action: "book",
          asks: "email",
          facts: { day: /Monday 16/, time: /10:30/, name: /Tess Rowan/, place: /Mesa/ },
        },
      ],
      ["tess@rowanroof.example", { asks: "confirm" }],
      ["yep", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Tess Rowan/ },
  },
  {
    name: "the later one, and a question about silver",
    turns: [
      ["got anything thurs next week in the mornin", { action: "book", offers: /Thursday 19.*am/ }],
      ["the latest one", { facts: { day: /Thursday 19/, time: /10:30/ } }],
      ["hold on what does silver include again", { says: /1,200/, asks: "name" }],
      ["Luis Prado luis@prado.example", { asks: "confirm" }],
      ["ok", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T16:30.*Luis Prado/ },
  },
]);
