import { integrations } from "#content/integrations.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import type { Topic } from "#content/receptionist/topic.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import { rememberingOf } from "#server/receptionist/hearing/remembering.ts";
import { volumeIn } from "#server/receptionist/hearing/volume.ts";
import { namesTrial } from "./asked-on-context.ts";
import { linksTo } from "./links-to.ts";
import { formOf, wantsWares } from "./question-form.ts";

/** All that a plan holds, or all that is paid beside it. */
export type PricePart = "contents" | "onTop";

/** The intent of a message. */
export type Intent =
  | { kind: "topic"; topic: Topic; score: number }
  | { kind: "price"; score: number; of?: PricePart }
  | { kind: "integration"; id: string; score: number }
  | { kind: "missing-integration"; name: string; score: number }
  | { kind: "industry"; slug: string; score: number }
  | { kind: "certificate" | "unknown"; score: number }
  | { kind: "off-topic" | "book" | "message" | "person" | "plan" | "phone"; score: number }
  | { kind: "greet" | "thanks" | "aside" | "language" | "repeat" | "more"; score: number };

const topics: readonly Topic[] = [...companyTopics, ...productTopics];

/** Words that accompany many questions and decide few. */
const light = new Set<Concept>([
  "what",
  "language",
  "works",
  "data",
  "text",
  "minutes",
  "plans",
  "monthly",
  "howMany",
  "trade",
  "person",
  "inbound",
  "company",
  "emails",
  "setup",
]);
const weight = (concept: string) =>
  concept.startsWith("@") ? 2 : light.has(concept as Concept) ? 1.5 : 2;

export const planNames: Concept[] = ["basic", "silver", "gold", "platinum"];
export const money: Concept[] = [
  "price",
  "plans",
  ...planNames,
  "custom",
  "monthly",
  "annual",
  "fee",
  "overage",
  "minutes",
  "agents",
  "tokens",
  "extraNumber",
  "otp",
  "webChat",
];

/** Actions by the words that ask for them; earlier ones win a tie. */
const actions: [Intent["kind"], Concept[][]][] = [
  [
    "message",
    [["message"], ["message", "person"], ["message", "book"], ["message", "emailAddress"]],
  ],
  [
    "plan",
    [
      ["recommend"],
      ["recommend", "law"],
      ["recommend", "law", "trade"],
      ["recommend", "trade"],
      ["recommend", "plans"],
      ["volume"],
      ["volume", "minutes"],
      ["recommend", "price"],
      ["recommend", "minutes"],
    ],
  ],
  ["book", [["book"], ["book", "person"], ["book", "phoneNumber"], ["book", "stop"]]],
  ["phone", [["phoneNumber"], ["phoneNumber", "contact"], ["phoneNumber", "company"]]],
  ["person", [["person"], ["person", "phoneNumber"], ["person", "contact"]]],
];

const arithmetic = /\d\s*(times|plus|minus|divided by|por|mas|menos|[x*+/×÷乘加减除])\s*\d/;
/** "24/7", "12/25/2026". */
const dates = /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g;

/** Decides what a message is about: the intent whose words explain most of it. */
export const classify = rememberingOf((hearing: Hearing): Intent | undefined => {
  const found = [...candidates(hearing)].sort((a, b) => b.score - a.score);
  const [best] = found;
  const sums = !hearing.concepts.has("book") && arithmetic.test(hearing.text.replace(dates, " "));
  // "Set up a call, mornings are out, I'm a baker": a wish beside it is no errand of another kind.
  const person = best?.kind === "person" || callWished.test(hearing.text);
  if ((hearing.concepts.has("offTopic") || sums) && (best?.score ?? 0) <= 2 && !person)
    return { kind: "off-topic", score: sums ? 4 : 2 };
  return best ?? courtesy(hearing);
});

/** "Good for a dog groomer": a trade by its name, and whether it fits. */
const fitsTrade =
  /\b(?:good|fits?|made|useful|suitable|any use|right|sirve|bueno) (?:for|para) (?:an? |my |our |the |un |una |mi )/u;
const industries = topics.find(({ id }) => id === "industries");

