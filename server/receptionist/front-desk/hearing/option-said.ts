import type { Field, FrontDesk, Option } from "#content/front-desks/front-desk.ts";
import { type Found, findCues } from "#server/receptionist/safety/cues.ts";
import { denied, deniedInside } from "#server/receptionist/safety/denials.ts";
import { isAside } from "../clauses/learned-clauses.ts";
import type { SaidPart } from "./said-parts.ts";

/** How firmly words choose an option: what is lower gives way to what is higher. */
export const firmness = {
  /** It is spoken of: somebody else's, or long ago. */
  mention: 1,
  statement: 2,
  /** The caller, or what the call is about, is called so: "we're buyers", "it's the homeowners one". */
  identity: 3,
  wish: 4,
} as const;

/** How firmly a part of a message names an option, by how many words; undefined where it denies it. */
export interface Naming {
  firm: number;
  /** "My tenants" says more than "tenant". */
  words: number;
}

/** How firmly a part of a message names an option. */
export function namingOf(
  { desk, field }: OptionOf,
  option: Option,
  part: SaidPart,
): Naming | undefined {
  const { words } = part;
  if (elsewhere.test(words.join(" "))) return undefined;
  const all: Naming[] = option.heard
    .flatMap((cues) => findCues(cues, words))
    .filter((found) => !isDenied(words, found))
    .map((found) => ({ firm: firmnessOf(field, option, words, found), words: wholeWords(found) }));
  const han = withoutLonger(part.han, option, field);
  if (option.heard[2] && hasUndenied(option.heard[2], han))
    all.push({ firm: inChinese(field, option, han), words: 1 });
  const [best] = all.toSorted((one, other) => other.firm - one.firm || other.words - one.words);
  // "The door guy was super nice btw" tells nothing that anybody has to write down.
  const stray =
    best?.firm === firmness.statement && needs.has(field.name) && !happenings.has(option.id);
  return best && stray && isAside(desk, part) ? { ...best, firm: firmness.mention } : best;
}

/** "I've got the eye doctor monday": why a time will not do, and nothing about the call. */
const elsewhere =
  /\b(?:eye|foot|heart|skin) doctor\b|\b(?:ive|weve|have|got|is) (?:got )?(?:the|a|my|his|her) (?:doctors? )?(?:doctor|dentist|doctors appointment|doctor appointment) (?:on |that |this |next )?(?:\w+day|then|morning|afternoon)\b|\bdoctors? appointment\b|\bcita con (?:el|la|mi) (?:doctor|doctora|medico|dentista|oculista)\b/;

/** Whether words name an option only to deny it. */
export function denies({ heard }: Option, words: readonly string[]): boolean {
  const found = heard.flatMap((cues) => findCues(cues, words));
  return found.length > 0 && found.every((one) => isDenied(words, one));
}

/** A field of a desk. */
export interface OptionOf {
  desk: FrontDesk;
  field: Field;
}

function firmnessOf({ name }: Field, { id }: Option, words: readonly string[], found: Found) {
  const { from, to } = found;
  const before = words.slice(0, from);
  // "Flood coverage", "hail insurance": what is to be insured has not happened.
  if (id === "claim" && insured.test(words[to] ?? "")) return firmness.mention;
  if (happenings.has(id)) return firmness.wish;
  if (supposed.test(before.join(" "))) return firmness.mention;
  if ((ofCallers.has(name) || ofCall.has(name)) && ofSomebodyElse(before)) return firmness.mention;
  // "The tenant in the lower unit tells me": somebody lives there, and does not call.
  const cue = words.slice(from, to).join(" ");
  if (name === "owner" && oneWhoRents.test(cue) && pointedAt.test(before.join(" ")))
    return firmness.mention;
  const said = words.slice(0, to).join(" ");
  if (name === "side" && isCaller.test(before.join(" "))) return firmness.identity;
  if (name === "line" && isCalled.test(before.join(" "))) return firmness.identity;
  if (needs.has(name) && wishes.test(said)) return firmness.wish;
  if (name === "side" && ownWish.test(said)) return firmness.wish;
  return needs.has(name) && !lasting.has(id) && past.test(words.join(" "))
    ? firmness.mention
    : firmness.statement;
}

