import { word } from "./given-name.ts";

const kin =
  "neighbour|ex|ex-husband|ex-wife|roommate|tenant|supervisor|jefe|jefa|vecino|vecina|uncle|aunt|dad|father|papa|mom|mother|mama|wife|husband|son|daughter|brother|sister|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|girlfriend|boyfriend|fianc[eé]e?|(?:mother|father|son|daughter|brother|sister)[- ]in[- ]law|partner|friend|neighbor|boss|cousin|nephew|niece|tío|tía|tio|tia|papá|mamá|padre|madre|esposa|esposo|señora|marido|mujer|novi[oa]|hijo|hija|niet[oa]|hermano|hermana|cuñad[oa]|abuelo|abuela|abuelita|abuelito|primo|prima|amigo|amiga|suegra|suegro|yerno|nuera|comadre|compadre";
const relative = new RegExp(
  `(?:[Mm]y|[Oo]ur|[Mm]i|[Nn]uestr[oa]) (?:(?:late|poor|dear|elderly|difunt[oa]|pobre) )?(?:${kin})(?: down|,? (?:la p[oó]liza|la cuenta|the policy|the account))?(?:['’]?s name(?:,? (?:is|it['’]?s|that['’]?s|es)|,)?|,? (?:is|was|named|called|se llama|se llamaba))?,? (?:(?:Mr|Mrs|Ms|Dr|Sr|Sra)\\.? ${word}, |(?:[Dd]on|[Dd]oña) )?(${word}(?: ${word}){1,2})`,
  "u",
);

/** "A nombre de ella, Ofelia Rentería", "under her name, Zoe Lindgren". */
const pronounced = new RegExp(
  `\\b(?:a nombre de (?:ella|[eé]l)|(?:[Uu]nder|[Ii]n) (?:his|her) name)(?: please| por favor)?,? (${word}(?: ${word}){1,2})`,
  "u",
);

/** "For my mom Rosa", "para mi hijo Beto": a first name is enough where the call is for that person. */
const forKin = new RegExp(
  `\\b(?:[Ff]or|[Aa]bout|[Pp]ara|[Dd]e parte de|[Bb]ook|[Ss]chedule|[Bb]ring|[Tt]raigo a|[Ll]levar a) (?:my|our|mi|nuestr[oa]) (?:${kin}|kid|baby|toddler|ni[ñn][oa]|beb[eé])(?: is)?,? (${word}(?: ${word}){0,2})`,
  "u",
);

/** "Dale Horn, thats the ex": a name, and who that is. */
const pointedAt = new RegExp(
  `(${word}(?: ${word}){1,2})(?: is|,? (?:that['’]?s|thats|he['’]?s|she['’]?s|hes|shes|es)) (?:the|my|our|his|her|el|la|mi) (?!(?:full )?(?:name|number|cell|phone|email|nombre))\\p{Ll}`,
  "u",
);

/** "Dora Lynn, my ex I mean". */
const kinBehind = new RegExp(
  `(?:[Ii]t['’]?s |[Tt]hat['’]?s )?(${word}(?: ${word}){1,2}), (?:my|our|mi|nuestr[oa]) (?:${kin})(?!\\p{L})(?=\\s*(?:$|[.,;!?]|[Ii] mean|that is|digo))`,
  "u",
);

/** "The name of the company is Oak Ridge Rentals". */
const nameOfFirm = new RegExp(
  `\\b[Nn]ame of (?:the|my|our|their|that) (?:company|firm|business|place|employer|landlord|outfit|other (?:side|party|driver))(?:['’]?s| is| was) (${word}(?: ${word}){0,3})`,
  "u",
);

/** "He's called Rick Dunlap", "her name was Edith Crane", "he went by Lou Marsh": somebody else's name. */
const calledSo = new RegExp(
  `\\b(?:(?:[Hh]er|[Hh]is|[Tt]heir) name(?:['’]?s| is| was)|[Nn]ame was|[Ss]e llama(?:ba)?|[Ss]u nombre (?:es|era)) (${word}(?: ${word}){0,2})`,
  "u",
);
const calledByRole = new RegExp(
  `\\b(?:[Hh]e|[Ss]he|[Tt]hey|[Gg]uy|[Cc]ompany|[Ff]irm|[Bb]usiness|[Oo]utfit|[Pp]lace|[Ee]mployer|[Bb]oss|[Mm]anager|[Ll]andlord|[Oo]wner|[Dd]river)(?:['’]?(?:s|re)| is| are| was| were|s)? (?:called|named|known as|goes by|go by|went by) (${word}(?: ${word}){0,2})`,
  "u",
);

/** What somebody is to a case or a house, where the name follows. */
const role =
  "owner|landlord|landlady|manager|boss|supervisor|driver|tenant|agent|adjuster|realtor|lawyer|attorney|guy|man|woman|lady|gal|fella|fellow|dude|gentleman|neighbor|neighbour|kid|seller|buyer|employer|business|firm|company|outfit|builder|store|dueñ[oa]|jef[ea]|gerente|inquilin[oa]|chofer|conductor|patr[oó]n|patrona|abogad[oa]|encargad[oa]|casero|casera|vecin[oa]|señora?|otro|otra|compañ[ií]a|empresa|constructora|tienda";
