import { isChineseName } from "#server/receptionist/hearing/chinese-names.ts";
import type { Fact } from "../call-state.ts";

/**
 * "保单是我先生的名字，王强": whose policy it is, told of somebody of the caller's, and the name behind it. The
 * name belongs to the policy, and is not the caller's.
 */
export function takeChineseHolder(
  facts: Record<string, Fact>,
  line: string,
  message: string,
): void {
  const told = facts[line]?.text;
  const piece = told?.split("; ").at(-1);
  if (!told || !piece || !ofSomebody.test(piece)) return;
  const behind = message.slice(message.indexOf(piece) + piece.length);
  const name = message.includes(piece) ? named.exec(behind)?.[1] : undefined;
  if (!name || !isChineseName(name)) return;
  facts[line] = { text: `${told}，${name}` };
  if (facts.name?.text === name) delete facts.name;
}

const ofSomebody =
  /(?:先生|太太|老公|老婆|丈夫|妻子|爱人|爸爸?|妈妈?|父亲|母亲|儿子|女儿|哥哥?|弟弟?|姐姐?|妹妹?|公公|婆婆|岳父|岳母|公司|老板)(?:的?(?:名字|名下|名义)?|的)$/u;
const named = /^[，, ]*(?:他|她)?(?:的?名字)?(?:叫|是)?(\p{Script=Han}{2,4})(?=[，。,.\s]|$)/u;
