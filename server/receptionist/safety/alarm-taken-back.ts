import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import { takenBack } from "#content/front-desks/emergency-turns.ts";
import { plain } from "#server/receptionist/hearing/words.ts";

/** Whoever takes these back may say so because somebody listens, or to be left alone. */
const neverTakenBack: readonly EmergencyId[] = ["suicide", "violence"];

/** "False alarm", "there's no gas", "it was only the toast", "falsa alarma", "搞错了". */
const retracts = new RegExp(
  [
    "\\b(?:false alarm|(?:no|not an?|isn['’]?t an?|wasn['’]?t an?) (?:real |actual )?emergency)\\b",
    "\\b(?:i|we) (?:didn['’]?t|did not) mean\\b|\\bi (?:only |just )?meant\\b|\\byou (?:misunderstood|got (?:me|that|it) wrong)\\b|\\bfigure of speech\\b|\\bi (?:misspoke|said (?:it|that) wrong)\\b",
    "\\b(?:there['’]?s|theres|there is|there was|it['’]?s|its) (?:really |actually )?no (?:real |actual )?(?:gas|smell|smoke|fire|danger|leak|alarm|spark\\w*|co)\\b",
    "\\b(?:it|that)(?:['’]?s| was| is|s) (?:just|only) (?:the|my|our|a|some|her|his)\\b|\\bturned? out (?:it was|to be)\\b",
    "\\b(?:my (?:bad|mistake)|oops|never ?mind)\\b[^.!?]{0,12}\\b(?:it|that)(?:['’]?s|s| was) (?:the|my|our|a|some|his|her)\\b",
    "\\b(?:falsa alarma|no es (?:una |ninguna )?emergencia|no era (?:nada|una emergencia)|me expliqu[eé] mal|no hay (?:gas|humo|olor|fuego|peligro|fuga)|(?:solo|nom[aá]s|nada m[aá]s) era|era (?:broma|solo|nom[aá]s|nada m[aá]s))\\b",
    "误会|虚惊|误报|搞错了|弄错了|我?说错了|不是紧急|没有(?:煤气|燃气|烟|火|危险)|(?:只是|就是|原来是)[^，。]{0,6}(?:味|烟|声)",
  ].join("|"),
  "iu",
);

/** Whether a caller takes back the danger told before, where that can be taken at its word. */
export const takesAlarmBack = (message: string, warnedOf: EmergencyId): boolean => {
  const text = plain(message);
  return !neverTakenBack.includes(warnedOf) && (retracts.test(text) || takenBack.test(text));
};
