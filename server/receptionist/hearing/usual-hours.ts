import { anyDay } from "./weekday.ts";

const end =
  "latest|last|earliest|first|how late|how early|until when|till when|hasta qu[eé] hora|desde qu[eé] hora|m[aá]s tarde|m[aá]s temprano|[uú]ltim[ao]";
/** "In a day", "usually": of no day in particular. */
const ofAnyDay =
  "(?:in|of|on|for|per) (?:a|any|each|every|the|an?y) (?:\\p{L}+ )?day|(?:a|each|every) (?:normal|typical|regular|usual|given) day|usually|normally|typically|in general|generally|every day|each day|normalmente|por lo general|en un d[ií]a|al d[ií]a|del d[ií]a|cada d[ií]a";
const asked =
  "(?:what(?:['’]?s| is| are|s)?|which|how|when(?:['’]?s| is|s)?|until when|till when|cu[aá]l|qu[eé]|hasta|desde|a qu[eé])";
const general = new RegExp(
  `^\\W*(?:\\p{L}+[\\s,.]+){0,3}?${asked}(?!\\p{L})(?=.*(?<!\\p{L})(?:${end})(?!\\p{L}))(?=.*(?<!\\p{L})(?:${ofAnyDay})(?!\\p{L}))`,
  "iu",
);
/** "Whats the latest you have", "how late do you go": asked of the calendar, and nothing is chosen. */
const ofCalendar =
  /^\W*(?:(?:and|so|ok|wait|hm+|but|btw|y|pero)\W+)*(?:what(?:['’]?s| is|s)? (?:the|your|ur) (?:very )?(?:latest|last|earliest)(?: (?:slot|time|one|call|opening|appointment))?(?: (?:that )?(?:you|u|nora|she) (?:guys )?(?:have|got|do|take|offer|can do|could do|go))?|how (?:late|early) (?:do|can|does|could|are) (?:you|u|she|nora)(?: guys)? (?:go|do|take|call|have|talk|open|available|book)\p{L}*(?: calls)?|hasta qu[eé] hora (?:tienen?|atienden?|hay|llaman?|hacen?)(?: \p{L}+)?)\W*$|(?:最晚|最早|最迟)(?:能|可以)?(?:到|是|约到)?(?:几点|什么时候)/iu;
const day = new RegExp(
  `(?<!\\p{L})(?:${anyDay}|tomorrow|today|ma[nñ]ana|hoy|mi[eé]rcoles)(?!\\p{L})|\\d(?:st|nd|rd|th)|周[一二三四五]|星期|明天|今天|号`,
  "iu",
);

/** Whether a message asks how early or late calls are in general, and chooses none. */
export const asksUsualHours = (message: string): boolean =>
  !day.test(message) && (general.test(message) || ofCalendar.test(message));
