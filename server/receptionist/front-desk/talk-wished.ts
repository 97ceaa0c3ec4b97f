import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { isFirstName } from "#server/receptionist/hearing/name-words.ts";
import { sentences } from "./hearing/said-parts.ts";

/** Wishes to be put through to somebody: "can I speak with the director", "get him on the phone". */

const lead =
  "(?:(?:ok(?:ay)?|just|please|pls|plz|no|hi|hello|hey|look|so|and|but|well|um+|uh+|yes|now|fine|ugh|then|listen|sorry|bueno|oiga|mire|por favor)[ ,.]+){0,4}";
const asking =
  "(?:(?:can|could|may|might) (?:i|we)(?: (?:please|just|maybe|possibly|actually)){0,2}|(?:i|we)(?:(?:['’]?d| would| really| just| only| do)){0,3} (?:want|need|like|love|prefer|rather|wish|have|got|demand|must)(?: (?:to|please)){0,2}|(?:i )?wanna|i(?:['’]?d| would) (?:like|love|prefer|rather)(?: to)?|(?:please )?let (?:me|us)|is it possible to|(?:i am|i['’]?m) (?:calling|trying|looking|asking|here|hoping|supposed) to)";
const speaking =
  "(?:speak|talk|chat|have a word|get in touch)(?: (?:directly|personally|privately|again|real quick|right now|only)){0,2} (?:to|with)";
const roles =
  "directors?|managers?|owners?|nurses?|doctors?|doc|dentists?|hygienists?|attorneys?|lawyers?|paralegals?|agents?|brokers?|adjusters?|estimators?|technicians?|techs?|electricians?|plumbers?|painters?|foreman|superintendent|super|dispatchers?|dispatch|drivers?|chef|hosts?|hostess|clerks?|front desk|concierge|stylists?|trainers?|coach|instructors?|salesman|salesperson|salespeople|sales|service|billing|parts|the office|accounting|scheduling|inspectors?|account managers?|reps?|representatives?|supervisors?|boss|operators?|receptionists?|mechanics?|advisors?|realtors?|contractors?|project managers?|pm|crew|morticians?|secretary|pharmacist|provider|surgeon|injector|esthetician|therapist|buyer|partner|principal";
const of =
  "(?:(?:the|your|a|an|my|our|one of (?:the|your)|that|whoever is the|her|his) (?:(?:general|store|shop|office|head|on[- ]call|lead|spa|service|duty|senior|real|actual|billing|sales|parts|licensed|current|own|regular) ){0,2})";
const title =
  "(?:(?:dr|doctor|ms|mr|mrs|miss|mister|attorney|nurse|chef|coach|father|pastor|señora?|sra?|doña|don|doctora?)\\.? (?:\\p{L}[\\p{L}'’-]+))";
const them = "(?:him|her|them)(?:self)?";
const name = "(?<name>\\p{L}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]+){0,2}";
const somebody = `(?:${of}?(?:${roles})(?![\\p{L}'’])|${title}|${them}|${name})`;

/** Behind a person who is asked for: "please", "real quick", "not an assistant". */
const end =
  "(?=[ ,]*(?:$|[.!?;,]|(?:please|pls|plz|now|right|real|directly|personally|himself|herself|themselves|instead|today|asap|immediately|about|regarding|for (?:a|one|two)|if|in person|not|i|because|cause|before|on the (?:phone|line)|or|and|again|there|here|quick|quickly|myself)(?![\\p{L}])))";

