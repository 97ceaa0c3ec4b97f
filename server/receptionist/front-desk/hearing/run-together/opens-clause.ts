import { anyDay } from "#server/receptionist/hearing/weekday.ts";
import { articles, binding, pronouns, telling } from "./bound-words.ts";

/** How strongly a sentence is divided before a word. */
export type Cut = "," | ".";

/** "It's", "theres": a subject with its verb. */
const subjectWithVerb =
  /^(?:it['’]?s|i['’]?m|i['’]?ve|i['’](?:d|ll)|we['’](?:re|ll|d|ve)|there['’]?s|(?:s?he)['’]?s|they['’]?re|you['’]re|(?:nobody|everybody|everyone|everything)['’]?s)$/;
/** Those behind which "the car im selling" goes on. */
const mayBeRelative = /^(?:i(?!['’]?ts?)|we|s?he|they|you)/;
const auxiliary = /^(?:can|could|should|shud|will|would|do|does|did|is|are|was|has|have)$/;
const thing =
  /^(?:it|there|that|this|these|the|my|your|our|his|her|any(?:one|body)|some(?:one|body))$/;
const whQuestion =
  /^(?:how (?:much|long|many|soon|often|far|do|does|can|is|about|would)|what (?:is|are|do|does|kind|time|would|should|can|day|happens|if)|what(?:s|ll)|why (?:is|are|do|does|did|would|cant|wont)|when (?:do|does|can|would|will|are)|wheres|where (?:is|are|do|can)|who (?:pays|do|does|can)|which (?:one|of))\b/;
/** Words of which a clause about a pronoun may be a part: "the one i saw". */
const pointed =
  /^(?:ones?|things?|way|times?|first|last|all|everything|anything|something|nothing|place|number|guys?|person|people|part|same|day|minute|stuff|reason|help)$/;
const pointing = /^(?:the|that|this|same|any|every|which|another|an?)$/;
/** "Last August I got stung": when it was belongs to it. */
const whenBefore = /(?:^|\s)(?:(?:this|last|next|every|each) \S+|(?:and|so|but|right) now)$/;
/** "House is 1999", "panel says 200 amp". */
const bareSubject =
  /^(?:(?:(?:south|north|east|west|back|front|other) (?:side|wall|end)(?: of \S+ \S+)?|address|name|phone|number|email|mail|panel|house|furnace|unit|tags?|claim|plan|policy|neighbou?rs?|next door|landlord|tenant|bumper|stat|thermostat) (?:is|are|says?|reads?|have|has|still)|names (?!on\b|is\b))/;
const verdict =
  /^(?:is|are|was|will|would|does) .*\b(?:ok|okay|safe|fine|right|dangerous|bad|enough|normal)\b/;
const outlook =
  /\b(?:gonna|going to|still|already|included|available|covered|open|able|free|real|any)\b/;
const aboutBefore = /^(?:is|does|would|will|was) (?:it|that|this|he|she)\b/;
const condition = /^(?:if|when|whenever|since|because|cuando|si)$/;
const whose = /^(?:my|our|the|his|her)$/;
const finite =
  /^(?:is|are|was|were|has|had|just|says?|already|came|cant|can|will|lives?|needs?|wants?|works?|kinda?|keeps?|runs?|makes?|sounds?|smells?|looks?|wont)$/;
const spanishOpening =
  /^(?:soy|somos|estamos|tenemos|tengo|vivo|vivimos|rento|rentamos|necesito|nadie|cu[aá]nto|me llamo|mi nombre es|(?:es|son) (?:una?|el|la|de|del|dos|tres)|sí|no (?:hay|huele|tengo|tenemos)|puedo|hay|anda (?:pero|bien)|[eé]l lo|(?:el|la) (?:dueñ[oa]|casa) es)(?!\p{L})/u;
const spanishVerb =
  /^(?:rento|es|son|soy|somos|hay|está|esta|están|estan|tengo|tenemos|fue|me|se|quiero|quisiera|necesito|va|hace|ya)$/;
const denied = /^(?:no|not|nothing|nobody|none|noone)$/;
const leadIn = /^(?:on|in|at|for|by|with) \S+$/;
const interjection = /^(?:lol|lmao|haha|jaja|thx|thanks|gracias|btw|tho)$/;
const nobody = /^(?:nobody|noone|none)$/;

/** Whether another clause begins at a word of a sentence that has no signs, and how it is divided from what is before. */
export function opensClause(words: readonly string[], at: number, from: number): Cut | undefined {
  const [before = "", word = "", next = "", after = ""] = [
    words[at - 1],
    words[at],
    words[at + 1],
    words[at + 2],
  ];
  const behind = words.slice(at).join(" ");
  const clause = words.slice(from, at);
  // "Walls only house is 1999".
  if (before === "only" && clause.length > 2 && bareSubject.test(behind)) return ",";
  const object = before === "her" && !/^(?:tell|told|telling)$/.test(words[at - 2] ?? "");
  if (binding.has(before.replace(/['’]/g, "")) && !object && before !== "no") return undefined;
  const told = clause.some((one) => telling.has(one) || subjectWithVerb.test(one));
  if (/^(?:(?:is|does|do|did) (?:that|it) matter|do (?:i|we) have to)$/.test(behind))
    return undefined;
  // "If it breaks what do we get" asks as a whole.
  if (condition.test(clause[0] ?? "")) return undefined;
  // "Is that ok": about what stands before it.
  if (asks(words, at, from, told)) return aboutBefore.test(behind) ? "," : ".";
  const toldOfDay = new RegExp(`^(?:${anyDay}|tmrw)$`).test(before);
  if (before === "no") return undefined;
  if (whenBefore.test(clause.join(" "))) return undefined;
  // "On paper it's Filomena Russo".
  if (/^it/.test(word) && leadIn.test(clause.join(" "))) return undefined;
  const relative = pointed.test(before) || opensRelative(clause);
  const denies = denied.test(clause[0] ?? "");
  if (subjectWithVerb.test(word) && toldOfDay) return undefined;
  if (subjectWithVerb.test(word))
    return next && !(relative && mayBeRelative.test(word) && /(?:ing|ed|in|at|after)$/.test(next))
      ? ","
      : undefined;
  if (/^id$/.test(word) && /^(?:rather|like|love|be|prefer)$/.test(next)) return ",";
  if (word === "there" && /^(?:is|are|was)$/.test(next)) return ",";
  if ((pronouns.has(word) || word === "it") && telling.has(next) && !subjectWithVerb.test(next))
    return after && (!relative || articles.has(after) || /^\d/.test(after)) ? "," : undefined;
  const counts = clause.some((one) => /\d/.test(one));
  if (bareSubject.test(behind) && (told || denies || counts)) return ",";
  if (/^(?:rent|renting|own) (?:the|it|here|a)\b/.test(behind) && clause.length > 1) return ",";
  if (/^(?:shut|turned|closed) (?:the|it|that)\b/.test(behind) && (told || denies)) return ",";
  if (
    /^(?:sign|put|book|pencil|schedule|write) me\b/.test(behind) &&
    before !== "please" &&
    clause.length > 2
  )
    return ".";
  if (/^(?:want|wanna|need|looking) to\b/.test(behind) && subjectWithVerb.test(clause[0] ?? ""))
    return clause.length > 2 ? "," : undefined;
  if (word === "otherwise") return ",";
  if (/^dont (?:want|wanna|need)\b/.test(behind) && clause.length > 2) return ",";
  if (interjection.test(before) && clause.length > 1) return ",";
  if (/^thats (?:when|all|fine|ok|it)\b/.test(behind)) return ",";
  if (/^do(?:nt|esnt)$/.test(word) && denies) return ",";
  if (
    whose.test(word) &&
    !relative &&
    !telling.has(before) &&
    [after, words[at + 3]].some(tellsThere)
  )
    return ",";
  // "No fever no chest pain": what is denied in one breath stays together.
  if (denied.test(word) && clause.slice(-4).some((one) => denied.test(one))) return undefined;
  // "Somos 7 no 6".
  if (word === "no" && /^\d/.test(next) && /^\d/.test(before)) return undefined;
  if (word === "no" && !inSpanish(words) && !opensQuestion.test(clause[0] ?? ""))
    return /^(?:one|matter|way|longer)$/.test(next) && next !== "one" ? undefined : ",";
  if (nobody.test(word)) return ",";
  if (spanishOpening.test(behind) && (clause.length > 1 || /^rent/.test(before))) {
    const tells = denies || clause.some((one) => spanishVerb.test(one) || /\d/.test(one));
    return tells ? "," : undefined;
  }
  return undefined;
}

const tellsThere = (word = "") => finite.test(word);

/** Of such a sentence "no" denies the verb behind it: "la cajuela no cierra". */
const inSpanish = (words: readonly string[]) =>
  words.some((one) =>
    /^(?:el|la|los|las|que|es|en|por|mi|se|una?|con|ya|no puedo|pasado)$/.test(one),
  );
/** "How long", with its verb behind it. */
const opensQuestion =
  /^(?:how|what|whats|when|where|why|who|which|can|could|would|will|do|does|is|are)$/;
const asksWhich = /^(?:how|what|whats|when|where|why|who|which)$/;

/** "Is the old paint gonna be dangerous", behind a statement. */
function asks(words: readonly string[], at: number, from: number, told: boolean): boolean {
  const [before = "", word = "", next = ""] = [words[at - 1], words[at], words[at + 1]];
  const behind = words.slice(at).join(" ");
  if (whQuestion.test(behind)) return told || at > 3;
  if (asksWhich.test(words[from] ?? "") && !told) return false;
  if (!auxiliary.test(word) || /^(?:nobody|noone|one|some|every)/.test(before)) return false;
  if (pronouns.has(next)) return words.length > at + 2;
  if (!thing.test(next) || words.length <= at + 2) return false;
  if (verdict.test(behind)) return true;
  // "Ground floor are the schools good there": of one floor, "are" tells nothing.
  if (word === "are" && !severalOf.test(before)) return true;
  // "Doyle is the name on the policy" tells.
  return (
    told &&
    (!/^(?:is|are|was)$/.test(word) || !/^(?:the|my|your|our)$/.test(next) || outlook.test(behind))
  );
}

/** Words that "are" may tell of. */
const severalOf =
  /s$|^(?:we|you|u|they|people|kids|children|men|women|folks|both|all|who|that|which|here|there|teeth|feet|mice|hers|him|ones?)$/;

/** "The paint you used": a thing that is pointed at stands right before. */
function opensRelative(clause: readonly string[]): boolean {
  const last = clause.slice(-3);
  const at = last.findLastIndex((one) => pointing.test(one));
  return at >= 0 && !last.slice(at + 1).some((one) => telling.has(one) || binding.has(one));
}
