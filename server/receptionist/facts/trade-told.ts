import { firstNames } from "#content/front-desks/first-names.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { hasChinese } from "#server/receptionist/hearing/words.ts";
import { withoutTowns } from "./place-told.ts";
import { partsOf, type TradeMention, tradeMentions } from "./trade-mentions.ts";
import { tradeOfVerb } from "./verb-trades.ts";

const names = new Set(firstNames.split(" "));

/** Words that end the name of a trade backwards: in "a small busy salon" none stands. */
const block =
  "in|at|on|for|from|with|to|than|by|is|are|was|be|am|im|that|who|whom|which|what|whats|and|or|but|if|when|while|my|your|his|her|their|our|its|i|we|you|u|they|he|she|it|me|us|do|does|did|dont|can|cant|could|will|would|use|used|uses|using|need|needs|want|wants|hiring|hire|call|calls|calling|text|texts|book|books|booked|see|saw|find|ask|asked|tell|told|not|no|never|the|this|these|those|any|every|each|into|about|of|how|why|where|between|through|put|sold|like|had|have|has|got|get|goes|went|go|met|visit|visited|out|another|other|con|que|quien|por|para|ustedes|sin|como|en|cita|mi|su|la|el|los|las";
const mods = `(?: (?!(?:${block}) )[a-z0-9]+){0,5}`;
const det = "(?: (?:a|an|one|two|three|2|3|1|this|some|our|my|un|una|unos|unas))?";
const fill =
  "(?: (?:just|only|actually|really|also|basically|kinda|like|mostly|all|still|now|the owner of|both|the only|part of|pues|nada mas|solo|nomas))*";
const family =
  "(?:dad|father|mom|mother|mum|wife|husband|boss|parents|family|brother|sister|son|daughter|partner|folks|in laws|aunt|uncle|client|fiance|girlfriend|boyfriend|grandpa|grandma|hubby|brother in law|father in law)";

/** "We're a", "soy": what somebody is. */
const identity = new RegExp(
  `(?:^|\\s)(?:i am|im|ima|we are|weve been|ive been|^were|^(?:btw |oh |ok |and |so |hi |hey |yeah |by the way )+were|(?:no|ok|so|yes|yeah|and|also|but|actually|sorry|hey|hi|oh|btw|wait|hello|fyi|context|by the way) were|cause were|because were|since were|its|it is|this is|thats|being|as|been|i work as|i said \\w+ but im|i meant|i mean|quise decir|make it|make that|soy|somos|es|trabajo (?:de|como)|trabajamos (?:de|como)|me dedico a(?: la| los)?|nos dedicamos a(?: la| los)?|era)${fill}${det}${mods}$`,
);
/** "Im in hvac". */
const inTrade =
  /(?:^|\s)(?:im|i am|we are|were|ive been|weve been|been|i work|we work)(?: (?:all|mostly|both))? in(?: the)?$/;
/** "I run a", "tengo un": what somebody has. */
const verbs =
  "(?:run|runs|own|owns|have|has|got|ve got|manage|manages|operate|operates|start|started|starting|open|opened|opening|bought|lead|help run|co own|am with|work (?:at|for|in|with)|works (?:at|for|in)|working (?:at|for)|answer (?:the )?(?:phones? |calls )?(?:at|for)|do the (?:books|phones|marketing|admin|hiring|scheduling) (?:at|for)|handle (?:the )?(?:phones|calls|marketing|office|front desk) (?:at|for))";
const having = new RegExp(
  `(?:(?:^|\\s)(?:i|we|ive|weve|she|he|they|who|${family}|also|and|both|jointly|guys)(?: (?:just|currently|also|both|only|actually|still|now|kinda|basically|recently|am|do|part time))* |^(?:so |ok |yeah |hi |hey |and |but |(?:i )?just )*(?=got|have|own|run|manage|started|opened|work))${verbs}(?: (?:just|only|like|also|about))*${det}${mods}$`,
);
const havingEs =
  /(?:^|\s)(?:tengo|tenemos|tiene|tienen|manejo|manejamos|maneja|llevo|llevamos|abri|abrimos|atiendo|atendemos|trabajo (?:en|para)|trabajamos (?:en|para)|(?:soy )?(?:secretari|recepcionist|asistent|emplead|soci)\p{L}+ (?:de|en)|(?:soy )?(?:due|encargad|gerent|propietari)\p{L}+ de|llamo (?:de|desde)|hablo (?:de|desde)|le hablo (?:de|desde)|abre)(?: nada mas| solo)?(?: (?:un|una|mi|el|la|los|las|dos|tres|unos|unas|este|nuestr[oa]))?((?: de)? (?!(?:cita|con|que|en|amigo|amiga|vecino|problema)\s)[a-z0-9]+){0,4}(?: de)?$/u;
