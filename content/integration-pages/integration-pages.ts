import { aiPages } from "./ai.ts";
import { communicationPages } from "./communication.ts";
import { dataPages } from "./data-storage.ts";
import { developerPages } from "./developer-tools.ts";
import { financePages } from "./finance.ts";
import type { IntegrationPage } from "./integration-page.ts";
import { marketingPages } from "./marketing.ts";
import { productivityPages } from "./productivity.ts";
import { salesPages } from "./sales.ts";
import { smartHomePages } from "./smart-home.ts";

/** All integrations except the two that have a landing page of their own. */
export const integrationPages: readonly IntegrationPage[] = [
  ...salesPages,
  ...productivityPages,
  ...communicationPages,
  ...dataPages,
  ...aiPages,
  ...financePages,
  ...marketingPages,
  ...developerPages,
  ...smartHomePages,
];
