import type { Language } from "#contract/receptionist.ts";
import { withoutContact } from "#server/receptionist/hearing/contact-details.ts";
import type { FactChanges } from "./facts.ts";

/** "Ok bot, I need somebody": who is spoken to, and no question what answers. */
export const addressed =
  /^(\W*(?:(?:ok(?:ay)?|hey|hi|listen|look|no|yes|alright|fine|so|hola|oye|oiga)\W+)*)(?:mr |ms |dear )?(?:bot|robot|machine|computer|robotito|m[aá]quina),\s*/iu;

/** "Wait, my email is", "reach me at": words around a detail. */
const introducesDetail =
  /\b(?:can|could|may) (?:i|you|we) (?:change|fix|correct|update|put) (?:my |the )?(?:e-?mail|phone|number|name)(?: address)?(?: to| as)?|^\W*(?:wait|hold on|hang on|oops|sorry|no|actually|perd[oó]n|espere)[,\s]+|\b(?:my |the |mi |el )?(?:e-?mail|phone|number|cell|name|correo|tel[eé]fono|celular|nombre)(?: address)?(?:['’]?s| is| es)\b/giu;

/** "Me llamo Ana": without the name, "me llamo" would ask for a call. */
const introducesName =
  "(?:(?:me llamo|mi nombre es|soy|my name(?:['’]?s| is)|this is|i['’]?m|i am|我叫|我是|我的名字是)\\s*)?";

/** "Bo Reyes is my name". */
const followsName =
  "(?: (?:is|es) (?:my|the|mi|el) (?:\\p{L}+ )?(?:name|nombre)|是我的?(?:名字|姓名))?";

/** "Priya from Lakeside Ortho can you tell me": the firm hides where the question begins. */
const ofFirm =
  /,\s*(?:over |here |calling )?(?:from|at|with|of|de) (?:[\p{L}'’&]+ ){1,4}(?=(?:do|does|can|could|what|how|is|are|will|would|qu[eé]|cu[aá]nto|pueden|tienen)(?![\p{L}]))/iu;

/** A message without the name and the addresses in it: "Wes Tran" asks nothing about training. */
export function withoutDetails(message: string, changes: FactChanges, language: Language): string {
  if (!changes.name && !changes.email && !changes.phone) return message;
  let { rest } = withoutContact(message, language);
  const name = changes.name?.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const label =
    /(?:\b(?:my|mi|the|and|y)\s+)?\b(?:e-?mail|phone|cell|mobile|number|tel|correo|tel[eé]fono|celular|n[uú]mero)(?: es| is|:)?\s*(?=\n)|(?:电话|邮箱|手机|号码)(?:是|:|：)?\s*(?=\n)/giu;
  rest = rest.replace(label, " ");
  const left = name
    ? rest.replace(new RegExp(`${introducesName}${name}${followsName}`, "iu"), ",")
    : rest;
  return left.replace(introducesDetail, " ").replace(ofFirm, ", ");
}
