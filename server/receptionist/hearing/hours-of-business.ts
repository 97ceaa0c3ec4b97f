import { anyDay } from "./weekday.ts";

const to = " ?(?:-|–|~|to|thru|through|till?|until|a|hasta|到|至) ?";
const hour = "(?:las? )?(?:1[0-2]|0?\\d|2[0-4]|1\\d)(?:[:.][0-5]\\d)? ?(?:[ap]\\.?m\\.?|h)?";
const range = `(?:${hour}${to}${hour}(?![\\d\\p{L}])|(?:${anyDay})${to}(?:${anyDay})|24 ?/ ?7|(?:mon|lunes)\\S* (?:thru|through|a|to) |every day|7 days|\\d{1,2} (?:hours|horas|hrs))`;
/** "We're open 8 to 4 mon-fri", "our hours are 9-5", "abrimos de 9 a 6". */
const open = new RegExp(
  `(?:(?<!\\p{L})(?:we|they|shop|store|office|place|clinic|salon)(?:['’]?re| are|['’]?s| is)? (?:only |just |usually |always )?(?:open|staffed|here|there|in the (?:shop|office))|(?<!\\p{L})(?:our|my|office|business|store|shop|opening) (?:business |office |opening )?hours(?: are| is)?|(?<!\\p{L})horario(?: es)?|(?<!\\p{L})(?:abrimos|atendemos|trabajamos|contesto|contestamos|estamos(?: abiertos)?)|^\\W*(?:we |i )?(?:open|work|answer phones|pick up))(?!\\p{L})[^.;!?]{0,24}?${range}|^\\W*(?:(?:we|and|but|we['’]?re|are) )*(?:closed|shut|cerrad[oa]s?|cerramos|no abrimos)(?: (?:on|every|los|las|el))* (?:${anyDay}|weekends?|fin(?:es)? de semana)(?:(?: and| y|,) (?:${anyDay}))?\\W*$`,
  "iu",
);

/** What wishes for a time: whatever is told of hours behind it is one for the call. */
const wishes =
  /\b(?:book|schedule|talk|speak|meet(?:ing)?|demo|appointment|slot|free|available|works?|suits?|prefer\p{L}*|can (?:we|i|you|u|someone|somebody|nora)|could (?:we|i|you|u|someone|somebody|nora)|let'?s|lets|how about|what about|call me|ring me|call us|reach (?:me|us)|i'?d like|want (?:a|the|to)|(?:a|the|my|our|intro) call (?:on|at|for|with|next|this|the|tomorrow|mon|tue|wed|thu|fri|\d))(?!\p{L})|(?<!\p{L})(?:agend\p{L}*|reserv\p{L}*|una? (?:llamada|demo)|cita|reuni[oó]n|hablar|hablamos|ll[aá]m[ae](?:me|nos)|podemos|puedo|quiero|quisiera|me (?:queda|conviene|sirve))(?!\p{L})|预约|预定|约|聊|方便|有空|打给我|回电/iu;
const between = /([.,;!?\n，。！？；]+(?=\s|$|\p{Script=Han}))/u;

/**
 * A message without the hours and days that it tells of a business: "we're open 8 to 4 mon-fri", and
 * beside a number of calls any that no wish for a time stands before: "16 calls, 8 to 4, mon-fri".
 * @param counts whether the message tells how many calls there are, or how long they take.
 */
export function withoutHoursOfBusiness(message: string, counts: boolean): string {
  let wished = false;
  return message
    .split(between)
    .map((told) => {
      wished ||= wishes.test(told);
      return !wished && (counts || open.test(told)) ? told.replace(/[\p{L}\p{N}].*/u, " ") : told;
    })
    .join("");
}
