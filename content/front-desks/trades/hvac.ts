import { address, caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const hvac: FrontDesk = {
  slug: "hvac",
  paper: ["Work order", "Orden de trabajo"],
  person: ["the technician on call", "el técnico de guardia"],
  fields: [
    words(
      "problem",
      ["Complaint", "Falla"],
      ["What is it doing, or not doing?", "¿Qué hace, o qué no hace?"],
      [
        "no heat, heat, cold, not cooling, cooling, ac, blowing, clicks, furnace, ice, frozen, thermostat, blank, noise, loud, leak*, maintenance, tune up, filter, heat pump, short cycl*, fan, wont turn|start|come, hot upstairs, boiler, installation, new system, duct*, gives up",
        "no enfria, enfria, calefaccion, calor, frio, sopla, hielo, termostato, ruido, gotea, mantenimiento, filtro, no prende, no calienta, clima, aire, caldera, instala*",
      ],
      "Furnace clicks and gives up",
    ),
    field(
      "safe",
      "safety",
      ["Alarm, smell, unwell", "Alarma, olor, malestar"],
      [
        "Any alarm sounding, any smell of gas or smoke, anybody with a headache?",
        "¿Suena alguna alarma, huele a gas o a humo, a alguien le duele la cabeza?",
      ],
      "None",
      {
        danger: "gas",
        heard: ["smell*, alarm*, gas, smoke, headache", "huele, olor, alarma*, gas, humo"],
        why: ["It decides everything else.", "Eso decide todo lo demás."],
      },
    ),
    field(
      "temperature",
      "figure",
      ["Inside", "Adentro"],
      ["What does the thermometer say inside?", "¿Cuántos grados hay adentro?"],
      "58, falling",
      {
        optional: true,
        heard: ["degrees, inside, in here, house is", "grados, adentro"],
        range: [10, 130],
        why: ["It decides between tonight and tomorrow.", "Decide entre hoy y mañana."],
      },
    ),
    words(
      "household",
      ["In the house", "En casa"],
      [
        "Is there a baby, somebody old or somebody ill in the house?",
        "¿Hay un bebé, alguien mayor o enfermo en casa?",
      ],
      [
        "baby, infant, newborn, elderly, old, months, years old, oxygen, sick, mother, father, grandma, kids, toddler, pregnant",
        "bebe, recien nacido, mayor, suegra, suegro, abuela, abuelo, mama, papa, enferm*, oxigeno, ninos, embaraz*",
      ],
      "Baby",
      { optional: true },
    ),
    words(
      "equipment",
      ["Equipment, year", "Equipo, año"],
      [
        "What kind of unit is it, and which year is on the sticker?",
        "¿Qué equipo es, y qué año dice la etiqueta?",
      ],
      [
        "gas furnace, heat pump, sticker, unit, 19*|20*, electric, oil, boiler, mini split, package unit, from like, tons",
        "bomba de calor, minisplit, etiqueta, equipo, a gas, electrico",
      ],
      "Gas furnace, 2009",
      {
        optional: true,
        why: ["The part comes along on the truck.", "Así la pieza viene en la camioneta."],
      },
    ),
    choice(
      "owner",
      ["Owner, tenant", "Dueño, inquilino"],
      ["Do you own it or rent?", "¿Es dueño o renta?"],
      [
        option(
          "tenant",
          ["Tenant", "Inquilino"],
          ["tenant, i rent, we rent, renting, landlord", "rento, rentamos, inquilino, casero"],
        ),
        option(
          "owner",
          ["Owner", "Dueño"],
          [
            "own it, we own, i own, house is ours, homeowner, my house",
            "soy dueno|duena, es mia, casa propia, es nuestra",
          ],
        ),
      ],
      "Owner",
      { optional: true },
    ),
    address(),
    ...caller,
    when(
      ["Visit", "Visita"],
      ["Which day and time would suit you?", "¿Qué día y hora le conviene?"],
    ),
  ],
  limits: [
    {
      id: "repair-advice",
      rule: "No relighting, no opened panel, no jumped switch; refrigerant is for certified people (EPA 608).",
      heard: [
        "should i|can i|could i|do i relight|light|open|reset|jump|turn|add|fix|bypass|use, do i relight, add freon|refrigerant, do it myself, how do i fix",
        "puedo prender*|abrir*|reparar*|echarle|reiniciar*, debo prender*|abrir*, como lo arreglo, gas refrigerante",
      ],
      say: [
        "I talk nobody through that: leave it off and closed until the technician is there.",
        "No guío a nadie en eso: déjelo apagado y cerrado hasta que llegue el técnico.",
      ],
    },
    {
      id: "rebates",
      rule: "The federal 25C credit ended for equipment placed in service after December 31, 2025: promise none.",
      heard: [
        "tax thing|credit|break, rebate*, incentive*, worth fixing, is it worth, repair or replace",
        "credito fiscal, reembolso fiscal, incentivo*, vale la pena, conviene reparar",
      ],
      say: [
        "No credit and no verdict from me; the technician looks at it and puts the choices in writing.",
        "De mí ni créditos ni veredicto; el técnico lo revisa y pone las opciones por escrito.",
      ],
    },
  ],
  handOver: [
    "walk in cooler|freezer, pipes freezing, medical need",
    "camara fria, se congelan los tubos",
  ],
  price: [
    "The visit has a fee, said in the text before anybody drives; I price no part.",
    "La visita tiene un costo que va en el mensaje antes de que alguien salga; yo no pongo precio a piezas.",
  ],
};
