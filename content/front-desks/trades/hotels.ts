import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const hotels: FrontDesk = {
  slug: "hotels",
  paper: ["Registration card", "Tarjeta de registro"],
  person: ["the clerk on duty", "la recepción de turno"],
  fields: [
    when(
      ["Night of", "Noche del"],
      ["Which night, said as a weekday?", "¿Qué noche, dicha con el día de la semana?"],
      {
        dayOnly: true,
        why: [
          "After midnight, “tonight” is still yesterday in our books.",
          "Después de medianoche, “hoy” sigue siendo ayer en los libros.",
        ],
      },
    ),
    field(
      "guests",
      "people",
      ["Guests", "Huéspedes"],
      ["How many are you?", "¿Cuántos son?"],
      "Two",
    ),
    field(
      "nights",
      "figure",
      ["Nights", "Noches"],
      ["For how many nights?", "¿Por cuántas noches?"],
      "One",
      {
        optional: true,
        heard: ["night, nights", "noche, noches"],
        range: [1, 60],
      },
    ),
    words(
      "beds",
      ["Beds", "Camas"],
      ["Which beds, and a crib?", "¿Qué camas, y cuna?"],
      [
        "queen*, king*, twin*, two beds, crib, double, suite, cot",
        "queen, king, matrimonial, dos camas, cuna, individual",
      ],
      "One queen",
      { optional: true },
    ),
    words(
      "access",
      ["Needs of access", "Accesibilidad"],
      ["Any need of access, feature by feature?", "¿Alguna necesidad de acceso, punto por punto?"],
      [
        "wheelchair, shower, lip, grab bars, step free, roll in, ground floor, elevator, deaf",
        "silla de ruedas, regadera, barras, sin escalones, planta baja",
      ],
      "Roll-in shower",
      { optional: true },
    ),
    words(
      "pet",
      ["Animal", "Animal"],
      ["Does an animal come along?", "¿Viene algún animal?"],
      ["dog, cat, pet, service animal", "perro, gato, mascota"],
      "Service dog, no fee",
      { optional: true },
    ),
    words(
      "arrival",
      ["Arrives", "Llega"],
      ["When do you arrive, and how?", "¿A qué hora llega, y cómo?"],
      [
        "land at, arriv*, an hour out, hours out, driving, be late, get in at, check in at, late like",
        "aterriz*, llego, llegamos, manejando, tarde como",
      ],
      "1 am, car",
      { optional: true },
    ),
    choice(
      "booked",
      ["Booked", "Reservado"],
      ["Did you book with us or elsewhere?", "¿Reservó con nosotros o en otro lado?"],
      [
        option(
          "elsewhere",
          ["Booked elsewhere", "Reservó en otro lado"],
          [
            "on the app, booking site, expedia, travel agent, third party",
            "en la app, en expedia, agencia",
          ],
        ),
        option(
          "here",
          ["Booked here", "Reservó aquí"],
          [
            "my reservation, i have a reservation, booked with you, booked on your",
            "mi reserva, tengo reserva, reserve con ustedes",
          ],
        ),
      ],
      "Site, ends 77",
      { optional: true },
    ),
    ...caller,
  ],
  limits: [
    {
      id: "guest-privacy",
      rule: "Nobody learns who stays here or in which room; no call is put through by number.",
      heard: [
        "is dave|he|she|my|mr|ms|mrs|someone there|here|staying|already, is staying, staying there|here|with you, put me through, room number, which room, connect me to, checked in yet, through to room",
        "esta hospedad*, se hospeda, comuniqueme con, que cuarto, numero de cuarto|habitacion, ya llego el|la|mi",
      ],
      say: [
        "Who stays here I tell nobody, and I ring no room by its number. A message I can leave with the desk for whoever asks for it.",
        "Quién se hospeda aquí no se lo digo a nadie, ni llamo a un cuarto por su número. Puedo dejar un recado en recepción para quien lo pida.",
      ],
      quiet: true,
    },
    {
      id: "access-promise",
      tells: true,
      rule: "ADA, 28 CFR 36.302(e): features are read from the sheet, never guessed.",
      heard: [
        "does shower have, have a lip, is it accessible, is there elevator|ramp, guaranteed view, guarantee, how wide",
        "tiene regadera, es accesible, hay elevador|rampa, garanti*",
      ],
      say: [
        "Features are read to you from the room’s sheet, not guessed by me; the clerk calls with it.",
        "Lo que tiene el cuarto se le lee de su hoja y yo no adivino; recepción le llama con eso.",
      ],
    },
    {
      id: "match",
      rule: "A booking that belongs to an agency is the agency's to change.",
      heard: [
        "on the app for less, match it, price match, cheaper online|on, change my expedia",
        "mas barato en, igualar, en la app por menos",
      ],
      say: [
        "A booking made elsewhere belongs to whoever made it; what we can do, the clerk tells you.",
        "Una reserva hecha en otro lado es de quien la hizo; lo que podamos hacer se lo dice recepción.",
      ],
    },
  ],
  handOver: [
    "locked out, harass*, police, press, waive the fee, bed bugs, flooding",
    "me quede afuera, acos*, policia, prensa, chinches, inund*",
  ],
  price: [
    "The total, with every required charge in it, comes by text; I say no part of it aloud.",
    "El total, con todo cargo obligatorio, va por mensaje; yo no digo solo una parte.",
  ],
};
