import type { FrontDesk } from "#content/front-desks/front-desk.ts";

/** What the desk is there for: "can I get a table tonight, like 5", "do you have anything at noon". */
const wanted: readonly RegExp[] = [
  /\b(?:do (?:you|u|ya|yall)|got|have you|you got|youve) (?:have |got )?(?:an?y? |any )?(?:free |open )?(?:rooms?|tables?|openings?|spots?|slots?|availability|appointments?|beds?)\b(?! (?:with|that|which|for my))/iu,
  /\b(?:tiene[ns]?|hay|les queda|queda|habr[aá]|tendr[aá]n?) (?:(?:una?|alg[uú]na?|libre|todav[ií]a) )*(?:cuartos?|habitaci[oó]n(?:es)?|mesas?|lugar|espacio|citas?|disponib\w+)(?![\p{L}])(?! (?:con|que|para (?:mi|un|el (?!lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin|\d))))/iu,
  // "Table for 11 saturday?", "a king for one night", "room tonight", "mesa para 4".
  /(?:^|[,.;!?] ?|\b(?:an?|any|una?|got|have|want|need) )(?:table|room|king|queen|suite|booth|spot|mesa|cuarto|habitaci[oó]n) (?:for (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|us|me|tonight|tomorrow|(?:\w+day))|tonight|tomorrow|today|on \w+day|para (?:\d+|hoy|ma[nñ]ana|dos|tres|cuatro|cinco|seis|siete|ocho))(?!\p{L})/iu,
  // "Does Tasha have anything", "can tasha fit me in before saturday".
  /\b(?:does|do|will|would|has|can|could) (?!(?:it|that|this|they|i|you|u|ya|yall|we|there)\b)\w+ (?:still )?(?:have|got|get) (?:anything|any ?time|something|a (?:spot|slot|gap|minute)|an opening|openings|availability|room for me)\b/iu,
  /\b(?:can|could|would|will|any chance|any way) (?:\w+ )?(?:\w+ )?(?:fit|squeeze|get|slip|work) (?:me|us|him|her|them|my \w+) in\b(?!to)/iu,
  // "Need to move my cleaning, can you do the week after".
  /\b(?:move|push|reschedule|change|bump) (?:back )?(?:my|our|the) (?:\w+ )?(?:appointment|appt|cleaning|reservation|booking|table|session|massage|facial|visit|checkup|tour|consult\w*)\b/iu,
  /(?<!\p{L})(?:me|nos|le|lo|la|los|las) (?:puede[ns]?|podr[ií]an?) (?:ver|atender|recibir|agendar|apartar)(?!\p{L})/iu,
  /[还有]{1,2}(?:空)?(?:房|位|号|桌)(?:间|子)?(?:吗|没有|没)/iu,
  /\b(?:can|could|may) (?:i|we) (?:please )?(?:get|have|book|reserve|make) (?:me |us )?(?:an? |the )?(?:\w+ )?(?:table|room|booth|reservation|appointment|appt|spot|slot)\b/iu,
  /\b(?:can|could|may) (?:i|we) (?:please )?(?:get|have|book|reserve) (?:an? |the )?(?:\w+ )?(?:massage|facial|haircut|trim|blowout|cleaning|checkup|physical|class|session|tour|consult\w*)\b(?!.*\b(?:pregnan\w*|weeks|while|surgery|after|fever|sick|with an?|if)\b)/iu,
  /\b(?:is|are|will|would) (?:\w+ ){1,2}(?:be )?(?:free|available|bookable)\b(?! (?:of|from|to tell|for sale|trial))/iu,
  /\b(?:does|do) \w+ work (?:on |this |next )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|weekends?)\b/iu,
  /\b(?:do|have) (?:you|u|ya|yall) (?:have |got |still have )?(?:anything|something|any ?time|a gap)\b(?: (?:free|open|left|available))?(?: (?:at|on|around|after|before|this|next|tomorrow|today|tonight|in the|for (?:\d|one|two|three|four|tomorrow|today|tonight|this|\w+day))\b|\W*$)/iu,
  /\b(?:are|is) there (?:any |an? )?(?:\w+ )?(?:class(?:es)?|openings?|spots?|slots?|appointments?|times?|tables?|rooms?)\b/iu,
  /\b(?:can|could) (?:he|she|they|my \w+) come\b(?! off)/iu,
  /\bdo(?:es)? (?!(?:you|it|this|that|they|he|she|we|i|my|the)\b)\w+ (?:also )?(?:do|cut|offer|take) (?!drugs)\w+/iu,
  /\bcan (?!(?:i|you|u|they|he|she|it|we|this|that|insurance)\b)\w+ do (?:it|me|my \w+)\b/iu,
  /\b(?:can|could) (?:i|we|he|she|they|my \w+) (?:please )?(?:be seen|be squeezed in|be fit(?:ted)? in)\b/iu,
  /\bcan (?:i|we) (?:get in|come in|be seen|see (?:someone|somebody))\b/iu,
  /\b(?:can|could|would|will|chance|way) (?:you|u|ya|yall|the (?:doctor|nurse|dentist)|someone|somebody)(?: (?:guys|all|please|maybe|possibly|still|could|can|might))* (?:see|squeeze|fit|take|get|have) (?:me|us|him|her|them|my \w+)(?: (?:in|too|as well|today|tomorrow|soon|sooner|early|earlier|this week|on \w+))*\s*[.?!]*$/iu,
];

