import type { Cues, Trio } from "./front-desk.ts";

/** What callers ask about a business, as it is heard, and what the desk says instead of guessing. */
export interface BusinessQuestion {
  id: string;
  heard: Cues;
  say: Trio;
}

/**
 * Questions to which only the business has the answer, the narrower ones first. Each is written down
 * for somebody to answer; the sentence tells that it was understood.
 */
export const businessQuestions: readonly BusinessQuestion[] = [
  {
    id: "parking",
    heard: [
      "parking, where do|can|should|would i|we park, place|spot to park, park near|there|nearby, can i|we park, valet",
      "estacionamiento, estacionar*, estaciono, parqueo, parquear*, donde dejo|dejar|dejamos el carro|coche|auto",
      "停车,车停",
    ],
    say: [
      "About parking I have nothing in front of me; {person} tells you, and it is on the note.",
      "Del estacionamiento aquí no tengo nada; se lo dice {person}, y va en la nota.",
      "停车的事我手边没有，已经记下，由{person}告诉您。",
    ],
  },
  {
    id: "language",
    heard: [
      "anybody|anyone|someone|somebody|you|yall|they|he|she|doctor|staff speak|speaks spanish|english|chinese|mandarin|cantonese|vietnamese|russian|arabic|french|korean, can|could|may|lets i|we|you|u do|use|speak|talk|switch|go|continue|text english|spanish|chinese, is|would english|spanish|chinese ok|okay|fine|better|easier|alright|possible, in english|spanish|chinese ok|okay|please|instead",
      "hablan|habla|hable|hablen espanol|ingles|chino, puedo|podemos|se puede hablar|seguir|en espanol|ingles|chino, esta bien en|si espanol|ingles|chino",
      "说中文可以,说中文行,说英文可以,讲中文可以,讲中文行,可以说中文,可以讲中文,能说中文,能讲中文,能不能说中文,可不可以说中文,用中文可以,会说中文,会讲中文,说中文吗,讲中文吗,会中文,会说普通话,说普通话吗,讲普通话,会说英文,说英语吗",
    ],
    say: [
      "With me it goes in English, Spanish or Chinese. Who else here speaks it, {person} tells you.",
      "Conmigo puede hablar en español, inglés o chino. Quién más lo habla aquí, se lo dice {person}.",
      "跟我说中文、英文、西班牙文都可以。这里还有谁会说，由{person}告诉您。",
    ],
  },
  {
    id: "accepted",
    heard: [
      "do|does|if|whether|you|yall|they take|accept|honor|bill aetna|cigna|delta|blue|cross|bcbs|humana|kaiser|medicare|medicaid|medi|united|uhc|unitedhealth*|metlife|guardian|anthem|tricare|ppo|hmo|insurance|insurances|molina|ambetter|oscar, in network, out of network, work|deal with state|statefarm|geico|progressive|allstate|farmers|usaa|nationwide|liberty|insurance|insurers|my|their|his|her insurance|insurer|farm|mutual|geico|progressive|usaa, what|which insurance|insurances|plans do|you|are, accept|take my|our|his|her|their insurance|plan, is|are aetna|cigna|delta|humana|kaiser|medicare|medicaid|tricare|bcbs|metlife|anthem accepted|taken|ok|okay|good|fine",
      "aceptan|toman|reciben|agarran|acepta|toma seguro|seguros|aseguranza|aseguranzas|medicaid|medicare|delta|cigna|aetna|humana|medi, tarjeta medica, que|cuales seguros|aseguranzas, mi|el seguro lo|la aceptan|toman|agarran",
      "收保险,收不收保险,收什么保险,接受保险,接受什么保险,哪些保险,什么保险,保险能用,能用保险,用我的保险,收我的保险",
    ],
    say: [
      "Whether that insurance is taken here I cannot see; the question is on the note for {person}.",
      "Si aquí aceptan ese seguro no lo veo desde aquí; la pregunta va en la nota para {person}.",
      "这里收不收这个保险我看不到；问题已经写在给{person}的便条上。",
    ],
  },
  {
    id: "payment",
    heard: [
      "take|accept cash|card|cards|credit|check|checks|venmo|zelle|apple|paypal|financing|carecredit|amex|debit, payment plan*, pay in installments|pieces|parts|monthly, pay over time, can i|we pay with|by|in|over|later|after|half, do you|yall finance, offer financing",
      "aceptan|toman|reciben tarjeta|tarjetas|efectivo|cheque|cheques|zelle, pagar|pago a|en|con plazos|pagos|efectivo|tarjeta|abonos|partes, planes|plan de pago|pagos",
      "能刷卡,可以刷卡,收现金,付现金,分期,微信支付,支付宝,怎么付款,付款方式,怎么付",
    ],
    say: [
      "Which ways to pay there are, {person} tells you; I have written down what you asked.",
      "Las formas de pago se las dice {person}; ya apunté su pregunta.",
      "怎么付款由{person}告诉您；您问的我记下了。",
    ],
  },
  {
    id: "service-time",
    heard: [
      "when|whens|where|wheres|time is|the|s service for mr|mrs|ms|miss|dr|sir, when|whens|where|wheres|what time is|are|s|the|his|her funeral|viewing|wake|visitation|memorial|burial",
      "cuando|donde|hora es|sera|son el|la|los velorio|funeral|entierro|misa|servicio",
      "什么时候出殡,追悼会,葬礼什么时候,葬礼在哪",
    ],
    say: [
      "When and where that is I cannot see from here; {person} tells you, and your question is on the note.",
      "Cuándo y dónde es no lo veo desde aquí; se lo dice {person}, y su pregunta va en la nota.",
      "时间和地点我这里看不到；由{person}告诉您，问题已经记下。",
    ],
  },
  {
    id: "charged",
    heard: [
      "am|will|would|gonna|do i|we|me still|be|get|getting charged|billed|drafted on|again|this|next|the",
      "me|nos van|va|vuelven a cobrar el|la|este|otra, me|nos cobran el|otra",
      "还会扣,会不会扣,还扣",
    ],
    say: [
      "Whether anything is charged I cannot see from here; {person} tells you, and it is on the note.",
      "Si se cobra algo no lo veo desde aquí; se lo dice {person}, y va en la nota.",
      "会不会扣款我这里看不到；由{person}告诉您，已经记下。",
    ],
  },
  {
    id: "callback",
    heard: [
      "when will|would|are|is you|they|someone|somebody|he|she|anyone|anybody|the call|calling|phone, when will|would|do|can i|we hear, how soon will|would|do|can|does i|you|they|someone|somebody|he|she call|hear|phone, what time will|would|are you|they|someone|somebody|he|she call|calling",
      "cuando me|nos llaman|llama|llamaria|llamarian|marcan|hablan|van|regresan, a que hora me|nos llaman|llama|marcan|van",
      "什么时候回电,什么时候给我打,什么时候打给我,多久回电,多久给我回,几点打给我,几点回电",
    ],
    say: [
      "I cannot name the hour of that call; {person} has the note, with your question on it.",
      "La hora de esa llamada no la puedo decir; {person} tiene la nota, con su pregunta.",
      "什么时候来电我说不准；便条会交给{person}，您的问题也在上面。",
    ],
  },
  {
    id: "arrival",
    heard: [
      "how soon|fast|quick|quickly can|could|would|will you|yall|someone|somebody|anyone|anybody|they|he|she|a|the, how long until|till|before|to someone|somebody|anyone|anybody|you|yall|they|he|get|come, how long does|will|would|is it|that take|be someone|somebody|anyone|anybody|you|them|him|to|for|till|until get|come|here|out|be, when can|could|will|would someone|somebody|anyone|anybody|they|he come|be|get|make|show, what time will|would someone|somebody|they|he come|be|get|show, how far out are|is",
      "cuanto tardan|tarda|demoran|demora|tardarian en|para llegar|venir|mandar, en cuanto tiempo llegan|llega|vienen, a que hora llegan|llega|vienen|viene, que tan rapido|pronto llegan|vienen|pueden|puede, cuando pueden|puede|podrian|podria venir|llegar|mandar",
      "多久能到,多久到,多久能来,多久来人,什么时候能到,什么时候能来,什么时候来人,几点能到,几点能来,多快能,最快什么时候",
    ],
    say: [
      "How soon somebody is with you I cannot promise; {person} gets that question with the note.",
      "Qué tan pronto llega alguien no lo puedo prometer; {person} recibe esa pregunta con la nota.",
      "多久有人到我不能保证；问题连同便条一起转给{person}。",
    ],
  },
  {
    id: "duration",
    heard: [
      "how long does|will|would|is|do|should|are|take it|that|this|the|they|these|one|a|an|appointment|visit|whole|i, how long for, how long it|that|this take|takes|be|last, how many|much hours|time|days will|does|would|is|should|it",
      "cuanto tarda|tardan|dura|duran|demora|demoran, cuanto tiempo",
      "要多久,多长时间,需要多久,大概多久,几个小时,要几天,多长时间",
    ],
    say: [
      "How long that takes I will not guess; {person} tells you.",
      "Cuánto tarda no lo voy a adivinar; se lo dice {person}.",
      "要多久我不乱猜，由{person}告诉您。",
    ],
  },
  {
    id: "who",
    heard: [
      "who will|would|is|s come|coming|out|show|showing|doing, whos coming|doing|gonna|showing, who do|will|would|am i|we see|seeing|get|meet|have, who does|performs|comes|shows|works the|it|this|that|your|out|up|on, which doctor|dentist|tech|technician|plumber|electrician|attorney|lawyer|nurse|agent|guy|stylist|therapist|one will|would|does|do|comes|is, same guy|person|tech|technician|doctor|dentist|crew|one as|that|who|from|again|like, is it|that|he|she a|an|the dentist|doctor|nurse|hygienist|hygenist|technician|licensed or|and",
      "quien me|nos|lo|la|le|los|las atiende|atenderia|hace|haria|ve|revisa, quien viene|vendria|va|seria|llega|atiende|atenderia|hace, que|cual doctor|doctora|dentista|tecnico|plomero|abogado|abogada|enfermera me|nos|viene|va|seria|atiende, el mismo|la misma de|que|tecnico|senor|doctora|doctor",
      "谁来,谁会来,派谁,哪位医生,哪个医生,哪位律师,哪个律师,哪个师傅,谁给我,是不是上次那",
    ],
    say: [
      "Who it will be I cannot say from here; {person} tells you, and your question is on the note.",
      "Quién será no lo sé desde aquí; se lo dice {person}, y su pregunta va en la nota.",
      "会是谁我这里说不准；由{person}告诉您，问题已经记下。",
    ],
  },
  {
    id: "papers",
    heard: [
      "are|is|if|whether you|yall|they|he|she|guys licensed|insured|bonded|certified|accredited, license number, licensed and insured, have|got|offer|with|give|theres|there|any|a warranty|warranties, warranty on|for, background check*",
      "tienen|tiene|dan|hay licencia|licencias|garantia|garantias, estan certificad*|asegurad*|licenciad*, con|dan garantia",
      "有执照,有牌照,有没有执照,保修,有资质,有保险吗",
    ],
    say: [
      "License, insurance and warranty are for {person} to show you on paper; I wrote down that you ask.",
      "Licencia, seguro y garantía se los muestra por escrito {person}; ya apunté que pregunta.",
      "执照、保险和保修由{person}给您看书面的；我记下您问了。",
    ],
  },
  {
    id: "new-ones",
    heard: [
      "taking|accepting|seeing|take|accept|have|got new|more|additional|any patients|clients|people|cases|customers|members|ones, room|space for new",
      "aceptan|reciben|toman|atienden pacientes|clientes|casos nuev*",
      "收新病人,接新病人,接新客户,收新客户,接受新病人,收新的",
    ],
    say: [
      "Whether there is room for new ones, {person} tells you; until then I take down what you need.",
      "Si hay lugar para nuevos se lo dice {person}; mientras, apunto lo que necesita.",
      "还收不收新的由{person}告诉您；您需要什么我先记下。",
    ],
  },
  {
    id: "area",
    heard: [
      "do|does|if|whether|will|would you|yall|they|he come|go|travel|drive|deliver|serve|work out|as|all|this|that far|to|way, do|does|if|whether you|yall|they serve|cover|deliver|come my|our|this|the|to|in|out, service|cover|serve my|our|the|this area|county|zip|town|neighborhood, in|within|outside|out your|of service|your area, come out to, that far out, too far for",
      "van|llegan|vienen|vendrian|irian a|hasta, cubren|atienden|sirven esta|mi|la|toda|aqui zona|area, dan servicio en|a|por, muy lejos para",
      "上门吗,能上门,可以上门,服务范围,你们来吗,送到,来不来,这个区",
    ],
    say: [
      "Whether we come there, {person} tells you; it is on the note.",
      "Si llegamos hasta allá se lo dice {person}; va en la nota.",
      "那边我们去不去，由{person}告诉您；已经记下了。",
    ],
  },
  {
    id: "send",
    heard: [
      "can|could|will|would you|u|yall|they|someone|somebody text|email|send|mail it|that|them|this|me",
      "me lo|la|los|las puede|pueden|podria|podrian mandar|enviar, puede|pueden mandarmelo|enviarmelo|mandarmela|enviarmela",
      "能发给我,可以发给我,发短信给我,发到我",
    ],
    say: [
      "That you want it sent to you goes on the note; {person} sends it.",
      "Que lo quiere recibir va en la nota; se lo manda {person}.",
      "您想收到它，我写在便条上；由{person}发给您。",
    ],
  },
  {
    id: "bring",
    heard: [
      "what should|do|would|must i|we|she|he bring|wear|have|prepare, what to bring|wear, need|have|supposed|should to|i|we bring, anything i|we|to should|need|bring",
      "que llevo|traigo|llevamos|traemos|debo|tengo|necesito llevar|traer, que hay que llevar|traer, tengo|necesito|hay que llevar|traer",
      "要带什么,需要带,带什么,用带,要准备什么",
    ],
    say: [
      "What to bring, {person} tells you; I would only be guessing.",
      "Qué hay que traer se lo dice {person}; yo solo adivinaría.",
      "要带什么由{person}告诉您，我不乱猜。",
    ],
  },
];

