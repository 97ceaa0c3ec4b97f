/** What is said about an estimate: what it leaves out, what is asked of it afterwards. Amounts are texts. */
interface EstimateWords {
  /** Calls that nobody wants are left out of the sum. */
  unwanted: (sum: { out: string; of: string; minutes: string }) => string;
  unwantedMinutes: (sum: { out: string; of: string }) => string;
  askUnwanted: string;
  /** Of a range the larger figure was reckoned with. */
  larger: (from: string, to: string) => string;
  /** The calls of another part of the year, on the plan that was recommended. */
  season: (sum: { calls: string; minutes: string; plan: string; monthly: string }) => string;
  /** The plan that is the cheapest for them. */
  seasonBest: (plan: string, monthly: string) => string;
  /** The calls were told for all places together. */
  places: (sum: {
    calls: string;
    places: string;
    minutes: string;
    plan: string;
    monthly: string;
  }) => string;
  /** How calls become minutes of a month. */
  rule: (days: string) => string;
  minutesOfPlan: (plan: string, minutes: string) => string;
  /** From the sum before to this one. */
  difference: (from: string, to: string, amount: string, rises: boolean) => string;
  noDifference: (monthly: string) => string;
  over: (sum: {
    minutes: string;
    plan: string;
    included: string;
    each: string;
    cost: string;
  }) => string;
  overEach: (minutes: string, costs: string) => string;
  withTexts: (sum: { texts: string; each: string; cost: string; monthly: string }) => string;
  /** What the texts of a sum come to. */
  ofTexts: (sum: { texts: string; each: string; cost: string; monthly: string }) => string;
  withoutTexts: string;
  cheapest: (plan: string, monthly: string) => string;
  year: (sum: {
    plan: string;
    monthly: string;
    year: string;
    fee: string;
    firstYear: string;
  }) => string;
  allIn: (sum: { plan: string; monthly: string; annual: boolean }) => string;
  withMinutes: (price: string, minutes: string) => string;
  moreMinutes: (beyond: string, each: string) => string;
  texts: (texts: string, cost: string) => string;
  moreMinutesEach: (beyond: string, each: string) => string;
  textsEach: (texts: string, each: string) => string;
  moreNumber: (monthly: string) => string;
  /** What comes beside the month's amount: once, for each minute beyond, for tokens. */
  onTop: (sum: { fee: string; each: string; output: string; input: string }) => string;
}

