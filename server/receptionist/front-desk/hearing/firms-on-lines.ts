import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import type { Fact } from "../call-state.ts";
import { isBusiness, withTown } from "./business-name.ts";
import { factText } from "./fact-text.ts";
import { type SaidPart, saidParts } from "./said-parts.ts";

/** "Holder is City of Norman. It's for my policy, Castillo Concrete": the firm beside the holder goes to the note. */
export function withoutOtherFirm(
  { fields }: FrontDesk,
  facts: Record<string, Fact>,
  text: string,
): string[] {
  const line = fields.find(({ name }) => name === "holder");
  const firm = line && facts[line.name]?.text;
  const told = saidParts(text).find((part) => namesHolder.test(part.text));
  if (!line || !firm || !told || told.text.includes(firm)) return [];
  delete facts[line.name];
  return [firm];
}
const namesHolder =
  /(?<!\p{L})(?:holder(?:['’]?s| is)|made out to|naming|titular(?: es)?|a favor de) \p{L}{2}|持有人是/iu;

/** Puts the town on the line of a firm, where it is no name then: "Hanley Freight, Toledo". */
export function nameTown({ fields }: FrontDesk, facts: Record<string, Fact>, text: string): void {
  const line = fields.find(({ firm, name }) => firm && facts[name]?.text);
  const pieces = line && facts[line.name]?.text?.split("; ");
  const last = pieces?.at(-1);
  if (!line || !pieces || !last || !isBusiness(last)) return;
  const whole = withTown(last, text);
  facts[line.name] = { text: [...pieces.slice(0, -1), whole].join("; ") };
  if (facts.name?.text && whole !== last && whole.endsWith(facts.name.text)) delete facts.name;
}

/**
 * "City of El Paso, Parks Department, 801 Texas Ave, El Paso 79901": what stands behind the name of the holder of
 * a certificate is its address, and tells of no other line.
 */
export function placeOfHolder(
  { fields }: FrontDesk,
  facts: Record<string, Fact>,
  known: Readonly<Record<string, Fact>>,
  parts: readonly SaidPart[],
  used: Set<SaidPart>,
): void {
  const line = fields.find(({ name }) => name === "holder");
  const holder = line && (facts[line.name]?.text ?? known[line.name]?.text);
  if (!line || !holder || facts.address?.text) return;
  const place = parts.filter(
    ({ text, asks }) => !asks && isPlace.test(text) && !holder.includes(text),
  );
  if (place.length === 0) return;
  const texts = place.map(({ text }) => text);
  facts[line.name] = { text: factText([...holder.split("; "), ...texts]) };
  for (const part of place) used.add(part);
  for (const { name, kind } of fields) {
    const text = facts[name]?.text;
    if (kind === "words" && name !== line.name && text && texts.includes(text)) delete facts[name];
  }
}
const isPlace =
  /^\d{1,6} (?:\p{L}+\.? ){1,4}?(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|ct|court|pkwy|parkway|hwy|highway|pl|place|plaza|circle)\b|^(?:calle|avenida) |^(?:\p{L}+ ){1,4}\d{5}$|^(?:suite|ste|unit|p\.? ?o\.? ?box) \S{1,8}$/iu;
