import { dialogues } from "../dialogue.ts";

/** Messages and requests for a person. */
export const messages = dialogues([
  {
    name: "a callback with everything in one line",
    turns: [
      [
        "my name is Bo Lee, bo@lee.example, please call me back about prices for a dental office",
        {
          action: "message",
          asks: "confirm",
          says: /prices for a dental office/,
          facts: { name: "Bo Lee", email: "bo@lee.example", trade: /dent/i },
        },
      ],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Bo Lee.*bo@lee\.example.*prices for a dental office/ },
  },
  {
    name: "asked in the middle of a message",
    turns: [
      ["can I leave a message", { action: "message" }],
      ["Sam Green", { facts: { name: "Sam Green" }, asks: "email" }],
      ["do you speak chinese", { says: /Chinese/, asks: "email" }],
      ["sam@green.example", { asks: "message" }],
      ["please send me the security paper", { asks: "confirm" }],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Sam Green.*security paper/ },
  },
  {
    name: "español: déjelo",
    turns: [
      ["quiero dejar un mensaje", { action: "message", language: "es" }],
      ["olvídelo", { language: "es" }],
      ["¿trabajan con HubSpot y con Slack?", { says: [/HubSpot/, /Slack/] }],
    ],
    end: { left: false },
  },
  {
    name: "中文：留言",
    turns: [
      ["我想留言", { action: "message", language: "zh" }],
      ["我叫王芳", { facts: { name: "王芳" } }],
      ["wang@mail.example", { facts: { email: "wang@mail.example" } }],
      ["请告诉我能不能接两个办公室的电话", { asks: "confirm" }],
      ["好的", { action: "sent" }],
    ],
    end: { left: /王芳.*两个办公室/ },
  },
  {
    name: "hostile, then asks for a person",
    turns: [
      ["this is the dumbest bot ever", { never: /dumb/i }],
      ["get me a human NOW", { action: ["person", "message"] }],
      [
        "fine. Al Pine al@pine.example call me about my invoice",
        { asks: "confirm", facts: { name: "Al Pine", email: "al@pine.example" } },
      ],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Al Pine.*invoice/ },
  },
  {
    name: "a message for a colleague, written in one go",
    turns: [
      [
        "Hi, it's Pam Tran, pam@tran.example. Could somebody ring me at 415-555-0188 about moving our number over?",
        {
          action: "message",
          asks: "confirm",
          facts: { name: "Pam Tran", phone: /0188/, email: "pam@tran.example" },
        },
      ],
      ["yes go ahead", { action: "sent" }],
    ],
    end: { left: /Pam Tran.*moving our number/ },
  },
  {
    name: "wants a person, gives the reason last",
    turns: [
      ["can i speak to a real person", { action: "person" }],
      ["Rob Hill rob@hill.example", { asks: "message", facts: { name: "Rob Hill" } }],
      ["i have a question about my contract", { asks: "confirm" }],
      ["send", { action: "sent" }],
    ],
    end: { left: /Rob Hill.*contract/ },
  },
  {
    name: "español: clínica, precio, persona",
    turns: [
      [
        "hola, soy médico en Tucson, ¿cuánto cuesta y funciona con Google Calendar?",
        {
          language: "es",
          says: [/\$149/, /Google Calendar/],
          facts: { trade: /doctor/i, place: /Tucson/ },
        },
      ],
      ["¿y cuántos minutos trae silver?", { says: /1,200/ }],
      ["¿y el siguiente?", { says: /Gold/ }],
      ["quiero hablar con una persona", { action: "person" }],
      ["me llamo Eva Sol, eva@sol.example", { asks: "message", facts: { name: "Eva Sol" } }],
    ],
  },
  {
    name: "untidy: message in pieces",
    turns: [
      ["can someone call me", { action: ["message", "person"] }],
      ["Ulla Frey", { facts: { name: "Ulla Frey" } }],
      ["ulla@frey.example", { facts: { email: "ulla@frey.example" } }],
      ["its about porting two numbers from vonage", { asks: "confirm" }],
      ["send it", { action: "sent" }],
    ],
    end: { left: /porting two numbers/, booked: false },
  },
  {
    name: "untidy: message with everything",
    turns: [
      [
        "tell nora that our contract starts in may and we need 2 numbers. Per Dahl per@dahl.example",
        { asks: "confirm", facts: { name: "Per Dahl" } },
      ],
      ["yes please", { action: "sent" }],
    ],
    end: { left: /Per Dahl.*contract starts in may/i },
  },
  {
    name: "untidy: hostile but wants a price",
    turns: [
      ["this bot is garbage. JUST TELL ME THE PRICE", { says: /\$149/ }],
      ["thats robbery", { never: /911/ }],
      ["can i get a human for gods sake", { action: "person" }],
    ],
  },
  {
    name: "hurried: the refund question turns into a message",
    turns: [
      ["who do i yell at about an invoice", { action: ["person", "message", "phone", "answer"] }],
      [
        "tell them: charged twice in february. Oren Pike, oren@pike.example",
        { facts: { name: /Oren Pike/, email: "oren@pike.example" } },
      ],
      ["yes send", { action: "sent" }],
    ],
    end: { left: /Oren Pike.*oren@pike\.example.*charged twice/s },
  },
  {
    name: "hurried: mensaje con todo en una linea",
    turns: [
      [
        "digale a alguien que me llame, soy Beto Salas, 915 555 0118, beto@salas.example, es por precios para tres oficinas",
        {
          language: "es",
          facts: { name: /Beto Salas/, phone: /0118/, email: "beto@salas.example" },
        },
      ],
      ["si, enviar", { action: "sent" }],
    ],
    end: { left: /Beto Salas.*precios para tres oficinas/s },
  },
  {
    name: "rushed: wants a person, gives phone only",
    turns: [
      ["get me a human", { action: "person" }],
      ["cell is 619 555 0144", { facts: { phone: /0144/ }, asks: "email" }],
      ["no email. name is Burt", { facts: { name: /Burt/ } }],
      ["fine burt@oak.example", {}],
      ["about switching from our old service", {}],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Burt.*burt@oak\.example/s },
  },
  {
    name: "blunt: message, then one word changed",
    turns: [
      ["leave a note for nora: we need 4 numbers ported by june", {}],
      ["Gil Roth gil@roth.example", { asks: "confirm", facts: { name: /Gil Roth/ } }],
      [
        "wait my email is gil@roths.example",
        { asks: "confirm", facts: { email: "gil@roths.example" } },
      ],
      ["send", { action: "sent" }],
    ],
    end: { left: /gil@roths\.example.*4 numbers/s },
  },
  {
    name: "terse: phone message with a reason after",
    turns: [
      ["can someone call me back", { action: ["message", "person"] }],
      ["Ira Poole 816 555 0107", { facts: { name: /Ira Poole/, phone: /0107/ } }],
      ["ira@poole.example", {}],
      ["its about replacing our night service", {}],
      ["yes send it", { action: "sent" }],
    ],
    end: { left: /Ira Poole.*ira@poole\.example.*night service/s },
  },
  {
    name: "a complaint for the manager",
    turns: [
      ["i wanna complain, your thing keeps calling my office", { never: /\$/ }],
      ["i want a manager", { action: ["person", "message"] }],
      ["Bud Farrow 402 555 0113", { facts: { name: "Bud Farrow", phone: /0113/ } }],
      ["bud@farrow.example", { facts: { email: "bud@farrow.example" } }],
      ["tell him to stop calling my office", {}],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Bud Farrow.*stop calling/s },
  },
  {
    name: "a note for sales",
    turns: [
      ["leave a note for sales pls: we need 40 agents for a franchise", { action: "message" }],
      ["Kofi Mensah", { facts: { name: "Kofi Mensah" } }],
      ["kofi@mensah.example", { asks: "confirm" }],
      ["send", { action: "sent" }],
    ],
    end: { left: /Kofi Mensah.*40 agents/s },
  },
  {
    name: "only a number at first",
    turns: [
      ["call me at 917-555-0108 plz", { facts: { phone: /0108/ } }],
      ["its Rob", { facts: { name: /Rob/ } }],
      ["rob@fence.example", { facts: { email: "rob@fence.example" } }],
      ["want to know bout moving our number over", { asks: "confirm" }],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Rob.*rob@fence\.example.*moving our number/s },
  },
  {
    name: "que me llamen",
    turns: [
      [
        "que me llame alguien por favor, soy Rocío Paz, 786 555 0121",
        { language: "es", facts: { name: "Rocío Paz", phone: /0121/ } },
      ],
      ["rocio@paz.example", { facts: { email: "rocio@paz.example" } }],
      ["sobre cambiar de plan", { asks: "confirm" }],
      ["sí envíalo", { action: "sent" }],
    ],
    end: { left: /Rocío Paz.*cambiar de plan/s },
  },
]);
