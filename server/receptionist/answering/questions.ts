import type { Concept } from "#content/receptionist/heard.ts";
import type { Language } from "#contract/receptionist.ts";
import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { askingClauses } from "./asking-clauses.ts";
import { asksOfProduct } from "./asks-of-product.ts";
import type { Intent } from "./classify.ts";
import { withEachThing, withSystemOfTrial, withSystems, withSystemTold } from "./each-system.ts";
import { withItsSubject } from "./elliptic-clause.ts";
import { listedQuestions } from "./listed-questions.ts";
import { isClear, isForeign } from "./meant-alone.ts";
import { planMeant } from "./plan-reference.ts";
import { type Before, planIn, plansIn } from "./plans-spoken-of.ts";
import { pricesTogether } from "./prices-together.ts";
import { isInforming, type Question, questionIn } from "./question-in.ts";

/** Questions of one message that are answered at most. */
const most = 3;
/** Of a list that is told as one: "5 quick questions: …". */
const mostListed = 6;

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
  if (listed.length > 1) return listed.slice(0, mostListed);
  const found: Question[] = [];
  let { table } = before;
  const clauses = askingClauses(original, whole.hearing.language, before);
  const asking = clauses.filter(({ asks }) => asks).length;
  const earlier: Concept[] = [];
  let byItself = false;
  const left: Question[] = [];
  let subject: string | undefined;
  let told: Hearing | undefined;
  for (const [at, { text: said, asks: asksItself }] of clauses.entries()) {
    const text = asking > 0 ? withItsSubject(said, subject, clauses[at + 1]?.text) : said;
    const asks = asksItself || text !== said;
    subject = text.startsWith("can it ") ? text : said;
    const heard = hear(text, whole.hearing.language);
    // "How much on platinum, and on gold": what follows goes on with what stands before it.
    const last = found.at(-1)?.hearing ?? told;
    const asked = last ? { concepts: [...last.concepts], things: [...last.things] } : before.asked;
    const { hearing, intent } = questionIn(
      heard,
      { ...before, table, beside: earlier, ...(asked && { asked }) },
      clauses.length === 1,
    );
    earlier.push(...heard.concepts);
    const plan = planIn(hearing);
    // "The second one, how many agents": the rest is asked of that one alone.
    const chosen = clauses.length > 1 && heard.words.length <= 4 && planMeant(heard, table);
    if (chosen) table = { plan: chosen };
    else if (plan) table = { ...table, plan };
    const answered = intent && (isInforming(intent) || intent.kind === "certificate");
    const ofProduct = asks && asksOfProduct.test(text);
    if (intent?.kind === "unknown" && ofProduct) left.push({ hearing, intent });
    if (!intent || !answered || intent.score < 1.5) continue;
    const named = intent.kind === "integration";
    const previous = clauses[at - 1];
    // "And the free two weeks, do we get that": what is named right before is meant.
    told =
      !asks && nameOnly.test(text) && intent.kind === "topic" && !isGeneral({ hearing, intent })
        ? hearing
        : undefined;
    // "Which plan for 40 calls a day, urgent care clinic": the trade is told beside the question.
    if (
      intent.kind === "industry" &&
      previous?.asks &&
      !ofOurs.test(text) &&
      !opensQuestion(text) &&
      !original.includes(`${said}?`) &&
      !found.some(({ intent }) => ofTrades(intent))
    )
      continue;
    const alsoAsked =
      alsoTold.test(text) &&
      previous !== undefined &&
      (previous.asks || indirect.test(previous.text));
    // "You sound like a toaster. Price. Now.": a word for money asks by itself.
    const most = plansIn(heard).length > 0 ? 4 : 2;
    const alone = !asks && heard.concepts.has("price") && heard.words.length <= most;
    byItself ||= alone;
    if (asks || alsoAsked || alone || named || indirect.test(text)) found.push({ hearing, intent });
  }
  // "We're on MyCase. Heard there's a trial": what a firm has is told, and not asked.
  const toldOfOurs = clauses.filter(({ text, asks }) => !asks && ofOurs.test(text));
  const toldThings = new Set(
    toldOfOurs.flatMap(({ text }) => [...hear(text, whole.hearing.language).things]),
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
  // "So what then, if you don't have it": the whole of it is about that system.
  const unlisted = meant.some(isUnlisted);
  const own = meant.filter((one) => !isTold(one) && !isGeneral(one));
  const sayIt = own.length > 0 && (found.some(isTold) || (main !== undefined && isTold(main)));
  const several = (sayIt || unlisted ? own : meant).filter(
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
  const lineBefore = pointsAtSystems.test(original) && lastLineOf(before);
  if (lineBefore) {
    const named = hear(lineBefore, heard.language);
    const of: Hearing = { ...heard, things: named.things };
    const asked = chosen[0] ?? main;
    const ids = [...named.things].filter((one) => one.startsWith("integration:"));
    if (asked && ids.length > 0) {
      const first: Question = {
        hearing: of,
        intent: { kind: "integration", id: ids[0]?.split(":")[1] ?? "", score: 4 },
      };
      return withSystems(withEachThing([first], of), lineBefore, of).slice(0, most);
    }
  }
  const together = pricesTogether(chosen, original, heard.language);
  const ofTrial = withSystemOfTrial(together, heard);
  const each = withSystems(withEachThing(ofTrial, heard), original, heard);
  const all = withSystemTold(each, heard).slice(0, most);
  // "Does it freeze memberships and speak spanish": that one of them is not known is said too.
  const [open] = left;
  return all.length > 0 && open && !all.some(({ hearing }) => hearing.text === open.hearing.text)
    ? [...all, open]
    : all;
}

/** "And the free 2 weeks thing": a thing, and nothing told of it. */
const nameOnly =
  /^\W*(?:(?:and|so|but|ok|about|y|pero)\W+)*(?:the|that|this|your|el|la|lo de|ese|esa)\s/iu;

/** Whether a trade is asked about, or all of them. */
export const ofTrades = (intent: Intent): boolean =>
  intent.kind === "industry" || (intent.kind === "topic" && tradeTopics.has(intent.topic.id));
const tradeTopics = new Set(["industries", "law"]);

/** "So does it hook into those": the systems of the line before. */
const pointsAtSystems =
  /\b(?:hook(?:s|ed)? (?:in)?to|works? with|connects? (?:to|with)|integrates? with|syncs? with|talks? to|plugs? into|handles?|supports?|do|does) (?:those|them|both|these|all (?:of them|three)|either)\b|\b(?:funciona|se conecta|conecta|trabaja|sirve)n? con (?:esos|esas|ellos|ellas|los dos|ambos|eso)\b|(?:能|可以)?(?:连|对接|接|支持)(?:它们|这些|那些|这两个)/iu;
const lastLineOf = ({ lines }: Before): string | undefined =>
  lines.findLast(({ who }) => who === "visitor")?.text;

/** Whether the sentence that asks says better than the whole message what is asked. */
function saysBetter(sentence: Question, whole: Question | undefined): boolean {
  // "我用中文说吧，你们和 Salesforce 能对接吗": one system says more than all of them.
  if (sentence.intent.kind === "integration" && whole && isGeneral(whole)) return true;
  // "I'm a plumber, just me and my nephew. How much is this thing": it stands by itself.
  const { kind } = sentence.intent;
  if (!whole || kind === "industry" || (kind === "price" && isClear(sentence))) return true;
  if (isClear(whole)) return keyOf(whole) === keyOf(sentence);
  return sentence.intent.score >= whole.intent.score || isClear(sentence);
}

/** "Is this for us", "does your thing work with it": about what was told. */
const general = new Set(["what", "industries", "integrations", "howManyIntegrations", "law"]);
const isGeneral = ({ intent }: Question) => intent.kind === "topic" && general.has(intent.topic.id);

const isUnlisted = ({ intent }: Question) =>
  intent.kind === "topic" && intent.topic.id === "notListed";

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
export const languageWanted = ({ concepts, text }: Hearing): Language | undefined =>
  concepts.has("speakIn") && !ofAgent.test(text)
    ? named.find(([concept]) => concepts.has(concept))?.[1]
    : undefined;

/** "Can it answer in Chinese": asks what callers get, and not for this conversation. */
const ofAgent =
  /\b(?:can|does|do|will|would|could) (?:it|he|she|they|your (?:ai|agent|bot)|the (?:ai|agent|bot|thing|system|receptionist)|this(?: thing)?)(?: \w+){0,2} (?:answer|continue|switch|go on)\b/;
/** "Most of the people who call us talk Spanish". */
export const ofCallers =
  /\b(?:people|callers?|customers?|clients?|patients?|guests?|tenants?|folks|most of them)\b[^.?!]{0,30} (?:talk|speak)s? (?:only |mostly |mainly )?(english|spanish|chinese)\b/;
