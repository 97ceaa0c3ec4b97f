import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { asksWorkDays } from "#server/receptionist/hearing/work-days-asked.ts";
import { asksItsPrice, asksOfCall } from "./asks-of-call.ts";
import { asksIfItSaysWhatItIs, asksOfProduct } from "./asks-of-product.ts";
import type { Intent } from "./classify.ts";
import { comparisonIn } from "./comparison.ts";
import { asksOwnProfile } from "./own-profile.ts";
import {
  asksForPlan,
  asksFromWhen,
  asksPay,
  asksServedIn,
  asksWhom,
  dealsWithCall,
} from "./whole-question.ts";

/** "Are you human or a robot", "hablo con una máquina": what answers here. */
const asksWhatAnswers = [
  /^(?:[^\p{L}\d]|(?<![\p{L}\d])(?:and|so|ok|wait|hey|honestly|but|am i|is (?:this|it|there)|are|r|you|u|there|a|an|the|just|actually|really|even|or|not|talking|chatting|speaking|texting|to|with|here|guys?|real|live|actual|some|kind|of|human|person|people|robot|bot|machine|computer|ai|program|software|chatbot|anyone|somebody|someone|one|right|now|for)(?![\p{L}\d]))+$/iu,
  /^(?:[^\p{L}\d]|(?<![\p{L}\d])(?:y|oiga|perdon|perd[oó]n|es|eres|son|usted|ustedes|tu|t[uú]|hablo|estoy|hablando|con|una?|o|de|verdad|real|persona|humano|m[aá]quina|robot|bot|ia|computadora|programa|aqu[ií]|alguien|hay)(?![\p{L}\d]))+$/iu,
  /^(?:你|您|这|那|是|不是|还|吗|呢|真|的|人|机器|电脑|程序|人工智能|ai|在|跟|和|我|说话|聊天|里|有|啊|呀|[？?，。\s])+$/iu,
];
const namesHuman = /human|person|people|anyone|someone|somebody|real|persona|humano|alguien|人/iu;
const namesMachine =
  /robot|bot|machine|computer|\bai\b|program|software|m[aá]quina|\bia\b|computadora|programa|机器|电脑|程序|人工智能/iu;
const addressed =
  /\b(?:are|r) (?:you|u)\b|\b(?:you|u)\b.*\b(?:robot|bot|human|machine|ai)\b|\b(?:am i|is this|is it)\b|\b(?:eres|es|son|hablo|hablando)\b|你|您|这/iu;

/** Somebody who calls the business wants a person: no wish of the visitor's own. */
const callerWantsPerson =
  /\b(?:callers?|customers?|clients?|patients?|they|he|she|someone|somebody)\b.{0,20}\b(?:wants?|demands?|asks?|insists?|needs?|prefers?|begs?|requests?)\b.{0,20}\b(?:human|person|somebody|someone|manager|me|us)\b|\b(?:cliente|paciente|quien llama|alguien)\b.{0,12}\b(?:quiere|pide|exige|insiste|prefiere)\b.{0,24}\b(?:persona|humano|alguien)\b|(?:客户|来电者|对方|客人|病人).{0,4}(?:要|想|非要|坚持).{0,6}(?:人工|真人|找人)/iu;

/** "Do you sell insurance", "你们卖保险吗": wares and errands, which are not ours. */
export const wantsWares =
  /\b(?:do|can|does) (?:you|u|it|farline)(?: guys| all| people)? (?:also |even )?(?:sell|deliver|rent out|repair|fix|build|cook|ship|drive|wash|clean) (?!(?:my |our |the |any |your |personal |user |customer )*(?:data|info\w*|details|(?:phone )?numbers?|names?|emails?|lists?|stuff|contacts?)\b)\p{L}+|\bdo you have (?:an? )?(?:store|shop|branch|showroom|restaurant|hotel)s?\b|\b(?:venden|reparan|entregan|rentan|hacen entregas|arreglan) (?!(?:mi|mis|los|la|nuestros|sus)? ?(?:datos|informaci[oó]n|n[uú]mero))\p{L}+|你们(?:卖|修|送|租)(?!什么|数据|资料|信息|我|客户)|帮我(?:洗|修|做饭|送|买)/iu;

