import { askedOnTopics } from "#content/receptionist/topics-asked-on.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import type { Intent } from "./classify.ts";

/** A form of question, and the topic or the wish it stands for. */
interface Form {
  means: string;
  asks: RegExp;
  not?: RegExp;
  /** What the last answer has to tell of. */
  after?: RegExp;
}

const people =
  "(?:callers?|clients?|customers?|patients?|guests?|tenants?|members?|people|folks|everybody|everyone|they|somebody|anyone)";
const machine = "(?:robots?|bots?|machines?|computers?|an? ai|ais?|automated \\p{L}+|chatbots?)";

const kinds = new Set(["person", "phone", "plan", "unknown"]);

const forms: readonly Form[] = [
  {
    means: "robot",
    asks: /\b(?:admit|confess)\b.{0,16}\b(?:you|youre|ur)\b|\b(?:are|r) (?:you|u) (?:just |really |actually )?(?:chat ?gpt|gpt|claude|gemini|siri|alexa|openai)\b|\b(?:you are|youre|ur) (?:just |really )?(?:chat ?gpt|gpt|claude|gemini|siri|alexa)\b/u,
  },
  {
    means: "what",
    asks: /^\W*(?:(?:hi|hello|hey|so|ok|hola|y)\W+)*(?:whats|what is|tell me about|que es|quien es) farline\W*$|\b(?:like|just|basically|this|it|you|that) (?:an? )?(?:call cent(?:er|re)|answering service)\b|\b(?:call cent(?:er|re)|people|agents|somebody|someone) (?:sitting )?in (?:india|the philippines|another country)\b/u,
    not: /\b(?:we|i) (?:pay|use|have|had)\b|\b(?:switch|vs|versus|instead|cheaper|better|compare\p{L}*)\b/u,
  },
  {
    // "I'm a therapist, my patients won't want to talk to a robot": whatever is told of the trade.
    means: "voice",
    asks: new RegExp(
      `\\b${people}\\b.{0,24}\\b(?:hates?|hating|refuse|dislike|cant stand|hangs? up|(?:wont|dont|doesnt|do not|will not|never|not|wouldnt|prefer not to) (?:\\p{L}+ ){0,2}?(?:like|want|trust|talk|speak|deal|accept|enjoy|appreciate|wanna))\\b.{0,32}\\b${machine}\\b|\\b(?:doubt|worried|afraid|scared|think)\\b.{0,16}\\b${people}\\b.{0,24}\\b(?:talk|speak|trust|like|want|accept)\\p{L}*\\b.{0,12}\\b${machine}\\b|\\b(?:clientes|pacientes|gente)\\b.{0,24}\\b(?:no|odian?|cuelgan?|detestan?)\\b.{0,32}\\b(?:robots?|maquinas?|computadoras?|bots?)\\b|(?:客户|客人|病人|患者|大家|顾客).{0,8}(?:不|讨厌|反感).{0,10}(?:机器人?|AI|ai)`,
      "u",
    ),
    not: /\b(?:how many|how much|cost|price|legal|liable|replace|fire|book|are you|r u|am i)\b/u,
  },
  {
    // "Its a pizza place, friday nights 3 phones ring at once".
    means: "atOnce",
    asks: /\b(?:two|three|four|five|six|ten|\d{1,2}|several|multiple|all|both|a few|many) (?:of (?:the |our |my )?)?(?:phones?|lines?|calls?|people|customers|clients|patients|callers)\b.{0,24}\b(?:rings?|ringing|calls?|calling|comes?|coming|in)\b.{0,16}\b(?:at once|at the same time|at a time|all together|simultaneously)\b/u,
    not: /\b(?:how much|cost|price|which plan|what plan|minutes)\b/u,
  },
  {
    // "To who? I have a salon, I'm usually with a client", after the handing over.
    means: "stuck",
    asks: /^\W*(?:(?:and|ok|so|but|y|pero) )*(?:to|a) (?:who|whom|quien)\b|^(?:那)?转给谁/u,
    after: /hands over|pasa a una persona|转给人/u,
  },
  {
    // "Good. So just lunch and after 5?", after what it need not replace.
    means: "ownNumber",
    asks: /\b(?:just|only)\b.{0,16}\b(?:lunch\p{L}*|nights?|after (?:\d|hours|work|closing|five|six)|evenings?|weekends?|second line|overflow|mornings?)\b|\bsolo\b.{0,20}\b(?:noches?|comida|almuerzo|fines? de semana|fuera de horario|despues de las|segunda linea)\b|只.{0,8}(?:晚上|午休|中午|周末|下班|第二条)/u,
    after: /Give it nights, lunch|Dele las noches|负责晚上、午休/u,
  },
  {
    // "Extra cost for those?", of systems.
    means: "integrationsPrice",
    asks: /^\W*(?:(?:and|so|ok|is|are|there|any|an|do|does|you|u|charge|i|we|pay|have to|whats|what|the|how much|que|hay|un|algun|se) )*(?:extra|additional|more|costs?|charges?|fees?|price|money|aparte|costo|cargo)(?: (?:extra|costs?|charges?|fees?|price|money|aparte|anything|more))* (?:for|on|to (?:use|connect|add|hook up)|por|de) (?:those|them|these|it|that|that one|any of (?:them|those)|all (?:of them|those|that)|each|each one|esos?|esas?|cada un[oa]|todos)\W*$|^\W*(?:(?:and|so|ok|y) )*(?:do|does|are|is) (?:those|they|these|it|that|that one) (?:costs? (?:extra|more|anything)|extra|free|included|(?:all )?in the price)(?: too| as well)?\W*$|^\W*(?:y )?(?:eso|esos|esas|esas? )?(?:cuestan?|se pagan?|cobran?) (?:algo )?(?:aparte|extra|mas)\W*$|^(?:那|这些?)?要?(?:另外|额外)(?:收费|付费|加钱)吗[？?]?$/u,
    after: /\bcatalog\b|cat[aá]logo|目录/u,
  },
  {
    // "Which ones for sure", after languages of which three are named.
    means: "languages",
    asks: /^\W*(?:(?:and|so|ok|then|well|y) )*(?:which|what)(?: (?:ones?|languages?))* (?:(?:are|do|can|does|you|it|i|we) )*(?:for (?:sure|certain)|definite(?:ly)?|certain(?:ly)?|guaranteed?|safe|promise|count on|listed?|named?)(?: (?:then|it speaks?|you (?:have|speak|do)))*\W*$|^\W*(?:y )?cuales (?:son )?(?:seguros?|con seguridad|de seguro|seguro)\W*$|^(?:那)?(?:哪些|哪几种)(?:语言)?(?:是)?(?:肯定|确定|一定)/u,
    after: /English, Spanish, Chinese and more|ingl[eé]s, español, chino|英语、西班牙语、中文/u,
  },
  {
    // "By text and call?", of the reminders.
    means: "reminders",
    asks: /^\W*(?:(?:and|so|ok|is that|those|y) )*(?:by|via|per|through|with|por|con) (?:an? )?(?:text|sms|message|call|phone|voice|mensajes?|llamadas?|texto|telefono|correo)(?:s)?(?: (?:and|or|or by|and by|y|o|y por|o por) (?:an? )?(?:text|sms|message|call|phone|voice|e-?mail|mensajes?|llamadas?|texto|telefono|correo)s?)?(?: too| both)?\W*$|^(?:是)?(?:用|通过)?(?:短信|电话)(?:还是|和|或)?(?:短信|电话)?(?:吗|呢)?[？?]?$/u,
    after: /Reminders go out|recordatorios salen|电话和短信提醒/u,
  },
  {
    // "Is it by call or by minute", "what do you charge by".
    means: "countedBy",
    asks: /(?<!\p{L})(?:(?:per|by|each|every|a|por|al) (?:the )?)?(?:calls?|minutes?|usage|llamada|minuto|uso) (?:or|vs|versus|o) (?:(?:is|it|that|else|es) )*(?:per|by|for|each|every|por|al)? ?(?:the )?(?:calls?|minutes?|usage|months?|llamadas?|minutos?|mes|uso)(?!\p{L})|\bflat(?: (?:rate|fee|price|monthly|a month))* or (?:(?:is|it|that|by|per|the|every|each) )*(?:minutes?|calls?|usage)\b|\b(?:charged?|charging|bill(?:ed|ing)?|count(?:ed|ing)?|priced?|pay|paid|cost|prices?) (?:(?:it|us|me|you|is|are|done|for|that|this) )*(?:per|by|each|every) (?:the )?calls?\b|\b(?:cobran?|se cobra|se paga|pago|cuenta) (?:por|cada) (?:la )?llamadas?\b|\bwhat (?:do|does) (?:you|it|they|farline) (?:charge|bill|count) by\b|^\W*(?:(?:and|so|wait|ok|no|i mean|is|are|that|it|its|price|y|es|eso) )*(?:how much )?(?:per|by the|por) (?:call|llamada)\W*$|[按以](?:电话|通话|次数|通数|次|通)?(?:算|收费|计费|收)?(?:，|,|、)?(?:还是|或)(?:者)?[按以]?(?:分钟|时长)|[按以](?:分钟|时长)(?:算|收费|计费|收)?(?:，|,)?(?:还是|或)(?:者)?[按以]?(?:电话|次|通)|^(?:那|请问)?(?:你们)?(?:是)?按(?:次|通|电话次数)(?:数)?(?:收费|算|收钱|计费)(?:吗|的吗)[？?]?$/u,
    not: /\b(?:they|(?:we|i|u|you) (?:get|got|have|take|use|talk|now|still)|paying|competitors?|others?|now|current\w*|service|ruby|smith|compar\w*|how many|extra|over|beyond|intro|nora)\b/u,
  },
  {
    // "Is it paid all upfront".
    means: "billing",
    asks: /\b(?:paid|pay|payable|charged?|billed|due)\b.{0,16}\b(?:all |fully |everything |it )?(?:up ?front|in advance|ahead of time|all at once)\b|\b(?:se paga|pago|cobran)\b.{0,16}\b(?:por adelantado|todo junto|de una vez)\b|(?:预付|一次付清|提前付|先付)(?:吗|的)/u,
    not: /\b(?:something|anything|setup|set up|implementation|fee|how much|what do|what would|to (?:start|begin|get)|discount|invoice|call|deposits?)\b|\bcuota\b/u,
  },
  {
    // "La puedo mover despues?", of the call that was just booked.
    means: "move",
    asks: /\b(?:la|lo) (?:puedo|podria|podemos) (?:mover|cambiar|reprogramar|cancelar|reagendar)\b|\b(?:puedo|se puede) (?:mover|cambiar|reprogramar|cancelar|reagendar)(?:la|lo)\b|^(?:以后|之后|到时候?)?(?:还)?(?:可以|能)(?:改|取消)(?:时间|期|吗)/u,
    after: /^Reservado|^Booked|^已预约/u,
  },
  {
    means: "what",
    asks: /^\W*(?:(?:hi|hello|hey|so|ok|and|u there) )*what (?:do|does|can|r|are) (?:you|u|yall|you guys|ya|it|this|this thing|farline) (?:(?:actually|even|exactly|really|people|guys|all) )*(?:do|offer|sell)(?: exactly| here| then| for (?:me|us|people|businesses|a living))?\W*$/u,
  },
  {
    // "Who at farline sees it", of messages and data.
    means: "store",
    asks: /\bwho(?:s|se)? (?:else )?(?:(?:at|in|from|of|can|could|will|is|are|all|exactly|gets?|able|allowed|to|has|have|there|your|the|farline|company|team|side|you|guys|end) )*(?:reads?|sees?|see|access|looks?|view|views|touch)\b/u,
    after:
      /Messages are kept in a database|do not sell personal information|Messages lie in a database/u,
  },
  {
    // "Can the govt get it", of data.
    means: "share",
    asks: /\b(?:govt|government|feds|police|cops|court|irs|ice|fbi|authorities|gobierno|policia)\b.{0,16}\b(?:get|see|access|ask for|request|subpoena|demand|have|ver|pedir)\b.{0,12}\b(?:it|them|that|data|info|records?|recordings?|messages?|datos)\b/u,
    not: /\b(?:call|help|hurry|here|coming|outside)\b/u,
  },
  {
    // "Can it verify insurance": no page says so.
    means: "unknown",
    asks: /\b(?:it|you|u|they|agent|bot|ai)\b.{0,12}\b(?:verif\p{L}*|check|look up|run|confirm)\b.{0,12}\b(?:insurance|coverage|eligibility|benefits|copays?|deductibles?)\b|\b(?:verifica|checa|revisa)n?\b.{0,12}\b(?:seguro|cobertura)\b/u,
  },
  {
    // "What if theyre drunk and yelling": of callers.
    means: "stuck",
    asks: new RegExp(
      `\\b(?:what if|and if|what about|how about|what happens (?:if|when)|can it (?:handle|deal with)|what does it do (?:if|when|with))\\b.{0,12}\\b(?:theyre|they|${people.slice(3, -1)}|an?|my|the)\\b.{0,24}\\b(?:drunk|yell\\p{L}*|scream\\p{L}*|angry|mad|pissed|cuss\\p{L}*|swear\\p{L}*|rude|upset|cry|crying|cries|hysterical|abusive|nasty|hostile|belligerent)\\b|\\b(?:y si|que pasa si)\\b.{0,24}\\b(?:borrach\\p{L}*|grit\\p{L}+|enojad\\p{L}*|llora\\p{L}*|groser\\p{L}*)\\b|(?:如果|要是|遇到).{0,8}(?:喝醉|发火|生气|骂人|哭|大吼)`,
      "u",
    ),
    not: /\b(?:how much|cost|price|you|u)\b/u,
  },
  {
    // "Do you sign an nda": no page names one.
    means: "unknown",
    asks: /\b(?:sign|have|offer|provide|send|give|got|get|do|need|issue|firman?|tienen)\b.{0,16}\b(?:ndas?|non ?disclosure(?: agreements?)?|confidentiality agreements?|dpas?|data processing (?:agreements?|addendum)|w ?9s?|certificates? of insurance|coi|acuerdo de confidencialidad)\b|(?:签|有).{0,6}(?:保密协议|nda)/u,
    not: /\b(?:it|callers?|clients?|customers?|patients?|agent|bot)\b(?! (?:with|for) (?:me|us))/u,
  },
  {
    // "How long does it last", of the trial.
    means: "trial",
    asks: /^\W*(?:(?:and|so|ok|y) )*(?:how long (?:does|do|is|are|will) (?:it|that|they|the trial) (?:last|go on|go for|run)|cuanto dura)\W*$/u,
    after: /two weeks free|two free weeks|dos semanas gratis/u,
  },
  {
    // "Different accent?"
    means: "voice",
    asks: /\b(?:different|other|another|which|what|british|southern|american|pick|choose|change|change the|have an?|with an?|has an?)\b.{0,12}\baccents?\b|\bque acento\b|\b(?:male|female|mans|womans|mens|womens) (?:voice|or (?:male|female))\b/u,
    not: /\b(?:understand|understands|callers?|thick)\b/u,
  },
  {
    // "Can I record my own greeting": no page says it.
    means: "unknown",
    asks: /\b(?:record|upload|use|clone|keep)\b.{0,12}\b(?:my|our) (?:own )?(?:greeting|voice|voicemail(?: greeting)?|hold music)\b/u,
    not: /\b(?:hear|site|you record|do you)\b/u,
  },
  {
    means: "stuck",
    asks: /\b(?:should|must|needs? to|has to|have to|gotta)\b.{0,16}\b(?:come|go|get|be (?:sent|routed|passed|put through))\b.{0,16}\b(?:to )?(?:me|us|my \p{L}+)\b.{0,12}\bnot (?:the|your|a) (?:bot|ai|machine|agent)\b|\b(?:get|gets|drag) me out of bed\b|\bwakes? me(?: up)?\b|\b(?:callers?|customers?|clients?|patients?|people|some)\b.{0,24}\bwants? to (?:talk|speak) (?:to|with) (?:an? )?(?:real |actual |live )*(?:people|person|humans?)\b|\b(?:people|someone|somebody|callers?|customers?)\b.{0,12}\b(?:calling|calls?|rings?)\b.{0,20}\b(?:crash|accident|emergency|wreck|roadside)\b/u,
    not: /\b(?:how many|cost|price|book)\b/u,
  },
  {
    means: "advice",
    asks: /\b(?:your|the|my) (?:bot|ai|agent|receptionist|thing|assistant)\b.{0,12}\b(?:says?|tells?|answers?)\b.{0,40}\b(?:callers?|clients?|they|patients?|customers?|someone|somebody)\b/u,
    after: /no legal or medical advice/u,
  },
  {
    means: "always",
    asks: /\b(?:pick up|answers?|open|cover|there|awake|take calls|running)\b.{0,20}\bat (?:\d{1,2} ?(?:am|a\.m|pm|p\.m|in the morning)|midnight|dawn|3 am)\b|\bcover (?:us|me|the phones?)?.{0,10}\b(?:overnight|at night|nights|after[- ]hours|weekends)\b/u,
    not: /\b(?:nora|me at|talk|meet|book|appointment|how much|charge|cost|price|tomorrow|today|monday|tuesday|wednesday|thursday|friday)\b/u,
  },
  {
    means: "collect",
    asks: /\b(?:it|they|callers?|guests?|clients?|customers?|patients?)\b.{0,24}\b(?:take|takes|collect|collects|pay|charge|leave|request)\b.{0,12}\bdeposits?\b/u,
    not: /\bdo (?:i|we) pay\b/u,
  },
  {
    means: "trial",
    asks: /^(?:那|请问)?(?:你们)?(?:有没有|有|提供|能|可以)? ?(?:free )?trial ?(?:吗|么)[？?]?$|试用(?:期|版)?(?:是|要|需要|得)?(?:不?要钱|收费|免费|花钱|付费|付钱|多少钱)/u,
  },
  {
    means: "emailAddress",
    asks: /\bwhere (?:do|can|should|would|could) (?:i|we|she|he|they) (?:write|email|mail)\b/u,
  },
  {
    means: "planLanguages",
    asks: /\b(?:espanol|spanish|chinese|mandarin|idiomas?|languages?)\b.{0,30}\b(?:aparte|extra|costs? more|charged?|incluid\p{L}*|pay more|on top)\b/u,
    not: /\b(?:minutes?|texts?|how much|number|agents?)\b/u,
  },
  {
    means: "unknown",
    asks: /\bon hold\b.{0,20}\b(?:count|counts|counted|billed|charged|cost|minutes)\b|\b(?:need|require|put|give)\b.{0,10}\b(?:credit |debit )?card (?:for|on|to|down|up front|details)\b|\b(?:pick|choose|select) (?:which|what|the) fields\b|\b(?:me|nos) (?:devuelv|regres)\p{L}+\b(?! (?:la |una |mi |el )?(?:llamada|mensaje|correo))|\btake (?:food|takeout|take out|pizza|delivery|lunch|dinner) orders\b|\btrain\p{L}*\b.{0,16}\bon (?:our|my|the) (?:\p{L}+ )?calls\b|\b(?:freez|paus|suspend)\p{L}* (?:(?:a|the|their|my|our) )?memberships?\b|\bmemberships? on hold\b/u,
  },
  {
    means: "plan",
    asks: /\bhow many minutes (?:would|does|do|will|should|might)\b.{0,30}\b(?:need|use|take|require|burn)\b/u,
    not: /\b(?:include|come with|basic|silver|gold|platinum)\b/u,
  },
  {
    means: "phone",
    asks: /\b(?:just |only )?(?:give|send|tell|get|gimme) (?:me )?(?:the|your|ur|a) (?:phone |telephone )?number\W*$/u,
    not: /\bnumber of\b/u,
  },
  {
    means: "person",
    asks: /\bwho (?:there |here |else |at \p{L}+ |over there )?(?:can|could|would|might) (?:tell|answer|confirm)(?: me| us| that| this| it)*(?: for sure| for certain)?\W*$/u,
  },
];

const topics = new Map(
  [...companyTopics, ...productTopics, ...askedOnTopics].map((topic) => [topic.id, topic]),
);

/** What a line asks by its form, with accents and apostrophes taken off. */
export function askedByForm(bare: string, lastAnswer: string): Intent | undefined {
  const found = forms.find(
    ({ asks, not, after }) =>
      asks.test(bare) && !not?.test(bare) && (!after || after.test(lastAnswer)),
  );
  if (!found) return undefined;
  if (kinds.has(found.means)) return { kind: found.means, score: 6 } as Intent;
  const topic = topics.get(found.means);
  return topic && { kind: "topic", topic, score: 6 };
}
