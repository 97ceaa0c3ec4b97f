import type { Fact } from "../call-state.ts";

/** Facts after a correction, the names of those that changed, and the message without it. */
export interface PutRight {
  facts: Record<string, Fact>;
  changed: string[];
  rest: string;
}

/** A value as it is corrected: one to three words or numbers. */
const value = "[\\p{L}\\d'’@/-]+(?:[ .][\\p{L}\\d'’@/-]+){0,2}";
/** What callers say before they correct something. */
const cue =
  "(?:(?:and|but|no|oh|wait|sorry|actually|scratch that|i meant?|i mean|correction|y|pero|perd[oó]n|digo)[\\s,.]+)*";
const itIs =
  "(?:(?:it|that)(?:['’]?s| is| was)|it should (?:be|say)|(?:is|was|were|should be|es|era|fue|son)) ";

/** "241 Elm not 214", "it was sunday, not saturday", "es 1985, no 1950". */
const newThenOld = new RegExp(
  `(?<cue>${cue})(?<is>${itIs})?(?<![\\p{L}\\d'’])(?<!(?<!\\p{L})(?:no|not|without|sin|ni) )(?!(?:no|not|none|nothing|without|sin|ni|nada)(?!\\p{L}))(?<fresh>${value}),? (?:and )?(?<no>not|no) (?!(?:sure|yet|now|really|sorry|wait|longer|more|i|we|you|he|she|they|there|it|one|hay|yo|se|me|le|les|nos|te|joke|kidding|lie|es broma|es mentira)(?!\\p{L}))(?<old>${value})`,
  "giu",
);
/** "Not 214, it's 241 Elm", "no es 1950, es 1985". */
const oldThenNew = new RegExp(
  `${cue}(?:not|no es|no era) (?<old>${value}?)(?:,|\\s+but|\\s+sino)\\s+(?:${itIs})?(?<fresh>${value})`,
  "giu",
);
/** "不是214，是241". */
const chinese =
  /不是(?<old>[\d\p{Script=Han}]{1,8}?)[，,、 ]*(?:而)?是(?<fresh>[\d\p{Script=Han}]{1,8})(?![\d\p{Script=Han}])|(?:应该)?是(?<fresh2>[\d\p{Script=Han}]{1,8}?)[，,、 ]*不是(?<old2>[\d\p{Script=Han}]{1,8})/gu;