/** "Can we just go month by month". */
const paysByMonth =
  /\b(?:can|could|may|do|is|what if|rather|prefer|just)\b.{0,24}\b(?:month[- ](?:by|to)[- ]month|monthly|(?:a|one) month at a time|by the month)\b|\b(?:puedo|podemos|se puede|prefiero|mejor)\b.{0,24}\b(?:mes (?:a|por|con) mes|de mes en mes|mensual(?:mente)?|por mes)\b|(?:能|可以|可不可以|想).{0,6}(?:按月|月付|一个月一个月)/iu;

/** "Pay over the phone", "pagan por teléfono", "接西班牙语电话": the way, and not the number. */
const byPhone =
  /\b(?:over|by|on|through) (?:the )?(?:tele)?phone\b(?! instead)|\b(?:answer|pick up|cover|handle|take)\w* (?:the |my |our )?phones?\b|\bphones\b|\bpor tel[eé]fono\b|\b(?:atiend|contest|respond|levant|agarr|cog)\p{L}* (?:el |los |mi |nuestro )?tel[eé]fonos?\b|接[^，。？?]{1,6}电话/u;
const asksNumber = /\b(?:number|n[uú]mero)\b|号码|多少/u;

/** "Which plans do you have": the list, and no recommendation. */
const plansOffered =
  /\b(?:what|which) (?:kinds? of |sorts? of )?(?:plans|packages|tiers) (?:do|are|have|exist|can)\b|\bwhat are (?:your|the) (?:plans|packages|tiers)\b|\bqu[eé] (?:planes|paquetes) (?:tienen|hay|ofrecen|manejan)\b|有(?:哪些|什么|几种|哪几种)(?:套餐|方案)/u;
/** "How many minutes does each have". */
const ofEachPlan =
  /\bhow many (?:minutes|mins?|agents) (?:does|do|are|come|comes|is|in|with)\b.{0,16}\b(?:each|every|all|them|they)\b|\bcu[aá]nt[oa]s (?:minutos|agentes) (?:trae|tiene|incluye)n? cada\b|(?:每个|各个?)(?:套餐|方案)?.{0,6}(?:多少|几)(?:分钟|个智能体)/u;

/** "What does this cost for a law firm": a price, whatever stands beside it. */
export const namesPrice =
  /\b(?:what|how much) (?:does|do|would|will|is|are) (?:it|this|that|you|the (?:price|cost)s?|your (?:price|rate)s?)\b.{0,12}\b(?:cost|charge|run|price)|\bwhat['’]?s (?:it|this|that) (?:gonna |going to )?(?:cost|run)\b|\b(?:how much|costs?) for (?:an? |my |our |the |one |\d|solo|small)|\b(?:prices?|pricing) for\b|\b(?:tell|give|know|what'?s|what is) (?:me |us )?(?:the |your )(?:price|pricing|cost|rate)s?\b(?! (?:chang|increas|go))|\bcu[aá]nto (?:cuesta|sale|cobran|vale)\b/iu;

/** "Can it answer calls in Chinese" asks for no other language here. */
const answersCalls =
  /\b(?:answer|take|pick up|handle)s? (?:the |my |our )?(?:calls?|phones?)\b|\bcontest\p{L}* (?:las |mis )?llamadas\b|接(?:听|病人|客户|客人)?的?(?:电话|来电)/u;

/** "Is this thing actually a real person or what", "am I talking to somebody". */
const asksIfPerson =
  /\b(?:(?:are|r) (?:you|u)|is (?:this|it|that)(?: (?:thing|chat|bot|voice))?)(?: (?:actually|really|even|just|like|an?|some|kind|of))* (?:(?:real|live|actual|human|flesh)\b.{0,12})?(?:persons?|humans?|people|somebody|someone)\b|\bam i (?:really |actually |even )?(?:talking|speaking|chatting|typing|writing) (?:to|with) (?:an? |some )?(?:real |live |actual |human )*(?:persons?|humans?|people|somebody|someone)\b/u;
const robot = topics.find(({ id }) => id === "robot");

const callWished =
  /\b(?:set ?up|schedule|arrange|book|do|have|get on|hop on|jump on) (?:an? |the )?(?:quick |short |intro |phone |video )*(?:call|demo|meeting|chat)\b/u;

