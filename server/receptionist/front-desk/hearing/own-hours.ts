import { valuesIn } from "./values-said.ts";

const spoken =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|la una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";
const hour = `(?<hour>(?:\\d{1,2}(?::\\d\\d)?|${spoken})(?: y media)?(?: ?[ap]\\.?m\\b\\.?)?)(?![\\p{L}\\d:])`;
const somebody = "(?:i|im|i['’]m|i am|we|were|we['’]re|she|she['’]s|shes|he|he['’]s|hes|they)";
const duty = "(?:(?:my|the|her|his|our) )?(?:shift|school|class|classes|work|practice|game)";

/** "I get off at 9", "salgo a las 3 del trabajo": from when somebody is free. */
const freeFrom = [
  `${somebody} (?:(?:get|gets|come|comes|am|is|are|be|only) )*(?:off|out|home|done|through|free)(?: (?:of|from))?(?: (?:work|school|class|the office))? (?:at|around|by) ${hour}`,
  `${somebody} finish(?:es)?(?: (?:work|school|class))? (?:at|around|by) ${hour}`,
  `${duty}\\s(?:ends?|lets out|gets out|is over|finishes|is done)(?: at| around)? ${hour}`,
  `(?:${somebody}(?: got| have|['’]ve got)? )?(?:work|working|busy|teaching|patients|clients|meetings|in class|at work) (?:till?|until) ${hour}`,
  `(?:salgo|salimos|sale|salen|termino|acabo)(?: (?:del?|de la|de mi) (?:trabajo|escuela|trabajar|chamba))?(?: como)? a las? ${hour}(?: (?:del?|de la|de mi) (?:trabajo|escuela|trabajar|chamba))?`,
];
/** "My shift starts at 2": until when. */
const busyFrom = [
  `${duty}\\s(?:starts?|begins?)(?: at)? ${hour}`,
  `${somebody} (?:start|starts|go in|goes in)(?: (?:work|school|class))? at ${hour}`,
  `(?:entro|entramos|empiezo)(?: a trabajar)? a las? ${hour}`,
];

const own = (limit: string) => (pattern: string) => ({
  limit,
  pattern: new RegExp(`(?<!\\p{L})(?:${pattern})`, "giu"),
});
const hours = [...freeFrom.map(own("after")), ...busyFrom.map(own("before"))];

/**
 * A text in which the hours of somebody's own day are limits of the time that suits, and no visit:
 * "I get off at 9" → "after 9". Where another hour is named they say nothing of it.
 */
export const withOwnHours = (text: string): string =>
  hours.reduce(
    (whole, { pattern, limit }) =>
      whole.replace(pattern, (found, named: string) => {
        const rest = whole.replace(found, " ");
        return valuesIn(rest).some(({ kind }) => kind === "hour") ? " " : `${limit} ${named}`;
      }),
    text,
  );
