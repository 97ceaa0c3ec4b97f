import { spokenNames } from "#content/player.ts";

/** A text as a voice should speak it. */
export interface ForSpeech {
  text: string;
  /** Maps a place in the spoken text to its place in the written one. */
  at(index: number): number;
}

type Rule = [pattern: RegExp, say: (match: RegExpExecArray) => string];

const weekdays: Record<string, string> = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
};

const titles: Record<string, Record<string, string>> = {
  en: { Dr: "Doctor", Mr: "Mister", Mrs: "Missus", Ms: "Miz" },
  es: { Dr: "doctor", Dra: "doctora", Sr: "señor", Sra: "señora", Ud: "usted" },
};

const names = Object.keys(spokenNames).join("|");

/** Amounts of money are not changed: every voice reads them correctly. */
const rules: Record<string, readonly Rule[]> = {
  en: [
    // Digit by digit, in the usual groups of a telephone number.
    [
      /\(?(\d{3})\)?[ -](\d{3})-(\d{4})\b/g,
      ([, ...groups]) => groups.map((group) => [...group].join(" ")).join(", "),
    ],
    [/\b(\d{1,2}):(\d\d)(?: ?([ap])(?:m\b|\.m\.))?/gi, sayClock],
    [/\b24\/7\b/g, () => "24 7"],
    [/\b(Dr|Mrs?|Ms)\./g, ([, title = ""]) => titles.en?.[title] ?? title],
    [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?= \d)/g, ([, day = ""]) => weekdays[day] ?? day],
    [/(?<=\d) ?– ?(?=[\d$])/g, () => " to "],
    [/#(?=\d)/g, () => "number "],
    [/ & /g, () => " and "],
    [new RegExp(`\\b(${names})\\b`, "g"), ([name]) => spokenNames[name] ?? name],
  ],
  es: [
    [
      /\b(\d{1,2}):(\d\d)\b/g,
      ([, hour, minutes]) => (minutes === "00" ? `${hour}` : `${hour} y ${minutes}`),
    ],
    [/\b(Dra?|Sra?|Ud)\./g, ([, title = ""]) => titles.es?.[title] ?? title],
  ],
};

/** "9:00 am" → "9 AM", "9:05" → "9 oh 5", "9:00" → "9 o'clock". */
function sayClock([, hour = "", minutes = "", half = ""]: RegExpExecArray): string {
  const after = half ? ` ${half.toUpperCase()}M` : "";
  if (minutes === "00") return hour + (after || " o’clock");
  const said = minutes.startsWith("0") ? `oh ${minutes.slice(1)}` : minutes;
  return `${hour} ${said}${after}`;
}

/**
 * Rewrites numbers, times and names as people say them: “7:40” is not a ratio, and “Dr.” does not
 * end a sentence.
 * @param language the first part of a language tag; others than English and Spanish stay as written
 */
export function setForSpeech(text: string, language: string): ForSpeech {
  const changes = (rules[language] ?? [])
    .flatMap(([pattern, say]) =>
      Array.from(text.matchAll(pattern), (match) => ({
        from: match.index,
        to: match.index + match[0].length,
        said: say(match),
      })),
    )
    .sort((a, b) => a.from - b.from);
  const places: { spoken: number; written: number }[] = [];
  let spoken = "";
  let written = 0;
  for (const { from, to, said } of changes) {
    if (from < written) continue;
    spoken += text.slice(written, from);
    places.push({ spoken: spoken.length, written: from });
    spoken += said;
    places.push({ spoken: spoken.length, written: to });
    written = to;
  }
  return {
    text: spoken + text.slice(written),
    at(index) {
      const last = places.findLastIndex((place) => place.spoken <= index);
      const before = places[last] ?? { spoken: 0, written: 0 };
      const next = places[last + 1]?.written ?? text.length;
      return Math.min(before.written + index - before.spoken, next);
    },
  };
}
