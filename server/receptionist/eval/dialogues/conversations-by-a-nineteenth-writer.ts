import { dialogues } from "../dialogue.ts";

/** Conversations of a writer who went on in the hand of the first; every third is kept apart. */
export const conversationsByANineteenthWriter = dialogues([
  {
    name: "dog groomer, noon is not free, takes the one after",
    turns: [
      [
        "hiya dog grooming place in Bend, can i grab a call monday at 12",
        { action: "book", offers: /Monday 16/, facts: { place: /Bend/ } },
      ],
      ["the one after that then, 1", { facts: { day: /Monday 16/, time: /1:00/ }, asks: "name" }],
      ["Peg Sorrel, peg@sorrel.example", { asks: "confirm", facts: { name: "Peg Sorrel" } }],
      ["lovely yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T19:00.*Peg Sorrel/ },
  },
  {
    name: "the second one, no the one before it",
    turns: [
      ["what do u have weds for a call", { action: "book", offers: /Wednesday 18/ }],
      ["2nd one", { facts: { day: /Wednesday 18/, time: /9:30/ } }],
      ["hm too late, the first", { facts: { time: /9:00/ } }],
      ["Ole Brandt ole@brandt.example", { asks: "confirm", facts: { name: "Ole Brandt" } }],
      ["thats it, book", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T15:00.*Ole Brandt/ },
  },
  {
    name: "what about the fee, in the middle of a booking",
    turns: [
      ["put me down for tues 10:30 a call", { asks: "name", facts: { day: /Tuesday 17/ } }],
      ["quick q, setup on platinum?", { says: /\$3,995/, asks: "name" }],
      ["ouch. ok im Greta Lohse", { asks: "email", facts: { name: "Greta Lohse" } }],
      ["greta@lohse.example", { asks: "confirm" }],
      ["ya", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T16:30.*Greta Lohse/ },
  },
  {
    name: "phone number put right before the yes",
    turns: [
      [
        "book fri 4pm for Cal Winters cal@winters.example 503 555 0117",
        { asks: "confirm", facts: { name: "Cal Winters", phone: /0117/ } },
      ],
      ["number ends in 0171 sorry, 503 555 0171", { asks: "confirm", facts: { phone: /0171/ } }],
      ["now its right, yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T22:00.*Cal Winters/ },
  },
  {
    name: "evening is too late, first thing instead",
    turns: [
      ["hey can we do wed at 7 in the evening for a demo", { action: "book", says: /not free/ }],
      ["ok first thing thurs then", { facts: { day: /Thursday 19/, time: /9:00/ }, asks: "name" }],
      ["Bix", { facts: { name: /Bix/ }, asks: "email" }],
      ["bix@towing.example", { asks: "confirm" }],
      ["alright yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T15:00.*Bix/ },
  },
  {
    name: "books, then walks away at the email",
    turns: [
      ["demo friday at 1 pls", { action: "book", asks: "name" }],
      ["Hal Stroud", { asks: "email" }],
      ["why do u need my email", { never: /Which of these/ }],
      ["nah forget the whole thing", { facts: { day: null, time: null } }],
    ],
    end: { booked: false },
  },
  {
    name: "cancels, asks what it costs, then says yes",
    turns: [
      [
        "pls cancel https://farline.example/booking?token=booking-1.1.proof",
        { asks: "confirm", says: /Monday 23 March/ },
      ],
      ["do i get charged for that", { never: /\$/ }],
      ["then yes cancel", { says: /cancel/i }],
    ],
    end: { booked: false },
  },
  {
    name: "cannot find the mail, a person should move it",
    turns: [
      ["i gotta move my call, was for thursday i think", { says: /link/i }],
      ["no link here, my phone died", { action: ["person", "message"] }],
      ["Fay Tully, fay@tully.example", { asks: "confirm", facts: { name: "Fay Tully" } }],
      ["yes do", { action: "sent" }],
    ],
    end: { left: /Fay Tully.*fay@tully\.example/, booked: false },
  },
  {
    name: "email spelled out, surname put right",
    turns: [
      ["call me in for thurs 2:30", { facts: { day: /Thursday 19/, time: /2:30/ } }],
      [
        "Jo Merrit, jo at merritt dot example",
        { asks: "confirm", facts: { email: "jo@merritt.example" } },
      ],
      ["two ts, Jo Merritt", { asks: "confirm", facts: { name: "Jo Merritt" } }],
      ["yes now book", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T20:30.*Jo Merritt.*jo@merritt\.example/ },
  },
  {
    name: "half an hour later, and half an hour earlier",
    turns: [
      ["tmrw at 9 for a quick call", { action: "book", facts: { day: /Friday 13/, time: /9:00/ } }],
      ["half an hour later possible?", { facts: { day: /Friday 13/, time: /9:30/ } }],
      ["Lars Aune lars@aune.example", { asks: "confirm" }],
      ["perfect do it", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T15:30.*Lars Aune/ },
  },
  {
    name: "silver, the one above, the one above that",
    turns: [
      ["minutes on silver?", { says: /1,200/ }],
      ["and the next one up", { says: [/Gold/, /3,000|\$1,095/] }],
      ["and up again", { says: [/Platinum/, /7,000|\$1,795/] }],
      ["anything over that?", { says: /Custom/ }],
    ],
  },
  {
    name: "what a text costs, plan by plan",
    turns: [
      ["how much per text on gold", { says: /\$0\.03/ }],
      ["on platinum?", { says: /\$0\.02/ }],
      ["and silver", { says: /\$0\.05/ }],
    ],
  },
  {
    name: "outbound on which plan",
    turns: [
      ["which plan lets it call people for me, not just pick up", { says: /Gold/ }],
      ["whats that a month if i pay monthly", { says: /\$1,295/ }],
      ["and the fee to start", { says: /\$2,995/ }],
    ],
  },
  {
    name: "a pawn shop asks for three systems",
    turns: [
      ["do u hook up to salesforce n stripe", { says: [/Salesforce/, /Stripe/] }],
      ["google sheets too?", { says: /Google Sheets/ }],
      ["and if mine isnt on your list", { says: /Zapier|webhook|API|custom|contact/i }],
    ],
  },
  {
    name: "an IT man asks about the data",
    turns: [
      ["where is our data stored", { action: ["answer", "unknown"] }],
      ["encrypted?", { action: ["answer", "unknown"], never: /we are certified/i }],
      ["do you train your models on our calls", { action: ["answer", "unknown"] }],
      ["gdpr? can a customer ask to be erased", { says: /delet|eras|privacy/i }],
    ],
  },
  {
    name: "paying late and prices that go up",
    turns: [
      ["do i pay up front or after", { says: /advance/i }],
      ["what if im late one month", { says: /suspend/i }],
      ["and can u just raise the price", { says: /30 days/ }],
    ],
  },
  {
    name: "what it will not do for a pharmacy",
    turns: [
      ["can it tell my customers what dose to take. we're a pharmacy", { never: /^yes/i }],
      [
        "so what does it do when they ask",
        { action: "answer", says: /person|human|advice|message/i },
      ],
      ["n can it promise them a refund", { never: /^yes/i }],
    ],
  },
  {
    name: "basic against platinum, the agents, the cheaper one",
    turns: [
      ["basic or platinum whats the diff", { says: [/Basic/, /Platinum/] }],
      ["agents in the first", { says: [/Basic/, /\b(?:1|one)\b/] }],
      ["overage on the other", { says: /\$0\.30/ }],
    ],
  },
  {
    name: "trial for a firm with mycase",
    turns: [
      ["we use mycase, do we get to try it", { says: /two.week|2.week|trial/i }],
      ["need a credit card for it?", { action: ["answer", "unknown"] }],
      ["what does it do w our cases", { action: "answer", says: /case|MyCase/i }],
    ],
  },
  {
    name: "how long does it take and who does the work",
    turns: [
      ["do i have to set it up myself, im 61 and no computer guy", { action: "answer" }],
      ["how long does all that take", { says: /week|day/i }],
      ["what do u need from me", { action: "answer" }],
    ],
  },
  {
    name: "daycare, calls a week, then longer ones",
    turns: [
      [
        "daycare in Yuma, around 60 calls a week, 4 min each, what plan",
        { action: "plan", says: /960/, facts: { place: /Yuma/, calls: /60/, length: /4/ } },
      ],
      ["parents talk a lot, say 6 min", { action: "plan", says: /1,440/, facts: { length: /6/ } }],
      ["whats the per minute when i go over", { says: /\$0\.\d0/ }],
    ],
  },
  {
    name: "a season of many calls and one of few",
    turns: [
      [
        "tax prep office, 80 calls a day till april, 3 min",
        { action: "plan", says: /4,800/, facts: { calls: /80/, length: /3/ } },
      ],
      ["after that maybe 8 a day", { action: "plan", says: /480/, facts: { calls: /8 / } }],
      ["can i go down a plan then", { action: ["answer", "unknown", "plan"] }],
    ],
  },
  {
    name: "中文：搬家公司选套餐",
    turns: [
      [
        "我们是搬家公司，一天大概十五个电话，每个四分钟",
        { language: "zh", action: "plan", says: /1,200/, facts: { calls: /15/, length: /4/ } },
      ],
      ["说错了，是二十五个", { action: "plan", says: /2,000/, facts: { calls: /25/ } }],
      ["安装费多少", { language: "zh", says: /\$/ }],
    ],
  },
  {
    name: "a call back about a reseller deal",
    turns: [
      ["can someone ring me about reselling this", { action: ["message", "person"] }],
      [
        "Vik Anand, vik@anand.example",
        { facts: { name: "Vik Anand", email: "vik@anand.example" } },
      ],
      ["yes send", { action: "sent" }],
    ],
    end: { left: /Vik Anand.*resell/is },
  },
  {
    name: "español: recado para ventas, con pregunta en medio",
    turns: [
      ["quiero dejar un recado para ventas", { action: "message", language: "es" }],
      ["Tino Rubio", { facts: { name: "Tino Rubio" }, asks: "email" }],
      ["¿cuánto tardan en contestar?", { language: "es", says: /24|hora|día/i }],
      ["tino@rubio.example", { facts: { email: "tino@rubio.example" }, asks: "message" }],
      ["necesito precio para seis talleres", { asks: "confirm" }],
      ["sí mándelo", { action: "sent" }],
    ],
    end: { left: /Tino Rubio.*seis talleres/s },
  },
  {
    name: "calls it names, then wants the gold price and a person",
    turns: [
      ["wow what a useless piece of junk", { never: /junk|useless/i }],
      ["gold. price. now", { says: /\$1,095/ }],
      ["nobody charges that. let me talk to ur boss", { action: ["person", "message"] }],
    ],
    end: { booked: false },
  },
  {
    name: "a fire that is only a way to speak, and a real one",
    turns: [
      ["our phones are on fire since the ad ran lol", { never: /911/ }],
      ["which plan for 70 calls a day", { action: "plan", facts: { calls: /70/ } }],
      ["omg theres smoke coming out of the wall and my kid is in there", { emergency: true }],
    ],
  },
  {
    name: "not breathing",
    turns: [
      ["do you work w dentists", { action: "answer" }],
      ["help my husband collapsed hes not breathing", { emergency: true, never: /\$/ }],
    ],
  },
  {
    name: "english, spanish, english again, one booking",
    turns: [
      ["how much is silver a month", { says: /\$545|\$695/ }],
      ["¿y cuántos agentes tiene?", { language: "es", says: /3/ }],
      ["ok book me tues 4pm, Nando Cruz nando@cruz.example", { asks: "confirm" }],
      ["sí", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*Nando Cruz/ },
  },
  {
    name: "中文：改成英文，再改回来",
    turns: [
      ["你们周末也接电话吗", { language: "zh", action: "answer", says: /24|周末|随时|7/ }],
      ["sorry english. does it work with outlook", { language: "en", says: /Outlook/ }],
      ["好，那白金套餐多少钱", { language: "zh", says: /1,795/ }],
      ["有几个坐席", { language: "zh", says: /12/ }],
    ],
  },
]);
