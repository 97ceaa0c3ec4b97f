import { caller, choice, field, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const dentists: FrontDesk = {
  slug: "dentists",
  paper: ["Appointment card", "Tarjeta de cita"],
  person: ["the dentist on call", "el dentista de guardia"],
  fields: [
    words(
      "problem",
      ["What, where", "Qué, dónde"],
      ["What happened, and which tooth?", "¿Qué pasó, y en qué diente?"],
      [
        "crown, filling, cleaning, tooth*, teeth, pain*, hurts, ache, chipped, broke*, cracked, puffy, swollen, gum*, braces, aligner*, whiten*, denture*, implant, wisdom, root canal, checkup, bleeding, numb, lip, cavity, extraction, abscess, veneer*",
        "corona, empaste, relleno, limpieza, diente*, muela*, dolor, duele, rompio, rompi, quebr*, hinchad*, encia*, frenos, brackets, blanque*, dentadura, implante, endodoncia, revision, sangr*, caries, extraccion",
      ],
      "Crown off, upper left",
      {
        why: ["It decides how long the chair is kept.", "Decide cuánto tiempo se aparta la silla."],
      },
    ),
    field(
      "safe",
      "safety",
      ["Swelling, breathing", "Hinchazón, respiración"],
      [
        "Any swelling with fever, bleeding that does not stop, or trouble swallowing or breathing?",
        "¿Hinchazón con fiebre, sangrado que no para o dificultad para tragar o respirar?",
      ],
      "None, swallows fine",
      {
        danger: "medical",
        heard: [
          "swell*, swollen, bleed*, swallow*, breath*, fever, fine",
          "hinch*, sangr*, trag*, respir*, fiebre, bien",
        ],
        why: ["It goes before the calendar.", "Va antes que el calendario."],
      },
    ),
    choice(
      "known",
      ["New or known", "Nuevo o conocido"],
      ["Have you been with us before?", "¿Ya ha venido con nosotros?"],
      [
        option(
          "new",
          ["New patient", "Paciente nuevo"],
          [
            "new patient*, im new, never been, first time|visit",
            "paciente nuev*, nunca he, primera vez, soy nuev*",
          ],
        ),
        option(
          "known",
          ["Been here before", "Ya ha venido"],
          [
            "you did it|my|the|that, been there|here|with you before, im a patient, were patients, we are patients, your patient, patient of, move my cleaning, my dentist there",
            "ya he ido|venido, soy paciente de, ustedes me, ya soy paciente, somos pacientes",
          ],
        ),
      ],
      "Known",
    ),
    words(
      "plan",
      ["Plan, member", "Plan, titular"],
      ["Which plan, and who holds it?", "¿Qué plan, y quién es el titular?"],
      [
        "delta, aetna, cigna, metlife, my insurance is, plan is, wifes plan, husbands plan, group plan",
        "delta, aetna, metlife, mi seguro es, plan de mi",
      ],
      "Wife’s, group plan",
      { optional: true },
    ),
    field(
      "dob",
      "birth",
      ["Date of birth", "Fecha de nacimiento"],
      [
        "And your date of birth, so that the right card opens?",
        "¿Y su fecha de nacimiento, para abrir la tarjeta correcta?",
      ],
      "8/3/84",
      {
        only: ["known"],
        why: ["So that the right card opens.", "Para abrir la tarjeta correcta."],
      },
    ),
    ...caller,
    when(
      ["Chair", "Silla"],
      ["Which day and time can you be here?", "¿Qué día y hora puede venir?"],
      { why: ["A chair is kept for you.", "Se le aparta una silla."] },
    ),
  ],
  limits: [
    {
      id: "dental-advice",
      rule: "State dental practice acts: no diagnosis, drug, dose, or “it can wait”.",
      heard: [
        "can i glue|eat|drink|take|pull|wait, should i glue|pull|take|wait|worry|go|put, what should i|do i take|do|give, what can i take, is it infected|serious|bad|normal, do i need a root|crown|filling, is that normal, can it wait, still cant feel, tylenol or",
        "puedo pegar*|comer|tomar|esperar, debo tomar|esperar|sacar*, que tomo|tomar|hago|le doy, que puedo|debo tomar|hacer, esta infectad*, es grave|normal, puede esperar, necesito endodoncia",
      ],
      say: [
        "That is the dentist’s to say, after looking; I name no medicine and no remedy.",
        "Eso lo dice el dentista después de ver; yo no nombro medicinas ni remedios.",
      ],
    },
    {
      id: "coverage",
      rule: "No promise of what a plan pays or how a visit feels.",
      heard: [
        "will delta|aetna|cigna|my insurance|insurance|they|it pay|cover, is it covered, covered by, covered under, insurance cover*|pay*|take, does my insurance|plan, in network, do you take my|insurance, anything left this year, guarantee, painless, pain free, does it hurt",
        "lo cubre|paga mi seguro, mi seguro cubre|paga, aceptan mi|seguro, me queda algo, garantiz*, sin dolor, va a doler",
      ],
      say: [
        "What a plan pays and how it will feel I cannot promise. A person verifies the card, and the dentist talks with you first.",
        "Lo que paga un plan y cómo se va a sentir no lo puedo prometer. Una persona revisa la tarjeta y el dentista habla antes con usted.",
      ],
    },
  ],
  handOver: [
    "after surgery, day three, still numb since, bleeding since extraction, hit in the jaw",
    "despues de la cirugia, sigue dormid*, golpe en la mandibula",
  ],
  price: [
    "The exam fee comes by text with the time; anything beyond it the dentist says after looking.",
    "El costo del examen llega por mensaje con la hora; lo demás lo dice el dentista después de ver.",
  ],
};
