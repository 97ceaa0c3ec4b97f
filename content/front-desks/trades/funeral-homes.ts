import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const funeralHomes: FrontDesk = {
  slug: "funeral-homes",
  paper: ["First call sheet", "Hoja de primera llamada"],
  person: ["the director", "el director"],
  fields: [
    choice(
      "wish",
      ["Call", "Llamada"],
      [
        "Has somebody died, or may I help with something else?",
        "¿Ha muerto alguien, o puedo ayudarle con otra cosa?",
      ],
      [
        option(
          "plan",
          ["Planning ahead", "Plan anticipado"],
          [
            "plan mine, my own, preplan, plan ahead, pre need, planning my",
            "planear el mio, mi propio, plan anticipado, dejar arreglado",
          ],
        ),
        option(
          "death",
          ["A death", "Una muerte"],
          [
            "died, has died, passed, passed away, dead, death, just lost my, stopped breathing an hour, pronounced",
            "murio, acaba de morir, morir, fallecio, falleci*, muerte, perdi a mi, se nos fue",
          ],
          [
            "I am very sorry. The director is being called while we talk.",
            "Lo siento mucho. Mientras hablamos se llama al director.",
          ],
        ),
        option(
          "service",
          ["A service", "Un servicio"],
          [
            "service for, whens the service, when is the service, visitation, viewing, flowers, florist",
            "servicio de, a que hora es, velorio, flores, misa",
          ],
        ),
        option(
          "price",
          ["Prices", "Precios"],
          ["how much, price*, cost*, cremation", "cuanto cuesta, precio*, cremacion"],
        ),
      ],
      "A death, at home",
    ),
    field(
      "died",
      "person-name",
      ["Who died", "Quién murió"],
      [
        "What is the name of the one who died, as you say it?",
        "¿Cómo se llamaba, como ustedes le dicen?",
      ],
      "Ernesto",
      {
        only: ["death"],
        heard: [
          "mother, father, mom, dad, husband, wife, son, daughter, brother, sister, grandmother, grandfather, aunt, uncle, friend",
          "mama, papa, madre, padre, esposo, esposa, hijo, hija, hermano, hermana, abuela, abuelo, tia, tio",
        ],
        why: ["It is the name we use from then on.", "Es el nombre que usamos desde entonces."],
      },
    ),
    words(
      "where",
      ["Where", "Dónde"],
      ["Where is that, and are there stairs?", "¿Dónde es, y hay escaleras?"],
      [
        "at home, upstairs, hospital, nursing home, in the house, bedroom, hospice house, facility, ohio, out of state, at the house",
        "en la casa, en casa, aqui en, arriba, hospital, asilo, recamara",
      ],
      "Home, upstairs",
      { only: ["death"] },
    ),
    words(
      "pronounced",
      ["Pronounced", "Confirmada"],
      [
        "Has a nurse or a doctor confirmed it, or is hospice coming?",
        "¿Ya lo confirmó una enfermera o un médico, o viene el hospicio?",
      ],
      [
        "hospice, nurse, doctor, pronounced, coroner, police, paramedic*",
        "hospicio, enfermera, medico, doctor, confirm*, policia",
      ],
      "Nurse on her way",
      { only: ["death"], why: ["It decides who comes first.", "Decide quién llega primero."] },
    ),
    words(
      "company",
      ["With you", "Con usted"],
      ["Is somebody with you?", "¿Está alguien con usted?"],
      [
        "sister with, brother with, with me, alone, my sister is, my brother is, family is, we are all, husband is here",
        "conmigo, sola, solo, mi hermana esta, mi hermano esta, estamos todos",
      ],
      "My sister",
      {
        only: ["death"],
        why: ["So that nobody waits alone.", "Para que nadie espere en soledad."],
      },
    ),
    words(
      "wishes",
      ["Wishes said", "Deseos"],
      ["Is there a wish you want written down?", "¿Hay un deseo que quiera que apunte?"],
      [
        "catholic, wanted to be, cremat*, burial, buried, michoacan, mass, jewish, muslim, veteran",
        "catolic*, queria, crema*, enterr*, sepult*, misa, veterano",
      ],
      "To Michoacán",
      { optional: true },
    ),
    words(
      "service",
      ["Service", "Servicio"],
      ["For whom is the service?", "¿De quién es el servicio?"],
      ["service for, mr, mrs, visitation for", "servicio de, senor, senora, don, dona"],
      "Mr. Hale",
      { only: ["service"] },
    ),
    ...caller.map((one) => ({ ...one, only: ["death", "plan", "service"] })),
    when(
      ["Meeting", "Cita"],
      [
        "Which day and time would suit you, without any hurry?",
        "¿Qué día y hora le acomodan, sin ninguna prisa?",
      ],
      {
        only: ["plan"],
      },
    ),
  ],
  limits: [
    {
      id: "law-claims",
      rule: "FTC Funeral Rule, 16 CFR 453.3: never that the law demands embalming, a casket or a vault.",
      heard: [
        "does the law, law make|require|say, required by law, have to embalm*, need a casket|vault, is embalming required, legally",
        "la ley exige|obliga|pide, es obligatori*, tenemos que embalsamar",
      ],
      say: [
        "What is needed and what is not, the director shows you in print. Nothing has to be chosen today.",
        "Lo que hace falta y lo que no se lo enseña el director por escrito. Hoy no hay que elegir nada.",
      ],
    },
    {
      id: "arrangements",
      rule: "State funeral law: arrangements, benefits and time of arrival are the director's.",
      heard: [
        "how soon do you, when do you come, can we keep, how long can, can it be done, is it possible, benefits, social security pay, can he|she be",
        "cuanto tardan, cuando vienen, podemos tenerl*, se puede, beneficios",
      ],
      say: [
        "The director tells you that himself, and is being called now. There is no hurry; nothing has to be decided.",
        "Eso se lo dice el director, a quien se llama ahora. No hay prisa; no hay que decidir nada.",
      ],
    },
    {
      id: "anonymous",
      rule: "FTC Funeral Rule, 16 CFR 453.2(b)(1): prices without a name.",
      heard: [
        "dont want to give my name, not giving my name, without my name, anonymous, rather not say",
        "no quiero dar mi nombre, sin dar mi nombre, anonim*",
      ],
      say: [
        "You need not. Prices are given without a name.",
        "No hace falta. Los precios se dan sin pedir nombre.",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "coroner, police are here, child died, unexpected, in another state, ship",
    "forense, policia, murio un nino, inesperad*, repatri*",
  ],
  price: [
    "The price list is read or sent to you as it is printed, and I ask for no name. I recite no sum from memory.",
    "La lista de precios se le lee o se le manda tal como está impresa, sin pedirle nombre. De memoria no digo ninguna suma.",
  ],
};
