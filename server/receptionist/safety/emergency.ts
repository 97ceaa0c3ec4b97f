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
  happening,
  harmless,
  longOver,
  notPerceived,
  onlyAsked,
  spokenOfThings,
  stillInRoad,
  stillSo,
  threatensLaw,
  underCare,
  unhurt,
  wasAway,
} from "#content/front-desks/emergency-words.ts";
import { figuresOfSpeech } from "#content/front-desks/figures-of-speech.ts";
import { deniesReaction, desksOfReactions } from "#content/front-desks/no-reaction.ts";
import type { Language } from "#contract/receptionist.ts";
import { plain } from "#server/receptionist/hearing/words.ts";
import { isOfOtherCalls, withoutCollision, withoutOtherMeanings } from "./circumstances.ts";
import { denialMark, withoutDeniedSigns } from "./denied-signs.ts";
import { withoutIdleThreat } from "./idle-threat.ts";
import { withJustHappened } from "./just-happened.ts";
import { learnedDanger } from "./learned-danger.ts";
import { pastStory } from "./past-story.ts";
import { phraseMatcher, readable } from "./phrase-matcher.ts";
import { rightSpelling } from "./right-spelling.ts";
import { afterwards, isDealtWith, withoutJoke } from "./seen-to.ts";
import { allWell, refersBack } from "./signs.ts";
import { toldDanger } from "./told-danger.ts";

/** An emergency, and the language in which it was told where that is certain. */
export interface ToldEmergency {
  id: EmergencyId;
  language?: Language;
  /** What the usual sentence warns of has begun: the breaker box that water runs into sizzles. */
  begun?: true;
}

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
  if (!warnedOf && desksOfReactions.has(desk ?? "") && deniesReaction.test(original))
    return undefined;
  const found = emergencyAsSaid(original, spelled, desk, before, warnedOf);
  const happened = withJustHappened(original);
  if (found || happened === original) return found;
  return emergencyAsSaid(happened, withJustHappened(spelled), desk, before, warnedOf);
}

