import { dialogues } from "../dialogue.ts";

/** Terse callers that nothing is tuned to. */
export const companyTerseKeptApart = dialogues([
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
    name: "terse: preguntas cortas de una peluquera",
    turns: [
      ["soy peluquera en Tucson", { language: "es", facts: { place: /Tucson/ } }],
      ["cuanto el mas chico", { says: /\$149|\$249/ }],
      ["minutos?", { says: /300/ }],
      ["y el siguiente", { says: /Silver|1,200/ }],
      ["me llaman como 15 veces al dia", { facts: { calls: /15/ } }],
    ],
  },
  {
    name: "terse: smoke while asking about plans",
    turns: [
      ["platinum price", { says: /\$1,795|\$1,995/ }],
      ["uh theres smoke coming from the breaker box here", { emergency: true }],
      ["fire dept is here its fine. platinum agents?", { says: /12/ }],
    ],
  },
]);
