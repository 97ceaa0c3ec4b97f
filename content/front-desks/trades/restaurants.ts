import { caller, field, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const restaurants: FrontDesk = {
  slug: "restaurants",
  paper: ["Reservation book", "Libro de reservas"],
  person: ["the manager", "la gerencia"],
  fields: [
    field(
      "people",
      "people",
      ["Covers", "Personas"],
      ["For how many, high chairs counted?", "¿Para cuántas personas, con sillas altas?"],
      "Nine",
    ),
    when(["Table at", "Mesa a las"], ["Which day and time?", "¿Qué día y a qué hora?"], {
      why: [
        "The book fills by pacing, not by chairs.",
        "El libro se llena por ritmo, no por sillas.",
      ],
    }),
    words(
      "allergy",
      ["Allergy, to the cook", "Alergia, para cocina"],
      [
        "Any allergy the kitchen should know of, and how bad?",
        "¿Alguna alergia que deba saber la cocina, y qué tan fuerte?",
      ],
      [
        "allerg*, celiac, gluten, nut, nuts, shellfish, peanut*, dairy, cashew, pistachio, sesame, egg",
        "alergi*, celiac*, gluten, nuez, nueces, mariscos, cacahuate*, lacteos, huevo",
      ],
      "Cashew, hospital",
      { optional: true },
    ),
    words(
      "seat",
      ["Seat", "Lugar"],
      [
        "Anything about the seat: step-free, patio, booth?",
        "¿Algo del lugar: sin escalones, patio, cabina?",
      ],
      [
        "wheelchair, step*, patio, booth, bar, outside, window, high chair, stroller, quiet",
        "silla de ruedas, escalon*, patio, barra, afuera, ventana, carriola",
      ],
      "Step-free",
      { optional: true },
    ),
    words(
      "occasion",
      ["Occasion", "Ocasión"],
      ["Is it for something special?", "¿Es por algo especial?"],
      [
        "birthday, anniversary, retirement, wedding, fortieth, graduation, cake, surprise, rehearsal dinner, date night",
        "cumple*, aniversario, jubilacion, boda, graduacion, pastel, sorpresa",
      ],
      "Fortieth, brother pays",
      { optional: true },
    ),
    words(
      "late",
      ["Late by", "Tarde por"],
      ["How late will you be?", "¿Cuánto tarda?"],
      [
        "running late, stuck, minutes late, be late, dont give it away",
        "voy tarde, atorad*, llego tarde, minutos tarde",
      ],
      "Fifteen",
      { optional: true },
    ),
    words(
      "order",
      ["To go", "Para llevar"],
      ["What would you like to go?", "¿Qué quisiera para llevar?"],
      ["to go, takeout, take out, pick up, pickup", "para llevar, recoger"],
      "Rigatoni, 6:40",
      { optional: true },
    ),
    ...caller,
  ],
  limits: [
    {
      id: "allergen",
      rule: "No “safe” or “free of”: the person in charge answers, with the cook (state allergy rules).",
      heard: [
        "is it|that|there|the safe, any in, nuts in, gluten free, nut free, dairy free, contain*, does it have nuts|gluten|dairy|egg|fish, safe for, is there any, peanut oil, vegan",
        "tiene nuez|gluten|lacteos|cacahuate, es segur*, sin gluten, libre de, contiene, lleva nuez|cacahuate",
      ],
      say: [
        "That is for the manager and the cook to answer, not for me: I promise no kitchen without anything. They call before you come.",
        "Eso lo contestan la gerencia y la cocina, no yo: no prometo una cocina sin nada. Le llaman antes de que venga.",
      ],
    },
    {
      id: "wait",
      rule: "No wait to the minute.",
      heard: [
        "how long is the wait, how long for, how long till, whats the wait",
        "cuanto hay que esperar, cuanto tarda*, tiempo de espera",
      ],
      say: [
        "I promise no wait to the minute; the host says it at the door.",
        "No prometo la espera al minuto; la dice quien recibe en la puerta.",
      ],
    },
  ],
  handOver: [
    "got sick, food poisoning, all sick, glass in, health department, buyout, press, lost child, hair in my",
    "nos enfermamos, intoxic*, vidrio en, departamento de salud, prensa",
  ],
  price: [
    "The menu with its prices comes by text; I read none from memory.",
    "El menú con sus precios va por mensaje; de memoria no digo ninguno.",
  ],
};
