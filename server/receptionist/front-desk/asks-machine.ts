/** "Or is this a machine", "are you one of those computers". */
const machine =
  /\b(?:is (?:this|it|that)|are (?:you|u)|am i (?:talking|speaking|texting) (?:to|with)|you|u) (?:just |really |even |like )*(?:an? |one of (?:those|them) |some )?(?:(?:talking|answering|automated|phone|chat) )?(?:machines?|robots?|bots?|computers?|recordings?|programs?|ai)\b|(?<!\p{L})(?:es|eres|son|hablo con) (?:usted )?(?:una? |de esas )?(?:m[aá]quinas?|robots?|computadoras?|grabaci[oó]n(?:es)?)(?!\p{L})|是(?:不是)?(?:机器|电脑|录音)/iu;

/** Whether a text asks if a machine speaks. */
export const asksIfMachine = (text: string): boolean => machine.test(text);

/** "Do you take calls on Sundays or is this a machine" asks of the calls besides. */
export const withoutMachine = (text: string): string =>
  text.replace(machine, " ").replace(/(?:[\s,]*\b(?:or|o)\b)?[\s?!.,]*$/iu, "");