/** To "do you do that": the desk can see from its own form what calls are usual here. */
export const serviceAnswers: Readonly<Record<"usual" | "unknown", Trio>> = {
  usual: [
    "Calls about that are what I take down here; {person} says whether yours is one for us.",
    "Llamadas así son las que apunto aquí; {person} dice si la suya es para nosotros.",
    "这类来电我这里都会记下；接不接由{person}答复您。",
  ],
  unknown: [
    "Whether we do that I cannot see from here; {person} tells you, and it is on the note.",
    "Si eso lo hacemos no lo veo desde aquí; se lo dice {person}, y va en la nota.",
    "我们做不做这个，我这里看不到；已经记下，由{person}告诉您。",
  ],
};

const youAll =
  "(?:you|u|y['’]?all|ya|they)(?: (?:guys|all|folks|people|ever|even|also|still|actually|really|happen to)){0,2}";
const does =
  "do|stock|carry|sell|rent(?: out)?|sharpen|make(?! (?:you|me|us|him|her|them|it|sure|people)(?!\\p{L}))|build|print|engrave|restore|refinish|sew|mend|tune|teach|cater|recycle|wash|handle|service|offer|provide|fix|repair|install|put in|hang|hook up|set up|replace|treat|take on|take care of|deal with|help with|work on|clean|remove|move|haul|pack|ship|store|hem|alter|groom|board|tow|detail|tint|stain|see (?=kids|children|babies|newborns|adults|infants|toddlers)|do work on";

