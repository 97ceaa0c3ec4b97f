import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { Field, FrontDesk } from "#content/front-desks/front-desk.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import type { Fact } from "../call-state.ts";
import { answersAbout, answersElse } from "../clauses/answers-else.ts";
import { meaningOf } from "../clauses/learned-clauses.ts";
import { questionKinds } from "../question-kind.ts";
import { factText } from "./fact-text.ts";
import { namesPaper } from "./names-paper.ts";
import { isBare, isEmpty, isTimeOnly, type SaidPart } from "./said-parts.ts";

/** Pieces of a fact. */
const pieces = 3;

/** Words of an answer to a question that has options. */
const longestChoice = 8;

const inOwnWords = new Set<Field["kind"]>(["words", "choice", "address", "from", "to"]);

/** An answer without a recognized word: it belongs to the question just asked. */
export function takeAnswer(
  desk: FrontDesk,
  field: Field,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  when: When,
): void {
  if (!inOwnWords.has(field.kind)) return;
  const answers = parts.filter((part) => !isCourtesy(part));
  const asking = new Set(parts.filter(({ asks }) => asks).map(({ sentence }) => sentence));
  const free = (answers.length > 0 ? answers : parts).filter(
    (part) =>
      !part.asks &&
      tells(part) &&
      !heardElsewhere(part.text, facts) &&
      // "This is useless, get me a person" answers nothing.
      !angry.some((cues) => hasCue(cues, part.words)) &&
      !reachMe.test(part.text) &&
      !ofNumber.test(part.text) &&
      !(field.kind === "words" && answersElse(desk, field, part)) &&
      // "Off the record, how low would he go", "it's number 4471": neither is one of a few options.
      !(
        field.kind === "choice" &&
        (asking.has(part.sentence) ||
          /\d{3}/.test(part.text) ||
          deniesMore.test(part.text) ||
          // "La puedo seguir manejando así o qué hago", without a sign.
          questionKinds(part.text, part.han).length > 0)
      ),
  );
  // "It happened on the corner of Colfax and Pecos, at five" chooses none of a few options.
  if (field.kind === "choice" && free.some(({ words }) => words.length > longestChoice)) return;
  const [first] = free;
  // "If you guys break my tv", "my wife left yesterday with a mover": no place.
  const isWay = field.kind === "from" || field.kind === "to";
  if (isWay && first && !isPlace(first)) return;
  if (!first || (Object.keys(when).length > 0 && !free.some(({ words }) => words.length > 3)))
    return;
  const words = free.flatMap((part) => part.words);
  if (words.length > 0 && isBare(words)) {
    const no = words.find((word) => /^(?:no|nope|nah|none|nothing|nada)$/.test(word));
    if (no) facts[field.name] = { text: field.kind === "choice" ? "No" : first.text };
    else if (field.kind === "choice" && /^(?:yes|yeah|si|yep)$/.test(words[0] ?? ""))
      facts[field.name] = { text: first.text };
    return;
  }
  if (
    field.kind === "address" &&
    !free.some(({ text }) => streetLike.test(text.replace(counted, " ")))
  )
    return;
  // "Everybody would be better off without me" tells no beginning: it belongs to the note.
  if (field.name === "since" && !free.some(tellsBeginning)) return;
  // "Fine. I got till march 27": the courtesy before it says nothing.
  const telling = free.filter((part) => part.han !== "" || !isBare(part.words));
  facts[field.name] = { text: textOf(telling.length > 0 ? telling : free) };
}

/** "Fine. Whatever.", beside an answer. */
const isCourtesy = ({ words, han }: SaidPart) =>
  han === "" && words.length > 0 && words.every((word) => courtesies.has(word));
const courtesies = new Set("fine whatever ok okay well ugh um uh sure thanks please".split(" "));

/** "Call me on", "you may write to me at", once what stands behind it is taken out. */
const reachMe =
  /^(?:(?:you|they) (?:can|may|could) |please |just |best to |better to )*(?:call|reach|text|ring|phone|write|email|mail|e-mail)(?: to)? (?:me|us)\b|^(?:me |nos )?(?:pueden? |puede usted )?(?:escrib\w*|llam\w*|marqu\w*|m[aá]rqu\w*) (?:a|al|en)$/iu;

