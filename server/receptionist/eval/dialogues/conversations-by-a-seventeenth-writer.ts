import { dialogues } from "../dialogue.ts";

/** Conversations that a seventeenth writer held with the company; every third is kept apart. */
export const conversationsByASeventeenthWriter = dialogues([
  {
    name: "seventeenth writer: partner-after-eleven",
    turns: [
      [
        "its 11pm and ive just cleared nine voicemails. injury firm in Boise, 4 attorneys. ballpark cost, and does it text people back",
        { says: /149|545/i, facts: { trade: /law|attorney|injury/i, place: /Boise/i } },
      ],
      ["per text how much, on the silver one", { says: /0?\.05|(5|five) cents/i }],
      ["and silver if i dont want to commit to annual billing", { says: /695/i }],
      [
        "we run the practice on MyCase, is there smth to try first",
        { says: /(two|2)[- ]weeks?|14[- ]days?/i },
      ],
      ["good. going to bed, will show my partners"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: dental-manager-phone-bill",
    turns: [
      [
        "Hello, I manage the front desk of a dentist's practice. Our phone bill says 1,140 minutes in February, which of your plans would that be?",
        { says: /Silver/i, facts: { trade: /dent/i } },
      ],
      ["In a busy month it's more like 1300, what then", { says: /0?\.50|50 cents|\$50\b|Gold/i }],
      ["Does the doctor have to pay anything once, at the start?", { says: /1,?495/i }],
      [
        "He'd want to hear it from a person. Tomorrow, before noon?",
        { offers: /Friday 13 March.* am/i },
      ],
      [
        "The earliest. It's for me, Paulette Grimes, paulette@brightmolar.example",
        { facts: { name: /Paulette Grimes/i, email: /paulette@brightmolar\.example/i } },
      ],
      ["Yes, that is all correct"],
    ],
    end: { booked: /2026-03-13T[\s\S]*paulette@brightmolar/i },
  },
  {
    name: "seventeenth writer: salon-rather-a-message",
    turns: [
      [
        "Hiya! I own a hair salon, six chairs, clients call mid-colour and I cant pick up. could your thing put them in the diary itself",
        { says: /book|calendar|appointment|schedul/i, facts: { trade: /salon|hair/i } },
      ],
      ["lovely, could I chat to someone monday", { offers: /Monday 16 March/i }],
      [
        "ooh hang on, mondays are mad. no call, can I just leave them a note instead?",
        { says: /message|note|write|name|email/i },
      ],
      [
        "its Tamsin Oakes, tamsin@oakeshair.example - pls ask if it can handle walk-ins and Fresha",
        {
          facts: { name: /Tamsin Oakes/i, email: /tamsin@oakeshair\.example/i, message: /Fresha/i },
        },
      ],
      ["yes send it off, ta"],
    ],
    end: { left: /Fresha/i, booked: false },
  },
  {
    name: "seventeenth writer: estate-agent-one-above",
    turns: [
      [
        "real estate agent, 3 of us. what does Silver give me, in minutes",
        { says: /1,?200/i, facts: { trade: /real estate|estate agent|realt/i } },
      ],
      ["and the one above it?", { says: /3,?000/i }],
      ["price of that one, yearly", { says: /1,?095/i }],
      ["can it phone my old leads for me or is that only on the biggest", { says: /Gold/i }],
      ["great, thats what i wanted to know. bye"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: accountant-does-the-sums",
    turns: [
      [
        "CPA here and I don't believe price pages. Gold: monthly rate, annual rate, one-off. Three numbers.",
        { says: [/1,?295/i, /1,?095/i, /2,?995/i] },
      ],
      ["So paying annually saves me how much a month", { says: /\$?200\b/i }],
      ["And what is a minute past the 3000", { says: /0?\.40|40 cents/i }],
      ["Can those rates be changed on me without warning?", { says: /30[- ]days?|thirty days/i }],
      ["Noted. I will not be giving you my email."],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: chiro-wrong-weekday",
    turns: [
      [
        "chiropractor, solo. id like to talk to a human on monday morning pls",
        { offers: /Monday 16 March.* am/i, facts: { trade: /chiro|doctors/i } },
      ],
      ["sorry i meant tuesday, mondays i adjust all day", { offers: /Tuesday 17 March/i }],
      ["second one you listed", { says: /name|email/i }],
      [
        "Priya Nand / priya@nandspine.example",
        { facts: { name: /Priya Nand/i, email: /priya@nandspine\.example/i } },
      ],
      ["correct, go on"],
    ],
    end: { booked: /2026-03-17T[\s\S]*priya@nandspine/i },
  },
  {
    name: "seventeenth writer: inn-languages",
    turns: [
      [
        "small inn near Taos, guests from everywhere. spanish? mandarin? and can someone switch halfway thru a call",
        { says: /Spanish|Chinese|Mandarin/i },
      ],
      [
        "how many rings at once can it take, we only have one line now",
        { says: /once|same time|simultan|every|agent|\b1\b|\bone\b|\b12\b/i },
      ],
      [
        "do i have to be able to program",
        { says: /no[- ]code|without code|\bno\b|don.t|do not|not\b/i },
      ],
      ["thats encouraging. ill sleep on it"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: lawmatics-intake",
    turns: [
      ["do you plug into Lawmatics?? our intake lives there", { says: /Lawmatics/i }],
      ["so a new caller turns into a contact by itself?", { says: /contact|yes|automatic/i }],
      [
        "what will it refuse to do, e.g. tell someone whether they have a case",
        { says: /\bno\b|not\b|n.t\b|never/i },
      ],
      [
        "fine. thursday next week, any time after lunch, with whoever knows the intake side",
        { offers: /Thursday 19 March.* pm/i },
      ],
      [
        "the first. Corinne Abbate, cabbate@abbatelaw.example",
        { facts: { name: /Corinne Abbate/i, email: /cabbate@abbatelaw\.example/i } },
      ],
      ["yes all right"],
    ],
    end: { booked: /2026-03-19T[\s\S]*cabbate@abbatelaw/i },
  },
  {
    name: "seventeenth writer: vet-interrupts-booking",
    turns: [
      [
        "need a slot with a human friday. were a vet clinic",
        { offers: /Friday 13 March/i, facts: { trade: /vet/i } },
      ],
      ["before i choose: what would we pay for a 2nd phone number?", { says: /\$?5\b/i }],
      ["only $5 ok. and on Basic also?", { says: /Silver|\bno\b|not\b/i }],
      ["gotcha. first time on friday then", { says: /name|email/i }],
      [
        "Wes Tillman, thats wes.tillman@pawsandco.example",
        { facts: { name: /Wes Tillman/i, email: /wes\.tillman@pawsandco\.example/i } },
      ],
      ["looks good, book"],
    ],
    end: { booked: /2026-03-13T[\s\S]*wes\.tillman@pawsandco/i },
  },
  {
    name: "seventeenth writer: double-t-email",
    turns: [
      [
        "Book me in monday, first thing in the morning. Britta Lund, brita@lundflooring.example",
        { offers: /Monday 16 March.* am/i, facts: { name: /Britta Lund/i } },
      ],
      [
        "I left a t out of my own email, embarrassing. britta@lundflooring.example",
        { facts: { email: /britta@lundflooring\.example/i } },
      ],
      ["take the first time", { says: /Monday 16 March|16 March|March 16/i }],
      ["yes"],
    ],
    end: { booked: /2026-03-16T[\s\S]*britta@lundflooring/i },
  },
  {
    name: "seventeenth writer: pizza-fourteen-not-forty",
    turns: [
      ["pizzeria. 40 calls a day. each a minute tops", { facts: { trade: /pizz|restaurant/i } }],
      ["ugh typo, FOURTEEN. 14 a day", { facts: { calls: /14|fourteen/i } }],
      [
        "so 420 minutes a month or so. on basic whats that over by, in dollars",
        { says: /\$?72\b|120|0?\.60/i },
      ],
      ["thats fine actually. and basic is 1 agent right", { says: /\b1\b|\bone\b|yes|right/i }],
      ["cheers"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: bodyshop-what-it-cant",
    turns: [
      [
        "auto body shop. be honest whats the stuff this CANT do",
        { says: /not\b|n.t\b|cannot|\bno\b|never/i, facts: { trade: /body|auto/i } },
      ],
      ["whos gonna answer if its stumped", { says: /person|human|team|staff|message|hand/i }],
      ["how do i get you people on the phone, number?", { says: /800.{0,3}555.{0,2}0142/i }],
      ["and a mail address", { says: /hello@farline\.example/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: startup-otp-and-hooks",
    turns: [
      ["Does any tier do OTP verification of callers? And webhooks?", { says: /Gold/i }],
      [
        "token rates on that tier, output and input",
        { says: /(?=[\s\S]*\$?40\b)(?=[\s\S]*\$?60\b)/i },
      ],
      ["And one step down", { says: /(?=[\s\S]*\$?50\b)(?=[\s\S]*\$?80\b)/i }],
      ["Is there anything past Platinum, we'd be at maybe 20k min", { says: /Custom/i }],
      [
        "Then a price for that?",
        { says: /contact|person|talk|book|call|agreed|quote|Nora|message/i },
      ],
      ["Not today."],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: shop-web-chat",
    turns: [
      [
        "we sell candles online + one little shop. i mostly care about chat on the website not phone",
        { says: /chat/i },
      ],
      [
        "someone told me theres unlimited web chat calls on one of the plans",
        { says: /Platinum/i },
      ],
      ["yikes. whats it monthly, not annual", { says: /1,?995/i }],
      ["way over. and the smallest one the same way", { says: /249/i }],
      ["thx that helps"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: medspa-day-swap-late",
    turns: [
      [
        "med spa. no shows. do reminders go out as text",
        { says: /remind|text/i, facts: { trade: /spa/i } },
      ],
      ["can i see it live w someone monday after 1", { offers: /Monday 16 March.* pm/i }],
      [
        "first. Shay Colburn, shay@colburnskin.example",
        { facts: { name: /Shay Colburn/i, email: /shay@colburnskin\.example/i } },
      ],
      ["crap, botox training monday. wednesday instead?", { offers: /Wednesday 18 March/i }],
      ["first on weds", { says: /18/i }],
      ["yes good"],
    ],
    end: { booked: /2026-03-18T[\s\S]*shay@colburnskin/i },
  },
  {
    name: "seventeenth writer: es-dentista-cuentas",
    turns: [
      [
        "buenas tardes, llevo la recepción de un consultorio dental en Tucson, gastamos como 1100 minutos al mes, cuál plan nos toca",
        { says: /Silver|Plata/i, facts: { trade: /dent/i, place: /Tucson/i } },
      ],
      ["y ese pagando por mes en vez de anual?", { says: /695/i }],
      ["el que sigue para arriba, cuántos minutos trae", { says: /3[.,\s]?000/i }],
      ["ok gracias, lo platico con el doctor"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: es-abogada-recado",
    turns: [
      [
        "Soy abogada de familia. ¿Se integra con Lawmatics y con MyCase, los dos?",
        { says: /Lawmatics|MyCase/i, facts: { trade: /abogad|legal|derecho|familia|attorneys/i } },
      ],
      [
        "¿Hay que saber de computación para instalarlo?",
        { says: /\bno\b|sin (código|programar)/i },
      ],
      [
        "Prefiero que me escriban. Recado: quiero saber quién puede oír las grabaciones. Inés Corrales, ines@corraleslegal.example",
        { facts: { name: /In[eé]s Corrales/i, email: /ines@corraleslegal\.example/i } },
      ],
      ["Sí, envíelo así"],
    ],
    end: { left: /grabaciones/i, booked: false },
  },
  {
    name: "seventeenth writer: es-mecanico-cuota",
    turns: [
      [
        "taller mecanico. cuanto es de entrada y cuanto al mes, el mas barato",
        { says: /495|149|249/i, facts: { trade: /taller|mec[aá]nic|auto body/i } },
      ],
      ["y el minuto extra?", { says: /0?[.,]60|60 centavos/i }],
      [
        "puede llamar el a mis clientes cuando ya esta el carro? en cual paquete",
        { says: /Gold|Oro/i },
      ],
      ["y ese de entrada cuanto?", { says: /2[.,\s]?995/i }],
      ["no pues esta caro. adios"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: zh-dentist-overage",
    turns: [
      [
        "我是牙科诊所的经理，每个月大概1100分钟电话，选哪个套餐好？",
        { says: /Silver|银/i, facts: { trade: /牙|dent/i } },
      ],
      ["超过1200分钟以后每分钟多少", { says: /0?\.50?|50 ?美分|5毛/i }],
      ["开通费呢 一次付的那种", { says: /1,?495/i }],
      ["如果改成按月付", { says: /695/i }],
      ["知道了 我跟医生商量一下"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "seventeenth writer: zh-massage-book-swap",
    turns: [
      ["按摩店 晚上十点以后还有人打电话来 它半夜也接吗", { says: /24|半夜|夜|全天|随时|接/i }],
      ["那我想约个人聊聊 明天行不行", { offers: /13/ }],
      ["啊明天不行 换成下周一吧", { offers: /16/ }],
      [
        "第一个 我叫王建国 wang@jgmassage.example",
        { facts: { name: /王建国/, email: /wang@jgmassage\.example/i } },
      ],
      ["对的 就这样订"],
    ],
    end: { booked: /2026-03-16T[\s\S]*wang@jgmassage/i },
  },
]);
