import { phrases } from "#content/receptionist/languages.ts";
import { place } from "#content/receptionist/topic.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { sayTime } from "#contract/say-time.ts";
import type { Answer } from "#server/receptionist/answering/facts.ts";
import { asksZone, hourChecked, zoneNamed } from "#server/receptionist/hearing/zone-said.ts";
import { minutesIn, sayStart, zoneInWords } from "./say-when.ts";
import type { Step } from "./step.ts";

/**
 * "Is that eastern?": the zone of the times, and the chosen time on the clock that is asked about.
 * Undefined when a message does not ask for the zone.
 */
export function zoneAnswer(step: Step): Answer | undefined {
  const { original, actions, hearing, conversation } = step;
  // "If that's 12 in Chicago" names a time, and the answer says its zone.
  if (!asksZone(original) || step.when.converted) return undefined;
  const { language } = hearing;
  const { zone, otherZone } = turnPhrases[language].time;
  const own = zoneInWords(actions.zone, actions.now(), language);
  const named = zoneNamed(original, actions.zone);
  const other = named ?? zoneBefore(step);
  const { task, booked } = conversation;
  const choosing = task?.kind === "booking" ? task : undefined;
  const start =
    checkedTime(step, choosing?.offered[0] ?? choosing?.start) ?? choosing?.start ?? booked;
  const text =
    start && step.when.time === undefined && other && other !== actions.zone
      ? [
          zone(own),
          otherZone(
            sayStart(start, actions.zone, language),
            sayTime(start, other, language),
            zoneInWords(other, actions.now(), language),
          ),
        ].join(" ")
      : zone(own);
  return { text, sources: [place("contact", phrases[language].status.booking)] };
}

/** "1pm denver is 3 for me": that hour, on the day that is spoken of. */
function checkedTime({ original, actions: { zone } }: Step, shown: string | undefined) {
  const checked = hourChecked(original);
  if (checked === undefined || !shown) return undefined;
  const apart = (checked - minutesIn(shown, zone)) * 60_000;
  return new Date(Date.parse(shown) + apart).toISOString();
}

/** The zone of a city or a clock that the visitor named before: "we're in Chicago". */
const zoneBefore = ({ conversation }: Step): string | undefined =>
  conversation.lines
    .filter(({ who }) => who === "visitor")
    .map(({ text }) => zoneNamed(text))
    .findLast((zone) => zone !== undefined);
