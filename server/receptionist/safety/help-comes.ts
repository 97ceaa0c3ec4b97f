import { type Conversation, warnedLately } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Step } from "#server/receptionist/tasks/step.ts";

/** Words that only agree or thank. */
const polite =
  /^\W*(?:ok(?:ay)?|yes|yeah|yep|alright|good|thanks?(?: you)?(?: so much)?|thx|ty|please|god|oh|omg|sí|si|bueno|bien|gracias|ya|por favor|vale)\W*$|^(?:好的?|谢谢|嗯|是)$/iu;

const helpers =
  "(?:the )?(?:they|them|help|911|988|ambulance|paramedics|medics|emts?|cops?|police|firemen|fire (?:trucks?|department|dept)|gas company|ems|somebody|someone|it)(?: and (?:the )?(?:police|ambulance|gas company|911))?";
/** "I'm calling them", "ambulance is coming", "we're outside now", and nothing else. */
const comes = new RegExp(
  [
    `^(?:(?:ok|yes|so|and|oh|alright|good|right|sure) )*(?:i ?(?:'?ll|'?m| will| am| just| did| have|'?ve)?|we ?(?:'?ll|'?re| will| are| just|'?ve)?|im|ill|ive|my \\p{L}+(?: is|'?s)?|(?:he|she)(?: is|'?s)?)? ?(?:just |already |now |gonna |going to )*(?:call|calling|called|dial|dialing|dialed|phone|phoning|phoned|text|texting|texted)(?: to)? ${helpers}(?: (?:now|already|right now|again|rn))*$`,
    `^(?:ok )?(?:calling|dialing)(?: now)?$`,
    `^(?:ok |yes )*(?:i'?m |im |we'?re |were )?on the (?:phone|line) with (?:them|911|988|${helpers})(?: now)?$`,
    `^(?:ok |yes |oh )*${helpers}(?: is| are|'?s|'?re)?(?: just)? (?:coming|on (?:the|their|its|the) way|here|almost here|close|arriving|arrived|pulling up)(?: now| already)?$`,
    "^(?:ok |yes |so |alright )*(?:we|i|everyone|everybody|they|all of us)(?: are| am|'?re|'?m|'?s| is| all|'?ve| have| got)*(?: all| both| already)* (?:outside|out|left|evacuated|out of (?:the|there) ?\\p{L}*)(?: now| already)?$",
    "^(?:ok |yes )*(?:were|im) (?:all )?(?:outside|out)(?: now| already)?$",
    "^(?:ya |ahi |ahí )*(?:vienen?|llegó|llego|llegaron|está|estan|están)(?: ya| en camino)*(?: (?:la|los|el) (?:ambulancia|bomberos|policía|policia|paramédicos|paramedicos))?(?: ya)?$",
    "^(?:la|los|el) (?:ambulancia|bomberos|policía|policia|paramédicos|paramedicos) (?:ya )?(?:vienen?|está|están|viene en camino|llegó|llegaron)(?: en camino| aquí| aqui| ya)?$",
    "^(?:ya |ok |sí |si )*(?:los |les |la |lo )?(?:estoy llamando|llamé|llame|llamo|voy a llamar(?:los|les)?|estamos afuera|salimos|estoy afuera|están en camino)(?: al? (?:911|988|ellos|la ambulancia))?(?: ya| ahora| ahorita)*$",
  ].join("|"),
  "iu",
);
const comesChinese =
  /^(?:好的?)?(?:我|我们)?(?:马上|现在|这就|已经|正在|在)?(?:就)?(?:打|拨打?|打电话)(?:了|过去|911|988|电话|给他们)*了?$|^(?:救护车|警察|消防(?:车|队)?|他们|急救)(?:已经|马上)?(?:来|到|在路上|在来的路上)了?$|^(?:我们?)?(?:已经|都)?(?:出来|在外面|到外面)了?$/u;

/** Whether a clause says that help is called or comes, and nothing else. */
export const saysHelpComes = (text: string): boolean =>
  comes.test(
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .replace(/[^\p{L}\p{N}' ]+/gu, " ")
      .trim(),
  ) || comesChinese.test(text.replace(/[^\p{Script=Han}\d]/gu, ""));

/** Whether a message says that help is called or comes, and tells and asks nothing else. */
export function helpComes({ original, choice, conversation }: HelpStep): boolean {
  if (choice || !warnedLately(conversation)) return false;
  const said = clausesOf(original).filter(({ text }) => !polite.test(text));
  return said.length > 0 && said.every(({ text }) => saysHelpComes(text));
}
type HelpStep = Pick<Step, "original" | "choice"> & {
  conversation: Pick<Conversation, "warned" | "turn">;
};
