import { count } from "../plans.ts";
import { tokenExample } from "../price-terms.ts";

/** What of a plan is paid on top of its monthly price, or is in it. */
export type PaidPart = "overage" | "fee" | "tokens" | "text" | "extraNumber" | "minutes" | "agents";

/** What is said about sums of the price list alone. Amounts are texts. */
interface SumWords {
  texts: (sum: { texts: string; each: string; cost: string; plan: string }) => string;
  withPlan: (plan: string, monthly: string, annual: boolean) => string;
  textsEach: (texts: string, costs: string) => string;
  saved: (sum: { plan: string; month: string; year: string }) => string;
  savedEach: (amounts: string) => string;
  /** What tokens are, before their rates. */
  tokens: string;
  tokensOf: (calls: string, costs: string) => string;
  /** How the tokens of a call were counted. */
  tokensAssumed: string;
  /** To "is that on top of the monthly": yes or no, before the figures. */
  besides: Record<PaidPart, string>;
}

const [input, output] = [count(tokenExample.input), count(tokenExample.output)];

export const sumPhrases: Record<"en" | "es" | "zh", SumWords> = {
  en: {
    texts: ({ texts, each, cost, plan }) =>
      `${texts} texts a month at ${each} each are ${cost} on ${plan}.`,
    withPlan: (plan, monthly, annual) =>
      `With ${plan} itself that is ${monthly} a month ${annual ? "on annual billing" : "paid monthly"}.`,
    textsEach: (texts, costs) =>
      `${texts} texts a month cost: ${costs}. For Basic no rate is published: ask us.`,
    saved: ({ plan, month, year }) =>
      `Paid by the year, ${plan} is ${month} a month less than paid monthly: ${year} less over 12 months.`,
    savedEach: (amounts) => `Paid by the year, this much less over 12 months: ${amounts}.`,
    tokens: `A language model is paid by the token, a word or a piece of one: input is what it reads, output what it writes.`,
    tokensOf: (calls, costs) => `The tokens of ${calls} calls come to about ${costs}.`,
    tokensAssumed: `That is an example, not a measurement: the agent reads ${input} tokens in each call and writes ${output}. Longer calls cost more, short ones less.`,
    besides: {
      overage:
        "Yes, but only beyond what is included: the monthly price holds the minutes of the plan, and those after them come on top.",
      fee: "Yes: it comes on top of the monthly price, once.",
      tokens: "Yes: tokens come on top of the monthly price.",
      text: "Yes: each text comes on top of the monthly price; none are included.",
      extraNumber: "Yes: it comes on top of the monthly price.",
      minutes: "They are in the monthly price; only minutes beyond them come on top.",
      agents: "They are in the monthly price; nothing comes on top for them.",
    },
  },
  es: {
    texts: ({ texts, each, cost, plan }) =>
      `${texts} mensajes al mes a ${each} cada uno son ${cost} con ${plan}.`,
    withPlan: (plan, monthly, annual) =>
      `Con el propio ${plan} son ${monthly} al mes con pago ${annual ? "anual" : "mensual"}.`,
    textsEach: (texts, costs) =>
      `${texts} mensajes al mes cuestan: ${costs}. Para Basic no hay tarifa publicada: pregúntenos.`,
    saved: ({ plan, month, year }) =>
      `Con pago anual, ${plan} cuesta ${month} menos al mes que con pago mensual: ${year} menos en 12 meses.`,
    savedEach: (amounts) => `Con pago anual, en 12 meses son menos: ${amounts}.`,
    tokens: `Un modelo de lenguaje se paga por token, una palabra o parte de ella: la entrada es lo que lee, la salida lo que escribe.`,
    tokensOf: (calls, costs) => `Los tokens de ${calls} llamadas suman más o menos ${costs}.`,
    tokensAssumed: `Es un ejemplo, no una medición: en cada llamada el agente lee ${input} tokens y escribe ${output}. Las llamadas más largas cuestan más, las cortas menos.`,
    besides: {
      overage:
        "Sí, pero solo lo que pase de lo incluido: el precio del mes trae los minutos del plan, y los que siguen se pagan aparte.",
      fee: "Sí: se paga aparte del precio del mes, una sola vez.",
      tokens: "Sí: los tokens se pagan aparte del precio del mes.",
      text: "Sí: cada mensaje se paga aparte del precio del mes; no hay mensajes incluidos.",
      extraNumber: "Sí: se paga aparte del precio del mes.",
      minutes: "Vienen en el precio del mes; solo los minutos de más se pagan aparte.",
      agents: "Vienen en el precio del mes; no se paga nada aparte por ellos.",
    },
  },
  zh: {
    texts: ({ texts, each, cost, plan }) =>
      `每月 ${texts} 条短信，每条 ${each}，${plan} 上一共 ${cost}。`,
    withPlan: (plan, monthly, annual) =>
      `加上 ${plan} 套餐，${annual ? "按年付" : "按月付"}每月 ${monthly}。`,
    textsEach: (texts, costs) =>
      `每月 ${texts} 条短信：${costs}。Basic 没有公布短信价格，请问我们。`,
    saved: ({ plan, month, year }) =>
      `按年付，${plan} 每月比按月付少 ${month}，12 个月少 ${year}。`,
    savedEach: (amounts) => `按年付，12 个月少付：${amounts}。`,
    tokens: `语言模型按 token 收费，一个 token 是一个单词或单词的一部分：输入是它读的，输出是它写的。`,
    tokensOf: (calls, costs) => `${calls} 个电话的 token 大约 ${costs}。`,
    tokensAssumed: `这是举例，不是测量：每个电话智能体读 ${input} 个 token，写 ${output} 个。电话长就多，短就少。`,
    besides: {
      overage: "是的，但只算超出的部分：月费里含套餐的分钟，用完以后的另付。",
      fee: "是的，在月费之外，只付一次。",
      tokens: "是的，token 在月费之外另付。",
      text: "是的，每条短信在月费之外另付，套餐里不含短信。",
      extraNumber: "是的，在月费之外另付。",
      minutes: "包含在月费里；只有超出的分钟另付。",
      agents: "包含在月费里，不另外收费。",
    },
  },
};
