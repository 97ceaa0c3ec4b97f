import { exampleQuestions } from "#content/receptionist/example-questions.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { place, type Topic } from "#content/receptionist/topic.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import type { PassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import type { Intent } from "./classify.ts";
import { type Answer, industryAnswer, integrationAnswer, priceAnswer } from "./facts.ts";
import { createNearTopics } from "./near-topic.ts";
import { createNearestExample } from "./nearest-example.ts";
import type { Question } from "./questions.ts";
import { retrievedAnswer } from "./retrieve.ts";

const nearTopics = createNearTopics([...companyTopics, ...productTopics]);

/** An answer that is written down in content, in the visitor's language. */
export function factual(intent: Intent, { concepts, language }: Hearing): Answer | undefined {
  switch (intent.kind) {
    case "topic":
      return topicAnswer(intent.topic, language);
    case "price":
      return priceAnswer(concepts, language);
    case "integration":
      return integrationAnswer(intent.id, language);
    case "missing-integration":
      return {
        text: phrases[language].unknownIntegration(intent.name),
        sources: [place("integrations", "Integrations catalogue")],
      };
    case "industry":
      return industryAnswer(intent.slug, language);
    default:
      return undefined;
  }
}

function topicAnswer({ say, from }: Topic, language: Language): Answer {
  return { text: say[language], sources: [...from] };
}

/** The answers to all questions as one text; undefined when there is none. */
export function answersTo(questions: readonly Question[], language: Language): Answer | undefined {
  const answers: Answer[] = [];
  for (const { intent, hearing } of questions) {
    const found = factual(intent, { ...hearing, language });
    if (found && !answers.some(({ text }) => text.includes(found.text))) answers.push(found);
  }
  if (answers.length === 0) return undefined;
  const gap = language === "zh" ? "" : " ";
  return {
    text: answers.map(({ text }) => text).join(gap),
    sources: answers.flatMap(({ sources }) => sources),
  };
}

const likeQuestions = createNearestExample(
  Object.entries(exampleQuestions).flatMap(([id, texts]) =>
    texts.map((text) => ({ text, meaning: id })),
  ),
  0.5,
);
/** Likeness to an example from which a question counts as the same. */
const alike = 0.6;

/** The topic of a question that is worded much like one we know. */
function likeTopic({ text }: Hearing): Topic | undefined {
  const found = likeQuestions.find(text);
  if (!found || found.likeness < alike) return undefined;
  return [...companyTopics, ...productTopics].find(({ id }) => id === found.meaning);
}

/** The nearest topic, else a quotation from the pages, for what no rule knows. */
export function nearestAnswer(hearing: Hearing, index: PassageIndex): Answer | undefined {
  const near = likeTopic(hearing) ?? nearTopics.find(hearing);
  return near ? topicAnswer(near, hearing.language) : retrievedAnswer(hearing, index);
}
