import { questionsByASecondWriter } from "./questions/by-a-second-writer.ts";
import { questionsByFourMoreWriters } from "./questions/by-four-more-writers.ts";
import { companyQuestions } from "./questions/company.ts";
import { integrationsAndTrialQuestions } from "./questions/integrations-and-trial.ts";
import { questionsOfProspects } from "./questions/of-prospects.ts";
import { pricesQuestions } from "./questions/prices.ts";
import { privacyAndSecurityQuestions } from "./questions/privacy-and-security.ts";
import { refusalsQuestions } from "./questions/refusals.ts";
import { termsQuestions } from "./questions/terms.ts";
import { tradesQuestions } from "./questions/trades.ts";
import { tryingQuestions } from "./questions/trying.ts";
import { untidyQuestions } from "./questions/untidy.ts";
import { whatItDoesQuestions } from "./questions/what-it-does.ts";
import { wishesQuestions } from "./questions/wishes.ts";

/** Single questions that the receptionist was tuned on. */
export const tunedQuestions = [
  ...pricesQuestions,
  ...termsQuestions,
  ...integrationsAndTrialQuestions,
  ...privacyAndSecurityQuestions,
  ...tradesQuestions,
  ...whatItDoesQuestions,
  ...companyQuestions,
  ...refusalsQuestions,
  ...wishesQuestions,
  ...untidyQuestions,
  ...tryingQuestions,
  ...questionsByASecondWriter,
  ...questionsOfProspects,
  ...questionsByFourMoreWriters,
];