/** "Owner of a", "calling from the". */
const reaching = new RegExp(
  `(?:\\b(?:owner|manager|partner|associate|paralegal|nurse|bookkeeper|receptionist|secretary|office manager|front desk|front office|office|phones|desk|side|marketing|assistant) (?:of|at|for|in)|\\b(?:calling|typing|writing|texting|messaging|chatting|reaching out|hi|hello|hey|me|\\w+ \\w+|here|ringing) from|\\bof us (?:at|in)|\\b(?:guys|people|staff|phones?) at|\\b(?:it|this|that|asking|inquiring|looking|something|one|shopping|thinking about it|want|need|plan|cost|price|work|works|sense|good|help|useful|use|do|costs?|how much|agent|ai|bot|receptionist|gold|silver|basic|platinum|answer|be|much|made|right|ok|okay|enough|set up|trial|demo|quote|anything|and|better|best|know)(?: (?:also|at all|out|exactly|well|best))? for|^(?:and |ok |so |whats? \\w+ |what is \\w+ )*for|^whats? (?:is )?(?:basic|silver|gold|platinum)(?: cost)? for|for(?= (?:an?|my|our)(?: |$))|(?:cost|run|charge|save|help|suit|fit)(?= (?:an?|my|our)(?: |$)))(?: (?:a|an|my|our|the|her|his|this|their|some|my ${family}s?|our ${family}s?|his ${family}s|her ${family}s))?(?: (?:own|new))?${mods}$`,
);
const reachingEs =
  /(?:^|\s)para (?:un|una|mi|el|la|nuestr[oa])((?: de)? (?!(?:cita|con|que|en)\s)[a-z0-9]+){0,3}(?: de)?$/;
/** "Our", "my dad's", "her": whose a shop is. */
const whose = new RegExp(
  `(?:^|\\s)(?:(?:my|our)(?: ${family}s?)?|mi|nuestr[oa]|mis|nuestr[oa]s|^(?:her|his|their))(?: own| second| new)?${mods}(?: de)?$`,
);
/** "The salon is in Reno". */
const standing = new RegExp(`^(?:and |so |btw |ok |oh |yeah )*(?:the|el|la)${mods}$`);
const isSomewhere =
  /^(?:i|we) (?:work|own|run|manage|have)\b|^(?:is|s|are|is located|is based|located|esta|queda)(?: \w+)? (?:in|near|out|on|over|down|up|en|por)\b/;

/** "Not a", "used to be a", "better than a". */
const denied = new RegExp(
  `(?:^|\\s)(?:not|isnt|aint|arent|im no|were no|dont (?:have|run|own|need)|nor|never|neither|used to (?:be|run|own|have)|was|sold|former|formerly|unlike|instead of|rather than|than|no (?:soy|somos|es|tengo|tenemos)|ya no (?:soy|tengo)|^no|en vez de|^nada de|from being)${fill}(?: (?:a|an|my|our|the|from|at|need|be|run|own|for|in|un|una|mi|el|la|just|really))*${mods.replace("{0,5}", "{0,2}")}$`,
);
/** What follows the trade of somebody else: "dentist appointment", "a plumber coming out". */
const passing =
  /^(?:appointments?|appts?|visits?|bills?|friend|clients?|customers?|coming|came|out here|next door|across|on retainer|software|app|page|recommended|told|says|said|used|uses|suggested|swears|loves|bot|ai|called jane|reservation|table|bathroom|website|commercial|ad|jobs?|insurance|license|lol|terms|questions?|receptionist|who (?:told|recommended|said|uses))\b/;
const ofFriends =
  /\b(?:friends?|buddy|buddies|neighbou?rs?|pal|competitors?|coworker|(?:somebody|someone|a guy) (?:i know|with|who|else)|ex|amig[oa]s?|vecin[oa]s?|conocid[oa]|compadre|golf)\b|朋友|邻居|同学|亲戚/;

/** Whether nothing but what a business is like stands before it: "22 room", "one man", "family owned". */
const bare = new RegExp(
  `^(?:(?:hi|hey|hello|ok|okay|so|yeah|yes|yep|no|nope|well|um|uh|oh|and|or|but|also|right|just|sorry|actually|like|good|morning|afternoon|evening|there|it|is|hola|buenas|buenos|dias|tardes|oiga|pues|bueno|si|es|un|una|unos|a|an|maybe|context|rather|small|us)\\s)*(?:(?!(?:${block}) )[a-z0-9]+ ){0,5}(?:de )?$`,
);
const behindBare =
  /^(?:$|(?:\w+ ){0,2}(?:en|in) |(?:here|in|near|out|outta|outside|from|based|with|w|owner|owners|manager|by|needs?|looking|we|i|im|were|our|can|do|does|what|whats|how|is|are|and|for|serving|open|over|down|up|too|btw|quick|question|asking|wondering|wanting|trying|thx|pls|please|around|about|if|calls|aqui|en|de|que|cuanto|cual|tienen|con|por|cerca|independiente|chico|pequeno|thats|that|hours|\d+|located|only|actually|then|instead|not|now|el|la|san|santa|las|los|new|salt|fort|lake)\b)/;

