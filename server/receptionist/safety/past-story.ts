import {
  dangerForms,
  longAgo,
  presentForms,
  weeksOver,
} from "#content/front-desks/emergency-words.ts";
import {
  longPast,
  matters,
  onceMore,
  pastAge,
  pastVerbs,
  presently,
  recently,
  stillOpen,
  weeksPast,
  yearNamed,
} from "#content/front-desks/past-times.ts";
import { hasChinese, plain, withoutAccents } from "#server/receptionist/hearing/words.ts";
import { parts, withoutDenials } from "./denials.ts";
import { phrasePattern } from "./phrase-matcher.ts";

/** A message with a story of the past in it. */
export interface PastStory {
  /** What it tells besides the story; empty where it tells nothing else. */
  rest: string;
  /** The rest says that it has come back, or goes on. */
  goesOn: boolean;
}

const long = [phrasePattern(longAgo), ...longPast.map(pattern), pastAge];
const weeks = [phrasePattern(weeksOver), ...weeksPast.map(pattern)];

function pattern(source: string): RegExp {
  return new RegExp(
    /^[\p{L}\d(]/u.test(source) && !hasChinese(source) ? `\\b${source}` : source,
    "gu",
  );
}

/** A time as it stands in a statement. */
interface Span {
  from: number;
  to: number;
}

/**
 * The story of the past in a message, by its times; undefined where it names none.
 * @param least how long ago counts: some weeks, or so long that illness is over too.
 */
export function pastStory(
  message: string,
  least: "weeks" | "long",
  thisYear = new Date().getFullYear(),
): PastStory | undefined {
  const timesIn = (part: string) => times(part, least, thisYear);
  // "It caught fire. That was a month ago": one story.
  const sentences = plain(message)
    .replace(/[.!?…\n。！？]+(?=\s*(?:it|that|this|all that) was\b)/giu, ",")
    .split(/[.!?…\n。！？]+/u)
    .map((sentence) => parts(sentence));
  let found = false;
  const rest = sentences.flatMap((told) => {
    const spans = told.map(timesIn);
    if (spans.every((one) => one.length === 0)) return told;
    found = true;
    const bare = told.map((part, at) => isBare(part, spans[at] ?? []));
    const left = told.map((part, at) => {
      const own = spans[at] ?? [];
      if (own.length > 0) return besideTimes(part, own);
      // "We had a small fire, that was 2022": the time stands in a statement of its own.
      return isPast(part) && (bare.includes(true, at) || bare[at - 1]) ? "" : part;
    });
    // "Last August I got stung and ended up in the ER": without a subject, the same story.
    return left.filter(
      (part, at) => part !== "" && !(left[at - 1] === "" && isPast(part) && opensWithVerb(part)),
    );
  });
  if (!found) return undefined;
  const told = rest.join(". ");
  const goesOn =
    onceMore.test(withoutAccents(told).replace(stillOpen, " ")) ||
    (!isMended.test(told) && goesOnNow(rest));
  return { rest: told, goesOn };
}

/** "It's fixed, now the light is out": something else is the matter now. */
const isMended =
  /\b(?:(?:it|that|leak|line)['’]?s|(?:it|that|leak|line|was|been|got|is|they|he)) (?:(?:all|been|long|since|already) )*(?:fixed|repaired|replaced|patched|arreglad[oa])\b/iu;

function times(part: string, least: "weeks" | "long", thisYear: number): Span[] {
  const text = withoutAccents(part);
  const all = [...long, ...(least === "weeks" ? weeks : [])].flatMap((one) => [
    ...text.matchAll(one),
  ]);
  const years = [...text.matchAll(yearNamed)].filter(
    ([, latin, han]) => Number(latin ?? han) < thisYear,
  );
  return [...all, ...years]
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
    .toSorted((a, b) => a.from - b.from);
}

/** Nothing but a time: "in 2023", "that was two years ago"; "last year too" compares. */
function isBare(part: string, spans: readonly Span[]): boolean {
  if (spans.length === 0 || compares.test(withoutAccents(part))) return false;
  const rest = without(part, spans).trim();
  return hasChinese(rest) ? rest.length <= 2 : rest.split(/\s+/).length <= 2;
}

const compares = /\b(?:too|also|like|same|again|tambien|como|igual)\b|也|又/u;

const without = (part: string, spans: readonly Span[]): string =>
  spans.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, part);

/** Neither a form of the present nor a word of these days. */
const isPast = (part: string): boolean =>
  !presentForms.test(part) && !dangerForms.test(part) && !recently.test(withoutAccents(part));

/**
 * What a statement tells besides its time: "my husband who can't move his arm" of "my husband who had
 * a stroke last year can't move his arm"; empty where all of it is over.
 */
function besideTimes(part: string, spans: readonly Span[]): string {
  const [time] = spans;
  if (!time) return part;
  const before = part.slice(0, time.from);
  const after = part.slice(time.to);
  if (hasChinese(part)) {
    // "去年装的热水器有煤气味": the time belongs to the thing.
    const ofThing = /^[^，]{1,10}?的(?=\p{Script=Han}{2})/u.exec(after)?.[0];
    if (ofThing) return before + after.slice(ofThing.length);
  }
  const verb = pastVerbs.exec(before);
  // "Her heart attack was in 2015": the time is that of what stands before it.
  if (verb && isCopula.test(before.slice(verb.index))) return after.trim();
  if (verb) return `${before.slice(0, verb.index)} ${after}`.trim();
  const rest = without(part, spans).trim();
  return isPast(rest) ? "" : rest;
}

const isCopula = /^(?:was|were|fue|fueron)(?: (?:back|like|about|only|just))* *$/iu;

const opensWithVerb = (part: string) => pastVerbs.exec(part)?.index === 0;

/** "Now his arm too": but not "now he is suing", and not "no smell now". */
const goesOnNow = (rest: readonly string[]): boolean =>
  rest
    .map((part) => withoutAccents(withoutDenials(part)).replace(stillOpen, " "))
    .some((part) => presently.test(part) && !matters.test(part));
