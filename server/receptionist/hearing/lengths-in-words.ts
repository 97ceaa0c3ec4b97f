const aDay =
  "(?= ?(?:a|per|each|every|al|por|cada|de|on|of|total)?[- ]?(?:day|daily|week|dia|diari[ao]s?|semana|phone|calls|talk|telefono|llamadas))";

/**
 * A text whose lengths of time stand in figures: "an hour and a half a day", "half an hour a day", "4m
 * each", "hora y media".
 * @param text small letters without accents, numbers in figures.
 */
export const withLengths = (text: string): string =>
  text
    .replace(
      /(?<!\p{L}|\d )(?:an?|1|una) (?:hour|hora) (?:and (?:an?|1) half|y media)(?!\p{L})/gu,
      "1.5 hours",
    )
    .replace(/(?<![\d.])(\d{1,2}) and (?:an?|1) half hours?(?!\p{L})/gu, "$1.5 hours")
    .replace(
      /(?<![\d.])(\d{1,2}) (?:hours|horas) (?:and (?:an?|1) half|y media)(?!\p{L})/gu,
      "$1.5 hours",
    )
    .replace(/(?<!\p{L})hora y media(?!\p{L})/gu, "1.5 hours")
    .replace(new RegExp(`(?<!\\p{L})half (?:an? )?hour${aDay}`, "gu"), "30 minutes")
    .replace(
      new RegExp(
        `(?<!\\p{L}|\\d |calls |times |once |twice |llamadas )(?:an|1|una) (?:hour|hora)${aDay}`,
        "gu",
      ),
      "1 hour",
    )
    .replace(
      /(?<![\d$.:])([1-9]|[1-5]\d) ?m(?= (?:each|avg|average|per|a call|a pop|apiece|tops|max|long)(?!\p{L})|[\s,.]*$)/gu,
      "$1 minutes",
    );

const calls = "(?: ?(?:calls?|llamadas?|ish))*";
const small = "(?: (?:in|on|at|during|by|every|each|the|en|por|a|de|la|el|mas o menos|or so))*";
const mornings = "(?:mornings?|am|before (?:noon|lunch)|manana|mananas)";
const laters =
  "(?:afternoons?|pm|evenings?|nights?|after (?:noon|lunch|hours|dark|5|6)|tardes?|noches?)";
const partsOfDay = new RegExp(
  `(?<![\\d$:.])(\\d{1,4})${calls}${small} ${mornings}(?!\\p{L})[\\s,;]*(?:and |then |y |plus |maybe |about |like |another |otras? |unas |como )*(\\d{1,4})${calls}${small} ${laters}(?!\\p{L})`,
  "u",
);
const partsInChinese =
  /(?:上午|早上)(?:大概|大约)?(\d{1,4})(?:个|通)(?:电话)?[，,、]?(?:下午|晚上)(?:大概|大约)?(\d{1,4})(?:个|通)(?:电话)?/u;

/** "6 in the morning, 10 in the afternoon": the calls of a day together. */
export const withWholeDays = (text: string): string =>
  [partsOfDay, partsInChinese].reduce(
    (said, pattern) =>
      said.replace(
        pattern,
        (_, morning: string, later: string) => ` ${Number(morning) + Number(later)} calls a day `,
      ),
    text,
  );
