import { address, caller, choice, email, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const insuranceAgents: FrontDesk = {
  slug: "insurance-agents",
  paper: ["Notice of loss", "Aviso de siniestro"],
  person: ["a licensed agent", "un agente con licencia"],
  fields: [
    choice(
      "wish",
      ["About", "Asunto"],
      [
        "Did something happen, is it a new policy, or a paper you need?",
        "¿Pasó algo, quiere una póliza nueva o necesita un documento?",
      ],
      [
        option(
          "certificate",
          ["Certificate or proof", "Certificado o comprobante"],
          [
            "coi, certificate, proof of insurance, need proof, id card*, dealership",
            "certificado, comprobante, prueba de seguro, tarjeta",
          ],
        ),
        option(
          "claim",
          ["Something happened", "Pasó algo"],
          [
            "hail, tree, accident, crash, hit, stolen, broke in, fire, water, leak*, drip*, flood*, wind, roof, claim, glass, windshield, damage*, total*, rear ended",
            "granizo, arbol, accidente, choque, chocaron, robo, robaron, incendio, agua, gotea, inunda*, viento, techo, reclamo, vidrio, dano*",
          ],
        ),
        option(
          "quote",
          ["New policy", "Póliza nueva"],
          [
            "quote, start, new policy, insure, need insurance, switch*, storm|hurricane coming, do motorcycles, do you do, want insurance, renew*",
            "cotiza*, poliza nueva, quiero seguro|un, asegurar, cambiarme, vence, motocicleta, moto",
          ],
        ),
        option(
          "policy",
          ["My policy", "Mi póliza"],
          [
            "go up, went up, payment bounced, canceled, take off, add driver|car, my policy, bill",
            "subio, pago rebotado, cancelad*, quitar, agregar, mi poliza, recibo",
          ],
        ),
      ],
      "Hail on the roof",
    ),
    field(
      "safe",
      "safety",
      ["Everybody safe", "Todos a salvo"],
      [
        "Is anybody hurt, or is water near a light or an outlet?",
        "¿Hay alguien herido, o agua cerca de una luz o un enchufe?",
      ],
      "Nobody hurt",
      {
        only: ["claim"],
        danger: "medical",
        heard: ["hurt, injured, safe, ok, fine, okay", "herid*, lastimad*, bien, a salvo"],
      },
    ),
    choice(
      "line",
      ["Line", "Ramo"],
      [
        "Is it the car, the home, the business, or something else?",
        "¿Es el carro, la casa, el negocio u otra cosa?",
      ],
      [
        option(
          "home",
          ["Home", "Casa"],
          [
            "home, house, roof, garage, hallway, tree, basement, kitchen, condo, renters, apartment, stairs",
            "casa, techo, cochera, hogar, departamento, sotano, cocina",
          ],
        ),
        option(
          "auto",
          ["Auto", "Auto"],
          [
            "car, auto, truck, windshield, driver, dealership, crash, fender, vehicle, corolla, glass",
            "carro, auto, coche, camioneta, parabrisas, conductor, corolla",
          ],
        ),
        option(
          "motorcycle",
          ["Motorcycle or boat", "Moto o bote"],
          ["motorcycle*, boat, rv", "moto, motocicleta, bote, lancha"],
        ),
        option(
          "business",
          ["Business", "Negocio"],
          [
            "coi, certificate, business, on site, contractor, store, workers comp, liability",
            "negocio, empresa, obra, contratista, tienda",
          ],
        ),
        option(
          "life",
          ["Life or Medicare", "Vida o Medicare"],
          ["life insurance, medicare", "seguro de vida, medicare"],
        ),
      ],
      "Home, roof",
      { only: ["claim", "quote"] },
    ),
    words(
      "loss",
      ["What happened", "Qué pasó"],
      ["What happened? No word on whose fault it was.", "¿Qué pasó? Sin hablar de culpas."],
      [
        "hail, tree, accident, crash, hit, stolen, broke in, fire, leak*, drip*, flood*, wind, glass, windshield, damage*, rear ended, water",
        "granizo, arbol, accidente, choque, chocaron, robo, robaron, incendio, gotea, inunda*, viento, vidrio, dano*, agua",
      ],
      "Hail, north slope, dripping",
      { only: ["claim"] },
    ),
    words(
      "happened",
      ["Date and hour", "Fecha y hora"],
      ["When did it happen?", "¿Cuándo pasó?"],
      [
        "came through, last night, this morning, yesterday, happened, tonight, around, minutes ago, hour ago",
        "anoche, esta manana, ayer, paso, hace rato|horas|minutos",
      ],
      "Tonight about six",
      { only: ["claim"], optional: true },
    ),
    address({
      only: ["claim"],
      why: ["The notice begins with the place.", "El aviso empieza por el lugar."],
    }),
    words(
      "policy",
      ["Policy under", "Póliza a nombre de"],
      ["Under which name or number is the policy?", "¿A qué nombre o número está la póliza?"],
      [
        "policy under|number|is|in, under ortiz|my, policys under, in my wifes|husbands name",
        "poliza, a nombre de mi",
      ],
      "Ortiz, 79912",
      {
        only: ["claim", "policy"],
        why: ["So that the right file opens.", "Para abrir el expediente correcto."],
      },
    ),
    words(
      "holder",
      ["Certificate holder", "Titular del certificado"],
      [
        "Who is the holder, name and address exactly?",
        "¿A nombre de quién exactamente, y con qué dirección?",
      ],
      ["holder, city of, made out to, naming", "titular, a favor de, ciudad de"],
      "City of El Paso, Parks",
      { only: ["certificate"] },
    ),
    words(
      "renewal",
      ["Renews", "Renueva"],
      ["When does what you have now renew?", "¿Cuándo vence lo que tiene ahora?"],
      ["renews, renewal, expires, up in, runs out, current policy ends", "vence, renueva, termina"],
      "Renews March 3",
      { only: ["quote"], optional: true },
    ),
    email,
    ...caller,
    when(
      ["Call by the agent", "Llamada del agente"],
      ["When may the licensed agent call you?", "¿Cuándo le puede llamar el agente con licencia?"],
      { only: ["claim", "quote", "policy"] },
    ),
  ],
  limits: [
    {
      id: "binding",
      rule: "Producer licensing: a desk binds, changes and cancels nothing; carriers close binding before storms.",
      heard: [
        "start it today, bind, bound, cover me from|now|today, effective today|now, covered from, cancel my policy, just start, add me today",
        "empezar hoy, cubierto desde, cubranme desde, cancelar mi poliza, active hoy",
      ],
      say: [
        "I can start, change or cancel nothing. A licensed agent answers that, and near a storm the carrier may have closed it.",
        "No puedo iniciar, cambiar ni cancelar nada. Eso lo contesta un agente con licencia, y cerca de una tormenta la compañía puede haberlo cerrado.",
      ],
    },
    {
      id: "coverage",
      rule: "Producer licensing: no word on coverage, limits, carriers or fault.",
      heard: [
        "am i covered, is it|this|that covered, is glass|water|hail|it|flood separate|covered, will you|they|insurance pay|cover, should i file|take|drop|get, do i file, which is better|best, what limit*, whose fault, my fault, enough coverage, full coverage, better high|low|coverage, cheapest",
        "estoy cubiert*, esta cubiert*, me cubre, cubre el|la|eso, lo paga el seguro, debo reclamar, conviene, cual es mejor, mejor cobertura, cobertura alta|completa, quien tiene la culpa",
      ],
      say: [
        "Whether and how much is for a licensed agent to say, so I leave it to one and write the facts down.",
        "Si cubre y cuánto lo dice un agente con licencia; yo se lo dejo y apunto los hechos.",
      ],
    },
  ],
  handOver: [
    "served with papers, canceled today, not habitable, cant live here, hacked, fatal, someone died",
    "me demandaron, cancelaron hoy, inhabitable, hackea*, murio",
  ],
  price: [
    "I give no premiums; a licensed agent does, with the facts in front of them.",
    "No doy primas; las da un agente con licencia con los datos enfrente.",
  ],
};
