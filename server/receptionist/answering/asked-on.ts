import { askedOnTopics } from "#content/receptionist/topics-asked-on.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { askedByForm } from "./asked-by-form.ts";
import { booksCall, trialOf } from "./asked-on-context.ts";
import type { Intent } from "./classify.ts";
import { asksOfUnlisted } from "./not-listed.ts";
import type { Before } from "./plans-spoken-of.ts";

/** One thing that is asked on, and what it has to stand beside. */
interface Rule {
  topic: string;
  /** The question, without accents and apostrophes. */
  asks: RegExp;
  /** What it is about: named in the line, or spoken of in the last answers. */
  about?: RegExp;
  /** What would make it another question. */
  not?: RegExp;
  /** Only where a call is being booked, moved, or was booked. */
  ofCall?: true;
}

const recordings = /\brecord(?:ing|ings|ed)?\b|\btranscripts?\b|\bgrab\p{L}+|录音/u;
const messages = /\b(?:messages?|chats?|texts?|conversation|mensajes?|site|website)\b|留言|聊天/u;
const contract =
  /\b(?:plan|contract|subscription|service|account|membership|any ?time|whenever|month|year|early|trial|contrato|servicio|suscripcion|cuando quiera|mes|ano)\b|合同|套餐|订阅|随时|服务/u;