/** "Can somebody come look": what the desk takes down. */
const visitHere =
  /\b(?:can|could|would|will) (?:you|u|yall|someone|somebody|anyone|anybody|they|he|a \w+)(?: guys| please)? (?:please )?come (?:(?:and |to )?(?:look|see|check|take a look|give|measure)|out|by|over|see)\b(?!.*\b(?:how|cost|charge|free)\b)/iu;

/** "Can I do a trial on wednesday", "could we come tomorrow". */
const comes =
  /\b(?:can|could|may|might) (?:i|we) (?:please |maybe |also |just )?(?:(?:do|try|start with|join|take|sign up for|get into|have) (?:an? |the |your )?(?:free |first |quick |short |intro )*(?:trial|tour|visit|class|session|lesson|day pass|consult\w*|walk[- ]?through|fitting|tryout)\b|(?:come|stop|drop|swing)(?: in| by| over| on| see)*(?: (?:this|next|on))* (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|mon|tues?|wed|thurs?|fri|sat|sun)\b)(?!.*\b(?:pregnan\w*|weeks?|while|surgery|fever|sick|with an?|if|injur\w*|hurt\w*)\b)/iu;

/** "Could I try the place out before signing", "can my 16 year old come in alone": how somebody may come. */
const howToCome: readonly RegExp[] = [
  /\b(?:can|could|may|might) (?:i|we|he|she|they|my \w+) (?:please |maybe |also |just |first )?(?:try (?:(?:out )?(?:the|your|this) (?:place|gym|club|studio|facility|equipment|machines|pool)|it out|you (?:guys )?out|one out)|(?:look|walk) around|(?:have|take) a look(?: around)?|check (?:it|the place|the gym|you guys|you) out|see the (?:place|gym|club|facility))\b/iu,
  /\b(?:can|could|may|is|are) (?:(?:my|our|an?) )?(?:\d{1,2}[- ]?(?:years?|yrs?)[- ]?olds?|son|daughter|kids?|teens?|teenager|child|children|minors?|grandson|granddaughter|he|she|they)(?: be)?(?: (?:allowed|able))?(?: to)?(?: (?:come|go|get|work out|train|enter|join|swim|stay|be|use \w+ \w+))?(?: (?:in|there|here))? (?:alone|by (?:himself|herself|themselves)|on (?:his|her|their) own|without (?:me|us|a parent|an adult))\b/iu,
  /\b(?:is|are) there (?:an? |any )?(?:\w+ )?(?:sauna|steam rooms?|hot tub|jacuzzi|pool|showers?|lockers?|changing rooms?|waiting (?:room|area)|restrooms?|bathrooms?|elevators?|ramps?|towels?|robes?|wi-?fi|coffee|child ?care|daycare)\b|(?<!\p{L})(?:hay|tienen) (?:sauna|vapor|jacuzzi|alberca|regaderas|casilleros|vestidor\p{L}*|elevador|rampa|toallas|guarder[ií]a)(?!\p{L})/iu,
  /(?<!\p{L})(?:puedo|podemos|podr[ií]a|podr[ií]amos) (?:probar|conocer|ver) (?:primero )?(?:el|la|su|las) (?:gimnasio|lugar|club|instalaciones|alberca|clase)(?!\p{L})|(?<!\p{L})(?:puede[ns]?|podr[ií]an?|dejan) (?:venir|entrar|entrenar|ir|pasar|quedarse|nadar) (?:[eé]l |ella )?sol[oa]s?(?!\p{L})/iu,
  /(?:能|可以|可不可以|能不能)(?:先)?(?:试一?下|试试|体验|参观|看看)(?:场地|环境|健身房|器械)?|(?:孩子|儿子|女儿|他|她|小孩)[^，。？]{0,6}?(?:能|可以)?(?:自己|一个人|单独)(?:能|可以)?(?:来|进|练|去)/u,
];

const visit =
  /\b(?:can|could|may) (?:i|we) (?:test[ -]?drive|drive|try|see|look at|view|tour) (?:it|one|that one|them|the \w+)(?: out)? (?:on |this |next )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|sat|sun|tomorrow|today) (?:like |at |around |about |maybe |say )*\d/iu;
/** "Can I drive it saturday like 11": asks to come on a day and at an hour, whatever else its words may ask. */
export const asksToVisit = (text: string): boolean => visit.test(text);

/** Whether a text asks for a time, a place or a treatment: it meets no limit, whatever it is like. */
export const asksToBook = (text: string): boolean =>
  visit.test(text) ||
  comes.test(text) ||
  howToCome.some((one) => one.test(text)) ||
  visitHere.test(text) ||
  wanted.some((one) => one.test(text));

/** "Will Tasha be there on saturday", where callers choose who sees to them. */
const staff =
  /\b(?:is|will) (?!my\b)\p{L}+ (?:be )?(?:in|there|working|around) (?:on |this |next )?(?:\p{L}+day|tomorrow|today|tonight)\b/iu;
const withStaff = new Set(["salons", "spas", "med-spas", "doctors", "dentists"]);

/** Whether a text asks if somebody of the house is there. */
export const asksForStaff = ({ slug }: FrontDesk, text: string): boolean =>
  withStaff.has(slug) && staff.test(text);
