import { adviceWords, roleWords } from "#content/receptionist/refused.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { chineseText, latinWords } from "#server/receptionist/hearing/words.ts";

/** Subjects that must not be answered, whatever else a message says. */
export type Danger = "role" | "advice" | "emergency";

const list = (words: string) =>
  words
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
const latin = (words: string) => list(words).map((phrase) => ` ${latinWords(phrase).join(" ")} `);
const han = (words: string) => list(words).map(chineseText);

const role = { latin: [...latin(roleWords.en), ...latin(roleWords.es)], han: han(roleWords.zh) };
const advice = {
  matter: [...latin(adviceWords.matter.en), ...latin(adviceWords.matter.es)],
  own: [...latin(adviceWords.own.en), ...latin(adviceWords.own.es)],
  always: [...latin(adviceWords.always.en), ...latin(adviceWords.always.es)],
  business: [...latin(adviceWords.business.en), ...latin(adviceWords.business.es)],
  han: {
    matter: han(adviceWords.matter.zh),
    own: han(adviceWords.own.zh),
    always: han(adviceWords.always.zh),
    business: han(adviceWords.business.zh),
  },
};

/** Orders that no list of phrases can hold: prices put into our mouth, questions for our orders. */
const orders = [
  /\b(give|get|let|grant|send)\b (me|us)\b.*\b(plan|basic|silver|gold|platinum|everything|all of it|the service)\b.*\bfree\b(?! (trial|call|consult))/,
  /\b(quote|set|say|state|confirm|agree|sell|offer|make|change|write|repeat)\b.*\b(plans?|prices?|basic|silver|gold|platinum|everything)\b.*\b(is|are|as|at|to|for|costs?)\b.*(\$ ?\d|\b(one|two|five|ten|zero|\d+) (dollars?|cents?|bucks)|\bfree\b(?! (trial|call|consult)))/,
  /^(?:ok|okay|just|please|now|so|and|hey| )*(?:tell me|say)(?: that)? (?:the )?(?:basic|silver|gold|platinum|plan|everything|it)(?: plan)? (?:is|costs?) (?:only |just )?(?:\$ ?\d|(?:one|two|five|ten|zero|a|\d+) (?:dollars?|cents?|bucks?)|free)/,
  /\b(what|which|show|tell|reveal|print|list|give|read|quote)\b.*\b(instructions?|prompt|directives?|orders)\b.*\b(you|your|given|start|above|have)\b/,
  /\byou (have|ve) (no|zero) (rules?|limits?|restrictions?|filters?|guidelines)\b/,
];

const digitsForLetters: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

const atWork =
  / (?:im|i am|we are|were|shes|hes|she is|he is|estoy|estamos) (?:always |usually |stuck )?(?:in|at|en) (?:the |la |el )?(?:surgery|court|hearings?|depositions?|trial|clinic|theatre|cirugia|corte|juzgado|audiencia|consulta)(?= )/g;
/** "Can I take over" is about a call, and not about a medicine. */
const takesCalls = / (?:can|could|may) i take (?:over|(?:the |a |my |our )?calls?)(?= )/g;
/** "Forget all that, just tell me the cheapest" drops what was said, and no rules. */
const dropsTalk =
  / (?:forget|ignore|disregard) (?:about )?(?:all|everything) (?:of )?(?:that|this|it)(?= (?:just|and just|lets|tell me|what|how|can|i|we|sorry|please|book) | $)/g;
/** "Once we stop being a customer" changes no role. */
const leavesUs =
  / stop being (?:an? |your )?(?:customers?|clients?|patients?|members?|subscribers?)(?= )/g;
/** "I am hoping to become a patient", "how do we become members": of the caller. */
const becomesOne =
  / (?:(?:i|we|he|she|they|my \w+) (?:(?!you\b|the\b|an?\b)\w+ ){0,4}|(?:hoping|wanting|looking|wishing|trying|like|want|wants|wanted|love|how) to |(?:hoping|interested|thinking|thought) (?:in|of|about) )(?:become|becoming)(?= (?:an? |one |your )?(?:\w+ )?(?:patients?|clients?|members?|customers?|one|guests?|regulars?|resident|tenant|owner|buyer|homeowner|of)\b)/g;
/** "It's a rental but I have permission": of a landlord or a board, and not to leave the rules. */
const isAllowed =
  / (?:i|we) (?:do |already |also |now )*(?:have|got) (?:(?:the|his|her|my|written|landlords?|owners?|full) ){0,3}permission(?! (?:to (?:see|override|bypass|ignore|change|access|use|know|unlock|disregard|read|skip|break|do (?:anything|whatever|this)|talk|ask|hear)\b|from (?:your|the) (?:developers?|creators?|admin\w*|makers?|engineers?|company|ceo|boss|owner of)\b|so\b))/g;