const rules: readonly Rule[] = [
  {
    topic: "recordsAtEnd",
    asks: /\b(?:when|if|once|after) (?:i|we) (?:\p{L}+ )?(?:quit|leave|cancel|stop|go|end|move on)\b|\bafter (?:leaving|canceling|cancelling)\b|\b(?:cuando|si) (?:me voy|nos vamos|cancel\p{L}+|me salgo|lo dejo)\b|(?:离开|退出|取消|不用了)(?:之?后|的话|以后)?/u,
    about: /\brecord(?:ing|ings)\b|\bgrabacion(?:es)?\b|录音/u,
  },
  {
    topic: "recordReaders",
    asks: /\bwho(?:s|se)? (?:else )?(?:(?:can|could|will|would|may|might|is|are|all|exactly|actually|gets?|able|allowed|going|to|has|have|else|ever|there|(?:at|from|in|of) (?:your )?\p{L}+) )*(?:reads?|hears?|listens?|listening|reading|see|sees|access|plays?|open|view|watch)\b|\bquien(?:es)? (?:(?:mas|puede|pueden|va a|tiene|los|las|lo|la) )*(?:lee|leer|oye|oir|escuch\p{L}+|ve|ver|acceso)\p{L}*|谁(?:还)?(?:能|可以|会|来)?(?:听|看|读|查)/u,
    about: recordings,
    not: messages,
  },
  {
    topic: "recordChosen",
    asks: /\b(?:turn|switch|shut)(?:ed)? (?:(?:it|that|them|the recording|recording) )?off\b|\b(?:without|not|dont|stop|disable|opt out of|skip|no) (?:being |get |getting |be |the |want to be )?record\p{L}*|\b(?:turn|switch)ed off\b|\b(?:disable|stop|skip) (?:it|that|them)\b|\b(?:apagar|desactivar|quitar)\p{L}*|\bsin grabar\b|(?:不|关掉|关闭|停止)(?:录音|录)|(?:能|可以)(?:关|不录)/u,
    about: recordings,
  },
  {
    topic: "recordsKept",
    asks: /\bhow long\b.{0,24}\b(?:keep|kept|store\p{L}*|hold|hang on|save\p{L}*|last|there|around|have)\b|\b(?:cuanto tiempo|hasta cuando)\b.{0,20}\b(?:guard|conserv|qued)\p{L}*|(?:放|存|保存|留|保留)(?:多久|多长时间)/u,
    about: recordings,
    not: messages,
  },
  {
    topic: "customersNamed",
    asks: /\b(?:name|list|tell me|give me)\b.{0,16}\b(?:your |other |some |of your |a few )*(?:customers?|clients?)\b(?! (?:data|info\p{L}*|support|service|list))|\b(?:customers?|clients?|firms|businesses|companies|shops|offices) (?:of yours )?(?:do you (?:guys )?have )?(?:in|near|around) (?!(?:your|the|a|my|our|total|all|any|some|case|person|spanish|english|chinese)\b)\p{L}{4,}|\b(?:your|a|other) (?:customer|client) (?!(?:data|info\p{L}*|support|service|list|is|was|has|calls?|wants?|asks?|base|satisfaction|service)\b)\p{L}+|\b(?:customers?|clients?) in \p{L}+ (?:who|that|which)\b|\bcliente(?:s)? (?:suyos? )?en (?!(?:total|linea|el mundo)\b)\p{L}{4,}|\bnombre (?:de )?(?:algun|otros?|sus) clientes?\b|(?:说出|告诉我|有哪些|哪几个).{0,6}客户/u,
    not: /\b(?:when|if|can|could|does|will|would|should|my|our|how many|it|charge\p{L}*|collect)\b|多少/u,
  },
  {
    topic: "invoices",
    asks: /\b(?:send|get|receive|issue|mail|provide|have|give|need|want|make|write)\b.{0,16}\b(?:an? |the |my |your |our |proper |real |me )*(?:invoices?|receipts?)\b(?! (?:software|system))|\b(?:mistake|error|wrong|problem|issue|question|off|overcharg\p{L}*|yell|complain\p{L}*|talk|handles?|charge on)\b.{0,24}\b(?:invoices?|bill|billing)\b(?! (?:software|system|questions?))|\b(?:emiten|mandan|envian|dan|hacen|me dan|necesito)\b.{0,12}\bfacturas?\b|\b(?:error|problema|equivocad\p{L}*)\b.{0,20}\bfactura\b|(?:开|给|有|寄).{0,4}(?:发票|收据)|(?:发票|账单).{0,6}(?:错|问题|不对)/u,
    not: /\b(?:it|agent|ai|bot|them|callers?|clients?|customers?|patients?|tenants?|they|clientes?|pacientes?|people)\b|客户|病人|它/u,
  },
  {
    topic: "planChange",
    asks: /^\W*(?:\p{L}+ ){0,4}?(?:can|could|may|is it possible|am i able|are we able)\b.{0,12}\b(?:pause|freeze|suspend|(?:put|go|place) (?:it |the \p{L}+ |this )?on hold)\b|\b(?:change|switch|swap) (?:plans?|tiers?|packages?|the plan|my plan|our plan)\b|\b(?:pay|charged?|owe)\b.{0,20}\b(?:fee|implementation|setup)\b.{0,12}\b(?:twice|again|second time|two times)\b|\b(?:fee|implementation|setup)\b.{0,12}\btwice\b|\b(?:puedo|podemos|se puede)\b.{0,12}\b(?:pausar|congelar|suspender)\p{L}*|\bcambiar de plan\b|(?:能|可以|可不可以).{0,6}(?:暂停|停一段)|(?:中途|以后|之后)?换套餐/u,
    not: /\b(?:it|agent|ai|callers?|clients?|customers?|patients?|members?(?:hip)?s?|people|their|tenants?|recording|which|what plan|cost|price|recommend)\b(?! (?:in|over|during|for|when|if)\b)/u,
  },
  {
    topic: "emergencyNumber",
    asks: /(?<!\d)911(?!\d)|\bemergency (?:services|number|line)\b|\bservicios de emergencia\b/u,
    about:
      /\b(?:callers?|it|someone|somebody|clients?|patients?|people|them|agent|ai|bot|customers?|your)\b|\b(?:cliente|quien llama|paciente|alguien)\b|它|客户|来电/u,
    not: /\b(?:i|my|help|need)\b|\bcall 911(?: now| please)\b|救命/u,
  },
  {
    topic: "hire",
    asks: /\bwhy (?:would|should|wouldnt|shouldnt|dont|not|do)(?: not)?(?: (?:i|we))?(?: (?:not|just|even|then|ever|bother to|want to))* (?:hire|get|have|pay|keep|use|switch|change|leave)\b|\bwhy (?:switch|change|bother|not (?:just )?hire)\b|\b(?:hire|hiring|get|pay|paying) (?:somebody|someone|a (?:person|girl|guy|kid|receptionist|temp|human|student))\b.{0,24}\b(?:\d|an hour|hourly|minimum wage|instead|cheaper)|\bpor que (?:no )?(?:contrat\p{L}+|cambi\p{L}+)|为什么(?:不(?:直接)?|要)(?:请|雇|换)/u,
    not: /\b(?:plan|basic|silver|gold|platinum|monthly|annual|name|email|number|language)\b|\b(?:on the (?:phone|line)|to (?:call|talk|speak)|call (?:me|us)|talk|at \d|\d:\d\d|today|tomorrow|(?:mon|tues|wednes|thurs|fri)day)\b/u,
  },
  {
    topic: "sample",
    asks: /\b(?:hear|listen to|play|have|got|get|see)\b.{0,8}\b(?:an? |any |some |me )*(?:sample|samples|example call|demo call|recording of it|example)\b|\bhow (?:do|can|would|will) (?:i|we) know\b.{0,30}\b(?:callers?|clients?|customers?|patients?|people|they)\b.{0,16}\b(?:hate|like|hang up|mind|stand|notice)\b|\b(?:escuchar|oir)\b.{0,8}\b(?:una |alguna )?(?:muestra|prueba|ejemplo)\b|(?:听|试听).{0,4}(?:样本|示例|例子|录音样)/u,
  },
  {
    topic: "notSold",
    asks: /\b(?:will|can|does|would|could) (?:it|you|your (?:ai|bot|agent|thing)|farline)\b.{0,24}\b(?:sign for|water (?:the |my |our )?plants|clean|sweep|mop|make coffee|unlock|open the door|carry|lift|lock up|accept (?:a )?(?:package|deliver)\p{L}*|walk the dog)\b/u,
  },
  {
    topic: "discounts",
    asks: /\b(?:no|any|zero|not even an?) discounts?\b.{0,12}$|\b(?:no hay|ningun) descuentos?\b|(?:没有|不)(?:任何)?(?:折扣|优惠)/u,
    not: /\b(?:callers?|clients?|customers?|patients?|give them|nonprofit|non profit)\b/u,
  },
  {
    topic: "integrationsPrice",
    asks: /\bintegrations?\b.{0,20}\b(?:extra|cost|costs|charge\p{L}*|in the price|included|free|on top|separate\p{L}*|pay)\b|\b(?:pay|charge\p{L}*|cost|costs|extra)\b.{0,16}\b(?:for )?(?:the |an? |each |every )?integrations?\b|\bintegracion(?:es)?\b.{0,20}\b(?:aparte|extra|cuest\p{L}*|incluid\p{L}*|cobr\p{L}*)\b|(?:集成|对接).{0,6}(?:收费|要钱|另收|免费|额外)/u,
  },
  {
    topic: "callCanceled",
    ofCall: true,
    asks: /\bcancel\b|\bcancel(?:ar|arla|o|arlo)\b|取消|\b(?:if|when) (?:i|we) (?:dont|cant|do not|cannot) (?:show|come|make it)\b/u,
    not: contract,
  },
  {
    topic: "callGuests",
    ofCall: true,
    asks: /\b(?:can|could|may|will|would|ok if|okay if|fine if)\b.{0,8}\b(?:my|our|another|a|someone|somebody|others?)\b.{0,24}\b(?:join|be on|come|sit in|listen in|be there|dial in|take part)\b|\bbring (?:my|our|a|someone|somebody|along)\b|\bpuede\b.{0,20}\b(?:unirse|participar|estar|entrar|sumarse)\b|(?:同事|合伙人|搭档|老板|别人).{0,6}(?:一起|参加|加入)/u,
    not: /\b(?:agent|ai|bot|callers?|plan)\b/u,
  },
  {
    topic: "callHost",
    ofCall: true,
    asks: /\b(?:does|do|can|will|is|would)\b.{0,6}\b(?:nora|she|the person|your person|your people|that person|whoever|the human)\b.{0,24}\b(?:speaks?|talk|know|knows|understand|familiar|do it in|experience|heard)\b|\b(?:habla|sabe|conoce|entiende) (?:nora|ella|esa persona|la persona)\b|\b(?:nora|ella|la persona)\b.{0,12}\b(?:habla|sabe|conoce|entiende)\b|(?:nora|她|对方|那位).{0,6}(?:会说|会讲|说|懂|了解|熟悉)/iu,
    not: /\b(?:what (?:we|i) (?:said|wrote|talked)|my number|the number|when|where to)\b/u,
  },
  {
    topic: "callShows",
    ofCall: true,
    asks: /\bsales (?:pitch|call|talk|thing)\b|\b(?:do|can|will|could) (?:i|we|you|she|nora)\b.{0,12}\b(?:get to |actually )*(?:hear|see|show|demo|try|watch)\b.{0,12}\b(?:it|thing|product|work|me|us|demo|live|action)\b|\b(?:me|nos) (?:muestran?|ensenan?)\b|(?:演示|看到|展示)(?:产品|它|给我)/u,
    not: /\b(?:recording|my mail|the link|sample)\b/u,
  },
  {
    topic: "start",
    asks: /\bwho(?:m)? (?:do|should|can|would|must) (?:i|we) (?:talk|speak|write|go|reach out) to (?:to |for |about )?(?:get (?:started|going|set up|signed up|it)|getting (?:started|going|set up)|start|sign up|sign on|buy|order)\b|\bcon quien (?:hablo|hay que hablar|me comunico) para (?:empezar|contratar\p{L}*|comprar\p{L}*)|^\W*(?:(?:ok|so|and|then|great|alright|well|y|bueno|entonces) )*(?:(?:\p{L}+ ){0,3}(?:yearly|monthly|annual|basic|silver|gold|platinum)\W+)?(?:so )?(?:how|where) (?:do|can|would) (?:i|we) (?:actually |even |just )?(?:start|sign up|get started|begin|buy|order|subscribe|register|get it|get going)(?: (?:it|with it|that|now|then|then|please|with you|with basic|on that))*\W*$|^\W*(?:y |entonces |bueno )*como (?:empiezo|empezamos|lo contrato|contrato|me inscribo|me registro|lo compro)\W*$|^(?:那)?(?:怎么|如何|在哪)(?:开始|购买|注册|报名|订购|开通)(?:呢|使用)?[？?]?$/u,
  },
];

