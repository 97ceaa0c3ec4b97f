import type { Cues } from "./front-desk.ts";

/** Cues that every desk recognizes, written as in `Cues`. */
export const everyDeskCues = {
  price: [
    "hourly!, whats|what|hows the|its|your rent!|dues!|hoa!, whats|what|hows monthly|yearly|annual|weekly|total!, monthly all in, whats run, whats go|going for, what would|will|do|am i|we be paying|pay|paying, how steep, whats|what|hows it|this|that|one per|a|each month|week|hour|visit|person|night|day|session|unit|foot|room|head|piece, what does|would|do|will it|this|that|they|one|these|something go for|come to|end up, what do i|we owe, my total!, dollar amount, extra charge, charge extra, is|that|it extra, tip included, gratuity included, how is it|that priced, whats|what your|the|my bill|charge|charges|cost, how much, would|does|will|whats|gonna|going run|cost me|us, a * run me|us, copay*, corkage, on sale, on special, any specials|deals|discounts, whats the deal on, the premium, premium on|for, lowest|cheapest you|price|room|one|plan|option|rate, your|the|any rates|rate|fee|fees|minimum, rates for, free estimate*|inspection|quote|consult*|visit, estimate|inspection|quote|visit free, is it free, whats a|an|the|your * run|cost, what are brakes|tires|they running, day pass cost|price, whats the day pass, trip fee|charge, the damage roughly|for|per|gonna, what am i looking at, what are we talking, set me|us|you|him|her|someone|somebody|people back, would i owe, a rough number|figure|idea, kind of money, whats it cost|run|going, what does it cost|run, what do you charge, what do you|yall|they take|get|want|ask for|per|a|an, whats that run, price*, pricing, cost, costs, costing, costed, do you charge, what do you charge, fee, fees, quote, ballpark, per hour or, per room, free trial how, whats the rate, what are they asking, out the door, estimate over, what is that a thousand, how expensive, cheaper, consultation free, the rate, per unit, the total!, total! price, what would it run, how pricey, what would|will|might|do|could|does you|yall|u|they|he|that charge!|bill!|ask!, money wise, moneywise, dollar wise, cost wise, price wise, whats the damage if|when, what would|will|do|am|are i|we pay!|paying|spend!|spending",
    "en cuanto sale|queda|esta|anda, cuanto me|nos cobra*|sale|saldria|va a, que costo tiene, sale caro, es caro, cuanto es|seria|fuera|vale|valen, a que precio, cuanto por, propina incluida, hay cargo extra, cuanto cuesta*|cobra*|sale|salir|saldria|quedaria|costar|seria|es|vale|cuestan, precio*, que precio, cuanto me, cuesta, cobran por|la|algo|extra|mucho|consulta|visita|envio, tarifa*, cotiza*, presupuesto, honorarios, a como|cuanto dan|tienen|la|el, es gratis, costo, copago, que me|nos cobran|cobrarian|cobraria",
    "怎么卖,什么价,贵不贵,要花多少,收多少,总共多少,一个月多少,一次多少,一晚多少,每月多少,价位,价钱,付多少,要多少,多少钱,价格,费用,收费,报价,怎么收,贵吗,便宜,多少一,几块,打折,优惠,免费吗",
  ],
  person: [
    "who|whos deals|dealing with this|that|it, who|whos handles|handling this|that|it, who|whos responsible for this|that|it, who takes care of this|that|it, whoever|who is|runs|owns|can|decides|in|the charge|decide|decides|place|shop|business|authority|boss, whoever runs|owns|is|can, who is|whos in charge, someone|somebody|person|anyone in charge, person|someone|somebody|anyone who|that can|decides|runs|knows|handles, with authority, higher up, put|get|give someone|somebody|anyone|a on, put me on with, put your on, your boss|supervisor|manager|superior, the boss, who do i complain|talk|speak, who can i complain|talk|speak, want|need to complain, let me talk|speak to, stop|quit with bot|robot|script|reading, real person, human, not a|to computer|machine|robot|bot|recording, no machines|robots|bots|computers, instead of a computer|machine|bot, a person please, speak|talk with|to someone|somebody|person|human|anyone|manager|owner|lawyer, put me through to, get|want|need|give|have me|the|a|to owner|manager|supervisor|human|someone|somebody call|please|here|now|on|to, get me the, give me a manager, want the owner|manager, not|dont|wont|refuse going|doing|do|go|talk*|deal*|discuss*|speak* with|to machine|bot|robot|computer|recording, rather|prefer|instead talk|speak|deal|talking|speaking|dealing to|with, someone|somebody|nurse|doctor|dentist|lawyer|attorney|manager|owner|technician|estimator|inspector call me, operator!, representative!, representatives!, have|get someone|somebody|anybody|anyone call|ring|phone, want|need|prefer|rather|get a real|live|actual person|human, i want|need a person|human, call me back please",
    "el|la|al|a encargad*|responsable, quien manda|decide|esta a cargo, alguien que pueda|decida|sepa|mande, con alguien de verdad, el|su|al jefe, la|su jefa, con quien puedo|me quejo|hablo, quiero quejarme, poner una queja, pongame|ponme|pongan con|a, persona real, un humano, hablar con alguien|una|un|el|la, paseme|pasame con, comuniqueme|comunicame con, quiero hablar con, el dueno, la duena, gerente, supervisor, que me llamen, me llame alguien",
    "真人,人工,找人说,找人谈,找人跟,找人来说,找个人,换个人,管事的,主管,领导,能做主,谁说了算,能说了算,说话算数,投诉,你们的人,找经理,叫经理,你们经理,跟经理说,跟经理谈,和经理谈,要经理,让经理,经理来,经理接,经理在吗,找老板,叫老板,你们老板,跟老板说,跟老板谈,和老板谈,让老板,老板在吗,找负责人,叫负责人,你们负责人,跟负责人,让负责人,负责人来,让人打给我,给我回电,叫人",
  ],
  hostile: [
    "idiot*, this is a joke, scam, bullshit, hate this, liar*, shut up, fuck*, shit*, you|yall|u|this suck*, worst * ever, worst service|company|experience|customer|people",
    "idiota*, es una burla, mierda, estafa, ladrones, peor servicio",
    "白痴,差劲,骗子,滚",
  ],
  /** Harsh words that callers also have for ants, wallpaper and themselves. */
  harsh: [
    "useless, stupid, ridiculous, damn, crap, worst, pathetic, suck*",
    "inutil, estupid*, ridicul*, maldit*, porqueria",
    "垃圾,废物",
  ],
  why: [
    "what do you mean, you need|want my|his|her|the|that number|name|address|email|birthday|phone|dob for, why do you need|ask|want, what do you need that|it for, what is that for, why would you need, do|does you|u|yall|they still|really|even|actually need|want|have my|his|her|our|the|a number|phone|cell|name|address|email|birthday|dob, why does that matter, does that matter, why that",
    "a que se refiere, como que que, que quiere decir, por que pregunta|necesita|quiere, para que quiere|necesita, eso importa, por que eso",
    "什么意思,为什么要问,为什么需要,干嘛要",
  ],
  hours: [
    "you|u|yall|guys still|guys|all open, you|u|yall|guys open mon|monday|tue|tuesday|wed|wednesday|thursday|friday|sat|saturday|sun|sunday|sundays|weekends|late|today|now|tomorrow, what time do you open|close, when do you open|close, are you open, do|does you|u|yall|they|it close|open at|by|before|after|until, your hours, opening hours, how late are you",
    "a que hora abren|cierran, cuando abren|cierran, estan abiertos, horario*",
    "几点开,几点关,营业时间,开门吗,几点下班",
  ],
  yes: [
    "yes, yeah, yep, yup, sure, ok, okay, correct, right, works, perfect, fine, good, great, sounds",
    "si, claro, correcto, vale, perfecto, esta bien, bueno, de acuerdo, por supuesto",
    "是的,好的,对,可以,行,好",
  ],
  no: [
    "no, nope, nah, none, nothing, nobody, not really, neither, negative",
    "no, nada, nadie, ninguno, ninguna, tampoco",
    "不是,没有,不用,没",
  ],
  /** A sentence with these speaks of another day than the one the caller comes. */
  otherDay: [
    "out in, run|running|ran out|low, last me|us|him|her, since, ago, last, yesterday, was, died, passed, deceased, got rear|hit|hurt|stung|served|fired|a|my, did, had, happened, began, it|that|this|all started, started on|last|yesterday|when|after|around|round|about|like, began on|last|yesterday|around|round|about|like, came, ended, ends, up in, renews, expires, closing*, closings!, due, deadline, onset, bids, court, hearing, trial date, jury trial, drafts, draft, goes|go|comes|taken|deducted out, payment, dues, charge*, billed, bill me|us|my, wedding, photos, listing, hurricane, storm, in the fall, delivered, born, it said, bought, booked with, where do i park, until june, comes up, is up, runs out, good until|through, exp|expires, contract, rental, the truck, by the, back from, she books, baby comes, you were, ate, on the book, fell, woke, spiked, threw up, got sick, went down|offline|out|off|dead|dark, stopped|quit working, lost, crashed, rammed, slipped, flooded, someone|somebody|he|she|they|guy|car|truck hit, hit the|my|our|her|him|us",
    "se me|le|nos acaba*|termina*, desde, hace, ayer, murio, fallecio, el pasado, mes|ano|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo pasado|pasada, que paso, paso ayer|anoche|hace|algo|eso, fue, era, vence, termina, en la corte, audiencia, cobr*, cargo, boda, fotos, tormenta, nacio, compre, me lo, se cayo, despidieron, chocaron, pegaron, cierre, contrato",
    "昨天,前天,昨晚,上周,上礼拜,上星期,上个礼拜,上个星期,上个月,以前,去年,之前,扣款,扣费,出庭,开庭,到期",
  ],
  correction: [
    "no wait, wait no, actually, hmm no, no sorry, sorry no, i mean, i meant, no i, correction, scratch that, or rather, make that, make it, better, instead, change that, no its, not that, no perdon, oh wait",
    "no espere, no perdon, perdon, mas bien, mejor, quise decir, digo, en realidad, corrijo",
    "不对,我说错了,改成,应该是,其实",
  ],
} as const satisfies Record<string, Cues>;

