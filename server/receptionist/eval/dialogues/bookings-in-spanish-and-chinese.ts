import { dialogues } from "../dialogue.ts";

/** Bookings in Spanish and Chinese. */
export const bookingsInSpanishAndChinese = dialogues([
  {
    name: "mañana por la tarde",
    turns: [
      [
        "quiero agendar una llamada mañana por la tarde",
        { action: "book", language: "es", offers: /viernes.*13 de marzo, (13|14|16):/ },
      ],
      ["a las cuatro", { asks: "name", facts: { time: /16:00/ } }],
      [
        "Ana Ruiz, ana@ruiz.example",
        { asks: "confirm", facts: { name: "Ana Ruiz", email: "ana@ruiz.example" } },
      ],
      ["sí", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-13T22:00.*Ana Ruiz/ },
  },
  {
    name: "soltar: cambia de idioma y de día",
    turns: [
      ["i want a call on monday", { action: "book", offers: /Monday 16/ }],
      [
        "mejor en español por favor, el martes a las diez y media",
        { language: "es", facts: { day: /martes.*17/, time: /10:30/ } },
      ],
      [
        "Teo Ríos teo@rios.example",
        { language: "es", asks: "confirm", facts: { name: "Teo Ríos" } },
      ],
      ["correcto", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-17T16:30.*Teo Ríos/ },
  },
  {
    name: "中文：预约并改时间",
    turns: [
      ["我想约周五上午", { action: "book", language: "zh", offers: /3月13日.*上午/ }],
      ["第一个", { facts: { time: /9:00/ } }],
      ["不好意思，改成下午一点", { facts: { time: /1:00/ } }],
      ["我叫李强，li@mail.example", { asks: "confirm", facts: { name: "李强" } }],
      ["对的", { action: "booked", language: "zh" }],
    ],
    end: { booked: /2026-03-13T19:00.*李强/ },
  },
  {
    name: "untidy: spanglish",
    turns: [
      ["hola do you have plans baratos", { says: /\$149|\$/ }],
      ["ok y cuántos minutos trae el silver", { language: "es", says: /1,200|1\.200|1200|\d/ }],
      ["quiero una cita el lunes a la una", { language: "es", facts: { day: /lunes 16/ } }],
      ["Paco Luna", { language: "es", asks: "email" }],
      ["paco arroba luna punto example", { asks: "confirm" }],
      ["dale", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T19:00.*Paco Luna/ },
  },
  {
    name: "untidy: chinese booking",
    turns: [
      ["我想下周二下午约个电话", { language: "zh", action: "book", offers: /17/ }],
      ["两点半", { language: "zh", asks: "name" }],
      ["王小明", { language: "zh", asks: "email", facts: { name: "王小明" } }],
      ["wang@xm.example", { language: "zh", asks: "confirm" }],
      ["对", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T20:30.*王小明/ },
  },
  {
    name: "untidy: reservado en tres líneas",
    turns: [
      ["quiero una llamada el miércoles a la 1, soy Inés Mora", { language: "es", asks: "email" }],
      ["ines@mora.example", { asks: "confirm" }],
      ["sí, así está bien", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T19:00.*In[eé]s Mora/ },
  },
  {
    name: "untidy: booked in Chinese in three lines",
    turns: [
      ["约周五上午九点半的电话，我叫李华", { language: "zh", asks: "email" }],
      ["lihua@zh.example", { asks: "confirm" }],
      ["好的", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T15:30.*李华/ },
  },
  {
    name: "blunt: el correo dictado",
    turns: [
      ["quiero una demo el miércoles por la mañana", { language: "es", offers: /miércoles 18.*a/ }],
      ["a las diez y media", { asks: "name", facts: { time: /10:30/ } }],
      ["Inés Mora", { asks: "email", facts: { name: /Inés Mora/ } }],
      [
        "ines punto mora arroba mora punto example",
        { asks: "confirm", facts: { email: /mora\.example/ } },
      ],
      ["sí, confirmo", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T16:30.*Inés Mora/ },
  },
  {
    name: "hurried: en español con prisa",
    turns: [
      [
        "hola tengo una clinica dental en Laredo, 2 sillones, contestan en español y se conecta con google calendar?",
        {
          language: "es",
          says: [/español/i, /Google Calendar/],
          facts: { trade: /dent/i, place: /Laredo/ },
        },
      ],
      ["y cuanto sale el mas barato", { language: "es", says: /\$149|\$249/ }],
      ["ok agende una llamada el martes a las 9", { facts: { day: /martes 17/, time: /9:00/ } }],
      ["Rosa Ibarra, rosa@ibarra.example", { asks: "confirm" }],
      ["si por favor", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T15:00.*Rosa Ibarra/ },
  },
  {
    name: "hurried: 中文问合同和取消",
    turns: [
      ["有合同吗，能随时取消吗", { language: "zh", action: "answer" }],
      ["录音放多久", { language: "zh", action: "answer" }],
      ["好，帮我约周一上午九点", { facts: { day: /16/, time: /9:00/ } }],
      ["李娜 lina@li.example", { asks: "confirm", facts: { name: /李娜/ } }],
      ["对的", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:00.*李娜/ },
  },
  {
    name: "rushed: 中文改时间",
    turns: [
      ["约周三下午一点", { language: "zh", facts: { day: /18/, time: /1:00/ } }],
      ["我叫赵敏", { asks: "email", facts: { name: "赵敏" } }],
      ["改成周四同样的时间", { facts: { day: /19/, time: /1:00/ } }],
      ["zhao@min.example", { asks: "confirm" }],
      ["好的", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T19:00.*赵敏/ },
  },
  {
    name: "una cita el martes",
    turns: [
      [
        "hola quisiera una cita para hablar de precios el martes",
        { action: "book", language: "es", offers: /martes.*17/ },
      ],
      ["a la una", { asks: "name", facts: { time: /13:00/ } }],
      ["me llamo Teresa Vidal", { asks: "email", facts: { name: "Teresa Vidal" } }],
      [
        "tere@vidal.example y mi cel es 512 555 0144",
        { asks: "confirm", facts: { phone: /0144/, email: "tere@vidal.example" } },
      ],
      ["si por favor", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-17T19:00.*Teresa Vidal/ },
  },
  {
    name: "下周三下午",
    turns: [
      ["你好，想约下周三下午通话", { action: "book", language: "zh", offers: /18/ }],
      ["两点半", { asks: "name", facts: { time: /2:30|14:30/ } }],
      ["我叫林小梅", { asks: "email", facts: { name: /林小梅/ } }],
      ["meimei@lin.example", { asks: "confirm" }],
      ["对，就这样", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T20:30.*林小梅/ },
  },
]);
