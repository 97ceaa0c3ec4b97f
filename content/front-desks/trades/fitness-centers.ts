import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const fitnessCenters: FrontDesk = {
  slug: "fitness-centers",
  paper: ["Membership note", "Nota de membresía"],
  person: ["the manager on duty", "la gerencia de turno"],
  fields: [
    choice(
      "wish",
      ["Wish", "Deseo"],
      [
        "Would you like to try it, join, book a class, freeze, leave, or is it the door?",
        "¿Quiere probar, inscribirse, una clase, congelar, darse de baja o es la puerta?",
      ],
      [
        option(
          "leave",
          ["Cancel, asked today", "Baja, pedida hoy"],
          [
            "cancel, cancelling, canceling, cancellation, quit, end my membership, stop my membership, leave the gym",
            "cancelar, baja, terminar mi membresia, salirme",
          ],
          [
            "I write it down as asked today, and talk you out of nothing.",
            "Lo apunto como pedido hoy y no le insisto en nada.",
          ],
        ),
        option(
          "freeze",
          ["Freeze, asked today", "Congelar, pedido hoy"],
          ["freeze, pause, on hold, suspend, froze", "congelar, pausa, pausar, suspender"],
        ),
        option(
          "door",
          ["Door", "Puerta"],
          [
            "door, tag doesnt, locked out, locked in, wont open, tag not",
            "puerta, no abre, no sirve la tarjeta",
          ],
        ),
        option(
          "class",
          ["Class or waitlist", "Clase o lista"],
          [
            "class, list for, waitlist, yoga, spin, pilates",
            "clase, lista de espera, yoga, spinning",
          ],
        ),
        option(
          "try",
          ["Try it", "Probar"],
          ["trial, day pass, try, tour, visit, guest pass", "prueba, probar, pase, visita"],
        ),
        option(
          "join",
          ["Join", "Inscribirse"],
          [
            "join, sign up, membership cost, become a member",
            "inscribir*, apuntar*, hacerme miembro",
          ],
        ),
      ],
      "Leave",
      { why: ["Each of them goes to another person.", "Cada cosa va con otra persona."] },
    ),
    field(
      "tag",
      "figure",
      ["Tag", "Tarjeta"],
      ["Which number is on your tag?", "¿Qué número trae su tarjeta?"],
      "20417",
      {
        only: ["leave", "freeze", "door"],
        range: [100, 999_999_999],
        heard: [
          "tag, member number, membership number, key tag",
          "tarjeta, numero de socio, miembro",
        ],
      },
    ),
    field(
      "draft",
      "words",
      ["Next draft", "Próximo cargo"],
      ["When is the next draft?", "¿Cuándo es el próximo cargo?"],
      "The 15th",
      {
        only: ["leave", "freeze"],
        heard: ["draft*, charge*, billed, bills, payment comes", "cobr*, cargo, pago"],
        why: ["The request has to be in before it.", "La petición debe llegar antes."],
      },
    ),
    words(
      "why-leave",
      ["Because", "Motivo"],
      ["Is there a reason you would like written down?", "¿Quiere que apunte un motivo?"],
      [
        "moving, move to, lost my job, too expensive, injured, pregnant",
        "me mudo, mudarme, sin trabajo, muy caro",
      ],
      "Moving to Tucson",
      { optional: true },
    ),
    words(
      "injury",
      ["Injury, for the coach", "Lesión, para el entrenador"],
      ["Anything a coach should know?", "¿Algo que deba saber el entrenador?"],
      [
        "ankle, knee, back, shoulder, injur*, hurt, surgery, pregnant, burpees",
        "tobillo, rodilla, espalda, hombro, lesion*, lastim*, cirugia, embaraz*",
      ],
      "Ankle",
      { optional: true },
    ),
    ...caller,
    when(["Come by", "Venir"], ["Which day and time would you come?", "¿Qué día y hora vendría?"], {
      only: ["try", "join", "class"],
    }),
  ],
  limits: [
    {
      id: "training-advice",
      rule: "No training or diet advice to an injury.",
      heard: [
        "which|what exercises, what can i do with, can i train|lift|run|squat|exercise, should i train|eat|lift|stop, diet, lose weight, protein, is it bad for",
        "que ejercicios, puedo entrenar|correr|levantar, debo entrenar|comer, dieta, bajar de peso",
      ],
      say: [
        "What to do with an injury, a coach asks your doctor’s word on; from me there is no training advice.",
        "Qué hacer con una lesión lo ve un entrenador con lo que diga su médico; yo no doy consejos de entrenamiento.",
      ],
    },
    {
      id: "members",
      rule: "Nobody learns who trains here.",
      heard: [
        "does my wife|husband|ex|girlfriend|boyfriend go|come|train, is he|she a member, who comes at",
        "viene mi esposa|esposo|ex|novia|novio, es miembro",
      ],
      say: ["Who trains here I tell nobody.", "Quién entrena aquí no se lo digo a nadie."],
      quiet: true,
    },
  ],
  handOver: [
    "locked out, locked in, outside alone, doesnt open, wont open, stuck inside, lawyer, you charged me, attorney general, harass*, injury claim",
    "no abre, encerrad*, sola afuera, abogado, me cobraron, acos*",
  ],
  price: [
    "The full monthly sum with every fee comes in writing; I quote no part of it.",
    "La suma mensual completa, con todo cargo, llega por escrito; yo no doy solo una parte.",
  ],
};
