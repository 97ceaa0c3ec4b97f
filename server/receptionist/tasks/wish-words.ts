import { clausesOf } from "#server/receptionist/hearing/clauses.ts";

export const meeting =
  /\b(call|talk|chat|meet|meeting|see it|slot|appointment|see (?:you|someone|somebody|nora)|speak|time on|times on|anything on|llamada|hablar|cita|vernos|hueco|reuni[oó]n)\b|电话|通话|聊|谈|见|约/iu;
export const ownBooking =
  /\b(cancel|call off|back out of|pull out of|drop out of|bail on|get out of|scrap|undo|skip|move|shift|bump|reschedule|change|push|postpone|delete|cancelar|mover|cambiar|reprogramar|anular)\b.{0,24}\b(my|our|his|her|the|mi|la|nuestra|\p{L}+'s)\b.{0,16}\b(call|appointment|appt|booking|meeting|thing|slot|spot|time|demo|reservation|cita|llamada|reuni[oó]n|reserva|hora)\b/iu;

/** "Any time saturday?", "free friday?": a day beside a word for an open time. */
export const freeTime =
  /^\W*(?:(?:and|so|ok|hi|hey|then)\W+)*(?:can|could) (?:we|i|you|u) (?:do|make it|meet|talk|chat)\b|^\W*(?:(?:is|are|do|u|you|got|have|there|hay|tienen|tiene|y|and|ok)\s+)*(?:any ?time|anything|something|any|free|open|opening|available|algo|libre|hueco|espacio)\b|\bwhat(?:'?s| is|s| have| do| else)?(?: (?:you|u|do|have|got|is))* (?:got|have|open|free|available|left)\b|\bqu[eé] (?:tienen|hay|horas?|espacios?)\b|\b(?:free|open|available|libre)\W*$|(?:可以|行|方便|有空|有时间)吗/iu;

/** "What's your first opening", "the earliest you have". */
export const soonestTime =
  /\b(?:what|when|whats|whens|which|is|do you have|got|give me|i['’]?ll take|can i (?:get|have)|book|need|want)(?:['’]?s| is)?\b.{0,12}\b(?:earliest|soonest|first|next)(?: \p{L}+)? (?:available|open|free|opening|slot|spot|time slot|appointment|you (?:have|got|can do)|(?:i|we|you) can (?:talk|speak|meet|get))\b|(?<!\p{L})(?:primer[ao]?|pr[oó]xim[ao]|m[aá]s (?:pronto|temprano)) (?:hora|cita|hueco|espacio|momento|llamada)?.{0,12}(?:libre|disponible|tien(?:e|en|es))(?!\p{L})|最早(?:的)?(?:什么时候|时间|能约|可以约|有空)/iu;

/** "Fit me in tuesday", "I'm around wed", or nothing but a day. */
export const suits =
  /\b(?:fit|squeeze|slot) (?:me|us) in\b|\b(?:i ?'?m|i am|we ?'?re|we are) (?:around|free|open|available)\b|\b(?:can|could|shall) we (?:zoom|meet|chat|talk)\b|^\W*[a-z]+\W*$/i;

/** "When could you talk at the earliest": a time with a person is asked for. */
export const whenToTalk =
  /\b(?:when|what time|how soon|what day)(?:['’]s| (?:can|could|would|will|might|do|does|is|are)) (?:you|u|we|i|someone|somebody|anyone|nora|y'?all)(?: (?:guys|all|two|be|able to|free to|available to|have time to|get to))* (?:talk|speak|chat|meet|hop on|jump on|get on|do a call|have a call)\b|\b(?:cu[aá]ndo|a qu[eé] hora) (?:podemos|podr[ií]amos|puedo|puede|podr[ií]an?|pueden)(?: \p{L}+)? (?:hablar|platicar|reunir|vernos)\p{L}*/iu;

/** "Send me that", beside an address. */
export const sendsMe =
  /^\W*(?:(?:please|pls|can you|could you|just|ok|hi|and)\W+)*(?:send|e-?mail|mail|forward)\b.{1,40}\bto [\w.+-]+@|\b(?:send|e-?mail|mail|write|forward|shoot)\b.{0,12}\b(?:me|us|it|that|this|info|details)\b|\bm[aá]nd\w*(?:me|nos|lo)\b|env[ií]e\w*(?:me|nos|lo)\b|发给我|发到/iu;

/** "I have a call booked, can we push it". */
export const hasBooking =
  /\b(?:have|had|got|made|tengo|hice)\b.{0,24}\b(?:call|appointment|booking|meeting|demo|booked|scheduled|cita|llamada|reserva)\b.*\b(?:push|move|change|cancel|reschedule|postpone|mover|cambiar|cancelar)/iu;

/** "I have an appointment monday and want wednesday". */
export const hasOtherDay =
  /\b(?:have|had|got|booked|tengo|ten[ií]a|hice|agend[eé])\b.{0,24}\b(?:call|appointment|appt|meeting|demo|cita|llamada|reuni[oó]n)\b.{0,30}\b(?:want|need|prefer|rather|would like|quiero|prefiero|necesito|mejor)\b.{0,16}\b(?:mon|tues|wednes|thurs|fri|lunes|martes|mi[eé]rcoles|jueves|viernes)/iu;

/** "想取消明天的通话": the visitor's own, and no customer's. */
export const ownChange =
  /(?:我|想|要|需要|帮我|麻烦)[^，。？客病顾]{0,6}(?:取消|推迟|改(?:一下|期|到)?)[^，。？客病顾]{0,10}(?:通话|预约|电话会|会议|约的)/u;

/** "I have a call with you tomorrow and I can't make it", "我约了周五，来不了了". */
export const cannotCome =
  /\b(?:have|had|got|booked|scheduled|set up|my|our|the|for)\b.{0,30}\b(?:call|appointment|appt|meeting|demo|slot|chat)\b.{0,60}\b(?:(?:can'?t|cannot|can not|won'?t(?: be able to)?|not able to|unable to)(?: be able to)? (?:make|come|do|be there|attend|join|take)|something came up|have to skip|got to skip)\b|\b(?:can'?t|cannot|won'?t(?: be able to)?|unable to|not (?:going to|gonna)) (?:make|attend|join)(?: it)?(?: to)? (?:my|our|the|tomorrow'?s|today'?s|that) (?:\p{L}+ )?(?:call|appointment|appt|meeting|demo|slot)\b|\b(?:tengo|ten[ií]a|hice|agend[eé]|nuestra|mi|la)\b.{0,24}\b(?:llamada|cita|reuni[oó]n|demo)\b.{0,60}\b(?:no (?:voy a |vamos a )?(?:puedo|podemos|podr[eé]|poder|alcanzo|llego)(?: (?:ir|estar|llegar|asistir|tomarla|atender))?|se me complic[oó]|me surgi[oó])|\bno (?:voy a poder|puedo|podr[eé]) (?:ir|estar|llegar|asistir)? ?(?:a|en) (?:la|mi|nuestra) (?:llamada|cita|reuni[oó]n)|(?:约了|约好|预约了|订了).{0,24}(?:来不了|去不了|没空了|不能来|不能去|参加不了|有事)/iu;

/** "I booked for tuesday, can you move it". */
export const booked =
  /\b(?:i|we)(?:'?ve)? (?:have )?(?:already )?(?:booked|scheduled|reserved)\b.{0,60}\b(?:can(?:'?t|not) make|move|change|push|cancel|resched\p{L}*|postpone) (?:it|that)\b/iu;

/** "I need to cancel a booking under the name": a booking of the visitor's, whatever stands before it. */
export const anyBooking =
  /\b(?:i|we|me|us|please)\b.{0,24}\b(?:cancel|reschedule|postpone|move|change|push)\b.{0,12}\b(?:an?|this|that|the|existing)\b.{0,12}\b(?:call|appointment|appt|booking|meeting|demo|reservation)\b|\b(?:cancelar|anular|mover|cambiar|reprogramar)\b.{0,8}\b(?:una|esa|esta)\b.{0,6}\b(?:cita|llamada|reuni[oó]n|reserva)\b|(?:取消|推迟|改|挪).{0,10}(?:约好|约了|约的|预约|已经约)|(?:约好|约了|约的|预约).{0,10}(?:取消|推迟|改到|改成|改期|改时间|挪)/iu;

/** Those whose bookings the product handles. */
export const others =
  /\b(?:callers?|clients?|patients?|customers?|people|guests?|it|agent|bot|ai|they|clientes?|pacientes?)\b|客户|客人|病人|来电者|患者/iu;
export const ofCallers =
  /\b(?:callers?|clients?|patients?|customers?|guests?|clientes?|pacientes?)\b|客户|客人|病人|来电者|患者/iu;

/** "Can somebody talk to me tonight", "30 min with someone": a time with a person. */
export const withSomebody =
  /\b(?:hear|hearing|get|learn) (?:it|this|that|about it|more) from (?:a |an )?(?:real |actual |live )?(?:person|human|somebody|someone|nora)\b|\b(?:need|want|get me|give me|have|see) (?:somebody|someone|a (?:real )?(?:person|human)|nora|one of you)\b|\b(?:someone|somebody|anyone|anybody|nora|a person|a human|we|us)\b.{0,12}\b(?:call me|ring me|phone me|talk|speak|chat|meet)\b|\b(?:talk|speak|chat|meet|minutes?|mins?|half hour)\b.{0,6}\b(?:with|to) (?:me|us|someone|somebody|anyone|nora|you|y'?all|a person)\b|\b(?:alguien|nora|nos|podemos|podr[ií]amos)\b.{0,14}\b(?:llam[ae]\w*|hablar?|vernos|platicar)\b|(?:有人|谁|nora).{0,6}(?:和我|跟我|打给我|谈|聊|通话)/iu;

/** "Call me monday morning": a day for a call, unless what it is about is told for a message. */
const callMe =
  /\b(?:call|ring|phone) (?:me|us)(?: back)?(?: on| at| this| next| tomorrow)?\b(?!.{0,40}\b(?:about|regarding|re|because|if|when|once)\b)|\bll[aá]me(?:me|nos|n)\p{L}*(?!.{0,40}(?<!\p{L})(?:sobre|porque|cuando|si)(?!\p{L}))/iu;

/** Somebody is to be told to call. */
const hasThemCall = /\b(?:ask|have|get|tell|let|make|p[ií]d[ae]\p{L}*|d[ií]g[ae]\p{L}*|que)\b/iu;
export const asksToBeCalled = (text: string): boolean =>
  callMe.test(text) && !hasThemCall.test(text) && !past.test(text) && !noteThat.test(text);

/** "Can someone call me sunday": a day for a call. */
export const asksIfOneCalls =
  /^\W*(?:(?:hi|hey|so|ok|and|then|please)\W+)*(?:can|could|would|will) (?:someone|somebody|anyone|anybody|nora|you|u|y'?all)(?: guys)? (?:please |just )?(?:call|ring|phone) (?:me|us)\b/iu;

/** "Can i get 15 min with nora". */
export const timeWithNora =
  /\b(?:can|could|may|want|need|like|get|have|grab|book)\b.{0,16}\b(?:(?:\d{1,2}|a few|some|half an?) ?(?:min(?:ute)?s?|hours?)|(?:some |a )?time) (?:with|of) (?:nora|her|someone|somebody|a person|one of you)\b|(?:minutos|tiempo|rato) con (?:nora|ella|alguien)(?!\p{L})/iu;

/** "Is anyone around tmrw afternoon for a call". */
export const whoIsFree =
  /\b(?:is|are|was|will) (?:anyone|anybody|someone|somebody|nora|you|she) (?:be )?(?:around|free|available|there|in)\b|\bhay alguien (?:libre|disponible)(?!\p{L})/iu;

/** "Can somebody walk us through it": a person does something for the visitor. */
export const somebodyDoes =
  /\b(?:someone|somebody|anyone|anybody|nora)\b(?: (?:there|from \p{L}+|on your (?:team|end|side)))? (?:please )?\p{L}+ (?:me|us)\b/iu;
export const somebodyDoesSpanish =
  /(?<!\p{L})(?:me|nos) (?:l[oa]s? )?(?:explica|muestra|ense[nñ]a|llama|atiende|ayuda|cuenta|habla)n? (?:alguien|nora|una persona|ustedes)(?!\p{L})|(?<!\p{L})(?:alguien|nora|una persona)(?: me| nos)? (?:puede|podr[ií]a) (?:explicar|mostrar|ense[nñ]ar|llamar|atender|ayudar)\p{L}*/iu;

/** "Can nora send me the papers before friday": a day by which something is to be sent. */
export const somebodySends =
  /\b(?:someone|somebody|anyone|nora|she|you)\b (?:please )?(?:send|e-?mail|mail|forward) (?:me|us|over) (?:an?|the|some|your|more|that|this)\b/iu;

/** "And can i get a call": asked for in a clause of its own, beside another question. */
export const getsCall =
  /^\W*(?:(?:and|also|so|then|ok|please) )*(?:(?:can|could|may|might) (?:i|we)|(?:i|we)(?:'?d| would)? (?:need|want|like)|let'?s|i'?ll)\b.{0,20}\b(?:call|demo|meeting|chat|talk|appointment|slot)\b/iu;
const wantsToBook =
  /^\W*(?:(?:hi|hey|hello|ok|so|yes|well|and|hola|buenas)\W+)*(?:i|we)(?:['’]?d| would)? (?:want|like|need|wanna)(?: to)? (?:book|schedule)(?: (?:something|a time|now|it|please))?(?: (?:but|and|though)\b|\W*$)|^\W*(?:hola\W+)?(?:quiero|quisiera|me gustar[ií]a) (?:reservar|agendar)(?: (?:pero|y)\b|\W*$)|^(?:我)?想(?:预约|约)(?:一下)?(?:，|,|$)/iu;
export const forSize =
  /^\W*(?:(?:and|ok|so|but|y) )*(?:what|how) about (?:for |if (?:we|i) (?:have|had|are|were) )?(?:an? )?(?:\p{L}+ (?:of|with) )?\d|^\W*(?:¿?y )?(?:para|si somos|si tenemos) \d/iu;

/** Whether a sentence of a message says that its writer wants to book. */
export const saysItBooks = (text: string): boolean =>
  !accounts.test(text) && clausesOf(text).some((clause) => wantsToBook.test(clause.text));

/** "Ok im sold", "sign me up": the next step is a call. */
export const isSold =
  /\b(?:i['’]?m|i am|we['’]?re|we are) (?:sold|convinced|ready to (?:start|sign(?: up)?|go|buy|begin))\b|\bsign (?:me|us) up\b|\bcount (?:me|us) in\b|\btake my money\b|(?<!\p{L})(?:me convenci[oó]|estoy convencid[oa]|me apunto)(?!\p{L})/iu;

/** "Actually i'd rather book a call", in place of something else. */
export const ordersCall =
  /\b(?:i['’]?d|we['’]?d|i would|i|we) (?:rather|prefer to|just want to|want to)(?: just)? (?:book|schedule|set up|have|do|get) (?:an?|the) (?:quick |short |phone |video )?(?:call|demo|meeting|appointment)\b|(?<!\p{L})(?:prefiero|mejor) (?:agendar|reservar|hacer|tener) (?:una|la) (?:llamada|cita|reuni[oó]n|demo)(?!\p{L})|(?:还是|我想)(?:约|预约)(?:个|一个)?(?:电话|通话|时间)/iu;

/** Something that was, and is not to come. */
export const past =
  /\b(?:last|since|called|was|were|did|had|happened|yesterday|ago|ayer|pasad[oa]|llam[eé]|fue|hab[ií]a)\b|昨天|上(?:周|个?星期)|之前/iu;

/** "Tell the client before her appointment": theirs, and no call of the visitor's. */
export const ofTheirs =
  /\b(?:callers?|clients?|patients?|customers?|guests?|people|folks)\b.{0,40}\b(?:their|his|her) (?:next |own |upcoming )?(?:appointment|appt|visit|booking|reservation|slot)s?\b|\b(?:clientes?|pacientes?|hu[eé]spedes|gente|personas)\b.{0,40}\bsus? (?:pr[oó]ximas? )?(?:citas?|reservas?|reservaci[oó]n|turnos?|visitas?)\b/iu;

/** "Quickbooks for the books": accounts, and no booking. */
export const accounts = /\b(?:the|our|my|does?|doing|keeps?|company) books\b/iu;

/** "Can I speak to one", after persons were spoken of. */
export const wantsOne =
  /^\W*(?:so |then |ok )?(?:can|could|may|let) (?:i|we|me) (?:please )?(?:speak|talk|chat) (?:to|with) (?:one|them|her|him|someone else)\b|^\W*(?:¿)?(?:puedo|podr[ií]a) hablar con (?:una|uno|ella|[eé]l)\W*$/iu;

/** "Right. then get me one", of the persons that the last answer spoke of. */
export const getsOne =
  /^\W*(?:(?:right|then|ok|okay|so|well|fine|no|just|please|pls|good|yes|pues|entonces|bueno|s[ií])\W+)*(?:(?:get|give|find|fetch|bring) me (?:one|her|him)|(?:put|connect|transfer) me (?:through|on)? ?(?:to|with) (?:one|her|him)|(?:p[aá]seme|comun[ií]queme|p[oó]ngame) con (?:una?|ella|[eé]l)|deme una?)(?: (?:please|pls|then|now|por favor|entonces|ya))*\W*$/iu;
/** Persons, in an answer. */
export const namesPerson = /\bperson\b|\bpersona\b|真人/iu;

/** "Quiero hablar con alguien que hable español": a person, and no question about languages. */
export const whoSpeaks =
  /\b(?:talk|speak|chat) (?:to|with) (?:someone|somebody|a (?:real )?(?:person|human)|anyone)\b.{0,12}\b(?:speaks?|in)\b|\bhablar con (?:alguien|una persona|un humano)\b.{0,12}\b(?:habl\p{L}+|en)\b|(?:找|和|跟)(?:个|一个)?(?:会|能)?(?:说|讲)(?:中文|西班牙语|英语|普通话|粤语)的?(?:人|真人|同事)/iu;
export const atOnce =
  /^\W*(?:(?:i mean|like|no|but|right|i need (?:it|one|them|somebody|someone))\W+)*(?:now|right now|right away|asap|immediately|today|ahora(?: mismo)?|ya|ahorita|现在|马上)(?: please| por favor)?\W*$/iu;

/** "So you don't know. Who does?" */
export const whomToTalkTo =
  /^\W*(?:(?:so|ok|and|then|well)\W+)*who (?:do|can|should|would|could) (?:i|we) (?:speak|talk|write|go) (?:to|with)(?: about (?:this|that|it|these))?(?: then| here)?\W*$|^\W*(?:y |entonces )?(?:¿)?con qui[eé]n (?:puedo |podemos )?(?:hablo|hablar|hablamos)(?: de (?:esto|eso))\W*$/iu;
export const asksWhoKnows = (text: string): boolean => whoKnows.test(text);
export const whoKnows =
  /^\W*(?:(?:so|ok|then|well|and|but|pues|y|entonces)\W+)*(?:(?:you|u) (?:really |even )?(?:don'?t|do not) (?:even |really )?know(?: (?:that|it|this|either))?|who (?:does|would|will|can)(?: know)?(?: then)?|who knows(?: that| this)?(?: then)?|usted no sabe|no sabe|qui[eé]n (?:s[ií] )?(?:lo )?sabe)\W*$|^(?:那)?(?:你不知道|谁知道)/iu;

/** "What if somebody asks for a person": of the visitor's own callers. */
export const ifCallerAsks =
  /\b(?:if|when|once|si|cuando)\b.{0,12}\b(?:somebody|someone|anyone|they|a (?:person|caller|client|patient|customer)|callers?|clients?|patients?|customers?|una persona|alguien|un (?:cliente|paciente)|el cliente|los clientes|quien llama)\b.{0,12}\b(?:asks?|wants?|insists?|demands?|needs?|pid[ea]n?|quier[ea]n?|insist[ea]n?)\b|(?:如果|要是|万一).{0,6}(?:客户|客人|病人|来电者|有人|对方).{0,6}(?:要|想|找)/iu;

/** "I don't want to book": no call is wished for. */
export const refusesCall =
  /\b(?:do(?:n'?t| not)|not|no longer) (?:want|need|wanna|looking|trying|ready|here)(?: to)? (?:book|schedule|an? (?:call|demo|meeting|appointment)|any (?:call|demo|meeting)s?|talk to sales)\b|\bno (?:sales |phone )?calls?,? (?:please|needed|yet|thanks|thank you|for now)\b|\bno quiero (?:agendar|reservar|una (?:llamada|cita)|citas?)\b|不想(?:约|预约)|不要(?:约|预约)/iu;

/** "Book it", where nothing else is open that it could mean. */
export const bookIt =
  /\b(?:book|schedule|reserve) (?:it|me|one|that)\b|\b(?:ag[eé]nd|res[eé]rv)[aeo]\p{L}*(?:lo|la|me)\b/iu;

/** "I didn't leave a message", "that's not a message": none is wished for. */
export const refusesMessage =
  /\b(?:do(?:n'?t| not)|did(?:n'?t| not)|never|not|no)(?: (?:want|need|wanna|ask(?:ed|ing)?|trying|wish))?(?: to| for)? (?:leave|leaving|left|send|sending|write|(?:it'?s |that'?s )?(?=an? (?:message|note)\b))(?: you)?(?: an?| any| the| that)? ?(?:message|msg|note)\b|\b(?:that'?s|thats|it'?s|its|this is) (?:not|no) (?:an? )?(?:message|msg|note)\b|\b(?:cancel|forget|drop|delete|skip|scrap|ditch|scratch) (?:the|that|this|my) (?:message|msg|note|memo)\b(?! (?:you|u|from|they|he|she|i (?:left|sent))\b)|\b(?:instead of|rather than) (?:(?:leaving|sending|writing) )?(?:an?|the|this|that) (?:message|msg|note)\b|\bno (?:quiero|quise|necesito)(?: dejar| mandar| enviar)?(?: un| ning[uú]n)? (?:mensaje|recado)\b|\bno (?:es|era) (?:un )?(?:mensaje|recado)\b|\b(?:cancel[ae]|olvid[ae]) (?:el|ese) (?:mensaje|recado)\b|(?:不想|不要|不用|没有?要|没想)留言|不是留言|取消留言/iu;

/** "Leave them a note: ...". */
export const noteThat =
  /\b(?:take|write|note|jot)\b.{0,8}\b(?:it|this|that)(?: down| on| along)?\s*:(?!\d)|\b(?:leave|take|pass(?: on| along)?|give)\b.{0,16}\b(?:note|message|msg|word)\b.{0,20}:(?!\d)|\b(?:pass|send|relay|forward|hand|give|tell|write|note|put)\b.{0,12}\b(?:this|on|along|down|over|them|him|her|nora)(?: (?:on|along|down|over|to \p{L}+|please))*\s*:(?!\d)|^\W*(?:(?:please|can you|could you|ok|hi)\W+)*(?:leave|take|send|write|give)\b.{0,16}\b(?:note|message|msg)\b.{0,16}\b(?:that|saying)\b|\b(?:note|message|msg|memo) (?:for|to) \p{L}+.{0,12}:(?!\d)|(?:留言|转告)[^:：]{0,8}[:：]|\b(?:recado|mensaje)\b.{0,16}:/iu;

/** "Tell whoever does your billing that ...": something to pass on. */
export const passesOn = (text: string): boolean => passOn.test(text);
export const passOn =
  /^\W*(?:(?:hi|hey|hello|please|pls|ok|so|and|can you|could you|would you|will you|can u|i need you to|just)\W+)*(?:pass(?: it)? (?:on|along)|relay|forward|report)(?: to (?:them|somebody|someone|nora|your \p{L}+|the \p{L}+))? that\b|^\W*(?:(?:hi|hey|hello|please|pls|ok|so|and|can you|could you|would you|will you|i need you to|just)\W+)*(?:tell|inform|notify|let)\b (?:whoever|somebody|someone|your (?:team|people|boss|billing|accounting|accountant|sales|support|colleagues?|office|manager)|the (?:team|people|person|boss|office|accountant)|nora)\b.{0,50}\b(?:that|know|to|about|we|i)\b|^\W*(?:(?:hola|por favor|oiga|puede|podr[ií]a)\W+)*(?:d[ií]g[aá]\p{L}*|av[ií]s\p{L}*|inform\p{L}*|decirle|avisarle) (?:por favor )?a (?:quien|su|alguien|el|la|los|nora)\b.{0,50}\b(?:que|de|sobre)\b|(?:请|麻烦|帮我)?.{0,4}(?:转告|告诉|通知)(?:你们|负责|财务|nora|同事|老板).{4,}/iu;
export const bookingLink = /[?&]token=[\w.%-]{5,}/;

/** "We open monday, will it be ready": the day is the business's own. */
export const ofService =
  /\b(?:it|agent|ai|bot|ready|live|we (?:open|close|start|launch|move)|abrimos|cerramos)\b|我们(?:开业|开张|关门)/iu;
export const leftOut =
  /\b(?:you|u) (?:did ?n[o']?t|forgot(?: to)?|left out|skipped|missed)\b.{0,12}\b(?:count|include|add|sat|sun|week ?ends?|monday|friday)|\b(?:no cont[oó]|se olvid[oó] de|falt[oó]|falta) .{0,12}(?:s[aá]bado|domingo|fin de semana)|没算.{0,4}周/iu;
export const another =
  /\b(?:another|second|as well|also|too|one more|additional|otra|tambi[eé]n|adem[aá]s)\b|再约|另外/iu;
export const dropsIt =
  /^\W*(?:(?:ok|oh|actually|no|wait|sorry|hm+|please|can you|could you|i need to|i want to|let'?s|just|perd[oó]n|mejor|espere|puede|quiero)\W+)*(?:cancel|scrap|drop|undo|unbook|call off|anule|cancele|cancelar|anular)(?:l[ao])?(?: (?:it|that|this|the (?:call|booking|meeting|appointment)|my (?:call|booking|meeting|appointment)|la (?:llamada|cita|reserva)))?(?: (?:please|then|again|por favor))?\W*$|^(?:还是)?(?:取消|不约了)(?:吧|掉|预约|了)*[。！]?$/iu;
export const movesIt =
  /\b(?:move|change|switch|push|reschedule|shift|bump) (?:it|that|this)\b|\b(?:mu[eé]v|c[aá]mbi|p[aá]s)(?:e|a|ar|er)(?:l[ao])\b|\b(?:mover|cambiar|pasar)l[ao]\b|(?:改到|改成|换到|换成|推到)/iu;
export const insteadOf =
  /\b(?:actually|instead|rather|no wait|wait|on second thought|change|make it|can(?:'?t)? (?:we|i|you)|could (?:we|i|you)|better|mejor|en (?:vez|lugar)|perd[oó]n|podemos|puede ser)\b|还是|改|不行/iu;

/** "Never got the mail. Person pls": a sentence that is nothing but the wish for somebody. */
export const demandsPerson = (text: string): boolean =>
  clausesOf(text).some(({ text: clause }) => onlyPerson.test(clause));
const onlyPerson =
  /^\W*(?:(?:ok|no|just|please|pls|get me|give me|i want|i need|a|an|real|live|actual|una|quiero|deme|p[aá]seme con)\W+)*(?:person|human(?: being)?|somebody real|persona|humano)(?:\W+(?:please|pls|now|por favor|real|de verdad))*\W*$|^(?:请?转?(?:人工|真人))[吧。！]?$/iu;

const phone = /(?<!\p{L})(?:tele)?phones?(?!\p{L})|(?<!\p{L})tel(?:[eé]fonos?)?(?!\p{L})|电话/iu;
/** The number of this company, or a call to it. */
const ofOurs =
  /\b(?:your?s?|u|ur|you|give|get me|number|nora|somebody|someone|can i|could i)\b|(?<!\p{L})(?:su|sus|ustedes|deme|d[eé]me|n[uú]mero|puedo)(?!\p{L})|你们|您|号码|多少|打给/iu;

/** Without a word that asks. */
const toldInChinese = /^(?!.*[吗呢么几哪谁])(?=.*\p{Script=Han})/u;

/** "People tell the phone a lot. Who can see it": what is asked is something else than a number. */
export function tellsOfPhone(message: string): boolean {
  const clauses = clausesOf(message);
  const told = clauses.filter(({ text }) => phone.test(text));
  return (
    told.length > 0 &&
    told.every(({ text, asks }) => !(asks && !toldInChinese.test(text)) && !ofOurs.test(text)) &&
    clauses.length > told.length
  );
}
