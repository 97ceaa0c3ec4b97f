import type { Trilingual } from "./emergency-sentences.ts";

/** Sentences of every front desk around its own questions. Placeholders stand in braces. */
export interface FrontDeskPhrases {
  assistant: string;
  /** To an order to be somebody else. */
  role: string;
  hours: string;
  hoursAllDay: string;
  /** A question that the desk cannot answer. Said in turn, so that none comes twice running. */
  unknown: readonly string[];
  /** To a question that was asked before and is still open. */
  stillOpen: readonly string[];
  limitAgain: readonly string[];
  /** To another question about what the desk may not say. */
  limitToo: readonly string[];
  priceAgain: readonly string[];
  handOver: string;
  handedAlready: string;
  calm: string;
  /** To a caller who was let down. */
  regret: string;
  /** To a caller in grief or fear. */
  comfort: readonly string[];
  readBack: string;
  again: readonly string[];
  noted: readonly string[];
  changed: string;
  forgotten: string;
  heardTime: string;
  offer: readonly string[];
  outside: string;
  /** The hour is within the hours, and too late to begin. */
  lastStart: string;
  past: string;
  anyDay: string;
  /** Two days were named for one. */
  whichDay: string;
  /** Two times were named to choose from. */
  whichTime: string;
  /** A day of the month that is over. */
  dayOver: string;
  done: string;
  doneTime: string;
  rehearsal: string;
  /** The same, shorter, where a slip that was handed in is changed. */
  rehearsalAgain: readonly string[];
  /** To "what rehearsal?". */
  whatRehearsal: string;
  /** To "am I coming or not": with a time that was taken down, without one, after an emergency. */
  standingTime: string;
  standingOpen: string;
  standingUrgent: string;
  /** What was told after the slip was handed in. */
  added: string;
  /** The caller is of another day than the desk, or means one of two days. */
  today: string;
  after: string;
  emergencyAgain: string;
  same: string;
}

