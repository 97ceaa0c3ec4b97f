import { dialogues } from "../../dialogue.ts";

/** Bookings with corrections and changes of mind: never tuned to. */
export const bookingsKeptApart = dialogues([
  {
    name: "kept apart: a roofer wants a call on monday",
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
    name: "kept apart: the later one, and a question about silver",
    turns: [
      ["got anything thurs next week in the mornin", { action: "book", offers: /Thursday 19.*am/ }],
      ["the latest one", { facts: { day: /Thursday 19/, time: /10:30/ } }],
      ["hold on what does silver include again", { says: /1,200/, asks: "name" }],
      ["Luis Prado luis@prado.example", { asks: "confirm" }],
      ["ok", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T16:30.*Luis Prado/ },
  },
  {
    name: "kept apart: a mistyped email is replaced",
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
    name: "kept apart: una cita el martes",
    turns: [
      [
        "hola quisiera una cita para hablar de precios el martes",
        { action: "book", language: "es", offers: /martes.*17/ },
      ],
      ["a la una", { asks: "name", facts: { time: /13:00/ } }],
      ["me llamo Teresa Vidal", { asks: "email", facts: { name: "Teresa Vidal" } }],
      [
        "tere@vidal.example y mi cel es 512 555 0144",
        { asks: "confirm", facts: { phone: /0144/, email: "tere@vidal.example" } },
      ],
      ["si por favor", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-17T19:00.*Teresa Vidal/ },
  },
  {
    name: "kept apart: 下周三下午",
    turns: [
      ["你好，想约下周三下午通话", { action: "book", language: "zh", offers: /18/ }],
      ["两点半", { asks: "name", facts: { time: /2:30|14:30/ } }],
      ["我叫林小梅", { asks: "email", facts: { name: /林小梅/ } }],
      ["meimei@lin.example", { asks: "confirm" }],
      ["对，就这样", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T20:30.*林小梅/ },
  },
  {
    name: "kept apart: noon is not free, and the name is Gold",
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
    name: "kept apart: sunday is closed",
    turns: [
      ["can i get a call sunday morning", { action: "book", offersNo: /Sunday/ }],
      ["ok then monday early", { action: "book", facts: { day: /Monday 16/ } }],
    ],
    end: { booked: false },
  },
  {
    name: "kept apart: whichever is sooner, then the other day",
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
    name: "kept apart: any day but friday",
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
    name: "kept apart: rather an email",
    turns: [
      ["book me friday at 4", { action: "book", facts: { day: /Friday 13/, time: /4:00/ } }],
      ["actually nvm ill email you guys", { never: /your name|whose name/i }],
      ["whats the email address", { says: /@/ }],
    ],
    end: { booked: false },
  },
  {
    name: "kept apart: cancels without the link",
    turns: [
      ["i need to cancel my call tomorrow", { says: /link|mail/i, never: /is canceled/i }],
      ["dont have it, deleted", { never: /is canceled/i }],
    ],
    end: { booked: false },
  },
]);
