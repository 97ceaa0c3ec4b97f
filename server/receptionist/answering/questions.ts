import type { Concept } from "#content/receptionist/heard.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import type { Language } from "#contract/receptionist.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import { asksOfProduct } from "./asks-of-product.ts";
import { classify, type Intent, money } from "./classify.ts";
import { withEachThing, withSystems } from "./each-system.ts";
import { followUp } from "./follow-up.ts";
import { isClear, isForeign, likeInstead } from "./like-intent.ts";
import { ofOneTrade } from "./one-trade.ts";
import { agentsAlone, asksFee, asksSavings, planMeant } from "./plan-reference.ts";
import {
  aspectsOfAll,
  type Before,
  comparedWith,
  planIn,
  plansIn,
  pricedBefore,
  setupAlone,
  twoAtTheEnd,
} from "./plans-spoken-of.ts";
import { asksToQuit } from "./question-form.ts";

/** Something that is asked for, with the words it was asked in. */
export interface Question {
  hearing: Hearing;
  intent: Intent;
}

/** Questions of one message that are answered at most. */
const most = 3;

const informing = new Set<Intent["kind"]>([
  "topic",
  "price",
  "integration",
  "missing-integration",
  "industry",
]);
export const isInforming = ({ kind }: Intent) => informing.has(kind);

/** "Which plan has that". */
const planWithIt =
  /\b(?:which|what) (?:plan|tier|one)s? (?:has|have|includes?|comes? with|do i need for|does|is|gets?(?: me)?|would i need for) (?:that|it|this|those)\b|^\W*(?:and |so |ok )?(?:which|what) (?:one|plan|tier)s? (?:does|do|has|have|did|would)\W*$|^\W*(?:and |so |ok )?(?:on|in|with|from)? ?(?:which|what) (?:plan|tier)s?\W*$|(?:que|cual) plan(?:es)? (?:lo |la |se )?(?:tienen?|incluyen?|traen?|necesito)|^\W*(?:y )?(?:en|con|desde) (?:que|cual) plan\W*$|哪[个些]套餐(?:有|包括|包含|才有|可以)|^哪个套餐[？?]?$/;
/** "Difference between them", "compare the two". */
const compares =
  /\b(?:differences?|differ|different|diffs?|compare|vs|versus|between (?:them|those|the two|both)|diferen[cs]ias?|comparar?)\b|区别|比较/u;
/** "What about housecall pro", after other systems: a name, and nothing else that we know. */
const namedNext =
  /^\W*(?:(?:ok|so|then|great|cool|and|y|or)[\s,]+)*(?:and|y|or|what about|how about|qu[eé] tal|y con)\s+(?:with |con )?((?!(?:the|that|this|it|them|those|my|our|if|for|when|how|what|you|no|yes)\b)[\p{L}\d.&-]{3,}(?: [\p{L}\d.&-]+){0,2})\W*$/u;
/** "Jobnimbus?" */
const nameAlone = /^\W*([\p{L}\d][\p{L}\d.&-]{4,}(?: [\p{L}\d.&-]+)?)\s*[?？]\W*$/u;
const capital = (name: string) =>
  name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

const minutesOfIt =
  /\bhow many (?:minutes|mins) (?:does|do|is|are|come) (?:it|that|this|they|you|i|we|those)?\b.{0,16}\b(?:come with|have|get|includ\w*|give)\b|\bcuantos minutos (?:trae|incluye|tiene|vienen)n?\b/u;

/** "3 things: price, setup time, and if it speaks portuguese": each of a list behind a colon. */
function listedQuestions(original: string, language: Hearing["language"], before: Before) {
  const list = /^[^:：]{0,40}[:：]\s*([^:：]+)$/u.exec(original)?.[1];
  if (!list || !/[,，、;；]/.test(list) || /\d{1,2}[:：]\d\d|@/.test(original)) return [];
  const pieces = list
    .split(/[,，、;；]|\s(?:and|y)\s|和|还有/iu)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const questions = pieces.map((piece): Question | undefined => {
    const { hearing, intent } = questionIn(hear(piece, language), before, false);
    return intent && isInforming(intent) && intent.score >= 1 ? { hearing, intent } : undefined;
  });
  const sure = questions.filter((one) => one !== undefined);
  return sure.length === pieces.length ? sure : [];
}

