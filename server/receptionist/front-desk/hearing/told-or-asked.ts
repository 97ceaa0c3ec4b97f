/** What is told though it begins like a question, and asked though it has neither its mark nor its verb. */

/**
 * "Es un Civic gris", "son de Meridian", "when it rains it drips": without a question mark it tells,
 * though questions begin so too.
 */
export const tellsAll = (words: string) =>
  statement.test(words) && !/(?:you think|right|verdad)$/.test(words);
const statements = [
  /(?:es|son|era|eran) (?:el|la|su|de|del|una?|unos|unas|para|por|las?|los|mi|mis|como|casi|nada|solo|muy|bien|tan|que|paciente|client\w*|en|\d+|dos|tres|cuatro|cinco|seis)\b/,
  /estan? (?:en|a|todo|toda|arriba|abajo|atras|junto|al|lejos|cerca|seco|seca|fuera|dentro|muy|bien|mal|\w+(?:ando|iendo))\b/,
  /que (?:me |nos |le )?(?:llame|avise|traig|mande|toqu|deje|dig|marqu)\w*/,
  // "Any of the girls will do".
  /any(?:one|body|time)?(?: of (?:the|them|your|you|those))?(?: \w+){0,2} (?:will do|will work|would do|is fine|is ok|is good|works|are fine|is all right)\b/,
  /hay (?:una?|agua|humo|goteras|mucho|mucha|muchos|muchas|como|escaleras|escalones|gradas|fuga|fugas|polvo|moho|ratas|ratones|hormigas|cucarachas|chinches|perros?|gatos?|ninos|muebles)\b(?! (?:para|disponibles?|hoy|incluid\w*))/,
  // "Hay papel tapiz viejo en el comedor"; "hay estacionamiento en el lugar" asks.
  /hay (?!estacionamiento|parqueo|wifi|internet|alberca|piscina|elevador|desayuno|descuento|lugar|espacio|cita|mesa|alguien|algo|alguna?|algun|forma|manera|modo|que\b|mas\b|otr[oa]|garantia|servicio|costo|cargo|rampa|gimnasio)(?:\w+ ){1,6}(?:en|detras de|arriba de|debajo de|desde|por|atras de|cerca de|junto a|adentro de) (?:el|la|los|las|mi|mis|una?|todo|toda|hace|casa|ayer)\b/,
  // "Do come and look in person", "any of them will do".
  /do (?:not|come|call|ring|send|look|stop|text|email|bring|please|be|tell|keep|take|mind the|knock|let (?:me|us))\b/,
  // "Any evening really", "what a week", "which I found out from his grandmother".
  /any (?:day|time|hour|evening|morning|afternoon|night|week|weekday|weekend|\w+day)s?\b/,
  /what an? (?:\w+ )?(?:day|week|month|year|night|morning|mess|shame|relief|pain|nightmare|time|pity|bummer|headache|joke|story|surprise)$/,
  /(?:which|where) (?:i|we|my)\b(?! (?:can|could|should|do|am|are|need|have to|go|put|park|send|pay)\b)/,
  // "The tenant, Kayla, will open the door", "my partner, Greg, is suing me": who does it stands before.
  /(?:will|would|can|could|should|must) (?:(?:also|then|always|already|not|never|just|probably|gladly|really) )?(?:be|have|love|like|prefer|appreciate|hate|rather|open|come|call|pick|meet|let|do|need|bring|pay|take|get|give|go|stay|wait|show|sign|drive|drop|send|text|know|see|tell|help|answer|unlock|use|want)\b(?!.*\b(?:allowed|ok|okay|enough|do)$)/,
  /(?:is|are|was|were) (?:(?:now|still|also|already|just|always|currently|even|not|only) )?(?!(?:some|any|every|no)thing\b|(?:morning|evening|parking|financing|shipping|training|smoking|swimming|catering|cleaning|painting|heating|cooling|plumbing|wiring|siding|flooring|building|meeting|whitening|waxing|spring|ring|king|ceiling|wedding|viewing|showing|visitation|tipping|bring|pricing|lodging|bedding|booking|billing|tinting|coloring|grooming)\b)\w{2,}ing (?:me|us|him|her|them|my|our|his|the|a|an|it|to|on|at|in|from|for|over|with|out|up|down|all|again|into|home|back)\b(?!.*\b(?:allowed|ok|okay|free|included|extra|safe|possible|permitted|fine|legal|covered|normal|bad|right|enough)$)/,
  // "No dog, any bed": whichever there is.
  /any (?:bed|stylist|therapist|trainer|barber|dentist|doctor|provider|color|colour|size|bed type|of them|one of them)$/,
  // "Hay que subir veinte escalones", "es sección ocho", "qué coraje me da", "que yo sepa no".
  /hay que (?:marcar|tocar|entrar|subir|bajar|pasar|dar|usar|llamar|avisar|timbrar|llevar\w*|traer\w*|mover\w*|desarmar|apartar|cargar|sacar|quitar|oirlo|verlo|cambiar\w*|pintar\w*|arreglar\w*)\b/,
  /(?:es|son) (?!(?:segur|normal|posible|gratis|car[oa]|barat|peligros|necesari|obligatori|grave|mal[oa]|ciert|verdad|legal|permitid|mejor|much|suficiente|contagios|reembols|gratuit|convenien|recomend|buen|ahi|aqui|usted|algo|con|facil|dificil|tarde|temprano)\w*)\w+/,
  /que (?:pena|verguenza|lastima|bueno|mal|mala|horror|susto|coraje|desgracia|alivio|barbaridad|gusto|bien|feo|fea|dia|semana|suerte|rabia|tristeza|amable|chistoso|raro|curioso|increible|yo sepa|dios|le vaya|tenga|tengan|pase|moleste|escriba|llame|insista|interrumpa)\b/,
  /quien sabe(?: (?:donde|como|cuando|que|por que))?$/,
  /cuando (?:ustedes |usted )?(?:pueda|quiera|guste|tenga|les|le)n?\b/,
  /tienen? (?:como |mas de |casi )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien)\b/,
  // "Está oxidada"; "están abiertos" asks.
  /estan? (?:\w+ )?(?!abiert|cerrad|incluid|permitid|asegurad|certificad|seguro)\w+(?:ad|id|ot|ert|ust)[oa]s?\b/,
  /which (?:goes|looks|runs|leaks|came|broke|makes|means|sits|has|had|needs|was)\b/,
  /what (?:was i (?:saying|going to say)|was the question)$/,
  /where was i$/,
  /como (?:le|te|les) (?:digo|explico|dijera|dire)\b/,
  /como (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cincuenta|cien|mil|media)\b/,
  /donde (?:vivo|vivimos|trabajo|trabajamos|estoy|estamos|naci)\b/,
  /any(?: of (?:the|them|your|those|you))?(?: \w+){0,3} (?:will do|would do|is fine|are fine|is ok|is okay|works|would work|will work|is good|suits)$/,
  /tienen? (?:como )?\d/,
  /como (?:a|unos|unas|desde|hace|\d)/,
  /cuando (?:prend|pong|abr|enchuf|llueve|uso|usamos|conect|corre|sub|camin|muerd|mastic|com[oe]\b|frena|manej)/,
  /did (?:it|that|this|one) (?:once|twice|before|already|last|in|at|somewhere|myself|with)/,
  // "The nurse came and did the paper".
  /did (?:the|my|his|her|our|a|an) \w+$/,
  /when(?:ever)? (?:it (?!be\b)|i |we |she |he |they |my |the |you (?:turn|flush|open the|start|step|push|press|run))/,
  // "Does not hurt at night", "does drive but pulls left": the subject is left out.
  /does (?:not|drive|start|run|crank|turn|leak|drip|hurt|smell|make|have|need|move|come on|go off)\b/,
  /are (?:already|preapproved|pre approved|approved|retired|flexible|interested|hoping|trying|planning|looking|moving)\b/,
  /did (?:botox|fillers?|lasers?|an? peel|peels?|facials?|microneedling|keratin|balayage|bleach|highlights|color|box dye|massages?|physical therapy|yoga) (?:once|twice|before|already|last|in|at|years?|a|two|three|\d)/,
  // "Which is weird", "who knows, maybe six", "how he got my number I have no idea".
  /which (?:is|was|are|were) (?:weird|odd|strange|fine|annoying|crazy|why|what|how|not|my|our|hard|fair|scary|embarrassing|frustrating|new|unusual|funny)\b/,
  /who knows(?:$| (?:maybe|probably|really|anymore|why|when|what|if|how (?!to\b)))/,
  /(?:how|why|where|when|what) (?:he|she|they|it|i|we|my \w+|the \w+) (?:ever |even |just )?(?:\w{2,}ed|got|broke|sent|came|went|left|said|told|took|found|knew|hit|fell|lost|made|did|was|were)\b(?!.*\b(?:is|are|do|does|can|will|would|should)\b)/,
];
const statement = new RegExp(
  `^(?:y |pero |pues )?(?:${statements.map(({ source }) => source).join("|")})`,
);

