import { everyTopic } from "#content/receptionist/every-topic.ts";
import type { Topic } from "#content/receptionist/topic.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { type Intent, namesPrice } from "./classify.ts";
import {
  type Bar,
  barAgainstAdvice,
  barBeyondDoubt,
  barsInstead,
  barToBeSure,
  barToRecognize,
  barToWish,
  lastResort,
  reaches,
  recognizedAlone,
} from "./closeness-bars.ts";
import { englishVectors } from "./english-vectors.ts";
import { comparedExamples } from "./examples.ts";
import { createNearestExample } from "./nearest-example.ts";
import { createNearestMeaning } from "./nearest-meaning.ts";
import type { Question } from "./question-in.ts";
import {
  isStrange,
  likelyMeanings,
  recognizable,
  recognizedMeaning,
} from "./recognized-meaning.ts";
import { synonymGroups } from "./synonym-groups.ts";
import { asksServedIn, asksWhom } from "./whole-question.ts";

const topics = new Map<string, Topic>(everyTopic.map((topic) => [topic.id, topic]));
type Wish = Exclude<Intent["kind"], "topic" | "integration" | "missing-integration" | "industry">;

/** One meaning for each topic and each task, so that meanings can be compared. */
const meanings = new Map<string, Intent>();
for (const topic of topics.values())
  if (recognizable.has(topic.id)) meanings.set(topic.id, { kind: "topic", topic, score: 3 });
for (const { meaning: name } of comparedExamples) {
  const kind = name.startsWith("wish ") ? name.slice("wish ".length) : undefined;
  const topic = topics.get(name);
  if (kind) meanings.set(name, { kind: kind as Wish, score: 3 });
  else if (topic) meanings.set(name, { kind: "topic", topic, score: 3 });
  else throw new Error(`No topic is called "${name}"`);
}

const compared = comparedExamples.flatMap(({ text, meaning: name }) => {
  const meaning = meanings.get(name);
  return meaning ? [{ text, meaning }] : [];
});
const byWords = createNearestExample<Intent>(compared, 0.5, synonymGroups);
const byMeaning = createNearestMeaning(compared, englishVectors);

/** A message is compared as a whole and by its parts: a message of one part only once. */
function keepsLast<Found>(find: (text: string) => Found): (text: string) => Found {
  let last: { text: string; found: Found } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, found: find(text) };
    return last.found;
  };
}
const nearest = keepsLast(byWords.find);
const closest = keepsLast((text) => byMeaning.find(text, nearest(text)));

/** Where a text stands in its conversation. */
interface Circumstances {
  /** A task is open: what is said then belongs to it, unless it is asked for by name. */
  inTask?: boolean;
  /** Nothing was asked before. */
  first?: boolean;
}

/** The topic that a text is recognized as, where this is surer than the bar. */
function recognized(
  text: string,
  bar: Bar | undefined,
  { heard, first }: { heard?: Intent; first?: boolean | undefined } = {},
): Intent | undefined {
  const found = bar && recognizedMeaning(text, { other: heard && nameOf(heard), first });
  const meaning = found && meanings.get(found.meaning);
  if (!bar || meaning?.kind !== "topic") return undefined;
  // How to reach us: the number is one of the ways.
  if (heard?.kind === "phone" && meaning.topic.id === "contact") return undefined;
  return reaches([bar], found?.share ?? 0, found?.lead ?? 0) ? meaning : undefined;
}

/** What is asked to be done, or that nothing is asked, by the meanings that the classifier knows. */
const wishes: Readonly<Record<string, Wish>> = {
  "wish book": "book",
  "wish message": "message",
  "wish person": "person",
  "wish phone": "phone",
  "wish plan": "plan",
  "wish smallTalk": "aside",
  "wish statement": "aside",
  "wish offTopic": "off-topic",
  "wish unknown": "unknown",
};

/** The wish that a text is recognized as, where this is surer than what was heard. */
function recognizedWish(
  heard: Intent | undefined,
  text: string,
  first?: boolean,
): Intent | undefined {
  const found = recognizedMeaning(text, { other: heard && nameOf(heard), first });
  const kind = found && wishes[found.meaning];
  if (!kind || kind === heard?.kind) return undefined;
  const bar = barToWish(heard, kind);
  return bar && reaches([bar], found.share, found.lead) ? { kind, score: 3 } : undefined;
}

/** A greeting or thanks: nothing was heard beside it. */
const courtesyScore = 1;

/** The topic of a message that is recognized beyond doubt, where something else was heard. */
const surely = (heard: Intent, text: string, first?: boolean): Intent | undefined =>
  heard.score > courtesyScore ? recognized(text, barToBeSure(heard), { heard, first }) : undefined;

/** "If i start with basic can i go up to silver": a topic that is meant whatever is named besides. */
export const beyondDoubt = (text: string): Intent | undefined => recognized(text, barBeyondDoubt);

