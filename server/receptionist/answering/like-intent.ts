import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { type Intent, namesPrice } from "./classify.ts";
import {
  barsInstead,
  barToRecognize,
  lastResort,
  reaches,
  recognizedAlone,
} from "./closeness-bars.ts";
import { closest, meanings, nameOf, nearest } from "./compared-meanings.ts";
import { clearByItself } from "./meant-alone.ts";
import { recognized, recognizedWish, surely } from "./recognized-intent.ts";
import { likelyMeanings, recognizedMeaning } from "./recognized-meaning.ts";
import { asksServedIn, asksWhom } from "./whole-question.ts";

/** Where a text stands in its conversation. */
interface Circumstances {
  /** A task is open: what is said then belongs to it, unless it is asked for by name. */
  inTask?: boolean;
  /** Nothing was asked before. */
  first?: boolean;
}

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

const inThatLanguage =
  /^\W*(?:(?:ok|sorry|now|and|back to|again|no|y|ahora|perdon|mejor)\W+)*(?:in|en) (?:english|spanish|chinese|ingl[eé]s|espa[nñ]ol|chino)(?: (?:please|pls|now|again|then|por favor|ahora))*\W*$/iu;

/** Scores up to which the words of a question may be wrong about it. */
const mayYield = ({ kind, score }: Intent, text: string): boolean =>
  score <= 2
    ? stray.has(kind) || kind === "topic" || (kind === "person" && ofProduct.test(text))
    : (kind === "topic" && score <= 3.5) || (kind === "unknown" && score <= 3);

/** Closeness from which a message that no rule knows expresses a wish. */
const surelyWished = 0.65;

/**
 * What a question means instead of what its words alone would mean, where the examples of another
 * meaning are clearly more like it.
 */
export function likeInstead(
  heard: Intent | undefined,
  text: string,
  { inTask = false, first = false }: Circumstances = {},
): Intent | undefined {
  // "In english please" asks for no list of languages.
  if (heard?.kind === "language" && inThatLanguage.test(text)) return undefined;
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
