import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const doctors: FrontDesk = {
  slug: "doctors",
  paper: ["Phone note", "Nota de llamada"],
  person: ["the nurse", "la enfermera"],
  fields: [
    words(
      "reason",
      ["Reason, in their words", "Motivo, en sus palabras"],
      ["What is the visit for, in your words?", "¿Para qué es la visita, en sus palabras?"],
      [
        "fever, cough*, throat, dizzy, rash, pain*, hurts, sick, physical, checkup, check up, note for work, results, vaccine*, shot, flu, ear, back, headache*, stomach, vomit*, diarrhea, tired, blood test|work, school form, annual, follow up, infection, sprain*, new patient, new patients, cold, allerg*, numb",
        "fiebre, calentura, tos, garganta, mare*, sarpullido, dolor, duele, enferm*, chequeo, revision, nota para, resultados, vacuna*, gripe, oido, espalda, cabeza, estomago, vomit*, diarrea, cansad*, sangre, formulario, alergia, infeccion",
      ],
      "Dizzy when I stand",
      {
        why: [
          "The nurse reads your words, not mine.",
          "La enfermera lee sus palabras, no las mías.",
        ],
      },
    ),
    words(
      "since",
      ["Since when", "Desde cuándo"],
      ["Since when, and is it getting worse?", "¿Desde cuándo, y va empeorando?"],
      [
        "since, for days|weeks|a week|two|three, started, days ago, last night, getting worse, this morning",
        "desde, hace dias|semanas|dos|tres|una, empezo, anoche, empeor*",
      ],
      "Since Tuesday, no worse",
      {
        why: [
          "It decides whom the nurse calls first.",
          "Decide a quién llama primero la enfermera.",
        ],
      },
    ),
    words(
      "refill",
      ["Refill, days left", "Resurtido, días que quedan"],
      ["Which medicine, and how many are left?", "¿Qué medicina, y cuántas quedan?"],
      [
        "refill*, pills, prescription, pharmacy, out since|of, pills left, blood pressure, insulin, inhaler, medication",
        "resurt*, receta, pastillas, farmacia, se me acab*, presion, insulina, inhalador, medicamento",
      ],
      "Blood pressure, three left",
      { optional: true },
    ),
    choice(
      "known",
      ["New or known", "Nuevo o conocido"],
      ["Have you been here before?", "¿Ya ha venido antes?"],
      [
        option(
          "new",
          ["New patient", "Paciente nuevo"],
          [
            "new patient*, im new, never been, first time|visit, taking new",
            "paciente nuev*, nunca he, primera vez, soy nuev*",
          ],
        ),
        option(
          "known",
          ["Been here before", "Ya ha venido"],
          [
            "been there|here before, been a patient, your patient, patient of, im a patient, we come, already a patient, we are patients, were patients",
            "ya he ido|venido, soy paciente de, ya fuimos, paciente de ustedes, ya soy paciente",
          ],
        ),
      ],
      "Known",
      { why: ["A first visit is longer.", "La primera visita es más larga."] },
    ),
    words(
      "plan",
      ["Plan on the card", "Plan de la tarjeta"],
      ["Which plan stands on the card?", "¿Qué plan dice la tarjeta?"],
      [
        "blue cross, aetna, cigna, medicare, medicaid, insurance is, plan is, united, kaiser, humana, blue one",
        "mi seguro es, medicare, medicaid, aetna, plan es",
      ],
      "Blue card, group 0417",
      { optional: true },
    ),
    field(
      "dob",
      "birth",
      ["Date of birth", "Fecha de nacimiento"],
      ["And the patient’s date of birth?", "¿Y la fecha de nacimiento del paciente?"],
      "7/2/61",
      { why: ["So that the right chart opens.", "Para abrir el expediente correcto."] },
    ),
    ...caller,
    when(["Visit", "Visita"], ["Which day and time suit you?", "¿Qué día y hora le convienen?"]),
  ],
  limits: [
    {
      id: "privacy",
      rule: "HIPAA Privacy Rule: nothing about a patient to anybody who is not on the release.",
      heard: [
        "im his|her wife|husband|mother|son|daughter|brother, his|her|their results, tell me his|her|what his|what her, is he|she a patient, is my husband|wife there, did my husband|wife",
        "soy su esposa|esposo|mama|hijo|hija, sus resultados, es paciente, digame sus",
      ],
      say: [
        "I can tell nobody about a patient, family included, unless a release is on file. The nurse checks that and calls.",
        "No puedo hablar de un paciente con nadie, ni con la familia, sin autorización firmada. La enfermera lo revisa y llama.",
      ],
    },
    {
      id: "medical-advice",
      rule: "No advice, cause, dose, result or “probably nothing” from a desk.",
      heard: [
        "what should i|we give|take|do, should i give|take|stop|worry|wait|go|come, can i take|give, how much tylenol|ibuprofen|to give, which medicine, tylenol or, is it serious|bad|normal|contagious|cancer|nothing, what does it mean, what do my results, do i have to fast, is that|this normal|bad|dangerous, what is it, whats wrong, dose",
        "que le doy|tomo|hago|puedo tomar, que debo tomar|dar, puedo tomar|darle, debo preocup*|ir|esperar, es grave|normal|contagios*, que significa, que tengo, cuanto le doy, dosis",
      ],
      say: [
        "The nurse answers that, not I: no medicine, no cause, no dose from me. If it gets worse, she wants to know at once.",
        "Eso lo contesta la enfermera y no yo: de mí ni medicina, ni causa, ni dosis. Si empeora, ella quiere saberlo enseguida.",
      ],
    },
  ],
  handOver: [
    "bleeding and pregnant, pregnant and bleeding, out of insulin, seizure medicine|drug, blood thinner, very confused",
    "embarazada y sangr*, sin insulina, muy confundid*",
  ],
  price: [
    "I name no price; you get a good-faith estimate in writing.",
    "No doy precios; usted recibe un estimado por escrito.",
  ],
};
