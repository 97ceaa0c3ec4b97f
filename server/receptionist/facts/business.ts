import { states, towns } from "#content/receptionist/towns.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutInterjections } from "#server/receptionist/hearing/interjections.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { vocabulary } from "#server/receptionist/hearing/phrase-book.ts";
import { withPlaces } from "#server/receptionist/hearing/place-names.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { headsIn, ofHeads } from "./heads-told.ts";

/** The speaker's own: "we", "my", "soy", "我们". */
const own =
  /^\W*(?:(?:hi|hey|so|ok)\W+)*got (?:\d|an? |my |one |two |three |four |five |six )|\b(?:\w+ here|(?:office|shop|firm|company|practice|clinic|group|salon|restaurant|business|store|agency) in|solo (?:practice|practitioner)|law,? solo)\b|\b(i|im|i'm|we|were|we're|our|my|us|for an?|im an?|own|run|soy|somos|tengo|tenemos|mi|mis|nuestr[oa]s?|trabajo|para un|para una)\b|我|咱/iu;

const sizeNouns =
  "chairs?|chiropractors|veterinarians|therapists|accountants|hygienists|nurses|physicians|surgeons|barbers|mechanics|installers|movers|inspectors|brokers|advisors|optometrists|cleaners|guys|crews?|people|persons?|man|employees|techs?|technicians|vets|agents|restaurants?|salons?|stores?|shops?|clinics?|hotels?|gyms?|branches|beds|bays|teachers|trainers|drivers|painters|plumbers|electricians|realtors|adjusters|paralegals|staffers|restaurantes|tiendas|salones|clinicas|técnicos|tecnicos|doctores|dentistas|lawyers|attorneys|dentists|doctors|locations?|offices?|trucks?|vans|rooms|tables|stylists?|staff|partners|lines|providers|agents in|sillas|sillones|personas|empleados|abogados|oficinas|talleres|consultorios|locales|negocios|sucursales|camiones|habitaciones|mesas|líneas|lineas|个人|家店|家诊所|间诊所|家餐厅|家餐馆|家饭店|家酒店|家门店|家分店|家公司|家律所|间办公室|张椅子|把椅子|[位个名]律师|[位个名]医生|[位个名]员工|[位个名]牙医|[位个名]师傅|[位个名]技师|辆车|张床|间房";

/** "A 3 attorney firm", "2-chair salon". */
const sizedFirm =
  /(?<![\d$])(\d{1,4})[ -]((?:attorney|lawyer|doctor|dentist|provider|physician|therapist|agent|chair|person|man|woman|partner|truck|van|crew|room|bed|table|bay|location|office|vet|stylist|tech|lane|bay|unit|seat|door)) (?:\p{L}+ ){0,2}?(?:firm|practice|office|shop|garage|clinic|salon|team|company|outfit|operation|agency|brokerage|group|hotel|motel|inn|restaurant|studio|spa|barbershop|place|business)(?![a-z])/u;
/** "Which one has 3 agents": those of a plan. */
const agentsOfPlan =
  /(?:\b(?:which|what|one|plan|tier|ai|need|with|has|have|want)\b|\?|cu[aá]l|plan|哪).{0,24}\bagents?\b|\bagents?\b.*\b(?:plan|tier|included)\b/u;

/** A trade whose people are called agents. */
const haveAgents =
  /\b(?:insurance|real ?estate|realt\p{L}*|brokerages?|broker|agency|agencies|travel|leasing|office|firm|human|licensed|seguros|inmobiliaria|bienes)\b/u;

/** "Will 3 agents do", "I want 2 lines", "there were 3 people": what is bought, and who came. */
const ofProduct =
  /\b(?:wants?|needs?|add|buy|order|get|give me|will|would|could|can|enough|there were|quiero|necesito|ocupo)(?: (?:only|just|like|about|all|another|solo))* $/;
const offered = /(?:agents?|lines?|people|persons?|lineas?|l[ií]neas?|personas?)$/;

