import { dialogues } from "../dialogue.ts";

/** Two of three conversations of a writer who had not read the rules; tuned since November 2026. */
export const conversationsByAFourthWriter = dialogues([
  {
    name: "fourth writer: terse, silver or gold",
    turns: [
      ["silver vs gold", { says: [/Silver/, /Gold/] }],
      ["diff in mins?", { says: [/1,200/, /3,000/] }],
      ["n setup", { says: [/\$1,495/, /\$2,995/] }],
      [
        "ill take the cheaper one prob. anyone free to talk thurs",
        { action: "book", offers: /Thursday 19/ },
      ],
    ],
    end: { booked: false },
  },
  {
    name: "fourth writer: the late husband's telephones",
    turns: [
      [
        "Good morning dear. My late husband looked after the telephones at the shop and now I am quite lost. What is it that you people do?",
        { says: /agent|answer/i, never: /911|988/ },
      ],
      [
        "And would I be tied in for years on end?",
        { says: /month|cancel|year/i, never: /911|988/ },
      ],
      ["How much is the very smallest one, if I pay by the month?", { says: /\$249/ }],
      ["Thank you, dear. That was all.", { action: ["thanks", "greet", "answer"], never: /\$\d/ }],
    ],
  },
  {
    name: "fourth writer: dictated without a stop",
    turns: [
      [
        "hi this is roland meeks from meeks plumbing i need somebody to call me back about pricing my number is three oh seven five five five oh one eight eight thanks",
        {
          action: ["book", "message", "person"],
          facts: { name: /roland meeks/i, phone: /307\D*555\D*0188/ },
        },
      ],
      ["roland at meeksplumbing dot example", { facts: { email: "roland@meeksplumbing.example" } }],
      ["does it cost extra on weekends", { never: /is booked|has been sent/i }],
    ],
  },
  {
    name: "fourth writer: asked three times what it costs",
    turns: [
      [
        "I have asked THREE times now what this costs. THREE. Just tell me what Silver is per month, none of that yearly nonsense",
        { says: /\$695/ },
      ],
      ["and what else do i pay on top of that", { says: /\$1,495|\$0\.50/ }],
      ["per minute, if we go over!!", { says: /\$0\.50/ }],
      ["fine. give me a human being", { action: "person" }],
    ],
  },
  {
    name: "fourth writer: miércoles no, jueves a la misma hora",
    turns: [
      [
        "Buenos días, quería ver si me pueden hablar por teléfono el miércoles tempranito",
        { action: "book", language: "es", offers: /18/ },
      ],
      [
        "mejor a las diez y media, es que llevo a los niños a la escuela",
        { facts: { day: /18/, time: /10:30/ } },
      ],
      [
        "Soy Ofelia Barrera y mi correo es ofelia@barreradental.example",
        { asks: "confirm", facts: { name: /Ofelia Barrera/i } },
      ],
      [
        "ay, me equivoqué, es el jueves cuando puedo, a la misma hora",
        { facts: { day: /19/, time: /10:30/ } },
      ],
      ["sí, así está bien", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T16:30.*Ofelia Barrera/i },
  },
  {
    name: "fourth writer: 最便宜的多少钱",
    turns: [
      ["你好,请问你们最便宜的套餐一个月多少钱?", { language: "zh", says: /149|249/ }],
      ["那它包多少分钟", { says: /300/ }],
      ["超过了怎么算", { says: /0\.60?/ }],
      ["好的,想约周二下午跟你们聊一下", { action: "book", offers: /17/ }],
    ],
  },
  {
    name: "fourth writer: spanish, cheapest and monday in one line",
    turns: [
      [
        "do you guys do spanish, whats the cheapest, and can someone call me monday morning",
        { says: [/Spanish/i, /\$149|\$249/], action: "book", offers: /Monday 16.*am/ },
      ],
      [
        "10:30 works. Deshawn Pruitt, deshawn@pruittauto.example",
        { asks: "confirm", facts: { time: /10:30/, name: /Deshawn Pruitt/i } },
      ],
      ["yup", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T16:30.*Deshawn Pruitt/i },
  },
  {
    name: "fourth writer: nine hundred calls at the vet",
    turns: [
      [
        "so we're a vet clinic, phones go nuts, i'd say 900 calls a month and the average one is about 4 minutes",
        { action: "plan", says: /Gold/, facts: { calls: /900/, length: /4/ } },
      ],
      ["how many of the agents do we get with that", { says: /\b6\b|six/i }],
      ["and for the whole year what am i looking at", { says: /\$13,140|\$1,095/ }],
      ["hm what if we cut it down to 300 calls", { says: /Silver|Basic/, facts: { calls: /300/ } }],
    ],
  },
  {
    name: "fourth writer: the contract names the wrong firm",
    turns: [
      [
        "Could you pass something on to Nora? Tell her the contract has the wrong company name, it should say Kessler Brothers LLC",
        { action: "message" },
      ],
      [
        "no need to ring me, email does. vera.kessler@kesslerbros.example",
        { facts: { email: "vera.kessler@kesslerbros.example" } },
      ],
      ["sorry yes. Vera Kessler", { facts: { name: /Vera Kessler/i } }],
      ["looks right, off it goes", { action: "sent" }],
    ],
    end: { left: /Kessler Brothers/, booked: false },
  },
  {
    name: "fourth writer: yall record the calls",
    turns: [
      ["do yall record the calls", { says: /record/i }],
      ["n how long do u hang on to em", { says: /day|month|delete|keep|kept/i }],
      ["my boss wont like that. can it be switched off", { never: /\$\d/ }],
    ],
  },
  {
    name: "fourth writer: a baker sleeps in the morning",
    turns: [
      [
        "wanna set up a call, any day but friday, mornings are out cause im a baker",
        { action: "book", offers: /pm/, offersNo: /Friday/ },
      ],
      ["whatever you have latest on monday", { facts: { day: /Monday 16/, time: /4:00/ } }],
      ["Gus Pappas gus@pappasbakery.example", { asks: "confirm" }],
      ["sure thing", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T22:00.*Gus Pappas/i },
  },
  {
    name: "fourth writer: let me check with my wife",
    turns: [
      [
        "book me for monday at 9, no, tuesday 9... ugh hang on, gotta check with my wife",
        { action: ["book", "answer"] },
      ],
      ["ok she says tuesdays good", { facts: { day: /Tuesday 17/, time: /9:00/ } }],
      [
        "Lonnie Tibbs. ltibbs@tibbsroofing.example",
        { asks: "confirm", facts: { name: /Lonnie Tibbs/i } },
      ],
      ["thats it", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T15:00.*Lonnie Tibbs/i },
  },
  {
    name: "fourth writer: un restaurante con treinta llamadas",
    turns: [
      [
        "tengo un restaurante y me entran unas 30 llamadas al día, duran como dos minutos",
        { action: "plan", language: "es", says: /Silver/, facts: { calls: /30/, length: /2/ } },
      ],
      ["¿y si nada más son 10?", { says: /Basic/, facts: { calls: /10/ } }],
      ["¿ese ya contesta en español o se paga aparte?", { says: /español/i }],
    ],
  },
  {
    name: "fourth writer: 下周三上午",
    turns: [
      ["我想预约一个电话,下周三上午可以吗", { action: "book", language: "zh", offers: /18/ }],
      ["九点半吧", { facts: { time: /9:30/ } }],
      ["我叫陈丽华,邮箱 lihua@chenrealty.example", { asks: "confirm", facts: { name: /陈丽华/ } }],
      ["对,没错", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T15:30.*陈丽华/ },
  },
  {
    name: "fourth writer: mold and a landlord",
    turns: [
      [
        "Quick q, my client wants to sue her landlord over mold. does she have a case you think?",
        { action: "refuse-advice" },
      ],
      [
        "haha fair. so thats what your bot says too when one of my callers asks",
        { never: /911|988/ },
      ],
      ["do you plug into MyCase", { says: /MyCase/ }],
      ["and theres a free trial for that right", { says: /two weeks/i }],
    ],
  },
  {
    name: "fourth writer: every line is on fire",
    turns: [
      ["the phones are killing us, we're drowning, every line is on fire", { never: /911|988/ }],
      [
        "its about 40 calls a day, short ones, minute and a half tops",
        { action: "plan", facts: { calls: /40/, length: /1\.5/ } },
      ],
      ["which one was that again and how much", { says: /\$\d/ }],
    ],
  },
  {
    name: "fourth writer: the two at the top",
    turns: [
      ["whats the difference between your two top ones", { says: [/Gold/, /Platinum/] }],
      ["does the smaller of them do texts", { says: /text|SMS|\$0\.03/i }],
      ["and the other one, how many agents", { says: /\b12\b|twelve/i }],
      ["can either call my old customers for me", { says: /outbound|yes/i }],
    ],
  },
]);
