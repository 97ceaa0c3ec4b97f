import { dialogues } from "../dialogue.ts";

/** Conversations that a fifteenth writer held with the company; every third is kept apart. */
export const conversationsByAFifteenthWriter = dialogues([
  {
    name: "fifteenth writer: dentist-two-chairs",
    turns: [
      [
        "hi, small dental office here, 2 chairs. we miss a lot of calls at lunch. whats this cost and do u need me to change my number??",
        { says: /149/i, facts: { trade: /dent/i } },
      ],
      [
        "ok so number stays. and what else do i pay, is there like a setup fee on the cheap one",
        { says: /495/i },
      ],
      [
        "and how many minutes does it come with, and after that?",
        { says: /(?=[\s\S]*300)(?=[\s\S]*0?\.60)/i },
      ],
      ["alright lets talk to somebody. tuesday morning?", { offers: /Tuesday 17 March.* am/i }],
      [
        "first one is good. Dana Whitlow, dana@whitlowdental.example",
        { facts: { name: /Dana Whitlow/i, email: /dana@whitlowdental/i } },
      ],
      ["yes thats right"],
    ],
    end: { booked: /2026-03-17T[\s\S]*dana@whitlowdental/i },
  },
  {
    name: "fifteenth writer: plan-by-minutes",
    turns: [
      [
        "we burn around 1000 minutes a month on our answering service. which plan",
        { says: /Silver/i },
      ],
      ["what's that one billed monthly instead of yearly", { says: /695/i }],
      [
        "and how many lines can it pick up at the same time",
        { says: /3|three|every line|same time|at once/i },
      ],
      ["k thx, still thinking. no call please"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: trial-not-mycase",
    turns: [
      ["do i get a trial? im a plumber not a lawyer lol", { says: /MyCase/i }],
      [
        "so no. ok. can i at least hear it before i pay for it",
        { says: /try|right here|test|see it|Nora|30 minutes|half-hour/i },
      ],
      [
        "and if i hate it how do i get out, is there a contract for a year",
        { says: /end of (any|the|each|your) billing period|billing period/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: es-salon-precios",
    turns: [
      ["Hola buenas, tengo un salon de belleza, cuanto cuesta esto al mes?", { says: /149/i }],
      ["y eso incluye cuantos minutos", { says: /300/i }],
      ["y contesta en español? mis clientas casi no hablan ingles", { says: /español/i }],
      ["ok me interesa, puedo hablar con alguien el martes?", { offers: /martes 17 de marzo/i }],
      [
        "la primera hora esta bien. Soy Marisol Vega, marisol@salonvega.example",
        { facts: { name: /Marisol Vega/i, email: /marisol@salonvega/i } },
      ],
      ["si, correcto"],
    ],
    end: { booked: /2026-03-17T[\s\S]*marisol@salonvega/i },
  },
  {
    name: "fifteenth writer: zh-restaurant",
    turns: [
      ["你好 我们是一家餐馆 想问一下多少钱一个月", { says: /149/i }],
      ["会讲中文吗？我们的客人一半讲中文一半讲英文", { says: /中文|汉语|普通话/i }],
      ["那每个月有多少分钟？超了怎么算", { says: /300/i }],
      ["先这样 谢谢"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: angry-hidden-fees",
    turns: [
      [
        "every one of these AI companies hides the fees. so whats the catch. be straight with me",
        { says: /implementation/i },
      ],
      ["495 to 3995?? which one do i pay on gold", { says: /2,995/i }],
      ["and texts? charged too?", { says: /0?\.03|text/i }],
      ["can you raise prices on me whenever", { says: /30 days/i }],
      ["hm ok. at least you say it"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: email-correction",
    turns: [
      [
        "id like to schedule a call w a human, monday afternoon if you have it",
        { offers: /Monday 16 March.* pm/i },
      ],
      ["first one. Im Greta Olsen greta@olsenre.exmple", { facts: { name: /Greta Olsen/i } }],
      ["oops typo. its greta@olsenre.example", { facts: { email: /greta@olsenre\.example/i } }],
      ["how long is the call btw and is it free", { says: /30|thirty|half/i }],
      ["perfect, yes book it"],
    ],
    end: { booked: /2026-03-16T[\s\S]*greta@olsenre\.example/i },
  },
  {
    name: "fifteenth writer: robot-or-not",
    turns: [
      ["am i talking to a person right now", { says: /assistant|not a person/i }],
      [
        "huh ok. will callers be able to tell? does it lie about it",
        { says: /assistant|asks|asked/i },
      ],
      ["what if somebody just wants a human and is yelling", { says: /hand|person/i }],
      ["whats the phone number of your company", { says: /800.{0,3}555.{0,2}0142/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: calls-a-day-silver",
    turns: [
      [
        "about 30 calls a day, maybe 2 min each. insurance agency. what would i pay",
        { says: /Silver/i, facts: { calls: /30/i, trade: /insur/i } },
      ],
      ["is that by the year? whats it by the month", { says: /695/i }],
      ["plus the one time thing", { says: /1,495/i }],
      ["can i get a second number with it", { says: /\$5/i }],
      ["cool. ill come back"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: clio-question",
    turns: [
      ["does it work with clio", { says: /Clio/i }],
      [
        "and google calendar? it has to actually put the appointment in there",
        { says: /calendar/i },
      ],
      ["do you charge extra for connecting stuff", { says: /\bno\b|nothing|not\b/i }],
      ["how many integrations you got total", { says: /68/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: es-abogado-migratorio",
    turns: [
      [
        "hola, soy abogado de inmigración, ¿tienen algo para despachos?",
        { says: /despacho|bufete|abogad|firma|legal|derecho/i },
      ],
      ["uso mycase. ¿hay prueba gratis?", { says: /dos semanas|2 semanas/i }],
      ["¿da consejos legales? eso no lo puedo permitir", { says: /\bno\b/i }],
      ["perfecto. agéndame el miércoles", { offers: /miércoles 18 de marzo/i }],
      [
        "la primera. Ernesto Palma, ernesto@palmalegal.example, tel 720 555 0121",
        { facts: { name: /Ernesto Palma/i, email: /ernesto@palmalegal/i, phone: /555.*0121/i } },
      ],
      ["así es, confirmo"],
    ],
    end: { booked: /2026-03-18T[\s\S]*ernesto@palmalegal/i },
  },
  {
    name: "fifteenth writer: zh-realtor-book",
    turns: [
      ["我做房地产的 你们这个AI前台能自己约看房时间吗", { says: /预约|约|日历|安排/i }],
      ["Silver套餐多少钱", { says: /545|695/i }],
      ["我想跟真人谈谈 下周二可以吗", { offers: /17/i }],
      [
        "第一个时间就行 我叫陈莉 lichen@harborhomes.example",
        { facts: { email: /lichen@harborhomes/i } },
      ],
      ["对 没错"],
    ],
    end: { booked: /2026-03-17T[\s\S]*lichen@harborhomes/i },
  },
  {
    name: "fifteenth writer: rambling-doctor",
    turns: [
      [
        "So I run a family practice, well my husband does, and we had a girl at the desk but she moved to Boise and now the phone just rings, and patients get upset, understandably. Would this thing answer in the middle of the night too?",
        { says: /night|24|168|every hour|always/i },
      ],
      ["And it wouldn't tell them medical things would it", { says: /\bno\b|not\b|n.t\b/i }],
      [
        "What about an emergency, somebody with chest pain",
        { says: /person|straight|urgent|911/i },
      ],
      [
        "I see. I'd like someone to contact me about that last bit. Margaret Eddy, meddy@eddyfamily.example",
        { facts: { name: /Margaret Eddy/i, email: /meddy@eddyfamily/i } },
      ],
      [
        "The message is: what happens with chest pain calls and does it dial 911",
        { facts: { message: /chest pain/i } },
      ],
      ["Yes please send that"],
    ],
    end: { left: /chest pain/i, booked: false },
  },
  {
    name: "fifteenth writer: reschedule-existing",
    turns: [
      [
        "i booked a call w you guys for monday and need to move it",
        { says: /link|confirmation|reschedule|555.{0,2}0142/i },
      ],
      ["i dont have that email anymore", { says: /0142|person/i }],
      ["k whats the hours there", { says: /Monday|nine|9|always/i }],
    ],
    end: { booked: false },
  },
  {
    name: "fifteenth writer: es-hotel-varias",
    turns: [
      [
        "tengo un hotel pequeño, 18 cuartos. quiero saber 3 cosas: precio, si habla chino también, y si se conecta con mi calendario",
        { says: /149|chino/i },
      ],
      [
        "¿cuántas llamadas puede contestar al mismo tiempo?",
        { says: /12|todas|a la vez|mismo tiempo/i },
      ],
      ["¿y el plan más grande cuánto vale?", { says: /1[.,]?795|1[.,]?995/i }],
      ["uy caro. ¿y el de en medio, gold?", { says: /1[.,]?095|1[.,]?295/i }],
      ["lo pienso, gracias"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: time-change-mind",
    turns: [
      ["can i get a call wednesday", { offers: /Wednesday 18 March/i }],
      ["actually wait im out wed. thursday?", { offers: /Thursday 19 March/i }],
      ["first one there works", { says: /name|email/i }],
      [
        "Theo Banks. theo.banks@banksauto.example",
        { facts: { name: /Theo Banks/i, email: /theo.banks@banksauto/i } },
      ],
      ["yes go ahead"],
    ],
    end: { booked: /2026-03-19T[\s\S]*theo.banks@banksauto/i },
  },
  {
    name: "fifteenth writer: big-volume",
    turns: [
      [
        "we're a call heavy shop, like 100 calls a day at 3 minutes. what fits",
        { says: /Platinum/i, facts: { calls: /100/i } },
      ],
      ["what are the minutes on it and over that?", { says: /(?=[\s\S]*7,000)(?=[\s\S]*0?\.30)/i }],
      ["hmm and is there something bigger, we're opening 4 more locations", { says: /Custom/i }],
      [
        "set me up with someone monday morning. Lyle Fenn, lyle@fennsupply.example",
        {
          offers: /Monday 16 March.* am/i,
          facts: { name: /Lyle Fenn/i, email: /lyle@fennsupply/i },
        },
      ],
      ["the first, yes"],
      ["yes correct"],
    ],
    end: { booked: /2026-03-16T[\s\S]*lyle@fennsupply/i },
  },
  {
    name: "fifteenth writer: tokens-confusion",
    turns: [
      ["what are llm tokens and why do i pay for them", { says: /token/i }],
      ["how much on basic", { says: /60|100/i }],
      ["so thats on TOP of the 149?", { says: /yes|by use|on top|paid|besides|addition/i }],
      ["ugh. ok. and what do minutes over cost there", { says: /0?\.60/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: es-plomero-jueves",
    turns: [
      ["oye cuanto sale el basico pagando mes a mes", { says: /249/i }],
      ["y si pago el año", { says: /149/i }],
      ["y hay que pagar algo para empezar verdad", { says: /495/i }],
      ["bueno quiero una llamada el jueves en la mañana", { offers: /jueves 19 de marzo/i }],
      [
        "la primera q tengas. Beto Lara beto@laraplomeria.example",
        { facts: { name: /Beto Lara/i, email: /beto@laraplomeria/i } },
      ],
      ["sip"],
    ],
    end: { booked: /2026-03-19T[\s\S]*beto@laraplomeria/i },
  },
  {
    name: "fifteenth writer: zh-en-mixed",
    turns: [
      ["do you support chinese? mandarin", { says: /Chinese/i }],
      ["好 那我用中文问 合同要签一年吗", { says: /账单|计费|结算|周期|期末|期结束/i }],
      ["可以保留我原来的电话号码吗", { says: /可以|保留|转接|号码/i }],
      ["ok thanks, last thing, where are you based?", { says: /Cheyenne|Wyoming|怀俄明|夏延/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: reminders-noshow",
    turns: [
      ["no shows are killing us. physical therapy. can it remind ppl", { says: /remind/i }],
      ["by text too? and if they wanna move it", { says: /text|move/i }],
      ["how much does it cut no shows, honestly", { says: /22/i }],
      ["ok put me down for next tuesday afternoon to talk", { offers: /Tuesday 17 March.* pm/i }],
      [
        "first one. Jess Amari, jess@amaript.example, yes book it",
        { facts: { name: /Jess Amari/i, email: /jess@amaript/i } },
      ],
      ["yes thats right"],
    ],
    end: { booked: /2026-03-17T[\s\S]*jess@amaript/i },
  },
  {
    name: "fifteenth writer: cancel-and-leave",
    turns: [
      [
        "if i cancel in month 3 do i get money back",
        { says: /billing period|advance|person|leave/i },
      ],
      ["and what happens to my recordings and stuff", { says: /records|delet|hello@farline/i }],
      ["who owns the scripts we write", { says: /your/i }],
      [
        "can i pause it in summer? we close july",
        { says: /pages do not|do not say|do not know|person/i },
      ],
      [
        "ok ask somebody that for me: can we pause in july. im Nell Tarrant nell@tarrantski.example",
        { facts: { name: /Nell Tarrant/i, email: /nell@tarrantski/i } },
      ],
      ["yes pls send"],
    ],
    end: { left: /pause/i, booked: false },
  },
  {
    name: "fifteenth writer: no-tech-setup",
    turns: [
      ["im 67 and not a computer person. is this hard", { says: /no code|forward a phone|code/i }],
      ["do i have to write the answers myself?", { says: /document|site|calls/i }],
      ["will someone help me", { says: /named person|person|sets you up/i }],
      ["ok how do i begin then", { says: /book|Nora|register|leave your name/i }],
      [
        "book friday next week then. Harold Quist, no email, phone is 406 555 0177",
        { offers: /Friday 20 March/i, facts: { name: /Harold Quist/i, phone: /555.*0177/i } },
      ],
    ],
    end: { left: false },
  },
  {
    name: "fifteenth writer: midweek-two-people",
    turns: [
      [
        "need a demo for me and my business partner. wed or thurs next week",
        { offers: /(Wednesday 18|Thursday 19) March/i },
      ],
      ["can we both be on it, different emails", { says: /forward|one name|invitation/i }],
      ["ok. wednesday, earliest", { says: /name|email/i }],
      [
        "Sam Okoro sam@okorolending.example",
        { facts: { name: /Sam Okoro/i, email: /sam@okorolending/i } },
      ],
      ["yes. is it zoom or phone?", { says: /phone|video/i }],
    ],
    end: { booked: /2026-03-18T[\s\S]*sam@okorolending/i },
  },
  {
    name: "fifteenth writer: es-tienda-molesta",
    turns: [
      [
        "llevo una semana buscando y nadie pone precios claros, ¿ustedes cuánto cobran? TODO, sin letra chica",
        { says: /149|495/i },
      ],
      ["¿y la cuota del silver?", { says: /1[.,]?495/i }],
      ["¿me pueden subir el precio cuando quieran?", { says: /30 días/i }],
      ["ok eso está mejor. ¿y me obligan a un año?", { says: /periodo|período|ciclo/i }],
      ["bien, lo hablo con mi socio"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: es-contratista-mensaje",
    turns: [
      [
        "buenas, soy contratista, remodelaciones. ando en obra y no puedo contestar. esto contesta por mi?",
        { says: /contesta|responde|atiende/i },
      ],
      ["y de noche y domingos?", { says: /noche|24|168|todas las horas|siempre|fines de semana/i }],
      ["cuanto por minuto si me paso del basico", { says: /0?[.,]60/i }],
      [
        "deja un mensaje por mi: quiero saber si funciona con Jobber. me llamo Iván Soto, ivan@sotoremodela.example",
        { facts: { name: /Iv[aá]n Soto/i, email: /ivan@sotoremodela/i } },
      ],
      ["sí, mándalo por favor"],
    ],
    end: { left: /Jobber/i, booked: false },
  },
  {
    name: "fifteenth writer: es-eres-robot",
    turns: [
      ["hola eres una persona o un robot", { says: /asistente|automat/i }],
      [
        "ah ya. y los que llaman, pueden hablar con alguien de verdad si quieren?",
        { says: /persona|gente|equipo/i },
      ],
      ["que idiomas habla aparte de español", { says: /ingl[eé]s|chino/i }],
      ["portugués?", { says: /portugu|persona|prometer|no puedo/i }],
      ["ok y ustedes donde están", { says: /Cheyenne|Wyoming/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: es-taller-zh-no",
    turns: [
      [
        "necesito que llame a clientes para recordarles su cita del taller. se puede? en cual plan",
        { says: /Gold|record/i },
      ],
      ["cuanto cuesta ese y cuantos minutos", { says: /1[.,]?095|1[.,]?295|3[.,]?000/i }],
      ["y los mensajes de texto?", { says: /0?[.,]03|texto|SMS/i }],
      ["tienen prueba gratis?", { says: /MyCase/i }],
      ["ni modo. gracias"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: zh-privacy",
    turns: [
      ["你们会把客户信息卖给别人吗", { says: /不/i }],
      ["我想删除我的资料要怎么做", { says: /hello@farline.example/i }],
      ["通话录音保存多久", { says: /约定|商定|协商|第一|说好|谈好/i }],
      ["好的 明白了"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: zh-lawyer-trial",
    turns: [
      ["律师事务所 用MyCase 有免费试用吗", { says: /两周|两个星期|2周|14天|两星期|2 周/i }],
      ["它会给客人法律意见吗", { says: /不/i }],
      ["每月付款最便宜的套餐是多少", { says: /249/i }],
      ["一次性的费用呢", { says: /495/i }],
      ["谢谢 我再想想"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: breach-worry",
    turns: [
      [
        "what if you guys get hacked. got burned by a vendor last year",
        { says: /hear it from us|no system|tell/i },
      ],
      ["is the database encrypted? yes or no", { says: /not encrypted|\bno\b/i }],
      ["wow ok honest. do you use cookies to track me here", { says: /cookie/i }],
      ["and this chat, is it saved", { says: /gone|held|message/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "fifteenth writer: references-clients",
    turns: [
      ["who else uses you? any vets?", { says: /23|client|none|nothing/i }],
      ["can i call one of them", { says: /person|nothing out|pages/i }],
      [
        "ok have someone get back to me on that. reference from a vet clinic please. Dr. Joan Pell, joan@pellvet.example, 970-555-0166",
        { facts: { name: /Joan Pell/i, email: /joan@pellvet/i, phone: /555.*0166/i } },
      ],
      ["yes, send it. when will i hear", { says: /24/i }],
    ],
    end: { left: /reference/i, booked: false },
  },
]);