/** "Do you guys fix bikes", "is that something you do": `what` is what they ask for. */
export const serviceAsked: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:what|how|when|why|where|who|which) )(?<![\\p{L}'’])(?:do|does|if|whether) ${youAll} (?:${does})(?![\\p{L}'’])(?<what>[^,.;?!\\n]{0,70})`,
    "iu",
  ),
  new RegExp(
    `(?<!\\b(?:what|how|when|why|where|who|which) )(?<![\\p{L}'’])(?:can|could|would) ${youAll} (?:handle|treat|service|take on|deal with)(?![\\p{L}'’])(?<what>[^,.;?!\\n]{0,70})`,
    "iu",
  ),
  new RegExp(
    `(?<![\\p{L}'’])(?:is|are|was) (?<what>[^,.;?!\\n]{2,40}?) (?:something|anything|a thing|stuff|things) (?:that )?${youAll} (?:could |can |would |might |usually )?(?:${does}|work with|take)(?![\\p{L}'’])`,
    "iu",
  ),
  /(?:^|[.,;!?] ?|(?<![\p{L}])(?:and|so|but|hi|hey) )(?:you|u|y['’]?all|ya)(?: (?:guys|all|folks|people|even|also|still)){0,2} (?:do|fix|service|handle|offer|install|treat|repair)(?![\p{L}'’])(?<what>[^,.;?!\n]{0,70})(?=\?)/iu,
  /(?:^|[¿?.,;!] ?|(?<![\p{L}])(?:si|y|o|ustedes|aqu[ií]|ah[ií]|all[aá]|tambi[eé]n) )(?:hacen|arreglan|reparan|manejan|atienden(?! (?:el|los|en|hoy|ma[nñ]ana|s[aá]bado|domingo|de|a|hasta))|ofrecen|instalan|limpian|tratan|mueven|llevan casos de|se encargan de|se dedican a|trabajan con)(?![\p{L}])(?<what>[^,.;?!¿\n]{0,70})/iu,
  /(?<![\p{L}])(?:es|eso es) algo que (?:ustedes )?(?:hacen|manejan|arreglan|atienden)(?<what>)/iu,
  /(?:你们|您们|你家|这边|这里|贵公司|贵所)(?:这里|这边|那边|那里|也|还|能|可以|会|都){0,3}(?:做不做|做|修不修|修|接不接|接|处理|治|提供|安装|装|清洗|清理|搬|办理|代理)(?!的|了|过|电话|到)(?<what>[^，。？！,?!\n]{0,14}?)(?=(?:吗|么|嘛|不|呢)?(?:[，。？！,?!\s]|$))/u,
];

/** "Do you do that": what is meant was said before. */
export const saidBefore =
  /^(?:(?:any|some|all) of )?(?:that|this|it|those|these|them|such|one of those|(?:that|this) (?:kind|sort|type) of (?:thing|stuff|work|job|case)s?|(?:stuff|things|cases?|jobs?|work) like (?:that|this|these|those)|eso|esto|esas? cosas?|todo eso|algo as[ií]|casos? as[ií]|cosas? as[ií]|这个|那个|这种|这些|这类)?$/iu;

/** What goes on behind the thing that is asked for. */
export const askedBeside =
  /(?:^|\s+)(?:(?:and|or|but|y|o|pero) (?:only|just|solo|nada m[aá]s|how|what|whats|do|does|is|are|can|could|when|who|if|i|im|we|my|will|would|cuanto|cu[aá]nto|tambi[eé]n|si|mi|yo)(?!\p{L})|(?:too|also) or .*|or (?:not|no|what)|(?:here|there|at all|too|as well|by the way|btw|by any chance|by chance|or anything|ah[ií]|aqu[ií]|ustedes|tambi[eé]n|please|por favor)$).*/iu;

/**
 * Openings of a question that only the business can answer, also where its words fill a line: "is it
 * pet friendly", "whats check in time". What asks for a time or a table is none.
 */
export const ofTheBusiness: readonly RegExp[] = [
  /^(?:(?:and|so|also|oh|ok|okay|um|uh|well|but|then|hey|hi) )*(?:(?:is|are) (?:it|there|the|your|you guys|they)|(?:do|does) (?:you|yall|you all|you guys|they|it|the place|your \w+) (?!(?:have|got) (?:a |an |any |anything|something|some )?(?:table|room|spot|slot|opening|time|availab|appointment|space|free)|think|know|want|need|see|mean|have anything|have something)|whats? (?:is )?(?:the|your|check)|what time|(?:can|could|may) (?:i|we) (?:bring|use|park|leave|smoke|eat|borrow|pay|come with)|(?:will|would) (?:you|they|someone|somebody|there)\b|how (?:many|big|old|far|late|early|often|is|are|does|do (?:you|they))|where (?:is|are|do)|which)\b/,
  /^(?:(?:y|o|pero|oiga|tambien|ah) )*(?:tienen|hay|aceptan|se puede|(?:me |nos |le )?(?:pueden|podrian) (?!ser|cambiar|mover|ver|atender|agendar)\w+|ustedes \w+(?:an|en)|puedo (?:llevar|traer|usar|dejar|entrar)|podemos (?:llevar|traer|usar|dejar)|incluye|a que hora es|donde (?:esta|queda|estan)|cual es (?:la|el|su))(?! (?:una?|algo|alg[uú]n|lugar|mesa|cita|espacio|hora|disponib|tiempo))\b/,
];

/** "What?", "huh": no question that somebody could answer. */
export const interjection =
  /^(?:(?:my|the|your|whose|which|mi|el|la|cual) )?(?:full |last )?(?:name|number|phone|address|email|nombre|numero|direccion|telefono|correo)$|^(?:what|huh|hello|hey|really|seriously|sorry|pardon|excuse me|wait|come again|how so|how come|like what|right|ok|okay|you there|anyone there|are you (?:there|kidding(?: me)?|serious|for real)|como|mande|que|perdon|en serio|bueno|de veras)(?: (?:what|what|now))?$/;

/** Questions without a mark or a word that opens one: "you take cigna", "aceptan medicaid". */
export const asksBare =
  /^(?:(?:and|so|also|y|o|oiga|ustedes|tambien|ahi|alla) )*(?:(?:you|yall|you guys|you all|they) (?:guys )?(?:take|accept|honor|have parking|speak|come out|deliver|finance)|aceptan|toman|reciben|hablan|cubren|atienden|(?:me |nos )?pueden)\b/;

/** A question that is wrapped: "I was wondering if you take walk-ins". */
export const wrapped: Cues = [
  "wondering|wonder|know|see|ask|asking|curious|check|checking|find|sure if|whether, wondering|know|see|ask|find|tell|asking what|who|where|how|when",
  "saber|preguntar|ver|preguntando si|cuanto|quien|que|donde|cuando",
  "想知道,想问,请问,问一下",
];

/** The caller says that a question has not been answered. */
export const unanswered: Cues = [
  "you|u didnt|havent|never|dont|still|did answer|answered|say|said|tell|told, didnt|never|havent get|got an|any|my answer, yes or no, what i asked|am asking, i asked if|whether|is|about|how|what|can|do|does|for, i asked|was|am|im asking if|whether|how|what|who|does|do|is, answer my|the question, my question was|again",
  "no me contesto|contesta|contestaron|respondio|responde|dijo|ha, si o no, lo que pregunte, le pregunte, contesteme, mi pregunta",
  "没回答,没有回答,还没说,到底,不是问这个,我问的是,问你呢",
];
