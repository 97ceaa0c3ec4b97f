import type { Topic } from "./topic.ts";
import { askedOnTopics } from "./topics-asked-on.ts";
import { companyTopics } from "./topics-company.ts";
import { productTopics } from "./topics-product.ts";
import { termsTopics } from "./topics-terms.ts";

/** Every topic that the company's receptionist has an answer to. */
export const everyTopic: readonly Topic[] = [
  ...companyTopics,
  ...productTopics,
  ...termsTopics,
  ...askedOnTopics,
];