function emergencyAsSaid(
  original: string,
  spelled: string,
  desk: string | undefined,
  before: string,
  warnedOf: EmergencyId | undefined,
): ToldEmergency | undefined {
  const joke = withoutJoke(original);
  if (joke) {
    const told = joke.meant ? emergencyIn(joke.before, "", desk) : undefined;
    return told?.id === "suicide" ? told : emergencyIn(joke.rest, "", desk);
  }
  const told = emergencyToldIn(original, spelled, desk, before);
  if (told) {
    if (warnedOf && isDealtWith(original, told.id, warnedOf)) return undefined;
    const after = afterwards(original, told.id);
    if (after === undefined) return told;
    // "The gas man was here, but it still stinks": of what, the rest of the message tells.
    return emergencyIn(after, "", desk, stillSmells.test(after) ? original : "");
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
  const meant = (words: string, plainly: (text: string) => string = withoutDeniedSigns) =>
    [
      notPerceived,
      harmless,
      threatensLaw,
      spokenOfThings,
      ...questionsIn(words),
      ...figuresOfSpeech,
    ].reduce(
      (rest, one) => rest.replace(one, " "),
      withoutOtherMeanings(
        plainly(withoutIdleThreat(withoutHarmlessLeaks(rightSpelling(words), desk))),
      ),
    );
  const read = (plainly?: (text: string) => string): [string, string] => {
    const said = meant(plain(original), plainly);
    return [said, spelled && spelled !== plain(original) ? meant(spelled, plainly) : said];
  };
  const [text, right] = read();
  // "Nobody was in it, nobody hurt": the line before is no danger, whatever follows it.
  const earlier = () =>
    unhurt.test(plain(before)) ? "" : meant(plain(pastStory(before, "long")?.rest ?? before));
  // What is denied may only take an alarm away: "popping, no smell" tells of a breaker, and of no danger.
  const whole = text.includes(denialMark) ? read((said) => said) : undefined;
  if (whole && !toldDanger(...whole, desk, earlier)) return undefined;
  const learned = desk && whole === undefined ? learnedIn(plain(original), right) : undefined;
  const first =
    toldDanger(text, right, desk, earlier) ?? (learned && { id: learned, ordered: false });
  // A collision that is over leaves what else is told.
  const found =
    first?.id === "crash" && isOverCrash(text, desk)
      ? toldDanger(text, right, desk, earlier, "crash")
      : first;
  if (!found) return undefined;
  if (found.id === "violence") {
    const context = `${plain(before)}. ${plain(original)}`;
    const [told, hitBefore] = [original, before].map((one) =>
      withoutCollision(plain(one), context),
    );
    if (told !== plain(original) || hitBefore !== plain(before))
      return emergencyToldIn(told ?? "", "", desk, hitBefore ?? "");
  }
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
  // "He stopped breathing at three, the hospice nurse has pronounced him".
  if (found.id === "medical" && desk === "funeral-homes" && underCare.test(text)) return undefined;
  if (found.id === "unexpected-death" && attended.test(text)) return undefined;
  if (!desk && (product(said) || isOfOtherCalls(plain(original))) && !now(said)) return undefined;
  const withWater = found.id === "water-near-power" || found.id === "electrical";
  const context = withWater && refersBack.test(text) ? `${plain(before)}. ${text}` : text;
  return {
    id: dangerAtDesk(found.id, text, `${plain(before)}. ${text}`, desk),
    ...(found.language && { language: found.language }),
    ...(withWater && begun.test(context) && water.test(context) && { begun: true as const }),
  };
}

/** The danger that a message tells of as it was said, and without what is harmless in it. */
const learnedIn = (said: string, meant: string): EmergencyId | undefined =>
  allWell.test(said) || !learnedDanger(said) ? undefined : learnedDanger(meant);

/** The danger whose sentence fits: found by words of one, the signs of a graver one may stand beside it. */
function dangerAtDesk(
  id: EmergencyId,
  text: string,
  context: string,
  desk: string | undefined,
): EmergencyId {
  if (id === "poison" && (unresponsive.test(text) || stroke.test(text) || fell.test(text)))
    return "medical";
  if (id === "unexpected-death" && alive.test(text)) return "medical";
  // A car that smokes has no breaker and stands in no building.
  if (repairsCars.has(desk ?? "") && ofCar.test(context) && !building.test(context)) {
    if (id === "electrical") return "fire";
    if (id === "gas") return "crash";
  }
  return id;
}

/** "One of your cleaners fell off the ladder, he's not answering us": a cleaner who is no chemical. */
const fell =
  /\b(?:fell|fallen|falls|slipped|collapsed|dropped|thrown|knocked)\b[^.!?]{0,24}\b(?:off|from|down|ladder|roof|stairs?|steps|scaffold\w*|lift|floor|ground|out)\b|\b(?:se (?:me |nos )?)?cay[oó] (?:de|del|por)\b|(?:摔|掉|跌)(?:下|倒|了)/iu;
/** "One side of his mouth hangs": no poison. */
const stroke =
  /\b(?:side|half) of (?:his|her|my|the) (?:mouth|face|body|lip)\b|\b(?:mouth|face|smile|cheek)\b[^.!?]{0,24}\b(?:hang\w*|droop\w*|sag\w*|crooked|lopsided)|\bslurr\w*|\b(?:boca|cara)\b[^.!?]{0,16}\b(?:ca[ií]da|chueca|torcida)|(?:嘴|脸)[^，。]{0,4}歪|口齿不清/iu;
/** "His chest is still moving": nobody has died. */
const alive =
  /\b(?:still|barely|hardly|but|faintly|a (?:little|bit))\b[^.!?]{0,24}\b(?:breath\w*|moving|moves|warm pulse|pulse|heartbeat|gasp\w*|snor\w*)\b|\b(?:breath\w*|chest|heart|pulse)\b[^.!?]{0,16}\b(?:still|a (?:little|bit)|barely|beating)\b|\b(?:todav[ií]a|a[uú]n|apenas) (?:respira|se mueve|tiene pulso)|(?:还有|有一点|微弱)[^，。]{0,4}(?:呼吸|脉搏|心跳)|还在(?:动|呼吸)/iu;
const repairsCars = new Set(["auto-body-repair", "car-dealerships"]);
const ofCar =
  /\b(?:engine|hood|dash\w*|seats?|crash\w*|accident|wreck\w*|cars?|truck|van|suv|motor|cofre|asientos?|choque|carro|coche|camioneta)\b|车|引擎|发动机|座/iu;
const building =
  /\b(?:house|home|shop|building|garage|office|showroom|room|kitchen|basement|wall|outlet|panel|breaker|lobby|restroom|bathroom|furnace|stove|apartment|casa|edificio|taller|oficina|cuarto|pared|enchufe|tablero)\b|房|屋|楼|店|厅|插座|墙/iu;

const stillSmells =
  /\b(?:smell\w*|stink\w*|reek\w*|hiss\w*|beep\w*|chirp\w*|huele|apesta|pita\w*)\b|味|响/iu;

/** Beyond what Poison Help can do on the phone; an animal has no ambulance. */
const unresponsive =
  /^(?!.*\b(?:dogs?|pup\w*|cats?|kitten|pet|vet|perr\w+|gat[oa])\b|.*[狗猫]).*(?:\b(?:lips?|face|fingers|she['’]?s|he['’]?s|shes|hes|is|are|turn\w*)(?: \w+)? (?:blue|purple|gr[ae]y)\b|\b(?:not breathing|unconscious|passed out|out cold|unresponsive|(?:won['’]?t|can['’]?t|not) wak\w*|no (?:respira|despierta|responde))\b|发紫|叫不醒|没呼吸|昏迷)/isu;

/** Nobody was hurt in it, or the desk's first question is whether somebody is. */
const isOverCrash = (text: string, desk = ""): boolean =>
  !stillInRoad.test(text) && (unhurt.test(text) || (asksOfCrash.has(desk) && !badCrash.test(text)));

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