/** "Does it cost more at night": whether the hour has a price. */
const priceOfHour =
  /\bhow much (?:(?:is|for|on|at|during|it|extra|more|would|does|cost|the|do|you|charge|if|its|just|only) )*(?:nights?|weekends?|holidays?|sundays?|after[- ]hours|evenings?|overnight)\b|\b(?:costs?|charges?|pay|pricier|extra|more|expensive|surcharge|rates?)\b.{0,24}\b(?:at night|nights?|weekends?|holidays?|sundays?|after[- ]hours|evenings?|overnight)\b|\b(?:nights?|weekends?|holidays?|after[- ]hours)\b.{0,16}\b(?:cost|costs|extra|more expensive|surcharge|pricier)\b|\b(?:cuesta|cobran|sale|pagar?|caro|recargo|extra)\b.{0,24}\b(?:noche|noches|fin(?:es)? de semana|feriados?|festivos?|domingos?)\b|(?:晚上|夜里|夜间|半夜|周末|节假日|假日).{0,8}(?:贵|加钱|加价|加收|额外|多收|另收|更多)/iu;
/** "Do you work weekends": not what an hour costs. */
const ofMoney =
  /\bhow much\b|\b(?:costs?|charges?|pay|pricier|expensive|surcharge|rates?|price)\b|\bextra\b|cuesta|cobra|sale|paga|caro|recargo|贵|钱|价|收|额外/iu;
