import { isTown } from "#server/receptionist/hearing/name-words.ts";
import { isGiven } from "./given-name.ts";
import { isOther, isTime } from "./no-name.ts";

const business =
  /\b(?:inc|llc|co|corp|company|group|services?|dental|clinics?|freight|roofing|construction|supply|foods|church(?:es)?|schools?|partners|associates|insurance|mutual|realty|motors|tax|hvac|electric|plumbing|title|escrow|architects?|lawyers|llp|llc|firm|salon|studio|hotel|inn|bank|farms?|logistics|systems|solutions|consulting|holdings|enterprises|industries|builders|properties|management|foundation|university|college|hospital|drywall|design|trading|imports|trucking|bakery|cafe|grill|market|deli|pharmacy|landscaping|cleaning|movers|moving|media|labs|capital|energy|electronics|tile|concrete|painting|flooring|brewing|brewery|printing|transport|rentals|homes|apartments|estates|towers|housing|leasing|mortgage|airlines?|motel|gym|fitness|restaurant|pizza|diner|daycare|academy|institute|stores?|outfitters|wireless|solar|staffing|medical|packaging|products|manufacturing|kitchens?|interiors|gardens?|legal|dynamics|global|international|express|storage|self storage|depot|warehouse|distributors|wholesale|catering|plastics|metals|ventures|agency|gallery|nursery|veterinary|software|tools|auto|builds?|transportes|grupo|constructora|ferreter[ií]a|panader[ií]a|abogados|despacho|servicios|industrias|farmacia|restaurante|distribuidora|inmobiliaria|importadora|papeler[ií]a|carnicer[ií]a|mueblería|cl[ií]nica)(?!\p{L})|\p{Ll}(?:Co|Corp|Tech)\b/iu;

/** Whether a name is one of a business: "Hillcrest Homes", "Blue Fern Inc". */
export const isBusiness = (name: string): boolean => business.test(name);

/** "It's Brightwell Logistics in Dayton", "Hanley Freight, Toledo": a firm with its town, as it was told. */
export function withTown(firm: string, text: string): string {
  const at = text.indexOf(firm);
  if (at < 0) return firm;
  const [all, sign, town = ""] = townBehind.exec(text.slice(at + firm.length)) ?? [];
  return all && (!sign || isTown(town) || mayBeTown(town)) ? `${firm}${all}` : firm;
}

const townBehind = /^(?:,? (?:in|out of|en)|(,)) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})/u;
/** "Halvorsen Labs, Madison", "Tri-County Freight, Louisville": a lone word that is nobody's first name, or a town's as well. */
const mayBeTown = (word: string) =>
  !word.includes(" ") && !isTime(word) && (!isGiven(word) || alsoTowns.test(word));
const alsoTowns =
  /^(?:Madison|Savannah|Charlotte|Jackson|Austin|Dallas|Houston|Lincoln|Columbus|Raleigh|Orlando|Phoenix|Aurora|Helena|Florence|Santiago|Trenton|Jordan|Eugene|Dayton|Camden)$/u;

const capital = "\\p{Lu}[\\p{L}'’.-]*";
/** "A bid for Pell & Vance CPAs", "the office manager at Corley Freight", "我们公司叫恒通物流". */
const calling = new RegExp(
  `\\b(?:for|at|on behalf of|offices? of|para|oficinas? de|de parte de|(?<=${capital} )(?:with|from|of|de|con)) (${capital}(?: (?:&|and|of|y|de) ${capital}| ${capital})+)|(?:我们|我)(?:的?公司|单位|店|这边)?(?:名字)?(?:是|叫做?)([\\p{Script=Han}A-Za-z]{2,10}(?:公司|集团|物流|餐厅|诊所|学校|中心|酒店|工厂|贸易|商店|超市)[\\p{Script=Han}]{0,2})(?=[，。,.\\s]|$)`,
  "u",
);

/** "Mercer & Hale, downtown Dayton": a firm of two names; "Ann & Bob" are a couple. */
const opensWithPartners = new RegExp(
  `^\\W*(?:[Ii]t['’]?s |[Ww]e['’]?re |[Ww]e are )?(${capital}(?: ${capital})? & ${capital}(?: ${capital})?)(?=\\s*(?:$|[,.;]))`,
  "u",
);

/** The business that a caller says he calls for. */
export function firmCalling(text: string): string | undefined {
  const [, latin, chinese] = calling.exec(text) ?? [];
  const [, partners] = opensWithPartners.exec(text) ?? [];
  if (partners && !isGiven(partners.split(" ")[0] ?? "")) return partners;
  return chinese ?? (latin && (isBusiness(latin) || latin.includes("&")) ? latin : undefined);
}

/** Where something happened to somebody, or who did it: "i fell at Walmart", "Hollis Group fired me". */
const happenedAt =
  /\b(?:slip\w*|fell|fall|trip\w*|hurt|fired|laid off|work(?:ed|ing)?|bought|bitten|resbal\w*|ca[ií]\w*|despid\w*|trabaj\w*|lastim\w*)\b[^.!?]{0,40}? (?:at|from|by|for|outside|inside|in front of|en|de|para|afuera de) (?:the |el |la )?$/iu;
const several = new RegExp(`${capital}(?: (?:&|and|of|y|de) ${capital}| ${capital})*`, "gu");
/** Whoever calls, or treats the caller, is no other side. */
const ownFirm =
  /\b(?:paralegal|attorney|lawyer|i['’]?m|i am|calling|here) (?:\p{L}+ )?(?:at|with|from|for) $/iu;
const treats = /\b(?:hospital|clinic|medical|church|university|college|school)\b/i;
const street = /^ (?:Ave|Avenue|St|Street|Rd|Road|Blvd|Dr|Drive|Ln|Lane|Ct|Court|Way|Pkwy|Hwy)\b/;

/** The business that a caller names in telling what happened: "slipped on a grape. Delmore Foods on colfax". */
export function firmInStory(text: string): string | undefined {
  for (const { 0: found, index } of text.matchAll(several)) {
    const name = found.replace(/\.$/, "");
    const before = text.slice(0, index);
    const stays = ownFirm.test(before) || treats.test(name) || /\d $/.test(before);
    if (stays || street.test(text.slice(index + name.length))) continue;
    const isFirm = name.includes(" ") && isBusiness(name) && !streetAtEnd.test(name);
    if (isFirm || (happenedAt.test(before) && isPlaceOfWork(name))) return name;
  }
  return undefined;
}
const streetAtEnd = /\b(?:Ave|Avenue|St|Street|Rd|Road|Blvd|Drive|Lane|Court|Way)$/;
const isPlaceOfWork = (name: string) =>
  name.length > 2 && !isOther(name) && !isTime(name) && !isTown(name) && !/^I\b/.test(name);
