import { dollars, extraNumberPrice, planExtras, pricedPlans, trialOffer } from "../plans.ts";
import type { Spoken } from "./topic.ts";

const [least] = pricedPlans;
const rates = pricedPlans.flatMap(({ sms }) => (sms === undefined ? [] : [dollars(sms)]));
const outbound = pricedPlans
  .filter(({ extras }) => extras.includes("outbound"))
  .map(({ name }) => name);

/** Says where a feature stands on the price list, after it was spoken of: "is that extra?" */
export const costsBeside: Spoken = {
  en: `The price list has no item for that. What it names: the plan, its implementation fee, minutes beyond the plan, language-model tokens, text messages (${rates.at(-1)} to ${rates[0]} each; on ${least?.name}, ask us) and an extra number (${dollars(extraNumberPrice)} a month). ${planExtras.outbound} come with ${outbound.join(" and ")}.`,
  es: `La lista de precios no tiene nada aparte para eso. Lo que nombra: el plan, su cuota de implementación, los minutos por encima del plan, los tokens del modelo de lenguaje, los mensajes de texto (de ${rates.at(-1)} a ${rates[0]} cada uno; en ${least?.name}, pregúntenos) y un número adicional (${dollars(extraNumberPrice)} al mes). Las llamadas, correos y SMS salientes vienen con ${outbound.join(" y ")}.`,
  zh: `价目表上没有这一项。上面列的是：套餐、一次性实施费、超出套餐的分钟、语言模型 token、短信（每条 ${rates.at(-1)} 到 ${rates[0]}，${least?.name} 请咨询）和额外号码（每月 ${dollars(extraNumberPrice)}）。外呼电话、邮件和短信包含在 ${outbound.join(" 和 ")} 里。`,
};

/** To "that is too expensive": what is said before a smaller plan, and where there is none. */
export const tooExpensive: Record<
  "en" | "es" | "zh",
  { below: (plan: string) => string; least: (plan: string) => string; calls: string }
> = {
  en: {
    below: (plan) => `Then the plan below ${plan}:`,
    least: (plan) =>
      `${plan} is the smallest plan there is; nothing on the price list costs less. ${trialOffer}`,
    calls: "Tell me how many calls it would take and I will work out the cheapest.",
  },
  es: {
    below: (plan) => `Entonces el plan que está debajo de ${plan}:`,
    least: (plan) =>
      `${plan} es el plan más pequeño; en la lista no hay nada que cueste menos. Dos semanas gratis, para despachos que usan MyCase.`,
    calls: "Dígame cuántas llamadas tomaría y calculo el más barato.",
  },
  zh: {
    below: (plan) => `那么看 ${plan} 下面一档：`,
    least: (plan) =>
      `${plan} 已经是最小的套餐，价目表上没有更便宜的。使用 MyCase 的律所可以免费试用两周。`,
    calls: "告诉我它要接多少电话，我来算最便宜的。",
  },
};
