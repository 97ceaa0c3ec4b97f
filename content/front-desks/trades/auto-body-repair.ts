import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const autoBodyRepair: FrontDesk = {
  slug: "auto-body-repair",
  paper: ["Condition sheet", "Hoja de daños"],
  person: ["the estimator", "el valuador"],
  fields: [
    field(
      "safe",
      "safety",
      ["Hurt, safe place", "Heridos, lugar seguro"],
      [
        "Is anybody hurt, or is the car in traffic, smoking or leaking?",
        "¿Hay heridos, o el carro está en el tráfico, humea o gotea?",
      ],
      "Everybody fine",
      {
        danger: "crash",
        heard: ["hurt, ok, okay, fine, safe, injured, alright", "herid*, bien, a salvo, lastimad*"],
        why: ["People come before the car.", "Primero la gente, luego el carro."],
      },
    ),
    words(
      "damage",
      ["Damage", "Daño"],
      ["What happened, and where is the damage?", "¿Qué pasó, y dónde está el daño?"],
      [
        "hit, behind, rubs, dent*, hail, bumper, scratch*, door, fender, hood, trunk, windshield, crash, accident, rear ended, light, mirror, beeps, quarter panel, totaled, parked",
        "pegaron, golpe, choque, chocaron, abollad*, granizo, defensa, rayon, puerta, salpicadera, cofre, cajuela, parabrisas, accidente, faro",
      ],
      "Rear, trunk will not shut",
    ),
    choice(
      "drives",
      ["Drives", "Anda"],
      ["Does it drive, or where does it stand?", "¿Anda, o dónde está?"],
      [
        option(
          "no",
          ["Does not drive", "No anda"],
          [
            "doesnt drive|run|start, wont drive|start, not drivable, towed, tow guy, tow yard, cant drive",
            "no anda, no prende, grua, corralon, no camina",
          ],
        ),
        option(
          "yes",
          ["Drives", "Sí anda"],
          ["drives, drivable, runs fine", "anda, si anda, camina, prende bien"],
        ),
      ],
      "Drives, not at night",
    ),
    words(
      "car",
      ["Car", "Carro"],
      ["Which year, model and color?", "¿Qué año, modelo y color?"],
      [
        "camry, corolla, civic, accord, focus, outback, f150, rav4, silverado, tacoma, honda, toyota, ford, chevy, subaru, nissan, tesla, jeep, kia, hyundai, bmw, mazda, pearl, 20*, suv, truck, sedan",
        "camry, corolla, civic, honda, toyota, ford, nissan, camioneta, modelo, 20*, perla",
      ],
      "2021 Camry, pearl",
      { why: ["Color and cameras change the work.", "El color y las cámaras cambian el trabajo."] },
    ),
    words(
      "claim",
      ["Claim, insurer", "Reclamo, aseguradora"],
      [
        "Is there a claim number, and whose insurer?",
        "¿Hay número de reclamo, y de qué aseguradora?",
      ],
      [
        "claim, insurance, insurer, adjuster, paying myself, no claim",
        "reclamo, aseguranza, seguro, ajustador, pago yo",
      ],
      "Hers, ends 88",
      { optional: true },
    ),
    words(
      "rental",
      ["Rental until", "Renta hasta"],
      ["Is there a rental, and until when?", "¿Hay carro rentado, y hasta cuándo?"],
      ["rental, loaner", "rentado, carro de renta"],
      "To the 30th",
      { optional: true },
    ),
    ...caller,
    when(
      ["Estimate", "Valuación"],
      ["Which day and time can the car be here?", "¿Qué día y hora puede traer el carro?"],
    ),
  ],
  limits: [
    {
      id: "damage-verdict",
      rule: "Not totaled, not safe, no deductible waived: state repair acts, insurance fraud law.",
      heard: [
        "is it totaled, totaled, work with the deductible, waive, eat the deductible, pay my deductible, do i pay the deductible, safe to drive, can i drive, will it match, good as new, can you match",
        "perdida total, deducible, ayudar con el, es seguro manejar, puedo manejar*, quedar como nuevo",
      ],
      say: [
        "The insurer and the estimator decide that on paper. About a deductible there is nothing to arrange.",
        "Eso lo deciden la aseguradora y el valuador en papel. Con un deducible no hay nada que arreglar.",
      ],
    },
    {
      id: "fault",
      rule: "No word on fault.",
      heard: [
        "whose fault, my fault, his fault, her fault, at fault, who pays",
        "quien tiene la culpa, mi culpa, su culpa, quien paga",
      ],
      say: [
        "Whose fault it was is for the insurers; I write down only what is broken.",
        "De quién fue la culpa es cosa de las aseguradoras; yo apunto solo lo que está roto.",
      ],
    },
    {
      id: "choice-of-shop",
      rule: "Right to choose (state law, such as California Insurance Code 758.5): the state's own sentence, from a person.",
      heard: [
        "do i have to go, have to go where, can they make me, choose my shop, they tell me to go",
        "tengo que ir, me pueden obligar, puedo escoger, manda a otro taller",
      ],
      say: [
        "What your state says about choosing a shop the estimator shows you in print; I explain no law.",
        "Lo que dice su estado sobre escoger taller se lo enseña impreso el valuador; yo no explico leyes.",
      ],
    },
    {
      id: "finish-date",
      rule: "A date comes from the advisor only: hidden damage is a supplement.",
      heard: [
        "how long will|does|is it, when will it be done|ready, is it done|ready, days to fix",
        "cuanto tarda*, cuando esta list*, ya esta list*, cuantos dias",
      ],
      say: [
        "I name no number of days; the estimator does, once it is taken apart.",
        "No digo cuántos días; lo dice el valuador cuando se desarme.",
      ],
    },
  ],
  handOver: [
    "lawyer, adjuster is here, where is my car, car is missing, supplement refused",
    "abogado, donde esta mi carro, ajustador esta",
  ],
  price: [
    "No figure before somebody has seen it; the estimate is written, and it grows only with your yes.",
    "Sin cifra antes de verlo; el cálculo va por escrito y solo crece con su permiso.",
  ],
};
