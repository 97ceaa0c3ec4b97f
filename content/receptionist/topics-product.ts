import { week } from "../home/about-teaser.ts";
import { integrations } from "../integrations.ts";
import { pricedPlan } from "../plans.ts";
import { site } from "../site.ts";
import { place, type Topic, when } from "./topic.ts";

const most = pricedPlan("platinum").agents;

/** Topics about the product. The first match wins, so narrower topics come first. */
export const productTopics: readonly Topic[] = [
  {
    id: "robot",
    when: when("robot | robot person | robot language"),
    from: [place("about", "Integrity"), place("terms", "Services description", "services")],
    say: {
      en: `I am an automated assistant, not a person. A person is one word away: say “person”.`,
      es: `Soy un asistente automático, no una persona. Si prefiere hablar con alguien, diga «persona».`,
      zh: `我是自动助手，不是真人。如果您想找真人，请说“人工”。`,
    },
  },
  {
    id: "advice",
    when: when("itAdvice | itAdvice law | itAdvice clients"),
    from: [
      place("home", "Can it give legal or medical advice?", "advice"),
      place("terms", "Services description", "services"),
    ],
    say: {
      en: "No, and it says so. It takes details, explains your process in the words you approved, and books the right person.",
      es: "No, y lo dice. Toma los datos, explica su proceso con las palabras que usted aprobó y agenda a la persona indicada.",
      zh: "不提供，而且会明确说明。它会记录情况，用您认可的话介绍流程，并为来电者约好合适的人。",
    },
  },
  {
    id: "voice",
    when: when("voice | voice robot | voice person | voice robot person"),
    from: [place("home", "Does it sound like a machine?", "machine")],
    say: {
      en: "You choose the voice. It pauses when interrupted, follows a change of language mid-call, and says it is an assistant whenever a caller asks.",
      es: "Usted elige la voz. Hace una pausa si la interrumpen, sigue un cambio de idioma a mitad de la llamada y dice que es un asistente cuando se lo preguntan.",
      zh: "声音由您选择。被打断时会停下，来电者中途换语言也能跟上；有人问起时，它会说明自己是助手。",
    },
  },
  {
    id: "stuck",
    when: when("stuck | stuck person | person clients stuck | stuck inbound"),
    from: [place("home", "What does it do when it cannot answer?", "cannot-answer")],
    say: {
      en: "It hands over. You decide which words, callers or case types go straight to a person, with a summary attached.",
      es: "La pasa a una persona. Usted decide qué palabras, personas o tipos de caso van directo a alguien de su equipo, con un resumen.",
      zh: "它会转给人。哪些词、哪些来电者或哪类案件要直接转给您的同事，由您决定，并附上摘要。",
    },
  },
  {
    id: "otherLanguage",
    when: when("otherLanguage | otherLanguage language"),
    from: [place("home", "Which languages does it speak?", "languages")],
    say: {
      en: "English, Spanish, Chinese and more, say our pages. They do not list the others, so I cannot promise that one. A person can tell you.",
      es: "Nuestras páginas dicen: inglés, español, chino y más. No enumeran los demás, así que no puedo prometerle ese idioma. Una persona se lo puede decir.",
      zh: "我们的页面写的是英语、西班牙语、中文等，没有列出其他语言，所以我不能保证这一种。真人同事可以告诉您。",
    },
  },
  {
    id: "languages",
    when: when(
      "language | spanish | chinese | english | language spanish | language chinese | language english | spanish law language",
    ),
    from: [
      place("home", "Which languages does it speak?", "languages"),
      place("mycase", "Multilingual Support"),
    ],
    say: {
      en: "English, Spanish, Chinese and more. Nobody presses two; it follows the caller, also when they change language mid-call. You can try it with me.",
      es: "Inglés, español, chino y más. Nadie tiene que pulsar el dos: sigue a quien llama, también si cambia de idioma a mitad de la llamada. Puede probarlo conmigo.",
      zh: "英语、西班牙语、中文等。来电者不用按键选择，说什么语言它就跟着说什么语言，中途换也可以。您现在就可以和我试试。",
    },
  },
  {
    id: "howManyIntegrations",
    when: when("works howMany | howMany works crm"),
    from: [place("integrations", "Integrations catalog")],
    say: {
      en: `The catalog has ${integrations.length} integrations: calendars, case management, CRM, payments, messaging and more.`,
      es: `El catálogo tiene ${integrations.length} integraciones: calendarios, gestión de casos, CRM, pagos, mensajería y más.`,
      zh: `目录里有 ${integrations.length} 个集成：日历、案件管理、CRM、支付、通讯等。`,
    },
  },
  {
    id: "integrations",
    when: when("works | works crm | crm | works trade"),
    from: [place("integrations", "Integrations catalog"), place("home", "Seamless Integration")],
    say: {
      en: `It works in the systems you already run: ${integrations.length} of them are in the catalog, MyCase and Lawmatics among them. Name yours and I will look it up.`,
      es: `Trabaja en los sistemas que ya usa: hay ${integrations.length} en el catálogo, entre ellos MyCase y Lawmatics. Dígame el suyo y lo busco.`,
      zh: `它可以在您现有的系统里工作：目录里有 ${integrations.length} 个，包括 MyCase 和 Lawmatics。告诉我您用的系统，我来查。`,
    },
  },
  {
    id: "ownNumber",
    when: when("ownNumber | ownNumber inbound"),
    from: [place("home", "Do we keep our phone number?", "number")],
    say: {
      en: "Yes, you keep your number. Forward it after hours only, on the third ring, or always.",
      es: "Sí, conserva su número. Puede desviarlo solo fuera de horario, al tercer timbre o siempre.",
      zh: "可以保留原来的号码。您可以只在下班后转接、响三声后转接，或者一直转接。",
    },
  },
  {
    id: "code",
    when: when("code | code setup | code recommend"),
    from: [
      place("home", "How does setup go?", "setup"),
      place("mycase", "Do we need any technical experience?", "technical-experience"),
    ],
    say: {
      en: "No code at any point. If you can forward a phone, you have the skills.",
      es: "No hace falta código en ningún momento. Si sabe desviar un teléfono, ya sabe suficiente.",
      zh: "完全不需要写代码。会设置电话转接就够了。",
    },
  },
  {
    id: "train",
    when: when("train | train setup"),
    from: [place("home", "Instantly Train AI Agents"), place("about", "It knows your practice")],
    say: {
      en: "Hand over your documents, your site and a few good calls. Then test it until it sounds like your desk.",
      es: "Entréguele sus documentos, su sitio y unas cuantas buenas llamadas. Después pruébelo hasta que suene como su recepción.",
      zh: "把您的文件、网站和几段好的通话交给它，然后反复测试，直到它像您的前台一样。",
    },
  },
  {
    id: "setup",
    when: when("setup | setup what | setup stuck"),
    from: [place("home", "How does setup go?", "setup")],
    say: {
      en: "Connect your number and calendar, give it your documents, listen to a few test calls. No code at any point. How many days that takes depends on your firm, and a person will tell you.",
      es: "Conecte su número y su calendario, dele sus documentos y escuche unas llamadas de prueba. Sin código. Cuántos días lleva depende de su despacho; una persona se lo dirá.",
      zh: "接上您的号码和日历，交给它您的文件，听几次测试通话就行，全程不用写代码。需要几天取决于您的情况，真人同事会告诉您。",
    },
  },
  {
    id: "replace",
    when: when("replace | replace inbound | replace person"),
    from: [place("attorneys", "Does it replace our receptionist?", "receptionist")],
    say: {
      en: "Only if you want it to. Give it nights, lunch and the second line, and let the receptionist look up again.",
      es: "Solo si usted quiere. Dele las noches, la hora de comer y la segunda línea, y deje que su recepcionista levante la vista.",
      zh: "除非您愿意，否则不会。可以让它负责晚上、午休和第二条线路，让您的前台轻松一些。",
    },
  },
  {
    id: "intake",
    when: when("intake | intake law | intake personality"),
    from: [
      place("attorneys", "Can we use our own intake flows?", "intake-flows"),
      place("services", "Lead Qualification"),
    ],
    say: {
      en: "Yes: one flow for each practice area, with your questions, your order and the answers that end the conversation politely.",
      es: "Sí: un guion por cada área, con sus preguntas, en su orden, y con las respuestas que terminan la conversación con amabilidad.",
      zh: "可以：每个业务领域一套流程，用您的问题、您的顺序，以及礼貌结束对话的回答。",
    },
  },
  {
    id: "conflict",
    when: when("conflict | conflict law"),
    from: [place("attorneys", "Conflict check")],
    say: {
      en: "Yes. Every name on the call is checked against every name on file.",
      es: "Sí. Cada nombre de la llamada se compara con todos los nombres del archivo.",
      zh: "会的。通话中的每个名字都会和档案里的所有名字核对。",
    },
  },
  {
    id: "record",
    when: when("record | record inbound | record data"),
    from: [
      place("attorneys", "The file"),
      place("home", "Total Control & Insight"),
      place("security", "Recording, calls and texts", "consent"),
    ],
    say: {
      en: "Recording, transcript and summary stand beside the matter, and you can read each word as it is spoken. Rules on recording differ from place to place; you are responsible for the ones that apply to you.",
      es: "La grabación, la transcripción y el resumen quedan junto al asunto, y puede leer cada palabra mientras se dice. Las normas sobre grabar varían según el lugar; usted responde de las que le correspondan.",
      zh: "录音、文字记录和摘要都放在案件旁边，您也可以实时阅读每一句话。各地的录音规定不同，请遵守适用于您的规定。",
    },
  },
  {
    id: "atOnce",
    when: when("atOnce | atOnce inbound"),
    from: [place("services", "Inbound Call Handling"), place("home", "Scalable Solutions")],
    say: {
      en: `Every line is answered on the first ring, all of them at the same time. One agent on a quiet Tuesday, up to ${most} on Platinum when it is loud.`,
      es: `Contesta todas las líneas al primer timbre y al mismo tiempo. Un agente en un martes tranquilo, hasta ${most} con Platinum cuando hay ruido.`,
      zh: `每条线路都在第一声铃响时接听，而且可以同时接。平时一个智能体，繁忙时 Platinum 最多 ${most} 个。`,
    },
  },
  {
    id: "uptime",
    when: when("uptime | uptime always"),
    from: [place("terms", "Availability", "availability")],
    say: {
      en: "We aim to be there at every hour. Maintenance, carriers, language models and the systems you connect can interrupt the service; the terms say so plainly.",
      es: "Procuramos estar a todas horas. El mantenimiento, las operadoras, los modelos de lenguaje y los sistemas que conecte pueden interrumpir el servicio; los términos lo dicen claramente.",
      zh: "我们的目标是随时在线。维护、运营商、语言模型以及您连接的系统都可能造成中断，条款里写得很清楚。",
    },
  },
  {
    id: "always",
    when: when("always | always inbound | always works"),
    from: [
      place("home", `A week has ${week.hours} hours`),
      place("pricing", "Answered on every plan"),
    ],
    say: {
      en: `Yes: all ${week.hours} hours of the week, nights, weekends and holidays, on every plan, at no extra price for the hour.`,
      es: `Sí: las ${week.hours} horas de la semana, noches, fines de semana y festivos, con todos los planes y sin recargo por la hora.`,
      zh: `是的：一周 ${week.hours} 小时，晚上、周末和节假日都在，所有套餐都一样，不另外收费。`,
    },
  },
  {
    id: "reminders",
    when: when(
      "reminders | reminders text | reminders book | reminders book text | reminders scheduling | reminders emails",
    ),
    from: [place("services", "Text Messaging"), place("services", "Appointment Scheduling")],
    say: {
      en: "Yes. Reminders go out by call and by text, in the thread your clients already have, and it moves the appointment when they ask.",
      es: "Sí. Los recordatorios salen por llamada y por mensaje de texto, en el hilo que sus clientes ya tienen, y mueve la cita cuando se lo piden.",
      zh: "可以。它会用电话和短信提醒，就在客户已有的短信对话里；客户要改时间，它也会帮忙改。",
    },
  },
  {
    id: "outbound",
    when: when(
      "outbound | outbound emails | outbound text | outbound recommend | outbound recommend plans | outbound plans | outbound price plans",
    ),
    from: [
      place("services", "Outbound Call Management"),
      place("pricing", "Gold and above: outbound calls, emails and SMS"),
    ],
    say: {
      en: "Yes: prospecting, lead follow-up and reminder calls. It opens politely and takes no for an answer. Outbound calls, emails and SMS come with Gold and above.",
      es: "Sí: prospección, seguimiento de interesados y llamadas de recordatorio. Saluda con cortesía y acepta un no. Las llamadas, correos y SMS salientes vienen con Gold y superiores.",
      zh: "可以：开发客户、跟进线索、提醒电话。开场礼貌，对方拒绝就停。外呼电话、邮件和短信从 Gold 套餐开始提供。",
    },
  },
  {
    id: "emails",
    when: when("emails | emails inbound"),
    from: [place("services", "Email")],
    say: {
      en: "Yes. It answers the overnight inbox in your tone, and sends the newsletter you approved.",
      es: "Sí. Contesta el correo de la noche con su tono y envía el boletín que usted aprobó.",
      zh: "可以。它用您的语气回复夜间的邮件，并发送您批准的通讯。",
    },
  },
  {
    id: "scheduling",
    when: when("scheduling | scheduling book | scheduling book clients"),
    from: [
      place("services", "Appointment Scheduling"),
      place("mycase", "Real-Time Appointment Booking"),
    ],
    say: {
      en: "It books, moves and cancels while it talks, in your own calendar. The calendar is right when you wake up.",
      es: "Agenda, mueve y cancela mientras habla, en su propio calendario. Al despertar, el calendario está al día.",
      zh: "它一边通话一边在您的日历里预约、改期和取消。您醒来时日历已经排好。",
    },
  },
  {
    id: "campaigns",
    when: when("campaigns | campaigns text | campaigns emails | campaigns outbound"),
    from: [place("services", "Marketing Campaigns")],
    say: {
      en: "Promotions by call, text and email, to those who said yes, until they say STOP.",
      es: "Promociones por llamada, texto y correo, a quienes dijeron que sí, hasta que digan STOP.",
      zh: "通过电话、短信和邮件做推广，只发给同意的人；对方回复 STOP 就停止。",
    },
  },
  {
    id: "interviews",
    when: when("interviews"),
    from: [place("services", "Conduct Interviews")],
    say: {
      en: "It asks every candidate or client the same questions, then writes it up.",
      es: "Hace a cada candidato o cliente las mismas preguntas y luego lo pone por escrito.",
      zh: "它向每位候选人或客户问同样的问题，然后整理成文字。",
    },
  },
  {
    id: "analysis",
    when: when("analysis | analysis data"),
    from: [place("services", "Data Analysis")],
    say: {
      en: "Trends, demand, pricing and how callers behave, as a page you can read standing up.",
      es: "Tendencias, demanda, precios y comportamiento de quienes llaman, en una página que se lee de pie.",
      zh: "趋势、需求、价格和来电者的行为，整理成一页，站着就能看完。",
    },
  },
  {
    id: "personality",
    when: when("personality | personality voice"),
    from: [place("services", "Customizable AI Personality")],
    say: {
      en: "Brisk at noon, slower and softer at night. It sounds like your practice, not like ours.",
      es: "Ágil a mediodía, más pausado y suave de noche. Suena como su negocio, no como el nuestro.",
      zh: "中午干脆利落，晚上语气放慢放柔。它听起来像您的公司，不像我们的。",
    },
  },
  {
    id: "collect",
    when: when("collect | collect price"),
    from: [
      place("mycase", "Seamlessly Connected payment"),
      place("attorneys", "Collections Assistant"),
    ],
    say: {
      en: "It sends the payment link by text, the receipt lands in the ledger, and it says thank you by voice. It also reminds politely of open invoices.",
      es: "Envía el enlace de pago por texto, el recibo llega al libro y da las gracias de voz. También recuerda con cortesía las facturas pendientes.",
      zh: "它用短信发送付款链接，收据记入账目，并口头道谢；也会礼貌地提醒未付的账单。",
    },
  },
  {
    id: "caseStatus",
    when: when("caseStatus | caseStatus law"),
    from: [place("mycase", "Client Updates via AI"), place("mycase", "Six automation triggers")],
    say: {
      en: "Yes. Clients ask where their case stands and are told; six kinds of movement in MyCase can start a call or a text by themselves.",
      es: "Sí. Los clientes preguntan cómo va su caso y reciben respuesta; seis tipos de cambio en MyCase pueden iniciar solos una llamada o un mensaje.",
      zh: "可以。客户询问案件进度，它会答复；MyCase 里的六类变化可以自动触发电话或短信。",
    },
  },
  {
    id: "supportService",
    when: when("support"),
    from: [place("services", "Customer Support")],
    say: {
      en: "It answers what it can and hands over what it should not, with the whole story attached.",
      es: "Contesta lo que puede y pasa lo que no debe contestar, con toda la historia adjunta.",
      zh: "能回答的它来回答，不该由它回答的就连同来龙去脉一起转给人。",
    },
  },
  {
    id: "textService",
    when: when("text | text clients"),
    from: [place("services", "Text Messaging")],
    say: {
      en: "Yes: replies, reminders and promotions by text, in the thread your clients already have.",
      es: "Sí: respuestas, recordatorios y promociones por mensaje de texto, en el hilo que sus clientes ya tienen.",
      zh: "可以：用短信回复、提醒和推广，就在客户已有的短信对话里。",
    },
  },
  {
    id: "inbound",
    when: when("inbound"),
    from: [place("services", "Inbound Call Handling")],
    say: {
      en: "Yes. Every line is answered on the first ring, day and night, and what was said is in your systems before the caller hangs up.",
      es: "Sí. Contesta todas las líneas al primer timbre, de día y de noche, y lo dicho queda en sus sistemas antes de que cuelguen.",
      zh: "可以。不论白天黑夜，每条线路都在第一声铃响时接听，挂断之前内容已写入您的系统。",
    },
  },
  {
    id: "what",
    when: when("what | what company | what trade | what company trade | what inbound"),
    from: [
      place("services", "Our Service"),
      place("home", "AI employees for voice, chat, email and SMS"),
    ],
    say: {
      en: `${site.name} is an AI front desk. It answers every call, chat, email and text your business receives, day or night: it qualifies, books, reminds, and hands over to your people when it should.`,
      es: `${site.name} es una recepción con IA. Contesta cada llamada, chat, correo y mensaje que recibe su negocio, de día y de noche: filtra, agenda, recuerda y pasa a su gente cuando corresponde.`,
      zh: `${site.name} 是一个 AI 前台。您公司收到的每个电话、聊天、邮件和短信，它日夜都会应答：筛选、预约、提醒，该转给人时就转给您的同事。`,
    },
  },
];
