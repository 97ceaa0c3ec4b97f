/*
 * How many come, said before anything else: "two at the bar tonight 9:15", "4 saturday 7". The hour
 * behind it tells that the first number is none.
 */

const number =
  "\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez";
const day =
  "tonight|tomorrow|today|(?:this|next) (?:evening|\\p{L}+day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun|hoy|ma[nñ]ana|(?:el )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|esta noche";
const place =
  "(?:at|by|near) (?:the )?(?:bar|counter|windows?|fire|fireplace)|on (?:the )?(?:patio|terrace|deck|porch|roof|rooftop)|in (?:the |a )?(?:booth|back|garden|bar|corner|courtyard)|outside|inside|outdoors|indoors|(?:bar|patio|counter|booth) (?:seats?|stools?|spots?)|en (?:la|el) (?:barra|terraza|patio|bar|jard[ií]n)|afuera|adentro|junto a la ventana";
const meal =
  "(?:for|para) (?:an? )?(?:early |late )?(?:dinner|lunch|brunch|breakfast|drinks|supper|cenar|comer|almorzar|desayunar|la cena|la comida)";
const hour = "(?:1[0-2]|[1-9])(?::\\d\\d)?(?![\\d:/-])";
const wordHour = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|mediod[ií]a";
const opens =
  "((?:^\\W*|[,.;!?]\\s+)(?:(?:hi|hello|hey|hola|good (?:morning|afternoon|evening)|ok|yes|so|just|only|solo|need|want|para|for)\\W+){0,4})";
const counts = new RegExp(
  `${opens}(${number})(?: (?:people|seats?|spots?))?(?= (?:(?:${place}|${meal})(?!\\p{L}).{0,40}?(?<![\\p{L}\\d])(?:${hour}|${wordHour})(?!\\p{L})|(?:for |on |para )?(?:${day})(?: night| evening)?,? (?:(?:at|around|about|like|by|say|a las?|como a las?) )?(?:${hour}|${wordHour})(?! ?(?:people|persons?|of us|kids|nights?|noches?|personas)|\\p{L}{3})))`,
  "iu",
);

/** The number that a message of figures opens with, where it tells how many come. */
export const openingCount = (figures: string): string | undefined => {
  const found = counts.exec(figures)?.[2];
  return found && /^\d/.test(found) && Number(found) > 0 ? found : undefined;
};

/** A message without such a number: "two tonight around 8" is no two o'clock. */
export const withoutOpeningCount = (message: string): string => message.replace(counts, "$1");