/** Likeness from which a question that no rule knows counts as the same. */
const alone = 0.6;
/** Intents that one stray word brings about: "over the phone", "where do you store". */
const stray = new Set<Intent["kind"]>(["phone", "price", "industry", "missing-integration"]);

/** What a question means that is worded much like one we know. */
export function likeIntent(text: string): Intent | undefined {
  const close = closest(text);
  if (close?.meaning.kind === "topic" && reaches(lastResort, close.closeness, close.lead)) {
    const meant = likely(close.meaning, text);
    if (meant) return meant;
  }
  const found = nearest(text);
  const like = found && found.likeness >= alone && found.shared >= 1 ? found.meaning : undefined;
  const meant = likely(like, text);
  if (meant) return meant;
  return recognized(text, recognizedAlone);
}

/** Scores up to which the words of a question may be wrong about it. */
const mayYield = ({ kind, score }: Intent, text: string): boolean =>
  score <= 2
    ? stray.has(kind) || kind === "topic" || (kind === "person" && ofProduct.test(text))
    : (kind === "topic" && score <= 3.5) || (kind === "unknown" && score <= 3);

/** The name of an intent's meaning: one trade or system is asked about like all of them. */
function nameOf(heard: Intent): string {
  if (heard.kind === "topic") return heard.topic.id;
  if (heard.kind === "industry") return "industries";
  return heard.kind.endsWith("integration") ? "integrations" : `wish ${heard.kind}`;
}

/** From here on a sentence says by itself what is asked, whatever stands beside it. */
const clearByItself = 0.85;

/** Whether a sentence is recognized as what it was heard to ask, pointing back to nothing. */
export function isClear({ hearing: { spelled }, intent }: Question): boolean {
  const found = recognizedMeaning(spelled);
  return found?.meaning === nameOf(intent) && found.share >= clearByItself;
}

/** Up to here a whole message has nothing of a meaning. */
const nothingOf = 0.02;

/**
 * Whether a part of a message seems to ask about a topic of which the whole, which is recognized as another
 * one, has nothing.
 */
export function isForeign(part: Question, whole: Question): boolean {
  if (part.intent.kind !== "topic" || !isClear(whole) || isClear(part)) return false;
  const name = nameOf(part.intent);
  // "能保留原来的号码吗？要写代码吗？": too short to be clear, and yet like nothing else.
  if ((likelyMeanings(part.hearing.spelled).get(name) ?? 0) >= clearByItself) return false;
  const share = likelyMeanings(whole.hearing.spelled).get(name);
  return share !== undefined && share < nothingOf;
}

/** From here on a message asks about a topic and for no task, whatever words for one it has. */
const onlyAsked = 0.95;

/** Whether a whole message is a question about a topic: "what do i tell my partner about security". */
export function asksTopicAlone(text: string): boolean {
  const found = recognizedMeaning(text);
  return found !== undefined && topics.has(found.meaning) && found.share >= onlyAsked;
}

/** Up to here a message has nothing of a wish for a call, a message, a person or the number. */
const hardlyWished = 0.1;

/** Whether nothing in a whole message is like a wish for any task: "she did the scheduling". */
export function wishesNothing(text: string): boolean {
  const meanings = likelyMeanings(text);
  if (meanings.size === 0) return false;
  const tasks = ["wish book", "wish message", "wish person", "wish phone", "move", "contact"];
  return tasks.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0) < hardlyWished;
}

/** Closeness from which a message that no rule knows expresses a wish. */
const surelyWished = 0.65;

/**
 * Whether a message with the words of a legal or medical question asks about this site's topics. Whether
 * advice is given is one of them, and asked in the same words as for advice.
 */
export function asksOfTopic(text: string): boolean {
  const meant = recognized(text, barAgainstAdvice);
  if (meant?.kind !== "topic" || meant.topic.id === "advice") return false;
  if (recognized(text, barBeyondDoubt)) return true;
  // A refusal is a promise: in English the comparison by meaning has to agree.
  const close = closest(text);
  return !close || close.closenessTo(meant) >= Math.max(0.2, close.closeness - 0.25);
}

/** From here on a topic is worth an answer where the likeliest one was just given. */
const likelyToo = 0.3;

/** The topic that a question is likely to be about, if not about the given one. */
export function likelyBeside(text: string, given: string): Topic | undefined {
  // A fragment points back to what was said before.
  if (!recognizedMeaning(text)) return undefined;
  const [meaning, share = 0] =
    [...likelyMeanings(text)]
      .filter(([one]) => one !== given)
      .sort((one, two) => two[1] - one[1])[0] ?? [];
  return meaning !== undefined && share >= likelyToo ? topics.get(meaning) : undefined;
}

/** From here on a message that nothing answers asks for nothing, or for nothing of ours. */
const likelyNothing = 0.6;

/** What a message that nothing answers most likely is, where it asks for nothing of ours. */
export function asksNothing(text: string): "aside" | "off-topic" | undefined {
  if (isStrange(text)) return undefined;
  const [meaning = "", share = 0] = [...likelyMeanings(text)].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (share < likelyNothing) return undefined;
  return meaning === "wish offTopic"
    ? "off-topic"
    : wishes[meaning] === "aside"
      ? "aside"
      : undefined;
}

