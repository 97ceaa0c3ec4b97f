import { caller, email, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

/** For a trade that has no desk of its own. */
export const general: FrontDesk = {
  slug: "general",
  paper: ["While you were out", "Mientras no estaba"],
  person: ["the right person", "la persona indicada"],
  fields: [
    words(
      "about",
      ["About", "Asunto"],
      ["What is it about, in your words?", "¿De qué se trata, en sus palabras?"],
      [
        "do you, need, looking for, want, would like, my, help with, question about, broken, book, order, problem",
        "necesito, busco, quiero, quisiera, mi, ayuda con, pregunta, problema, pedido, reservar",
      ],
      "A doodle that needs grooming",
    ),
    email,
    ...caller,
    when(["Time", "Hora"], ["Which day and time suit you?", "¿Qué día y hora le convienen?"]),
  ],
  limits: [
    {
      id: "advice",
      rule: "A front desk takes facts down; advice is a person's.",
      heard: [
        "what should i do, should i, is it legal|safe|serious, what would you do, guarantee",
        "que hago, debo, deberia, es legal|segur*|grave, garanti*",
      ],
      say: [
        "That is for a person here to answer; I only take it down.",
        "Eso lo contesta una persona de aquí; yo solo lo apunto.",
      ],
    },
  ],
  handOver: [
    "complaint, refund, lawyer, press, urgent",
    "queja, reembolso, abogado, prensa, urgente",
  ],
  price: [
    "I quote no prices; somebody who may will tell you.",
    "No doy precios; se lo dice alguien que sí puede.",
  ],
};
