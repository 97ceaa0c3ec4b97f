import { phrases } from "#content/receptionist/languages.ts";
import { place, type Topic } from "#content/receptionist/topic.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { Language } from "#contract/receptionist.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import type { PassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { isAskedOn } from "./asked-on.ts";
import { certificateAsked } from "./certificate-asked.ts";
import type { Intent } from "./classify.ts";
import { type Answer, industryAnswer, integrationAnswer, priceAnswer } from "./facts.ts";
import { likeIntent } from "./like-intent.ts";
import { likelyBeside } from "./meant-alone.ts";
import { createNearTopics } from "./near-topic.ts";
import type { Question } from "./question-in.ts";
import { retrievedAnswer } from "./retrieve.ts";
import { asksSameAsBefore, type Before, inOtherWords } from "./said-before.ts";

const nearTopics = createNearTopics([...companyTopics, ...productTopics]);

/** An answer that is written down in content, in the visitor's language. */
export function factual(intent: Intent, hearing: Hearing): Answer | undefined {
  const { concepts, language } = hearing;
  switch (intent.kind) {
    case "topic":
      return topicAnswer(intent.topic, language);
    case "price":
      return priceAnswer(concepts, language, intent.of);
    case "integration":
      return integrationAnswer(intent.id, language);
    case "missing-integration":
      return {
        text: phrases[language].unknownIntegration(intent.name),
        sources: [place("integrations", "Integrations catalog")],
      };
    case "industry":
      return industryAnswer(intent.slug, language);
    case "certificate":
      return certificateAnswer(hearing);
    case "unknown":
      return { text: turnPhrases[language].openPart(hearing.text), sources: [] };
    default:
      return undefined;
  }
}

function topicAnswer({ say, from }: Topic, language: Language): Answer {
  return { text: say[language], sources: [...from] };
}

/** That our pages name no such certificate or contract. */
export function certificateAnswer(hearing: Hearing): Answer {
  return {
    text: phrases[hearing.language].unknownCertificate[certificateAsked(hearing)],
    sources: [place("security", "Certificates and contracts", "certificates")],
  };
}

/** What a form of its own stands for is no guess. */
const sureScore = 6;

/** What the product says to callers who ask for advice. */
export function adviceAnswer(language: Language): Answer | undefined {
  const found = productTopics.find(({ id }) => id === "advice");
  return found && topicAnswer(found, language);
}

/** Who answers for the rules on recording, calls and texts. */
export function rulesAnswer(language: Language): Answer | undefined {
  const found = productTopics.find(({ id }) => id === "record");
  return found && topicAnswer(found, language);
}

/** How long the call is that can be booked here, and with whom. */
export function callAnswer(language: Language): Answer | undefined {
  const found = companyTopics.find(({ id }) => id === "introCall");
  return found && topicAnswer(found, language);
}

/** What the call that can be booked costs. */
export function callPriceAnswer(language: Language): Answer | undefined {
  const found = companyTopics.find(({ id }) => id === "introCallPrice");
  return found && topicAnswer(found, language);
}

/** The answers to all questions as one text; undefined when there is none. */
export function answersTo(
  questions: readonly Question[],
  language: Language,
  before: Before = { lines: [] },
): Answer | undefined {
  const answers: Answer[] = [];
  for (const { intent, hearing } of questions) {
    const fact = factual(intent, { ...hearing, language });
    const again = fact && inOtherWords(fact, hearing.text, before, language);
    // To another question the same answer is rarely right twice: what else is likely is tried first.
    const other =
      again?.again &&
      intent.kind === "topic" &&
      !isAskedOn(intent) &&
      intent.score < sureScore &&
      !asksSameAsBefore(hearing.text, before);
    const instead = other ? likelyBeside(hearing.spelled, intent.topic.id) : undefined;
    const fresh =
      instead && inOtherWords(topicAnswer(instead, language), hearing.text, before, language);
    const found = fresh && !fresh.again ? fresh : again;
    if (found && !answers.some(({ text }) => text.includes(found.text))) answers.push(found);
  }
  if (answers.length === 0) return undefined;
  const gap = language === "zh" ? "" : " ";
  return {
    text: answers.map(({ text }) => text).join(gap),
    sources: answers.flatMap(({ sources }) => sources),
    ...(answers.every(({ again }) => again) && { again: true }),
  };
}

/** Words without a meaning of their own, and too few to compare. */
const isFragment = ({ words, concepts, things, text, language }: Hearing) =>
  language !== "zh" &&
  concepts.size + things.size === 0 &&
  words.length < (/[?？]/.test(text) ? 1 : 2);

/** "We have no computer people. Is that a problem?": what stands before the question hides it. */
function likeClause(text: string): Intent | undefined {
  const clauses = clausesOf(text);
  if (clauses.length < 2) return undefined;
  for (const { text: clause, asks } of clauses.toReversed())
    if (asks && clause.split(" ").length >= fewestWords) {
      const like = likeIntent(clause);
      if (like) return like;
    }
  return undefined;
}
/** Shorter clauses are like too many examples. */
const fewestWords = 4;

/** The topic with the nearest words, else a quotation from the pages, for what no rule knows. */
export function nearestAnswer(
  hearing: Hearing,
  index: PassageIndex,
  before: Before = { lines: [] },
): Answer | undefined {
  // "Now", "so no": a word or two are like too many examples.
  if (isFragment(hearing)) return undefined;
  const like = likeIntent(hearing.spelled) ?? likeClause(hearing.spelled);
  const near = like?.kind === "topic" ? like.topic : nearTopics.find(hearing);
  const found = near ? topicAnswer(near, hearing.language) : retrievedAnswer(hearing, index);
  return found && inOtherWords(found, hearing.text, before, hearing.language);
}
