import { dialogues } from "../dialogue.ts";

/**
 * Conversations about volumes and prices: shares, seasons, weeks, ranges, and what follows an
 * estimate. Every third, by order, is kept apart.
 */
export const conversationsAboutVolumes = dialogues([
  {
    name: "volumes: a third is spam",
    turns: [
      [
        "about 60 calls a day but honestly a third of them are spam. 2 min each",
        { action: "plan", says: /1,600/, facts: { length: /2/ } },
      ],
      ["so which plan", { says: /Silver/ }],
    ],
  },
  {
    name: "volumes: half are robocalls",
    turns: [
      ["we get 80 calls a day, half are robocalls", { action: "plan", says: /1,600/ }],
      ["the real ones take like 3 min", { action: "plan", says: /2,400/, facts: { length: /3/ } }],
    ],
  },
  {
    name: "volumes: en temporada y fuera de ella",
    turns: [
      [
        "en temporada nos entran 60 llamadas al día, fuera de temporada unas 20. de 2 minutos",
        { action: "plan", language: "es", says: [/2,400/, /800/] },
      ],
      ["¿y en temporada baja cuánto pago?", { language: "es", says: /\$545|\$1,095/ }],
    ],
  },
  {
    name: "volumes: in season and otherwise",
    turns: [
      [
        "landscaping, 60 calls a day in season, 20 otherwise. 2 min each",
        { action: "plan", says: [/2,400/, /800/], facts: { length: /2/ } },
      ],
      ["what would i pay in the slow months", { says: /\$545|\$1,095/ }],
    ],
  },
  {
    name: "volumes: slow in winter",
    turns: [
      [
        "500 calls a month, slow in winter, maybe 200 then. 3 min",
        { action: "plan", says: [/1,500/, /600/], facts: { length: /3/ } },
      ],
      ["ok which plan", { says: /Silver/ }],
    ],
  },
  {
    name: "volumes: the weeks of a month",
    turns: [
      ["120 calls a week, 2 min", { action: "plan", says: /960/, facts: { calls: /120/ } }],
      ["do you count 4 weeks a month or what", { says: /\b4 weeks/ }],
    ],
  },
  {
    name: "volumes: all in",
    turns: [
      ["25 calls a day 2 min", { action: "plan", says: /1,000/ }],
      [
        "how much per month, all in?",
        { says: [/\$545/, /\$1,495/], never: /in advance|payable|invoice/i },
      ],
      ["and if i go over?", { says: /\$0\.50/ }],
    ],
  },
  {
    name: "volumes: 全部算上",
    turns: [
      ["每天二十五个电话，每个两分钟", { action: "plan", says: /1,000/ }],
      [
        "一个月总共多少钱，全部算上",
        { language: "zh", says: [/\$545/, /\$1,495/], never: /预付|提前/ },
      ],
    ],
  },
  {
    name: "volumes: LA, then SF",
    turns: [
      [
        "were a salon in LA, 20 calls a day",
        { action: "plan", says: /800/, facts: { place: /Los Angeles|LA/, calls: /20/ } },
      ],
      ["sorry the shop is in SF not LA", { facts: { place: /San Francisco|SF/ } }],
    ],
  },
  {
    name: "volumes: mediodía de Chicago",
    turns: [
      [
        "quiero una llamada mañana al mediodía, hora de Chicago. Pia Roth pia@roth.example",
        { action: "book", language: "es", says: /11:00/, offers: /10:30|9:30/ },
      ],
      ["la segunda", { asks: "confirm", facts: { time: /10:30/ } }],
      ["sí", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T16:30.*Roth/ },
  },
  {
    name: "volumes: minus the spam",
    turns: [
      ["48 calls a day, 2 min", { action: "plan", says: /1,920/ }],
      ["about a quarter of that is spam tho", { action: "plan", says: /1,440/ }],
      ["so how many minutes minus the spam", { says: /1,440/ }],
    ],
  },
  {
    name: "volumes: half go to voicemail",
    turns: [
      ["40 calls a day 3 min", { action: "plan", says: /2,400/ }],
      ["what if half of them go to voicemail", { says: /1,200/ }],
      ["so silver then", { says: /Silver/ }],
    ],
  },
  {
    name: "volumes: si se duplican",
    turns: [
      ["20 llamadas al día de 3 minutos", { action: "plan", says: /1,200/ }],
      ["¿y si se duplican?", { language: "es", says: /2,400/ }],
      ["¿y la diferencia en dólares?", { language: "es", says: /\$550|\$600/ }],
    ],
  },
  {
    name: "volumes: doubled, the difference, yearly",
    turns: [
      ["25 calls a day 3 min", { action: "plan", says: [/1,500/, /\$695/] }],
      ["and if it doubles?", { says: /3,000/ }],
      ["whats the difference in dollars", { says: /\$400/ }],
      ["and yearly?", { says: /\$13,140|\$16,135/ }],
    ],
  },
  {
    name: "volumes: three agents, minutes, texts",
    turns: [
      ["15 calls a day, 2 minutes", { action: "plan", says: [/600/, /Basic/] }],
      ["so 3 agents then", { says: /Silver/, facts: { agents: /3/ } }],
      ["how many minutes is that", { says: /\b600\b/ }],
      ["is that with the texts", { says: /texts?/i }],
    ],
  },
  {
    name: "volumes: with the texts, cheaper",
    turns: [
      [
        "50 calls a day, 2 min, and 300 texts",
        { action: "plan", says: [/2,000/, /\$960/], facts: { texts: /300/ } },
      ],
      ["is that with the texts", { says: /300 texts|\$15|\$0\.05/ }],
      ["cheaper one?", { says: /cheapest|Basic/i }],
    ],
  },
  {
    name: "volumes: over by 200 minutes",
    turns: [
      ["20 calls a day, 3 min", { action: "plan", says: [/1,200/, /\$545/] }],
      ["what do i pay if i go over by 200 minutes", { says: /\$100/ }],
      ["and on gold?", { says: /\$80|\$0\.40|\$1,095/ }],
    ],
  },
  {
    name: "volumes: 是每周",
    turns: [
      ["每天四十个电话，每个三分钟", { action: "plan", says: /2,400/ }],
      ["不好意思，是每周", { action: "plan", says: /480/, facts: { calls: /40/ } }],
      ["那用哪个套餐", { language: "zh", says: /Basic/ }],
    ],
  },
  {
    name: "volumes: forty, weekly",
    turns: [
      ["40 calls a day", { action: "plan", says: /1,600/ }],
      ["oh sorry thats weekly", { action: "plan", says: /320/, facts: { calls: /40 a week/ } }],
      ["so basic?", { says: /Basic/ }],
    ],
  },
  {
    name: "volumes: eran mensajes",
    turns: [
      ["600 llamadas al mes y 3 minutos", { action: "plan", says: /1,800/ }],
      ["no, eran mensajes, no llamadas", { language: "es", facts: { texts: /600/, calls: null } }],
    ],
  },
  {
    name: "volumes: between 20 and 30",
    turns: [
      [
        "between 20 and 30 calls a day, 2 minutes",
        { action: "plan", says: /1,000|1,200/, facts: { calls: /20|25|30/, length: /2/ } },
      ],
      ["call it 30", { action: "plan", facts: { calls: /30 a day/ } }],
    ],
  },
  {
    name: "volumes: two ranges",
    turns: [
      ["20-30 calls a day, 3-4 min each", { action: "plan", says: /1,750|2,400/ }],
      ["which plan then", { says: /Silver|Gold/ }],
    ],
  },
  {
    name: "volumes: min c/u",
    turns: [
      [
        "unas 30 llamadas diarias, como 4 min c/u",
        { action: "plan", language: "es", says: /2,400/, facts: { calls: /30/, length: /4/ } },
      ],
      ["¿qué plan?", { language: "es", says: /Gold/ }],
    ],
  },
  {
    name: "volumes: a couple dozen",
    turns: [
      ["a couple dozen calls a day, bout two minutes a pop", { action: "plan", says: /\b960\b/ }],
      ["and a hundred texts", { action: "plan", says: /Silver/, facts: { texts: /100/ } }],
    ],
  },
  {
    name: "volumes: half a dozen an hour",
    turns: [
      ["half a dozen calls an hour, open 8 hours, 2 min each", { says: /1,920|hour/i }],
      ["so 48 a day", { action: "plan", says: /1,920/, facts: { calls: /48/ } }],
    ],
  },
  {
    name: "volumes: a hundred and twenty a week",
    turns: [
      [
        "like a hundred and twenty calls a week, three and a half minutes",
        { action: "plan", says: /1,680/, facts: { calls: /120/, length: /3\.5/ } },
      ],
      ["make it eighty", { action: "plan", says: /1,120/, facts: { calls: /80/ } }],
    ],
  },
  {
    name: "volumes: minutes a week",
    turns: [
      ["couple hundred minutes a week", { action: "plan", says: /800/ }],
      ["and just 1 agent", { action: "plan", says: /Basic/, facts: { agents: /1/ } }],
    ],
  },
  {
    name: "volumes: 五六百分钟",
    turns: [
      ["一个月五六百分钟", { action: "plan", language: "zh", says: /550|600/ }],
      ["那要是一千分钟呢", { language: "zh", says: /1,000/, facts: { minutes: /1,000/ } }],
    ],
  },
  {
    name: "volumes: more on mondays",
    turns: [
      ["15ish calls per day maybe 20 on mondays, 90 secs each", { says: /520|Monday/i }],
      ["which plan", { says: /Basic/ }],
    ],
  },
  {
    name: "volumes: una docena",
    turns: [
      [
        "una docena de llamadas al día, tres minutos y medio cada una",
        { action: "plan", language: "es", says: /840/ },
      ],
      ["y 200 mensajes", { action: "plan", says: /Silver/, facts: { texts: /200/ } }],
    ],
  },

  {
    name: "volumes: weekends are double",
    turns: [
      [
        "30 calls a day, weekends are double. 2 minutes",
        { action: "plan", says: /2,340|weekend/i, facts: { length: /2/ } },
      ],
      ["and which plan is that", { says: /Silver|Gold/ }],
    ],
  },
  {
    name: "volumes: 旺季和淡季",
    turns: [
      [
        "旺季每天六十个电话，淡季二十个，每个两分钟",
        { action: "plan", language: "zh", says: [/2,400/, /800/] },
      ],
      ["淡季多少钱", { language: "zh", says: /\$545|\$1,095/ }],
    ],
  },
  {
    name: "volumes: a la semana",
    turns: [
      ["unas 60 llamadas a la semana, de 3 minutos", { action: "plan", says: /720/ }],
      ["¿y al año en total?", { language: "es", says: /\$4,812|\$5,307/ }],
    ],
  },
  {
    name: "volumes: all in with texts",
    turns: [
      [
        "40 calls a day, 2 min, 500 texts. whats it per month all in",
        { action: "plan", says: [/1,600/, /\$770/], never: /in advance/i, facts: { texts: /500/ } },
      ],
      ["is there anything else on top", { says: /implementation|\$1,495|token/i }],
    ],
  },
  {
    name: "volumes: lunchtime in Chicago",
    turns: [
      [
        "can somebody call me monday around lunchtime chicago time",
        { action: "book", offers: /Monday 16 March, (?:10:30|11:|12:|1:00)/ },
      ],
      ["first one. Dan Ross dan@ross.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T1[6789].*Ross/ },
  },
  {
    name: "volumes: two offices",
    turns: [
      ["30 a day, 3 minutes each", { action: "plan", says: /1,800/ }],
      ["ok and with two offices", { says: /3,600|each|both/i }],
      ["whats the difference in dollars", { says: /\$/ }],
    ],
  },
  {
    name: "volumes: 翻倍差多少",
    turns: [
      ["每天三十个电话，每个两分钟", { action: "plan", says: /1,200/ }],
      ["要是翻倍呢", { language: "zh", says: /2,400/ }],
      ["差多少钱", { language: "zh", says: /\$550|\$600/ }],
    ],
  },
  {
    name: "volumes: me paso por 200 minutos",
    turns: [
      ["45 llamadas al día, 2 minutos", { action: "plan", says: /1,800/ }],
      ["¿cuántos minutos son?", { language: "es", says: /1,800/ }],
      ["¿y si me paso por 200 minutos?", { language: "es", says: /\$100/ }],
    ],
  },
  {
    name: "volumes: thirty five, weekly",
    turns: [
      ["35 calls 2 minutes each", { action: "plan" }],
      ["sorry thats weekly", { action: "plan", says: /280/, facts: { calls: /35 a week/ } }],
    ],
  },
  {
    name: "volumes: texts, not calls",
    turns: [
      ["500 calls a month, 2 minutes", { action: "plan", says: /1,000/ }],
      ["no that was texts not calls", { facts: { texts: /500/, calls: null } }],
      ["calls are 20 a day", { action: "plan", says: [/800/, /\$570/], facts: { calls: /20/ } }],
    ],
  },
  {
    name: "volumes: thirty tops",
    turns: [
      [
        "20, 30 tops a day. couple mins each",
        { action: "plan", says: /1,000|1,200/, facts: { length: /2/ } },
      ],
      ["and 2 agents", { says: /Silver/, facts: { agents: /2/ } }],
    ],
  },
  {
    name: "volumes: 二三十个",
    turns: [
      [
        "一天二三十个电话，每个三分钟左右",
        { action: "plan", says: /1,500|1,800/, facts: { length: /3/ } },
      ],
      ["要三个智能体", { language: "zh", says: /Silver/, facts: { agents: /3/ } }],
    ],
  },
  {
    name: "volumes: entre quince y veinte",
    turns: [
      [
        "entre quince y veinte llamadas al día, de dos minutos",
        { action: "plan", language: "es", says: /\b7[02]0\b|\b800\b/ },
      ],
      ["digamos veinte", { action: "plan", facts: { calls: /20/ } }],
    ],
  },
  {
    name: "volumes: two or three hundred",
    turns: [
      ["two or three hundred calls a month, 2 minutes", { action: "plan", says: /\b[56]00\b/ }],
      ["say three hundred", { action: "plan", facts: { calls: /300/ } }],
    ],
  },
  {
    name: "volumes: 1.2k minutes",
    turns: [
      [
        "around 1.2k minutes a month and 2 agents",
        { action: "plan", says: [/1,200/, /Silver/], facts: { minutes: /1,200/, agents: /2/ } },
      ],
      ["what if its 1.5k", { says: /\$695/, facts: { minutes: /1,500/ } }],
    ],
  },
]);
