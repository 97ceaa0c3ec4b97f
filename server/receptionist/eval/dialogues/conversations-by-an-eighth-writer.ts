import { dialogues } from "../dialogue.ts";

/** Conversations that an eighth writer wrote down before reading any of the engine. */
export const conversationsByAnEighthWriter = dialogues([
  // Food and drink.
  {
    name: "eighth writer: taqueria in the lunch rush",
    turns: [
      ["hi quick one whats ur cheapest plan", { language: "en", says: [/Basic/, /149|249/] }],
      ["how many mins do u get w that", { says: /300/ }],
      ["and if i go over", { says: /0?\.60|60 cents/ }],
      ["ok and is there a setup thing on top", { says: /495/ }],
      ["k thx gotta go theres a line", { action: ["thanks", "greet", "answer"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: pizza place would rather ring",
    turns: [
      [
        "i hate typing just give me a number to call",
        { action: "phone", says: /800\D{0,3}555\D?0142/ },
      ],
      [
        "ok b4 i do. half the people who call my pizza shop only speak spanish can it do that",
        { says: /Spanish/, facts: { language: /Spanish/, trade: /restaurant/i } },
      ],
      ["like in the same call or do they press 2", { says: /language|Spanish|press|nobody/i }],
      ["alright calling u", { action: ["thanks", "greet", "answer", "phone"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: coffee shop wants a human after twelve",
    turns: [
      [
        "are you a real person",
        { says: /assistant|\bAI\b|software|machine|not a (real )?(person|human)|robot/i },
      ],
      ["figures. get me a person", { action: ["person", "book", "message", "phone"] }],
      [
        "have them call me then. not before noon, im slammed til 12",
        { action: ["book", "person"], offersNo: /\bam\b/ },
      ],
      ["monday 1", { action: "book", facts: { day: /Monday 16/, time: /\b1:00/ } }],
      [
        "lena fox lena@drip.example",
        { asks: "confirm", facts: { name: /lena fox/i, email: "lena@drip.example" } },
      ],
      ["do it", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T19:00.*lena fox.*lena@drip\.example/i, left: false },
  },
  {
    name: "eighth writer: steakhouse and its systems",
    turns: [
      [
        "do u work w opentable",
        {
          action: ["answer", "unknown"],
          says: /n['’]t|\bnot?\b|none|Zapier|Webhook|ask|catalog|unknown|person/i,
        },
      ],
      ["hm ok. google calendar?", { says: /Google Calendar/ }],
      [
        "can it take a deposit for big parties over the phone",
        { says: /Stripe|PayPal|Square|link|deposit|payment/i },
      ],
      [
        "and a private dining inquiry should come to me not the bot",
        { says: /hand|person|people|you|transfer|through/i },
      ],
      ["ok thats all for now", { action: ["thanks", "greet", "answer"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: diner owner asks the wrong one about the law",
    turns: [
      [
        "my dishwasher says hes gonna sue me over his overtime. can he win",
        { action: "refuse-advice" },
      ],
      [
        "ok ok fair. so your ai wont give advice like that to people calling me either",
        { says: /n['’]t|\bnot?\b|never|\bright\b|correct/i },
      ],
      ["good. whats your email over there", { says: /hello@farline\.example/ }],
      ["and where are you guys", { says: /Cheyenne|Wyoming|Farline Way/ }],
    ],
    end: { booked: false, left: false },
  },

  // Salons and the like.
  {
    name: "eighth writer: hair salon with four chairs",
    turns: [
      [
        "hey do you work with square? hair salon in boise, 4 chairs, nobody can pick up when were cutting",
        { says: /Square/, facts: { trade: /salon/i, place: /Boise/i, size: /4|four/i } },
      ],
      [
        "nice. can we talk tues sometime after 2",
        { action: "book", facts: { day: /Tuesday 17/ }, offers: /2:30|4:00/ },
      ],
      [
        "230 works. dana pruitt, dana@pruitthair.example",
        {
          asks: "confirm",
          facts: { time: /2:30/, name: /dana pruitt/i, email: "dana@pruitthair.example" },
        },
      ],
      [
        "wait does the call cost me anything",
        { says: /free|no (charge|cost|fee)|nothing|n['’]t cost/i },
      ],
      ["ok yes book it", { action: "booked" }],
    ],
    end: { booked: /2026-03-17T20:30.*dana pruitt.*dana@pruitthair\.example/i, left: false },
  },
  {
    name: "eighth writer: nail salon, sunday and the east coast",
    turns: [
      [
        "can someone call me sunday im off then",
        { action: ["book", "person"], offersNo: /Sunday/ },
      ],
      [
        "ugh ok. i have a break fri the 20th at 1130, im in charlotte so eastern",
        { action: "book" },
      ],
      [
        "trinh dao. trinh@polishbar.example",
        { asks: "confirm", facts: { name: /trinh dao/i, email: "trinh@polishbar.example" } },
      ],
      ["ya", { action: "booked" }],
    ],
    end: { booked: /2026-03-20T15:30.*trinh dao/i },
  },
  {
    name: "eighth writer: barber mistypes his address",
    turns: [
      [
        "book me in wed at 3, its for fade factory my barbershop",
        {
          action: "book",
          facts: { day: /Wednesday 18/, firm: /fade factory/i },
          offersNo: /\b3:00/,
        },
      ],
      ["eh 4 then", { action: "book", facts: { time: /4:00/ } }],
      [
        "marcus odom marcus@fadefactory.example",
        { asks: "confirm", facts: { name: /marcus odom/i, email: "marcus@fadefactory.example" } },
      ],
      [
        "no wait the email has no o, marcus@fadefactry.example",
        { asks: "confirm", facts: { email: "marcus@fadefactry.example" } },
      ],
      ["yep", { action: "booked" }],
    ],
    end: { booked: /2026-03-18T22:00.*marcus@fadefactry\.example/i, left: false },
  },
  {
    name: "eighth writer: med spa and the hipaa question",
    turns: [
      [
        "we do botox n fillers in scottsdale. are you hipaa compliant yes or no",
        {
          says: /HIPAA/i,
          never: /(?<!if )we(['’]re| are) (fully )?HIPAA/i,
          facts: { place: /Scottsdale/i },
        },
      ],
      [
        "thats not a yes. who there can tell me for sure",
        { action: ["person", "message", "book", "answer", "phone"] },
      ],
      [
        "leave them a message. carla voss, carla@glowscottsdale.example, ask them if they sign a BAA",
        {
          asks: "confirm",
          facts: { name: /carla voss/i, email: "carla@glowscottsdale.example" },
        },
      ],
      ["yep send", { action: "sent" }],
      ["how long do they take to answer", { says: /24|a day|one day/i }],
    ],
    end: { booked: false, left: /carla@glowscottsdale\.example.*BAA/i },
  },
  {
    name: "eighth writer: one-woman dog groomer counts her calls",
    turns: [
      [
        "hiya! its just me and 2 clippers and a lot of wet poodles lol. do you even take teeny businesses",
        { language: "en", says: /small|one|yes|any|Basic|size|you/i },
      ],
      [
        "yay. i get maybe 8 calls a day, 2 min each, would the small plan do",
        { action: ["plan", "answer"], says: /Basic/, facts: { calls: /8/, length: /2/ } },
      ],
      [
        "oh no sorry 8 a WEEK haha i wish",
        { action: ["plan", "answer"], says: /Basic/, facts: { calls: /8|3[2-6]/ } },
      ],
      ["do i get to keep my number", { says: /number/i }],
      ["aw thanks ill sleep on it", { action: ["thanks", "greet", "answer"] }],
    ],
    end: { booked: false, left: false },
  },

  // Gyms and studios.
  {
    name: "eighth writer: gym owner climbs down the price list",
    turns: [
      [
        "can it text my members when a class gets cancelled? i own a gym",
        { says: /text|SMS/i, facts: { trade: /fitness/i } },
      ],
      ["which plan do i need for that tho", { says: /Gold|Silver/ }],
      ["gold if i pay by the month is", { says: /1,?295/ }],
      ["and by the year", { says: /1,?095/ }],
      ["dang. and the one below it?", { says: [/Silver/, /545|695/] }],
      ["whats a text cost on that one", { says: /0?\.05|5 cents|five cents/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: yoga teacher changes her mind",
    turns: [
      ["could we set up a call next week", { action: "book" }],
      ["thursday?", { action: "book", offers: /Thursday 19/ }],
      [
        "hmm actually nvm next week is nuts. just tell me is there a free trial",
        { says: /MyCase/, never: /your email\?/i },
      ],
      ["im a yoga studio not a lawyer so", { says: /law|MyCase|trial|\bno\b|n['’]t|call|month/i }],
      ["ok so if i hate it can i get out", { says: /end of|billing period|month/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: boxing gym and how hard it is",
    turns: [
      ["how long till its up and running", { action: ["answer", "unknown"] }],
      ["do i gotta know computers for this", { says: /\bno\b|n['’]t|without|nothing|not/i }],
      [
        "can it sound like me lol. boston accent and all",
        { says: /voice|ElevenLabs|sound|personality|tone/i },
      ],
      ["setup fee on silver?", { says: /1,?495/ }],
      ["ok and how many agents is that", { says: /\b3\b|three/i }],
      ["whats an agent do, one phone line each?", { says: /agent/i }],
    ],
    end: { booked: false, left: false },
  },

  // Movers and trades of one or two people.
  {
    name: "eighth writer: grumpy mover",
    turns: [
      [
        "got a moving company and i dont want some robot pissing off my customers. what happens when it doesnt know something",
        {
          says: /hand|person|people|transfer|message|human|somebody|someone/i,
          facts: { trade: /moving|mover/i },
        },
      ],
      ["and it tells em its a robot?", { says: /assistant|\bAI\b|ask/i }],
      [
        "so whats it gonna run me. 60 calls a day, 3 min each",
        {
          action: ["plan", "answer"],
          says: /Gold|Platinum/,
          facts: { calls: /60/, length: /3/ },
        },
      ],
      [
        "have somebody write me with that. bud kessler bud@haulit.example",
        {
          action: ["message", "person"],
          facts: { name: /bud kessler/i, email: "bud@haulit.example" },
        },
      ],
      ["just say bud wants a written quote for 60 calls a day", { asks: "confirm" }],
      ["yeah", { action: "sent" }],
    ],
    end: { booked: false, left: /bud@haulit\.example.*quote/i },
  },
  {
    name: "eighth writer: mover whose man falls",
    turns: [
      [
        "were a moving company in tulsa do u answer weekends too",
        {
          says: /24|weekend|hour|always|any time|anytime|Saturday|around the clock|night/i,
          facts: { trade: /moving|mover/i, place: /Tulsa/i },
        },
      ],
      [
        "oh god hold on one of my guys just fell off the truck hes not moving",
        { emergency: true, never: /your email( address)?\?/i },
      ],
      ["ok ambulance is here hes talking. sorry about that", {}],
      [
        "so anyway. can i get a call tmrw at 4",
        { action: "book", facts: { day: /Friday 13/, time: /4:00/ } },
      ],
      [
        "rick salas rick@salasmoving.example",
        { asks: "confirm", facts: { name: /rick salas/i, email: "rick@salasmoving.example" } },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-13T22:00.*rick salas/i, left: false },
  },
  {
    name: "eighth writer: painter without an email",
    turns: [
      [
        "need to talk to somebody, monday 9 if you got it",
        { action: "book", facts: { day: /Monday 16/, time: /9:00/ } },
      ],
      [
        "joe dragan 720 555 0134",
        { action: "book", facts: { name: /joe dragan/i, phone: /555\D?0134/ } },
      ],
      [
        "i dont do email",
        { action: ["book", "phone", "person", "message", "answer"], never: /your name\?/i },
      ],
      [
        "fine use my wifes, joanne@dragan.example",
        { asks: "confirm", facts: { email: "joanne@dragan.example" } },
      ],
      ["yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-16T15:00.*joe dragan.*joanne@dragan\.example/i },
  },
  {
    name: "eighth writer: carpet cleaner leaves a question",
    turns: [
      ["can i leave a msg for your sales ppl", { action: ["message", "person"] }],
      [
        "kyle renner. ask em if they do the thing where a missed call gets a text back",
        { action: "message", facts: { name: /kyle renner/i } },
      ],
      [
        "kyle@rennercarpet.example or 307 555 0188",
        {
          asks: "confirm",
          facts: { email: "kyle@rennercarpet.example", phone: /555\D?0188/ },
        },
      ],
      ["y", { action: "sent" }],
    ],
    end: { booked: false, left: /kyle@rennercarpet\.example.*missed call/i },
  },
  {
    name: "eighth writer: pest control in summer and now",
    turns: [
      [
        "pest control here. we burn like 5500 minutes a month w our answering service, which plan is that",
        {
          action: ["plan", "answer"],
          says: /Platinum/,
          facts: { minutes: /5,?500/, trade: /pest/i },
        },
      ],
      ["whats a minute cost past the included ones on that", { says: /0?\.30|30 cents/ }],
      [
        "hang on no that was july. right now its 1100",
        { action: ["plan", "answer"], says: /Silver/, facts: { minutes: /1,?100/ } },
      ],
      [
        "ok ok lemme talk to somebody. thurs the 19th 1030",
        { action: "book", facts: { day: /Thursday 19/, time: /10:30/ } },
      ],
      [
        "greg tull greg@tullpest.example",
        { asks: "confirm", facts: { name: /greg tull/i, email: "greg@tullpest.example" } },
      ],
      ["yea thats it", { action: "booked" }],
    ],
    end: { booked: /2026-03-19T16:30.*greg tull/i, left: false },
  },
  {
    name: "eighth writer: handyman thinks better of it",
    turns: [
      ["can u pass something on to whoever runs the place", { action: ["message", "person"] }],
      ["tell them their radio ad is way too loud it scares my dog", { action: "message" }],
      [
        "nah forget it, im just cranky today. how much is silver",
        { says: /545|695/, never: /your email( address)?\?/i },
      ],
      ["thats the yearly price or", { says: /545|695/ }],
      ["and 100 minutes over is what, 50 bucks?", { says: /0?\.50|\$50\b|50 cents|\b50\b/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: house cleaner adds up the first year",
    turns: [
      [
        "i clean houses alone. if i take basic and pay by the year whats that all together w the setup",
        { says: [/Basic/, /149|1,?788|2,?283/, /495|2,?283/] },
      ],
      ["and if i pay monthly instead", { says: /249|2,?988|3,?483/ }],
      [
        "could i split the setup fee in 3 payments",
        { action: ["unknown", "answer", "person", "message", "book", "phone"], never: /\$165/ },
      ],
      [
        "ok so basic, yearly. how do i start",
        {
          says: /call|book|regist|sign|contact|message|start/i,
          facts: { plan: /Basic/, billing: /annual|year/i },
        },
      ],
    ],
    end: { booked: false, left: false },
  },

  // Shops and one-person businesses.
  {
    name: "eighth writer: flower shop and what six hundred calls need",
    turns: [
      [
        "little flower shop here, about 100 calls a month 2 min each. what plan",
        {
          action: ["plan", "answer"],
          says: /Basic/,
          facts: { calls: /100/, length: /2/ },
        },
      ],
      [
        "no sorry my sister says its 600 a month",
        { action: ["plan", "answer"], says: /Silver/, facts: { calls: /600/ } },
      ],
      ["does that one have texts", { says: /text|SMS|0?\.05/i }],
      ["and the next one up, how much", { says: [/Gold/, /1,?095|1,?295/] }],
      ["ok too rich for me lol thanks", { action: ["thanks", "greet", "answer"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: shoe store in a chatty mood",
    turns: [
      ["good morning!! how are you", { action: ["greet", "answer", "thanks", "off-topic"] }],
      [
        "freezing here. is it gonna snow this weekend you think",
        { action: ["off-topic", "unknown", "greet"] },
      ],
      [
        "lol ok. so i have a shoe store, what would you even do for me",
        { says: /call|answer|question|order|book|text|message/i, facts: { trade: /retail/i } },
      ],
      [
        "hm sounds useful. put me on the calendar monday the 23rd, earliest you have",
        { action: "book", facts: { day: /Monday 23/ } },
      ],
      [
        "9 is great. nora blythe nora@blytheshoes.example",
        {
          asks: "confirm",
          facts: { time: /9:00/, name: /nora blythe/i, email: "nora@blytheshoes.example" },
        },
      ],
      ["yes thank you!!", { action: "booked" }],
    ],
    end: { booked: /2026-03-23T15:00.*nora blythe/i, left: false },
  },
  {
    name: "eighth writer: wedding photographer in portland",
    turns: [
      [
        "hi im a photographer in portland oregon, can we do a call a week from tuesday (the 24th) at 2 my time",
        { action: "book", facts: { place: /Portland/i }, offersNo: /\b2:00/ },
      ],
      ["3 my time then", { action: "book" }],
      [
        "is it zoom or phone? oh and im sasha lind, sasha@lind.example",
        {
          says: /phone|video|Zoom/i,
          asks: "confirm",
          facts: { name: /sasha lind/i, email: "sasha@lind.example" },
        },
      ],
      ["all correct yes", { action: "booked" }],
    ],
    end: { booked: /2026-03-24T22:00.*sasha lind/i },
  },
  {
    name: "eighth writer: mobile detailer worries about privacy",
    turns: [
      ["do you guys record my customers calls", { says: /record|store|kept|keep|agree/i }],
      ["you sell my number to anybody?", { says: /n['’]t|\bnot?\b|never/i }],
      ["ok and this chat, you keep this?", { says: /memory|gone|kept|keep|held|hold|save|store/i }],
      ["can i talk to a human about that", { action: ["person", "book", "message", "phone"] }],
      [
        "ill just leave a note. pete amaro pete@amarodetail.example, i want to know how long you keep recordings",
        {
          asks: "confirm",
          facts: {
            name: /pete amaro/i,
            email: "pete@amarodetail.example",
          },
        },
      ],
      ["good, send it", { action: "sent" }],
    ],
    end: { booked: false, left: /pete@amarodetail\.example.*recording/i },
  },

  // In Spanish.
  {
    name: "eighth writer: taquería, lo más barato",
    turns: [
      ["buenas cuanto cuesta lo mas barato que tienen", { language: "es", says: /149|249/ }],
      ["y cuantos minutos trae", { language: "es", says: /300/ }],
      ["y el q sigue", { language: "es", says: [/Silver|Plata/i, /545|695|1[.,]?200/] }],
      ["cobran aparte por instalar ese?", { language: "es", says: /1[.,]?495/ }],
      [
        "ok deja lo platico con mi esposo gracias",
        { language: "es", action: ["thanks", "greet", "answer"] },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: estética, martes a las diez y media",
    turns: [
      [
        "hola tengo una estetica y quiero una llamada con ustedes el martes a las 10 y media",
        { language: "es", action: "book", facts: { day: /17/, time: /10:30/ } },
      ],
      [
        "soy Maribel Ochoa maribel@ochoa.example",
        {
          language: "es",
          asks: "confirm",
          facts: { name: /Maribel Ochoa/i, email: "maribel@ochoa.example" },
        },
      ],
      [
        "oye y el asistente si les habla español a mis clientas?",
        { language: "es", says: /español/i },
      ],
      ["ah perfecto. si, agendala", { language: "es", action: "booked" }],
    ],
    end: { booked: /2026-03-17T16:30.*Maribel Ochoa.*maribel@ochoa\.example/i, left: false },
  },
  {
    name: "eighth writer: mudanzas en el paso",
    turns: [
      [
        "tengo una compañia de mudanzas en el paso, unas 20 llamadas al dia de 3 minutos. que plan me toca",
        {
          language: "es",
          action: ["plan", "answer"],
          says: /Silver|Plata/i,
          facts: { calls: /20/, length: /3/, place: /El Paso/i },
        },
      ],
      [
        "ay perdon 20 a la semana",
        {
          language: "es",
          action: ["plan", "answer"],
          says: /Basic|Básico/i,
          facts: { calls: /20|8[0-9]/ },
        },
      ],
      ["y ese trae mensajes de texto", { language: "es", says: /mensaje|texto|SMS/i }],
      [
        "mejor les dejo recado. Efrain Loza efrain@loza.example, q me expliquen cuanto salen los textos en el basic",
        {
          language: "es",
          asks: "confirm",
          facts: { name: /Efra[ií]n Loza/i, email: "efrain@loza.example" },
        },
      ],
      ["si mandalo", { language: "es", action: "sent" }],
    ],
    end: { booked: false, left: /efrain@loza\.example.*textos/i },
  },
  {
    name: "eighth writer: gimnasio, y luego en inglés",
    turns: [
      ["hola dan prueba gratis?", { language: "es", says: /MyCase/ }],
      [
        "no soy abogado yo tengo un gimnasio",
        { language: "es", facts: { trade: /fitness|gimnasio/i } },
      ],
      [
        "ok my business partner is taking over the phone here. how long is the contract",
        { language: "en", says: /month|year|billing/i },
      ],
      [
        "and can it talk to our members in both languages",
        { language: "en", says: /Spanish|language/i },
      ],
      [
        "cool. whats your phone number",
        { language: "en", action: "phone", says: /800\D{0,3}555\D?0142/ },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: panadero de mal humor",
    turns: [
      [
        "no quiero hablar con una maquina pasame a alguien",
        { language: "es", action: ["person", "book", "message", "phone"] },
      ],
      [
        "pues que me llamen mañana a las 4 de la tarde",
        { language: "es", action: "book", facts: { day: /13/, time: /\b4:00|16:00/ } },
      ],
      [
        "Ramiro Tellez, ramiro@elhorno.example",
        {
          language: "es",
          asks: "confirm",
          facts: { name: /Ramiro T[eé]llez/i, email: "ramiro@elhorno.example" },
        },
      ],
      [
        "no no mejor a la 1 que a las 4 me llega la harina",
        { language: "es", asks: "confirm", facts: { time: /\b1:00|13:00/ } },
      ],
      ["eso, si", { language: "es", action: "booked" }],
    ],
    end: { booked: /2026-03-13T19:00.*ramiro@elhorno\.example/i, left: false },
  },
  {
    name: "eighth writer: limpieza, mejor no",
    turns: [
      ["quisiera agendar una llamada", { language: "es", action: "book" }],
      ["el lunes en la mañana", { language: "es", action: "book", offers: /lunes,? 16/i }],
      [
        "ay no, dejelo, primero digame cuanto es la instalacion del gold",
        { language: "es", says: /2[.,]?995/ },
      ],
      ["uy. y la del mas chico", { language: "es", says: /495/ }],
      ["se paga una vez o cada mes", { language: "es", says: /una (sola )?vez|única|único/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: restaurante con clientes chinos",
    turns: [
      [
        "mi restaurante esta en el barrio chino, el asistente habla chino tambien?",
        { language: "es", says: /chino/i, facts: { language: /Chinese|chino/i } },
      ],
      ["y contesta los whatsapp?", { language: "es", says: /WhatsApp/i }],
      ["y los de instagram", { language: "es", says: /Instagram/i }],
      [
        "cuantas llamadas al mismo tiempo aguanta",
        { language: "es", says: /todas|llamada|mismo tiempo|línea|a la vez/i },
      ],
      ["deme su telefono porfa", { language: "es", action: "phone", says: /800\D{0,3}555\D?0142/ }],
    ],
    end: { booked: false, left: false },
  },

  // In Chinese.
  {
    name: "eighth writer: 小餐馆问价",
    turns: [
      ["你们最便宜的套餐多少钱", { language: "zh", says: /149|249/ }],
      ["包多少分钟", { language: "zh", says: /300/ }],
      ["超了怎么算", { language: "zh", says: /0?\.60?|60\s*美分|六毛/ }],
      ["客人讲中文它听得懂吧", { language: "zh", says: /中文|汉语|普通话|华语/ }],
      ["好 我再想想 谢谢", { language: "zh", action: ["thanks", "greet", "answer"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: 美甲店约下周二",
    turns: [
      [
        "我开美甲店的 想约下周二上午10点半通个电话",
        { language: "zh", action: "book", facts: { day: /17/, time: /10:30|10\s*点半/ } },
      ],
      ["要聊多久啊", { language: "zh", says: /30|三十|半/ }],
      [
        "好的 我叫林美 邮箱 lin@meinails.example",
        {
          language: "zh",
          asks: "confirm",
          facts: { name: /林美/, email: "lin@meinails.example" },
        },
      ],
      ["对 没问题", { language: "zh", action: "booked" }],
    ],
    end: { booked: /2026-03-17T16:30.*林美.*lin@meinails\.example/, left: false },
  },
  {
    name: "eighth writer: 搬家公司三千分钟",
    turns: [
      [
        "我们是搬家公司 每个月大概3000分钟电话 用哪个套餐好",
        {
          language: "zh",
          action: ["plan", "answer"],
          says: /Gold|金/,
          facts: { minutes: /3,?000/, trade: /moving|mover|搬家/i },
        },
      ],
      ["按年付的话一个月多少", { language: "zh", says: /1,?095/ }],
      ["再高一档呢", { language: "zh", says: [/Platinum|铂金|白金/, /1,?795|1,?995/] }],
      ["那个安装费多少", { language: "zh", says: /3,?995/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "eighth writer: 健身房留言 then in english",
    turns: [
      ["可以给你们留个言吗", { language: "zh", action: ["message", "person"] }],
      [
        "我叫周凯 kai@ironhouse.example 想问一下能不能接微信",
        {
          language: "zh",
          asks: "confirm",
          facts: { name: /周凯/, email: "kai@ironhouse.example" },
        },
      ],
      ["对 发吧", { language: "zh", action: "sent" }],
      ["btw how fast do you guys usually reply", { language: "en", says: /24|a day|one day/i }],
    ],
    end: { booked: false, left: /kai@ironhouse\.example.*微信/ },
  },
  {
    name: "eighth writer: 一个人的小店 没空打字",
    turns: [
      ["转人工", { language: "zh", action: ["person", "book", "message", "phone"] }],
      ["没空打字 你们电话多少", { language: "zh", action: "phone", says: /800\D{0,3}555\D?0142/ }],
      ["能先免费试用吗", { language: "zh", says: /MyCase/ }],
      ["我又不是律师 卖茶叶的", { language: "zh" }],
      ["算了 我打过去", { language: "zh", action: ["thanks", "greet", "answer", "phone"] }],
    ],
    end: { booked: false, left: false },
  },
]);
