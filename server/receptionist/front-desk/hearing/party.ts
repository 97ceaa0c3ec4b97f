/*
 * People who are told one by one: "me and 3 coworkers", "2 adults and a 4 year old". Numbers are figures.
 */

/** Whoever speaks; "mi" before "y mi hermana", or at the end of "para mi esposa y para mi", is "mí". */
const own =
  "(?:me|myself|i|yo|m[ií](?= (?:y|e|con) )|(?<=para )m[ií](?= *(?:$|[,.;!?])| (?:el|este|a|en|por|hoy|junt[oa]s)(?!\\p{L})))";
/** Two at once. */
const both =
  "(?:(?:my|our|her|his|the) (?:parents|folks|grandparents|in-laws)|(?:mis|nuestros|sus) (?:padres|pap[aá]s|abuelos|suegros))";
const kin =
  "(?:wife|husband|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|mom|mother|mum|dad|father|sister|brother|daughter|son|cousin|aunt|uncle|grandma|grandmother|grandpa|grandfather|niece|nephew|friend|buddy|roommate|boss|coworker|co-worker|colleague|client|neighbor|baby|toddler|infant|newborn|kid|child|teenager|teen|girl|boy|grownup|grown-up|adult|guest|bride|in-law|mother-in-law|father-in-law|esposa|esposo|pareja|novia|novio|mam[aá]|pap[aá]|hermana|hermano|hija|hijo|prima|primo|t[ií]a|t[ií]o|abuela|abuelo|amiga|amigo|sobrina|sobrino|suegra|suegro|jefa|jefe|bebe|bebé|ni[nñ]a|ni[nñ]o|adulto)";
const several =
  "(?:little ones?|kids|children|babies|toddlers|infants|teens|teenagers|grownups|grown-ups|adults|guests|friends|coworkers|co-workers|colleagues|clients|sisters|brothers|daughters|sons|cousins|aunts|uncles|nieces|nephews|girls|boys|girlfriends|buddies|others|more|people|of us|hijas|hijos|amigas|amigos|hermanas|hermanos|primas|primos|sobrinas|sobrinos|ni[nñ][oa]s|beb[eé]s|adultos|personas|compañer[oa]s|invitados)";
const whose = "(?:my|the|our|her|his|mi|mis|la|el|las|los|nuestr[oa]s?|su|sus)";
/** One of those who come, or several with their number. */
const one = `(?:${own}|${both}|(?:${whose} )?\\d{1,2} (?:(?!son |are |is |of )\\p{L}+ )?${several}|(?:${whose}|an?|1|una?) (?:\\p{L}+ )?${kin}|(?:baby|toddler|newborn|bebe|bebé)|(?:a|1|an?) \\d{1,2}[- ]year[- ]old|\\d{1,2})`;
const joins = "(?:and|n|plus|with|y|e|con|m[aá]s)";
/**
 * Commas and words between them; "me my wife and 2 kids" has none before "my". Each sign is read in one
 * way only: a row of commas takes no longer than it is long.
 */
const and = `(?=\\s*[,+&]|\\s+(?:${joins}|my|our|mi)\\s)[\\s,+&]+(?:${joins}(?:\\s(?:para|for))?\\s[\\s,+&]*)*`;
/** "And my grandpa turns 90": told of somebody, who is one of those counted. */
const toldOf =
  "(?! (?:gave|give|bought|paid|said|say|live|turns?|has|needs|can['’]?t|cannot|uses|likes|loves|hates|is (?!coming|joining)|cumple|tiene|usa|necesita|no puede)(?!\\p{L}))";
const list = new RegExp(
  `(?<![\\p{L}\\d:])${one}(?:${and}${one})+(?![\\p{L}\\d:'’])${toldOf}`,
  "giu",
);
const hourBehind =
  /^\s*(?:am|pm|a\.m|p\.m|:|o'?clock|de la|minutes?|nights?|noches?|hours?|horas?)/iu;

/** "Just me, one person". */
const sameAgain = /^(?:me|myself|i|yo)\s*,\s*1(?!\d)/iu;
const wholeBefore = /^\d{1,2}(?: \p{L}+){0,2}(?:\s*,|\s+(?:with|con)\s)/iu;

/** How many come who are told one by one; undefined where fewer than two are. */
export function partyIn(figures: string): number | undefined {
  const chinese =
    /(\d{1,2})(?:个|位)?(?:大人?|成人)[，、和带加跟]?(?:还有)?(\d{1,2})(?:个|名)?(?:小|孩子|娃|儿童|宝宝|婴儿)/u.exec(
      figures,
    );
  if (chinese) return Number(chinese[1]) + Number(chinese[2]);
  for (const match of figures.matchAll(list)) {
    const [text] = match;
    if (hourBehind.test(figures.slice(match.index + text.length))) continue;
    // "5 with the baby", "for two, my sister and me": the number counts them all.
    if (wholeBefore.test(text) || sameAgain.test(text)) continue;
    const told = text.split(new RegExp(and, "iu")).filter(Boolean);
    const bare = told.filter((piece) => /^\d+$/.test(piece));
    // "Friday 4 and 2 kids": a number by itself opens the list, or follows whoever speaks.
    const opened = new RegExp(`^${own}$`, "iu").test(told[0] ?? "");
    if (bare.length > (opened ? 1 : Number(/^\d+$/.test(told[0] ?? "")))) continue;
    if (told.length < 2) continue;
    const sum = told.reduce((all, piece) => all + countOf(piece), 0);
    if (sum > 1 && sum <= 60) return sum;
  }
  return undefined;
}

/** "A 4 year old" is one, "my parents" are two. */
const countOf = (piece: string): number =>
  /year/i.test(piece)
    ? 1
    : Number(/\d+/.exec(piece)?.[0] ?? (new RegExp(`^${both}$`, "iu").test(piece.trim()) ? 2 : 1));

const chineseKin =
  "太太|老婆|先生|老公|妈妈?|爸爸?|男朋友|女朋友|朋友|姐姐?|妹妹?|哥哥?|弟弟?|儿子|女儿|闺蜜|同事|奶奶|爷爷|外婆|外公";
const chinesePair = new RegExp(
  `我(?:想|要)?(?:和|跟|与|同)我?(?:的)?(?:${chineseKin})(?![、和跟与]|爸|妈)`,
  "u",
);
/** "想跟我老公一起", "情侣按摩", "我们俩". */
const chineseCouple = new RegExp(
  `(?:和|跟|与|同)我(?:的)?(?:${chineseKin})(?:[一1][起块]|两|俩|2)|我们?俩(?!个?(?:孩|小|女儿|儿子))|两口子|夫妻俩|(?:情侣|双人)(?:按摩|推拿|套餐|水疗|[Ss][Pp][Aa])`,
  "u",
);
const chineseParents = /爸妈|父母|公婆|岳父母/u;
const withParents = /我(?:想|要)?(?:和|跟|与|同)我?(?:爸妈|父母|公婆|岳父母)/u;

/** "我和我太太": who come, where nobody counts them. */
export function chinesePartyIn(text: string): number | undefined {
  if (withParents.test(text)) return 3;
  if (chineseParents.test(text)) return 2;
  return chinesePair.test(text) || chineseCouple.test(text) ? 2 : undefined;
}