function* candidates(hearing: Hearing): Generator<Intent> {
  const { concepts, things } = hearing;
  const form = formOf(hearing.text);
  if (form) yield form;
  const manner = byPhone.test(hearing.text) && !asksNumber.test(hearing.text);
  const has = (concept: Concept) => concepts.has(concept) && !(manner && concept === "phoneNumber");
  const volume = volumeIn(hearing);
  if (
    has("speakIn") &&
    hearing.words.length < 9 &&
    !has("clients") &&
    !answersCalls.test(hearing.text)
  )
    yield { kind: "language", score: 6 };
  if (robot && asksIfPerson.test(hearing.text)) yield { kind: "topic", topic: robot, score: 6 };
  if (has("certificate")) yield { kind: "certificate", score: 5 };
  // A year in advance costs less: that much is known.
  if (has("discount") && has("annual")) yield { kind: "price", score: 5 };
  // "Gold if i pay by the month": what it costs so, and not by what means it is paid.
  const waysOfPlan = planNames.some(has) && (has("monthly") || has("annual"));
  const byMeans = has("payMethod") && !waysOfPlan;
  if (has("discount") || has("refund") || byMeans || has("notSaid"))
    yield { kind: "unknown", score: 4.5 };
  // "Five people call at once" tells no volume.
  const atOnce = has("atOnce") && !has("volume");
  if (
    (volume.calls && !atOnce) ||
    (volume.minutes && (has("plans") || has("recommend") || has("volume"))) ||
    (volume.minutes &&
      volume.minutes >= 100 &&
      has("price") &&
      !has("overage") &&
      !planNames.some(has))
  )
    yield { kind: "plan", score: 6 };
  for (const [kind, rows] of actions)
    for (const row of rows) if (row.every(has)) yield { kind, score: sum(row) } as Intent;
  // "Train it on our price sheet" asks for no price.
  const heardMoney = has("train") ? [] : money.filter(has);
  const named = planNames.some(has);
  const byMonth =
    has("monthly") &&
    concepts.size <= 2 &&
    !volume.calls &&
    !volume.minutes &&
    paysByMonth.test(hearing.text);
  if (byMonth) yield { kind: "price", score: 4 };
  if (plansOffered.test(hearing.text) || ofEachPlan.test(hearing.text))
    yield { kind: "price", score: 5 };
  if (
    heardMoney.length > 0 &&
    (has("price") ||
      named ||
      heardMoney.some((one) => one !== "monthly" && one !== "minutes") ||
      (has("minutes") && hearing.words.length <= 3 && concepts.size === 1))
  )
    yield {
      kind: "price",
      score:
        sum(heardMoney) +
        (has("text") && (named || has("price")) ? 2 : 0) +
        (has("law") && namesPrice.test(hearing.text) ? 3 : 0),
    };
  if (has("trade") && fitsTrade.test(hearing.text) && industries && !anyThing(things, "industry"))
    yield { kind: "topic", topic: industries, score: 3.5 };
  yield* thingCandidates(hearing);
  for (const topic of topics) {
    const rows = topic.when.filter((row) =>
      row.every((word) =>
        word === "@integration"
          ? anyThing(things, "integration")
          : word === "@industry"
            ? anyThing(things, "industry")
            : has(word),
      ),
    );
    const best = Math.max(0, ...rows.map(sum));
    if (best > 0) yield { kind: "topic", topic, score: best };
  }
}

/** "Plug into open dental": a system that has a trade in its name. */
const namedSystem =
  /\b(?:plug|hook|tie|integrate|connect|sync|link|conecta\w*|integra|sincroniza)s?\b.{0,10}\b(?:to|into|with|con|a) (?!(?:my|our|the|your|an?|their|any|all|existing|other|mi|mis|nuestr[oa]s?|el|la|los|las) )(\p{L}+ (?!\p{L}*s\b|practice|office|clinic|software|system|firm|shop|company|crm|calendar|and|or)\p{L}+)\W*$/u;
