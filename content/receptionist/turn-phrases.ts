import { scheduling } from "../scheduling.ts";
import { spokenFacts as f } from "./phrases.ts";

type Change = "move" | "cancel";

/** Sentences that keep a conversation going. The same keys in each language. */
export interface TurnPhrases {
  noted: (name: string | undefined) => string;
  corrected: (label: string, value: string) => string;
  onceMore: (text: string) => string;
  /** An answer that was given already, by its first sentence. `free`: a yes means nothing else. */
  inShort: (essence: string, free: boolean) => string;
  /** The same, asked for once more; `page`: where it stands. */
  allOfIt: (page: string, free: boolean) => string;
  /** Another question with the same answer. */
  sameAnswer: (text: string, free: boolean) => string;
  offTopicAgain: string;
  adviceAgain: string;
  /** To a second thanks. */
  gladly: string;
  what: string;
  /** To what asks for nothing. */
  aside: string;
  calm: string;
  emergency: string;
  /** A recommendation billed by the month. */
  monthly: (plan: string, monthly: string, firstYear: string) => string;
  emergencyAgain: string;
  /** The second misunderstanding in a row, the third and those after it. */
  lost: readonly [string, string, string];
  time: {
    notFree: (time: string, nearest: readonly string[]) => string;
    /** No time of a half of a day is open: "tuesday morning", by the visitor's own clock. */
    noneOfPart: (day: string, part: "morning" | "afternoon", nearest: readonly string[]) => string;
    /** Of two times that were named the first is not free. */
    other: (time: string) => string;
    which: string;
    again: string;
    neither: string;
    /** A day that was wished for, before another one is offered. */
    full: (day: string) => string;
    /** A day that is past. */
    over: (day: string) => string;
    /** A day that is later than the last open one. */
    tooFar: (last: string) => string;
    /** `held`: whether nobody else can take it meanwhile. */
    instead: (time: string, held: boolean) => string;
    kept: (time: string, held: boolean) => string;
    noTimes: string;
    /** The first and the last time of a day, of all that are free. */
    hours: (first: string, last: string) => string;
    zone: (zone: string) => string;
    /** The same moment on another clock. */
    otherZone: (time: string, there: string, zone: string) => string;
  };
  still: Record<"name" | "email" | "message" | "confirm" | "calls" | "link", string>;
  /** For somebody without an email: why it is needed, then the end of the task. */
  noEmail: Record<"booking" | "message", Record<"needed" | "dropped", string>>;
  /** A call that was booked in this conversation is not changed without its link. */
  stays: (time: string) => string;
  /** Somebody else is to come to the call. */
  phoneOptional: string;
  openPart: (question: string) => string;
  guest: (email: string) => string;
  /** How a booked call is held, and where its link is. */
  byMail: (time: string) => string;
  /** Of a call that was not booked in this conversation: none is looked up. */
  inItsMail: string;
  thanks: (name: string) => string;
  change: {
    link: Record<Change, string>;
    unknownLink: string;
    noLink: string;
    found: (time: string) => string;
    when: (time: string) => string;
    sure: Record<Change, (from: string, to: string) => string>;
    done: Record<Change, (time: string) => string>;
    spent: string;
    failed: string;
    kept: string;
    placeholder: string;
  };
}

