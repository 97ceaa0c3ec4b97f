import { isBare, isOfTime, isTimeOnly, readWords } from "./said-parts.ts";

/** What surrounds the time of a visit and tells nothing beside it: who comes, and the verb. */
const visiting = new Set(
  "i im id ill youre en we were well you he she they them us me it its theyll someone somebody everyone all agent tech your the a an one and but so if though or else otherwise then now over out up up by off there here home free around for with from on in can could may might will would should shall be been is are was do does have has get got go going come comes coming came call calls calling ring put pencil mark down make set book schedule reserve see look at take drop pick bring meet show start stop table booking appointment appt reservation slot spot visit people person guests party tour open opens available possible please pls kindly just actually anyway anyhow anyways amazing perfect ideal lovely great fine good cool super suit suits better best like love want need plan hoping again tentatively morning mornings afternoons evenings night quarter half past till til thirty fifteen forty five twenty first second third last earlier later earliest soonest te se nos le lo los las mi yo voy va van vamos podria podrian podriamos puedo puede pueden podemos el ella ellos ustedes usted hablar buscar hablarme llamarme marcarme vengo viene vengan venga vienen venir ir llevo lleva llevamos traigo trae paso pasa pasamos llego llegamos marcan marca marquen marcar marque llama llamen llame llaman llamar hablen hable mesa mesas reservar reserve reserva reservacion apartar quisiera queria quiero queremos quieren necesito para personas somos cita bien perfecto esta este ese ponla ponlo pon ponga ponme anote anoteme apunteme agendeme agende deme dele tambien porfa porfavor noche madrugada como ya si se ocho nueve diez once doce menos llevar llevarlo llevarla traer traerlo traerla pasar convenga conviene talk speak chat swing convenient".split(
    " ",
  ),
);

/** "Half past two", "a las nueve", "quarter to four", "right at nine", "the first one". */
const hourInWords =
  /\b(?:(?:half|quarter) (?:past|to|till?|of|after)|a las? \p{L}+|(?:uno?a?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) y (?:media|cuarto|pico)|(?:right|at|around|about|by) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:the|take) (?:first|second|last|earlier|later|earliest|latest)(?: (?:one|time|slot))?|(?:first|second|last|earlier|later) (?:one|time|slot)|(?:el|la|lo) (?:primer[oa]|segund[oa]|ultim[oa])|half (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/u;

/** "On my way to work": why it suits. */
const passing =
  /,? on (?:my|the|our) (?:way|drive|lunch)(?: (?:to|from|home|in|back|hour|break)(?: \p{L}+)?)?(?=\W*$)/iu;

const chineseTime =
  /(?:[这下本]个?)?(?:周|星期|礼拜)[一二三四五六日天末]|今天|明天|大?后天|[今明后当]晚|早上|上午|中午|下午|晚上|傍晚|早晨|[\d一二两三四五六七八九十:]+(?:点|时)(?:半|[一三]刻|钟|整|[\d一二三四五六七八九十]+分?)?|[\d一二三四五六七八九十]+[月号日]/gu;
const besideChineseTime =
  /给我|打电话|电话|预[约订]|有空|方便|没问题|的话|左右|可以|过来|师傅|那就|能|那|就|哦|噢|吧|啊|呀|嗯|行|好|来|去|到|打|我们?|你们?|想|要|订|约|请|都|也|在|改|是|对|去?看房?|的|了/gu;

/** "Put me down for monday at 8", "mesa para seis el viernes a las nueve", "明天下午两点给我打电话吧". */
export function saysOnlyTime(text: string): boolean {
  const { words, han } = readWords(text.replace(passing, ""));
  if (han) {
    const rest = han.replace(chineseTime, "");
    return rest !== han && rest.replace(besideChineseTime, "") === "";
  }
  return (
    (words.some(isOfTime) || hourInWords.test(words.join(" "))) &&
    words.every((word) =>
      // "Or better 720 555 0134", "from the 50s": figures, and no time.
      /^\d/.test(word)
        ? /^(?:\d{1,2}(?:am|pm|ish|st|nd|rd|th|h)?|\d{3,4}(?:am|pm))$/.test(word)
        : visiting.has(word) || word === "right" || isBare([word]) || isTimeOnly([word, "monday"]),
    )
  );
}

/** Whether most words of a text tell of a time, or surround it. */
export function saysMostlyTime(text: string): boolean {
  const { words, han } = readWords(text);
  if (han) {
    const rest = han.replace(chineseTime, "");
    return rest !== han && rest.replace(besideChineseTime, "").length <= han.length / 3;
  }
  const timely = words.filter(
    (word) => isOfTime(word) || visiting.has(word) || oftenBeside.has(word),
  );
  return (
    words.some((word) => isOfTime(word) || oftenBeside.has(word)) &&
    timely.length >= words.length * 0.65
  );
}
const oftenBeside = new Set(
  "any anything every only when whenever not noonish days weekday weekdays weekends asap soon before between during lunch school estoy ando todo toda dia dias cualquier antes despues entre temprano tempranito mananas tardes noches semana viene proxima que if".split(
    " ",
  ),
);
