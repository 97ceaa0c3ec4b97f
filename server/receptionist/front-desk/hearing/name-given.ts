import { isChineseName } from "#server/receptionist/hearing/chinese-names.ts";
import { capitals } from "#server/receptionist/hearing/name-capitals.ts";
import { isCommon, isEnglishWord, isFirstName } from "#server/receptionist/hearing/name-words.ts";
import { isGiven, nobodys } from "./given-name.ts";

/** "订位写曹思远", "叫吴建华", "用曹思远的名字订": what stands before a name that is given. */
const chineseGiven =
  /(?:^|[，。,.\s])(?:请|就|先|帮我|给我|麻烦|您|你|用|以)*(?:(?:订位|订座|预约|预订|登记|名字|姓名|名)(?:就|请|要|上)?(?:写|叫|用|是|填|记|留)?(?:我|上|一下)?|(?:写|登记|记|叫|用|以|留|填)(?:一下|上|我|成|做)?)(\p{Script=Han}{2,4}?)(?:的?(?:名字|姓名|名义)|这个名字)?(?:来?(?:订|预订|约|登记)|就行|就好|就可以|吧|的|了)?(?=[，。,.\s\d]|$)/gu;

/** The name that a caller gives in Chinese, where no "我叫" stands before it. */
export const nameGivenInChinese = (text: string): string | undefined =>
  [...text.matchAll(chineseGiven)].map(([, name = ""]) => name).find((name) => isChineseName(name));

/** "Doug. doug pfeiffer": the first name, and then the whole one. */
const saidTwice = /(?<![\p{L}])(\p{L}{3,})[.,!]\s*(\1 \p{L}[\p{L}'’-]+)(?![\p{L}])/iu;

export function nameSaidTwice(text: string): string | undefined {
  const [, first = "", whole = ""] = saidTwice.exec(text) ?? [];
  if (!first || isOrdinary(first) || isOrdinary(whole.split(" ")[1] ?? "")) return undefined;
  return capitals(whole);
}

/** "Kowalczyk", "tyrell banks": what alone stands beside a number, or beside an address. */
export function nameBesideNumber(text: string, { alone }: { alone: boolean }): string | undefined {
  const pieces = text
    .split(/[,.;!?\n]+/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const [only = ""] = pieces;
  if (
    alone &&
    pieces.length === 1 &&
    /^\p{L}{4,}$/u.test(only) &&
    !isOrdinary(only) &&
    !isEnglishWord(only.toLowerCase())
  )
    return capitals(only);
  const given = pieces.find((piece) => {
    const [first = "", last = "", ...more] = piece.toLowerCase().split(" ");
    return (
      more.length === 0 &&
      /^\p{L}{2,} \p{L}{3,}$/u.test(piece) &&
      (isGiven(first) || isFirstName(first)) &&
      !isOrdinary(last) &&
      !isCommon(first)
    );
  });
  return given && capitals(given);
}

const isOrdinary = (word: string) =>
  nobodys.has(word.toLowerCase()) || (isCommon(word) && !isGiven(word));
