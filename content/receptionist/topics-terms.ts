import { priceNoticeDays } from "../plans.ts";
import { site } from "../site.ts";
import { place, type Topic } from "./topic.ts";

/**
 * Topics of the terms, the privacy policy and the security page that no word of `heard` stands for:
 * only questions like their examples lead to them.
 */
export const termsTopics: readonly Topic[] = [
  {
    id: "ownership",
    when: [],
    from: [place("terms", "Intellectual property", "intellectual-property")],
    say: {
      en: "Your documents, scripts and recordings stay yours; you let us use them to run your agents. The service, its design and its software are ours.",
      es: "Sus documentos, guiones y grabaciones siguen siendo suyos; usted nos deja usarlos para que funcionen sus agentes. El servicio, su diseño y su software son nuestros.",
      zh: "您的文件、话术和录音仍归您所有；您允许我们用它们来运行您的智能体。服务、设计和软件归我们。",
    },
  },
  {
    id: "liability",
    when: [],
    from: [place("terms", "Liability", "liability"), place("terms", "Disclaimers", "disclaimers")],
    say: {
      en: "The terms limit it: neither side owes the other for indirect loss, and our total liability is limited to the fees paid for the twelve months before the claim, as far as the law allows. Language models can be wrong: review what matters before you rely on it.",
      es: "Los términos lo limitan: ninguna parte responde ante la otra por daños indirectos, y nuestra responsabilidad total llega hasta las cuotas pagadas en los doce meses anteriores al reclamo, en lo que la ley permita. Los modelos de lenguaje pueden equivocarse: revise lo importante antes de confiar en ello.",
      zh: "条款有限制：任何一方不对间接损失负责；在法律允许的范围内，我们的全部责任以索赔前十二个月所付的费用为限。语言模型可能出错：重要的内容请先核对。",
    },
  },
  {
    id: "governingLaw",
    when: [],
    from: [place("terms", "Governing law", "governing-law")],
    say: {
      en: "The terms are governed by the laws of the State of Wyoming, United States.",
      es: "Los términos se rigen por las leyes del estado de Wyoming, Estados Unidos.",
      zh: "条款适用美国怀俄明州（Wyoming）的法律。",
    },
  },
  {
    id: "termsChange",
    when: [],
    from: [place("terms", "Changes", "changes"), place("privacy", "Changes", "changes")],
    say: {
      en: `The terms and the privacy policy may change. The new version is published on its page, with its date. Prices change only with ${priceNoticeDays} days’ notice.`,
      es: `Los términos y la política de privacidad pueden cambiar. La versión nueva se publica en su página, con su fecha. Los precios cambian solo con ${priceNoticeDays} días de aviso.`,
      zh: `条款和隐私政策可能修改，新版本会带日期公布在原页面上。价格变动提前 ${priceNoticeDays} 天通知。`,
    },
  },
  {
    id: "acceptableUse",
    when: [],
    from: [
      place("terms", "Acceptable use", "acceptable-use"),
      place("security", "Recording, calls and texts", "consent"),
    ],
    say: {
      en: "Call or text only people who agreed to it and have not said STOP, and never deceive a caller about whether a person or an assistant speaks. The security page names the laws on recording, calls and texts; you are responsible for the ones that apply to you.",
      es: "Llame o escriba solo a quien lo aceptó y no ha dicho STOP, y nunca engañe a quien llama sobre si habla una persona o un asistente. La página de seguridad nombra las leyes sobre grabaciones, llamadas y mensajes; usted responde de las que le apliquen.",
      zh: "只能打电话或发短信给同意过、且没有回复 STOP 的人，也不能隐瞒说话的是真人还是助手。安全页列出了录音、电话和短信方面的法律；适用于您的那些由您负责遵守。",
    },
  },
  {
    id: "voiceHere",
    when: [],
    from: [place("security", "What is recorded and kept", "kept")],
    say: {
      en: "No, this site does not record your voice. Your browser turns speech into text, and the text is treated like what you type: held while you talk and then gone, unless you leave a message or book.",
      es: "No, este sitio no graba su voz. Su navegador convierte el habla en texto, y ese texto se trata como lo que escribe: se tiene mientras hablamos y luego desaparece, salvo que deje un mensaje o reserve.",
      zh: "不会，本站不录您的声音。浏览器把语音转成文字，文字与您输入的一样处理：对话时保留，之后就没有了，除非您留言或预约。",
    },
  },
  {
    id: "chatHere",
    when: [],
    from: [
      place("privacy", "AI processing", "ai-processing"),
      place("security", "What is recorded and kept", "kept"),
    ],
    say: {
      en: "What you write to me is held while we talk and then gone, unless you leave a message or book: then it goes along, and I tell you so before. Where I am set up to use another company’s language model, your question is sent to it to be answered.",
      es: "Lo que me escribe se tiene mientras hablamos y luego desaparece, salvo que deje un mensaje o reserve: entonces va con él, y se lo digo antes. Si estoy configurado con el modelo de lenguaje de otra empresa, su pregunta se le envía para responderla.",
      zh: "您写给我的内容只在对话时保留，之后就没有了，除非您留言或预约：那时会一起转交，我会事先告诉您。如果我使用其他公司的语言模型，您的问题会发给它来回答。",
    },
  },
  {
    id: "diskEncryption",
    when: [],
    from: [place("security", "Who can read it", "readers")],
    say: {
      en: "The database is not encrypted on its disk. Its files, the mails and the backups are readable by their owner alone, and nobody reaches them by way of the public pages.",
      es: "La base de datos no está cifrada en su disco. Sus archivos, los correos y las copias solo los puede leer su dueño, y nadie llega a ellos por las páginas públicas.",
      zh: "数据库在磁盘上没有加密。它的文件、邮件和备份只有其所有者能读，任何人都无法通过公开页面接触到。",
    },
  },
  {
    id: "lostMessages",
    when: [],
    from: [place("security", "How this site protects a message", "message")],
    say: {
      en: "A message that was answered with “sent” is on disk, once, together with the mail that brings it to us. We test that by breaking the site on purpose; the security page has the figures.",
      es: "Un mensaje al que se respondió «enviado» está en el disco, una sola vez, junto con el correo que nos lo trae. Lo probamos rompiendo el sitio a propósito; la página de seguridad tiene las cifras.",
      zh: "显示“已发送”的留言已经写入磁盘，只存一份，并连同发给我们的邮件。我们故意弄坏网站来测试；数字在安全页上。",
    },
  },
  {
    id: "breach",
    when: [],
    from: [place("privacy", "Security", "security")],
    say: {
      en: "No system is perfect. If one of ours fails in a way that concerns you, you will hear it from us.",
      es: "Ningún sistema es perfecto. Si uno de los nuestros falla de un modo que le afecte, se lo diremos nosotros.",
      zh: "没有完美的系统。如果我们的系统出了与您有关的问题，我们会通知您。",
    },
  },
  {
    id: "collected",
    when: [],
    from: [
      place("privacy", "Information collected", "information"),
      place("privacy", "Use", "use"),
    ],
    say: {
      en: "What you write into a form or a booking (name, email, and phone, company and message if you give them), and what every request to a website carries. We use it to answer you, to hold your appointment and to keep the site running.",
      es: "Lo que escribe en un formulario o una reserva (nombre, correo, y teléfono, empresa y mensaje si los da), y lo que lleva toda solicitud a un sitio web. Lo usamos para responderle, guardar su cita y mantener el sitio.",
      zh: "您在表单或预约里填写的内容（姓名、邮箱，以及您愿意留的电话、公司和留言），还有每次网页请求自带的信息。我们用它来回复您、保留预约、维持网站运行。",
    },
  },
  {
    id: "callMemory",
    when: [],
    from: [place("about", "It remembers")],
    say: {
      en: "Yes. Voice, email, chat and text share one memory of the caller: the last call, the open matter and who prefers a text.",
      es: "Sí. Voz, correo, chat y mensajes comparten una memoria de quien llama: la última llamada, el asunto abierto y quién prefiere un mensaje.",
      zh: "会。语音、邮件、聊天和短信共用对来电者的记忆：上一次通话、正在办的事，以及谁更喜欢短信。",
    },
  },
  {
    id: "setupPerson",
    when: [],
    from: [place("home", "Dedicated Support")],
    say: {
      en: "A named person sets you up and listens to your first calls.",
      es: "Una persona con nombre lo pone en marcha y escucha sus primeras llamadas.",
      zh: "有指定的同事帮您启用，并听您最初的几通电话。",
    },
  },
  {
    id: "takeOver",
    when: [],
    from: [place("home", "Total Control & Insight")],
    say: {
      en: "Yes: you can read each word live, decide what it may say, or take the call yourself.",
      es: "Sí: puede leer cada palabra en vivo, decidir qué puede decir o tomar usted la llamada.",
      zh: "可以：您能实时看到每个字，决定它可以说什么，或者自己接过电话。",
    },
  },
  {
    id: "misuse",
    when: [],
    from: [place("terms", "Termination", "termination")],
    say: {
      en: `We may end the service for a serious breach of the terms. On leaving, ask us at ${site.email} for your records before they are deleted.`,
      es: `Podemos terminar el servicio por un incumplimiento grave de los términos. Al salir, pídanos sus registros a ${site.email} antes de que se borren.`,
      zh: `如有严重违反条款的情况，我们可以终止服务。离开时，请在删除之前写信到 ${site.email} 索取您的记录。`,
    },
  },
];
