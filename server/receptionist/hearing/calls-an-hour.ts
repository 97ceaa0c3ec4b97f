const hourly =
  /(?<!\d)(\d{1,4}) ?(?:(?:phone )?calls?|llamadas?|个电话|通电话)? ?(?:an hour|per hour|hourly|each hour|every hour|a la hora|por hora|cada hora)(?!\p{L})|每(?:个)?小时(?:大概|大约)?(\d{1,4})(?:个|通)(?:电话|来电)?/u;
const hours =
  /(?<!\d)(\d{1,2}) (?:hours|horas)(?: (?:a|per|al|por) (?:day|dia))?(?!\p{L})|(?:每天|一天|1天|开门?)(\d{1,2})(?:个)?小时/u;
const fromTo =
  /(?<!\d)(\d{1,2}) ?(?:am|a\.m\.)? ?(?:-|–|to|till?|until|a|到) ?(\d{1,2}) ?(?:pm|p\.m\.)?(?!\d| ?(?:calls?|min))/u;

/**
 * "6 calls an hour, open 8 hours": as calls a day. Without the hours of a day the figure says too
 * little and is left out, so that the calls a day are asked for.
 * @param text small letters without accents, numbers in figures.
 */
export function withCallsADay(text: string): string {
  const found = hourly.exec(text);
  if (!found) return text;
  const rest = text.replace(found[0], " ");
  const told = hours.exec(rest);
  const open = told ? Number(told[1] ?? told[2]) : hoursBetween(fromTo.exec(rest));
  if (!open || open > 24) return rest;
  const calls = Number(found[1] ?? found[2]) * open;
  return (told ? rest.replace(told[0], " ") : rest).replace(
    /^|(?=\s{2})/,
    ` ${calls} calls a day, `,
  );
}

/** "9 to 5": eight hours. */
function hoursBetween(found: RegExpExecArray | null): number | undefined {
  if (!found) return undefined;
  const [from, to] = [Number(found[1]), Number(found[2])];
  return to > from ? to - from : to + 12 - from;
}
