import { address, caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const contractors: FrontDesk = {
  slug: "contractors",
  paper: ["Site visit", "Visita de obra"],
  person: ["the superintendent", "el encargado de obra"],
  fields: [
    words(
      "project",
      ["Project", "Proyecto"],
      ["What is it, and in which rooms?", "¿Qué es, y en qué cuartos?"],
      [
        "deck, kitchen, bath*, roof, addition, wall, basement, garage, remodel*, fence, patio, porch, open up, water thing|damage, floor*, window*, siding, hall, adu, driveway, finish the, tear out, repair",
        "terraza, cocina, bano, techo, ampliacion, pared, sotano, cochera, remodel*, barda, patio, abrir, piso*, ventana*, tumbar",
      ],
      "Kitchen, one wall",
    ),
    field(
      "house",
      "year",
      ["House, year", "Casa, año"],
      ["From which year is the house?", "¿De qué año es la casa?"],
      "1964",
      {
        why: [
          "In an old house paint is tested before it is touched.",
          "En una casa vieja la pintura se prueba antes de tocarla.",
        ],
      },
    ),
    words(
      "paper",
      ["Drawings, permit, association", "Planos, permiso, asociación"],
      ["Is there a drawing, a permit or an association?", "¿Hay planos, permiso o asociación?"],
      [
        "sketch, drawing*, plans, permit pulled|have, hoa, engineer, association",
        "plano*, croquis, permiso tengo, asociacion, ingeniero",
      ],
      "Sketch only",
      { optional: true },
    ),
    words(
      "deadline",
      ["By when, and why then", "Para cuándo y por qué"],
      ["By when do you need it, and why then?", "¿Para cuándo lo necesita, y por qué?"],
      [
        "before the|baby|christmas|thanksgiving, by october|summer|thanksgiving|christmas|spring, baby comes, no rush, this summer|fall|spring|year, asap, done by",
        "antes de, para octubre|navidad|verano, nace, sin prisa, este ano",
      ],
      "Baby in October",
      { optional: true },
    ),
    choice(
      "decides",
      ["Who decides", "Quién decide"],
      ["Who decides, and can you both be there?", "¿Quién decide, y pueden estar los dos?"],
      [
        option(
          "both",
          ["Both", "Los dos"],
          [
            "both of us|decide, we both, my wife|husband and i, wife and i both, two of us",
            "los dos, ambos, mi esposa|esposo y yo, entre los dos",
          ],
        ),
        option(
          "one",
          ["The caller alone", "Quien llama"],
          ["just me, only me, i decide, myself", "solo yo, yo decido, yo sola|solo"],
        ),
      ],
      "Both, after five",
      { optional: true, why: ["One visit instead of two.", "Una visita en vez de dos."] },
    ),
    words(
      "open",
      ["Open, wet, begun", "Abierto, mojado, empezado"],
      [
        "Is anything open, wet, or begun by others?",
        "¿Hay algo abierto, mojado o empezado por otros?",
      ],
      [
        "half a roof, open roof, tarp, other guy, stopped showing, wet, mold, unfinished",
        "medio techo, abierto, lona, el otro, dejo de venir, mojad*, moho",
      ],
      "Half a roof",
      { optional: true },
    ),
    address(),
    ...caller,
    when(
      ["First visit", "Primera visita"],
      ["Which day and time can somebody come and look?", "¿Qué día y hora puede ir alguien a ver?"],
    ),
  ],
  limits: [
    {
      id: "structure",
      rule: "Load paths and permits are decided on site: never said by telephone.",
      heard: [
        "load bearing, need a permit, do we need permit, is it up to code, structural, can we take|remove|knock wall, without a permit",
        "pared de carga, muro de carga, necesit* permiso, sin permiso, se puede tumbar, estructural",
      ],
      say: [
        "Nobody can tell that from a telephone; the superintendent looks, and the building office answers about permits.",
        "Eso nadie lo sabe por teléfono; lo ve el encargado, y de permisos contesta la oficina de construcción.",
      ],
    },
    {
      id: "finish-date",
      rule: "Home-improvement contract law: dates stand in the written contract.",
      heard: [
        "done by, finish by|before, how long will|does it take, promise, ready by, when will it be done",
        "terminado para, acaban para|antes, cuanto tarda, promet*, listo para",
      ],
      say: [
        "I promise no date; the one that counts stands in the contract.",
        "No prometo fechas; la que cuenta está en el contrato.",
      ],
    },
    {
      id: "coverage",
      rule: "Whether insurance pays is the insurer's to say.",
      heard: [
        "covered by, insurance cover|pay, is it covered, does insurance",
        "lo cubre, paga el seguro, cubierto por",
      ],
      say: [
        "Whether insurance pays, the insurer says; bring their paper to the visit.",
        "Si paga el seguro lo dice la aseguradora; traiga su papel a la visita.",
      ],
    },
  ],
  handOver: [
    "inspector, stop work, lien, lawyer, neighbor damage, blocking my driveway, open roof rain",
    "inspector, parar la obra, abogado, demanda, bloquea* mi entrada",
  ],
  price: [
    "It runs by size and by what is found, so no figure from me; it comes in writing after the visit.",
    "Depende del tamaño y de lo que se encuentre, así que yo no doy cifras; llega por escrito después de la visita.",
  ],
};
