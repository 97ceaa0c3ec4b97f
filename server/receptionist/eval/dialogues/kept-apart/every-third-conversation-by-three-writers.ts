import { dialogues } from "../../dialogue.ts";

/** What a question without a printed answer may come to: said so, or passed to a person. */
const honest = ["answer", "unknown", "person", "message", "book", "phone"] as const;

/** Every third conversation, by order, of the seventh, ninth and tenth writer: unread. */
export const everyThirdConversationByThreeWriters = dialogues([
  {
    name: "seventh writer: forty was the slow month",
    turns: [
      [
        "how much for a plumbing co w like 40 calls a month",
        {
          action: ["plan", "answer"],
          says: /149|249|Basic/,
          facts: { calls: /40/, trade: /plumb/i },
        },
      ],
      [
        "no sorry 400 a month, 40 would be a bad week lol",
        { action: ["plan", "answer"], facts: { calls: /400/ } },
      ],
      ["maybe 3 min each", { action: "plan", says: /Silver/, facts: { length: /3/ } }],
      ["and the next one up?", { action: ["plan", "answer"], says: /Gold/ }],
      ["does that one have texts", { action: ["plan", "answer"], says: /text|SMS|0\.03/i }],
      ["ok not now, gotta run it by my brother", { never: /is booked|is sent/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: this is not a law firm",
    turns: [
      [
        "hi i need a lawyer my landlord is evicting me",
        {
          action: ["refuse-advice", "off-topic", "unknown", "answer", "greet"],
          says: /advice|lawyer|attorney|law firm|Farline|agents?\b|assistant/i,
          never: /you should (?:sue|stay|pay|file)/i,
        },
      ],
      [
        "so your not a law firm? what is this then",
        { action: ["answer", "greet"], says: /\bAI\b|agents?\b|assistant/i },
      ],
      [
        "ok but can he change the locks w/o a court order",
        {
          action: ["refuse-advice", "off-topic"],
          never: /\b(?:yes|no), he (?:can|may|cannot|can['’]t)/i,
        },
      ],
      ["fine thx bye", { action: ["thanks", "greet"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: charged twice",
    turns: [
      [
        "we already use you guys at bright oak dental and we got charged twice this month, who do i talk to",
        {
          action: ["person", "message", "phone", "answer", "book"],
          facts: { firm: /bright oak/i },
        },
      ],
      [
        "can you just leave them a message. kim sato 970 555 0133",
        {
          action: "message",
          facts: { name: /kim sato/i, phone: /555.{0,2}0133/ },
        },
      ],
      [
        "ksato@brightoak.example. tell them the march invoice was charged 2x and i want one refunded",
        {
          asks: "confirm",
          facts: { email: "ksato@brightoak.example", message: /march|refund/i },
        },
      ],
      [
        "oh and add that its the sheridan location",
        { action: "message", asks: "confirm", facts: { message: /sheridan/i } },
      ],
      ["ok send", { action: "sent" }],
    ],
    end: { left: /kim sato.*ksato@brightoak\.example.*sheridan/i, booked: false },
  },
  {
    name: "seventh writer: two orthodontic offices",
    turns: [
      [
        "hi we are an orthodontist w 2 offices. can it answer like 4 calls at the same time",
        {
          action: "answer",
          says: /same time|at once|simultan|\ball\b|every|any number|as many/i,
          facts: { trade: /dent|ortho/i },
        },
      ],
      ["we use google calendar and a spreadsheet lol", { says: /Google (?:Calendar|Sheets)/i }],
      [
        "how much if we want 3 agents",
        { action: ["plan", "answer"], says: [/Silver/, /545|695/], facts: { agents: /3/ } },
      ],
      ["so if i pay for the year whats that come to", { says: /6,?540|545/ }],
      ["plus the setup?", { says: /1,?495/ }],
    ],
  },
  {
    name: "seventh writer: his license is at stake",
    turns: [
      [
        "whats stopping this ai from giving legal advice to people who call my firm. thats my license",
        { action: "answer", says: /advice/i },
      ],
      [
        "and does it tell them its ai",
        {
          action: "answer",
          says: /assistant|\bAI\b|ask/i,
          never: /pretends? to be (?:a )?(?:human|person)/i,
        },
      ],
      [
        "soc2?",
        {
          action: ["answer", "unknown"],
          says: /SOC ?2|certif|report|named|ask us/i,
          never: [/^\s*yes\b/i, /\bwe(?:['’]re| are) SOC/i],
        },
      ],
      [
        "leave a msg for whoever does security pls: how long do you keep call recordings and can we set it. Dev Kapoor, dkapoor@kapoorlaw.example",
        {
          action: "message",
          asks: "confirm",
          facts: {
            name: /dev kapoor/i,
            email: "dkapoor@kapoorlaw.example",
            message: /recordings/i,
          },
        },
      ],
      ["correct", { action: "sent" }],
    ],
    end: { left: /dev kapoor.*dkapoor@kapoorlaw\.example.*recordings/i, booked: false },
  },
  {
    name: "seventh writer: a two man paint crew",
    turns: [
      ["whats the cheapest you got", { action: ["answer", "plan"], says: /149|249/ }],
      ["149 is if i pay the whole yr right", { says: /year|annual|advance/i }],
      ["and the 495 thing?", { says: /once|one[- ]time|implementation|start/i }],
      [
        "man thats a lot for a 2 man paint crew. we get maybe 5 calls a day",
        { facts: { calls: /5/, trade: /paint/i } },
      ],
      [
        "does the basic do texting",
        {
          action: ["answer", "plan", "unknown"],
          says: /not\b|\bno\b|n['’]t|ask|Silver/i,
        },
      ],
      ["ok thanks ill sleep on it", { action: ["thanks", "answer"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: sixty calls a day and no trust",
    turns: [
      [
        "how many clients do you have really",
        { action: ["answer", "unknown"], says: /\d|client|customer/i },
      ],
      [
        "lol ok. were a personal injury firm doing 60 calls/day around 4 min",
        {
          action: "plan",
          says: /Platinum/,
          facts: { calls: /60/, length: /4/, trade: /attorney|law/i },
        },
      ],
      ["holy. and if theyre only 2 min", { action: "plan", says: /Gold/, facts: { length: /2/ } }],
      ["does that one do outbound", { action: ["answer", "plan"], says: /outbound|yes/i }],
      [
        "is it legal to have it cold call accident victims in nevada",
        {
          action: ["refuse-advice", "answer"],
          says: /advice|counsel|lawyer|attorney|TCPA|law/i,
          never: /^\s*yes\b/i,
        },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: un bufete de inmigración deja recado",
    turns: [
      [
        "buenas somos un bufete de inmigracion en phoenix. se conecta con lawmatics?",
        {
          language: "es",
          action: "answer",
          says: /Lawmatics/,
          facts: { trade: /attorney|law|abogad/i, place: /phoenix/i },
        },
      ],
      ["y whatsapp tambien contesta?", { language: "es", says: /WhatsApp/ }],
      ["quiero dejar un recado para ustedes", { language: "es", action: "message" }],
      [
        "que me llamen para hablar de whatsapp. Teresa Quintero, teresa@quinterolegal.example, 602 555 0148",
        {
          language: "es",
          asks: "confirm",
          facts: {
            name: /teresa quintero/i,
            email: "teresa@quinterolegal.example",
            phone: /555.{0,2}0148/,
            message: /whatsapp/i,
          },
        },
      ],
      ["sí, mándalo", { language: "es", action: "sent" }],
    ],
    end: { left: /teresa quintero.*teresa@quinterolegal\.example.*whatsapp/i, booked: false },
  },
  {
    name: "seventh writer: le duele una muela",
    turns: [
      [
        "hola quiero sacar cita con el dentista me duele mucho una muela",
        {
          language: "es",
          says: /Farline|agentes?|asistente|empresa|negocio|no (?:somos|soy)|dentista/i,
        },
      ],
      [
        "pero que me puedo tomar para el dolor",
        {
          language: "es",
          action: ["refuse-advice", "off-topic"],
          never: /ibuprofeno|paracetamol/i,
        },
      ],
      [
        "ah ok entonces ustedes que venden",
        { language: "es", action: ["answer", "greet"], says: /agentes?|\bIA\b|llamadas/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventh writer: 林律师约时间",
    turns: [
      [
        "想约你们聊一下 下周二下午有时间吗",
        { language: "zh", action: "book", offersNo: /上午/, facts: { day: /17/ } },
      ],
      ["4点吧", { language: "zh", action: "book", facts: { time: /4:00|16:00|4点/ } }],
      [
        "我叫林晓梅 xiaomei@linlaw.example",
        {
          language: "zh",
          asks: "confirm",
          facts: { name: /林晓梅/, email: "xiaomei@linlaw.example" },
        },
      ],
      ["对了你们支持clio吗", { language: "zh", action: ["answer", "book"], says: /Clio/i }],
      ["好的 确认", { language: "zh", action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*林晓梅.*xiaomei@linlaw\.example/ },
  },
  {
    name: "seventh writer: 诊所的人问真人",
    turns: [
      [
        "你是真人吗",
        {
          language: "zh",
          says: /助手|助理|AI|人工智能|不是|接待|智能|机器/i,
          never: /我是真人/,
        },
      ],
      [
        "顺便问下小孩发烧39度吃什么药",
        {
          language: "zh",
          action: ["refuse-advice", "off-topic"],
          never: /布洛芬|对乙酰氨基酚/,
        },
      ],
      ["哈哈好吧 我开诊所的 想打电话给你们 号码多少", { language: "zh", action: "phone" }],
      ["晚上打也有人接吗", { language: "zh", action: ["answer", "phone", "unknown"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: what is the catch with the trial",
    turns: [
      ["ok so whats the catch with the 2 weeks free", { action: "answer", says: /MyCase/i }],
      [
        "figures. were a law office but on clio",
        { facts: { trade: /law|attorney|legal/i }, says: /Clio|MyCase/i },
      ],
      ["does it at least hook up to clio", { action: "answer", says: /Clio/ }],
      [
        "so how would i see it working before i pay 500 bucks setup",
        { action: honest, says: /call|demo|show|try|talk|ask|person/i },
      ],
      [
        "and thats free? the call i mean",
        {
          says: /free|no (charge|cost|obligation)|nothing|without (charge|cost)|(not|n't) (cost|charge|bill)/i,
        },
      ],
    ],
    end: { booked: false },
  },
  {
    name: "ninth writer: the security questionnaire",
    turns: [
      [
        "i have a vendor form to fill. do you have a soc 2 report y/n",
        {
          action: honest,
          says: /SOC ?2|certificate/i,
          never: /^yes\b|we are SOC ?2 (certified|compliant)/i,
        },
      ],
      [
        "hipaa baa?",
        {
          action: honest,
          says: /HIPAA|BAA|business associate/i,
          never: /^yes\b|we are (fully )?HIPAA[- ]compliant/i,
        },
      ],
      [
        "who at your place can read what people write in here",
        {
          action: ["answer", "unknown", "person"],
          says: /people|company|team|person|memory|nobody|kept/i,
        },
      ],
      [
        "and how long do you keep recordings of calls for a customer",
        { action: honest, never: /\b\d+ (days|months|years)\b/i },
      ],
      ["i need a human who knows this stuff", { action: ["person", "message", "book", "phone"] }],
      ["nah never mind i dont want to leave my email", { never: /what('s| is) your email/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: a pho place",
    turns: [
      [
        "my customers speak vietnamese mostly, some spanish. can it do both? we have a restaurant",
        {
          action: honest,
          says: /Spanish|Chinese|Vietnamese/i,
          facts: { trade: /restaurant/i, language: /Vietnamese|Spanish/i },
        },
      ],
      ["so spanish for sure", { says: /Spanish|yes/i }],
      [
        "is each language extra money",
        { action: [...honest, "plan"], never: /\$\d+ (per|for each|a) language/i },
      ],
      [
        "can it put reservations in our calendar and which calendars",
        { action: "answer", says: /Google Calendar|Outlook|Calendly/ },
      ],
      ["nice. and credit card deposits?", { says: /Stripe|PayPal|Square|deposit|payment/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: a week, not a day",
    turns: [
      [
        "pest control. we get abt 40 calls a day most of em 3 min, what plan",
        {
          action: "plan",
          says: /Gold/,
          facts: { trade: /pest/i, length: /3/, calls: /40/ },
        },
      ],
      ["no sorry 40 a WEEK", { action: ["plan", "answer"], says: /Basic/, facts: { calls: /40/ } }],
      [
        "but basic is only 300 min isnt that too little",
        { says: /0?\.60?\b|60 cents|over|beyond|extra|further|more/i },
      ],
      ["so per month all in about what", { action: ["plan", "answer"], says: /\$ ?\d{3}/ }],
      [
        "and if we pay monthly not yearly",
        { action: ["plan", "answer"], says: /\$ ?\d{3}/, facts: { billing: /month/i } },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: recording in california",
    turns: [
      [
        "small insurance agency in fresno. does the ai record calls",
        {
          action: honest,
          says: /record|stored|kept|agree/i,
          facts: { trade: /insur/i, place: /fresno/i },
        },
      ],
      [
        "is that legal in california if we dont tell them",
        {
          action: ["refuse-advice", "answer"],
          says: /consent|counsel|lawyer|attorney|everybody|everyone|advice/i,
        },
      ],
      [
        "would a line in the greeting hold up in court tho",
        {
          action: ["refuse-advice", "answer", "unknown", "person"],
          never: /you('ll| will| would) be (fine|covered|safe)/i,
        },
      ],
      ["fair. if we want it to call leads back which plan has that", { says: /Gold/ }],
      ["not silver?", { says: /Gold/ }],
      ["k whats it cost a month if i pay monthly", { says: /1,?295/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: the dispatcher is bored",
    turns: [
      [
        "moving company dispatcher here lol whats the weather tmrw in denver",
        { action: ["off-topic", "unknown"], facts: { trade: /moving/i } },
      ],
      [
        "ok real question. can it text a customer that the truck is 20 min out",
        { says: /text|SMS/i },
      ],
      ["thats which plan", { says: /Gold/ }],
      [
        "how much is that one and how much per text",
        { says: [/1,?095|1,?295/, /0?\.03\b|3 cents|three cents/i] },
      ],
      ["do you charge per truck or per user or what", { says: /minute|agent|plan|month/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: after the school run",
    turns: [
      [
        "can we talk thurs next week at 9. gym owner",
        { action: "book", facts: { day: /Thursday 19/, time: /9:00|9:30/, trade: /fitness|gym/i } },
      ],
      ["how long is it n is it video", { says: /30|half|thirty/i }],
      [
        "make it 930 so i can drop the kids first. dana voss dana@liftbarn.example 307 555 0144",
        {
          asks: "confirm",
          facts: {
            time: /9:30/,
            name: /dana voss/i,
            email: "dana@liftbarn.example",
          },
        },
      ],
      ["actually leave my phone number off", { facts: { phone: null } }],
      ["yep thats it", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T15:30.*dana voss/i, left: false },
  },
  {
    name: "ninth writer: three in cleveland",
    turns: [
      [
        "electrician in cleveland so im on eastern. can somebody call me tmrw after 2 my time",
        {
          action: "book",
          facts: { trade: /electric/i, place: /cleveland/i, day: /Friday 13/ },
          offersNo: /\bam\b/,
        },
      ],
      ["3 works", { action: "book" }],
      [
        "Corey Blunt, corey@bluntelectric.example",
        {
          asks: "confirm",
          facts: { name: /corey blunt/i, email: "corey@bluntelectric.example" },
        },
      ],
      [
        "before you lock it in, do i get billed for this call",
        {
          says: /free|no (charge|cost|obligation)|nothing|without (charge|cost)|(not|n't) (cost|charge|bill)/i,
        },
      ],
      ["ok yes book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*corey blunt/i, left: false },
  },
  {
    name: "ninth writer: despacho con mycase",
    turns: [
      [
        "buenas, somos un despacho de 3 abogados y usamos mycase. la prueba gratis aplica para nosotros?",
        {
          language: "es",
          action: "answer",
          says: [/MyCase/i, /(dos|2) semanas|14 d[ií]as|prueba/i],
          facts: { trade: /law|attorney|legal|abogad/i, size: /3/ },
        },
      ],
      [
        "y despues de las dos semanas me cobran solos?",
        { language: "es", action: [...honest, "plan"] },
      ],
      [
        "mejor lo platico con alguien, el miercoles a las 10:30",
        { language: "es", action: "book", facts: { day: /18/, time: /10:30/ } },
      ],
      [
        "Lucía Ferrer, lucia@ferrer.example",
        { language: "es", asks: "confirm", facts: { email: "lucia@ferrer.example" } },
      ],
      ["sí", { language: "es", action: "booked" }],
    ],
    end: { booked: /2026-03-18T16:30.*luc[ií]a ferrer/i, left: false },
  },
  {
    name: "ninth writer: mejor el jueves",
    turns: [
      [
        "quiero una llamada el martes temprano",
        {
          language: "es",
          action: "book",
          facts: { day: /17|19/ },
          offersNo: /\b(1:00|2:30|4:00|13:00|14:30|16:00)\b/,
        },
      ],
      [
        "no mejor el jueves 19 a las 9",
        { language: "es", action: "book", facts: { day: /19/, time: /9:00/ } },
      ],
      [
        "me llamo Ramón Ibarra, correo ramon@ibarra.example",
        { language: "es", asks: "confirm", facts: { email: "ramon@ibarra.example" } },
      ],
      [
        "y quien me llama, una persona o una maquina?",
        { language: "es", says: /persona|gente|equipo|alguien|human/i },
      ],
      ["bueno sí, resérvela", { language: "es", action: "booked" }],
    ],
    end: { booked: /2026-03-19T15:00.*ram[oó]n ibarra/i, left: false },
  },
  {
    name: "tenth writer: thinks better of it",
    turns: [
      ["book me in for friday 1pm", { action: "book" }],
      [
        "before i give you my name what do you keep about me",
        { says: /kept|keep|eras|delet|database|privacy|memory|stor/i },
      ],
      ["hmm. nah never mind ill think about it", { offersNo: /./ }],
      ["one more tho, cheapest plan if i pay by the year?", { says: [/Basic/i, /149/] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tenth writer: nights at the hvac shop",
    turns: [
      [
        "could we talk quarter to 4 on the 20th? hvac shop, nights are killing us",
        {
          action: "book",
          offers: /Friday 20/,
          offersNo: /3:45/,
          facts: { trade: /hvac/i, day: /Friday 20/ },
        },
      ],
      ["4 then", { action: "book", facts: { time: /4:00/ } }],
      [
        "what does your thing do when a customer calls at 2am and wants a real person not a bot",
        { says: /person|people|hand|transfer|put .*through|someone|somebody/i },
      ],
      [
        "makes sense. marv tolliver, marv@tolliverair.example",
        {
          asks: "confirm",
          facts: { name: /marv tolliver/i, email: "marv@tolliverair.example" },
        },
      ],
      ["all good book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-20T22:00.*marv tolliver/i, left: false },
  },
  {
    name: "tenth writer: half an email address",
    turns: [
      ["hey need to set up that half hour call thing", { action: "book" }],
      [
        "anything tmrw after lunch",
        { action: "book", offers: /Friday 13.*pm/, facts: { day: /Friday 13/ } },
      ],
      [
        "1 is good. walt henderson, walt@hendersonmotors",
        { asks: "email", facts: { time: /1:00/, name: /walt henderson/i } },
      ],
      [
        "oops sorry walt@hendersonmotors.example",
        { asks: "confirm", facts: { email: "walt@hendersonmotors.example" } },
      ],
      ["thats right", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*walt henderson.*walt@hendersonmotors\.example/i },
  },
  {
    name: "tenth writer: the funeral home",
    turns: [
      [
        "We're a funeral home in Casper. I'd like to speak with someone first, a machine answering grieving families worries me.",
        {
          action: ["book", "person", "message", "phone", "answer"],
          facts: { trade: /funeral/i, place: /casper/i },
        },
      ],
      [
        "A call, please. Wednesday the 25th, ten thirty in the morning.",
        { action: "book", facts: { day: /Wednesday 25/, time: /10:30/ } },
      ],
      ["Eleanor Whitcomb", { asks: "email", facts: { name: /Eleanor Whitcomb/ } }],
      [
        "I don't use email. My telephone is 307 555 0119.",
        { action: ["book", "answer"], says: /mail/i, facts: { phone: /555.{0,3}0119/ } },
      ],
      [
        "All right, my son's then: pete@whitcombhome.example",
        {
          asks: "confirm",
          facts: { email: "pete@whitcombhome.example", name: /Eleanor Whitcomb/ },
        },
      ],
      ["That is correct, thank you.", { action: "booked" }],
    ],
    end: { booked: /2026-03-25T16:30.*Eleanor Whitcomb.*pete@whitcombhome\.example.*0119/ },
  },
  {
    name: "tenth writer: a booking and then a message",
    turns: [
      [
        "Looking for a call about after hours answering. Monday 23rd or Tuesday 24th, before 10. Rob Keller, Keller Painting, rob@kellerpainting.example",
        {
          action: "book",
          offers: /(Monday 23|Tuesday 24).*9:(00|30)/,
          facts: {
            name: /rob keller/i,
            email: "rob@kellerpainting.example",
            firm: /keller painting/i,
          },
        },
      ],
      ["tues 9", { asks: "confirm" }],
      ["yep", { action: "booked" }],
      [
        "oh and pass on a message: i want to hear it take a spanish call when we talk",
        { action: "message", asks: "confirm", facts: { message: /spanish/i } },
      ],
      ["yes send that", { action: "sent" }],
    ],
    end: {
      booked: /2026-03-24T15:00.*rob keller/i,
      left: /rob keller.*rob@kellerpainting\.example.*spanish/i,
    },
  },
  {
    name: "tenth writer: a discount for the pantry",
    turns: [
      [
        "do you guys do discounts for nonprofits",
        {
          action: ["unknown", "answer", "message", "person"],
          never: /\d+ ?(%|percent) (off|discount)/i,
        },
      ],
      ["can you ask and have them email me", { action: ["message", "person"] }],
      [
        "the message is: any discount for nonprofits, we run a food pantry help line. cleo abrams cleo@openpantry.example",
        {
          action: "message",
          asks: "confirm",
          facts: {
            message: /nonprofits/i,
            name: /cleo abrams/i,
            email: "cleo@openpantry.example",
          },
        },
      ],
      [
        "also put in that we get about 60 calls a day",
        { asks: "confirm", facts: { message: /60 calls/ } },
      ],
      ["send", { action: "sent" }],
    ],
    end: { left: /cleo abrams.*cleo@openpantry\.example.*pantry.*60 calls/i },
  },
  // Questions alone.
  {
    name: "tenth writer: the motel does sums",
    turns: [
      ["250 bucks a month for basic?? is that right", { says: [/Basic/i, /249/] }],
      ["and if i pay for the year", { says: /149/ }],
      ["and the next one up", { says: [/Silver/i, /545|695/] }],
      ["whats the setup fee on that one", { says: /1,?495/ }],
      ["ok and if i hate it can i bail after a month", { says: /end of|billing period|month/i }],
      ["thx gonna sleep on it", { action: ["thanks", "answer", "greet"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tenth writer: my english is not so good",
    turns: [
      ["hi do you speak spanish my english is not so good", { says: /Spanish|español/i }],
      [
        "perfecto, quiero hablar por telefono con alguien mañana a las 4 de la tarde",
        { action: "book", language: "es", facts: { day: /13/, time: /\b(4|16):00/ } },
      ],
      [
        "teresa lozano, teresa@lozanococina.example",
        {
          asks: "confirm",
          language: "es",
          facts: { name: /teresa lozano/i, email: "teresa@lozanococina.example" },
        },
      ],
      ["y a mis clientes tambien les contesta en español?", { language: "es", says: /español/i }],
      ["sí confirmo la llamada", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-13T22:00.*teresa lozano/i },
  },
  {
    name: "tenth writer: el viernes, in english please",
    turns: [
      [
        "hola, quisiera reservar una llamada pal viernes 20",
        { action: "book", language: "es", offers: /20/, facts: { day: /20/ } },
      ],
      [
        "at 1pm please, and lets do it in english my partner is reading along",
        { action: "book", language: "en", facts: { day: /20/, time: /\b(1|13):00/ } },
      ],
      [
        "its for the two of us but put hector ibarra, hector@ibarragym.example",
        {
          asks: "confirm",
          language: "en",
          facts: { name: /hector ibarra/i, email: "hector@ibarragym.example" },
        },
      ],
      ["yes thats it", { action: "booked", language: "en" }],
    ],
    end: { booked: /2026-03-20T19:00.*hector ibarra/i },
  },
  {
    name: "tenth writer: 留言再加一句",
    turns: [
      ["请帮我留言给你们公司的人", { action: "message", language: "zh" }],
      [
        "我叫林美华 留言是 想知道能不能接微信",
        {
          action: "message",
          language: "zh",
          asks: "email",
          facts: { name: /林美华/, message: /微信/ },
        },
      ],
      [
        "meihua@linclinic.example",
        { language: "zh", asks: "confirm", facts: { email: "meihua@linclinic.example" } },
      ],
      [
        "留言再加一句 我们诊所每天大概50个电话",
        { language: "zh", asks: "confirm", facts: { message: /50/ } },
      ],
      ["好的 发吧", { action: "sent", language: "zh" }],
    ],
    end: { left: /林美华.*meihua@linclinic\.example.*微信.*50/, booked: false },
  },
  {
    name: "tenth writer: 算了我自己打",
    turns: [
      ["你们是真人还是机器人", { language: "zh", says: /助理|助手|AI|人工智能|机器人|不是真人/i }],
      ["我要跟真人说话", { language: "zh", action: ["person", "message", "phone", "book"] }],
      ["不留言了 算了", { language: "zh" }],
      [
        "我自己打吧 电话号码多少",
        { language: "zh", action: ["phone", "answer", "person"], says: /\d{3}/ },
      ],
    ],
    end: { booked: false, left: false },
  },
]);
