import { industryPath } from "./pages.ts";

/**
 * Addresses that a page had, or that people try for it, and where it is: they answer with a lasting
 * redirect. Whoever renames a page writes its old address here.
 */
export const movedPages: Readonly<Record<string, string>> = {
  [industryPath("lawyers")]: industryPath("attorneys"),
  [industryPath("law-firms")]: industryPath("attorneys"),
  [industryPath("real-estate")]: industryPath("real-estate-agents"),
  [industryPath("insurance")]: industryPath("insurance-agents"),
  [industryPath("dental")]: industryPath("dentists"),
  [industryPath("gyms")]: industryPath("fitness-centers"),
  [industryPath("movers")]: industryPath("moving-companies"),
  [industryPath("auto-body")]: industryPath("auto-body-repair"),
  [industryPath("car-dealers")]: industryPath("car-dealerships"),
};