/**
 * What a question means instead of what its words alone would mean, where the examples of another
 * meaning are clearly more like it.
 */
export function likeInstead(
  heard: Intent | undefined,
  text: string,
  { inTask = false, first = false }: Circumstances = {},
): Intent | undefined {
  if (heard?.kind === "price" && namesPrice.test(text)) return undefined;
  if (heard?.kind === "topic" && asksServedIn(text)) return undefined;
  if (heard?.kind === "person" && asksWhom.test(text)) return undefined;
  // Examples tell nothing against a topic that only the form of a question leads to.
  if (heard?.kind === "topic" && !meanings.has(heard.topic.id)) return undefined;
  const sure =
    (heard && surely(heard, text, first)) ??
    (inTask ? undefined : recognizedWish(heard, text, first));
  // "Are you HIPAA compliant" is more than a question about security: our pages name no certificate.
  const lessThanAsked =
    heard?.kind === "certificate" && sure?.kind === "topic" && sure.topic.id === "secure";
  if (lessThanAsked) return undefined;
  if (sure) return sure;
  if (heard && agrees(heard, text, first)) return undefined;
  return (
    likely(notContradicted(wordsInstead(heard, text), text), text) ??
    likely(meaningInstead(heard, text), text) ??
    recognized(text, barToRecognize(heard), heard ? { heard, first } : { first })
  );
}

/** Whether a text is recognized as what was heard, or of a wish one of its sentences is. */
function agrees(heard: Intent, text: string, first: boolean): boolean {
  const name = nameOf(heard);
  if (recognizedMeaning(text, { first })?.meaning === name) return true;
  const sentences = tasks.has(heard.kind) ? clausesOf(text) : [];
  return sentences.some((one) => {
    const found = recognizedMeaning(one.text);
    return found?.meaning === name && found.share >= clearByItself;
  });
}
const tasks = new Set<Intent["kind"]>(["book", "person", "phone"]);

/** Up to here the classifier contradicts what a comparison finds. */
const unlikely = 0.05;

/** "How much is this thing" is close to "what is this thing", and means no such thing. */
function likely(found: Intent | undefined, text: string): Intent | undefined {
  const share = found && likelyMeanings(text).get(nameOf(found));
  return share !== undefined && share < unlikely ? undefined : found;
}

/** How much closer another meaning may be than the one whose example has the same words. */
const contradiction = 0.1;

/** "Do you take over nights only" shares its words with the question who takes over a call. */
function notContradicted(meaning: Intent | undefined, text: string): Intent | undefined {
  const close = meaning && closest(text);
  if (!close || close.closenessTo(meaning) >= close.closeness - contradiction) return meaning;
  return undefined;
}

function meaningInstead(heard: Intent | undefined, text: string): Intent | undefined {
  const bars = barsInstead(heard);
  const close = bars.length > 0 ? closest(text) : undefined;
  if (!close) return undefined;
  const { meaning, closeness } = close;
  if (meaning.kind !== "topic" && closeness < surelyWished) return undefined;
  const own = heard && meanings.get(nameOf(heard));
  const lead = heard ? closeness - (own ? close.closenessTo(own) : 0) : close.lead;
  return meaning !== own && reaches(bars, closeness, lead) ? meaning : undefined;
}

function wordsInstead(heard: Intent | undefined, text: string): Intent | undefined {
  // Comparing costs more than all else: only where an example could win.
  if (heard && !mayYield(heard, text)) return undefined;
  const found = nearest(text);
  if (!found || found.shared < 2) return undefined;
  const { meaning, likeness, shared } = found;
  if (!heard) return likeness >= 0.75 ? meaning : undefined;
  const person = heard.kind === "person" && ofProduct.test(text);
  if (heard.score <= 2 && person && likeness >= 0.75) return meaning;
  if (heard.score <= 2 && stray.has(heard.kind)) {
    const own = meanings.get(`wish ${heard.kind}`);
    const lead = likeness - (own ? found.likenessTo(own) : 0);
    return likeness >= 0.75 || (likeness >= 0.68 && lead >= 0.25) ? meaning : undefined;
  }
  if (heard.kind !== "topic" && !(heard.kind === "unknown" && heard.score <= 3)) return undefined;
  const own = meanings.get(heard.kind === "topic" ? heard.topic.id : "");
  const lead = likeness - (own ? found.likenessTo(own) : 0);
  if (heard.score <= 2) return likeness >= 0.6 && lead >= 0.2 ? meaning : undefined;
  return heard.score <= 3.5 && likeness >= 0.75 && shared >= 3 && lead >= 0.3 ? meaning : undefined;
}

/** "Does it tell people that it is no person" wants none. */
const ofProduct =
  /^(?:and |so |but )?(?:does|do|will|would|can|is) (?:it|the|this|callers?|people|they)\b/;
