import { isChineseName, isChineseWord } from "#server/receptionist/hearing/chinese-names.ts";
import { personNameIn } from "#server/receptionist/hearing/person-name.ts";
import type { NameHints, Names } from "./caller.ts";
import { nameGivenInChinese } from "./name-given.ts";

/** "她叫陈玉兰": somebody else's name. */
const chineseSpokenOf =
  /(?:她|他|逝者|老人|妈妈|爸爸|母亲|父亲|奶奶|爷爷|外婆|外公|太太|先生)(?:的?名字)?(?:是|叫做?)(\p{Script=Han}{2,4})(?=[，。,.\s]|$)/u;
/** "我是他妈妈王丽": the caller, by what she is to somebody else. */
const chineseKinCalls =
  /我是(?:他|她|孩子|病人|患者)?的?(?:妈妈|爸爸|母亲|父亲|妻子|丈夫|太太|老公|老婆|女儿|儿子|姐姐|妹妹|哥哥|弟弟|奶奶|爷爷|外婆|外公|外孙女|外孙|孙子|孙女|侄子|侄女|外甥女|外甥|媳妇|儿媳|女婿|妈|爸)[，, ]?(?:我?叫)?(\p{Script=Han}{2,4})(?=[，。,.\s]|$)/u;

/** "叫李国强，我是他儿子李明": whose name it is that stands before the caller. */
const chineseCalled = /(?:^|[，。,.\s])(?:名字)?叫做?(\p{Script=Han}{2,4})(?=[，。,.\s]|$)/u;
/** "小郑", "老王", "姓沈" and nothing else: how many call themselves. */
const chineseShort =
  /^(?:我?(?:是|叫)?([小老阿]\p{Script=Han})|(?:免贵)?姓(\p{Script=Han}))[。.!！吧啊呢\s]*$/u;

/** "陈国雄，我是他以前的同事": the one of whom the caller speaks. */
const chinesePointedAt = /(?:^|[，。,.\s])(\p{Script=Han}{2,4})[，, ]我是[他她]/u;
/** "9 Cove Rd，姓贾，207 555 0143": a family name among other things. */
const familyBeside = /(?:^|[，。,.\s])(?:我|免贵|我免贵|本人)?姓(\p{Script=Han})(?=[，。,.\s]|$)/u;

/** Finds names in a Chinese message. */
export function chineseNamesIn(text: string, hints: NameHints): Names {
  const caller = chineseKinCalls.exec(text)?.[1];
  if (caller && isChineseName(caller)) {
    const left = text.replace(caller, "，");
    const called = chineseCalled.exec(left)?.[1];
    const inner = chineseNamesIn(called ? left.replace(called, "，") : left, {
      ...hints,
      other: true,
    });
    return { ...inner, own: caller, bare: called ? [called, ...inner.bare] : inner.bare };
  }
  const [, nick, family] = chineseShort.exec(text.trim()) ?? [];
  const short = nick && isChineseName(`${nick.slice(1)}先生`) ? nick : family;
  if (short && !hints.other && (hints.expected || hints.alone))
    return family && hints.twice !== false
      ? { own: short, bare: [], rest: "，" }
      : { bare: [short], rest: "，" };
  const pointed = chinesePointedAt.exec(text)?.[1];
  if (pointed && isChineseName(pointed) && !isChineseWord(pointed)) {
    const inner = chineseNamesIn(text.replace(pointed, "，"), hints);
    return { ...inner, relative: pointed };
  }
  const spoken = chineseSpokenOf.exec(text);
  if (spoken?.[1]) {
    const inner = chineseNamesIn(text.replace(spoken[0], "，"), hints);
    return isChineseName(spoken[1])
      ? { ...inner, relative: spoken[1] }
      : { ...inner, bare: [spoken[1], ...inner.bare] };
  }
  const name =
    nameGivenInChinese(text) ??
    personNameIn(text, hints.expected && !hints.other, hints.near ? "" : undefined);
  const named = name ?? (hints.other ? undefined : familyBeside.exec(text)?.[1]);
  if (!name && named && isChineseName(`${named}先生`))
    return { own: named, bare: [], rest: text.replace(familyBeside, "，") };
  const rest = name ? text.replace(name, "，") : text;
  // "陈建国" by itself is the name that was asked for, whoever's.
  if (name && !/[我叫姓名]/u.test(rest)) return { bare: [name], rest };
  return { ...(name && { own: name }), bare: [], rest };
}
