import { dialogues } from "../../dialogue.ts";

const open = ["unknown", "answer", "message", "person"];

/** Every third of the conversations that four more writers held with the company. */
export const everyThirdConversationByFourMoreWriters = dialogues([
  {
    name: "ta-clinic-hipaa-first",
    turns: [
      [
        "we're a small pediatrics clinic. are you hipaa compliant??",
        {
          says: /do not know|don't know|name no|HIPAA/i,
          facts: { trade: /pediatric|clinic|doctor/i },
        },
      ],
      ["so no BAA either", { says: /business associate|do not know|person|BAA/i }],
      ["hm. who could tell me", { says: /nora|person|@|call/i }],
      [
        "ok then monday at 11 with her",
        { says: /not free|Monday 16 March/i, offers: /Monday 16 March/ },
      ],
      [
        "Joel Sandoval, office mgr. jsandoval@brightkidspeds.org",
        {
          says: /which|time|9:30|10:30/i,
          action: "book",
          facts: { name: /Joel Sandoval/, email: "jsandoval@brightkidspeds.org" },
        },
      ],
      ["can my physician partner be on the call too", { says: /forward|invitation|one name/i }],
      ["ok yes book it", { says: /which|time|9:30|10:30/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-derm-compare-silver-gold",
    turns: [
      [
        "dermatology practice, 3 providers. silver or gold, whats the difference really",
        { says: [/silver/i, /gold/i] },
      ],
      [
        "does the cheaper one call patients back for reminders or do we need gold for that",
        { says: /gold/i },
      ],
      ["what if we go over the minutes on gold", { says: /\$0\.40/ }],
      ["and texts", { says: /\$0\.03/ }],
      [
        "ok thx, let me ask my partner. can you just have someone email me, Lena Ortiz lena@ortizderm.com",
        {
          says: /lena@ortizderm\.com|message/i,
          facts: { name: /Lena Ortiz/, email: "lena@ortizderm.com" },
        },
      ],
      ["tell them we want to know if gold can be paid quarterly", { says: /quarterly/i }],
      ["yes send", { says: /written down|24/i }],
    ],
    end: { booked: false, left: /quarterly/i },
  },
  {
    name: "ta-crim-defense-nights",
    turns: [
      [
        "criminal defense. people call me from jail at 2am, it picks up then?",
        { says: /yes|168|every hour|night/i, facts: { trade: /criminal|defense|law/i } },
      ],
      ["is that extra", { says: /no extra|every plan|at no|no\b/i }],
      [
        "and if theyre freaking out will it put them thru to me",
        { says: /hand|person|straight|decide/i },
      ],
      ["can it check conflicts b4 booking", { says: /yes|every name/i }],
      ["nice. tmrw after 3 anything?", { offers: /Friday 13 March, [345](:\d\d)? pm/ }],
      [
        "3:30. tony gallo, tony@gallodefense.com",
        {
          says: /not free|4:00 pm/i,
          facts: { name: /tony gallo/i, email: "tony@gallodefense.com" },
        },
      ],
      ["do it", { says: /times?|which|4:00 pm/i }],
    ],
    end: { left: false },
  },
  {
    name: "ta-es-clinica-mueve",
    turns: [
      [
        "buenas, consultorio dental con 2 dentistas, quisiera una cita con alguien de ustedes",
        { language: "es", facts: { trade: /dent/i } },
      ],
      ["el lunes a las 3 de la tarde", { says: /lunes 16[\s\S]*(3:00|15:00|3 p)/i }],
      [
        "antes dime, si cancelo el servicio que pasa con mis grabaciones",
        { language: "es", says: /registros|borr|elimin|grabaci/i },
      ],
      ["ok. mejor el miercoles a la misma hora", { says: /mi[eé]rcoles 18/i }],
      ["Javier Luna", { says: /correo|hora/i, facts: { name: "Javier Luna" } }],
      [
        "javier@lunadental.mx",
        { says: /javier@lunadental\.mx|hora/i, facts: { email: "javier@lunadental.mx" } },
      ],
      ["sí, resérvalo", { says: /hora|cu[aá]ndo/i, offers: /mi[eé]rcoles 18/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-zh-lawyer-switch-en",
    turns: [
      [
        "我们是律师事务所 主要做移民 想了解价格",
        { language: "zh", says: /\$149/, facts: { trade: /律|law|attorney/i } },
      ],
      ["最便宜的那个有几分钟", { language: "zh", says: /300/ }],
      ["超了怎么算", { language: "zh", says: /\$0\.60/ }],
      [
        "can we do english, my partner is reading too. is there a contract lock in",
        { language: "en", says: /end of any billing period|leave/i },
      ],
      [
        "ok book us wed 18th 9am. Wei Zhang, wei@zhangimm.com",
        { says: /9(:00)? am/i, facts: { name: /Wei Zhang/, email: "wei@zhangimm.com" } },
      ],
      ["yes thats right", { says: /booked/i }],
    ],
    end: { booked: /2026-03-18T(15:00|09:00)[\s\S]*Wei Zhang/, left: false },
  },
  {
    name: "ta-answering-service-compare",
    turns: [
      [
        "we pay ruby like 900 a month now, are you cheaper",
        { says: /\$149|do not know|cannot say|judge/i },
      ],
      [
        "bankruptcy firm, about 30 calls a day, 2 minutes mostly",
        {
          says: /silver|gold/i,
          facts: { trade: /bankrupt|law|attorney/i, calls: /30/, length: /2/ },
        },
      ],
      ["is that including the tokens stuff i saw on ur page", { says: /token/i }],
      ["what even is a token", { says: /word/i }],
      ["would we keep our number", { says: /keep your number/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-after-booked-move",
    turns: [
      [
        "book tues 17 at 9am for Grace Holloway grace@hollowayvet.com",
        { says: /9(:00)? am/i, facts: { name: /Grace Holloway/, email: "grace@hollowayvet.com" } },
      ],
      ["yes", { says: /booked/i }],
      ["oh shoot can we do 10 instead", { says: /link|confirmation|stays|mail/i }],
      [
        "ok ill use that. how soon can we be live if we sign up",
        { says: /depends|person|do not|test calls/i },
      ],
      ["we r a vet clinic btw", { facts: { trade: /vet/i } }],
    ],
    end: { booked: /2026-03-17T(15:00|09:00)[\s\S]*Grace Holloway/, left: false },
  },
  {
    name: "ta-cheaper-one-and-privacy",
    turns: [
      [
        "silver vs basic for a small pt clinic, 8 calls a day?",
        { says: /basic|silver/i, facts: { calls: /8/, trade: /pt|physical|clinic|doctor/i } },
      ],
      ["lets say the cheaper one. how many min does that include", { says: /300/ }],
      ["do you sell our data to anyone", { says: /do not sell/i }],
      [
        "hablas español? mi jefa pregunta por el precio al año",
        { language: "es", says: /\$149|\$1,788|\$/ },
      ],
      [
        "gracias, seria el jueves 19 a las 10 con una persona",
        { language: "es", says: /jueves 19|10:00|10 a/i },
      ],
      [
        "Teresa Quiroga tquiroga@movept.com",
        {
          says: /hora|tquiroga@movept\.com/i,
          facts: { name: /Teresa Quiroga/, email: "tquiroga@movept.com" },
        },
      ],
      ["si", { says: /hora/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-dry-cleaner-zh",
    turns: [
      ["你好 我们是干洗店 想问下多少钱一个月", { language: "zh", says: /149|多少电话/ }],
      [
        "一天大概二十个电话 每个两分钟左右",
        { language: "zh", says: /Basic|Silver/, facts: { calls: /20|二十/ } },
      ],
      [
        "不对 二十是周末 平时也就十个",
        { language: "zh", says: /Basic/, facts: { calls: /10|70|90|十/ } },
      ],
      ["那按月付呢", { language: "zh", says: /\$\d/ }],
      ["会讲广东话吗", { language: "zh", says: /不能保证|没有列出|真人|没有写|无法/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-law-solo-texts",
    turns: [
      [
        "solo family law atty, Reno. ~400 minutes a month + prob 200 texts. which plan",
        {
          says: /Silver|Basic/,
          facts: { trade: /law|attorney/i, place: /reno/i, minutes: /400/, texts: /200/ },
        },
      ],
      ["why not the 149 one", { says: /Basic|text/i }],
      ["drop the texts then", { says: /Basic|\$209/, facts: { texts: null } }],
      ["is recording legal stuff on me or u", { says: /responsible|laws|you are/i }],
      ["and u sync with clio?", { says: /clio.*catalog|catalog.*clio|yes/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-bike-shop-price-only",
    turns: [
      ["how mcuh", { says: /\$149/ }],
      ["bike shop", { facts: { trade: /bike|bicycle|cycle|retail|shop|store/i } }],
      ["dunno like a hundred calls a week", { says: /Basic|Silver/, facts: { calls: /100/ } }],
      ["less. 60", { says: /Basic/, facts: { calls: /60/ } }],
      ["is 149 all in then", { says: /\$495|implementation|token/i }],
      ["whats a token", { says: /token|word/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-pet-groomer-agents",
    turns: [
      ["whats an agent. do i need 1 per phone line", { says: /agent|line|every line/i }],
      ["dog groomer 2 locations, 1 number each", { facts: { trade: /groom|dog|pet/i } }],
      ["so 2 numbers. which plan lets me", { says: /Silver/ }],
      ["and the extra number is?", { says: /\$5/ }],
      ["ok so silver + that monthly, total", { says: /\$700/ }],
      ["yearly instead", { says: /\$550|\$545|\$6,?[56]\d\d/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-roofer-platinum",
    turns: [
      [
        "roofing, storm season. 6k minutes last month on our answering svc bill",
        { says: /Platinum/, facts: { trade: /roof|contractor/i, minutes: /6,?000/ } },
      ],
      ["n normal month 1500", { says: /Silver|\$695/, facts: { minutes: /1,?500|6,?000/ } }],
      ["whats the next one up cost at that", { says: /Gold|\$1,?095/ }],
      ["does gold call people back that we missed", { says: /Gold|outbound|yes/i }],
      ["ok monthly for that one", { says: /\$1,?295/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-handyman-call-me",
    turns: [
      ["is this a bot", { says: /automated|assistant/i }],
      [
        "ugh ok. handyman, im up a ladder all day, what do i pay if 5 ppl a day call & half r spam",
        { says: /Basic/, facts: { calls: /5/ } },
      ],
      [
        "does spam count as minutes",
        { says: /person|do not say|our pages|left out|unwanted|minutes/i },
      ],
      ["what if everybody calls at once", { says: /same time|every line|all of them|first ring/i }],
      [
        "id rather somebody rings me. Joe Pike 307 555 0122",
        { facts: { name: /Joe Pike/, phone: /307.?555.?0122/ } },
      ],
      [
        "joepike77@gmail.com, ask bout spam calls",
        { says: /joepike77@gmail\.com/, facts: { email: /joepike77@gmail\.com/ } },
      ],
      ["go", { says: /written down|24 hours/i }],
    ],
    end: { booked: false, left: /joepike77@gmail\.com/ },
  },
  {
    name: "tc-three-questions-plumber",
    turns: [
      [
        "plumbing shop. do i keep my number, does it do spanish, and can i cancel whenever?",
        {
          says: [/keep|forward/i, /spanish/i, /end of any billing|leave/i],
          facts: { trade: /plumb/i },
        },
      ],
      ["nice. and if 3 ppl call at the same time", { says: /same time|at once|first ring/i }],
      ["even on the cheapest one?", { says: /one agent|\b1\b|every line|all|same time|Basic/i }],
      ["what about at 2am on xmas", { says: /night|holiday|168|weekend|hour/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-es-clinica-idiomas",
    turns: [
      [
        "hola tengo una clinica chica en pueblo, habla español de verdad o traducido feo?",
        { language: "es", says: /español/i, facts: { trade: /cl[ií]nic|m[eé]dic|doctor/i } },
      ],
      [
        "y si la señora empieza en español y le sigue en ingles",
        { language: "es", says: /sigue|cambi/i },
      ],
      ["da consejos medicos? eso no me gustaria", { language: "es", says: /\bno\b/i }],
      [
        "y los datos de mis pacientes donde quedan",
        { language: "es", says: /Estados Unidos|base de datos|acuerda/i },
      ],
      ["y cuanto cuesta el mas barato pagando por mes", { language: "es", says: /\$249/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-es-taller-cambio-idioma",
    turns: [
      [
        "tengo un taller de hojalateria y pintura, contesta whatsapp tambien?",
        { language: "es", says: /whatsapp/i, facts: { trade: /taller|auto|hojalat|body/i } },
      ],
      ["y las citas las mete solo al calendario?", { language: "es", says: /agenda|calendario/i }],
      [
        "my wife does the books, same question in english pls: does it work w quickbooks",
        { language: "en", says: /quickbooks/i },
      ],
      ["and xero", { language: "en", says: /xero/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-pi-firm-mycase-trial",
    turns: [
      ["PI firm on mycase. do u give a trial", { says: /two weeks|two free weeks/i }],
      ["how do i start it", { says: /write|form|name|email|register|trial/i }],
      ["does it use our own phone nmbr for that", { says: /own number|your number|keep/i }],
      ["does it check conflicts n give case status", { says: [/name/i, /case|stand/i] }],
      [
        "and if they ask it if they have a good case",
        { says: /no legal|advice|does not|person|hands?/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-catch-contract-retail",
    turns: [
      ["whats the catch", { says: /implementation|\$495|minutes beyond/i }],
      ["so no long contract?", { says: /end of any billing|monthly|annual|leave/i }],
      ["can u raise my price on me", { says: /30 days/i }],
      ["do i get my recordings if i quit", { says: /records|before they are deleted/i }],
      [
        "any discount for small shops",
        { says: /annual|by the year|not on our pages|cannot|discount/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-competitor-gym",
    turns: [
      [
        "we have smith.ai at our gym why would i swich",
        { says: /judge|compar|what we are|AI front desk/i },
      ],
      ["are you cheaper", { says: /do not know|cannot|\$149|printed/i }],
      [
        "about 25 calls a day 3 min each",
        { says: /\$|minutes/i, facts: { calls: /25/, length: /3/ } },
      ],
      ["and annual?", { says: /\$/ }],
      [
        "who else uses it, any gyms i can ask",
        { says: /person|nothing out|list none|not (list|say|know)/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-es-restaurante-varias",
    turns: [
      [
        "cuanto cuesta, cuantos idiomas habla y si puedo cancelar cuando quiera",
        { language: "es", says: [/\$149|\$249/, /ingl[eé]s|idioma/i, /per[ií]odo|irse/i] },
      ],
      [
        "es para mi restaurante, toma reservaciones?",
        { language: "es", says: /agenda|reserv|cita/i, facts: { trade: /restaurant/i } },
      ],
      ["usamos square y google calendar", { language: "es", says: /square/i }],
      ["y si se cae el internet o falla", { language: "es", says: /interrumpir|procuramos|no/i }],
      [
        "mejor dejo un recado: que me llamen por lo de square. Luis Peña luis@elmolcajete.example",
        { language: "es", says: /luis@elmolcajete\.example|Luis/i },
      ],
      ["si, mandalo", { language: "es" }],
    ],
    end: { booked: false, left: /luis@elmolcajete\.example/i },
  },
  {
    name: "td-lawfirm-book-first",
    turns: [
      ["id like to book a call", { action: "book", asks: "time" }],
      ["tuesday morning", { offers: /Tuesday 17 March, .* am/ }],
      ["the first one", { action: "book" }],
      ["Karen Ostrowski", { asks: "email", facts: { name: /Karen Ostrowski/ } }],
      [
        "karen@ostrowskilaw.com",
        {
          says: /Tuesday 17 March/,
          facts: { email: /karen@ostrowskilaw\.com/ },
        },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-17.*Karen Ostrowski.*karen@ostrowskilaw\.com/s },
  },
  {
    name: "td-clio-then-trial",
    turns: [
      ["does it work w clio", { says: /yes, clio|clio is in/i }],
      ["and google calender", { says: /google calendar/i }],
      ["is there a free trial", { says: /two (free )?weeks|mycase/i }],
      ["were on clio tho", { says: /mycase only|only .*mycase|a person will/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-cancel-appointment",
    turns: [
      ["pls cancel my appt for friday", { says: /confirmation|link/i }],
      ["do i get charged for canceling?", { says: /no payment|nothing|not charged/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-gold-or-silver",
    turns: [
      [
        "whats the difference between silver and gold",
        {
          says: [/1,200/, /3,000/],
        },
      ],
      ["we want it to call leads back, which of those", { says: /gold/i }],
      ["how much a year all in", { says: /\$16,135|\$13,140/ }],
      ["ouch. and the cheaper one?", { says: /silver|\$8,035|\$545|\$6,540/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-es-whatsapp-recado",
    turns: [
      ["funciona con whatsapp?", { language: "es", says: /whatsapp/i }],
      [
        "y con mi sistema Aspel?",
        { language: "es", action: open, says: /no encuentro|no aparece|webhooks|zapier|persona/i },
      ],
      [
        "dejale un recado a alguien: quiero saber si se conecta con Aspel SAE",
        {
          language: "es",
          action: "message",
        },
      ],
      [
        "Jorge Medina, jmedina@tornillosmedina.mx",
        {
          language: "es",
          facts: { name: /Jorge Medina/, email: /jmedina@tornillosmedina\.mx/ },
        },
      ],
      ["sí, mándalo", { language: "es", action: "sent" }],
    ],
    end: { booked: false, left: /Aspel/ },
  },
  {
    name: "td-zh-book",
    turns: [
      ["想约个电话聊一下", { language: "zh", action: "book", asks: "time" }],
      ["周五下午", { language: "zh", offers: /3 ?月 ?13 ?日.*下午/ }],
      ["第一个", { language: "zh", action: "book" }],
      [
        "我叫王丽 wangli88@qq.com",
        {
          language: "zh",
          facts: { name: /王丽/, email: /wangli88@qq\.com/ },
        },
      ],
      ["对的", { language: "zh", action: "booked" }],
    ],
    end: { booked: /2026-03-13.*王丽.*wangli88@qq\.com/s },
  },
  {
    name: "td-wrong-email-corrected",
    turns: [
      ["set up a call for me wed at 3pm", { action: "book", says: /Wednesday 18 March/ }],
      ["Jen Alvarado, jen@alvaradorealty.con", { facts: { name: /Jen Alvarado/ } }],
      ["oops .com not .con", { facts: { email: /jen@alvaradorealty\.com$/ } }],
      ["yes", { action: "book", offers: /Wednesday 18 March/ }],
      ["can i bring my business partner", { says: /forward|invit|guest|whoever/i }],
    ],
    end: { booked: false },
  },
  {
    name: "td-already-booked-then-move",
    turns: [
      [
        "book monday 10 am, Steve Lund, steve@lundpest.com",
        {
          says: /Monday 16 March/,
          facts: { name: /Steve Lund/, email: /steve@lundpest\.com/ },
        },
      ],
      ["yes", { action: "book", offers: /Monday 16 March/ }],
      ["shoot, can we make it tuesday instead", { action: "book", offers: /Tuesday 17 March/ }],
      ["ok np. is it phone or video", { says: /phone|video/i }],
    ],
    end: { booked: false },
  },
]);
