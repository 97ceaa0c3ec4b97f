import { dollars, type PricedPlan, pricedPlan } from "#content/plans.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { planMeant } from "#server/receptionist/answering/plan-reference.ts";
import { plansIn } from "#server/receptionist/answering/plans-spoken-of.ts";
import type { Step } from "./step.ts";
import { bareText, onlyWords, wordSet } from "./words-of-turn.ts";

/** Words around a plan that ask for nothing else than it. */
const around = wordSet(
  `basic silver gold platinum basico plata oro platino and or on ok okay so but same thing deal
  amount volume the this that these those it its them for with of at in if i we id wed would be is
  are what whats about how hows much do does did took take taking taken went go going got get used
  was were use using chose choose pick picked had have instead now then please pls cost costs run price to
  try switch switched make lets say our my calls minutes all just plan one 1 guess y o lo mismo pero
  con en el la para por eso esas esos llamadas minutos cuanto seria sale saldria cuesta costaria
  que tal si tomo fuera mejor entonces ahora igual compare compared comparing comparison vs versus against stack stacks up comparado compara`,
);
const aroundChinese =
  /换成|换|同样的?|一样的?|如果|要是|的话|套餐|多少钱?|呢|那么?|用|选|是|要|但|这些|电话|量|又|来说|会|吗/gu;
/** That the same is meant, and no plan by itself. */
const same =
  /\b(?:same|those|these|that|it|would|if|instead|for|now|switch\w*|try|about|mismo|eso|esas|esos|si|tomo|seria|saldria|costaria|igual)\b|^\W*(?:(?:and|or|ok|okay|so|but|y|o|pero)\W+)+|换|同样|一样|如果|要是|那/u;

/** "Why not the small one", "but basic is cheaper no". */
const whyNot =
  /\bwhy (?:not|isnt it|cant (?:i|we)|wouldnt (?:i|we)|shouldnt (?:i|we))\b|\b(?:couldnt|cant|could|can) (?:i|we) (?:not )?just\b|\bwhats wrong with\b|\bwould(?:nt| not)\b.{0,24}\b(?:do|enough|work)\b|\bbut\b.{0,16}\b(?:cheaper|less)\b|\bpor que no\b|\bno me (?:alcanza|sirve|basta)\b|为什么不|怎么不|不行吗|不够吗/u;
const whyWords = wordSet(
  `why not isnt cant couldnt wouldnt shouldnt could can just wrong cheaper less small smaller smallest
  cheap cheapest little big bigger biggest tier option no enough work right por no alcanza sirve basta
  me nos chico pequeno barato mas grande`,
);
const whyChinese = /为什么|怎么|不行|不够|不|最?便宜|最?[小大]|那个/gu;

/** "Would I be better off on silver", "how about the smaller one". */
const compared =
  /\b(?:better|cheaper|less|ahead|worth|smaller|bigger|above|below|next|under|mejor|barato|conviene|abajo|arriba)\b|\bcomes? out\b|便宜|划算|更好|[大小低高]一/u;
const comparedWords = wordSet(
  `better off come comes coming out ahead still even paying overage cheaper less expensive more worth
  smaller bigger above below under next up down tier basics silvers golds me us then mejor sale barato
  conviene abajo arriba siguiente todavia aun`,
);

const ofLanguage: readonly string[] = Object.values(phrases).map(({ language }) => language);

/** Whether the answer before told a sum of the volume that is known. */
export function toldSum({ conversation: { task, lines } }: Step): boolean {
  if (task?.kind !== "plan" || !task.last) return false;
  // "In english please", in between.
  const before =
    lines.findLast(({ who, text }) => who === "assistant" && !ofLanguage.includes(text))?.text ??
    "";
  return (
    before.includes(dollars(task.last.monthly)) || / would be \$| costaría | 会是 /.test(before)
  );
}

/** The one plan that a line names beside words of the closed class, if that is all it says. */
export function planAlone({ hearing }: Pick<Step, "hearing">): PricedPlan | undefined {
  const [named, ...others] = plansIn(hearing);
  if (!named || others.length > 0) return undefined;
  return onlyWords(withoutPlan(bareText(hearing)), around, aroundChinese)
    ? pricedPlan(named)
    : undefined;
}
const withoutPlan = (text: string) => text.replace(/白金|铂金|黄金|金牌|银/gu, " ");

/** Whether a line asks for the same as before on another plan: "same but gold", "and on basic". */
export const saysSame = ({ hearing }: Pick<Step, "hearing">): boolean =>
  same.test(bareText(hearing));

/**
 * The plan whose sum a line asks for, after that of another: "same but gold", "why not the small
 * one". Undefined where it says anything else.
 */
export function otherPlan(step: Step): PricedPlan | undefined {
  const { hearing, conversation } = step;
  if (!toldSum(step)) return undefined;
  const alone = planAlone(step);
  if (alone && saysSame(step)) return alone;
  const text = bareText(hearing);
  if (!whyNot.test(text) && !compared.test(text)) return undefined;
  const words = new Set([...around, ...whyWords, ...comparedWords]);
  const rest = withoutPlan(text).replace(aroundChinese, " ");
  if (!onlyWords(rest, words, whyChinese)) return undefined;
  const meant = plansIn(hearing)[0] ?? planMeant(hearing, conversation.table);
  return meant && pricedPlan(meant);
}
