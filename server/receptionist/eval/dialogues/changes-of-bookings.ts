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
  {
    name: "moves it a day later than it is",
    turns: [
      [
        "hi can we do a day later? https://farline.example/booking?token=booking-1.1.proof",
        { asks: "confirm", says: /Tuesday 24 March, 9:00 am/ },
      ],
      ["yes", { says: /Moved: Tuesday 24 March, 9:00/ }],
    ],
  },
  {
    name: "moves it to later that day",
    turns: [
      ["need to push my call to later that day", { asks: "link" }],
      ["https://farline.example/booking?token=booking-1.1.proof", { asks: "time" }],
      ["something later the same day", { offers: /Monday 23 March/, offersNo: /9:00 am/ }],
      ["the last one", { asks: "confirm", says: /Monday 23 March, 4:00 pm/ }],
      ["ya", { says: /Moved/ }],
    ],
  },
  {
    name: "asks for a booking to be looked up",
    turns: [
      ["can you look up my booking? its under maria cho", { action: "answer", says: /mail/ }],
      ["never got the mail. person pls", { action: ["person", "message"] }],
      ["maria cho, maria@cho.example", { asks: "confirm" }],
      ["yes", { action: "sent" }],
    ],
    end: { left: /maria@cho\.example/, booked: false },
  },
  {
    name: "no llegó la confirmación",
    turns: [
      ["oiga no me llegó el correo de confirmación", { action: "answer", says: /correo/ }],
      ["¿a qué hora era mi cita?", { never: /reserv(?:o|a) |Treinta minutos/ }],
    ],
    end: { booked: false },
  },
  {
    name: "asks when the call is that was just booked",
    turns: [
      ["tuesday 1pm, ana ruiz ana@ruiz.example, a call", { asks: "confirm" }],
      ["yes", { action: "booked" }],
      ["wait when is my call again", { says: /Tuesday 17 March, 1:00 pm/ }],
      ["and can you find my booking if i lose the mail", { action: "answer", says: /mail|link/ }],
    ],
    end: { booked: /2026-03-17T19:00/ },
  },
]);