/** Where somebody is, or what a firm did: "the fella next door", "the outfit that put it up". */
const placed =
  "next door|(?:up|down)stairs|across (?:the|from) \\p{Ll}+|(?:down|up) the \\p{Ll}+|behind (?:me|us)|in the other \\p{Ll}+|de (?:al lado|arriba|abajo|enfrente)|(?:that|who|which|que) [^.,;!?]{2,40}?";

/** "The owner is Oscar Ibarra", "mi supervisora es Ana Paz", "the guys name is Rick Baldoni", "the man upstairs, Len Voss". */
const byRole = new RegExp(
  `\\b(?:[Tt]he|[Tt]his|[Mm]y|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er|[Ee]l|[Ll]a|[Mm]i|[Ss]u) (?:other |otr[oa] |estate |family |divorce |closing |listing |claims |insurance |property |building |office |general |shop |service )?(?:${role}|supervisora)(?: (?:${placed}))?(?:(?:['’]?s)? name)?(?: is| was| are|['’]s| es| era| son|,? se llama|,)? ((?:(?:Mr|Mrs|Ms|Dr|Sr|Sra)\\.? )${word}|${word}(?: ${word}){1,3})`,
  "u",
);

/** "A kid named Tyler", "un señor Whitfield", "a Mr. Lund". */
const indefinite = new RegExp(
  `\\b(?:\\p{Ll}+ (?:named|by the name of|de nombre|llamad[oa])|(?:an?|some|una?) (?:tal )?(?:[Ss]e[ñn]ora?|[Mm]r|[Mm]rs|[Mm]s|[Dd]r|licenciad[oa]|tal)\\.?) (${word}(?: ${word}){0,2})`,
  "u",
);

/** "Midland Funding i think its called", "Hillcrest Homes is what they're called". */
const calledBehind = new RegExp(
  `(?:^|[.;,] )(${word}(?: (?:&|and|y|of|de) ${word}| ${word}){0,3}),? (?:(?:[Ii] (?:think|believe|guess)|creo(?: que)?) )?(?:(?:is|it['’]?s|that['’]?s) (?:what (?:it|they|he|she)(?:['’]?(?:s|re)| is| are) )?called|se llama)(?!\\p{L})`,
  "u",
);

/** "Joan Weller, she lives in Boise": a name, and what that one does. "Dana Fox, she said to call" names whoever calls. */
const toldOf = new RegExp(
  `^(?:(?:[Ii]t['’]?s|[Tt]hat['’]?s|[Ii]s|[Ee]s) )?(${word}(?: ${word}){1,2}|${word}(?=, [Ss]hes? |, [Hh]es? )),[^.!?]*?(?<=, )(?:and )?(?:s?he(?:['’]?s)?|they(?:['’]?re)?|ella|él) (?!said|says|told|asked|asks|wants?|would|can|could|will|needs?|should|knows?|dijo|me)\\p{Ll}`,
  "u",
);

/** "Dr. Sato does me", "la doctora Ruiz me vio": by a title, somebody who does something. */
const titled = new RegExp(
  `(?<!(?:[Tt]his is|[Ii]t['’]?s|[Ii]['’]?m|[Ii] am|[Ss]oy|[Hh]abla)(?: el| la)? )\\b((?:Dr|Dra|Doctor|Doctora)\\.? ${word}) (?=(?:does|did|sees|saw|treats|treated|knows|put|gave|told|said|sent|referred|has|took|prescribed|cleans|me|nos|lo|la|le) )`,
  "u",
);

/** "A dispute with Halt Corp", "I am suing Dale Horn": the other side. */
const against = new RegExp(
  `\\b(?:against|versus|vs\\.?|suing|sued by|sue|dispute with|contra|demandar a) (${word}(?: ${word}){0,2})`,
  "u",
);

/** "Is it true you represent Dave Kowalski": whom the house may know. */
const represented = new RegExp(
  `\\b(?:represent(?:ing|s)?|defend(?:ing|s)?|representan?(?: a)?|defienden? a) (?:(?:Mr|Mrs|Ms|Dr)\\.? )?(${word}(?: ${word}){1,2})`,
  "u",
);

/** "Uncles name is Walter Beck". */
const kinsName = new RegExp(
  `\\b(?:${kin})(?:['’]?s)? name(?:(?:['’]?s| is| was)? (${word}(?: ${word}){0,2})|, (?!please|thanks)(${word})(?=\\s*(?:$|[.;])))`,
  "iu",
);

/** The name of somebody of the caller's, or of the other side: "my uncle, Len Ford". */
export const somebodyElse = (text: string): string | undefined =>
  [
    relative,
    pronounced,
    forKin,
    kinsName,
    nameOfFirm,
    pointedAt,
    kinBehind,
    calledSo,
    calledByRole,
    byRole,
    indefinite,
    calledBehind,
    toldOf,
    titled,
    against,
    represented,
  ]
    .map((pattern) => {
      const found = pattern.exec(text);
      return found?.[1] ?? found?.[2];
    })
    .find((name) => name !== undefined);
