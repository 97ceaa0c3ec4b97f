import type { Language } from "#contract/receptionist.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { isNameWord } from "#server/receptionist/hearing/name-words.ts";

const word = "\\p{Lu}[\\p{L}\\p{N}&'’-]*";
const kinds =
  "LLC|LLP|Inc|PLLC|Law|Legal|Dental|Dentistry|Orthodontics|Endodontics|Ortho|Medical|Medicine|Clinic|Pediatrics|Chiropractic|Plumbing|Heating|Electric|Roofing|Construction|Landscaping|Realty|Properties|Salon|Spa|Gym|Fitness|Yoga|Group|Associates|Partners|Firm|Practice|Center|Company|Insurance|Agency|Movers|Moving|Auto|Motors|Towing|Veterinary|Studio|Bakery|Restaurant|Catering|Abogados|Dentistas";
const first = "Cl[ií]nica|Bufete|Despacho|Taller|Restaurante|Consultorio|Sal[oó]n";
const belongs =
  "\\b(?:at|(?<!(?:over|away|moving|moved|switching|switched|migrating|data|coming) )from|own|run|owner of|manager of|we are|we['’]?re|this is|(?:i['’]?m|here|\\p{Lu}\\p{Ll}+) (?:w|with)|de(?: la| el)?|del)(?: the)? ";

const small = `(?!(?:an?|the|my|our|un|una|mi|la|el)(?!\\p{L}))\\p{L}[\\p{L}\\p{N}&'’-]*`;
const named = `((?:${small} (?:(?:and|y|&) )?){1,3}(?:${kinds})|(?:${first})(?: ${small}){1,2})`;
const behindName = new RegExp(
  `^\\s*[,.;(-]?\\s*(?:and )?(?:(?:i'?m |i am )?(?:over |here |calling )?(?:from|at|with|of|de|del|owner of|for) )?(?:the )?${named}(?=\\s*(?:$|[,.;:!?)\\n]|and |y |in |here|calling|\\S+@|\\d))`,
  "iu",
);
const beforeName = new RegExp(
  `(?:^|[,.;!] ?|\\bhi |\\bhello |\\bits |\\bfrom )${named}\\s*[,.;-]\\s*(?:(?:this is|i'?m|its|soy)\\s+)?$`,
  "iu",
);

/** "Office manager at Lakeshore Endodontics", "de Clínica Sol". */
const patterns = [
  new RegExp(`${belongs}((?:${word} (?:(?:and|&|y) )?){1,3}(?:${kinds}))(?![\\p{L}@])`, "u"),
  new RegExp(`${belongs}((?:${first})(?: ${word}){1,3})(?!@)`, "u"),
];

/**
 * The name of the visitor's business, no system that we know: written with capitals, or in small
 * letters beside the caller's name.
 */
export function firmIn(original: string, language: Language, name?: string): string | undefined {
  for (const pattern of patterns) {
    const firm = pattern.exec(original)?.[1];
    const things = firm ? [...hear(firm, language).things] : [];
    if (firm && !things.some((one) => one.startsWith("integration:"))) return firm;
  }
  return name ? firmBeside(original, name) : undefined;
}

/** "priya nair from lakeside dental", "terry bohn, bohn electric", "lakeside dental, priya nair". */
function firmBeside(original: string, name: string): string | undefined {
  const at = original.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return undefined;
  const behind = behindName.exec(original.slice(at + name.length))?.[1];
  const firm = behind ?? beforeName.exec(original.slice(0, at))?.[1];
  // "A small dental office" has no name.
  const own = firm?.split(" ").some((word) => isNameWord(word)) === true;
  return firm && own
    ? firm.replace(/(?<![\p{L}'’])\p{Ll}/gu, (one) => one.toUpperCase())
    : undefined;
}
