import { caller, choice, email, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const movingCompanies: FrontDesk = {
  slug: "moving-companies",
  paper: ["Household inventory", "Inventario de mudanza"],
  person: ["the dispatcher", "el despachador"],
  fields: [
    field(
      "from",
      "from",
      ["From", "Desde"],
      ["From which address or city?", "¿Desde qué dirección o ciudad?"],
      "Columbus, Ohio",
    ),
    field("to", "to", ["To", "Hasta"], ["And to where?", "¿Y hasta dónde?"], "Muncie, Indiana", {
      why: ["Across a state line another law applies.", "Si cruza de estado rige otra ley."],
    }),
    words(
      "size",
      ["Rooms", "Cuartos"],
      ["How many rooms, garage and closets too?", "¿Cuántos cuartos, con cochera y clósets?"],
      [
        "bedroom*, studio, house, apartment, office, storage, boxes, rooms",
        "recamara*, cuarto*, estudio, casa, departamento, oficina, cajas",
      ],
      "Two-bedroom, storage cage",
    ),
    words(
      "day",
      ["Truck day", "Día del camión"],
      [
        "On which day is the truck needed, and would another do?",
        "¿Qué día necesita el camión, y serviría otro?",
      ],
      [
        "thirtieth, 30th, 28th, end of the month, on the 1|2|3, first of, last day, the 20th",
        "el 30, fin de mes, el dia, el primero",
      ],
      "30th, or the 28th",
      { optional: true },
    ),
    words(
      "stairs",
      ["Floor, elevator", "Piso, elevador"],
      [
        "Which floor, and would a couch stand up in the elevator?",
        "¿Qué piso, y cabe un sillón parado en el elevador?",
      ],
      [
        "floor, stairs, elevator, ground, walk up, long driveway, steps",
        "piso, escalera*, elevador, planta baja",
      ],
      "Third, small elevator",
      { optional: true },
    ),
    words(
      "heavy",
      ["Piano, safe, heavy things", "Piano, caja fuerte, pesado"],
      [
        "A piano, a safe, a treadmill, a pool table, marble?",
        "¿Piano, caja fuerte, caminadora, mesa de billar, mármol?",
      ],
      [
        "piano, safe, treadmill, pool table, marble, aquarium, tank, hot tub, gun safe, peloton",
        "piano, caja fuerte, caminadora, billar, marmol, pecera",
      ],
      "Upright piano",
      {
        optional: true,
        why: [
          "It always comes last, and it decides the crew.",
          "Siempre sale al final y decide la cuadrilla.",
        ],
      },
    ),
    words(
      "packing",
      ["Packing", "Empaque"],
      ["Who packs?", "¿Quién empaca?"],
      ["pack, packing, packed", "empac*"],
      "They pack",
      { optional: true },
    ),
    words(
      "building",
      ["Building", "Edificio"],
      [
        "Does the building want a certificate or a slot?",
        "¿El edificio pide certificado u horario?",
      ],
      [
        "certificate, coi, dock, building wants, elevator slot, hoa",
        "certificado, el edificio pide, horario de elevador",
      ],
      "Ten to two, certificate",
      { optional: true },
    ),
    choice(
      "order",
      ["Goods on the way", "Mudanza en camino"],
      ["Is it about a move that has begun?", "¿Es de una mudanza que ya empezó?"],
      [
        option(
          "begun",
          ["Already moving", "Ya en camino"],
          [
            "wheres my stuff, where is my stuff, where are my things, didnt show, not here yet, truck not, wheres the crew, where is the truck",
            "donde estan mis cosas, no llego, no han llegado, donde esta el camion",
          ],
        ),
      ],
      "Said Tuesday",
      { optional: true },
    ),
    email,
    ...caller,
    when(
      ["Survey", "Recorrido"],
      [
        "When shall we look at it together, by video or in person?",
        "¿Cuándo lo vemos juntos, por video o en persona?",
      ],
      {
        why: ["The written estimate hangs on it.", "De eso depende el presupuesto por escrito."],
      },
    ),
  ],
  limits: [
    {
      id: "delivery-date",
      rule: "49 CFR 375: no delivery date is certain by telephone.",
      heard: [
        "wheres my stuff, where is my stuff, i want a date, when will it arrive|come|be, when does it get, delivery date, said tuesday",
        "donde estan mis cosas, cuando llega*, quiero una fecha",
      ],
      say: [
        "I give no arrival that I do not know; the dispatcher has the paper and calls you.",
        "No doy una llegada que no sé; el despachador tiene el papel y le llama.",
      ],
      person: true,
    },
    {
      id: "valuation",
      rule: "49 CFR 375: valuation is explained in writing; released value is 60 cents a pound an article.",
      heard: [
        "insured, insurance, if you break, break something, covered if, damage*, liable, lose something",
        "asegurad*, seguro, si rompen, se rompe, danos, pierden",
      ],
      say: [
        "What is paid when something breaks is called valuation and stands in writing, with two choices; I sum it up for nobody.",
        "Lo que se paga si algo se rompe se llama valuación y va por escrito, con dos opciones; yo no lo resumo.",
      ],
    },
    {
      id: "whereabouts",
      rule: "Where and when somebody moves is told to nobody else.",
      heard: [
        "where did she|he move, wheres she|he moving, when is my ex|wife|husband moving, did my ex|wife|husband",
        "a donde se muda|fue, cuando se muda mi",
      ],
      say: [
        "Where and when somebody moves I tell nobody.",
        "A dónde y cuándo se muda alguien no se lo digo a nadie.",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "crew didnt, police, damaged the building, price is higher, wont unload, hostage",
    "no llego la cuadrilla, policia, no descargan",
  ],
  price: [
    "No figure by voice: somebody looks first, by video or in person, and the estimate comes in writing.",
    "Sin cifras de palabra: primero alguien lo ve, por video o en persona, y el presupuesto llega por escrito.",
  ],
};
