import { attorneys } from "./attorneys.ts";
import type { IndustryPage } from "./industry-page.ts";

/** The industries that have a landing page of their own, by slug. */
export const industryPages: readonly IndustryPage[] = [attorneys];
