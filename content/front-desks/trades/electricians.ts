import { address, caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const electricians: FrontDesk = {
  slug: "electricians",
  paper: ["Work order", "Orden de trabajo"],
  person: ["the electrician on call", "el electricista de guardia"],
  fields: [
    field(
      "safe",
      "safety",
      ["Smoke, smell, heat", "Humo, olor, calor"],
      [
        "Any smoke, sparks, a burning or fishy smell, anything hot, anybody shocked?",
        "¿Humo, chispas, olor a quemado, algo caliente o alguien con descarga?",
      ],
      "None",
      {
        danger: "electrical",
        heard: [
          "smell*, smoke, sparks, burning, emergency, urgent",
          "huele, olor, humo, chispas, urgente",
        ],
        why: ["It comes before your name.", "Va antes que su nombre."],
      },
    ),
    words(
      "problem",
      ["What, where", "Qué, dónde"],
      [
        "What is it doing, and in which part of the house?",
        "¿Qué hace, y en qué parte de la casa?",
      ],
      [
        "lights, breaker, outlet*, panel, bright*, dim, flicker*, half house, charger, popping, tripp*, no power, power, fan, switch, wiring, double tapped, generator, meter, inspect*, kitchen, circuit, install",
        "luces, luz, breaker, enchufe*, contacto*, tablero, parpade*, sin luz, cargador, se bota, ventilador, apagador, cableado, instala*",
      ],
      "Kitchen dim, den bright",
    ),
    words(
      "neighbors",
      ["Neighbors", "Vecinos"],
      ["Are the neighbors dark too?", "¿Los vecinos también están sin luz?"],
      ["neighbor*, next door, whole street|block, power company", "vecino*, toda la calle|cuadra"],
      "They are fine",
      {
        optional: true,
        why: ["It tells the house from the utility.", "Distingue la casa de la compañía de luz."],
      },
    ),
    words(
      "medical",
      ["Equipment for health", "Equipo médico"],
      ["Does anything in the house keep somebody well?", "¿Algo en casa mantiene bien a alguien?"],
      [
        "oxygen, cpap, medical equipment, pump, well pump, ventilator, fish tank",
        "oxigeno, equipo medico, bomba",
      ],
      "Fish tank",
      { optional: true },
    ),
    choice(
      "owner",
      ["Owner, tenant", "Dueño, inquilino"],
      ["Do you own it or rent?", "¿Es dueño o renta?"],
      [
        option(
          "tenant",
          ["Rents", "Renta"],
          ["tenant, i rent, we rent, renting, landlord", "rento, rentamos, inquilino, casero"],
        ),
        option(
          "owner",
          ["Owner", "Dueño"],
          [
            "own it, own the, we own, i own, is ours, homeowner, my house",
            "soy dueno|duena, es mia, casa propia, es nuestra",
          ],
        ),
      ],
      "Owner",
      { why: ["It says who may say yes to the work.", "Dice quién puede autorizar el trabajo."] },
    ),
    words(
      "panel",
      ["Panel", "Tablero"],
      ["What does the panel’s label say?", "¿Qué dice la etiqueta del tablero?"],
      ["amp, amps, panel is|from, fuse box", "amperes, amperios, tablero de"],
      "150 A, 1988",
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
      id: "electrical-advice",
      rule: "NEC and state license law: nobody is talked through wiring, a cover or another reset.",
      heard: [
        "can i|should i|could i|do i reset|put|install|wire|turn|replace|tape|open|do|just|push, reset it|the again, do it myself, put the outlet in myself, three prong myself, turn it on, what is it, whats causing, is it safe|dangerous|you or the power",
        "puedo reiniciar*|poner*|instalar*|conectar*|prender*|cambiar*|subir*, debo reiniciar*|apagar*, hacerlo yo, que es, es peligros*",
      ],
      say: [
        "From me there is no cause and no how-to. Whatever tripped stays off; the electrician decides the rest.",
        "De mí no hay causa ni instrucciones. Lo que se botó se queda apagado; lo demás lo decide el electricista.",
      ],
    },
  ],
  handOver: [
    "medical equipment without power, oxygen machine, water in panel",
    "equipo medico sin luz, maquina de oxigeno",
  ],
  price: [
    "The load calculation decides, and I price no panel unseen; the figure comes in writing.",
    "Lo decide el cálculo de carga y no doy precio sin ver el tablero; la cifra llega por escrito.",
  ],
};
