import { latinWords, plain } from "#server/receptionist/hearing/words.ts";
import type { Found } from "./cues.ts";

const negators = new Set(
  "no not nada nothing nothings without never dont doesnt didnt isnt arent wasnt havent hasnt nobody nobodys none neither nor sin ningun ninguna ninguno nunca tampoco nadie ni".split(
    " ",
  ),
);
/** Words allowed between a denial and the denied word. */
const between = new Set(
  "even really actually any a an the real really sort kind of signs sign smell is are there have has had got hay algun alguna or olor huele tiene tengo hear see we i know about me him her that no"
    .split(" ")
    .filter((word) => word !== "i"),
);

/**
 * Whether the words at `at` are denied: "no smell of gas", "sin olor a gas".
 * @param also more words that may stand in between
 */
export function denied(
  words: readonly string[],
  at: number,
  also: ReadonlySet<string> = new Set(),
): boolean {
  // "Nothing hot or smelly": the denial of the one holds for the other.
  if (at > 1 && joins.has(words[at - 1] ?? ""))
    return denied(words, at - 2, also) || (at > 2 && denied(words, at - 3, also));
  for (let before = at - 1; before >= 0 && at - before <= 5; before--) {
    const word = words[before] ?? "";
    if (negators.has(word)) return true;
    if (!between.has(word) && !also.has(word)) return false;
  }
  return false;
}

const joins = new Set(["or", "nor"]);

/** "The panel isn't hot": the denial stands between the words of the phrase. */
export const deniedInside = (words: readonly string[], { from, to, hits }: Found): boolean =>
  words.slice(from, to).some((word, at) => !hits.includes(from + at) && inside.has(word));
const inside = new Set("isnt arent not doesnt wasnt didnt no never ningun ninguna sin".split(" "));

/** Where one statement ends and another begins. */
const border = /[.!?;:…\n。！？，；]+|,(?!\d)/u;
const borderOrJoint = new RegExp(`${border.source}|\\s+(?:but|and|pero|y|so|then)\\s+`, "iu");

/** Sentences, and what commas divide. */
export const statementsOf = (text: string): string[] => text.split(border);

/** The parts of a text that can be denied one by one: statements, and what "but" divides. */
export const parts = (text: string): string[] =>
  text
    .split(borderOrJoint)
    .map((part) => part.trim())
    .filter(Boolean);

/** "煤气味" behind "没有" or "闻不到" is denied too. */
export const deniedChinese = (text: string, at: number): boolean =>
  /(?:没有|没|无|不是|闻不到|并无)[^，。！？]{0,3}$/.test(text.slice(0, at));

/** A text without the parts that only say what there is not. */
export function withoutDenials(text: string): string {
  return parts(plain(text))
    .filter((part) => {
      if (deniesInChinese.test(part) && !lacksInChinese.test(part)) return false;
      const words = latinWords(part);
      const [first = ""] = words;
      const opens = negators.has(first) || first === "nothing" || first === "nada";
      return !(opens && words.length > 1 && !isSymptom(words) && !unsure.test(words.join(" ")));
    })
    .join(". ");
}

/** "没有煤气味": a part that only says what there is not; "没有呼吸" is the danger itself. */
const deniesInChinese =
  /^(?:(?:现在|目前|家里|屋里|这里|也|都|倒是|应该|好像|暂时)*)(?:没有|没|无|不是|并没有|闻不到|闻不见|看不到|不)/u;
const lacksInChinese =
  /呼吸|反应|意识|知觉|心跳|脉搏|力气|动静|醒|没气|动不了|不动|不能动|说不|站不|喘不|不想活|不停|止不住|不住|看不(?:见|清)|不醒/u;

/** "Not sure if it's gas", "no idea if that is smoke": it may well be there. */
const unsure =
  /^(?:not (?:\w+ )?(?:sure|certain)|no idea|no clue|dont know|no se|no estoy segur[oa]|nose) (?:if|whether|what|where|how|why|que|si|de)\b/;

/** "Not breathing", "no heat", "can’t wake her": the lack itself is the statement. */
const isSymptom = (words: readonly string[]) =>
  /^(?:not|isnt|wasnt) (?:\w+ ){0,2}(?:breath|wak|respond|mov|stop)|^no (?:heat(?! or\b)|pulse|heartbeat|air|reaction|brakes|puede|puedo|respira|despierta|reacciona|para|deja|quiero|se mueve|me |lo )/.test(
    words.join(" "),
  ) || /^(?:dont|no|do) (?:not )?(?:want|quiero)/.test(words.join(" "));