/** "Should be 241 Elm", "sorry, 241 Elm": the word beside the number tells what it belongs to. */
const numbered =
  /(?:(?:the |my |our )?(?:[\p{L}]+ ){0,2}(?:should (?:be|say|read)|is supposed to be|debe(?:r[ií]a)? ser)|sorry,?(?: it['’]?s| its)?|i meant?|correction,?|perd[oó]n,?|quise decir)\s+(?<number>\d{1,6}) (?<beside>\p{L}{3,})(?: \p{L}+\.?)?/giu;

const days =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)$/i;
/** Told of something that has happened: the day in it is not the day of the appointment. */
const happened = /\b(?:was|were|happened|fue|era|pas[oó])\b/i;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isNumber = (text: string) => /^\d+$/.test(text);

/**
 * Puts right what the facts say: "241 Elm, not 214" changes the number wherever it was written, and
 * leaves the rest of each line. A correction of what no line holds is left in the message.
 */
export function putRight(message: string, known: Readonly<Record<string, Fact>>): PutRight {
  const facts: Record<string, Fact> = { ...known };
  const changed = new Set<string>();
  /** Replaces an old value in every line; whether any line held it. */
  const replace = (pattern: RegExp, by: (match: string) => string): boolean => {
    let found = false;
    for (const [name, fact] of Object.entries(facts)) {
      if (name === "question" || !fact.text) continue;
      const text = fact.text.replace(pattern, (match) => by(match));
      if (text === fact.text) continue;
      found = true;
      changed.add(name);
      facts[name] = { ...fact, text };
    }
    return found;
  };
  const exchange = (fresh: string, old: string, sentence: string): boolean => {
    const olds = old.replace(/^(?:the|an?|my|el|la) /i, "").split(/[ .]/);
    for (let count = olds.length; count > 0; count--) {
      const from = olds.slice(0, count).join(" ");
      if (from.length < 2 || idle.has(from.toLowerCase())) continue;
      if (days.test(from) && known.when?.when?.date && !happened.test(sentence)) return false;
      // "Not fort collins, loveland": the whole old value makes room for the new one.
      const whole = count === olds.length && count > 1 && !/\d/.test(`${from}${fresh}`);
      const own = fresh.split(" ").filter((word) => !idle.has(word.toLowerCase()));
      const to = whole && own.length > 0 ? own.join(" ") : counterpart(fresh, from);
      if (to && to.toLowerCase() !== from.toLowerCase() && replace(patternOf(from), inPlace(to)))
        return true;
    }
    return false;
  };
  let rest = message;
  for (const pattern of [newThenOld, oldThenNew, chinese])
    rest = rest.replace(pattern, (all, ...more) => {
      const groups = more.at(-1) as Record<string, string | undefined>;
      const fresh = groups.fresh ?? groups.fresh2 ?? "";
      const old = groups.old ?? groups.old2 ?? "";
      if (onlyDenies(groups)) return all;
      return exchange(fresh, old, all) ? " , " : all;
    });
  rest = rest.replace(numbered, (all, ...more) => {
    const { number = "", beside = "" } = more.at(-1) as Record<string, string>;
    const pattern = new RegExp(`(?<![\\p{L}\\d])\\d+(?= ${escaped(beside)}(?!\\p{L}))`, "giu");
    const stands = Object.values(facts).some(({ text = "" }) =>
      text.toLowerCase().includes(`${number} ${beside}`.toLowerCase()),
    );
    return replace(pattern, () => number) || stands ? " , " : all;
  });
  return { facts, changed: [...changed], rest };
}

/**
 * "Mi esposo no puede comer", "no smell of gas, no water": a "no" between words says what there is not, unless
 * something else shows that it puts a value right.
 */
const onlyDenies = ({
  no,
  cue = "",
  is = "",
  fresh = "",
  old = "",
}: Record<string, string | undefined>) =>
  no?.toLowerCase() === "no" &&
  !/^(?:it|that|es|era|fue)/i.test(is) &&
  !putsRight.test(cue) &&
  !(/\d/.test(fresh) && /\d/.test(old));
const putsRight = /wait|sorry|actually|scratch|mean|correction|perd[oó]n|digo/i;

/** The part of a new value that stands for the old one: a number for a number, a word for a word. */
function counterpart(fresh: string, old: string): string | undefined {
  if (/\p{Script=Han}/u.test(old)) return fresh;
  const words = fresh.split(old.includes("/") ? /[ .]/ : /[ ./]/);
  const count = old.split(" ").length;
  if (count > 1) return words.length >= count ? words.slice(-count).join(" ") : undefined;
  if (isNumber(old)) return words.findLast(isNumber);
  const last = words.at(-1);
  return last && !isNumber(last) && !idle.has(last.toLowerCase()) ? last : undefined;
}

/** Words that hold no value of their own: "ceilings too, not the doors". */
const idle = new Set(
  "the an my our his her it its is was be this that these those too also so and or but for with one ones to from of in on at by after before until till has have had does did do is will can would me us you him them here there now then just only both all any yes no not like more less much el la los las un una de del en con por para que mi su muy mas actually sorry wait oh um uh hmm perdon perdón digo bueno yeah yes ok okay es se lo le les me te nos son era fue soy esta está este ese eso esa hay sus tu sin ni si sí ya".split(
    " ",
  ),
);

/** An old value as a whole word; of a longer number its end is enough: 62 of 1962. */
const patternOf = (old: string) =>
  /\p{Script=Han}/u.test(old)
    ? new RegExp(escaped(old), "gu")
    : new RegExp(
        `(?<!(?!\\p{Script=Han})\\p{L}|\\d)${isNumber(old) ? "\\d*" : ""}${escaped(old)}(?!(?!\\p{Script=Han})\\p{L}|\\d)${isYear(old) ? `|(?<=\\b(?:from|built|in|del?) ['’]?)${old.slice(2)}(?!\\d)` : ""}`,
        "giu",
      );
const isYear = (text: string) => /^(?:18|19|20)\d\d$/.test(text);

const inPlace = (fresh: string) => (match: string) =>
  isNumber(match) && isNumber(fresh) && match.length > fresh.length
    ? match.slice(0, match.length - fresh.length) + fresh
    : fresh;

const backMark =
  "(?:(?:no|nope|sorry|sry|srry|wait|oops|hang on|hold on|ugh|ay|uy|oh|my bad|actually|i meant?|make that|scratch that|rather|correction|perd[oó]n|digo|espere|espera|mejor dicho|quise decir|me equivoqu[eé]|corrijo)[\\s,.…]+|[哦噢啊呃嗯]?(?:不对|等一下|等等|我?说错了|我?记错了|打错了|应该)是?[\\s，。,.…]*)+";
/** "The 2015 was mine,", "sin lentes:": why the first number is taken back. */
const backReason =
  "(?:(?:that['’]?s|that|(?:the|el) \\d{3,6}|[eé]s[eao]|es cierto|without|sin|let me|wrong|older|newer)(?!\\p{L})[^.,;:!?…\\d]{0,40}[.,;:!?…]+\\s*)?";
/** "Hers is the", "la casa es de": what the second number is of. */
const backGlue =
  "(?:是|it['’]?s |es |(?:(?:the|my|la|el|mi) )?(?:\\p{L}+ )?(?:is|was|es|fue) (?:(?:from|built in|del?|the|el|la) )*)?";
const takenBackNumber = new RegExp(
  `(?<!\\d)(\\d{3,6})((?: (?!(?:no|sorry|wait|oops)(?!\\p{L}))\\p{L}+){0,2})[\\s,.?…，。-]+${backMark}${backReason}${backGlue}(\\d{3,6})(?!\\d)( \\p{L}+)?`,
  "giu",
);

const ofSomebodyElse =
  /(?<!\d)(\d{3,6})[\s,.;…-]+(?:that['’]?s|those are|that was|[eé]s[eao] (?:es|era)) [^.,;!?\d]{1,30}[.,;]+\s*(?:but |y |and )?(?:mine|ours|hers|his|the right one|(?:el|la) (?:m[ií][oa]|nuestr[oa]|buen[oa]|suy[oa]))(?:['’]?s| is| es) (?:the |el )?(\d{3,6})(?!\d)/giu;

/**
 * "1950 no, perdón, 1985", "555 0139, sorry, 0193": of two numbers of one length, of which the later
 * puts the earlier right, only the later is left.
 */
export const withoutTakenBackNumbers = (message: string): string =>
  message
    .replace(takenBackNumber, (all, old: string, behind: string, fresh: string, own = "") =>
      old.length === fresh.length ? `${fresh}${own || behind}` : all,
    )
    // "20718, that's my husband's, mine's 20178".
    .replace(ofSomebodyElse, (all, old: string, fresh: string) =>
      old.length === fresh.length ? fresh : all,
    )
    // "7731.. 77314": begun again.
    .replace(/(?<!\d)(\d{3,})[.…]{2,}\s*(?=\1\d)/gu, "")
    // "Somos 7 no 6" denies the second; "table for 4 no 5" the first.
    .replace(
      /((?<!\p{L})(?:somos|para|mesa de|seremos|son) \d{1,2}),? no (?:es |son |somos )?\d{1,2}(?![\d:/]| ?[ap]m)/giu,
      "$1",
    );