export const turnPhrases: Record<"en" | "es" | "zh", TurnPhrases> = {
  en: {
    noted: (name) => (name ? `Thank you, ${name}. I have put that down.` : "I have put that down."),
    corrected: (label, value) => `Put right. ${label}: ${value}.`,
    onceMore: (text) => `Once more: ${text}`,
    inShort: (essence, free) =>
      `In short: ${essence} If that is not what you mean, put it another way${free ? `; or say “yes”, and I pass the question to ${f.host}` : ""}.`,
    allOfIt: (page, free) =>
      `I have told you all that our page “${page}” says about this. ${f.host} can say more${free ? ": say “yes” and I pass the question on, or call" : "; the number is"} ${f.phone}.`,
    sameAnswer: (text, free) =>
      `The answer to that is the same one: ${text} If it misses your point, put it another way${free ? `; or say “yes”, and I pass the question to ${f.host}` : ""}.`,
    offTopicAgain: `That is outside what I know, also the second time. Prices, languages, integrations, security and booking are what I am here for.`,
    adviceAgain: `My answer to that stays the same: a lawyer or a doctor can say, and I cannot. What ${f.host} can tell you is how our service works; shall I find you a time?`,
    gladly: "Gladly.",
    what: "What would you like to know, or shall I find you a time?",
    aside: "I am listening. What would you like to know, or shall I find you a time?",
    calm: `I am sorry this is not going well. Tell me in a few words what you need, or call ${f.phone} and speak with a person.`,
    monthly: (plan, monthly, firstYear) =>
      `The cheapest is ${plan}: ${monthly} a month paid monthly, ${firstYear} in the first year with the implementation fee.`,
    emergency: "I am an automated assistant and cannot send anybody.",
    emergencyAgain: "Please do that first. I can wait, and I cannot help with it from here.",
    lost: [
      `That one I cannot answer either. I can tell you about prices and plans, what it works with, languages and security; I can book a call with ${f.host} or take a message. There is a form on the contact page, and the number is ${f.phone}.`,
      `We are talking past each other, and I would rather bring in a person: call ${f.phone}, or give me your email and ${f.host} writes to you. Two or three words are enough for me, such as “price”, “Spanish” or “book Friday”.`,
      `I still cannot place that. ${f.phone} is answered at any hour, and the form on the contact page is read by a person.`,
    ],
    time: {
      notFree: (time, nearest) =>
        `${time} is not free. ${nearest.length > 1 ? `The nearest are ${nearest.join(" and ")}` : `The nearest is ${nearest[0]}`}. Which one shall I keep?`,
      noneOfPart: (day, part, nearest) =>
        `Nothing is open ${day} in the ${part === "morning" ? part : "afternoon or evening"}. ${nearest.length > 1 ? `The nearest are ${nearest.join(" and ")}` : `The nearest is ${nearest[0]}`}. Which one shall I keep?`,
      other: (time) => `${time} is not free, so I take the other.`,
      which: "Which of these times suits you?",
      again: "Name one of the times below, or another day.",
      neither: "Then perhaps one of these.",
      full: (day) => `Nothing is open ${day}.`,
      over: (day) => `${day} is over already.`,
      tooFar: (last) =>
        `The calendar is open until ${last} so far. For a later day, leave a message and ${f.host} finds one with you.`,
      instead: (time, held) =>
        held ? `${time} is kept for you instead.` : `${time} is free as well; I take that instead.`,
      kept: (time, held) =>
        held
          ? `${time} is kept for you for ${scheduling.holdMinutes} minutes.`
          : `${time} is free.`,
      hours: (first, last) => `The earliest that is free is ${first}, the latest ${last}.`,
      noTimes: "Nothing in the coming weeks fits that. These are open:",
      zone: (zone) => `All times here are in ${zone}.`,
      otherZone: (time, there, zone) => `${time} is ${there} ${zone}.`,
    },
    still: {
      name: "I still need a name for it. Whom may I put down?",
      email: "An email is what I need next; the confirmation goes there.",
      message: "In your own words: what shall I pass on?",
      confirm: "Say yes and I do it; say what is wrong and I put it right.",
      calls: "A rough number of calls a day is enough, or the minutes a month.",
      link: "The link in the confirmation mail is what I need. Paste all of it.",
    },
    noEmail: {
      booking: {
        needed: `I cannot book without an email: the confirmation, and the link to move or cancel the call, go there. An address of somebody who reads it to you will do. Otherwise call ${f.phone}; that needs no email.`,
        dropped: `Then the telephone is the way: ${f.phone}, answered at any hour. I have booked nothing here. What else would you like to know?`,
      },
      message: {
        needed: `The answer to a written message goes to an email, so I cannot send one without it. An address of somebody who reads it to you will do. Otherwise call ${f.phone}; that needs no email.`,
        dropped: `Then the telephone is the way: ${f.phone}, answered at any hour. I have sent nothing. What else would you like to know?`,
      },
    },
    stays: (time) => `Your call is booked for ${time} and stays there until it is changed.`,
    openPart: (question) => `To “${question}” I do not know the answer; a person will tell you.`,
    phoneOptional:
      "No, a phone number is not needed: your name and your email are enough. If you give one, it goes along.",
    guest: (email) =>
      `A booking has one address. Forward the invitation in the confirmation mail to ${email}.`,
    byMail: (time) =>
      `Your call is ${time}, by phone or by video. The confirmation mail has the entry for your calendar, and the link that moves or cancels it.`,
    inItsMail: `I do not look up bookings here, so that nobody else can either. The time of your call and the link to move or cancel it are in the confirmation mail; it may be in the junk folder. Without it, call ${f.phone} or say “person”.`,
    thanks: (name) => `Thank you, ${name}.`,
    change: {
      link: {
        move: "I can move a call with the link in its confirmation mail, so that nobody else can. Please paste that link here.",
        cancel:
          "I can cancel a call with the link in its confirmation mail, so that nobody else can. Please paste that link here.",
      },
      unknownLink:
        "That link leads to no call that can still be changed. The newest mail about your call has the link that works.",
      noLink:
        "Without the link I may not look up or change a call. I can pass this to a person instead.",
      found: (time) => `Your call is on ${time}.`,
      when: (time) => `Your call is on ${time}. When would suit you instead?`,
      sure: {
        move: (from, to) => `From ${from} to ${to}. Shall I move it?`,
        cancel: (from) => `Your call on ${from}. Shall I cancel it?`,
      },
      done: {
        move: (time) => `Moved: ${time}. A mail with the new invitation is on its way.`,
        cancel: (time) => `Canceled: ${time}. A mail confirms it.`,
      },
      spent: "That link has been used already. The newest mail has the one that works.",
      failed: `I could not change that just now. Please use the link itself, or call ${f.phone}.`,
      kept: "Then nothing is changed. What else?",
      placeholder: "The link from the mail",
    },
  },
  es: {
    noted: (name) => (name ? `Gracias, ${name}. Lo anoté.` : "Lo anoté."),
    corrected: (label, value) => `Corregido. ${label}: ${value}.`,
    onceMore: (text) => `Otra vez: ${text}`,
    inShort: (essence, free) =>
      `En breve: ${essence} Si no es eso lo que pregunta, dígamelo de otra manera${free ? `; o diga «sí» y le paso la pregunta a ${f.host}` : ""}.`,
    allOfIt: (page, free) =>
      `Ya le dije todo lo que nuestra página «${page}» dice de esto. ${f.host} sabe más${free ? ": diga «sí» y le paso la pregunta, o llame al" : "; el número es"} ${f.phone}.`,
    sameAnswer: (text, free) =>
      `La respuesta es la misma: ${text} Si no es eso lo que pregunta, dígamelo de otra manera${free ? `; o diga «sí» y le paso la pregunta a ${f.host}` : ""}.`,
    offTopicAgain: `Eso queda fuera de lo que sé, también la segunda vez. Estoy para precios, idiomas, integraciones, seguridad y reservas.`,
    adviceAgain: `Mi respuesta no cambia: eso lo dice un abogado o un médico, no yo. ${f.host} puede contarle cómo funciona el servicio; ¿le busco una hora?`,
    gladly: "Con gusto.",
    what: "¿Qué quiere saber, o le busco una hora?",
    aside: "Le escucho. ¿Qué quiere saber, o le busco una hora?",
    calm: `Siento que esto no vaya bien. Dígame en pocas palabras qué necesita, o llame al ${f.phone} y hable con una persona.`,
    monthly: (plan, monthly, firstYear) =>
      `El más barato es ${plan}: ${monthly} al mes con pago mensual, ${firstYear} el primer año con la cuota de implementación.`,
    emergency: "Soy un asistente automático y no puedo enviar a nadie.",
    emergencyAgain: "Haga eso primero, por favor. Yo espero; desde aquí no puedo ayudar con eso.",
    lost: [
      `Eso tampoco se lo sé decir. Puedo hablarle de precios y planes, de con qué funciona, de idiomas y de seguridad; puedo reservar una llamada con ${f.host} o tomar un mensaje. Hay un formulario en la página de contacto, y el número es ${f.phone}.`,
      `No nos estamos entendiendo y prefiero traer a una persona: llame al ${f.phone}, o deme su correo y ${f.host} le escribe. Me bastan dos o tres palabras, como «precio», «español» o «reservar viernes».`,
      `Sigo sin entenderlo. En el ${f.phone} contestan a toda hora, y una persona lee el formulario de la página de contacto.`,
    ],
    time: {
      notFree: (time, nearest) =>
        `${time} no está libre. ${nearest.length > 1 ? `Lo más cercano: ${nearest.join(" y ")}` : `Lo más cercano: ${nearest[0]}`}. ¿Cuál le guardo?`,
      noneOfPart: (day, part, nearest) =>
        `El ${day} no queda nada libre ${part === "morning" ? "por la mañana" : "por la tarde ni de noche"}. ${nearest.length > 1 ? `Lo más cercano: ${nearest.join(" y ")}` : `Lo más cercano: ${nearest[0]}`}. ¿Cuál le guardo?`,
      other: (time) => `${time} no está libre; tomo la otra.`,
      which: "¿Cuál de estas horas le conviene?",
      again: "Diga una de las horas de abajo, u otro día.",
      neither: "Entonces quizá una de estas.",
      full: (day) => `El ${day} no queda nada libre.`,
      over: (day) => `El ${day} ya pasó.`,
      tooFar: (last) =>
        `Por ahora la agenda está abierta hasta el ${last}. Para un día posterior, deje un mensaje y ${f.host} lo acuerda con usted.`,
      instead: (time, held) =>
        held ? `En su lugar le guardo ${time}.` : `${time} también está libre; tomo esa.`,
      kept: (time, held) =>
        held ? `${time}: se la guardo ${scheduling.holdMinutes} minutos.` : `${time} está libre.`,
      hours: (first, last) =>
        `Lo más temprano que hay libre es a las ${first}, lo más tarde a las ${last}.`,
      noTimes: "En las próximas semanas no hay nada así. Estas están libres:",
      zone: (zone) => `Todas las horas son en ${zone}.`,
      otherZone: (time, there, zone) => `${time}: a esa hora son las ${there}, ${zone}.`,
    },
    still: {
      name: "Todavía me falta un nombre. ¿A nombre de quién?",
      email: "Ahora necesito un correo; ahí llega la confirmación.",
      message: "Con sus palabras: ¿qué digo de su parte?",
      confirm: "Diga que sí y lo hago; si algo está mal, dígamelo y lo corrijo.",
      calls: "Basta un número aproximado de llamadas al día, o los minutos al mes.",
      link: "Necesito el enlace del correo de confirmación. Péguelo completo.",
    },
    noEmail: {
      booking: {
        needed: `Sin un correo no puedo reservar: ahí llegan la confirmación y el enlace para mover o cancelar la llamada. Sirve el de alguien que se lo lea. Si no, llame al ${f.phone}; ahí no hace falta correo.`,
        dropped: `Entonces es mejor el teléfono: ${f.phone}, contestan a toda hora. Aquí no reservé nada. ¿Qué más quiere saber?`,
      },
      message: {
        needed: `La respuesta a un mensaje escrito va a un correo; sin él no puedo enviarlo. Sirve el de alguien que se lo lea. Si no, llame al ${f.phone}; ahí no hace falta correo.`,
        dropped: `Entonces es mejor el teléfono: ${f.phone}, contestan a toda hora. No envié nada. ¿Qué más quiere saber?`,
      },
    },
    stays: (time) => `Su llamada está reservada para el ${time} y no cambia hasta que se mueva.`,
    openPart: (question) => `A «${question}» no sé responder; una persona se lo dirá.`,
    phoneOptional:
      "No hace falta un teléfono: bastan su nombre y su correo. Si lo da, va con la reserva.",
    guest: (email) =>
      `La reserva lleva una sola dirección. Reenvíe a ${email} la invitación del correo de confirmación.`,
    byMail: (time) =>
      `Su llamada es el ${time}, por teléfono o por video. El correo de confirmación trae la cita para su calendario y el enlace que la mueve o la cancela.`,
    inItsMail: `Aquí no busco reservas, para que nadie más pueda hacerlo. Cuándo es su llamada, y el enlace que la mueve o la cancela, está en su correo de confirmación; puede haber caído en correo no deseado. Sin él, llame al ${f.phone} o diga «persona».`,
    thanks: (name) => `Gracias, ${name}.`,
    change: {
      link: {
        move: "Puedo mover una llamada con el enlace de su correo de confirmación, para que nadie más pueda hacerlo. Pegue aquí ese enlace, por favor.",
        cancel:
          "Puedo cancelar una llamada con el enlace de su correo de confirmación, para que nadie más pueda hacerlo. Pegue aquí ese enlace, por favor.",
      },
      unknownLink:
        "Ese enlace no lleva a ninguna llamada que aún se pueda cambiar. El correo más reciente tiene el enlace que funciona.",
      noLink:
        "Sin el enlace no puedo buscar ni cambiar una llamada. Puedo pasárselo a una persona.",
      found: (time) => `Su llamada es el ${time}.`,
      when: (time) => `Su llamada es el ${time}. ¿Cuándo le conviene en su lugar?`,
      sure: {
        move: (from, to) => `Del ${from} al ${to}. ¿La muevo?`,
        cancel: (from) => `Su llamada del ${from}. ¿La cancelo?`,
      },
      done: {
        move: (time) => `Movida: ${time}. Va un correo con la nueva invitación.`,
        cancel: (time) => `Cancelada: ${time}. Un correo lo confirma.`,
      },
      spent: "Ese enlace ya se usó. El correo más reciente tiene el que funciona.",
      failed: `Ahora no pude cambiarla. Use el enlace directamente o llame al ${f.phone}.`,
      kept: "Entonces no cambia nada. ¿Algo más?",
      placeholder: "El enlace del correo",
    },
  },
  zh: {
    noted: (name) => (name ? `谢谢，${name}，记下了。` : "记下了。"),
    corrected: (label, value) => `已更正。${label}：${value}。`,
    onceMore: (text) => `再说一次：${text}`,
    inShort: (essence, free) =>
      `简单说：${essence}如果您问的不是这个，请换个说法${free ? `；或者说“好的”，我把问题转给 ${f.host}` : ""}。`,
    allOfIt: (page, free) =>
      `关于这一点，“${page}”页面上写的我都说了。${f.host} 知道得更多${free ? "：说“好的”我就转达，或致电" : "，电话是"} ${f.phone}。`,
    sameAnswer: (text, free) =>
      `这个问题的答案是一样的：${text}如果没有答到点上，请换个说法${free ? `；或者说“好的”，我把问题转给 ${f.host}` : ""}。`,
    offTopicAgain: "这个还是不在我知道的范围里。我能回答的是价格、语言、系统对接、安全和预约。",
    adviceAgain: `这一点我的回答不变：要问律师或医生，我不能说。${f.host} 可以介绍我们的服务，要我找个时间吗？`,
    gladly: "不客气。",
    what: "您想了解什么，还是要我帮您找个时间？",
    aside: "我在听。您想了解什么，还是要我帮您找个时间？",
    calm: `很抱歉没能帮到您。请用几个词告诉我您需要什么，或致电 ${f.phone} 找真人。`,
    monthly: (plan, monthly, firstYear) =>
      `最便宜的是 ${plan}：按月付每月 ${monthly}，含实施费第一年共 ${firstYear}。`,
    emergency: "我是自动助手，没办法派人过去。",
    emergencyAgain: "请先这样做。我可以等，但在这里我帮不上忙。",
    lost: [
      `这个我也答不上来。我可以介绍价格和套餐、能和什么系统一起用、语言和安全；也可以预约与 ${f.host} 的通话，或者记下留言。联系页面上有表单，电话是 ${f.phone}。`,
      `我们好像没说到一块儿，还是请真人来吧：请致电 ${f.phone}，或告诉我您的邮箱，${f.host} 会写信给您。对我说两三个词就够了，比如“价格”“西班牙语”“约周五”。`,
      `我还是没明白。${f.phone} 随时有人接，联系页面的表单由真人阅读。`,
    ],
    time: {
      notFree: (time, nearest) => `${time} 没有空。最近的是 ${nearest.join(" 和 ")}。保留哪一个？`,
      noneOfPart: (day, part, nearest) =>
        `${day}${part === "morning" ? "上午" : "下午和晚上"}没有空。最近的是 ${nearest.join(" 和 ")}。保留哪一个？`,
      other: (time) => `${time} 没有空，就用另一个。`,
      which: "这些时间里哪个合适？",
      again: "请说下面的一个时间，或者另一天。",
      neither: "那么看看这些时间。",
      full: (day) => `${day}没有空位了。`,
      over: (day) => `${day}已经过去了。`,
      tooFar: (last) => `目前日历只开放到${last}。要约更晚的日子，请留言，${f.host}会和您商定。`,
      instead: (time, held) => (held ? `改为您保留 ${time}。` : `${time} 也有空，改成这个时间。`),
      kept: (time, held) =>
        held ? `${time} 为您保留 ${scheduling.holdMinutes} 分钟。` : `${time} 有空。`,
      hours: (first, last) => `有空的时间最早是${first}，最晚是${last}。`,
      noTimes: "未来几周没有这样的时间。这些有空：",
      zone: (zone) => `这里的时间都是${zone}。`,
      otherZone: (time, there, zone) => `${time}，也就是${zone}${there}。`,
    },
    still: {
      name: "还需要一个姓名，请问怎么称呼？",
      email: "接下来需要一个邮箱，确认会发到那里。",
      message: "请用您自己的话说：要转告什么？",
      confirm: "说“好的”我就办；有不对的地方，告诉我，我来改。",
      calls: "大概每天多少通电话就行，或者每月多少分钟。",
      link: "我需要确认邮件里的链接，请完整粘贴。",
    },
    noEmail: {
      booking: {
        needed: `没有邮箱我无法预约：确认函和改期、取消的链接都发到邮箱。可以用家人或同事的邮箱。不然请致电 ${f.phone}，那里不需要邮箱。`,
        dropped: `那就打电话吧：${f.phone}，随时有人接。这里没有预约任何时间。您还想了解什么？`,
      },
      message: {
        needed: `留言的回复要发到邮箱，没有邮箱我无法发送。可以用家人或同事的邮箱。不然请致电 ${f.phone}，那里不需要邮箱。`,
        dropped: `那就打电话吧：${f.phone}，随时有人接。我没有发送任何内容。您还想了解什么？`,
      },
    },
    stays: (time) => `您的通话约在 ${time}，改动之前不变。`,
    openPart: (question) => `“${question}”我不知道，真人同事会告诉您。`,
    phoneOptional: "不需要电话号码：姓名和邮箱就够了。您愿意留的话，会一起转交。",
    guest: (email) => `一个预约只有一个邮箱。请把确认邮件里的邀请转发给 ${email}。`,
    byMail: (time) =>
      `您的通话约在 ${time}，电话或视频都可以。确认邮件里有日历事项，也有改期和取消的链接。`,
    inItsMail: `这里不查预约，这样别人也查不了。通话时间和改期、取消的链接都在确认邮件里，也可能在垃圾邮件里。找不到的话，请致电 ${f.phone}，或者说“人工”。`,
    thanks: (name) => `谢谢，${name}。`,
    change: {
      link: {
        move: "用确认邮件里的链接我可以改期，这样别人就改不了。请把链接粘贴在这里。",
        cancel: "用确认邮件里的链接我可以取消，这样别人就取消不了。请把链接粘贴在这里。",
      },
      unknownLink: "这个链接对应的通话已经不能更改。最新的邮件里有可用的链接。",
      noLink: "没有链接我不能查看或更改通话。我可以转告真人同事。",
      found: (time) => `您的通话在 ${time}。`,
      when: (time) => `您的通话在 ${time}。改到什么时候合适？`,
      sure: {
        move: (from, to) => `从 ${from} 改到 ${to}。现在改吗？`,
        cancel: (from) => `您在 ${from} 的通话。现在取消吗？`,
      },
      done: {
        move: (time) => `已改到 ${time}。新的邀请邮件正在发送。`,
        cancel: (time) => `已取消：${time}。会有邮件确认。`,
      },
      spent: "这个链接已经用过了。最新的邮件里有可用的链接。",
      failed: `现在无法更改。请直接使用链接，或致电 ${f.phone}。`,
      kept: "那就不做更改。还有别的吗？",
      placeholder: "邮件里的链接",
    },
  },
};
