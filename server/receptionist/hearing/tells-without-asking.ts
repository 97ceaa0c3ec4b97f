import { clausesOf } from "./clauses.ts";
import { latinWords } from "./words.ts";

/** What asks though it has not the form of a question: "i need to know the fee", "tell me". */
const wantsToKnow =
  /(?<!\p{L})(?:know|tell me|told me|explain|curious|wonder(?:ing)?|question|asking|ask you|heard|read|depends|unsure|not sure|if it|whether|remind me|show me|describe|clarify|understand|confused?|worr(?:y|ied)|hope|what|whats|how|hows|which|when|why|who|where|(?:or|so|but)\W*$|saber|qu[eé] (?!l[oa]s? )|cu[aá]\p{L}+|c[oó]mo|d[oó]nde|d[ií]game|dime|expl[ií]que(?:me)?|pregunta|duda|curiosidad|entiendo|depende)(?!\p{L})|知道|告诉我|请问|想问|问一下|解释|不清楚|不确定/iu;

/** Who acts, an order or an answer: what tells or settles something, and is no bare name of a topic. */
const says =
  /(?<!\p{L})(?:i|i['’]?(?:ll|m|d|ve)|im|ive|we|we['’]?(?:ll|re|ve)|my|me|us|our|it['’]?s|its|he|she|they|they['’]?(?:re|ll)|that['’]?s|thats|lets?|let['’]?s|don['’]?t|dont|no|nope|nah|not|yes|yep|yeah|ok|okay|sure|fine|sorry|forget|nvm|never ?mind|leave|drop|cancel|send|book|lock|looks?|works?|good|great|perfect|cool|thanks|wait|hold|actually|instead|put|make|use|yo|mi|me|nos|s[ií]|no|d[eé]j\p{L}*|olv[ií]d\p{L}*|mejor|gracias|bueno|bien|perfecto|listo|mand\p{L}*|env[ií]\p{L}*|reserv\p{L}*|espere|perd[oó]n)(?!\p{L})|我|不|好|行|可以|算了|发|谢谢|等/iu;

/** Whether a text tells or settles something, and asks nothing: "saturdays are best for me". */
export const tellsWithoutAsking = (text: string): boolean =>
  clausesOf(text).every(({ asks }) => !asks) &&
  says.test(text) &&
  !wantsToKnow.test(text) &&
  latinWords(text).length !== 1;
