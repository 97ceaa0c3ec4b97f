import type { Language } from "#contract/receptionist.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import type { CallTime } from "./call-state.ts";
import { behindHour } from "./hearing/behind-hour.ts";

const opening =
  "(?:(?:ok|okay|yes|yeah|yep|sure|no|um|uh|hm|so|well|then|fine|great|perfect|sorry|and|or|actually|i|i'll|ill|we'll|said|take|want|do|say|make it|make that|let'?s|go with|go for|give me|book|book me|put me down for|i'd like|prefer|si|sí|mejor|bueno|pues|quiero|dame|deme|el|la|las|a|de|para|i'm good with|how about|what about) )*";
const place = "(?:the |at |for |@ ?|a las? |las? |la de las? )?";
const hourChosen = new RegExp(
  `(?:^|[,.;!?…] *| (?:and|y|so|but|pero) )${opening}${place}(\\d{1,2})(?::(\\d\\d))?(?: ?([ap])\\.? ?m\\.?)?${behindHour}`,
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

/** An hour that a caller cannot or will not take; `early`: a later one is wished for. */
export interface RefusedHour {
  rest: string;
  /** Minutes after midnight. */
  hour?: number;
  early?: boolean;
}

const spoken =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";
const hour = `(?<![\\d:])(?<hour>\\d{1,2}|(?<!\\p{L})(?:${spoken})(?!\\p{L}))(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?`;
const refusals: readonly RegExp[] = [
  new RegExp(
    `(?:(?:the|at) )?${hour}(?:['’]?s| is| would be| seems| feels| sounds)?(?: (?:way|much|a bit|a little|kinda|really|just|still|probably)){0,2} (?:too (?<much>early|late|soon)|no good|not good|impossible)(?:(?: for)? (?:me|us))?`,
    "iu",
  ),
  new RegExp(
    `(?:can['’]?t|cannot|could not|couldn['’]?t) (?:do|make|make it at|come at|get there at|be there at|swing)(?: it| the)?(?: at)? ${hour}`,
    "iu",
  ),
  new RegExp(
    `(?:(?:the|at) )?${hour} (?:doesn['’]?t|does not|don['’]?t|won['’]?t|will not) (?:really )?work(?:(?: for)? (?:me|us))?`,
    "iu",
  ),
  new RegExp(
    `(?:a )?las? ${hour}(?: de la (?:ma[nñ]ana|tarde|noche))?(?: es| son| me queda| se me hace| est[aá])? (?:muy|demasiado) (?<much>temprano|tarde)`,
    "iu",
  ),
  new RegExp(`no (?:puedo|podemos|alcanzo|llego) a las? ${hour}`, "iu"),
  /(?<hour>\d{1,2}|[一二两三四五六七八九十]{1,2})点(?:半)?(?:对我)?(?:来说)?(?:太|有点)(?<much>早|晚)(?:了)?|(?<hour2>\d{1,2}|[一二两三四五六七八九十]{1,2})点(?:半)?(?:我)?(?:不行|不方便|来不了|没空|去不了)/u,
];

/** "4 is too early, we'd want like 7": a message without the hour that is refused in it. */
export function withoutRefusedHour(message: string, offered: readonly CallTime[]): RefusedHour {
  for (const pattern of refusals) {
    const found = pattern.exec(message);
    const number = hourOf(found?.groups?.hour ?? found?.groups?.hour2 ?? "");
    if (!found || number === undefined) continue;
    const meant = offered.find(({ time }) => sameHour(time, number * 60))?.time;
    return {
      rest: message.replace(found[0], " , "),
      hour: meant ?? (number < 8 ? number * 60 + 720 : number * 60),
      early: !/^(?:late|tarde|晚)$/i.test(found.groups?.much ?? ""),
    };
  }
  return { rest: message };
}

/** 4, "four", "cuatro" or "四". */
function hourOf(said: string): number | undefined {
  if (/^\d+$/.test(said)) return Number(said) < 24 ? Number(said) : undefined;
  const place = spoken.split("|").indexOf(said.toLowerCase());
  if (place >= 0) return (place % 12) + 1;
  const [first = "", second] = said.replace("两", "二");
  const digit = (sign: string) => "一二三四五六七八九十".indexOf(sign) + 1;
  if (!said) return undefined;
  return second === undefined ? digit(first) : digit(first) + digit(second);
}