const wishes: readonly RegExp[] = [
  new RegExp(`^${lead}${asking} ${speaking} ${somebody}${end}`, "iu"),
  // "Get him on the phone", "put Dave on", "have her pick up".
  new RegExp(
    `^${lead}(?:(?:can|could|would|will) (?:you|u|somebody|someone) (?:please |just )?)?(?:get|put|bring|have)(?: me)? ${somebody} (?:(?:back )?(?:on|to) (?:the |this )?(?:phone|line|horn)|through|pick up|come to the phone)(?![\\p{L}])(?! (?:plan|system|tree|list|menu|number))`,
    "iu",
  ),
  new RegExp(
    `^${lead}put ${somebody} on(?=[ ,]*(?:$|[.!?;]|(?:please|pls|now|instead|right now)(?![\\p{L}])))`,
    "iu",
  ),
  new RegExp(
    `^${lead}(?:(?:can|could|would|will) (?:you|u|somebody|someone) (?:please |just )?)?(?:connect|transfer|patch|switch|forward|direct|send|put) (?:me|us|the call|this call) (?:(?:through|thru|over|back) )?(?:to|with) ${somebody}${end}`,
    "iu",
  ),
  // "Can Marcy call me back", "have the plumber call me".
  new RegExp(
    `^${lead}(?:(?:(?:can|could|would|will) (?:you|u) (?:please |just )?)?(?:please )?(?:have|get) ${somebody}|(?:can|could|would|will) (?:he|she|they|(?:someone|somebody|anyone) (?:from|at|in) (?:the|your) \\p{L}+|${somebody})) (?:please |just )?(?:to )?(?:call|ring|phone|text|contact|get back to|reach out to) (?:me|us)(?: back)?${end}`,
    "iu",
  ),
  new RegExp(
    `^${lead}(?:give|get|gimme) (?:me )?(?:the|your|a) (?:${roles})(?=[ ,]*(?:$|[.!?;]|(?:please|pls|now|instead)(?![\\p{L}])))`,
    "iu",
  ),
  // "I want him now", "I need the general manager right now".
  new RegExp(
    `^${lead}(?:i|we)(?: (?:really|just)){0,2} (?:want|need) (?:${of}(?:${roles})|${title}|${them})[ ,]+(?:right )?(?:now|asap|immediately|on the (?:phone|line))(?![\\p{L}])`,
    "iu",
  ),
  new RegExp(
    `^${lead}is ${somebody} (?:(?:there|around|in|free|available)(?: (?:now|right now|today))? (?:to (?:talk|speak|chat|take a call))|able to (?:talk|speak|come to the phone))`,
    "iu",
  ),
  /^(?:(?:por favor|oiga|mire|bueno|no|hola|s[ií])[ ,.]+){0,3}(?:(?:quiero|quisiera|necesito|prefiero|puedo|podr[ií]a|podemos|se puede|me gustar[ií]a|d[eé]jeme|me deja|me urge) (?:hablar|platicar)(?: (?:directamente|personalmente|ya|mejor)){0,2} con|(?:que se ponga|p[aá]se(?:me|nos) (?:a|con)|comun[ií]que(?:me|nos) con|p[oó]nga(?:me|nos) (?:a|con)|con[eé]cteme con|transfi[eé]ra(?:me|nos) (?:a|con)|me (?:pasa|comunica|transfiere) (?:a|con))) (?!(?:mi|mis|nuestr[oa]s?|ustedes|usted|un (?:seguro|banco))(?![\p{L}]))(?:(?:la|el|los|las|su|una?) )?(?:\p{L}+)/iu,
  /(?<!\p{L})que (?:me|nos) (?:llame|hable|marque|atienda|conteste)n? (?:una persona|un humano|alguien|(?:el|la) (?!(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|pr[oó]xim[oa]|semana|d[ií]a)(?!\p{L}))\p{L}+)/iu,
  /^(?:请|麻烦|你好|那|不|我)*(?:我)?(?:想|要|能不能|可不可以|可以|能|需要|得)(?:直接|先|亲自)?(?:跟|和|找)(?!我|你|您|自己|老公|老婆|太太|先生商量|家人|家里|朋友)(?:你们的?|您的?)?\p{Script=Han}{1,6}?(?:本人)?(?:说话|说两句|说几句|说一下|通话|通电话|讲话|讲两句|聊聊?|谈谈?|讲)/u,
  /(?:让|叫|请|换|麻烦)(?:你们的?)?(?!我(?![们]))\p{Script=Han}{1,6}?(?:本人|来)?(?:接|听)(?:一?下)?(?:这个|个)?电话/u,
  /(?:帮我|请|给我|能不能|麻烦)*转(?:接|给|到)(?:一下)?(?:你们的?)?\p{Script=Han}{1,6}/u,
];