/** "OK to eat before the blood test", "boxes included", "breakfast at 5:30 any chance": the verb is left out. */
export const asksWithoutVerb = (words: string): boolean =>
  withoutVerb.test(words) || anyChance.test(words);
const anyChance =
  /^(?:\w+ ){1,8}(?:any chance|what are the (?:chances|odds)|(?:is |would )?(?:that |it )?(?:be )?doable)$|^(?!.*\b(?:if|as|whenever|when|where|soon|whatever)\b)(?:\w+ ){1,5}possible$/;
const withoutVerb =
  /^(?:(?:so|and|also|but|is it|would it be) )*(?:ok|okay|alright|allowed|cool) (?:to (?!be\b|start\b|answer\b|confirm\b|recap\b|the\b)\w+|if (?:i|my) \w+|while \w+ing|for (?:my|pets|dogs|kids) \w*)|^(?:(?:so|and|also|are|is) )*(?:parking|breakfast|towels|boxes|gratuity|tips?|cash|walk ?ins?|delivery|wi ?fi|rental|installation|haul away|taxes|materials|labor|cleanup|disposal) (?:ok|okay|allowed|included|covered|welcome|free|extra|accepted)(?: (?:there|here|too|inside|with (?:that|you|it)|or (?:not|no|nah|what)))*$/;
