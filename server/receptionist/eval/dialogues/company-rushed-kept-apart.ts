import { dialogues } from "../dialogue.ts";

/** Conversations with doubts and changed minds that nothing is tuned to. */
export const companyRushedKeptApart = dialogues([
  {
    name: "rushed: pregunta, reserva, se arrepiente",
    turns: [
      ["oiga y si no entiende al cliente que hace", { language: "es", action: "answer" }],
      ["bueno apúnteme para el viernes a la 1", { facts: { day: /viernes 13/, time: /1:00/ } }],
      ["no no, mejor el lunes a la misma hora", { facts: { day: /lunes 16/, time: /1:00/ } }],
      ["Tito Mora tito@mora.example", { asks: "confirm" }],
      ["mejor no, gracias", { never: /Reservad/ }],
    ],
    end: { booked: false },
  },
  {
    name: "rushed: 中文改时间",
    turns: [
      ["约周三下午一点", { language: "zh", facts: { day: /18/, time: /1:00/ } }],
      ["我叫赵敏", { asks: "email", facts: { name: "赵敏" } }],
      ["改成周四同样的时间", { facts: { day: /19/, time: /1:00/ } }],
      ["zhao@min.example", { asks: "confirm" }],
      ["好的", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T19:00.*赵敏/ },
  },
  {
    name: "rushed: which languages, in which languages",
    turns: [
      ["can it speak tagalog", { says: /English, Spanish|language/i }],
      ["y español?", { language: "es", says: /español/i }],
      ["ok. 中文呢", { language: "zh", says: /中文/ }],
    ],
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
]);
