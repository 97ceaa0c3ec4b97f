import type { Fact } from "../call-state.ts";
import { word } from "./given-name.ts";

const title = "(?:(?:Mr|Mrs|Ms|Dr|Sr|Sra)\\.? |(?:[Dd]on|[Dd]oña|(?:el|la) señora?) )?";
const hasDied =
  "(?:(?:has |just |has just )?(?:died|passed(?: away| on)?|expired)|(?:acaba de |ya )?(?:falleció|murió|fallecer|morir))";

/** "Mr. Tobias Crane died at 8:50", "patient Irma Castle expired at four". */
const died = new RegExp(
  `(?<before>(?:[Pp]atient|[Rr]esident|[Pp]aciente|[Rr]esidente) )?${title}(?<name>${word}(?: ${word}){1,2}) (?=${hasDied}(?!\\p{L}))`,
  "u",
);

/** The name of somebody who is said to have died, and the text without it. */
export function nameOfDead(text: string): { name?: string; rest: string } {
  const found = died.exec(text);
  const name = found?.groups?.name;
  return found && name ? { name, rest: text.replace(found[0], "somebody ") } : { rest: text };
}

const kin =
  "(?:son|daughter|brother|sister|mom|mother|dad|father|husband|wife|cousin|nephew|niece|uncle|aunt|friend|boyfriend|girlfriend|fiancée?|grandson|granddaughter|stepson|hijo|hija|hermano|hermana|mamá|papá|madre|padre|esposo|esposa|marido|primo|prima|sobrino|sobrina|tío|tía|amigo|amiga|novio|novia|nieto|nieta)";
const inTrouble =
  "(?:in (?:\\p{L}+ )?(?:jail|custody|prison|lockup|detention)|arrested|locked up|detained|being held|booked|charged|cited|in trouble|facing|got (?:a|his|her) (?:dui|dwi|ticket)|en la cárcel|pres[oa]|detenid[oa]|detuvieron|arrestaron|agarraron)";
const client = new RegExp(
  `(?<!\\p{L})(?:my|our|mi|nuestr[oa]) ${kin}(?:['’]?s)?(?!\\p{L})[^.;!?]{0,40}?${inTrouble}|${inTrouble} a mi ${kin}|(?:calling|call|llamo|llamando) (?:for|on behalf of|por|de parte de) (?:him|her|them|[eé]l|ella|(?:my|our|mi) ${kin})(?!\\p{L})|(?:儿子|女儿|哥哥|弟弟|姐姐|妹妹|丈夫|老公|太太|老婆|爸爸|妈妈|朋友)[^。！？]{0,6}被(?:抓|捕|拘|起诉)`,
  "iu",
);
const harmed =
  /(?<!\p{L})(?:hit|beat|threaten\w*|hurt|attack\w*|stole from|sued|suing|owes?) (?:me|us)(?!\p{L})/iu;

/** "My brother's in county jail. His name is Darnell": whom a lawyer is sought for, and no other side. */
export function isForClient(message: string, facts: Readonly<Record<string, Fact>>): boolean {
  const told = [message, facts.matter?.text ?? "", facts.note?.text ?? ""].join(". ");
  return client.test(told) && !harmed.test(told);
}

const under =
  "(?:[Ii]n the name of|[Uu]nder|[Ii]n (?:my|our|his|her) (?:\\p{L}+ )?\\p{L}+['’]?s? name(?:,| is)?|[Aa] nombre de(?: mi \\p{L}+,?)?)";
const heldBy = new RegExp(`(?<!\\p{L})${under} (${word}(?: ${word}){1,2})`, "u");
const isUnder = new RegExp(`(?<!\\p{L})${under}\\s*$`, "u");
const putUnder = /(?<!\p{L})(?:put|book|call|file|list) (?:it |this |that |me )?under\s*$/iu;

/**
 * "In the name of Winifred Cobb", "it's in my husband's name, Terrence Yoo": whose name a policy is in.
 * @param names The names that were found in the text.
 */
export function holderIn(text: string, names: readonly string[]): string | undefined {
  const isHolder = (name: string) => {
    const ahead = text.slice(0, Math.max(0, text.indexOf(name)));
    return isUnder.test(ahead) && !putUnder.test(ahead);
  };
  return [...names, ...(heldBy.exec(text)?.slice(1) ?? [])].find(isHolder);
}
