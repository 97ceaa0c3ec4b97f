import { chineseWords } from "./words.ts";

/** Family names that are Chinese on their own; a name begins with one. */
const families =
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤張劉陳楊黃趙吳孫馬羅鄭謝許韓馮鄧蕭蔣葉蘇魏呂盧鍾陸賈鄒龍賀顧龔萬錢嚴";
/** Family names of two signs: only these make a name of four. */
const double = /^(?:欧阳|司马|诸葛|上官|司徒|东方|皇甫|尉迟|公孙)/;
/** Signs that no given name holds: "马桶堵了", "高不高", "白卡", "黄灯". */
const noName = /[了的吗呢吧着过不没坏漏堵水电气门车房屋店桶卡灯]/;

/** Courtesies that begin with a family name. */
const courtesy =
  /^(?:谢谢|多谢|马上|方便|高兴|万一|任何|何时|江湖|金额|常见|白天|周[一二三四五六日末]|安排)/;

/** "林小姐", "欧阳先生": a family name with a title. */
const titled = new RegExp(
  `^(?:[${families}]|${double.source.slice(1)})(?:小姐|先生|女士|太太|老师|师傅|阿姨|大哥)$`,
);

/** Whether a text is nothing but a Chinese name. */
export const isChineseName = (text: string): boolean =>
  titled.test(text) ||
  ((/^\p{Script=Han}{2,3}$/u.test(text)
    ? families.includes(text.charAt(0))
    : /^\p{Script=Han}{3,4}$/u.test(text) && double.test(text)) &&
    !noName.test(text.slice(1)) &&
    !courtesy.test(text));

/** What opens a name in Chinese, whoever says it: "我叫", "她叫", "姓名". */
const opens =
  /(?:[我他她]叫|^叫|叫我|我是|我姓|是叫|[他她]是|(?:先生|太太|老板|妈妈|爸爸)(?:是|叫)?|错了?，?是|应该是|(?:姓名|名字)(?:[是叫]|写)?|本人|这里是|改成|改为)[\s:：]*(\p{Script=Han}{2,8})/gu;
/** What follows a name without a sign. */
const behind =
  /(?:邮箱|邮件|电话|手机|号码|谢谢|多谢|[，,。、\s想要来约就在和跟这请需先就吧啊呢哈从]|是我).*$/u;

/**
 * The caller's name in a Chinese line: behind its opening, or alone between two signs.
 * @param expected whether a booking or a message lacks it; then a name may stand alone.
 */
export function chineseNameIn(text: string, expected: boolean): string | undefined {
  const denied = /不[是叫]\p{Script=Han}{2,4}/gu;
  const said = text.replace(denied, " ");
  for (const { 1: found = "" } of said.matchAll(opens)) {
    const name = [found, found.replace(behind, "")].find(isChineseName);
    if (name) return name;
  }
  if (!expected) return undefined;
  const alone = said
    .split(/[，,。；;！!？?、\s:：]+/u)
    .map((part) => part.replace(/^(?:好的?|对|是的?|嗯|行)(?=\p{Script=Han}{2})/u, ""))
    .filter((part) => isChineseName(part) && !isChineseWord(part));
  return alone.find((part) => part.length > 2) ?? (alone.length > 0 ? alone[0] : undefined);
}

/** "白金", "高级": one word of the dictionary, though it begins with a family name. */
export const isChineseWord = (word: string) =>
  !titled.test(word) && chineseWords(word).length === 1;
