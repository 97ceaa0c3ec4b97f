import { caller, choice, email, option, when, words } from "../fields.ts";
import type { FrontDesk } from "../front-desk.ts";

export const attorneys: FrontDesk = {
  slug: "attorneys",
  paper: ["Intake note", "Nota de admisión"],
  person: ["an attorney", "un abogado"],
  fields: [
    words(
      "matter",
      ["What happened", "Qué pasó"],
      ["What happened, in your own words?", "¿Qué pasó, en sus palabras?"],
      [
        "rear ended, accident, crash, hit me|by|my|from, injur*, hurt, slipped, fell, bit*, divorce, custody, support, arrested, charge*, dui, dwi, ticket, fired, laid off, wages, harass*, discriminat*, evict*, landlord, lease, served, suing, sue*, lawsuit, fence, contract, will, estate, probate, inherit*, died, immigration, visa, green card, deport*, bankrupt*, debt, foreclos*, trademark, business, adoption, restraining order, malpractice, neck",
        "choc*, accidente, golpe*, lastim*, caida, cai, mordi*, divorcio, custodia, pension, arrest*, deten*, multa, despidi*, despido, salario*, acoso, discrimin*, desaloj*, casero, renta, deman*, contrato, testamento, herencia, murio, migra*, visa, deport*, bancarrota, deuda*, embargo, negocio, adopcion",
      ],
      "Rear-ended at a light, neck pain",
      {
        why: [
          "The attorney reads your words, not mine.",
          "El abogado lee sus palabras, no las mías.",
        ],
      },
    ),
    words(
      "other",
      ["Other side", "Otra parte"],
      [
        "Who is on the other side, a person or a company?",
        "¿Quién está del otro lado, una persona o una empresa?",
      ],
      [
        "her name is, his name is, their name is, other driver|side|party, against, company is, works for, employer is, landlord is, other insurance, neighbor",
        "se llama, la empresa, la compania, contra, el otro, la otra, mi casero, mi jefe",
      ],
      "Carol Pruitt, a driver",
      {
        why: [
          "We check for a conflict before anything else is told.",
          "Revisamos si hay conflicto antes de que nos cuente más.",
        ],
      },
    ),
    words(
      "deadline",
      ["Deadline or court date", "Plazo o audiencia"],
      ["Is there a date set by a court or a letter?", "¿Hay una fecha de corte o de una carta?"],
      [
        "court date|on, hearing, deadline, due, trial on|is, days to respond|answer, before the",
        "audiencia, corte el, plazo, vence, juicio, dias para",
      ],
      "Hearing on the 14th",
      { optional: true },
    ),
    choice(
      "hurt",
      ["Treated", "Atención médica"],
      ["Have you seen a doctor?", "¿Ya lo vio un médico?"],
      [
        option(
          "yes",
          ["Seen by a doctor", "Lo vio un médico"],
          [
            "hospital, er, emergency room, urgent care, saw doctor, ambulance, surgery",
            "hospital, urgencias, ambulancia, vi doctor|medico",
          ],
        ),
      ],
      "Urgent care on Saturday",
      { optional: true },
    ),
    email,
    ...caller,
    when(
      ["Consultation", "Consulta"],
      ["When could you talk with an attorney?", "¿Cuándo podría hablar con un abogado?"],
    ),
  ],
  limits: [
    {
      id: "advice",
      rule: "Unauthorized practice of law: no opinion on a case, its worth, or what to do in it.",
      heard: [
        "do i have a case, have a case, what is it worth, whats it worth, worth ballpark, how much can|will|would|could i get, will i win, chances, should we, should i sign|settle|pay|answer|talk|plead|accept|go|respond|sue, can they|he|she sue|arrest|evict|fire|deport|take, can i sue|get|be, is it legal|illegal, am i liable, is it my fault, what are my rights, what would you do, do i have to",
        "tengo caso, cuanto vale, cuanto me dan|pagan|toca, voy a ganar, debo|deberia firmar|aceptar|pagar|contestar|ir|declar*, me pueden demandar|deportar|correr|arrestar|quitar, puedo demandar, es legal|ilegal, tengo derecho, que hago",
      ],
      say: [
        "That is for an attorney to answer, once they know all of it. I only take it down.",
        "Eso lo contesta un abogado cuando lo sepa todo. Yo solo lo apunto.",
      ],
    },
    {
      id: "clients",
      rule: "Confidentiality (ABA Model Rule 1.6): nobody learns who is a client.",
      heard: [
        "do you represent, you guys represent, is he|she|my a client, your client, are you my husbands|wifes lawyer, did my husband|wife call",
        "representan a, es cliente, llamo mi esposo|esposa",
      ],
      say: [
        "I cannot say who is a client here and who is not; nobody will learn about your call either.",
        "No puedo decir quién es cliente aquí y quién no; de su llamada tampoco se entera nadie.",
      ],
      quiet: true,
    },
  ],
  handOver: [
    "arrested right now, in jail, in custody, at the station, police are here, reporter, press",
    "esta detenido, en la carcel, la policia esta aqui, prensa, periodista",
  ],
  price: [
    "Fees depend on the matter, and I quote none; the attorney tells you before anything costs money.",
    "Los honorarios dependen del asunto y yo no doy cifras; el abogado se los dice antes de que algo cueste.",
  ],
};
