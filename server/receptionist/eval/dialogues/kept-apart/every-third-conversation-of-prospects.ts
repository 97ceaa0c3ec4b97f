import { dialogues } from "../../dialogue.ts";

/** Every third conversation of prospects, put aside before the engine was changed for the others. */
export const everyThirdConversationOfProspects = dialogues([
  {
    name: "prospects: plumber, fragments",
    turns: [
      ["u guys answer phones for plumbers", { says: /plumb|trade|industr|home/i }],
      ["nights too?", { says: /24|168|night/i }],
      ["extra $ for that", { says: /no extra|same|every plan/i }],
      ["k whats cheapest", { says: /\$149|\$249/ }],
      [
        "call me tmrw then 307 555 0121 ask for Duane",
        { action: ["book", "message"], facts: { phone: /307\D*555\D*0121/, name: /Duane/ } },
      ],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: question in the middle of a booking",
    turns: [
      ["book me a demo thursday afternoon", { action: "book", offers: /Thursday 19.*pm/ }],
      [
        "1pm. is it a sales pitch or do i get to hear the thing?",
        { facts: { time: /1:00 ?pm|1 ?pm/i } },
      ],
      ["how long does it last btw", { says: /30|thirty/ }],
      [
        "fine. Tessa Nguyen, tessa@nguyenlegal.example",
        { asks: "confirm", facts: { name: "Tessa Nguyen" } },
      ],
      ["yes please", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T19:00.*Tessa Nguyen/ },
  },
  {
    name: "prospects: gold or platinum, the second one",
    turns: [
      ["whats the diff between gold and platinum", { says: [/Gold/, /Platinum/] }],
      ["how many agents does the second one have", { says: /\b12\b|twelve/ }],
      ["and the first?", { says: /\b6\b|six/ }],
      ["setup fee on that", { says: /\$2,995/ }],
      ["do both do outbound", { says: /Gold|both|outbound/i, never: /\$149/ }],
    ],
  },
  {
    name: "prospects: 中文改成英文",
    turns: [
      [
        "你好,我们是一家小律所,一个月大概两百个电话,每个五分钟,用哪个套餐",
        { language: "zh", action: "plan", facts: { calls: /200/, length: /5/ } },
      ],
      ["按月付呢", { language: "zh", says: /月/ }],
      [
        "can we continue in english? does it do conflict checks",
        { language: "en", says: /checked|conflict/i },
      ],
    ],
  },
  {
    name: "prospects: never mind the booking, send a message",
    turns: [
      ["set up a call for next wed 10:30", { action: "book" }],
      ["eh, forget the call. can you just pass a message on", { action: "message" }],
      [
        "tell them the roof leads from angi need to go in our crm automatically, is it possible",
        {},
      ],
      [
        "its Walt Simmons walt@simmonsroofs.example",
        { asks: "confirm", facts: { name: "Walt Simmons" } },
      ],
      ["send it", { action: "sent" }],
    ],
    end: { left: /roof leads.*|Walt Simmons/, booked: false },
  },
  {
    name: "prospects: skeptical partner",
    turns: [
      [
        "What happens when it gets something wrong with a client?",
        { action: ["answer", "unknown", "message"] },
      ],
      ["who is liable then", { says: /liab/i }],
      ["what state's law applies", { says: /Wyoming/ }],
      ["are you SOC 2 certified", { never: /we are (?:certified|SOC)/i }],
      [
        "Then have someone call me. Mr. Abernathy, 303 555 0190",
        {
          action: ["book", "message", "person"],
          facts: { name: /Abernathy/, phone: /303\D*555\D*0190/ },
        },
      ],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: cheaper one, per year",
    turns: [
      ["basic vs silver for a 2 person shop", { says: [/Basic/, /Silver/] }],
      ["cheaper one for a year is how much total", { says: /\$1,788|\$149|\$2,283/ }],
      ["can it text", { says: /text/i }],
      ["ok the other one then. price by the month", { says: /\$695/ }],
    ],
  },
  {
    name: "prospects: name, then a change of mind about the day",
    turns: [
      [
        "Meeting request: Tue 3/17, 10:30 AM. Attendee Fiona McBride, fiona@mcbridecpa.example",
        {
          action: "book",
          asks: "confirm",
          facts: { day: /17/, time: /10:30/, name: "Fiona McBride" },
        },
      ],
      [
        "Apologies, could we push that to the same time on Thursday",
        { facts: { day: /19/, time: /10:30/ } },
      ],
      [
        "and use fiona.mcbride@mcbridecpa.example instead",
        { facts: { email: "fiona.mcbride@mcbridecpa.example" } },
      ],
      ["perfect thank you", {}],
    ],
  },
  {
    name: "prospects: terse hvac",
    turns: [
      ["price", { says: /\$\d/ }],
      ["contract?", { says: /month|year|term|cancel|billing period/i }],
      ["setup how long", { says: /hour|day|week|connect/i }],
      ["keep my #?", { says: /number/i }],
      ["book", { action: "book" }],
    ],
  },
  {
    name: "prospects: not that plan",
    turns: [
      ["how much is gold monthly", { says: /\$1,295/ }],
      ["too much. next one down?", { says: /Silver|\$695|\$545/ }],
      ["minutes in that", { says: /1,200/ }],
      ["and if we talk 2000", { says: /\$\d/ }],
    ],
  },
  {
    name: "prospects: cita con cambio de nombre",
    turns: [
      [
        "buenas, pueden llamarme el lunes a las 10 y media?",
        { language: "es", action: "book", facts: { day: /16/, time: /10:30/ } },
      ],
      [
        "a nombre de Luis Carrasco, luis@carrascoabogados.example",
        { asks: "confirm", facts: { name: "Luis Carrasco" } },
      ],
      ["mejor ponlo a nombre de mi socia, Elena Prado", { facts: { name: "Elena Prado" } }],
      ["el correo déjalo igual", { facts: { email: "luis@carrascoabogados.example" } }],
      ["sí, confirma", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Elena Prado/ },
  },
  {
    name: "prospects: phone only",
    turns: [
      [
        "someone ring me back, 720 555 0155, Stan",
        {
          action: ["book", "message", "person"],
          facts: { phone: /720\D*555\D*0155/, name: /Stan/ },
        },
      ],
      ["i dont do email", { never: /is booked|has been sent/i }],
      ["whats your number then", { says: /\(800\) 555-0142/ }],
    ],
    end: { booked: false },
  },
  {
    name: "prospects: later that afternoon",
    turns: [
      ["do you have anything wednesday afternoon", { action: "book", offers: /Wednesday 18.*pm/ }],
      ["the 2nd one", { facts: { time: /2:30/ } }],
      ["sorry no I have court then, the one after", { facts: { time: /4:00/ } }],
      ["Rachel Stein rachel@steinfamilylaw.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T22:00.*Rachel Stein/ },
  },
  {
    name: "prospects: half past nine, put right to half past ten",
    turns: [
      ["could i hav a cal with yuo guys on thrusday", { action: "book", offers: /Thursday 19/ }],
      ["half past nine", { facts: { time: /9:30/ } }],
      ["i meant half past ten", { facts: { time: /10:30/ } }],
      ["colin frazer", { facts: { name: /colin frazer/i } }],
      ["colin@frazertile.exampel no .example", { facts: { email: "colin@frazertile.example" } }],
    ],
  },
  {
    name: "prospects: landscaper, spanish words in english",
    turns: [
      [
        "mi crew habla español pero los clientes english, does it do both",
        { says: /Spanish|español/i },
      ],
      ["cool. how much for like 300 min", { says: /\$149|\$249/, action: ["plan", "answer"] }],
      ["pay month to month", { says: /\$249/ }],
      [
        "bueno, llámenme el viernes a las nueve",
        { action: "book", language: "es", facts: { time: /9:00/ } },
      ],
    ],
  },
]);
