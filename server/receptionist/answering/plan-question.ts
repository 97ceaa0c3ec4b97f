/** "Which plan has that". */

import type { Concept } from "#content/receptionist/heard.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { asksIfBound, refusesYear } from "#server/receptionist/hearing/billing-said.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import type { Hearing } from "../hearing/hear.ts";
import { asksBeyond } from "./asks-beyond.ts";
import { money, type PricePart } from "./classify.ts";
import { billingAlone, spokeOfPrices } from "./fragments-after-price.ts";
import {
  asksCustom,
  asksMoreNumbers,
  asksTokens,
  partOfPlans,
  pricePartIn,
} from "./parts-asked.ts";
import { agentsAlone, asksAbove, asksFee, asksSavings, planMeant } from "./plan-reference.ts";
import { steppedTo } from "./plan-steps.ts";
import {
  asksFeeAgain,
  aspectsOfAll,
  type Before,
  comparedWith,
  onceAlone,
  plansIn,
  plansOnTable,
  pricedBefore,
  setupAlone,
  twoAtTheEnd,
} from "./plans-spoken-of.ts";
import { ofPlansThatHave } from "./plans-that-have.ts";
import { planParts, type Question } from "./question-in.ts";

const planWithIt =
  /\b(?:which|what) (?:plan|tier|one)s? (?:has|have|includes?|comes? with|do i need for|does|is|gets?(?: me)?|would i need for) (?:that|it|this|those)\b|^\W*(?:and |so |ok )?(?:which|what) (?:one|plan|tier)s? (?:does|do|has|have|did|would)\W*$|^\W*(?:and |so |ok )?(?:on|in|with|from)? ?(?:which|what) (?:plan|tier)s?\W*$|(?:que|cual) plan(?:es)? (?:lo |la |se )?(?:tienen?|incluyen?|traen?|necesito)|^\W*(?:y )?(?:en|con|desde) (?:que|cual) plan\W*$|哪[个些]套餐(?:有|包括|包含|才有|可以)|^哪个套餐[？?]?$/;

/** "Why not the cheaper ones", after what only some plans have. */
const whyNotCheaper =
  /^\W*(?:(?:and|but|so|ok|y|pero)\W+)*(?:why (?:not|cant i|isnt it)|por que no)\b.{0,16}\b(?:cheap|small|low|other|basic|silver|barat|chic)|为什么不.{0,6}(?:便宜|小)/u;

/** "Difference between them", "compare the two". */
export const compares =
  /\b(?:differences?|differ|different|diffs?|compare|vs|versus|between (?:them|those|the two|both)|diferen[cs]ias?|comparar?)\b|区别|比较/u;
const minutesOfIt =
  /\bhow many (?:minutes|mins) (?:does|do|is|are|come) (?:it|that|this|they|you|i|we|those)?\b.{0,16}\b(?:come with|have|get|includ\w*|give)\b|\bcuantos minutos (?:trae|incluye|tiene|vienen)n?\b/u;

const callsOfIt =
  /\bhow many (?:phone )?calls\b(?!.{0,24}\b(?:at once|at the same time|at a time|simultaneous\p{L}*|can it (?:take|handle|answer)))(?:.{0,16}\b(?:come with|comes with|included?|includes|in (?:that|it|basic|silver|gold|platinum)|on (?:that|basic|silver|gold|platinum)|cover(?:s|ed)?|(?:do|would|can|will|did) (?:i|we|you(?= get (?:with|on|in|for))) get|(?:does|will|would) (?:it|that|that one|basic|silver|gold|platinum) (?:have|give|hold|get|allow|cover))|(?: (?:is|are|would be) (?:that|it|those)){1}(?: about| roughly)?\W*$)|\bcuantas llamadas (?:trae|incluye|tiene|vienen|viene|son|cubre|me (?:da|dan|tocan|alcanza|alcanzan)|entran|caben|puedo (?:recibir|tener))n?\b|(?:包|含|包含|包括|能打|能接|够|有)(?:了)?(?:多少|几)(?:个|通)(?:电话|来电)|(?:多少|几)(?:个|通)电话(?:包含|包括)/u;

/** "And how many minutes": nothing is told. */
const counts = ({ concepts, text }: Hearing): boolean =>
  concepts.has("howMany") && !/\d/.test(text);

/** "What if i pay yearly": what each way to pay costs. */
const paysBy = ({ concepts, words, text }: Hearing): boolean =>
  words.length <= 7 &&
  ways.some((one) => concepts.has(one)) &&
  ((ifPaid.test(text) && only(concepts, [...ways, "payMethod"])) ||
    (whatMonthly.test(text) && only(concepts, [...ways, "what", "billing"])));
