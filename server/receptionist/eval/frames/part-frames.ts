import {
  always,
  basic,
  each,
  type Frames,
  gold,
  many,
  money,
  ofTexts,
  pairs,
  plans,
  silver,
  yesOnTop,
} from "./frame-values.ts";

/** Texts, parts of plans, and what is paid besides. */
export const partFrames: readonly Frames[] = [
  {
    name: "so many texts, after the price of one",
    before: ["whats silver per text"],
    values: ofTexts(silver),
    lines: [
      "say {n} of those a month",
      "we send like {n} appt reminders a month so thats what, in dollars",
      "and {n} of them?",
      "so for {n} a month how much is that",
      "{n} a month comes to what",
      "ok and if we send {n} a month whats that cost",
      "what would {n} of those run me",
      "call it {n} texts. total?",
      "we do around {n} monthly, so how much",
      "probably {n} reminders every month, what am i looking at",
      "{n} of em, price?",
      "roughly {n} a month",
      "lets say {n} confirmations a month go out",
    ],
  },
  {
    name: "so many texts, in Spanish",
    before: ["cuanto cuesta un mensaje de texto con gold"],
    values: each(
      [
        ["2000", 2000],
        ["500", 500],
      ] as const,
      ([n, value]) => ({
        put: { n },
        wanted: { says: money(value * (gold.sms ?? 0)), facts: { texts: value, calls: undefined } },
      }),
    ),
    lines: [
      "y si mando {n} al mes cuanto seria",
      "digamos {n} de esos al mes",
      "mandamos como {n} recordatorios al mes, cuanto es eso",
      "y por {n} cuanto pago",
    ],
  },
  {
    name: "so many texts, in Chinese",
    before: ["gold短信一条多少钱"],
    values: each(
      [
        ["2000", 2000],
        ["五百", 500],
      ] as const,
      ([n, value]) => ({
        put: { n },
        wanted: { says: money(value * (gold.sms ?? 0)), facts: { texts: value, calls: undefined } },
      }),
    ),
    lines: ["每个月发{n}条 一共多少钱", "大概一个月{n}条", "那{n}条呢"],
  },
  {
    name: "texts and a plan in one line",
    before: [],
    values: plans([silver, gold], (plan) => ({
      says: money(2000 * (plan.sms ?? 0)),
      facts: { texts: 2000 },
    })),
    lines: [
      "how much are 2000 texts on {plan}",
      "whats 2k texts a month on {plan} come to",
      "2000 text messages w {plan}, what do they cost",
      "cuanto son 2000 mensajes de texto con {plan}",
    ],
  },
  {
    name: "a plan with texts that were told",
    before: ["whats gold per text", "say 2000 of those a month"],
    values: always({ says: /1,?155/ }),
    lines: [
      "so gold, paid by the year, with the 2000 texts, per month",
      "ugh. so gold annually with the texts is what a month",
      "gold plus those texts, monthly total, if i pay the year",
      "and the whole thing with gold on annual",
    ],
  },
  {
    name: "two plans with a part of them",
    before: [],
    values: pairs((a, b) => ({
      says: [money(a.price.annual), money(b.price.annual), many(a.agents), many(b.agents)],
    })),
    lines: [
      "whats {a} and {b} per month and how many ai agents in each",
      "how much are {a} and {b}, and the number of agents",
      "{a} n {b}: price and how many agents do i get",
      "price of {a} and {b} pls, also how many agents each has",
      "cuanto cuestan {a} y {b} y cuantos agentes trae cada uno",
      "{a}和{b}一个月多少钱 各有几个智能体",
    ],
  },
  {
    name: "two plans with minutes",
    before: [],
    values: pairs((a, b) => ({
      says: [money(a.price.annual), money(b.price.annual), many(a.minutes), many(b.minutes)],
    })),
    lines: [
      "what do {a} and {b} cost and how many minutes come with each",
      "whats {a} and {b} a month and the minutes in both",
      "monthly price and minutes for {a} and {b}",
    ],
  },
  {
    name: "whether minutes beyond are paid besides",
    before: ["what do you charge per minute"],
    values: always({ says: [yesOnTop, money(basic.overage)], never: /Four printed plans/ }),
    lines: [
      "is that on top of the monthly?",
      "so thats on TOP of the monthly price",
      "thats in addition to the plan right",
      "do i pay that plus the monthly",
      "wait so every minute costs that on top of what i already pay",
      "or is that already in the monthly",
      "is that extra",
      "so thats separate from the plan price?",
      "thats besides the monthly fee?",
    ],
  },
  {
    name: "whether the fee is paid besides",
    before: ["whats the setup fee on silver"],
    values: always({ says: [yesOnTop, money(silver.implementationFee)] }),
    lines: [
      "is that on top of the monthly?",
      "so thats over and above the monthly price",
      "and thats plus the 545?",
      "included in the price or extra",
      "or does the monthly cover that",
    ],
  },
  {
    name: "whether tokens and texts are paid besides",
    before: ["how much are tokens on gold"],
    values: always({ says: [yesOnTop, /token/i] }),
    lines: [
      "so thats on TOP of the monthly price",
      "is that on top of the plan",
      "are those included or do i pay extra",
      "so i pay those as well as the monthly?",
    ],
  },
  {
    name: "paid besides, in Spanish and Chinese",
    before: ["cuanto cuesta el minuto adicional en silver"],
    values: always({ says: [yesOnTop, money(silver.overage)] }),
    lines: [
      "y eso me lo cobran aparte o ya viene incluido",
      "eso es aparte de la mensualidad?",
      "ademas del precio del plan?",
      "o sea que eso se suma a lo del mes",
    ],
  },
];
