import { dialogues } from "../dialogue.ts";

/** Untidy conversations with the company's own receptionist, of a later round. */
export const companyUntidyDialogues = dialogues([
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
    name: "untidy: neither, then a day of my own",
    turns: [
      ["can i talk to someone on monday", { action: ["book", "person"] }],
      ["book it, monday 11:15", { action: "book", says: /10:30/ }],
      ["neither works. what about tues", { action: "book", offers: /Tuesday 17/ }],
      ["the last one", { asks: "name", facts: { time: /4:00/ } }],
      ["its Abel, Abel Quintero, abel@q.example", { asks: "confirm" }],
      ["yup", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*Abel Quintero/ },
  },
  {
    name: "untidy: everything in one line",
    turns: [
      [
        "book me friday 1pm, kim lowe, kim@lowe.example, 307 555 0190 thx",
        { asks: "confirm", facts: { name: /Kim Lowe/i, email: "kim@lowe.example" } },
      ],
      ["correct", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*kim@lowe/i },
  },
  {
    name: "untidy: wrong email put right",
    turns: [
      ["set up a call tuesday 9am", { action: "book", asks: "name" }],
      ["Nils Berg nils@berg.exmple", { asks: "confirm" }],
      ["oops nils@berg.example", { asks: "confirm", facts: { email: "nils@berg.example" } }],
      ["ok", { action: "booked" }],
    ],
    end: { booked: /nils@berg\.example/ },
  },
  {
    name: "untidy: name corrected before the yes",
    turns: [
      ["schedule a call wed 10:30", { asks: "name" }],
      ["Jon Smit", { asks: "email" }],
      ["jon@smit.example", { asks: "confirm" }],
      ["no its John Smith", { asks: "confirm", facts: { name: "John Smith" } }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /John Smith/ },
  },
  {
    name: "untidy: changes its mind about the day twice",
    turns: [
      ["demo tomorrow at 9", { action: "book", facts: { day: /Friday 13/ } }],
      ["hm no, monday", { facts: { day: /Monday 16/ } }],
      ["actually wednesday after lunch", { offers: /Wednesday 18.*pm/ }],
      ["2:30", { asks: "name", facts: { day: /Wednesday 18/, time: /2:30/ } }],
    ],
  },
  {
    name: "untidy: a question in the middle of a booking",
    turns: [
      ["book thursday 1pm", { asks: "name" }],
      ["wait is it free to cancel", { says: /notice|billing period|link|reschedule|cancel/i }],
      ["ok. Lena Fox", { asks: "email", facts: { name: "Lena Fox" } }],
      ["lena at fox dot example", { asks: "confirm", facts: { email: "lena@fox.example" } }],
      ["sí", { action: "booked" }],
    ],
    end: { booked: /Lena Fox/ },
  },
  {
    name: "untidy: never mind, something else",
    turns: [
      ["i want to book a call", { action: "book" }],
      ["ugh never mind", { never: /Which of these/ }],
      ["whats gold", { says: /\$1,095/ }],
      ["and if i pay month to month?", { says: /\$1,295/ }],
      ["how many agents with that", { says: /6|six/i }],
      ["and the one above", { says: /Platinum/ }],
    ],
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
    name: "untidy: español con faltas",
    turns: [
      ["kiero saver cuanto questa", { language: "es", says: /\$149/ }],
      ["tengo un restaurante en El Paso, como 25 yamadas al dia", { facts: { calls: /25/ } }],
      ["de 3 minutos cada una", { action: "plan", says: /1,500/ }],
      ["y por mes?", { says: /\$/ }],
    ],
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
    name: "untidy: chinese questions in a row",
    turns: [
      ["我开牙科诊所，有三张椅子，会说西班牙语吗", { language: "zh", facts: { size: /3/ } }],
      ["一天四十个电话，每个两分钟，哪个套餐合适", { action: "plan", says: /1,600/ }],
      ["上面那个呢", { language: "zh", says: /\$/ }],
      ["要签合同吗", { language: "zh", action: "answer" }],
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
    name: "untidy: lost three times, changes its way",
    turns: [
      ["do you guys do the thing with the blorp", { action: "unknown" }],
      ["the blorp. zarquon model", { action: "unknown", says: /form|contact|number/i }],
      ["zzzt??", { says: /800/ }],
    ],
  },
  {
    name: "untidy: emergency in odd words",
    turns: [
      ["hey quick q about prices", {}],
      ["omg grandpa just keeled over and hes gone grey", { emergency: true }],
    ],
  },
  {
    name: "untidy: emergencia en medio",
    turns: [
      ["cuánto cuesta el plan gold", { language: "es", says: /\$1,095/ }],
      ["perdón, mi mamá se desplomó y no respira bien", { emergency: true }],
    ],
  },
  {
    name: "untidy: gas in chinese",
    turns: [["家里好像煤气漏了，头很晕", { emergency: true }]],
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
    name: "untidy: pronouns on plans",
    turns: [
      ["compare silver and gold", { says: [/Silver/, /Gold/] }],
      ["how many minutes does it have, the second", { says: /3,000/ }],
      ["and extra minutes", { says: /\$0\.40/ }],
      ["whats the setup on that", { says: /\$2,995/ }],
    ],
  },
  {
    name: "untidy: language as a fact",
    turns: [
      [
        "our callers are mostly spanish speaking, law office in Fresno",
        { facts: { language: /Spanish/, place: /Fresno/ } },
      ],
      ["some mandarin too", { facts: { language: /Chinese|Mandarin/ } }],
    ],
  },
  {
    name: "untidy: cancels without a link",
    turns: [
      ["gotta cancel my thing on friday", { says: /link/i }],
      ["dont have it", { action: ["person", "message"] }],
      ["Moe Dunn moe@dunn.example", { asks: "confirm" }],
      ["yes", { action: "sent" }],
    ],
    end: { left: /Moe Dunn/, booked: false },
  },
  {
    name: "untidy: asks for what the second one was",
    turns: [
      ["any time thursday afternoon for a call?", { action: "book", offers: /Thursday 19.*pm/ }],
      ["second one", { asks: "name", facts: { time: /2:30/ } }],
      ["do u need my number", { never: /Thursday 19 March, 2:30 pm\? Shall/ }],
      ["Ada Crane ada@crane.example", { asks: "confirm" }],
      ["go for it", { action: "booked" }],
    ],
    end: { booked: /Ada Crane/ },
  },
  {
    name: "untidy: as soon as possible",
    turns: [
      ["need to speak w sales asap", { action: ["book", "person"] }],
      ["earliest slot u got", { action: "book" }],
      ["Ed Poe", { asks: "email" }],
      ["ed@poe.example", { asks: "confirm" }],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T15:00.*Ed Poe/ },
  },
  {
    name: "untidy: not monday, not tuesday",
    turns: [
      ["call next week but not mon or tues", { action: "book", offersNo: /Monday|Tuesday/ }],
      ["whats left on thurs", { offers: /Thursday 19/ }],
    ],
  },
  {
    name: "untidy: booked in two lines",
    turns: [
      [
        "need a demo monday 10:30, im Rae Lund rae@lund.example",
        { asks: "confirm", facts: { name: "Rae Lund", day: /Monday 16/, time: /10:30/ } },
      ],
      ["yep thats right", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Rae Lund/ },
  },
  {
    name: "untidy: booked in three lines",
    turns: [
      ["can someone show me this tues at 4", { action: "book" }],
      ["Cy Doe, cy@doe.example, 406 555 0110", { asks: "confirm", facts: { phone: /0110/ } }],
      ["book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T22:00.*Cy Doe/ },
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
    name: "untidy: another subject after languages",
    turns: [
      ["do you have spanish speakers?", { says: /Spanish/ }],
      ["tell me about gold", { says: /\$1,095/ }],
      ["how many minutes", { says: /3,000/ }],
    ],
  },
  {
    name: "untidy: sells houses",
    turns: [
      ["i sell houses, just me, will this work for me", { action: "answer" }],
      ["how about showings, can it book those", { action: "answer", never: /Which of these/ }],
    ],
  },
]);
