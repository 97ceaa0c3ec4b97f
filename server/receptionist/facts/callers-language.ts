import { ofCallers } from "#server/receptionist/answering/questions.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import { type Facts, type SpokenLanguage, spokenLanguages } from "./facts.ts";

/** Who speaks it, or how many do: without that a language is only asked about. */
const speakers =
  /\b(call(?:s|ing)? (?:us|me|in)|a few|several|few of|callers?|customers?|clients?|patients?|guests?|tenants?|folks|people|clientele|community|speaking|speakers?|mostly|mainly|half|some|many|most|a lot of|clientes?|pacientes?|hu[eé]spedes|gente|mayor[ií]a|mitad|algunos|muchos|todos|nos (?:llaman|hablan|marcan))\b|客人|客户|病人|顾客|来电的|大多|一半|有些|很多/iu;
const asking =
  /[?？]|^(?:do|does|can|could|is|are|will|which|what|hablan?|pueden?|atienden?)\b|吗/iu;

/**
 * The languages that a visitor says the callers of the business speak, with those that were said
 * before; undefined where none is told.
 */
export function callersLanguage(
  hearing: Hearing,
  { language: known }: Facts,
): SpokenLanguage[] | undefined {
  const named = namedIn(hearing);
  if (named.length === 0) return undefined;
  // "Can it answer in Chinese, my dad's customers mostly call in Mandarin": the question tells nothing.
  const clauses = clausesOf(hearing.text).map(({ text }) => hear(text, hearing.language));
  const told = [hearing, ...(clauses.length > 1 ? clauses : [])].flatMap((one) =>
    tells(one) ? namedIn(one) : [],
  );
  const more = known && !asking.test(hearing.text) && !hearing.concepts.has("speakIn");
  if (told.length === 0 && !more) return undefined;
  return [...new Set([...(known?.value ?? []), ...(told.length > 0 ? told : named)])];
}

/** "Talk Spanish" is one phrase, in which no language is heard by itself. */
const namedIn = ({ concepts, text }: Hearing): SpokenLanguage[] =>
  spokenLanguages.filter((one) => concepts.has(one) || ofCallers.exec(text)?.[1] === one);

function tells({ text, concepts }: Hearing): boolean {
  // "And if a customer starts in english": nobody does yet.
  if (supposing.test(text)) return false;
  if ((concepts.has("speakIn") && !ofCallers.test(text)) || self.test(text)) return false;
  return (
    speakers.test(text) &&
    !(asking.test(text) && !/\b(?:our|my|we|mis|nuestros)\b|我们/iu.test(text))
  );
}

const supposing = /^\W*(?:(?:and|so|ok|but|what|y|pero) )*(?:if|si)(?!\p{L})/iu;

/** "I speak some Spanish": whoever says it, and nobody who calls. */
const self =
  /\bi (?:only |just |also |dont |don't |can |do )?(?:speak|talk|know|understand)\b(?!.*\b(?:callers?|customers?|clients?|patients?|guests?)\b)|(?<!\p{L})(?:hablo|entiendo)(?!\p{L})/iu;