/** Whether a topic is led to by these rules: it was asked for, and no likelier one stands beside it. */
export const isAskedOn = (intent: Intent): boolean =>
  intent.kind === "topic" && topics.get(intent.topic.id) === intent.topic;

const topics = new Map(askedOnTopics.map((topic) => [topic.id, topic]));
const intentOf = (id: string): Intent | undefined => {
  const topic = topics.get(id);
  return topic && { kind: "topic", topic, score: 6 };
};

/** "Do i need to pay zapier", "is clio extra": what a system of the catalog costs with us. */
const paysForSystem = ({ things, concepts, words }: Hearing, bare: string): boolean =>
  words.length <= 10 &&
  !concepts.has("trial") &&
  [...things].filter((one) => one.startsWith("integration:")).length === 1 &&
  payForIt.test(bare);
const payForIt =
  /\b(?:do|would|will|must|should) (?:i|we) (?:(?:also|still|even|have to|need to|gotta|got to) )*(?:pay|buy)\b(?! (?:with|by|through|via|using|thru))|^\W*(?:(?:and|so|ok|y) )*(?:is|are|does|do|will) (?:the )?\p{L}+(?: \p{L}+)? (?:integration |connection |thing )?(?:costs? )?(?:extra|more|included|on top|free|anything)\W*$|\b(?:hay que|tengo que|se) (?:pagar?|comprar?) (?:\p{L}+ )?(?:por )?\p{L}+|\b(?:cuesta|cobran?) (?:aparte|extra|mas)\b/u;

