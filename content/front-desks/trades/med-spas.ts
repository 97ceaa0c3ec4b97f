import { caller, choice, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const medSpas: FrontDesk = {
  slug: "med-spas",
  paper: ["Consultation sheet", "Hoja de consulta"],
  person: ["the nurse", "la enfermera"],
  fields: [
    words(
      "wish",
      ["Would like", "Desea"],
      ["What would you like, in your words?", "¿Qué le gustaría, en sus palabras?"],
      [
        "lips, botox, filler*, elevens, eleven lines, laser, facial, peel, wrinkle*, lines, tired, acne, scar*, hair removal, microneedl*, hydrafacial, cheek*, under eyes, tox, hydration, tattoo, fat, body",
        "labios, botox, relleno*, laser, facial, arrugas, lineas, cansad*, acne, cicatri*, depilacion, ojeras, mejillas, tatuaje",
      ],
      "Less tired",
    ),
    choice(
      "first",
      ["First time", "Primera vez"],
      [
        "Is it the first time, or have you had it before?",
        "¿Es la primera vez o ya se lo ha hecho?",
      ],
      [
        option(
          "first",
          ["First time", "Primera vez"],
          [
            "never had, first time, never done, new to this, new client",
            "nunca me, nunca he, primera vez",
          ],
        ),
        option(
          "before",
          ["Had it before", "Ya se lo hizo"],
          [
            "had it before, did it last|before|in, last fall|spring|summer|winter|year, been before, every few months, usual, with nina",
            "ya me lo, el ano pasado, ya he ido, antes con",
          ],
        ),
      ],
      "Last fall, with Nina",
      {
        why: [
          "A first treatment begins with an exam.",
          "El primer tratamiento empieza con un examen.",
        ],
      },
    ),
    words(
      "recent",
      ["Treated lately", "Tratado hace poco"],
      ["Were you treated in the last two weeks?", "¿Le han hecho algo en las últimas dos semanas?"],
      [
        "last week, days ago, yesterday had|got, this morning had|got, monday got",
        "la semana pasada me, hace dias me",
      ],
      "Filler Monday, fine",
      { optional: true },
    ),
    words(
      "occasion",
      ["A date behind it", "Fecha detrás"],
      ["Is there a date you are doing it for?", "¿Hay una fecha para la que lo quiere?"],
      [
        "wedding, reunion, party, prom, birthday, photo*, vacation, trip, event, no date, no rush",
        "boda, fiesta, quinceanera, cumple*, fotos, viaje, evento, sin prisa",
      ],
      "Wedding June 14",
      {
        optional: true,
        why: ["The nurse counts back from it.", "La enfermera cuenta hacia atrás desde ahí."],
      },
    ),
    words(
      "health",
      ["For the clinician", "Para la clínica"],
      ["Anything the nurse should know?", "¿Algo que la enfermera deba saber?"],
      [
        "pregnant, nursing, breastfeed*, keloid*, accutane, blood thinner*, allerg*, cold sores",
        "embaraz*, lactan*, amamant*, queloid*, alergi*, anticoagulante*",
      ],
      "Maybe pregnant",
      { optional: true },
    ),
    ...caller,
    when(
      ["Consult", "Consulta"],
      [
        "Which day and time suit you for the consult?",
        "¿Qué día y hora le conviene para la consulta?",
      ],
    ),
  ],
  limits: [
    {
      id: "clinical",
      rule: "State medical practice acts: units, safety, and what is normal are the clinician’s.",
      heard: [
        "how many units|syringes|sessions|ml, units do i, is laser|botox|filler|it|that safe|okay|ok|normal|fine|bad, okay while|if|when pregnant, pregnant is|can|okay, yes or no, supposed to be, one side lower, can i work out|drink|take|fly|get pregnant, will it hurt|last|look, do i need, same day, should i",
        "cuantas unidades|jeringas|sesiones, es seguro|normal|malo, segura, si o no, puedo hacer|tomar|volar, embarazada puedo, me va a doler, debo, deberia",
      ],
      say: [
        "The nurse says that after looking at you; from me you would only get a guess.",
        "Eso lo dice la enfermera después de verle; de mí solo sería una adivinanza.",
      ],
    },
    {
      id: "promise",
      rule: "FTC Act: no promised result.",
      heard: [
        "guarantee*, how young, permanent, will i look, results guaranteed, painless",
        "garanti*, permanente, me voy a ver, sin dolor",
      ],
      say: [
        "I promise no result; nobody here does before looking.",
        "No prometo resultados; aquí nadie lo hace antes de ver.",
      ],
    },
  ],
  handOver: [
    "blister*, lump, hard to, swelling wont, infected, sixteen, seventeen, my daughter is, minor",
    "ampolla*, bulto, infectad*, menor de edad",
  ],
  price: [
    "The price list comes by text; what you would need, and so the sum, the nurse says after looking.",
    "La lista de precios va por mensaje; cuánto necesitaría, y así la suma, lo dice la enfermera después de ver.",
  ],
};