/** "You guys do", "trabajan con": whether a trade is served. */
const served =
  /^(?:(?:hi|hey|ok|so|and|yo|hola|oiga|y) )*(?:(?:do|can|could|will|would) )?(?:you|u|ya|yall|y all)(?: guys| all)?(?: also| even)? (?:do|work with|work for|handle|take on|take|serve|cover|help|have (?:this|it|something) for)(?: (?:any|small|little|solo))*$|^(?:(?:hola|oiga|y|buenas|ok) )*(?:trabajan?|sirven?|atienden?|jalan?|funciona|hay|es|lo tienen)(?: esto| algo)?(?: (?:con|para|a))?$/;
const ofSelf =
  /(?<!\p{L})(?:i|im|ive|my|me|we|weve|our|us|yo|mi|soy|somos|tengo|tenemos|nosotros|estoy)(?!\p{L})|^got (?:an?|\d)/u;

/** "You guys do plumbers? its just me n my nephew": who asks for a trade, and tells of himself, has it. */
const asksForOwn = (
  { before, plural, part }: TradeMention,
  text: string,
  parts: string[],
): boolean =>
  plural &&
  served.test(before) &&
  !ofFriends.test(text) &&
  parts.some((said, at) => at !== part && ofSelf.test(said) && !opensQuestion(said));

