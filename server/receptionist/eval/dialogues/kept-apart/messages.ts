import { dialogues } from "../../dialogue.ts";

/** Messages and requests to be called: never tuned to. */
export const messagesKeptApart = dialogues([
  {
    name: "kept apart: a complaint for the manager",
    turns: [
      ["i wanna complain, your thing keeps calling my office", { never: /\$/ }],
      ["i want a manager", { action: ["person", "message"] }],
      ["Bud Farrow 402 555 0113", { facts: { name: "Bud Farrow", phone: /0113/ } }],
      ["bud@farrow.example", { facts: { email: "bud@farrow.example" } }],
      ["tell him to stop calling my office", {}],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Bud Farrow.*stop calling/s },
  },
  {
    name: "kept apart: a note for sales",
    turns: [
      ["leave a note for sales pls: we need 40 agents for a franchise", { action: "message" }],
      ["Kofi Mensah", { facts: { name: "Kofi Mensah" } }],
      ["kofi@mensah.example", { asks: "confirm" }],
      ["send", { action: "sent" }],
    ],
    end: { left: /Kofi Mensah.*40 agents/s },
  },
  {
    name: "kept apart: only a number at first",
    turns: [
      ["call me at 917-555-0108 plz", { facts: { phone: /0108/ } }],
      ["its Rob", { facts: { name: /Rob/ } }],
      ["rob@fence.example", { facts: { email: "rob@fence.example" } }],
      ["want to know bout moving our number over", { asks: "confirm" }],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Rob.*rob@fence\.example.*moving our number/s },
  },
  {
    name: "kept apart: que me llamen",
    turns: [
      [
        "que me llame alguien por favor, soy Rocío Paz, 786 555 0121",
        { language: "es", facts: { name: "Rocío Paz", phone: /0121/ } },
      ],
      ["rocio@paz.example", { facts: { email: "rocio@paz.example" } }],
      ["sobre cambiar de plan", { asks: "confirm" }],
      ["sí envíalo", { action: "sent" }],
    ],
    end: { left: /Rocío Paz.*cambiar de plan/s },
  },
]);
