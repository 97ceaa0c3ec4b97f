import { caller, choice, email, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const realEstateAgents: FrontDesk = {
  slug: "real-estate-agents",
  paper: ["Showing sheet", "Hoja de visita"],
  person: ["a licensed agent", "un agente con licencia"],
  fields: [
    words(
      "house",
      ["House", "Casa"],
      ["Which house is it, by what you see?", "¿Cuál casa es, por lo que ve?"],
      [
        "yellow, blue, white, gray, red, brick, porch, the one on, sign, condo, ranch, on alder|elm|oak|main, listing, street|st|ave|avenue|court|ct|lane|ln|drive|dr|road|rd, mine is, my place, my house, townhouse, duplex",
        "amarilla, azul, blanca, gris, roja, la de la calle, calle, letrero, condominio, mi casa, porche",
      ],
      "Yellow, porch, on Alder",
      {
        why: [
          "Signs mislead; what you see does not.",
          "Los letreros engañan; lo que usted ve, no.",
        ],
      },
    ),
    choice(
      "side",
      ["Side", "Parte"],
      ["Are you buying, selling, renting, or an agent?", "¿Compra, vende, renta o es agente?"],
      [
        option(
          "sell",
          ["Seller", "Vende"],
          [
            "sell, selling, whats my place worth, list my, my place worth, my house worth",
            "vender, vendo, vende, cuanto vale mi",
          ],
        ),
        option(
          "agent",
          ["An agent", "Agente"],
          ["im an agent, im the agent, agent with, my client, my buyers", "soy agente, mi cliente"],
        ),
        option(
          "rent",
          ["Tenant", "Inquilino"],
          ["rent, renting, tenant, lease", "rentar, renta, inquilino, alquil*"],
        ),
        option(
          "buy",
          ["Buyer", "Compra"],
          [
            "buy, buying, buyers, buyer, looking to buy, to live, us two, first home",
            "comprar, compro, compradores, comprador, compra",
          ],
        ),
      ],
      "Buyers, two of us",
    ),
    choice(
      "agent",
      ["Working with an agent", "Con agente"],
      ["Are you working with an agent already?", "¿Ya trabaja con un agente?"],
      [
        option(
          "no",
          ["No agent yet", "Sin agente"],
          [
            "no agent, dont have an agent, without an agent, not working with, no we dont, just us driving, no realtor",
            "sin agente, no tenemos agente, no tengo agente, todavia no",
          ],
        ),
        option(
          "yes",
          ["Has an agent", "Tiene agente"],
          [
            "have an agent, my agent, our agent, our realtor, my realtor, working with",
            "tengo agente, mi agente, nuestra agente, tenemos agente",
          ],
        ),
      ],
      "No agent yet",
      {
        only: ["buy"],
        why: [
          "A written agreement comes before a tour with an agent of your own.",
          "Antes de visitar con un agente propio hay un acuerdo escrito.",
        ],
      },
    ),
    words(
      "must",
      ["Must have", "Indispensable"],
      ["What must it have?", "¿Qué debe tener?"],
      [
        "bedroom*, bath*, yard, ground floor, garage, dog, pet*, hoa",
        "recamara*, bano*, patio, planta baja, cochera, perro",
      ],
      "Ground floor, two baths",
      { optional: true },
    ),
    words(
      "by",
      ["Sale by when", "Venta para cuándo"],
      ["By when would you like to sell?", "¿Para cuándo quisiera vender?"],
      [
        "this summer|fall|spring|winter|year, asap, next year|month, estate",
        "este verano|otono|ano, cuanto antes, proximo",
      ],
      "This summer",
      { only: ["sell"], optional: true },
    ),
    email,
    ...caller,
    when(["Showing", "Visita"], ["When could you come?", "¿Cuándo podría venir?"], {
      why: ["The seller needs notice.", "Hay que avisar a quien vende."],
    }),
  ],
  limits: [
    {
      id: "fair-housing",
      rule: "Fair Housing Act, steering: houses, never people, safety, schools' quality or faith.",
      heard: [
        "neighborhood*, neighbourhood*, safe area|street|part|neighborhood, is it|area|there safe, safe around|for|here, crime, schools, school district, good|nice|bad|rough|better area|part, kind|sort|type of people, who lives, white|black|hispanic|latino|asian|jewish|muslim|christian|mexican|indian|gay|immigrant* families|people|family|neighbors|area|kids, immigrants, ethnic*, diverse, church*, mosque, temple, synagogue, families like, family friendly, kids around|on the street, lots of kids|children, section 8, handicapped people",
        "vecindario, barrio, buena|mala|segura zona|colonia|area, zona segura|buena|tranquila, es segur*, seguridad, crimen, delincuencia, escuelas, que gente, que tipo de gente, quien vive, familias blancas|negras|latinas|cristianas|judias|musulmanas, blancos, negros, inmigrantes, iglesia*, mezquita, muchos ninos",
      ],
      say: [
        "I describe houses, never the people, schools or safety around them, for anyone. Official maps and the district’s own site come by text.",
        "Describo casas, nunca a la gente, las escuelas ni la seguridad de alrededor, para nadie. Los mapas oficiales y el sitio del distrito van por mensaje.",
      ],
      quiet: true,
    },
    {
      id: "negotiation",
      rule: "State license law: what a seller would take is between the parties and a licensed person.",
      heard: [
        "take less, would they|seller|sellers take|accept, go lower, lowest, negotia*, counter, best offer, accept less, under asking, make an offer, other offers, 20k under",
        "aceptan menos, bajarian, rebaja, negoci*, ultimo precio, contraoferta, hacer una oferta, otras ofertas",
      ],
      say: [
        "What the seller would say to a figure, I do not know and may not guess. A licensed agent takes that up with you.",
        "Lo que diría quien vende ante una cifra no lo sé ni lo puedo adivinar. Eso lo ve con usted un agente con licencia.",
      ],
    },
    {
      id: "value",
      rule: "State license law: no value of a home by a desk.",
      heard: [
        "what is my|it worth, whats my, my place worth, house worth, home value, what could i get, appraise, value my",
        "cuanto vale, cuanto me dan, avaluo, valor de mi",
      ],
      say: [
        "I put no value on a home; a licensed agent does, after seeing it.",
        "No le pongo valor a una casa; lo hace un agente con licencia después de verla.",
      ],
    },
    {
      id: "access",
      rule: "Lockbox and alarm codes are given to nobody.",
      heard: [
        "lockbox, code, gate code, key is, let myself in, let us in, alarm code",
        "codigo, candado, caja de llaves, entrar sol*",
      ],
      say: [
        "Codes and keys I give to nobody, whoever it is. Somebody comes and opens.",
        "Códigos y llaves no se los doy a nadie, sea quien sea. Alguien va y abre.",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "offer deadline, deadline tonight, cancel the contract, want to cancel, alarm going, water through",
    "cancelar el contrato, vence la oferta, suena la alarma",
  ],
  price: [
    "I read no figure that is not on this morning’s sheet, and none is before me; a licensed agent sends it to you.",
    "No digo cifras que no estén en la hoja de hoy, y no tengo ninguna; se la manda un agente con licencia.",
  ],
};
