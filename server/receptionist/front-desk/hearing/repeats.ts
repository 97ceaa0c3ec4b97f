import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";

/** Words that tell nothing beside a value that a line holds. */
const idle = new Set(
  "its it is was im i am my the a an in at on of to from for by and or name names number phone cell email address called call built made year year's under that thats this here just also well so yes no es mi el la un una de del en y nombre numero telefono correo direccion soy me llamo".split(
    " ",
  ),
);

/** "Built in 98" and 1998, "dot voss 970 555 0153" and the lines for both. */
export function repeats(piece: string, held: readonly string[]): boolean {
  if (hasChinese(piece)) return repeatsInChinese(chineseText(piece), held);
  const known = held.flatMap(latinWords);
  const digits = held.map((one) => one.replace(/\D/g, "")).filter(Boolean);
  const words = latinWords(piece).filter((word) => !idle.has(word));
  if (words.length === 0) return false;
  return words.every(
    (word) =>
      known.includes(word) ||
      known.includes(`${word}s`) ||
      known.includes(figures[word] ?? word) ||
      (/^\d{2,}$/.test(word) && digits.some((one) => one.endsWith(word) || one.includes(word))),
  );
}

const figures: Record<string, string> = { one: "1", two: "2", three: "3", four: "4", five: "5" };

/** "林小姐 电话", beside the name. */
function repeatsInChinese(piece: string, held: readonly string[]): boolean {
  const rest = held
    .map(chineseText)
    .filter(Boolean)
    .reduce((all, one) => all.replace(one, ""), piece);
  return (
    rest !== piece && /^(?:我?(?:叫|是|姓)|电话|手机|号码|地址|在|的|姓名|名字|住)*$/u.test(rest)
  );
}