/** "Do you work for doctors' offices". */
const servesTrade =
  /\b(?:do|does|can|could|will|would) (?:you|u|it|this|farline|y'?all)\b.{0,16}\b(?:work (?:for|with)|serve|support|help|suit|deal with)\b|\b(?:trabajan?|sirven?|atienden) (?:para|con|a) \p{L}/u;

function* thingCandidates(hearing: Hearing): Generator<Intent> {
  const { concepts, things } = hearing;
  const integration = anyThing(things, "integration");
  if (integration) {
    // "Is there a trial with Clio": the trial is asked for.
    const alone =
      !namesTrial.test(hearing.text) &&
      (concepts.size === 0 ||
        concepts.has("works") ||
        concepts.has("crm") ||
        isPlaceOfWork(integration, hearing));
    yield { kind: "integration", id: integration, score: alone ? 4 : 1.8 };
  } else if (concepts.has("works") && !concepts.has("law") && !anyThing(things, "industry")) {
    const name = unknownName(hearing);
    // "Zorptech crm": the kind of system beside its name tells no more.
    if (name) yield { kind: "missing-integration", name, score: concepts.has("crm") ? 5 : 3.5 };
  }
  const industry = anyThing(things, "industry");
  const system =
    industry && !integration && concepts.has("works") && namedSystem.exec(hearing.text)?.[1];
  if (system)
    yield {
      kind: "missing-integration",
      name: system.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase()),
      score: 3.6,
    };
  // Attorneys have a page of their own, and a topic.
  if (industry && industry !== "attorneys" && !wantsWares.test(hearing.text))
    yield {
      kind: "industry",
      slug: industry,
      // "I run a clinic, what are the prices": what it costs is asked.
      score:
        !concepts.has("price") && (concepts.has("trade") || servesTrade.test(hearing.text))
          ? 3.5
          : 1.9,
    };
}

function anyThing(things: ReadonlySet<string>, kind: string): string | undefined {
  for (const thing of things) if (thing.startsWith(`${kind}:`)) return thing.slice(kind.length + 1);
  return undefined;
}

/** "Put it in Google Calendar", "send it to Slack": the system is what is asked about. */
function isPlaceOfWork(id: string, { text }: Hearing): boolean {
  const name = integrations.find((one) => String(one.id) === id)?.name.toLowerCase() ?? "";
  const before = text.slice(0, Math.max(0, text.indexOf(name.split(" ")[0] ?? name)));
  return /\b(?:in|into|to|with|from|via|through|using|on|en|a|con) (?:(?:my|our|the|mi|nuestro|el) )?$/u.test(
    before,
  );
}

/** Words that are no product's name. */
const nobody =
  /^(?:some|any|no|every)(?:body|one|thing)$|^(?:one|them|him|her|you|this|that|those|these|each|other|yours|ours|mine|both|either|ambos|(?:patient|client|caller|customer|tenant|guest)s?|staff|person|people|human|alguien|nadie|it|us|me)$/;

/** Finds an unknown word after "with": most likely a product's name. */
function unknownName({ text, rest }: Hearing): string | undefined {
  const after = new RegExp(
    `(?:with|${linksTo}|into|w\\/|we(?:['’]?re| are) on|(?:we|i) use|using|con|usamos|和|与|跟)\\s*([\\p{L}\\d][\\p{L}\\d.&-]*)`,
    "gu",
  );
  for (const [, word = ""] of text.matchAll(after)) {
    const bare = word
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[^\p{L}\d]/gu, "");
    if (rest.includes(bare) && !nobody.test(bare))
      return word.charAt(0).toUpperCase() + word.slice(1);
  }
  return undefined;
}

/** "Help", and nothing else: what can be asked is told. */
const asksHelp =
  /^\W*(?:(?:can you|i need|please|pls|some) )*(?:help(?: me| us)?|ayuda|ay[uú]deme)(?: please| pls| por favor)?\W*$|^(?:帮帮我|帮助|帮忙)[。！]?$/u;

function courtesy({ concepts, text }: Hearing): Intent | undefined {
  // "Can I downgrade later" says no goodbye.
  if (concepts.has("thanks") && !opensQuestion(text)) return { kind: "thanks", score: 1 };
  if (concepts.has("repeat")) return { kind: "repeat", score: 1 };
  if (concepts.has("more")) return { kind: "more", score: 1 };
  if (concepts.has("greeting") || asksHelp.test(text)) return { kind: "greet", score: 1 };
  return undefined;
}

const sum = (row: readonly string[]) => row.reduce((total, one) => total + weight(one), 0);