const ways: readonly Concept[] = ["annual", "monthly"];
const only = (concepts: ReadonlySet<Concept>, allowed: readonly Concept[]) =>
  [...concepts].every((one) => allowed.includes(one));
const ifPaid =
  /\b(?:if|and|what|how) (?:i|we|you|about) ?(?:pay|paid|paying|prepay|go|take|do|choose|billed?)\b|\b(?:y )?si (?:pago|pagamos|lo pago)\b|如果.{0,4}(?:付|交)/u;
const whatMonthly =
  /\b(?:what|how much)\b.{0,10}\b(?:monthly|yearly|annually|by the (?:month|year))\b/u;

/** What some plans have and others have not. */
const inPlans: Concept[] = ["otp", "webChat", "extraNumber", "text"];

/** "Does silver do outbound": whether that plan has it. */
function partOfNamed(own: Hearing): Concept[] | undefined {
  const [plan, ...others] = plansIn(own);
  if (!plan || others.length > 0 || own.concepts.has("price") || own.words.length > 9)
    return undefined;
  const part = (["outbound", "otp", "webChat"] as const).find((one) => own.concepts.has(one));
  return part && hasPart.test(own.text) ? [plan, part] : undefined;
}
const hasPart =
  /^\W*(?:(?:and|so|ok|but|y|pero)\W+)*(?:does|do|has|have|can|is|are|will|would|tiene|hace|incluye|trae)(?!\p{L})/u;

/** Jobs that need calls and messages going out. */
const outgoing = new Set<Concept>(["reminders", "outbound", "campaigns"]);
const planLanguages = companyTopics.find(({ id }) => id === "planLanguages");

/** "Does the cheap one do Spanish": a plan beside a language. */
const asksPlanLanguage = ({ concepts, text }: Hearing): boolean =>
  (["spanish", "chinese", "otherLanguage", "language"] as const).some((one) => concepts.has(one)) &&
  !concepts.has("speakIn") &&
  !/\bhow much\b|\bcu[aá]nto\b|多少钱|\d/u.test(text) &&
  !askedIn.test(text) &&
  ofAPlan.test(text);
/** "My wife asks in spanish: ...": the language that it is asked in. */
const askedIn =
  /\b(?:asks?|asking|asked|says?|wants to know|pregunt\p{L}+|dice|quiere saber)\b.{0,12}\b(?:in|en) (?:spanish|english|chinese|espa[nñ]ol|ingl[eé]s|chino)\b\W|用(?:西班牙语|中文|英文|英语)(?:问|说)/u;
const ofAPlan =
  /\b(?:cheap(?:est)?|small(?:est)?|basic|silver|gold|platinum|big(?:gest)?|expensive|lowest|starter) (?:one|plan|tier|package|option)s?\b|\b(?:(?:do|does|is|are|has|have|in|on|with|includes?) (?:\p{L}+ )?(?:basic|silver|gold|platinum))\b|\b(?:which|what|every|each|all|any) (?:the |of the |of your )?(?:plan|tier|package)s?\b|\b(?:el|plan) (?:m[aá]s )?(?:barato|econ[oó]mico|chico|b[aá]sico|basic|silver|gold|platinum)\b|\b(?:qu[eé]|cu[aá]l|todos los) plan(?:es)?\b|(?:最便宜的|基础|哪个|所有|每个|basic|silver|gold|platinum).{0,4}(?:套餐)?.{0,6}(?:西班牙语|中文|语言)/u;

/** Somebody who is larger than every plan. */
const fitsNone =
  /\bnone of (?:those|these|them|your|the) (?:plans? |tiers? )?(?:fits?|works?|(?:is|are) (?:enough|big|large))\b|\b(?:too (?:big|large)|bigger|larger) (?:for|than) (?:(?:any|all) of )?(?:those|these|your|the) (?:plans|tiers)\b|\bninguno de (?:esos|los) planes (?:nos |me )?(?:sirve|alcanza|queda)\p{L}*|(?:这些|你们的)套餐都(?:不够|不合适)/iu;

