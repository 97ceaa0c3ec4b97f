const business =
  /\b(?:inc|llc|co|corp|company|group|services?|dental|clinic|freight|roofing|construction|supply|foods|church|school|partners|associates|insurance|realty|motors|tax|hvac|electric|plumbing|title|escrow|architects?|lawyers|llp|llc|firm|salon|studio|hotel|inn|bank|farms?|logistics|systems|solutions|consulting|holdings|enterprises|industries|builders|properties|management|foundation|university|college|hospital|drywall|design|trading|imports|trucking|bakery|cafe|grill|market|deli|pharmacy|landscaping|cleaning|movers|moving|media|labs|capital|energy|electronics|tile|concrete|painting|flooring|brewing|brewery|printing|transport|rentals|homes|apartments|estates|towers|housing|leasing|mortgage|airlines?|motel|gym|fitness|restaurant|pizza|diner|daycare|academy|institute|stores?|outfitters|wireless|solar|staffing|medical|packaging|products|manufacturing|kitchens?|interiors|gardens?|legal|dynamics|global|international|express|storage|self storage|depot|warehouse|distributors|wholesale|catering|plastics|metals|ventures|agency|gallery|nursery|veterinary|software|tools|auto|builds?)\b|\p{Ll}(?:Co|Corp|Tech)\b/iu;

/** Whether a name is one of a business: "Hillcrest Homes", "Blue Fern Inc". */
export const isBusiness = (name: string): boolean => business.test(name);

const capital = "\\p{Lu}[\\p{L}'’.-]*";
/** "A bid for Pell & Vance CPAs", "the office manager at Corley Freight", "我们公司叫恒通物流". */
const calling = new RegExp(
  `\\b(?:for|at|on behalf of|offices? of|para|oficinas? de|de parte de) (${capital}(?: (?:&|and|of|y|de) ${capital}| ${capital})+)|(?:我们|我)(?:的?公司|单位|店|这边)?(?:名字)?(?:是|叫做?)([\\p{Script=Han}A-Za-z]{2,10}(?:公司|集团|物流|餐厅|诊所|学校|中心|酒店|工厂|贸易|商店|超市)[\\p{Script=Han}]{0,2})(?=[，。,.\\s]|$)`,
  "u",
);

/** The business that a caller says he calls for. */
export function firmCalling(text: string): string | undefined {
  const [, latin, chinese] = calling.exec(text) ?? [];
  return chinese ?? (latin && (isBusiness(latin) || latin.includes("&")) ? latin : undefined);
}
