import type { Billing } from "#content/plans.ts";
import { refusesYear } from "#server/receptionist/hearing/billing-said.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { bareText, onlyWords, wordSet } from "#server/receptionist/tasks/words-of-turn.ts";
import { money } from "./classify.ts";
import type { Before } from "./plans-spoken-of.ts";

/** Words that a way to pay is named with, and nothing else. */
const ofBilling = wordSet(
  `annual annually yearly year years monthly month months by the a an per to on in paid pay paying pays
  billed billing bill plan please pls ok okay then and what about how if id wed ill im i we go going
  with prefer it is its for rather want would do lets make just every each advance upfront anual
  anualmente mensual mensualmente ano mes meses por al cada con el la pago pagando pagado pagar prefiero
  seria quiero mejor que sea y si adelantado not no instead of`,
);
const billingChinese = /按|每|个|年|月|付|包|交|款|的|吧|呢|那|我|们|要|选|用|想|如果|缴/gu;

/** "Annual", "por mes", "月付": the way to pay that a line names, if that is all it says. */
export function billingAlone(hearing: Hearing): Billing | undefined {
  const ways = (["annual", "monthly"] as const).filter((one) => hearing.concepts.has(one));
  const [way] = ways;
  if (!way || ways.length > 1) return undefined;
  const text = bareText(hearing);
  // "Not monthly" names the other way, "monthly not yearly" this one.
  if (/\b(?:not|no|instead)\b/.test(text) && !refusesYear(text)) return undefined;
  return onlyWords(text, ofBilling, billingChinese) ? way : undefined;
}

/** Whether prices or a plan were spoken of before. */
export const spokeOfPrices = ({ asked, table }: Pick<Before, "asked" | "table">): boolean =>
  asked?.concepts.some((one) => money.includes(one)) === true || table.plan !== undefined;

/** "And monthly?" only asks; "monthly" says how somebody pays. */
export const isChoice = (said: string): boolean =>
  !/[?？]|^\W*(?:and|or|what|how|y|o|que|si|if)(?!\p{L})|^(?:那|如果|要是)|呢\W*$/iu.test(said);

/** Words around a number of agents that ask for nothing else. */
const ofAgents = wordSet(
  `ai agent agents agentes agente need needs needing want would like id wed well have get make it that
  thats just only maybe about around so ok okay then but and no nah nope not too many much few less more
  we i us our for with say lets use please pls instead actually rather enough at least up to in total
  the a wait sorry hm cheaper then better necesito necesitamos ocupo quiero queremos seria serian somos
  con para mejor muchos demasiados pocos son solo nada mas unos como y pero entonces perdon que sean
  tendria tenemos tengo`,
);
const agentsChinese =
  /智能体|代理|座席|个|我们?|需要|要|想|有|太多了?|太少了?|多了|少了|那|就|只|大概|吧|了|改成?|换成?|还是|不|用/gu;

/** "7 agents", "too many. 5 agents", "40 locations, need 15 agents": numbers, and nothing that is asked. */
export function tellsAgents(hearing: Hearing): boolean {
  if (/[?？]/.test(hearing.text)) return false;
  const counted = bareText(hearing)
    .replace(/(?<!\d)\d{1,5}[ -]?(?:ai )?(?:agents?|agentes?)(?![a-z])/g, " ")
    .replace(/\d+ ?[a-z]+/g, " ")
    .replace(/\d+/g, " ");
  return onlyWords(counted, ofAgents, agentsChinese);
}