/** Single words that begin with a capital and are nobody's name. */
export const notNames =
  "kaiser medicaid geico progressive allstate humana metlife guardian eliquis xarelto warfarin coumadin plavix accutane lisinopril metformin lipitor ozempic wegovy mounjaro zoloft prozac lexapro adderall tylenol advil motrin aleve benadryl botox juvederm restylane dysport kybella invisalign humira synthroid gabapentin prednisone amoxicillin ibuprofen aspirin insulin quarter half nací naci nacido nacida vivo whichever whoever whatever either none soy habla at names se llama llamaba llamo nombre era city town county hes shes theyre youre weve ive thats theres whats hi hello hey yes no ok okay sorry thanks thank please left right top tonight today tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december the a an my our we you it he she they i im its just also and but or so for from with do does did can could would will is are was were what when where who why how which there here this that these those not never maybe well oh um uh fine good great upper lower front back inside outside upstairs downstairs home house car gas electric walls doors door ceilings closets closet color video unit two three four five six seven eight nine ten first second third any anyone anybody somebody someone nobody none nothing actually wait sure insurance medicare medicaid catholic spanish english hola buenos buenas gracias si perdon claro bueno este mi mis el la los las un una unos es son fue lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre quiero necesito tengo somos estoy ohio indiana texas dayton columbus tucson boise denver delta aetna cigna toilet water heater kitchen bathroom box dye natural trim cut haircut facial massage botox filler civic accord camry corolla focus outback honda toyota ford chevy subaru airbags whenever asap unknown cancel freeze join trial sales service parts buyer seller buying selling tenant owner own rent everything everyone new known me you him her them both all later now soon same time yet one then than too half most some lot bit booking work email correo mail phone cell telefono celular number numero text texto";