/** How surely a trade is the speaker's own: 2 where it is said outright, 0 where it is not. */
function ownTrade(one: TradeMention, text: string, parts: string[]): 0 | 1 | 2 {
  const { before, after, person, plural, work, weak, name } = one;
  if (hasChinese(name)) return ownInChinese(one, parts);
  // "Criminal defense here": what somebody does, and whose it is.
  const ofWriter = /^here\b/.test(after) && bare.test(before === "" ? "" : `${before} `);
  if (work) return ofWriter || doesIt(one) ? 1 : 0;
  // "We do heating and air".
  if (!person && doesIt(one)) return 1;
  if (denied.test(before)) return 0;
  if (asksForOwn(one, text, parts)) return 1;
  if (/\bthats (?:us|me|what (?:we|i) (?:are|am|do))\b/.test(text.replace(/['’]/g, ""))) return 2;
  if (passing.test(after)) return 0;
  const others =
    ofFriends.test(before) ||
    (ofFriends.test(text) && /\b(?:he|she|they|his|her|their|who)\b/.test(before));
  if (others) return 0;
  const last = before.split(" ").at(-1) ?? "";
  // "Im frank barber".
  if (person && names.has(last) && !/\b(?:a|an|un|una)\b/.test(before)) return 0;
  if (inTrade.test(before) && !person && !weak) return 2;
  if (identity.test(before) && !/(?:^|\s)(?:its|thats|this is) the$/.test(before)) return 2;
  const single = person && !plural;
  const worksFor =
    /\b(?:work|works|working|phones|calls|books|admin|trabajo|llamo|due\p{L}+) (?:at|for|in|en|para|de)\b/u.test(
      before,
    );
  if ((having.test(before) || havingEs.test(before)) && (!single || worksFor)) return 2;
  if (reaching.test(before) || reachingEs.test(before))
    return weak && /\bthe$/.test(before) ? 0 : 1;
  if (standing.test(before) && isSomewhere.test(after)) return weak ? 0 : 1;
  if (whose.test(before)) {
    if (single)
      return /^(?:wants|needs|asked|is asking|is looking|would like)\b/.test(after) ? 1 : 0;
    return weak &&
      !/\b(?:our|my) \w+$/.test(before) &&
      !/store|tienda|clinic|bar|firm|church/.test(name)
      ? 0
      : 1;
  }
  if (!behindBare.test(after)) return 0;
  const modifiers = withoutTowns(before);
  return bare.test(modifiers === "" ? "" : `${modifiers} `) && !listed(one, parts) ? 1 : 0;
}

/** "Which trades, dentists, lawyers": what goes on asking in the same sentence. */
function listed({ part, plural, after }: TradeMention, parts: string[]): boolean {
  return plural && !after && parts.slice(0, part).some(opensQuestion);
}

const doers = `(?:i|we|they|he|she|who|that|which|us|guys|${family}|company|business|shop|crews?|teams?)`;
const working =
  "(?:doing|fixing|selling|painting|cleaning|building|installing|cutting|do|does|fix|fixes|repair|repairs|install|installs|sell|sells|clean|cleans|cut|cuts|paint|paints|build|builds|make|makes|run|rent|rents|rent out|teach|teaches|train|treat|move|moves|spray|sprays|kill|kills|serve|serves|cook|bake|bakes|groom|style|manage|manages|service|services|replace|put on|put in|wire|wires|unclog|clear|offer|offers|handle|practice|arrange|plan|shoot|restore|detail|tow|pump|flip|lay|pour|mow|trim|buy and sell|host|dig|design)";
const does = new RegExp(
  `(?:^|\\s)${doers}(?: (?:just|only|mostly|mainly|also|all|basically|actually|do))* ${working}(?: (?:and ${working}|mostly|lots of|a lot of|some|only|both|all|the|any|your|peoples|out))*${mods.replace("{0,5}", "{0,2}")}(?: and)?$`,
);
const doesEs =
  /(?:^|\s)(?:hago|hacemos|arreglo|arreglamos|reparo|reparamos|instalo|instalamos|vendo|vendemos|pinto|pintamos|limpio|limpiamos|corto|cortamos|pongo|ponemos|construyo|construimos|cocino|doy|damos|matamos|mato|destapo|destapamos|doy clases de|damos clases de|organizo|organizamos|vendemos|ofrecemos|servimos)(?: (?:puros?|puras?|de|el|la|los|las|todo tipo de))*$/;
const askedOf =
  /^(?:do|does|can|could|will|would|did|how (?:do|does|would)|puede|pueden) (?:you|u|it|they|that|the \w+|we|i)\b/;

/** "We fix furnaces", and not "can it do furnaces". */
function doesIt({ before }: TradeMention): boolean {
  if (askedOf.test(before) || denied.test(before)) return false;
  return does.test(before) || doesEs.test(before);
}

const chineseOwn =
  /(?:我们?|咱们?|本店|我[家爸妈]|我老[公婆板]|我先生|我太太)(?!的?(?:手机|电话))(?:.{0,2}[家店这边里]的?)?(?:.{0,10}(?:是|开|做|干|搞|经营|有|在|卖|修|当).{0,8}|)$|^.{0,3}在.{2,5}(?:开|做|经营).{0,4}$/u;
const chineseBare =
  /^(?:你好|您好|喂|嗨|哈喽|对了|其实|那个|不对|不是|是|就是|我们?是|[一二两三\d]+[家个间人]|小|.{2,4}的?)?(?:一?[家个间])?的?$/u;

function ownInChinese({ before, after, person }: TradeMention, parts: string[]): 0 | 1 | 2 {
  if (/(?:不是|不做|没有?|别的)$|以前|不是.{0,3}$/u.test(before)) return 0;
  if (ofFriends.test(before) || (person && /的$/u.test(before) && !/[是做当]/u.test(before)))
    return 0;
  if (/^(?:说|推荐|告诉)/u.test(after)) return 0;
  if (chineseOwn.test(before)) return /[是开做经卖修]/u.test(before) ? 2 : 1;
  if (!chineseBare.test(before) || /[你您]/u.test(before)) return 0;
  const asks = /吗|[?？]|^(?:能|可以)用/u.test(after) && !/我/u.test(parts.join(""));
  return asks ? 0 : /是$/u.test(before) ? 2 : 1;
}

/** The trade that a visitor says is theirs, and whether it is said outright. */
export function tradeTold(
  { text, spelled, language }: Hearing,
  original = text,
): { slug: string; sure: boolean; mention: TradeMention } | undefined {
  const capitals = namesWithCapitals(original);
  for (const said of text === spelled ? [text] : [text, spelled]) {
    const parts = partsOf(said);
    const found = tradeMentions(said, language === "es")
      .filter(({ name }) => !capitals.has(name))
      .map((mention) => ({ mention, sure: ownTrade(mention, said, parts) }))
      .filter(({ sure }) => sure > 0);
    const best =
      found.findLast(({ sure, mention }) => sure === 2 && !mention.weak) ??
      found.find(({ mention }) => !mention.weak) ??
      found[0];
    if (best) {
      const { mention, sure } = best;
      const ofVerb = tradeOfVerb(mention.before, mention.name);
      return { slug: ofVerb ?? mention.slug, sure: sure === 2, mention };
    }
  }
  return undefined;
}

/** "Frank Barber", in a line that is not all capitals: a family name. */
const namesWithCapitals = (original: string): ReadonlySet<string> =>
  new Set(
    [...original.matchAll(/(?<!\p{L})(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)(?!\p{L})/gu)].flatMap(
      ([, first = "", last = ""]) =>
        names.has(first.toLowerCase()) || names.has(last.toLowerCase())
          ? [first.toLowerCase(), last.toLowerCase()]
          : [],
    ),
  );
