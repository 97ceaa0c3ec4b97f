import type { Field } from "#content/front-desks/front-desk.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { ask, isKnown, nextField } from "./call-questions.ts";
import { factValue, noteLine, questionLine, takenFacts } from "./call-slip.ts";
import { isAlarmed } from "./call-state.ts";
import { sayTime } from "./call-time.ts";
import { another, type CallTurn, inLanguage, say } from "./call-turn.ts";

/** How things stand, for a caller who asks whether it is settled. */
export function standing(turn: CallTurn): string {
  const { state, phrases, language } = turn;
  if (isAlarmed(state)) return say(turn, phrases.standingUrgent);
  const time = state.facts.when?.when;
  return time?.date
    ? say(turn, phrases.standingTime, { value: sayTime(time, language) })
    : say(turn, phrases.standingOpen);
}

/** What stands on the slip, for a caller who wants it confirmed. `about`: what of it, all by default. */
export function readBack(turn: CallTurn, about = ""): string[] {
  const { phrases, language, desk } = turn;
  const facts = takenFacts(turn);
  const wanted = latinWords(about).filter((word) => word.length > 3 && !ofSlip.has(word));
  const kinds = desk.fields
    .filter(({ kind }) => lineNames[kind]?.test(about))
    .map(({ name }) => name);
  const meant = facts.filter(
    ({ name, label, value }) =>
      kinds.includes(name) ||
      latinWords(`${label} ${value}`).some((word) =>
        wanted.some((one) => one.slice(0, stem) === word.slice(0, stem)),
      ),
  );
  const whole = facts.filter(({ name }) => name !== questionLine && name !== noteLine);
  const value = (meant.length > 0 ? meant : whole)
    .map(({ label, value: held }) =>
      language === "zh" ? `${label}：${held}` : `${label}: ${held}`,
    )
    .join(language === "zh" ? "；" : "; ");
  return value ? [say(turn, phrases.readBack, { value })] : [];
}

/** Letters in which a word of the slip and one of the caller agree. */
const stem = 5;
const ofSlip = new Set(
  "part parts thing things stuff question questions about that with down".split(" "),
);
/** What callers call a line of every form. */
export const lineNames: Partial<Record<Field["kind"], RegExp>> = {
  phone: /\b(?:number|phone|cell|n[uú]mero|tel[eé]fono)\b/i,
  name: /\b(?:name|nombre)\b/i,
  address: /\b(?:address|street|direcci[oó]n)\b/i,
  when: /\b(?:time|day|date|hora|d[ií]a|fecha)\b/i,
  email: /\b(?:email|correo)\b/i,
};

/** A short acknowledgment of new facts; a corrected one is repeated. */
export function acknowledge(
  turn: CallTurn,
  before: CallTurn["state"]["facts"],
  corrected: readonly string[],
  replacing: ReadonlySet<string>,
  distressed: boolean,
): string[] {
  const { state, desk, phrases, language } = turn;
  const changed = desk.fields.filter(
    ({ name }) =>
      state.facts[name] && JSON.stringify(before[name]) !== JSON.stringify(state.facts[name]),
  );
  const [first] = changed;
  const comfort = distressed ? [another(turn, "comfort", phrases.comfort)] : [];
  const late = acknowledgeLate(turn, before);
  if (!first) return [...comfort, ...late];
  const time = changed.find(({ kind }) => kind === "when");
  const replaced =
    changed.find(({ name }) => before[name] && corrected.includes(name)) ??
    changed.find(({ name }) => before[name] && replacing.has(name));
  if (replaced && replaced.kind !== "when") {
    const value = factValue(replaced, state.facts[replaced.name] ?? {}, turn);
    return [say(turn, phrases.changed, { label: inLanguage(replaced.label, language), value })];
  }
  if (time && isKnown(turn, time) && (time === first || replaced === time || late.length > 0))
    return [...acknowledgeTime(turn, before), ...late];
  if (late.length > 0) return [...comfort, ...late];
  const chosen = changed
    .flatMap(({ name, options = [] }) =>
      options.filter(({ id }) => id === state.facts[name]?.option),
    )
    .find((option) => option.say)?.say;
  if (chosen) return [say(turn, inLanguage(chosen, language))];
  return distressed ? comfort : [another(turn, "noted", phrases.noted)];
}

/** A time that is new, unless the slip is handed in with it in the same breath. */
export function acknowledgeTime(turn: CallTurn, before: CallTurn["state"]["facts"]): string[] {
  const { state, desk, phrases, language } = turn;
  const field = desk.fields.find(({ kind }) => kind === "when");
  if (!field || !isKnown(turn, field)) return [];
  if (JSON.stringify(before[field.name]) === JSON.stringify(state.facts[field.name])) return [];
  if (!nextField(turn) && !state.handed) return [];
  const value = sayTime(state.facts[field.name]?.when ?? {}, language);
  return [say(turn, phrases.heardTime, { value })];
}

/** What was added to a slip that was handed in is named. */
export function acknowledgeLate(turn: CallTurn, before: CallTurn["state"]["facts"]): string[] {
  const value = turn.state.done ? addedSince(turn, before) : "";
  return value ? [say(turn, turn.phrases.added, { value })] : [];
}

/** What has been put on lines of words since: "Palm Terrace unit 504". */
function addedSince(turn: CallTurn, before: CallTurn["state"]["facts"]): string {
  const { state, desk } = turn;
  const names = desk.fields.filter(({ kind }) => inWords.has(kind)).map(({ name }) => name);
  const fresh = [...names, noteLine].flatMap((name) => {
    const known = before[name]?.text?.split("; ") ?? [];
    return (state.facts[name]?.text?.split("; ") ?? []).filter((piece) => !known.includes(piece));
  });
  return [...new Set(fresh)].join("; ");
}
const inWords = new Set<Field["kind"]>(["words", "safety", "address", "from", "to", "email"]);

/** Asks for what is missing, or hands the slip in. */
export function goOn(turn: CallTurn, when: When, before: CallTurn["state"]["facts"]): string[] {
  const { state, phrases, language } = turn;
  const next = nextField(turn);
  if (next) return [ask(turn, next, when)];
  // A slip that was handed in is handed in again once its time or a number has changed, and whatever
  // has changed, nothing is booked.
  const changes = (names: readonly string[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(state.facts[name]));
  const time = state.facts.when?.when;
  if (state.done) {
    if (!changes(Object.keys(state.facts).filter((name) => name !== questionLine))) return [];
    const again = another(turn, "rehearsal-again", phrases.rehearsalAgain);
    return changes(["when", "phone", "name"]) && time?.date && !state.handed
      ? [say(turn, phrases.doneTime, { value: sayTime(time, language) }), again]
      : [again];
  }
  state.done = true;
  delete state.asked;
  const last =
    time?.date && !state.handed
      ? say(turn, phrases.doneTime, { value: sayTime(time, language) })
      : say(turn, phrases.done);
  return [last, phrases.rehearsal];
}
