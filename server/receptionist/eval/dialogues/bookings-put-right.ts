import { dialogues } from "../dialogue.ts";

/** Bookings in which the visitor puts something right. */
export const bookingsPutRight = dialogues([
  {
    name: "books, names a time that is not free",
    turns: [
      [
        "book me a call wednesday afternoon",
        { action: "book", offers: /Wednesday 18 March, .*pm/ },
      ],
      ["2:17 pm", { action: "book", says: [/2:30/, /1:00/], offers: /Wednesday 18/ }],
      ["2:30 then", { asks: "name", facts: { day: /Wednesday 18/, time: /2:30/ } }],
      ["Jane Partner", { asks: "email", facts: { name: "Jane Partner" } }],
      [
        "jane@partner.example, 307 555 0142",
        { asks: "confirm", facts: { email: "jane@partner.example", phone: /307.?555.?0142/ } },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T20:30.*Jane Partner.*jane@partner\.example/, left: false },
  },
  {
    name: "next week but not monday",
    turns: [
      [
        "book something next week but not monday",
        { action: "book", offers: /Tuesday 17/, offersNo: /Monday/ },
      ],
      ["not tuesday either", { action: "book", offers: /Wednesday 18/ }],
      [
        "ok, first slot. i'm Deb Hale deb@hale.example",
        { asks: "confirm", facts: { name: "Deb Hale", time: /9:00/ } },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T15:00/ },
  },
  {
    name: "actually thursday",
    turns: [
      ["set up a call tuesday at 10:30", { facts: { day: /Tuesday 17/, time: /10:30/ } }],
      ["actually thursday", { facts: { day: /Thursday 19/ } }],
      ["same time", { facts: { day: /Thursday 19/, time: /10:30/ }, asks: "name" }],
      ["Kim Osei", { asks: "email" }],
      ["kim@osei.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T16:30.*Kim Osei/ },
  },
  {
    name: "the second one",
    turns: [
      ["any time on friday?", { action: "book", offers: /Friday 13/ }],
      ["the second one", { facts: { time: /9:30/ } }],
      ["no wait the third", { facts: { time: /10:30/ } }],
      ["Raj Patel raj@patel.example", { asks: "confirm" }],
      ["do it", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T16:30.*Raj Patel/ },
  },
  {
    name: "a question in the middle of a booking",
    turns: [
      ["book a call tomorrow at 10:30", { asks: "name" }],
      ["wait, how much does it cost?", { action: "answer", says: /\$149/, asks: "name" }],
      ["and is it hipaa compliant", { says: /not know|no certificate|name no/i }],
      ["ok. Dana Hale", { asks: "email", facts: { name: "Dana Hale" } }],
      ["dana@hale.example", { asks: "confirm" }],
      ["yes please", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T16:30.*Dana Hale/ },
  },
  {
    name: "leaves it, asks something else, comes back",
    turns: [
      ["book a call friday at 9", { facts: { day: /Friday 13/ }, asks: "name" }],
      ["never mind", { action: "answer" }],
      ["do you work with lawmatics", { action: "answer", says: /Lawmatics/ }],
      [
        "ok book the call after all, friday 1pm. Mia Wong mia@wong.example",
        { asks: "confirm", facts: { time: /1:00/ } },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*Mia Wong/ },
  },
  {
    name: "hurried: tues, no wed, email misspelled, done",
    turns: [
      ["can u book me tues 230", { action: "book", facts: { day: /Tuesday 17/, time: /2:30/ } }],
      ["no wait wed same time", { facts: { day: /Wednesday 18/, time: /2:30/ } }],
      ["Dana Ruiz dana@ruizz.example", { asks: "confirm" }],
      ["one z. dana@ruiz.example", { asks: "confirm", facts: { email: "dana@ruiz.example" } }],
      ["yep go", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T20:30.*Dana Ruiz.*dana@ruiz\.example/ },
  },
  {
    name: "hurried: everything wrong then right",
    turns: [
      ["book thursday at 4", { facts: { day: /Thursday 19/, time: /4:00/ } }],
      ["im Kai Moss kai@moss.example", { asks: "confirm" }],
      [
        "actually thats no good, day after same time",
        { facts: { day: /Friday 20/, time: /4:00/ } },
      ],
      ["ok yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-20T22:00.*Kai Moss/ },
  },
  {
    name: "rushed: books, forgets, changes name and day",
    turns: [
      ["id like a call fri 9ish", { facts: { day: /Friday 13/, time: /9:00/ } }],
      ["Wes Tran", { asks: "email" }],
      ["hmm can we do monday instead", { facts: { day: /Monday 16/ } }],
      ["wes.tran@tran.example", { asks: "confirm", facts: { email: "wes.tran@tran.example" } }],
      ["its Wesley actually", { facts: { name: /Wesley/ } }],
      ["confirm", { action: "booked" }],
    ],
    end: { booked: /2026-03-16.*Wesley/ },
  },
  {
    name: "terse: changes the hour only",
    turns: [
      [
        "book tues 9am for Mel Kay mel@kay.example",
        { asks: "confirm", facts: { name: /Mel Kay/ } },
      ],
      ["make it 10:30", { asks: "confirm", facts: { day: /Tuesday 17/, time: /10:30/ } }],
      ["y", { action: ["booked", "book"] }],
      ["yes", {}],
    ],
    end: { booked: /2026-03-17T16:30.*Mel Kay/ },
  },
  {
    name: "a mistyped email is replaced",
    turns: [
      ["book tues 1pm for Nina Kahl nina@khal.example", { asks: "confirm" }],
      [
        "oops its nina@kahl.example",
        { asks: "confirm", facts: { email: "nina@kahl.example", time: /1:00/ } },
      ],
      ["yes go", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T19:00.*nina@kahl\.example/ },
  },
  {
    name: "noon is not free, and the name is Gold",
    turns: [
      ["can we talk tmrw at noon", { action: "book", says: /1:00/, offers: /Friday 13/ }],
      [
        "1 then. Ari Gold ari@gold.example",
        { asks: "confirm", facts: { name: "Ari Gold", time: /1:00/ } },
      ],
      ["mhm yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*Ari Gold/ },
  },
  {
    name: "sunday is closed",
    turns: [
      ["can i get a call sunday morning", { action: "book", offersNo: /Sunday/ }],
      ["ok then monday early", { action: "book", facts: { day: /Monday 16/ } }],
    ],
    end: { booked: false },
  },
  {
    name: "whichever is sooner, then the other day",
    turns: [
      [
        "monday or tues whichevers sooner, afternoon, for a call",
        { action: "book", offers: /Monday 16.*pm/ },
      ],
      ["230", { facts: { day: /Monday 16/, time: /2:30/ } }],
      ["no wait tues same time", { facts: { day: /Tuesday 17/, time: /2:30/ } }],
      ["Dov Levin", { facts: { name: "Dov Levin" }, asks: "email" }],
      ["dov@levin.example", { asks: "confirm" }],
      ["correct", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T20:30.*Dov Levin/ },
  },
  {
    name: "any day but friday",
    turns: [
      [
        "any day but friday next week, mornings, for a demo",
        { action: "book", offers: /am/, offersNo: /Friday/ },
      ],
      ["weds 9:30", { facts: { day: /Wednesday 18/, time: /9:30/ } }],
      ["name's Gus, Gus Trumble, gus@trumble.example", { asks: "confirm" }],
      ["can u make it 9", { asks: "confirm", facts: { time: /9:00/ } }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T15:00.*Gus Trumble/ },
  },
  {
    name: "rather an email",
    turns: [
      ["book me friday at 4", { action: "book", facts: { day: /Friday 13/, time: /4:00/ } }],
      [
        "actually nvm ill email you guys",
        { never: /your name|whose name/i, facts: { day: null, time: null } },
      ],
      ["whats the email address", { says: /@/ }],
    ],
    end: { booked: false },
  },
]);
