import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import type { Fact } from "../call-state.ts";
import { isBusiness, withTown } from "./business-name.ts";
import { saidParts } from "./said-parts.ts";

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
 * "City of El Paso, Parks Department, 801 Texas Ave, El Paso 79901. has to be exact": the holder of a
 * certificate is told with its address, and all of it is the holder.
 */
export function takeHolder({ fields }: FrontDesk, facts: Record<string, Fact>, text: string): void {
  const line = fields.find(({ name }) => name === "holder");
  const firm = line && facts[line.name]?.text?.split("; ").at(-1);
  const found = firm ? text.indexOf(firm) : -1;
  const at = /(?:City|Town|County) of $/.test(text.slice(0, Math.max(0, found)))
    ? text.slice(0, found).search(/(?:City|Town|County) of $/)
    : found;
  if (!line || at < 0) return;
  const [whole = ""] = text.slice(at).split(/[;!?\n]|\.(?=\s|$)/);
  const address = /,[^,]*\d[^,]* \p{L}{2,}/u.exec(whole)?.[0];
  if (!address) return;
  facts[line.name] = { text: whole.trim() };
  for (const { name, kind } of fields)
    if (
      name !== line.name &&
      (kind === "address" || kind === "words") &&
      facts[name]?.text?.split("; ").every((piece) => whole.includes(piece))
    )
      delete facts[name];
}