/** "Retainers thru lawpay?": the system behind a few words asks whether it can be used. */
function systemBehind({ things, words, text }: Hearing): string | undefined {
  const [thing, ...others] = things;
  const id = others.length === 0 && thing?.startsWith("integration:") && thing.split(":")[1];
  return id && words.length <= 4 && through.test(text) ? id : undefined;
}
const through = /^\W*(?:\p{L}+ )?\p{L}+ (?:thru|through|via|por|desde) \p{L}+\W*$/iu;

/** "What if i pay yearly": what each way to pay costs. */
const paysBy = ({ concepts, words, text }: Hearing): boolean =>
  concepts.size > 0 &&
  words.length <= 7 &&
  [...concepts].every((one) => one === "annual" || one === "monthly") &&
  /\b(?:if|and|what|how) (?:i|we|you|about) ?(?:pay|paid|paying|prepay|go|take|do|choose|billed?)\b|\b(?:y )?si (?:pago|pagamos|lo pago)\b|如果.{0,4}(?:付|交)/u.test(
    text,
  );

/** What some plans have and others have not. */
const inPlans: Concept[] = ["otp", "webChat", "extraNumber", "text"];
/** Jobs that need calls and messages going out. */
const outgoing = new Set<Concept>(["reminders", "outbound", "campaigns"]);

const planLanguages = companyTopics.find(({ id }) => id === "planLanguages");
/** "Does the cheap one do Spanish": a plan beside a language. */
const asksPlanLanguage = ({ concepts, text }: Hearing): boolean =>
  (["spanish", "chinese", "otherLanguage", "language"] as const).some((one) => concepts.has(one)) &&
  !concepts.has("speakIn") &&
  !/\bhow much\b|\bcu[aá]nto\b|多少钱|\d/u.test(text) &&
  ofAPlan.test(text);
const ofAPlan =
  /\b(?:cheap(?:est)?|small(?:est)?|basic|silver|gold|platinum|big(?:gest)?|expensive|lowest|starter) (?:one|plan|tier|package|option)s?\b|\b(?:(?:do|does|is|are|has|have|in|on|with|includes?) (?:\p{L}+ )?(?:basic|silver|gold|platinum))\b|\b(?:which|what|every|each|all|any) (?:the |of the |of your )?(?:plan|tier|package)s?\b|\b(?:el|plan) (?:m[aá]s )?(?:barato|econ[oó]mico|chico|b[aá]sico|basic|silver|gold|platinum)\b|\b(?:qu[eé]|cu[aá]l|todos los) plan(?:es)?\b|(?:最便宜的|基础|哪个|所有|每个|basic|silver|gold|platinum).{0,4}(?:套餐)?.{0,6}(?:西班牙语|中文|语言)/u;

/**
 * Reads the subject of a question, completed from earlier messages.
 * @param isWhole whether it is all of a message: a part of one may point back to the other parts.
 */
