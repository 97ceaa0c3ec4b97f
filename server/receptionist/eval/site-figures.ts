import { everyEmergencySentence } from "#content/front-desks/emergency-sentences.ts";
import { industries } from "#content/industries/directory.ts";
import { askedOnTopics } from "#content/receptionist/topics-asked-on.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import type { Passage } from "#server/receptionist/knowledge/passage.ts";
import { knownFigures } from "../allowed-numbers.ts";

/** The figures of what can be read on this site, and numbers to call in an emergency. */
export const siteFigures = (passages: readonly Passage[]): Set<string> =>
  knownFigures([
    ...passages.map(({ detail, text }) => `${detail} ${text}`),
    ...everyEmergencySentence.flatMap((sentence) => Object.values(sentence)),
    ...[...companyTopics, ...productTopics, ...askedOnTopics].map(({ say }) => say.en),
    `${industries.length}`,
  ]);
