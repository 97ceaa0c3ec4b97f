import { dialogues } from "../dialogue.ts";

/** Plans that are worked out. */
export const plans = dialogues([
  {
    name: "dentist in boise",
    turns: [
      [
        "im a dentist in boise, 2 chairs. can you do appointment reminders + spanish speakers?",
        {
          action: "answer",
          says: [/remind/i, /Spanish/],
          facts: { trade: /dent/i, place: /Boise/, size: /2 chairs/ },
        },
      ],
      ["whats it cost", { action: "answer", says: /\$149/ }],
      ["30 calls a day", { action: "plan", says: /1,200/, facts: { calls: /30/ } }],
    ],
  },
  {
    name: "volume, then a correction",
    turns: [
      [
        "about 40 calls a day at 3 minutes",
        { action: "plan", says: /2,400/, facts: { calls: /40/, length: /3/ } },
      ],
      ["no sorry, 400 a month", { action: "plan", says: /1,200/, facts: { calls: /400/ } }],
      ["and monthly?", { says: /\$695/ }],
      ["what if calls take 5 minutes", { action: "plan", says: /2,000/, facts: { length: /5/ } }],
    ],
  },
  {
    name: "wrong trade, corrected",
    turns: [
      [
        "we are a law firm in reno with 12 people",
        { facts: { trade: /law|attorney/i, place: /Reno/, size: /12 people/ } },
      ],
      ["no, I meant a dental office", { facts: { trade: /dent/i } }],
      ["which plan for 20 calls a day", { action: "plan", says: /800/, facts: { calls: /20/ } }],
    ],
  },
  {
    name: "español: dos cosas a la vez",
    turns: [
      [
        "soy plomero en Laredo, ¿contestan de noche y mandan recordatorios por texto?",
        {
          language: "es",
          says: [/noche/i, /recordatorio/i],
          facts: { trade: /plumb|plom/i, place: /Laredo/ },
        },
      ],
      [
        "unas veinte llamadas al día de dos minutos",
        { action: "plan", says: /800/, facts: { calls: /20/ } },
      ],
      [
        "no, perdón, al mes son trescientas",
        { action: "plan", says: /600/, facts: { calls: /300/ } },
      ],
    ],
  },
  {
    name: "plan asked with no volume, answered with a bare number",
    turns: [
      ["which plan is right for us", { action: "plan", asks: "calls" }],
      ["dunno, maybe fifty", { action: "plan", says: /2,000/, facts: { calls: /50/ } }],
      ["they're short, a minute each", { action: "plan", says: /1,000/, facts: { length: /1/ } }],
      ["and if we need 4 agents", { action: "plan", facts: { agents: /4/ } }],
    ],
  },
  {
    name: "the plan that was recommended is what is meant",
    turns: [
      ["30 calls a day, 2 minutes. which plan", { action: "plan", says: /Silver/ }],
      ["how many agents does it have", { says: [/Silver/, /3/] }],
      ["and the next one up?", { says: /Gold/ }],
      ["whats the setup fee for that", { says: /\$2,995/ }],
    ],
  },
  {
    name: "a fact put right by pressing it",
    turns: [
      ["we are a law firm, 40 calls a day", { action: "plan", facts: { calls: /40/ } }],
      [
        "50",
        {
          choice: { kind: "fact", name: "calls", value: "50 calls a day" },
          action: "plan",
          says: /2,000/,
          facts: { calls: /50/ },
        },
      ],
      [
        "dentists",
        { choice: { kind: "fact", name: "trade", value: "dentist" }, facts: { trade: /dent/i } },
      ],
    ],
  },
  {
    name: "calls a week, then a day, then monthly billing",
    turns: [
      [
        "about a hundred calls a week, three minutes each",
        { action: "plan", says: /1,200/, facts: { calls: /100/, length: /3/ } },
      ],
      ["wait, I mean a day", { action: "plan", says: /6,000/, facts: { calls: /100/ } }],
      ["what if we paid monthly", { says: /\$1,995/ }],
    ],
  },
  {
    name: "minutes, texts and agents at once, then more",
    turns: [
      [
        "we need 2000 minutes, 400 texts and 3 agents",
        { action: "plan", facts: { minutes: /2,000/, texts: /400/, agents: /3/ } },
      ],
      ["make that 5 agents", { action: "plan", facts: { agents: /5/ } }],
      ["and 800 texts", { action: "plan", facts: { texts: /800/ } }],
    ],
  },
  {
    name: "中文：电话量改口",
    turns: [
      [
        "每天大概二十个电话，每个三分钟",
        { action: "plan", says: /1,200/, facts: { calls: /20/, length: /3/ } },
      ],
      ["不对，是每天四十个", { action: "plan", says: /2,400/, facts: { calls: /40/ } }],
      ["按月付呢", { says: /\$1,295/ }],
      ["能说西班牙语吗", { says: /西班牙语/ }],
    ],
  },
  {
    name: "untidy: three facts and two questions at once",
    turns: [
      [
        "roofing co in tulsa 4 crews ~60 calls/day, u do spanish? and can it text ppl back",
        {
          says: [/Spanish/, /text/i],
          facts: { place: /Tulsa/, size: /4 crews/, calls: /60/ },
        },
      ],
      ["which plan then", { action: "plan" }],
      ["and the one below?", { says: /Gold|Silver|Basic/ }],
    ],
  },
  {
    name: "untidy: español con faltas",
    turns: [
      ["kiero saver cuanto questa", { language: "es", says: /\$149/ }],
      ["tengo un restaurante en El Paso, como 25 yamadas al dia", { facts: { calls: /25/ } }],
      ["de 3 minutos cada una", { action: "plan", says: /1,500/ }],
      ["y por mes?", { says: /\$/ }],
    ],
  },
  {
    name: "untidy: chinese questions in a row",
    turns: [
      ["我开牙科诊所，有三张椅子，会说西班牙语吗", { language: "zh", facts: { size: /3/ } }],
      ["一天四十个电话，每个两分钟，哪个套餐合适", { action: "plan", says: /1,600/ }],
      ["上面那个呢", { language: "zh", says: /\$/ }],
      ["要签合同吗", { language: "zh", action: "answer" }],
    ],
  },
  {
    name: "untidy: figures in words",
    turns: [
      ["about a dozen calls a day, five minutes each", { action: "plan", says: /1,200/ }],
      ["make that two dozen", { action: "plan", says: /2,400/ }],
      ["and two hundred texts", { action: "plan", facts: { texts: /200/ } }],
    ],
  },
  {
    name: "untidy: calls corrected by period",
    turns: [
      ["300 calls", { action: "plan" }],
      ["a week i mean", { action: "plan", says: /2,400/, facts: { calls: /300.*week/ } }],
    ],
  },
  {
    name: "hurried: gym owner asks three things and takes one back",
    turns: [
      [
        "own a gym in Mesa AZ, abt 35 calls a day 2 min each. does it freeze memberships, speak spanish n how long til its live?",
        {
          says: [/Spanish/],
          facts: { trade: /fitness/i, place: /Mesa/, calls: /35/, length: /2/ },
        },
      ],
      ["sorry 53 not 35", { facts: { calls: /53/ } }],
      ["so what plan", { action: "plan", facts: { calls: /53/ } }],
    ],
  },
  {
    name: "hurried: chinese salon asks and corrects",
    turns: [
      [
        "我开美发店，每天大概四十个电话，每个两分钟，要哪个套餐",
        { language: "zh", action: "plan" },
      ],
      ["不对，是十四个", { facts: { calls: /14/ } }],
      ["那一年付呢", { language: "zh", says: /\$|149|545|1,095/ }],
    ],
  },
  {
    name: "rushed: a locksmith works out the plan aloud",
    turns: [
      [
        "im a locksmith in Fresno, calls come mostly nights",
        { action: ["answer", "plan"], facts: { place: /Fresno/ } },
      ],
      ["maybe 12 a day", { facts: { calls: /12/ } }],
      ["each one like 4 min", { action: "plan", facts: { length: /4/ } }],
      ["ok whats that a year", { says: /\$/ }],
      ["too much. one below?", { says: /Basic|\$/ }],
    ],
  },
  {
    name: "rushed: figures thrown about",
    turns: [
      [
        "90 calls a week 5 minutes, 200 texts",
        { action: "plan", facts: { calls: /90/, length: /5/, texts: /200/ } },
      ],
      ["make it 9 calls a day", { facts: { calls: /9 a day/ } }],
      ["2 agents", { facts: { agents: /2/ } }],
    ],
  },
  {
    name: "blunt: roofer with two towns and a temper",
    turns: [
      [
        "roofing outfit, Tyler and Longview TX. you people pick up at 6am or not",
        { action: "answer", facts: { trade: /roof|contract/i } },
      ],
      ["about 25 calls a day. storms its 100", { facts: { calls: /25/ } }],
      ["3 min tops", { action: "plan", facts: { length: /3/ } }],
      ["whats that monthly billed monthly", { says: /\$/ }],
    ],
  },
  {
    name: "hurried: volume in words, monthly, change of mind",
    turns: [
      [
        "we get like a hundred fifty calls a week, three minutes or so",
        { facts: { calls: /150/, length: /3/ } },
      ],
      ["which one fits", { action: "plan" }],
      ["paid monthly?", { says: /\$695|\$1,295/ }],
      ["whats cheaper", { says: /\$/ }],
    ],
  },
  {
    name: "blunt: 中文客人问三个问题",
    turns: [
      ["能接西班牙语电话吗？能发短信吗？多少钱？", { language: "zh", says: [/西班牙|语/, /\$/] }],
      ["一天三十个电话，每个三分钟", { action: "plan", facts: { calls: /30/, length: /3/ } }],
      ["月付呢", { says: /\$/ }],
    ],
  },
  {
    name: "three trucks in phoenix",
    turns: [
      [
        "plumber here, 3 trucks, phoenix. phones ring maybe 25 times a day, 2 mins",
        {
          action: "plan",
          facts: { trade: /plumb/i, place: /Phoenix/i, size: /3 trucks/, calls: /25/, length: /2/ },
        },
      ],
      ["do i get spanish", { says: /Spanish/ }],
      ["how much if i pay yearly for that one", { says: /\$545/ }],
      ["n what does a text cost on it", { says: /\$0\.05/ }],
    ],
  },
  {
    name: "which of the two",
    turns: [
      ["compare basic and silver", { says: [/Basic/, /Silver/] }],
      ["which would you pick for 10 calls a day", { action: "plan", facts: { calls: /10/ } }],
      ["nah calls are 6 minutes", { action: "plan", facts: { length: /6/ } }],
    ],
  },
  {
    name: "figures in words",
    turns: [
      [
        "we get around two hundred calls a week, three minutes each",
        { action: "plan", facts: { calls: /200|two hundred/, length: /3|three/ } },
      ],
      ["sorry twenty a week", { action: "plan", facts: { calls: /20|twenty/ } }],
      ["and if they were all 5 minutes", { action: "plan", facts: { length: /5/ } }],
    ],
  },
  {
    name: "fifth writer: platinum for a whole year",
    turns: [
      ["if i pay platinum for the yr upfront whats the total", { says: /\$21,540/ }],
      ["minutes in that one?", { says: /7,000/ }],
      ["how many agents", { says: /12/ }],
      ["and how much when its paid monthly", { says: /\$1,995/ }],
    ],
  },
]);
