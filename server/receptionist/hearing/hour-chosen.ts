import type { Language } from "#contract/receptionist.ts";
import { clausesOf } from "./clauses.ts";
import { clockTime } from "./clock-time.ts";
import { withJoinedHours } from "./joined-hour.ts";
import { withFigures } from "./numbers.ts";

/** What may stand before an hour that is picked: "can we actually do", "mejor a las". */
const before =
  "(?:(?:ok(?:ay)?|yes|yeah|yep|ya|yup|no|oh|ah|eh|meh|uh|ugh|um|hm+|fine|sure|guess|wait|actually|sorry|then|so|and|or|well|please|pls|maybe|just|let'?s|can|could|i|i'?ll|i'd|we|you|be|we'll|do|take|make|keep|it|that|go|with|for|say|have|want|prefer|like|rather|book|pick|try|put me down|the|at|how about|what about|si|perdon|mejor|entonces|pues|bueno|a|las?|de|que sea|quiero|prefiero|puede ser|podemos)[\\s,]+)*";
/** What may stand behind it. */
const behind =
  "(?:\\s*(?<!\\p{L})(?:sharp|flat|on the dot|en punto|instead|please|pls|plz|thx|thanks|then|works?|would work|is (?:fine|good|ok|okay|great|better|perfect)|suits(?: me)?|fits|i guess|i suppose|open|available|fine|good|ok|okay|great|perfect|it is|sounds good|too|also|as well|something|for (?:me|us|him|her|them|my [a-z]+|the [a-z]+)|if (?:possible|you can)|though|tho|por favor|mejor|esta bien|me (?:sirve|queda|va bien)|one)(?!\\p{L}))*";
const picked = new RegExp(
  `^[^\\p{L}\\p{N}]*${before}(1[0-2]|0?[1-9])(?::?(00|15|30|45))?${behind}[^\\p{L}\\p{N}]*$`,
  "u",
);

/** "1 same day": the day that was spoken of, with the hour for it. */
const ofThatDay =
  /(?:,? )?(?<!\p{L})(?:(?:on |for )?(?:the |that )?same day|(?:on |for )?that day|(?:el |de |ese )*mismo dia|(?:el|para) ese dia|el mismo)(?: (?:tho|though|still))?(?!\p{L})|同一天|(?:那|当)天/giu;

/**
 * The hour that a clause picks while a time is being chosen, in minutes after midnight: "230 pls",
 * "can we actually do 4 instead". Elsewhere such a figure counts something.
 * @param shown the times on show, in minutes after midnight: "9" is 9:30 where no other nine is shown.
 */
export function hourChosen(
  message: string,
  language: Language,
  shown: readonly number[],
): number | undefined {
  for (const { text } of clausesOf(message)) {
    const figures = withFigures(text, language).replace(ofThatDay, " ").trim();
    const found = /\bno one\b/iu.test(text) ? null : picked.exec(figures);
    const joined = found ? undefined : withJoinedHours(figures, true);
    if (joined !== undefined && joined !== figures) return clockTime(joined, true);
    if (!found) continue;
    const [, hour, minute] = found;
    const time = clockTime(`at ${Number(hour)}:${minute ?? "00"}`);
    if (minute) return time;
    const near = shown.filter((one) => Math.floor(one / 60) % 12 === Number(hour) % 12);
    return time !== undefined && near.length === 1 && !near.includes(time) ? near[0] : time;
  }
  return undefined;
}