/** "An actual human please", "I don't want to leave it with a machine": no matter of a call either. */
const wishesForHumans: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:(?:(?:i|we)(?: just| really)? (?:want|need|demand|prefer)|i['’]?d (?:like|prefer|rather have)|get me|give me|put|get|is there|${asking} ${speaking}) )?(?:an? )?(?:(?:real|live|actual|living|other) ){0,2}(?:person|human(?: being)?|somebody real|someone real)(?:(?: on| please| pls| now| right now| instead| here| there| then| to talk to| on the (?:phone|line)| and not \\p{L}+ \\p{L}+){0,3}|,? not (?:an? |this |the )?(?:machine|bot|robot|computer|recording|assistant|message))[ .!?]*$`,
    "iu",
  ),
  new RegExp(
    `^${lead}(?:(?:i|we)(?:['’]?m| am|['’]?re| are)? )?(?:(?:do not|don['’]?t|won['’]?t|will not|not|ain['’]?t)(?: (?:want|wanna|going|gonna|like|feel like|about))?(?: to)? (?:talk|speak|deal|leave|go|discuss|explain|tell|give|chat|leaving|talking|speaking|dealing|going|discussing|explaining|telling)(?: (?:it|this|that|my \\p{L}+|into it|into this|anything|messages?|a message)){0,2} (?:to|with))(?: (?:an?|the|this|some|your|any|with|stupid|dumb|damn)){0,3} (?:machines?|bots?|robots?|computers?|assistants?|recordings?|ai)(?![\\p{L}])`,
    "iu",
  ),
  new RegExp(`^${lead}not an? (?:machine|bot|robot|message|computer|recording)[ .!?]*$`, "iu"),
];

const noNames = new Set(
  "somebody someone anybody anyone everyone everybody you u yall me us it this that these those my your our their the a an people person human police insurance court customer customers kids client clients nobody whoever who what which all any some one".split(
    " ",
  ),
);

/** "I need to talk to Bob first": whom the caller asks before anything is decided. */
const elsewhere = /\b(?:need|have|got|must|want)\b.*\b(?:first|before (?:i|we)|beforehand)\b/iu;
const needs = /\b(?:need|have|got|must|supposed|trying)\b/iu;

/** The wish to be put through that a clause begins with, and who is named in it; undefined where there is none. */
function wishIn(clause: string): { wish: string; name?: string } | undefined {
  if (elsewhere.test(clause)) return undefined;
  for (const pattern of wishes) {
    const found = pattern.exec(clause);
    if (!found) continue;
    const [wish] = found;
    const called = found.groups?.name;
    if (called === undefined) return { wish };
    if (noNames.has(called.toLowerCase())) continue;
    // "I need to talk to Geico": no firm is in the house.
    if (isFirstName(called) || (/^\p{Lu}/u.test(called) && !needs.test(wish)))
      return { wish, name: called };
  }
  return undefined;
}

const pieces = (message: string): string[] => [
  ...new Set([...sentences(message), ...clausesOf(message).map(({ text }) => text)]),
];

/** Whether a sentence asks to talk with somebody of the house, by name, by role, or "him". */
export const wishesToTalk = (sentence: string): boolean =>
  pieces(sentence).some((one) => wishIn(one) !== undefined);

const withoutWish = (message: string): string =>
  pieces(message).reduce((rest, one) => {
    const told = wishesForHumans.map((each) => each.exec(one)?.[0]).find(Boolean);
    const wish = told ?? wishIn(one)?.wish;
    return wish ? rest.replace(wish, " ") : rest;
  }, message);

/** A message without its wishes for a person: they are no matter of the call. */
export const withoutTalkWished = (message: string): string =>
  // "Just get him on the phone please i don't want to talk to an assistant": two of them.
  withoutWish(withoutWish(message));

/** The clauses that ask for somebody by name: who it is belongs on the note. */
export const talkWishedWith = (message: string): string[] =>
  clausesOf(message)
    .map(({ text }) => text)
    .filter((one) => wishIn(one)?.name !== undefined);
