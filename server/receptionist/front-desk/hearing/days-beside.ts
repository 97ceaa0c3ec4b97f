import { valuesIn } from "./values-said.ts";

/** "Sat not mon at 1" says "sat at 1". */
function withoutDenied(line: string): string {
  const days = valuesIn(line).filter(({ kind }) => kind === "day");
  const denied = days.find(({ from }) =>
    /[^,.;!?\s] not (?:on |this )?$/i.test(line.slice(0, from)),
  );
  if (!denied || days.length !== 2 || denied !== days[1]) return line;
  return line.slice(0, denied.from).replace(/ not (?:on |this )?$/i, "") + line.slice(denied.to);
}

/** "Friday till monday", "el viernes y nos vamos el lunes": how long it lasts. */
const end =
  /(?<!\p{L})(?:till?|until|through|thru|leav(?:e|ing)|check(?:ing)? ?out|depart(?:ing)?|hasta|nos vamos|nos quedamos hasta|salimos)(?: on)?(?: el)? $/iu;
/** "Birthday's sunday so hold it till saturday": the day that is wished for. */
const held =
  /(?<!\p{L})(?:hold|holding|keep|save|set (?:it|them|one) aside|put (?:it|them|one) (?:aside|away|back)|gu[aá]rd\p{L}*|ap[aá]rt\p{L}*)(?!\p{L})[^.;!?]{0,30}$/iu;
function withoutEnd(line: string): string {
  const days = valuesIn(line).filter(({ kind }) => kind === "day");
  const last = days.find(({ from }, at) => {
    const between = line.slice(days[at - 1]?.to ?? 0, from);
    return at > 0 && end.test(between) && !held.test(between);
  });
  if (!last) return line;
  return line.slice(0, last.from).replace(end, "") + line.slice(last.to);
}

/** "¿Abren los domingos?": asked of every week, as the plural shows in English. */
const openDays =
  /(?<!\p{L})(?:abren|cierran|trabajan|atienden|est[aá]n abiertos)(?: ustedes)? (?:todos )?los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos)(?!\p{L})/giu;

/** "Can't do wed at 11": a time that is named to be refused. */
const refusedTime =
  /(?<!\p{L})(?:can['’]?t|cant|cannot|won['’]?t|wont|not|never|never ?mind|forget|forget about|no puedo|no podemos|no)(?: (?:do|make|on|come|get there|be there|this|the|el|la|los|a))* $/iu;
/** "Wed is my mom's surgery", "el miércoles trabajo": what happens on a day, and no wish for it. */
const happens = /^\W*(?:(?:on|el|la|los|the|this|next|but|pero|y|and|cuz|because|porque) )*$/iu;
const tells =
  /^(?:s|['’]s)? (?:is|are|its|i|im|we|were|my|our|he|she|hes|shes|they|theres|there is|the|hay|trabajo|trabajamos|tengo|tenemos|salgo|estoy|es|no estoy|viene|llega)\b(?!.*(?<!\p{L})(?:ok|okay|fine|good|great|better|best|works?|perfect|free|open|can|could|prefer|libre|puedo|bien|mejor)(?!\p{L}))/iu;
/** "I had wed but lost it". */
const toldBefore =
  /(?<!\p{L})(?:i|we|she|he|they) (?:already |just )?(?:had|have|work|worked|got|booked|missed|lost)(?: \p{L}+)* $/iu;

/** "My reunion is May 9": the day of something else. */
const ofSomething =
  /(?<!\p{L})(?:my|our|his|her|their|mi|nuestr[oa]) (?:\p{L}+ ){1,2}(?:is|was|es|fue)(?: on| el)? $/iu;

/**
 * A line without the times that it names beside the one that is wished for: times that are refused,
 * and days told of for another reason. Only where a day and an hour are left.
 */
export function withoutDaysBeside(said: string): string {
  const line = withoutEnd(withoutDenied(said.replace(openDays, " ")));
  const clauses = line.match(/[^,.;!?…，。]+[,.;!?…，。]*(?!\d)|./gu) ?? [line];
  const kept = clauses.map((clause) => {
    const values = valuesIn(clause);
    const [first] = values;
    const time = values.some(({ kind }) => kind === "hour");
    if (first?.kind !== "day") return clause;
    const before = clause.slice(0, first.from);
    const behind = clause.slice(values[0]?.to ?? 0);
    // "No, el miércoles" and "no wed 10" put right; "no el miércoles", "no mondays" refuse.
    const puts = /(?<!\p{L})no $/iu.test(before) && !/s$/i.test(first.text);
    if (refusedTime.test(before) && (!puts || tells.test(behind.replace(/^,? please/i, ""))))
      return " ";
    if (time || values.length > 1) return clause;
    const told = toldBefore.test(before) || ofSomething.test(before);
    return (happens.test(before) && tells.test(behind)) || told ? " " : clause;
  });
  const rest = kept.join("");
  if (rest === line) return line;
  const kinds = new Set(valuesIn(rest).map(({ kind }) => kind));
  return kinds.has("day") && kinds.has("hour") ? rest : line;
}
