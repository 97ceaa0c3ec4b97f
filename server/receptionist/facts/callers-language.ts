import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { type Facts, type SpokenLanguage, spokenLanguages } from "./facts.ts";

/** Who speaks it, or how many do: without that a language is only asked about. */
const speakers =
  /\b(call(?:s|ing)? (?:us|me|in)|a few|several|few of|callers?|customers?|clients?|patients?|guests?|tenants?|folks|people|clientele|community|speaking|speakers?|mostly|mainly|half|some|many|most|a lot of|clientes?|pacientes?|hu[eé]spedes|gente|mayor[ií]a|mitad|algunos|muchos)\b|客人|客户|病人|顾客|来电的|大多|一半|有些|很多/iu;
const asking =
  /[?？]|^(?:do|does|can|could|is|are|will|which|what|hablan?|pueden?|atienden?)\b|吗/iu;

/**
 * The languages that a visitor says the callers of the business speak, with those that were said
 * before; undefined where none is told.
 */
export function callersLanguage(
  { text, concepts }: Hearing,
  { language: known }: Facts,
): SpokenLanguage[] | undefined {
  const named = spokenLanguages.filter((one) => concepts.has(one));
  if (named.length === 0 || concepts.has("speakIn")) return undefined;
  const asks = asking.test(text);
  const told =
    speakers.test(text) && !(asks && !/\b(?:our|my|we|mis|nuestros)\b|我们/iu.test(text));
  if (!told && !(known && !asks)) return undefined;
  return [...new Set([...(known?.value ?? []), ...named])];
}
