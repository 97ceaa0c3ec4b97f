import { dialogues } from "../../dialogue.ts";

/** Conversations with the company's own receptionist: never tuned to. */
export const unseenConversations = dialogues([
  {
    name: "unseen: a call on tuesday in three lines",
    turns: [
      [
        "id like to book a call tuesday at 9:30",
        { asks: "name", facts: { day: /Tuesday 17/, time: /9:30/ } },
      ],
      ["Olga Prince olga@prince.example", { asks: "confirm" }],
      ["yes please", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T15:30.*Olga Prince/ },
  },
  {
    name: "unseen: another day, another hour",
    turns: [
      ["can we set up a demo for monday afternoon", { action: "book", offers: /Monday 16.*pm/ }],
      ["4 is good", { facts: { time: /4:00/ } }],
      ["sorry can we do wednesday instead", { facts: { day: /Wednesday 18/ } }],
      ["Jay Fox, jay@fox.example", { asks: "confirm" }],
      ["sure", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T22:00.*Jay Fox/ },
  },
  {
    name: "unseen: 明天上午",
    turns: [
      ["我想约明天上午打个电话", { action: "book", language: "zh", offers: /13/ }],
      ["十点半", { asks: "name" }],
      ["张伟 zhang@wei.example", { asks: "confirm", facts: { name: /张伟/ } }],
      ["可以", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T16:30.*张伟/ },
  },
  {
    name: "unseen: quiero cambiar la hora",
    turns: [
      [
        "me gustaría una llamada el jueves a las 9",
        { action: "book", language: "es", asks: "name", facts: { day: /jueves 19/ } },
      ],
      ["mejor a las 10:30", { facts: { time: /10:30/ } }],
      ["Raúl Paz, raul@paz.example", { asks: "confirm" }],
      ["sí", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T16:30.*Raúl Paz/ },
  },
  {
    name: "unseen: a question about money while booking",
    turns: [
      ["book friday 1pm", { asks: "name" }],
      [
        "does the call cost anything",
        { asks: "name", says: /free|nothing|no (?:cost|charge|fee)|not cost/i },
      ],
      ["ok Sue Bright sue@bright.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*Sue Bright/ },
  },
  {
    name: "unseen: a message in one breath",
    turns: [
      [
        "this is Dan Pole, dan@pole.example, have somebody call me about moving from another service",
        { action: "message", asks: "confirm" },
      ],
      ["yes send it", { action: "sent" }],
    ],
    end: { left: /Dan Pole.*another service/s },
  },
  {
    name: "unseen: asks for a person, then writes",
    turns: [
      ["is there a human i can talk to", { action: "person" }],
      ["my name is Faye Lin, faye@lin.example", { facts: { name: "Faye Lin" } }],
      ["i want to know if you work with title companies", {}],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Faye Lin.*title companies/s },
  },
  {
    name: "unseen: a florist works out a plan",
    turns: [
      ["i have a flower shop in Salem, just me and 2 helpers", { facts: { place: /Salem/ } }],
      ["around 15 calls a day", { action: "plan", facts: { calls: /15/ } }],
      ["each like 3 minutes", { action: "plan", facts: { length: /3/ } }],
      ["and if i pay month to month", { says: /\$/ }],
    ],
  },
  {
    name: "unseen: platinum, its fee, the one below",
    turns: [
      ["what do i get with platinum", { says: /7,000|\$1,795/ }],
      ["and the setup", { says: /\$3,995/ }],
      ["whats the one below that", { says: /Gold/ }],
      ["how many agents there", { says: /6/ }],
    ],
  },
  {
    name: "unseen: two systems and one that is missing",
    turns: [
      ["do you connect to google calendar and slack", { says: [/Google Calendar/, /Slack/] }],
      ["what about Vendoro", { says: /not/i }],
    ],
  },
  {
    name: "unseen: my dad is not breathing",
    turns: [
      ["how long is the contract", { action: "answer" }],
      ["help my dad is not breathing", { emergency: true }],
    ],
  },
  {
    name: "unseen: mi hija se tragó pastillas",
    turns: [["mi hija se tragó muchas pastillas", { emergency: true, language: "es" }]],
  },
  {
    name: "unseen: not now after all",
    turns: [
      ["book me tomorrow at 2:30", { asks: "name", facts: { day: /Friday 13/, time: /2:30/ } }],
      [
        "forget it, i need to ask my wife",
        { never: /your name|whose name/i, facts: { day: null, time: null } },
      ],
    ],
    end: { booked: false },
  },
]);
