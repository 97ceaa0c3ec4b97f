import { isChineseName } from "./chinese-names.ts";
import { clausesOf } from "./clauses.ts";
import { hear } from "./hear.ts";
import { withoutInterjections } from "./interjections.ts";
import { nameBeside } from "./name-beside.ts";
import { filler, fullName, noName, tidy, withFamilyName } from "./name-shape.ts";
import { isCommon, isEnglishWord, isFirstName } from "./name-words.ts";
import { hasChinese } from "./words.ts";

/** Phrases that are always followed by a name. */
const strong =
  /(?:^|[\s,.;:，。？！?!、])(?:my name is|my name's|my names|name is|name would be|name will be|name to|name should be|name's|the name is|under the name of|under the name|in the name of|(?:in|under) my name|it's spelled|its spelled|spelled|put me down as|sign me in as|(?:i am|i'm|im) (?:called|named)|(?:they|people|everyone|friends) calls? me|i go by|(?:put|book) (?:it|that|this) (?:under|down for)|make it out to|me llamo|mi nombre es|nombre a|a nombre de|se escribe|我叫|我姓|免贵姓|我的名字是|名字是|名字叫|姓名是|(?:姓名|名字)(?=[:：\s])|叫我)[\s:：]*/iu;
/** What stands behind a name, where it opens the sentence. */
const nameAhead =
  /(?:^|[,.;!?\n] ?|\b(?:yes|ok|sure|its|it's|hi|hello|well|and|que|s[ií]) )(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}) (?:is|es) (?:(?:my|the|our|mi|el) )(?:full |whole |real )?(?:name|nombre)(?!\p{L})|((?!保单|保险|账户|帐户|合同|订单|户主|卡上|[这那])\p{Script=Han}{2,4})是我的?(?:名字|姓名)/iu;
/** Phrases that a name may follow, but other words too: "I am late". */
const weak =
  /(?:^|(?<!\b(?:where|how|who|what|when|than|as))[\s,.;:，。？！?!、])(?:call me|this is|i am|i'm|im|it's|it is|here is|for|under|its|soy|habla|para|我是)[\s:：]+|(?:^|[，。？！?!、\s])我是/giu;
/** "My name's not Anna, it's Hanna": whose name it is not. */
const deniedName =
  /(?:\b(?:my names?(?:'s| is)?|(?:i'?m|i am|it'?s|it is|this is|name'?s)) not|\bmy name isn'?t|(?<!\p{L})(?:mi nombre no es|no me llamo|no soy)|我不[是叫])\s+\p{L}+(?: \p{Lu}\p{L}+)?[,;.:，。]?(?= |$|\p{Script=Han})/giu;
/**
 * The name in what is left of a sentence without its email and telephone number.
 * @param expected whether a name was asked for: then a short text may be one without an opening.
 * @param beside the email address that stands next to it: then capitals are enough, or words that
 *   the address is made of.
 */
export function personNameIn(text: string, expected: boolean, beside?: string): string | undefined {
  const clean = withoutInterjections(
    text.normalize("NFKC").replace(/[‘’]/g, "'").replace(deniedName, " "),
  )
    .replace(/[^\S\n]+/g, " ")
    .trim();
  // "Al 305 555 0177": where a number stood, and no Al.
  if (/^\W*(?:al|a|my|mi)\s*$/u.test(clean)) return undefined;
  // "我姓马，马超": the family name, then the whole one.
  const whole =
    /(?:我姓|免贵姓)(\p{Script=Han})[，,。\s]*(?:我?叫|名叫)?(\1\p{Script=Han}{1,2})/u.exec(
      clean,
    )?.[2];
  if (whole) return whole;
  const stated = nameBeside(clean);
  const told = stated && tidy(stated);
  if (told && !isTrade(told)) return told;
  const sure = strong.exec(clean);
  // "Bo Reyes is my name", "Elena Prado es mi nombre".
  const ahead = sure ? undefined : tidy(nameAhead.exec(clean)?.slice(1).find(Boolean) ?? "");
  if (ahead) return fullName(ahead, clean);
  // "A nombre de mi socia, Elena Prado".
  const behind = sure && clean.slice(sure.index + sure[0].length).replace(relation, "");
  if (sure) return withFamilyName(fullName(tidy(behind ?? ""), clean), clean);
  // "Hi, Catherine here from Bluebird".
  const here =
    /(?:^|[,.!] ?|\b(?:hi|hello|hey) )(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+){0,2}) here\b/u.exec(
      clean,
    )?.[1];
  const greeted =
    /^\W*(?:(?:hi|hello|hey|good|morning|afternoon|evening|hola|buenas|buenos|d[ií]as|tardes)[\s,.!]+)+(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+) (?:from|at|with|over at|of|calling|de)\b/iu.exec(
      clean,
    )?.[1];
  if (
    greeted &&
    /^\p{Lu}.* \p{Lu}/u.test(greeted) &&
    !noName.test(greeted) &&
    !greeted.split(" ").every((one) => isCommon(one))
  )
    return greeted;
  // "Abe cole here": small letters, and a first name.
  const inSmall = /^\W*(?:(?:hi|hello|hey)[,\s]+)?(\p{Ll}+ \p{Ll}+) here\b/u.exec(clean)?.[1];
  if (inSmall && opensWithFirstName(inSmall) && !noName.test(inSmall)) return tidy(inSmall);
  // "Hey Dale Kemp here": a first name may be a word of another language.
  const given = here?.includes(" ") === true && opensWithFirstName(here);
  if (here && !noName.test(here) && (given || here.split(" ").every((one) => !isCommon(one))))
    return here;
  const ofFirm = beforeFirm.exec(clean)?.[1];
  if (ofFirm && !noName.test(ofFirm)) return ofFirm;
  for (const match of clean.matchAll(weak)) {
    // "A note for purchasing": whom it goes to, and not who leaves it.
    if (toSomebody.test(clean.slice(0, match.index)) && placed.test(match[0])) continue;
    const behind = clean.slice((match.index ?? 0) + match[0].length);
    // "Soy Marta Ruiz de Clínica Sol": behind "de" the firm, where the whole is no name.
    const whole = tidy(behind);
    const [beforeDe = ""] = behind.split(/ de (?=\p{L})/iu);
    const [, ...afterDe] = (whole ?? "").split(/ de /iu);
    const ofFirm = afterDe.length > 0 && isTrade(afterDe.join(" "));
    const name = whole && isNameLike(whole, false) && !ofFirm ? whole : (tidy(beforeDe) ?? whole);
    const small = /^\p{Ll}/u.test(behind);
    // "It's slow here": what follows in small letters tells how it is.
    const alone =
      /^\p{Ll}+(?: \p{Ll}+)?\s*(?:[,.;!]|$|(?:over|here|calling) (?:from|at|with) \p{L})/u.test(
        behind,
      );
    if (small && !expected && !alone && /\b(?:its|it's|it is)\b/iu.test(match[0])) continue;
    // "Info para compañías de limpieza": several small words behind "for" are no name.
    if (small && !expected && /\bpara\b/iu.test(match[0]) && !opensWithFirstName(behind)) continue;
    // "Soy contadora en Houston": what somebody does.
    const spanish = /\bsoy\b/iu.test(match[0]);
    if (
      small &&
      !expected &&
      spanish &&
      !/^\p{L}+ \p{L}+\s*(?:[,.;!]|$)/u.test(behind) &&
      !opensWithFirstName(behind)
    )
      continue;
    // "I'm having trouble": what somebody does.
    if (/^\p{Ll}{3,}ing(?!\p{L})/u.test(behind) && !opensWithFirstName(behind)) continue;
    // "This is bonkers", "im exhausted": an English word, and no first name.
    if (small && !expected && name && isWordOnly(name)) continue;
    // "Soy Nora Paz": two capitals behind such an opening are a name, also where we know the first.
    const introduced = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(behind) && !placed.test(match[0]);
    // "Im jess lorne".
    if (small && alone && name && !placed.test(match[0]) && isGivenAndFamily(name))
      return fullName(name, clean);
    if (name && isNameLike(name, introduced) && !(small && isTrade(name)))
      return fullName(name, clean);
  }
  // "Ah crap, can that be thursday": English words beside a question are no name.
  const asks = clausesOf(clean).some((clause) => clause.asks);
  const ordinary = (words: string) =>
    asks &&
    words
      .toLowerCase()
      .split(" ")
      .every((word) => isEnglishWord(word));
  let small: string | undefined;
  for (const part of clean.split(betweenNames).map((one) => one.trim())) {
    const name = tidy(part);
    const bare = part.replace(filler, "").trim();
    if (!name) continue;
    if (isInAddress(bare, beside) || opensAddress(bare, beside)) return fullName(name, clean);
    // "…about a quote for 3 offices. marty quill", beside a number.
    if (/\n/.test(text) && isGivenAndFamily(bare)) return name;
    if (ordinary(bare)) continue;
    if (!isNameLike(bare, expected, beside !== undefined)) continue;
    // "Ambulance took him. Rena Cole": capitals and two words are a surer sign than small letters.
    if (/^\p{Lu}.* \p{Lu}|\p{Script=Han}/u.test(bare)) return name;
    small ??= name;
  }
  return nameBeforeAddress(/\n\s*$/.test(text) ? `${clean}\n` : clean, beside) ?? small;
}

/** "Monday 9:30 please toby nash toby@nashpest.example": the words right before an address. */
function nameBeforeAddress(text: string, address: string | undefined): string | undefined {
  const [, first = "", last = ""] =
    /(?<!\p{L})(\p{L}[\p{L}'’-]+) (\p{L}[\p{L}'’-]+)[,\s]*\n/u.exec(text) ?? [];
  const given = /^\p{Lu}/u.test(first) && isFirstName(first);
  if (
    !address ||
    !first ||
    (isCommon(first) && !given) ||
    (isCommon(last) && !given) ||
    noName.test(`${first} ${last}`)
  )
    return undefined;
  const capitals = /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(last);
  // "Central Dental info@centraldental.example" is a company.
  const ofPerson = !isEnglishWord(first);
  const inAddress = [first, last].some(
    (word) => word.length >= 3 && address.includes(word.toLowerCase()),
  );
  return ofPerson && (capitals || inAddress) ? tidy(`${first} ${last}`) : undefined;
}

/** "Leave a note", before "for". */
const toSomebody =
  /\b(?:note|message|msg|memo|word|something|text|recado|mensaje|nota|aviso)\s*$/iu;

/** "For", "under", "it's": a company or a thing may follow as well. */
const placed = /\b(?:for|under|para|its|it's|it is)\b/iu;

/** "Yo. Jake Stroh, Stroh Roofing in Provo": who writes, and the firm that has the same name. */
const beforeFirm =
  /(?:^|[.,!] |\b(?:[Hh]i|[Hh]ello|[Hh]ey|[Yy]o)[,.!]? )(\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)), (?:of |from |with |at )?\2 \p{Lu}\p{Ll}+/u;

/** Signs, and an "and" before somebody else: "Ines Falk and Rob Dietz". */
const betweenNames =
  /[,;.!?，。；！？\n/|]+|\s[-–]\s|\s+(?:and|y|&)\s+(?=\p{Lu}|(?:my|the|our|mi|la|el|su)\b)/u;

/** Who somebody is to the caller, before the name. */
const relation = /^\s*(?:my|our|the|mi|nuestr[oa]|el|la) \p{Ll}+(?: \p{Ll}+)?,? (?=\p{Lu})/u;

/** "kim lowe" next to kim@lowe.example. */
const isInAddress = (text: string, address = "") =>
  /^\p{L}{2,}(?: \p{L}{2,}){1,2}$/u.test(text) &&
  text.split(" ").some((word) => word.length >= 3 && address.includes(word.toLowerCase()));

/** "marty quill": a first name and a word that is none of ours. */
export function isGivenAndFamily(text: string): boolean {
  const [first = "", last = "", ...more] = text.toLowerCase().split(" ");
  return more.length === 0 && last.length > 2 && isFirstName(first) && !isCommon(last);
}

/** "doug", next to doug@lowe.example. */
const opensAddress = (text: string, address = "") =>
  isFirstName(text) &&
  address.toLowerCase().startsWith(text.toLowerCase()) &&
  !/^[a-z]/i.test(address.slice(text.length));

/** Whether a text is nothing but a name. Common words begin with a capital only in names. */
function isNameLike(text: string, expected: boolean, beside = false): boolean {
  if (hasChinese(text)) return isChineseName(text);
  const words = text.split(" ").filter(Boolean);
  const capital = words.every((word) =>
    /^\p{Lu}|^(?:de|la|del|van|von|der|al|bin|da|dos)$/u.test(word),
  );
  // "Al Stone": a first name may be a word of another language.
  const known = words.map((word) => isCommon(word) && !(capital && isFirstName(word)));
  if (words.length >= 2 && words.length <= 4) {
    if (capital && !(known[0] && known[1])) return !known[0] || expected || beside;
    if (capital && (expected || beside)) return true;
    return expected && !known[0] && words.length <= 3 && known.filter(Boolean).length <= 1;
  }
  return words.length === 1 && !known[0] && (expected || (capital && text.length > 2));
}

/** "Rena cole": whether the first word is a first name. */
const opensWithFirstName = (text: string) => isFirstName(/^\p{L}+/u.exec(text)?.[0] ?? "");
const isWordOnly = (name: string): boolean => {
  const word = name.toLowerCase();
  return !name.includes(" ") && isEnglishWord(word);
};

/** "Soy peluquera", "im a plumber": what somebody does, whatever its ending. */
export const isTrade = (name: string): boolean =>
  (["es", "en"] as const).some((language) => {
    const { things, concepts } = hear(name, language);
    return concepts.has("law") || [...things].some((one) => one.startsWith("industry:"));
  });
