import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import type { CallTime } from "./call-state.ts";

const opening =
  "(?:(?:ok|okay|yes|yeah|yep|sure|no|um|uh|hm|so|well|then|fine|great|perfect|sorry|and|or|actually|i|i'll|ill|we'll|said|take|want|do|say|make it|make that|let'?s|go with|go for|give me|book|book me|put me down for|i'd like|prefer|si|sí|mejor|bueno|pues|quiero|dame|deme|el|la|las|a|de|para|i'm good with|how about|what about) )*";
const place = "(?:the |at |for |@ ?|a las? |las? |la de las? )?";
/** What may follow an hour that is chosen: anything but what it could count. */
const behind =
  "(?=\\s*(?:$|[,.;!?)…-])| (?:one|1|ones|slot|works?|would|will|is|then|please|pls|plz|and|but|for|on|i|i'll|ill|we|u|can|could|wait|what|whats|what's|how|do|does|should|it|thats|that's|sounds?|good|ok|okay|fine|great|perfect|o'?clock|sharp|thanks|thank|if|because|cause|cuz|y|pero|por|esta|está|entonces|me|nos|mejor|gracias|mon|tue|tues|wed|thu|thurs|fri|sat|sun|today|tomorrow|lunes|martes|viernes|jueves|domingo)(?![\\p{L}]))";
const hourChosen = new RegExp(
  `(?:^|[,.;!?…] *| (?:and|y|so|but|pero) )${opening}${place}(\\d{1,2})(?::(\\d\\d))?(?: ?([ap])\\.? ?m\\.?)?${behind}`,
  "giu",
);

/**
 * The offered time that a message chooses, also where something else stands beside it: "11 and can
 * you bring samples". A day that is named as well has to be the one on offer.
 */
export function offeredIn(
  message: string,
  language: Language,
  offered: readonly CallTime[],
  when: When,
): CallTime | undefined {
  // "The 1": the hour on offer, though it might be a day of the month as well.
  const hour = /^\W*(?:the|el) (\d{1,2})\W*$/.exec(message.toLowerCase())?.[1];
  const meant = hour && offered.filter(({ time }) => sameHour(time, Number(hour) * 60));
  if (meant && meant.length === 1) return meant[0];
  const fitting = offered.filter(({ date }) => !when.date || !date || when.date === date);
  const only = (list: readonly CallTime[]) => (list.length === 1 ? list[0] : undefined);
  if (when.time !== undefined) {
    const heard = only(fitting.filter(({ time }) => sameHour(time, when.time)));
    if (heard) return heard;
  }
  const text = withFigures(message.toLowerCase(), language);
  const chosen = [...text.matchAll(hourChosen)].flatMap(([, hour, minute = "0", half]) => {
    const minutes = Number(hour) * 60 + Number(minute);
    return (
      only(
        fitting.filter(
          ({ time = 0 }) => sameHour(time, minutes) && (!half || (half === "p") === time >= 720),
        ),
      ) ?? []
    );
  });
  // Of several the last: callers put right what they said before.
  if (chosen.length > 0) return chosen.at(-1);
  return either.test(text) ? offered[0] : undefined;
}

/** "The 11 one I said", "9 tues then": an hour that is named alone, offered or not. */
export function hourNamed(message: string, language: Language): number | undefined {
  const text = withFigures(message.toLowerCase(), language);
  const hours = [...text.matchAll(hourChosen)].flatMap(([, hour, minute = "0", half]) => {
    const late = half === "p" && Number(hour) < 12 ? 720 : 0;
    return Number(hour) > 0 && Number(hour) < 24 ? Number(hour) * 60 + Number(minute) + late : [];
  });
  return new Set(hours).size === 1 ? hours[0] : undefined;
}

const either =
  /^\W*(?:either|either one|either (?:works|is (?:fine|good|ok))|both work|whichever|cualquiera)(?: (?:works|is fine|for me|de los dos))?\W*$/;

/** Nine in the morning and in the evening are both "9". */
const sameHour = (offered: number | undefined, heard: number | undefined) =>
  offered !== undefined && heard !== undefined && offered % 720 === heard % 720;