/** Asks which plans something is in. */
const planThatHas =
  /\bcheapest (?:\p{L}+ )?(?:with|w\/?|that has|including)(?: |$)|\bm[aá]s barato (?:con|que tenga)\b|\b(?:which|what) (?:plan|tier|one|package)s? (?:has|have|includes?|comes? with|gives?|offers?|do(?:es)? (?:the )?)\b|\b(?:on|in|with|from|starting (?:with|at)) (?:which|what) (?:plan|tier|one|package)s?(?: (?:on|up|onwards?))? (?:do|can|could|will|would|does|is|are)\b|\bwho (?:gets|has) (?:the |those |these )?|\b(?:desde|en|con|a partir de) (?:qu[eé]|cu[aá]l) plan\b|\b(?:qu[eé]|cu[aá]l(?:es)?) (?:plan(?:es)? )?(?:tienen?|incluyen?|traen?|vienen? con)\b|哪个?些?套餐(?:有|包括|包含|带)/u;

/** "Is that per call". */
const asksPerWhat =
  /^\W*(?:(?:and|so|wait|ok|y)\W+)*(?:(?:is|are) (?:that|it|those|they|this)|that'?s|es|eso es|son) (?:(?:for )?(?:per|by the|each|every|a)|por|al|cada) (?:call|minute|user|agent|person|month|year|text|office|line|llamada|minuto|usuario|agente|mes|a[nñ]o|mensaje|oficina|l[ií]nea)\b|^(?:那)?(?:这|那)?是(?:每|按)(?:通|个|次|分钟|月|人|条)/iu;
const continues = /^\W*(?:and|y|what about|how about|e|那|还有)(?![\p{L}])/iu;

const feeOfNamed =
  /^\W*(?:(?:and|so|ok|the|what'?s|whats|what is|how much is|y|la)\W+)*(?:(?:one[- ]?time|starting|start ?up|joining|initial|upfront)\W+)?(?:fees?|cuota) (?:on|for|of|with|de|del|para) (?:el |the |plan )*\p{L}+(?: (?:and|y|or) (?:the )?\p{L}+)?(?: plan)?\W*$/u;

/** "Which one was that again", of the plan that was reckoned or priced. */
const whichAgain =
  /^\W*(?:(?:and|so|wait|ok|sorry|y)\W+)*(?:(?:which|what) (?:one|1|plan|tier)(?: (?:was|is|were|did) (?:that|it|you))?(?: (?:say|said|mean|recommend|called|talking about|for (?:that|this|those)|again))+|cual (?:plan |era |es )+(?:ese|eso|otra vez)?)\W*$/u;
const namedLast = ({ lines, table: { plan } }: Before) => {
  const told = lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  return plan && told.toLowerCase().includes(plan) ? plan : undefined;
};

/**
 * A question about the plans, with what it needs of the lines before it: which plan is meant, and
 * what of it.
 */
export function planQuestion(own: Hearing, before: Before): Question | undefined {
  if (planLanguages && asksPlanLanguage(own))
    return { hearing: own, intent: { kind: "topic", topic: planLanguages, score: 5 } };
  const stepped = steppedTo(own, before);
  if (stepped) return priced(own, stepped, 6);
  // "Fee on basic": what is paid once.
  if (feeOfNamed.test(own.text) && plansIn(own).length > 0)
    return priced(own, [...plansIn(own), "fee"], 6);
  const reckoned = whichAgain.test(withoutAccents(own.text)) && namedLast(before);
  if (reckoned) return priced(own, [reckoned], 6);
  const ofHaving = ofPlansThatHave(own, before);
  if (ofHaving) return priced(own, ofHaving, 6);
  // "Am i locked in for a year": a contract, and no price.
  if (asksIfBound(own.text) && !own.concepts.has("price") && plansIn(own).length === 0)
    return undefined;
  // "And silver if i dont want to commit to annual billing".
  if (plansIn(own).length > 0 && refusesYear(withFigures(own.text, own.language)))
    return priced(own, [...plansIn(own), "monthly"], 6);
  // "None of those plans fit us, do they": there is one without a printed price.
  const ofFee = asksFeeAgain(own.text, before.lines);
  const way = spokeOfPrices(before) && !ofFee ? billingAlone(own) : undefined;
  if (way) return priced(own, [...plansOnTable(before), way], 6);
  if (fitsNone.test(own.text)) return priced(own, ["custom"], 6);
  if (asksCustom(own, before)) return priced(own, ["custom"], 6);
  if (asksMoreNumbers(own)) return priced(own, ["extraNumber"], 6);
  const inPlan = partOfPlans(own, before);
  if (inPlan) return priced(own, [...inPlan.plans, inPlan.part], 6);
  const ofNamed = partOfNamed(own);
  if (ofNamed) return priced(own, ofNamed, 6);
  const whole = pricePartIn(own, before);
  if (whole) return priced(own, whole.plans, 6, whole.of);
  if (asksTokens(own))
    return priced(own, [...(plansIn(own).length > 0 ? plansIn(own) : []), "tokens"], 6);
  if (asksBeyond(own, before))
    return priced(own, [...(before.table.plan ? [before.table.plan] : []), "overage"], 6);
  if (asksAbove(own, before.table)) return priced(own, ["custom"], 6);
  // "Which plan has texting".
  const part = planThatHas.test(own.text) && inPlans.find((one) => own.concepts.has(one));
  const calls = planThatHas.test(own.text) && [...own.concepts].some((one) => outgoing.has(one));
  if (part || calls) return priced(own, [part || "outbound"]);
  // "How many minutes does that come with", where no plan was spoken of: those of each.
  const ofEach =
    own.words.length <= 6 && spokeOfPrices(before) && own.concepts.has("minutes") && counts(own);
  if ((minutesOfIt.test(own.text) || ofEach) && !before.table.plan && plansIn(own).length === 0)
    return priced(own, ["minutes", "howMany"], 4);
  // "How many calls does it come with": plans count minutes.
  if (callsOfIt.test(withoutAccents(own.text)) && own.words.length <= 12) {
    const named = plansIn(own);
    const { plan } = before.table;
    return priced(own, [...(named.length > 0 || !plan ? named : [plan]), "minutes", "volume"], 6);
  }
  if (paysBy(own)) {
    const { plan } = before.table;
    const ofPlan = plan && plansIn(own).length === 0 ? [plan, ...own.concepts] : undefined;
    return ofPlan ? priced(own, ofPlan) : { hearing: own, intent: { kind: "price", score: 4 } };
  }
  const two = twoAtTheEnd(own.text);
  if (two.length > 0)
    return priced(own, [...two, ...planParts.filter((one) => own.concepts.has(one))]);
  const { plans = [] } = before.table;
  const aspects = aspectsOfAll(own, before);
  if (plans.length > 1 && aspects.length > 0) return priced(own, [...plans, ...aspects]);
  if (plans.length > 1 && compares.test(own.text) && plansIn(own).length === 0)
    return priced(own, plans);
  const plan = planMeant(own, before.table) ?? pricedBefore(own, before);
  const over = comparedWith(own, before.table.plan);
  if (over.length > 0) return priced(own, over);
  if (plan) {
    const concepts = new Set(own.concepts);
    for (const other of ["basic", "silver", "gold", "platinum"] as const) concepts.delete(other);
    concepts.delete("recommend");
    concepts.add(plan);
    // "And on the cheap one", after what a text costs on another.
    const bare =
      ![...planParts, "monthly" as const, "annual" as const].some((one) => concepts.has(one)) &&
      !agentsAlone.test(own.text) &&
      // What was asked of the product ("can it text people") is asked of no plan.
      before.asked?.concepts.some((one) => money.includes(one));
    const beside = before.beside?.includes("price");
    if (bare && !beside && continues.test(own.text) && own.words.length <= 6)
      for (const one of planParts) if (before.asked?.concepts.includes(one)) concepts.add(one);
    // "And the fee?" of a plan is what is paid at its start.
    const again = asksFeeAgain(own.text, before.lines);
    if (again) for (const one of ["monthly", "annual"] as const) concepts.delete(one);
    if (again || asksFee(own.text) || setupAlone.test(own.text) || onceAlone.test(own.text))
      concepts.add("fee");
    if (asksSavings.test(own.text)) concepts.add("annual");
    if (agentsAlone.test(own.text)) concepts.add("agents");
    return { hearing: { ...own, concepts }, intent: { kind: "price", score: 5 } };
  }
  // "Is that per call", after a price: that price once more, with what it is for.
  const afterPrice = before.asked?.concepts.some(
    (one) => money.includes(one) || planParts.includes(one),
  );
  const ofThatPrice = asksPerWhat.test(own.text) || asksSavings.test(own.text);
  if (afterPrice && before.asked && ofThatPrice) return priced(own, before.asked.concepts);
  const bare = own.text.normalize("NFD").replace(/\p{M}/gu, "");
  const cheaper = whyNotCheaper.test(bare) && own.words.length <= 9;
  const bought = (planWithIt.test(bare) || cheaper) && before.asked;
  const inThem = bought && inPlans.find((one) => bought.concepts.includes(one));
  if (bought && (inThem || bought.concepts.some((one) => outgoing.has(one))))
    return priced(own, [inThem || "outbound"]);
  return undefined;
}

/** A question about prices, as if these were its words. */
const priced = (
  own: Hearing,
  concepts: readonly Concept[],
  score = 5,
  of?: PricePart,
): Question => ({
  hearing: { ...own, concepts: new Set(concepts) },
  intent: { kind: "price", score, ...(of && { of }) },
});
