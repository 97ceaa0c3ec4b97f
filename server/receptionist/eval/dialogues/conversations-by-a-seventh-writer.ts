import { dialogues } from "../dialogue.ts";

/** Conversations that a seventh writer wrote down before reading any of the engine. */
export const conversationsByASeventhWriter = dialogues([
  // English.
  {
    name: "seventh writer: an injury firm whose callers speak Spanish",
    turns: [
      [
        "hi do u guys work with clio? were a 3 attorney injury firm in tucson",
        {
          action: "answer",
          language: "en",
          says: /Clio/,
          facts: { trade: /attorney|law/i, place: /tucson/i },
        },
      ],
      [
        "ok and half our callers only speak spanish, thats the problem w our answering service now",
        { says: /Spanish/i, facts: { language: /Spanish/i } },
      ],
      [
        "so what does it cost. monthly not yearly",
        { action: ["answer", "plan"], says: /\$249|\$695/, facts: { billing: /month/i } },
      ],
      ["and the one time fee on silver", { action: ["answer", "plan"], says: /1,?495/ }],
      ["ok lemme talk to my partner thx", { action: ["thanks", "answer", "greet"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: the front desk is at lunch",
    turns: [
      [
        "need someone to answer phones at my dental office when my front desk is at lunch. can i set up a call w someone",
        { action: "book", facts: { trade: /dent/i } },
      ],
      ["tues morning", { action: "book", offers: /Tuesday 17.* am/ }],
      [
        "1030. does it integrate with dentrix btw",
        {
          facts: { time: /10:30/ },
          says: /dentrix|catalog|not\b|n['’]t|\bno\b/i,
          never: /\byes\b.{0,40}dentrix/i,
        },
      ],
      [
        "k. marisol vega, mvega@smilecorner.example",
        {
          asks: "confirm",
          facts: { name: /marisol vega/i, email: "mvega@smilecorner.example" },
        },
      ],
      [
        "wait can it be wednesday same time",
        { asks: "confirm", facts: { day: /Wednesday 18/, time: /10:30/ } },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T16:30.*marisol vega.*mvega@smilecorner\.example/i, left: false },
  },
  {
    name: "seventh writer: furnaces at night",
    turns: [
      [
        "we do heating n air, get slammed in winter and miss calls after 5. can your ai do just nights and weekends",
        {
          action: "answer",
          says: /hours?|night|weekend|24|any ?time/i,
          facts: { trade: /HVAC|heating/i },
        },
      ],
      [
        "what happens if someones furnace is out and its -10, can it wake up my on call guy",
        {
          action: "answer",
          says: /person|people|hand|transfer|through|on[- ]call|ring|connect|escalat/i,
        },
      ],
      [
        "hows the price if its only like 250 min a month",
        { action: ["plan", "answer"], says: /Basic/, facts: { minutes: /250/ } },
      ],
      ["and if i go over", { says: /0?\.60|60 cents/ }],
      ["ok book me monday 9", { action: "book", facts: { day: /Monday 16/, time: /9:00/ } }],
      [
        "Rick Tolan rick@tolanair.example 307 555 0119",
        {
          asks: "confirm",
          facts: {
            name: /rick tolan/i,
            email: "rick@tolanair.example",
            phone: /555.{0,2}0119/,
          },
        },
      ],
      ["yup", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:00.*rick tolan.*rick@tolanair\.example/i },
  },
  {
    name: "seventh writer: nothing without a BAA",
    turns: [
      [
        "are you hipaa compliant",
        {
          action: ["answer", "unknown"],
          says: /HIPAA|agreement|certif|ask us/i,
          never: [/^\s*yes\b/i, /\bwe(?:['’]re| are) (?:fully )?HIPAA/i],
        },
      ],
      [
        "so thats a no? do you sign a BAA",
        {
          action: ["answer", "unknown"],
          never: [/\byes, we (?:do|sign)/i, /we(?:['’]ll| will) sign/i],
        },
      ],
      [
        "i run a small family medicine practice in casper, cant do anything without one",
        { facts: { trade: /doctor|medic|physician|clinic/i, place: /casper/i } },
      ],
      [
        "can somebody who actually knows about this email me. pnadeau@casperfamily.example, patrice nadeau",
        {
          action: ["message", "person"],
          facts: { name: /patrice nadeau/i, email: "pnadeau@casperfamily.example" },
        },
      ],
      ["just ask them if a baa is possible", { asks: "confirm", facts: { message: /baa/i } }],
      ["yes", { action: "sent", facts: { message: null } }],
    ],
    end: { left: /patrice nadeau.*pnadeau@casperfamily\.example.*baa/i, booked: false },
  },
  {
    name: "seventh writer: would rather call",
    turns: [
      [
        "am i talking to a person",
        {
          action: ["answer", "greet"],
          says: /assistant|\bAI\b|agent|not a (?:person|human)|software|machine|receptionist/i,
          never: /\bI(?:['’]m| am) (?:a|an actual|a real) (?:person|human)/i,
        },
      ],
      ["figures. whats ur number ill just call", { action: "phone" }],
      [
        "and if i leave a message how long til someone gets back to me. i have a divorce practice not all day",
        { says: /24|hours?|\bday\b/i },
      ],
      ["ok ill try calling", { action: ["thanks", "phone", "answer", "greet"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: three o'clock in Ohio",
    turns: [
      [
        "im in ohio on eastern time, can i get a call next thursday the 19th around 3 my time",
        { action: "book", facts: { day: /Thursday 19/ } },
      ],
      [
        "terry bohn, bohn electric",
        { action: "book", asks: "email", facts: { name: /terry bohn/i, firm: /bohn electric/i } },
      ],
      [
        "tbohn@bohnelectric.example can it be on video",
        { asks: "confirm", says: /video/i, facts: { email: "tbohn@bohnelectric.example" } },
      ],
      ["yes book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T19:00.*terry bohn.*tbohn@bohnelectric\.example/i },
  },
  {
    name: "seventh writer: an estate lawyer on MyCase",
    turns: [
      [
        "we use mycase. saw something about a free trial??",
        { action: "answer", says: [/two[- ]weeks?|2[- ]weeks?|14/i, /MyCase/] },
      ],
      [
        "my friend has her own firm but shes on smokeball. she get it too?",
        { says: /MyCase|only|not\b|n['’]t|\bno\b/i, never: /\byes,? she/i },
      ],
      [
        "ok and after the 2 weeks whats the least i can pay",
        { action: ["answer", "plan"], says: /149|249/ },
      ],
      [
        "can someone call me about it tomorrow at 1",
        { action: "book", facts: { day: /Friday 13/, time: /1:00/ } },
      ],
      [
        "gwen alder galder@alderlaw.example",
        { asks: "confirm", facts: { name: /gwen alder/i, email: "galder@alderlaw.example" } },
      ],
      ["yes please", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*gwen alder.*galder@alderlaw\.example/i },
  },
  {
    name: "seventh writer: a roofer counts by the minute",
    turns: [
      [
        "what do you charge per minute. my answering svc is 1.29",
        { action: ["answer", "plan"], says: /\.60|\.50|\.40|\.30|60 cents/ },
      ],
      [
        "is that on top of the monthly?",
        { action: ["answer", "plan"], says: /includ|beyond|extra|further|over|top/i },
      ],
      [
        "ok so 2000 min a month what am i paying",
        {
          action: ["plan", "answer"],
          says: [/Silver/, /945|1,?095/],
          facts: { minutes: /2,?000/ },
        },
      ],
      [
        "monthly billing, i dont do contracts",
        { action: ["plan", "answer"], says: /1,?095|695/, facts: { billing: /month/i } },
      ],
      ["and i can quit whenever?", { action: "answer", says: /end of|month|period/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: no Saturdays",
    turns: [
      [
        "i run a pest control biz and im in the truck all week, can we talk saturday",
        { action: "book", offersNo: /Saturday/, facts: { trade: /pest/i } },
      ],
      ["ugh ok. monday as early as you got", { action: "book", facts: { day: /Monday 16/ } }],
      ["9 works", { action: "book", facts: { time: /9:00/ } }],
      [
        "josh amaral josh@bugsgone.example",
        { asks: "confirm", facts: { name: /josh amaral/i, email: "josh@bugsgone.example" } },
      ],
      ["is this gonna cost me anything, the call", { action: ["answer", "book", "unknown"] }],
      ["ok yes book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:00.*josh amaral.*josh@bugsgone\.example/i },
  },
  {
    name: "seventh writer: no email from her",
    turns: [
      ["id like a call tmrw at 230 about ur service", { action: "book" }],
      [
        "dont want to give my email just call me 720 555 0187. name is ruth abar",
        {
          action: "book",
          says: /e-?mail/i,
          facts: { name: /ruth abar/i, phone: /555.{0,2}0187/ },
        },
      ],
      ["why do you need it", { says: /confirm|e-?mail|send|link|appointment/i }],
      ["nah. then whats your phone number ill call you", { action: "phone" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: a mover in a hurry",
    turns: [
      ["talk to a human", { action: ["person", "message", "phone", "book"] }],
      [
        "i dont wanna type my life story just book me the earliest call you got",
        { action: "book", says: /Friday|13|tomorrow/i },
      ],
      [
        "fine tomorrow 9am. lou deschaine ldesch@quickhaul.example 307-555-0170",
        {
          asks: "confirm",
          facts: {
            day: /Friday 13/,
            time: /9:00/,
            name: /lou deschaine/i,
            email: "ldesch@quickhaul.example",
            phone: /555.{0,2}0170/,
          },
        },
      ],
      ["YES", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T15:00.*lou deschaine.*ldesch@quickhaul\.example/i },
  },
  {
    name: "seventh writer: which of our programs",
    turns: [
      ["does it work with lawmattics", { action: "answer", says: /Lawmatics/ }],
      [
        "what does it do in there exactly",
        { action: "answer", says: /lead|contact|pipeline|form|CRM|appointment/i },
      ],
      ["hubspot too? and outlook", { action: "answer", says: [/HubSpot/, /Outlook/] }],
      [
        "and filevine",
        {
          action: ["answer", "unknown"],
          says: /filevine|catalog|not\b|n['’]t|\bno\b|unknown/i,
          never: /\byes\b.{0,40}filevine/i,
        },
      ],
      ["bummer ok. were moving off it anyway in the fall", { never: /is booked|is sent/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: off the roof",
    turns: [
      [
        "looking at this for our hvac shop, what does gold include",
        {
          action: ["answer", "plan"],
          says: [/3,?000/, /\b(?:6|six)\b/],
          facts: { trade: /HVAC/i },
        },
      ],
      ["oh god my guy just fell off the roof hes not moving", { emergency: true }],
      ["ok they are on the way", { never: /\$\d/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: five questions from the doctor",
    turns: [
      [
        "5 quick qs from our dr (dental): price for ~1500 min/mo, is there a contract, does it speak spanish, setup fee, works w outlook?",
        {
          action: ["answer", "plan"],
          says: [/545|695/, /month|year/i, /Spanish/i, /1,?495/, /Outlook/],
          facts: { minutes: /1,?500/ },
        },
      ],
      ["the setup fee is just once?", { says: /once|one[- ]time|single/i }],
      [
        "great she wants a call. wed after 2",
        { action: "book", facts: { day: /Wednesday 18/ }, offersNo: / am|1:00 pm/ },
      ],
      [
        "the 4 oclock. its dr helen moy, helen@moydental.example",
        {
          asks: "confirm",
          facts: { time: /4:00/, name: /helen moy/i, email: "helen@moydental.example" },
        },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T22:00.*helen moy.*helen@moydental\.example/i },
  },
  {
    name: "seventh writer: a message instead of a call",
    turns: [
      [
        "can i book for friday the 20th in the afternoon",
        { action: "book", offers: /Friday 20.* pm/ },
      ],
      ["hmm actually never mind, can i just leave a message", { action: "message" }],
      [
        "ask if they can do a demo for our whole staff, 8 people, over lunch",
        { action: "message", facts: { message: /demo/i } },
      ],
      [
        "Nils Berg nils@bergpt.example",
        { asks: "confirm", facts: { name: /nils berg/i, email: "nils@bergpt.example" } },
      ],
      ["its 9 people actually", { action: "message", asks: "confirm", facts: { message: /9/ } }],
      ["ya send it", { action: "sent", facts: { message: null } }],
    ],
    end: { left: /nils berg.*nils@bergpt\.example.*demo.*9 people/i, booked: false },
  },
  {
    name: "seventh writer: reminders for a skin clinic",
    turns: [
      [
        "whats the difference between silver and gold",
        { action: ["answer", "plan"], says: [/Silver/, /Gold/, /1,?200|3,?000|695|545|outbound/i] },
      ],
      [
        "we want it to call patients w appt reminders, which one do we need for that",
        { says: /Gold/ },
      ],
      ["and reminders by text how much each", { says: /0?\.03|3 cents|three cents/i }],
      ["say 2000 of those a month", { says: /\$60\b/, facts: { texts: /2,?000/ } }],
      ["whats gold if we pay month to month", { says: /1,?295/ }],
      ["ok how do i sign up", { action: ["answer", "book", "message", "plan", "person", "phone"] }],
    ],
  },
  // Spanish.
  {
    name: "seventh writer: una clínica dental en Denver",
    turns: [
      [
        "hola la recepcionista habla español? tengo una clinica dental en denver",
        { language: "es", says: /español/i, facts: { trade: /dent/i } },
      ],
      [
        "cuanto cuesta el plan mas barato",
        { language: "es", action: ["answer", "plan"], says: /149|249/ },
      ],
      ["y el que sigue", { language: "es", says: /Silver|Plata/ }],
      [
        "quiero hablar con alguien el lunes a las 9",
        { language: "es", action: "book", facts: { day: /16/, time: /9:00/ } },
      ],
      [
        "Lucía Paredes lucia@sonrisaparedes.example",
        {
          language: "es",
          asks: "confirm",
          facts: { name: /luc[ií]a paredes/i, email: "lucia@sonrisaparedes.example" },
        },
      ],
      ["si", { language: "es", action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:00.*luc[ií]a paredes.*lucia@sonrisaparedes\.example/i },
  },
  {
    name: "seventh writer: el plomero que se equivoca de número",
    turns: [
      [
        "cuantos minutos trae el basico",
        { language: "es", action: ["answer", "plan"], says: /300/ },
      ],
      ["y si me paso?", { language: "es", says: /0[.,]60|60 centavos/ }],
      [
        "soy plomero, son como 800 llamadas al mes de 3 minutos",
        {
          language: "es",
          action: "plan",
          says: /Silver|Gold|Plata|Oro/,
          facts: { calls: /800/, length: /3/, trade: /plumb|plom|fontaner/i },
        },
      ],
      [
        "no perdon 500",
        { language: "es", action: "plan", says: /Silver|Plata/, facts: { calls: /500/ } },
      ],
      [
        "y tengo que firmar por un año o puede ser por mes",
        { language: "es", action: ["answer", "plan"], says: /\bmes|mensual/i },
      ],
      ["gracias lo pienso", { language: "es", action: ["thanks", "answer"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: two partners at one keyboard",
    turns: [
      ["hola do you speak spanish, mi socio no habla ingles", { says: /español|Spanish/i }],
      [
        "bueno. cuanto se paga al principio con el plan silver",
        { language: "es", says: /1[.,]?495/ },
      ],
      [
        "ok its me mike again. whats silver a month if we pay yearly",
        { language: "en", says: /545/ },
      ],
      [
        "we build houses. thursday the 19th at 230 works for us both for a call",
        { language: "en", action: "book", facts: { day: /Thursday 19/, time: /2:30/ } },
      ],
      [
        "mike salas mike@salasbuild.example",
        { asks: "confirm", facts: { name: /mike salas/i, email: "mike@salasbuild.example" } },
      ],
      [
        "sí, está bien, confirmado",
        { language: "es", action: "booked", facts: { day: /jueves 19/, time: /14:30/ } },
      ],
    ],
    end: { booked: /2026-03-19T20:30.*mike salas.*mike@salasbuild\.example/i },
  },
  {
    name: "seventh writer: a las dos, hora de Houston",
    turns: [
      [
        "puedo agendar una llamada mañana a las 2 de la tarde hora de houston? tenemos empresa de aires acondicionados",
        { language: "es", action: "book", facts: { day: /13/ } },
      ],
      ["Raúl Ibarra", { language: "es", asks: "email", facts: { name: /ra[uú]l/i } }],
      [
        "raul@ybarraclima.example y mi cel 713 555 0166",
        {
          language: "es",
          asks: "confirm",
          facts: { email: "raul@ybarraclima.example", phone: /555.{0,2}0166/ },
        },
      ],
      [
        "no, el apellido es Ybarra, con y",
        { language: "es", asks: "confirm", facts: { name: /ybarra/i } },
      ],
      ["ahora sí, correcto", { language: "es", action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*ybarra.*raul@ybarraclima\.example/i },
  },
  {
    name: "seventh writer: una pediatra con dudas",
    turns: [
      [
        "esto es un robot o una persona?",
        {
          language: "es",
          action: ["answer", "greet"],
          says: /asistente|\bIA\b|agente|no soy|artificial|recepcionista|programa/i,
          never: /\bsoy una persona/i,
        },
      ],
      [
        "y se graban las llamadas de mis pacientes?",
        {
          language: "es",
          action: ["answer", "unknown"],
          says: /grab|guard|conserv|acuerd|almacen|conven/i,
        },
      ],
      [
        "cumplen con hipaa?",
        {
          language: "es",
          action: ["answer", "unknown"],
          never: [/^\s*s[ií]\b/i, /\bs[ií],? cumpl/i],
        },
      ],
      [
        "quiero una llamada el miercoles 18 a la 1, Elena Sosa, esosa@sosaped.example",
        {
          language: "es",
          action: "book",
          asks: "confirm",
          facts: { name: /elena sosa/i, email: "esosa@sosaped.example" },
        },
      ],
      [
        "mejor no, dejelo, lo consulto con mi esposo",
        { language: "es", never: /¿[^?]*correo[^?]*\?/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  // Chinese.
  {
    name: "seventh writer: 牙科诊所问价格",
    turns: [
      [
        "你好 我们是牙科诊所 想了解一下价格",
        {
          language: "zh",
          action: ["answer", "plan"],
          says: /149|249/,
          facts: { trade: /dent|牙/i },
        },
      ],
      [
        "会说中文吗 我们病人一半讲普通话",
        {
          language: "zh",
          says: /中文|普通话|汉语|国语/,
          facts: { language: /Chinese|Mandarin|中文|普通话|国语/i },
        },
      ],
      [
        "一个月大概500个电话 每个3分钟 哪个套餐合适",
        { language: "zh", action: "plan", says: /Silver|银/, facts: { calls: /500/, length: /3/ } },
      ],
      ["年付的话每月多少", { language: "zh", says: /545|695/ }],
      ["好的 我先想想 谢谢", { language: "zh", action: ["thanks", "answer"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: 水管公司留言",
    turns: [
      [
        "你们能接微信吗",
        { language: "zh", action: ["answer", "unknown"], never: /^\s*(?:可以|能|支持)/ },
      ],
      ["那whatsapp呢", { language: "zh", action: "answer", says: /WhatsApp/ }],
      [
        "我想留个言 我叫周建国 电话626 555 0125",
        {
          language: "zh",
          action: "message",
          facts: { name: /周建国/, phone: /555.{0,2}0125/ },
        },
      ],
      [
        "zhou@zhouplumb.example 请问什么时候能接微信 有消息告诉我",
        {
          language: "zh",
          asks: "confirm",
          facts: { email: "zhou@zhouplumb.example", message: /微信/ },
        },
      ],
      ["对 发吧", { language: "zh", action: "sent", facts: { message: null } }],
    ],
    end: { left: /周建国.*zhou@zhouplumb\.example.*微信/, booked: false },
  },
  {
    name: "seventh writer: father and daughter in HVAC",
    turns: [
      [
        "can it answer in chinese, my dads customers mostly call in mandarin",
        {
          language: "en",
          says: /Chinese|Mandarin/i,
          facts: { language: /Chinese|Mandarin/i },
        },
      ],
      ["我来问吧 你们试用要钱吗", { language: "zh", says: /MyCase|两周|两个?星期|2 ?周/i }],
      [
        "我们不是律师 是做空调维修的 所以没有试用?",
        {
          language: "zh",
          says: /MyCase|律|没有|不|电话|通话/i,
          facts: { trade: /HVAC|空调|暖通/i },
        },
      ],
      [
        "ok me again. about 250 minutes a month for us, whats that cost",
        {
          language: "en",
          action: ["plan", "answer"],
          says: [/Basic/, /149|249/],
          facts: { minutes: /250/ },
        },
      ],
      ["cool ill show him", { never: /is booked|is sent/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: calls from the county jail",
    turns: [
      [
        "criminal defense here. can your thing accept collect calls from the county jail",
        { action: ["unknown", "answer"], never: /^\s*yes\b/i, facts: { trade: /attorney|law/i } },
      ],
      [
        "ok what about calls at 2am",
        { action: "answer", says: /24|hours?|night|any ?time|always/i },
      ],
      [
        "book me tuesday the 24th 4pm, Xavier Crane x.crane@cranedefense.example",
        {
          asks: "confirm",
          facts: {
            day: /Tuesday 24/,
            time: /4:00/,
            name: /xavier crane/i,
            email: "x.crane@cranedefense.example",
          },
        },
      ],
      [
        "if im stuck in court can i move it",
        { action: ["answer", "book"], says: /link|mail|call|move|resched|change/i },
      ],
      ["ok confirm", { action: "booked" }],
    ],
    end: { booked: /2026-03-24T22:00.*xavier crane.*x\.crane@cranedefense\.example/i },
  },
]);
