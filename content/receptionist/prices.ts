import {
  type Billing,
  count,
  dollars,
  extraNumberPrice,
  type PlanExtra,
  type PricedPlan,
  planExtras,
  pricedPlans,
  webChatSeconds,
} from "../plans.ts";
import { estimatePhrases } from "./estimate-phrases.ts";
import { sumPhrases } from "./sum-phrases.ts";
import type { Spoken } from "./topic.ts";

const [least, , , greatest] = pricedPlans;
const list = (line: (plan: PricedPlan) => string, divider = "; ") =>
  pricedPlans.map(line).join(divider);
const have = (extra: PlanExtra) => pricedPlans.filter((plan) => plan.extras.includes(extra));

const extraNames: Record<PlanExtra, Spoken> = {
  number: {
    en: `An extra phone number is ${dollars(extraNumberPrice)} a month`,
    es: `Un número de teléfono adicional cuesta ${dollars(extraNumberPrice)} al mes`,
    zh: `增加一个电话号码每月 ${dollars(extraNumberPrice)}`,
  },
  otp: { en: planExtras.otp, es: "Verificación OTP", zh: "OTP 验证" },
  outbound: {
    en: planExtras.outbound,
    es: "Llamadas, correos y SMS salientes",
    zh: "外呼电话、邮件和短信",
  },
  webChat: {
    en: planExtras.webChat,
    es: `Llamadas de chat web de ${webChatSeconds} segundos sin límite`,
    zh: `不限次数的 ${webChatSeconds} 秒网页聊天通话`,
  },
};

