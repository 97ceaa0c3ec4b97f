/**
 * Times long over, in patterns of English and Spanish without accents, and of Chinese. A count
 * before its unit may be any number in words or figures.
 */
const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const count =
  "(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|\\d+|few|couple|several|many|some|good|of|un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|muchos|muchas|varios|varias|pocos|algunos|como|casi|ya|mas|de)";
const numeral = "[一二两三四五六七八九十几多好\\d]+";

/** So long ago that illness is over too. */
export const longPast: readonly string[] = [
  "(?:years?|yrs|months?|decades?) (?:ago|back)\\b",
  `${count} (?:summers?|winters?|springs?|falls?|autumns?|seasons?|christmases|birthdays) (?:ago|back)\\b`,
  `last (?:year|summer|winter|spring|fall|autumn|season|semester|christmas|thanksgiving|easter|halloween|${months})\\b`,
  "the (?:year|summer|winter|spring|fall|autumn|month|week|one|time) before last\\b",
  "(?:when|cuando) (?:i|he|she|we|they|yo|el|ella) ?(?:was|were|era|eramos) (?:a |only |just |about |un |una )*(?:kid|child|baby|little|young|small|teen\\w*|\\d+|in (?:high )?(?:school|college)|nino|nina|chic[oa]|joven|bebe)\\b",
  "cuando era\\b",
  "\\bas an? (?:kid|child|teen\\w*|baby)\\b",
  "\\bde (?:nino|nina|chiquit[oa]|joven)\\b",
  "back (?:when|then|in the day)\\b",
  "in (?:the |my |his |her )?(?:late |early )?(?:[2-9]0s|19\\d0s|twenties|thirties|forties|seventies|eighties|nineties)\\b",
  `hace (?:${count} )*(?:anos?|meses|veranos?|inviernos?|primaveras?|decadas?|navidades|tiempo)\\b`,
  `(?:el|la) (?:ano|verano|invierno|otono|primavera|navidad|${months}) pasad[oa]\\b`,
  "antepasad[oa]\\b",
  "大?前年|去年|小时候|当年|那年|很久以前|以前|几年前|多年前",
  `${numeral}年(?:多)?(?:以前|之前|前|了)|(?:${numeral}|好几|半)个?(?:多)?月(?:以前|之前|前|了)|半年(?:以前|之前|前|多?了)`,
];

/** An age at which somebody died or fell ill, at the end of a statement: "a heart attack at 50". */
export const pastAge =
  /(?<=\b(?:died|dead|passed|killed|attack|stroke|seizure|aneurysm|cancer|infarto|derrame|murio|fallecio)\b(?: \w+){0,4} )(?:at|a los) (?:age |the age of |only |just )*[1-9]\d(?: anos)?(?= *$)/gu;

/** A year as the time of something: "in 2018", "that was 2022"; the year is in the first group. */
export const yearNamed =
  /\b(?:(?:back |way |early |late )*in|that was|it was|was|en|fue|en el|fue en|eso fue en) (?:early |late |about |around |el |ano |the |(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (?:of |de |del )?)*((?:19|20)\d\d)\b|((?:19|20)\d\d) ?年/gu;

/** Weeks over. */
export const weeksPast: readonly string[] = [
  "weeks? (?:ago|back)\\b",
  `hace (?:${count} )*(?:semanas?|mes)\\b`,
  `(?:${numeral}|好几)个?(?:多)?(?:星期|周|礼拜)(?:以前|之前|前|了)`,
];

/** Verbs of what is over, and near misses: "casi se ahoga". */
export const pastVerbs =
  /(?<!\p{L})(?:had|got|was|were|did|went|came|took|lost|put|fell|broke|burnt|caught|hit|ate|drank|bought|built|left|made|sold|began|hurt|cut|felt|found|gave|kept|said|saw|shot|sent|thought|told|threw|woke|blew|bled|bit|stung|nearly|almost|casi|tuvo|tuve|tuvimos|hubo|fue|fueron|fui|puso|pusieron|pusimos|hizo|hicieron|dio|dieron|murio|murió|\p{L}{2,}(?:aron|ieron|imos|aba|aban|[óéí]|ía|ían)|(?!(?:need|bed|red|shed|feed|bleed|speed|seed|indeed|hundred|med|tired|allowed|supposed|scared|worried|interested)\b)\p{L}{2,}ed)(?!\p{L})/u;

/** Just now, or these days: what stands beside it is not over. */
export const recently =
  /\b(?:now|just|today|tonight|this (?:morning|afternoon|evening|week|minute)|still|again|(?:minutes?|mins?|hours?|seconds?|while) ago|ahora|ahorita|hoy|anoche|esta (?:manana|tarde|noche|semana)|todavia|sigue|acaba|otra vez|de nuevo)\b|现在|刚|今天|今晚|又|还|一直|正在|这会儿/u;

/** What was over is there once more, or has not stopped. */
export const onceMore =
  /(?<!\b(?:never|not|dont|don't|doesnt|doesn't|wont|won't|before|in case|if)\b(?: \w+){0,4} )\b(?:again|still|worse|happening|same (?:thing|way|feeling|pain|smell|symptoms)|came back|is back|its back|it's back|coming back)\b|(?<!\b(?:no|nunca|antes)\b(?: \w+){0,4} )\b(?:otra vez|de nuevo|todavia|sigue|sigo|empeor\w*|lo mismo|volvio)\b|又|再次|还在|一样的?(?:感觉|症状)/u;

/** "The claim is still open": papers go on, and no danger. */
export const stillOpen =
  /\b(?:still|todavia|aun|sigue) (?:(?:is|are|has|have|its|not|no|waiting|esta) ){0,2}(?:open|pending|unpaid|paid|settled|closed|waiting|owes?|review|fighting|arguing|denied|processing|check|answer|word|money|response|reply|adjuster|havent|hasnt|dont have|on hold|abiert[oa]|pendiente|esperando|debe[ns]?|pagan?|paga)\b|(?:还|一直)(?:没|未|在)?(?:下来|赔|批|处理|审|等|回复|结)/gu;

/** Words of the present that may belong to what was over. */
export const presently =
  /\b(?:now|right now|since|tonight|today|this morning|ahora|ahorita|desde|hoy)\b|现在|今天|还/u;

/** What people do now about something that is over: papers, wishes, fears. */
export const matters =
  /\b(?:su(?:e|es|ing|ed)|lawsuit|lawyer|attorney|court|claims?|insur\w*|deductible|lender|bank|bills?|billing|want\w*|wants|need\w*|would like|i'd like|id like|looking|look|book\w*|appointment|schedul\w*|check ?-?up|inspect\w*|quot\w+|estimate|price|pay\w*|sell\w*|mov(?:e|ing)|rent\w*|buy\w*|replac\w*|install\w*|afraid|scared|nervous|careful|worr\w*|fixed|repaired|healed|recovered|better|fine|ok|okay|good|clean|clear|demand\w*|abogad\w*|quiero|quiere|queremos|necesit\w*|cita|miedo|nervios\w*|arreglad\w*|bien|mejor|segur[oa]|seguros|vender|comprar)\b|起诉|告|律师|保险|想|要|怕|修好|没事|正常|预约|好了|都好|很好|挺好/u;