export const deskPhrases: Record<keyof Trilingual, FrontDeskPhrases> = {
  en: {
    assistant: "I am the automated assistant of {business}, not a person.",
    role: "I stay the assistant of {business}, with its rules.",
    hours: "We are open from {opens} to {closes}; I answer at any hour.",
    hoursAllDay: "Somebody is here day and night.",
    unknown: [
      "I do not have that in front of me; I will have {person} tell you.",
      "I would only be guessing, so I write the question down for {person}.",
      "That goes on the note as well; {person} answers it.",
    ],
    stillOpen: [
      "I have no answer to that here and will not make one up; {person} has your question.",
      "You did ask, and it is still open: {person} has to answer it.",
    ],
    limitToo: [
      "That too is for {person} to say; it is on the note.",
      "I write that one down for {person} as well.",
    ],
    limitAgain: [
      "My answer stays the same there: {person} takes that up with you.",
      "I still leave that to {person}.",
      "Asking twice is fair; the answer is still {person}’s to give.",
    ],
    priceAgain: [
      "Still no figure from me: I will have {person} tell you.",
      "I would be making a sum up; {person} has the real one.",
    ],
    handOver: "I pass this on: {person} hears of it next, and calls you.",
    handedAlready: "It is with {person} already.",
    calm: "I hear you, and I will be brief.",
    regret: "I am sorry that happened; it goes on the note.",
    comfort: ["I am sorry. Take your time.", "There is no hurry; one thing after the other."],
    readBack: "I have down: {value}.",
    again: ["Only what you know, please:", "I did not catch that one."],
    noted: ["Noted.", "Thank you.", "I have that down.", "All right."],
    changed: "Changed: {label}, {value}.",
    forgotten: "Struck out: {label}.",
    heardTime: "{value}, then.",
    offer: [
      "I could offer {first} or {second}.",
      "There would be {first}, or {second}.",
      "Would {first} do, or {second}?",
    ],
    outside: "We are not open then, only from {opens} to {closes}.",
    lastStart: "We close at {closes}; the last one begins at {last}.",
    past: "That hour is behind us.",
    anyDay: "Which day?",
    whichDay: "Those are two days: do you mean {first} or {second}?",
    whichTime: "Which shall I write down: {first} or {second}?",
    dayOver: "Today is {value}, so that day is behind us. Do you mean {first}, or which day?",
    done: "That is all I need, and it is on the note for {person}.",
    doneTime: "It is on the note for {person}: {value}.",
    rehearsal: "That was the rehearsal: nothing is booked, nothing is kept.",
    rehearsalAgain: [
      "It is still the rehearsal, so nothing is booked.",
      "As before, only a rehearsal: none of it is kept.",
    ],
    after: "If it gets worse, 911 first.",
    whatRehearsal:
      "You are trying out this desk: no time is held and nobody is called. At a business that uses it, {person} would have your note now.",
    standingTime: "Not settled yet: {value} is on the note, and {person} has to confirm it.",
    standingOpen: "Nothing is settled yet: the note asks {person} to call you.",
    standingUrgent: "From here nobody is sent. For help that comes now, call 911.",
    added: "On the note now: {value}.",
    today: "Today is {value} here.",
    emergencyAgain: "I say it once more, because it matters.",
    same: "Once more:",
  },
  es: {
    assistant: "Soy el asistente automático de {business}, no una persona.",
    role: "Sigo siendo el asistente de {business}, con sus reglas.",
    hours: "Abrimos de {opens} a {closes}; yo contesto a cualquier hora.",
    hoursAllDay: "Hay alguien de día y de noche.",
    unknown: [
      "Eso no lo tengo aquí; haré que se lo diga {person}.",
      "Solo estaría adivinando; le apunto la pregunta a {person}.",
      "También va en la nota; eso lo contesta {person}.",
    ],
    stillOpen: [
      "Aquí no tengo esa respuesta y no la voy a inventar; {person} tiene su pregunta.",
      "Sí lo preguntó, y sigue abierto: lo tiene que contestar {person}.",
    ],
    limitToo: [
      "Eso también lo dice {person}; va en la nota.",
      "Eso se lo apunto también a {person}.",
    ],
    limitAgain: [
      "Ahí mi respuesta es la misma: eso lo ve con usted {person}.",
      "Eso se lo sigo dejando a {person}.",
      "Preguntar dos veces se vale; aun así, lo contesta {person}.",
    ],
    priceAgain: [
      "De mí sigue sin haber cifra: haré que se la diga {person}.",
      "Estaría inventando una suma; la de verdad la tiene {person}.",
    ],
    handOver: "Esto lo paso ahora: se entera {person} y le llama.",
    handedAlready: "Ya lo tiene {person}.",
    calm: "Le escucho y voy a ser breve.",
    regret: "Lamento que haya pasado; va en la nota.",
    comfort: ["Lo siento mucho. Tómese su tiempo.", "Sin prisa; una cosa después de la otra."],
    readBack: "Tengo anotado: {value}.",
    again: ["Solo lo que sepa, por favor:", "Eso no lo entendí bien."],
    noted: ["Anotado.", "Gracias.", "Ya lo apunté.", "Muy bien."],
    changed: "Cambiado: {label}, {value}.",
    forgotten: "Tachado: {label}.",
    heardTime: "{value}, entonces.",
    offer: [
      "Le puedo ofrecer {first} o {second}.",
      "Habría {first}, o {second}.",
      "¿Le sirve {first}, o {second}?",
    ],
    outside: "A esa hora no abrimos, solo de {opens} a {closes}.",
    lastStart: "Cerramos a las {closes}; lo último empieza a las {last}.",
    past: "Esa hora ya pasó.",
    anyDay: "¿Qué día?",
    whichDay: "Son dos días distintos: ¿{first} o {second}?",
    whichTime: "¿Cuál apunto: {first} o {second}?",
    dayOver: "Hoy es {value}, así que ese día ya pasó. ¿Dice {first}, o qué día?",
    done: "Es todo lo que necesito, y ya está en la nota para {person}.",
    doneTime: "Está en la nota para {person}: {value}.",
    rehearsal: "Esto fue el ensayo: no se reserva nada y no se guarda nada.",
    rehearsalAgain: [
      "Sigue siendo el ensayo, así que nada queda reservado.",
      "Como antes, es solo un ensayo: nada de esto se guarda.",
    ],
    after: "Si empeora, primero el 911.",
    whatRehearsal:
      "Está probando esta recepción: no se aparta hora y no se llama a nadie. En un negocio que la usa, la nota ya la tendría {person}.",
    standingTime: "Todavía no está confirmado: en la nota está {value}, y lo confirma {person}.",
    standingOpen: "Todavía no hay nada fijo: la nota pide que le llame {person}.",
    standingUrgent: "Desde aquí no se manda a nadie. Para ayuda inmediata, llame al 911.",
    added: "Ya está en la nota: {value}.",
    today: "Aquí hoy es {value}.",
    emergencyAgain: "Se lo repito, porque importa.",
    same: "Otra vez:",
  },
  zh: {
    assistant: "我是{business}的自动助理，不是真人。",
    role: "我仍是{business}的助理，按它的规矩办。",
    hours: "营业时间是{opens}到{closes}；我随时都在。",
    hoursAllDay: "这里日夜有人。",
    unknown: [
      "这个我手边没有，会请{person}告诉您。",
      "我不想乱猜，会把问题记下来转达。",
      "这个也记下了，会由{person}回答。",
    ],
    stillOpen: [
      "这个我这里没有答案，也不会编；您的问题会交给{person}。",
      "您确实问过，还没有答案：要由{person}来回答。",
    ],
    limitToo: ["这个也要由{person}来说，已经写在便条上。", "这个我也记下来，转给{person}。"],
    limitAgain: [
      "这一点我的回答不变，由{person}答复您。",
      "这个还是要由{person}来说。",
      "再问也可以，但要由{person}回答。",
    ],
    priceAgain: [
      "价格我还是不能报，会请{person}告诉您。",
      "我报的数会是编的，{person}那里有准确的。",
    ],
    handOver: "我马上转达，{person}会给您回电。",
    handedAlready: "已经转给{person}了。",
    calm: "我听到了，我会简短一些。",
    regret: "很抱歉发生了这样的事，我会写在便条上。",
    comfort: ["很抱歉，您慢慢说。", "不着急，一件一件来。"],
    readBack: "我记下的是：{value}。",
    again: ["知道多少说多少就好：", "这一句我没听清。"],
    noted: ["记下了。", "谢谢。", "已经写好了。", "好的。"],
    changed: "已改：{label}，{value}。",
    forgotten: "已划掉：{label}。",
    heardTime: "那就{value}。",
    offer: [
      "可以是{first}或{second}。",
      "有{first}，也有{second}。",
      "{first}或{second}，可以吗？",
    ],
    outside: "那个时间不营业，营业时间是{opens}到{closes}。",
    lastStart: "我们{closes}关门，最晚{last}开始。",
    past: "那个时间已经过了。",
    anyDay: "哪一天？",
    whichDay: "这是两天：您说的是{first}还是{second}？",
    whichTime: "写哪一个：{first}还是{second}？",
    dayOver: "今天是{value}，那一天已经过了。您是说{first}，还是哪一天？",
    done: "需要的都有了，已写在便条上转给{person}。",
    doneTime: "已写在便条上转给{person}：{value}。",
    rehearsal: "这是一次演练：没有预约，也不保存任何内容。",
    rehearsalAgain: ["这仍然是演练，并没有真的预约。", "还是演练，这些都不会保存。"],
    after: "如果加重，请先拨打 911。",
    whatRehearsal:
      "您正在试用这个前台：没有留时间，也没有联系任何人。在真正使用它的商家，您的便条这时已经转给{person}。",
    standingTime: "还没有确定：便条上写的是{value}，要由{person}确认。",
    standingOpen: "还没有确定：便条上请{person}给您回电。",
    standingUrgent: "这里不会派人。要马上有人帮忙，请拨打 911。",
    added: "已写在便条上：{value}。",
    today: "我们这里今天是{value}。",
    emergencyAgain: "再说一遍，因为这很重要。",
    same: "再说一次：",
  },
};

/** The note that is made of a call. */
export const slipWords: Record<
  keyof Trilingual,
  { question: string; note: string; declined: string; urgent: string; booked: string; call: string }
> = {
  en: {
    question: "Asked",
    note: "Also said",
    declined: "not given",
    urgent: "Told to call 911",
    booked: "Time taken",
    call: "Please call",
  },
  es: {
    question: "Preguntó",
    note: "También dijo",
    declined: "no lo dio",
    urgent: "Se le mandó al 911",
    booked: "Hora apartada",
    call: "Llamar, por favor",
  },
  zh: {
    question: "问到",
    note: "另外说到",
    declined: "未提供",
    urgent: "已请拨打 911",
    booked: "已定时间",
    call: "请回电",
  },
};
