import { dialogues } from "../dialogue.ts";

/** Bookings that are moved or canceled. */
export const changesOfBookings = dialogues([
  {
    name: "cancels with the link from the mail",
    turns: [
      ["I want to cancel my call", { says: /link/i }],
      [
        "https://farline.example/booking?token=booking-1.1.proof",
        { asks: "confirm", says: /Monday 23 March/ },
      ],
      ["yes cancel it", { says: /cancel/i, action: "answer" }],
    ],
    end: { booked: false },
  },
  {
    name: "moves with the link from the mail",
    turns: [
      [
        "need to move my appointment, here's the link https://farline.example/booking?token=booking-1.1.proof",
        { says: /Monday 23 March/ },
      ],
      ["tuesday the 24th at 9:30", { asks: "confirm", facts: { day: /Tuesday 24/, time: /9:30/ } }],
      ["yes", { says: /Tuesday 24 March/ }],
    ],
    end: { booked: false },
  },
  {
    name: "a link that is nobody's",
    turns: [
      [
        "cancel my booking https://farline.example/booking?token=made.1.up",
        { never: /Monday 23/, says: /link/i },
      ],
      [
        "then tell a person to cancel it. Jo Fox, jo@fox.example",
        { asks: "confirm", facts: { name: "Jo Fox" } },
      ],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Jo Fox/ },
  },
  {
    name: "somebody else's booking is not shown",
    turns: [
      ["when is Dana Whitfield's appointment?", { never: /23 March/ }],
      [
        "cancel Dana's call, her email is dana@hale.example",
        { never: /23 March|is cancell?ed/, says: /link/i },
      ],
    ],
  },
  {
    name: "cancels without a link, lets a person do it",
    turns: [
      ["please cancel my call", { says: /link/i }],
      ["i lost that email", { action: "person", says: /link/i }],
      ["Ivy Cho, ivy@cho.example", { asks: "confirm", facts: { name: "Ivy Cho" } }],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Ivy Cho.*cancel/ },
  },
  {
    name: "untidy: a question in the middle of a booking",
    turns: [
      ["book thursday 1pm", { asks: "name" }],
      ["wait is it free to cancel", { says: /notice|billing period|link|reschedule|cancel/i }],
      ["ok. Lena Fox", { asks: "email", facts: { name: "Lena Fox" } }],
      ["lena at fox dot example", { asks: "confirm", facts: { email: "lena@fox.example" } }],
      ["sí", { action: "booked" }],
    ],
    end: { booked: /Lena Fox/ },
  },
  {
    name: "untidy: cancels without a link",
    turns: [
      ["gotta cancel my thing on friday", { says: /link/i }],
      ["dont have it", { action: ["person", "message"] }],
      ["Moe Dunn moe@dunn.example", { asks: "confirm" }],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Moe Dunn/, booked: false },
  },
  {
    name: "hurried: cancel by mail link only",
    turns: [
      ["i have to cancel my call on the 23rd", { asks: "link" }],
      ["i dont have that email anymore", { action: "person" }],
      ["Sol Verne sol@verne.example", {}],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Sol Verne.*sol@verne\.example/ },
  },
  {
    name: "rushed: reschedule with the link",
    turns: [
      [
        "need to move my appt, https://farline.example/booking?token=booking-1.1.proof",
        { asks: "time" },
      ],
      ["tues after lunch", { offers: /Tuesday (?:17|24).*pm/ }],
      ["the second", { asks: "confirm" }],
      ["yep", { says: /moved|2:30/i }],
    ],
  },
  {
    name: "cancels without the link",
    turns: [
      ["i need to cancel my call tomorrow", { says: /link|mail/i, never: /is canceled/i }],
      ["dont have it, deleted", { never: /is canceled/i }],
    ],
    end: { booked: false },
  },
]);
