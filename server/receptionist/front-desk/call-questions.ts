import type { Field } from "#content/front-desks/front-desk.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { type CallTime, isAlarmed } from "./call-state.ts";
import { nearTimes, sayTime } from "./call-time.ts";
import { another, type CallTurn, inLanguage, say } from "./call-turn.ts";
import { hasHan } from "./hearing/hear-option.ts";
import { readWords } from "./hearing/said-parts.ts";

/**
 * How often a question may go unanswered, and be asked at all, before the desk goes on without its
 * field. Without a name and a way to reach the caller a note is worth less.
 */
const patience = { missed: 2, asked: 3, askedToReach: 4 };

/** Whether all of a field is known. */
export function isKnown(
  { state }: CallTurn,
  { name, kind, dayOnly, holds, instead }: Field,
): boolean {
  const fact = state.facts[name];
  if (!fact) return false;
  // "By email, please": to which address is asked once more.
  const most = instead ? 2 : 1;
  if (holds && fact.text && !holds.test(fact.text) && (state.times[name] ?? 0) < most) return false;
  if (kind !== "when") return Boolean(fact.text || fact.option);
  return Boolean(fact.when?.date && (dayOnly || fact.when.time !== undefined));
}

const reaching = new Set<Field["kind"]>(["name", "phone", "address"]);

/** The fields that this call needs, in order; they depend on earlier answers. */
export function needed({ desk, state }: CallTurn): Field[] {
  // A caller who is handed to a person need not answer the trade's own questions.
  // After an emergency, only what is needed to reach the caller.
  if (isAlarmed(state)) return desk.fields.filter(({ kind }) => reaching.has(kind));
  if (state.handed) return desk.fields.filter(({ kind }) => kind === "name" || kind === "phone");
  const chosen = new Set(Object.values(state.facts).flatMap(({ option }) => option ?? []));
  const told = desk.fields.flatMap(({ name, kind }) =>
    kind === "words" ? (state.facts[name]?.text ?? []) : [],
  );
  const about = readWords(told.join(", "));
  const isIdle = ({ unless }: Field) =>
    unless?.some((cues) => hasCue(cues, about.words)) || hasHan(unless, about.han);
  const isMeant = ({ about: of }: Field) =>
    !of || of.some((cues) => hasCue(cues, about.words)) || hasHan(of, about.han);
  const isMet = ({ instead }: Field) => instead?.some((name) => state.facts[name]) === true;
  const begun = desk.fields.some(
    ({ name, kind, notFor }) => notFor && kind !== "when" && state.facts[name],
  );
  const isOver = ({ notFor }: Field) => !begun && notFor?.some((one) => chosen.has(one));
  return desk.fields.filter(
    (field) =>
      !field.optional &&
      !(isOver(field) && !state.facts[field.name]) &&
      ((isMeant(field) && !isMet(field)) || state.facts[field.name]) &&
      (!field.only || field.only.some((one) => chosen.has(one))) &&
      !(isIdle(field) && !state.facts[field.name]),
  );
}

/** How often a field is asked for at all: the place of an accident once, a name several times. */
function oftenest({ state }: CallTurn, { kind, onceFor }: Field): number {
  const chosen = Object.values(state.facts).flatMap(({ option }) => option ?? []);
  if (onceFor?.some((one) => chosen.includes(one))) return 1;
  return reaching.has(kind) ? patience.askedToReach : patience.asked;
}

/** The next field to ask for; undefined when none is left to ask for. */
export const nextField = (turn: CallTurn): Field | undefined =>
  needed(turn).find(
    (field) =>
      !isKnown(turn, field) &&
      !turn.state.declined?.includes(field.name) &&
      (turn.state.missed[field.name] ?? 0) < patience.missed &&
      (turn.state.times[field.name] ?? 0) < oftenest(turn, field),
  );

/** Asks for a field; a time is offered where a day is known. */
export function ask(turn: CallTurn, field: Field, said: When): string {
  const { state, language, clock } = turn;
  const when: When = field.kind === "when" ? { ...state.window, ...said } : said;
  const times = state.times[field.name] ?? 0;
  state.times[field.name] = times + 1;
  state.asked = field.name;
  // Times that were offered and not answered are offered again, and no others.
  const [one] = state.offered;
  const stands = one?.date === state.facts[field.name]?.when?.date && state.offered.length === 2;
  if (field.kind === "when" && times > 0 && stands && Object.keys(said).length === 0)
    return offerTimes(turn, state.offered);
  if (
    field.kind === "when" &&
    !field.dayOnly &&
    (state.facts[field.name] ||
      when.part ||
      when.soonest ||
      when.since !== undefined ||
      when.until !== undefined)
  )
    return offer(turn, { ...state.facts[field.name]?.when, ...when });
  const plain = inLanguage(field.ask, language);
  if (times === 0 || !state.missed[field.name]) return say(turn, plain);
  if (field.kind === "when" && !field.dayOnly) return offer(turn, { date: clock.today, ...when });
  const again = turn.unheard === field.name && againAfter(turn);
  return again ? `${again} ${say(turn, plain)}` : say(turn, plain);
}

/** What stands before a question that is asked again: nothing after "hurry please", or "ok, bye". */
function againAfter({ step: { original }, phrases: { again } }: CallTurn): string | undefined {
  const { words, han } = readWords(original);
  if (unknownToCaller.test(`${words.join(" ")} ${han}`)) return again[0];
  return onlyPleads(original) ? undefined : again[1];
}

/** "Hurry please", "ok, never mind, bye". */
export const onlyPleads = (text: string): boolean => {
  const { words, han } = readWords(text);
  return words.every((word) => pleading.test(word)) && !han;
};
const unknownToCaller =
  /\b(?:(?:dont|do not|didnt|wouldnt) (?:really |even )?(?:know|remember|recall)|not (?:really |quite )?sure|unsure|no (?:idea|clue)|idk|dunno|cant (?:remember|say|tell)|beats me|no (?:lo |la )?(?:se|recuerdo|sabria)|no me acuerdo|ni idea|quien sabe)\b|不知道|不清楚|不记得|不确定|没印象|说不/u;
const pleading =
  /^(?:please|pls|plz|hurry|quick|quickly|fast|help|now|come|on|ok|okay|yes|yeah|no|nope|never|mind|nevermind|bye|goodbye|thanks|thank|you|hello|hi|hey|sorry|um|uh|well|just|it|por|favor|rapido|apurese|apurense|ya|si|bueno|gracias|adios|hola|i|so|oh|my|god)$/;

/** Offers the two times nearest to what the caller wishes. */
export function offer(turn: CallTurn, wish: When): string {
  const times = nearTimes(wish, turn.clock);
  turn.state.offered = times;
  return offerTimes(turn, times);
}

function offerTimes(turn: CallTurn, times: readonly CallTime[]): string {
  const { language, phrases } = turn;
  const [one, other] = times;
  const first = one && sayTime(one, language);
  // The day is said once where both times are on it.
  const second =
    other && sayTime(other.date === one?.date ? { time: other.time } : other, language);
  const ways = phrases.offer.map((way) =>
    say(turn, way, { first: first ?? "", second: second ?? "" }),
  );
  return another(turn, "offer", ways);
}

/** "Service, yeah", once service was chosen. */
export function saysChoiceAgain({ desk, state }: CallTurn, message: string): boolean {
  const { words, han } = readWords(message);
  return desk.fields.some(({ name, options = [] }) =>
    options.some(
      ({ id, heard }) =>
        id === state.facts[name]?.option &&
        (heard.slice(0, 2).some((cues) => hasCue(cues, words)) || hasHan(heard, han)),
    ),
  );
}
