import { dialogues } from "../dialogue.ts";

const open = ["unknown", "answer", "message", "person"];

/** Conversations that four more writers held with the company; every third is kept apart. */
export const conversationsByFourMoreWriters = dialogues([
  {
    name: "ta-pi-firm-clio-moves-twice",
    turns: [
      [
        "hi pi firm here, 4 attorneys. we're on clio, does ur thing talk to it",
        { says: /clio/i, facts: { trade: /law|attorney|injury|pi/i } },
      ],
      ["ok good. and the free 2 weeks thing, do we get that", { says: /mycase/i }],
      ["figures. can i talk to someone tues afternoon", { offers: /Tuesday 17 March.* pm/ }],
      ["230 works", { says: /2:30 pm/i }],
      [
        "Dana Whitlock dana@whitlockinjury.com",
        {
          says: /dana@whitlockinjury\.com/,
          facts: { name: /Dana Whitlock/, email: "dana@whitlockinjury.com" },
        },
      ],
      ["ugh wait i have a depo then. make it 4 instead", { says: /4(:00)? pm/i }],
      ["yes go ahead", { says: /booked/i }],
    ],
    end: { booked: /2026-03-17T(22:00|16:00)[\s\S]*Dana Whitlock/, left: false },
  },
  {
    name: "ta-family-law-sum-then-book",
    turns: [
      [
        "whats it cost for a 2 lawyer family law office",
        { says: /\$149|how many calls/i, facts: { trade: /attorney|law|family/i } },
      ],
      [
        "maybe 12 calls a day, 3 min or so",
        { says: /silver|basic|minutes a month/i, facts: { calls: /12/ } },
      ],
      ["and monthly? not signing for a year", { says: /\$695|\$249|monthly/i }],
      ["whats the setup fee on that one", { says: /\$1,495|\$495/ }],
      ["alright book me friday morning", { offers: /Friday 13 March.* am/ }],
      [
        "whatever is earliest. Its Priya Raman, priya.raman@ramanfamilylaw.com",
        {
          says: /priya\.raman@ramanfamilylaw\.com/,
          facts: { name: /Priya Raman/, email: "priya.raman@ramanfamilylaw.com" },
        },
      ],
      ["yep", { says: /booked/i }],
    ],
    end: { booked: /2026-03-13[\s\S]*Priya Raman/, left: false },
  },
  {
    name: "ta-email-put-right",
    turns: [
      ["need a call next wed around 10", { says: /Wednesday 18 March|10(:00)? am/i }],
      ["10 is fine", { says: /not free|times?|9:30|10:30/i, offers: /Wednesday 18 March/ }],
      ["Marcus Bell marcus@belllaw.co", { says: /time|marcus@belllaw\.co/i }],
      [
        "sorry its .com not .co",
        { says: /marcus@belllaw\.com/, facts: { email: "marcus@belllaw.com" } },
      ],
      [
        "and its Belle with an e, Marcus Belle",
        { says: /Marcus Belle/, facts: { name: "Marcus Belle" } },
      ],
      ["how long is the call btw", { says: /30|thirty|half/i }],
      ["great, yes", { says: /which|times?|9:30|10:30/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-terms-solo",
    turns: [
      [
        "solo estate planning atty. if i hate it can i quit after a month",
        { says: /end of any billing period/i, facts: { trade: /estate|law|attorney/i } },
      ],
      [
        "do i get my setup money back then",
        {
          action: ["unknown", "answer", "message", "person"],
          says: /do not (know|say)|not say|person|once/i,
        },
      ],
      ["can you raise the price on me whenever", { says: /30/ }],
      ["and who owns the recordings", { says: /yours/i }],
      ["which states law is the contract under", { says: /wyoming/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-es-inmigracion",
    turns: [
      [
        "hola, somos un despacho de inmigracion en Houston, la mayoria de clientes hablan español",
        { language: "es", facts: { trade: /inmigra|abogad|despacho|law|jur|attorney/i } },
      ],
      [
        "el robot contesta en español solo o hay que marcar 2",
        { language: "es", says: /nadie marca|sigue|español/i },
      ],
      ["y cuanto sale el plan mas barato pagando por mes", { language: "es", says: /\$249/ }],
      ["que mas hay que pagar aparte", { says: /\$495|implementaci[oó]n|cuota/i }],
      [
        "quiero hablar con una persona el martes por la mañana",
        { language: "es", offers: /martes 17/i },
      ],
      [
        "a las 9:30. Soy Rosa Medina rosa@medinainmigracion.com",
        { says: /9:30/, facts: { name: /Rosa Medina/, email: "rosa@medinainmigracion.com" } },
      ],
      ["si por favor", { says: /reservado/i }],
    ],
    end: { booked: /2026-03-17T(15:30|09:30)[\s\S]*Rosa Medina/, left: false },
  },
  {
    name: "ta-zh-clinic",
    turns: [
      [
        "你好 我们是中医诊所 你们能用中文接电话吗",
        { language: "zh", says: /中文/, facts: { trade: /中医|诊所|acupunct|clinic|doctor/i } },
      ],
      [
        "一天大概20个电话 每个两分钟 用哪个套餐",
        { language: "zh", says: /Silver|Basic/, facts: { calls: /20/ } },
      ],
      ["按月付呢", { says: /\$695|\$249/ }],
      ["想跟人谈谈 下周二下午", { offers: /17/ }],
      [
        "两点 我叫陈美玲 meiling@chentcm.com",
        {
          says: /没有空|meiling@chentcm\.com/,
          facts: { name: /陈美玲/, email: "meiling@chentcm.com" },
        },
      ],
      ["好的 预约吧", { says: /时间|哪/, offers: /17/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-midbooking-qs-then-cancel",
    turns: [
      ["i'd like to book thirty min", { offers: /March/ }],
      ["thursday next wk 1pm?", { says: /Thursday 19 March|1(:00)? pm/i }],
      ["is it by phone or zoom", { says: /phone/i }],
      ["and does it cost anything", { says: /nothing|no payment|free/i }],
      [
        "Karen Voss, karenv@vossortho.com",
        { says: /karenv@vossortho\.com/, facts: { name: /Karen Voss/ } },
      ],
      ["actually forget it, ill call you guys", { says: /dropped|nothing is booked|number|call/i }],
      ["whats the number", { says: /\d{3}.{0,3}\d{3}.{0,3}\d{4}|number is/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-lawmatics-mycase-mix",
    turns: [
      ["do u integrate w lawmatics", { says: /lawmatics/i }],
      ["and smokeball?", { says: /not find|do not|zapier|webhook/i }],
      ["what about lawpay", { says: /yes|lawpay/i }],
      ["we might switch to mycase tho. would we get the trial then", { says: /mycase/i }],
      ["how do i ask for it", { says: /@|form|name and email|write/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-robot-doubts-psych",
    turns: [
      [
        "im a therapist. honestly my patients wont want to talk to a robot",
        { says: /assistant|voice|person|hands? over|try/i, facts: { trade: /therap|doctor/i } },
      ],
      ["does it say its a robot or pretend", { says: /assistant/i }],
      ["r u one", { says: /automated|assistant|not a person/i }],
      ["lol ok. what happens when it doesnt know what to say", { says: /hand/i }],
      ["and somebody who is suicidal calls??", { says: /988|911|person|decide|straight|do not/i }],
      [
        "do you train your ai on what patients say",
        { says: /your own material|own|do not|texts of this site|person/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-volume-changes-mind",
    turns: [
      [
        "which plan for 40 calls a day 4 min each, urgent care clinic",
        { says: /gold|platinum/i, facts: { calls: /40/, length: /4/ } },
      ],
      ["no sorry more like 25 a day", { says: /gold|silver/i, facts: { calls: /25/ } }],
      ["what would basic cost for that just curious", { says: /basic/i }],
      ["haha ok no. yearly total for your pick with the setup?", { says: /\$12,835/ }],
      ["is it paid all upfront", { says: /advance/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-phone-no-email",
    turns: [
      [
        "someone call me pls 720-555-0148, chiropractor office",
        { says: /name|email/i, facts: { phone: /720.?555.?0148/, trade: /chiro|doctor/i } },
      ],
      ["why do u need email", { says: /email|confirm|call|pass/i }],
      [
        "fine. drbecker@spinefirst.com, im Ron Becker",
        { facts: { name: /Ron Becker/, email: "drbecker@spinefirst.com" } },
      ],
      ["just want to know if it works with jane app", { says: /jane/i }],
      ["yes send it", { says: /written down|24|message/i }],
    ],
    end: { booked: false, left: /Ron Becker/ },
  },
  {
    name: "ta-saturday-then-weekday",
    turns: [
      ["can i book saturday", { says: /Nothing is open|Monday|not open/i, offersNo: /Saturday/ }],
      ["ok monday then, not too early", { offers: /Monday 16 March/, offersNo: /9:00 am/ }],
      ["after lunch is best, say 1:30", { says: /1:30 pm|1:00 pm/i }],
      ["is that my time? im in new york", { says: /3:(00|30) pm|new york|mountain|eastern/i }],
      [
        "oh then earlier, 11 your time",
        { says: /11(:00)? am|not free|10:30/i, never: /1:00 pm is kept/i },
      ],
      [
        "Sam Adeyemi sam@adeyemilaw.com",
        { says: /time|sam@adeyemilaw\.com/i, facts: { name: /Sam Adeyemi/ } },
      ],
      ["yes"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-two-things-at-once",
    turns: [
      [
        "do you do chinese AND can it book straight into google calendar? eye clinic",
        { says: [/chinese/i, /calendar/i], facts: { trade: /eye|optom|doctor|clinic/i } },
      ],
      ["what about reminders by text, is that in silver", { says: /remind|\$0\.05|silver/i }],
      ["500 texts a month would be?", { says: /\$25|500/ }],
      ["ok and extra phone line for our 2nd location", { says: /\$5/ }],
      ["got any time today?", { says: /nothing is open|Friday/i, offers: /Friday 13 March/ }],
      [
        "last one of the day. Helen Cho helen@clearviewod.com",
        { says: /4:00 pm/i, facts: { name: /Helen Cho/, email: "helen@clearviewod.com" } },
      ],
      ["perfect yes", { says: /booked/i }],
    ],
    end: { booked: /2026-03-13T(22:00|16:00)[\s\S]*Helen Cho/, left: false },
  },
  {
    name: "ta-es-abogado-mensaje",
    turns: [
      [
        "soy abogado de accidentes, me graban las llamadas de mis clientes?",
        { language: "es", says: /grab/i, facts: { trade: /abogad|accident|law|attorney/i } },
      ],
      ["y cuanto tiempo las guardan", { language: "es", says: /acuerda|antes de la primera/i }],
      ["funciona con filevine?", { language: "es", says: /filevine/i }],
      [
        "pues que me escriba alguien sobre eso: Andres Pardo, apardo@pardolaw.com",
        { facts: { name: /Andr[eé]s Pardo/, email: "apardo@pardolaw.com" } },
      ],
      [
        "el mensaje es: necesito saber si conecta con Filevine y cuanto tarda",
        { says: /filevine/i },
      ],
      ["si envialo", { says: /anotado|24/i }],
    ],
    end: { booked: false, left: /filevine/i },
  },
  {
    name: "ta-replace-receptionist-legal",
    turns: [
      [
        "i dont want to fire my receptionist she's been here 11 yrs",
        { says: /only if you want|nights|lunch|receptionist/i },
      ],
      [
        "so could it just do lunch & nights",
        { says: /after hours|nights|lunch|third ring|always|yes/i },
      ],
      ["can it give ppl legal advice by accident", { says: /no legal|advice|no, and/i }],
      ["if it screws up who pays", { says: /liab|limited|twelve|fees paid/i }],
      ["i want to talk to a human abt that", { says: /nora|person|when/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "ta-wrong-day-corrected",
    turns: [
      [
        "plastic surgery clinic, want a demo next friday 20th 2pm",
        { says: /Friday 20 March/i, facts: { trade: /surg|clinic|doctor/i } },
      ],
      ["no wait i meant THIS friday same time", { offers: /Friday 13 March/ }],
      ["how many agents in platinum", { says: /12/ }],
      ["and is there one bigger than that", { says: /custom/i }],
      [
        "ok. Its Bianca Ferro and the mail is bianca at ferroaesthetics dot com",
        {
          says: /time|bianca@ferroaesthetics\.com/i,
          facts: { name: /Bianca Ferro/, email: "bianca@ferroaesthetics.com" },
        },
      ],
      ["correct", { says: /times?/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-locksmith-odd-volume",
    turns: [
      [
        "locksmith here, just me n my van. whats this run",
        { says: /\$149|how many calls/i, facts: { trade: /locksmith/i } },
      ],
      [
        "phone goes maybe every half hour, 8 to 4, mon-fri. short calls, a minute tops",
        { says: /Basic/, facts: { calls: /16|15|17/ } },
      ],
      ["so if i pay by the month?", { says: /\$2(49|8\d|73)/ }],
      ["and every xtra minute?", { says: /\$0\.60/ }],
      ["k and it's all year or can i quit in summer", { says: /end of any billing period/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-florist-weekend",
    turns: [
      [
        "hiya we're a flower shop in Boise, 2 of us. how much would u cost us",
        {
          says: /\$149|how many calls/i,
          facts: { trade: /flor|flower|retail|shop|store/i, place: /boise/i },
        },
      ],
      [
        "like 10 calls weekdays and 30ish on saturday. closed sundays",
        { says: /Basic|Silver/, facts: { calls: /80|10|30/ } },
      ],
      ["sry saturday is more like 20", { says: /Basic/, facts: { calls: /70|10|20/ } }],
      ["they take about 3 mins each tho", { says: /Silver|Basic/, facts: { calls: /70|10|20/ } }],
      ["what does the one you said cost for the whole first yr", { says: /first year/i }],
      ["ok thx gonna ask my sister"],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-barber-compare",
    turns: [
      [
        "barber shop 3 chairs, whats the diff between basic and silver",
        { says: [/Basic/, /Silver/, /\$149|\$249/, /\$545|\$695/] },
      ],
      ["so at like 700 mins which ones cheaper", { says: /Basic/, facts: { minutes: /700/ } }],
      ["and 1100?", { says: /Silver/, facts: { minutes: /1,?100/ } }],
      ["whats the set up on the 2nd one", { says: /\$1,?495/ }],
      ["every month that??", { says: /once/i }],
      ["we use square, does it go w that", { says: /square/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-taller-llantas",
    turns: [
      [
        "buenas, tengo una llantera y no alcanso a contestar el tel. cuanto sale",
        { language: "es", says: /\$149|cu[aá]ntas llamadas/i },
      ],
      [
        "pues unas 25 al dia, de a minuto y medio, cerramos domingos",
        { language: "es", says: /Basic|Silver/, facts: { calls: /25/ } },
      ],
      ["y si pago mes con mes", { language: "es", says: /\$(6|7|5)\d\d|\$249|\$695/ }],
      ["que pasa si me paso de minutos", { language: "es", says: /\$0\.[56]0/ }],
      [
        "ta bueno. y habla español e ingles a la vez?",
        { language: "es", says: /espa[nñ]ol|ingl[eé]s/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-electrician-books-midprice",
    turns: [
      [
        "Electrical contractor, 4 trucks. we miss about 6 calls a day after hrs. cost?",
        { says: /Basic|\$149/, facts: { trade: /electric/i, calls: /6/ } },
      ],
      ["say 3 min a call", { says: /Basic/, facts: { calls: /6/ } }],
      [
        "ok id like to talk to a human about it. tues morning?",
        { says: /Tuesday 17 March|17/, offers: /Tuesday 17 March.*am/ },
      ],
      [
        "first one. wait is the install fee negotiable tho",
        { says: /person|not on our pages|cannot give|our pages|\$495|no (other )?discount/i },
      ],
      [
        "k whatever. Tom Brandt, tom@brandtelectric.net",
        {
          says: /Tuesday 17 March.*tom@brandtelectric\.net/i,
          facts: { name: /Tom Brandt/, email: /tom@brandtelectric\.net/ },
        },
      ],
      ["yep book it", { says: /Booked/i }],
    ],
    end: { booked: /tom@brandtelectric\.net/, left: false },
  },
  {
    name: "tb-pizza-hours-to-minutes",
    turns: [
      [
        "pizza place. we're on the phone like 2 hours a day total, 7 days. price?",
        { says: /Gold|Platinum/, facts: { minutes: /3,?[56]\d\d|3,?600|120/ } },
      ],
      [
        "no thats fri sat only. other days 40 min",
        { says: /Silver|Gold/, facts: { minutes: /1,?[6789]\d\d/ } },
      ],
      ["can it take the orders and put em in toast", { says: /toast|do not find|guess/i }],
      [
        "and whats cheapest if we only send u half of that",
        { says: /Basic|Silver/, facts: { minutes: /[89]\d\d/ } },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-nail-salon-message-typo",
    turns: [
      [
        "nail salon, do u do walkins or just appts",
        { says: /book|appointment|calendar|guess|do not know|person/i },
      ],
      [
        "ok leave a msg for ur people pls: can it text customers when a chair opens up",
        { asks: "name" },
      ],
      ["Linh Tran, linh@glossnailz.con", { says: /linh@glossnailz\.co/i }],
      ["oops .com", { says: /linh@glossnailz\.com/i, facts: { email: /linh@glossnailz\.com/ } }],
      ["hows that priced btw, texts", { says: /\$0\.0[235]/ }],
      ["ok send it", { says: /written down|24 hours|sent/i }],
    ],
    end: { booked: false, left: /linh@glossnailz\.com/ },
  },
  {
    name: "tb-hvac-season",
    turns: [
      [
        "hvac company, phoenix. summer we get 80 calls a day, winter maybe 15",
        {
          says: /Gold|Platinum|how long|minutes/i,
          facts: { trade: /hvac/i, place: /phoenix/i, calls: /80|15/ },
        },
      ],
      ["2 and a half mins avg", { says: /Platinum|Gold/ }],
      ["thats nuts. what about jst winter", { says: /Silver|Basic/ }],
      [
        "can we switch plans btwn seasons",
        { says: /our pages do not say|do not know|person|end of any billing period/i },
      ],
      ["ok ill call u. number?", { says: /\d{3}.\d{3,4}/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-dentist-vs-person",
    turns: [
      [
        "dental office, 2 drs. front desk costs us 3400/mo. would this b cheaper",
        { says: /\$|cannot judge|calls/i, facts: { trade: /dent/i } },
      ],
      ["45 calls a day 4 days a wk, 3 mins", { says: /Silver|Gold/, facts: { calls: /45/ } }],
      [
        "shes staying tho, only overflow, a third of that",
        { says: /Basic|Silver/, facts: { calls: /15/ } },
      ],
      ["hipaa?", { says: /HIPAA/ }],
      [
        "hm ok can u have someone email me abt that. Dana Ruiz dana@ruizdental.com",
        {
          says: /dana@ruizdental\.com|message/i,
          facts: { name: /Dana Ruiz/, email: /dana@ruizdental\.com/ },
        },
      ],
      ["just: do you sign a BAA", { says: /BAA|business associate/i }],
      ["yes", { says: /written down|24 hours/i }],
    ],
    end: { booked: false, left: /dana@ruizdental\.com/ },
  },
  {
    name: "tb-fontanero-switch",
    turns: [
      ["hola cuanto cuesta el mas barato", { language: "es", says: /\$149/ }],
      ["y cuantas llamadas trae", { language: "es", says: /300/ }],
      [
        "sorry my english better lol. is that enough for 8 calls a day, 1 min",
        { language: "en", says: /240|Basic|176|enough|yes/i, facts: { calls: /8/ } },
      ],
      ["ok and 12?", { says: /Basic/, facts: { calls: /12/ } }],
      ["can it answer in spanish when they speak spanish", { says: /spanish/i }],
      [
        "is that more $",
        { says: /no item|no extra|whichever|tie no|ninguno|on any|no plan|price list/i },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-mover-books-then-message",
    turns: [
      ["moving co here. got time fri to show me this thing", { offers: /Friday 13 March/ }],
      ["2pm", { says: /Friday 13 March, 2:00 pm|2:00/ }],
      [
        "actually hold on does it do quotes",
        { says: /qualif|question|intake|process|guess|person|not|do not know/i },
      ],
      [
        "forget the call, just leave a note: want pricing for 3 trucks 2000 minutes. Gus Okafor, gus@okaformoves.com",
        {
          says: /gus@okaformoves\.com/i,
          facts: { name: /Gus Okafor/, email: /gus@okaformoves\.com/ },
        },
      ],
      ["yes", { says: /written down|24 hours/i }],
    ],
    end: { booked: false, left: /gus@okaformoves\.com/ },
  },
  {
    name: "tb-bakery-too-dear",
    turns: [
      [
        "bakery, one phone. 149 a month is that really the lowest u got",
        { says: /Basic|\$149|smallest|nothing/i },
      ],
      ["its 30 calls a week. nothing cheaper?", { says: /Basic/, facts: { calls: /30/ } }],
      [
        "the 495 sting. any way around",
        { says: /person|our pages|cannot|once|do not say|not on/i },
      ],
      ["free trial?", { says: /MyCase/ }],
      ["no thats lawyers no", { says: /law firms on MyCase|MyCase|person|write to/i }],
      ["ok bye then", { never: /\$/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-ferreteria-recado",
    turns: [
      [
        "tienen algo pa ferreterias?",
        { language: "es", says: /oficio|negocio|aprender|s[ií]|directorio|tel[eé]fono/i },
      ],
      [
        "son como 3 llamadas x hora, abrimos 9 horas, lunes a sabado",
        { language: "es", says: /Basic|Silver/, facts: { calls: /27|3/ } },
      ],
      [
        "y en un año cuanto es todo con lo de instalar",
        { language: "es", says: /primer año|a[nñ]o/i },
      ],
      [
        "mejor q me escriban. soy Beto Salas beto@ferresalas.mx, q si facturan en mexico",
        {
          language: "es",
          says: /beto@ferresalas\.mx/,
          facts: { name: /Beto Salas/, email: /beto@ferresalas\.mx/ },
        },
      ],
      ["si mandalo", { language: "es", says: /24 horas|anotado|escrito/i }],
    ],
    end: { booked: false, left: /beto@ferresalas\.mx/ },
  },
  {
    name: "tb-vet-correction-chain",
    turns: [
      [
        "small animal vet, around 1000 calls a month. whats that cost",
        { says: /Silver|Gold/, facts: { trade: /vet/i, calls: /1,?000/ } },
      ],
      [
        "no wait thats both clinics. mine is 400",
        { says: /Basic|Silver/, facts: { calls: /400/ } },
      ],
      [
        "and theyre more like 4 min, ppl chat about their cats lol",
        { says: /Silver/, facts: { calls: /400/ } },
      ],
      ["if it goes 20% up in spring?", { says: /\$|Silver|1,?920/i }],
      ["what did u say for the cheaper month again", { says: /\$745/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tb-autobody-move-cancel",
    turns: [
      [
        "body shop, i booked a call w nora for monday, gotta move it",
        { says: /email|mail|link|person/i },
      ],
      ["dont have that mail", { says: /\d{3}.\d{3,4}|person|message/i }],
      [
        "k tell her then: cant do monday, any day after 3 is good. Vince Moretti 402-555-0148",
        { facts: { name: /Vince Moretti/, phone: /402.?555.?0148/ } },
      ],
      [
        "vince@morettibody.com if u need it",
        { says: /vince@morettibody\.com/, facts: { email: /vince@morettibody\.com/ } },
      ],
      ["yes send", { says: /written down|24 hours/i }],
    ],
    end: { booked: false, left: /vince@morettibody\.com/ },
  },
  {
    name: "tb-cleaning-es-en",
    turns: [
      [
        "I run a cleaning company, mostly texts. like 1,500 texts a mo and almost no calls, 100 min",
        { says: /Silver|Gold/, facts: { trade: /clean/i, texts: /1,?500/, minutes: /100/ } },
      ],
      ["how much r the texts of that", { says: /\$75|\$45/ }],
      [
        "mi esposa pregunta en español: el plan chico no manda mensajes?",
        { language: "es", says: /Basic/ },
      ],
      ["y el Gold cuanto cada mensaje", { language: "es", says: /\$0\.03/ }],
      [
        "ok english again pls. cheapest total w those texts by the month",
        { language: "en", says: /\$770/ },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-what-is-this-dentist",
    turns: [
      [
        "ok so what is this exactly, a answering service or a app",
        { says: /AI|front desk|receptionist/i },
      ],
      ["and can it actualy put ppl in my calendar or just take msgs", { says: /book/i }],
      [
        "were 2 dentists w google calendar btw",
        { says: /google calendar|yes|catalog|calendar/i, facts: { trade: /dent/i } },
      ],
      ["cool. what can it NOT do", { says: /advice|promise|interrupt/i }],
      ["how much for the smallest", { says: /\$149|\$249/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-clio-trial-privacy",
    turns: [
      [
        "solo family law atty here. works with clio? and is there a trial",
        { says: [/clio/i, /two weeks|mycase/i], facts: { trade: /law|attorney/i } },
      ],
      ["oh so no trial for me then?", { says: /mycase/i }],
      [
        "hmm ok. whats said on those calls is privileged, who gets to read it",
        { says: /live|do not say|person|reach|people who answer/i },
      ],
      ["and how long do you keep em", { says: /agreed|before the first/i }],
      [
        "fine, leave a msg for somebody: can we get a trial w clio too",
        { action: ["message", "answer", "person", "unknown"] },
      ],
      ["im Dana Whitlock, dana@whitlockfamily.example"],
      ["yes send", { says: /24 hours|sent|thank/i }],
    ],
    end: { booked: false, left: /dana@whitlockfamily\.example/i },
  },
  {
    name: "tc-robot-doubt-salon",
    turns: [
      ["am i talking to a bot rn", { says: /automated|assistant|not a person/i }],
      [
        "lol ok. my clients hate robots. does yours sound like one",
        { says: /voice|pause|interrupt/i },
      ],
      ["will it lie and say its human", { says: /assistant|says it is|never deceive|asks/i }],
      ["what if it gets stuck tho", { says: /hands? over|person/i }],
      [
        "to who? i have a hair salon w 4 chairs, im usually w a client",
        { says: /you decide|person|people|summary|message/i, facts: { trade: /salon|hair/i } },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-vet-unknown-system",
    turns: [
      [
        "does it hook up to ezyvet",
        { says: /catalog|not|do not|person/i, action: ["unknown", "answer", "message", "person"] },
      ],
      ["what about quickbooks and outlook then", { says: [/quickbooks/i, /outlook/i] }],
      ["and zapier", { says: /zapier/i }],
      ["how many do u have altogether", { says: /68/ }],
      ["extra cost for those?", { says: /no line|no plan charges|not|price list/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-zh-restaurant",
    turns: [
      ["你们这个能说中文吗 还有广东话", { language: "zh", says: /中文|语言|保证/ }],
      [
        "我开餐馆的 一天大概40个电话 每个2分钟左右",
        {
          language: "zh",
          says: /Silver|Gold|Platinum|分钟|\$/,
          facts: { trade: /餐|restaurant/i, calls: /40/ },
        },
      ],
      ["超了呢", { language: "zh", says: /\$0\.[3-6]0?/ }],
      ["能试用吗", { language: "zh", says: /MyCase/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-hipaa-doctor",
    turns: [
      [
        "r u hipaa compliant",
        {
          action: ["unknown", "answer", "message", "person"],
          never: /yes, we are hipaa|we are hipaa compliant/i,
        },
      ],
      ["ok who has access to the recordings", { says: /do not say|person|live/i }],
      ["can i turn recording off", { says: /do not say|agreed|person/i }],
      [
        "do you sell patient data or train ur model on it",
        { says: [/not sell/i, /own material|trained/i] },
      ],
      ["whats encrypted", { says: /not encrypted|encrypt|disk/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-book-by-words-movers",
    turns: [
      [
        "moving company, wanna see a demo friday next week morning",
        { offers: /Friday 20 March/, facts: { trade: /mov/i } },
      ],
      ["9 is good. Tess Moran, tess@moranmoves.example", { says: /9:00 am|9 am/i }],
      ["does it cost anything", { says: /nothing|no payment|free|not charged/i }],
      ["ok yes", { says: /booked|confirm|20 March/i }],
      ["actually can it be 11 instead", { says: /11|mail|link|move|resched/i }],
    ],
    end: { booked: /tess@moranmoves\.example/i, left: false },
  },
  {
    name: "tc-setup-nontechnical-painter",
    turns: [
      [
        "im a painter not a computer guy. hard to set up?",
        { says: /no code|forward|skills|connect/i, facts: { trade: /paint/i } },
      ],
      ["how long till its live", { says: /depends|person will tell/i }],
      ["who trains it, me or you guys", { says: /documents|site|named person|sets you up/i }],
      ["and that costs extra right", { says: /implementation|\$495|once/i }],
      ["every yr?", { says: /once/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-insurance-compare-plans",
    turns: [
      [
        "insurance agency, 6 agents. diff between silver and gold",
        { says: [/silver/i, /gold/i], facts: { trade: /insur/i } },
      ],
      ["does silver do outbound", { says: /no\b|gold/i }],
      ["and otp", { says: /gold/i }],
      ["the cheaper one then, monthly?", { says: /\$695/ }],
      ["how many mins is that and what if we go over", { says: [/1,?200/, /\$0\.50/] }],
      ["can we switch to gold later", { says: /do not say|don.t know|person/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-other-language-hotel",
    turns: [
      [
        "small hotel, lots of french and german guests. does it speak those",
        { says: /cannot promise|do not list|and more/i, facts: { trade: /hotel/i } },
      ],
      ["which ones for sure", { says: [/english/i, /spanish/i, /chinese/i] }],
      [
        "do languages cost extra or need a bigger plan",
        { says: /no language|any|whichever|not|tie/i },
      ],
      [
        "can a person get back to me on german. jonas@pinelodge.example",
        { facts: { email: "jonas@pinelodge.example" } },
      ],
      ["Jonas Weller", { facts: { name: /Jonas Weller/i } }],
      ["yep"],
    ],
    end: { booked: false, left: /jonas@pinelodge\.example/i },
  },
  {
    name: "tc-replace-receptionist",
    turns: [
      ["are u gonna replace my receptionist shes been here 20 yrs", { says: /only if|want/i }],
      [
        "good. so just lunch and after 5?",
        { says: /lunch|after.?hours|forward|just those|you decide/i },
      ],
      ["can she jump in on a call", { says: /take the call|yourself|live|yes/i }],
      ["does it remember ppl who called before", { says: /yes|memory|remember/i }],
      ["and texts count as same?", { says: /text|memory|share/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-zh-law-privacy",
    turns: [
      [
        "你好 我们是移民律师事务所 用lawmatics 能接吗",
        { language: "zh", says: /Lawmatics/i, facts: { trade: /律|law|attorney|immigr/i } },
      ],
      ["客户资料安全吗 存在哪里", { language: "zh", says: /美国|数据库/ }],
      ["会不会拿去训练AI", { language: "zh", says: /您自己的|材料|模型|训练/ }],
      ["想找个人聊聊 下周二上午", { language: "zh", offers: /3\s*月\s*17|17/ }],
      ["10点半 林慧 lin@linlaw.example", { language: "zh", says: /10:30/ }],
      ["好的 确认", { language: "zh" }],
    ],
    end: { booked: /lin@linlaw\.example/, left: false },
  },
  {
    name: "tc-chat-privacy-meta",
    turns: [
      ["are u saving what i type here", { says: /gone|held while/i }],
      ["and if i use the mic", { says: /not record|browser|text/i }],
      ["cookies?", { says: /only where|no analytics|no marketing/i }],
      ["ok and delete my stuff if i ask", { says: /write to|erase|hello@/i }],
      ["is this chatgpt underneath", { action: ["unknown", "answer", "message", "person"] }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-es-abogada-cita",
    turns: [
      [
        "soy abogada de inmigracion, usan mycase o clio? tengo clio",
        {
          language: "es",
          says: /clio/i,
          never: /Gracias, Abogada/i,
          facts: { trade: /abogad|law|inmigra|attorney/i },
        },
      ],
      [
        "hace recordatorios? se me olvidan las citas a los clientes jaja",
        { language: "es", says: /recordatorio/i },
      ],
      ["por mensaje y llamada?", { language: "es", says: /llamada|mensaje|texto/i }],
      [
        "quiero hablar con alguien el miercoles en la tarde",
        { language: "es", offers: /mi[eé]rcoles/i },
      ],
      [
        "a las 2, soy Carmen Ibarra carmen@ibarralegal.example",
        { language: "es", says: /2:00|14:00/ },
      ],
      ["si", { language: "es" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-two-at-once-realtor",
    turns: [
      [
        "realtor. can it qualify leads & send newsletters",
        { says: [/qualif|questions|your order|flow/i, /newsletter/i], facts: { trade: /real/i } },
      ],
      ["hubspot or salesforce, both ok?", { says: [/hubspot/i, /salesforce/i] }],
      [
        "and follow up boss",
        { action: ["unknown", "answer", "message", "person"], says: /not|catalog|person/i },
      ],
      [
        "hm. ok does it text back ppl who dont leave a voicemail",
        { says: /text|answer|first ring|every/i },
      ],
      ["per text cost?", { says: /\$0\.0[235]/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-funeral-home-tone",
    turns: [
      [
        "funeral home. tone matters a LOT. can it be gentle",
        { says: /softer|voice|tone|sound/i, facts: { trade: /funeral/i } },
      ],
      ["who picks the voice", { says: /you choose|you/i }],
      ["can i hear it before families do", { says: /try|test|see it work/i }],
      ["and if someones crying and wants a human", { says: /hands? over|person/i }],
      [
        "ok book me thursday next week 3pm. Alan Pryce alan@prycehome.example",
        { says: /Thursday 19 March|3:00 pm/ },
      ],
      ["no sorry make it 330", { says: /3:30/ }],
      ["yes", {}],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-dentist-price-silver",
    turns: [
      ["hi how much is silver", { says: /\$545|\$695/ }],
      ["and monthly?", { says: /\$695/ }],
      ["any setup cost", { says: /\$1,495/ }],
      [
        "ok thx ill talk to my partner first, were a small dental office in Boise",
        {
          never: /what would you like to know/i,
          facts: { trade: /dent/i, place: /boise/i },
        },
      ],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-plumber-which-plan",
    turns: [
      ["which plan do i need? plumber, just me and my son", { facts: { trade: /plumb/i } }],
      ["maybe 5 calls a day, 2 min each", { says: /basic/i, facts: { calls: /5/, length: /2/ } }],
      ["what if we go over", { says: /\$0\.60|60 ?¢|60 cents/ }],
      ["can i quit anytime", { says: /end of (any|the|each|a) billing period/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-hvac-book-one-line",
    turns: [
      [
        "can someone call me monday at 2? Its Dave Kim, dave.kim@kimheating.com, hvac company",
        {
          action: "book",
          says: /Monday 16 March/,
          facts: { name: /Dave Kim/, email: /dave\.kim@kimheating\.com/, trade: /hvac|heat/i },
        },
      ],
      ["how long is it", { says: /30|thirty|half/i }],
      // Two o'clock is taken in this calendar, and a choice is open.
      ["ok yes go ahead", { action: "book", offers: /Monday 16 March/, asks: "time" }],
    ],
    end: { booked: false },
  },
  {
    name: "td-salon-message",
    turns: [
      ["I dont want a call, can i just leave a message", { action: "message" }],
      [
        "do you set up the phone forwarding for us or do we do it? we have 2 salons with att lines",
        {
          action: ["message", "answer", "unknown"],
        },
      ],
      [
        "Priya Nair priya@glowsalons.com",
        {
          facts: { name: /Priya Nair/, email: /priya@glowsalons\.com/ },
        },
      ],
      ["yes send", { action: "sent" }],
      ["when do i hear back", { says: /24/ }],
    ],
    end: { booked: false, left: /forwarding/ },
  },
  {
    name: "td-vet-unknown-system",
    turns: [
      [
        "we are a vet clinic on ezyVet, compatible?",
        {
          action: open,
          says: /do not find|not (in|find|listed)|webhooks|zapier/i,
          facts: { trade: /vet/i },
        },
      ],
      ["hmm what about zapier", { says: /zapier is in|yes, zapier|zapier/i }],
      ["cheapest plan?", { says: /basic.*\$149/is }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-move-no-link",
    turns: [
      ["i have a call with nora tmrw and need to move it", { says: /confirmation|link/i }],
      ["cant find that email", { says: /\(800\) 555-0142|person/i }],
      ["ok ill call. thanks", { never: /your name, please/i }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-book-change-mind-day",
    turns: [
      ["book a demo", { action: "book", asks: "time" }],
      ["tmrw afternoon", { offers: /Friday 13 March, .* pm/ }],
      ["actually no, wednesday is better. 11", { says: /Wednesday 18 March/ }],
      [
        "Luis Ortega, luis@ortegaroofing.com",
        {
          offers: /Wednesday 18 March/,
          facts: { name: /Luis Ortega/, email: /luis@ortegaroofing\.com/ },
        },
      ],
      ["yep", { action: "book", offers: /Wednesday 18 March/ }],
    ],
    end: { booked: false },
  },
  {
    name: "td-question-mid-booking",
    turns: [
      ["can i talk to a real person about this", { action: ["person", "book"] }],
      ["thursday next week 10am works", { action: "book", says: /Thursday 19 March/ }],
      ["wait is that call free?", { says: /nothing|no payment|free/i }],
      ["ok. Tom Becker", { facts: { name: /Tom Becker/ } }],
      [
        "tbecker@beckerinsurance.net",
        {
          offers: /Thursday 19 March/,
          facts: { email: /tbecker@beckerinsurance\.net/ },
        },
      ],
      ["correct", { action: "book", offers: /Thursday 19 March/ }],
    ],
    end: { booked: false },
  },
  {
    name: "td-es-precio-clinica",
    turns: [
      [
        "hola cuanto cuesta? es para una clinica dental",
        {
          language: "es",
          says: /\$149/,
          facts: { trade: /dent/i },
        },
      ],
      ["el basico cuantos minutos trae", { language: "es", says: /300/ }],
      ["y si me paso?", { language: "es", says: /\$0[.,]60/ }],
      [
        "contesta en español e ingles?",
        { language: "es", says: /inglés.*español|español.*inglés/is },
      ],
      ["gracias lo pienso", { language: "es" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-es-reservar",
    turns: [
      [
        "quiero agendar una llamada para el lunes en la tarde",
        {
          language: "es",
          action: "book",
          offers: /lunes 16 de marzo/i,
        },
      ],
      ["la primera", { language: "es", action: "book" }],
      [
        "me llamo Rosa Delgado y mi correo es rosa.delgado@limpiezard.com",
        {
          language: "es",
          says: /lunes 16 de marzo/i,
          facts: { name: /Rosa Delgado/, email: /rosa\.delgado@limpiezard\.com/ },
        },
      ],
      ["si", { language: "es", action: "booked" }],
    ],
    end: { booked: /2026-03-16.*Rosa Delgado.*rosa\.delgado@limpiezard\.com/s },
  },
  {
    name: "td-es-switch-english",
    turns: [
      ["hola, hablan español?", { language: "es", says: /español|sí|claro/i }],
      [
        "que plan me conviene, taller mecanico, unas 15 llamadas al dia de 3 min",
        {
          language: "es",
          says: /basic|silver|gold/i,
          never: /La respuesta es la misma/,
          facts: { calls: /15/, length: /3/ },
        },
      ],
      ["sorry my boss is reading, in english please", { language: "en" }],
      ["how much is that per month", { language: "en", says: /\$(509|609)/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-zh-price",
    turns: [
      ["你好 请问最便宜的套餐多少钱", { language: "zh", says: /\$149/ }],
      ["按月付呢", { language: "zh", says: /\$249/ }],
      ["会说中文吗?我们是牙科诊所", { language: "zh", says: /中文/, facts: { trade: /牙|dent/i } }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-robot-doubt-restaurant",
    turns: [
      ["am i talking to a robot rn", { says: /automated|assistant|not a person/i }],
      ["lol ok. would my customers notice", { says: /voice|says it is an assistant|assistant/i }],
      [
        "its a pizza place, friday nights 3 phones ring at once",
        {
          says: /first ring|same time|at once|all of them|every line/i,
          facts: { trade: /pizza|restaurant/i },
        },
      ],
      ["price?", { says: /\$149|\$249/ }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "td-keep-number-electrician",
    turns: [
      ["do i have to change my phone number", { says: /keep your number/i }],
      [
        "can it only pick up after 5 and weekends",
        { says: /after hours|third ring|nights|hours/i },
      ],
      ["do i pay extra for weekends", { says: /no extra|every plan|no item for/i }],
      [
        "sweet. electrician in Tulsa btw. book me in for friday 9:30 am",
        {
          action: "book",
          says: /Friday 13 March/,
          facts: { trade: /electric/i, place: /tulsa/i },
        },
      ],
      [
        "Marcus Webb marcus@webbelectric.co",
        {
          facts: { name: /Marcus Webb/, email: /marcus@webbelectric\.co/ },
        },
      ],
      ["yes thats right", { action: "booked" }],
    ],
    end: { booked: /2026-03-13.*Marcus Webb.*marcus@webbelectric\.co/s },
  },
  {
    name: "td-book-becomes-message",
    turns: [
      ["schedule a call", { action: "book", asks: "time" }],
      ["do you have saturdays", { says: /monday|weekday|friday|nothing is open/i }],
      [
        "thats a shame. then just have someone email me, megan@fitbarn.com",
        {
          facts: { email: /megan@fitbarn\.com/ },
        },
      ],
      [
        "Megan Frost. i run a gym and want to know about pricing for 3 locations",
        {
          facts: { name: /Megan Frost/, trade: /gym|fitness/i },
        },
      ],
      ["yes pls", { action: "sent" }],
    ],
    end: {
      booked: false,
      left: /Megan Frost.*megan@fitbarn\.com|megan@fitbarn\.com.*Megan Frost/s,
    },
  },
  {
    name: "td-hipaa-doctor",
    turns: [
      [
        "family practice here, 4 docs. are you hipaa compliant",
        {
          action: open,
          says: /do not know|no hipaa|not.*know/i,
          facts: { trade: /doctor|family|medic|practice/i },
        },
      ],
      ["ok is the data sold to anyone", { says: /do not sell|not sell/i }],
      [
        "which plan for abt 60 calls a day, 3 min",
        {
          says: /gold|platinum/i,
          facts: { calls: /60/, length: /3/ },
        },
      ],
      [
        "have a person get back to me: Dr. Anil Shah, office@shahfamilymed.com",
        {
          action: ["message", "person", "sent"],
          facts: { name: /Anil Shah/, email: /office@shahfamilymed\.com/ },
        },
      ],
    ],
  },
  {
    name: "tb-plumber-leaves-word",
    turns: [
      [
        "we do plumbing. how much per call",
        { says: /\$|minute|how many calls/i, facts: { trade: /plumb/i } },
      ],
      ["no i mean is it by call or by minute", { says: /minute/i, never: /Nora/ }],
      [
        "hm. can somebody write me. tell them we get 900 min a month from our old service and pay 480 there",
        { asks: "name" },
      ],
      [
        "Rick Dudek rick@dudekplumbing.com",
        {
          says: [/rick@dudekplumbing\.com/i, /900/],
          facts: { name: /Rick Dudek/, email: /rick@dudekplumbing\.com/ },
        },
      ],
      ["ya send", { language: "en", says: /24 hours|written down|sent/i }],
    ],
    end: { booked: false, left: /dudekplumbing/ },
  },
  {
    name: "tb-tailor-zh-book",
    turns: [
      ["我开裁缝铺的 一周才40个电话 用得着吗", { language: "zh", facts: { calls: /40/ } }],
      ["最便宜那个多少 一年一付", { language: "zh", says: /149|161/ }],
      ["想约个时间聊聊 下周三下午", { language: "zh", offers: /18/ }],
      [
        "三点 我叫陈美玲 邮箱 meiling.chen@outlook.com",
        {
          language: "zh",
          says: /2:30|4:00|没有空/,
          facts: { name: /陈美玲/, email: /meiling\.chen@outlook\.com/ },
        },
      ],
      ["可以", { language: "zh", asks: "time" }],
    ],
    end: { booked: false, left: false },
  },
  {
    name: "tc-hvac-outbound-then-book",
    turns: [
      [
        "can it call back my old hvac customers for tuneups",
        { says: /gold|yes/i, never: /Tuneups/, facts: { trade: /hvac|heating/i } },
      ],
      ["which plan is that again & how much", { says: [/gold/i, /\$1,?[02]95/] }],
      [
        "pricey. anything cheaper that still does reminders texts?",
        { says: /silver|basic|\$|text/i },
      ],
      ["let me talk to someone tues", { offers: /Tuesday/ }],
      ["1030 works", { asks: "name" }],
      ["wait is it a real person on that call", { says: /person/i }],
      ["ok rob klein robk@kleinair.example, yes book it"],
    ],
  },
]);
