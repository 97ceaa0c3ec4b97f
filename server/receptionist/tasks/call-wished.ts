import { clausesOf } from "#server/receptionist/hearing/clauses.ts";

const opening =
  "^\\W*(?:(?:hi|hey|hello|ok|okay|so|yes|yeah|and|also|then|please|pls|well|great|cool|actually|good morning|good afternoon|hola|buenas|bueno|pues|entonces|y)\\W+)*";
const asking =
  "(?:(?:can|could|may|might) (?:i|we)(?: please| just| maybe)?|(?:i|we)(?:['’]?d| would|['’]?m| am|['’]?re| are)?(?: (?:like|love|want|need|looking|hoping|trying|interested|ready|happy|wanna))?(?: to| in| for)?|(?:looking|hoping|trying|would like|want|need) to|let['’]?s|how (?:do|can|would) (?:i|we)|(?:is it|would it be) possible to|any (?:chance|way) (?:of|for|to|i could|we could|i can|we can)|(?:can|could|would|will) (?:you|u|someone|somebody)(?: please)?(?= (?:set|arrange|schedule|book|give|put|sign|get|pencil)))";
const getting =
  "(?:set(?:ting)? ?up|get(?:ting)?|have|having|grab|book(?:ing)?|schedul(?:e|ing)|do|hop(?:ping)? on|jump(?:ing)? on|arrang(?:e|ing)|line up|give (?:me|us)|sign(?: me| us)? up for|put (?:me|us) (?:down|in) for|pencil (?:me|us) in for|request|plan|make)";
const call =
  "(?:(?:an?|the|your|ur|this|that|another) (?:[\\p{L}\\d-]+ ){0,3}?(?:call|demo|walk-?through|meeting|chat|consult|consultation|session|intro|introduction)|one of (?:those|these|your|ur|the) (?:[\\p{L}\\d-]+ ){0,3}?(?:calls?|demos?|walk-?throughs?|meetings?|chats?|sessions?|intros?|things))";
/** What may stand behind a call that is wished for: a "call log" is none. */
const behind =
  "(?=\\W*$|[.,;!?]| (?:on|this|next|with (?:you|someone|somebody|nora|a|one|your|the team)|at|about|to (?:see|go|learn|talk|discuss|walk|understand|know|hear)|in the|in a|tomorrow|today|tonight|please|pls|instead|then|some ?time|asap|soon|early|late|before|after|around|for (?:me|us|\\d)|so|and|if|when you|(?:mon|tues|wednes|thurs|fri|satur|sun)))";

const english = [
  `${opening}${asking} ${getting} ${call}${behind}`,
  `${opening}${asking} ${call}${behind}`,
  `${opening}${getting} ${call}${behind}`,
];
const spanish =
  "^[^\\p{L}]*(?:(?:hola|buenas|buenos d[ií]as|bueno|pues|y|entonces|s[ií]|ok)[^\\p{L}]+)*(?:(?:quiero|quisiera|quisi[eé]ramos|quer[ií]a|queremos|me gustar[ií]a|nos gustar[ií]a|necesito|necesitamos|puedo|podemos|podr[ií]a(?:mos|n)?|se puede|se podr[ií]a|me pueden|es posible|hay (?:forma|manera) de|c[oó]mo (?:hago para|puedo)) )(?:(?:tener|agendar|reservar|apartar|programar|hacer|conseguir|pedir|dar(?:me|nos)?) )?(?:una?|la|una de (?:esas|sus|las)|esa|otra) (?:\\p{L}+ )?(?:llamadas?|citas?|demos?|demostraci[oó]n|reuni[oó]n|reuniones|presentaci[oó]n|pl[aá]tica|charla|videollamada)(?: de (?:presentaci[oó]n|introducci[oó]n|demostraci[oó]n|media hora|\\d+ minutos))?(?=\\W*$|[.,;!?]| (?:con (?:ustedes|alguien|nora)|el|este|esta|para (?:el|la|ver|hablar|conocer|ma[nñ]ana)|ma[nñ]ana|hoy|a las?|por (?:la|favor)|la pr[oó]xima|pronto))";
const chinese =
  "(?:能不能|可不可以|可以|能|我?想|我要|帮我|请|麻烦|怎么)(?:帮我|和你们|跟你们|给我)?(?:约|安排|预约|订)(?:一?[个次场下])?(?:时间|介绍|产品|视频|线上|免费|简短的?|半小时的?)?(?:通话|电话会议|电话|演示|介绍|会议|沟通|聊聊)(?!.{0,6}(?:客户|病人|客人))";

const wishes = [...english, spanish, chinese].map((source) => new RegExp(source, "iu"));

/** "Can i set up one of those intro calls": a clause that wishes for a call with the company. */
export const asksForCall = (clause: string): boolean => wishes.some((one) => one.test(clause));

/** Whether a part of a message wishes for a call with the company. */
export const wishesCall = (message: string): boolean =>
  clausesOf(message).some(({ text }) => asksForCall(text));
