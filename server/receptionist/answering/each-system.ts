import type { Language } from "#contract/receptionist.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import type { Question } from "./question-in.ts";
import { strangeNameIn, systemsNamed } from "./systems-named.ts";

/** Kinds of questions that are asked about systems, named or not. */
const ofSystems = ({ intent }: Question) =>
  intent.kind === "missing-integration" ||
  intent.kind === "integration" ||
  (intent.kind === "topic" && intent.topic.id === "integrations");

const either: Record<Language, string> = { en: " or ", es: " ni ", zh: " 或 " };

/** "ServiceTitan or Housecall Pro": each system that is named, also those that are not ours. */
export function withSystems(
  questions: Question[],
  original: string,
  { language, concepts }: Hearing,
): Question[] {
  const works = concepts.has("works");
  if (!questions.some((one) => ofSystems(one) || (works && one.intent.kind === "industry")))
    return questions;
  const { known, unknown } = systemsNamed(original, language);
  const anyNamed = known.length > 0 || questions.some(({ intent }) => intent.kind !== "topic");
  const strange =
    unknown.length > 0 || anyNamed || language !== "en" ? undefined : strangeNameIn(original);
  if (strange) unknown.push(strange);
  if (unknown.length === 0) return questions;
  const asTrade = ({ intent }: Question) =>
    intent.kind === "industry" && works && unknown.length + known.length > 1;
  const at = questions.findIndex((one) => ofSystems(one) || asTrade(one));
  const asked = questions[at];
  if (!asked) return questions;
  const others = questions.filter((one) => !ofSystems(one) && !asTrade(one));
  const listed = questions.flatMap(({ intent }) =>
    intent.kind === "integration" ? [intent.id] : [],
  );
  const ofCatalog = [...new Set([...listed, ...known])].map(
    (id): Question => ({ ...asked, intent: { kind: "integration", id, score: 4 } }),
  );
  const name = unknown.join(either[language]);
  const missing: Question = { ...asked, intent: { kind: "missing-integration", name, score: 4 } };
  return [...others.slice(0, at), ...ofCatalog, missing, ...others.slice(at)];
}

/** Every integration that a message names, where it asks for one. */
export function withEachThing(questions: Question[], { things }: Hearing): Question[] {
  const at = questions.findIndex(({ intent }) => intent.kind === "integration");
  const asked = questions[at];
  if (!asked) return questions;
  const ids = [...things].flatMap((thing) => /^integration:(.+)$/.exec(thing)?.[1] ?? []);
  const each = ids.map(
    (id): Question => ({ ...asked, intent: { kind: "integration", id, score: 4 } }),
  );
  const others = questions.filter(({ intent }) => intent.kind !== "integration");
  return [...others.slice(0, at), ...(each.length > 0 ? each : [asked]), ...others.slice(at)];
}

/** "Can it connect", "能接吗": whether a system that is named can be used. */
const links =
  /\b(?:connect|integrat|sync|hook|link|plug)\p{L}*|\bworks? (?:with|together)\b|\b(?:conecta|integra|funciona|sincroniza|enlaza)\p{L}*|能接|对接|连接|接入|能连|支持|兼容/u;
const asksOthers =
  /\b(?:else|others?|more|which|list|how many|otr[oa]s?|cu[aá]les|cu[aá]nt[oa]s|m[aá]s)\b|别的|其他|哪些|多少/u;
const isOf = ({ intent }: Question, ids: ReadonlySet<string>): boolean =>
  intent.kind === "topic" && ids.has(intent.topic.id);
const anySystem = new Set(["integrations"]);
/** What stands for the whole line where a trade is told in it. */
const ofTrade = new Set(["law", "industries"]);

/** "We're a law firm on Lawmatics, can it connect": the system that is told is the one that is asked for. */
export function withSystemTold(questions: Question[], { things, text }: Hearing): Question[] {
  // "We use Clio. What else is there" asks for the others.
  if (asksOthers.test(text)) return questions;
  const named = questions.some(
    ({ intent }) => intent.kind === "integration" || intent.kind === "missing-integration",
  );
  if (named) return questions.filter((one) => !isOf(one, anySystem));
  const [id] = [...things].flatMap((thing) => /^integration:(.+)$/.exec(thing)?.[1] ?? []);
  const alone = questions.length === 1 && links.test(text);
  const asked = questions.find((one) => isOf(one, anySystem) || (alone && isOf(one, ofTrade)));
  if (!id || !asked) return questions;
  return questions.map((one) =>
    one === asked ? { ...one, intent: { kind: "integration", id, score: 4 } } : one,
  );
}

/** "We're on Clio though", of the trial: it works with Clio, if not for free. */
export function withSystemOfTrial(questions: Question[], { things, text }: Hearing): Question[] {
  const [asked, ...others] = questions;
  const id = [...things].flatMap((thing) => /^integration:(.+)$/.exec(thing)?.[1] ?? [])[0];
  const ofTrial = asked?.intent.kind === "topic" && asked.intent.topic.id === "trialOthers";
  if (!asked || !ofTrial || !id || /my ?case/.test(text) || others.length > 0) return questions;
  return [asked, { ...asked, intent: { kind: "integration", id, score: 4 } }];
}