export function questionIn(
  own: Hearing,
  before: Before,
  isWhole = true,
): { hearing: Hearing; intent?: Intent } {
  if (planLanguages && asksPlanLanguage(own))
    return { hearing: own, intent: { kind: "topic", topic: planLanguages, score: 5 } };
  // "None of those plans fit us, do they": there is one without a printed price.
  if (fitsNone.test(own.text))
    return {
      hearing: { ...own, concepts: new Set<Concept>(["custom"]) },
      intent: { kind: "price", score: 6 },
    };
  // "Which plan has texting".
  const part = planThatHas.test(own.text) && inPlans.find((one) => own.concepts.has(one));
  const calls = planThatHas.test(own.text) && [...own.concepts].some((one) => outgoing.has(one));
  if (part || calls)
    return {
      hearing: { ...own, concepts: new Set<Concept>([part || "outbound"]) },
      intent: { kind: "price", score: 5 },
    };
  // "How many minutes does that come with", where no plan was spoken of: those of each.
  if (minutesOfIt.test(own.text) && !before.table.plan && plansIn(own).length === 0)
    return {
      hearing: { ...own, concepts: new Set<Concept>(["minutes", "howMany"]) },
      intent: { kind: "price", score: 4 },
    };
  const through = systemBehind(own);
  if (through) return { hearing: own, intent: { kind: "integration", id: through, score: 4 } };
  if (paysBy(own)) return { hearing: own, intent: { kind: "price", score: 4 } };
  const quits = asksToQuit(own.text) ? classify(own) : undefined;
  if (quits) return { hearing: own, intent: quits };
  const two = twoAtTheEnd(own.text);
  if (two.length > 0)
    return {
      hearing: {
        ...own,
        concepts: new Set<Concept>([...two, ...planParts.filter((one) => own.concepts.has(one))]),
      },
      intent: { kind: "price", score: 5 },
    };
  const { plans = [] } = before.table;
  const aspects = aspectsOfAll(own, before);
  if (plans.length > 1 && aspects.length > 0)
    return {
      hearing: { ...own, concepts: new Set<Concept>([...plans, ...aspects]) },
      intent: { kind: "price", score: 5 },
    };
  if (plans.length > 1 && compares.test(own.text) && plansIn(own).length === 0)
    return {
      hearing: { ...own, concepts: new Set<Concept>(plans) },
      intent: { kind: "price", score: 5 },
    };
  const plan = planMeant(own, before.table) ?? pricedBefore(own, before);
  const over = comparedWith(own, before.table.plan);
  if (over.length > 0)
    return {
      hearing: { ...own, concepts: new Set<Concept>(over) },
      intent: { kind: "price", score: 5 },
    };
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
    if (bare && continues.test(own.text) && own.words.length <= 6)
      for (const one of planParts) if (before.asked?.concepts.includes(one)) concepts.add(one);
    // "And the fee?" of a plan is what is paid at its start.
    if (asksFee(own.text) || setupAlone.test(own.text)) concepts.add("fee");
    if (asksSavings.test(own.text)) concepts.add("annual");
    if (agentsAlone.test(own.text)) concepts.add("agents");
    return { hearing: { ...own, concepts }, intent: { kind: "price", score: 5 } };
  }
  // "Is that per call", after a price: that price once more, with what it is for.
  const priced = before.asked?.concepts.some(
    (one) => money.includes(one) || planParts.includes(one),
  );
  const ofThatPrice = asksPerWhat.test(own.text) || asksSavings.test(own.text);
  if (priced && before.asked && ofThatPrice)
    return {
      hearing: { ...own, concepts: new Set<Concept>(before.asked.concepts) },
      intent: { kind: "price", score: 5 },
    };
  const bought = planWithIt.test(own.text.normalize("NFD").replace(/\p{M}/gu, "")) && before.asked;
  const inThem = bought && inPlans.find((one) => bought.concepts.includes(one));
  if (bought && (inThem || bought.concepts.some((one) => outgoing.has(one))))
    return {
      hearing: { ...own, concepts: new Set<Concept>([inThem || "outbound"]) },
      intent: { kind: "price", score: 5 },
    };
  // "We're on clio. Can we have it anyway": what was asked before, once more.
  const again = before.asked &&
    haveIt.test(own.text) && {
      ...own,
      concepts: new Set<Concept>(before.asked.concepts),
      things: new Set<string>(),
    };
  const asAgain = again && classify(again);
  if (again && asAgain && isInforming(asAgain)) return { hearing: again, intent: asAgain };
  const named = (namedNext.exec(own.text) ?? nameAlone.exec(own.text))?.[1];
  const spokeOfSystems =
    before.asked?.concepts.includes("works") === true ||
    before.asked?.things.some((one) => one.startsWith("integration:")) === true;
  const bare = [...own.concepts].every((one) => one === "yes");
  // "Open Dental" has a trade in its name.
  const asTrade =
    [...own.things].every((one) => one.startsWith("industry:")) &&
    /\p{L} \p{L}+[^s]\W*$/u.test(named ?? "");
  if (named && spokeOfSystems && bare && (own.things.size === 0 || asTrade))
    return {
      hearing: own,
      intent: { kind: "missing-integration", name: capital(named), score: 4 },
    };
  const first = isWhole && before.lines.length === 0;
  const follows = standsAlone(own, before) ? undefined : followUp(own, before.asked);
  const hearing = follows && classify(follows) ? follows : own;
  const heard = classify(hearing);
  const ofPlan = heard?.kind === "price" && plansIn(own).length > 0;
  // "Your stupid bot hung up on me": anger asks for nothing.
  const rants =
    !heard && own.concepts.has("hostile") && !clausesOf(own.text).some(({ asks }) => asks);
  const like =
    hearing === own && !ofPlan && !rants
      ? likeInstead(heard, own.spelled, {
          inTask: before.task !== undefined,
          first,
        })
      : undefined;
  const intent = ofOneTrade(like ?? heard, hearing, first);
  return intent ? { hearing, intent } : { hearing };
}

