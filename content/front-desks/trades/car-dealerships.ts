import { caller, choice, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const carDealerships: FrontDesk = {
  slug: "car-dealerships",
  paper: ["Hang tag", "Etiqueta de llaves"],
  person: ["the advisor", "el asesor"],
  fields: [
    choice(
      "door",
      ["Door", "Departamento"],
      ["Is it sales, service or parts?", "¿Es ventas, servicio o refacciones?"],
      [
        option(
          "service",
          ["Service", "Servicio"],
          [
            "light is|on|blinking, lights on, oil change, recall, service, is my car done, noise, brake*, tire*, check engine, inspection, warranty, wont start, battery",
            "luz prendida, cambio de aceite, servicio, recall, ruido, frenos, llantas, motor, garantia, no prende",
          ],
        ),
        option(
          "parts",
          ["Parts", "Refacciones"],
          ["parts, key fob, mats, part number", "refacciones, partes, llave nueva, tapetes"],
        ),
        option(
          "sales",
          ["Sales", "Ventas"],
          [
            "still there, out the door, buy, test drive, trade, hybrid, lease, new truck|car|suv, used, try it, payment, stock, drive it, looking for",
            "todavia esta, comprar, prueba de manejo, a cambio, hibrido, nuevo, usado, mensualidad",
          ],
        ),
      ],
      "Sales",
      { why: ["Each door has its own calendar.", "Cada puerta tiene su propio calendario."] },
    ),
    words(
      "car",
      ["Car", "Carro"],
      [
        "Which car is it: stock number, or year and model?",
        "¿Qué carro es: número de inventario, o año y modelo?",
      ],
      [
        "hybrid, truck, suv, sedan, blue one, stock, rav4, camry, corolla, civic, accord, f150, silverado, tacoma, focus, outback, tahoe, jeep, kia, honda, toyota, ford, chevy, nissan, hyundai, bmw, subaru, mazda, tesla, ram, gmc, 20*, used, minivan, convertible, red one, white one",
        "hibrido, camioneta, sedan, azul, honda, toyota, ford, nissan, corolla, civic, 20*, modelo, el rojo, el blanco",
      ],
      "Blue hybrid, stock 4417",
    ),
    words(
      "trade",
      ["Trade", "A cambio"],
      [
        "Are you trading one in: year, model, miles, loan?",
        "¿Deja uno a cambio: año, modelo, millas, deuda?",
      ],
      ["civic, trade, trading, still owe, owe, my old", "a cambio, debo, mi carro viejo, dejar"],
      "Civic 2016, 110",
      { only: ["sales"], optional: true },
    ),
    words(
      "symptom",
      ["Symptom", "Síntoma"],
      ["What does it do: light, its color, noise?", "¿Qué hace: luz, color, ruido?"],
      [
        "light, blinking, orange, red, noise, recall, oil change, brake*, squeak*, shak*, wont start, done, tire*, airbag*",
        "luz, parpade*, ruido, recall, aceite, frenos, tiembla, no prende, llantas, bolsas",
      ],
      "Orange, blinking",
      { only: ["service"] },
    ),
    words(
      "morning",
      ["Waiting, ride, loaner", "Espera, transporte, préstamo"],
      ["Will you wait, or do you need a ride?", "¿Va a esperar o necesita transporte?"],
      ["ride, loaner, wait, tow, shuttle", "transporte, prestado, esperar, grua"],
      "Ride to work",
      { only: ["service"], optional: true },
    ),
    words(
      "sits",
      ["Who sits in it", "Quién lo prueba"],
      ["Who will sit in it?", "¿Quién lo va a probar?"],
      [
        "me and my wife|husband, my wife|husband|son|daughter has, both of us, the two of us",
        "mi esposa|esposo y yo, los dos",
      ],
      "Both",
      { only: ["sales"], optional: true },
    ),
    ...caller,
    when(["Slot", "Hora"], ["Which day and time?", "¿Qué día y a qué hora?"]),
  ],
  limits: [
    {
      id: "drive-advice",
      rule: "Never “you can drive it”; a recall goes by the VIN lookup and the service desk.",
      heard: [
        "can i drive, safe to drive, stop driving, do i stop, keep driving, ok to drive, drive it till|until|home",
        "puedo manejar*|seguir, es seguro manejar, dejo de manejar",
      ],
      say: [
        "Whether it may be driven I cannot say from here; red or blinking, stop and let it be towed. Service looks first.",
        "Si se puede manejar no lo sé desde aquí; en rojo o parpadeando, párese y pida grúa. Primero lo ve servicio.",
      ],
    },
    {
      id: "trade-value",
      rule: "No trade value by voice.",
      heard: [
        "what is it|mine worth, whats it|mine worth, give me for, how much for mine, trade value, owe more than",
        "cuanto me dan, cuanto vale el mio|mi, valor del mio",
      ],
      say: [
        "For yours I would be making a figure up; somebody looks at it while you drive the other.",
        "Por el suyo estaría inventando; alguien lo revisa mientras usted prueba el otro.",
      ],
    },
    {
      id: "finance",
      rule: "Regulation Z and M: no payment, rate or approval by voice; the CARS rules: total price first.",
      heard: [
        "payment roughly, whats the payment, monthly payment, am i approved, approved, my credit, interest rate, apr, financing, down payment",
        "mensualidad*, aprobad*, mi credito, tasa, financ*, enganche",
      ],
      say: [
        "I name no payment, no rate and no approval; finance does, on paper.",
        "No doy mensualidad, tasa ni aprobación; lo hace finanzas, en papel.",
      ],
    },
    {
      id: "stock",
      tells: true,
      rule: "A car may have been sold last night: nothing is promised from a screen.",
      heard: [
        "still there, still available, still have, somebody else coming, hold it for me",
        "todavia esta|tienen, sigue disponible, apartar*",
      ],
      say: [
        "I cannot see the lot from here; somebody walks out and looks, and you hear either way.",
        "Desde aquí no veo el lote; alguien sale a ver y usted se entera de cualquier modo.",
      ],
    },
  ],
  handOver: [
    "lemon, attorney general, never signed, crashed on a test, lawyer",
    "fiscal, nunca firme, abogado, me enganaron",
  ],
  price: [
    "The posted price is on its page; the sheet with every fee a person writes, and I say no sum.",
    "El precio publicado está en su página; la hoja con todo cargo la escribe una persona y yo no digo sumas.",
  ],
};