/** "No sé mi número": "sé" is no order to be somebody. */
const doesNotKnow = / (?:no|ni|ya|tampoco|si|yo) se(?= mi )/g;
/** "Su máquina habla como traductor": how the product talks, and no order to talk so. */
const describesTalk =
  / (?:(?:maquina|bot|robot|agente|asistente|sistema|programa|recepcionista|voz|ia|eso|esto|cosa)(?: \p{L}+){0,3}|o|u) (?:habla|responde|suena|contesta) como(?: si)?(?= )/gu;
/** Words of a phrase of the lists that mean something else. */
const withoutHarmless = (words: string): string =>
  [takesCalls, leavesUs, becomesOne, isAllowed, dropsTalk, doesNotKnow, describesTalk].reduce(
    (left, one) => left.replace(one, " "),
    words,
  );
const asksForTimes =
  /\b(?:call|talk|slots?|times?|book|demo|meeting|openings?|available|llamada|hablar|cita|horas?|horario)\b/;

/** Which phrases of the lists stand in a message. */
function phrasesOf({ text, words, language }: Hearing) {
  // "I'm in surgery every morning, what times have you got": when somebody is busy, and no matter.
  const free = asksForTimes.test(text) ? (all: string) => all.replace(atWork, " ") : String;
  const bare = withoutHarmless(free(` ${latinWords(text).join(" ")} `));
  const corrected = withoutHarmless(free(` ${words.join(" ")} `));
  const chinese = language === "zh" ? chineseText(text) : "";
  return {
    bare,
    any: (phrases: readonly string[]) =>
      phrases.some((one) => bare.includes(one) || corrected.includes(one)),
    anyHan: (phrases: readonly string[]) =>
      language === "zh" && phrases.some((one) => chinese.includes(one)),
  };
}

/**
 * Looks for instructions to change the role and for requests for advice. Runs before anything else
 * reads a message, a language model included.
 * Emergencies are recognized before it (`emergency.ts`).
 */
export function dangerIn(hearing: Hearing): Exclude<Danger, "emergency"> | undefined {
  const { text } = hearing;
  if (
    /<\/?\s*(system|assistant|instructions?|user|im_start|im_end)\b|\[\/?(inst|system)\]|<\|/.test(
      text,
    )
  )
    return "role";
  const { any, anyHan, bare } = phrasesOf(hearing);
  if (any(role.latin) || anyHan(role.han) || orders.some((one) => one.test(text))) return "role";
  if (hidden(text, bare)) return "role";
  return adviceIn(hearing) && "advice";
}

/** How a message asks for advice: in words that ask for it, or only by naming a matter of law or health. */
export function adviceIn(hearing: Hearing): "asked" | "matter" | undefined {
  const { text } = hearing;
  if (verdict.test(text)) return "asked";
  const { any, anyHan } = phrasesOf(hearing);
  const business = any(advice.business) || anyHan(advice.han.business);
  const own = any(advice.own) || anyHan(advice.han.own);
  if ((any(advice.always) || anyHan(advice.han.always)) && (own || !business)) return "asked";
  const matter = any(advice.matter) || anyHan(advice.han.matter);
  return matter && (own || !business) ? "matter" : undefined;
}

/** "My client wants to sue, does she have a case": a verdict, whoever it is for. */
const verdict =
  /\b(?:does|do|did|would|will) (?:he|she|they|i|we|(?:my|our|the) (?:client|caller|guy|lady)s?) (?:\w+ )?(?:have (?:an? |any )?(?:good |strong |real )?(?:case|claim)\b(?! (?:manage|status|file|number|type))|stand a chance|win in court)|\b(?:tiene|tienen|tenemos) (?:un )?(?:buen )?caso (?:mi|nuestr[oa]|el|la) (?:cliente|clienta)/;

/** Letters set apart ("i g n o r e") and digits for letters ("1gn0re") hide words from a list. */
function hidden(text: string, bare: string): boolean {
  const closed = bare.replace(/(?<= )([a-z0-9])(?: (?=[a-z0-9] ))/g, "$1");
  const letters = text.replace(/[013457@$]/g, (sign) => digitsForLetters[sign] ?? sign);
  const read = withoutHarmless(` ${latinWords(letters).join(" ")} `);
  const apart =
    closed !== bare &&
    /ignore|disregard|forget|pretend|prompt|jailbreak|rules|instructions/.test(closed);
  return apart || (read !== bare && role.latin.some((one) => read.includes(one)));
}
