import { caller, email, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

/** For a trade that has no desk of its own. */
export const general: FrontDesk = {
  slug: "general",
  paper: ["While you were out", "Mientras no estaba", "您不在时"],
  person: ["the right person", "la persona indicada", "负责的同事"],
  fields: [
    words(
      "about",
      ["About", "Asunto", "事由"],
      [
        "What is it about, in your words?",
        "¿De qué se trata, en sus palabras?",
        "请用您自己的话说，是什么事？",
      ],
      [
        "need, looking for, want, would like, my|our|the * broke|busted|quit|stopped|died|ripped|cracked|is|wont|leaks, help with, question about, broken, book, order, problem, fix*, repair*, help, question, quote, book*, interested, bicycle*, phone, computer",
        "necesito, busco, quiero, quisiera, mi, ayuda con, pregunta, problema, pedido, reservar, arregl*, repar*, ayuda",
        "修,帮,问,需要,想,问题,咨询,了解,打听,请,找,订,安排,预约,坏,换,装,退",
      ],
      "A doodle that needs grooming",
    ),
    email,
    ...caller,
    when(
      ["Time", "Hora", "时间"],
      ["Which day and time suit you?", "¿Qué día y hora le convienen?", "哪天几点方便？"],
    ),
  ],
  limits: [
    {
      id: "advice",
      takes: ["act", "verdict"],
      rule: "A front desk takes facts down; advice is a person's.",
      heard: [
        "what should i do, should i, is it legal|safe|serious, what would you do, guarantee",
        "que hago, debo, deberia, es legal|segur*|grave, garanti*",
      ],
      say: [
        "That is for a person here to answer; I only take it down.",
        "Eso lo contesta una persona de aquí; yo solo lo apunto.",
        "这由这里的同事回答，我只记下来。",
      ],
    },
  ],
  handOver: [
    "complaint, refund, lawyer, press!, urgent",
    "queja, reembolso, abogado, prensa, urgente",
  ],
  price: [
    "I quote no prices; somebody who may will tell you.",
    "No doy precios; se lo dice alguien que sí puede.",
    "我不报价；可以报价的人会告诉您。",
  ],
};
