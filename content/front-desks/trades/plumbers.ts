import { address, caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const plumbers: FrontDesk = {
  slug: "plumbers",
  paper: ["Work order", "Orden de trabajo"],
  person: ["the plumber on call", "el plomero de guardia"],
  fields: [
    field(
      "safe",
      "safety",
      ["Near power, gas", "Cerca de luz, gas"],
      [
        "Is water near a light or an outlet, or do you smell gas?",
        "¿Hay agua cerca de una luz o un enchufe, o huele a gas?",
      ],
      "No",
      {
        danger: "water-near-power",
        heard: ["smell*, gas, light*, outlet*, near, electric*", "huele, olor, gas, luz, enchufe*"],
        why: [
          "It comes before the valve and before your name.",
          "Va antes que la llave y que su nombre.",
        ],
      },
    ),
    words(
      "problem",
      ["What, where", "Qué, dónde"],
      ["What is happening, and where?", "¿Qué pasa, y dónde?"],
      [
        "toilet, tub, sink, drain, clog*, leak*, drip*, ceiling, chandelier, water heater, hot water, shower, faucet, sewage, backup, backing, coming up, pipe*, burst, frozen, meter, disposal, sump, tepid, no water, overflow*, snake, basement, heater",
        "inodoro, taza, tina, fregadero, drenaje, tapad*, gotea, fuga, techo, calentador, agua caliente, regadera, llave, tubo*, tuberia, bano, saliendo agua, sin agua, sotano",
      ],
      "Toilet backs up into the tub",
    ),
    choice(
      "running",
      ["Running or stopped", "Sale o paró"],
      ["Is it still running?", "¿Sigue saliendo?"],
      [
        option(
          "stopped",
          ["Stopped", "Paró"],
          [
            "stopped, turned the lever|valve|main|it off, main off, shut off, slowing, nothings leaking, valve is off",
            "ya paro, cerre la llave, se detuvo, ya no sale",
          ],
        ),
        option(
          "running",
          ["Running", "Sigue saliendo"],
          [
            "still running|coming|leaking, wont stop, everywhere, cant find the shut|valve",
            "sigue saliendo, no para, no encuentro la llave, por todos lados",
          ],
        ),
      ],
      "Stopped, main off",
      { optional: true },
    ),
    choice(
      "owner",
      ["Owner, tenant", "Dueño, inquilino"],
      ["Do you own the place or rent it?", "¿Es dueño o renta?"],
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
            "own it, own the, we own, i own, ours, homeowner, my house",
            "soy dueno|duena, es mia, casa propia, es nuestra",
          ],
        ),
      ],
      "Tenant, Mr. Ames pays",
      { why: ["It says who approves the bill.", "Dice quién aprueba la cuenta."] },
    ),
    words(
      "equipment",
      ["Heater, year", "Calentador, año"],
      ["Which make and year is the heater?", "¿Qué marca y año es el calentador?"],
      ["heater is, rheem, bradford, make is, from 20, tankless", "calentador es, marca"],
      "Rheem, 2011",
      { optional: true },
    ),
    address(),
    ...caller,
    when(
      ["Van", "Camioneta"],
      ["Which day and time would suit you?", "¿Qué día y hora le conviene?"],
    ),
  ],
  limits: [
    {
      id: "repair-advice",
      rule: "No relighting, no cleanout under pressure, no chemicals.",
      heard: [
        "can i|should i|could i relight|light|open|use|pour|fix|snake|take|unscrew, relight it, drano, chemical*, do it myself, how do i fix",
        "puedo prender*|encender*|abrir*|echar*|arreglar*, quimico*, destapacanos, como lo arreglo",
      ],
      say: [
        "That one stays with the plumber: nothing relit, nothing opened, nothing poured in.",
        "Eso queda para el plomero: nada de encender, abrir ni echar químicos.",
      ],
    },
    {
      id: "landlord",
      rule: "No promise of who pays.",
      heard: [
        "does landlord|he|owner pay, who pays, will my landlord, do i call you or",
        "quien paga, paga el dueno|casero, a quien llamo",
      ],
      say: [
        "Who pays is between you and the owner; their yes comes before the work.",
        "Quién paga lo ven usted y el dueño; antes del trabajo hace falta su sí.",
      ],
    },
  ],
  handOver: [
    "cant stop it, cannot be stopped, sewage in, no water and baby",
    "no se puede parar, aguas negras",
  ],
  price: [
    "The trip fee and flat prices go out by text before anybody drives; I quote nothing unseen.",
    "El costo de la visita y los precios fijos van por mensaje antes de salir; no doy precio sin ver.",
  ],
};
