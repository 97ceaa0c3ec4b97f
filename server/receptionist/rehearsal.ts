import { phrases } from "#content/receptionist/languages.ts";
import { type RehearsedTrade, rehearsedTrades } from "#content/receptionist/phrases.ts";
import { addDays, dateIn } from "#contract/calendar-date.ts";
import type { Persona } from "#contract/receptionist.ts";
import { sayDay } from "#contract/say-time.ts";
import type { Reply } from "./brain.ts";
import { contactDetails } from "./hearing/contact-details.ts";
import { saysWhen, whenIn } from "./hearing/when.ts";
import type { Danger } from "./safety/danger.ts";
import { minutesIn } from "./tasks/say-when.ts";
import type { Step } from "./tasks/step.ts";

/**
 * Make it mine: answers as the visitor's own front desk would. A short scene: what happened, two
 * questions of the trade, a name, a time within opening hours, the slip in the morning. Nothing is
 * booked and nothing kept.
 */
export function rehearse(persona: Persona, step: Step, danger: Danger | undefined): Reply {
  const { hearing, conversation, actions, original } = step;
  const { language, concepts } = hearing;
  const words = phrases[language];
  const scene = words.rehearsal;
  const said = conversation.rehearsal?.said ?? [];
  const questions = scene.questions[tradeOf(persona)];
  const answer = (text: string, next: string[], more: Partial<Reply> = {}): Reply => ({
    language,
    action: "rehearsal",
    text,
    status: words.status.rehearsal,
    sources: [],
    suggestions: [],
    conversation: { ...conversation, language, rehearsal: { said: next } },
    ...more,
  });

  if (danger === "emergency") return answer(words.emergency, said);
  if (danger === "role") return answer(scene.assistant(persona.name), said);
  if (concepts.has("robot")) return answer(scene.assistant(persona.name), said);
  const asks = /[?？]/.test(original);
  if (concepts.has("officeHours") || concepts.has("always"))
    return answer(scene.hours(clock(persona.opens), clock(persona.closes)), said);
  if (asks && concepts.has("price")) return answer(scene.fees, said);
  const advice = danger === "advice" && asks ? `${scene.advice} ` : "";

  const next = [...said, original];
  const [first, second] = questions;
  if (said.length === 0) return answer(advice + first, next);
  if (said.length === 1) return answer(advice + second, next);
  if (said.length === 2) return answer(scene.who, next);
  const time = freeTime(persona, step);
  if (said.length === 3) return answer(scene.when(time), next);
  if (said.length === 4 && concepts.has("no")) {
    const later = whenIn(original, language, dateIn(actions.now(), actions.zone));
    if (!saysWhen(later)) return answer(scene.when(freeTime(persona, step, 1)), [...said]);
  }
  const name = contactDetails(said[3] ?? "", language, true).name ?? said[3] ?? "";
  return answer(`${scene.booked(time)} ${scene.end}`, [], {
    card: {
      kind: "slip",
      title: scene.slip.title,
      rows: [
        { label: words.slip.to, value: persona.name },
        { label: scene.slip.caller, value: name },
        { label: scene.slip.said, value: (said[0] ?? "").slice(0, 120) },
        { label: scene.slip.consult, value: time },
      ],
      boxes: [
        { label: scene.slip.booked, on: true },
        { label: scene.slip.call, on: false },
      ],
    },
  });
}

const tradeOf = ({ industry }: Persona): RehearsedTrade =>
  rehearsedTrades.find((trade) => trade === industry) ?? "law-firm";

/** An hour behind the opening of the next day, in the words of the visitor's language. */
function freeTime({ opens, closes }: Persona, { actions, hearing }: Step, later = 0): string {
  const today = dateIn(actions.now(), actions.zone);
  const early = minutesIn(actions.now(), actions.zone) < opens - 60;
  const date = addDays(today, (early ? 0 : 1) + later);
  const time = closes - opens > 120 ? opens + 90 : opens;
  return `${sayDay(date, "long", hearing.language)}, ${clock(time)}`;
}

/** `570` → "9:30". */
const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