/** "2 chairs": how large a business is, in its own words. Figures, where it was spelled. */
export function sizeIn({ text, language }: Hearing): string | undefined {
  const all = withFigures(text, language).matchAll(
    new RegExp(
      `(?<![\\d$])(\\d{1,5})[ -]?((?:full time |full-time |small |busy |pizza |nail |hair |dental |coffee |sushi )?(?:${sizeNouns}))(?![a-z])(?! (?:call|calling|ring|phone|text|want|at once|at the same time|llaman|marcan))`,
      "gu",
    ),
  );
  const counted = [...all].filter(
    ({ 0: said, input, index }) => !ofProduct.test(input.slice(0, index)) || !offered.test(said),
  );
  // "Un salón con 4 empleados" counts the four.
  const found = counted.find(([, count]) => Number(count) > 1) ?? counted[0];
  if (!found) {
    const figures = withFigures(text, language);
    const heads = headsIn(figures);
    if (heads) return `${heads}${ofHeads[language]}`;
    const firm = sizedFirm.exec(figures);
    return firm ? `${firm[1]} ${firm[2]}s`.replace(/mans$/, "men") : undefined;
  }
  // "And 2 agents" are those of a plan; "we have 5 agents" are people.
  const ofPlan = agentsOfPlan.test(text) || !haveAgents.test(text);
  if (/^agents$/.test(found[2] ?? "") && ofPlan && !own.test(text)) return undefined;
  return language === "zh" ? `${found[1]}${found[2]}` : `${found[1]} ${found[2]}`;
}

/** "Locksmith from Fresno", at the start: what somebody does, and where. */
const opensWithWork =
  /^\W*(?:(?:hi|hey|hello|so)\W+)*(?:an? )?(?:\p{Ll}+ )?\p{Ll}{2,}(?:smith|er|or|ist|ian|man|woman|tech|shop|company|business|firm|office|services?|outfit)s? (?:here )?(?:from|in|out of|outta|based in|near) \p{Lu}/u;

const months =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|seasons?|temporada|nine|ten|eleven|twelve|one|two|three|four|five|six|seven|eight|noon|midday|lunch\w*|midnight|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|english|spanish|chinese|mandarin|spain|ingles|espanol|chino|summer|winter|spring|fall|autumn|town|surgery|court|class|session|meetings?|traffic|bed|trouble|line|touch|theatre|theater|transit|total|advance|general|business|minutes|verano|invierno|total|general)$/i;
const before =
  /\b(?:in|near|from|out of|outta|around|based in|located in|en|desde|cerca de)\s+((?:the\s+)?\p{L}[\p{L}'.-]*(?:\s+\p{L}[\p{L}'-]*){0,2})/giu;

/** "He's in Tulsa": where somebody else is. */
const somebodyElse =
  /\b(?:he|she|they|hes|shes|theyre|buddy|friend|brother|sister|cousin)\b[^,.;]{0,12}$/i;

/** "Somos un restaurante de El Paso". */
const ofTownInSpanish =
  /(?<!\p{L})(?:[Ss]omos|[Ss]oy|[Tt]engo|[Tt]enemos) (?:(?:un|una|el|la|los|las|unos|unas|\d+) )(?:\p{Ll}+ ){1,3}(?:de|en) ((?:El|La|Los|Las|San|Santa|Nueva|Nuevo)? ?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=\W|$)/u;
const keptIn =
  /\b(?:bookings?|appointments?|data|records?|calendars?|contacts?|leads?|notes?|files?|cases?|matters?|clients?|orders?|tickets?|jobs?|tasks?|quotes?|estimates?|events?|reservations?|deals?|listings?|tenants?|patients?|customers?|charts?|claims?|policies|slots?|schedul\p{L}*|invoices?|payments?|everything|stuff|it|them|works?|run|runs|log|logged|live|lives|citas|agenda|datos|expedientes)(?: (?:is|are|all))?\s*$/iu;

/** How far before a place the question stands that it belongs to. In signs. */
const nearby = 120;
const ofIt =
  /(?<!\p{L})(?:can|could|does|do|will|would|is) (?:it|they|this(?: thing)?|that|your? \p{L}+)\b[^.?!,;]*$/iu;
const knownTowns = new Set(`${towns}, ${states}`.split(", "));
/** "Reno", "san antonio": whether a text opens with a town of our list. */
const isKnownTown = (text: string): boolean => {
  const words = latinWords(text);
  return [1, 2, 3].some((count) => knownTowns.has(words.slice(0, count).join(" ")));
};

/**
 * The place of a business: what stands behind "in" and is no word of ours, beside a trade or
 * behind "we are". `trade`: whether the same message names one.
 */
