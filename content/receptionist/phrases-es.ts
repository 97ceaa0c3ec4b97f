import { scheduling } from "../scheduling.ts";
import { site } from "../site.ts";
import { spokenFacts as f, type Phrases } from "./phrases.ts";

export const spanish: Phrases = {
  greeting: `Hola. Soy el asistente automático de ${site.name}. Pregúnteme por precios, idiomas, integraciones o seguridad, o reserve treinta minutos.`,
  welcome: `Soy el asistente automático de ${site.name}, no una persona. Pregúnteme lo que le preguntaría un cliente.`,
  thanks: "De nada. La línea sigue abierta.",
  refuseAdvice: `No doy consejo legal ni médico; soy un asistente para preguntas sobre ${site.name}. Para eso, consulte a un abogado o a un médico.`,
  emergency:
    "Si alguien está en peligro, llame al 911 ahora. En una crisis, llame o escriba al 988. Soy un asistente automático y no puedo ayudar con esto.",
  refuseRole: `Mantengo mi función y mis reglas: soy el asistente de este sitio y respondo preguntas sobre ${site.name}. ¿Qué le gustaría saber?`,
  offTopic: `De eso no sé nada. Respondo preguntas sobre ${site.name}: precios, idiomas, integraciones, seguridad, reservas.`,
  unknown: "No lo sé, y prefiero no adivinar. Una persona se lo dirá.",
  unknownIntegration: (name) =>
    `No encuentro ${name} en nuestro catálogo, y prefiero no adivinar. Quizá conecte por webhooks o Zapier; una persona se lo dirá.`,
  unknownCertificate: {
    health:
      "Nuestras páginas no nombran ningún programa HIPAA ni acuerdo de asociado comercial, así que no lo sé y prefiero no adivinar. Pregunte a una persona de aquí antes de que un agente oiga datos de salud.",
    audit:
      "Nuestras páginas no nombran ningún informe SOC 2 ni certificado ISO, así que no lo sé y prefiero no adivinar. Una persona se lo dirá.",
    privacy:
      "Nuestras páginas no nombran ningún certificado ni acuerdo bajo GDPR o CCPA; la Política de Privacidad dice qué solicitudes atendemos. Más no sé, y una persona se lo dirá.",
    other:
      "Nuestras páginas no nombran ningún certificado, así que no lo sé y prefiero no adivinar. Una persona se lo dirá.",
  },
  knownIntegration: (name, description) =>
    `Sí, ${name} está en el catálogo. En inglés dice: ${description}`,
  landing: (name) => `Hay una página para despachos con ${name}.`,
  knownIndustry: (name) => `Sí, está en el directorio (${name}). En inglés dice:`,
  quoted: "Nuestras páginas dicen, en inglés:",
  language: "Claro. Sigo en español.",
  again: "¿No era eso? Dígalo de otra manera.",
  status: {
    ready: "Listo",
    answered: "Respondido",
    plan: "Un plan para usted",
    booking: "Eligiendo la hora",
    booked: "Reservado",
    message: "Tomando el recado",
    sent: "Anotado",
    person: "Le paso con alguien",
    phone: "Por teléfono",
    declined: "No me corresponde",
    rehearsal: "Ensayo",
  },
  suggestions: {
    cost: "¿Cuánto costaría?",
    mycase: "¿Funciona con MyCase?",
    plan: "¿Qué plan nos conviene?",
    book: "Reservar treinta minutos",
    person: "Quiero una persona",
    message: "Dejar un recado",
    other: "Otro día",
  },
  booking: {
    when: `Treinta minutos con ${f.host}, que es una persona. ¿Cuándo?`,
    whenTaken: "Alguien fue más rápido; esa hora ya no está. Estas están libres:",
    none: "No encuentro ninguna hora libre en las próximas semanas. Deje un recado y una persona le escribirá.",
    noneThen: (day) => `No hay nada libre ${day}. Lo más cercano es esto:`,
    month: "Ver el mes entero",
    hold: "Apartar {time}",
    details: (time, held) =>
      `${time} ${held ? `queda apartado para usted ${scheduling.holdMinutes} minutos` : "está libre"}. Su nombre y su correo, por favor.`,
    name: "¿Su nombre, por favor?",
    email: "¿Y su correo, para la confirmación?",
    badEmail: "Ese correo parece incompleto. Debe ser como nombre@example.com.",
    confirm: (time, name, email) =>
      `${time}, para ${name}, ${email}. Nuestra conversación va con la reserva. ¿La hago?`,
    submit: "Reservar",
    note: "Nuestra conversación llega a la empresa con su reserva.",
    done: (time, email) =>
      `Reservado: ${time}. La confirmación va en camino a ${email}, con un enlace para mover o cancelar.`,
    failed: `No pude reservar en este momento. Inténtelo otra vez o llame al ${f.phone}.`,
    dropped: "Lo dejo. No se reservó nada. ¿Algo más?",
    closed: `Ahora no tengo el calendario a mano. Puedo tomar un recado, o llame al ${f.phone}.`,
  },
  message: {
    ask: `Lo anoto. Una persona lo lee y responde en un plazo de ${f.hours} horas.`,
    name: "¿Su nombre, por favor?",
    email: "¿Y el correo para responderle?",
    badEmail: "Ese correo parece incompleto. Debe ser como nombre@example.com.",
    text: "¿Y el mensaje?",
    confirm: (name, email, text) =>
      `De ${name}, ${email}: «${text}». Nuestra conversación va con él. ¿Lo envío?`,
    submit: "Enviar",
    note: "Nuestra conversación llega a la empresa con su mensaje.",
    done: `Anotado. Una persona responde en un plazo de ${f.hours} horas.`,
    failed: `No pude guardarlo en este momento. Inténtelo otra vez o llame al ${f.phone}.`,
    dropped: "Lo dejo. No se envió nada. ¿Algo más?",
  },
  person: {
    offer: `${f.host} es una persona y le responderá. Deje aquí su nombre y su correo, o llame al ${f.phone}.`,
    email: "Su correo, para que le responda",
    withPhone: `Gracias, el número va con el mensaje. Lo que paso necesita también un correo; sirve el de alguien que le avise. Si no, llame al ${f.phone}; ahí no hace falta.`,
  },
  phone: `El número es ${f.phone}. Siempre contesta alguien.`,
  fields: { name: "Nombre completo", email: "Correo", phone: "Teléfono", message: "Mensaje" },
  slip: {
    to: "Para",
    asks: "Pregunta",
    from: "De",
    time: "Hora",
    call: "Llamar, por favor",
    urgent: "Urgente",
    host: `${f.host}, ${site.name}`,
  },
  plan: {
    ask: "¿Cuántas llamadas al día, y cuánto dura cada una? O los minutos al mes, si los sabe.",
    minutes: (minutes) => `${minutes} minutos al mes.`,
    sum: (calls, each, times, minutes) => {
      const length = `${each} ${each === "1" ? "minuto" : "minutos"}`;
      if (!times) return `${calls} llamadas de ${length}: ${minutes} minutos al mes.`;
      return times === "weeks"
        ? `${calls} llamadas a la semana de ${length}, por 4 semanas: ${minutes} minutos al mes.`
        : `${calls} llamadas de ${length}, por ${times.days} días: ${minutes} minutos al mes.`;
    },
    weekSum: (rates, each, minutes) =>
      `${rates.map(({ calls, days }, at) => `${calls}${at === 0 ? " llamadas" : ""} en ${days} ${days === "1" ? "día" : "días"}`).join(" y ")} de la semana, de ${each} ${each === "1" ? "minuto" : "minutos"}, en un mes promedio: ${minutes} minutos al mes.`,
    assumed: "Calculé dos minutos por llamada.",
    best: (plan, monthly, firstYear) =>
      `El más barato es ${plan}: ${monthly} al mes con pago anual, ${firstYear} el primer año con la cuota de implementación.`,
    parts: ({ monthly, price, plan, minutes, more }) =>
      `En los ${monthly}: ${price} de ${plan} con sus ${minutes} minutos, ${[...more.slice(0, -1), `y ${more.at(-1)}`].join(", ")}.`,
    named: (plan, monthly, billing) =>
      `${plan} costaría ${monthly} al mes para eso, con pago ${billing === "annual" ? "anual" : "mensual"}.`,
    leftOut: (plans, why) =>
      typeof why === "string"
        ? `Quedan fuera por no tener ${{ number: "número adicional", otp: "verificación OTP", outbound: "llamadas salientes", webChat: "chat web" }[why]}: ${plans}.`
        : `Quedan fuera por tener menos de ${why.agents} agentes de IA: ${plans}.`,
    firstYear: (best, plan, cost) =>
      `Por mes el más barato es ${best}. El primer año cuesta menos ${plan}, porque su cuota de implementación es menor: ${cost}.`,
    custom:
      "Ningún plan de la lista cubre todo esto. Custom sí, y una persona fija el precio con usted.",
    rows: {
      annual: "Pago anual",
      monthly: "Pago mensual",
      fee: "Cuota de implementación",
      double: "Si se duplican las llamadas",
      month: (amount) => `${amount} al mes`,
    },
    beyond: (plan, minutes, each) =>
      `Con ${plan}, cada minuto por encima de sus ${minutes} cuesta ${each}.`,
    doubled: (better, itsCost, plan, cost) =>
      `Al doble, ${better} por ${itsCost} gana a ${plan} por ${cost}. Cambie entonces, no ahora.`,
    included: "sigue incluido",
    next: (best, next, amount) =>
      `${best} cuesta ${amount} al mes menos que ${next}, el siguiente.`,
    basicTexts: "Basic no tiene tarifa de mensajes publicada, así que queda fuera.",
    compare: "Comparar planes",
  },
  limits: {
    long: "Llevamos un rato hablando. Puedo pasar todo esto a una persona, o empezamos de nuevo.",
    busy: "Un momento, hay muchas preguntas. Inténtelo otra vez.",
  },
  continue: { booking: "Volvamos a su reserva:", message: "Volvamos a su recado:" },
};
