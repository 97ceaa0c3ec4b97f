import { address, caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const painters: FrontDesk = {
  slug: "painters",
  paper: ["Room schedule", "Lista de cuartos"],
  person: ["the painter who measures", "el pintor que mide"],
  fields: [
    choice(
      "where",
      ["Inside, outside", "Adentro, afuera"],
      ["Inside or outside?", "¿Por dentro o por fuera?"],
      [
        option(
          "outside",
          ["Exterior", "Por fuera"],
          [
            "outside, exterior, siding, porch, south side, trim outside, fence, deck",
            "por fuera, afuera, exterior, fachada, barda",
          ],
        ),
        option(
          "inside",
          ["Interior", "Por dentro"],
          [
            "inside, interior, bedroom*, ceiling*, living room, kitchen, hallway, nursery, office, bathroom, stairs, room, rooms, cabinets, wallpaper, closet*",
            "por dentro, adentro, interior, recamara*, cuartos, sala, cocina, techo*, pasillo, bano, gabinetes",
          ],
        ),
      ],
      "Inside",
    ),
    words(
      "rooms",
      ["Rooms", "Cuartos"],
      ["Which rooms or sides, by name?", "¿Cuáles cuartos o lados, por nombre?"],
      [
        "bedroom*, living room, kitchen, hall*, nursery, office, bathroom*, stairs, stairwell, rooms, cabinets, dining, house, whole, side, porch, siding, pillow",
        "recamara*, sala, cocina, pasillo, bano*, escalera*, cuartos, gabinetes, comedor, casa, lado, fachada",
      ],
      "Two bedrooms, stairwell",
    ),
    words(
      "extras",
      ["Ceilings, trim, doors, closets", "Techos, molduras, puertas, clósets"],
      [
        "Ceilings, trim, doors, closets: which of them?",
        "¿Techos, molduras, puertas, clósets: cuáles?",
      ],
      [
        "ceiling*, trim, doors, closet*, baseboard*, walls only, just walls",
        "techo*, moldura*, puerta*, closet*, zoclo, solo paredes",
      ],
      "Ceilings, doors",
      {
        optional: true,
        why: [
          "They are never in the first sentence, and always on the day.",
          "Nunca están en la primera frase y siempre el día del trabajo.",
        ],
      },
    ),
    field(
      "year",
      "year",
      ["Year built", "Año de la casa"],
      ["From which year is the house?", "¿De qué año es la casa?"],
      "1952",
      {
        why: [
          "In an old house the crew works with lead in mind.",
          "En una casa vieja se trabaja con cuidado por el plomo.",
        ],
      },
    ),
    words(
      "condition",
      ["Condition", "Estado"],
      ["Any stains, peeling, cracks or wallpaper?", "¿Manchas, pelado, grietas o papel tapiz?"],
      [
        "peel*, stain*, ring, crack*, wallpaper, smoke stain*, water stain, flaking, mold",
        "pelando, pelad*, mancha*, grieta*, papel tapiz, humedad, moho",
      ],
      "Water stain, hall",
      { optional: true },
    ),
    words(
      "living",
      ["Living in it", "Habitada"],
      [
        "Do you live in it, with pets or anybody with asthma?",
        "¿Viven ahí, con mascotas o alguien con asma?",
      ],
      [
        "cat*, dog*, pet*, live here|there, asthma, baby, empty, moved out, kids",
        "gato, perro, mascota*, vivimos, asma, bebe, vacia, ninos",
      ],
      "Cat; away the 8th",
      { optional: true },
    ),
    words(
      "deadline",
      ["Date behind it", "Fecha detrás"],
      ["Is there a date behind it?", "¿Hay una fecha para terminar?"],
      [
        "photos|listing on|the, closing, before the, move in on, party on, on the 20th, due",
        "fotos el, cierre, antes del, mudanza el, para el",
      ],
      "Photos on the 20th",
      { optional: true },
    ),
    address({ optional: true }),
    ...caller,
    when(
      ["Measuring", "Medición"],
      ["When may somebody come and measure?", "¿Cuándo puede ir alguien a medir?"],
    ),
  ],
  limits: [
    {
      id: "safety-claims",
      rule: "EPA RRP Rule: no word on lead, fumes or babies being fine.",
      heard: [
        "is it safe, safe for, non toxic, nontoxic, no lead, lead free, lead paint, fumes, smell last|bad|long, how long does it smell",
        "es segur*, no toxic*, sin plomo, plomo, olor dura, tarda el olor, vapores",
      ],
      say: [
        "What is in old or new paint I do not judge; the label and the test say it, and you get the pamphlet first.",
        "Lo que hay en la pintura vieja o nueva yo no lo juzgo; lo dicen la etiqueta y la prueba, y antes recibe el folleto.",
      ],
    },
    {
      id: "promise",
      rule: "No coverage in one coat, no weather, no match is promised.",
      heard: [
        "one coat, in one, guarantee, match exactly, will it rain, how long will it take, finish by",
        "una mano, una capa, garanti*, cuanto tarda, va a llover",
      ],
      say: [
        "I promise no number of coats and no weather; whoever measures writes down what it takes.",
        "No prometo número de manos ni clima; quien mide escribe lo que hace falta.",
      ],
    },
  ],
  handOver: [
    "spill*, overspray, on my car, closing is tomorrow, lawyer",
    "derram*, en mi carro, cierre es manana, abogado",
  ],
  price: [
    "No price by the room from me: it is measured first, and you get it in writing.",
    "De mí no hay precio por cuarto: primero se mide, y lo recibe por escrito.",
  ],
};
