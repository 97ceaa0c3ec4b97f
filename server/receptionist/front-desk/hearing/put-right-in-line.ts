import { asksWhether, correctionGap, trailingMark } from "./correction-marks.ts";
import { besideTime as besideOther, isTime, type Unit, unitsOf } from "./said-units.ts";
import { inPlaceOf, loneHour, oldOf } from "./value-in-place.ts";
import { sameDay, type Value, valuesIn } from "./values-said.ts";

/** The most corrections that one line holds. */
const most = 5;

/**
 * A line with its own corrections done: "tues 10 for a walkthrough, no wed 10, tues is inventory" says
 * "wed 10 for a walkthrough". What was taken back is left out, its reason too.
 */
export function withOwnCorrections(line: string): string {
  let text = line;
  for (let count = 0; count < most; count++) {
    const next = correctedOnce(text);
    if (next === undefined) break;
    text = next;
  }
  return text;
}

function correctedOnce(text: string): string | undefined {
  const units = unitsOf(text, valuesIn(text));
  for (let at = 1; at < units.length; at++) {
    const unit = units[at];
    if (!unit) continue;
    const earlier = units.slice(0, at);
    const from = markBefore(text, units, at);
    if (from === undefined || choosesOf(text, units, at)) continue;
    const known = earlier
      .filter(
        ({ from: start, to, values }) =>
          to <= from &&
          !/\bnot (?:on |this )?$/i.test(text.slice(0, start)) &&
          !(
            unit.values.length > 1 &&
            values.every(({ kind }) => kind !== "day") &&
            besideTime.test(text.slice(0, start))
          ),
      )
      .flatMap(({ values }) => values);
    const done = exchanged(text, known, unit, from);
    if (done !== undefined && done !== text) return done;
  }
  return undefined;
}

/** "Monday or tuesday, better tuesday at 10": one of two is chosen, and none taken back. */
function choosesOf(text: string, units: readonly Unit[], at: number): boolean {
  const [first, second] = [units[at - 2], units[at - 1]];
  if (
    !first ||
    !second ||
    !/^\s*,?\s*(?:or|o|u|或者?|还是)(?:\s|$)/iu.test(text.slice(first.to, second.from))
  )
    return false;
  return [first, second].some(({ values }) =>
    values.some(
      ({ kind, text: day }) =>
        kind === "day" &&
        units[at]?.values.some((one) => one.kind === "day" && sameDay(one.text, day)),
    ),
  );
}

/** "I work until", "my shift ends at": the hour behind it is no visit, and nothing takes its place. */
const besideTime =
  /(?<!\p{L})(?:until|till?|hasta(?: las?)?|from|desde(?: las?)?|(?:off|out|clos\w+|ends?|home|starts?|cerramos|cierro|salgo|entro|salen?|entran?)(?: \p{L}+){0,3} (?:at|a las?)) $/iu;

