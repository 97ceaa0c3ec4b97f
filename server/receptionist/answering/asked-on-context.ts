import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import type { Before } from "./plans-spoken-of.ts";

/** Whether a call is being booked or moved, or was booked in this conversation. */
export const booksCall = ({ task, booked }: Before): boolean =>
  booked !== undefined || task?.kind === "booking" || task?.kind === "change";

const offersTrial = /two weeks free|two free weeks|dos semanas gratis|免费试用/iu;
export const namesTrial = /\b(?:free )?trial\b|\bprueba gratis\b|试用/u;

/** "We're on clio though", "im a yoga studio not a lawyer": what somebody is, or has. */
const tellsOwn =
  /\b(?:were|we are|we \p{L}{2,}nt|i \p{L}{2,}nt|we use|we run|we have|we do|we got|im|i am|i use|i run|i have|i own|ours?|shes|hes|theyre|she (?:is|has|uses|runs)|he (?:is|has|uses|runs)|they (?:are|use|run|have)|my \p{L}+|our \p{L}+|not|no)\b|\b(?:somos|soy|usamos|uso|tenemos|tengo|estamos|no)\b|我们?|不是|没用/u;
/** Asks for something else about it. */
const asksOther =
  /\b(?:how|what(?! (?:if|about) )|whats|when|where|why|which|price|cost|costs|work with|works with|integrate|connect|sync|plug|long|month|book|call|start|card|after)\b|\b(?:como|cuanto|cuando|donde|que|precio|funciona|conecta|empezar|tarjeta|despues)\b|怎么|多少|多久|什么|对接|连|接入/u;
/** Who else may have it. */
const asksWho =
  /\b(?:for )?(?:everyone|everybody|anyone|anybody|all (?:of us|firms|businesses|trades)|any (?:business|trade|firm|company))\b|\b(?:so )?no (?:free )?trial (?:for|then)\b|\b(?:she|he|they|we|i|us) (?:(?:can|could|still|also|do|does|dont) )*(?:get|gets|have|has|qualify|qualifies|eligible|use|try)(?: it| one| that)?(?: too| also| anyway| as well| then)?\W*$|\b(?:todos|cualquiera|para todos)\b|\b(?:entonces )?no (?:hay|tengo) prueba\b|谁都|所有人|(?:所以|那)(?:就)?没有?试用/u;
/** "Why only mycase", "so its only for lawyers". */
const whyOnly =
  /\bwhy (?:is it |are they |just |only )+(?:for )?(?:my ?case|lawyers?|attorneys?|law firms?|them)\b|\b(?:so )?(?:its |is it |that is |thats )?(?:only|just) (?:for |if (?:you|i|we) (?:have|use|are on) )?(?:my ?case|lawyers|attorneys|law firms)(?: (?:then|huh|right|people|users))*\W*$|\bpor que (?:solo|nada mas)\b|\bsolo (?:para|con) (?:my ?case|abogados)\b|(?:为什么)?只(?:有|给|限).{0,4}(?:mycase|律师|律所)/u;
const onMyCase = /\bmy ?case\b/u;
const notMyCase =
  /\b(?:not|\p{L}{2,}nt|never|no)\b.{0,16}\bmy ?case\b|(?:不|没)(?:是|用|在).{0,4}mycase/u;

/**
 * What a line means of the free trial: that somebody else than a law firm on MyCase asks for it, or
 * one that is.
 */
export function trialOf(own: Hearing, { lines }: Before): string | undefined {
  const text = withoutAccents(own.text).replace(/['’]/g, "");
  const told = lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  const offered = offersTrial.test(told);
  const named = namesTrial.test(text);
  if (!offered && !named) return undefined;
  if (whyOnly.test(text)) return "trialOthers";
  if (asksWho.test(text) && (named || offered) && !asksOther.test(text)) return "trialOthers";
  if (!offered || asksOther.test(text) || !tellsOwn.test(text)) return undefined;
  const systems = [...own.things].filter((one) => one.startsWith("integration:"));
  if (onMyCase.test(text)) return notMyCase.test(text) ? "trialOthers" : "trialMyCase";
  const trade = [...own.things].some((one) => one.startsWith("industry:"));
  const lawyer = /\b(?:lawyers?|attorneys?|law firm|abogad\p{L}+|despacho)\b|律师|律所/u.test(text);
  const isNot = /\b(?:not|no|\p{L}{2,}nt)\b|不是|又不/u.test(text);
  if (lawyer ? isNot : trade || systems.length > 0) return "trialOthers";
  return undefined;
}
