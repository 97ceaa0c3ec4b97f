import type { Language } from "#contract/receptionist.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";

const word = "\\p{Lu}[\\p{L}\\p{N}&'’-]*";
const kinds =
  "LLC|LLP|Inc|PLLC|Law|Legal|Dental|Dentistry|Orthodontics|Endodontics|Ortho|Medical|Medicine|Clinic|Pediatrics|Chiropractic|Plumbing|Heating|Electric|Roofing|Construction|Landscaping|Realty|Properties|Salon|Spa|Gym|Fitness|Yoga|Group|Associates|Partners|Firm|Practice|Center|Company|Insurance|Agency|Movers|Moving|Auto|Motors|Towing|Veterinary|Studio|Bakery|Restaurant|Catering|Abogados|Dentistas";
const first = "Cl[ií]nica|Bufete|Despacho|Taller|Restaurante|Consultorio|Sal[oó]n";
const belongs =
  "\\b(?:at|(?<!(?:over|away|moving|moved|switching|switched|migrating|data|coming) )from|own|run|owner of|manager of|we are|we['’]?re|this is|de(?: la| el)?|del)(?: the)? ";

/** "Office manager at Lakeshore Endodontics", "de Clínica Sol". */
const patterns = [
  new RegExp(`${belongs}((?:${word} (?:(?:and|&|y) )?){1,3}(?:${kinds}))(?![\\p{L}@])`, "u"),
  new RegExp(`${belongs}((?:${first})(?: ${word}){1,3})(?!@)`, "u"),
];

/** The name of the visitor's business, written with capitals; no system that we know. */
export function firmIn(original: string, language: Language): string | undefined {
  for (const pattern of patterns) {
    const firm = pattern.exec(original)?.[1];
    const things = firm ? [...hear(firm, language).things] : [];
    if (firm && !things.some((one) => one.startsWith("integration:"))) return firm;
  }
  return undefined;
}