function inChinese({ name }: Field, { id }: Option, han: string) {
  if (happenings.has(id)) return firmness.wish;
  if (!needs.has(name)) return firmness.statement;
  if (wishesInChinese.test(han)) return firmness.wish;
  return !lasting.has(id) && pastInChinese.test(han) ? firmness.mention : firmness.statement;
}

const insured = /^(?:coverage|insurance|policy|policies|deductible)$/;
const oneWhoRents = /^(?:tenants?|renters?|inquilin[oa]s?)$/;
const pointedAt =
  /(?<!\b(?:im|i am|were|we are|soy|somos) )\b(?:the|my|our|a|her|his|lower|upper|el|la|mi|un|una)$/;

/** Lines about what the caller needs. */
const needs = new Set(["wish", "door"]);

/** What the call is for. */
const ofCall = new Set([...needs, "side"]);

/** Lines that tell of the caller, and of nobody beside. */
export const ofCallers = new Set(["known", "first", "owner", "drives"]);

/** Options that tell what has happened: the reason of the call, whatever is wished for besides. */
const happenings = new Set(["claim", "death", "bought", "client", "agent"]);
/** "My truck died yesterday" is no less a matter of today. */
const lasting = new Set(["service", "door", "policy", "account"]);

/** "We're BUYERS". */
const isCaller =
  /^(?:so |well )*(?:im|i am|were|we are|soy|somos)(?: a| an| the| just| un| una| el| la)*$/;
/** "It's the HOMEOWNERS one", "its the subaru so AUTO i guess". */
const isCalled = /^(?:so |well |i think |i guess )*(?:its|it is|thats|this is|es|seria)\b/;

/** Words of a phrase that stand together: "you guys DID MY". */
const wholeWords = ({ from, to, hits }: Found) => (to - from <= hits.length + 1 ? hits.length : 1);

/** "I'm not here to BUY", "no quiero CANCELAR", "anybody but SAM", "por FUERA no". */
function isDenied(words: readonly string[], found: Found): boolean {
  const { from, to } = found;
  // "Nope no agent": what begins with its own "no" stands as it is.
  if (negation.test(words[from] ?? "")) return false;
  if (denied(words, from, wishing) || deniedInside(words, found)) return true;
  const before = words.slice(0, from).join(" ");
  if (notNeeded.test(before) || exceptFor.test(before) || threatened.test(before)) return true;
  return (
    words.length === to + 1 && words.at(-1) === "no" && !negation.test(words.slice(0, to).join(" "))
  );
}
const wishing = new Set(
  "dar darme darse darnos darle de me want wanna to looking trying planning need going gonna here calling for with con im be being it its quiero queremos quiere voy vamos ando es son somos soy para one ha han has se was hemos he".split(
    " ",
  ),
);
const negation = /\b(?:no|not|never|without|sin|nunca|\w+nt|cannot)\b/;
const exceptFor =
  /(?:\b(?:any|every)(?:one|body)|\bquien sea|\bcualquiera) (?:but|except|menos|excepto)(?: for| con)?$/;

/** "Doesn't have to be Tasha", "no tiene que ser con Dee": what stands behind it is not asked for. */
const notNeeded =
  /\b(?:(?:doesnt|dont|does not|do not|needn?t?) (?:really )?(?:have|need|got|care if its|care if it is)(?: to)?(?: be| get)?|not necessarily|no (?:tiene|hace falta|necesita) (?:que )?(?:ser|sea)?)(?: (?:with|con|a))?$/;

/** "Call me before I CANCEL the whole thing", "or I CANCEL": what is threatened with. */
const threatened =
  /\b(?:before (?:i|we)|or (?:else )?(?:i|im|ill|we|well)(?: will| am| going to| gonna)?|antes de que)$/;

