import { dialogues } from "../dialogue.ts";

/** Conversations that a tenth writer wrote down before reading any of the engine. */
export const conversationsByATenthWriter = dialogues([
  // Bookings in English.
  {
    name: "tenth writer: the plumber between two jobs",
    turns: [
      [
        "hey can i get a call w somebody tues morning, im a plumber so rest of the day is tough",
        {
          action: "book",
          offers: /Tuesday 17.*am/,
          facts: { day: /Tuesday 17/, trade: /plumb/i },
        },
      ],
      ["9 works. ray dolan", { asks: "email", facts: { time: /9:00/, name: /ray dolan/i } }],
      [
        "ray@dolanplumbing.example and the call is free right",
        {
          says: /free|no charge|nothing|no cost|without charge|not cost/i,
          asks: "confirm",
          facts: { email: "ray@dolanplumbing.example" },
        },
      ],
      ["yep do it", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T15:00.*ray dolan.*ray@dolanplumbing\.example/i, left: false },
  },
  {
    name: "tenth writer: the dentist moves it twice",
    turns: [
      [
        "hi this is priya nair from lakeside dental, priya@lakeside.example. id like to book one of your calls",
        {
          action: "book",
          facts: {
            name: /priya nair/i,
            email: "priya@lakeside.example",
            firm: /lakeside dental/i,
          },
        },
      ],
      ["thursday next week 4pm", { asks: "confirm", facts: { day: /Thursday 19/, time: /4:00/ } }],
      [
        "oh no wait thats my hygienist meeting. 230 same day",
        { asks: "confirm", facts: { day: /Thursday 19/, time: /2:30/ } },
      ],
      [
        "hmm actually the day after would be calmer, same time",
        { asks: "confirm", facts: { day: /Friday 20/, time: /2:30/ } },
      ],
      ["perfect yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-20T20:30.*priya nair.*priya@lakeside\.example/i },
  },
  {
    name: "tenth writer: for the husband on the roof",
    turns: [
      [
        "need to book a call for my husband hes on a roof lol. hes carl engstrom",
        { action: "book", facts: { name: /carl engstrom/i } },
      ],
      ["whats the latest you have in a day", { action: ["book", "answer"] }],
      [
        "ok the last one on wednesday then",
        { action: "book", facts: { day: /Wednesday 18/, time: /4:00/ } },
      ],
      [
        "carl@engstrom.example. no scratch that hell never read it, use mine dana@engstrom.example",
        { asks: "confirm", facts: { email: "dana@engstrom.example", name: /carl engstrom/i } },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T22:00.*carl engstrom.*dana@engstrom\.example/i },
  },
  {
    name: "tenth writer: half nine, says the salon",
    turns: [
      [
        "morning! could i book a chat for half nine on monday, im a salon owner",
        {
          action: "book",
          facts: { day: /Monday 16/, time: /9:30/, trade: /salon/i },
        },
      ],
      ["how long does it take btw", { says: /30|half|thirty/i }],
      [
        "lovely. gemma foyle, gemma@foylehair.example",
        {
          asks: "confirm",
          facts: { name: /gemma foyle/i, email: "gemma@foylehair.example" },
        },
      ],
      ["go ahead x", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:30.*gemma foyle/i },
  },
  {
    name: "tenth writer: noon is the only break",
    turns: [
      [
        "got any time at noon on the 17th for a call? its my only break, barber",
        { action: "book", offers: /Tuesday 17/, offersNo: /12:00/ },
      ],
      ["ugh. ok 1 then i guess", { action: "book", facts: { day: /Tuesday 17/, time: /1:00/ } }],
      ["luis. luis ortega", { asks: "email", facts: { name: /luis ortega/i } }],
      ["luis@fadehouse.example", { asks: "confirm", facts: { email: "luis@fadehouse.example" } }],
      ["👍", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T19:00.*luis ortega.*luis@fadehouse\.example/i },
  },
  {
    name: "tenth writer: does it have to be my email",
    turns: [
      [
        "put me down for a call thursday the 19th first thing like 9, nadia osei",
        {
          action: "book",
          asks: "email",
          facts: { day: /Thursday 19/, time: /9:00/, name: /nadia osei/i },
        },
      ],
      ["do i have to give an email", { says: /mail/i }],
      [
        "fine. nadia@oseilaw.example. also were in utah, does it have to tell callers its a bot",
        {
          asks: "confirm",
          says: /assistant|counsel|lawyer|attorney|law|utah|says so/i,
          facts: { email: "nadia@oseilaw.example" },
        },
      ],
      ["ok good. yes to the call", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T15:00.*nadia osei.*nadia@oseilaw\.example/i },
  },
  {
    name: "tenth writer: a plan first, then a human",
    turns: [
      [
        "pest control in boise. 1100 minutes a month give or take, what plan would u pick",
        {
          action: "plan",
          says: /Silver/,
          facts: { trade: /pest/i, place: /boise/i, minutes: /1,?100/ },
        },
      ],
      ["whats that one by the month not the year", { says: /695/ }],
      [
        "ok lets talk to a human about it. weds 930",
        { action: "book", facts: { day: /Wednesday 18/, time: /9:30/ } },
      ],
      [
        "kip larsen kip@larsenpest.example",
        { asks: "confirm", facts: { name: /kip larsen/i, email: "kip@larsenpest.example" } },
      ],
      ["thats it yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T15:30.*kip larsen/i },
  },
  {
    name: "tenth writer: scrap the note",
    turns: [
      ["just want to leave a note for whoever does partnerships", { action: "message" }],
      [
        "names anita roy, anita@roymedia.example",
        { asks: "message", facts: { name: /anita roy/i, email: "anita@roymedia.example" } },
      ],
      [
        "actually scrap the note can i just book a call. a week from monday at 1030",
        { action: "book", asks: "confirm", facts: { day: /Monday 23/, time: /10:30/ } },
      ],
      ["yes please", { action: "booked" }],
    ],
    end: { booked: /2026-03-23T16:30.*anita roy.*anita@roymedia\.example/i, left: false },
  },
  {
    name: "tenth writer: a closing at half past nine",
    turns: [
      ["soonest you can do a call?", { action: "book", says: /Friday 13/ }],
      ["930 tmrw then", { action: "book", facts: { day: /Friday 13/, time: /9:30/ } }],
      [
        "oh shoot i have a closing at 930, make it 1030",
        { action: "book", facts: { day: /Friday 13/, time: /10:30/ } },
      ],
      [
        "wendy kwan, realtor. wendy@kwanhomes.example",
        {
          asks: "confirm",
          facts: {
            name: /wendy kwan/i,
            email: "wendy@kwanhomes.example",
            trade: /real estate|realt/i,
          },
        },
      ],
      ["y", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T16:30.*wendy kwan/i },
  },
  {
    name: "tenth writer: fourteen thirty, ex army",
    turns: [
      ["3/24 at 1430 for the call. ex army dont laugh", { action: "book" }],
      [
        "ruben castillo ruben@castillodiner.example",
        {
          asks: "confirm",
          facts: { name: /ruben castillo/i, email: "ruben@castillodiner.example" },
        },
      ],
      ["affirmative", { action: "booked" }],
      [
        "shoot my supplier comes then. can i still move it to 4",
        { says: /link|mail|reschedul|mov|chang|4:00|4 pm/i },
      ],
    ],
    end: { booked: /2026-03-24T(20:30|22:00).*ruben castillo/i },
  },
  {
    name: "tenth writer: saturday, monday, the other monday",
    turns: [
      [
        "u guys do saturdays? want to do the intro call",
        { action: ["book", "answer"], offersNo: /Saturday/ },
      ],
      ["ok monday 4 oclock", { action: "book", facts: { day: /Monday 16/, time: /4:00/ } }],
      [
        "sorry i meant monday the 23rd, im at a paint training next week",
        { action: "book", facts: { day: /Monday 23/, time: /4:00/ } },
      ],
      [
        "vince moretti. vince@morettibody.example. cell 719 555 0146",
        {
          asks: "confirm",
          facts: {
            name: /vince moretti/i,
            email: "vince@morettibody.example",
            phone: /555.{0,3}0146/,
          },
        },
      ],
      ["correct", { action: "booked" }],
    ],
    end: { booked: /2026-03-23T22:00.*vince moretti.*vince@morettibody\.example.*0146/i },
  },
  {
    name: "tenth writer: erik with a k",
    turns: [
      [
        "book a call 2 weeks from today 230pm, eric lindqvist, lindqvist@nordbuild.example",
        {
          asks: "confirm",
          facts: {
            day: /Thursday 26/,
            time: /2:30/,
            name: /lindqvist/i,
            email: "lindqvist@nordbuild.example",
          },
        },
      ],
      ["no", { action: ["book", "answer"] }],
      [
        "autocorrect, its erik lindqvist with a k",
        { asks: "confirm", facts: { name: /erik lindqvist/i } },
      ],
      ["now its right, book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-26T20:30.*erik lindqvist.*lindqvist@nordbuild\.example/i },
  },
  // Messages in English.
  {
    name: "tenth writer: the paper nobody has seen",
    turns: [
      [
        "need somebody to get back to me about hipaa, i run a small derm practice",
        {
          action: ["message", "person", "answer"],
          never: /yes[,.]? we (are|sign)/i,
        },
      ],
      [
        "ok take a message then. tell them: do you sign a BAA and how fast. im marisol vega",
        { asks: "email", facts: { message: /BAA/, name: /marisol vega/i } },
      ],
      [
        "mvega@vegaderm.example but pls dont call im with patients",
        { asks: "confirm", facts: { email: "mvega@vegaderm.example", message: /BAA/ } },
      ],
      ["yes send", { action: "sent", facts: { message: null } }],
    ],
    end: { left: /marisol vega.*mvega@vegaderm\.example.*BAA/i, booked: false },
  },
  {
    name: "tenth writer: charged twice",
    turns: [
      [
        "can u have someone contact me, we got charged the implementation fee twice",
        { action: ["message", "person"] },
      ],
      [
        "jo tannen, jo@tannenheating.example",
        { action: "message", facts: { name: /jo tannen/i, email: "jo@tannenheating.example" } },
      ],
      [
        "just say we paid the 1495 twice on the silver plan and want one back",
        { asks: "confirm", facts: { message: /twice/i } },
      ],
      [
        "my number is 720 555 0188 if theyd rather call",
        { asks: "confirm", facts: { phone: /555.{0,3}0188/ } },
      ],
      [
        "ok send it. how soon do people hear back",
        { action: "sent", says: /24|day/i, facts: { message: null } },
      ],
    ],
    end: { left: /jo tannen.*jo@tannenheating\.example.*1,?495 twice/i, booked: false },
  },
  {
    name: "tenth writer: three locations, no phone calls",
    turns: [
      [
        "is this a real person",
        { says: /assistant|\bAI\b|not a (real |human )?(person|human|being)|robot|machine/i },
      ],
      ["figures. can i talk to one", { action: ["person", "message", "phone", "book"] }],
      [
        "no i hate phone calls, leave them a message: we want to put 3 locations on one account, how",
        { action: "message", facts: { message: /3 locations/i } },
      ],
      [
        "gus pappas, gus@pappasgyros.example",
        {
          asks: "confirm",
          facts: { name: /gus pappas/i, email: "gus@pappasgyros.example" },
        },
      ],
      ["looks right, send", { action: "sent", facts: { message: null } }],
    ],
    end: { left: /gus pappas.*gus@pappasgyros\.example.*3 locations/i, booked: false },
  },
  {
    name: "tenth writer: by friday, but not a booking",
    turns: [
      [
        "can you pass a message to sales: please email me an offer for silver before friday, im comparing 3 vendors",
        { action: ["message", "person"], facts: { message: /silver/i } },
      ],
      [
        "brent oakes brent@oakesins.example",
        { asks: "confirm", facts: { name: /brent oakes/i, email: "brent@oakesins.example" } },
      ],
      ["wait can silver make outbound calls or is that gold", { says: /Gold/ }],
      [
        "ok then add to the message that i need outbound",
        { asks: "confirm", facts: { message: /outbound/i } },
      ],
      ["yes send it", { action: "sent", facts: { message: null } }],
    ],
    end: { left: /brent oakes.*brent@oakesins\.example.*silver.*outbound/i, booked: false },
  },
  // Spanish.
  {
    name: "tenth writer: el martes no, el miércoles",
    turns: [
      [
        "hola quiero agendar una llamada el martes a las diez y media",
        { action: "book", language: "es", facts: { day: /17/, time: /10:30/ } },
      ],
      [
        "soy maribel santos, mi correo es maribel@santosspa.example",
        {
          asks: "confirm",
          language: "es",
          facts: { name: /maribel santos/i, email: "maribel@santosspa.example" },
        },
      ],
      [
        "ay no mejor el miércoles a la misma hora",
        { asks: "confirm", language: "es", facts: { day: /18/, time: /10:30/ } },
      ],
      ["sí, ahora sí", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-18T16:30.*maribel santos/i },
  },
  {
    name: "tenth writer: noventa minutos de más",
    turns: [
      [
        "buenas, necesito que alguien me escriba por una factura que no entiendo",
        { action: ["message", "person"], language: "es" },
      ],
      [
        "me llamo julián peña, julian@penaplomeria.example",
        {
          action: "message",
          language: "es",
          facts: { name: /juli[aá]n peña/i, email: "julian@penaplomeria.example" },
        },
      ],
      [
        "el mensaje: me cobraron 90 minutos de mas en febrero y quiero saber por que",
        { asks: "confirm", language: "es", facts: { message: /90 minutos/ } },
      ],
      ["si mandalo", { action: "sent", language: "es", facts: { message: null } }],
    ],
    end: { left: /peña.*julian@penaplomeria\.example.*90 minutos/i, booked: false },
  },
  {
    name: "tenth writer: el taller pide presupuesto",
    turns: [
      ["cuanto sale el plan mas barato", { language: "es", says: /149|249/ }],
      ["y cuantos minutos trae", { language: "es", says: /300/ }],
      ["y si me paso?", { language: "es", says: /0[.,]60?|60 centavos/ }],
      [
        "ok dejales un mensaje: que me manden un presupuesto para 2 talleres. oscar rios, oscar@tallerrios.example",
        {
          action: "message",
          asks: "confirm",
          language: "es",
          facts: {
            name: /oscar r[ií]os/i,
            email: "oscar@tallerrios.example",
            message: /presupuesto/i,
          },
        },
      ],
      ["correcto, enviar", { action: "sent", language: "es", facts: { message: null } }],
    ],
    end: { left: /oscar r[ií]os.*oscar@tallerrios\.example.*presupuesto/i },
  },
  {
    name: "tenth writer: sin teléfono, gracias",
    turns: [
      [
        "quisiera una cita para hablar con ustedes, el jueves de la proxima semana a las nueve de la mañana",
        { action: "book", language: "es", facts: { day: /19/, time: /9:00/ } },
      ],
      [
        "mejor nueve y media que llevo a los niños",
        { action: "book", language: "es", facts: { day: /19/, time: /9:30/ } },
      ],
      [
        "ines robledo y no doy mi telefono",
        { language: "es", asks: "email", facts: { name: /ines robledo/i } },
      ],
      [
        "ines@robledopintura.example. la llamada cuanto dura?",
        {
          language: "es",
          asks: "confirm",
          says: /30|media hora|treinta/i,
          facts: { email: "ines@robledopintura.example" },
        },
      ],
      ["dale, resérvala", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-19T15:30.*ines robledo.*ines@robledopintura\.example/i },
  },
  {
    name: "tenth writer: el correo viejo",
    turns: [
      [
        "tienen un numero para llamar",
        { action: ["phone", "answer"], language: "es", says: /\d{3}/ },
      ],
      [
        "mejor agendemos una llamada, el lunes a la una y media",
        { action: "book", language: "es", offers: /16/, offersNo: /\b(1|13):30/ },
      ],
      [
        "a la una entonces",
        { action: "book", language: "es", facts: { day: /16/, time: /\b(1|13):00/ } },
      ],
      [
        "lucia ferrer, lucia@ferrerdental.example, 505 555 0177",
        {
          asks: "confirm",
          language: "es",
          facts: {
            name: /luc[ií]a ferrer/i,
            email: "lucia@ferrerdental.example",
            phone: /555.{0,3}0177/,
          },
        },
      ],
      [
        "no espera ese correo es el viejo, es recepcion@ferrerdental.example",
        {
          asks: "confirm",
          language: "es",
          facts: { email: "recepcion@ferrerdental.example" },
        },
      ],
      ["eso, si", { action: "booked", language: "es" }],
    ],
    end: { booked: /2026-03-16T19:00.*ferrer.*recepcion@ferrerdental\.example.*0177/i },
  },
  // Chinese.
  {
    name: "tenth writer: 下周二下午两点半",
    turns: [
      [
        "你好 我想约个电话 下周二下午两点半",
        {
          action: "book",
          language: "zh",
          facts: { day: /17/, time: /(\b|\D)(2|14)[:：点]\s?(30|半)/ },
        },
      ],
      ["我叫陈志强", { language: "zh", asks: "email", facts: { name: /陈志强/ } }],
      [
        "zq.chen@jadegarden.example 这个电话要钱吗",
        {
          language: "zh",
          asks: "confirm",
          says: /免费|不收费|不要钱|不用钱|不收|无需付费/,
          facts: { email: "zq.chen@jadegarden.example" },
        },
      ],
      ["对 没问题", { action: "booked", language: "zh" }],
    ],
    end: { booked: /2026-03-17T20:30.*陈志强.*zq\.chen@jadegarden\.example/ },
  },
  {
    name: "tenth writer: 先问价钱再约",
    turns: [
      ["最便宜的套餐多少钱一个月", { language: "zh", says: /149|249/ }],
      ["silver的短信怎么算", { language: "zh", says: /0\.05|[5五] ?美?分/ }],
      [
        "好 那约个时间电话聊聊 星期一早上九点",
        { action: "book", language: "zh", facts: { day: /16/, time: /9[:：点]/ } },
      ],
      [
        "王丽 wangli@wangnails.example",
        {
          language: "zh",
          asks: "confirm",
          facts: { name: /王丽/, email: "wangli@wangnails.example" },
        },
      ],
      ["可以", { action: "booked", language: "zh" }],
    ],
    end: { booked: /2026-03-16T15:00.*王丽.*wangli@wangnails\.example/ },
  },
  {
    name: "tenth writer: for my mom, 她只会说中文",
    turns: [
      [
        "hi want to book a call for my mom she has a restaurant",
        { action: "book", language: "en" },
      ],
      ["她在旁边 她只会中文 我们可以用中文吗", { language: "zh" }],
      ["后天可以吗", { action: "book", language: "zh", offersNo: /14日|14号|星期六|周六|礼拜六/ }],
      [
        "那明天下午四点",
        {
          action: "book",
          language: "zh",
          facts: { day: /13/, time: /(\b|\D)(4|16)[:：点]/ },
        },
      ],
      [
        "她叫陈阿梅 邮箱 amei@chenkitchen.example",
        {
          language: "zh",
          asks: "confirm",
          facts: { name: /陈阿梅/, email: "amei@chenkitchen.example" },
        },
      ],
      ["对的", { action: "booked", language: "zh" }],
    ],
    end: { booked: /2026-03-13T22:00.*陈阿梅.*amei@chenkitchen\.example/ },
  },
  {
    name: "tenth writer: half past eleven in chicago",
    turns: [
      ["can one of you ring me on the 24th. im in chicago so 1130 my time", { action: "book" }],
      [
        "its theo brandt, theo@brandtmoving.example, we do moves",
        {
          asks: "confirm",
          facts: { name: /theo brandt/i, email: "theo@brandtmoving.example" },
        },
      ],
      ["and thats 1130 central, not yours?", { says: /11:30|10:30|central|chicago/i }],
      ["ok yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-24T16:30.*theo brandt/i },
  },
]);
