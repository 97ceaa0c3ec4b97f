import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const spas: FrontDesk = {
  slug: "spas",
  paper: ["Treatment list", "Lista de tratamientos"],
  person: ["the spa manager", "la gerente del spa"],
  fields: [
    words(
      "treatment",
      ["Treatment", "Tratamiento"],
      [
        "Which treatment, or how would you like to feel?",
        "¿Qué tratamiento, o cómo quisiera sentirse?",
      ],
      [
        "massage, facial*, sauna, deep tissue, swedish, hot stone, scrub, wrap, manicure, pedicure, body, prenatal, my eleven|ten|noon|appointment|booking, reflexology, couples, steam, waxing",
        "masaje*, facial*, sauna, piedras, exfolia*, manicure, pedicure, cuerpo, mi cita, pareja, vapor",
      ],
      "Sixty minutes, shoulders",
    ),
    field(
      "people",
      "people",
      ["How many", "Cuántos"],
      ["For how many, and together?", "¿Para cuántos, y juntos?"],
      "Two, same room",
      {
        why: ["The couples room runs out first.", "La sala de parejas es la primera que se llena."],
      },
    ),
    choice(
      "therapist",
      ["Therapist", "Terapeuta"],
      ["A woman, a man, or no preference?", "¿Mujer, hombre o sin preferencia?"],
      [
        option(
          "any",
          ["No preference", "Sin preferencia"],
          [
            "no preference, whoever, anyone, either is fine, dont care, doesnt matter",
            "sin preferencia, quien sea, cualquiera, da igual, no importa",
          ],
        ),
        option(
          "woman",
          ["A woman", "Mujer"],
          ["a woman, female, woman therapist, women", "una mujer, mujer, terapeuta mujer"],
        ),
        option("man", ["A man", "Hombre"], ["a man, male, man therapist", "un hombre, hombre"]),
      ],
      "Woman, both",
      { optional: true },
    ),
    words(
      "health",
      ["For the therapist", "Para la terapeuta"],
      ["Anything the therapist should know?", "¿Algo que la terapeuta deba saber?"],
      [
        "pregnant, weeks, hip, surgery, operation, allerg*, fever, skin, back, knee, almond, nut, cancer, blood pressure, injury",
        "embaraz*, semanas, cadera, cirugia, operaci*, alergi*, fiebre, piel, espalda, rodilla, almendra*, cancer",
      ],
      "Hip done in the fall",
      { optional: true },
    ),
    words(
      "gift",
      ["Gift card", "Tarjeta de regalo"],
      ["Do you have a gift card?", "¿Tiene una tarjeta de regalo?"],
      ["gift card, gift certificate, voucher", "tarjeta de regalo, certificado de regalo, vale de"],
      "From December, some year",
      { optional: true },
    ),
    words(
      "occasion",
      ["Occasion", "Ocasión"],
      ["Is it for an occasion?", "¿Es por alguna ocasión?"],
      [
        "fortieth, anniversary, birthday, bachelorette, honeymoon, mothers day",
        "aniversario, cumple*, despedida, luna de miel, dia de las madres",
      ],
      "Fortieth anniversary",
      { optional: true },
    ),
    ...caller,
    when(["Arrive for", "Hora"], ["Which day and time?", "¿Qué día y a qué hora?"]),
  ],
  limits: [
    {
      id: "health-claims",
      rule: "Massage license law and FTC Act: no claim that a treatment heals or is safe for a condition.",
      heard: [
        "can i get a massage, does it help|heal|cure|fix, help with, good for, safe while|for|if|in, is it safe|ok|okay, detox, pregnant can, weeks can, heal my, sciatica",
        "ayuda con|para, cura, sirve para, es segur*, puedo hacerme, desintoxi*, embarazada puedo, ciatica",
      ],
      say: [
        "I promise nothing for a condition. Your therapist calls first, and asks what your doctor says.",
        "No prometo nada para una condición. La terapeuta le llama antes y pregunta qué dice su médico.",
      ],
    },
    {
      id: "conduct",
      rule: "One approved sentence, then the call ends.",
      heard: [
        "happy ending*, sensual, erotic, full service massage, nude massage, extras, sexual, private extras",
        "final feliz, erotico, sensual, masaje con final, sexual*",
      ],
      say: [
        "We offer therapeutic treatments only, and this call ends here.",
        "Ofrecemos solo tratamientos terapéuticos, y aquí termina la llamada.",
      ],
      quiet: true,
    },
    {
      id: "gift-card",
      rule: "Regulation E, 12 CFR 1005.20: at least five years for most cards; a person looks.",
      heard: [
        "card expired, is it expired, still good, still valid, gift card old, expire, balance on",
        "esta vencid*, todavia vale|sirve, vence, saldo",
      ],
      say: [
        "I never call a gift card dead. A person looks at the number and texts you what is on it.",
        "Yo nunca doy por muerta una tarjeta de regalo. Una persona revisa el número y le escribe cuánto tiene.",
      ],
    },
  ],
  handOver: [
    "touched me, uncomfortable, complaint, inappropriate, refund, burned",
    "me toco, incomod*, queja, inapropiad*, reembolso, quem*",
  ],
  price: [
    "The list with prices comes by text, with the time; I quote none.",
    "La lista con precios va por mensaje junto con la hora; yo no los doy.",
  ],
};
