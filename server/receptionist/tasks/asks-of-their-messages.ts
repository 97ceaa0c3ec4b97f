import { clausesOf } from "#server/receptionist/hearing/clauses.ts";

/**
 * "If they leave a message does it go to my email": asked of the messages that the product takes, by
 * those who call its owner.
 */
export const asksOfTheirMessages = (text: string): boolean =>
  clausesOf(text).some(({ asks }) => asks) || supposes.test(text)
    ? theyLeave.test(text) || messages.test(text) || toThem.test(text)
    : takesSpanish.test(text);

const supposes = /\b(?:if|when|cuando|si)\b|如果|要是/iu;
/** "Do you charge twice if they call back", "should i tell them it's an AI". */
const toThem =
  /\b(?:if|when) (?:they|callers?|clients?|customers?|patients?|people|someone|somebody)\b.{0,12}\b(?:calls?|rings?|texts?|writes?|e-?mails?)\b|\b(?:should|must|do|would) (?:i|we)(?: have to| need to| ever)? (?:tell|say|warn|inform|ask)\b/iu;
/** "Toma recados cuando cerramos". */
const takesSpanish =
  /^\W*(?:(?:y|ok|pero|tambi[eé]n)\W+)*(?:tom|recib|anot|acept|guard)\p{L}* (?:los )?(?:recados|mensajes)(?!\p{L})/iu;

const theyLeave =
  /\b(?:callers?|clients?|customers?|patients?|guests?|tenants?|they|people|someone|somebody|a person|it|(?:the|your|ur|this) (?:ai|agent|bot|thing))\b(?: [\p{L}']+){0,3}? (?:leaves?|left|takes?|sends?|gets?|pass(?:es)?|writes?)\b.{0,16}\b(?:messages?|msgs?|notes?|voicemails?|word)\b|(?<!\p{L})(?:clientes?|pacientes?|gente|personas|quien llama|alguien|ellos)(?!\p{L}).{0,16}(?<!\p{L})(?:dej|mand|env)\p{L}*.{0,12}(?:mensajes?|recados?|notas?)|(?:客户|客人|病人|患者|来电者|它|对方|他们).{0,6}(?:留言|留话|口信)/iu;
/** Messages of more than one: those that are taken, and none that is wished for. */
const messages =
  /\b(?:messages|msgs|voicemails|mensajes|recados)\b|留言(?:会|都?是?怎么|存|发|在哪)/iu;