/** Whether one of the Chinese signs stands there and is not denied: "不是要退会" asks for no "退会". */
function hasUndenied(signs: string, han: string): boolean {
  return signsOf(signs).some((sign) => {
    for (let at = han.indexOf(sign); at >= 0; at = han.indexOf(sign, at + 1))
      if (!deniedBefore.test(han.slice(0, at))) return true;
    return false;
  });
}
const deniedBefore = /(?:(?<!是)不是|(?<!要)不要|(?<!想)不想|不用|不|没有?)(?:想|要|来|打算)*$/u;

/** "摩托车" holds "车", and is no car: what another option's longer sign holds is taken out. */
const withoutLonger = (han: string, { id, heard }: Option, { options = [] }: Field): string => {
  if (han === "") return han;
  const own = signsOf(heard[2]);
  return options
    .filter((other) => other.id !== id)
    .flatMap((other) => signsOf(other.heard[2]))
    .filter((sign) => own.some((each) => sign.length > each.length && sign.includes(each)))
    .reduce((all, sign) => all.replaceAll(sign, "，"), han);
};
const signsOf = (signs = "") =>
  signs
    .split(",")
    .map((sign) => sign.trim())
    .filter(Boolean);

/** "My husband already QUIT", "the other guy's car got TOWED": told of somebody else. */
function ofSomebodyElse(before: readonly string[]): boolean {
  const subject = before.findLast((word) => self.has(word) || others.test(word));
  return subject !== undefined && !self.has(subject);
}
const self = new Set(
  "i im ive id ill we were weve wed well us me mine yo nosotros me nos".split(" "),
);
const others =
  /^(?:husband|wife|mom|mother|dad|father|brother|sister|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|fiance|fiancee|neighbor|friend|buddy|boss|coworker|roommate|tenant|guy|dude|lady|esposo|esposa|marido|mama|papa|hermano|hermana|primo|prima|vecino|vecina|amigo|amiga|novio|novia|suegro|suegra|jefe|jefa|inquilino|landlord|landlady|casero|casera)s?$/;

/** "If she's out DEE is fine", "maybe BUY in two years", "I was going to CANCEL". */
const supposed =
  /^(?:if(?! (?:so|possible|thats (?:ok|possible|fine)|its (?:ok|possible)|you can|u can|i can|i may)\b)|si)\b|\b(?:maybe|might|someday|eventually|(?:was|were) (?:just )?(?:going to|gonna|about to|thinking)|tal vez|quiza|quizas|algun dia|iba a|pensaba)\b/;

/** Only the caller's own. */
const ownWish =
  /\b(?:i|im|we|were|id|wed|ive) (?:\w+ )?(?:want|wanna|need|gotta|like|love|looking|trying|hoping|gonna|going|plan|planning)\b|\b(?:quiero|queremos|quisiera|necesito|me gustaria|busco|buscamos)\b/;

const wishes =
  /\b(?:want|wants|wanna|need|needs|gotta|have to|has to|got to|like to|love to|looking to|trying to|hoping to|gonna|going to|please|id like|quiero|queremos|quiere|quisiera|necesito|necesitamos|ocupo|tengo que|me gustaria|voy a|me urge|busco|buscamos)\b/;
const wishesInChinese = /想|要|打算|准备/;

/** Something that is over. */
const past =
  /\b(?:last (?:night|week|month|year|time|spring|summer|fall|winter|\w+day)|yesterday|ago|used to|bought|joined|froze|in (?:(?:19|20)\d\d|(?:january|february|march|april|june|july|august|september|october|november|december))|back in|anoche|ayer|la (?:vez|semana) pasada|el (?:ano|mes) pasado|hace (?:\w+ )?(?:ano|anos|mes|meses|semanas)|compre|compramos)\b/;
const pastInChinese = /昨天|昨晚|上次|上周|上个月|去年|前年|以前/;
