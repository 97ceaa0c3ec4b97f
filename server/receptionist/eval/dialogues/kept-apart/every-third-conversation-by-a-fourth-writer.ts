import { dialogues } from "../../dialogue.ts";

/** Every third, by order; the others are in `../conversations-by-a-fourth-writer.ts`. */
export const everyThirdConversationByAFourthWriter = dialogues([
  {
    name: "fourth writer: met at the fair in Boise",
    turns: [
      [
        "Hiya! So I met one of you at the trade fair in Boise lol, anyway could we do a quick call tuesday afternoon?",
        { action: "book", offers: /Tuesday 17.*pm/ },
      ],
      [
        "2:30... no wait, school pickup is at 3, so make that 1",
        { facts: { day: /Tuesday 17/, time: /1:00/ } },
      ],
      [
        "Becca Thornhill, becca@thornhillpets.example",
        { asks: "confirm", facts: { name: /Becca Thornhill/i } },
      ],
      [
        "oops wrong email, its becca@thornhillpaws.example",
        { facts: { email: "becca@thornhillpaws.example" } },
      ],
      ["yep", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T19:00.*thornhillpaws/i },
  },
  {
    name: "fourth writer: dad is on a roof",
    turns: [
      [
        "yo my dad runs a hvac company n wants to kno if ur ai can pick up when hes on a roof",
        { says: /answer|call|yes/i, never: /911/ },
      ],
      [
        "he gets like 15 calls a day prob 2 min each",
        { action: "plan", says: /Basic/, facts: { calls: /15/, length: /2/ } },
      ],
      ["wait he just said more like 60 lol", { says: /Gold/, facts: { calls: /60/ } }],
      ["ok n if he pays for the whole year", { says: /\$1,095|\$13,140/ }],
    ],
  },
  {
    name: "fourth writer: mitad y mitad sobre Gold",
    turns: [
      ["what all comes with Gold?", { language: "en", says: /3,000/ }],
      ["¿y eso en cuánto sale si pago mes a mes?", { language: "es", says: /1[.,]?295/ }],
      ["and to set it up?", { language: "en", says: /\$2,995/ }],
    ],
  },
  {
    name: "fourth writer: something came up with the kid",
    turns: [
      ["I need to push my call back, something came up with my kid", { says: /link/i }],
      [
        "i dont have that, the mail is gone",
        { says: /person|message|\(800\)/i, never: /(moved|rescheduled) (it )?to/i },
      ],
      ["ugh ok. what number do i ring", { says: /\(800\) 555-0142/ }],
    ],
    end: { booked: false },
  },
  {
    name: "fourth writer: eleven eastern on friday",
    turns: [
      [
        "Can we do a call on friday, 11 eastern?",
        { action: "book", facts: { day: /Friday 13/, time: /9:00/ } },
      ],
      [
        "the name's Marguerite Oyelowo and its marguerite@oyelowo.example",
        { asks: "confirm", facts: { name: /Marguerite Oyelowo/i } },
      ],
      ["hm who is going to be calling me", { says: /Nora|person/i }],
      ["alright, book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T15:00.*Oyelowo/i },
  },
  {
    name: "fourth writer: five hundred minutes, then double",
    turns: [
      ["what would 500 minutes a month run me with you guys", { says: [/Basic/, /\$269/] }],
      ["and double that", { says: /Basic|Silver/, facts: { minutes: /1,?000/ } }],
      ["is that w/ the setup or without", { says: /\$495|\$1,495/ }],
      ["does it go up after the first year", { never: /guarantee/i }],
    ],
  },
  {
    name: "fourth writer: fat fingers",
    turns: [
      ["how mcuh is teh golld plan anualy", { says: /\$1,095/ }],
      ["adn wats incldued", { says: /3,000/ }],
      ["can i cancle anytiem", { says: /cancel/i }],
    ],
  },
  {
    name: "fourth writer: a coworker at her desk",
    turns: [
      ["whats the price of platinum", { says: /\$1,[79]95/ }],
      [
        "sorry hold on my coworker just slumped over at her desk and shes not answering me",
        { emergency: true },
      ],
      [
        "ok the ambulance came and got her, shes awake. where were we, how many minutes does it have",
        { says: /7,000/ },
      ],
    ],
    end: { booked: false },
  },
]);