/** What is asked of the call where the last answer told of it. */
const spokenOf = new Set(["callGuests", "callHost", "callShows"]);
const ofCallNow = /minutes with Nora|minutos con Nora|与 Nora|和 Nora|half-hour call|media hora/u;

const longest: Record<Language, number> = { en: 22, es: 24, zh: 60 };

/** What a line asks on after the last answers, or by its own form, where single words would mislead. */
export function askedOn(own: Hearing, before: Before): Intent | undefined {
  const { text, words, language } = own;
  if (words.length > longest[language] || text.length > 220) return undefined;
  const trial = trialOf(own, before);
  if (trial) return intentOf(trial);
  const bare = withoutAccents(text).replace(/['’]/g, "");
  if (paysForSystem(own, bare)) return intentOf("integrationsPrice");
  if (asksOfUnlisted(own, before)) return intentOf("notListed");
  const lately = before.lines
    .slice(-4)
    .map((line) => line.text)
    .join(" ");
  const last = before.lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  const found = rules.find(
    ({ topic, asks, about, not, ofCall }) =>
      asks.test(bare) &&
      !not?.test(bare) &&
      (!ofCall || booksCall(before) || (spokenOf.has(topic) && ofCallNow.test(last))) &&
      (!about || about.test(bare) || about.test(withoutAccents(lately.toLowerCase()))),
  );
  return found ? intentOf(found.topic) : askedByForm(bare, last);
}
