import { about } from "../about.ts";
import { week } from "../home/about-teaser.ts";
import { dollars, pricedPlan, pricedPlans } from "../plans.ts";
import { scheduling } from "../scheduling.ts";
import { site } from "../site.ts";
import { place, type Topic } from "./topic.ts";

const least = pricedPlan("basic");
const most = pricedPlans.at(-1) ?? least;
const fees = `${dollars(least.implementationFee)}–${dollars(most.implementationFee)}`;
const [clients] = about.statistics.items;

/**
 * What is asked on after another answer ("we're on Clio though", after the trial), or by a form of its
 * own: no word of `heard` leads here, only the rules of `asked-on.ts`.
 */
export const askedOnTopics: readonly Topic[] = [
  {
    id: "trialOthers",
    when: [],
    from: [place("mycase", "Start Your Free Trial"), place("contact", "Contact form")],
    say: {
      en: `The two free weeks are for law firms on MyCase only. What is possible for others, a person will say: write to ${site.email}, or leave your question here.`,
      es: `Las dos semanas gratis son solo para despachos con MyCase. Qué es posible para los demás se lo dirá una persona: escriba a ${site.email} o deje aquí su pregunta.`,
      zh: `两周免费试用只给使用 MyCase 的律所。其他公司可以怎么安排，真人同事会告诉您：写信到 ${site.email}，或者在这里留下问题。`,
    },
  },
  {
    id: "trialMyCase",
    when: [],
    from: [place("mycase", "Start Your Free Trial"), place("contact", "Contact form")],
    say: {
      en: `Then the two free weeks are meant for you: for law firms on MyCase, on your own number. To ask for them, write to ${site.email}, use the contact form, or leave your name and email here.`,
      es: `Entonces las dos semanas gratis son para usted: para despachos con MyCase, en su propio número. Para pedirlas, escriba a ${site.email}, use el formulario de contacto o deje aquí su nombre y su correo.`,
      zh: `那么这两周免费试用正适合您：使用 MyCase 的律所，用您自己的号码。要申请，请写信到 ${site.email}，用联系表单，或在这里留下姓名和邮箱。`,
    },
  },
  {
    id: "recordReaders",
    when: [],
    from: [
      place("security", "What is recorded and kept", "kept"),
      place("home", "Total Control & Insight"),
      place("privacy", "Sharing", "sharing"),
    ],
    say: {
      en: "You can read each word of your calls live. Who else could hear or read a recorded call, our pages do not say, and I would rather not guess; a person will tell you.",
      es: "Usted puede leer en vivo cada palabra de sus llamadas. Quién más podría oír o leer una llamada grabada no está en nuestras páginas, y prefiero no adivinar; una persona se lo dirá.",
      zh: "您可以实时看到通话的每个字。还有谁能听或看录音，我们的页面没有写，我不想乱猜；真人同事会告诉您。",
    },
  },
  {
    id: "recordChosen",
    when: [],
    from: [
      place("security", "Recording, calls and texts", "consent"),
      place("security", "What is recorded and kept", "kept"),
    ],
    say: {
      en: "What is stored of your calls, and for how long, is agreed with you before the first one. Whether recording can be left out altogether, our pages do not say; a person will tell you.",
      es: "Qué se guarda de sus llamadas, y por cuánto tiempo, se acuerda con usted antes de la primera. Si se puede prescindir de grabar no está en nuestras páginas; una persona se lo dirá.",
      zh: "您的通话保存什么、保存多久，会在第一个电话之前和您约定。能不能完全不录音，我们的页面没有写；真人同事会告诉您。",
    },
  },
  {
    id: "recordsAtEnd",
    when: [],
    from: [
      place("terms", "Termination", "termination"),
      place("security", "What is recorded and kept", "kept"),
    ],
    say: {
      en: `When you leave, ask us at ${site.email} for your records before they are deleted. What is stored of your calls, and for how long, is agreed with you before the first one.`,
      es: `Al irse, pídanos sus registros a ${site.email} antes de que se borren. Qué se guarda de sus llamadas, y por cuánto tiempo, se acuerda con usted antes de la primera.`,
      zh: `离开时，请在删除之前写信到 ${site.email} 索取您的记录。您的通话保存什么、保存多久，会在第一个电话之前和您约定。`,
    },
  },
  {
    id: "recordsKept",
    when: [],
    from: [
      place("security", "What is recorded and kept", "kept"),
      place("privacy", "Retention", "retention"),
    ],
    say: {
      en: "How long recordings of your calls are kept, and what is stored at all, is agreed with you before the first one.",
      es: "Cuánto tiempo se guardan las grabaciones de sus llamadas, y qué se guarda, se acuerda con usted antes de la primera.",
      zh: "您的通话录音保存多久、保存什么，会在第一个电话之前和您约定。",
    },
  },
  {
    id: "customersNamed",
    when: [],
    from: [place("about", `${site.name} in numbers`)],
    say: {
      en: `About single customers I give nothing out, and our pages list none by place or trade. They say ${clients?.number} ${clients?.label}; whom you could ask, a person will tell you.`,
      es: `De clientes concretos no doy datos, y nuestras páginas no los enumeran por lugar ni por oficio. Dicen: ${clients?.number} clientes en el mundo; a quién podría preguntar se lo dirá una persona.`,
      zh: `单个客户的情况我不透露，我们的页面也没有按地区或行业列出客户。页面写着：全球 ${clients?.number} 客户；可以向谁了解，真人同事会告诉您。`,
    },
  },
  {
    id: "invoices",
    when: [],
    from: [place("terms", "Payment terms", "payment"), place("contact", "Ask us anything")],
    say: {
      en: `How invoices are sent, our pages do not say, and I cannot see one from here. A person looks after that: call ${site.phone.display}, write to ${site.email}, or leave a message here.`,
      es: `Cómo se envían las facturas no está en nuestras páginas, y desde aquí no veo ninguna. De eso se ocupa una persona: llame al ${site.phone.display}, escriba a ${site.email} o deje aquí un mensaje.`,
      zh: `发票怎么开，我们的页面没有写，我这里也看不到。这由真人同事负责：请致电 ${site.phone.display}，写信到 ${site.email}，或在这里留言。`,
    },
  },
  {
    id: "planChange",
    when: [],
    from: [place("pricing", "Plans"), place("terms", "Termination", "termination")],
    say: {
      en: "Pausing, changing the plan later, and what happens to the implementation fee then: our pages do not say, so I do not know. They say that you may leave at the end of any billing period. A person will tell you the rest.",
      es: "Pausar, cambiar de plan más adelante y qué pasa entonces con la cuota de implementación: nuestras páginas no lo dicen, así que no lo sé. Dicen que puede irse al final de cualquier período de facturación. Lo demás se lo dirá una persona.",
      zh: "暂停、以后换套餐、那时实施费怎么算：我们的页面没有写，所以我不知道。页面写的是可以在任何一个计费周期结束时离开。其余的真人同事会告诉您。",
    },
  },
  {
    id: "emergencyNumber",
    when: [],
    from: [place("home", "What does it do when it cannot answer?", "cannot-answer")],
    say: {
      en: "You decide which words and callers go straight to a person, urgent ones too, with a summary attached. Whether it names or calls 911 itself, our pages do not say; a person will tell you.",
      es: "Usted decide qué palabras y qué personas van directo a alguien de su equipo, también en urgencias, con un resumen. Si nombra el 911 o llama ahí por sí mismo no está en nuestras páginas; una persona se lo dirá.",
      zh: "哪些词、哪些来电者要直接转给真人，由您决定，紧急的也一样，并附上摘要。它会不会提到或拨打 911，我们的页面没有写；真人同事会告诉您。",
    },
  },
  {
    id: "hire",
    when: [],
    from: [place("pricing", "Plans"), place("services", "Our Service")],
    say: {
      en: `${site.name} is an AI front desk: it answers all ${week.hours} hours of the week, every line at once, from ${dollars(least.price.annual)} a month on annual billing and an implementation fee once, ${fees}; it books, writes to your systems and hands over to your people. What somebody else costs you, I cannot judge. Tell me your calls a day, and I reckon our side of it.`,
      es: `${site.name} es una recepción con IA: contesta las ${week.hours} horas de la semana, todas las líneas a la vez, desde ${dollars(least.price.annual)} al mes con pago anual y una cuota de implementación, una sola vez, de ${fees}; agenda, escribe en sus sistemas y pasa a su gente. Lo que le cuesta otra persona o empresa no lo puedo juzgar. Dígame sus llamadas al día y calculo nuestra parte.`,
      zh: `${site.name} 是 AI 前台：一周 ${week.hours} 小时都接，所有线路同时接，按年付每月 ${dollars(least.price.annual)} 起，另有一次性实施费 ${fees}；会预约、写入您的系统、转给您的同事。别人要花您多少钱，我无法判断。告诉我您每天多少电话，我来算我们这边的。`,
    },
  },
  {
    id: "sample",
    when: [],
    from: [place("industries", "Industries directory"), place("contact", "Booking calendar")],
    say: {
      en: `You can try it right here: speak to me, or to the front desk on the page of a trade. In ${scheduling.minutes} minutes with ${scheduling.host} you can also see it work, and your own is tested before callers meet it.`,
      es: `Puede probarlo aquí mismo: hable conmigo, o con la recepción de la página de un oficio. En ${scheduling.minutes} minutos con ${scheduling.host} también puede verlo funcionar, y el suyo se prueba antes de que lo oigan quienes llaman.`,
      zh: `您现在就可以试：和我说话，或者和行业页面上的前台说话。和 ${scheduling.host} 通话 ${scheduling.minutes} 分钟也可以看它怎么工作；您自己的会先测试，再接真正的来电。`,
    },
  },
  {
    id: "callShows",
    when: [],
    from: [place("booking", "By phone or video")],
    say: {
      en: `In those ${scheduling.minutes} minutes you can see it work and ask ${scheduling.host}, who is a person, whatever you like to know.`,
      es: `En esos ${scheduling.minutes} minutos puede verlo funcionar y preguntarle a ${scheduling.host}, que es una persona, lo que quiera saber.`,
      zh: `在这 ${scheduling.minutes} 分钟里，您可以看它怎么工作，想知道什么都可以问 ${scheduling.host}，她是真人。`,
    },
  },
  {
    id: "callHost",
    when: [],
    from: [place("booking", "By phone or video")],
    say: {
      en: `What ${scheduling.host} speaks and knows beyond ${site.name}, our pages do not say. She is a person, and what we write here goes along with the booking.`,
      es: `Qué idiomas habla ${scheduling.host} y qué sabe más allá de ${site.name} no está en nuestras páginas. Es una persona, y lo que escribimos aquí va con la reserva.`,
      zh: `${scheduling.host} 会说什么语言、懂哪些行业，我们的页面没有写。她是真人，我们在这里写的内容会随预约一起转交。`,
    },
  },
  {
    id: "callGuests",
    when: [],
    from: [place("booking", "By phone or video")],
    say: {
      en: "A booking has one name and one address. Forward the invitation in the confirmation mail to whoever else should be on the call.",
      es: "Una reserva lleva un nombre y una dirección. Reenvíe la invitación del correo de confirmación a quien más deba estar en la llamada.",
      zh: "一个预约只有一个姓名和一个邮箱。还有谁要参加，请把确认邮件里的邀请转发给对方。",
    },
  },
  {
    id: "callCanceled",
    when: [],
    from: [place("contact", "Booking calendar"), place("booking", "By phone or video")],
    say: {
      en: `The confirmation mail has a link that moves or cancels the call, and no payment is asked for. Without that link, call ${site.phone.display} or say “person”.`,
      es: `El correo de confirmación lleva un enlace para mover o cancelar la llamada, y no se pide ningún pago. Sin ese enlace, llame al ${site.phone.display} o diga «persona».`,
      zh: `确认邮件里有改期或取消通话的链接，也不收任何费用。没有这个链接，请致电 ${site.phone.display}，或者说“人工”。`,
    },
  },
  {
    id: "notSold",
    when: [],
    from: [place("services", "Our Service")],
    say: {
      en: `No. ${site.name} has one product: AI receptionists that answer calls, chats, emails and texts for businesses. It does nothing by hand.`,
      es: `No. ${site.name} tiene un solo producto: recepcionistas con IA que contestan llamadas, chats, correos y mensajes de negocios. No hace nada con las manos.`,
      zh: `没有。${site.name} 只有一种产品：替企业应答电话、聊天、邮件和短信的 AI 前台，不做体力活。`,
    },
  },
  {
    id: "discounts",
    when: [],
    from: [place("pricing", "Plans")],
    say: {
      en: `By the year each plan costs less a month than by the month: Basic ${dollars(least.price.annual)} in place of ${dollars(least.price.monthly)}. Another discount is not on our pages, and I cannot give one.`,
      es: `Con pago anual cada plan cuesta menos al mes que con pago mensual: Basic ${dollars(least.price.annual)} en vez de ${dollars(least.price.monthly)}. Otro descuento no está en nuestras páginas, y yo no puedo darlo.`,
      zh: `按年付每个套餐每月都比按月付便宜：Basic 是 ${dollars(least.price.annual)}，而不是 ${dollars(least.price.monthly)}。页面上没有别的折扣，我也不能给。`,
    },
  },
  {
    id: "notListed",
    when: [],
    from: [place("integrations", "Integrations catalog"), place("contact", "Contact form")],
    say: {
      en: "A system that is not in the catalog may still connect through webhooks or Zapier, which are. Whether yours does, a person will tell you: name it here, or leave your email.",
      es: "Un sistema que no está en el catálogo aún puede conectarse por webhooks o Zapier, que sí están. Si el suyo se conecta se lo dirá una persona: dígame cuál es, o deje su correo.",
      zh: "目录里没有的系统，仍有可能通过目录里的 webhook 或 Zapier 连接。您的系统行不行，真人同事会告诉您：请说出名称，或留下邮箱。",
    },
  },
  {
    id: "integrationsPrice",
    when: [],
    from: [place("integrations", "Integrations catalog"), place("pricing", "Plans")],
    say: {
      en: "The price list has no line for integrations: no plan charges for one there. What the other system costs you is up to its maker, and a person will tell you about yours.",
      es: "La lista de precios no tiene ningún renglón por integraciones. Lo que cueste el otro sistema depende de su fabricante, y una persona le dirá sobre el suyo.",
      zh: "价目表里没有集成的收费项。对方系统本身的费用由其厂商决定，您的情况真人同事会告诉您。",
    },
  },
  {
    id: "start",
    when: [],
    from: [place("contact", "Contact form"), place("booking", "By phone or video")],
    say: {
      en: `To start, book ${scheduling.minutes} minutes with ${scheduling.host} (say “book”), leave your name and email here, or press Register at the top of the page. Then your number and calendar are connected, and you listen to a few test calls.`,
      es: `Para empezar, reserve ${scheduling.minutes} minutos con ${scheduling.host} (diga «reservar»), deje aquí su nombre y su correo, o pulse «Register» arriba en la página. Después se conectan su número y su calendario, y usted escucha unas llamadas de prueba.`,
      zh: `要开始，请和 ${scheduling.host} 约 ${scheduling.minutes} 分钟（说“预约”），在这里留下姓名和邮箱，或者点页面顶部的 Register。然后接上号码和日历，听几次测试通话。`,
    },
  },
  {
    id: "countedBy",
    when: [],
    from: [place("pricing", "Plans")],
    say: {
      en: `By the minute, not by the call: a plan is paid by the month with ${least.minutes} (${least.name}) to ${most.minutes.toLocaleString("en-US")} minutes (${most.name}) in it, and a minute beyond them costs ${dollars(least.overage)} to ${dollars(most.overage)}. However many calls they come in, the price is the same.`,
      es: `Por minuto, no por llamada: un plan se paga al mes e incluye de ${least.minutes} (${least.name}) a ${most.minutes.toLocaleString("en-US")} minutos (${most.name}), y un minuto de más cuesta de ${dollars(least.overage)} a ${dollars(most.overage)}. En cuántas llamadas se usen no cambia el precio.`,
      zh: `按分钟算，不按电话次数：套餐按月付，含 ${least.minutes} 分钟（${least.name}）到 ${most.minutes.toLocaleString("en-US")} 分钟（${most.name}），超出的每分钟 ${dollars(least.overage)} 到 ${dollars(most.overage)}。打多少通电话不影响价格。`,
    },
  },
];
