import { about } from "../about.ts";
import { industries } from "../industries/directory.ts";
import { sectionOf } from "../industries/industry-page.ts";
import { attorneys } from "../industries/trades/attorneys.ts";
import { dollars, pricedPlan, pricedPlans, priceNoticeDays } from "../plans.ts";
import { scheduling } from "../scheduling.ts";
import { site } from "../site.ts";
import { place, type Topic, when } from "./topic.ts";

const range = (amounts: readonly number[]) =>
  `${dollars(Math.min(...amounts))}–${dollars(Math.max(...amounts))}`;
const least = pricedPlan("basic");
const fees = range(pricedPlans.map((plan) => plan.implementationFee));
const overages = range(pricedPlans.map((plan) => plan.overage));
const texts = range(pricedPlans.flatMap(({ sms }) => (sms === undefined ? [] : [sms])));
const results = sectionOf(attorneys, "results")
  .items.map((one) => `${one.number} ${one.label}`)
  .join(", ");
const [clients, , , conversations] = about.statistics.items;
const address = `${site.address.street}, ${site.address.city}`;

const profiles = (language: "en" | "es" | "zh") =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(
    site.social.map(({ name }) => name),
  );

/** Topics about the company, its promises and its paperwork. */
export const companyTopics: readonly Topic[] = [
  {
    id: "share",
    when: when("share | share data | share secure | share secure data"),
    from: [place("privacy", "Sharing", "sharing")],
    say: {
      en: "We do not sell personal information. It goes to the companies that host this site and carry our mail, as far as their work needs it, and where the law requires it.",
      es: "No vendemos datos personales. Los reciben las empresas que alojan este sitio y llevan nuestro correo, en lo que su trabajo exige, y quien la ley obligue.",
      zh: "我们不出售个人信息。只有托管本站和投递邮件的公司在工作需要的范围内、以及法律要求时才会得到。",
    },
  },
  {
    id: "delete",
    when: when("remove | remove data | remove data secure"),
    from: [place("privacy", "User rights", "rights")],
    say: {
      en: `Write to ${site.email} from the address you used. A person looks the record up, sends it to you as a file, corrects it or erases it.`,
      es: `Escriba a ${site.email} desde la dirección que usó. Una persona busca el registro, se lo envía en un archivo, lo corrige o lo borra.`,
      zh: `请用您当时的邮箱写信到 ${site.email}。真人同事会查到记录，把文件发给您，或更正、删除。`,
    },
  },
  {
    id: "keep",
    when: when("keep | keep data | keep data record"),
    from: [
      place("privacy", "Retention", "retention"),
      place("security", "What is recorded and kept", "kept"),
    ],
    say: {
      en: "Of the calls our agents take for you, what is stored and for how long is agreed with you before the first call. A message to us is kept as long as the matter it began is alive or the law demands it; ask, and it is erased sooner. What you say to me is gone when you close this, unless you leave a message or book.",
      es: "De las llamadas que nuestros agentes atienden por usted, qué se guarda y por cuánto tiempo se acuerda con usted antes de la primera. Un mensaje para nosotros se guarda mientras viva el asunto que inició o la ley lo exija; si lo pide, se borra antes. Lo que me diga a mí desaparece al cerrar, salvo que deje un mensaje o reserve.",
      zh: "我们的智能体替您接的电话，保存什么、保存多久，会在接第一个电话之前和您约定。给我们的留言会保留到相关事务结束或法律要求的期限；您提出，就会提前删除。您和我说的话，关闭后就没有了，除非您留言或预约。",
    },
  },
  {
    id: "store",
    when: when("store | store data | store data secure"),
    from: [
      place("security", "Who can read it", "readers"),
      place("privacy", "Security", "security"),
      place("privacy", "International transfers", "transfers"),
    ],
    say: {
      en: "Messages are kept in a database that only the people who answer them can reach, in the United States or where our hosts keep their machines. Logs hold no names, numbers or texts.",
      es: "Los mensajes están en una base de datos a la que solo llegan quienes los contestan, en Estados Unidos o donde nuestros proveedores tengan sus máquinas. Los registros técnicos no llevan nombres, números ni textos.",
      zh: "留言保存在数据库里，只有负责回复的人能看到，位于美国或我们托管商的机房。日志里没有姓名、号码和内容。",
    },
  },
  {
    id: "cookies",
    when: when("cookies | cookies data"),
    from: [place("privacy", "Cookies", "cookies")],
    say: {
      en: "Only where a page could not work without one. No analytics cookies, no marketing cookies.",
      es: "Solo donde una página no funcionaría sin ellas. Ni de analítica ni de marketing.",
      zh: "只在页面没有它就无法工作时使用。没有分析类和营销类 cookie。",
    },
  },
  {
    id: "children",
    when: when("children | children data"),
    from: [place("privacy", "Children", "children")],
    say: {
      en: "The service is not for children under 13, and we do not knowingly collect their information.",
      es: "El servicio no es para menores de 13 años, y no recogemos a sabiendas sus datos.",
      zh: "本服务不面向 13 岁以下的儿童，我们也不会有意收集他们的信息。",
    },
  },
  {
    id: "training",
    when: when("training | training data | training train data"),
    from: [
      place("privacy", "AI processing", "ai-processing"),
      place("home", "What happens to our data?", "data"),
    ],
    say: {
      en: "I answer from the texts of this site. Your own agents are trained on your own material. Where I am set up to use a language model of another company, your question is sent to it to be answered; the Privacy Policy says so.",
      es: "Respondo con los textos de este sitio. Sus agentes se entrenan con su propio material. Si estoy configurado con un modelo de otra empresa, su pregunta se envía allí para responderla; la Política de Privacidad lo dice.",
      zh: "我根据本站的文字回答。您的智能体用您自己的材料训练。如果我被设置为使用其他公司的语言模型，您的问题会发给它来回答，隐私政策里有说明。",
    },
  },
  {
    id: "secure",
    when: when("secure | data | secure data | secure data law | secure law | data law"),
    from: [
      place("security", "How this site protects a message", "message"),
      place("privacy", "Security", "security"),
      place("mycase", "Is it secure enough for a legal practice?", "security"),
    ],
    say: {
      en: "It gives no legal advice and discusses a matter with nobody it has not recognized. Messages lie in a database that only the people who answer them can reach, and logs hold no names or texts. What is stored for your firm, and for how long, is agreed before the first call.",
      es: "No da consejo legal ni habla de un asunto con quien no ha reconocido. Los mensajes están en una base de datos a la que solo llegan quienes los contestan, y los registros no llevan nombres ni textos. Qué se guarda de su despacho, y cuánto tiempo, se acuerda antes de la primera llamada.",
      zh: "它不提供法律建议，也不会和未确认身份的人谈论案件。留言保存在只有回复者能看到的数据库里，日志不含姓名和内容。您公司的资料存什么、存多久，在第一通电话之前商定。",
    },
  },
  {
    id: "subprocessors",
    when: when("subprocessors | subprocessors data | subprocessors secure | subprocessors share"),
    from: [place("security", "Sub-processors", "sub-processors")],
    say: {
      en: "Nobody beyond those who host this site and carry our mail: the default installation runs on one server of ours, without sub-processors. Ask us for the list of the service that you buy.",
      es: "Nadie más que quienes alojan este sitio y llevan nuestro correo: la instalación normal funciona en un servidor nuestro, sin subencargados. Pídanos la lista del servicio que contrate.",
      zh: "只有托管本站和投递邮件的公司：本站默认在我们自己的一台服务器上运行，没有分包处理方。您购买的服务用到哪些，请向我们索取名单。",
    },
  },
  {
    id: "reportHole",
    when: when("hole | hole secure | hole data"),
    from: [place("security", "Report a hole", "report")],
    say: {
      en: `Write to ${site.email} with “Security” in the subject: what you did, what happened, which page. Please leave other people’s data alone, and give us time to mend it.`,
      es: `Escriba a ${site.email} con «Security» en el asunto: qué hizo, qué pasó y en qué página. No toque datos ajenos y denos tiempo para corregirlo.`,
      zh: `请写信到 ${site.email}，主题注明 “Security”：您做了什么、发生了什么、在哪个页面。请不要动他人的数据，并给我们时间修复。`,
    },
  },
  {
    id: "change",
    when: when("change | change price"),
    from: [
      place("terms", "Payment terms", "payment"),
      place("home", "How are we billed?", "contract"),
    ],
    say: {
      en: `Prices change only with ${priceNoticeDays} days’ notice.`,
      es: `Los precios solo cambian con ${priceNoticeDays} días de aviso.`,
      zh: `价格变动会提前 ${priceNoticeDays} 天通知。`,
    },
  },
  {
    id: "late",
    when: when("late | late price | late billing"),
    from: [place("terms", "Payment terms", "payment")],
    say: {
      en: "Fees are payable in advance. Late payment may suspend the service until it is settled.",
      es: "Las cuotas se pagan por adelantado. Un pago tardío puede suspender el servicio hasta que se salde.",
      zh: "费用需预付。逾期付款可能会暂停服务，直到结清。",
    },
  },
  {
    id: "leave",
    when: when(
      "leave | leave plans | leave annual price | leave price | leave monthly | leave annual | leave billing",
    ),
    from: [
      place("terms", "Termination", "termination"),
      place("terms", "Payment terms", "payment"),
    ],
    say: {
      en: "You may leave at the end of any billing period, monthly or annual as you chose. Ask us for your records before they are deleted.",
      es: "Puede irse al final de cualquier período de facturación, mensual o anual según elija. Pídanos sus registros antes de que se borren.",
      zh: "您可以在任何一个计费周期（月或年）结束时离开。请在删除前向我们索取您的记录。",
    },
  },
  {
    id: "trial",
    when: when("trial | trial price"),
    from: [place("mycase", "Start Your Free Trial"), place("contact", "Contact form")],
    say: {
      en: "Yes: two weeks free for firms on MyCase, on your own number. For other systems, write to us and a person will say what is possible. You can see it work before that, in a half-hour call.",
      es: "Sí: dos semanas gratis para despachos con MyCase, en su propio número. Para otros sistemas, escríbanos y una persona le dirá qué es posible. Antes puede verlo funcionar, en una llamada de media hora.",
      zh: "有：使用 MyCase 的律所可以免费试用两周，用您自己的号码。其他系统请写信给我们，真人同事会告诉您可以怎么安排。在那之前，您可以在半小时的通话里看它怎么工作。",
    },
  },
  {
    id: "catch",
    when: when("catch | catch price | catch plans | catch fee | catch leave"),
    from: [
      place("pricing", "Plans"),
      place("terms", "Payment terms", "payment"),
      place("home", "Can it give legal or medical advice?", "advice"),
    ],
    say: {
      en: `What is printed small elsewhere: each plan has an implementation fee, once, ${fees}; minutes beyond the plan cost ${overages} each, texts ${texts}; language-model tokens are paid by use; fees are payable in advance; prices change with ${priceNoticeDays} days’ notice. And it gives no legal or medical advice.`,
      es: `Lo que otros ponen en letra chica: cada plan tiene una cuota de implementación, una sola vez, ${fees}; cada minuto por encima del plan cuesta ${overages}, cada mensaje ${texts}; los tokens del modelo de lenguaje se pagan por uso; se paga por adelantado; los precios cambian con ${priceNoticeDays} días de aviso. Y no da consejo legal ni médico.`,
      zh: `别处用小字写的，我们写在明处：每个套餐有一次性实施费，${fees}；超出套餐的每分钟 ${overages}，短信每条 ${texts}；语言模型 token 按用量付费；费用预付；价格变动会提前 ${priceNoticeDays} 天通知。另外它不提供法律或医疗建议。`,
    },
  },
  {
    id: "limits",
    when: when("limits | limits what | limits works | limits price"),
    from: [
      place("home", "Can it give legal or medical advice?", "advice"),
      place("terms", "Availability", "availability"),
    ],
    say: {
      en: "It gives no legal or medical advice, promises no outcome, and does not discuss a matter with somebody it has not recognized. Carriers, language models and the systems you connect can interrupt it. What it should not answer it hands to your people.",
      es: "No da consejo legal ni médico, no promete resultados y no habla de un asunto con quien no ha reconocido. Las operadoras, los modelos de lenguaje y los sistemas que conecte pueden interrumpirlo. Lo que no debe contestar se lo pasa a su gente.",
      zh: "它不提供法律或医疗建议，不承诺结果，也不会和未确认身份的人谈论事务。运营商、语言模型和您连接的系统都可能造成中断。不该由它回答的，它会转给您的同事。",
    },
  },
  {
    id: "results",
    when: when("results | results price | results law"),
    from: [place("attorneys", "Results"), place("terms", "Disclaimers", "disclaimers")],
    say: {
      en: `Our pages name ${results}. Those are results of particular customers or estimates; yours will be your own.`,
      es: `Nuestras páginas mencionan: ${results}. Son resultados de clientes concretos o estimaciones; los suyos serán los suyos.`,
      zh: `我们的页面上写着：${results}。这些是个别客户的结果或估计，您的结果会有所不同。`,
    },
  },
  {
    id: "clients",
    when: when("clients | clients howMany | clients law"),
    from: [place("about", `${site.name} in numbers`)],
    say: {
      en: `Our page says ${clients?.number} ${clients?.label} and ${conversations?.number} ${conversations?.label}.`,
      es: `Nuestra página dice: ${clients?.number} clientes en el mundo y ${conversations?.number} conversaciones atendidas.`,
      zh: `我们的页面写着：全球 ${clients?.number} 客户，处理过 ${conversations?.number} 次对话。`,
    },
  },
  {
    id: "law",
    when: when("law | law trade | law what | law works trade | law works"),
    from: [
      place("attorneys", "For attorneys"),
      place("mycase", "For firms on MyCase"),
      place("lawmatics", "For firms on Lawmatics"),
    ],
    say: {
      en: "Yes, law firms are what it was raised in. It asks your intake questions in your order, checks conflicts, books the consult, and gives no legal advice.",
      es: "Sí, nació en los despachos de abogados. Hace sus preguntas de admisión en su orden, revisa conflictos, agenda la consulta y no da consejo legal.",
      zh: "适合，它就是在律所里成长起来的。它按您的顺序问接案问题，检查利益冲突，预约咨询，而且不提供法律建议。",
    },
  },
  {
    id: "industries",
    when: when("trade | trade howMany"),
    from: [place("industries", "Industries directory")],
    say: {
      en: `The directory lists ${industries.length} trades: law, insurance, real estate, doctors, dentists, salons, home trades, cars, shops, restaurants, hotels and more. If your phone rings, it is a trade it can learn. Which is yours?`,
      es: `El directorio tiene ${industries.length} oficios: derecho, seguros, inmobiliarias, médicos, dentistas, salones, oficios del hogar, autos, tiendas, restaurantes, hoteles y más. Si su teléfono suena, puede aprenderlo. ¿Cuál es el suyo?`,
      zh: `目录里有 ${industries.length} 个行业：律师、保险、房产、医生、牙医、美容美发、上门维修、汽车、商店、餐厅、酒店等。只要有电话，它就能学。您是哪个行业？`,
    },
  },
  {
    id: "planLanguages",
    when: [],
    from: [place("pricing", "Plans"), place("home", "Which languages does it speak?", "languages")],
    say: {
      en: "Our pages tie no language to a plan: it is English, Spanish, Chinese and more, whichever you take. Only Custom names languages, sized to your firm.",
      es: "Nuestras páginas no atan ningún idioma a un plan: inglés, español, chino y más, elija el que elija. Solo Custom nombra los idiomas, a la medida de su negocio.",
      zh: "我们的页面没有把语言和套餐挂钩：无论选哪个，都是英语、西班牙语、中文等。只有 Custom 写明语言按您的公司来定。",
    },
  },
  {
    id: "compared",
    when: [],
    from: [place("services", "Our Service"), place("pricing", "Plans")],
    say: {
      en: `I know what ${site.name} is, and I judge nobody else’s terms. What we are: an AI front desk that answers every call, chat, email and text, day and night, in English, Spanish, Chinese and more; it books, writes to the systems you have, and hands over to your people. Prices are printed, from ${dollars(least.price.annual)} a month. For a comparison point by point ${scheduling.host} is the right one: say “book”, or leave your email here.`,
      es: `Sé qué es ${site.name}, y no juzgo las condiciones de otros. Lo que somos: una recepción con IA que contesta cada llamada, chat, correo y mensaje, de día y de noche, en inglés, español, chino y más; agenda, escribe en los sistemas que usted tiene y pasa a su gente. Los precios están publicados, desde ${dollars(least.price.annual)} al mes. Para compararlo punto por punto, lo mejor es ${scheduling.host}: diga «reservar» o deje aquí su correo.`,
      zh: `我只了解 ${site.name}，不评价别家的条件。我们是 AI 前台：电话、聊天、邮件和短信，日夜都用英语、西班牙语、中文等语言应答；会预约，会写入您现有的系统，也会转给您的同事。价格是公开的，每月 ${dollars(least.price.annual)} 起。想逐项比较，请找 ${scheduling.host}：说“预约”，或在这里留下邮箱。`,
    },
  },
  {
    id: "comparedPrice",
    when: [],
    from: [place("pricing", "Plans")],
    say: {
      en: `What another company charges you I do not know, so I cannot say who is cheaper. Ours is printed: ${pricedPlans.map((one) => `${one.name} ${dollars(one.price.annual)}`).join(", ")} a month on annual billing, and an implementation fee once, ${fees}. Tell me how many calls you get a day and I reckon the sum to put beside theirs; for the rest ${scheduling.host} is a person to ask.`,
      es: `No sé cuánto le cobra otra empresa, así que no puedo decir quién es más barato. Lo nuestro está publicado: ${pricedPlans.map((one) => `${one.name} ${dollars(one.price.annual)}`).join(", ")} al mes con pago anual, y una cuota de implementación una sola vez, ${fees}. Dígame cuántas llamadas recibe al día y calculo la cifra para compararla; lo demás se lo responde ${scheduling.host}, que es una persona.`,
      zh: `别家收您多少我不知道，所以不能说谁更便宜。我们的价格是公开的：年付每月 ${pricedPlans.map((one) => `${one.name} ${dollars(one.price.annual)}`).join("，")}，另有一次性实施费 ${fees}。告诉我您每天多少通电话，我算出来给您对比；其他的可以问真人同事 ${scheduling.host}。`,
    },
  },
  {
    id: "company",
    when: when("company | company what"),
    from: [place("about", "Who we are")],
    say: {
      en: `${site.name} built the colleague for the hours when nobody is at the desk: one that speaks, writes and books, says it is an assistant when asked, and hands over to a person when it matters. We sit in ${site.address.city}.`,
      es: `${site.name} creó al colega para las horas en que no hay nadie en recepción: habla, escribe y agenda, dice que es un asistente si se lo preguntan y pasa la llamada a una persona cuando importa. Estamos en ${site.address.city}.`,
      zh: `${site.name} 为前台没人的时段做了一位同事：会说、会写、会预约，有人问就说明自己是助手，重要时转给真人。我们在 ${site.address.city}。`,
    },
  },
  {
    id: "introCall",
    when: [],
    from: [place("booking", "By phone or video")],
    say: {
      en: `It is ${scheduling.minutes} minutes with ${scheduling.host}, who is a person, by phone or by video.`,
      es: `Son ${scheduling.minutes} minutos con ${scheduling.host}, que es una persona, por teléfono o por video.`,
      zh: `由真人 ${scheduling.host} 与您通话 ${scheduling.minutes} 分钟，电话或视频都可以。`,
    },
  },
  {
    id: "introCallPrice",
    when: [],
    from: [place("booking", "By phone or video")],
    say: {
      en: "Nothing is charged for booking it: no payment is asked for, and the price list has no line for the call.",
      es: "Reservarla no cuesta nada: no se pide ningún pago, y la lista de precios no tiene ese renglón.",
      zh: "预约不收费：不要求付款，价目表里也没有这一项。",
    },
  },
  {
    id: "address",
    when: when("address | address company | address contact | address emailAddress"),
    from: [place("contact", "Post")],
    say: {
      en: `${site.name}, ${address}.`,
      es: `${site.name}, ${address}.`,
      zh: `${site.name}，${address}。`,
    },
  },
  {
    id: "emailAddress",
    when: when("emailAddress | emailAddress contact | emailAddress emails"),
    from: [place("contact", "Read by a person")],
    say: {
      en: `${site.email}. A person reads it. You may also leave the message with me.`,
      es: `${site.email}. Lo lee una persona. También puede dejarme el mensaje a mí.`,
      zh: `${site.email}，由真人阅读。您也可以在这里给我留言。`,
    },
  },
  {
    id: "contact",
    when: when("contact"),
    from: [place("contact", "Ask us anything")],
    say: {
      en: `Call ${site.phone.display}, write to ${site.email}, book ${scheduling.minutesInWords.toLowerCase()} minutes, or leave a message here. A person replies within ${site.replyWithinHours} hours.`,
      es: `Llame al ${site.phone.display}, escriba a ${site.email}, reserve ${scheduling.minutes} minutos o deje aquí un mensaje. Una persona responde en un plazo de ${site.replyWithinHours} horas.`,
      zh: `请致电 ${site.phone.display}，写信到 ${site.email}，预约 ${scheduling.minutes} 分钟通话，或在这里留言。真人会在 ${site.replyWithinHours} 小时内回复。`,
    },
  },
  {
    id: "replyTime",
    when: when("replyTime | replyTime message | replyTime emailAddress | replyTime message person"),
    from: [place("contact", "Ask us anything")],
    say: {
      en: `A person replies within ${site.replyWithinHours} hours.`,
      es: `Una persona responde en un plazo de ${site.replyWithinHours} horas.`,
      zh: `真人会在 ${site.replyWithinHours} 小时内回复。`,
    },
  },
  {
    id: "officeHours",
    when: when("officeHours | officeHours person | officeHours always"),
    from: [place("contact", "Booking calendar")],
    say: {
      en: `The line is always answered. People take booked calls ${scheduling.daysInWords.en}, ${scheduling.hoursInWords.en}, ${scheduling.zoneName}.`,
      es: `La línea siempre se contesta. Las personas atienden llamadas reservadas ${scheduling.daysInWords.es}, ${scheduling.hoursInWords.es}, hora de la Montaña (EE. UU.).`,
      zh: `电话随时有人接。真人同事${scheduling.daysInWords.zh}接听预约通话：${scheduling.hoursInWords.zh}（美国山区时间）。`,
    },
  },
  {
    id: "billing",
    when: when("billing | billing monthly | billing annual | billing price"),
    from: [
      place("home", "How are we billed?", "contract"),
      place("terms", "Payment terms", "payment"),
    ],
    say: {
      en: `Monthly or annually, in advance, at the figures printed on the pricing page, together with the implementation fee. Prices change only with ${priceNoticeDays} days’ notice.`,
      es: `Por mes o por año, por adelantado, según las cifras de la página de precios, junto con la cuota de implementación. Los precios solo cambian con ${priceNoticeDays} días de aviso.`,
      zh: `按月或按年预付，金额以价格页为准，另加实施费。价格变动会提前 ${priceNoticeDays} 天通知。`,
    },
  },
  {
    id: "login",
    when: when("login"),
    from: [place("terms", "Accounts", "accounts")],
    say: {
      en: "This site has no accounts. Login and Register at the top of the page lead to the separate dashboard.",
      es: "Este sitio no tiene cuentas. «Login» y «Register», arriba en la página, llevan al panel aparte.",
      zh: "本站没有账户。页面顶部的 Login 和 Register 会带您到单独的控制台。",
    },
  },
  {
    id: "accessibility",
    when: when("accessibility"),
    from: [place("accessibility", "Accessibility statement")],
    say: {
      en: "The site is built to be used by keyboard, screen reader and voice. The statement says what falls short, and whom to tell.",
      es: "El sitio está hecho para usarse con teclado, lector de pantalla y voz. La declaración dice qué falta y a quién avisar.",
      zh: "本站可以用键盘、读屏软件和语音使用。声明里写了不足之处和反馈方式。",
    },
  },
  {
    id: "blog",
    when: when("blog"),
    from: [place("blogs", "Blogs")],
    say: {
      en: "There are notes from the line on intake, languages, scheduling and no-shows.",
      es: "Hay notas desde la línea sobre admisión, idiomas, agenda y ausencias.",
      zh: "博客里有关于接案、语言、预约和爽约的文章。",
    },
  },
  {
    id: "social",
    when: when("social"),
    from: [place("contact", "Footer links")],
    say: {
      en: `We are on ${profiles("en")}; the links stand at the foot of every page. Another profile is not named here.`,
      es: `Estamos en ${profiles("es")}; los enlaces están al pie de cada página. Aquí no se nombra ningún otro perfil.`,
      zh: `我们在 ${profiles("zh")} 上有账号，链接在每页底部。本站没有写其他账号。`,
    },
  },
  {
    id: "move",
    when: when("move | move book | move leave"),
    from: [place("contact", "Booking calendar")],
    say: {
      en: `The confirmation you got by email has a link to reschedule or cancel. Without it, call ${site.phone.display} or say “person”.`,
      es: `El correo de confirmación lleva un enlace para cambiar o cancelar la cita. Sin él, llame al ${site.phone.display} o diga «persona».`,
      zh: `确认邮件里有改期或取消的链接。如果找不到，请致电 ${site.phone.display}，或者说“人工”。`,
    },
  },
];
