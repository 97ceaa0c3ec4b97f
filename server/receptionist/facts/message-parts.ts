import { clausesOf } from "#server/receptionist/hearing/clauses.ts";

/** Words around contact details, and those that only react: they tell a reader nothing. */
const filling =
  /(?<![\p{L}\d])(?:(?:that|this|it)['’]?s (?:all|it|right|correct|fine|good|perfect|ok)|(?:all|looks|sounds) (?:right|good|fine|set)|go ahead|do it|nothing else|no more|not really|yes|yep|yeah|no|nope|ok(?:ay)?|sure|fine|right|please|pls|thanks?|thank you|(?:you|u) (?:can|could|may)|(?:where|how) to|(?:mail|e-?mail|write|reach|contact|get|find|hit) me(?: up)?|(?:is|it'?s) where|it['’]?s|i['’]?m|i am|we['’]?re|my|our|the|an?|and|or|but|so|is|are|at|on|to|me|us|names?|e-?mails?|address|phone|cell|mobile|number|tel|contact|reach|person|human|nora|hi|hello|hey|here|there|this|that|use|send|reply|write|from|with|of|for|best|also|sorry|oh|wait|actually|under|back|me llamo|llamo|soy|mi|nombre|correo|electr[oó]nico|tel[eé]fono|celular|n[uú]mero|es|y|o|el|la|un|una|gracias|s[ií]|por favor|claro|a|al|en|de|con)(?![\p{L}\d])|我叫|我是|我的|姓名|名字|电话|手机|号码|邮箱|邮件|是|好的?|谢谢|请|[^\p{L}\d]/giu;

const wordsTold = (text: string): number => {
  const left = text.replace(filling, " ").trim();
  return /\p{Script=Han}{3}/u.test(left) ? 2 : left.split(/\s+/).filter(Boolean).length;
};

/** Whether a text tells something beside the words around a name and an address. */
export const tellsMuch = (text: string): boolean => wordsTold(text) > 1;

/** "Nvm.", "forget the calculator.": what was said before the message, and is no part of it. */
const chatter =
  /^(?:(?:eh|ah|um+|uh|hm+|oh|ok|no|nah|well|actually|wait|sorry) +)*(?:nvm|never ?mind|whatever|ugh+|hm+|fine|ok(?:ay)?|no+|yes|what+|wait|sorry|(?:just )?forget (?:it|that|this|the \p{L}+)|i did(?:n'?t| not) ask\b.*|that'?s not (?:it|what i (?:asked|meant))|(?:yes |ok |please )*(?:send|do)(?: it| that)?|(?:please )?(?:ask|tell) (?:her|nora|them|him)|(?:please )?(?:pass|give|forward) (?:it|that|this)(?: on| along)?(?: to \p{L}+(?: \p{L}+)?)?)$/iu;

/** "Yep thats right, oh and": reacts to the line before. */
const reaction =
  /^\W*(?:(?:yes|yep|yeah|ok(?:ay)?|oh|hm+|well|great|perfect|thanks|fine|that['’]?s right)[,.!\s]+)+(?:and[\s,]+)?/iu;
/** "Never mind the demo, just": what is dropped in favor of the message. */
const dropped =
  /^\W*(?:(?:no|ok(?:ay)?|actually|well|pues|mejor)\W+)*(?:never ?mind|forget(?: about)?|skip|cancel|scrap|olv[ií]d(?:ese|ate) (?:de )?|olv[ií]d[ea]|deje) (?:the|that|this|my|la|el|lo de la) \p{L}+(?: \p{L}+)?(?:[,;.]| and| y)\s*(?:just |only |instead |mejor )*/iu;
/** "My cell is", before a number that is taken out. */
const label =
  /[\s,.;]*(?<!\p{L})(?:(?:my|the|mi|el) )?(?:cell|phone|number|mobile|e-?mail|name|celular|tel[eé]fono|n[uú]mero|correo)(?:['’]?s| is| es|:)?$|[\s,]+(?:at|on|to|is|al?|en)$/iu;

/**
 * A text without what is no part of a message: "nvm." before it, and what only stands around a hole
 * (a line end) where a name or an address was.
 */
export function withoutChatter(text: string): string {
  const whole = text.includes("\n")
    ? text
        .split("\n")
        .map((piece) => piece.replace(/^[\s,;:.]+|[\s,;:]+$/g, "").replace(label, ""))
        .filter((piece) => wordsTold(piece) > 0)
        .map((piece, at, all) =>
          at === all.length - 1 || /[.!?]$/.test(piece) ? piece : `${piece},`,
        )
        .join(" ")
    : text;
  return whole
    .split(/(?<=[.!?。！？])\s+/)
    .filter((part) => !chatter.test(part.replace(/[^\p{L}\d' ]+/gu, " ").trim()))
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(reaction, "")
    .replace(dropped, "")
    .replace(/^[\s.,;:，。!-]+|[\s,;:，-]+$/g, "")
    .trim();
}

/** "Can she call me before friday": asked of whoever reads the message. */
const ofReader =
  /^\W*(?:(?:and|so|also|please)\W+)*(?:can|could|will|would) (?:nora|she|he|they|you|somebody|someone|anyone) (?:please )?(?:call|ring|phone|text|e-?mail|write|reach|contact|send|get back)\b|^\W*(?:puede|podr[ií]a)n? (?:nora |ella )?(?:llamar|escribir|mandar|enviar)/iu;

/** "Any day but monday", "que me llamen": opens no question. */
const notAsked =
  /^\W*any (?:day|time|morning|afternoon|of)\b|^\W*(?:y )?es (?:por|para|sobre|que|porque)(?!\p{L})|^\W*(?:y )?que (?:me|nos|le|les|se|lo|la|no|ella|nora|es|est[aá]|soy|somos|tengo|prefiero)(?!\p{L})/iu;

/** A text without the questions in it that are for the receptionist. */
export const withoutQuestions = (text: string): string =>
  clausesOf(text)
    .filter(({ text, asks }, at, all) => {
      const told = [text, all[at - 1]?.text ?? ""].some((one) => notAsked.test(one));
      return asks && !ofReader.test(text) && !told;
    })
    .reduce((left, { text }) => left.replace(text, " "), text);

/** What introduces a name. */
const ofName =
  /(?:^|(?<=[\s,.;:]))(?:(?:hi|hello|hey)[,\s]*)?(?:(?:my |the )?name(?:['’]?s| is)|(?:for|under|ask for|pregunt\p{L}+ por) (?=\n)|this is|it['’]?s|i am|i['’]?m|me llamo|mi nombre es|soy|我叫|我是)?[ \t]*\n/giu;

/** A text without a name: a line end where it stood. */
export const withoutName = (text: string, name: string | null | undefined): string =>
  name
    ? text
        .replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu"), "\n")
        .replace(ofName, "\n")
    : text;