export function placeIn(said: string, trade: boolean): string | undefined {
  const original = withPlaces(said);
  const placed =
    trade ||
    opensWithWork.test(original) ||
    /\b(we are|we're|were|i'm|im|i am|based|located|estamos|soy (?:\p{L}+ )?(?:de|en)|somos (?:\p{L}+ ){0,3}(?:de|en)|(?:the|our|my) (?:shop|store|office|practice|clinic|firm|salon|restaurant|business|company|place)(?: is|'?s)|(?:la|mi|nuestra) (?:oficina|tienda|clínica|clinica|empresa) (?:es|está|esta|queda))\b/iu.test(
      original,
    );
  if (!placed) {
    return areaIn(original);
  }
  const han =
    /(?:我们)?在(\p{Script=Han}{2,4}?)(?:的|有|开|，|。|$)/u.exec(original)?.[1] ??
    /我们?是(\p{Script=Han}{2,5}?)的?一[家个间]/u.exec(original)?.[1];
  if (han) return han;
  const spanish = ofTownInSpanish.exec(original)?.[1];
  if (spanish && !months.test(spanish)) return spanish;
  const withState = stated.exec(original)?.[1];
  if (withState) return withState;
  for (const { 1: text = "", index } of withoutInterjections(original).matchAll(before)) {
    if (somebodyElse.test(original.slice(0, index))) continue;
    // "Can it take bookings in Vagaro": what is kept there, and no place.
    if (keptIn.test(original.slice(0, index))) continue;
    // "Does it show up in dentrix", asked of the product: a system, unless it is a town we know.
    if (ofIt.test(original.slice(Math.max(0, index - nearby), index)) && !isKnownTown(text))
      continue;
    // "From Meeks Plumbing": a firm.
    if (/^(?:from|de|desde|at)\s/i.test(original.slice(index)) && isFirm.test(text)) continue;
    const words: string[] = [];
    for (const word of text.split(/\s+/)) {
      const bare = latinWords(word).join("");
      const capital = /^\p{Lu}/u.test(word);
      const common = vocabulary.en.has(bare) || vocabulary.es.has(bare);
      if (months.test(bare) || (common && !capital)) break;
      if (words.length > 0 && !capital) break;
      words.push(word.replace(/[.,]$/, ""));
      if (/[.,]$/.test(word)) break;
    }
    const place = words.join(" ").trim();
    if (place.length > 2)
      return place.replace(
        /(^|\s)(\p{Ll})/gu,
        (_, gap: string, letter: string) => gap + letter.toUpperCase(),
      );
  }
  return areaIn(original) ?? (trade ? placeAlone(original) : undefined);
}

/** What a firm's name ends or begins with. */
const isFirm =
  /(?<!\p{L})(?:plumbing|electric|roofing|heating|hvac|law|legal|dental|dentistry|medical|clinic|landscaping|realty|properties|salon|insurance|movers|auto|motors|towing|construction|cleaning|painting|pools?|pest|llc|inc|group|associates|partners|plomer[ií]a|electricidad|techos|abogados|taller|cl[ií]nica|restaurante|bufete)(?!\p{L})/iu;

/** "Mesa, AZ": a town before its state. */
const stated =
  /(?<![\p{L}])(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?![\p{L}\d@])/u;
const area =
  /(?:^|[,.;:(] ?|\b(?:in|around|near|from|serv(?:e|es|ing)|cover(?:s|ing)?|across|throughout) )(?:the )?(?:greater )?(\p{L}{3,}(?: \p{Lu}\p{L}+)?)(?: metro)? area(?!\p{L})/iu;
const noTown =
  /^(?:service|this|that|our|your|their|my|same|other|rural|urban|metro|gr[ae]y|coverage|local|whole|entire|certain|wide|large|small|waiting|common|reception|any|every|each|which|what|bay|tri|business|new|downtown|dining|problem|subject|practice)$/iu;

/** "Locksmith, fresno area", "serving the Dayton area". */
function areaIn(original: string): string | undefined {
  const name = area.exec(original)?.[1];
  if (!name || noTown.test(name.split(" ")[0] ?? "")) return undefined;
  return name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/**
 * "3 vans, Reno.": a place between two signs, beside the trade that stands there. In small letters
 * it stands right behind what the business is, and asks nothing: "before patients, possible?".
 */
function placeAlone(original: string): string | undefined {
  if (/[@]|\d{3}.?\d{4}/.test(original)) return undefined;
  const pieces = original.split(/(?<=[,.;!?])/);
  for (const [at, said] of pieces.entries()) {
    if (at === 0) continue;
    const piece = said.replace(/[,.;!?]+$/, "");
    const short = (pieces[at - 1] ?? "").trim().split(/\s+/).length <= 4;
    const small = short && !said.endsWith("?") && !/ly\s*$/.test(piece);
    const name =
      /^\s*(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?: [A-Z]{2})?\s*$/u.exec(piece)?.[1] ??
      (small ? /^\s*(\p{Ll}{5,})\s*$/u.exec(piece)?.[1] : undefined)?.replace(/^./, (letter) =>
        letter.toUpperCase(),
      );
    const words = latinWords(name ?? "");
    const common = words.some(
      (word) => vocabulary.en.has(word) || vocabulary.es.has(word) || months.test(word),
    );
    if (name && !common) return name;
  }
  return undefined;
}