/** Answers about money. Every figure comes from plans.ts. */
export const prices = {
  /** All plans, both ways of billing. */
  all: {
    en: `Four printed plans. On annual billing: ${list((p) => `${p.name} ${dollars(p.price.annual)}`, ", ")} a month; paid monthly ${list((p) => dollars(p.price.monthly), ", ")}. An implementation fee comes once, ${dollars(least?.implementationFee ?? 0)} to ${dollars(greatest?.implementationFee ?? 0)}. Tell me how many calls you get and I will work out the cheapest.`,
    es: `Hay cuatro planes con precio. Con pago anual: ${list((p) => `${p.name} ${dollars(p.price.annual)}`, ", ")} al mes; con pago mensual: ${list((p) => dollars(p.price.monthly), ", ")}. Se paga una sola vez una cuota de implementación de ${dollars(least?.implementationFee ?? 0)} a ${dollars(greatest?.implementationFee ?? 0)}. Dígame cuántas llamadas recibe y calculo el más barato.`,
    zh: `有四个明码标价的套餐。按年付：${list((p) => `${p.name} 每月 ${dollars(p.price.annual)}`, "，")}；按月付：${list((p) => dollars(p.price.monthly), "、")}。另有一次性实施费，${dollars(least?.implementationFee ?? 0)} 到 ${dollars(greatest?.implementationFee ?? 0)}。告诉我您每天有多少电话，我来算最便宜的。`,
  } satisfies Spoken,
  /** One plan as a whole. */
  plan: (p: PricedPlan): Spoken => ({
    en: `${p.name} is ${dollars(p.price.annual)} a month on annual billing, ${dollars(p.price.monthly)} paid monthly, with ${count(p.minutes)} minutes and ${p.agents} AI ${p.agents === 1 ? "agent" : "agents"}. The implementation fee is ${dollars(p.implementationFee)}, once; extra minutes are ${dollars(p.overage)} each.`,
    es: `${p.name} cuesta ${dollars(p.price.annual)} al mes con pago anual y ${dollars(p.price.monthly)} con pago mensual, con ${count(p.minutes)} minutos y ${p.agents} ${p.agents === 1 ? "agente" : "agentes"} de IA. La cuota de implementación es de ${dollars(p.implementationFee)}, una sola vez; cada minuto adicional, ${dollars(p.overage)}.`,
    zh: `${p.name} 按年付每月 ${dollars(p.price.annual)}，按月付每月 ${dollars(p.price.monthly)}，含 ${count(p.minutes)} 分钟和 ${p.agents} 个 AI 智能体。实施费 ${dollars(p.implementationFee)}，一次性；超出的每分钟 ${dollars(p.overage)}。`,
  }),
  /** One plan, one way of billing. */
  billed: (p: PricedPlan, billing: Billing): Spoken => {
    const other = billing === "annual" ? "monthly" : "annual";
    const [now, else_] = [dollars(p.price[billing]), dollars(p.price[other])];
    return billing === "annual"
      ? {
          en: `${p.name} on annual billing is ${now} a month. Paid monthly it is ${else_}. The implementation fee is ${dollars(p.implementationFee)}, once.`,
          es: `${p.name} con pago anual cuesta ${now} al mes; con pago mensual, ${else_}. La cuota de implementación es de ${dollars(p.implementationFee)}, una sola vez.`,
          zh: `${p.name} 按年付每月 ${now}；按月付每月 ${else_}。实施费 ${dollars(p.implementationFee)}，一次性。`,
        }
      : {
          en: `${p.name} paid monthly is ${now} a month. On annual billing it is ${else_}. The implementation fee is ${dollars(p.implementationFee)}, once.`,
          es: `${p.name} con pago mensual cuesta ${now} al mes; con pago anual, ${else_}. La cuota de implementación es de ${dollars(p.implementationFee)}, una sola vez.`,
          zh: `${p.name} 按月付每月 ${now}；按年付每月 ${else_}。实施费 ${dollars(p.implementationFee)}，一次性。`,
        };
  },
  /** All plans, one way of billing. */
  allBilled: (billing: Billing): Spoken => ({
    en: `${billing === "annual" ? "On annual billing" : "Paid monthly"}: ${list((p) => `${p.name} ${dollars(p.price[billing])}`, ", ")} a month. The implementation fee comes once on top.`,
    es: `Con pago ${billing === "annual" ? "anual" : "mensual"}: ${list((p) => `${p.name} ${dollars(p.price[billing])}`, ", ")} al mes. La cuota de implementación se paga aparte, una sola vez.`,
    zh: `按${billing === "annual" ? "年" : "月"}付：${list((p) => `${p.name} 每月 ${dollars(p.price[billing])}`, "，")}。实施费另计，一次性。`,
  }),
  fee: (p?: PricedPlan): Spoken =>
    p
      ? {
          en: `The implementation fee of ${p.name} is ${dollars(p.implementationFee)}, once, at the start.`,
          es: `La cuota de implementación de ${p.name} es de ${dollars(p.implementationFee)}, una sola vez, al empezar.`,
          zh: `${p.name} 的实施费是 ${dollars(p.implementationFee)}，开始时一次性支付。`,
        }
      : {
          en: `Each plan has an implementation fee, once, at the start: ${list((one) => `${one.name} ${dollars(one.implementationFee)}`, ", ")}.`,
          es: `Cada plan tiene una cuota de implementación, una sola vez, al empezar: ${list((one) => `${one.name} ${dollars(one.implementationFee)}`, ", ")}.`,
          zh: `每个套餐开始时有一次性实施费：${list((one) => `${one.name} ${dollars(one.implementationFee)}`, "，")}。`,
        },
  overage: (p?: PricedPlan): Spoken =>
    p
      ? {
          en: `On ${p.name} each minute beyond the ${count(p.minutes)} included is ${dollars(p.overage)}.`,
          es: `En ${p.name}, cada minuto por encima de los ${count(p.minutes)} incluidos cuesta ${dollars(p.overage)}.`,
          zh: `${p.name} 含 ${count(p.minutes)} 分钟，超出的每分钟 ${dollars(p.overage)}。`,
        }
      : {
          en: `Minutes beyond the plan: ${list((one) => `${one.name} ${dollars(one.overage)}`, ", ")} each.`,
          es: `Minutos por encima del plan: ${list((one) => `${one.name} ${dollars(one.overage)}`, ", ")} cada uno.`,
          zh: `超出套餐的每分钟：${list((one) => `${one.name} ${dollars(one.overage)}`, "，")}。`,
        },
  /** To a question for the calls that a plan holds. */
  countsMinutes: {
    en: "Plans count minutes, not calls.",
    es: "Los planes cuentan minutos, no llamadas.",
    zh: "套餐按分钟计算，不按电话个数。",
  } satisfies Spoken,
  minutes: (p?: PricedPlan): Spoken =>
    p
      ? {
          en: `${p.name} includes ${count(p.minutes)} minutes a month; beyond that each is ${dollars(p.overage)}.`,
          es: `${p.name} incluye ${count(p.minutes)} minutos al mes; cada minuto de más cuesta ${dollars(p.overage)}.`,
          zh: `${p.name} 每月含 ${count(p.minutes)} 分钟，超出的每分钟 ${dollars(p.overage)}。`,
        }
      : {
          en: `Minutes a month: ${list((one) => `${one.name} ${count(one.minutes)}`, ", ")}.`,
          es: `Minutos al mes: ${list((one) => `${one.name} ${count(one.minutes)}`, ", ")}.`,
          zh: `每月分钟数：${list((one) => `${one.name} ${count(one.minutes)}`, "，")}。`,
        },
  agents: (p?: PricedPlan): Spoken =>
    p
      ? {
          en: `${p.name} comes with ${p.agents} AI ${p.agents === 1 ? "agent" : "agents"}.`,
          es: `${p.name} incluye ${p.agents} ${p.agents === 1 ? "agente" : "agentes"} de IA.`,
          zh: `${p.name} 含 ${p.agents} 个 AI 智能体。`,
        }
      : {
          en: `AI agents: ${list((one) => `${one.name} ${one.agents}`, ", ")}.`,
          es: `Agentes de IA: ${list((one) => `${one.name} ${one.agents}`, ", ")}.`,
          zh: `AI 智能体数量：${list((one) => `${one.name} ${one.agents}`, "，")}。`,
        },
  texts: (p?: PricedPlan): Spoken => {
    const rates = pricedPlans
      .filter((one) => one.sms !== undefined)
      .map((one) => `${one.name} ${dollars(one.sms ?? 0)}`)
      .join(", ");
    if (p?.sms === undefined)
      return {
        en: `A text message is ${rates}. For Basic no rate is published: ask us.`,
        es: `Un mensaje de texto cuesta: ${rates}. Para Basic no hay tarifa publicada: pregúntenos.`,
        zh: `每条短信：${rates}。Basic 没有公布短信价格，请问我们。`,
      };
    return {
      en: `A text message on ${p.name} is ${dollars(p.sms)}.`,
      es: `Un mensaje de texto en ${p.name} cuesta ${dollars(p.sms)}.`,
      zh: `${p.name} 每条短信 ${dollars(p.sms)}。`,
    };
  },
  /** How many texts a plan holds: none, each is paid for. */
  textsIncluded: (p?: PricedPlan): Spoken => {
    const [rate] = p?.sms === undefined ? [] : [dollars(p.sms)];
    const rates = pricedPlans
      .filter((one) => one.sms !== undefined)
      .map((one) => `${one.name} ${dollars(one.sms ?? 0)}`)
      .join(", ");
    if (!p || rate === undefined)
      return {
        en: `No plan lists texts that are included; each one is paid for: ${rates}. For Basic no rate is published: ask us.`,
        es: `Ningún plan indica mensajes incluidos; se paga cada uno: ${rates}. Para Basic no hay tarifa publicada: pregúntenos.`,
        zh: `没有套餐写明包含短信条数，每条单独收费：${rates}。Basic 没有公布短信价格，请问我们。`,
      };
    return {
      en: `${p.name} lists no texts that are included; each one is ${rate}.`,
      es: `${p.name} no indica mensajes incluidos; cada uno cuesta ${rate}.`,
      zh: `${p.name} 没有写明包含短信条数，每条 ${rate}。`,
    };
  },
  tokens: (p?: PricedPlan): Spoken => {
    const of = p ? [p] : pricedPlans;
    const rates = of
      .map((one) => `${one.name} ${dollars(one.tokens.output)} / ${dollars(one.tokens.input)}`)
      .join(", ");
    const { en, es, zh } = sumPhrases;
    return {
      en: `${en.tokens} Language-model tokens per million, output / input: ${rates}. They come on top of the plan.`,
      es: `${es.tokens} Tokens del modelo de lenguaje por millón, salida / entrada: ${rates}. Se pagan aparte del plan.`,
      zh: `${zh.tokens}每百万语言模型 token，输出 / 输入：${rates}。在套餐之外另付。`,
    };
  },
  extra: (extra: PlanExtra): Spoken => {
    const names = have(extra).map((one) => one.name);
    const what = extraNames[extra];
    return {
      en: `${what.en}: included in or available with ${names.join(", ")}.`,
      es: `${what.es}: disponible con ${names.join(", ")}.`,
      zh: `${what.zh}：适用于 ${names.join("、")}。`,
    };
  },
  /** Whether one plan has it. */
  extraOn: (p: PricedPlan, extra: PlanExtra): Spoken =>
    p.extras.includes(extra)
      ? { en: `On ${p.name}, yes.`, es: `Con ${p.name}, sí.`, zh: `${p.name} 有。` }
      : { en: `On ${p.name}, no.`, es: `Con ${p.name}, no.`, zh: `${p.name} 没有。` },
  /** All that one plan holds. */
  contents: (p: PricedPlan): Spoken => {
    const { en, es, zh } = prices.plan(p);
    const rate = prices.texts(p);
    const names = (language: keyof Spoken) =>
      p.extras.map((extra) => extraNames[extra][language]).join(language === "zh" ? "；" : "; ");
    const some = p.extras.length > 0;
    return {
      en: `${en}${some ? ` Included in or available with it: ${names("en")}.` : ""} ${rate.en}`,
      es: `${es}${some ? ` Incluido o disponible: ${names("es")}.` : ""} ${rate.es}`,
      zh: `${zh}${some ? `另有或可加：${names("zh")}。` : ""}${rate.zh}`,
    };
  },
  /** All that is paid beside the price of one plan. */
  onTop: (p: PricedPlan): Spoken => {
    const sum = {
      fee: dollars(p.implementationFee),
      each: dollars(p.overage),
      output: dollars(p.tokens.output),
      input: dollars(p.tokens.input),
    };
    const { en, es, zh } = estimatePhrases;
    const rate = prices.texts(p);
    return {
      en: `${en.onTop(sum)} ${rate.en}`,
      es: `${es.onTop(sum)} ${rate.es}`,
      zh: `${zh.onTop(sum)}${rate.zh}`,
    };
  },
  custom: {
    en: "Custom has no printed price. Agents, minutes, languages and call flows are sized to your firm, and a person prices them with you.",
    es: "Custom no tiene precio publicado. Los agentes, minutos, idiomas y guiones se ajustan a su negocio, y una persona fija el precio con usted.",
    zh: "Custom 没有公开价格。智能体、分钟数、语言和流程按您的公司来定，由真人同事与您商定价格。",
  } satisfies Spoken,
} as const;