/** "No mondays please", "no el miércoles", "no wed i work", "can't do wed": a day that is refused. */
const refuses = (gap: string, alone: string, behind: string): boolean =>
  /(?:can['’]?t|cant|cannot|no puedo|no podemos)(?: (?:do|make|on|the|el))*\s+$|never ?mind(?: about)?(?: the| el)?\s+$/iu.test(
    gap,
  ) ||
  (alone !== "" &&
    /(?<!\p{L})no (?:el |los )?$/iu.test(gap) &&
    (/days$/i.test(alone) || /(?:el|los) $/iu.test(gap) || refusalBehind.test(behind)));
const refusalBehind = /^(?:,? please)?,? (?:i|we) (?:work|cant|can['’]?t|have|got)(?!\p{L})/iu;

const countsUs =
  /(?<![\p{L}'’])(?:somos|seremos|vamos a ser|we are|we['’]re|were|we['’]?ll be|we will be|there(?:['’]s| are| will be)) (?:going to be |now |actually |like |about |como )*$/iu;
const spanishCount = /(?<!\p{L})(?:somos|para|mesa de|seremos|son) $/iu;

/** Where the words begin by which a value takes back one before it; undefined where it does not. */
function markBefore(text: string, units: readonly Unit[], at: number): number | undefined {
  const unit = units[at];
  const before = units[at - 1];
  if (!unit || !before) return undefined;
  const shared = sharedWords(text.slice(before.to, unit.from), text.slice(unit.to));
  const gap = text.slice(before.to + shared, unit.from);
  const [first] = unit.values;
  const behind = text.slice(unit.to);
  // "The eye doctor is monday, so make it tuesday": a conclusion; "mañana tampoco": refused as well.
  if (/^[\s,.;]*so(?: then)? (?:make|let|how|can|could|maybe|what)(?!\p{L})/iu.test(gap))
    return undefined;
  if (/^,? (?:tampoco|either|neither)(?!\p{L})/iu.test(behind)) return undefined;
  const timed = unit.values.some(isTime) || /^ (?:then|instead|is better|works)\b/i.test(behind);
  // "Somos 7 no 6": what is refused.
  const alone = unit.values.length === 1;
  if (first?.kind === "day" && refuses(gap, alone ? first.text : "", behind)) return undefined;
  if (
    alone &&
    first?.kind === "number" &&
    gap === " no " &&
    spanishCount.test(text.slice(0, before.from))
  )
    return undefined;
  // "At 3, well 3:15".
  if (
    /^\s*[,.…–-]+\s*(?:or |oh )?(?:well|bueno|pues)[,\s]+(?:a las? )?$/iu.test(gap) &&
    isHour(first) &&
    isHour(before.values.at(-1))
  )
    return before.to + shared;
  const hours =
    isHour(before.values.at(-1)) &&
    (isHour(unit.values.at(-1)) || (alone && first?.kind === "number" && !first.unit)) &&
    !/^[?]?,? (?:too|also|as well|tambi[eé]n)(?!\p{L})/iu.test(behind);
  const mark = correctionGap(gap, timed, hours);
  const refused = timed ? dayRefused(text, units, at, gap) : undefined;
  if (refused !== undefined && (mark === undefined || unit.values.length > 1)) return refused;
  if (mark !== undefined) return before.to + shared + mark;
  // "Wed 10, 11 sorry".
  const alike = unit.values.every(({ kind }) => before.values.some((one) => one.kind === kind));
  const numbers =
    unit.values.length === 1 &&
    unit.values[0]?.kind === "number" &&
    before.values.at(-1)?.kind === "hour";
  if (
    (alike || numbers) &&
    ((/^\s*[,.–—-]+\s*(?:ugh,? |eh,? )?$/.test(gap) && trailingMark.test(behind)) ||
      (hours && asksWhether(gap, behind)))
  )
    return before.to + shared;
  return undefined;
}

/**
 * "Tues at 10, wait tues is taken, wed at 11", "friday at 10. no wait, friday I got the boys. make it
 * thursday at 4": the day is named again to be refused, and the words begin behind the first.
 */
function dayRefused(
  text: string,
  units: readonly Unit[],
  at: number,
  gap: string,
): number | undefined {
  const [earlier, before] = [units[at - 2], units[at - 1]];
  const [day, hour] = before?.values ?? [];
  if (!earlier || !before || day?.kind !== "day" || hour) return undefined;
  const again = earlier.values.some((one) => one.kind === "day" && sameDay(one.text, day.text));
  // The point of "4 p.m." may end the sentence as well.
  const start = earlier.to - (text[earlier.to - 1] === "." ? 1 : 0);
  const ahead = text.slice(start, before.from);
  if (!again) return undefined;
  // "Saturday 11 my mom cant do saturday so sunday 11": without a sign, the refusal itself says it.
  if (refusesAgain.test(ahead) && /^\W*(?:so|entonces|as[ií] que)\s+$/iu.test(gap))
    return earlier.to;
  return /[,.;!?…，。；–—-]\s*(?:\p{L}+(?:[,，] ?| )){0,4}$/u.test(ahead) &&
    /[,.;!?…，。；–—-]\s*(?:(?!not? )\p{L}+ ){0,2}$/u.test(gap)
    ? Math.max(earlier.to, start + (/[,.;!?…，。；–—-]/.exec(ahead)?.index ?? 0))
    : undefined;
}

const refusesAgain =
  /(?:can['’]?t|cannot|doesn['’]?t work|won['’]?t work|is (?:out|no good)|no puedo?)(?: (?:do|make|come|on|el))*\s*$/iu;

const isHour = (value: Value | undefined) => value?.kind === "hour";

/** The text with a new value in place of the old one of its kind; undefined where there is none. */
function exchanged(
  text: string,
  known: readonly Value[],
  unit: Unit,
  mark: number,
): string | undefined {
  const edits: { from: number; to: number; text: string }[] = [];
  const refused: string[] = [];
  let to = unit.to;
  for (const value of unit.values) {
    // "At 8. No, sorry, we are 5": people, and no hour.
    const ofPeople = value.kind === "number" && countsUs.test(text.slice(0, value.from));
    const old = ofPeople
      ? known.findLast(({ kind }) => kind === "number")
      : (oldOf(value, known, unit) ?? loneHour(text, value, known.at(-1)));
    if (!old) {
      // "At 10, no wait tues at 10": what is new stands beside what is known.
      const beside = edits.at(-1) ?? known.findLast(isTime);
      if (!isTime(value) || !beside) return undefined;
      const own = edits.at(-1);
      const said =
        value.kind === "hour" && /^\d/.test(value.text) ? ` at ${value.text}` : ` ${value.text}`;
      if (own) own.text += said;
      else edits.push({ from: beside.to, to: beside.to, text: said });
      continue;
    }
    const tail = text.slice(value.to);
    const shared = sharedWords(text.slice(old.to, mark), tail);
    if (value === unit.values.at(-1)) to = value.to + shared;
    const counter = value.kind === "number" && /^(?:个人|[个位人晚间])/u.exec(tail)?.[0];
    const unitAfter = value.unit && !old.unit && old.kind === "number" ? ` ${value.unit}` : "";
    if (counter && value === unit.values.at(-1)) to = value.to + counter.length;
    if (/^ of (?:us|them)\b/i.test(tail)) to = value.to + (/^ of \w+/.exec(tail)?.[0].length ?? 0);
    if (unitAfter && tail.toLowerCase().startsWith(unitAfter)) to = value.to + unitAfter.length;
    if (old.kind === "day" && !sameDay(old.text, value.text)) refused.push(old.text);
    edits.push({ from: old.from, to: old.to, text: inPlaceOf(old, value) + unitAfter });
  }
  edits.push(...wordsBetween(text, edits, unit), ...hourOfOther(text, known, unit));
  const [day] = unit.values;
  const changes = edits.some(
    ({ from, to: end, text: fresh }) => text.slice(from, end).toLowerCase() !== fresh.toLowerCase(),
  );
  // "Sorry, no tomorrow i'm in class": the same day again is a refusal, and puts nothing right.
  if (!changes || (day?.kind === "day" && unit.values.length === 1 && refused.length === 0))
    return undefined;
  let head = text.slice(0, mark);
  for (const { from, to: end, text: fresh } of edits.toSorted((a, b) => b.from - a.from))
    head = head.slice(0, from) + fresh + head.slice(end);
  const rest = text.slice(to).replace(trailingMark, "");
  const behind =
    /^\s*\p{L}/u.test(rest) && !/^\s*(?:same|and|y)\b/iu.test(rest)
      ? `, ${rest.trimStart()}`
      : rest;
  return head + withoutClausesOf(refused, behind);
}

/** "Thursday next week at 4", in place of "friday morning at 10": what stands between day and hour goes along. */
function wordsBetween(
  text: string,
  edits: readonly { from: number; to: number }[],
  { values }: Unit,
): { from: number; to: number; text: string }[] {
  const [first, second] = values;
  const [day, hour] = edits;
  if (!first || !second || !day || !hour || first.kind !== "day" || hour.from <= day.to) return [];
  const before = text.slice(day.to, hour.from);
  return besideOther.test(before)
    ? [{ from: day.to, to: hour.from, text: text.slice(first.to, second.from) }]
    : [];
}

/** "Tuesday at 9. No wait, wednesday afternoon": the hour was one of the other day. */
function hourOfOther(
  text: string,
  known: readonly Value[],
  { values, to }: Unit,
): { from: number; to: number; text: string }[] {
  const [day, hour] = known.slice(-2);
  if (values.length > 1 || values[0]?.kind !== "day" || day?.kind !== "day") return [];
  const part =
    /^ (?:in the |por la |en la )?(morning|afternoon|evening|ma[nñ]ana|tarde|noche)(?!\p{L})(?!,? (?:at |a las? )?\d)/iu.exec(
      text.slice(to),
    )?.[1];
  if (!part || !hour || !isHour(hour) || !besideOther.test(text.slice(day.to, hour.from)))
    return [];
  return [{ from: day.to, to: hour.to, text: "" }];
}

/** How far two texts say the same: "people" behind both numbers. */
function sharedWords(one: string, other: string): number {
  const words = one.match(/^(?:[ ]?[\p{L}\d]+)+/u)?.[0] ?? "";
  for (let length = words.length; length > 1; length--) {
    const piece = words.slice(0, length);
    if (
      /[\p{L}\d]$/u.test(piece) &&
      !/^[\p{L}\d]/u.test(words.slice(length)) &&
      other.toLowerCase().startsWith(piece.toLowerCase()) &&
      !/^[\p{Script=Latin}\d]/u.test(other.slice(length))
    )
      return length;
  }
  return 0;
}

/** "Tues is inventory": why a day was taken back. */
function withoutClausesOf(days: readonly string[], text: string): string {
  if (days.length === 0) return text;
  return text.replace(/[^,.;!?…–—]+/gu, (clause) => {
    const values = valuesIn(clause);
    const only =
      values.length > 0 &&
      values.every(
        ({ kind, text: said }) => kind === "day" && days.some((day) => sameDay(day, said)),
      );
    return only ? " " : clause;
  });
}
