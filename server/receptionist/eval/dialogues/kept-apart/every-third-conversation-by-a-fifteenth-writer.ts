import { dialogues } from "../../dialogue.ts";

/** Every third conversation by the fifteenth writer, read by nobody who works on the receptionist. */
export const everyThirdConversationByAFifteenthWriter = dialogues([
  {
    name: "fifteenth writer: mycase-trial-asks",
    turns: [
      ["is there a free trial", { says: /two weeks|2 weeks|two free weeks/i }],
      ["we are on mycase yes. 3 attorneys, immigration", { says: /two|trial|free/i }],
      [
        "does it check conflicts before it books anybody?",
        { says: /conflict|every name|on file/i },
      ],
      [
        "ok leave them a message for me: we want the two free weeks, start in april if possible",
        { facts: { message: /two free weeks/i } },
      ],
      [
        "Priya Raman priya@ramanlaw.example",
        { facts: { name: /Priya Raman/i, email: /priya@ramanlaw/i } },
      ],
      ["yes send it"],
    ],
    end: { left: /two free weeks/i, booked: false },
  },
  {
    name: "fifteenth writer: es-clinica-privacidad",
    turns: [
      [
        "Buenas tardes. Somos una clínica y lo que me preocupa es la privacidad, ¿venden los datos de los pacientes?",
        { says: /\bno\b/i },
      ],
      [
        "¿y las llamadas quedan grabadas? ¿cuánto tiempo las guardan?",
        { says: /acuerda|acord|convien|antes de la primera/i },
      ],
      ["¿y cómo pido que borren mis datos?", { says: /hello@farline.example/i }],
      ["vale, gracias, por ahora es todo"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: hvac-outbound",
    turns: [
      [
        "HVAC company, can it call our old customers to remind them about tune ups, not just pick up",
        { says: /outbound|remind|Gold/i, facts: { trade: /hvac|heating|air|home/i } },
      ],
      ["which plan do i need for that", { says: /Gold/i }],
      [
        "how much is it and how many minutes",
        { says: /(?=[\s\S]*1,095|[\s\S]*1,295)(?=[\s\S]*3,000)/i },
      ],
      ["ok book me something friday next week", { offers: /Friday 20 March/i }],
      [
        "the earliest. name is Curt Boyle and its curt@boyleair.example, cell 307 555 0188",
        { facts: { name: /Curt Boyle/i, email: /curt@boyleair/i, phone: /555.*0188/i } },
      ],
      ["yep"],
    ],
    end: { booked: /2026-03-20T[\s\S]*curt@boyleair/i },
  },
  {
    name: "fifteenth writer: es-en-switch-roofing",
    turns: [
      ["hi do you guys speak spanish? my wife handles the office", { says: /Spanish|español/i }],
      [
        "ok le paso. Hola soy Rosa, tenemos una empresa de techos. ¿cuánto cuesta el plan Silver?",
        { says: /545|695/i },
      ],
      ["¿y cuántos minutos trae? ¿y si nos pasamos?", { says: /1[.,]?200/i }],
      [
        "quiero dejar un mensaje: que me llamen para explicarme lo de la cuota de instalación",
        { facts: { message: /instalaci/i } },
      ],
      [
        "Rosa Medrano, rosa@techosmedrano.example",
        { facts: { name: /Rosa Medrano/i, email: /rosa@techosmedrano/i } },
      ],
      ["sí, envíalo"],
    ],
    end: { left: /instalaci/i, booked: false },
  },
  {
    name: "fifteenth writer: after-hours-only",
    turns: [
      [
        "we have a receptionist and dont wanna fire her. can it do just nights and weekends",
        { says: /night|after hours|only if|receptionist/i },
      ],
      [
        "how would that work w our number, the same one?",
        { says: /forward|keep|same|third ring/i },
      ],
      ["is weekend more expensive", { says: /\bno\b|every plan|no extra/i }],
      ["how long does setup take", { says: /depend|person|firm/i }],
      ["Thursday morning next week for a call?", { offers: /Thursday 19 March.* am/i }],
      ["eh never mind, ill ask my partner first"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: compare-cheaper",
    turns: [
      ["Smith.ai charges me like 300 bucks. are you cheaper", { says: /149|know|cannot say/i }],
      ["i do like 250 min a month with them", { says: /Basic/i }],
      ["so 149 + what", { says: /495/i }],
      ["any discount if i sign up this week??", { says: /year|annual|249|discount/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: terse-shop",
    turns: [
      ["price", { says: /149/i }],
      ["minutes?", { says: /300|1,200|3,000|7,000|minute/i }],
      ["contract?", { says: /billing period|end of/i }],
      ["spanish?", { says: /Spanish/i }],
      ["ok bye"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: texting-platinum",
    turns: [
      ["how much per text message", { says: /0?\.0[235]/i }],
      [
        "we'd send maybe 4000 a month, auto dealership. so the lowest rate is on which plan",
        { says: /Platinum/i },
      ],
      ["and what else does it have", { says: /7,000|12|web chat/i }],
      [
        "can it send promos to a list i bought?",
        { says: /agreed|consent|yes to|said yes|STOP|permission/i },
      ],
      ["ah. ok"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: hipaa-records",
    turns: [
      [
        "where is our data kept. and who can see it",
        { says: /database|United States|people who answer/i },
      ],
      ["who hears the recordings?", { says: /live|person|pages do not|do not say/i }],
      ["and can we turn off recording", { says: /agreed|pages do not|do not say|person/i }],
      ["do you train on our calls", { says: /your own|yours|site|train/i }],
      [
        "fine, I'd want that in writing. message for your team: please send your recording policy in writing. Alan Ruiz, alan@ruizortho.example",
        { facts: { name: /Alan Ruiz/i, email: /alan@ruizortho/i } },
      ],
      ["yes"],
    ],
    end: { left: /recording policy/i, booked: false },
  },
  {
    name: "fifteenth writer: voice-personality",
    turns: [
      [
        "what does it sound like? like a robot? my clients are elderly",
        { says: /voice|sound|soft|slow/i },
      ],
      ["can i pick a female voice", { says: /voice/i }],
      ["and what if they interrupt it, they do that a lot", { says: /pause|interrupt/i }],
      [
        "ok and it remembers them if they call back next week?",
        { says: /memory|remember|last call/i },
      ],
      ["lovely"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: payments-ledger",
    turns: [
      ["can it take payments over the phone", { says: /payment|link/i }],
      ["does it remind people who owe us", { says: /invoice|remind|polite/i }],
      ["and the receipts go where", { says: /ledger|receipt/i }],
      [
        "do you send US an invoice? our bookkeeper needs one",
        { says: /pages do not|do not say|person|hello@farline/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: question-repeat-vague",
    turns: [
      ["hey"],
      ["so what do you guys do exactly", { says: /call|answer|front desk|recepti/i }],
      ["and does it do emails too or only phone", { says: /email/i }],
      ["what does the cheapest cost and how many agents do i get", { says: /149/i }],
      ["and the next one up?", { says: /545|695/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: es-dentista-cambia-dia",
    turns: [
      [
        "¿qué plan me conviene para unos 1000 minutos al mes? consultorio dental",
        { says: /Silver/i },
      ],
      ["¿y cuánto sería al mes pagando anual?", { says: /545/i }],
      ["quisiera una cita con una persona el lunes", { offers: /lunes 16 de marzo/i }],
      ["ay no, el lunes no puedo, mejor el martes", { offers: /martes 17 de marzo/i }],
      [
        "la más temprana. Lucía Bermúdez, lucia@sonrisasbermudez.example",
        { facts: { name: /Luc[ií]a Berm[uú]dez/i, email: /lucia@sonrisasbermudez/i } },
      ],
      ["sí, está bien"],
    ],
    end: { booked: /2026-03-17T[\s\S]*lucia@sonrisasbermudez/i },
  },
  {
    name: "fifteenth writer: en-es-abuela-funeral",
    turns: [
      [
        "We run a funeral home. Calls come at 3am. Whoever answers has to be gentle",
        { says: /soft|slow|voice|night|168|24|hour/i },
      ],
      [
        "Half our families speak Spanish. Does it switch on the call?",
        { says: /Spanish|follow|switch|change/i },
      ],
      [
        "mi hermana pregunta: ¿cuánto cuesta y hay contrato?",
        { says: /149|periodo|período|ciclo/i },
      ],
      [
        "ok, agenda una llamada el viernes de la otra semana, el 20",
        { offers: /viernes 20 de marzo/i },
      ],
      [
        "la primera. Teresa Ibarra teresa@ibarrafuneral.example",
        { facts: { name: /Teresa Ibarra/i, email: /teresa@ibarrafuneral/i } },
      ],
      ["sí"],
    ],
    end: { booked: /2026-03-20T[\s\S]*teresa@ibarrafuneral/i },
  },
  {
    name: "fifteenth writer: gym-plan-monthly",
    turns: [
      ["gym owner. 2800 minutes last month on our phones. silver or gold?", { says: /Gold/i }],
      ["we'd pay monthly not yearly tho", { says: /1,295/i }],
      ["does that one make outgoing calls", { says: /yes|outbound|Gold/i }],
      ["otp thing, what plan has that?", { says: /Gold/i }],
      ["sweet. talk monday? any time before noon", { offers: /Monday 16 March.* am/i }],
      ["nah hold off, ill write you instead. whats the email", { says: /hello@farline.example/i }],
    ],
    end: { booked: false },
  },
  {
    name: "fifteenth writer: not-what-you-sell",
    turns: [
      ["do you build websites too", { says: /\bno\b|one product|only|not\b/i }],
      [
        "ok just the phones then. how many calls at once on the middle plan, gold i think",
        { says: /6|six|every line|same time|at once/i },
      ],
      ["and if internet goes down on your side?", { says: /interrupt|carrier|maintenance/i }],
      [
        "understood. book me wed morning, earliest. Kip Landry kip@landryelectric.example",
        {
          offers: /Wednesday 18 March.* am/i,
          facts: { name: /Kip Landry/i, email: /kip@landryelectric/i },
        },
      ],
      ["yes the first one"],
      ["yep thats right"],
    ],
    end: { booked: /2026-03-18T[\s\S]*kip@landryelectric/i },
  },
]);
