import { pathOf } from "../pages.ts";

/** Words around the plan cards of the home page; the figures are in plans.ts. */
export const plansTeaser = {
  title: "Plans, priced plainly",
  action: { label: "Explore Plan", href: pathOf("pricing") },
} as const;