/** "What's the email", and nothing else. */
const asksAddress =
  /^\W*(?:(?:and|ok|so|y)\W+)*(?:what(?:'?s| is|s)|give me|cu[aá]l es) (?:the|your|ur|an|el|su|tu) (?:e-?mail|correo)(?: address| electr[oó]nico)?(?: for (?:that|this|it))?(?: please| then| por favor| para eso)?\W*$|^(?:那)?(?:你们的?)?(?:邮箱|电子邮件)(?:地址)?(?:是什么|是多少|呢|多少)[？?]?$/iu;

/** "How many texts does it include". */
const countsTexts =
  /\b(?:are|is|any|do|does)\b.{0,16}\b(?:texts?|sms|text messages) (?:are )?(?:included|free|in (?:it|that|the plan))\b|\bhay mensajes incluidos\b|\bhow many (?:free )?(?:texts?|sms|text messages)(?: messages)?\b(?! (?:can|could|do|does|will) (?:it|they|you) (?:send|answer|handle|take))|\bcu[aá]ntos (?:mensajes(?: de texto)?|sms|textos)\b|(?:多少|几)条?短信|短信.{0,4}(?:多少|几)条/iu;

/** "So I can quit in a month": the end of the contract, and no price by the month. */
const quits =
  /\b(?:cancel|quit|end|drop) (?:the|my|our|this|that|a) (?:plan|subscription|contract|account|service)\b|\b(?:(?:can|could|may|if) (?:i|we)|(?:i|we) (?:can|could|may)) (?:just |always |still )?(?:quit|stop|leave|walk(?: away)?|get out|cancel|drop it|bail)\b.{0,12}\b(?:month|months|any ?time|whenever|week|later|early|year)\b|\b(?:puedo|podemos|podr[ií]a) (?:dejarlo|cancelar|salirme|parar)\b.{0,16}\b(?:mes|meses|cuando|semana)\b/iu;
export const asksToQuit = (text: string): boolean => quits.test(text);
/** "How would it know what to ask", "and if they ask what a will costs": what it was taught. */
const knowsWhat =
  /\bhow (?:does|do|would|will|can|could) (?:it|the (?:ai|agent|bot)|your (?:ai|agent|bot)|this(?: thing)?) (?:even |actually |ever )?know\b|\b(?:if|when) (?:they|callers?|someone|somebody|(?:a|the|my|our) (?:clients?|customers?|patients?|callers?)|clients|patients|customers|people) asks? (?:it |about |what |how |why |which |where |for (?:a )?(?:price|quote))|\bc[oó]mo (?:sabe|sabr[ií]a|va a saber)\b|\bsi (?:me |le )?preguntan\b/iu;
/** "Can I hear it first". */
const hearsIt =
  /\b(?:can|could|may) (?:i|we) (?:just )?(?:hear|listen to|test(?: drive)?|try) (?:it|one|this|a sample|what it sounds)(?: out)?(?: first| before| now| myself)*\W*$|\b(?:puedo|podemos|se puede) (?:o[ií]rl[oa]|escucharl[oa]|probarl[oa])\b/iu;
/** "For N minutes": a volume, and nothing else. */
const minutesAlone =
  /^\W*(?:(?:and|ok|so|y|pues|what about|how about|say)\W+)*(?:for|at|with|about|around|para|con|como) \d[\d,]* (?:minutes|mins|minutos)(?: (?:a|per|al) (?:month|mes))?\W*$/iu;
/** "What about cancellations": what those who call cancel, unless the contract is named. */
const cancellations =
  /\b(?:cancell?ations|no[- ]?shows|reschedul(?:es|ing)|reschedules)\b|\b(?:patients?|clients?|customers?|callers?|people) (?:who|that) (?:cancel|reschedule|move)\b|\bcancelaciones\b|\b(?:pacientes?|clientes?) que (?:cancelan?|cambian?)\b/iu;
const ofContract =
  /\b(?:plan|contract|subscription|service|account|fee|polic\p{L}*|farline|analy\p{L}*|report\p{L}*|contrato|servicio|cost|charge|remind\p{L}*|reduce|fewer|cut|less|calling? in)\b/iu;

/** "Y cancelarlas?", "and can it cancel them": appointments that were spoken of. */
const changesThem =
  /\b(?:and |can (?:it|you) |also )+(?:cancel|move|reschedule|change) (?:them|those|appointments|bookings)\b|(?<!\p{L})(?:cancelar|mover|cambiar|reprogramar)l[oa]s(?!\p{L})|(?:取消|改)它们/iu;

/** Nothing but the word for somebody who serves callers. */
const onlyAgent =
  /^[^\p{L}]*(?:an? |live |real |un |una )*(?:agent|agente|representative|operator|operadora?|客服)[^\p{L}]*(?:please|now|por favor)?[^\p{L}]*$/iu;

/** "Can callers cancel an appointment": what the product does for those who call its owner. */
const callersBooking =
  /\b(?:callers?|clients?|customers?|patients?|guests?|people|tenants?)\b.{0,24}\b(?:book|cancel|move|change|reschedule|schedule)\b.{0,24}\b(?:appointments?|appts?|bookings?|reservations?|visits?|calls?)\b|\b(?:clientes?|pacientes?|personas|hu[eé]spedes)\b.{0,24}\b(?:agendar|reservar|cancelar|mover|cambiar|reprogramar)\b.{0,16}\b(?:citas?|reservas?|reservaci[oó]n)|(?:客户|客人|病人|患者|来电者|顾客).{0,6}(?:取消|改|预约|推迟).{0,6}(?:预约|时间|约)/iu;

const topic = (id: string): Intent | undefined => {
  const found = [...companyTopics, ...productTopics].find((one) => one.id === id);
  return found && { kind: "topic", topic: found, score: 6 };
};

/** Whether an hour's price is asked, by the form of the question. */
export const asksPriceOfHour = (text: string): boolean =>
  priceOfHour.test(text) && ofMoney.test(text);

/** What a question asks by its form alone, whatever its single words mean elsewhere. */
export function formOf(text: string): Intent | undefined {
  const whole = asksWhatAnswers.some((one) => one.test(text)) && addressed.test(text);
  if (whole && (namesMachine.test(text) || (namesHuman.test(text) && addressed.test(text))))
    return topic("robot");
  if (asksIfItSaysWhatItIs(text)) return topic("voice");
  if (asksServedIn(text)) return topic("languages");
  if (knowsWhat.test(text)) return topic("train");
  if (hearsIt.test(text)) return topic("trial");
  if (asksToQuit(text)) return topic("leave");
  if (minutesAlone.test(text)) return { kind: "plan", score: 6 };
  if (changesThem.test(text)) return topic("scheduling");
  if (cancellations.test(text) && !ofContract.test(text)) return topic("scheduling");
  if (countsTexts.test(text)) return { kind: "price", score: 6 };
  const compared = comparisonIn(text);
  if (compared) return topic(compared === "price" ? "comparedPrice" : "compared");
  if (asksOwnProfile(text)) return topic("social");
  if (asksWorkDays(text)) return topic("officeHours");
  if (onlyAgent.test(text)) return { kind: "person", score: 6 };
  if (callerWantsPerson.test(text)) return topic("stuck");
  if (asksOfProduct.test(text.trim()) && callersBooking.test(text)) return topic("scheduling");
  if (asksWhom.test(text)) return { kind: "person", score: 6 };
  if (asksItsPrice(text) && opensQuestion(text)) return topic("introCallPrice");
  if (asksOfCall(text)) return topic("introCall");
  if (asksPriceOfHour(text)) return topic("always");
  if (asksForPlan.test(text)) return { kind: "plan", score: 6 };
  if (asksPay.test(text)) return { kind: "price", score: 6 };
  if (dealsWithCall(text)) return topic("stuck");
  if (asksFromWhen.test(text)) return topic("setup");
  if (asksAddress.test(text)) return topic("emailAddress");
  if (wantsWares.test(text)) return { kind: "unknown", score: 3 };
  return undefined;
}
