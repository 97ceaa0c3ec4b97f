import { caller, choice, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const salons: FrontDesk = {
  slug: "salons",
  paper: ["Appointment book", "Libro de citas"],
  person: ["the owner", "la dueña"],
  fields: [
    words(
      "service",
      ["Wanted", "Servicio"],
      ["What would you like done?", "¿Qué le gustaría hacerse?"],
      [
        "trim, cut, haircut*, color, highlights, lighter, orange, balayage, blowout, bleach*, perm, extensions, bangs, toner, roots, updo, bride, brows, lashes, shave, beard, short, curly, correction, box dye, keratin, buzz",
        "corte, cortar, color, tinte, mechas, rayitos, alisado, permanente, extensiones, fleco, raices, peinado, novia, cejas, barba, decolor*, naranja, keratina",
      ],
      "Color correction",
      {
        why: [
          "It decides how long the chair is booked.",
          "Decide cuánto tiempo se aparta la silla.",
        ],
      },
    ),
    choice(
      "stylist",
      ["Chair", "Silla"],
      [
        "Whose client are you, or shall it be anyone?",
        "¿Con quién viene siempre, o con cualquiera?",
      ],
      [
        option(
          "tasha",
          ["Tasha", "Tasha"],
          ["does tasha, can tasha, with tasha, tasha have|fit|cuts, for tasha", "con tasha, tasha"],
        ),
        option("dee", ["Dee", "Dee"], ["with dee, does dee, can dee, dee cut", "con dee"]),
        option("sam", ["Sam", "Sam"], ["with sam, does sam, can sam", "con sam"]),
        option(
          "any",
          ["Anyone", "Cualquiera"],
          [
            "anyone, anybody, whoever, any stylist, dont care who, no preference",
            "cualquiera, quien sea, da igual",
          ],
        ),
      ],
      "Tasha, else anyone",
      { optional: true },
    ),
    words(
      "hair",
      ["Hair now", "Cabello hoy"],
      [
        "How is the hair now: length, and the last color on it?",
        "¿Cómo está el cabello: largo, y último color?",
      ],
      [
        "long hair, short hair, shoulder*, thick, thin, curly, box dye, box black, natural, gray, virgin hair, length, straight",
        "pelo|cabello largo|corto|rizado|liso, hombros, tinte de caja, natural, canas",
      ],
      "Long, box black in May",
      { optional: true },
    ),
    words(
      "reaction",
      ["Reaction before", "Reacción antes"],
      ["Has your scalp ever burned or itched from dye?", "¿Alguna vez le ardió o picó el tinte?"],
      [
        "itch*, burned, react*, allerg*, patch test, sensitive",
        "pico, picazon, ardio, alergi*, reaccion, sensible",
      ],
      "Itched once",
      {
        optional: true,
        why: [
          "A person decides about a test first.",
          "Una persona decide si hace falta una prueba.",
        ],
      },
    ),
    words(
      "out",
      ["Out by", "Salir antes de"],
      ["When do you have to be out?", "¿A qué hora debe salir?"],
      ["out by, done by, leave by, have to be out", "salir a las, terminar antes"],
      "Out by four",
      { optional: true },
    ),
    ...caller,
    when(["Chair time", "Hora"], ["Which day and time?", "¿Qué día y a qué hora?"]),
  ],
  limits: [
    {
      id: "staff-privacy",
      rule: "Nobody learns where a stylist went, or why.",
      heard: [
        "having baby, is she pregnant|sick|fired|gone, where does she|he work, why did she|he leave, did she|he quit, her|his number, when is she|he back, whens back, who else comes",
        "esta embarazada|enferma, donde trabaja, por que se fue, su numero, cuando regresa",
      ],
      say: [
        "About the people who work or sit here I tell nobody anything. I can book you, with a name or with anyone.",
        "De quien trabaja o se sienta aquí no le cuento nada a nadie. Le puedo apartar lugar, con nombre o con cualquiera.",
      ],
      quiet: true,
    },
    {
      id: "promise",
      rule: "No shade, no single session, no safe dye is promised: FDA asks for patch tests.",
      heard: [
        "is it|this|that fixable, can you fix, fix it, one session, guarantee, will it look|come, is the dye safe, safe for|while, exact same shade, how long will it take",
        "se puede arreglar, tiene arreglo, lo arreglan, una sesion, garanti*, va a quedar, es seguro el",
      ],
      say: [
        "She says that with your hair in her hands; I promise no shade and no single session.",
        "Eso lo dice ella con su cabello en las manos; yo no prometo tono ni una sola sesión.",
      ],
    },
  ],
  handOver: [
    "refund, complaint, too short, ruined, my scalp, burned my, money back, bleeding, in my eye",
    "reembolso, queja, muy corto, arruin*, me quemo, devolucion",
  ],
  price: [
    "Prices come by text with the time; for long services she says it after seeing the hair.",
    "Los precios van por mensaje con la hora; en servicios largos ella lo dice al ver el cabello.",
  ],
};
