/** A read-back that was asked for. */
export interface ReadBackAsked {
  /** The words it is asked for by: "outside" in "did you get the outside part"; empty for all. */
  about: string;
  rest: string;
}

const end = "[^,.;?!¿，。？！\\n]*[?？]*";

/** "Did you get the outside part", "you have my number?": one thing of the slip. */
const oneThing: readonly RegExp[] = [
  `\\b(?:but |and |so )?did (?:you|u|ya|yall) (?:get|write|note|catch|put)(?: down)? (?:the|my|our|that|about the|about my) (?<about>(?!(?:message|email|text|voicemail|call|form|fax|package|job)\\b)[^,.;?!\\n]{2,60})\\?*`,
  `\\b(?:but |and |so )?(?:do |did )?(?:you|u|ya)(?: guys)?(?: still| already)? (?:have|got|get) (?:my|the) (?<about>(?:phone |cell )?(?:number|name|address|email)(?: right| down)?)\\s*(?:\\?+|$)`,
  `\\b(?:s[ií] )?(?:apunt[oó]|anot[oó]) (?:lo de(?:l)? |lo de la |el |la |mi )(?<about>[^,.;?!\\n]{2,60})\\?`,
].map((one) => new RegExp(one, "iu"));

const everything: readonly RegExp[] = [
  `\\b(?:is |so )?(?:all|everything)(?: of)?(?: (?:that|it|this))?(?:['’]?s| is)? (?:on (?:there|the note|it|file)|written down|noted|down)${end}`,
  `\\b(?:you|u) (?:got|have|get) (?:all (?:of )?)?(?:that|it all|everything)(?: down)?\\s*\\?+`,
  `\\b(?:entonces )?todo (?:bien|listo|correcto|apuntado|anotado|en orden)\\s*\\?+`,
  "(?:都|全)(?:记|写)(?:下|上|好)?了?(?:吗|没)[？?]*",
].map((one) => new RegExp(one, "iu"));

/** Whether a message wants to hear what was written down; undefined where it does not. */
export function saysReadBack(message: string): ReadBackAsked | undefined {
  for (const pattern of oneThing) {
    const found = pattern.exec(message);
    if (found) return { about: found.groups?.about ?? "", rest: message.replace(found[0], " . ") };
  }
  for (const pattern of everything) {
    const found = pattern.exec(message);
    if (found) return { about: "", rest: message.replace(found[0], " . ") };
  }
  return undefined;
}
