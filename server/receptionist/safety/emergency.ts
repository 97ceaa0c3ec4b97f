import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import {
  begun,
  desksOfCars,
  fuel,
  harmlessLeaks,
  saidNext,
  water,
  waterUnderCar,
} from "#content/front-desks/emergency-turns.ts";
import {
  aboutProduct,
  attended,
  badCrash,
  breakIn,
  emergencyWords,
  happening,
  harmless,
  longOver,
  onlyAsked,
  spokenOfThings,
  stillInRoad,
  stillSo,
  threatensLaw,
  unhurt,
  wasAway,
} from "#content/front-desks/emergency-words.ts";
import { figuresOfSpeech } from "#content/front-desks/figures-of-speech.ts";
import type { Language } from "#contract/receptionist.ts";
import { chineseText, hasChinese, latinWords, plain } from "#server/receptionist/hearing/words.ts";
import { findCues } from "./cues.ts";
import { denied, deniedChinese, deniedInside, parts, withoutDenials } from "./denials.ts";
import { pastStory } from "./past-story.ts";
import { phraseMatcher, readable, rowMatcher } from "./phrase-matcher.ts";
import { rightSpelling } from "./right-spelling.ts";
import { afterwards, withoutJoke } from "./seen-to.ts";
import { refersBack, toldBySigns } from "./signs.ts";

/** An emergency, and the language in which it was told where that is certain. */
export interface ToldEmergency {
  id: EmergencyId;
  language?: Language;
  /** What the usual sentence warns of has begun: the breaker box that water runs into sizzles. */
  begun?: true;
}

