import { latinWords } from "#server/receptionist/hearing/words.ts";

/** Words with which no clause ends: what they introduce was taken out of it. */
const introducing =
  /(?:^|\s)(?:is|are|was|be|its|it['’]?s|im|i['’]?m|at|on|in|to|under|with|by|from|for|of|and|but|or|the|a|an|my|his|her|name|names|name['’]?s|called|use|try|es|son|soy|llamo|llama|de|del|a|al|en|con|por|para|el|la|y|pero|que|mi|su)$/iu;

/** What only leads to a name, a number or an address. */
const leading = new Set(
  "i im me my mine its it is this that thats the a an of for to from by on at under with and but or you we us our your can could will would should be do get got have has reach callback back best good number numbers phone cell mobile telephone email mail address name names named whole full first last surname called goes go live lives staying living reason calling just actually so well here there use try put yo me mi su se llamo llama soy es el la lo los las un una de del a al en con por para que y pero nombre numero telefono celular correo direccion casa vivo vive ponla ponlo ponga pon apunte anote marque llame llamen puede pueden".split(
    " ",
  ),
);

/** "I live at, name is", "the reason I'm calling": nothing but what leads to something else. */
export const onlyLeads = (words: readonly string[]): boolean =>
  words.every((word) => leading.has(word));

/**
 * A part without the words that led to a name, a number or an address, which stands on a line of its
 * own: "you can reach me at 555 0100" tells nothing more, "my car is on 5th, call me at 555 0100" does.
 * @param message What was said, with all that was taken out of it.
 */
export function withoutLead(text: string, message: string): string {
  const at = message.indexOf(text);
  const behind = at < 0 ? "" : message.slice(at + text.length);
  // "The dog got in and …": divided there, and nothing was taken out.
  if (!/^[\s:"“#]*[\p{L}\d(+]/u.test(behind) || divided.test(behind)) return text;
  let rest = text;
  while (introducing.test(rest)) rest = rest.replace(introducing, "").trim();
  if (rest === text) return text;
  return latinWords(rest).filter((word) => !leading.has(word)).length < 2 ? "" : rest;
}
const divided = /^\s+(?:and|but|plus|also|pero|y)\s/iu;