/** Somebody who is larger than every plan. */
const fitsNone =
  /\bnone of (?:those|these|them|your|the) (?:plans? |tiers? )?(?:fits?|works?|(?:is|are) (?:enough|big|large))\b|\b(?:too (?:big|large)|bigger|larger) (?:for|than) (?:(?:any|all) of )?(?:those|these|your|the) (?:plans|tiers)\b|\bninguno de (?:esos|los) planes (?:nos |me )?(?:sirve|alcanza|queda)\p{L}*|(?:这些|你们的)套餐都(?:不够|不合适)/iu;

/** Asks which plans something is in. */
const planThatHas =
  /\bcheapest (?:\p{L}+ )?(?:with|w\/?|that has|including)(?: |$)|\bm[aá]s barato (?:con|que tenga)\b|\b(?:which|what) (?:plan|tier|one|package)s? (?:has|have|includes?|comes? with|gives?|offers?|do(?:es)? (?:the )?)\b|\b(?:qu[eé]|cu[aá]l(?:es)?) (?:plan(?:es)? )?(?:tienen?|incluyen?|traen?|vienen? con)\b|哪个?些?套餐(?:有|包括|包含|带)/u;

/** "Can we have it anyway". */
const haveIt =
  /^\W*(?:(?:and|but|so|ok|then|y|pero)\W+)*(?:can|could) (?:we|i) (?:still |also )?(?:have|get|use|try|do) (?:it|that|one)(?: (?:anyway|too|still|as well|then|though|here))?\W*$|^\W*(?:y |pero )?(?:la|lo) (?:podemos|puedo) (?:tener|usar|probar)(?: igual| tambi[eé]n)?\W*$|^(?:那)?我们(?:也)?(?:能|可以)用吗/iu;