export const estimatePhrases: Record<"en" | "es" | "zh", EstimateWords> = {
  en: {
    unwanted: ({ out, of, minutes }) =>
      `Left out are ${out} of the ${of} calls, the unwanted ones; with them it is ${minutes} minutes.`,
    unwantedMinutes: ({ out, of }) =>
      `Left out are ${out} of the ${of} minutes, those of unwanted calls.`,
    askUnwanted: "How many of the calls are unwanted? A share is enough, such as a third.",
    larger: (from, to) => `Of ${from} to ${to} I took ${to}.`,
    season: ({ calls, minutes, plan, monthly }) =>
      `In the other months, at ${calls}, it is ${minutes} minutes: ${monthly} on ${plan}.`,
    seasonBest: (plan, monthly) => `For those alone the cheapest would be ${plan} at ${monthly}.`,
    places: ({ calls, places, minutes, plan, monthly }) =>
      `I took ${calls} for all ${places} together. If each of them gets as many, it is ${minutes} minutes: ${plan} at ${monthly} a month.`,
    rule: (days) => `Calls a day are counted for ${days} days a month, calls a week for 4 weeks.`,
    minutesOfPlan: (plan, minutes) => `${plan} includes ${minutes}.`,
    difference: (from, to, amount, rises) =>
      `From ${from} to ${to} a month: ${amount} ${rises ? "more" : "less"}.`,
    noDifference: (monthly) => `None: it stays at ${monthly} a month.`,
    over: ({ minutes, plan, included, each, cost }) =>
      `${minutes} minutes beyond the ${included} of ${plan}, at ${each} each, are ${cost} more that month.`,
    overEach: (minutes, costs) => `${minutes} minutes beyond a plan cost ${costs}.`,
    ofTexts: ({ texts, each, cost, monthly }) =>
      `${texts} texts at ${each} each are ${cost} of the ${monthly} a month.`,
    withTexts: ({ texts, each, cost, monthly }) =>
      `Yes: ${texts} texts at ${each} each are ${cost} of the ${monthly} a month.`,
    withoutTexts: "No texts are counted in it so far.",
    cheapest: (plan, monthly) =>
      `For that volume ${plan} is the cheapest already, at ${monthly} a month.`,
    year: ({ plan, monthly, year, fee, firstYear }) =>
      `Over a year ${plan} comes to ${year}: 12 times ${monthly}. With the implementation fee of ${fee} the first year is ${firstYear}.`,
    allIn: ({ plan, monthly, annual }) =>
      `All in, ${plan} is ${monthly} a month ${annual ? "on annual billing" : "paid monthly"}:`,
    withMinutes: (price, minutes) => `${price} with its ${minutes} minutes`,
    moreMinutes: (beyond, each) => `${beyond} more minutes at ${each}`,
    texts: (texts, cost) => `${texts} texts for ${cost}`,
    moreMinutesEach: (beyond, each) => `${beyond} more minutes at ${each} each`,
    textsEach: (texts, each) => `${texts} texts at ${each} each`,
    moreNumber: (monthly) => `${monthly} for the extra phone number`,
    onTop: ({ fee, each, output, input }) =>
      `Once, at the start, comes the implementation fee of ${fee}. Each minute beyond is ${each}, and language-model tokens come on top: ${output} / ${input} per million, output / input.`,
  },
  es: {
    unwanted: ({ out, of, minutes }) =>
      `Quedan fuera ${out} de las ${of} llamadas, las no deseadas; con ellas son ${minutes} minutos.`,
    unwantedMinutes: ({ out, of }) =>
      `Quedan fuera ${out} de los ${of} minutos, los de llamadas no deseadas.`,
    askUnwanted: "¿Cuántas de las llamadas no son deseadas? Basta una parte, como un tercio.",
    larger: (from, to) => `De ${from} a ${to} tomé ${to}.`,
    season: ({ calls, minutes, plan, monthly }) =>
      `En los otros meses, con ${calls}, son ${minutes} minutos: ${monthly} con ${plan}.`,
    seasonBest: (plan, monthly) => `Solo para esos, el más barato sería ${plan}, ${monthly}.`,
    places: ({ calls, places, minutes, plan, monthly }) =>
      `Tomé ${calls} para ${places} en total. Si cada lugar recibe otras tantas, son ${minutes} minutos: ${plan}, ${monthly} al mes.`,
    rule: (days) =>
      `Las llamadas al día se cuentan por ${days} días al mes; las de la semana, por 4 semanas.`,
    minutesOfPlan: (plan, minutes) => `${plan} incluye ${minutes}.`,
    difference: (from, to, amount, rises) =>
      `De ${from} a ${to} al mes: ${amount} ${rises ? "más" : "menos"}.`,
    noDifference: (monthly) => `Ninguna: se queda en ${monthly} al mes.`,
    over: ({ minutes, plan, included, each, cost }) =>
      `${minutes} minutos por encima de los ${included} de ${plan}, a ${each} cada uno, son ${cost} más ese mes.`,
    overEach: (minutes, costs) => `${minutes} minutos por encima del plan cuestan: ${costs}.`,
    ofTexts: ({ texts, each, cost, monthly }) =>
      `${texts} mensajes a ${each} cada uno son ${cost} de los ${monthly} al mes.`,
    withTexts: ({ texts, each, cost, monthly }) =>
      `Sí: ${texts} mensajes a ${each} cada uno son ${cost} de los ${monthly} al mes.`,
    withoutTexts: "Hasta ahora no hay mensajes en la cuenta.",
    cheapest: (plan, monthly) =>
      `Para ese volumen ${plan} ya es el más barato, con ${monthly} al mes.`,
    year: ({ plan, monthly, year, fee, firstYear }) =>
      `En un año ${plan} suma ${year}: 12 veces ${monthly}. Con la cuota de implementación de ${fee}, el primer año son ${firstYear}.`,
    allIn: ({ plan, monthly, annual }) =>
      `Todo junto, ${plan} cuesta ${monthly} al mes con pago ${annual ? "anual" : "mensual"}:`,
    withMinutes: (price, minutes) => `${price} con sus ${minutes} minutos`,
    moreMinutes: (beyond, each) => `${beyond} minutos más a ${each}`,
    texts: (texts, cost) => `${texts} mensajes por ${cost}`,
    moreMinutesEach: (beyond, each) => `${beyond} minutos más a ${each} cada uno`,
    textsEach: (texts, each) => `${texts} mensajes a ${each} cada uno`,
    moreNumber: (monthly) => `${monthly} por el número adicional`,
    onTop: ({ fee, each, output, input }) =>
      `Al empezar se paga una sola vez la cuota de implementación de ${fee}. Cada minuto de más cuesta ${each}, y los tokens del modelo de lenguaje van aparte: ${output} / ${input} por millón, salida / entrada.`,
  },
  zh: {
    unwanted: ({ out, of, minutes }) =>
      `${of} 个电话里没有算进 ${out} 个不需要的；算上的话是 ${minutes} 分钟。`,
    unwantedMinutes: ({ out, of }) => `${of} 分钟里没有算进 ${out} 分钟不需要的电话。`,
    askUnwanted: "不需要的电话有多少？说个比例就行，比如三分之一。",
    larger: (from, to) => `${from} 到 ${to}，我按 ${to} 计算。`,
    season: ({ calls, minutes, plan, monthly }) =>
      `其他月份${calls}：${minutes} 分钟，${plan} 每月 ${monthly}。`,
    seasonBest: (plan, monthly) => `只看这些月份，最便宜的是 ${plan}，${monthly}。`,
    places: ({ calls, places, minutes, plan, monthly }) =>
      `我把${calls}当作 ${places} 一共的。如果每处都有这么多，就是 ${minutes} 分钟：${plan}，每月 ${monthly}。`,
    rule: (days) => `按天说的电话每月算 ${days} 天，按周说的算 4 周。`,
    minutesOfPlan: (plan, minutes) => `${plan} 含 ${minutes} 分钟。`,
    difference: (from, to, amount, rises) =>
      `从每月 ${from} 到 ${to}：${rises ? "多" : "少"} ${amount}。`,
    noDifference: (monthly) => `没有差别：仍是每月 ${monthly}。`,
    over: ({ minutes, plan, included, each, cost }) =>
      `超出 ${plan} 的 ${included} 分钟再用 ${minutes} 分钟，每分钟 ${each}，当月多付 ${cost}。`,
    overEach: (minutes, costs) => `超出套餐 ${minutes} 分钟：${costs}。`,
    ofTexts: ({ texts, each, cost, monthly }) =>
      `每月 ${monthly} 里，${texts} 条短信每条 ${each}，共 ${cost}。`,
    withTexts: ({ texts, each, cost, monthly }) =>
      `包括：每月 ${monthly} 里有 ${texts} 条短信，每条 ${each}，共 ${cost}。`,
    withoutTexts: "目前没有算进短信。",
    cheapest: (plan, monthly) => `这样的用量，${plan} 已经最便宜，每月 ${monthly}。`,
    year: ({ plan, monthly, year, fee, firstYear }) =>
      `${plan} 一年共 ${year}：12 个月，每月 ${monthly}。加上实施费 ${fee}，第一年共 ${firstYear}。`,
    allIn: ({ plan, monthly, annual }) =>
      `全部算上，${plan} ${annual ? "按年付" : "按月付"}每月 ${monthly}：`,
    withMinutes: (price, minutes) => `${price}，含 ${minutes} 分钟`,
    moreMinutes: (beyond, each) => `另外 ${beyond} 分钟，每分钟 ${each}`,
    texts: (texts, cost) => `${texts} 条短信 ${cost}`,
    moreMinutesEach: (beyond, each) => `另外 ${beyond} 分钟，每分钟 ${each}`,
    textsEach: (texts, each) => `${texts} 条短信，每条 ${each}`,
    moreNumber: (monthly) => `加一个号码 ${monthly}`,
    onTop: ({ fee, each, output, input }) =>
      `开始时一次性实施费 ${fee}。再超出的每分钟 ${each}；语言模型 token 另计，每百万 ${output} / ${input}（输出 / 输入）。`,
  },
};