/** "Cell", "my number's", once the number behind it is taken out. */
const ofNumber =
  /^(?:(?:my|the|our|best|his|her|mi|el) )*(?:cell?|cell ?phone|mobile|phone|number|tel|ph|celular|tel[eé]fono|n[uú]mero)(?: (?:number|phone|no))?(?:['’]?s| is| es)?$/iu;

/** "It's not hot either" goes on with what was denied before it. */
const deniesMore =
  /\b(?:not?|isnt|aint|dont|doesnt|nothing|nobody|\p{L}+n['’]t)\b.*\beither\W*$|\btampoco\b/iu;

const weekdayOrHalf =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|\d{1,2}[ap]m|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;
const isPlace = ({ words, text }: SaidPart) =>
  // "Order 7719", asked where from.
  !namesPaper(text) &&
  // "A call friday at 1pm is good" names a time.
  !words.some((word) => weekdayOrHalf.test(word)) &&
  !/^(?:if|i|my|we|he|she|they|you|it|its|and|so|but|si|yo|mi|no|yes|do|please|can|could|just|maybe|let|there|theres|hay)$/.test(
    words[0] ?? "",
  ) &&
  (words.length <= 6 || /\d/.test(text));

/**
 * "Behind the oven, droppings too, couple weeks", asked where: what the answer opens with belongs to
 * it too, though only what follows holds a word that is listened for.
 */
export function leadAnswer(
  { name }: Field,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  used: ReadonlySet<SaidPart>,
): void {
  const [first] = parts;
  const text = facts[name]?.text;
  if (!first || !text || first.asks || used.has(first) || !tells(first)) return;
  if (isBare(first.words) || first.words.length > 6 || heardElsewhere(first.text, facts)) return;
  facts[name] = { text: factText([first.text, ...text.split("; ")]) };
}

/** A short answer, or one with a time or a change in it. */
const tellsBeginning = ({ words, han }: SaidPart) =>
  han !== "" ||
  words.length <= 4 ||
  /\d|\b(?:days?|weeks?|months?|years?|hours?|minutes?|yesterday|today|tonight|morning|night|noon|evening|since|ago|last|when|after|worse|worsening|better(?! off)|same|always|start\w*|began|first|long|while|once|recent\w*|sudden\w*|still|again|every|comes|now|just|\w+day|desde|hace|ayer|hoy|anoche|dias?|semanas?|mes|meses|anos?|horas?|peor\w*|mejor\w*|igual|siempre|empez\w*|cuando|despues|ahorita|ahora|manana|tarde|noche)\b/.test(
    words.join(" "),
  );

/** "In ten minutes", "4 people", "miércoles 11 a las 3": no number of a house. */
const counted =
  /\b(?:a las?|at|(?:antes|despu[eé]s) de las?|after|before|around) \d{1,2}(?::\d\d)?(?=\s*(?:$|[,.;!?]|[ap]m|only|please|pls|solamente|nada))|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) \d{1,2}(?!\d)|\d+ (?:min(?:ute|uto)?s?|hours?|horas?|days?|d[ií]as?|weeks?|semanas?|people|personas?)(?!\p{L})/giu;

/** A number with a word, or a corner: "call me" is no street. */
const streetLike =
  /\d+\S* \p{L}{2,}|\p{L}{2,} \d+|\b(?:corner|street|road|avenue|calle|esquina)\b|\p{Script=Han}{2,}[路街号巷]/iu;

/** The line of what a call is about, in the caller's words; when the gym charges is none. */
export const isStory = ({ kind, optional, name }: Field): boolean =>
  kind === "words" && !optional && name !== "draft";

/**
 * What a call opens with is its reason, also in words that no cue knows: "our phones have been dead
 * since eight".
 */
export function takeOpening(
  desk: FrontDesk,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
): void {
  const { fields } = desk;
  const chosen = new Set(Object.values(facts).flatMap(({ option }) => option ?? []));
  const main = fields.find(
    (field) =>
      isStory(field) &&
      (!field.only || field.only.some((one) => chosen.has(one))) &&
      // "The crew broke my table" tells of no rooms.
      !field.notFor?.some((one) => chosen.has(one)),
  );
  // "My dad died this morning" tells no place.
  // "I need a COI for a job" names no holder.
  if (!main || main.name === "where" || main.firm || facts[main.name]) return;
  const told = parts.filter(
    (part) =>
      !part.asks &&
      (part.words.length >= 3 || part.han.length >= 4) &&
      tells(part) &&
      !isBare(part.words) &&
      !saysWhere.test(part.text) &&
      !isForNote(desk, main, part) &&
      !mood.some((cues) => hasCue(cues, part.words)),
  );
  // "I need to bring my son in, he's got an earache": what is wrong says more.
  const first = told.find(({ text }) => !onlyBooks.test(text)) ?? told[0];
  if (first) facts[main.name] = { text: textOf([first]) };
}

/** "I left my umbrella, green, wood handle": what is too short for the note stays with what it tells of. */
export function addDetails(
  { name }: Field,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  used: ReadonlySet<SaidPart>,
): void {
  const told = facts[name]?.text?.split("; ") ?? [];
  const at = parts.findLastIndex(({ text }) => text === told.at(-1));
  const first = parts[at];
  if (!first || told.length >= pieces) return;
  const behind = parts.slice(at + 1, at + 3);
  const end = behind.findIndex(
    (part) => part.sentence !== first.sentence || used.has(part) || !isDetail(part),
  );
  const details = behind
    .slice(0, end < 0 ? 2 : end)
    .filter(({ text }) => !heardElsewhere(text, facts));
  if (details.length > 0)
    facts[name] = { ...facts[name], text: factText([...told, ...details.map(({ text }) => text)]) };
}

const isDetail = ({ words, han, asks }: SaidPart): boolean =>
  !asks &&
  han === "" &&
  words.length > 0 &&
  words.length <= 2 &&
  !isTimeOnly(words) &&
  !isEmpty(words) &&
  !words.some((word) => saysNoDetail.test(word));
const saysNoDetail =
  /^(?:no|not|yes|yeah|ok|okay|fine|sure|thanks?|thank|please|pls|bye|hi|hello|hey|lol|haha|sorry|ugh|um|uh|asap|urgent|now|today|tonight|tomorrow|soon|name|call|text|help|anyway|really|seriously|whatever|right|too|again|y|gracias|porfa|hola|urgente|hoy|ya|por|i|im|you|we|u|dude|man|bro|sir|maam|wow|and|but|so)$/;

/** "This is with Summit Realty", once the name is taken out. */
const saysWhere =
  /^(?:(?:this is|it['’]?s|i['’]?m|i am|soy|habla|le habla) )(?:calling )?(?:with|from|over at|in (?:accounts?|billing|the office)|de parte de) /iu;

/** "Your painter got overspray on my car", "I thought this was the vet": no room to paint, and for the note at most. */
const isForNote = (desk: FrontDesk, field: Field, part: SaidPart): boolean => {
  const { name } = field;
  const meant = meaningOf(desk, part);
  return (
    meant !== undefined &&
    !answersAbout(field, part) &&
    meant.of(`field ${name}`) < 0.05 &&
    (meant.of("note") >= 0.6 || meant.of("aside") >= 0.9)
  );
};

/** Asks for a visit, and does not say what for. */
const onlyBooks =
  /^(?:(?:hi|hello|hey|so|um|ok|well|yes|good \p{L}+|hola|buenas|oiga)\W+)*(?:(?:i|we)(?:['’]?(?:d|m|re|ll))?|am|would|im|id)? ?(?:need|want|wanna|like|gotta|looking|trying|calling|hoping|have|necesito|quiero|quisiera|ocupo)(?: to| for)? (?:(?:get|make|book|schedule|set up|bring|come|be|take|see|sacar|hacer|agendar|llevar|traer)\b.{0,24}(?:in|seen|appointment|appt|visit|cita)|(?:an?|the|una?) (?:\p{L}+ )?(?:appointment|appt|visit|cita)|cita)(?: (?:for|para) (?:my|mi|him|her|us) ?\p{L}*)?(?: please| por favor)?\W*$/iu;

/**
 * "Is it totaled you think? whole back end is pushed in": where only questions that nobody may answer
 * tell what the call is for, the first statement that no line took tells more.
 */
export function addStatement(
  { name }: Field,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  used: ReadonlySet<SaidPart>,
): void {
  const text = facts[name]?.text;
  if (!text || parts.some((part) => text.includes(part.text) && !part.asks)) return;
  const told = parts.find(
    (part) =>
      !part.asks &&
      !used.has(part) &&
      (part.words.length >= 4 || part.han.length >= 4) &&
      tells(part) &&
      !mood.some((cues) => hasCue(cues, part.words)),
  );
  if (told) facts[name] = { text: factText([told.text, ...text.split("; ")]) };
}

const angry = [...everyDeskCues.hostile, ...everyDeskCues.harsh, ...everyDeskCues.person];
const mood = [...angry, ...everyDeskCues.price];

/** Whether a part says anything other than a time. */
const tells = ({ words, han }: SaidPart) =>
  (han.length > 0 && !/^[我是叫的在呢吧你好这里电话手机号码]+$/u.test(han)) ||
  (words.length > 0 && !isTimeOnly(words) && !isEmpty(words));

const textOf = (parts: readonly SaidPart[]) =>
  factText(parts.map(({ text }) => text).slice(0, pieces));

const heardElsewhere = (text: string, facts: Record<string, Fact>) =>
  Object.values(facts).some((fact) => fact.text?.includes(text));
