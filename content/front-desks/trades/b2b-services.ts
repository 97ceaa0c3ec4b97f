import { caller, choice, email, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const b2bServices: FrontDesk = {
  slug: "b2b-services",
  paper: ["Scope sheet", "Hoja de alcance"],
  person: ["the account manager", "el ejecutivo de cuenta"],
  fields: [
    choice(
      "wish",
      ["About", "Asunto"],
      [
        "Is this about new work, or something you have with us?",
        "¿Es para un trabajo nuevo o sobre algo que ya tiene con nosotros?",
      ],
      [
        option(
          "client",
          ["A client, something is down", "Cliente, algo no funciona"],
          [
            "down, outage, not working, broken, ticket, portal, offline, cant log in, breach, ransom*, flooded",
            "no funciona, caido, no hay sistema, fallo, ticket, portal, hackea*",
          ],
        ),
        option(
          "account",
          ["An account or invoice", "Cuenta o factura"],
          [
            "invoice, billing, payment, po number, statement, cancel contract, accounts, vendor form",
            "factura, pago, cuenta, orden de compra, cancelar contrato",
          ],
        ),
        option(
          "offer",
          ["New work", "Trabajo nuevo"],
          [
            "pricing, price, quote, proposal, looking for|at, need, cleaning, support, offer, rfp, bid*, switch, vendor, minimum, cover, interested, demo, services",
            "precio*, cotiza*, propuesta, buscamos, necesitamos, limpieza, soporte, oferta, licitacion, proveedor, interes*",
          ],
        ),
      ],
      "New work",
    ),
    words(
      "need",
      ["Need", "Necesidad"],
      ["What do you need, in your words?", "¿Qué necesita, en sus palabras?"],
      [
        "cleaning, office*, it support, support, laptops, computers, payroll, security, staffing, guards, printing, catering, marketing, accounting, bookkeeping, software, network, warehouse, janitor*, landscaping, consult*, shipping, training",
        "limpieza, oficina*, soporte, computadora*, nomina, seguridad, personal, impresion, contabil*, software, red, bodega, capacitacion",
      ],
      "Two floors, cleaned at night",
      { only: ["offer"] },
    ),
    words(
      "sites",
      ["Company and sites", "Empresa y sedes"],
      ["Which company, and in which city?", "¿Qué empresa, y en qué ciudad?"],
      [
        "floor*, site*, in dayton|town|city|downtown, locations, branches, employees, at, we are, suite, square feet, based in, people",
        "piso*, sede*, sucursal*, empleados, estamos en, ciudad, metros",
      ],
      "Dayton now, Covington later",
      {
        only: ["offer"],
        why: ["Travel and scope hang on it.", "De eso dependen el viaje y el alcance."],
      },
    ),
    words(
      "today",
      ["Today, until", "Hoy, hasta"],
      ["Who does it today, and until when?", "¿Quién lo hace hoy, y hasta cuándo?"],
      [
        "ends, contract up|is|ends|until|through, renew*, current*, right now we|somebody, somebody we|were, nobody, expires, incumbent, ourselves, in house",
        "termina, contrato hasta|vence|termina, renueva, actual*, hoy, nadie, nosotros mismos, vence",
      ],
      "Contract to June 30",
      {
        only: ["offer"],
        why: ["It is the real date behind the talk.", "Es la fecha que de verdad cuenta."],
      },
    ),
    words(
      "decides",
      ["Who else reads it", "Quién más la lee"],
      ["Who reads the offer besides you?", "¿Quién más lee la oferta?"],
      [
        "boss, owner, board, partner, committee, only me, just me, i decide, procurement, cfo, ceo, director, manager, nobody else",
        "jefe, jefa, dueno, duena, socio, consejo, solo yo, yo decido, compras, director*, gerente",
      ],
      "Her boss; asks about insurance",
      { only: ["offer"], optional: true },
    ),
    words(
      "deadline",
      ["Deadline and form", "Plazo y forma"],
      ["By when, and in which form?", "¿Para cuándo y en qué forma?"],
      ["bids by, due, deadline, by the, rfp closes", "para el, fecha limite, cierra el"],
      "Bids by the 14th",
      { only: ["offer"], optional: true },
    ),
    words(
      "must",
      ["Must have", "Indispensable"],
      [
        "Anything you must have, such as a certificate?",
        "¿Algo indispensable, como un certificado?",
      ],
      [
        "insurance thing|certificate, certificate, nda, security question*, w9",
        "certificado, confidencialidad, seguro de",
      ],
      "Certificate naming the landlord",
      { only: ["offer"], optional: true },
    ),
    words(
      "down",
      ["Down, since, idle", "Qué falla, desde cuándo"],
      [
        "What is down, since when, and how many sit idle?",
        "¿Qué falla, desde cuándo y cuántos están parados?",
      ],
      [
        "down, outage, not working, broken, portal, offline, cant log in, breach, ransom*, flooded, server",
        "no funciona, caido, fallo, portal, sin sistema, servidor",
      ],
      "Portal, 20 minutes, everybody",
      { only: ["client"] },
    ),
    email,
    ...caller,
    when(
      ["Visit or call", "Visita o llamada"],
      ["When may somebody call or come by?", "¿Cuándo puede llamarle o visitarle alguien?"],
      { only: ["offer"] },
    ),
  ],
  limits: [
    {
      id: "clients",
      rule: "Confidentiality: nobody learns who is a client.",
      heard: [
        "confirm you work with, do you work with corp|inc|llc|company, is a client, who are your clients, is one of your clients",
        "trabajan con, es cliente de ustedes, quienes son sus clientes",
      ],
      say: [
        "I cannot say who works with us and who does not. The same goes for you.",
        "No puedo decir quién trabaja con nosotros y quién no. Lo mismo vale para usted.",
      ],
      quiet: true,
    },
    {
      id: "payment-details",
      rule: "Payment fraud: bank details and payees change only by a call back on the known number.",
      heard: [
        "change the bank, bank details, new account number, change payee, reset password, reset my password, update the account, wire to",
        "cambiar la cuenta, datos bancarios, nueva cuenta, restablecer contrasena",
      ],
      say: [
        "I change no bank details and no passwords. Somebody calls back on the number we already have.",
        "No cambio datos bancarios ni contraseñas. Alguien llama al número que ya tenemos.",
      ],
      quiet: true,
    },
    {
      id: "terms",
      rule: "A desk accepts no terms: an authorized person signs.",
      heard: [
        "accept our nda|terms|sla|contract, sign our nda, agree to our terms, can you accept, accept the terms, guarantee uptime",
        "acepta nuestros terminos|contrato, firmar nuestro, acepta el contrato",
      ],
      say: [
        "I accept no terms and sign nothing; the person who may gets your paper today.",
        "No acepto términos ni firmo nada; su documento llega hoy a quien puede.",
      ],
    },
  ],
  handOver: [
    "everything|everythings down, is down, outage, breach, ransom*, flooded, alarm going off, cancel contract, our lawyer",
    "todo caido, no hay sistema, hackea*, inundad*, cancelar contrato, nuestro abogado",
  ],
  price: [
    "The price follows the scope, and I name none; it comes in writing after somebody has looked.",
    "El precio sigue al alcance y yo no doy ninguno; llega por escrito después de ver el lugar.",
  ],
};
