import { dialogues } from "../dialogue.ts";

/** Conversations that a twelfth writer wrote down before reading any of the engine; every third is kept apart. */
export const conversationsByATwelfthWriter = dialogues([
  {
    name: "twelfth writer: a stylist with foil in her hands",
    turns: [
      ["hiya", { action: "greet", language: "en" }],
      [
        "so i have a salon in boise, 3 chairs, phone rings while im mid foil lol. can ur thing answer and book ppl in",
        {
          says: /book|calendar|appointment|schedul/i,
          facts: { trade: /salon/i, place: /boise/i, size: /3 chairs/i },
        },
      ],
      ["what would the cheapest one cost me", { says: /149|249/ }],
      ["and the next one up?", { says: /545|695/ }],
      ["does that one have texts", { says: /text|SMS/i }],
      ["ok let me think about it thx", { action: "thanks" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "twelfth writer: the earliest is too early",
    turns: [
      [
        "need a call w someone asap, whats the earliest u got",
        { action: "book", says: /9:00/, facts: { day: /Friday 13/ } },
      ],
      [
        "oh thats too early for me anything that afternoon",
        { action: "book", offersNo: /9:00|9:30|10:30/ },
      ],
      [
        "230 works. brock tilden, company is tilden heating and air",
        {
          asks: "email",
          facts: { time: /2:30/, name: /brock tilden/i, firm: /tilden heating/i },
        },
      ],
      ["brock@tildenair.example", { asks: "confirm", facts: { email: "brock@tildenair.example" } }],
      ["yessir", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T20:30.*brock tilden.*brock@tildenair\.example/i, left: false },
  },
  {
    name: "twelfth writer: forty a week, not a day",
    turns: [
      ["how many min do i need if i get like 40 calls a day", { says: /minute/i }],
      ["about 3 min each usually", { says: /Gold/, facts: { calls: /40/, length: /3/ } }],
      [
        "no sorry not 40 a day, 40 a week. brain fart",
        { says: /Basic/, facts: { calls: /week|1[67]\d/i } },
      ],
      ["and what does it cost if i go over", { says: /0\.60|60 cents/ }],
      ["whats the set up fee on that", { says: /\$495/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "twelfth writer: a trial for two attorneys",
    turns: [
      ["do u have a free trial", { says: [/MyCase/, /two weeks|2 weeks|14 days|two-week/i] }],
      [
        "we're on mycase actually. 2 attorneys in cheyenne, family law",
        { facts: { trade: /attorney|law/i, place: /cheyenne/i } },
      ],
      ["so how do i start it", { says: /MyCase|trial|form/i }],
      [
        "id rather have a person set it up. can someone email me, im nadia kerr nadia@kerrfamily.example",
        {
          action: ["message", "person"],
          facts: { name: /nadia kerr/i, email: "nadia@kerrfamily.example" },
        },
      ],
      [
        "just say we want the trial, mycase, 2 attorneys",
        { asks: "confirm", facts: { message: /trial/i } },
      ],
      ["yep send", { action: "sent", facts: { message: null } }],
    ],
    end: { booked: false, left: /nadia kerr.*nadia@kerrfamily\.example.*trial/i },
  },
  {
    name: "twelfth writer: grease on the stove",
    turns: [
      ["hi do you guys work w restaurants", { says: /restaurant/i }],
      ["omg hold on theres a grease fire in the kitchen its spreading", { emergency: true }],
      ["ok its out. everyones fine jeez", { language: "en" }],
      [
        "anyway. can i book that call for tuesday 10:30",
        { action: "book", facts: { day: /Tuesday 17/, time: /10:30/ } },
      ],
      [
        "vito marchetti vito@marchettis.example",
        {
          asks: "confirm",
          facts: { name: /vito marchetti/i, email: "vito@marchettis.example" },
        },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T16:30.*vito marchetti/i },
  },
  {
    name: "twelfth writer: half past four in charlotte",
    turns: [
      [
        "wed the 18th at 430 pm for a call?? im in charlotte nc so eastern time",
        { action: "book", facts: { place: /charlotte/i, day: /Wednesday 18/ } },
      ],
      [
        "priya deshmukh priya@dhomes.example",
        {
          asks: "confirm",
          facts: { name: /priya deshmukh/i, email: "priya@dhomes.example" },
        },
      ],
      ["wait is that 430 my time", { says: /4:30/ }],
      ["ok good book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T20:30.*priya deshmukh/i, left: false },
  },
  {
    name: "twelfth writer: just the number",
    turns: [
      ["can i talk to a real human", { action: ["person", "phone", "message", "book"] }],
      [
        "no i dont want to book anything just give me the number",
        { action: "phone", says: /555-0142/ },
      ],
      ["are you a robot btw", { says: /assistant|\bAI\b|robot|machine|not a (person|human)/i }],
      ["lol ok. ill ring them, thanks", { action: "thanks" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "twelfth writer: five chairs and a baa",
    turns: [
      [
        "dental office here, 5 chairs, in tulsa",
        { facts: { trade: /dent/i, size: /5 chairs/i, place: /tulsa/i } },
      ],
      [
        "are you hipaa compliant, do you sign a baa",
        {
          says: /HIPAA|business associate|BAA|health information/i,
          never: /yes,? we (are|do|sign)|(we are|fully) HIPAA.compliant/i,
        },
      ],
      ["hmm. can you work with dentrix", { never: /yes, (it|we|farline) (does|do|can|works?)/i }],
      [
        "ok have someone get back to me about both of those. renee okafor",
        { action: ["message", "person"], facts: { name: /renee okafor/i } },
      ],
      [
        "renee@smilelane.example. tell them hipaa baa + dentrix",
        {
          asks: "confirm",
          facts: { email: "renee@smilelane.example", message: /dentrix/i },
        },
      ],
      ["yes", { action: "sent", facts: { message: null } }],
    ],
    end: { booked: false, left: /renee okafor.*renee@smilelane\.example.*dentrix/i },
  },
  {
    name: "twelfth writer: first the small print",
    turns: [
      ["book me in tues 9am", { action: "book" }],
      [
        "hm hang on first. how do your contracts work am i locked in",
        { says: /month|year|billing period|leave|cancel/i },
      ],
      ["so i can quit any month?", { says: /month|end of/i }],
      ["and do prices go up on me", { says: /30 days/ }],
      [
        "alright lets do that tuesday 9. wes pruitt wes@pruittmoving.example",
        {
          asks: "confirm",
          facts: {
            day: /Tuesday 17/,
            time: /9:00/,
            name: /wes pruitt/i,
            email: "wes@pruittmoving.example",
          },
        },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T15:00.*wes pruitt/i, left: false },
  },
  {
    name: "twelfth writer: a gym with two languages",
    turns: [
      [
        "half my gym members speak spanish does it handle that",
        { language: "en", says: /Spanish/, facts: { trade: /fitness|gym/i } },
      ],
      ["and mandarin?", { says: /Chinese|Mandarin/ }],
      [
        "does it sound like a robot tho",
        { says: /voice|sound|tone|natural|listen|hear|call|robot|brisk|assistant/i },
      ],
      [
        "how long til its up and running",
        { says: /set.?up|connect|train|day|week|start|launch|long|time/i },
      ],
      ["who won the nuggets game last night", { action: "off-topic" }],
      ["lol fair. thanks bye", { action: "thanks" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "twelfth writer: three questions and a monday",
    turns: [
      [
        "how much is it, is there a contract, and does it speak spanish",
        { says: [/149|249/, /month|year|billing period|annual/i, /Spanish/] },
      ],
      ["ok gimme monday 930", { action: "book", facts: { day: /Monday 16/, time: /9:30/ } }],
      [
        "not giving a phone number sorry. deb kowalczyk deb@brightwire.example",
        {
          asks: "confirm",
          facts: { name: /deb kowalczyk/i, email: "deb@brightwire.example" },
        },
      ],
      ["btw were electricians, in casper", { facts: { trade: /electric/i, place: /casper/i } }],
      ["yes thats all correct", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:30.*deb kowalczyk.*deb@brightwire\.example/i },
  },
  {
    name: "twelfth writer: rather no email",
    turns: [
      [
        "have somebody call me back about pricing for a funeral home, 406 555 0131",
        {
          action: ["message", "person"],
          facts: { phone: /555.?0131/, trade: /funeral/i },
        },
      ],
      ["harlan voss", { facts: { name: /harlan voss/i } }],
      ["id rather not give an email", { says: /mail|phone|call|555/i }],
      [
        "fine its harlan@vossmemorial.example",
        { asks: "confirm", facts: { email: "harlan@vossmemorial.example" } },
      ],
      ["yes", { action: "sent", facts: { message: null } }],
    ],
    end: { booked: false, left: /harlan voss.*harlan@vossmemorial\.example.*0131/i },
  },
  {
    name: "twelfth writer: the innkeeper cannot find the mail",
    turns: [
      [
        "i already booked a call w you last week and need to move it",
        { says: /link|mail|confirmation|555-0142/i },
      ],
      [
        "cant find that email anywhere",
        { says: /555-0142|message|person|people|spam|junk|team|call/i },
      ],
      [
        "just pass on a msg that marla finch cant do her call friday, wants next week. marla@finchinn.example",
        {
          action: "message",
          asks: "confirm",
          facts: {
            name: /marla finch/i,
            email: "marla@finchinn.example",
            message: /friday|next week/i,
          },
        },
      ],
      ["yes send it", { action: "sent", facts: { message: null } }],
      ["when will i hear back", { says: /24|hour|day|soon/i }],
    ],
    end: { booked: false, left: /marla finch.*marla@finchinn\.example.*(friday|next week)/i },
  },
  {
    name: "twelfth writer: what it plugs into",
    turns: [
      ["does it log calls in hubspot", { says: /HubSpot/ }],
      ["and slack pings?", { says: /Slack/ }],
      ["outlook calendar too right", { says: /Outlook/ }],
      ["do i need a developer for any of this", { says: /cod(e|ing)|developer|\bno\b|not/i }],
      [
        "cool. friday the 20th 10:30 work for a demo call?",
        { action: "book", facts: { day: /Friday 20/, time: /10:30/ } },
      ],
      [
        "ines calloway / ines@northpier.example / 503 555 0117",
        {
          asks: "confirm",
          facts: {
            name: /ines calloway/i,
            email: "ines@northpier.example",
            phone: /555.?0117/,
          },
        },
      ],
      ["confirmed", { action: "booked" }],
    ],
    end: { booked: /2026-03-20T16:30.*ines calloway.*ines@northpier\.example.*0117/i },
  },
  {
    name: "twelfth writer: three in sacramento",
    turns: [
      [
        "hi my med spa does botox n stuff, will it give ppl medical advice bc i dont want that",
        {
          says: /advice|hand|person|people|never|not/i,
          facts: { trade: /med spa/i },
        },
      ],
      [
        "good. im in sacramento so pacific. got 3pm on the 24th for a call",
        { action: "book", facts: { place: /sacramento/i } },
      ],
      ["sorry meant the 25th", { action: "book", facts: { day: /Wednesday 25/ } }],
      ["jolene baptiste", { asks: "email", facts: { name: /jolene baptiste/i } }],
      ["jolene@glowdesk.example", { asks: "confirm", facts: { email: "jolene@glowdesk.example" } }],
      ["yes please", { action: "booked" }],
    ],
    end: { booked: /2026-03-25T22:00.*jolene baptiste/i },
  },
  {
    name: "twelfth writer: done with the answering service",
    turns: [
      ["my answering service just lost me another job im so done", { never: /911/ }],
      ["do you ppl actually answer at 2am", { says: /24|hour|night|any time|clock|every|always/i }],
      ["how many calls at once", { says: /same time|\ball\b|every|at once|simultan|limit|many/i }],
      [
        "whats it run for about 150 calls a month, 4 min each",
        { says: /Basic/, facts: { calls: /150/, length: /4/ } },
      ],
      [
        "thats less than im paying now. ok can someone talk to me mon or tue",
        { action: "book", offers: /Monday 16|Tuesday 17/ },
      ],
      [
        "tue 1pm, curt brandvold, curt@brandvoldroofing.example",
        {
          asks: "confirm",
          facts: {
            day: /Tuesday 17/,
            time: /1:00/,
            name: /curt brandvold/i,
            email: "curt@brandvoldroofing.example",
          },
        },
      ],
      ["do it", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T19:00.*curt brandvold/i, left: false },
  },
  {
    name: "twelfth writer: una peluquería en laredo",
    turns: [
      ["hola buenas", { action: "greet", language: "es" }],
      [
        "tengo una peluqueria en laredo y no alcanzo a contestar, cuanto sale el plan mas barato",
        { language: "es", says: /149|249/, facts: { trade: /salon/i, place: /laredo/i } },
      ],
      ["y el que sigue", { language: "es", says: /545|695/ }],
      ["ese trae mensajes de texto?", { language: "es", says: /mensaje|texto|SMS/i }],
      ["gracias lo voy a pensar", { action: "thanks", language: "es" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "twelfth writer: lo más pronto posible, o media hora después",
    turns: [
      [
        "quiero una llamada con ustedes lo mas pronto posible",
        { action: "book", language: "es", facts: { day: /viernes 13/, time: /9:00/ } },
      ],
      [
        "me llamo rocio barrera",
        { language: "es", asks: "email", facts: { name: /roc[ií]o barrera/i } },
      ],
      [
        "rocio@barreralimpieza.example",
        { asks: "confirm", facts: { email: "rocio@barreralimpieza.example" } },
      ],
      ["mejor a las 930", { language: "es", asks: "confirm", facts: { time: /9:30/ } }],
      ["si asi esta bien", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-13T15:30.*roc[ií]o barrera.*rocio@barreralimpieza\.example/i },
  },
  {
    name: "twelfth writer: el plomero y el plan más chico",
    turns: [
      [
        "soy plomero, recibo unas 30 llamadas al dia de 4 minutos, que plan me conviene",
        {
          action: "plan",
          language: "es",
          says: /Gold|Oro/,
          facts: { trade: /plumb/i, calls: /30/, length: /4/ },
        },
      ],
      [
        "cuanto seria pagando mes a mes",
        { language: "es", says: /1[.,]?[2345]\d\d/, facts: { billing: /mensual/i } },
      ],
      ["y de instalacion?", { language: "es", says: /2[.,]?995/ }],
      [
        "es mucho para mi. y uno mas chico?",
        { language: "es", says: /Silver|Basic|Plata|B[áa]sico/ },
      ],
      ["ok gracias", { action: "thanks", language: "es" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "twelfth writer: from english into spanish",
    turns: [
      ["do you answer calls in spanish", { language: "en", says: /Spanish/ }],
      [
        "perfecto entonces le sigo en español. que pasa si el cliente quiere hablar con una persona",
        { language: "es", says: /persona|equipo|transf|pasa|gente/i },
      ],
      [
        "bien. agendeme el miercoles 18 a las 2 y media",
        { action: "book", language: "es", facts: { day: /miércoles 18/, time: /14:30/ } },
      ],
      [
        "lupita arroyo lupita@arroyoseguros.example, es agencia de seguros",
        {
          language: "es",
          asks: "confirm",
          facts: {
            name: /lupita arroyo/i,
            email: "lupita@arroyoseguros.example",
            trade: /insurance/i,
          },
        },
      ],
      ["si correcto", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-18T20:30.*lupita arroyo/i, left: false },
  },
  {
    name: "twelfth writer: el correo bueno",
    turns: [
      [
        "me pueden llamar el lunes en la tarde, es para un demo",
        {
          action: "book",
          language: "es",
          offersNo: /\b9:00|9:30|10:30/,
          facts: { day: /lunes 16/ },
        },
      ],
      [
        "a las 4, soy eusebio tarin, euse@tarin.example",
        {
          language: "es",
          asks: "confirm",
          facts: { time: /16:00/, name: /eusebio tar[ií]n/i, email: "euse@tarin.example" },
        },
      ],
      [
        "ay no el correo es eusebio@tarinhvac.example",
        { language: "es", asks: "confirm", facts: { email: "eusebio@tarinhvac.example" } },
      ],
      [
        "y esa llamada tiene costo?",
        { language: "es", says: /grat|sin costo|no cuesta|no tiene costo|nada/i },
      ],
      ["bueno si confirmo", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-16T22:00.*eusebio tar[ií]n.*eusebio@tarinhvac\.example/i, left: false },
  },

  // Chinese.
  {
    name: "twelfth writer: 休斯顿的餐馆",
    turns: [
      ["你好", { action: "greet", language: "zh" }],
      [
        "我在休斯顿开餐馆 电话接不过来 你们能接中文电话吗",
        {
          language: "zh",
          says: /中文|普通话|汉语|华语/,
          facts: { trade: /restaurant/i, place: /houston|休斯/i },
        },
      ],
      ["最便宜的多少钱一个月", { language: "zh", says: /149|249/ }],
      ["分钟超了怎么算", { language: "zh", says: /0\.60?|60 ?美分|六毛|六十美分/ }],
      ["好的谢谢", { action: "thanks", language: "zh" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "twelfth writer: 留言问微信",
    turns: [
      ["能不能帮我留个言给你们公司的人", { action: "message", language: "zh" }],
      ["就说我想知道能不能接微信 我们是会计事务所", { language: "zh", facts: { message: /微信/ } }],
      [
        "林志远 zhiyuan@lintax.example",
        {
          language: "zh",
          asks: "confirm",
          facts: { name: /林志远/, email: "zhiyuan@lintax.example" },
        },
      ],
      ["可以 发吧", { action: "sent", language: "zh", facts: { message: null } }],
    ],
    end: { booked: false, left: /林志远.*zhiyuan@lintax\.example.*微信/ },
  },
  {
    name: "twelfth writer: from chinese into english",
    turns: [
      [
        "一个月大概5000分钟 选哪个套餐",
        {
          action: "plan",
          language: "zh",
          says: /Platinum|白金|铂金/,
          facts: { minutes: /5,?000/ },
        },
      ],
      ["年付的话多少", { language: "zh", says: /1,?795|21,?540/ }],
      [
        "my partner only reads english so switching. is there a setup fee on that one",
        { language: "en", says: /3,995/ },
      ],
      [
        "ok can we book fri the 13th at 1",
        { action: "book", language: "en", facts: { day: /Friday 13/, time: /1:00/ } },
      ],
      [
        "kevin tao kevin@taologistics.example",
        {
          language: "en",
          asks: "confirm",
          facts: { name: /kevin tao/i, email: "kevin@taologistics.example" },
        },
      ],
      ["correct", { action: "booked", language: "en" }],
    ],
    end: { booked: /2026-03-13T19:00.*kevin tao/i, left: false },
  },
]);
