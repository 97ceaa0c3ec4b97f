import { dialogues } from "../../dialogue.ts";

/** Every third, by order, of the conversations about volumes and prices. Never tuned to. */
export const everyThirdConversationAboutVolumes = dialogues([
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
      ["unas 60 llamadas a la semana, de 3 minutos", { action: "plan", says: /780/ }],
      ["¿y al año en total?", { language: "es", says: /\$5,739|\$5,244/ }],
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
        { action: "book", offers: /Monday 16 March, (?:11:|12:|1:00)/ },
      ],
      ["first one. Dan Ross dan@ross.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T1[789].*Ross/ },
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
      ["sorry thats weekly", { action: "plan", says: /303/, facts: { calls: /35 a week/ } }],
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
