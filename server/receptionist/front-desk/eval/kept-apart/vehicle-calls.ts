import { call } from "../trade-dialogue.ts";

/** Car dealerships and body shops: never tuned to. */
export const vehicleCallsKeptApart = [
  call(
    "car-dealerships",
    [
      "check engine lights flashin n it shakes",
      "can i drive it to yall",
      "15 Malibu. plate 7KZ 204",
      "need a ride to work. Dee Hammond 316 555 0157, tmrw 7:30",
    ],
    {
      facts: {
        door: /service/i,
        symptom: /flash|shakes|engine/i,
        car: /Malibu/i,
        morning: /ride/i,
        name: /Dee Hammond/,
        phone: /0157/,
        when: /Friday.*7:30/,
      },
      limits: { 2: "drive-advice" },
      done: true,
    },
  ),
  call(
    "car-dealerships",
    [
      "that silver tacoma online, 21, still got it?",
      "id trade my 2014 corolla, 120k, paid off. what would u give me",
      "whats the monthly w 3 down",
      "sat 2pm, wife too. Abe Stanz 620 555 0126",
    ],
    {
      facts: {
        door: /sales/i,
        car: /tacoma/i,
        trade: /corolla/i,
        name: /Abe Stanz/,
        phone: /0126/,
        when: /Saturday.*2:00/,
      },
      limits: { 1: "stock", 2: "trade-value", 3: "finance" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "backed into a pole, bumper n taillight. drives fine",
      "nobody hurt its in my driveway",
      "19 Civic white",
      "will they say its totaled",
      "Nadia Fox 669 555 0135 monday 7:45am",
    ],
    {
      facts: {
        damage: /bumper/i,
        drives: /^drives/i,
        car: /civic/i,
        name: /Nadia Fox/,
        phone: /0135/,
        when: /Monday.*7:45/,
      },
      limits: { 4: "damage-verdict" },
      done: true,
    },
  ),
  call(
    "auto-body-repair",
    [
      "me chocaron de lado, la puerta no abre pero el carro anda",
      "fue ayer, nadie herido, está en mi casa",
      "¿quién tuvo la culpa según usted?",
      "2020 Sentra gris, Beto Lara 209 555 0178, el lunes a las 9",
    ],
    {
      facts: {
        damage: /puerta|lado/i,
        car: /Sentra/,
        name: /Beto Lara/,
        phone: /0178/,
        when: /lunes.*9:00/,
      },
      limits: { 3: "fault" },
    },
  ),
];
