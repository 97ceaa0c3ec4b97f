import type { IndustryPage } from "#content/industries/industry-page.ts";
import { personaLink } from "../../receptionist/persona-link.ts";

/** Opens the receptionist as the front desk of a page, with its name and hours filled in. */
export const frontDeskLink = ({ slug, frontDesk: { name, opens, closes } }: IndustryPage) =>
  personaLink({ name, industry: slug, opens, closes });
