const capitals = "\\p{Lu}[\\p{L}'’-]+(?: (?:de |la |van |von )?\\p{Lu}[\\p{L}'’-]+){0,2}";
/** "Sara Pell is the name", "Ana Ruiz es mi nombre". */
const nameBehind = new RegExp(
  `(?<![\\p{L}'’])(${capitals})(?:,? (?:is|would be|es)|['’]s) (?:the|my|mi|el) (?:full )?(?:name|nombre)(?![\\p{L}])`,
  "u",
);
/** "It should say Steph Maier", "change it to Jo Fox": two capitals that put a name right. */
const correctedName =
  /(?:\b[Ss]hould (?:say|read|be)|\b(?:change|correct|fix|switch) (?:it|that|this|(?:the|my) name) to|\b[Pp]lease put|\bdebe(?:r[ií]a)? (?:decir|ser)|\bc[aá]mbielo (?:a|por))[\s:]+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?![\p{L}@])/u;
/** "Put Nell Park down for friday". */
const putDown =
  /\b(?:[Pp]ut|[Ww]rite|[Pp]encil) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}) (?:down|in)\b/u;
/** What has a name, and is no person. */
const namesFirm =
  /\b(?:company|firm|business|shop|store|brand|contract|invoice|agreement|proposal|empresa|negocio|contrato|factura)\b/iu;
const isWeekday = (word: string) => /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(word);

/**
 * The name that a text says is one, or puts in the place of another. "The contract has the wrong
 * company, it should say Kessler Brothers" puts no person right.
 */
export function nameBeside(text: string): string | undefined {
  if (namesFirm.test(text)) return undefined;
  const name = (nameBehind.exec(text) ?? correctedName.exec(text) ?? putDown.exec(text))?.[1];
  return name?.split(" ").some((one) => isWeekday(one)) ? undefined : name;
}
