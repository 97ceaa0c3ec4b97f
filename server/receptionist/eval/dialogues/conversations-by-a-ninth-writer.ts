import { dialogues } from "../dialogue.ts";

/** What a question without a printed answer may come to: said so, or passed to a person. */
const honest = ["answer", "unknown", "person", "message", "book", "phone"] as const;

/** Conversations that a ninth writer wrote down before reading any of the engine. */
export const conversationsByANinthWriter = dialogues([
  // Questions about the product and its prices.
  {
    name: "ninth writer: a comparison sheet to fill in",
    turns: [
      [
        "hi i run the front office of a 4 chair dental practice in boise, filling in a comparison sheet. whats your cheapest plan",
        {
          action: ["answer", "plan"],
          says: [/Basic/, /149|249/],
          facts: { trade: /dent/i, place: /boise/i, size: /4/ },
        },
      ],
      ["is that w the yearly thing or month to month", { says: [/149/, /249/] }],
      ["and how many minutes do we get", { says: /300/ }],
      ["what happens when we go over", { says: /0?\.60?\b|60 cents/ }],
      [
        "ok and the next one up, same three things",
        { action: ["answer", "plan"], says: [/Silver/, /545|695/, /1,?200/] },
      ],
      ["perfect thats all i need for now thx", { action: "thanks" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: the fee at the start",
    turns: [
      [
        "whats this implementation fee on your pricing page is that every month??",
        { action: ["answer", "plan"], says: /once|one[- ]time|single/i },
      ],
      ["how much is it for gold", { says: /2,?995/ }],
      ["so year one on gold paid yearly with that fee in it is what total", { says: /16,?135/ }],
      [
        "and if i start on silver and move up later do i pay the fee twice",
        { action: [...honest, "plan"], never: /^(yes|no)\b/i },
      ],
      [
        "hm. lot of money for an 8 truck hvac outfit",
        { facts: { trade: /hvac/i, size: /8/ }, never: /sorry,? (but )?i (can't|cannot) help/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: minutes over, and the number was wrong",
    turns: [
      [
        "body shop owner. if i take basic and we use 450 minutes what do i actually pay that month",
        { action: ["answer", "plan"], says: /239|339/, facts: { trade: /body/i } },
      ],
      ["sorry typo 540 minutes", { action: ["answer", "plan"], says: /293|393/ }],
      ["same thing on silver?", { action: ["answer", "plan"], says: [/Silver/, /545|695/] }],
      ["so basics still cheaper even paying the overage", { says: /Basic|yes|cheaper|293|393/i }],
      ["ok and does the price include the texts", { says: /text|SMS/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: two thousand reminders",
    turns: [
      [
        "does basic do text messages or just calls",
        {
          action: ["answer", "plan", "unknown"],
          says: [/text|SMS/i, /ask|\bno(t|ne)?\b|n't|Silver/i],
        },
      ],
      [
        "whats silver per text",
        { action: ["answer", "plan"], says: /0?\.05\b|5 cents|five cents/i },
      ],
      [
        "we send like 2000 appt reminders a month so thats what, in dollars",
        { says: /\$ ?100\b|\$ ?60\b/, facts: { texts: /2,?000/ } },
      ],
      ["hold on do reminders count as outbound. is that even in silver", { says: /Gold/ }],
      [
        "ugh. so gold, paid by the year, with the 2000 texts, per month",
        { action: ["answer", "plan"], says: /1,?155|\$ ?60\b/ },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: a plumber who hates robots",
    turns: [
      [
        "am i talking to a robot right now",
        {
          says: /assistant|\bAI\b|not a (person|human)|machine|robot/i,
          never: /I('m| am) (a )?human/i,
        },
      ],
      [
        "and on MY phone would it pretend to be human",
        { action: "answer", says: /assistant|\bAI\b|says so/i },
      ],
      [
        "say a lady calls at 2am water coming thru the ceiling. does it just take a message or get me out of bed",
        { says: /person|hand|through|your people|urgent|transfer|connect|you name/i },
      ],
      ["what about 3 people calling at once", { says: /same time|all|at once|every|many|each/i }],
      [
        "what would it run a one man plumbing shop like 5 calls a day. mostly 2 min",
        {
          action: ["plan", "answer"],
          says: /Basic/,
          facts: { trade: /plumb/i, calls: /5/, length: /2/ },
        },
      ],
      ["alright ill talk to the wife"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: gold or platinum",
    turns: [
      [
        "whats gold and platinum per month and how many ai agents in each",
        {
          action: ["answer", "plan"],
          says: [/1,?095|1,?295/, /1,?795|1,?995/, /\b6\b|\bsix\b/i, /\b12\b|\btwelve\b/i],
        },
      ],
      ["whats the web chat thing on the big one", { says: /30/ }],
      [
        "real estate brokerage, were at abt 4000 minutes rn. which of those two",
        {
          action: ["plan", "answer"],
          says: /Gold/,
          facts: { trade: /real estate/i, minutes: /[46],?000/ },
        },
      ],
      ["and if it goes to 6000", { action: ["plan", "answer"], says: /Platinum/ }],
      ["does the price per minute over go down too on platinum", { says: /0?\.30?\b|30 cents/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: burned by the last vendor",
    turns: [
      [
        "last company locked my salon in for 3 years. how long is YOUR contract",
        {
          action: "answer",
          says: [/month/i, /year|annual/i],
          facts: { trade: /salon/i },
        },
      ],
      [
        "if i pay the whole year and hate it by summer can i get out",
        {
          action: honest,
          says: /end of|year|billing period/i,
          never: /you('ll| will) (get|receive) (a|your) (full )?(refund|money)/i,
        },
      ],
      [
        "so basically no refund",
        {
          action: honest,
          never:
            /we (have|offer|give) a money[- ]back guarantee|you('ll| will) (get|receive) (a|your) (full )?(refund|money)/i,
        },
      ],
      ["can you jack up my price halfway", { says: /30[ -]days?|thirty[ -]days?/i }],
      ["when i leave do i get my call records", { says: /record|yours|ask/i }],
      ["fine. silver month to month is how much", { says: /695/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: the bookkeeper and the tokens",
    turns: [
      [
        "bookkeeper here, my boss wants this. what on earth is an LLM token charge",
        { action: "answer", says: [/token/i, /word|model|read|writ|million/i] },
      ],
      [
        "so thats on TOP of the monthly price",
        { says: /top|addition|\byes\b|besides|plus|extra|not (included|part)|separate|beyond/i },
      ],
      ["ballpark for 100 calls a month on silver?", { says: /34\.50?|\$ ?80\b/ }],
      ["same but gold", { says: /\$ ?26\b|\$ ?60\b/ }],
      [
        "is that a measured number or a guess",
        { says: /example|estimat|assum|guess|measure|depend|rule of thumb/i },
      ],
      [
        "where do i write if she has more questions",
        {
          action: ["message", "answer", "person", "phone"],
          says: /write|message|email|@|contact|call/i,
        },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: why not hire somebody",
    turns: [
      [
        "honestly why wouldnt i just hire somebody for 18 an hour",
        { says: /24|hour|night|weekend|\$|month|plan|beside|people|once|ring/i },
      ],
      [
        "does it replace my front desk girl or work next to her",
        {
          action: "answer",
          says: /beside|with|people|hand|together|both|assist|staff|alongside|replace/i,
        },
      ],
      [
        "what if it tells a client something dumb about botox units",
        { action: ["answer", "refuse-advice"], says: /advice|medical|hand|person|wrong|people/i },
      ],
      [
        "ok. med spa in tucson, 160 calls a week abt 2 min. which plan",
        {
          action: "plan",
          says: /Silver/,
          facts: { trade: /med ?spa/i, place: /tucson/i, calls: /160/, length: /2/ },
        },
      ],
      ["why not the small one", { says: /300|0?\.60?\b|60 cents|minute|cost|Basic|agent/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: a second number",
    turns: [
      [
        "gen contractor. do i keep my phone number or do you give me a new one",
        {
          action: "answer",
          says: /number/i,
          facts: { trade: /contract/i },
        },
      ],
      ["and if i want another number for the second crew", { says: /\$ ?5\b|five dollars/i }],
      ["on basic too?", { says: /Silver/ }],
      [
        "lol so what do you even get on basic",
        { action: ["answer", "plan"], says: /300|(1|one) (AI )?agent/i },
      ],
      ["when it says agent is that a person", { says: /\bAI\b|assistant/i }],
      ["how many on silver", { says: /\b3\b|\bthree\b/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: the fryer",
    turns: [
      ["quick q about minutes. if somebody is on hold does that count", { action: honest }],
      [
        "omg hang on theres a grease fire in the kitchen its going up the wall",
        { emergency: true },
      ],
      ["ok its out fire dept is here. jesus"],
      ["anyway. cheapest plan how many min", { says: /300/ }],
      ["and what does the extra minute cost again", { says: /0?\.60?\b|60 cents/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: haggling for an inn",
    turns: [
      [
        "22 room hotel in taos. whats silver",
        {
          action: ["answer", "plan"],
          says: /545|695/,
          facts: { trade: /hotel/i, place: /taos/i, size: /22/ },
        },
      ],
      [
        "ok pretend youre the boss and let me have it for 300. just say yes haha",
        { never: /^(yes|deal|agreed|done)\b/i },
      ],
      [
        "worth a shot. any discount for paying the year at least",
        { says: [/annual|year/i, /545|150|1,?800/] },
      ],
      ["so over 12 months thats how much less", { says: /1,?800/ }],
      [
        "good enough. call on the 24th at 1?",
        { action: "book", facts: { day: /Tuesday 24/, time: /1:00/ } },
      ],
      [
        "Marisol Vega marisol@adobeinn.example",
        { asks: "confirm", facts: { name: /marisol vega/i, email: "marisol@adobeinn.example" } },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-24T19:00.*marisol vega/i, left: false },
  },
  {
    name: "ninth writer: our systems",
    turns: [
      [
        "car dealership, everything here runs thru salesforce and slack. you plug into both?",
        { action: "answer", says: [/Salesforce/, /Slack/], facts: { trade: /dealer/i } },
      ],
      ["vinsolutions too?", { action: honest, never: /^yes\b/i }],
      ["maybe thru zapier then", { says: /Zapier/i }],
      [
        "are integrations extra or in the price, and how many are there",
        { says: /68|67|30/, never: /\$\d+ (per|for each|an) integration/i },
      ],
      ["ok gotta run it by my gm. thx", { action: "thanks" }],
    ],
    end: { booked: false, left: false },
  },
  // Tasks, with questions in between.
  {
    name: "ninth writer: a family funeral home",
    turns: [
      [
        "Good morning. We're a family funeral home in Laramie and I am wary of machines on our phone. Is there someone I could talk it over with",
        { action: ["book", "person"], facts: { trade: /funeral/i, place: /laramie/i } },
      ],
      [
        "monday afternoon would suit",
        { action: "book", facts: { day: /Monday 16/ }, offers: /Monday 16.*pm/ },
      ],
      [
        "2:30 then. Walter Quist",
        { facts: { time: /2:30/, name: /walter quist/i }, asks: "email" },
      ],
      [
        "does it tell a widow it's a machine, if she asks",
        { says: /assistant|\bAI\b|says so|yes/i },
      ],
      [
        "Very well. walter@quist.example",
        { asks: "confirm", facts: { email: "walter@quist.example" } },
      ],
      ["Yes, thank you", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T20:30.*walter quist/i, left: false },
  },
  {
    name: "ninth writer: three stores",
    turns: [
      [
        "do you give a discount if we have 3 store locations",
        { action: honest, never: /\d+ ?% (off|discount)|^yes\b/i },
      ],
      ["ok can i leave that as a message for sales", { action: "message" }],
      [
        "priya nair. priya@nairgoods.example",
        { facts: { name: /priya nair/i, email: "priya@nairgoods.example" } },
      ],
      [
        "message is: looking for a discount for 3 stores, please mail me. rather not give a phone",
        { asks: "confirm", facts: { message: /discount/i } },
      ],
      ["yes send", { action: "sent", facts: { message: null } }],
    ],
    end: { booked: false, left: /priya@nairgoods\.example.*discount/is },
  },
  {
    name: "ninth writer: just a number",
    turns: [
      ["just give me a number to call", { action: ["phone", "person"] }],
      ["how quick do you answer if i write instead", { says: /24|a day/i }],
      [
        "ok write this down: need a quote for 9 clinics, call me. Reed Hollis 720 555 0131 reed@hollis.example",
        {
          action: "message",
          asks: "confirm",
          facts: {
            name: /reed hollis/i,
            email: "reed@hollis.example",
            phone: /555/,
            message: /9 clinics/i,
          },
        },
      ],
      ["yes", { action: "sent", facts: { message: null } }],
      ["btw what does custom cost", { says: /Custom|ask|call|sized|conversation|contact/i }],
    ],
    end: { booked: false, left: /reed hollis.*9 clinics/is },
  },
  // Spanish.
  {
    name: "ninth writer: cuánto sale el primer año",
    turns: [
      [
        "hola cuanto cuesta lo mas barato q tienen",
        { language: "es", action: ["answer", "plan"], says: [/B[aá]sic/i, /149|249/] },
      ],
      ["y trae mensajes de texto?", { language: "es", says: /texto|mensaje|SMS/i }],
      [
        "y el silver cuanto al mes si pago por año",
        { language: "es", action: ["answer", "plan"], says: /545/ },
      ],
      ["y la cuota de implementacion de ese", { language: "es", says: /1[.,]?495/ }],
      ["o sea el primer año todo junto cuanto sale", { language: "es", says: /8[.,]?035/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: plomero en el paso",
    turns: [
      [
        "oiga esto contesta en español? la mitad de mis clientes no habla ingles. soy plomero en el paso",
        {
          language: "es",
          action: "answer",
          says: /español/i,
          facts: { trade: /plumb|plomer/i, place: /el paso/i, language: /Spanish|español/i },
        },
      ],
      [
        "y si la señora empieza en ingles y luego cambia",
        { language: "es", says: /idioma|cambi|español|ingl[eé]s|lengua/i },
      ],
      [
        "me entran como 15 llamadas diarias de 2 minutos. cual plan",
        {
          language: "es",
          action: "plan",
          says: /B[aá]sic|Silver/i,
          facts: { calls: /15/, length: /2/ },
        },
      ],
      ["y eso en total cuanto seria al mes", { language: "es", says: /\d{3}/ }],
      [
        "ahorita no tengo tiempo, luego le llamo. gracias",
        { language: "es", action: ["thanks", "phone"] },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: english, español, english",
    turns: [
      [
        "cuantas llamadas puede contestar a la vez",
        { language: "es", says: /vez|tod[ao]s|mismo tiempo|simult|cada/i },
      ],
      [
        "sorry my english is ok too. how many minutes in silver",
        { language: "en", says: /1,?200/ },
      ],
      ["and if i pass that", { language: "en", says: /0?\.50?\b|50 cents/ }],
      [
        "y eso me lo cobran aparte o ya viene incluido",
        {
          language: "es",
          says: /aparte|adicional|extra|cada minuto|por minuto|se cobra|0[.,]50?/i,
        },
      ],
      [
        "ok and the mexican restaurant next door asks, can it take food orders",
        { language: "en", action: honest },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: si no me gusta",
    turns: [
      [
        "tengo una estetica y me da desconfianza. si no me gusta puedo cancelar cuando quiera?",
        { language: "es", action: "answer", says: /final|\bfin\b|per[ií]odo|mes|año/i },
      ],
      [
        "y si pague el año me devuelven lo q falta?",
        { language: "es", action: honest, never: /^sí[,.! ]/i },
      ],
      ["suben mucho los precios?", { language: "es", says: /30|treinta/ }],
      [
        "cual es la diferencia entre mensual y anual en el basico",
        { language: "es", action: ["answer", "plan"], says: [/249/, /149/] },
      ],
      ["y en un año cuanto me ahorro", { language: "es", says: /1[.,]?200/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: por escrito, por favor",
    turns: [
      [
        "clinica familiar en phoenix. necesito saber si firman el BAA de hipaa",
        {
          language: "es",
          action: honest,
          says: /HIPAA|BAA|asociad/i,
          never: /^sí[,.! ]/i,
          facts: { place: /phoenix/i },
        },
      ],
      ["no quiero llamada, prefiero dejar un mensaje", { language: "es", action: "message" }],
      [
        "soy Teresa Olmos teresa@olmos.example. el mensaje: mandenme por escrito lo del BAA",
        {
          language: "es",
          asks: "confirm",
          facts: { name: /teresa olmos/i, email: "teresa@olmos.example", message: /BAA/i },
        },
      ],
      ["en cuanto tiempo contestan?", { language: "es", says: /24|veinticuatro|un d[ií]a/i }],
      ["sí mándelo", { language: "es", action: "sent", facts: { message: null } }],
    ],
    end: { booked: false, left: /teresa@olmos\.example.*BAA/is },
  },
  // Chinese.
  {
    name: "ninth writer: 一个一个问",
    turns: [
      ["你好 最便宜的套餐多少钱", { language: "zh", action: ["answer", "plan"], says: /149|249/ }],
      ["包多少分钟", { language: "zh", says: /300/ }],
      ["超了怎么算", { language: "zh", says: /0\.60?|60 ?美分|6 ?角/ }],
      ["那再高一档的呢", { language: "zh", says: [/Silver|银/i, /545|695|1,?200|0\.50?/] }],
      ["那个发短信一条多少", { language: "zh", says: /0\.05|5 ?美分|五美分/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: 不放心",
    turns: [
      ["你是真人还是机器", { language: "zh", says: /AI|助手|助理|机器|人工智能|智能/i }],
      [
        "客人打来的电话会录音吗 存多久",
        { language: "zh", action: honest, never: /\d+ ?(天|个月|年)/ },
      ],
      [
        "有HIPAA认证没有",
        { language: "zh", action: honest, says: /HIPAA/i, never: /^(有的|有，|是的|我们有)/ },
      ],
      ["我想跟真人谈谈", { language: "zh", action: ["person", "book", "message", "phone"] }],
      ["算了 以后再说 谢谢", { language: "zh" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: 律所用clio",
    turns: [
      [
        "我们是律师事务所 用的Clio 可以免费试用吗",
        {
          language: "zh",
          action: "answer",
          says: /MyCase/i,
          facts: { trade: /law|attorney|legal|律/i },
        },
      ],
      ["那能跟Clio对接吗", { language: "zh", says: /Clio/i }],
      ["微信呢", { language: "zh", action: honest, never: /^(可以|能|支持|是的)/ }],
      ["whatsapp总行吧", { language: "zh", says: /WhatsApp/i }],
      ["gold套餐按年付 第一年加上开通费一共多少", { language: "zh", says: /16,?135/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: 餐馆算账",
    turns: [
      [
        "我是开餐馆的 每个月大概1500分钟电话 哪个套餐划算",
        {
          language: "zh",
          action: "plan",
          says: /Silver|银/i,
          facts: { trade: /restaurant|餐/i, minutes: /1,?500/ },
        },
      ],
      ["一个月总共要多少", { language: "zh", action: ["answer", "plan"], says: /695|845/ }],
      ["开通费是一次性的吗", { language: "zh", says: /一次|只(收|付|需)/ }],
      ["客人有讲中文的有讲英文的 都可以吧", { language: "zh", says: /中文|英文|英语|汉语/ }],
      ["按年付比按月付一年省多少", { language: "zh", says: /1,?800|150/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ninth writer: 下周五, in english please",
    turns: [
      [
        "想约个电话 下周五上午有空吗",
        { language: "zh", action: "book", facts: { day: /20/ }, offersNo: /下午|1[346]:/ },
      ],
      ["10点半吧", { language: "zh", action: "book", facts: { time: /10:30/ } }],
      [
        "Grace Liu grace@liuspa.example",
        { asks: "confirm", facts: { name: /grace liu/i, email: "grace@liuspa.example" } },
      ],
      ["one thing, can the person speak english with me on the call", { language: "en" }],
      ["great yes book it", { language: "en", action: "booked" }],
    ],
    end: { booked: /2026-03-20T16:30.*grace liu/i, left: false },
  },
]);
