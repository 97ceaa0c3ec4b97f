import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import type { Before } from "./plans-spoken-of.ts";

const system =
  "(?:mine|ours|(?:my|our|the) (?:\\p{L}+ )?(?:system|software|program|app|tool|crm|calendar|platform|one)(?: (?:i|we) (?:use|have|run))?|the one (?:i|we) (?:use|have|run)|what (?:i|we) (?:use|have|run)|whatever (?:i|we) (?:use|have))";
const denied =
  "(?:isnt|is not|aint|not|wasnt|doesnt (?:show|appear|come)(?: up)?|dont (?:see|find)|cant find|didnt see|missing)";
const list = "(?:list|catalog(?:ue)?|directory|listed|page)";

/** "And if mine isn't on your list", "what if my software is not in the catalog". */
const notOnList = new RegExp(
  [
    `\\b${system} (?:(?:is|s) )?${denied}(?: (?:on|in|among|one of|part of))?(?: (?:there|it|them|those|that|(?:your|the|that|any) ${list}))?(?: (?:then|at all|though|yet))*\\W*$`,
    `\\b${system} (?:(?:is|s) )?${denied}(?: \\p{L}+){0,3} ${list}\\b`,
    `\\b(?:i )?(?:dont|cant|didnt|do not) (?:see|find) ${system}(?: (?:on|in|there|anywhere|among)\\b.{0,16})?\\W*$`,
    `\\bif (?:it|its|that|thats) (?:is )?(?:not|isnt) (?:on|in) (?:there|it|(?:your|the|that) ${list})\\b`,
    `\\b(?:not|isnt|without being) (?:on|in) (?:your|the|that) (?:list|catalog(?:ue)?)\\b(?=\\W*$|.{0,20}\\b(?:then|work|connect|happens?)\\b)`,
    "\\bsi (?:el|la|lo) (?:mi[oa]|nuestr[oa]|que (?:uso|usamos|tengo|tenemos)) no (?:esta|aparece|sale|figura)\\b|\\bmi (?:sistema|programa|software) no (?:esta|aparece|sale|figura)\\b|\\bno esta en (?:la|su) (?:lista|catalogo)\\b",
    "(?:我们?|自己)的?(?:系统|软件|程序)?(?:如果|要是)?(?:不在|没在)(?:你们的?)?(?:名单|列表|目录|清单|里面|上面)|(?:名单|列表|目录|清单)(?:里|上)?(?:没有|找不到)(?:我|的)?",
  ].join("|"),
  "u",
);

/** "We built our own system, can it connect": one that nobody else has. */
const homemade =
  /\b(?:built|wrote|made|coded|programmed|developed) (?:(?:it|ours|our own|my own|that|one|this)\b|(?:our|my|the) (?:\p{L}+ )?(?:system|software|program|app|crm|database)\b)|\b(?:(?:\p{L}+ )?(?:nephew|son|daughter|brother|cousin|husband|wife|friend|guy|partner|buddy|it guy)) (?:built|wrote|made|coded|programmed|developed) (?:it|ours|our|mine|my|one|this|that|something)\b|\b(?:home ?made|home ?grown|home ?brew|in house|custom(?: |-)?(?:built|made)|self ?made|bespoke|one of a kind|proprietary) (?:system|software|program|app|crm|database|one|thing|tool)\b|\b(?:sistema|programa|software) (?:propio|casero|hecho (?:en casa|por nosotros|a medida))\b|\b(?:lo|el nuestro lo) (?:hicimos|hizo|programo|programamos)\b|自己(?:开发|写|做|编)的?(?:系统|软件|程序)/u;

/** "So what if you dont have it", "any way to hook it up anyway", after a system was spoken of. */
const without = new RegExp(
  [
    "\\b(?:if|when|since|but|so) (?:you|u|yall|they|your thing|it) (?:(?:guys|people|also|still) )*(?:dont|doesnt|do not|cant|cannot|wont) (?:have|know|support|list|carry|work with|connect to|do|offer|hook (?:in)?to|integrate with) (?:it|mine|ours|that|that one|one|them|my \\p{L}+|our \\p{L}+)(?: (?:then|yet|either))*\\W*$",
    "\\b(?:any|some|is there a|another|no) (?:other )?(?:way|chance|trick|workaround)(?: (?:around (?:it|that)|to (?:still )?(?:hook|connect|link|plug|tie|sync|integrate|get|make|do|use) (?:it|mine|ours|them|that|my \\p{L}+|our \\p{L}+))(?: (?:up|in|to you|with (?:it|you|yours)|anyway|still|somehow|work|talk|connected|though|then|together|regardless))*)\\W*$",
    "\\b(?:can|could) (?:you|u|it|we|i) (?:(?:still|somehow|maybe|also) )*(?:connect|hook(?: up)?|link|add|integrate|build|sync) (?:it|mine|ours|one|that)(?: (?:up|in|anyway|somehow|still|for (?:me|us)|then|regardless))+\\W*$",
    "\\bsi no (?:lo|la|el mio|el nuestro) (?:tienen|tiene|conocen|manejan)\\b|\\b(?:hay|alguna) (?:otra )?(?:forma|manera) de (?:conectarl[oa]|enlazarl[oa]|integrarl[oa])\\b",
    "(?:如果|要是)(?:你们)?(?:没有|不支持)(?:我们?的|它|呢|怎么办|的话)|(?:有)?别的办法(?:连|接)",
  ].join("|"),
  "u",
);
/** That other systems, or a link to them, were spoken of. */
const ofSystems =
  /\bcatalog\b|\bintegrat\p{L}+|\bcat[aá]logo\b|\bintegraci[oó]n|目录|对接|集成|\b(?:software|system|crm|zapier|sistema|programa)\b|系统|软件/iu;
/** What is on another list: prices, trades, languages. */
const ofOthers =
  /\b(?:trade|business|industry|language|country|state|city|plan|price|bank|card|name|number|email|giro|negocio|idioma)\b|行业|语言|套餐/iu;

/** Whether a line asks what becomes of a system that is not in the catalog. */
export function asksOfUnlisted(own: Hearing, { lines }: Before): boolean {
  const bare = withoutAccents(own.text).replace(/['’]/g, "");
  if ([...own.things].some((one) => one.startsWith("integration:")) || ofOthers.test(bare))
    return false;
  const lately = lines
    .slice(-4)
    .map(({ text }) => text)
    .join(" ");
  const spoken = ofSystems.test(bare) || ofSystems.test(lately);
  return spoken && [notOnList, homemade, without].some((one) => one.test(bare));
}
