import type { Concept } from "#content/receptionist/heard.ts";

/** "A basic question", "the basics", "basic mandarin": no plan. */
const adjective =
  /\b(?:the|some|just|my|our|its) basics\b(?! (?:plan|price|fee|minutes|still|cheaper|cost))|\bbasic (?:questions?|qs?|stuff|info\w*|things?|ideas?|needs?|english|spanish|mandarin|chinese|french|german|polish|language|website|phones?|math|knowledge|functions?|word\w*|sense|level|conversation)\b|\b(?:very|pretty|really|kinda|too|that|more|(?:is|are|its|it's|thats|looks?|seems?|sounds?) so) basic\b/u;
/** Jewelry and what else is made of metal; a lining, a lake. */
const metal =
  /\bjoyeri\w+|\bjewel\w+|\b(?:de|en|y) (?:oro|plata)\b|\boro y plata\b|\b(?:silver|gold|platinum) (?:lining|lake|coast|standard|rings?|jewel\w*|coins?|bars?|chains?|crowns?|blonde?|hair|realty|star|mine|rush|fish)\b|\bgold and silver (?!plans?|tiers?|cost|price)\p{L}{4,}/u;
/** "金牌装修": the name of a firm goes on behind it. */
const firm =
  /(?:黄金|金[牌卡]|(?:铂|白)金卡?|银[牌卡]?)(?=\p{Script=Han})(?!牌|卡|套餐|方案|计划|版|的|多|每|一|和|跟|与|比|呢|含|有|要|能|可|便|贵|怎|几|按|如|吗|是|月|年|里|包|那|什|价|超|贵|套|多)/u;

/** What names of plans are called in another sense in a line. */
export function otherSenses(text: string): readonly Concept[] {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
  return [
    ...(adjective.test(bare) ? (["basic"] as const) : []),
    ...(metal.test(bare) || firm.test(bare) ? (["silver", "gold", "platinum"] as const) : []),
  ];
}
