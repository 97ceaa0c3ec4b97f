import { address, caller, field, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const pestControl: FrontDesk = {
  slug: "pest-control",
  paper: ["Inspection sheet", "Hoja de inspección"],
  person: ["the inspector", "el inspector"],
  fields: [
    field(
      "hurt",
      "safety",
      ["Stung, sprayed, swallowed", "Picadura, rociado, tragado"],
      [
        "Was anybody stung badly, sprayed, or did anybody swallow something?",
        "¿Alguien tiene muchas picaduras, fue rociado o tragó algo?",
      ],
      "Nobody",
      {
        danger: "poison",
        heard: ["bitten, stung, hurt, swallowed, sprayed on", "picad*, mordid*, lastimad*, trago"],
        why: ["It comes before what it was.", "Va antes de saber qué era."],
      },
    ),
    words(
      "seen",
      ["Seen", "Visto"],
      ["What did you see: size, wings, how many?", "¿Qué vio: tamaño, alas, cuántos?"],
      [
        "wings, brown, bed bug*, ant*, roach*, mouse, mice, rat*, termite*, wasp*, nest, spider*, bee*, running, scratching, in the wall, lot of them, droppings, flying, flea*, tick*, little, see them, bugs, something in",
        "alas, chinche*, hormiga*, cucaracha*, raton*, rata*, termita*, avispa*, nido, arana*, abeja*, pulga*, garrapata*, bicho*, animal*, corre*, rasca*",
      ],
      "Rice grain, flat",
    ),
    words(
      "where",
      ["Rooms", "Dónde"],
      ["In which rooms, and since when?", "¿En qué cuartos, y desde cuándo?"],
      [
        "bedroom, kitchen, window*, attic, basement, seam, wall, garage, yard, bathroom, couch, weeks, days, unit, sill, mattress, crawl*, porch",
        "recamara, cocina, ventana*, atico, sotano, pared, cochera, patio, bano, sillon, semanas, colchon",
      ],
      "Bedroom, two weeks",
    ),
    words(
      "used",
      ["Already used", "Ya usado"],
      ["Have you sprayed or put anything out?", "¿Ya roció o puso algo?"],
      [
        "spray*, bomb, fogger, bait, poison, trap*, powder, raid, nothing used",
        "roci*, veneno, trampa*, cebo, bomba, polvo, insecticida",
      ],
      "Fogger, Sunday",
      {
        optional: true,
        why: ["A can makes some of them spread.", "El aerosol hace que algunos se extiendan."],
      },
    ),
    words(
      "household",
      ["Who lives there", "Quién vive ahí"],
      [
        "Anybody small, pregnant, with asthma, any birds or fish?",
        "¿Niños, embarazadas, asma, aves o peces?",
      ],
      [
        "parrot, dog, cat, baby, pregnant, asthma, fish, bird*, kids, hamster, toddler, chickens",
        "perico, perro, gato, bebe, embaraz*, asma, peces, pajaro*, ninos",
      ],
      "Parrot",
      { why: ["The label of what is used asks for it.", "La etiqueta de lo que se usa lo pide."] },
    ),
    words(
      "letter",
      ["Letter for a closing", "Carta para el cierre"],
      ["Is it for a closing, and on which day?", "¿Es para un cierre, y qué día?"],
      ["closing, letter, wdi, lender", "cierre de, carta para"],
      "Friday",
      { optional: true },
    ),
    words(
      "visit",
      ["Last visit", "Última visita"],
      ["When were we there last?", "¿Cuándo fuimos la última vez?"],
      [
        "were here, you came, last visit, you treated, still see",
        "vinieron, ya vinieron, todavia veo",
      ],
      "Monday’s ticket",
      { optional: true },
    ),
    address(),
    ...caller,
    when(
      ["Inspection", "Inspección"],
      ["Which day and time may the inspector come?", "¿Qué día y hora puede ir el inspector?"],
    ),
  ],
  limits: [
    {
      id: "safety-claims",
      rule: "FIFRA: the label is the law; no “safe”, no re-entry time, no remedy.",
      heard: [
        "is it|this|that safe, safe for, how long do we|i|leave, leave for, be out, stay out, harmless, kid safe|friendly, pet safe|friendly, is that bad, home remedy, vinegar, what can i spray|use, green products",
        "es segur*, cuanto tiempo fuera|salir, tenemos que salir, remedio*, vinagre, es malo, que le echo",
      ],
      say: [
        "The label of what is used answers that, and the inspector tells you before starting; from me there is no verdict.",
        "Eso lo contesta la etiqueta de lo que se use, y el inspector se lo dice antes; de mí no hay veredicto.",
      ],
    },
    {
      id: "identification",
      rule: "No species for certain, and no count of visits, from a description.",
      heard: [
        "is it termites, termites or ants, are they termites|bed, what are they|is it|kind, one visit, guarantee, gone for good, how many visits",
        "son termitas, que son, que es, una visita, garanti*, cuantas visitas",
      ],
      say: [
        "I name nothing from a description; a photo beside a coin and the inspector do.",
        "Por una descripción no nombro nada; lo dicen una foto junto a una moneda y el inspector.",
      ],
    },
    {
      id: "neighbors",
      rule: "Never about another tenant.",
      heard: [
        "does my neighbor, do the neighbors have, other units, who else has",
        "mi vecino tiene, otros departamentos, quien mas tiene",
      ],
      say: [
        "About anybody else’s home I say nothing; about yours neither.",
        "De la casa de otros no digo nada; de la suya tampoco.",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "health inspector, restaurant kitchen, nest over school, bat in, honey bees, swarm",
    "inspector de salud, murcielago, abejas, enjambre",
  ],
  price: [
    "The price follows the inspection, in writing; I give none before.",
    "El precio sigue a la inspección, por escrito; antes no doy ninguno.",
  ],
};
