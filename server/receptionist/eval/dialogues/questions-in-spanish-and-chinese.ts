import { dialogues } from "../dialogue.ts";

/** Questions in Spanish and Chinese. */
export const questionsInSpanishAndChinese = dialogues([
  {
    name: "three languages in one conversation",
    turns: [
      ["hello, what is farline", { language: "en", action: "answer" }],
      ["¿cuánto cuesta?", { language: "es", says: /\$149/ }],
      ["中文可以吗？", { language: "zh" }],
      ["gold 多少钱", { language: "zh", says: /\$1,095/ }],
      ["and in english please, the minutes", { language: "en", says: /3,000/ }],
    ],
  },
  {
    name: "中文：星期一不行",
    turns: [
      ["下周想约个电话，星期一不行", { action: "book", language: "zh", offers: /3月17日/ }],
      ["第二个", { facts: { time: /9:30/ } }],
      ["算了", { language: "zh", facts: { day: null, time: null } }],
      ["白银套餐多少钱？每分钟超出多少？", { says: [/\$545/, /\$0\.50/] }],
    ],
    end: { booked: false },
  },
  {
    name: "中文：两个系统",
    turns: [
      ["能和 Clio 和 QuickBooks 一起用吗", { language: "zh", says: [/Clio/, /QuickBooks/] }],
      ["有什么限制吗？", { language: "zh", says: /费|通知|建议/ }],
    ],
  },
  {
    name: "hurried: language switched back and forth",
    turns: [
      ["what integrations do you have", { language: "en" }],
      ["¿y con salesforce?", { language: "es", says: /Salesforce/ }],
      ["ok in english please, hubspot?", { language: "en", says: /HubSpot/ }],
      ["also slack", { language: "en", says: /Slack/ }],
    ],
  },
  {
    name: "terse: 中文先问后约再取消",
    turns: [
      ["你们跟 HubSpot 能连吗", { language: "zh", says: /HubSpot/ }],
      ["那 Slack 呢", { says: /Slack/ }],
      ["约明天上午", { action: "book", offers: /13/ }],
      ["算了，不约了", { never: /哪个时间/ }],
    ],
    end: { booked: false },
  },
  {
    name: "rushed: pregunta, reserva, se arrepiente",
    turns: [
      ["oiga y si no entiende al cliente que hace", { language: "es", action: "answer" }],
      ["bueno apúnteme para el viernes a la 1", { facts: { day: /viernes 13/, time: /13:00/ } }],
      ["no no, mejor el lunes a la misma hora", { facts: { day: /lunes 16/, time: /13:00/ } }],
      ["Tito Mora tito@mora.example", { asks: "confirm" }],
      ["mejor no, gracias", { never: /Reservad/, facts: { day: null, time: null } }],
    ],
    end: { booked: false },
  },
  {
    name: "rushed: which languages, in which languages",
    turns: [
      ["can it speak tagalog", { says: /English, Spanish|language/i }],
      ["y español?", { language: "es", says: /español/i }],
      ["ok. 中文呢", { language: "zh", says: /中文/ }],
    ],
  },
  {
    name: "terse: preguntas cortas de una peluquera",
    turns: [
      ["soy peluquera en Tucson", { language: "es", facts: { place: /Tucson/ } }],
      ["cuanto el mas chico", { says: /\$149|\$249/ }],
      ["minutos?", { says: /300/ }],
      ["y el siguiente", { says: /Silver|1,200/ }],
      ["me llaman como 15 veces al dia", { facts: { calls: /15/ } }],
    ],
  },
  {
    name: "english, spanish, english",
    turns: [
      ["do you work with hubspot", { says: /HubSpot/ }],
      ["y hablan español?", { language: "es", says: /español/i }],
      ["ok cuánto cuesta el básico", { language: "es", says: /149|249/ }],
      ["great thanks. whats your phone number", { language: "en", says: /800/ }],
    ],
  },
  {
    name: "价格，然后换成英文",
    turns: [
      ["我想了解一下价格", { language: "zh", says: /149|249/ }],
      ["黄金呢", { language: "zh", says: /1,095|1,295/ }],
      [
        "一个月大概八百个电话，每个两分钟",
        { language: "zh", action: "plan", facts: { calls: /800|八百/ } },
      ],
      ["can we do this in english pls", { language: "en" }],
    ],
  },
]);
