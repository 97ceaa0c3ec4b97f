import { dialogues } from "../dialogue.ts";

/** Conversations of people in a hurry that nothing is tuned to. */
export const companyHurriedKeptApart = dialogues([
  {
    name: "hurried: en español con prisa",
    turns: [
      [
        "hola tengo una clinica dental en Laredo, 2 sillones, contestan en español y se conecta con google calendar?",
        {
          language: "es",
          says: [/español/i, /Google Calendar/],
          facts: { trade: /dent/i, place: /Laredo/ },
        },
      ],
      ["y cuanto sale el mas barato", { language: "es", says: /\$149|\$249/ }],
      ["ok agende una llamada el martes a las 9", { facts: { day: /martes 17/, time: /9:00/ } }],
      ["Rosa Ibarra, rosa@ibarra.example", { asks: "confirm" }],
      ["si por favor", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T15:00.*Rosa Ibarra/ },
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
    name: "hurried: no idea twice, then a way out",
    turns: [
      ["do you have a parrot mascot", { action: ["unknown", "off-topic"] }],
      ["what color is it", { action: ["unknown", "off-topic"] }],
      [
        "ok can somebody call me. 505 555 0162, Lou Marsh, lou@marsh.example",
        { facts: { name: /Lou Marsh/, phone: /0162/ } },
      ],
    ],
  },
  {
    name: "hurried: volume in words, monthly, change of mind",
    turns: [
      [
        "we get like a hundred fifty calls a week, three minutes or so",
        { facts: { calls: /150/, length: /3/ } },
      ],
      ["which one fits", { action: "plan" }],
      ["paid monthly?", { says: /\$695|\$1,295/ }],
      ["whats cheaper", { says: /\$/ }],
    ],
  },
  {
    name: "hurried: hotel, two questions, then leave",
    turns: [
      [
        "small hotel 22 rooms in Taos, can it take a deposit over the phone and does it know when were full",
        { facts: { trade: /hotel/i, place: /Taos/, size: /22 rooms/ } },
      ],
      ["not now thx. bye", { action: ["thanks", "answer", "greet"] }],
    ],
  },
  {
    name: "hurried: 中文问合同和取消",
    turns: [
      ["有合同吗，能随时取消吗", { language: "zh", action: "answer" }],
      ["录音放多久", { language: "zh", action: "answer" }],
      ["好，帮我约周一上午九点", { facts: { day: /16/, time: /9:00/ } }],
      ["李娜 lina@li.example", { asks: "confirm", facts: { name: /李娜/ } }],
      ["对的", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:00.*李娜/ },
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
    name: "hurried: heart in passing",
    turns: [
      ["can it transfer calls to my cell", { says: /transfer|hand|person|number/i }],
      [
        "sorry been having this pressure in my chest since lunch, arm is kinda tingly. anyway which plan has that",
        { emergency: true },
      ],
    ],
  },
]);