/** Words allowed between those of a phrase: people in danger do not speak in order. */
const gap = 4;
const known = emergencyWords.map((words) => ({ ...words, rows: words.anywhere.map(rowMatcher) }));
const over = phraseMatcher(longOver);
const still = phraseMatcher(stillSo);
const burglary = phraseMatcher(breakIn);
const away = phraseMatcher(wasAway);
const product = phraseMatcher(aboutProduct);
const now = phraseMatcher(happening);
const sinceThen =
  /\b(?:since|ever since|from|desde) (?:about |like |maybe |around |at least |el |la )?(?:yesterday|ayer|last (?:night|week|\w+day)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/giu;
/** Desks to which every crash is reported. */
const asksOfCrash = new Set(["insurance-agents", "auto-body-repair"]);
/** Still an emergency the day after. */
const lasting = new Set<EmergencyId>([
  "suicide",
  "medical",
  "poison",
  "gas",
  "carbon-monoxide",
  "after-treatment",
]);

/**
 * The danger to life that a message tells of, in English, Spanish or Chinese, whatever the language
 * of the conversation; undefined where it is only denied ("no smell of gas") or long over.
 * `spelled`: the same text with its spelling put right. `desk`: the trade's desk that is
 * called; the company's own is asked what the product would do, and hears no emergency in that.
 * `before`: what the same caller said last. `warnedOf`: the danger that was answered before in this
 * conversation; a few words are enough to go on with it.
 */
export function emergencyIn(
  original: string,
  spelled = "",
  desk?: string,
  before = "",
  warnedOf?: EmergencyId,
): ToldEmergency | undefined {
  const joke = withoutJoke(original);
  if (joke) {
    const told = joke.meant ? emergencyIn(joke.before, "", desk) : undefined;
    return told?.id === "suicide" ? told : emergencyIn(joke.rest, "", desk);
  }
  const told = emergencyToldIn(original, spelled, desk, before);
  if (told) {
    const after = afterwards(original, told.id);
    return after === undefined ? told : emergencyIn(after, "", desk);
  }
  if (warnedOf && saidNext[warnedOf]?.test(plain(original))) return { id: warnedOf };
  return undefined;
}

function emergencyToldIn(
  original: string,
  spelled: string,
  desk: string | undefined,
  before: string,
): ToldEmergency | undefined {
  const meant = (words: string) =>
    [harmless, threatensLaw, spokenOfThings, ...questionsIn(words), ...figuresOfSpeech].reduce(
      (rest, one) => rest.replace(one, " "),
      withoutHarmlessLeaks(rightSpelling(words), desk),
    );
  const text = meant(plain(original));
  const right = spelled && spelled !== plain(original) ? meant(spelled) : text;
  const found =
    toldInOrder(text, right, desk) ??
    toldAnywhere(text, right, desk) ??
    toldIndirectly(
      right === text ? [text] : [text, right],
      () => meant(plain(pastStory(before, "long")?.rest ?? before)),
      desk,
    );
  if (!found) return undefined;
  const story = found.id !== "suicide" && pastStory(original, endures(found.id) ? "long" : "weeks");
  if (story) {
    const besides = emergencyIn(story.rest, "", desk);
    if (besides || !story.goesOn) return besides;
  }
  // "Since yesterday" goes on.
  const said = readable(text.replace(sinceThen, " "));
  if (!lasting.has(found.id) && over(said) && (!desk || !found.ordered)) return undefined;
  if (found.id === "violence" && burglary(said) && (over(said) || away(said)) && !still(said))
    return undefined;
  // Their first question is whether somebody is hurt.
  if (
    found.id === "crash" &&
    asksOfCrash.has(desk ?? "") &&
    !badCrash.test(text) &&
    !stillInRoad.test(text)
  )
    return undefined;
  if (found.id === "unexpected-death" && attended.test(text)) return undefined;
  if (found.id === "crash" && unhurt.test(text) && !stillInRoad.test(text)) return undefined;
  if (!desk && product(said) && !now(said)) return undefined;
  const withWater = found.id === "water-near-power" || found.id === "electrical";
  const whole = withWater && refersBack.test(text) ? `${plain(before)}. ${text}` : text;
  return {
    id: found.id,
    ...(found.language && { language: found.language }),
    ...(withWater && begun.test(whole) && water.test(whole) && { begun: true as const }),
  };
}

/** What a text only asks about, where it tells no sign of it. */
const questionsIn = (text: string): RegExp[] =>
  onlyAsked.flatMap(({ asked, unless }) => (unless?.test(text) ? [] : [asked]));

/** "Leaking green stuff" as "green stuff", on the desks that ask about it. */
function withoutHarmlessLeaks(text: string, desk: string | undefined): string {
  if (!desksOfCars.has(desk ?? "") || fuel.test(text)) return text;
  return [...harmlessLeaks, waterUnderCar].reduce((rest, leak) => rest.replace(leak, " $1 "), text);
}

/** Still an emergency after weeks. */
const endures = (id: EmergencyId) => lasting.has(id) && id !== "medical";

interface Found extends ToldEmergency {
  ordered: boolean;
}

const listens = (desks: readonly string[] | undefined, desk: string | undefined) =>
  !desks || (desk !== undefined && desks.includes(desk));

function toldInOrder(text: string, spelled: string, desk: string | undefined): Found | undefined {
  // Words split by commas are also read as one phrase: "my arm, it is, um, numb".
  const readings = [...new Set([text, spelled])];
  const joined = readings
    .map(latinWords)
    .filter((words) => !words.some((word) => refusals.has(word)));
  const said = [...readings.flatMap(parts).map(latinWords), ...joined];
  const chinese = hasChinese(text) ? chineseText(text) : "";
  const told = (cues: string, id: EmergencyId) =>
    said.some((words) =>
      findCues(cues, words, gap, false).some(
        (place) => !denied(words, place.from, nearby[id]) && !deniedInside(words, place),
      ),
    );
  for (const { id, en, es, zh, desks } of known) {
    if (!listens(desks, desk)) continue;
    if (chinese && zh.split(",").some((phrase) => toldInChinese(phrase.trim(), chinese)))
      return { id, language: "zh", ordered: true };
    if (told(en, id)) return { id, ordered: true };
    if (told(es, id)) return { id, language: "es", ordered: true };
  }
  return undefined;
}

const refusals = new Set("no not none nobody nothing without dont isnt sin nada nadie".split(" "));

/** What may stand between a denial and a danger of one kind: "no hay agua cerca de enchufes". */
const nearby: Partial<Record<EmergencyId, ReadonlySet<string>>> = {
  "water-near-power": new Set(
    "agua water esta estan electric electrical cerca close near".split(" "),
  ),
};

function toldAnywhere(text: string, spelled: string, desk: string | undefined): Found | undefined {
  const said = [...new Set([text, spelled])].map(withoutDenials).map(readable);
  const found = known.find(
    ({ rows, desks }) => listens(desks, desk) && rows.some((row) => said.some(row)),
  );
  return found && { id: found.id, ordered: false };
}

function toldIndirectly(
  readings: readonly string[],
  before: () => string,
  desk: string | undefined,
): Found | undefined {
  const id = toldBySigns(readings, before, desk);
  return id && { id, ordered: false };
}

/** "胸 痛": both signs, in order, hardly apart. */
function toldInChinese(phrase: string, text: string): boolean {
  const [first = "", second] = phrase.split(" ").map(chineseText);
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (deniedChinese(text, at)) continue;
    if (!second) return true;
    const behind = text.slice(at + first.length, at + first.length + 8);
    const place = behind.indexOf(second);
    if (place >= 0 && !/没有?|远离|不是|不在|不会|无/.test(behind.slice(0, place))) return true;
  }
  return false;
}
