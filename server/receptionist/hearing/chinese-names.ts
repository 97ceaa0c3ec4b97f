/** Family names that are Chinese on their own; a name begins with one. */
const families =
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤";
/** Family names of two signs: only these make a name of four. */
const double = /^(?:欧阳|司马|诸葛|上官|司徒|东方|皇甫|尉迟|公孙)/;
/** Signs that no given name holds: "马桶堵了", "高不高". */
const noName = /[了的吗呢吧着过不没坏漏堵水电气门车房屋店桶]/;

/** Whether a text is nothing but a Chinese name. */
export const isChineseName = (text: string): boolean =>
  (/^\p{Script=Han}{2,3}$/u.test(text)
    ? families.includes(text.charAt(0))
    : /^\p{Script=Han}{3,4}$/u.test(text) && double.test(text)) && !noName.test(text.slice(1));