/** "Is that per call". */
const asksPerWhat =
  /^\W*(?:(?:and|so|wait|ok|y)\W+)*(?:(?:is|are) (?:that|it|those|they|this)|that'?s|es|eso es|son) (?:(?:for )?(?:per|by the|each|every|a)|por|al|cada) (?:call|minute|user|agent|person|month|year|text|office|line|llamada|minuto|usuario|agente|mes|a[nñ]o|mensaje|oficina|l[ií]nea)\b|^(?:那)?(?:这|那)?是(?:每|按)(?:通|个|次|分钟|月|人|条)/iu;

const continues = /^\W*(?:and|y|what about|how about|e|那|还有)(?![\p{L}])/iu;
const planParts: Concept[] = ["text", "minutes", "agents", "fee", "overage", "tokens"];
const tongues: Concept[] = ["language", "spanish", "chinese", "english", "otherLanguage"];

/** Asks for enough by itself; a language, unless languages were spoken of. */
function standsAlone(own: Hearing, { asked }: Before): boolean {
  if ((classify(own)?.score ?? 0) >= 3.5) return true;
  // "Does it text them": what the product does, whatever was spoken of.
  if (
    asksOfProduct.test(own.text) &&
    own.concepts.has("text") &&
    !asked?.concepts.some((one) => money.includes(one))
  )
    return true;
  // "Tell me about gold" after a question about languages asks nothing about them.
  if (planIn(own) && !money.some((one) => asked?.concepts.includes(one))) return true;
  const spoken = tongues.some((one) => own.concepts.has(one));
  return spoken && !tongues.some((one) => asked?.concepts.includes(one));
}

/**
 * The questions of a message, each to be answered: of several sentences each that asks, else the
 * message as a whole.
 */
export function questionsIn(
  original: string,
  whole: { hearing: Hearing; intent?: Intent },
  before: Before,
): Question[] {
  const listed = listedQuestions(original, whole.hearing.language, before);
  if (listed.length > 1) return listed.slice(0, most);
  const found: Question[] = [];
  let { table } = before;
  const clauses = clausesOf(original);
  const asking = clauses.filter(({ asks }) => asks).length;
  let byItself = false;
  for (const [at, { text, asks }] of clauses.entries()) {
    const heard = hear(text, whole.hearing.language);
    const { hearing, intent } = questionIn(heard, { ...before, table }, clauses.length === 1);
    const plan = planIn(hearing);
    // "The second one, how many agents": the rest is asked of that one alone.
    const chosen = clauses.length > 1 && heard.words.length <= 4 && planMeant(heard, table);
    if (chosen) table = { plan: chosen };
    else if (plan) table = { ...table, plan };
    const answered = intent && (isInforming(intent) || intent.kind === "certificate");
    if (!intent || !answered || intent.score < 1.5) continue;
    const named = intent.kind === "integration";
    const asked = clauses[at - 1];
    const alsoAsked =
      alsoTold.test(text) && asked !== undefined && (asked.asks || indirect.test(asked.text));
    // "You sound like a toaster. Price. Now.": a word for money asks by itself.
    const alone = !asks && heard.concepts.has("price") && heard.words.length <= 2;
    byItself ||= alone;
    if (asks || alsoAsked || alone || named || indirect.test(text)) found.push({ hearing, intent });
  }
  // "We're on MyCase. Heard there's a trial": what a firm has is told, and not asked.
  const told = clauses.filter(({ text, asks }) => !asks && ofOurs.test(text));
  const toldThings = new Set(
    told.flatMap(({ text }) => [...hear(text, whole.hearing.language).things]),
  );
  // "Pero yo no uso mycase": a system that somebody has not got is not asked for.
  const without = new Set(
    clauses.flatMap(({ text, asks }) =>
      !asks && hasNot.test(text) ? [...hear(text, whole.hearing.language).things] : [],
    ),
  );
  const isDenied = ({ intent }: Question) =>
    intent.kind === "integration" && without.has(`integration:${intent.id}`);
  const isTold = ({ intent }: Question) =>
    (intent.kind === "integration" &&
      !pointsBack.test(original) &&
      toldThings.has(`integration:${intent.id}`)) ||
    (intent.kind === "industry" && toldThings.has(`industry:${intent.slug}`));
  const main =
    whole.intent && isInforming(whole.intent)
      ? { hearing: whole.hearing, intent: whole.intent }
      : undefined;
  // "And if it misses one? Who's liable": the first half by itself would ask something else.
  const meant = main ? found.filter((one) => !isForeign(one, main)) : found;
  const own = meant.filter((one) => !isTold(one) && !isGeneral(one));
  const sayIt = own.length > 0 && (found.some(isTold) || (main !== undefined && isTold(main)));
  const several = (sayIt ? own : meant).filter(
    (one, at, all) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  );
  // "The cheapest, how much": the price of that one, and not the whole list.
  const ofOnePlan = several.some((one) => one.intent.kind === "price" && planIn(one.hearing));
  const distinct = several.filter(({ intent, hearing }) => {
    const list = intent.kind === "price" && !planIn(hearing) && hearing.words.length <= 3;
    return !(ofOnePlan && list && [...hearing.concepts].every((one) => one === "price"));
  });
  const [only] = distinct;
  // "Back to it. How many texts are included?": the sentence that asks says it best.
  const sole = distinct.length === 1 && only && asking === 1 && clauses.length > 1;
  const better =
    sayIt ||
    (byItself && asking === 0 && main?.intent.kind !== "price") ||
    (sole && only && saysBetter(only, main));
  // "And the first, how many agents": one plan is meant, whatever a half of it names.
  const ofOne =
    main?.intent.kind === "price" &&
    plansIn(main.hearing).length === 1 &&
    plansIn(hear(original, whole.hearing.language)).length === 0 &&
    distinct.every(({ intent }) => intent.kind === "price") &&
    whole.hearing.words.length <= 8;
  const clearer = distinct.length === 1 && better && !ofOne;
  // Of a certificate alone a person is offered.
  const answered = distinct.every(({ intent }) => intent.kind === "certificate") ? [] : distinct;
  if (main && isDenied(main)) return answered.filter((one) => !isDenied(one));
  const chosen =
    main && ofOne ? [main] : answered.length > 1 || !main || clearer ? answered : [main];
  const heard = whole.hearing;
  const earlier = pointsAtSystems.test(original) && lastLineOf(before);
  if (earlier) {
    const named = hear(earlier, heard.language);
    const of: Hearing = { ...heard, things: named.things };
    const asked = chosen[0] ?? main;
    const ids = [...named.things].filter((one) => one.startsWith("integration:"));
    if (asked && ids.length > 0) {
      const first: Question = {
        hearing: of,
        intent: { kind: "integration", id: ids[0]?.split(":")[1] ?? "", score: 4 },
      };
      return withSystems(withEachThing([first], of), earlier, of).slice(0, most);
    }
  }
  return withSystems(withEachThing(chosen, heard), original, heard).slice(0, most);
}

/** "So does it hook into those": the systems of the line before. */
const pointsAtSystems =
  /\b(?:hook(?:s|ed)? (?:in)?to|works? with|connects? (?:to|with)|integrates? with|syncs? with|talks? to|plugs? into|handles?|supports?|do|does) (?:those|them|both|these|all (?:of them|three)|either)\b|\b(?:funciona|se conecta|conecta|trabaja|sirve)n? con (?:esos|esas|ellos|ellas|los dos|ambos|eso)\b|(?:能|可以)?(?:连|对接|接|支持)(?:它们|这些|那些|这两个)/iu;
const lastLineOf = ({ lines }: Before): string | undefined =>
  lines.findLast(({ who }) => who === "visitor")?.text;

/** Whether the sentence that asks says better than the whole message what is asked. */
function saysBetter(sentence: Question, whole: Question | undefined): boolean {
  if (!whole || isClear(whole)) return !whole || keyOf(whole) === keyOf(sentence);
  return sentence.intent.score >= whole.intent.score || isClear(sentence);
}

/** "Is this for us", "does your thing work with it": about what was told. */
const general = new Set(["what", "industries", "integrations", "howManyIntegrations", "law"]);
const isGeneral = ({ intent }: Question) => intent.kind === "topic" && general.has(intent.topic.id);

/** Asks without the form of a question: "heard there's a trial". */
const indirect =
  /^\W*(?:(?:oiga|oye|pues|y|hola|solo|nom[aá]s)\W+)*(?:quiero|quisiera|quer[ií]a|necesito|me gustar[ií]a) saber\b|^\W*(?:i |we |my \p{L}+ |he |she )?(?:(?:just )?(?:heard|saw|read)|(?:am |was )?(?:curious|wondering)|want(?:s|ed)? to know|need to know|would like to know)\b/iu;
/** "We run on Clio. Does it work with it": what was told is asked about. */
const pointsBack =
  /\b(?:with|to|into|in|see|use|read|reach|open|access|update) (?:it|that|this|them)\b|\b(?:work|integrate|connect|sync)s?\b/iu;
/** "Tell me the price, and if it works with MyCase". */
const alsoTold =
  /^(?:if|whether|si) (?:it|you|u|the|they|this|that|se|funciona|tienen|hablan|esto)\b|^si (?:(?:me|le|les|lo|la|nos) )?\p{L}{3,}n(?!\p{L})/iu;
/** What somebody does not have. */
const hasNot =
  /\b(?:do(?:n'?t| not)|not|never|no longer) (?:use|have|own|run|work with|on)\b|(?<!\p{L})(?:no|ya no) (?:uso|usamos|tengo|tenemos|trabaj\p{L}+ con)(?!\p{L})|(?:没|不)(?:用|有)/iu;
/** What somebody does or has. */
const ofOurs =
  /^\W*(?:(?:hi|hey|hello|so|ok|well)\W+)*(?:we|i|our|my|im|hola|somos|soy|usamos|tenemos|estamos)(?![\p{L}])|^我们?(?:是|用|有|开)/iu;

/** The same question in other words has the same key. */
function keyOf({ hearing, intent }: Question): string {
  switch (intent.kind) {
    case "topic":
      return `topic ${intent.topic.id}`;
    case "integration":
      return `integration ${intent.id}`;
    case "industry":
      return `industry ${intent.slug}`;
    case "price":
      return `price ${[...hearing.concepts].sort().join(" ")}`;
    default:
      return intent.kind;
  }
}

/** The languages a visitor can ask for by name. */
const named: [concept: "english" | "spanish" | "chinese", Language][] = [
  ["english", "en"],
  ["spanish", "es"],
  ["chinese", "zh"],
];

/** The language that a message asks to be answered in. */
export const languageWanted = ({ concepts }: Hearing): Language | undefined =>
  concepts.has("speakIn") ? named.find(([concept]) => concepts.has(concept))?.[1] : undefined;
