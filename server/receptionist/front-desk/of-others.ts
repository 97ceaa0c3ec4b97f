import { isBusiness } from "./hearing/business-name.ts";

/** "Do you do Treasure Valley Pediatrics too": a firm with a name, asked about as a client. */
const ofFirm =
  /\b(?:(?:do|did|are|have|don['’]?t|aren['’]?t) (?:you|u|yall|y['’]all|ya)|(?:you|yall|you guys)(?= (?:do|already|also|still|did) ))(?: guys| all| do| did)? (?:also |already |still |the ones (?:who|that) )*(?:do|clean|cleaning|serve|service|servicing|work (?:with|for)|working (?:with|for)|handle|handling|look(?:ing)? after|take care of|represent(?:ing)?|have|got|run|running)(?: (?:the|over at|for|at))* (\p{Lu}[\p{L}'’&.-]*(?: (?:of|and|&|de|the) | )(?:\p{Lu}[\p{L}'’&.-]* ?)+)/u;
const professions =
  /\b(?:pediatrics?|dermatology|orthodontics?|orthopedics?|cardiology|chiropractic|optical|optometry|law|associates|physicians?|veterinary|surgery|schools?|elementary|high|center|centre|bros|brothers|chapel|ministries|library|county|city hall|brewing|bistro|coffee|plaza)\b/i;

const kin =
  "(?:compadre|comadre|compa|primo|prima|vecin[oa]|amig[oa]|cu[nñ]ad[oa]|espos[oa]|marido|hermano|hermana|ex|jefe|jefa|sobrin[oa]|t[ií]o|t[ií]a|suegr[oa]|novi[oa]|hij[oa]|pap[aá]|mam[aá]|pareja|compa[nñ]er[oa])";
const does =
  "(?:entren\\p{L}*|va|van|viene|vienen|vive|trabaja|est[aá]|es (?:cliente?a?|soci[oa]|miembro|paciente|de ah[ií])|se (?:atiende|hospeda|corta|peina|inscribi[oó])|compra|compr[oó]|lo atienden|la atienden|reserv[oó])";
const there = "(?:ah[ií]|all[ií]|all[aá]|aqu[ií]|con (?:ustedes|usted|vos)|en su \\p{L}+)";
/** "Mi compadre Chuy entrena ahí, ¿verdad?" */
const ofKinInSpanish = new RegExp(
  `(?<!\\p{L})(?:mi|el|la|su) (?:\\p{L}+ de mi )?${kin}(?: \\p{Lu}\\p{L}+){0,2},? (?:(?:tambi[eé]n|ya|todav[ií]a|siempre|no) )*${does} (?:\\p{L}+ ){0,2}?${there}(?: tambi[eé]n)?,? ?(?:[?]|verdad|no[?]|cierto|o no|o qu[eé])`,
  "iu",
);
/** "My cousin Al trains there too, right?" */
const ofKin =
  /\bmy (?:\p{L}+ )?(?:wife|husband|ex|son|daughter|brother|sister|mom|mother|dad|father|girlfriend|boyfriend|neighbor|boss|friend|partner|buddy|cousin|coworker|uncle|aunt|roommate|landlord|nephew|niece)(?: \p{Lu}\p{L}+){0,2}(?:['’]s| is)? (?:(?:already|also|still) )*(?:trains?|works? out|goes|comes|lives|stays|staying|shops|a (?:member|client|patient|customer|guest)|gets? (?:his|her|their) \p{L}+ (?:done|cut)) (?:in )?(?:there|here|with (?:you|u)(?: guys)?|at your place)(?: (?:too|also|as well))?,? ?(?:\?|right|doesn['’]?t (?:he|she)|isn['’]?t (?:he|she)|no\?|huh)/iu;
const ofKinInChinese =
  /(?:我的?)(?:朋友|同事|邻居|表[哥弟姐妹]|堂[哥弟姐妹]|叔叔|阿姨|老板|室友|亲戚)[^，。]{0,8}(?:也|是不是|还)?在(?:你们|您)(?:那|这|那里|这里|那儿|这儿|家|店)[^，。]{0,6}(?:吧|对吧|是吧|对不对)/u;

/** A text without the firm that is asked about as a client: it is nobody's name and no line's. */
export const withoutOthersAsked = (text: string): string => {
  const firm = ofFirm.exec(text)?.[1];
  return firm && isFirm(firm) ? text.replace(firm, " ") : text;
};

const isFirm = (name: string) => isBusiness(name) || professions.test(name);

/** Whether a text asks if somebody else, or a firm, is with this business too. */
export const ofOthers = (text: string): boolean => {
  const firm = ofFirm.exec(text)?.[1];
  if (firm && isFirm(firm)) return true;
  return ofKinInSpanish.test(text) || ofKin.test(text) || ofKinInChinese.test(text);
};
